import Contract
import HTTPTypes
import TestSupport
import Testing
import Training

/// Weekly goals by the lifter's own weeks, also of one who flies.
struct GoalWeekTests {
    private static let goal = "01900000-0000-7000-8000-000000000c02"

    private func train(_ kit: Kit, at start: String, _ end: String) async throws {
        let answer = try await kit.post(
            "/v1/sessions",
            #"{"started_at":"\#(start)","ended_at":"\#(end)","exercises":["#
                + #"{"exercise_id":"\#(kit.exercise("bench_press_barbell"))","sets":[{"weight":80,"reps":8}]}]}"#)
        #expect(answer.status == 201, "\(answer.text)")
    }

    private func progress(_ kit: Kit, _ start: String) async throws -> GoalProgress {
        #expect(try await kit.send(.put, "/v1/settings", #"{"week_start":"\#(start)"}"#).status == 200)
        return try await kit.get("/v1/goals/\(Self.goal)").value(TrackedGoal.self).progress
    }

    @Test func theFirstDayOfTheWeekIsTheLiftersHereAsInTheFigures() async throws {
        try await Kit.with { kit in
            _ = try await kit.post(
                "/v1/goals",
                #"{"id":"\#(Self.goal)","kind":"sessions_per_week","target":2,"start_date":"2026-10-18"}"#)
            // A Sunday and the Monday after it, twice; and the Sunday before today, Wednesday 2026-11-18.
            for day in ["2026-10-25", "2026-10-26", "2026-11-01", "2026-11-02", "2026-11-15"] {
                try await train(kit, at: "\(day)T18:00:00+01:00", "\(day)T19:00:00+01:00")
            }
            let monday = try await progress(kit, "monday")
            #expect(monday.current == .zero && monday.weeksReached == 1 && monday.weeksCounted == 4)
            let sunday = try await progress(kit, "sunday")
            #expect(sunday.current == .one && sunday.weeksReached == 2)
            let stats = try await kit.get("/v1/analytics/weekly-stats?from=2026-10-18&to=2026-11-18")
                .value(WeeklyStats.self)
            #expect(stats.weeks.filter { $0.sessions >= 2 }.count == sunday.weeksReached)
        }
    }

    /// Late on Sunday in New York is Monday already in Berlin: it was lived on Sunday.
    @Test func aWorkoutCountsInTheWeekInWhichItWasLived() async throws {
        try await Kit.with { kit in
            _ = try await kit.post(
                "/v1/goals",
                #"{"id":"\#(Self.goal)","kind":"sessions_per_week","target":1,"start_date":"2026-11-09"}"#)
            try await train(kit, at: "2026-11-15T23:50:00-05:00", "2026-11-16T00:40:00-05:00")
            let monday = try await progress(kit, "monday")
            #expect(monday.current == .zero && monday.weeksReached == 1 && monday.weeksCounted == 1)
            #expect(try await progress(kit, "sunday").current == .one)
        }
    }
}
