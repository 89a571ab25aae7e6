import TestSupport
import Testing
import Training
import Wire

private func mood(
    _ feeling: PreMood.Feeling? = nil, _ energy: PreMood.Energy? = nil, _ soreness: PreMood.Soreness? = nil,
    minutes: Int? = nil
) -> PreMood {
    var mood = PreMood()
    (mood.feeling, mood.energy, mood.soreness, mood.minutes) = (feeling, energy, soreness, minutes)
    return mood
}

private let (weight, volume) = (SessionOverride.Kind.percentWeight, SessionOverride.Kind.percentVolume)

struct ReadinessTests {
    @Test(arguments: [
        (mood(.sick), overriding((weight, -10, nil), reason: "Feeling sick"), [Reason.Code.readinessSick]),
        (mood(.tired), overriding((weight, -5, nil), (volume, -20, nil), reason: "Tired"), [.readinessLow]),
        (mood(nil, .low), overriding((weight, -5, nil), (volume, -20, nil), reason: "Low energy"), [.readinessLow]),
        (mood(nil, nil, .high), overriding((weight, -5, nil), (volume, -20, nil), reason: "Sore"), [.readinessSore]),
        (
            mood(.tired, .low, .high), overriding((weight, -5, nil), (volume, -20, nil), reason: "Tired · Sore"),
            [.readinessLow, .readinessSore]
        ),
        (mood(.sick, .low, .high), overriding((weight, -10, nil), reason: "Feeling sick"), [.readinessSick]),
    ])
    func theStrongestStateHolds(mood: PreMood, override: SessionOverride, reasons: [Reason.Code]) {
        let proposal = ReadinessProposal(mood: mood, snapshot: pushPlan())
        #expect(proposal.override == override)
        #expect(proposal.reasons.map(\.code) == reasons)
    }

    @Test func nothingIsProposedWhenNothingIsWrong() {
        for fine in [nil, mood(), mood(.great, .high, PreMood.Soreness.none), mood(.okay, .ok, .mild, minutes: 90)] {
            #expect(
                ReadinessProposal(mood: fine, snapshot: pushPlan())
                    == ReadinessProposal(mood: nil, snapshot: pushPlan()))
        }
    }

    @Test func tiredIsTrustedOnceItWentWellOftenEnough() {
        let trusted = ReadinessProposal(mood: mood(.tired, .low), snapshot: pushPlan(), tiredIsTrusted: true)
        #expect(trusted.override == nil)
        #expect(trusted.reasons.map(\.code) == [.readinessTrusted])
        let sore = ReadinessProposal(mood: mood(.tired, nil, .high), snapshot: pushPlan(), tiredIsTrusted: true)
        #expect(sore.reasons.map(\.code) == [.readinessSore])
        let sick = ReadinessProposal(mood: mood(.sick), snapshot: pushPlan(), tiredIsTrusted: true)
        #expect(sick.override != nil)
    }

    /// Six sets of 45 s with 120 s of rest: 17 minutes.
    @Test func shortTimeLeavesOutOptionalExercisesFirst() {
        var plan = pushPlan()
        plan.exercises[1].optional = true
        let short = ReadinessProposal(mood: mood(minutes: 9), snapshot: plan, language: .german)
        #expect(short.override == overriding((.skipExercise, nil, id(311)), reason: "Wenig Zeit"))
        #expect(
            Voice(.german).sentence(short.reasons[0])
                == "Etwa 17 Minuten sind geplant, du hast 9. Was bleibt, dauert 9.")
        #expect(ReadinessProposal(mood: mood(minutes: 17), snapshot: plan).override == nil)
        // What the plan says counts more than the estimate.
        let said = ReadinessProposal(mood: mood(minutes: 29), snapshot: plan, estimatedMinutes: 60)
        #expect(said.override?.adjustments.map(\.type) == [.skipExercise, .percentVolume])
        #expect(ReadinessProposal(mood: mood(minutes: 60), snapshot: plan, estimatedMinutes: 60).override == nil)
    }

    @Test func setsAreLeftOutOnlyWhenThereIsNothingOptional() {
        let proposal = ReadinessProposal(mood: mood(minutes: 12), snapshot: pushPlan())
        #expect(proposal.override == overriding((volume, -20, nil), reason: "Short of time"))
        #expect(
            ReadinessProposal(mood: mood(.tired, minutes: 12), snapshot: pushPlan()).reasons.map(\.code)
                == [.readinessLow])
    }

    /// First what is optional, then sets down to half of them, then whole exercises from the last: every shortage its own workout.
    @Test func lessTimeIsLessWork() {
        let plan = pushPlan()
        var last = Int.max
        for (minutes, kinds) in [
            (14, [volume]), (9, [.skipExercise]), (6, [.skipExercise, volume]), (3, [.skipExercise, volume]),
        ] {
            let proposal = ReadinessProposal(mood: mood(minutes: minutes), snapshot: plan)
            #expect(proposal.override?.adjustments.map(\.type) == kinds, "\(minutes)")
            let left = (proposal.reasons.first?.params.seconds ?? 0) / 60
            #expect(left <= minutes && left < last, "\(minutes): \(left)")
            last = left
        }
    }

    /// What the plan says of its minutes it says of the whole plan, and not of half of it in a week of recovery.
    @Test func aLightDayIsNotCutTwice() {
        let plan = pushPlan()
        let light = plan.adjusted(by: PhaseAdjustment(.deload)) { $0.ownLoads() }
        #expect(light.exercises.flatMap(\.sets).count < plan.exercises.flatMap(\.sets).count)
        let day = ReadinessProposal(mood: mood(minutes: 45), snapshot: light, estimatedMinutes: 60, of: plan)
        #expect(day.override == nil)
    }

    @Test(arguments: 0..<200) func moreTimeIsNeverLessWork(seed: UInt64) {
        var random = SeededGenerator(seed)
        var plan = pushPlan()
        for index in plan.exercises.indices { plan.exercises[index].optional = random.chance(2) }
        var before = 0
        for minutes in 0...20 {
            let proposal = ReadinessProposal(mood: mood(minutes: minutes), snapshot: plan)
            let sets = EffectiveTargets(of: plan, override: proposal.override) { $0.ownLoads() }
                .exercises.joined().count { !$0.isLeftOut }
            #expect(sets >= before, "\(minutes) minutes")
            before = sets
        }
    }

    @Test(arguments: 0..<200) func aProposalIsAValidOverrideThatLeavesSomethingToDo(seed: UInt64) throws {
        var random = SeededGenerator(seed)
        var plan = pushPlan()
        for index in plan.exercises.indices { plan.exercises[index].optional = random.chance(2) }
        let minutes = random.chance(2) ? nil : Int.random(in: 0...30, using: &random)
        let feeling = random.pick([PreMood.Feeling.sick, .tired, .okay])
        let proposal = ReadinessProposal(
            mood: mood(feeling, nil, random.pick([.high, .mild]), minutes: minutes), snapshot: plan,
            estimatedMinutes: random.chance(2) ? nil : 45)
        var command = StartWorkout(meta: .unsaid)
        command.override = proposal.override
        let workout = try startWorkout(
            command, id: id(1), user: lifter, source: StartSource(snapshot: plan), now: evening
        ).workout
        #expect(workout.exercises.contains { $0.sets.contains { $0.status == .planned } })
        #expect((proposal.override == nil) || !proposal.reasons.isEmpty)
        let kinds = proposal.override?.adjustments.map(\.type) ?? []
        #expect(kinds.filter { $0 == .percentVolume }.count <= 1 && kinds.filter { $0 == .percentWeight }.count <= 1)
    }
}
