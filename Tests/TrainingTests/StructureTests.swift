import TestSupport
import Testing
import Training
import Wire

/// What a workout changed in the structure of its plan, and what becomes of the plan when it is kept.
struct StructureTests {
    private static let step: @Sendable (ExerciseID) -> Mass = { _ in Mass(thousandths: 2_500, of: .kg) }

    /// A plan of six exercises and its workout at the start.
    private static func started(exercises count: Int = 6) throws -> (PlanSnapshot, ActiveWorkout) {
        var plan = pushPlan()
        plan.exercises = (0..<count).map { number in
            var exercise = plan.exercises[0]
            exercise.id = id(2_000 + number)
            exercise.name = "Lift \(number)"
            exercise.exerciseID = id(3_000 + number)
            exercise.progressionKey = exercise.id.retyped()
            exercise.sets = straight(3, 8, at: 60, from: 4_000 + number * 10)
            return exercise
        }
        var command = StartWorkout(planSnapshotID: plan.id, meta: .unsaid)
        command.meta.clientTimestamp = evening
        let source = StartSource(snapshot: plan, planName: "Push")
        return (plan, try startWorkout(command, id: id(900), user: lifter, source: source, now: evening).workout)
    }

    private static func apply(_ workout: inout ActiveWorkout, _ command: WorkoutCommand) throws {
        var command = command
        if let named = command.namedExercise {
            command.facts = [bench, pullUp, plank].first { $0.id == named }
        }
        workout = try reduce(workout, command, now: evening.adding(seconds: 3_600)).workout
    }

    private static func log(_ workout: inout ActiveWorkout, _ exercise: Int, _ set: Int, _ key: String) throws {
        try apply(&workout, logSet(workout, exercise, set, key: key, weight: .kg(50), reps: 12))
    }

    @Test func weightsRepsAndSkippedSetsAreNoChangeOfStructure() throws {
        let (_, start) = try Self.started()
        var workout = start
        try Self.log(&workout, 0, 0, "a")
        #expect(structureEdits(from: start, to: workout).isEmpty)
    }

    @Test func setsAndExercisesThatWereAddedAndTakenOutAreKept() throws {
        let (plan, start) = try Self.started()
        var workout = start
        let removal = RemoveSetOp(target: SetPlace(workout.exercises[0].instanceID, workout.exercises[0].sets[1].id))
        var patch = PatchWorkout(ops: [.removeSet(removal)], meta: meta("remove"))
        try Self.apply(&workout, .patch(patch))
        var addition = AddSetOp(target: ExercisePlace(workout.exercises[1].instanceID), value: NewSet())
        (addition.value.id, addition.value.reps, addition.value.weight) = (id(6_000), 8, .kg(60))
        (patch.ops, patch.meta) = ([.addSet(addition)], meta("add"))
        try Self.apply(&workout, .patch(patch))
        #expect(
            structureEdits(from: start, to: workout).map(\.change.kind) == [.setRemoved],
            "an added set that was not done is not offered")
        try Self.log(&workout, 1, 3, "done")
        let gone = RemoveExercise(exerciseInstanceID: workout.exercises[2].instanceID, meta: meta("gone"))
        try Self.apply(&workout, .removeExercise(gone))
        let more = AddExercise(exerciseID: plank.id, meta: meta("more"))
        try Self.apply(&workout, .addExercise(more))
        var held = LogSet(
            exerciseInstanceID: workout.exercises[5].instanceID, setID: workout.exercises[5].sets[0].id,
            values: SetValues(weight: nil, reps: nil, rir: nil), meta: meta("held"))
        held.values.durationSeconds = 45
        try Self.apply(&workout, .logSet(held))

