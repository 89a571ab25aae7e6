import TestSupport
import Testing
import Training
import Wire

/// What an assistant may do to a workout, and within which scope (seed 004 section 10.4).
struct AssistantTests {
    /// A command with a scope of an assistant: of no exercise, of the first one, or of one that is not there.
    private static func refusals(_ command: (AIScope?) -> WorkoutCommand) throws -> [String?] {
        let workout = try startedWorkout()
        return [nil, workout.exercises[0].instanceID, id(7)].map { instance in
            var scope: AIScope?
            if let instance {
                scope = AIScope(exerciseInstanceID: instance)
            }
            let refused = refusal { _ = try apply(workout, command(scope)) }
            return refused.map { $0.code.rawValue + " " + ($0.path ?? "") }
        }
    }

    private static var byAI: CommandMeta {
        var meta = meta("ai")
        meta.cause = .userAIAction
        return meta
    }

    private static let outside: [String?] = ["PERMISSION_DENIED /ai_scope", nil, "PERMISSION_DENIED /ai_scope"]

    @Test func addingPairingAndReorderingNeedAScope() throws {
        let instances = try startedWorkout().exercises.map(\.instanceID)
        let added = try Self.refusals { scope in
            let command = AddExercise(exerciseID: plank.id, facts: plank, aiScope: scope, meta: Self.byAI)
            return .addExercise(command)
        }
        #expect(added == Self.outside)
        let paired = try Self.refusals { scope in
            let command = SupersetExercises(instanceIDs: instances, group: "A", aiScope: scope, meta: Self.byAI)
            return .superset(command)
        }
        #expect(paired == Self.outside)
        let reordered = try Self.refusals { scope in
            let command = ReorderExercises(order: instances.reversed(), aiScope: scope, meta: Self.byAI)
            return .reorderExercises(command)
        }
        #expect(reordered == Self.outside)
    }

    @Test func anAddedExerciseMayBeItsOwnScopeAndALifterNeedsNone() throws {
        let workout = try startedWorkout()
        var command = AddExercise(
            exerciseID: plank.id, exerciseInstanceID: id(77), facts: plank,
            aiScope: AIScope(exerciseInstanceID: id(77)), meta: Self.byAI)
        #expect(try apply(workout, .addExercise(command)).exercises.count == 3)
        (command.aiScope, command.meta) = (nil, meta("tap"))
        #expect(try apply(workout, .addExercise(command)).exercises.count == 3)
    }

    // MARK: Autofill (seed 004 section 6.5)

    private static func autofill(_ additions: String, _ more: String = "") throws -> Reduction {
        let workout = try startedWorkout()
        let body = #"""
            {"exercise_instance_id":"\#(workout.exercises[0].instanceID.text)","additions":[\#(additions)],\#
            "idempotency_key":"fill"\#(more)}
            """#
        let command = try JSON.decode(AutofillExercise.self, from: body)
        return try reduce(workout, .autofillExercise(command), now: evening)
    }

    @Test func autofillAddsWorkingAndDropSetsOnly() throws {
        let both = try Self.autofill(#"{"reps":8},{"reps":12,"set_type":"dropset"}"#)
        #expect(both.workout.exercises[0].sets.suffix(2).map(\.setType) == [.working, .dropset])
        for type in SetType.allCases where type != .working && type != .dropset {
            for cause in ["user_edit", "user_ai_action"] {
                let refused = refusal {
                    _ = try Self.autofill(
                        #"{"reps":8},{"reps":8,"set_type":"\#(type.rawValue)"}"#, #","cause":"\#(cause)""#)
                }
                #expect(refused?.code == .validation && refused?.path == "/additions/1/set_type")
            }
        }
    }

    @Test func autofillIsTheAssistantsUnlessItSaysOtherwise() throws {
        #expect(try Self.autofill(#"{"reps":8}"#).event.cause == .userAIAction)
        #expect(try Self.autofill(#"{"reps":8}"#, #","cause":"user_edit""#).event.cause == .userEdit)
        // A tap that a device has queued says that it is one.
        let tap = AutofillExercise(exerciseInstanceID: id(1), meta: meta("tap"))
        let queued = try JSON.decode(WorkoutCommand.self, from: JSON.encode(WorkoutCommand.autofillExercise(tap)))
        #expect(queued.meta.cause == .userEdit)
    }
}

/// A set done with 0 reps, and undone (decision 11).
struct FailedSetTests {
    private static func fail(_ workout: ActiveWorkout) throws -> ActiveWorkout {
        let command = LogSet(
            exerciseInstanceID: workout.exercises[0].instanceID, setID: workout.exercises[0].sets[0].id,
            values: SetValues(weight: .kg(70), reps: 0, rir: RIR(0)), isFailure: true, meta: meta("fail"))
        return try apply(workout, .logSet(command))
    }

    @Test func undoingItRestoresWhatStoodBefore() throws {
        var workout = try apply(startedWorkout(), patch(startedWorkout(), [.reps(6), .weight(.kg(65)), .rir(RIR(1))]))
        let before = workout.exercises[0].sets[0]
        workout = try Self.fail(workout)
        #expect(workout.exercises[0].sets[0].reps == 0)
        let undone = try apply(workout, patch(workout, [.status(.planned)], key: "undo")).exercises[0].sets[0]
        #expect(undone == before, "not the target of 8 reps, and not 1")
    }

    @Test func withoutATargetItIsTheNumberThatWasThere() throws {
        let blank = try startWorkout(
            StartWorkout(meta: .unsaid), id: id(900), user: lifter, source: StartSource(), now: evening
        ).workout
        let add = AddExercise(exerciseID: bench.id, facts: bench, meta: meta("add"))
        let workout = try apply(blank, .addExercise(add))
        let failed = try Self.fail(workout)
        let undone = try apply(failed, patch(failed, [.status(.planned)], key: "undo"))
        #expect(undone.exercises == workout.exercises)
    }

    @Test func aDoneSetThatIsCorrectedToNothingHasItsRepsAgain() throws {
        var workout = try apply(startedWorkout(), logSet(startedWorkout(), 0, 0, key: "a", reps: 7))
        workout = try apply(workout, patch(workout, [.reps(0), .isFailure(true)], key: "zero"))
        let undone = try apply(workout, patch(workout, [.status(.planned)], key: "undo")).exercises[0].sets[0]
        #expect(undone.reps == 7 && undone.tags.isFailure == nil && undone.beforeFailure == nil)
        let corrected = try apply(workout, patch(workout, [.reps(3)], key: "three")).exercises[0].sets[0]
        #expect(corrected.beforeFailure == nil)
    }
}
