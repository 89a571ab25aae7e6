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

    /// Names, plans and targets stand there whole, word for word, however narrow it is; what has nothing in it takes no place.
    @Test(arguments: [40, 60, 80, 100, 160])
    func whatIsNoUseInPartIsNeverCutOff(width: Int) {
        let change = "82.5 kg × 5, 5, 5 instead of 80 kg × 5, 5, 5; the next set too, rest 3:00, and the range 5 to 8"
        let rows = [
            ["1a2b3c", "Romanian Deadlift (Barbell)", "Full Body A", change, "Every set reached its reps."],
            ["4d5e6f", "Bench Press (Barbell)", "Push", "162.5\u{A0}kg × 5, 5, 5", ""],
        ]
        let header = ["Id", "Exercise", "Plan", "Change", "Why"]
        let groups = TextTable(header: header, rows: rows, wrapsLast: true, whole: [0, 1, 2, 3]).groups(width: width)
        #expect(groups.count == 3)
        for (group, row) in zip(groups.dropFirst(), rows) {
            for line in group { #expect(line.displayWidth <= width, "\(line)") }
            let text = " " + group.joined(separator: " ") + " "
            #expect(!text.contains("…"))
            for word in row.joined(separator: " ").split(separator: " ") { #expect(text.contains(word)) }
            #expect(group.count <= 12, "no column of single letters")
        }
        let targets = TextTable(
            header: ["Exercise", "Today", "Why"],
            rows: [["Bench Press (Barbell)", "162.5\u{A0}kg × 5, 5, 5, 5, 5", ""], ["Row", "60\u{A0}kg × 8", ""]],
            wrapsLast: true, whole: [0, 1]
        ).groups(width: width)
        #expect(targets[0].allSatisfy { !$0.contains("Why") })
        #expect(targets.flatMap { $0 }.allSatisfy { $0.displayWidth <= width && !$0.contains("…") })
        #expect(targets[2].count == 1)
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
