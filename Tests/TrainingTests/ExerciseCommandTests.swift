import TestSupport
import Testing
import Training
import Wire

private func swap(
    _ workout: ActiveWorkout, for facts: ExerciseFacts, _ key: String = "swap", keeping: Bool = true,
    cause: Cause = .userEdit
) -> WorkoutCommand {
    var command = SwapExercise(
        exerciseInstanceID: workout.exercises[0].instanceID, newExerciseID: facts.id, preserveCompleted: keeping,
        facts: facts, meta: meta(key))
    command.meta.cause = cause
    return .swapExercise(command)
}

private func autofill(
    _ workout: ActiveWorkout, _ updates: [(Int, Mass?, Int)], adding: Int = 0, cause: Cause = .userEdit
) -> AutofillExercise {
    var command = AutofillExercise(exerciseInstanceID: workout.exercises[0].instanceID, meta: .unsaid)
    for (set, weight, reps) in updates {
        let update = AutofillUpdate(setID: workout.exercises[0].sets[set].id, weight: .some(weight), reps: reps)
        command.updates.append(update)
    }
    var new = NewSet()
    new.reps = 10
    command.additions = Array(repeating: new, count: adding)
    command.meta = meta("fill")
    command.meta.cause = cause
    return command
}

/// Seed 004 section 6.7.
struct SwapTests {
    @Test func doneSetsStayAsSetsOfTheExerciseTheyWereDoneWith() throws {
        var workout = try apply(startedWorkout(), logSet(startedWorkout(), 0, 0, key: "a", weight: .kg(80), reps: 6))
        let before = workout.exercises[0]
        workout = try apply(workout, swap(workout, for: pullUp))
        let after = workout.exercises[0]
        #expect(after.exerciseID == pullUp.id)
        #expect(after.name == pullUp.name)
        #expect(after.instanceID == before.instanceID)
        #expect(after.exercisePrescriptionID == nil)
        #expect(after.sets.map(\.id) == before.sets.map(\.id))
        #expect(after.sets[0].performedExerciseID == bench.id)
        #expect(after.sets[0].weight == .kg(80))
        #expect(after.sets[0].target == before.sets[0].target)
        for (index, set) in after.sets.enumerated().dropFirst() {
            #expect(set.status == .planned)
            #expect((set.weight, set.reps, set.rir) == (nil, before.sets[index].target?.reps, nil))
            #expect(set.target == nil)
            #expect(set.setPrescriptionID == nil)
        }
        #expect(workout.totals.volume == .kg(480))
    }

    /// Two sets of five stay two sets of five; what is counted in seconds has its own.
    @Test func whatWasPlannedStaysSoManySetsOfSoManyReps() throws {
        var workout = try startedWorkout()
        workout.exercises[0].sets.removeLast(workout.exercises[0].sets.count - 2)
        for index in 0..<2 { workout.exercises[0].sets[index].target?.reps = 5 }
        let swapped = try apply(workout, swap(workout, for: pullUp))
        #expect(swapped.exercises[0].sets.map(\.reps) == [5, 5])
        #expect(swapped.exercises[0].sets.allSatisfy { $0.weight == nil && $0.target == nil })
        // And once more, to yet another one.
        let back = try apply(swapped, swap(swapped, for: bench, "back"))
        #expect(back.exercises[0].sets.map(\.reps) == [5, 5])
        let held = try apply(workout, swap(workout, for: plank, "plank"))
        #expect(held.exercises[0].sets.map(\.durationSeconds) == [30, 30])
        #expect(held.exercises[0].sets.map(\.reps) == [nil, nil])
    }

