public import Wire

/// A day on a wall calendar, wherever it is lived (proleptic Gregorian calendar, years 1 to 9999). `2026-11-20` on the wire.
public struct LocalDate: WireValue, Comparable, Hashable, Sendable {
    /// Days since 1970-01-01.
    public var day: Int64

    public init(day: Int64) { self.day = day }

    /// The day of a wall clock.
    public init(_ time: LocalDateTime) { day = time.day }

    /// The day on which a moment was lived.
    public init(_ instant: Instant) { self.init(instant.local) }

    /// `nil` when there is no such day.
    public init?(year: Int, month: Int, day: Int) {
        guard let time = LocalDateTime(year: year, month: month, day: day) else { return nil }
        self.init(time)
    }

    /// Reads `YYYY-MM-DD`; `nil` for anything else.
    public init?(_ text: String) {
        guard text.utf8.count == 10, let time = LocalDateTime(text + "T00:00:00") else { return nil }
        self.init(time)
    }

    public static func < (one: LocalDate, other: LocalDate) -> Bool { one.day < other.day }

    /// So many days later, or earlier where they are negative.
    public func adding(days: Int64) -> LocalDate { LocalDate(day: day + days) }

    /// 0 is Monday, 6 is Sunday.
    public var weekday: Int { midnight.weekday }

    /// Its first moment on the wall.
    public var midnight: LocalDateTime { LocalDateTime(millisecondsOnTheWall: day * 86_400_000) }

    /// `2026-11-20`.
    public var text: String { midnight.dateText }

    public static func read(_ reader: inout Reader) throws(WireError) -> LocalDate {
        guard let date = LocalDate(try reader.string()) else {
            throw reader.fault(.invalid, "must be a day like 2026-11-20")
        }
        return date
    }

    public func write(_ writer: inout Writer) { writer.string(text) }
}

/// A time on a wall clock, to the minute. `18:05` on the wire.
public struct LocalTime: WireValue, Comparable, Hashable, Sendable {
    /// Minutes since midnight, 0 to 1,439.
    public let minutes: Int

    /// `nil` where a day has no such minute.
    public init?(minutes: Int) {
        guard (0..<1_440).contains(minutes) else { return nil }
        self.minutes = minutes
    }

    /// Reads `HH:MM`; `nil` for anything else.
    public init?(_ text: String) {
        let bytes = Array(text.utf8)
        guard bytes.count == 5, bytes[2] == UInt8(ascii: ":"), let hour = number(bytes[0..<2]),
            let minute = number(bytes[3..<5]), hour < 24, minute < 60
        else { return nil }
        minutes = hour * 60 + minute
    }

    public static func < (one: LocalTime, other: LocalTime) -> Bool { one.minutes < other.minutes }

    /// `18:05`.
    public var text: String { twoDigits(minutes / 60) + ":" + twoDigits(minutes % 60) }

    public static func read(_ reader: inout Reader) throws(WireError) -> LocalTime {
        guard let time = LocalTime(try reader.string()) else {
            throw reader.fault(.invalid, "must be a time of day like 18:05")
        }
        return time
    }

    public func write(_ writer: inout Writer) { writer.string(text) }
}
