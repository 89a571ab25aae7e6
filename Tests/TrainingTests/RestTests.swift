import TestSupport
import Testing
import Training
import Wire

/// Rest on its way from the plan to the timer, back into a plan, and under a change (DESIGN.md 2, "rest targets").
struct RestTests {
    /// A warm-up, two working sets and a back-off under a policy.
    private static func plan(_ policy: String, own: [Int?] = [nil, nil, nil, nil]) throws -> PlanSnapshot {
        var plan = pushPlan()
        plan.exercises.removeLast()
        plan.exercises[0].rest = try JSON.decode(RestPolicy.self, from: policy)
        plan.exercises[0].sets = straight(4, 8, at: 60)
        for (index, type) in [SetType.warmup, .working, .working, .backoff].enumerated() {
            plan.exercises[0].sets[index].type = type
            plan.exercises[0].sets[index].restSeconds = own[index]
        }
        return plan
    }

    private static func started(_ plan: PlanSnapshot) throws -> ActiveExercise {
        try startWorkout(
            StartWorkout(meta: .unsaid), id: id(900), user: lifter, source: StartSource(snapshot: plan), now: evening
        ).workout.exercises[0]
    }

    /// What the timer counts down after each set where the lifter's setting is 100 s.
    private static func timer(_ exercise: ActiveExercise) -> [Int] {
        exercise.sets.map { exercise.restSeconds(after: $0, setting: 100) }
    }

