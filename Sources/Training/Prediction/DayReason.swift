public import Wire

/// Why a plan is foreseen, or what is worth a word today: a code, its parameters, and a sentence.
public struct DayReason: WireModel, Equatable, Sendable {
    /// What it is.
    public enum Code: String, WireEnum, Sendable {
        /// Trained on this weekday `times` of the last `of` weeks.
        case weekday
        /// Its kind followed on the last one's `times` times lately.
        case rotation
        /// The favourite that was trained last.
        case favorite
        /// Trained last.
        case recent
        /// No plan was trained yet: it is the first of them.
        case untrained
        /// On the calendar.
        case scheduled
        /// The day of the program that is due.
        case program
        /// It is evening, nothing was trained, and `weeks` weeks in a row stand.
        case streak
        /// `days` days in a row at an effort of `rpe` on average.
        case recovery

        /// Whether it makes today a day to train, and does not only say what would be next.
        public var isForToday: Bool {
            switch self {
            case .weekday, .scheduled, .program: true
            case .rotation, .favorite, .recent, .untrained, .streak, .recovery: false
            }
        }
    }

    public var code: Code
    /// 0 is Monday.
    public var weekday: Int?
    public var times: Int?
    public var of: Int?
    public var weeks: Int?
    public var days: Int?
    public var rpe: Amount?
    /// When a plan that was trained last was trained.
    public var date: LocalDate?
    /// In the language of the one who asks.
    public var text = ""

    public init(_ code: Code) { self.code = code }

    public init(blank: Blank) { code = .recent }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("code", &code)
        try v.omittable("weekday", &weekday)
        try v.omittable("times", &times)
        try v.omittable("of", &of)
        try v.omittable("weeks", &weeks)
        try v.omittable("days", &days)
        try v.omittable("rpe", &rpe)
        try v.omittable("date", &date)
        try v.field("text", &text)
    }
}

extension PlanPrediction {
    /// The reason, for today.
    public func why(on today: LocalDate) -> DayReason {
        var why: DayReason
        switch reason {
        case .weekday(let times):
            why = DayReason(.weekday)
            (why.weekday, why.times, why.of) = (today.weekday, times, Self.weeks)
        case .rotation(let times):
            why = DayReason(.rotation)
            why.times = times
        case .favorite: why = DayReason(.favorite)
        case .recent:
            why = DayReason(.recent)
            why.date = lastDone
        case .untrained: why = DayReason(.untrained)
        }
        return why
    }
}
