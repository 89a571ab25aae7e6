extension Bool: WireValue {
    public static func read(_ reader: inout Reader) throws(WireError) -> Bool { try reader.bool() }
    public func write(_ writer: inout Writer) { writer.bool(self) }
}

extension String: WireValue {
    public static func read(_ reader: inout Reader) throws(WireError) -> String { try reader.string() }
    public func write(_ writer: inout Writer) { writer.string(self) }
}

extension Int64: WireValue {
    public static func read(_ reader: inout Reader) throws(WireError) -> Int64 { try reader.integer() }
    public func write(_ writer: inout Writer) { writer.integer(self) }
}

extension Int: WireValue {
    public static func read(_ reader: inout Reader) throws(WireError) -> Int {
        // `Int` has 32 bits in WebAssembly; both sides must refuse the same numbers.
        guard let value = Int32(exactly: try reader.integer()) else { throw reader.fault(.invalid, "is too large") }
        return Int(value)
    }
    public func write(_ writer: inout Writer) { writer.integer(Int64(self)) }
}

extension Double: WireValue {
    public static func read(_ reader: inout Reader) throws(WireError) -> Double { try reader.double() }
    public func write(_ writer: inout Writer) { writer.double(self) }
}

extension Optional: WireValue where Wrapped: WireValue {
    /// So that an optional of an optional tells `null` from "not there".
    @inlinable public static var takesNull: Bool { true }

    @inlinable public static func read(_ reader: inout Reader) throws(WireError) -> Wrapped? {
        reader.isNull && !Wrapped.takesNull ? nil : try Wrapped.read(&reader)
    }

    @inlinable public func write(_ writer: inout Writer) {
        if let value = self { value.write(&writer) } else { writer.null() }
    }

    @inlinable public static func diff(_ old: Wrapped?, _ new: Wrapped?, _ differ: inout Differ) {
        if let old, let new {
            Wrapped.diff(old, new, &differ)
        } else if old != new {
            differ.replace(with: new)
        }
    }
}

extension Array: WireValue where Element: WireValue {
    @inlinable public static func read(_ reader: inout Reader) throws(WireError) -> [Element] {
        try reader.array(of: Element.self)
    }

    @inlinable public func write(_ writer: inout Writer) { writer.array(self) }

    @inlinable public static func diff(_ old: [Element], _ new: [Element], _ differ: inout Differ) {
        Element.diffArray(old, new, &differ)
    }
}

extension Dictionary: WireValue where Key == String, Value: WireValue {
    @inlinable public static func read(_ reader: inout Reader) throws(WireError) -> [String: Value] {
        var values: [String: Value] = [:]
        for (name, value) in try reader.members(of: Value.self) { values[name] = value }
        return values
    }

    /// Keys are written sorted: the order of a dictionary is chance.
    @inlinable public func write(_ writer: inout Writer) {
        var members: [(String, Value)] = []
        for (name, value) in self { members.append((name, value)) }
        members.sort { $0.0 < $1.0 }
        writer.object(members)
    }
}

/// A piece of JSON text, kept and passed on as it stands.
public struct RawJSON: WireValue, Sendable {
    public let bytes: [UInt8]

    /// Takes text that is known to be one JSON value.
    public init(unchecked bytes: [UInt8]) { self.bytes = bytes }

    /// The JSON text of a value.
    @inlinable public init<T: WireValue>(_ value: T) { self.init(unchecked: JSON.encode(value)) }

    /// The text.
    public var text: String { String(decoding: bytes, as: UTF8.self) }

    public static var takesNull: Bool { true }
    public static func read(_ reader: inout Reader) throws(WireError) -> RawJSON { reader.raw() }
    public func write(_ writer: inout Writer) { writer.raw(self) }
}
