/// Rows under a header, in columns that fit the place there is.
struct TextTable {
    var header: [String]
    var rows: [[String]]
    /// Whether a last cell that is too long goes on in further lines, instead of being cut off.
    var wrapsLast = false
    /// Columns that are no use in part: cells that are too long go on in further lines, by words, and they give way last.
    var whole: Set<Int> = []

    /// Between two columns.
    private static let gap = 2
    /// Narrower than the first a column says nothing; with the second one it says enough beside others; the last is for sentences.
    private static let (narrow, enough, readable) = (6, 10, 24)

    /// The header and the rows as lines.
    func lines(width: Int?) -> [String] { groups(width: width).flatMap { $0 } }

    /// The lines of the header and of each row. Columns are as wide as their widest cell; where that is more than there is place for,
    /// the widest ones give way, and what does not fit is cut off or goes on below. Columns without anything in them take no place.
    /// Where too many are no use in part, every row is a paragraph, and the header has no line. The last cell of a line is not padded.
    ///
    /// - Parameter width: columns of the terminal; `nil` for as many as it takes.
    func groups(width: Int?) -> [[String]] {
        let table = withoutEmpty
        let rows = ([table.header] + table.rows).map { $0.map(\.shown) }
        return table.groups(rows, width: width)
    }

    private func groups(_ rows: [[String]], width: Int?) -> [[String]] {
        let count = rows.map(\.count).max() ?? 0
        var widths = (0..<count).map { column in
            rows.map { column < $0.count ? $0[column].displayWidth : 0 }.max() ?? 0
        }
        if let width {
            let place = width - Self.gap * (count - 1)
            let least = leastWhole(widths, rows)
            let others = others(least)
            if wrapsLast, count > 2, place - others < min(widths.last ?? 0, Self.readable) {
                let isFull = !whole.isEmpty && others > place + Self.gap
                return isFull ? paragraphs(rows, width) : stacked(rows, width)
            }
            fit(&widths, into: place, least)
        }
        return rows.map { line($0, widths) }
    }

    /// The same without the columns in which no row has anything.
    private var withoutEmpty: TextTable {
        let kept = header.indices.filter { column in
            rows.isEmpty || rows.contains { column < $0.count && !$0[column].isEmpty }
        }
        if kept.isEmpty || kept.count == header.count { return self }
        func keep(_ row: [String]) -> [String] { kept.filter { $0 < row.count }.map { row[$0] } }
        let whole = Set(kept.indices.filter { self.whole.contains(kept[$0]) })
        return TextTable(header: keep(header), rows: rows.map(keep), wrapsLast: wrapsLast, whole: whole)
    }

    /// How narrow columns may be: those that are no use in part as their longest word, others as narrow as they get.
    private func leastWhole(_ natural: [Int], _ rows: [[String]]) -> [Int] {
        natural.indices.map { column in
            guard whole.contains(column) else { return natural[column] }
            let words = rows.flatMap { column < $0.count ? $0[column].split(separator: " ") : [] }
            return min(natural[column], max(Self.enough, words.map { String($0).displayWidth }.max() ?? 0))
        }
    }

    /// What all columns but the last need to say enough.
    private func others(_ least: [Int]) -> Int {
        least.indices.dropLast().reduce(0) { sum, column in
            sum + (whole.contains(column) ? least[column] : min(least[column], Self.enough))
        }
    }

    /// The last cells below the others.
    private func stacked(_ rows: [[String]], _ width: Int) -> [[String]] {
        let others = TextTable(header: Array(header.dropLast()), rows: [], whole: whole)
        return zip(rows, others.groups(rows.map { Array($0.dropLast()) }, width: width)).enumerated().map {
            index, row in
            guard index > 0, let last = row.0.last, !last.isEmpty else { return row.1 }
            return row.1 + Self.indented(last, width)
        }
    }

    /// Every row by itself: its first cell, and the others with their names below it.
    private func paragraphs(_ rows: [[String]], _ width: Int) -> [[String]] {
        [[]]
            + rows.dropFirst().map { row in
                var lines = (row.first ?? "").wrapped(to: width)
                for (name, cell) in zip(rows[0], row).dropFirst() where !cell.isEmpty {
                    lines += Self.indented(name.isEmpty ? cell : name + ": " + cell, width)
                }
                return lines
            }
    }

    private static func indented(_ text: String, _ width: Int) -> [String] {
        text.wrapped(to: max(1, width - gap)).map { String(repeating: " ", count: gap) + $0 }
    }

    private func line(_ row: [String], _ widths: [Int]) -> [String] {
        let cells = row.enumerated().map { column, cell -> [String] in
            let goesOn = whole.contains(column) || wrapsLast && column == row.count - 1
            if goesOn, cell.displayWidth > widths[column] { return cell.wrapped(to: widths[column]) }
            return [cell.fitted(to: widths[column])]
        }
        return (0..<max(1, cells.map(\.count).max() ?? 0)).map { number in
            // Further lines end with the last cell that goes on.
            let end = number == 0 ? cells.count - 1 : cells.lastIndex { $0.count > number } ?? 0
            var text = ""
            for column in cells.indices where column <= end {
                let cell = number < cells[column].count ? cells[column][number] : ""
                text += column < end ? cell.padded(to: widths[column] + Self.gap) : cell
            }
            return text
        }
    }

    /// Takes columns from the widest until all fit: first from a last one that goes on in further lines, as long as a sentence can
    /// be read there, then from all.
    private func fit(_ widths: inout [Int], into place: Int, _ leastWhole: [Int]) {
        guard let last = widths.indices.last else { return }
        let natural = widths
        func least(_ width: Int) -> [Int] {
            natural.indices.map { whole.contains($0) ? leastWhole[$0] : min(natural[$0], width) }
        }
        if wrapsLast {
            var bounds = natural
            bounds[last] = min(natural[last], Self.readable)
            shrink(&widths, into: place, atLeast: bounds)
            bounds = least(Self.narrow)
            bounds[last] = min(natural[last], Self.readable)
            shrink(&widths, into: place, atLeast: bounds)
        }
        shrink(&widths, into: place, atLeast: least(Self.narrow))
        shrink(&widths, into: place, atLeast: least(1))
        shrink(&widths, into: place, atLeast: natural.map { min($0, 1) })
    }

    private func shrink(_ widths: inout [Int], into place: Int, atLeast least: [Int]) {
        while widths.reduce(0, +) > place {
            guard
                let widest = widths.indices.filter({ widths[$0] > least[$0] }).max(by: { widths[$0] < widths[$1] })
            else { return }
            widths[widest] -= 1
        }
    }
}
