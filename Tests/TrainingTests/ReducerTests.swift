import TestSupport
import Testing
import Training
import Wire

struct StartTests {
    @Test func aPlanIsCopiedWithItsTargets() throws {
        let workout = try startedWorkout()
        #expect(workout.title == "Push")
        #expect(workout.revision == 1)
        #expect(workout.exercises.map(\.name) == [bench.name, pullUp.name])
        #expect(
            workout.exercises[0].sets.map(\.target) == Array(repeating: SetTarget(weight: .kg(60), reps: 8), count: 3))
        #expect(workout.exercises[0].sets.allSatisfy { $0.status == .planned && $0.setPrescriptionID != nil })
        #expect(workout.totals == Totals())
    }

    @Test func idsFollowFromTheWorkoutAlone() throws {
        #expect(try startedWorkout() == startedWorkout())
        let other = StartWorkout(planSnapshotID: id(301), meta: .unsaid)
        let source = StartSource(snapshot: pushPlan())
        let one = try startWorkout(other, id: id(901), user: lifter, source: source, now: evening).workout
        #expect(one.exercises[0].instanceID != (try startedWorkout()).exercises[0].instanceID)
    }

    @Test func theStartIsTakenFromTheClientButNeverFromTheFuture() throws {
        var command = StartWorkout(meta: .unsaid)
        command.meta.clientTimestamp = evening.adding(seconds: 30)
        let workout = try startWorkout(command, id: id(1), user: lifter, source: StartSource(), now: evening).workout
        #expect(workout.startTime == evening)
        command.startTime = evening.adding(seconds: 3_600)
        #expect(
            refusal { _ = try startWorkout(command, id: id(1), user: lifter, source: StartSource(), now: evening) }?
                .path == "/start_time")
    }
}

/// Seed 004 sections 6 and 10, rule by rule.
struct ReducerTests {
    @Test func loggingASetRecordsWhatWasDone() throws {
        let workout = try apply(startedWorkout(), logSet(startedWorkout(), 0, 1, key: "a", weight: .kg(62), reps: 9))
        let set = workout.exercises[0].sets[1]
        #expect(set.status == .done)
        #expect(set.weight == .kg(62))
        #expect(set.target == SetTarget(weight: .kg(60), reps: 8))
        #expect(set.completedAt == evening.adding(seconds: 60))
        #expect(JSON.text(workout.totals) == #"{"sets":1,"reps":9,"volume":558}"#)
        #expect(workout.revision == 2)
    }

    @Test func aDoneSetIsNotLoggedAgain() throws {
        let workout = try apply(startedWorkout(), logSet(startedWorkout(), 0, 0, key: "a"))
        #expect(refusal { _ = try apply(workout, logSet(workout, 0, 0, key: "b")) }?.code == .alreadyDone)
    }

    @Test(
        arguments: [
            (Mass.kg(-1), 8, "/values/weight"), (.kg(2_001), 8, "/values/weight"), (.kg(60), 31, "/values/reps"),
            (.kg(60), -1, "/values/reps"), (.kg(60), 0, "/values/reps"), (.kg(60), nil, "/values/reps"),
        ] as [(Mass, Int?, String)])
    func valuesOutOfRangeAreRefusedByName(weight: Mass, reps: Int?, path: String) throws {
        let workout = try startedWorkout()
        let error = refusal { _ = try apply(workout, logSet(workout, 0, 0, key: "a", weight: weight, reps: reps)) }
        #expect(error?.code == .validation)
        #expect(error?.path == path)
    }

    @Test func zeroRepsNeedFailureAndAddNothing() throws {
        let workout = try startedWorkout()
        guard case .logSet(var command) = logSet(workout, 0, 0, key: "a", reps: 0) else { return }
        command.isFailure = true
        let after = try apply(workout, .logSet(command))
        #expect(after.totals.reps == 0)
        #expect(after.totals.sets == 1)
    }

    @Test func bodyweightSetsMayReachAHundred() throws {
        let workout = try startedWorkout()
        #expect(try apply(workout, logSet(workout, 1, 0, key: "a", weight: nil, reps: 100)).totals.reps == 100)
    }

