import Training
import Wire

/// A cell of a table that is written.
enum WrittenCell {
    /// What a lifter wrote: a spreadsheet must not take it for a formula.
    case text(String?)
    /// A number, an id, a time or a word of this program.
    case plain(String?)

    static func number(_ value: Int?) -> WrittenCell { .plain(value.map { String($0) }) }
    static func yes(_ value: Bool) -> WrittenCell { .plain(value ? "true" : "false") }
    static func time(_ value: Instant?) -> WrittenCell { .plain(value?.text) }
    static func id<Named>(_ value: ID<Named>?) -> WrittenCell { .plain(value?.text) }

    /// A mass in kilograms, exactly.
    static func kilograms(_ value: Mass?) -> WrittenCell {
        .plain(value.map { exactDecimal($0.units, scale: Mass.scale) })
    }

    /// A distance in metres, exactly.
    static func metres(_ value: Distance?) -> WrittenCell { .plain(value.map { exactDecimal($0.units, scale: 4) }) }

    /// A value as JSON.
    static func json<T: WireValue>(_ value: T?) -> WrittenCell { .plain(value.map { JSON.text($0) }) }
}

/// Rows of delimited text (RFC 4180): cells that need it are quoted, lines end with CR LF.
struct DelimitedRows {
    let delimiter: Character
    /// Whether every text is quoted, as Strong's newest export does it.
    var quotesTexts = false

    /// Begins a table of our own: the mark by which spreadsheets know UTF-8, and the names of its columns.
    func begin(_ header: [String], _ text: inout String) {
        text += byteOrderMark
        append(header.map { .plain($0) }, to: &text)
    }

    func append(_ cells: [WrittenCell], to text: inout String) {
        for (place, cell) in cells.enumerated() {
            if place > 0 { text.append(delimiter) }
            switch cell {
            case .text(let value): append(markedFormula(value ?? ""), quoted: quotesTexts, to: &text)
            case .plain(let value): append(value ?? "", quoted: false, to: &text)
            }
        }
        text += "\r\n"
    }

    private func append(_ cell: String, quoted: Bool, to text: inout String) {
        guard quoted || cell.utf8.contains(where: needsQuotes) else { return text += cell }
        text.append("\"")
        for scalar in cell.unicodeScalars {
            if scalar == "\"" { text.append("\"") }
            text.unicodeScalars.append(scalar)
        }
        text.append("\"")
    }

    /// Also white space at the ends, which some readers drop from bare cells; every space is as good.
    private func needsQuotes(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\t"), 10, 13: true
        default: false
        }
    }
}

/// `value` divided by 10^`scale`, without needless zeros.
func exactDecimal(_ value: Int64, scale: Int) -> String {
    var writer = Writer()
    writer.decimal(value, scale: scale)
    return String(decoding: writer.bytes, as: UTF8.self)
}

// MARK: Formulas

/// A text of which no spreadsheet makes a formula: where one could begin, an apostrophe stands before it, which spreadsheets take for
/// "this is text". Where apostrophes already stand before such a beginning, one more is added, so that nothing is lost.
func markedFormula(_ text: String) -> String { beginsFormula(text.unicodeScalars[...]) ? "'" + text : text }

/// The text before it was marked; any other text as it is.
func unmarkedFormula(_ text: String) -> String {
    guard text.utf8.first == UInt8(ascii: "'"), beginsFormula(text.unicodeScalars.dropFirst()) else { return text }
    return String(text.dropFirst())
}

/// Whether `=`, `+`, `-`, `@`, a tab or a line break comes first, behind any number of apostrophes.
private func beginsFormula(_ scalars: Substring.UnicodeScalarView) -> Bool {
    guard let first = scalars.first(where: { $0 != "'" }) else { return false }
    switch first {
    case "=", "+", "-", "@", "\t", "\r", "\n": return true
    default: return false
    }
}
