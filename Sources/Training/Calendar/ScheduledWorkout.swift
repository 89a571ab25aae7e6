public import Wire

/// What is planned for one day, as a calendar shows it.
public struct ScheduledWorkout: WireModel, Sendable {
    /// What became of it.
    public enum State: String, WireEnum, Sendable {
        case planned, skipped, done
        /// Its day is over, and it was not done, whatever else was.
        case missed
    }

    /// What it is a day of.
    public var entryID: ScheduleEntryID
    /// The day as first planned: what a change of the day names.
    public var plannedDate: LocalDate
    /// The day on which it is.
    public var date: LocalDate
    public var kind: ScheduleEntry.Kind
    /// What is trained: of a program day its plan.
    public var planID: PlanID?
    public var programDayID: ProgramDayID?
    /// What it is called, or the plan's or day's name; empty for a day of rest, and where neither has one.
    public var title = ""
    public var time: LocalTime?
    public var minutes: Int?
    public var repeatsWeekly: Bool
    public var until: LocalDate?
    public var state = State.planned
    /// The workout that was done of it.
    public var sessionID: WorkoutID?

    public init(blank: Blank) {
        (entryID, plannedDate, date) = (.init(blank: blank), LocalDate(day: 0), LocalDate(day: 0))
        (kind, repeatsWeekly) = (.rest, false)
    }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("entry_id", &entryID)
        try v.field("planned_date", &plannedDate)
        try v.field("date", &date)
        try v.field("kind", &kind)
        try v.field("plan_id", &planID)
        try v.field("program_day_id", &programDayID)
        try v.field("title", &title)
        try v.field("time", &time)
        try v.field("minutes", &minutes)
        try v.field("repeats_weekly", &repeatsWeekly)
        try v.field("until", &until)
        try v.field("state", &state)
        try v.field("session_id", &sessionID)
    }

    /// Whether it is to be trained: neither rest nor left out on purpose.
    public var isWork: Bool { kind != .rest && state != .skipped }

    /// A day of an entry.
    init(_ entry: ScheduleEntry, planned: LocalDate, _ change: ScheduleEntry.Change?) {
        (entryID, plannedDate, kind) = (entry.id, planned, entry.kind)
        (planID, programDayID, title) = (entry.planID, entry.programDayID, entry.title ?? "")
        (date, time, minutes) = (change?.movedTo ?? planned, change?.time ?? entry.time, entry.minutes)
        (repeatsWeekly, until) = (entry.repeatsWeekly, entry.until)
        if change?.isSkipped == true { state = .skipped }
    }
}

extension ScheduleEntry {
    /// The days of it from one to another, both among them, in their order; those that are moved where they were moved to.
    public func days(from first: LocalDate, through last: LocalDate) -> [ScheduledWorkout] {
        var days: [ScheduledWorkout] = []
        for change in changes where isPlanned(on: change.date) {
            let day = change.movedTo ?? change.date
            if day >= first, day <= last { days.append(ScheduledWorkout(self, planned: change.date, change)) }
        }
        var day = date
        if repeatsWeekly, day < first { day = day.adding(days: (first.day - day.day + 6) / 7 * 7) }
        while day <= last, isPlanned(on: day) {
            if day >= first, change(of: day) == nil { days.append(ScheduledWorkout(self, planned: day, nil)) }
            day = day.adding(days: 7)
        }
        days.sort { $0.date != $1.date ? $0.date < $1.date : $0.plannedDate < $1.plannedDate }
        return days
    }

    /// Whether a day is one of it, as first planned.
    public func isPlanned(on day: LocalDate) -> Bool {
        if !repeatsWeekly { return day == date }
        return day >= date && (day.day - date.day) % 7 == 0 && until.map { day <= $0 } ?? true
    }

    /// The last day of it, as planned or as changed; `nil` where it goes on for ever.
    public var lastDay: LocalDate? {
        guard var last = repeatsWeekly ? until : date else { return nil }
        for change in changes { last = max(last, change.movedTo ?? change.date) }
        return last
    }

    /// The first day of it, as planned or as changed.
    public var firstDay: LocalDate {
        var first = date
        for change in changes { first = min(first, change.movedTo ?? change.date) }
        return first
    }

    /// What was changed of a day of it.
    public func change(of day: LocalDate) -> Change? {
        for change in changes where change.date == day { return change }
        return nil
    }

    /// Says of a day how it is now instead of as planned, in the place of what was said before.
    public mutating func take(_ change: Change) {
        changes.removeAll { $0.date == change.date }
        if change.isNothing { return }
        let place = changes.firstIndex { $0.date > change.date } ?? changes.count
        changes.insert(change, at: place)
    }

    /// Everything that may not be stored.
    public func faults() -> [CalculationError] {
        var faults: [CalculationError] = []
        if (kind == .plan) != (planID != nil) {
            faults.append(CalculationError("/plan_id", kind == .plan ? "is required" : "is only of a plan"))
        }
        if (kind == .programDay) != (programDayID != nil) {
            faults.append(
                CalculationError("/program_day_id", kind == .programDay ? "is required" : "is only of a program day"))
        }
        if let minutes, !Self.length.contains(minutes) {
            faults.append(CalculationError("/minutes", "must be between 5 and 600"))
        }
        if let until, !repeatsWeekly || until < date {
            faults.append(
                CalculationError("/until", repeatsWeekly ? "must not be before the first day" : "is only of repeats"))
        }
        if let title, title.isEmpty { faults.append(CalculationError("/title", "must not be empty")) }
        if changes.count > Self.mostChanges {
            faults.append(CalculationError("/changes", "must have at most 400 entries"))
        }
        for (index, change) in changes.enumerated() {
            let isTwice = index > 0 && changes[index - 1].date >= change.date
            if isTwice || !isPlanned(on: change.date) {
                faults.append(
                    CalculationError(
                        "/changes/" + String(index) + "/date",
                        isTwice ? "must come after the one before" : "is no day of it"))
            }
        }
        return faults
    }
}
