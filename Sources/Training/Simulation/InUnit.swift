public import Wire

/// A calculator's body or answer, all masses of which are in the unit that its field `unit` names. Without one they are in
/// that of the document around it, kilograms at the outside.
///
/// Pounds are exact to 0.01 lb both ways. Defaults are those of the unit: 5 lb stands for 2.5 kg.
public struct InUnit<Content: WireModel & Sendable>: WireModel, Sendable {
    public var unit: MassUnit
    public var content: Content

    public init(blank: Blank) { (unit, content) = (.kg, Content(blank: blank)) }

    public init(_ content: Content, in unit: MassUnit) { (self.content, self.unit) = (content, unit) }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) { try content.fields(&v) }

    public static func read(_ reader: inout Reader) throws(WireError) -> InUnit {
        var first = reader
        let unit = try StatedUnit.read(&first).unit ?? MassUnit(dialect: reader.dialect)
        let outer = reader.dialect
        reader.dialect = unit.dialect
        let content = try Content.read(&reader)
        reader.dialect = outer
        return InUnit(content, in: unit)
    }

    public func write(_ writer: inout Writer) {
        let outer = writer.dialect
        writer.dialect = unit.dialect
        content.write(&writer)
        writer.dialect = outer
    }
}

/// The unit that an object names for its masses.
struct StatedUnit: WireDefaulted {
    var unit: MassUnit?

    init() {}

    mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) { try v.omittable("unit", &unit) }
}