    @Test(
        arguments: [
            (#"{"mode":"all_same","seconds":180}"#, [180, 180, 180, 180]),
            (#"{"mode":"all_same","seconds":180,"by_type":{"working":90}}"#, [180, 180, 180, 180]),
            (#"{"mode":"all_same"}"#, [nil, nil, nil, nil]),
            (#"{"mode":"by_type","by_type":{"warmup":45,"working":150,"backoff":90}}"#, [45, 150, 150, 90]),
            (#"{"mode":"by_type","by_type":{"working":150}}"#, [nil, 150, 150, 150]),
            (#"{"mode":"by_type","seconds":75,"by_type":{"working":150}}"#, [75, 150, 150, 150]),
            (#"{"mode":"individual","seconds":75}"#, [75, 75, 75, 75]),
        ] as [(String, [Int?])])
    func everyPolicyReachesTheSetsOfTheWorkout(policy: String, rests: [Int?]) throws {
        let exercise = try Self.started(Self.plan(policy))
        #expect(exercise.sets.map(\.restSeconds) == rests)
        #expect(exercise.restSeconds == rests[1])
    }

    @Test func theSetsOwnRestComesBeforeThePolicyAndTheSettingLast() throws {
        let policy = #"{"mode":"by_type","by_type":{"working":150}}"#
        let exercise = try Self.started(Self.plan(policy, own: [nil, 240, nil, 0]))
        #expect(exercise.sets.map(\.restSeconds) == [nil, 240, 150, 0])
        #expect(Self.timer(exercise) == [60, 240, 150, 0])
        let silent = try Self.started(Self.plan(#"{"mode":"all_same"}"#))
        #expect(silent.sets.allSatisfy { $0.restSeconds == nil } && silent.restSeconds == nil)
        #expect(Self.timer(silent) == [60, 100, 100, 100])
    }

    /// Each policy, each set's own rests, and what an accepted rest of 30 s more makes of the timer.
    @Test(
        arguments: [
            (#"{"mode":"all_same","seconds":120}"#, [nil, nil, nil, nil], [150, 150, 150, 150]),
            (
                #"{"mode":"by_type","by_type":{"warmup":45,"working":150,"backoff":90}}"#, [nil, nil, nil, nil],
                [45, 180, 180, 120]
            ),
            (#"{"mode":"by_type","by_type":{"warmup":45}}"#, [nil, nil, nil, nil], [45, 150, 150, 150]),
            (#"{"mode":"individual"}"#, [60, 120, 180, 90], [60, 150, 210, 120]),
            (#"{"mode":"individual"}"#, [60, 120, nil, 0], [60, 150, 150, 0]),
            (#"{"mode":"all_same","seconds":90}"#, [nil, 120, nil, nil], [120, 150, 120, 120]),
        ] as [(String, [Int?], [Int])])
    func anAcceptedRestShowsAtTheNextStartAndCanBeTakenBack(
        policy: String, own: [Int?], after: [Int]
    ) throws {
        let plan = try Self.plan(policy, own: own)
        var proposal = ProposeChanges(source: .user, planSnapshotID: plan.id, changes: [])
        let proposed = ProposedChange(
            type: .increaseRest, targetExercisePrescriptionID: plan.exercises[0].id, delta: .seconds(30))
        proposal.changes = [proposed]
        let change = try proposal.suggestion(id(70), on: plan, session: nil, now: evening, isExercise: { _ in true })
            .changes[0]
        var edit = PlanEdit(plan.exercises) { _ in nil }
        try edit.apply([change])
        var next = plan
        next.exercises = edit.exercises
        #expect(Self.timer(try Self.started(next)) == after)
        #expect(edit.applied.allSatisfy { $0.target.holds(in: next, .increaseRest) })
        #expect(!edit.applied.contains { $0.target.holds(in: plan, .increaseRest) })
        var back = PlanEdit(next.exercises) { _ in nil }
        for (_, target) in edit.applied { try back.revert(change, target, before: plan.exercises[0]) }
        #expect(back.exercises == plan.exercises)
    }

    @Test func aSwapKeepsTheRestsOfTheSets() throws {
        let plan = try Self.plan(#"{"mode":"individual"}"#, own: [45, 150, 180, 90])
        let workout = try startWorkout(
            StartWorkout(meta: .unsaid), id: id(900), user: lifter, source: StartSource(snapshot: plan), now: evening
        ).workout
        let command = SwapExercise(
            exerciseInstanceID: workout.exercises[0].instanceID, newExerciseID: pullUp.id, facts: pullUp,
            meta: meta("swap"))
        let swapped = try apply(workout, .swapExercise(command)).exercises[0]
        #expect(swapped.sets.map(\.restSeconds) == [150, 180, 90], "the warm-up is gone")
    }

    // MARK: Back into a plan

    private static func added(_ workout: ActiveWorkout, _ more: String) throws -> ActiveWorkout {
        let body = #"{"exercise_id":"\#(bench.id.text)",\#(more),"idempotency_key":"add"}"#
        var command = try JSON.decode(AddExercise.self, from: body)
        command.facts = bench
        var workout = try apply(workout, .addExercise(command))
        let place = workout.exercises.count - 1
        for index in workout.exercises[place].sets.indices {
            workout = try apply(workout, logSet(workout, place, index, key: "log\(index)"))
        }
        return workout
    }

    private static let sets = #""sets":[{"reps":8,"weight":60,"rest_seconds":240},{"reps":8,"weight":60}]"#

    @Test func freeformWorkMirrorsTheRestsAndTheRangeItHad() throws {
        let blank = try startWorkout(
            StartWorkout(meta: .unsaid), id: id(900), user: lifter, source: StartSource(), now: evening
        ).workout
        let range = #""rep_range":{"mode":"range","lower":4,"upper":6}"#
        let workout = try Self.added(blank, Self.sets + "," + range)
        #expect(workout.exercises[0].repRange == RepRange(4, 6))
        let session = archive(workout, effort: nil)
        let prescription = mirror(session, of: workout, author: .user).0.exercises[0]
        #expect(prescription.sets.map(\.restSeconds) == [240, nil])
        #expect(prescription.rest.mode == .individual)
        #expect(prescription.repRange == RepRange(4, 6))
        #expect(prescription.rule == nil, "the standard rule in the given range")
    }

    @Test func whatIsAddedWhileTrainingKeepsItsRestsAndItsRange() throws {
        let plan = pushPlan()
        let start = try startWorkout(
            StartWorkout(meta: .unsaid), id: id(900), user: lifter, source: StartSource(snapshot: plan), now: evening
        ).workout
        let workout = try Self.added(start, Self.sets + #","rep_range":{"mode":"target","lower":5}"#)
        let kept = try plan.keeping(structureEdits(from: start, to: workout))
        #expect(kept.count == 3)
        #expect(kept[2].repRange.mode == .target && kept[2].repRange.lower == 5)
        #expect(kept[2].sets.map(\.restSeconds) == [240, nil])
    }

    @Test func anOddRestOrRangeIsRefusedWithItsPlace() throws {
        let start = try startedWorkout()
        func path(_ more: String) -> String? { refusal { _ = try Self.added(start, more) }?.path }
        #expect(path(#""sets":[{"reps":8,"rest_seconds":29}]"#) == "/sets/0/rest_seconds")
        #expect(path(#""sets":[{"reps":8,"rest_seconds":601}]"#) == "/sets/0/rest_seconds")
        #expect(path(#""sets":[{"reps":8,"rest_seconds":0}]"#) == nil)
        #expect(path(#""rep_range":{"mode":"range","lower":8,"upper":6}"#) == "/rep_range/upper")
    }
}
