public import Training

/// A measurement out of a file, before it has a name.
public struct ReadMeasurement: Equatable, Sendable {
    public var kind: BodyKind
    public var at: Instant
    /// What many records of a day or a night came to is known by the day; a single one by its moment.
    public var day: LocalDate?
    public var value: Amount
    public var unit: BodyUnit
    /// From 1: where it stands, or the last of what it came of.
    public var line: Int

    public init(_ kind: BodyKind, at: Instant, day: LocalDate? = nil, _ value: Amount, _ unit: BodyUnit, line: Int) {
        (self.kind, self.at, self.day, self.value, self.unit) = (kind, at, day, value, unit)
        self.line = line
    }
}

/// Why a row or a record was not read.
public enum MeasurementFault: Equatable, Sendable {
    case noDate, noNumber, unknownUnit, unknownKind
}

/// Reads an export of Apple Health (`export.xml`) as it comes, a piece after the other: of gigabytes of records only what a lifter's
/// body log keeps is held. Weight, waist and body fat are taken one by one; resting heart rate and heart rate variability as the
/// mean of a day; sleep as the time asleep of a night, what several devices say of the same minutes once.
public struct AppleHealthReader: Sendable {
    /// A tag that is longer holds nothing that is kept.
    private static let longestTag = 8_192
    /// More values than that are no lifter's.
    public static let mostValues = 500_000

    private enum State: Sendable {
        case text
        /// Within a tag: the quotation mark that is open, if one is.
        case tag(quote: UInt8?)
        case comment
    }

    private var state = State.text
    private var tag: [UInt8] = []
    private var line = 1
    private var gathered = HealthRecords()

    /// Records of the kinds that are kept.
    public private(set) var records = 0
    /// Records that could not be read, the first ones by their lines.
    public private(set) var faults: [(line: Int, fault: MeasurementFault)] = []
    /// Whether there are more than can be kept.
    public var isTooLong: Bool { gathered.count > Self.mostValues }

    public init() {}

    /// Whether a file that begins so is one.
    public static func isOne(_ head: [UInt8]) -> Bool {
        let text = String(decoding: head.prefix(4_096), as: UTF8.self)
        return text.contains("<HealthData") || text.contains("<!DOCTYPE HealthData")
    }

    /// Takes the next bytes of the file.
    public mutating func take(_ bytes: UnsafeRawBufferPointer) {
        for byte in bytes {
            if byte == 0x0A { line += 1 }
            switch state {
            case .text:
                if byte == UInt8(ascii: "<") {
                    state = .tag(quote: nil)
                    tag.removeAll(keepingCapacity: true)
                }
            case .comment:
                tag.append(byte)
                if tag.count > 3 { tag.removeFirst() }
                if tag.elementsEqual("-->".utf8) { state = .text }
            case .tag(let quote): takeInTag(byte, quote)
            }
        }
    }

    private mutating func takeInTag(_ byte: UInt8, _ quote: UInt8?) {
        if let quote {
            if byte == quote { state = .tag(quote: nil) }
        } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
            // An apostrophe in what is no record ends at the next tag all the same.
            if tag.first != UInt8(ascii: "!") { state = .tag(quote: byte) }
        } else if byte == UInt8(ascii: ">") {
            state = .text
            endTag()
            return
        }
        guard tag.count < Self.longestTag else { return }
        tag.append(byte)
        if tag.count == 3, tag.elementsEqual("!--".utf8) {
            (state, tag) = (.comment, [])
        }
    }

    private mutating func endTag() {
        guard tag.count < Self.longestTag, tag.starts(with: Self.record) else { return }
        let attributes = TagAttributes(tag[Self.record.count...])
        guard let type = attributes["type"], let kind = HealthKind(type: type) else { return }
        if kind == .sleep, attributes["value"].map(HealthKind.isAsleep) != true { return }
        records += 1
        if let fault = gathered.take(kind, attributes, line), faults.count < 100_000 { faults.append((line, fault)) }
    }

    private static let record = Array("Record ".utf8)

    /// What was read, by kind and time.
    public func measurements() -> [ReadMeasurement] { gathered.measurements() }
}

/// What is kept of Apple Health, by the names of its types.
private enum HealthKind: Equatable {
    case weight, waist, bodyFat, restingHeartRate, hrv, sleep

    init?(type: String) {
        switch type {
        case "HKQuantityTypeIdentifierBodyMass": self = .weight
        case "HKQuantityTypeIdentifierWaistCircumference": self = .waist
        case "HKQuantityTypeIdentifierBodyFatPercentage": self = .bodyFat
        case "HKQuantityTypeIdentifierRestingHeartRate": self = .restingHeartRate
        case "HKQuantityTypeIdentifierHeartRateVariabilitySDNN": self = .hrv
        case "HKCategoryTypeIdentifierSleepAnalysis": self = .sleep
        default: return nil
        }
    }

    /// Asleep, of whatever stage; in bed and awake are not.
    static func isAsleep(_ value: String) -> Bool { value.hasPrefix("HKCategoryValueSleepAnalysisAsleep") }
}

/// The values of the records so far.
private struct HealthRecords: Sendable {
    /// What is one by one, in the order of the file.
    private var single: [ReadMeasurement] = []
    /// Of a day: the sum, how many, and the last of it.
    private var means: [BodyKind: [LocalDate: (sum: Double, count: Int, last: Instant, line: Int)]] = [:]
    /// Of a night: from when to when, in milliseconds.
    private var nights: [LocalDate: [(start: Instant, end: Instant, line: Int)]] = [:]
    private(set) var count = 0