    /// On a day of a phase the new exercise has targets of its own; how hard it was nobody knows before.
    @Test func aSwapTakesTheTargetsThatItIsGiven() throws {
        var workout = try apply(startedWorkout(), logSet(startedWorkout(), 0, 0, key: "a", weight: .kg(80), reps: 6))
        let done = workout.exercises[0].sets[0]
        var target = SetTarget(weight: .kg(55), reps: 5, rir: RIR(3))
        target.plannedWeight = .kg(90)
        guard case .swapExercise(var command) = swap(workout, for: pullUp) else { return }
        command.targets = [target]
        workout = try apply(workout, .swapExercise(command))
        #expect(
            workout.exercises[0].sets[0].target == done.target && workout.exercises[0].sets[0].weight == done.weight)
        for set in workout.exercises[0].sets.dropFirst() {
            #expect(set.target == target)
            #expect((set.weight, set.reps, set.rir) == (.kg(55), 5, nil))
        }
        command.targets?[0].weight = .kg(5_000)
        #expect(throws: WorkoutError.self) { try apply(startedWorkout(), .swapExercise(command)) }
    }

    @Test func plannedWarmUpsGoWithTheWeightTheyLeadTo() throws {
        var workout = try startedWorkout()
        workout.exercises[0].sets[0].setType = .warmup
        let left = workout.exercises[0].sets.dropFirst().map(\.id)
        #expect(try apply(workout, swap(workout, for: pullUp)).exercises[0].sets.map(\.id) == left)
        for index in workout.exercises[0].sets.indices { workout.exercises[0].sets[index].setType = .warmup }
        #expect(try apply(workout, swap(workout, for: pullUp)).exercises[0].sets.count == left.count + 1)
    }

    /// What was done or left out and is to be done after all is a set of the new exercise: nobody has planned its weight.
    @Test func aSetThatIsPlannedAgainHasNoWeightOfTheExerciseThatWent() throws {
        var workout = try apply(startedWorkout(), logSet(startedWorkout(), 0, 0, key: "a", weight: .kg(80), reps: 6))
        workout = try apply(workout, patch(workout, [.status(.skipped)], set: 1, key: "skip"))
        workout = try apply(workout, swap(workout, for: pullUp))
        workout = try apply(workout, patch(workout, [.status(.planned)], set: 0, key: "one"))
        workout = try apply(workout, patch(workout, [.status(.planned)], set: 1, key: "two"))
        for set in workout.exercises[0].sets.prefix(2) {
            #expect(set.status == .planned && set.performedExerciseID == nil)
            #expect((set.weight, set.target, set.setPrescriptionID) == (nil, nil, nil))
        }
        #expect(workout.exercises[0].sets[0].reps == 6)
    }

    @Test func withoutKeepingEverySetGoes() throws {
        let started = try startedWorkout()
        let workout = try apply(
            apply(started, logSet(started, 0, 0, key: "a")), swap(started, for: plank, keeping: false))
        let exercise = workout.exercises[0]
        #expect(exercise.sets.count == 3)
        #expect(exercise.sets.allSatisfy { $0.status == .planned && $0.durationSeconds == 30 && $0.reps == nil })
        #expect(Set(exercise.sets.map(\.id)).isDisjoint(with: started.exercises[0].sets.map(\.id)))
        #expect(exercise.swappedFrom.isEmpty)
        #expect(workout.totals == Totals())
    }

    @Test func anAISwapAlwaysKeepsDoneSets() throws {
        let started = try startedWorkout()
        let done = try apply(started, logSet(started, 0, 0, key: "a"))
        let workout = try apply(done, swap(done, for: pullUp, keeping: false, cause: .userAIAction))
        #expect(workout.exercises[0].sets[0].status == .done)
        #expect(workout.exercises[0].sets[0].performedExerciseID == bench.id)
    }

    /// A bench set never becomes a pull-up record.
    @Test func archivingMakesOnePerformanceForEachExercise() throws {
        let started = try startedWorkout()
        var workout = try apply(started, logSet(started, 0, 0, key: "a"))
        workout = try apply(workout, swap(workout, for: pullUp))
        workout = try apply(workout, logSet(workout, 0, 1, key: "b", weight: nil, reps: 50))
        let session = archive(workout, effort: nil)
        #expect(session.exercises.map(\.exerciseID) == [bench.id, pullUp.id, pullUp.id])
        #expect(session.exercises[0].exercisePrescriptionID == started.exercises[0].exercisePrescriptionID)
        #expect(session.exercises[0].sets.map(\.status) == [.done])
        #expect(session.exercises[1].exercisePrescriptionID == nil)
        #expect(session.exercises[1].sets.map(\.status) == [.done, .skipped])
        #expect(Set(session.exercises.map(\.id)).count == 3)
        #expect(session.computedTotals == workout.totals)
    }

    @Test func swappingBackMakesThemOneAgain() throws {
        let started = try startedWorkout()
        var workout = try apply(started, logSet(started, 0, 0, key: "a"))
        workout = try apply(workout, swap(workout, for: pullUp))
        workout = try apply(workout, swap(workout, for: bench, "back"))
        #expect(workout.exercises[0].sets[0].performedExerciseID == nil)
        #expect(workout.exercises[0].swappedFrom.isEmpty)
        #expect(workout.exercises[0].exercisePrescriptionID == started.exercises[0].exercisePrescriptionID)
    }

    @Test func aSwapNeedsAnotherExerciseThatIsThere() throws {
        let workout = try startedWorkout()
        #expect(refusal { _ = try apply(workout, swap(workout, for: bench)) }?.path == "/new_exercise_id")
        guard case .swapExercise(var command) = swap(workout, for: pullUp) else { return }
        command.facts = nil
        #expect(refusal { _ = try apply(workout, .swapExercise(command)) }?.code == .targetNotFound)
    }

    /// Help on a machine is no volume, also after the exercise is another one.
    @Test func theLoadKindOfADoneSetGoesWithIt() throws {
        let assisted = ExerciseFacts(id: id(104), name: "Assisted Dip", loadKind: .assisted)
        var workout = try startedWorkout()
        workout = try apply(workout, swap(workout, for: assisted, "first", keeping: false))
        workout = try apply(workout, logSet(workout, 0, 0, key: "a", weight: .kg(20), reps: 40))
        workout = try apply(workout, swap(workout, for: bench))
        #expect(workout.totals.volume == .zero)
        #expect(workout.totals.reps == 40)
        let patch = PatchWorkout(
            ops: [
                .setField(
                    SetFieldOp(SetPlace(workout.exercises[0].instanceID, workout.exercises[0].sets[0].id), .reps(41)))
            ], meta: meta("p"))
        #expect(try apply(workout, .patch(patch)).totals.reps == 41)
    }
}

