import Training
public import Wire

/// What the shell tells at the start.
public struct Boot: WireDefaulted, Sendable {
    /// Milliseconds since 1970, and minutes east of UTC.
    public var now = 0.0
    public var offset = 0
    public var language = "en"
    public var path = "/"
    public var persisted: [String: String] = [:]
    public var online = true
    /// 32 hexadecimal digits.
    public var random = ""
    /// Name of the time zone, where the shell knows it.
    public var timezone = ""
    /// Whether notifications may be shown, in the browser's word; empty where there are none.
    public var notifications = ""
    /// What the browser says of itself, such as "iPhone Safari".
    public var device = ""
    /// Whether the page came over HTTPS, or from this machine: browsers keep nothing for offline use otherwise.
    public var secure = true
    /// Whether the second part of the app is there from the beginning.
    public var whole = true

    public init() {}

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("now", &now)
        try v.field("offset", &offset, default: 0)
        try v.field("language", &language, default: "en")
        try v.field("path", &path, default: "/")
        try v.field("persisted", &persisted, default: [:])
        try v.field("online", &online, default: true)
        try v.field("random", &random, default: "")
        try v.field("timezone", &timezone, default: "")
        try v.field("notifications", &notifications, default: "")
        try v.field("device", &device, default: "")
        try v.field("secure", &secure, default: true)
        try v.field("whole", &whole, default: true)
    }

    var instant: Instant { Instant(milliseconds: Int64(now), offsetMinutes: offset) }

    /// The two halves of the random digits; what is no digit counts as nothing.
    var seed: (UInt64, UInt64) {
        var (one, other): (UInt64, UInt64) = (0, 0)
        for (index, byte) in random.utf8.prefix(32).enumerated() {
            let digit: UInt64 =
                switch byte {
                case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt64(byte - UInt8(ascii: "0"))
                case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt64(byte - UInt8(ascii: "a")) + 10
                default: 0
                }
            if index < 16 { one = one << 4 | digit } else { other = other << 4 | digit }
        }
        return (one, other)
    }
}

/// A message of the shell.
enum Incoming {
    case boot(Boot)
    case event(EventKind, path: [Int], value: String, Instant)
    case response(id: UInt32, status: Int, body: String, Instant)
    case timer(UInt32, Instant)
    case online(Bool, Instant)
    case navigated(String, Instant)
    case visibility(Bool, Instant)
    case key(String, Instant)
    /// Everything up to a moment is kept on the device.
    case durable(UInt32, Instant)
    /// Another page of the browser has stored something; an empty text: has deleted it.
    case stored([(key: String, value: String)], Instant)
    /// This page is the one that sends, or is it no more; with the names of all that are there.
    case sender(Bool, pages: String, Instant)
    /// The server has told what changed.
    case told(String, Instant)
    /// Another version of the app is there, and begins with the next start; or (`false`) what the server answers is kept for
    /// when it cannot be reached.
    case worker(isNew: Bool, Instant)
    /// The second part of the app is there now.
    case whole(Instant)
    /// The page is painted, or nobody looks at it.
    case painted(Instant)

    /// `nil` for bytes that are none.
    init?(kind: UInt8, _ bytes: [UInt8]) {
        var reader = ByteReader(bytes)
        let message: Incoming
        switch kind {
        case 0:
            guard let boot = try? JSON.decode(Boot.self, from: bytes), boot.now.magnitude < 1e15 else { return nil }
            self = .boot(boot)
            return
        case 1:
            guard let event = EventKind(rawValue: reader.byte()) else { return nil }
            var path: [Int] = []
            for _ in 0..<reader.half() where !reader.isBroken { path.append(reader.half()) }
            message = .event(event, path: path, value: reader.string(), reader.instant())
        case 2:
            message = .response(
                id: reader.word(), status: Int(truncatingIfNeeded: reader.word()), body: reader.string(),
                reader.instant())
        case 3: message = .timer(reader.word(), reader.instant())
        case 4: message = .online(reader.byte() != 0, reader.instant())
        case 5: message = .navigated(reader.string(), reader.instant())
        case 6: message = .visibility(reader.byte() != 0, reader.instant())
        case 7: message = .key(reader.string(), reader.instant())
        case 8: message = .durable(reader.word(), reader.instant())
        case 9:
            var entries: [(key: String, value: String)] = []
            for _ in 0..<reader.half() where !reader.isBroken { entries.append((reader.string(), reader.string())) }
            message = .stored(entries, reader.instant())
        case 10: message = .sender(reader.byte() != 0, pages: reader.string(), reader.instant())
        case 11: message = .told(reader.string(), reader.instant())
        case 12: message = .worker(isNew: reader.byte() != 0, reader.instant())
        case 13: message = .whole(reader.instant())
        case 14: message = .painted(reader.instant())
        default: return nil
        }
        if reader.isBroken { return nil }
        self = message
    }
}

/// Reads little-endian values; past the end everything is zero, and `isBroken` says so.
struct ByteReader {
    private let bytes: [UInt8]
    private var at = 0
    private(set) var isBroken = false

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    mutating func byte() -> UInt8 {
        guard at < bytes.count else {
            isBroken = true
            return 0
        }
        at += 1
        return bytes[at - 1]
    }

    mutating func half() -> Int {
        let low = byte()
        return Int(low) | Int(byte()) << 8
    }

    mutating func word() -> UInt32 {
        var value: UInt32 = 0
        for shift in 0..<4 { value |= UInt32(byte()) << UInt32(8 * shift) }
        return value
    }

    mutating func string() -> String {
        guard let count = Int(exactly: word()), count >= 0, count <= bytes.count - at else {
            isBroken = true
            return ""
        }
        at += count
        return String(decoding: bytes[(at - count)..<at], as: UTF8.self)
    }

    mutating func instant() -> Instant {
        let low = UInt64(word())
        let time = Double(bitPattern: UInt64(word()) << 32 | low)
        let offset = Int32(bitPattern: word())
        guard time.magnitude < 1e15, offset.magnitude < 1_440 else {
            isBroken = true
            return Instant(milliseconds: 0)
        }
        return Instant(milliseconds: Int64(time), offsetMinutes: Int(offset))
    }
}
