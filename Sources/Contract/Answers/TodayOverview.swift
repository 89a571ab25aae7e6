public import Training
public import Wire

/// What is worth knowing when the app is opened (seed 002, "Main Dashboard").
public struct TodayOverview: WireModel, Sendable {
    /// The part of the day that a greeting goes by.
    public enum PartOfDay: String, WireEnum, Sendable {
        /// From 4 o'clock to 11, to 18, and the rest.
        case morning, day, evening

        /// The part of the day of an hour, 0 to 23.
        public init(hour: Int) { self = hour < 4 || hour >= 18 ? .evening : hour < 11 ? .morning : .day }

        /// The hours at which another one begins.
        public static let hours = [4, 11, 18]
    }

    /// A workout that was not finished.
    public struct Resume: WireModel, Sendable {
        public var workoutID: WorkoutID
        public var title: String?
        public var startedAt: Instant
        /// When a set was last done in it.
        public var lastSetAt: Instant?

        public init(_ workoutID: WorkoutID, title: String?, startedAt: Instant, lastSetAt: Instant?) {
            (self.workoutID, self.title) = (workoutID, title)
            (self.startedAt, self.lastSetAt) = (startedAt, lastSetAt)
        }

        public init(blank: Blank) {
            self.init(.init(blank: blank), title: nil, startedAt: Instant(milliseconds: 0), lastSetAt: nil)
        }

        public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
            try v.field("workout_id", &workoutID)
            try v.field("title", &title)
            try v.field("started_at", &startedAt)
            try v.field("last_set_at", &lastSetAt)
        }
    }

    /// A plan with a day.
    public struct NextPlan: WireModel, Sendable {
        public var planID: PlanID
        public var name: String
        public var category: String?
        public var date: LocalDate
        /// How long it takes, as far as that is known.
        public var minutes: Int?
        /// The names of its first three exercises.
        public var exercises: [String] = []
        /// Why it is this one.
        public var reason: DayReason

        /// A plan on a day, with what it says of itself.
        public init(_ plan: WorkoutPlan, on date: LocalDate, _ reason: DayReason) {
            (planID, name, category) = (plan.id, plan.name, plan.category)
            (self.date, self.reason) = (date, reason)
            minutes = plan.estimatedMinutes
        }

        public init(blank: Blank) {
            (planID, name, date) = (.init(blank: blank), "", LocalDate(day: 0))
            reason = DayReason(blank: blank)
        }

        public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
            try v.field("plan_id", &planID)
            try v.field("name", &name)
            try v.field("category", &category)
            try v.field("date", &date)
            try v.field("minutes", &minutes)
            try v.field("exercises", &exercises)
            try v.field("reason", &reason)
        }
    }

    /// A day of this week.
    public struct Day: WireModel, Sendable {
        public var date: LocalDate
        /// What was or is planned for it: by the calendar, else the day of the program that is bound to it, with its week and what
        /// that is for.
        public var planned: String?
        /// What was planned was trained; where nothing was, whether anything was.
        public var isDone = false
        /// Planned and over, and not trained, whatever else was.
        public var isMissed = false
        public var sessionIDs: [WorkoutID] = []

        public init(_ date: LocalDate) { self.date = date }

        public init(blank: Blank) { date = LocalDate(day: 0) }

        public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
            try v.field("date", &date)
            try v.field("planned", &planned)
            try v.field("done", &isDone)
            try v.field("missed", &isMissed)
            try v.field("session_ids", &sessionIDs)
        }
    }

    /// The program that is followed.
    public struct ProgramCard: WireModel, Sendable {
        public var programID: ProgramID
        public var name: String
        public var progress: ProgramProgress

        public init(_ programID: ProgramID, name: String, _ progress: ProgramProgress) {
            (self.programID, self.name, self.progress) = (programID, name, progress)
        }

        public init(blank: Blank) {
            self.init(.init(blank: blank), name: "", ProgramProgress(blank: blank))
        }

        public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
            try v.field("program_id", &programID)
            try v.field("name", &name)
            try v.field("progress", &progress)
        }
    }

    public var date: LocalDate
    public var partOfDay: PartOfDay
    public var name: String?
    public var resume: Resume?
    public var predicted: NextPlan?
    /// The seven days of this week.
    public var week: [Day] = []
    /// Workouts that are wanted this week; `nil` where nobody said so.
    public var weekPlanned: Int?
    /// Those of them that were done, never more; where nothing is wanted all workouts.
    public var weekDone = 0
    /// Workouts of this week beside them.
    public var weekOthers = 0
    /// All workouts of this week, and the days of it on which something was trained.
    public var weekWorkouts = 0
    public var weekDays = 0
    /// The next plan on the calendar, today among them.
    public var nextScheduled: NextPlan?
    public var program: ProgramCard?
    public var nudges: [DayReason] = []
    /// Changes that wait for a decision.
    public var pendingSuggestions = 0
    /// A line to begin the day with, in the language of the one who asks; `nil` where the settings have it off.
    public var welcome: String?

    /// A board of this moment, with nothing on it yet.
    public init(at now: Instant) {
        date = LocalDate(now)
        partOfDay = PartOfDay(hour: now.local.time.hour)
    }

    public init(blank: Blank) { self.init(at: Instant(milliseconds: 0)) }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("date", &date)
        try v.field("part_of_day", &partOfDay)
        try v.field("name", &name)
        try v.field("resume", &resume)
        try v.field("predicted", &predicted)
        try v.field("week", &week)
        try v.field("week_planned", &weekPlanned)
        try v.field("week_done", &weekDone)
        try v.field("week_others", &weekOthers)
        try v.field("week_workouts", &weekWorkouts)
        try v.field("week_days", &weekDays)
        try v.field("next_scheduled", &nextScheduled)
        try v.field("program", &program)
        try v.field("nudges", &nudges)
        try v.field("pending_suggestions", &pendingSuggestions)
        try v.field("welcome", &welcome)
    }
}
