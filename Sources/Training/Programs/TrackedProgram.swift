public import Wire

/// A program with where the lifter stands in it.
public struct TrackedProgram: WireModel, Sendable {
    public var program: Program
    /// Whether it is the one that is followed. At most one is.
    public var isActive = false
    /// The number of the day that is due; `nil` where it was never started.
    public var currentDay: Int?
    public var startedAt: Instant?
    /// The start of the newest workout of one of its days.
    public var lastUsed: Instant?
    public var progress = ProgramProgress()

    /// - Parameters:
    ///   - now: by which the day that is due is found.
    ///   - weekStart: the day on which the lifter's weeks begin.
    public init(
        _ program: Program, isActive: Bool, lastUsed: Instant?, now: Instant, startingOn weekStart: WeekStart = .monday
    ) {
        (self.program, self.isActive, self.lastUsed) = (program, isActive, lastUsed)
        startedAt = program.run?.startedAt
        progress = ProgramProgress(of: program, now: now, startingOn: weekStart)
        currentDay = program.run.map { program.dueDay(at: now)?.dayNumber ?? $0.nextDay }
    }

    public init(blank: Blank) { program = Program(blank: blank) }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try program.fields(&v)
        try v.field("is_active", &isActive)
        try v.field("current_day", &currentDay)
        try v.field("started_at", &startedAt)
        try v.field("last_used", &lastUsed)
        try v.field("progress", &progress)
    }
}

extension Program {
    /// Is followed from now on: from where it was, or from its first day where it is over or begins anew.
    ///
    /// - Parameter isActive: whether it is the one that is followed already.
    public mutating func follow(isActive: Bool, restarting: Bool, at now: Instant) {
        if restarting || run == nil || run?.finishedAt != nil {
            start(at: now)
        } else if !isActive || run?.pausedAt != nil {
            // What it missed meanwhile is not counted.
            pause(false, at: now)
        }
    }
}

/// How much of a program is done.
public struct ProgramProgress: WireDefaulted, Sendable {
    public var status = Status.notStarted
    /// Workouts done of this lap, each day once, and how many it has.
    public var done = 0
    public var total = 0
    /// From 0 to 1.
    public var share = Chance(0)
    /// "Week 3 of 8" (seed 001); `nil` where it is not made of weeks.
    public var week: Int?
    public var weeks: Int?
    /// Workouts done in the lifter's week that runs, whichever week or round of the program they were of, and how many the program has for
    /// one: those of its own week, else as many as it is trained.
    public var doneThisWeek = 0
    public var plannedThisWeek: Int?
    /// How often a program that loops came round.
    public var laps = 0
    /// The number of the day that was done last.
    public var lastDay: Int?

    /// Where it stands.
    public enum Status: String, WireEnum, Sendable {
        case notStarted = "not_started"
        case running, paused, finished
    }

    public init() {}

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("status", &status)
        try v.field("done", &done)
        try v.field("total", &total)
        try v.field("share", &share)
        try v.field("week", &week)
        try v.field("weeks", &weeks)
        try v.field("done_this_week", &doneThisWeek)
        try v.field("planned_this_week", &plannedThisWeek)
        try v.field("laps", &laps)
        try v.field("last_day", &lastDay)
    }

    /// - Parameters:
    ///   - now: by which the day that is due is found.
    ///   - weekStart: the day on which the lifter's weeks begin.
    public init(of program: Program, now: Instant, startingOn weekStart: WeekStart = .monday) {
        total = program.workouts
        for day in program.days {
            if let week = day.week { weeks = max(weeks ?? 0, week) }
        }
        guard let run = program.run else { return }
        status = run.finishedAt != nil ? .finished : run.pausedAt != nil ? .paused : .running
        laps = run.lap
        let due = program.dueDay(at: now) ?? program.day(number: run.nextDay)
        week = due?.week
        var days: Set<Int> = []
        for mark in run.marks where mark.kind == .done && mark.dayNumber > 0 {
            lastDay = mark.dayNumber
            if mark.lap == run.lap { days.insert(mark.dayNumber) }
        }
        done = days.count
        if status == .finished || total == 0 { done = min(done, total) }
        share = total == 0 ? Chance(0) : Chance(Double(done) / Double(total))
        if let week {
            var planned = 0
            for day in program.days where day.week == week && !day.isRestDay { planned += 1 }
            plannedThisWeek = planned
        } else {
            plannedThisWeek = program.weekdays.isEmpty ? program.daysPerWeek : program.weekdays.count
        }
        let first = CalendarWeek(of: LocalDate(now), startingOn: weekStart).first.day
        for mark in run.marks where mark.kind == .done && mark.at.local.day >= first { doneThisWeek += 1 }
    }
}