    @Test func unknownPlacesAreTold() throws {
        let workout = try startedWorkout()
        var command = LogSet(exerciseInstanceID: id(1), setID: id(1), values: SetValues(), meta: .unsaid)
        command.meta = meta("a")
        command.values = SetValues(weight: nil, reps: 5)
        #expect(refusal { _ = try apply(workout, .logSet(command)) }?.path == "/exercise_instance_id")
        command.exerciseInstanceID = workout.exercises[0].instanceID
        #expect(refusal { _ = try apply(workout, .logSet(command)) }?.code == .targetNotFound)
    }

    @Test func aKeyIsRequired() throws {
        let workout = try startedWorkout()
        var command = logSet(workout, 0, 0, key: "a")
        command.meta.idempotencyKey = nil
        #expect(refusal { _ = try apply(workout, command) }?.path == "/idempotency_key")
    }

    @Test func statusChangesOnlyAsTheTableSays() throws {
        let planned = try startedWorkout()
        let skipped = try apply(planned, patch(planned, [.status(.skipped)]))
        let done = try apply(planned, logSet(planned, 0, 0, key: "a"))
        #expect(skipped.exercises[0].sets[0].status == .skipped)
        #expect(try apply(skipped, patch(skipped, [.status(.planned)])).exercises[0].sets[0].status == .planned)
        let undone = try apply(done, patch(done, [.status(.planned)]))
        #expect(undone.exercises[0].sets[0].status == .planned)
        #expect(undone.exercises[0].sets[0].rir == RIR(2), "undoing keeps the values")
        #expect(undone.totals == Totals())
        for (workout, status) in [(planned, SetStatus.done), (done, .skipped), (skipped, .done)] {
            let error = refusal { _ = try apply(workout, patch(workout, [.status(status)])) }
            #expect(error?.code == .validation)
            #expect(error?.opIndex == 0)
        }
        #expect(refusal { _ = try apply(skipped, logSet(skipped, 0, 0, key: "b")) }?.code == .validation)
    }

    @Test func aPatchIsHomogeneous() throws {
        let workout = try startedWorkout()
        let exercise = workout.exercises[0]
        let edit = PatchOp.setField(SetFieldOp(SetPlace(exercise.instanceID, exercise.sets[0].id), .reps(5)))
        let other = PatchOp.setField(SetFieldOp(SetPlace(exercise.instanceID, exercise.sets[1].id), .reps(5)))
        let removal = RemoveSetOp(target: SetPlace(exercise.instanceID, exercise.sets[0].id))
        let cases: [([PatchOp], WorkoutError.Code, Int?)] = [
            ([], .validation, nil), ([edit, .removeSet(removal)], .mixedOpTypes, 1), ([edit, other], .multiSetEdit, 1),
            ([.removeSet(removal), .removeSet(removal)], .multipleStructuralOps, 1),
        ]
        for (ops, code, index) in cases {
            let command = PatchWorkout(ops: ops, meta: meta("p"))
            let error = refusal { _ = try apply(workout, .patch(command)) }
            #expect(error?.code == code)
            #expect(error?.opIndex == index)
        }
    }

    @Test func setsAreAddedAtTheEndAndRemoved() throws {
        let workout = try startedWorkout()
        var op = AddSetOp(target: ExercisePlace(workout.exercises[0].instanceID), value: NewSet())
        op.value.id = id(777)
        op.value.reps = 10
        var command = PatchWorkout(ops: [.addSet(op)], meta: meta("p"))
        let longer = try apply(workout, .patch(command))
        #expect(longer.exercises[0].sets.last?.id == id(777))
        #expect(refusal { _ = try apply(longer, .patch(command)) }?.code == .duplicateSetID)
        let removal = RemoveSetOp(target: SetPlace(workout.exercises[0].instanceID, id(777)))
        command.ops = [.removeSet(removal)]
        #expect(try apply(longer, .patch(command)).exercises == workout.exercises)
        op.value.id = nil
        command.ops = [.addSet(op)]
        #expect(refusal { _ = try apply(workout, .patch(command)) }?.path == "/ops/0/value/id")
    }

