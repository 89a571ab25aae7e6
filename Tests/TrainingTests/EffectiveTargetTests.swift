import TestSupport
import Testing
import Training
import Wire

/// An override of these adjustments: kind, percent, and the exercise, or all.
func overriding(
    _ adjustments: (SessionOverride.Kind, Int64?, PrescriptionID?)..., reason: String = ""
) -> SessionOverride {
    var override = SessionOverride(reason: "", adjustments: [])
    override.reason = reason
    override.adjustments = adjustments.map { kind, percent, id in
        let adjustment = SessionOverride.Adjustment(
            type: kind, value: percent.map { Percent(thousandths: $0 * 1_000) }, exercisePrescriptionID: id)
        return adjustment
    }
    return override
}

private func randomPlan(_ random: inout SeededGenerator) -> PlanSnapshot {
    var snapshot = PlanSnapshot(id: id(1), createdAt: Instant(milliseconds: 0), createdBy: .user)
    snapshot.exercises = (0..<Int.random(in: 1...4, using: &random)).map { place in
        var exercise = ExercisePrescription(id: .unnamed, exerciseID: bench.id, name: "")
        exercise.id = id(700 + place)
        exercise.loadKind = random.pick(LoadKind.allCases)
        exercise.optional = random.chance(3)
        let weight = Mass(thousandths: Int64.random(in: 0...160_000, using: &random), of: .kg)
        exercise.sets = (0..<Int.random(in: 1...7, using: &random)).map { index in
            let set = SetPrescription(
                id: id(800 + place * 10 + index),
                type: random.pick([.warmup, .working, .working, .top, .backoff, .dropset, .cluster]),
                weight: exercise.loadKind == .bodyweight || random.chance(8) ? nil : weight,
                reps: Int.random(in: 1...12, using: &random))
            return set
        }
        return exercise
    }
    return snapshot
}

private func randomOverride(_ plan: PlanSnapshot, _ random: inout SeededGenerator) -> SessionOverride {
    var override = SessionOverride(reason: "", adjustments: [])
    for _ in 0..<Int.random(in: 0...4, using: &random) {
        var adjustment = SessionOverride.Adjustment(
            type: random.pick([.percentWeight, .percentWeight, .percentVolume, .skipExercise]))
        if adjustment.type == .skipExercise || random.chance(2) {
            adjustment.exercisePrescriptionID = random.pick(plan.exercises).id
        }
        adjustment.value = Percent(thousandths: Int64.random(in: -90_000...50_000, using: &random))
        override.adjustments.append(adjustment)
    }
    return override
}

private func randomGym(_ random: inout SeededGenerator) throws -> @Sendable (ExercisePrescription) -> Loads {
    var gym = Gym(id: .unnamed, name: "")
    gym.bars = [Gym.Bar(name: "bar", weight: .kg(random.pick([10, 15, 20])))]
    gym.plates = [1_250, 2_500, 5_000, 10_000, 20_000].map {
        PlateCount(Mass(thousandths: $0, of: .kg), Int.random(in: 0...6, using: &random))
    }
    gym.dumbbells = (0..<5).map { _ in .kg(Int64.random(in: 1...40, using: &random)) }
    gym.machine = WeightStack(step: .kg(random.pick([5, 7])), maximum: .kg(90))
    let (place, equipment) = (gym, random.pick([Equipment.barbell, .dumbbell, .machine]))
    return { place.loads(for: [equipment], kind: $0.loadKind, increment: .kg(2)) }
}

struct EffectiveTargetTests {
    // MARK: Properties

