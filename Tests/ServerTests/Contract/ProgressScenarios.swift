import Contract
import Foundation
import HTTPTypes
import TestSupport
import Training

extension Scenario {
    static let progress: [Scenario] = [
        Scenario("progress") { stage in
            let kit = stage.kit
            let (bench, row) = (kit.exercise("bench_press_barbell"), kit.exercise("bent_over_row_barbell"))
            try await stage.get("/v1/today")
            try await stage.get("/v1/analytics/adherence?from=2026-11-01")
            for (number, days) in [21, 14, 7].enumerated() {
                let start = kit.clock.now().adding(seconds: Int64(-days) * 86_400)
                _ = try await kit.post(
                    "/v1/sessions",
                    #"{"id":"01900000-0000-7000-8000-0000000000e\#(number)","title":"Push","started_at":"\#(start.text)","#
                        + #""ended_at":"\#(start.adding(seconds: 3_600).text)","exercises":["#
                        + #"{"exercise_id":"\#(bench)","sets":[{"weight":\#(60 + number * 5),"reps":8},{"weight":60,"reps":8}]},"#
                        + #"{"exercise_id":"\#(row)","sets":[{"weight":50,"reps":10}]}]}"#)
            }
            try await stage.get("/v1/today")
            try await stage.get("/v1/analytics/weekly-stats?from=2026-11-02&to=2026-11-18")
            try await stage.get("/v1/analytics/muscle-series?muscle=chest&from=2026-11-02&to=2026-11-18")
            try await stage.get("/v1/analytics/features")
            try await stage.get("/v1/analytics/records?limit=1")
            try await stage.get("/v1/analytics/adherence?from=2026-11-01")
            try await stage.get("/v1/analytics/recovery")
            try await stage.get("/v1/analytics/objectives")
            try await stage.get("/v1/exercises/\(bench)/e1rm")
            try await stage.get("/v1/analytics/weekly-stats?from=soon")
            try await stage.get("/v1/analytics/weekly-stats?from=2026-11-18&to=2026-11-02")
            try await stage.get("/v1/analytics/weekly-stats?from=1990-01-01")
            try await stage.get("/v1/analytics/muscle-series")
            try await stage.get("/v1/analytics/muscle-series?muscle=wing")
            try await stage.get("/v1/exercises/01900000-0000-7000-8000-000000000abc/e1rm")
        }
    ]
}
