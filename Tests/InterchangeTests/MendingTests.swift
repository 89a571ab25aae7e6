import Testing
import Training

@testable import Interchange

/// Files that went through spreadsheets and other hands.
@Suite struct MendingTests {
    private let header = Header.hevy.split(separator: "\"").joined().split(separator: ",").joined(separator: ";")

    private func row(note: String = "", index: Int = 0) -> String {
        "Legs;5 Mar 2024, 18:05;5 Mar 2024, 19:15;;Squat;;\(note);\(index);normal;100;5;;;8\n"
    }

    @Test func aHevyFileResavedWithSemicolonsIsRead() throws {
        let log = try log(header + "\n" + row() + row(index: 1))
        #expect((log.format, log.delimiter, log.setCount) == (.hevy, ";", 2))
        #expect(log.repairedRows.isEmpty && log.skippedRows.isEmpty)
    }

    @Test func aNoteThatLostItsQuotesIsJoinedAcrossItsLineBreaks() throws {
        let log = try log(header + "\n" + row() + row(note: "one\ntwo\nthree", index: 1) + row(index: 2))
        #expect(log.setCount == 3)
        #expect(log.sets.map(\.line) == [2, 3, 6])
        #expect(log.sets[1].raw[6] == "one\ntwo\nthree")
        #expect(log.repairedRows.map(\.line) == [3])
        #expect(log.skippedRows.isEmpty)
    }

