/// Reads records of delimited text: quotes are doubled inside quoted cells, which may hold delimiters and line breaks.
/// A line with stray quotes is split as well as it can be, and a quote left open costs its own line only.
struct DelimitedText {
    /// One row of cells.
    struct Record: Equatable {
        /// The line on which it begins; the first is 1.
        let line: Int
        let cells: [String]
        /// What was wrong with its quotes.
        let repair: String?

        /// Whether it holds nothing but delimiters and spaces.
        var isBlank: Bool { cells.allSatisfy { $0.utf8.allSatisfy { $0 == space || $0 == tab } } }
    }

    /// No export has a tenth of these columns; what stands behind them is dropped, so that a file of nothing but
    /// delimiters costs no memory.
    private static let mostCells = 500

    private let bytes: [UInt8]
    private let delimiter: UInt8
    private var at = 0
    private var line = 1
    /// The cells of the first record, which the others should have too.
    private var width: Int?
    /// The cells of the record before: rows of one workout repeat each other, and long texts are held once.
    private var last: [String] = []

    init(_ bytes: [UInt8], delimiter: UInt8) {
        self.bytes = bytes
        self.delimiter = delimiter
    }

    /// The most frequent of comma, semicolon, tab and bar outside quotes on the first line with text; a comma when none
    /// is there.
    static func delimiter(of bytes: [UInt8]) -> UInt8 {
        var counts = [(comma, 0), (semicolon, 0), (tab, 0), (bar, 0)]
        var isQuoted = false
        var hasText = false
        for byte in bytes {
            if byte == lineFeed || byte == carriageReturn {
                if hasText { break }
                continue
            }
            hasText = hasText || byte != space
            if byte == quote { isQuoted.toggle() }
            guard !isQuoted else { continue }
            for index in counts.indices where counts[index].0 == byte { counts[index].1 += 1 }
        }
        var best = counts[0]
        for count in counts.dropFirst() where count.1 > best.1 { best = count }
        return best.0
    }

    /// The next record that is not an empty line; `nil` at the end of the text.
    mutating func next() -> Record? {
        while at < bytes.count, bytes[at] == lineFeed || bytes[at] == carriageReturn { advance(past: at) }
        guard at < bytes.count else { return nil }
        let (start, startLine) = (at, line)
        let ending = lineEnd(from: start)
        let record: Record
        if let parsed = strictCells(from: start), !isRunaway(parsed, ending: ending) {
            record = Record(line: startLine, cells: shared(parsed.cells), repair: nil)
            advance(past: parsed.end)
        } else {
            let mended = mendedCells(from: start, lineEnd: ending)
            record = Record(line: startLine, cells: shared(mended.cells), repair: "stray quotation mark")
            advance(past: mended.end)
        }
        last = record.cells
        if width == nil, !record.isBlank { width = record.cells.count }
        return record
    }

    /// The same cells; those that the record before has in their place are its texts, not copies of them.
    private func shared(_ cells: [String]) -> [String] {
        var cells = cells
        // A shorter text takes no memory of its own.
        for index in cells.indices where cells[index].utf8.count > 15 && index < last.count {
            if cells[index].utf8.elementsEqual(last[index].utf8) { cells[index] = last[index] }
        }
        return cells
    }

    /// Lets the next record say how many cells records have: the last one was no header.
    mutating func forgetWidth() { width = nil }

    /// Cells, and where the record ends: at its line break or the end of the text.
    private typealias Cells = (cells: [String], end: Int)

    /// A record over several lines with the wrong number of cells, whose first line alone has the right one, began
    /// with a quote that was never closed and met another row's by chance.
    private func isRunaway(_ parsed: Cells, ending: Int) -> Bool {
        guard parsed.end > ending, let width, parsed.cells.count != width else { return false }
        return plainCells(at..<ending).count == width
    }

    /// Moves to the first byte after the line break at `end`, counting lines.
    private mutating func advance(past end: Int) {
        var index = at
        while index < end {
            if bytes[index] == lineFeed
                || bytes[index] == carriageReturn && !(index + 1 < end && bytes[index + 1] == lineFeed)
            {
                line += 1
            }
            index += 1
        }
        at = end
        guard at < bytes.count else { return }
        at += bytes[at] == carriageReturn && at + 1 < bytes.count && bytes[at + 1] == lineFeed ? 2 : 1
        line += 1
    }

    private func lineEnd(from start: Int) -> Int {
        var index = start
        while index < bytes.count, bytes[index] != lineFeed, bytes[index] != carriageReturn { index += 1 }
        return index
    }

    private func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    /// Whether a cell can end at `index`: the end, a line break, or a delimiter, after spaces at most. Answers where.
    private func cellEnd(at index: Int, limit: Int) -> Int? {
        var index = index
        while index < limit, bytes[index] == space, delimiter != space { index += 1 }
        if index == limit { return index }
        let byte = bytes[index]
        return byte == delimiter || byte == lineFeed || byte == carriageReturn ? index : nil
    }
}

// MARK: Well-formed records

