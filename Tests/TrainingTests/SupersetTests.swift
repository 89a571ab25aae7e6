import TestSupport
import Testing
import Training

/// The order of supersets, and what the sets of today say of the ones to come.
struct SupersetTests {
    /// Exercises of so many warm-ups and working sets; the groups as letters, `.` for none.
    private func workout(_ shape: [(warmups: Int, sets: Int)], _ groups: String) -> ActiveWorkout {
        var workout = ActiveWorkout(
            id: id(1), userID: lifter, startTime: evening, createdAt: evening, updatedAt: evening)
        var number = 1_000
        for (index, group) in groups.enumerated() {
            var exercise = ActiveExercise(
                instanceID: id(10 + index), exerciseID: id(20 + index), name: "", position: index)
            exercise.supersetGroup = group == "." ? nil : String(group)
            for place in 0..<shape[index].warmups + shape[index].sets {
                var set = ActiveSet(id: id(number), setType: place < shape[index].warmups ? .warmup : .working)
                set.reps = 5
                exercise.sets.append(set)
                number += 1
            }
            workout.exercises.append(exercise)
        }
        return workout
    }

    /// Does the sets as they come, from the first exercise on: the places, and before which of them there is a rest.
    private func order(_ start: ActiveWorkout) -> [(exercise: Int, type: SetType, rests: Bool)] {
        var (workout, order) = (start, [(exercise: Int, type: SetType, rests: Bool)]())
        var (index, rests) = (0, true)
        while let set = workout.exercises[index].sets.firstIndex(where: { $0.status == .planned }), order.count < 500 {
            let type = workout.exercises[index].sets[set].setType
            workout.exercises[index].sets[set].status = .done
            order.append((index, type, rests))
            guard let next = workout.nextInSuperset(after: index, type) else { break }
            (index, rests) = (next.index, !next.isSameRound)
        }
        return order
    }

    @Test func aSupersetGoesRoundAndRestsAfterTheLast() {
        let done = order(workout([(0, 3), (0, 3)], "aa"))
        #expect(done.map(\.exercise) == [0, 1, 0, 1, 0, 1])
        #expect(done.map(\.rests) == [true, false, true, false, true, false])
        let uneven = order(workout([(0, 1), (0, 3)], "aa"))
        #expect(uneven.map(\.exercise) == [0, 1, 1, 1])
        #expect(uneven.map(\.rests) == [true, false, true, true])
        let warm = order(workout([(2, 1), (1, 1)], "aa"))
        #expect(warm.map(\.exercise) == [0, 0, 1, 0, 1])
        #expect(warm.map(\.rests) == [true, true, true, true, false])
    }

    @Test(arguments: 0..<200) func everySetOfASupersetComesOnce(seed: UInt64) {
        var random = SeededGenerator(seed)
        let count = Int.random(in: 2...5, using: &random)
        let shape = (0..<count).map { _ in
            (warmups: Int.random(in: 0...2, using: &random), sets: Int.random(in: 1...5, using: &random))
        }
        let start = workout(shape, String(repeating: "a", count: count))
        let done = order(start)
        for index in 0..<count {
            let own = done.filter { $0.exercise == index }
            #expect(own.count == shape[index].warmups + shape[index].sets, "seed \(seed)")
            #expect(own.filter { $0.type == .warmup }.count == shape[index].warmups, "seed \(seed)")
        }
        // Between two rests no exercise comes twice, and warm-ups are over before the first round.
        var round: [Int] = []
        for one in done where one.type != .warmup {
            if one.rests { round = [] }
            #expect(!round.contains(one.exercise), "seed \(seed)")
            round.append(one.exercise)
        }
        let firstWork = done.firstIndex { $0.type != .warmup } ?? 0
        if start.exercises[0].sets[0].setType == .warmup {
            #expect(done[firstWork...].allSatisfy { $0.type != .warmup }, "seed \(seed)")
        }
    }

    @Test func supersetsHaveLetters() {
        let mixed = workout([(0, 1), (0, 1), (0, 1), (0, 1), (0, 1), (0, 1)], "x.yxyz")
        #expect((0..<6).map { mixed.supersetLabel($0) } == ["A1", nil, "B1", "A2", "B2", nil])
        #expect(mixed.nextInSuperset(after: 1, .working) == nil)
    }

    // MARK: What the last set says

    private func bench(_ reps: Int, target: Int = 8, following: [Int64] = [60, 60]) -> ActiveExercise {
        var exercise = ActiveExercise(instanceID: id(1), exerciseID: id(2), name: "", position: 0)
        var first = ActiveSet(id: id(3))
        (first.weight, first.reps, first.status, first.completedAt) = (.kg(60), reps, .done, evening)
        first.target = SetTarget(weight: .kg(60), reps: target)
        exercise.sets = [first]
        for (index, weight) in following.enumerated() {
            var set = ActiveSet(id: id(4 + index))
            (set.weight, set.reps, set.target) = (.kg(weight), target, first.target)
            exercise.sets.append(set)
        }
        return exercise
    }

