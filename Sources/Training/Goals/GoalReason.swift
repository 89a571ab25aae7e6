public import Wire

/// Why a goal's outlook is what it is: a code and the numbers it was made of, said in the lifter's language.
public struct GoalReason: WireModel, Sendable {
    /// What is said.
    public enum Code: String, WireEnum, Sendable {
        /// Nothing of it was trained or measured.
        case nothingYet = "nothing_yet"
        /// `points` weeks (of a weight: days) with a value over `days` days; it takes `neededPoints` over `neededDays`. `number` light weeks
        /// beside them were left out.
        case tooLittleData = "too_little_data"
        /// So much a week, over the last `days` days, by the best of each of `points` weeks, or by `points` days of a weight. `number` light
        /// weeks beside them were left out.
        case trend
        /// From `low` to `high`, four times in five, on `date`.
        case interval
        /// The line reaches it on `date`.
        case reachedOn = "reached_on"
        /// The line leads away from it, or nowhere.
        case noApproach = "no_approach"
        /// The day is further away than twice what the line is drawn through.
        case farAhead = "far_ahead"
        /// It takes so much a week from now on.
        case needed
        /// It was reached on `date`.
        case reached
        case overdue
        /// `value` of it are done this week, `remaining` are left.
        case thisWeek = "this_week"
        /// `number` of the last `of` weeks reached it.
        case weeks
        /// The estimated maximum is `value` times the body's weight.
        case timesBodyWeight = "times_body_weight"
        /// It is no longer followed.
        case ended
    }

    /// The numbers of a reason; each code uses its own few.
    public struct Params: WireDefaulted, Sendable {
        public var value: Amount?
        public var low: Amount?
        public var high: Amount?
        public var remaining: Amount?
        public var date: LocalDate?
        public var points: Int?
        public var days: Int?
        public var neededPoints: Int?
        public var neededDays: Int?
        public var number: Int?
        public var of: Int?

        public init() {}

        public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
            try v.omittable("value", &value)
            try v.omittable("low", &low)
            try v.omittable("high", &high)
            try v.omittable("remaining", &remaining)
            try v.omittable("date", &date)
            try v.omittable("points", &points)
            try v.omittable("days", &days)
            try v.omittable("needed_points", &neededPoints)
            try v.omittable("needed_days", &neededDays)
            try v.omittable("number", &number)
            try v.omittable("of", &of)
        }
    }

    public var code: Code
    public var params = Params()
    /// The sentence in the language of the one who asked; empty until rendered.
    public var text = ""

    public init(blank: Blank) { code = .nothingYet }

    /// Why, by a code and the numbers that it needs.
    public init(_ code: Code, _ fill: (inout Params) -> Void = { _ in }) {
        self.code = code
        fill(&params)
    }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("code", &code)
        try v.field("params", &params)
        try v.field("text", &text, default: "")
    }
}