    @Test func aBrokenLineThatCannotBeJoinedIsReportedAndTheRestImported() throws {
        let text =
            header + "\n" + row() + "Legs;5 Mar 2024, 18:05;5 Mar 2024, 19:15;;Squat;;cut\n" + row(index: 2)
            + "0;normal;60\n" + row(index: 3)
        let log = try log(text)
        #expect(log.setCount == 3)
        #expect(log.rows == 5)
        #expect(
            log.skippedRows == [
                SkippedRow(line: 3, reason: "7 cells where 14 are expected"),
                SkippedRow(line: 5, reason: "3 cells where 14 are expected"),
            ])
    }

    @Test func aDelimiterThatLostItsQuotesIsJoinedInTheText() throws {
        let log = try log(header + "\n" + row(note: "tief; sehr; tief"))
        #expect(log.exercises.map(\.notes) == ["tief; sehr; tief"])
        #expect(log.repairedRows.map(\.line) == [2])
        let described = try InterchangeTests.log(
            header + "\n" + row() + "Legs;5 Mar 2024, 18:05;5 Mar 2024, 19:15;slow; deep;Squat;;;1;normal;100;5;;;8\n")
        #expect(described.exercises.map(\.name) == ["Squat"] && described.setCount == 2)
        #expect(described.exercises.map(\.supersetGroup) == [nil])
        let strong = try self.strong("2024-03-05 18:05:11,Legs,1h,Squat, paused,1,100,5,0,0,,,8\n")
        #expect(strong.exercises.map(\.name) == ["Squat, paused"])
        #expect(strong.sets.map(\.rir) == [RIR(2)])
    }

    /// What was trained is not guessed: a row that may be two lifts is reported.
    @Test func aBrokenRowThatMayBeTwoLiftsIsReported() throws {
        func broken(_ texts: String, day: Int = 5) -> String {
            "Legs;\(day) Mar 2024, 18:05;\(day) Mar 2024, 19:15;\(texts);;;1;normal;100;5;;;\n"
        }
        let lost = try log(header + "\n" + row() + broken(";Bench;Press", day: 6) + row(index: 2))
        #expect(lost.exercises.map(\.name) == ["Squat"] && lost.setCount == 2)
        #expect(lost.skippedRows == [SkippedRow(line: 3, reason: "15 cells where 14 are expected")])
        #expect(lost.workouts.map(\.notes) == [nil] && lost.repairedRows.isEmpty)
        // The other rows of the workout say that it has no note.
        let borneOut = try log(header + "\n" + row() + broken(";Bench;Press"))
        #expect(borneOut.exercises.map(\.name) == ["Squat", "Bench;Press"] && borneOut.workouts.map(\.notes) == [nil])
        #expect(borneOut.repairedRows == [RepairedRow(line: 3, repair: "quotes lost: cells joined to “Bench;Press”")])
        // A space behind a delimiter belongs to a sentence.
        let spaced = try log(header + "\n" + broken(";Bench; Press", day: 6) + broken("slow; deep;Squat", day: 7))
        #expect(spaced.exercises.map(\.name) == ["Bench; Press", "Squat"])
        #expect(spaced.workouts.map(\.notes) == [nil, "slow; deep"] && spaced.skippedRows.isEmpty)
        let titled = try log(Header.s2 + "\n2018-03-05 18:05:11,Push, heavy,Dip,1,10,5,0,0,,\n", unit: .kg)
        #expect(titled.workouts.map(\.title) == ["Push, heavy"] && titled.exercises.map(\.name) == ["Dip"])
    }

    @Test func whatNobodySeesIsLeftOutAndSaid() throws {
        let log = try log(header + "\n" + row(note: "tief\0\u{1B}[31m\u{85}, ruhig\t") + row(index: 1))
        #expect(log.exercises.map(\.notes) == ["tief[31m, ruhig"])
        #expect(log.repairedRows == [RepairedRow(line: 2, repair: "control characters were left out")])
        #expect(log.sets[0].raw[6] == "tief\0\u{1B}[31m\u{85}, ruhig\t", "the raw cell is as it stands there")
        let turned = try strong(
            "2024-03-05 18:05:11,\"L\u{202E}egs\u{200F}\",1h,\u{2066}Squat\u{2069},1,100,5,0,0,\"a\u{202A}b 👩\u{200D}🚀\",,\n"
        )
        #expect(turned.workouts.map(\.title) == ["Legs"] && turned.exercises.map(\.name) == ["Squat"])
        #expect(turned.exercises.map(\.notes) == ["ab 👩\u{200D}🚀"], "what joins letters stays")
        #expect(turned.repairedRows.map(\.repair) == ["control characters were left out"])
        let named = try strong(
            "2024-03-05 18:05:11,\"Le\0gs\",1h,Squ\u{7F}at,1,10\0\u{30},5,0,0,\"a\nb\",,\n")
        #expect(named.workouts.map(\.title) == ["Legs"] && named.exercises.map(\.name) == ["Squat"])
        #expect(named.exercises.map(\.notes) == ["a\nb"] && named.sets.map(\.weight) == [.kg(100)])
        #expect(named.repairedRows.map(\.repair) == ["control characters were left out"])
    }

    private func strong(_ rows: String) throws -> ImportedLog { try log(Header.s4 + "\n" + rows, unit: .kg) }

    @Test func tooManyCellsThatFitNowhereAreSkipped() throws {
        let log = try strong(
            "2024-03-05 18:05:11,Legs,1h,Squat,1,100,5,0,0,,,8,9,10,x\n2024-03-05 18:05:11,Legs,1h,Squat,1,100,5,0,0,,,\n"
        )
        #expect(log.skippedRows == [SkippedRow(line: 2, reason: "15 cells where 12 are expected")])
        #expect(log.setCount == 1)
    }

    @Test func cellsMissingAtTheEndAreBlank() throws {
        let log = try strong("2024-03-05 18:05:11,Legs,1h,Squat,1,100,5\n2024-03-05 18:05:11,Legs,1h,Squat,2,100\n")
        #expect(log.setCount == 1)
        #expect(log.sets.first?.weight == .kg(100))
        #expect(log.skippedRows.map(\.line) == [3])
    }

    @Test func aDamagedLineNeverLeavesAnEmptySet() throws {
        let log = try strong(
            "2024-03-05 18:05:11,Legs,1h,Squat,1,,,,,,,\n2024-03-05 18:05:11,Legs,1h,Plank,1,0,0\n"
                + "2024-03-05 18:05:11,Legs,1h,Plank,1,0,0,0,60\n")
        #expect(log.sets.map(\.durationSeconds) == [60])
        #expect(
            log.skippedRows == [
                SkippedRow(line: 2, reason: "no weight, reps, time or distance"),
                SkippedRow(line: 3, reason: "no weight, reps, time or distance"),
            ])
        #expect(log.rows == 3)
    }

    @Test func aStrayQuoteIsRepairedAndReported() throws {
        let log = try strong(
            "2024-03-05 18:05:11,\"Legs\",1h,\"Squat\",1,100,5,0,0,\"he said \"go\", I went\",,\n2024-03-05 18:05:11,\"Legs\",1h,\"Squat\",2,100,5,0,0,,,\n"
        )
        #expect(log.exercises.map(\.notes) == ["he said \"go\", I went"])
        #expect(log.setCount == 2)
        #expect(log.repairedRows == [RepairedRow(line: 2, repair: "stray quotation mark")])
    }

    @Test func aSecondHeaderIsNoRow() throws {
        let text = s4("1,100,5,0,0,,,")
        let log = try log(text + text)
        #expect((log.rows, log.setCount, log.skippedRows.count) == (2, 2, 0))
    }

    @Test func slashedDatesOfSpreadsheetsFollowTheFile() throws {
        func file(_ dates: String...) -> String {
            Header.s4 + "\n" + dates.map { "\($0) 16:46,Legs,1h,Squat,1,100,5,0,0,,,\n" }.joined()
        }
        #expect(try log(file("2/10/2021", "2/13/2021")).workouts.map(\.start.dateText) == ["2021-02-10", "2021-02-13"])
        #expect(
            try log(file("2/10/2021", "13/10/2021")).workouts.map(\.start.dateText) == ["2021-10-02", "2021-10-13"])
        #expect(try log(file("2/10/2021")).warnings.contains { $0.text.contains("two ways") })
    }

    @Test func unknownColumnsAreLeftOutAndSaidToBe() throws {
        let log = try log(Header.s4 + ",Mood\n2024-03-05 18:05:11,Legs,1h,Squat,1,100,5,0,0,,,,good\n")
        #expect(log.setCount == 1)
        #expect(log.sets.first?.raw.last == "good")
        #expect(log.warnings == [ImportWarning(line: nil, text: "Column “Mood” is not known and was left out.")])
    }
}
