import Testing
import Training

@testable import Interchange

/// Tables of which a row stands for several equal sets.
struct SetCountTests {
    private static func table(_ header: String = "Sets", _ rows: String...) -> String {
        "Date,Exercise,\(header),Reps,Weight (kg)\n" + rows.map { "2026-04-0\($0)\n" }.joined()
    }

    @Test func aRowIsAsManySetsAsItSays() throws {
        let log = try log(Self.table("Sets", "3,Squat,3,5,100", "3,Bench Press,2,8,60", "5,Squat,1,5,102.5"))
        #expect(log.rows == 3 && log.skippedRows.isEmpty && log.repairedRows.isEmpty)
        #expect(log.exercises.map(\.name) == ["Squat", "Bench Press", "Squat"])
        #expect(log.exercises.map(\.sets.count) == [3, 2, 1])
        #expect(log.sets.map(\.reps) == [5, 5, 5, 8, 8, 5] && log.sets.map(\.line) == [2, 2, 2, 3, 3, 4])
        #expect(log.sets.prefix(3).allSatisfy { $0.weight == .kg(100) && $0.raw[2] == "3" && $0.raw[4] == "100" })
    }

    @Test(arguments: [
        "Sets", "SETS", "Number of sets", "# Sets", "Sätze", "Anzahl Sätze", "Séries", "Nombre de séries", "Series",
        "Número de series", "Serie",
    ])
    func itsColumnIsKnownByItsHeader(name: String) throws {
        let text = Self.table(name, "3,Squat,3,5,100", "3,Bench Press,3,8,60")
        let guess = try guessMapping(Array(text.utf8))
        #expect(guess.mapping.columns[.sets] == name && guess.mapping.columns[.setOrder] == nil)
        #expect(try log(text).setCount == 6)
    }

    @Test(arguments: ["Set", "Set order", "Satz", "Serie", "Série", "Sets"])
    func aNumberOfTheSetIsNoNumberOfSets(name: String) throws {
        let text = Self.table(
            name, "3,Squat,1,5,100", "3,Squat,2,5,100", "3,Squat,3,5,100", "3,Bench Press,1,8,60",
            "3,Bench Press,2,8,60")
        let guess = try guessMapping(Array(text.utf8))
        #expect(guess.mapping.columns[.setOrder] == name && guess.mapping.columns[.sets] == nil)
        #expect(try log(text).setCount == 5)
    }

    /// Set numbers begin with each lift of a day; a lone five, or one after one, are none.
    @Test(arguments: ["Sets", "Sätze", "Series"])
    func mostlyOneSetIsANumberOfSets(name: String) throws {
        let text = Self.table(
            name, "3,Bench Press,1,5,80", "3,Row,1,3,90", "3,Squat,5,5,100", "4,Bench Press,1,5,85", "4,Squat,1,5,105")
        #expect(try guessMapping(Array(text.utf8)).mapping.columns[.sets] == name)
        #expect(try log(text).setCount == 9)
        let twice = Self.table(
            name, "3,Squat,1,5,100", "3,Squat,1,5,105", "3,Row,1,5,60", "3,Row,1,5,60", "3,Row,2,5,60")
        #expect(try log(twice).setCount == 6)
    }

    /// Whether they alternate, have a time each, lost one that was deleted, or begin once more later in the day.
    @Test func numbersOfSetsGoUpWithinALiftOfADay() throws {
        let text = """
            Sets,Date,Exercise,Reps
            1,2026-04-03 18:05,Squat,5
            1,2026-04-03 18:07,Row,8
            2,2026-04-03 18:09,Squat,5
            2,2026-04-03 18:11,Row,8
            3,2026-04-03 18:13,Squat,5
            4,2026-04-03 18:15,Squat,5
            5,2026-04-03 18:17,Squat,5
            7,2026-04-03 18:19,Squat,5
            1,2026-04-03 18:21,Squat,8
            2,2026-04-03 18:23,Squat,8

            """
        #expect(try guessMapping(Array(text.utf8)).mapping.columns[.setOrder] == "Sets")
        #expect(try log(text).setCount == 10)
    }

    @Test func whatIsNoNumberOfSetsIsReported() throws {
        let log = try log(
            Self.table(
                "Sets", "3,Squat,50,5,100", "3,Squat,51,5,100", "3,Squat,0,5,100", "3,Squat,2.5,5,100",
                "3,Squat,-3,5,100", "3,Squat,many,5,100", "3,Bench Press,,8,60"))
        #expect(log.exercises.map(\.sets.count) == [50, 1])
        #expect(
            log.skippedRows == [
                SkippedRow(line: 3, reason: "sets “51” is none from 1 to 50"),
                SkippedRow(line: 4, reason: "sets “0” is none from 1 to 50"),
                SkippedRow(line: 5, reason: "sets “2.5” is none from 1 to 50"),
                SkippedRow(line: 6, reason: "sets “-3” is none from 1 to 50"),
                SkippedRow(line: 7, reason: "sets is no number: “many”"),
            ])
        #expect(
            log.repairedRows == [RepairedRow(line: 8, repair: "row without a number of sets read as one set")])
    }

    @Test func aMappingSaysIt() throws {
        let text = "wann,was,x,wie oft\n2026-04-03,Squat,3,5\n"
        let columns: [ColumnMapping.Part: String] = [.date: "wann", .exercise: "was", .sets: "x", .reps: "wie oft"]
        #expect(try readLog(Array(text.utf8), ImportOptions(mapping: ColumnMapping(columns))).setCount == 3)
        let wrong = columns.merging([.sets: "was"]) { $1 }
        #expect(throws: ImportError.columnCannotBe(.sets, name: "was", cell: "Squat", line: 2)) {
            try readLog(Array(text.utf8), ImportOptions(mapping: ColumnMapping(wrong)))
        }
    }

    @Test func rowsStandForNoMoreSetsThanThereMayBeRows() {
        let text = "Date,Exercise,Sets,Reps\n" + String(repeating: "2026-04-03,Squat,50,5\n", count: 8_001)
        #expect(throws: ImportError.tooManyRows(limit: ImportLimit.rows)) { try log(text) }
    }
}
