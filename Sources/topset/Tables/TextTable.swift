/// Rows under a header, in columns that fit the place there is.
struct TextTable {
    var header: [String]
    var rows: [[String]]
    /// Whether a last cell that is too long goes on in further lines, instead of being cut off.
    var wrapsLast = false
    /// Columns that are no use in part: they give way last.
    var whole: Set<Int> = []

    /// Between two columns.
    private static let gap = 2
    /// Narrower than the first a column says nothing; with the second one it says enough beside others; the last is for sentences.
    private static let (narrow, enough, readable) = (6, 10, 24)

    /// The header and the rows as lines. Columns are as wide as their widest cell; where that is more than there is place for,
    /// the widest ones give way, and what does not fit is cut off. The last cell of a line is not padded.
    ///
    /// - Parameter width: columns of the terminal; `nil` for as many as it takes.
    func lines(width: Int?) -> [String] {
        let rows = ([header] + rows).map { $0.map(\.shown) }
        let count = rows.map(\.count).max() ?? 0
        var widths = (0..<count).map { column in
            rows.map { column < $0.count ? $0[column].displayWidth : 0 }.max() ?? 0
        }
        if let width {
            let place = width - Self.gap * (count - 1)
            if wrapsLast, count > 2, !hasRoomForLast(widths, place) { return stacked(width) }
            fit(&widths, into: place)
        }
        return rows.flatMap { line($0, widths) }
    }

    private func hasRoomForLast(_ natural: [Int], _ place: Int) -> Bool {
        let others = natural.dropLast().reduce(0) { $0 + min($1, Self.enough) }
        return place - others >= min(natural.last ?? 0, Self.readable)
    }

    /// The last cells below the others.
    private func stacked(_ width: Int) -> [String] {
        let others = TextTable(
            header: Array(header.dropLast()), rows: rows.map { Array($0.dropLast()) }, whole: whole)
        return others.lines(width: width).enumerated().flatMap { index, line -> [String] in
            guard index > 0, let last = rows[index - 1].last, !last.isEmpty else { return [line] }
            return [line] + last.shown.wrapped(to: max(1, width - Self.gap)).map { "  " + $0 }
        }
    }

    private func line(_ row: [String], _ widths: [Int]) -> [String] {
        var further: [String] = []
        var text = ""
        for (column, cell) in row.enumerated() {
            if column > 0 { text += String(repeating: " ", count: Self.gap) }
            if column < row.count - 1 {
                text += cell.fitted(to: widths[column]).padded(to: widths[column])
            } else if wrapsLast, cell.displayWidth > widths[column] {
                let lines = cell.wrapped(to: widths[column])
                let before = String(repeating: " ", count: text.displayWidth)
                text += lines[0]
                further = lines.dropFirst().map { before + $0 }
            } else {
                text += cell.fitted(to: widths[column])
            }
        }
        return [text] + further
    }

    /// Takes columns from the widest until all fit: first from a last one that goes on in further lines, as long as a sentence can
    /// be read there, then from all.
    private func fit(_ widths: inout [Int], into place: Int) {
        guard let last = widths.indices.last else { return }
        let natural = widths
        if wrapsLast {
            var least = natural
            least[last] = min(natural[last], Self.readable)
            shrink(&widths, into: place, atLeast: least)
            least = self.least(natural, Self.narrow)
            least[last] = min(natural[last], Self.readable)
            shrink(&widths, into: place, atLeast: least)
        }
        shrink(&widths, into: place, atLeast: least(natural, Self.narrow))
        shrink(&widths, into: place, atLeast: least(natural, 1))
        shrink(&widths, into: place, atLeast: natural.map { min($0, 1) })
    }

    private func least(_ natural: [Int], _ width: Int) -> [Int] {
        natural.enumerated().map { whole.contains($0) ? $1 : min($1, width) }
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
