import Contract
import HTTPTypes
import Service
import TestSupport
import Testing
import Training
import Wire

/// What is set for one exercise holds where its plan says nothing, and nowhere else.
struct ExerciseDefaultsTests {
    private static let sets = #"[{"weight":60,"reps":8},{"weight":60,"reps":8}]"#

    /// Looks at what is proposed after two sets of eight of sixty kilograms, with these settings.
    private static func propose(
        _ settings: String, rule: String = "null", _ look: @escaping @Sendable ([SuggestedChange]) -> Void
    ) async throws {
        try await Kit.with { kit in
            let saved = try await kit.send(.put, "/v1/settings", settings)
            #expect(saved.status == 200, "\(saved.text)")
            let alex = Lifter(kit: kit)
            let plan = try await alex.plan(Lifter.bench, rule: rule, Self.sets)
            let workout = try await alex.start(plan.id)
            for set in workout.exercises[0].sets {
                _ = try await kit.post(
                    "/v1/active-workouts/\(workout.id.text)/log-set",
                    #"""
                    {"exercise_instance_id":"\#(workout.exercises[0].instanceID.text)","set_id":"\#(set.id.text)",\#
                    "values":{"weight":60,"reps":8},"idempotency_key":"\#(set.id.text)"}
                    """#)
            }
            look(try await alex.complete(workout, rpe: nil).suggestions.flatMap(\.changes))
        }
    }

    private static func defaults(_ fields: String, of exercise: ExerciseID = Lifter.bench) -> String {
        #"{"exercise_defaults":[{"exercise_id":"\#(exercise.text)",\#(fields)}]}"#
    }

    @Test func withoutThemEightOfTwelveRepsGoUp() async throws {
        for settings in ["{}", Self.defaults(#""lower_reps":5,"upper_reps":8"#, of: Lifter.incline)] {
            try await Self.propose(settings) { changes in
                #expect(changes.map(\.type) == [.increaseReps, .increaseReps])
            }
        }
    }

    @Test func atTheTopOfItsOwnRepsTheWeightGoesUp() async throws {
        try await Self.propose(Self.defaults(#""lower_reps":5,"upper_reps":8"#)) { changes in
            let raised = changes.filter { $0.type == .increaseWeight }
            #expect(raised.count == 2 && raised.allSatisfy { $0.value == .mass(Mass(thousandths: 62_500, of: .kg)) })
        }
    }

    @Test func theStepIsItsOwn() async throws {
        try await Self.propose(Self.defaults(#""lower_reps":5,"upper_reps":8,"increment":1"#)) { changes in
            let raised = changes.filter { $0.type == .increaseWeight }
            #expect(raised.count == 2 && raised.allSatisfy { $0.value == .mass(.kg(63)) })
        }
    }

    @Test func aRuleOfThePlanOverrulesThem() async throws {
        let rule = #"{"type":"double_progression","starting_reps":8,"max_reps":12,"min_increment":2.5}"#
        try await Self.propose(Self.defaults(#""lower_reps":5,"upper_reps":8,"increment":1"#), rule: rule) { changes in
            #expect(changes.map(\.type) == [.increaseReps, .increaseReps])
        }
    }

    @Test func whatCannotBeIsRefusedWithItsPath() async throws {
        try await Kit.with { kit in
            for (fields, path) in [
                (#""rest_seconds":5"#, "/exercise_defaults/0/rest_seconds"),
                (#""increment":0"#, "/exercise_defaults/0/increment"),
                (#""increment":501"#, "/exercise_defaults/0/increment"),
                (#""lower_reps":5"#, "/exercise_defaults/0/upper_reps"),
                (#""upper_reps":5"#, "/exercise_defaults/0/lower_reps"),
                (#""lower_reps":8,"upper_reps":5"#, "/exercise_defaults/0/upper_reps"),
                (#""lower_reps":0,"upper_reps":5"#, "/exercise_defaults/0/upper_reps"),
            ] {
                let answer = try await kit.send(.put, "/v1/settings", Self.defaults(fields))
                #expect(answer.status == 400 && answer.path == path, "\(fields): \(answer.text)")
            }
            let id = Lifter.bench.text
            let twice = try await kit.send(
                .put, "/v1/settings",
                #"{"exercise_defaults":[{"exercise_id":"\#(id)","rest_seconds":60},{"exercise_id":"\#(id)"}]}"#)
            #expect(twice.status == 400 && twice.path == "/exercise_defaults")
        }
    }

    @Test func theyComeBackAsTheyWereSaid() async throws {
        try await Kit.with { kit in
            #expect(!(try await kit.get("/v1/settings").text.contains("exercise_defaults")))
            let said = #""rest_seconds":180,"increment":1.25,"lower_reps":5,"upper_reps":8"#
            _ = try await kit.send(.put, "/v1/settings", Self.defaults(said))
            let settings = try await kit.get("/v1/settings").value(Settings.self)
            #expect(settings.restSeconds(of: Lifter.bench) == 180)
            #expect(settings.restSeconds(of: Lifter.incline) == settings.restSeconds)
            #expect(settings[defaults: Lifter.bench].repRange == RepRange(5, 8))
            #expect(settings[defaults: Lifter.bench].increment == Mass(thousandths: 1_250, of: .kg))
        }
    }
}