    @Test(arguments: 0..<300) func everyWeightOfTodayCanBeLoaded(seed: UInt64) throws {
        var random = SeededGenerator(seed)
        let (plan, loads) = (randomPlan(&random), try randomGym(&random))
        let override = random.chance(3) ? nil : randomOverride(plan, &random)
        let today = EffectiveTargets(of: plan, override: override, loads: loads)
        for (prescription, sets) in zip(plan.exercises, today.exercises) {
            for (prescribed, set) in zip(prescription.sets, sets) {
                #expect((set.target.weight == nil) == (prescribed.weight == nil))
                #expect(set.target.reps == prescribed.reps)
                guard let planned = prescribed.weight, let weight = set.target.weight else { continue }
                guard planned > .zero else {
                    #expect(weight == planned)
                    continue
                }
                #expect(loads(prescription).nearest(weight) == weight)
                #expect(weight == planned || !set.reasons.isEmpty)
            }
        }
    }

    @Test(arguments: 0..<300) func aReductionMakesNothingHarderThanItWouldBeToday(seed: UInt64) throws {
        var random = SeededGenerator(seed)
        let (plan, gym) = (randomPlan(&random), try randomGym(&random))
        let loads = random.chance(2) ? gym : { $0.ownLoads() }
        let less = overriding((.percentWeight, Int64.random(in: -90 ... -1, using: &random), nil))
        let (plain, today) = (
            EffectiveTargets(of: plan, loads: loads), EffectiveTargets(of: plan, override: less, loads: loads)
        )
        for (prescription, (before, after)) in zip(plan.exercises, zip(plain.exercises, today.exercises)) {
            for (one, other) in zip(before, after) {
                guard let one = one.target.weight, let other = other.target.weight else { continue }
                #expect(!loads(prescription).isHarder(other, than: one))
            }
        }
    }

