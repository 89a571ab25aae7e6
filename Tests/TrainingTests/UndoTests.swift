import TestSupport
import Testing
import Training

/// A workout whose changes are all on record.
private struct Log {
    var workout: ActiveWorkout
    var changes: [RecordedChange] = []

    init() throws { workout = try startedWorkout() }

    mutating func apply(_ command: WorkoutCommand) throws {
        var undone: RecordedChange?
        if case .undo(let undo) = command, let event = RecordedChange.target(of: undo, in: changes.map(\.event)) {
            undone = changes.first { $0.event.id == event.id }
        }
        let reduction = try reduce(workout, command, now: evening.adding(seconds: 600), undoing: undone)
        changes.append(RecordedChange(reduction.event, before: workout, after: reduction.workout))
        workout = reduction.workout
    }

    mutating func undo(_ reverts: String? = nil, key: String = "u") throws {
        let command = UndoChange(reverts: reverts, meta: meta(key))
        try apply(.undo(command))
    }
}

struct UndoTests {
    @Test func theNewestChangeThatIsNotUndoneIsTakenBack() throws {
        var log = try Log()
        try log.apply(logSet(log.workout, 0, 0, key: "a", weight: .kg(61), reps: 7))
        try log.apply(logSet(log.workout, 0, 1, key: "b"))
        try log.undo(key: "u1")
        #expect(log.workout.exercises[0].sets.map(\.status) == [.done, .planned, .planned])
        let event = log.changes[log.changes.count - 1].event
        #expect(event.type == .changeUndone)
        #expect(event.payload.reverts == "b")
        #expect(event.payload.setID == log.workout.exercises[0].sets[1].id)
        try log.undo(key: "u2")
        #expect(log.workout.exercises[0].sets.map(\.status) == [.planned, .planned, .planned])
        #expect(log.workout.exercises[0].sets[0].weight == .kg(60), "an undo gives the cells back as they were")
        #expect(log.workout.totals == Totals())
        #expect(refusal { try log.undo(key: "u3") }?.code == .nothingToUndo)
    }

    @Test func undoingAnUndoRedoes() throws {
        var log = try Log()
        try log.apply(logSet(log.workout, 0, 0, key: "a"))
        let done = log.workout.exercises
        try log.undo("a", key: "u1")
        #expect(refusal { try log.undo("a", key: "again") }?.code == .nothingToUndo)
        try log.undo("u1", key: "u2")
        #expect(log.workout.exercises == done)
        try log.undo("a", key: "u3")
        #expect(log.workout.exercises[0].sets[0].status == .planned)
        #expect(refusal { try log.undo("u1", key: "u4") }?.code == .nothingToUndo)
        try log.undo("u3", key: "u5")
        #expect(log.workout.exercises == done)
    }

    @Test func laterChangesOfOtherPlacesStay() throws {
        var log = try Log()
        let remove = RemoveExercise(exerciseInstanceID: log.workout.exercises[0].instanceID, meta: meta("gone"))
        let removed = log.workout.exercises[0]
        try log.apply(.removeExercise(remove))
        try log.apply(logSet(log.workout, 0, 0, key: "a", weight: nil))
        try log.undo("gone")
        #expect(log.workout.exercises.map(\.instanceID)[0] == removed.instanceID)
        #expect(log.workout.exercises[0] == removed)
        #expect(log.workout.exercises[1].sets[0].status == .done)
        #expect(log.workout.exercises.map(\.position) == [0, 1])
    }

    @Test func laterChangesOfTheSamePlaceAreNotOverwritten() throws {
        var log = try Log()
        let place = SetPlace(log.workout.exercises[0].instanceID, log.workout.exercises[0].sets[0].id)
        func edit(_ change: SetFieldChange, _ key: String) throws {
            let patch = PatchWorkout(ops: [.setField(SetFieldOp(place, change))], meta: meta(key))
            try log.apply(.patch(patch))
        }
        try edit(.weight(.kg(70)), "w1")
        try edit(.reps(5), "r")
        try edit(.weight(.kg(75)), "w2")
        let before = log.workout
        #expect(refusal { try log.undo("w1") }?.code == .undoConflict)
        #expect(log.workout == before)
        try log.undo("r", key: "u1")
        #expect(log.workout[place]?.reps == 8)
        try log.undo("w2", key: "u2")
        try log.undo("w1", key: "u3")
        #expect(log.workout[place]?.weight == .kg(60))
    }

    @Test func aSwapIsNotTakenFromUnderASetThatWasDoneAfterIt() throws {
        var log = try Log()
        var swap = SwapExercise(
            exerciseInstanceID: log.workout.exercises[0].instanceID, newExerciseID: pullUp.id, facts: pullUp,
            meta: .unsaid)
        swap.meta = meta("swap")
        try log.apply(.swapExercise(swap))
        // The very numbers that the swap put there: only the state of the set tells.
        try log.apply(logSet(log.workout, 0, 0, key: "a", weight: nil, reps: 10))
        #expect(refusal { try log.undo("swap") }?.code == .undoConflict)
        try log.undo("a", key: "u1")
        try log.undo("swap", key: "u2")
        #expect(log.workout.exercises == (try startedWorkout()).exercises)
    }

    @Test func onlyTheLifterUndoes() throws {
        var log = try Log()
        try log.apply(logSet(log.workout, 0, 0, key: "a"))
        var undo = UndoChange(meta: meta("u"))
        undo.meta.cause = .userAIAction
        #expect(refusal { try log.apply(.undo(undo)) }?.code == .permissionDenied)
    }
}

extension ActiveWorkout {
    fileprivate subscript(_ place: SetPlace) -> ActiveSet? {
        exercises.first { $0.instanceID == place.exerciseInstanceID }?.sets.first { $0.id == place.setID }
    }
}
