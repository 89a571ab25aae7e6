import TestSupport
import Testing
import Training
import Wire

/// How the product does by its own measure.
struct ObjectivesTests {
    private static let today = LocalDate("2026-11-25")!

    private static func objectives(_ daysAgo: [Int64], _ changes: [ChangeRecord] = []) -> Objectives {
        let dates = daysAgo.sorted(by: >).map { today.adding(days: -$0) }
        return Objectives(
            dates, of: dates, today: today, startingOn: .monday, changes: changes, foreseen: BacktestReport.Share())
    }

    private static func record(
        _ number: UInt64, _ type: ChangeType = .increaseWeight, group: UInt64? = nil, bundle: UInt64 = 1,
        as facts: [ChangeFact.Kind],
        outcome: SuggestedChange.Outcome? = nil, source: PlanSuggestion.Source = .rules
    ) -> ChangeRecord {
        var change = SuggestedChange(id: ChangeID(high: 2, low: number), type: type, exerciseName: "Bench")
        change.groupID = group.map { ChangeGroupID(high: 3, low: $0) }
        change.targetExercisePrescriptionID = PrescriptionID(high: 4, low: number)
        var result: ChangeResult?
        if let outcome {
            result = ChangeResult()
            result!.outcome = outcome
        }
        return ChangeRecord(
            suggestionID: SuggestionID(high: 1, low: bundle), source: source,
            planSnapshotID: SnapshotID(high: 5, low: 1), createdAt: Instant(milliseconds: 0), proposed: change,
            facts: facts.map { ChangeFact($0, at: Instant(milliseconds: 1)) }, result: result)
    }

    @Test func ofNothingNothingIsKnown() {
        let none = Self.objectives([])
        #expect(none == Objectives() && none.daysInUse == nil && none.workouts.percent == nil)
    }

    /// 25 November 2026 is a Wednesday: this week is not over and does not count.
    @Test func onlyWholeWeeksCount() {
        let some = Self.objectives([0, 1, 2, 3, 9, 16, 23, 30, 31, 60])
        #expect(some.workouts.of == 4)
        #expect(some.workouts.count == 5, "3, 9, 16, 23 and 30 days ago; 31 is of the week before")
        let young = Self.objectives([0, 4])
        #expect(young.workouts.of == 1 && young.workouts.count == 1)
        #expect(Self.objectives([0, 2]).workouts.of == 0, "no week is over yet")
    }

    /// What was brought along was trained, too, but not with the app.
    @Test func theWholeHistoryCountsAsWorkoutsAndNotAsUse() {
        let history = [60, 9, 5, 2].map { Self.today.adding(days: -$0) }
        let told = Objectives(
            [history[3]], of: history, today: Self.today, startingOn: .monday, changes: [],
            foreseen: BacktestReport.Share())
        #expect(told.workouts.of == 4 && told.workouts.count == 2 && told.daysInUse == 3)
    }

    @Test func daysInUseEndWithAWeekWithout() {
        #expect(Self.objectives([0]).daysInUse == 1)
        #expect(Self.objectives([7, 14, 21, 28]).daysInUse == 29)
        #expect(Self.objectives([8]).daysInUse == 0)
        #expect(Self.objectives([1, 2, 10, 17]).daysInUse == 3)
    }

    /// Against a count day by day.
    @Test(arguments: 0..<50)
    func daysInUseAreThoseOfWhichNoneIsAWeekAfterTheLast(seed: UInt64) {
        var random = SeededGenerator(seed)
        let ago = (0..<20).map { _ in Int64(Int.random(in: 0..<90, using: &random)) }
        let trained = Set(ago)
        var days = 0
        var last: Int64 = -1
        if let newest = trained.min(), newest <= 7 {
            for day in newest...Int64(100) where trained.contains(day) {
                if last >= 0, day - last > 7 { break }
                (days, last) = (Int(day) + 1, day)
            }
        }
        #expect(Self.objectives(ago).daysInUse == days, "seed \(seed)")
        let workouts = Self.objectives(ago).workouts
        let weeks = trained.isEmpty ? 0 : workouts.of
        #expect(weeks <= Objectives.weeks && workouts.count <= ago.count)
    }

    @Test func whatIsDecidedTogetherIsOneProposal() {
        let changes = [
            Self.record(1, group: 7, as: [.accepted], outcome: .good),
            Self.record(2, .decreaseReps, group: 7, as: [.accepted], outcome: .good),
            Self.record(3, as: [.rejected]),
            Self.record(4, as: [.accepted], outcome: .ignored),
            Self.record(5, .stay, as: [.accepted], outcome: .good),
            Self.record(6, as: [.accepted, .withdrawn]),
            Self.record(7, as: [.rejected], source: .user),
            Self.record(8, group: 7, bundle: 2, as: [.accepted]),
        ]
        let told = Self.objectives([0], changes)
        #expect(told.accepted.count == 3 && told.accepted.of == 4)
        #expect(told.overridden.count == 1 && told.overridden.of == 2)
        #expect(Self.objectives([0], changes.reversed()).accepted == told.accepted)
    }
}
