public import Wire

/// How far a goal is, and what may become of it.
public struct GoalProgress: WireDefaulted, Sendable {
    /// What the last weeks say of a goal.
    public enum Forecast: String, WireEnum, Sendable {
        /// It was reached.
        case reached
        /// Even the lower end of the interval reaches it in time; or every one of the last weeks did.
        case onTrack = "on_track"
        /// The line reaches it in time, the lower end of the interval does not.
        case likely
        /// Only the upper end of the interval reaches it in time.
        case unlikely
        /// Not even that does.
        case offTrack = "off_track"
        /// Too little was trained or measured to say anything.
        case tooLittleData = "too_little_data"
        /// Its day has gone by.
        case overdue
        /// There is nothing to say: no day was named, or it is put away.
        case open
    }

    /// Where a line through the last weeks leads, with the interval that holds it four times in five.
    public struct Projection: WireModel, Sendable {
        /// The day of these values: the goal's, or today in eight weeks where it names none.
        public var date: LocalDate
        public var value: Amount
        public var low: Amount
        public var high: Amount
        /// How much it changes in a week.
        public var weeklyChange: Amount
        /// The day on which the line, the better and the worse end of the interval reach the goal; `nil` for not within two years.
        public var reachedOn: LocalDate?
        public var earliest: LocalDate?
        public var latest: LocalDate?
        /// How many values it is drawn through (the best of so many weeks; of a weight so many days), and over how many days they spread.
        public var points: Int
        public var spanDays: Int

        public init(date: LocalDate, value: Amount, low: Amount, high: Amount, weeklyChange: Amount) {
            (self.date, self.value, self.low, self.high) = (date, value, low, high)
            self.weeklyChange = weeklyChange
            (points, spanDays) = (0, 0)
        }

        public init(blank: Blank) {
            self.init(date: LocalDate(day: 0), value: .zero, low: .zero, high: .zero, weeklyChange: .zero)
        }

        public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
            try v.field("date", &date)
            try v.field("value", &value)
            try v.field("low", &low)
            try v.field("high", &high)
            try v.field("weekly_change", &weeklyChange)
            try v.field("reached_on", &reachedOn)
            try v.field("earliest", &earliest)
            try v.field("latest", &latest)
            try v.field("points", &points)
            try v.field("span_days", &spanDays)
        }
    }

    /// Where it began, and where it is; `nil` where nothing was trained or measured. Of weekly goals this week.
    public var start: Amount?
    public var current: Amount?
    /// The day of `current`.
    public var currentDate: LocalDate?
    /// How much of the way is gone, in whole percent, 0 to 100.
    public var percent = 0
    /// Of weekly goals: how many of the last whole weeks reached it, since it was set and eight at most.
    public var weeksReached: Int?
    public var weeksCounted: Int?
    public var outlook = Forecast.tooLittleData
    /// `nil` where there is too little to draw a line through, and of weekly goals.
    public var projection: Projection?
    /// Never empty.
    public var reasons: [GoalReason] = []

    public init() {}

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("start", &start)
        try v.field("current", &current)
        try v.field("current_date", &currentDate)
        try v.field("percent", &percent)
        try v.field("weeks_reached", &weeksReached)
        try v.field("weeks_counted", &weeksCounted)
        try v.field("outlook", &outlook)
        try v.field("projection", &projection)
        try v.field("reasons", &reasons)
    }
}

/// A goal with how far it is.
public struct TrackedGoal: WireModel, Sendable {
    public var goal: LifterGoal
    public var progress: GoalProgress
    /// What it asks of the exercises that it is about; `nil` where that is nothing.
    public var emphasis: GoalEmphasis?

    public init(_ goal: LifterGoal, _ progress: GoalProgress) { (self.goal, self.progress) = (goal, progress) }

    public init(blank: Blank) { (goal, progress) = (LifterGoal(blank: blank), GoalProgress()) }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try goal.fields(&v)
        try v.field("progress", &progress)
        try v.omittable("emphasis", &emphasis)
    }
}