/// What a program has for today.
public struct ProgramToday: WireModel, Sendable {
    public var program: TrackedProgram
    /// The day that is due; `nil` where it is paused or done.
    public var day: ProgramDay?
    /// Whether nothing is to be trained today: a day of rest, or none of the days of the week that were chosen.
    public var isRest = false
    public var planName: String?
    /// What the phase of the day makes of its plan: a share of the weights and of the sets, and the RPE at which sets end, 10 where
    /// every effort is in order; `nil` for a day that is of no phase.
    public var intensity: Modifier?
    public var volume: Modifier?
    public var rpeCap: RPE?
    /// What the week is for, in a sentence or two; `nil` on a day of rest, and in a program whose weeks are for nothing in particular.
    public var coachingNotes: String?
    /// The next day on which something is trained: after this one, or this one where it is not trained today.
    public var nextWorkout: ProgramDay?

    /// - Parameter planName: of a plan.
    public init(_ program: TrackedProgram, now: Instant, planName: (PlanID) -> String?) {
        self.program = program
        let own = program.program
        day = own.dueDay(at: now)
        isRest = !own.isTrained(on: now)
        guard let day else { return }
        self.planName = day.planID.flatMap(planName)
        let adjustment = day.adjustment
        if day.phase != nil || !day.isRestDay && !adjustment.isNothing {
            (intensity, volume, rpeCap) = (adjustment.intensity, adjustment.volume, adjustment.cap)
        }
        nextWorkout = isRest ? own.nextOpen(day) : own.nextWorkout(after: day.dayNumber)
    }

    public init(blank: Blank) { program = TrackedProgram(blank: blank) }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("program", &program)
        try v.field("day", &day)
        try v.field("is_rest", &isRest)
        try v.field("plan_name", &planName)
        try v.field("intensity", &intensity)
        try v.field("volume", &volume)
        try v.field("rpe_cap", &rpeCap)
        try v.field("coaching_notes", &coachingNotes)
        try v.field("next_workout", &nextWorkout)
    }
}

/// What a finished workout came to in its program.
public struct ProgramStep: WireModel, Sendable {
    public var programID: ProgramID
    public var name: String
    public var dayNumber: Int
    /// Whether that was its last day.
    public var isFinished: Bool
    public var progress: ProgramProgress
    /// The day that comes next; `nil` after the last one.
    public var next: ProgramDay?

    /// - Parameters:
    ///   - program: as it is after the workout.
    ///   - weekStart: the day on which the lifter's weeks begin.
    public init(
        _ program: Program, day: Int, isFinished: Bool, now: Instant, startingOn weekStart: WeekStart = .monday
    ) {
        (programID, name, dayNumber, self.isFinished) = (program.id, program.name, day, isFinished)
        progress = ProgramProgress(of: program, now: now, startingOn: weekStart)
        next = isFinished ? nil : program.run.flatMap { program.day(number: $0.nextDay) }
    }

    public init(blank: Blank) {
        (programID, name, dayNumber, isFinished) = (.init(blank: blank), "", 0, false)
        progress = ProgramProgress()
    }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("program_id", &programID)
        try v.field("name", &name)
        try v.field("day_number", &dayNumber)
        try v.field("finished", &isFinished)
        try v.field("progress", &progress)
        try v.field("next", &next)
    }
}
