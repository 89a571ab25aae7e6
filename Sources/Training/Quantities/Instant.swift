public import Wire

/// A moment in UTC milliseconds together with the offset from UTC in which it was lived. ISO 8601 on the wire.
public struct Instant: WireValue, Hashable, Comparable, Sendable {
    /// Milliseconds since 1970-01-01T00:00:00Z.
    public var milliseconds: Int64
    /// Minutes east of UTC.
    public var offsetMinutes: Int

    public init(milliseconds: Int64, offsetMinutes: Int = 0) {
        self.milliseconds = milliseconds
        self.offsetMinutes = offsetMinutes
    }

    /// Earlier or later; the offset plays no part.
    public static func < (one: Instant, other: Instant) -> Bool { one.milliseconds < other.milliseconds }

    /// The same moment, or `limit` in this one's zone where that is earlier: a client's clock may run ahead.
    public func notAfter(_ limit: Instant) -> Instant {
        self > limit ? Instant(milliseconds: limit.milliseconds, offsetMinutes: offsetMinutes) : self
    }

    /// This moment moved by whole seconds.
    public func adding(seconds: Int64) -> Instant {
        Instant(milliseconds: milliseconds + seconds * 1_000, offsetMinutes: offsetMinutes)
    }

    /// Whole seconds from `earlier` to this moment, rounded down.
    public func seconds(since earlier: Instant) -> Int64 {
        let difference = milliseconds - earlier.milliseconds
        return difference >= 0 ? difference / 1_000 : (difference - 999) / 1_000
    }

    /// The wall clock where the moment was lived.
    public var local: LocalDateTime {
        LocalDateTime(millisecondsOnTheWall: milliseconds + Int64(offsetMinutes) * 60_000)
    }

    /// The moment at which a wall clock with this offset showed `local`.
    public init(_ local: LocalDateTime, offsetMinutes: Int) {
        self.init(
            milliseconds: local.millisecondsOnTheWall - Int64(offsetMinutes) * 60_000, offsetMinutes: offsetMinutes)
    }

    // MARK: ISO 8601

    /// `2026-11-20T18:05:00+01:00`; milliseconds only where there are any, `Z` for an offset of zero.
    public var text: String { String(decoding: ascii, as: UTF8.self) }

    /// `text`, byte for byte.
    private var ascii: [UInt8] {
        var text = local.ascii
        if offsetMinutes == 0 {
            text.append(UInt8(ascii: "Z"))
            return text
        }
        let minutes = Int(offsetMinutes.magnitude)
        text.append(offsetMinutes < 0 ? UInt8(ascii: "-") : UInt8(ascii: "+"))
        text.appendDigits(minutes / 60, atLeast: 2)
        text.append(UInt8(ascii: ":"))
        text.appendDigits(minutes % 60, atLeast: 2)
        return text
    }

    /// Reads ISO 8601 with seconds and an offset; `nil` for anything else. Fractions beyond milliseconds are cut.
    public init?(_ text: String) {
        let bytes = Array(text.utf8)
        guard bytes.count >= 20, let local = LocalDateTime(bytes[0..<19]) else { return nil }
        var at = 19
        var milliseconds = 0
        if bytes[at] == UInt8(ascii: ".") {
            at += 1
            var places = 0
            while at < bytes.count, bytes[at] >= 48, bytes[at] <= 57 {
                if places < 3 { milliseconds = milliseconds * 10 + Int(bytes[at] - 48) }
                places += 1
                at += 1
            }
            if places == 0 { return nil }
            for _ in min(places, 3)..<3 { milliseconds *= 10 }
        }
        guard at < bytes.count, let offset = Self.offset(bytes[at...]) else { return nil }
        self.init(local, offsetMinutes: offset)
        self.milliseconds += Int64(milliseconds)
    }

    private static func offset(_ bytes: ArraySlice<UInt8>) -> Int? {
        let bytes = Array(bytes)
        if bytes == [UInt8(ascii: "Z")] { return 0 }
        guard bytes.count == 6, bytes[3] == UInt8(ascii: ":"),
            bytes[0] == UInt8(ascii: "+") || bytes[0] == UInt8(ascii: "-"),
            let hours = number(bytes[1..<3]), let minutes = number(bytes[4..<6]), hours < 24, minutes < 60
        else { return nil }
        return (bytes[0] == UInt8(ascii: "-") ? -1 : 1) * (hours * 60 + minutes)
    }

    public static func read(_ reader: inout Reader) throws(WireError) -> Instant {
        guard let instant = Instant(try reader.string()) else {
            throw reader.fault(.invalid, "must be a time like 2026-11-20T18:05:00+01:00")
        }
        return instant
    }

    public func write(_ writer: inout Writer) { writer.ascii(ascii) }
}

/// A date and time on a wall, without zone (proleptic Gregorian calendar, years 1 to 9999).
public struct LocalDateTime: Hashable, Comparable, Sendable {
    /// Milliseconds since 1970-01-01T00:00:00 on the same wall.
    public let millisecondsOnTheWall: Int64

    public init(millisecondsOnTheWall: Int64) { self.millisecondsOnTheWall = millisecondsOnTheWall }

    /// `nil` when there is no such date or time.
    public init?(year: Int, month: Int, day: Int, hour: Int = 0, minute: Int = 0, second: Int = 0) {
        guard (1...9999).contains(year), (1...12).contains(month), day >= 1, day <= Self.days(in: month, of: year),
            (0...23).contains(hour), (0...59).contains(minute), (0...59).contains(second)
        else { return nil }
        let days = Self.dayNumber(year, month, day)
        millisecondsOnTheWall = ((days * 24 + Int64(hour)) * 60 + Int64(minute)) * 60_000 + Int64(second) * 1_000
    }

