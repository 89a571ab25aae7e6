public import Wire

/// What is planned for a day, or for the same day of every week.
public struct ScheduleEntry: WireIdentified, Sendable {
    /// What is planned.
    public enum Kind: String, WireEnum, Sendable {
        case plan
        case programDay = "program_day"
        case rest
    }

    /// One day of it that is not as planned.
    public struct Change: WireIdentified, Sendable {
        /// The day as planned.
        public var date: LocalDate
        /// The day on which it is instead.
        public var movedTo: LocalDate?
        /// The time on that day; as planned where it is left out.
        public var time: LocalTime?
        public var isSkipped = false

        public init(date: LocalDate, movedTo: LocalDate? = nil, time: LocalTime? = nil, isSkipped: Bool = false) {
            (self.date, self.movedTo, self.time, self.isSkipped) = (date, movedTo, time, isSkipped)
        }

        public init(blank: Blank) { date = LocalDate(day: 0) }

        public var wireIdentity: LocalDate { date }

        /// Whether it is as planned.
        public var isNothing: Bool { movedTo == nil && time == nil && !isSkipped }

        public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
            try v.field("date", &date)
            try v.field("moved_to", &movedTo, default: nil)
            try v.field("time", &time, default: nil)
            try v.field("skipped", &isSkipped, default: false)
        }
    }

    public var id: ScheduleEntryID
    public var kind: Kind
    /// Of a plan; of a program day the plan that it had when it was scheduled is not kept: it follows the program.
    public var planID: PlanID?
    public var programDayID: ProgramDayID?
    /// Its first day, or the only one.
    public var date: LocalDate
    /// When it begins; `nil` for any time of the day.
    public var time: LocalTime?
    /// How long it takes; `nil` where nobody said so.
    public var minutes: Int?
    /// Whether it is on the same day of every week from then on.
    public var repeatsWeekly = false
    /// The last day on which a repeated one may be; `nil` for ever.
    public var until: LocalDate?
    /// What it is called, instead of what is planned.
    public var title: String?
    /// The days of it that are not as planned, in their order.
    public var changes: [Change] = []

    /// What `minutes` may be, and how many days may be changed.
    public static let length = 5...600
    public static let mostChanges = 400

    public init(id: ScheduleEntryID, _ kind: Kind, on date: LocalDate) {
        (self.id, self.kind, self.date) = (id, kind, date)
    }

    /// A plan on a day.
    public init(id: ScheduleEntryID, plan: PlanID, on date: LocalDate) {
        self.init(id: id, .plan, on: date)
        planID = plan
    }

    public init(blank: Blank) { (id, kind, date) = (.init(blank: blank), .rest, LocalDate(day: 0)) }

    public var wireIdentity: ScheduleEntryID { id }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("id", &id, default: .unnamed)
        try v.field("kind", &kind)
        try v.field("plan_id", &planID, default: nil)
        try v.field("program_day_id", &programDayID, default: nil)
        try v.field("date", &date)
        try v.field("time", &time, default: nil)
        try v.field("minutes", &minutes, default: nil)
        v.range(Self.length)
        try v.field("repeats_weekly", &repeatsWeekly, default: false)
        try v.field("until", &until, default: nil)
        try v.field("title", &title, default: nil)
        try v.field("changes", &changes, default: [])
    }
}
