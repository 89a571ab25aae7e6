import Contract
import HTTPTypes
import TestSupport
import Testing
import Training
import Wire

/// What goals make of what is proposed, through the API: said where it matters, and never done to a plan.
struct GoalEmphasisRouteTests {
    private static let bench = BuiltInExercises.id(slug: "bench_press_barbell")
    private static let goal = "01900000-0000-7000-8000-000000000c01"

    private static let lift =
        #"{"id":"\#(goal)","kind":"lift","exercise_id":"\#(bench.text)","target":120}"#
    private static let cut = #"{"id":"\#(goal)","kind":"cut","target":75}"#

    /// Runs the plan once as it is; what comes next, and the plan afterwards.
    private static func train(_ kit: Kit, reps: Int) async throws -> (next: Recommendation, before: WorkoutPlan) {
        let plan = try await kit.plan()
        let started = try await kit.post("/v1/active-workouts", #"{"template_id":"\#(plan.id.text)"}"#)
        let path = "/v1/active-workouts/\(try started.value(StartAnswer.self).workoutID.text)"
        let workout = try await kit.get(path).value(ActiveWorkout.self)
        for index in 0..<3 {
            _ = try await kit.post(path + "/log-set", kit.logBody(workout, index, key: "\(index)", reps: "\(reps)"))
        }
        let answer = try await kit.post(path + "/complete").value(CompleteAnswer.self)
        return (try #require(answer.next.first).recommendation, plan)
    }

    @Test func aGoalOfTheLiftRaisesTheWeightBeforeRepsAndSaysSo() async throws {
        try await Kit.with { kit in
            #expect(try await kit.post("/v1/goals", Self.lift).status == 201)
            let (next, plan) = try await Self.train(kit, reps: 8)
            #expect(next.change == .increaseWeight && next.targets.allSatisfy { $0.reps == 8 })
            #expect(next.reasons.all.last?.code == .goalStrength)
            #expect(next.reasons.all.last?.text == "Your goal is a heavier lift: weight goes up before reps.")
            // What waits is a proposal: the plan is as it was.
            let after = try await kit.get("/v1/plans/\(plan.id.text)").value(WorkoutPlan.self)
            #expect(after.currentVersion == plan.currentVersion)
        }
        try await Kit.with { kit in
            let (next, _) = try await Self.train(kit, reps: 8)
            #expect(next.change == .increaseReps && next.reasons.count == 1, "without a goal it is as ever")
        }
    }

    @Test func whoeverLosesWeightIsHeldAndWhoeverGainsIsNot() async throws {
        for (weight, change) in [(82, Recommendation.Change.stay), (70, .increaseWeight)] {
            try await Kit.with { kit in
                _ = try await kit.post("/v1/body-log", #"{"kind":"weight","value":\#(weight)}"#)
                #expect(try await kit.post("/v1/goals", Self.cut).status == 201)
                let (next, _) = try await Self.train(kit, reps: 12)
                #expect(next.change == change && next.reasons.contains { $0.code == .goalFatLoss } == (change == .stay))
            }
        }
    }

    @Test func theGoalAndTheExerciseSayWhatIsAskedInTheLiftersLanguage() async throws {
        try await Kit.with { kit in
            let plain = try await kit.get("/v1/exercises/\(Self.bench.text)")
            #expect(!plain.text.contains("goal_emphasis"))
            let made = try await kit.post("/v1/goals", Self.lift).value(TrackedGoal.self)
            #expect(made.emphasis?.lowerReps == 3 && made.emphasis?.upperReps == 6 && made.emphasis?.restSeconds == 180)
            let exercise = try await kit.get("/v1/exercises/\(Self.bench.text)").value(ExerciseDetails.self)
            #expect(exercise.goalEmphasis == made.emphasis)
            #expect(made.emphasis?.text == "Your goal is a heavier lift: 3 to 6 reps, 3:00 rest, weight first.")
            guard case .doubleProgression(let rule) = exercise.defaultRule else {
                Issue.record("\(exercise.defaultRule)")
                return
            }
            #expect(rule.startingReps == 3 && rule.maxReps == 6)
            _ = try await kit.send(.put, "/v1/settings", #"{"language":"de"}"#)
            let german = try await kit.get("/v1/goals/\(Self.goal)").value(TrackedGoal.self)
            #expect(german.emphasis?.text == "Dein Ziel ist mehr Gewicht: 3 bis 6 Wdh., 3:00 Pause, Gewicht zuerst.")
            _ = try await kit.send(.put, "/v1/settings", #"{"language":"en"}"#)
            // Lists say of an exercise what it is without goals.
            let found = try await kit.get("/v1/exercises?q=bench%20press").value(Page<ExerciseDetails>.self)
            let listed = found.items.first { $0.exercise.id == Self.bench }
            #expect(listed != nil && listed?.goalEmphasis == nil && listed?.defaultRule != exercise.defaultRule)
            _ = try await kit.send(.patch, "/v1/goals/\(Self.goal)", #"{"status":"archived"}"#)
            #expect(try await kit.get("/v1/exercises/\(Self.bench.text)").text == plain.text)
        }
    }

    @Test func whatIsGeneratedFollowsTheGoalUnlessAnotherIsAskedFor() async throws {
        try await Kit.with { kit in
            _ = try await kit.send(.put, "/v1/profile", #"{"goal":"general","experience":"intermediate"}"#)
            let goal = #"{"kind":"endurance","exercise_id":"\#(Self.bench.text)","target":20}"#
            func bench(_ body: String) async throws -> GeneratedChoice? {
                let made = try await kit.post("/v1/generate/workout", body).value(GeneratedTraining.self)
                return made.plans[0].items.map(\.choice).first { $0.exercise.exerciseID == Self.bench }
            }
            let plain = try await bench(#"{"focus":"push"}"#)
            #expect(try await kit.post("/v1/goals", goal).status == 201)
            let shaped = try #require(try await bench(#"{"focus":"push"}"#))
            #expect(shaped.exercise.repRange == RepRange(15, 20) && shaped.exercise.rest.seconds == 45)
            #expect(shaped.reasons.contains { $0.code == .goal && $0.text.hasPrefix("Your goal is endurance") })
            #expect(plain?.exercise.repRange == RepRange(8, 12))
            #expect(try await bench(#"{"focus":"push","goal":"general"}"#) == plain)
        }
    }
}