/// Seed 004 section 6.5.
struct AutofillTests {
    @Test func plannedSetsAreFilledAndOthersAddedAsOneChange() throws {
        let workout = try startedWorkout()
        let command = autofill(workout, [(0, .kg(62), 6), (2, nil, 9)], adding: 2)
        let reduction = try reduce(workout, .autofillExercise(command), now: evening.adding(seconds: 300))
        let sets = reduction.workout.exercises[0].sets
        #expect(sets.map(\.weight) == [.kg(62), .kg(60), nil, nil, nil])
        #expect(sets.map(\.reps) == [6, 8, 9, 10, 10])
        #expect(sets.map(\.rir) == workout.exercises[0].sets.map(\.rir) + [nil, nil])
        #expect(reduction.event.type == .autofillApplied)
        #expect(reduction.event.payload.setsUpdated == command.updates.map(\.setID))
        #expect(reduction.event.payload.setsAdded == sets[3...].map(\.id))
    }

    @Test func whatIsLeftOutStaysAndNullIsBodyweight() throws {
        let text = { (rest: String) in
            let workout = try startedWorkout()
            let exercise = workout.exercises[0]
            let body =
                #"{"exercise_instance_id":"\#(exercise.instanceID.text)","updates":[{"set_id":"\#(exercise.sets[0].id.text)"\#(rest)}],"idempotency_key":"k"}"#
            let command = try JSON.decode(AutofillExercise.self, from: body)
            return try apply(workout, .autofillExercise(command)).exercises[0].sets[0]
        }
        #expect(try text(#","reps":5"#).weight == .kg(60))
        #expect(try text(#","reps":5"#).reps == 5)
        #expect(try text(#","weight":null"#).weight == nil)
        #expect(try text(#","weight":null"#).reps == 8)
    }

    @Test func eightSetsAreTheMost() throws {
        let workout = try startedWorkout()
        #expect(try apply(workout, .autofillExercise(autofill(workout, [], adding: 5))).exercises[0].sets.count == 8)
        let refused = refusal { _ = try apply(workout, .autofillExercise(autofill(workout, [], adding: 6))) }
        #expect(refused?.path == "/additions")
        #expect(refusal { _ = try apply(workout, .autofillExercise(autofill(workout, []))) }?.code == .validation)
    }