    @Test func aSetFarFromItsTargetMovesTheOnesAfterIt() {
        let loads = Loads(increment: .kg(5))
        #expect(bench(8).nextSetOffer(loads) == nil)
        #expect(bench(7).nextSetOffer(loads) == nil, "one rep is no struggle")
        #expect(bench(10).nextSetOffer(loads) == nil)
        let lighter = bench(6).nextSetOffer(loads)
        #expect(lighter?.weight == .kg(55) && lighter?.isStruggle == true && lighter?.sets == [id(4), id(5)])
        let heavier = bench(11).nextSetOffer(loads)
        #expect(heavier?.weight == .kg(65) && heavier?.isStruggle == false)
        #expect(bench(0).nextSetOffer(loads)?.weight == .kg(55))
        #expect(bench(6, following: [55]).nextSetOffer(loads) == nil, "it was taken, or is lighter anyway")
        #expect(bench(6, following: []).nextSetOffer(loads) == nil)
        var assisted = bench(6)
        assisted.loadKind = .assisted
        #expect(assisted.nextSetOffer(Loads(increment: .kg(5), kind: .assisted))?.weight == .kg(65), "more help")
        var asManyAsPossible = bench(14)
        asManyAsPossible.sets[0].amrap = true
        #expect(asManyAsPossible.nextSetOffer(loads) == nil)
    }

    @Test func aRecordBeatsWhatStoodAndWhatWasDoneToday() {
        var exercise = bench(10)
        #expect(exercise.isRecord(0, over: .kg(70)))
        #expect(!exercise.isRecord(0, over: .kg(80)), "60 kg × 10 stand for 80 kg")
        #expect(!exercise.isRecord(1, over: .kg(10)), "it is not done")
        (exercise.sets[1].status, exercise.sets[1].completedAt) = (.done, evening.adding(seconds: 200))
        #expect(!exercise.isRecord(1, over: .kg(70)), "8 reps after 10")
        exercise.sets[1].weight = .kg(70)
        #expect(exercise.isRecord(1, over: .kg(70)) && exercise.isRecord(0, over: .kg(70)))
        exercise.sets[0].setType = .warmup
        #expect(!exercise.isRecord(0, over: .kg(70)))
    }

    // MARK: What else may be done

    @Test func warmUpsArePutBeforeTheOtherSets() throws {
        let workout = try startedWorkout()
        let place = ExercisePlace(workout.exercises[0].instanceID)
        var new = NewSet()
        (new.id, new.setType, new.weight, new.reps) = (id(777), .warmup, .kg(20), 8)
        func adding(_ index: Int?) -> WorkoutCommand {
            .patch(PatchWorkout(ops: [.addSet(AddSetOp(target: place, value: new, at: index))], meta: meta("w")))
        }
        #expect(try apply(workout, adding(0)).exercises[0].sets.first?.id == id(777))
        #expect(try apply(workout, adding(2)).exercises[0].sets[2].id == id(777))
        #expect(try apply(workout, adding(3)).exercises[0].sets.last?.id == id(777))
        #expect(refusal { _ = try apply(workout, adding(4)) }?.path == "/ops/0/index")
        #expect(refusal { _ = try apply(workout, adding(-1)) }?.path == "/ops/0/index")
    }

    @Test func theRestOfAnExerciseIsItsOwn() throws {
        let workout = try startedWorkout()
        let target = FieldTarget(workout.exercises[0].instanceID)
        func rest(_ seconds: Int?, _ target: FieldTarget) -> WorkoutCommand {
            .patch(PatchWorkout(ops: [.setField(SetFieldOp(target, .restSeconds(seconds)))], meta: meta("r")))
        }
        let after = try reduce(workout, rest(210, target), now: evening.adding(seconds: 300))
        #expect(after.workout.exercises[0].restSeconds == 210 && after.event.type == .restChanged)
        let exercise = after.workout.exercises[0]
        #expect(exercise.restSeconds(after: exercise.sets[0], setting: 90) == 210)
        #expect(try apply(after.workout, rest(nil, target)).exercises == workout.exercises)
        #expect(refusal { _ = try apply(workout, rest(601, target)) }?.path == "/ops/0/value")
        #expect(refusal { _ = try apply(workout, rest(60, FieldTarget())) }?.path == "/ops/0/field")
        let set = FieldTarget(SetPlace(workout.exercises[0].instanceID, workout.exercises[0].sets[0].id))
        #expect(refusal { _ = try apply(workout, rest(60, set)) }?.path == "/ops/0/field")
    }
}
