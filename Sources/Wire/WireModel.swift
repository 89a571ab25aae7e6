/// A visitor of the fields of a model: the reader, the writer, the differ and the describer are visitors over the one
/// declaration in `WireModel.fields`.
public protocol FieldVisitor {
    /// Which of its number forms a document is in, where the module that reads it has several (pounds instead of
    /// kilograms); 0 is the stored form. A model may ask it for its defaults, a leaf value for its form.
    var dialect: UInt8 { get }
    /// A field that is always there; `nil` is written as `null`.
    mutating func field<T: WireValue>(_ name: StaticString, _ value: inout T) throws(WireError)
    /// A field that may be missing when read, but is always written.
    mutating func field<T: WireValue>(_ name: StaticString, _ value: inout T, default fallback: T) throws(WireError)
    /// A field that is left out when `nil`. Never in a stored document: a replay of its diff would put it last.
    mutating func omittable<T: WireValue>(_ name: StaticString, _ value: inout T?) throws(WireError)
    /// Another name by which the field before may be read, and which then counts. It is never written.
    mutating func alias<T: WireValue>(_ name: StaticString, _ value: inout T) throws(WireError)
    /// What the field before may be: the least and the largest number, or length of a text in characters. It is told to those
    /// who ask how a request looks; whoever uses the value refuses others.
    mutating func range(_ range: ClosedRange<Int>)
}

extension FieldVisitor {
    public var dialect: UInt8 { 0 }

    @inlinable public mutating func alias<T: WireValue>(_ name: StaticString, _ value: inout T) throws(WireError) {}

    @inlinable public mutating func range(_ range: ClosedRange<Int>) {}
}

/// A value with a JSON form.
public protocol WireValue: Equatable {
    /// Reads the value at the reader's place.
    static func read(_ reader: inout Reader) throws(WireError) -> Self
    /// Writes the value at the writer's place.
    func write(_ writer: inout Writer)
    /// Whether `null` is a value of this type, so that an optional one must not take it for "none".
    static var takesNull: Bool { get }
    /// Records what changes `old` into `new`, as operations at the differ's path.
    static func diff(_ old: Self, _ new: Self, _ differ: inout Differ)
    /// The same for lists of such values.
    static func diffArray(_ old: [Self], _ new: [Self], _ differ: inout Differ)
    #if !hasFeature(Embedded)
        /// The JSON Schema of such values; named parts become components of the describer.
        static func describe(_ describer: inout Describer) -> JSONValue
    #endif
}

extension WireValue {
    @inlinable public static var takesNull: Bool { false }

    @inlinable public static func diff(_ old: Self, _ new: Self, _ differ: inout Differ) {
        if old != new { differ.replace(with: new) }
    }

    @inlinable public static func diffArray(_ old: [Self], _ new: [Self], _ differ: inout Differ) {
        if old != new { differ.replace(with: new) }
    }
}

/// What it takes to make a blank value. Only the codec can make one, so that nobody else holds a value that says nothing and
/// looks as though it did.
public struct Blank: Sendable {
    @usableFromInline init() {}
}

/// A JSON object whose fields are declared once.
public protocol WireModel: WireValue {
    /// The codec's blank, every field of which is about to be read. A part that must be there holds a placeholder until then.
    init(blank: Blank)
    /// Visits every field in canonical order.
    mutating func fields<V: FieldVisitor>(_ visitor: inout V) throws(WireError)
}

extension WireModel {
    @inline(never)
    @inlinable public static func read(_ reader: inout Reader) throws(WireError) -> Self {
        var value = Self(blank: Blank())
        let outer = try reader.enterObject()
        try value.fields(&reader)
        reader.leaveObject(outer)
        return value
    }

    @inline(never)
    @inlinable public func write(_ writer: inout Writer) {
        var copy = self
        writer.open(UInt8(ascii: "{"))
        // Writing never throws; the visitor protocol must allow it for the reader's sake.
        do throws(WireError) { try copy.fields(&writer) } catch {}
        writer.close(UInt8(ascii: "}"))
    }