    @Test func anExerciseIsAddedWithThreeSetsOfTen() throws {
        var command = AddExercise(exerciseID: bench.id, facts: bench, meta: meta("a"))
        let exercise = try #require(try apply(startedWorkout(), .addExercise(command)).exercises.last)
        #expect(exercise.position == 2)
        #expect(exercise.sets.count == 3)
        #expect(
            exercise.sets.allSatisfy { $0.reps == 10 && $0.rir == nil && $0.weight == nil && $0.setType == .working })
        command.facts = nil
        #expect(refusal { _ = try apply(startedWorkout(), .addExercise(command)) }?.code == .targetNotFound)
    }

    @Test func aPlannedSetStartsAtItsTargetWithoutTheRepsInReserve() throws {
        var snapshot = PlanSnapshot(id: id(1), createdAt: Instant(milliseconds: 0), createdBy: .user)
        var prescription = ExercisePrescription(id: .unnamed, exerciseID: bench.id, name: "")
        prescription.exerciseID = bench.id
        var set = SetPrescription(id: .unnamed)
        (set.weight, set.reps, set.rir) = (.kg(80), 8, RIR(2))
        prescription.sets = [set]
        snapshot.exercises = [prescription]
        let started = try startWorkout(
            StartWorkout(meta: .unsaid), id: id(1), user: id(2), source: StartSource(snapshot: snapshot),
            now: Instant(milliseconds: 1_795_000_000_000)
        ).workout.exercises[0].sets[0]
        #expect((started.weight, started.reps, started.rir) == (.kg(80), 8, nil))
        #expect(started.target?.rir == RIR(2))
    }

    @Test func setsAreNumberedWithoutWarmUpsAndDropSets() throws {
        var exercise = ActiveExercise(instanceID: id(1), exerciseID: bench.id, name: "", position: 0)
        for type in [SetType.warmup, .warmup, .working, .top, .dropset, .backoff] {
            var set = ActiveSet(id: id(1))
            set.setType = type
            exercise.sets.append(set)
        }
        #expect(exercise.sets.indices.map { exercise.setNumber($0) } == [nil, nil, 1, 2, nil, 3])
    }

    @Test func removingAnExerciseMovesTheOthersUp() throws {
        let workout = try startedWorkout()
        let command = RemoveExercise(exerciseInstanceID: workout.exercises[0].instanceID, meta: meta("a"))
        #expect(try apply(workout, .removeExercise(command)).exercises.map(\.position) == [0])
    }

    @Test func theClientsClockIsTakenWithinTheWorkout() throws {
        let workout = try startedWorkout()
        var early = logSet(workout, 0, 0, key: "a")
        early.meta.clientTimestamp = evening.adding(seconds: -600)
        #expect(try apply(workout, early).exercises[0].sets[0].completedAt == evening)
        var late = logSet(workout, 0, 0, key: "a")
        late.meta.clientTimestamp = evening.adding(seconds: 6_000)
        #expect(try apply(workout, late).exercises[0].sets[0].completedAt == evening.adding(seconds: 300))
    }

    @Test func aFinishedWorkoutDoesNotChange() throws {
        for command in [WorkoutCommand.complete(CompleteWorkout(meta: .unsaid)), .cancel(CancelWorkout(meta: .unsaid))]
        {
            let over = try apply(startedWorkout(), command)
            #expect(over.endTime != nil)
            #expect(refusal { _ = try apply(over, logSet(over, 0, 0, key: "z")) }?.code == .notInProgress)
            #expect(refusal { _ = try apply(over, command) }?.code == .notInProgress)
        }
    }

    @Test func aWorkoutLeftAloneEndsWithItsLastSet() throws {
        let workout = try apply(startedWorkout(), logSet(startedWorkout(), 0, 0, key: "a"))
        let forgotten = try apply(workout, .complete(CompleteWorkout(meta: .unsaid)), minute: 24 * 60)
        #expect(forgotten.endTime == evening.adding(seconds: 60))
        #expect(
            try apply(workout, .complete(CompleteWorkout(meta: .unsaid)), minute: 50).endTime
                == evening.adding(seconds: 3_000))
    }

    @Test func aiTouchesPlannedSetsOfItsExerciseOnly() throws {
        let workout = try apply(startedWorkout(), logSet(startedWorkout(), 0, 0, key: "a"))
        func ai(_ changes: [SetFieldChange], set: Int, scope: Int? = 0) -> WorkoutError? {
            guard case .patch(var command) = patch(workout, changes, set: set) else { return nil }
            command.meta.cause = .userAIAction
            if let scope {
                command.aiScope = AIScope(exerciseInstanceID: workout.exercises[scope].instanceID)
            }
            return refusal { _ = try apply(workout, .patch(command)) }
        }
        #expect(ai([.weight(.kg(70)), .reps(5), .rir(nil)], set: 1) == nil)
        #expect(ai([.weight(.kg(70))], set: 0)?.code == .permissionDenied)
        #expect(ai([.weight(.kg(70))], set: 1, scope: 1)?.code == .permissionDenied)
        #expect(ai([.weight(.kg(70))], set: 1, scope: nil)?.code == .permissionDenied)
        #expect(ai([.reps(5), .status(.skipped)], set: 1)?.opIndex == 1)
        #expect(ai([.setType(.warmup)], set: 1)?.code == .permissionDenied)
        #expect(ai([.amrap(true)], set: 1)?.code == .permissionDenied)
        #expect(ai([.isFailure(true)], set: 1)?.code == .permissionDenied)
        var logged = logSet(workout, 0, 1, key: "b")
        logged.meta.cause = .userAIAction
        #expect(refusal { _ = try apply(workout, logged) }?.code == .permissionDenied)
    }
}

