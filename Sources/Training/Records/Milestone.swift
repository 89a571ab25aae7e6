public import Wire

/// A round number that a history reached with one of its sessions.
public enum Milestone: Equatable, Sendable {
    /// So many workouts in all: the 10th, the 50th, and every hundredth.
    case workouts(Int)
    /// So many weeks in a row with training: 4, 8, 12, 26, and every 52.
    case weeks(Int)
    /// So much weight × reps in all, in the lifter's own unit: 100,000, 250,000, 500,000, and every million.
    case volume(Int64, MassUnit)

    /// One word for it, as sessions list it: `workouts:100`, `weeks:12`, `volume:100000kg`.
    public var achievement: String {
        switch self {
        case .workouts(let count): "workouts:" + String(count)
        case .weeks(let count): "weeks:" + String(count)
        case .volume(let count, let unit): "volume:" + String(count) + unit.rawValue
        }
    }

    /// Reads the word for it; `nil` for anything else, such as the word for a record.
    public init?(achievement: String) {
        let bytes = achievement.utf8
        guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")) else { return nil }
        var count: Int64 = 0
        var place = bytes.index(after: colon)
        while place < bytes.endIndex, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[place]), count < 1 << 50 {
            count = count * 10 + Int64(bytes[place] - UInt8(ascii: "0"))
            place = bytes.index(after: place)
        }
        let unit = String(achievement[place...])
        switch achievement[..<colon] {
        case "workouts" where unit.isEmpty: self = .workouts(Int(clamping: count))
        case "weeks" where unit.isEmpty: self = .weeks(Int(clamping: count))
        case "volume":
            guard let unit = MassUnit(rawValue: unit) else { return nil }
            self = .volume(count, unit)
        default: return nil
        }
    }

    static func isRound(workouts count: Int) -> Bool { count == 10 || count == 50 || (count > 0 && count % 100 == 0) }

    static func isRound(weeks count: Int) -> Bool {
        count == 4 || count == 8 || count == 12 || count == 26 || (count > 0 && count % 52 == 0)
    }

    /// The greatest round number that a volume has reached, in the unit; 0 before the first.
    static func round(volume: Mass, in unit: MassUnit) -> Int64 {
        let whole = volume.units / unit.mass.units
        if whole >= 1_000_000 { return whole - whole % 1_000_000 }
        if whole >= 500_000 { return 500_000 }
        if whole >= 250_000 { return 250_000 }
        return whole >= 100_000 ? 100_000 : 0
    }
}

/// What milestones are counted from, after the newest session: one more session is counted onto it.
///
/// Sessions count in the order of the days on which they were lived, those of one day in the order of their starts: a flight over the date
/// line puts a later moment on an earlier day. Weeks begin where the lifter lets them, so another choice is another count.
public struct MilestoneTally: WireDefaulted, Equatable, Sendable {
    public private(set) var weekStart = WeekStart.monday
    public private(set) var unit = MassUnit.kg
    public private(set) var workouts = 0
    private var volume = Mass.zero
    /// The week of the newest session, and how many weeks in a row up to it had one.
    private var week: LocalDate?
    private var weeks = 0
    private var newest: Place?

    public init() {}

    /// Nothing counted yet, by what a lifter has chosen.
    public init(_ settings: Settings) {
        (weekStart, unit) = (settings.firstWeekday, settings.unit)
    }

    /// Whether it is counted by what a lifter has chosen.
    public func isCounted(by settings: Settings) -> Bool {
        weekStart == settings.firstWeekday && unit == settings.unit
    }

    /// The place of a session in the order of counting.
    public struct Place: WireModel, Comparable, Sendable {
        var day: LocalDate
        var milliseconds: Int64
        public private(set) var id: WorkoutID

        /// The place of a session that began at a moment, in its own offset.
        public init(_ id: WorkoutID, startedAt: Instant) {
            (day, milliseconds, self.id) = (LocalDate(startedAt), startedAt.milliseconds, id)
        }

        public init(blank: Blank) { (day, milliseconds, id) = (LocalDate(day: 0), 0, .init(blank: blank)) }

        public static func < (one: Place, other: Place) -> Bool {
            if one.day != other.day { return one.day < other.day }
            return (one.milliseconds, one.id) < (other.milliseconds, other.id)
        }

        public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
            try v.field("day", &day)
            try v.field("started_ms", &milliseconds)
            try v.field("session_id", &id)
        }
    }

    /// Whether a session comes after all that were counted.
    public func isNewest(_ place: Place) -> Bool { newest.map { $0 < place } ?? true }

    /// Counts one more session, which comes after all that were counted.
    ///
    /// - Parameter volume: of all its working sets.
    /// - Returns: what was reached with it.
    public mutating func add(_ place: Place, volume: Mass) -> [Milestone] {
        newest = place
        workouts += 1
        var reached: [Milestone] = Milestone.isRound(workouts: workouts) ? [.workouts(workouts)] : []
        let first = CalendarWeek(of: place.day, startingOn: weekStart).first
        if week != first {
            weeks = week?.adding(days: 7) == first ? weeks + 1 : 1
            week = first
            if Milestone.isRound(weeks: weeks) { reached.append(.weeks(weeks)) }
        }
        let before = Milestone.round(volume: self.volume, in: unit)
        self.volume = self.volume + volume
        let after = Milestone.round(volume: self.volume, in: unit)
        if after > before { reached.append(.volume(after, unit)) }
        return reached
    }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("week_start", &weekStart)
        try v.field("unit", &unit)
        try v.field("workouts", &workouts)
        try v.field("volume", &volume)
        try v.field("week", &week)
        try v.field("weeks", &weeks)
        try v.field("newest", &newest)
    }
}