    public static func < (one: LocalDateTime, other: LocalDateTime) -> Bool {
        one.millisecondsOnTheWall < other.millisecondsOnTheWall
    }

    /// Days since 1970-01-01.
    public var day: Int64 {
        let day: Int64 = 86_400_000
        return millisecondsOnTheWall >= 0 ? millisecondsOnTheWall / day : (millisecondsOnTheWall - day + 1) / day
    }

    /// Year, month (1 to 12) and day of the month.
    public var date: (year: Int, month: Int, day: Int) {
        // Days to civil date with years starting in March, so that the leap day is the last of its year.
        let shifted = day + 719_468
        let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shiftedMonth = (5 * dayOfYear + 2) / 153
        let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
        return (
            Int(yearOfEra + era * 400 + (month <= 2 ? 1 : 0)), Int(month),
            Int(dayOfYear - (153 * shiftedMonth + 2) / 5 + 1)
        )
    }

    /// Hour (0 to 23), minute, second and millisecond.
    public var time: (hour: Int, minute: Int, second: Int, millisecond: Int) {
        let rest = millisecondsOnTheWall - day * 86_400_000
        return (Int(rest / 3_600_000), Int(rest / 60_000 % 60), Int(rest / 1_000 % 60), Int(rest % 1_000))
    }

    /// 0 is Monday, 6 is Sunday.
    public var weekday: Int {
        let fromThursday = day % 7
        return Int((fromThursday + 7 + 3) % 7)
    }

    /// `2026-11-20`.
    public var dateText: String { String(decoding: dateASCII, as: UTF8.self) }

    private var dateASCII: [UInt8] {
        var text: [UInt8] = []
        text.reserveCapacity(32)
        let date = date
        text.appendDigits(date.year, atLeast: 4)
        text.append(UInt8(ascii: "-"))
        text.appendDigits(date.month, atLeast: 2)
        text.append(UInt8(ascii: "-"))
        text.appendDigits(date.day, atLeast: 2)
        return text
    }

    /// `2026-11-20T18:05:00`, with `.250` where there are milliseconds.
    public var text: String { String(decoding: ascii, as: UTF8.self) }

    /// `text`, byte for byte.
    fileprivate var ascii: [UInt8] {
        var text = dateASCII
        let time = time
        text.append(UInt8(ascii: "T"))
        text.appendDigits(time.hour, atLeast: 2)
        text.append(UInt8(ascii: ":"))
        text.appendDigits(time.minute, atLeast: 2)
        text.append(UInt8(ascii: ":"))
        text.appendDigits(time.second, atLeast: 2)
        if time.millisecond > 0 {
            text.append(UInt8(ascii: "."))
            text.appendDigits(time.millisecond, atLeast: 3)
        }
        return text
    }

    /// Reads `YYYY-MM-DDTHH:MM:SS` (a space may stand for the T).
    init?(_ bytes: ArraySlice<UInt8>) {
        let bytes = Array(bytes)
        guard bytes.count == 19, bytes[4] == UInt8(ascii: "-"), bytes[7] == UInt8(ascii: "-"),
            bytes[10] == UInt8(ascii: "T") || bytes[10] == UInt8(ascii: " "),
            bytes[13] == UInt8(ascii: ":"), bytes[16] == UInt8(ascii: ":"),
            let year = number(bytes[0..<4]), let month = number(bytes[5..<7]), let day = number(bytes[8..<10]),
            let hour = number(bytes[11..<13]), let minute = number(bytes[14..<16]), let second = number(bytes[17..<19])
        else { return nil }
        self.init(year: year, month: month, day: day, hour: hour, minute: minute, second: second)
    }

    /// Reads `YYYY-MM-DDTHH:MM:SS` (a space may stand for the T); `nil` for anything else.
    public init?(_ text: String) { self.init(Array(text.utf8)[...]) }

    static func days(in month: Int, of year: Int) -> Int {
        switch month {
        case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }

    private static func dayNumber(_ year: Int, _ month: Int, _ day: Int) -> Int64 {
        let shiftedYear = Int64(month <= 2 ? year - 1 : year)
        let era = shiftedYear / 400
        let yearOfEra = shiftedYear - era * 400
        let dayOfYear = Int64((153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1)
        return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
    }
}

/// A number of digits only; `nil` for anything else.
func number(_ digits: ArraySlice<UInt8>) -> Int? {
    var value = 0
    for byte in digits {
        guard byte >= 48, byte <= 57 else { return nil }
        value = value * 10 + Int(byte - 48)
    }
    return digits.isEmpty ? nil : value
}

/// "07".
func twoDigits(_ value: Int) -> String { value < 10 ? "0" + String(value) : String(value) }

extension [UInt8] {
    /// Appends a number in decimal, with zeros before it up to `count` digits; there are no years before 0.
    fileprivate mutating func appendDigits(_ number: Int, atLeast count: Int) {
        let value = Swift.max(0, number)
        var unit = 1
        for _ in 1..<count { unit *= 10 }
        while value / unit >= 10 { unit *= 10 }
        while unit > 0 {
            append(UInt8(ascii: "0") + UInt8(value / unit % 10))
            unit /= 10
        }
    }
}