        let edits = structureEdits(from: start, to: workout)
        #expect(edits.map(\.change.kind) == [.setRemoved, .setAdded, .exerciseAdded, .exerciseRemoved])
        #expect(Set(edits.map(\.change.id)).count == edits.count)
        let kept = try plan.keeping(edits)
        #expect(kept.map(\.name) == ["Lift 0", "Lift 1", "Lift 3", "Lift 4", "Lift 5", "Plank"])
        #expect(kept[0].sets.map(\.id) == [id(4_000), id(4_002)])
        #expect(kept[1].sets.map(\.weight) == [.kg(60), .kg(60), .kg(60), .kg(50)])
        #expect(kept[5].sets.map(\.durationSeconds) == [45])
        var next = plan
        next.exercises = kept
        #expect(try next.keeping(edits) == kept, "keeping twice is keeping once")
        #expect(next.open(edits).isEmpty)
        #expect(plan.open(edits).map(\.change.id) == edits.map(\.change.id))
        var german = Voice(.german)
        german.exercises = ["Plank": "Unterarmstütz"]
        let texts = edits.map { $0.rendered(german).text }
        #expect(
            texts == [
                "Lift 0: ohne Satz 2.", "Lift 1: ein Satz mehr, 50 kg × 12.", "Unterarmstütz kommt dazu: 45 s.",
                "Lift 2 fällt weg.",
            ])
    }

    /// A set is called as the grid called it: warm-ups and drop sets have no number, and do not move those of others.
    @Test func setsAreCalledAsTheGridCallsThem() throws {
        var (_, start) = try Self.started()
        start.exercises[0].sets[0].setType = .warmup
        var workout = start
        for index in [1, 0] { workout.exercises[0].sets.remove(at: index) }
        var addition = AddSetOp(target: ExercisePlace(workout.exercises[1].instanceID), value: NewSet())
        (addition.value.id, addition.value.reps, addition.value.weight) = (id(6_000), 8, .kg(20))
        addition.value.setType = .warmup
        try Self.apply(&workout, .patch(PatchWorkout(ops: [.addSet(addition)], meta: meta("add"))))
        let place = try #require(workout.exercises[1].sets.firstIndex { $0.setType == .warmup })
        try Self.log(&workout, 1, place, "done")
        let texts = structureEdits(from: start, to: workout).map { $0.rendered(Voice(.english)).text }
        #expect(texts.count == 3)
        #expect(texts.contains("Lift 0: without a warm-up."))
        #expect(texts.contains("Lift 0: without set 1."), "the second row, and the first that is counted")
        #expect(texts.contains { $0.hasPrefix("Lift 1: one more warm-up, ") })
    }

    @Test(arguments: 0..<40) func aKeptOrderIsTheOrderOfTheWorkout(seed: UInt64) throws {
        var random = SeededGenerator(seed)
        let (plan, start) = try Self.started()
        var workout = start
        let order = ReorderExercises(
            order: workout.exercises.map(\.instanceID).shuffled(using: &random), meta: meta("order"))
        try Self.apply(&workout, .reorderExercises(order))
        let edits = structureEdits(from: start, to: workout)
        #expect(edits.allSatisfy { $0.change.kind == .exerciseMoved })
        let wanted = workout.exercises.map(\.exercisePrescriptionID)
        #expect(try plan.keeping(edits.shuffled(using: &random)).map(\.id) == wanted)
        var next = plan
        next.exercises = try plan.keeping(edits)
        #expect(next.open(edits).isEmpty)
    }

    @Test func aSwapTakesThePlaceWithNumbersOfItsOwn() throws {
        let (plan, start) = try Self.started()
        var workout = start
        var swap = SwapExercise(
            exerciseInstanceID: workout.exercises[1].instanceID, newExerciseID: pullUp.id, meta: .unsaid)
        swap.meta = meta("swap")
        try Self.apply(&workout, .swapExercise(swap))
        #expect(
            structureEdits(from: start, to: workout).isEmpty,
            "a swap without a set of it is not offered")
        try Self.log(&workout, 1, 0, "a")
        let edits = structureEdits(from: start, to: workout)
        #expect(edits.map(\.change.kind) == [.exerciseSwapped])
        let kept = try plan.keeping(edits)
        #expect(kept[1].id == plan.exercises[1].id && kept[1].exerciseID == pullUp.id)
        #expect(kept[1].sets.map(\.id) == plan.exercises[1].sets.map(\.id))
        #expect(kept[1].sets.map(\.weight) == Array(repeating: .kg(50), count: 3))
        #expect(kept[1].progressionKey != plan.exercises[1].progressionKey)
        #expect(edits[0].rendered(Voice()).text == "Pull Up in place of Lift 1.")
        // The plan has gone on meanwhile.
        var other = plan
        other.exercises[1].exerciseID = plank.id
        #expect(throws: StructureConflict.self) { try other.keeping(edits) }
        #expect(other.open(edits).isEmpty)
        other.exercises.remove(at: 1)
        #expect(throws: StructureConflict.self) { try other.keeping(edits) }
    }

    @Test func supersetsAreKept() throws {
        let (plan, start) = try Self.started()
        var workout = start
        var pair = SupersetExercises(
            instanceIDs: [0, 2].map { workout.exercises[$0].instanceID }, group: "A", meta: .unsaid)
        pair.meta = meta("pair")
        try Self.apply(&workout, .superset(pair))
        let edits = structureEdits(from: start, to: workout)
        #expect(edits.map(\.change.kind) == [.supersetChanged])
        #expect(edits[0].rendered(Voice()).text == "Lift 0, Lift 2: superset A.")
        #expect(
            try plan.keeping(edits).map(\.supersetGroup) == ["A", nil, "A", nil, nil, nil])
    }

    /// The app names a superset by a key that it makes: nobody is told that.
    @Test func aKeyThatNamesASupersetIsNotSaid() throws {
        let (_, start) = try Self.started()
        var workout = start
        var pair = SupersetExercises(
            instanceIDs: [0, 2].map { workout.exercises[$0].instanceID },
            group: "01a21e36-0000-7000-8000-000000000001", meta: .unsaid)
        pair.meta = meta("pair")
        try Self.apply(&workout, .superset(pair))
        let edits = structureEdits(from: start, to: workout)
        #expect(edits[0].rendered(Voice()).text == "Lift 0, Lift 2: superset.")
        #expect(edits[0].rendered(Voice(.german)).text == "Lift 0, Lift 2: Supersatz.")
    }

    /// Whatever a workout did: what is kept stays valid, keeping again changes nothing, and ids repeat.
    @Test(arguments: 0..<60) func keepingTwiceIsKeepingOnce(seed: UInt64) throws {
        var random = SeededGenerator(seed)
        let plan = pushPlan()
        var workout = try startedWorkout()
        let start = workout
        for number in 0..<60 {
            var command = random.command(for: workout, number: number)
            if case .undo = command { continue }
            if case .complete = command { continue }
            if let named = command.namedExercise {
                command.facts = [bench, pullUp, plank].first { $0.id == named }
            }
            if let after = try? reduce(workout, command, now: evening.adding(seconds: 86_400)) {
                workout = after.workout
            }
        }
        let edits = structureEdits(from: start, to: workout)
        #expect(Set(edits.map(\.change.id)).count == edits.count)
        #expect(
            structureEdits(from: start, to: workout).map(\.change) == edits.map(\.change))
        var next = plan
        next.exercises = try plan.keeping(edits)
        #expect(try next.keeping(edits) == next.exercises)
        var faults = PlanFaults()
        faults.check(next.exercises, notes: nil)
        #expect(faults.all.isEmpty)
        // One by one comes to the same as all at once, in the order they are told in.
        for edit in edits {
            var some = plan
            some.exercises = try plan.keeping([edit])
            #expect(!some.open([edit]).contains { $0.change.id == edit.change.id })
        }
    }
}