    /// 50 % more of three sets are two more, rounded half up as fewer are; drop sets and warm-ups are not multiplied.
    @Test(
        arguments: [
            ([.working, .working, .working], 50, 2, 2), ([.working, .working, .working], 10, 2, 0),
            ([.warmup, .top, .backoff, .backoff], 34, 3, 1), ([.working, .working, .dropset], 50, 1, 1),
            ([.warmup], 50, 0, 0),
        ] as [([SetType], Int64, Int, Int)])
    func moreVolumeAddsSetsOfTheSameKind(types: [SetType], percent: Int64, behind: Int, count: Int) throws {
        var plan = pushPlan()
        plan.exercises.removeLast()
        plan.exercises[0].sets = straight(types.count, 8, at: 60)
        for (index, type) in types.enumerated() {
            plan.exercises[0].sets[index].type = type
            plan.exercises[0].sets[index].restSeconds = 150
        }
        var command = StartWorkout(meta: .unsaid)
        command.override = overriding((.percentVolume, percent, nil), (.percentWeight, -10, nil))
        let start = { () throws in
            try startWorkout(command, id: id(900), user: lifter, source: StartSource(snapshot: plan), now: evening)
                .workout.exercises[0].sets
        }
        let sets = try start()
        #expect(sets.count == types.count + count)
        let more = sets.filter { $0.setPrescriptionID == nil }
        #expect(more.count == count)
        for set in more {
            #expect((set.setType, set.weight, set.reps) == (types[behind], Mass(thousandths: 55_000, of: .kg), 8))
            #expect(set.target == sets[behind].target && set.restSeconds == 150 && set.status == .planned)
        }
        if count > 0 { #expect(sets[(behind + 1)...(behind + count)].allSatisfy { $0.setPrescriptionID == nil }) }
        #expect(Set(sets.map(\.id)).count == sets.count)
        #expect(try start().map(\.id) == sets.map(\.id), "the same on both sides")
        var proposal = ReadinessProposal(mood: nil, snapshot: plan)
        proposal.override = command.override
        let preview = StartPreview(plan, of: id(300), proposal) { $0.ownLoads() }.rendered(Voice()).exercises[0].sets
        #expect(preview.map(\.proposed) == sets.map(\.target))
        for set in preview where set.setPrescriptionID == nil {
            #expect(set.plan == SetTarget() && set.target == SetTarget())
            #expect(set.reasons.last?.text == "Added today: +\(percent)% sets.")
        }
    }

    @Test func moreThanHalfAsMuchAgainIsRefused() {
        for (percent, path) in [(50, nil), (51, "/override/adjustments/0/value")] as [(Int64, String?)] {
            var command = StartWorkout(meta: .unsaid)
            command.override = overriding((.percentVolume, percent, nil))
            let refused = refusal {
                _ = try startWorkout(
                    command, id: id(900), user: lifter, source: StartSource(snapshot: pushPlan()), now: evening)
            }
            #expect(refused?.path == path)
        }
    }

    @Test(arguments: 0..<300) func whatIsLeftOutIsCountedHalfUpFromTheEnd(seed: UInt64) {
        var random = SeededGenerator(seed)
        let plan = randomPlan(&random)
        let percent = Int64.random(in: -90...0, using: &random)
        let today = EffectiveTargets(of: plan, override: overriding((.percentVolume, percent, nil))) { $0.ownLoads() }
        for (prescription, sets) in zip(plan.exercises, today.exercises) {
            let pairs = Array(zip(prescription.sets, sets))
            let counting = pairs.filter { $0.0.type.countsForProgression }
            let kept = counting.filter { !$0.1.isLeftOut }.count
            if !counting.isEmpty {
                let exact = Double(counting.count) * Double(100 + percent) / 100
                #expect(kept == max(1, Int((exact + 0.5).rounded(.down))))
            }
            #expect(counting.prefix(kept).allSatisfy { !$0.1.isLeftOut })
            #expect(pairs.allSatisfy { $0.0.type != .warmup || !$0.1.isLeftOut })
            // A drop set without the set it continues would be a set of its own.
            if let first = pairs.firstIndex(where: { $0.1.isLeftOut }) {
                #expect(pairs[first...].allSatisfy { $0.0.type == .warmup || $0.1.isLeftOut })
            }
        }
    }

    @Test(arguments: 0..<100) func anOverrideOfNothingIsThePlan(seed: UInt64) {
        var random = SeededGenerator(seed)
        let plan = randomPlan(&random)
        let nothing = overriding((.percentWeight, 0, nil), (.percentVolume, 0, nil))
        let today = EffectiveTargets(of: plan, override: nothing) { $0.ownLoads() }
        #expect(today == EffectiveTargets(of: plan) { $0.ownLoads() })
        #expect(today.exercises.map { $0.map(\.target) } == plan.exercises.map { $0.sets.map(\.target) })
        #expect(today.exercises.joined().allSatisfy { $0.reasons.isEmpty && !$0.isLeftOut })
    }

    // MARK: Examples

    /// Seed 000, scenario 3 B: 139.5 lb becomes 140, 103.5 becomes 105.
    @Test func aSickDayTakesATenthOff() {
        var plan = pushPlan()
        for (index, weight) in [155, 115].enumerated() {
            plan.exercises[index].loadKind = .external
            for set in plan.exercises[index].sets.indices {
                plan.exercises[index].sets[set].weight = .lb(Int64(weight))
            }
        }
        let today = EffectiveTargets(of: plan, override: overriding((.percentWeight, -10, nil))) {
            $0.ownLoads(increment: .lb(5), unit: .lb)
        }
        #expect(today.exercises[0].map(\.target.weight) == [.lb(140), .lb(140), .lb(140)])
        #expect(today.exercises[1].map(\.target.weight) == [.lb(105), .lb(105), .lb(105)])
        #expect(Voice(.english, .lb).sentence(today.exercises[0][0].reasons[0]) == "−10% today: 155 lb becomes 140 lb.")
    }

    @Test func percentagesOfAllAndOfOneAddUp() {
        let plan = pushPlan()
        let override = overriding((.percentWeight, -10, nil), (.percentWeight, -15, plan.exercises[0].id))
        let today = EffectiveTargets(of: plan, override: override) { $0.ownLoads() }
        #expect(today.exercises[0][0].target.weight == .kg(45))
        #expect(today.exercises[1][0].target.weight == nil)
    }

    @Test func lessOfAnAssistedLiftIsMoreHelp() {
        var plan = pushPlan()
        plan.exercises[0].loadKind = .assisted
        let today = EffectiveTargets(of: plan, override: overriding((.percentWeight, -10, nil))) { $0.ownLoads() }
        #expect(today.exercises[0][0].target.weight == mass("65"))
    }

    @Test func aGymThatCannotLoadATargetLowersItForToday() throws {
        var gym = Gym(id: .unnamed, name: "")
        gym.bars = [Gym.Bar(name: "bar", weight: .kg(20))]
        gym.plates = [PlateCount(.kg(15), 2), PlateCount(.kg(1), 2)]
        let (plan, place) = (pushPlan(), gym)
        let today = EffectiveTargets(of: plan) {
            place.loads(for: [.barbell], kind: $0.loadKind, increment: .kg(2))
        }
        #expect(today.exercises[0][0].target.weight == .kg(52))
        #expect(today.exercises[0][0].reasons.map(\.code) == [.gymLimit])
        #expect(Voice().sentence(today.exercises[0][0].reasons[0]) == "This gym loads 52 kg instead of 60 kg.")
    }

    // MARK: The start

    @Test func whatAnOverrideLeavesOutStandsThereSkippedAndMayStillBeDone() throws {
        var command = StartWorkout(meta: .unsaid)
        command.override = overriding(
            (.percentWeight, -10, nil), (.percentVolume, -50, nil), (.skipExercise, nil, id(311)))
        command.meta.clientTimestamp = evening
        let started = try startWorkout(
            command, id: id(900), user: lifter, source: StartSource(snapshot: pushPlan()), now: evening)
        let (press, pulls) = (started.workout.exercises[0], started.workout.exercises[1])
        #expect(press.sets.map(\.status) == [.planned, .planned, .skipped])
        #expect(press.sets.map(\.skipReason) == [nil, nil, "override"])
        #expect(press.sets.allSatisfy { $0.weight == .kg(55) && $0.target?.weight == .kg(55) })
        #expect(pulls.sets.allSatisfy { $0.status == .skipped && $0.skipReason == "override" })

        let place = SetPlace(press.instanceID, press.sets[2].id)
        let patch = PatchWorkout(ops: [.setField(SetFieldOp(place, .status(.planned)))], meta: meta("again"))
        let planned = try reduce(started.workout, .patch(patch), now: evening.adding(seconds: 90)).workout
        let done = try reduce(
            planned, logSet(planned, 0, 2, key: "done", weight: .kg(55)), now: evening.adding(seconds: 120)
        ).workout
        #expect(done.exercises[0].sets[2].status == .done)
        #expect(done.exercises[0].sets[2].skipReason == nil)

        let session = archive(done, effort: nil)
        let prescribed = pushPlan().exercises.flatMap { $0.sets.map(\.id) }
        #expect(session.exercises.flatMap { $0.sets.compactMap(\.setPrescriptionID) } == prescribed)
    }

    @Test func anOverrideThatMakesNoSenseIsRefusedWithEveryFault() {
        var command = StartWorkout(meta: .unsaid)
        command.override = overriding(
            (.percentVolume, 60, nil), (.percentWeight, nil, nil), (.percentWeight, -95, nil),
            (.skipExercise, nil, nil), (.skipExercise, nil, id(999)), reason: String(repeating: "a", count: 501))
        let error = refusal {
            _ = try startWorkout(
                command, id: id(1), user: lifter, source: StartSource(snapshot: pushPlan()), now: evening)
        }
        #expect(error?.code == .validation)
        #expect(
            error?.faults.map(\.path) == [
                "/override/reason", "/override/adjustments/0/value", "/override/adjustments/1/value",
                "/override/adjustments/2/value", "/override/adjustments/3/exercise_prescription_id",
                "/override/adjustments/4/exercise_prescription_id",
            ])
    }
}
