public import Wire

/// The cells of an imported row, kept as one text: a long log has millions of them, and each would be a text of its own.
public struct RawCells: WireValue, ExpressibleByArrayLiteral, Sendable {
    /// A JSON list of texts.
    public let json: String

    /// The cells in their order.
    public init(_ cells: [String]) { json = JSON.text(cells) }

    private init(json: String) { self.json = json }

    /// The same, written as a list.
    public init(arrayLiteral cells: String...) { self.init(cells) }

    /// The same one by one.
    public var texts: [String] {
        do throws(WireError) { return try JSON.decode([String].self, from: json) } catch { return [] }
    }

    public static func read(_ reader: inout Reader) throws(WireError) -> RawCells {
        // Nearly every row of a file: what was checked is not written anew.
        if let plain = reader.plainTexts() { return RawCells(json: plain.text) }
        return RawCells(try reader.array(of: String.self))
    }

    public func write(_ writer: inout Writer) { writer.raw(RawJSON(unchecked: Array(json.utf8))) }

    #if !hasFeature(Embedded)
        public static func describe(_ describer: inout Describer) -> JSONValue { [String].describe(&describer) }
    #endif
}
