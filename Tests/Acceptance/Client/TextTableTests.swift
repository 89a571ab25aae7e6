import TestSupport
import Testing

@testable import topset

/// Tables that fit their place.
struct TextTableTests {
    private static let words = [
        "Bench", "Überkopfdrücken", "80 kg × 5, 5, 5", "懸垂", "", "Why it is so and not otherwise, in words", "é",
    ]

    private static func table(_ generator: inout SeededGenerator, wrapsLast: Bool) -> TextTable {
        let columns = Int.random(in: 1...6, using: &generator)
        let rows = (0..<Int.random(in: 0...5, using: &generator)).map { _ in
            (0..<columns).map { _ in words.randomElement(using: &generator) ?? "" }
        }
        return TextTable(header: (1...columns).map { "Column \($0)" }, rows: rows, wrapsLast: wrapsLast)
    }

    @Test(arguments: 0..<200)
    func noLineIsWiderThanTheTerminal(seed: Int) {
        var generator = SeededGenerator(UInt64(seed))
        let table = Self.table(&generator, wrapsLast: seed % 2 == 0)
        let least = 3 * table.header.count
        let width = Int.random(in: least...120, using: &generator)
        for line in table.lines(width: width) { #expect(line.displayWidth <= width, "seed \(seed): \(line)") }
    }

    @Test(arguments: 0..<50)
    func withoutATerminalNothingIsCutOff(seed: Int) {
        var generator = SeededGenerator(UInt64(seed))
        let table = Self.table(&generator, wrapsLast: seed % 2 == 0)
        let lines = table.lines(width: nil)
        #expect(lines.count == table.rows.count + 1)
        for (line, row) in zip(lines.dropFirst(), table.rows) {
            for cell in row where !cell.isEmpty { #expect(line.contains(cell), "seed \(seed)") }
        }
    }

    @Test func columnsAreAsWideAsTheirWidestCell() {
        let table = TextTable(header: ["Name", "Sets"], rows: [["懸垂", "3"], ["Row", "12"]])
        #expect(table.lines(width: 80) == ["Name  Sets", "懸垂  3", "Row   12"])
    }

    @Test func whatDoesNotFitEndsWithAnEllipsisOrGoesOn() {
        let rows = [["Bench Press (Barbell)", "every set reached its reps so more weight is due"]]
        let cut = TextTable(header: ["Exercise", "Why"], rows: rows).lines(width: 30)
        #expect(cut.count == 2)
        #expect(cut[1].hasSuffix("…"))
        let wrapped = TextTable(header: ["Exercise", "Why"], rows: rows, wrapsLast: true).lines(width: 40)
        #expect(
            wrapped == [
                "Exercise        Why", "Bench Press (…  every set reached its",
                "                reps so more weight is",
                "                due",
            ])
    }

    @Test func inANarrowTerminalSentencesStandBelow() {
        let table = TextTable(
            header: ["Exercise", "Next", "Why"],
            rows: [["Bench Press", "80 kg × 5, 5, 5", "every set reached its reps"], ["Row", "60 kg × 8", ""]],
            wrapsLast: true)
        #expect(
            table.lines(width: 30) == [
                "Exercise     Next", "Bench Press  80 kg × 5, 5, 5", "  every set reached its reps",
                "Row          60 kg × 8",
            ])
    }

    @Test func whatIsNoUseInPartGivesWayLast() {
        let rows = [["a title of many words", "0f3a9c21"]]
        let lines = TextTable(header: ["Workout", "Id"], rows: rows, whole: [1]).lines(width: 14)
        #expect(lines == ["Wor…  Id", "a t…  0f3a9c21"])
    }

    @Test func namesOfOthersGiveTheTerminalNoOrders() {
        let lines = TextTable(header: ["A"], rows: [["\u{1B}[2Jgone\n\u{202E}x"]]).lines(width: nil)
        #expect(lines[1] == " [2Jgone  x")
    }

    @Test func aTerminalOfASCIIGetsLikes() {
        #expect("80 kg × 5 – „Überzug“ …".inASCII == "80 kg x 5 - \"Ueberzug\" ~")
        #expect("é懸".inASCII == "e?")
    }

    @Test func paintIsForThoseWhoSeeIt() {
        #expect(Paint.bold("a", if: false) == "a")
        #expect(Paint.bold("a", if: true) == "\u{1B}[1ma\u{1B}[0m")
    }
}
