import HTTPTypes
import TestSupport
import Testing
import Training

/// Lifts that move the body, estimated with it.
struct BodyMaxTests {
    @Test func aBodyWeightOfBeforeIsCountedInAtOnce() async throws {
        try await Kit.with { kit in
            let pullUp = kit.exercise("pull_up")
            let start = kit.clock.now().adding(seconds: -2 * 86_400)
            func note(_ kilograms: String, days: Int64) async throws {
                let at = start.adding(seconds: days * 86_400)
                let noted = try await kit.post(
                    "/v1/body-log", #"{"kind":"weight","value":\#(kilograms),"unit":"kg","at":"\#(at.text)"}"#)
                #expect(noted.status == 201, "\(noted.text)")
            }
            func series() async throws -> MaxSeries {
                try await kit.get("/v1/exercises/\(pullUp)/e1rm").value(MaxSeries.self)
            }
            let told = try await kit.post(
                "/v1/sessions",
                #"{"started_at":"\#(start.text)","ended_at":"\#(start.adding(seconds: 3_600).text)","exercises":["#
                    + #"{"exercise_id":"\#(pullUp)","sets":[{"weight":20,"reps":5}]}]}"#)
            #expect(told.status == 201, "\(told.text)")
            try await note("90", days: 1)
            #expect(try await series().withBody.isEmpty, "weighed after that day")
            try await note("83.9", days: -1)
            let found = try await series()
            #expect(found.withBody.map(\.bestMax) == [EstimatedMax.epley(Mass("103.9", in: .kg)!, reps: 5)])
            #expect(found.withBody.map(\.bodyWeight) == [Mass("83.9", in: .kg)])
            #expect(found.points.map(\.bestMax) == [EstimatedMax.epley(Mass("20", in: .kg)!, reps: 5)])
        }
    }
}
