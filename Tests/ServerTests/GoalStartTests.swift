import Contract
import HTTPTypes
import TestSupport
import Testing
import Training

/// Where goals start from, and that there is something to reach.
struct GoalStartTests {
    private static let goal = "01900000-0000-7000-8000-000000000c03"

    private static func lift(_ kit: Kit, _ target: Int) async throws -> Kit.Answer {
        try await kit.post(
            "/v1/goals",
            #"{"id":"\#(goal)","kind":"lift","exercise_id":"\#(kit.exercise("bench_press_barbell"))","target":\#(target)}"#
        )
    }

    /// Five reps of a weight, so many seconds ago.
    private static func train(_ kit: Kit, _ weight: Int, ago: Int64) async throws {
        let (start, end) = (kit.clock.now().adding(seconds: -ago), kit.clock.now().adding(seconds: 600 - ago))
        let answer = try await kit.post(
            "/v1/sessions",
            #"{"started_at":"\#(start.text)","ended_at":"\#(end.text)","exercises":["#
                + #"{"exercise_id":"\#(kit.exercise("bench_press_barbell"))","sets":[{"weight":\#(weight),"reps":5}]}]}"#
        )
        #expect(answer.status == 201, "\(answer.text)")
    }

    private static func progress(_ kit: Kit) async throws -> GoalProgress {
        try await kit.get("/v1/goals/\(goal)").value(TrackedGoal.self).progress
    }

    @Test func aLightWorkoutOfTheSameDayMovesNeitherStartNorLevel() async throws {
        try await Kit.with { kit in
            try await Self.train(kit, 96, ago: 3 * 86_400)
            #expect(try await Self.lift(kit, 140).status == 201)
            let before = try await Self.progress(kit)
            #expect(before.start == Amount(112) && before.current == Amount(112) && before.percent == 0)
            kit.clock.advance(seconds: 3_600)
            try await Self.train(kit, 48, ago: 1_800)
            let after = try await Self.progress(kit)
            #expect(after.start == Amount(112) && after.current == Amount(112) && after.percent == 0)
            // A better one of that day is the first step of the way.
            try await Self.train(kit, 108, ago: 900)
            let better = try await Self.progress(kit)
            #expect(better.start == Amount(112) && better.current == Amount(126) && better.percent == 50)
        }
    }

    @Test func whatIsReachedAlreadyIsNoGoal() async throws {
        try await Kit.with { kit in
            try await Self.train(kit, 96, ago: 3 * 86_400)
            let refused = try await Self.lift(kit, 112)
            #expect(refused.status == 400 && refused.text.contains(#""path":"/target""#), "\(refused.text)")
            #expect(refused.text.contains("is reached already"))
            #expect(try await Self.lift(kit, 113).status == 201)
            let patched = try await kit.send(.patch, "/v1/goals/\(Self.goal)", #"{"target":100}"#)
            #expect(patched.status == 400 && patched.text.contains(#""path":"/target""#), "\(patched.text)")
            _ = try await kit.post("/v1/body-log", #"{"kind":"weight","value":80}"#)
            #expect(try await kit.post("/v1/goals", #"{"kind":"cut","target":80}"#).status == 400)
            #expect(try await kit.post("/v1/goals", #"{"kind":"cut","target":78}"#).status == 201)
            // What is done every week may be wanted on.
            #expect(try await kit.post("/v1/goals", #"{"kind":"sessions_per_week","target":1}"#).status == 201)
        }
    }

    /// One that was set before its history came: it is there at once, and says so.
    @Test func aGoalThatTheHistoryReachedBeforeSaysSo() async throws {
        try await Kit.with { kit in
            #expect(try await Self.lift(kit, 100).status == 201)
            try await Self.train(kit, 96, ago: 3 * 86_400)
            let progress = try await Self.progress(kit)
            #expect(progress.outlook == .reached && progress.percent == 100)
        }
    }
}