    /// Every fault is told, and nothing is done.
    @Test func allFaultsAreTold() throws {
        let workout = try startedWorkout()
        var command = autofill(workout, [(0, .kg(-1), 31), (1, .kg(60), 8), (2, .kg(60), 0)])
        let refused = refusal { _ = try apply(workout, .autofillExercise(command)) }
        #expect(refused?.faults.map(\.path) == ["/updates/0/weight", "/updates/0/reps", "/updates/2/reps"])
        var new = NewSet()
        new.reps = 0
        command = autofill(workout, [])
        command.additions = [new]
        #expect(refusal { _ = try apply(workout, .autofillExercise(command)) }?.path == "/additions/0/reps")
    }

    @Test func onlyPlannedSetsOfTheExerciseAreFilled() throws {
        let workout = try apply(startedWorkout(), logSet(startedWorkout(), 0, 1, key: "a"))
        for (cause, code) in [(Cause.userEdit, WorkoutError.Code.validation), (.userAIAction, .permissionDenied)] {
            let done = refusal {
                _ = try apply(workout, .autofillExercise(autofill(workout, [(0, nil, 5), (1, nil, 5)], cause: cause)))
            }
            #expect(done?.code == code)
            #expect(done?.opIndex == 1)
            #expect(done?.path == "/updates/1/set_id")
            var other = autofill(workout, [(0, nil, 5)], cause: cause)
            other.updates[0].setID = workout.exercises[1].sets[0].id
            #expect(
                refusal { _ = try apply(workout, .autofillExercise(other)) }?.code
                    == (cause == .userEdit ? .targetNotFound : .permissionDenied))
        }
        var scoped = autofill(workout, [(0, nil, 5)], cause: .userAIAction)
        scoped.aiScope = AIScope(exerciseInstanceID: workout.exercises[1].instanceID)
        #expect(refusal { _ = try apply(workout, .autofillExercise(scoped)) }?.code == .permissionDenied)
        scoped.aiScope?.exerciseInstanceID = workout.exercises[0].instanceID
        #expect(try apply(workout, .autofillExercise(scoped)).exercises[0].sets[0].reps == 5)
    }
}

struct OrderAndNotesTests {
    @Test func anOrderNamesEveryExerciseOnce() throws {
        let workout = try startedWorkout()
        let ids = workout.exercises.map(\.instanceID)
        func reorder(_ order: [InstanceID]) throws -> ActiveWorkout {
            let command = ReorderExercises(order: order, meta: meta("order"))
            return try apply(workout, .reorderExercises(command))
        }
        let reordered = try reorder(ids.reversed())
        #expect(reordered.exercises.map(\.instanceID) == ids.reversed())
        #expect(reordered.exercises.map(\.position) == [0, 1])
        #expect(refusal { _ = try reorder([ids[0]]) }?.path == "/order")
        #expect(refusal { _ = try reorder([ids[0], ids[0]]) }?.path == "/order/1")
        #expect(refusal { _ = try reorder([ids[0], id(7)]) }?.code == .targetNotFound)
    }

    @Test func exercisesArePutIntoASupersetAndParted() throws {
        var workout = try startedWorkout()
        func superset(_ instances: [InstanceID], _ group: String?) throws -> ActiveWorkout {
            let command = SupersetExercises(instanceIDs: instances, group: group, meta: meta("super"))
            return try apply(workout, .superset(command))
        }
        let ids = workout.exercises.map(\.instanceID)
        workout = try superset(ids, "A")
        #expect(workout.exercises.map(\.supersetGroup) == ["A", "A"])
        #expect(try superset([ids[1]], nil).exercises.map(\.supersetGroup) == ["A", nil])
        #expect(refusal { _ = try superset([], "A") }?.path == "/instance_ids")
        #expect(refusal { _ = try superset([id(7)], "A") }?.path == "/instance_ids/0")
        #expect(refusal { _ = try superset(ids, "") }?.path == "/group")
    }