extension DelimitedText {
    /// The record at `start` by the rules; `nil` when a closing quote is missing or has text behind it.
    private func strictCells(from start: Int) -> Cells? {
        var cells: [String] = []
        if let width { cells.reserveCapacity(width) }
        var index = start
        while true {
            let end: Int
            if index < bytes.count, bytes[index] == quote {
                guard let cell = quotedCell(from: index) else { return nil }
                cells.append(cell.text)
                end = cell.end
            } else {
                end = unquotedEnd(from: index)
                cells.append(text(index..<end))
            }
            guard end < bytes.count, bytes[end] == delimiter else { return (cells, end) }
            guard cells.count < Self.mostCells else { return (cells, lineEnd(from: end)) }
            index = end + 1
        }
    }

    private func unquotedEnd(from start: Int) -> Int {
        var index = start
        while index < bytes.count {
            let byte = bytes[index]
            if byte == delimiter || byte == lineFeed || byte == carriageReturn { break }
            index += 1
        }
        return index
    }

    private func quotedCell(from start: Int) -> (text: String, end: Int)? {
        var index = start + 1
        var hasDoubledQuotes = false
        while index < bytes.count {
            guard bytes[index] == quote else {
                index += 1
                continue
            }
            if index + 1 < bytes.count, bytes[index + 1] == quote {
                hasDoubledQuotes = true
                index += 2
                continue
            }
            guard let end = cellEnd(at: index + 1, limit: bytes.count) else { return nil }
            return (hasDoubledQuotes ? undoubled(start + 1..<index) : text(start + 1..<index), end)
        }
        return nil
    }

    private func undoubled(_ range: Range<Int>) -> String {
        var plain: [UInt8] = []
        plain.reserveCapacity(range.count)
        var index = range.lowerBound
        while index < range.upperBound {
            plain.append(bytes[index])
            index += bytes[index] == quote && index + 1 < range.upperBound && bytes[index + 1] == quote ? 2 : 1
        }
        return String(decoding: plain, as: UTF8.self)
    }
}

// MARK: Records with stray quotes

extension DelimitedText {
    /// A record whose quotes do not pair up. One line is tried before several, because a wrong join would swallow the
    /// rows after it; several lines are bounded, so that a hostile file costs no more than a good one.
    private func mendedCells(from start: Int, lineEnd: Int) -> Cells {
        let plain = plainCells(start..<lineEnd)
        guard let width else { return (plain, lineEnd) }
        let lenient = lenientCells(start..<lineEnd)
        if let lenient, lenient.cells.count == width, lenient.end == lineEnd { return lenient }
        if plain.count == width { return (plain, lineEnd) }
        var end = lineEnd
        for _ in 0..<20 where end < bytes.count && end - start < 4_096 { end = self.lineEnd(from: end + 1) }
        if let joined = lenientCells(start..<end), joined.cells.count == width { return joined }
        return (plain, lineEnd)
    }

    /// Cells in which a quote closes only where a cell can end; `nil` when one stays open.
    private func lenientCells(_ range: Range<Int>) -> Cells? {
        var cells: [String] = []
        var index = range.lowerBound
        while true {
            var end = index
            if index < range.upperBound, bytes[index] == quote {
                guard let close = lenientClose(from: index + 1, limit: range.upperBound) else { return nil }
                cells.append(undoubled(index + 1..<close.quote))
                end = close.end
            } else {
                end = min(unquotedEnd(from: index), range.upperBound)
                cells.append(text(index..<end))
            }
            guard end < range.upperBound, bytes[end] == delimiter else { return (cells, end) }
            guard cells.count < Self.mostCells else { return nil }
            index = end + 1
        }
    }

    /// The closing quote and the end of its cell. A quote before a delimiter and a space is one in a sentence: exports put
    /// no space between cells.
    private func lenientClose(from start: Int, limit: Int) -> (quote: Int, end: Int)? {
        var index = start
        while index < limit {
            if bytes[index] == quote, let end = cellEnd(at: index + 1, limit: limit),
                !(end + 1 < limit && bytes[end] == delimiter && bytes[end + 1] == space)
            {
                return (index, end)
            }
            index += 1
        }
        return nil
    }

    /// The line split at every delimiter, without the quotes around its pieces.
    private func plainCells(_ range: Range<Int>) -> [String] {
        var cells: [String] = []
        var start = range.lowerBound
        for index in range.lowerBound...range.upperBound
        where (index == range.upperBound || bytes[index] == delimiter) && cells.count < Self.mostCells {
            var cell = start..<index
            if let first = cell.first, bytes[first] == quote {
                // A lone quote behind text is an inch; a lone one before it opened a cell that never closed.
                let isClosed = cell.count > 1 && bytes[cell.upperBound - 1] == quote
                cell = cell.lowerBound + 1..<cell.upperBound - (isClosed ? 1 : 0)
            }
            cells.append(undoubled(cell))
            start = index + 1
        }
        return cells
    }
}

private let comma = UInt8(ascii: ",")
private let semicolon = UInt8(ascii: ";")
private let tab = UInt8(ascii: "\t")
private let bar = UInt8(ascii: "|")
private let quote = UInt8(ascii: "\"")
private let space = UInt8(ascii: " ")
private let lineFeed = UInt8(ascii: "\n")
private let carriageReturn = UInt8(ascii: "\r")
