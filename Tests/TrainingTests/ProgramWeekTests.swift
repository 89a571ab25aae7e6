import Testing

@testable import Training

/// Schedules of weeks go by the weeks of the program.
struct ProgramWeekTests {
    /// Days with a week each, one of them to recover in where that is asked for.
    private static func program(weeks: Int, loops: Bool, deload: Int? = nil) -> Program {
        var program = Program(id: .unnamed, name: "Weeks")
        program.loops = loops
        for week in 1...weeks {
            let phase: TrainingPhase? = week == deload ? .deload : nil
            program.days.append(
                ProgramDay(
                    id: .unnamed, dayNumber: week, planID: PlanID(high: 0, low: 1), week: week, phase: phase))
        }
        return program
    }

    private static func places(_ program: Program, of weeks: Int) -> [Int?] {
        program.days.map { program.week(of: $0)?.place(of: weeks) }
    }

    @Test func aDayHasTheWeekOfItsProgram() {
        #expect(Self.places(Self.program(weeks: 4, loops: true), of: 4) == [0, 1, 2, 3])
        #expect(Self.places(Self.program(weeks: 8, loops: false), of: 3) == [0, 1, 2, 0, 1, 2, 0, 1])
        // A week to recover in judges nothing, and the schedule waits.
        #expect(Self.places(Self.program(weeks: 4, loops: true, deload: 4), of: 3) == [0, 1, 2, 0])
        #expect(Self.places(Self.program(weeks: 6, loops: false, deload: 3), of: 4) == [0, 1, 2, 2, 3, 0])
        // Where it comes round in the middle of a schedule, the lift counts for itself.
        #expect(Self.places(Self.program(weeks: 1, loops: true), of: 4) == [nil])
        #expect(Self.places(Self.program(weeks: 6, loops: true), of: 4).allSatisfy { $0 == nil })
        var days = Self.program(weeks: 4, loops: true)
        for index in days.days.indices { days.days[index].week = nil }
        #expect(Self.places(days, of: 4).allSatisfy { $0 == nil })
    }

    // MARK: The end of a cycle

    private static let rule = ProgressionRule.percentOfMax(
        PercentOfMax(
            trainingMax: .kg(100),
            weeks: [65, 70, 75, 40].map { (percent: Int64) in
                [PercentOfMax.PercentSet(percent: Percent(thousandths: percent * 1_000), reps: 5)]
            }))

    /// What became of the training max after each week in turn, as far as it was another; each done in full.
    private static func raises(_ weeks: [Int], failing: Int? = nil) -> [Mass?] {
        let loads = rule.ownLoads(kind: .external, unit: .kg)
        var state = ProgressionState()
        var raises: [Mass?] = []
        for (index, week) in weeks.enumerated() {
            var there = state
            there.week = week
            let sets = rule.planned([], there, loads).map { planned in
                EvaluatedSet(
                    target: planned.target, weight: planned.target.weight, reps: index == failing ? 3 : 5)
            }
            let step = rule.next(after: SessionWork(sets, loads: loads), state)
            let isRaised = step.recommendation.change == .changeTrainingMax
            raises.append(isRaised ? step.state.trainingMax : nil)
            state = step.state
            state.trainingMax = nil
        }
        return raises
    }

    @Test func aCycleEndsOnceWhateverIsLeftOut() {
        let raised = Mass(thousandths: 102_500, of: .kg)
        #expect(Self.raises([0, 1, 2, 3, 0]) == [nil, nil, nil, raised, nil])
        // The first week is left out.
        #expect(Self.raises([1, 2, 3, 0]) == [nil, nil, raised, nil])
        // The light week is left out: the next cycle's first session ends the one before.
        #expect(Self.raises([0, 1, 2, 0, 1, 2, 3]) == [nil, nil, nil, raised, nil, nil, raised])
        #expect(Self.raises([0, 1, 2, 0, 1], failing: 1) == [nil, nil, nil, nil, nil])
        // A week done again, the last one too, ends nothing.
        #expect(Self.raises([0, 0, 1, 0, 1, 2, 3, 3, 0]) == [nil, nil, nil, nil, nil, nil, raised, nil, nil])
    }
}