struct ArchiveTests {
    @Test func archivedSetsNeverStayPlannedAndKeepTheirTargets() throws {
        let workout = try apply(startedWorkout(), logSet(startedWorkout(), 0, 0, key: "a"))
        let session = archive(try apply(workout, .complete(CompleteWorkout(meta: .unsaid))), effort: nil)
        #expect(session.origin == .plan)
        #expect(session.exercises[0].sets.map(\.status) == [.done, .skipped, .skipped])
        #expect(session.exercises[0].sets.allSatisfy { $0.setPrescriptionID != nil && $0.target != nil })
        #expect(session.computedTotals == session.totals)
    }

    @Test func aSetBecomesOneOfAsManyRepsAsPossible() throws {
        var workout = try startedWorkout()
        workout = try apply(workout, patch(workout, [.amrap(true), .setType(.top)], set: 2, key: "as many"))
        #expect(workout.exercises[0].sets[2].amrap && workout.exercises[0].sets[2].setType == .top)
        #expect(workout.exercises[0].sets[1].amrap == false)
        workout = try apply(workout, logSet(workout, 0, 2, key: "done", weight: .kg(60), reps: 14))
        let session = archive(try apply(workout, .complete(CompleteWorkout(meta: .unsaid))), effort: nil)
        #expect(session.exercises[0].sets.map(\.amrap) == [false, false, true])
        workout = try apply(workout, patch(workout, [.amrap(false)], set: 2, key: "as planned"))
        #expect(!workout.exercises[0].sets[2].amrap)
        let place = SetPlace(workout.exercises[0].instanceID, workout.exercises[0].sets[0].id)
        #expect(JSON.text(SetFieldOp(place, .amrap(true))).hasSuffix(#""field":"amrap","value":true}"#))
    }

    /// Seed 000, scenario 1: freeform work is mirrored into an orphan version, each set linked to its target.
    @Test func freeformWorkIsMirroredIntoAnOrphan() throws {
        let command = AddExercise(exerciseID: bench.id, facts: bench, meta: meta("add"))
        var workout = try startWorkout(
            StartWorkout(meta: .unsaid), id: id(900), user: lifter, source: StartSource(), now: evening
        )
        .workout
        workout = try apply(workout, .addExercise(command))
        for (set, reps) in [10, 9, 8].enumerated() {
            workout = try apply(workout, logSet(workout, 0, set, key: "s\(set)", weight: .lb(135), reps: reps))
        }
        let session = archive(try apply(workout, .complete(CompleteWorkout(meta: .unsaid))), effort: nil)
        let (snapshot, linked) = mirror(session, author: .user)
        #expect(snapshot.planID == nil)
        #expect(snapshot.versionNumber == 1)
        #expect(snapshot.exercises[0].sets.map(\.weight) == Array(repeating: .lb(135), count: 3))
        #expect(snapshot.exercises[0].sets.map(\.reps) == [10, 9, 8])
        #expect(linked.planSnapshotID == snapshot.id)
        #expect(linked.exercises[0].sets.map(\.setPrescriptionID) == snapshot.exercises[0].sets.map(\.id))
        #expect(mirror(session, author: .user).0 == snapshot)
    }
}