    @inlinable public static func diff(_ old: Self, _ new: Self, _ differ: inout Differ) {
        if old != new { differ.diffFields(old, new) }
    }
}

/// A model of which nothing needs to be said: empty it is a value like any other, such as settings that nobody touched, or an
/// edit that leaves everything as it is.
public protocol WireDefaulted: WireModel {
    /// The value of which nothing is said.
    init()
}

extension WireDefaulted {
    @inlinable public init(blank: Blank) { self.init() }
}

/// A model in a list, told apart by its identity: removing the first of six is one operation, not a chain of replaces.
public protocol WireIdentified: WireModel {
    associatedtype Identity: Equatable
    /// Unique within its list.
    var wireIdentity: Identity { get }
}

extension WireIdentified {
    @inlinable public static func diffArray(_ old: [Self], _ new: [Self], _ differ: inout Differ) {
        if old != new { differ.diffIdentified(old, new) }
    }
}

/// A model whose fields depend on its value, so that a change is always a replacement.
public protocol WireWhole: WireModel {}

extension WireWhole {
    @inlinable public static func diff(_ old: Self, _ new: Self, _ differ: inout Differ) {
        if old != new { differ.replace(with: new) }
    }
}

/// An enum with payloads in flat form, `{"type": …, payload fields}`. A further case is a line in each of the three things
/// that it declares; its form, and how the codec gets from one case to another, is written once, here.
public protocol WireUnion: WireWhole {
    /// The cases by the names that stand on the wire.
    associatedtype Kind: WireEnum
    /// The field that names the case: `type`, unless the union says otherwise.
    static var tag: StaticString { get }
    /// Which case it is.
    var kind: Kind { get }
    /// The codec's blank of a case.
    init(_ kind: Kind, blank: Blank)
    /// Visits the fields of the case that it is, through `FieldVisitor.payload`.
    mutating func payload<V: FieldVisitor>(_ visitor: inout V) throws(WireError)
}

extension WireUnion {
    @inlinable public static var tag: StaticString { "type" }

    @inlinable public init(blank: Blank) { self.init(Kind.allCases[Kind.allCases.startIndex], blank: blank) }

    @inlinable public mutating func fields<V: FieldVisitor>(_ visitor: inout V) throws(WireError) {
        var named = kind
        try visitor.field(Self.tag, &named)
        if named != kind { self = Self(named, blank: Blank()) }
        try payload(&visitor)
    }
}

extension FieldVisitor {
    /// The payload of a union's case with its fields visited: `case .log(let log): self = .log(try v.payload(log))`.
    @inlinable public mutating func payload<T: WireModel>(_ payload: T) throws(WireError) -> T {
        var payload = payload
        try payload.fields(&self)
        return payload
    }

    /// The payload of a union's case that stands in a field of its own.
    @inlinable public mutating func payload<T: WireValue>(_ name: StaticString, _ payload: T) throws(WireError) -> T {
        var payload = payload
        try field(name, &payload)
        return payload
    }
}

/// An enum without payload, written as its raw value.
public protocol WireEnum: WireValue, RawRepresentable, CaseIterable where RawValue == String {}

extension WireEnum {
    @inlinable public static func read(_ reader: inout Reader) throws(WireError) -> Self {
        let text = try reader.string()
        if let value = Self(rawValue: text) { return value }
        #if hasFeature(Embedded)
            // Nobody reads the names there, and the code for them stands in every enum.
            throw reader.fault(.invalid, "is none of the known values")
        #else
            var allowed = ""
            for value in Self.allCases {
                if !allowed.isEmpty { allowed += ", " }
                allowed += value.rawValue
            }
            throw reader.fault(.invalid, "must be one of " + allowed)
        #endif
    }

    @inlinable public func write(_ writer: inout Writer) { writer.string(rawValue) }
}
