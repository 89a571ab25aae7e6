public import Wire

/// How the product does by its own measure (seed 002, "Objectives & Success Metrics"), as far as that follows from the history and from
/// what was proposed. What is counted of none is not known yet.
public struct Objectives: WireDefaulted, Sendable {
    /// Workouts of whole weeks, imported ones among them, the last four or as many as there are since the first workout, and how many weeks those are.
    public var workouts = BacktestReport.Share()
    /// Days since the first workout of those that follow on each other within a week, today among them; 0 where the last one is longer
    /// ago, `nil` without any.
    public var daysInUse: Int?
    /// Proposals of the rules: accepted, of those that were accepted or rejected. What is decided together is one.
    public var accepted = BacktestReport.Share()
    /// Accepted proposals in whose place the lifter did something else when it came to it, of those that came to it.
    public var overridden = BacktestReport.Share()
    /// Days whose plan was foreseen, of those of the last year that came after four weeks.
    public var foreseen = BacktestReport.Share()

    /// Whole weeks that are looked at.
    public static let weeks = 4
    /// Days within which another workout goes on with the use.
    public static let pause: Int64 = 7

    /// Workouts in a week, days in use, and shares in percent: what is aimed at. Overrides are to stay below theirs.
    public static let (workoutsWanted, daysWanted, acceptedWanted) = (3, 30, 70)
    public static let (overriddenAllowed, foreseenWanted) = (3, 70)

    public init() {}

    /// - Parameters:
    ///   - dates: one for each workout that was done with the app, oldest first; those after today do not count.
    ///   - history: one for each workout, wherever it was done, oldest first; the same.
    ///   - changes: all that was proposed.
    public init(
        _ dates: [LocalDate], of history: [LocalDate], today: LocalDate, startingOn weekStart: WeekStart,
        changes: [ChangeRecord],
        foreseen: BacktestReport.Share
    ) {
        self.foreseen = foreseen
        let dates = dates.filter { $0 <= today }
        countWeeks(history.filter { $0 <= today }, CalendarWeek(of: today, startingOn: weekStart))
        if let last = dates.last {
            var first = last
            for date in dates.reversed() where first.day - date.day <= Self.pause { first = date }
            daysInUse = today.day - last.day > Self.pause ? 0 : Int(today.day - first.day) + 1
        }
        var (decided, judged): (Set<Proposed>, Set<Proposed>) = ([], [])
        for record in changes where record.source == .rules && record.original.type != .stay {
            let (change, proposal) = (record.change, Proposed(record))
            if change.decision == .accepted || change.decision == .rejected, decided.insert(proposal).inserted {
                accepted.add(change.decision == .accepted)
            }
            if let outcome = change.outcome, judged.insert(proposal).inserted { overridden.add(outcome == .ignored) }
        }
    }

    /// What is decided together.
    private struct Proposed: Hashable {
        var suggestion: SuggestionID
        var group: UInt64

        init(_ record: ChangeRecord) {
            suggestion = record.suggestionID
            group =
                record.original.groupID?.low ?? record.original.targetExercisePrescriptionID?.low
                ?? record.original.id.low
        }
    }

    private mutating func countWeeks(_ dates: [LocalDate], _ current: CalendarWeek) {
        guard let first = dates.first else { return }
        for back in 1...Self.weeks {
            let week = current.adding(weeks: -back)
            if week.last < first { return }
            workouts.of += 1
            for date in dates where week.contains(date) { workouts.count += 1 }
        }
    }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("workouts", &workouts)
        try v.field("days_in_use", &daysInUse)
        try v.field("accepted", &accepted)
        try v.field("overridden", &overridden)
        try v.field("foreseen", &foreseen)
    }
}