    @Test func notesTitleAndGymAreFieldsOfExerciseAndWorkout() throws {
        let workout = try startedWorkout()
        let instance = workout.exercises[1].instanceID.text
        func patch(_ target: String, _ field: String, _ value: String, _ rest: String = "") throws -> Reduction {
            let body =
                #"{"ops":[{"op":"set_field","target":\#(target),"field":"\#(field)","value":\#(value)}],"idempotency_key":"k"\#(rest)}"#
            return try reduce(workout, .patch(try JSON.decode(PatchWorkout.self, from: body)), now: evening)
        }
        let exercise = #"{"exercise_instance_id":"\#(instance)"}"#
        #expect(try patch(exercise, "notes", #""wide grip""#).workout.exercises[1].notes == "wide grip")
        #expect(try patch(exercise, "notes", #""wide grip""#).event.type == .notesChanged)
        #expect(try patch("{}", "notes", #""late""#).workout.notes == "late")
        #expect(try patch("{}", "title", #""Push A""#).workout.title == "Push A")
        let gym = try patch("{}", "gym_id", #""\#(instance)""#)
        #expect(gym.workout.gymID?.text == instance)
        #expect(gym.event.type == .gymChanged)
        #expect(gym.event.payload.fieldsChanged == ["gym_id"])
        #expect(try patch("{}", "gym_id", "null").workout.gymID == nil)
        let long = "\"" + String(repeating: "x", count: 2_001) + "\""
        #expect(refusal { _ = try patch("{}", "notes", long) }?.path == "/ops/0/value")
        #expect(refusal { _ = try patch(exercise, "title", "null") }?.path == "/ops/0/field")
        #expect(refusal { _ = try patch(exercise, "weight", "60") }?.path == "/ops/0/target/set_id")
        #expect(refusal { _ = try patch("{}", "weight", "60") }?.path == "/ops/0/target/exercise_instance_id")
        let byAI = refusal { _ = try patch("{}", "notes", "null", #","cause":"user_ai_action""#) }
        #expect(byAI?.code == .permissionDenied)
        #expect(byAI?.opIndex == 0)
    }
}

struct TimedSetTests {
    private static func timed() throws -> ActiveWorkout {
        let command = AddExercise(exerciseID: plank.id, facts: plank, meta: meta("add"))
        let workout = try startWorkout(
            StartWorkout(meta: .unsaid), id: id(900), user: lifter, source: StartSource(), now: evening)
        return try apply(workout.workout, .addExercise(command))
    }

    @Test func aTimedSetIsDoneWithItsTimeAndCountsNoReps() throws {
        let workout = try Self.timed()
        func log(_ values: SetValues, failed: Bool? = nil) throws -> ActiveSet {
            let command = LogSet(
                exerciseInstanceID: workout.exercises[0].instanceID, setID: workout.exercises[0].sets[0].id,
                values: values, isFailure: failed, meta: meta("log"))
            return try apply(workout, .logSet(command)).exercises[0].sets[0]
        }
        let done = try log(SetValues(weight: nil, reps: 5, durationSeconds: 45))
        #expect(done.durationSeconds == 45)
        #expect(done.reps == nil)
        #expect(refusal { _ = try log(SetValues(weight: nil, reps: nil)) }?.path == "/values/duration_seconds")
        #expect(refusal { _ = try log(SetValues(weight: nil, reps: 5)) }?.path == "/values/duration_seconds")
        #expect(try log(SetValues(weight: nil, reps: nil, durationSeconds: 0), failed: true).status == .done)
    }

    /// done → planned → skipped would be two steps that are each allowed.
    @Test func aPatchChangesAFieldOnce() throws {
        let workout = try apply(startedWorkout(), logSet(startedWorkout(), 0, 0, key: "a"))
        let refused = refusal { _ = try apply(workout, patch(workout, [.status(.planned), .status(.skipped)])) }
        #expect(refused?.code == .validation)
        #expect(refused?.path == "/ops/1/field")
        #expect(refused?.opIndex == 1)
    }

    @Test func aiSetsNoTagsOnWhatItAdds() throws {
        let workout = try startedWorkout()
        var op = AddSetOp(target: ExercisePlace(workout.exercises[0].instanceID), value: NewSet())
        op.value.id = id(77)
        op.value.reps = 8
        var command = PatchWorkout(ops: [], meta: .unsaid)
        command.meta = meta("p")
        command.meta.cause = .userAIAction
        command.aiScope = AIScope(exerciseInstanceID: workout.exercises[0].instanceID)
        command.ops = [.addSet(op)]
        let added = try reduce(workout, .patch(command), now: evening)
        #expect(added.event.uiSource == "ai_button")
        op.value.tags.isFailure = true
        command.ops = [.addSet(op)]
        #expect(refusal { _ = try apply(workout, .patch(command)) }?.path == "/ops/0/value/tags")
    }
}