    mutating func take(_ kind: HealthKind, _ attributes: TagAttributes, _ line: Int) -> MeasurementFault? {
        guard let start = attributes["startDate"].flatMap(Self.moment) else { return .noDate }
        if kind == .sleep { return takeSleep(start, attributes, line) }
        guard let text = attributes["value"], case .number(let number) = WrittenNumber.Cell(text), !number.isNegative,
            let units = number.count(of: UInt64(Amount.one.units))
        else { return .noNumber }
        let (value, unit) = (Amount(units: units), attributes["unit"] ?? "")
        switch kind {
        case .weight:
            guard let (amount, unit) = Self.mass(value, unit) else { return .unknownUnit }
            add(ReadMeasurement(.weight, at: start, amount, unit, line: line))
        case .waist:
            guard let (amount, unit) = Self.length(value, unit) else { return .unknownUnit }
            add(ReadMeasurement(.waist, at: start, amount, unit, line: line))
        case .bodyFat:
            guard unit == "%" else { return .unknownUnit }
            // Shares are written as such: 0.215 for 21.5 %.
            let percent = value <= .one ? Amount(units: value.units * 100) : value
            add(ReadMeasurement(.bodyFat, at: start, percent, .percent, line: line))
        case .restingHeartRate:
            guard unit == "count/min" else { return .unknownUnit }
            addMean(.restingHeartRate, start, value.number, line)
        case .hrv:
            guard unit == "ms" || unit == "s" else { return .unknownUnit }
            addMean(.hrv, start, value.number * (unit == "s" ? 1_000 : 1), line)
        case .sleep: break
        }
        return nil
    }

    private mutating func add(_ one: ReadMeasurement) {
        single.append(one)
        count += 1
    }

    private mutating func addMean(_ kind: BodyKind, _ at: Instant, _ value: Double, _ line: Int) {
        var day = means[kind, default: [:]][LocalDate(at)] ?? (0, 0, at, line)
        day = (day.sum + value, day.count + 1, max(day.last, at), line)
        means[kind, default: [:]][LocalDate(at)] = day
        count += 1
    }

    private mutating func takeSleep(
        _ start: Instant, _ attributes: TagAttributes, _ line: Int
    ) -> MeasurementFault? {
        guard let end = attributes["endDate"].flatMap(Self.moment), end > start, end.seconds(since: start) <= 86_400
        else { return .noDate }
        // A night belongs to the day on which it ends: what begins from four in the afternoon on is the next one's.
        let night = LocalDate(start.adding(seconds: 8 * 3_600))
        nights[night, default: []].append((start, end, line))
        count += 1
        return nil
    }

    func measurements() -> [ReadMeasurement] {
        var all = single
        for (kind, days) in means {
            for (date, day) in days {
                let mean = Amount(rounding: day.sum / Double(day.count))
                all.append(ReadMeasurement(kind, at: day.last, day: date, mean, kind.unit, line: day.line))
            }
        }
        for (date, parts) in nights {
            let (asleep, end, line) = Self.asleep(parts)
            let hours = Amount(rounding: Double(asleep) / 3_600_000)
            all.append(ReadMeasurement(.sleep, at: end, day: date, hours, .hours, line: line))
        }
        return all.sorted { ($0.kind.rawValue, $0.at, $0.line) < ($1.kind.rawValue, $1.at, $1.line) }
    }

    /// Milliseconds that some part covers, the end of the last one, and its line.
    private static func asleep(_ parts: [(start: Instant, end: Instant, line: Int)]) -> (Int64, Instant, Int) {
        var (total, covered): (Int64, Int64) = (0, .min)
        var last = parts[0]
        for part in parts.sorted(by: { $0.start < $1.start }) {
            let from = max(part.start.milliseconds, covered)
            if part.end.milliseconds > from { total += part.end.milliseconds - from }
            covered = max(covered, part.end.milliseconds)
            if part.end > last.end { last = part }
        }
        return (total, last.end, parts.map(\.line).max() ?? last.line)
    }

    // MARK: Values

    private static func mass(_ value: Amount, _ unit: String) -> (Amount, BodyUnit)? {
        switch unit {
        case "kg": (value, .kg)
        case "lb": (value, .lb)
        case "g": (Amount(units: value.units / 1_000), .kg)
        default: nil
        }
    }

    private static func length(_ value: Amount, _ unit: String) -> (Amount, BodyUnit)? {
        switch unit {
        case "cm": (value, .cm)
        case "in": (value, .inch)
        case "m" where value < Amount(1_000): (Amount(units: value.units * 100), .cm)
        case "mm": (Amount(units: value.units / 10), .cm)
        default: nil
        }
    }

    /// `2024-01-05 07:12:33 +0100`.
    private static func moment(_ text: String) -> Instant? {
        guard let time = LocalDateTime(String(text.prefix(19))), let offset = DateText.offsetMinutes(of: text)
        else { return nil }
        return Instant(time, offsetMinutes: offset)
    }
}

/// The attributes of a tag.
private struct TagAttributes {
    private var values: [String: String] = [:]

    subscript(name: String) -> String? { values[name] }

    init(_ bytes: ArraySlice<UInt8>) {
        var at = bytes.startIndex
        while at < bytes.endIndex {
            guard let equals = bytes[at...].firstIndex(of: UInt8(ascii: "=")), equals + 1 < bytes.endIndex else {
                return
            }
            let mark = bytes[equals + 1]
            guard mark == UInt8(ascii: "\"") || mark == UInt8(ascii: "'"),
                let end = bytes[(equals + 2)...].firstIndex(of: mark)
            else { return }
            let name = trimmed(String(decoding: bytes[at..<equals], as: UTF8.self))
            // Nothing that is read holds entities.
            values[name] = String(decoding: bytes[(equals + 2)..<end], as: UTF8.self)
            at = end + 1
        }
    }
}
