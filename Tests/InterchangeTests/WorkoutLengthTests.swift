import Testing
import Training

@testable import Interchange

/// How long a workout of a table was, where the table says it half.
struct WorkoutLengthTests {
    private func read(_ text: String, _ columns: [ColumnMapping.Part: String]) throws(ImportError) -> ImportedLog {
        try readLog(Array(text.utf8), ImportOptions(mapping: ColumnMapping(columns)))
    }

    @Test(arguments: [("300", "599", 18_000, 35_940), ("300", "600", 300, 600), ("300", "600.5", 300, 601)])
    func bareLengthsOfAColumnHaveOneUnit(one: String, other: String, first: Int, second: Int) throws {
        let log = try read(
            "Tag,Was,Wdh,Dauer\n2026-04-03,Rudern,5,\(one)\n2026-04-05,Rudern,5,\(other)\n",
            [.date: "Tag", .exercise: "Was", .reps: "Wdh", .duration: "Dauer"])
        #expect(log.workouts.map(\.durationSeconds) == [first, second])
        let unit = first == 300 ? "seconds" : "minutes"
        #expect(
            log.warnings == [
                ImportWarning(line: nil, text: "The lengths of workouts have no unit; they were read as \(unit).")
            ])
    }

    /// An end makes a start of a length, and nothing alone: no workout began at midnight because its time is unknown.
    @Test(arguments: [
        ("19:30", "1h", "2026-04-03T18:30:00", 3_600, false), ("00:15", "1h", "2026-04-03T23:15:00", 3_600, false),
        ("2026-04-03 19:30", "90 min", "2026-04-03T18:00:00", 5_400, false),
        ("19:30", "", "2026-04-03T00:00:00", nil, true), ("", "1h", "2026-04-03T00:00:00", 3_600, false),
    ])
    func anEndWithoutAStart(end: String, length: String, start: String, seconds: Int?, warns: Bool) throws {
        let log = try read(
            "Tag,Bis,Dauer,Was,Wdh\n2026-04-03,\(end),\(length),Rudern,5\n2026-04-03,\(end),\(length),Dips,5\n",
            [.date: "Tag", .exercise: "Was", .reps: "Wdh", .end: "Bis", .duration: "Dauer"])
        #expect(log.workouts.map(\.start.text) == [start] && log.workouts.map(\.durationSeconds) == [seconds])
        let said = "the end of a workout says nothing of its length without the time of its start"
        #expect(log.warnings == (warns ? [ImportWarning(line: 2, text: said)] : []))
    }

    /// Half a day across midnight, or more than a day, is kept and doubted; without a name by its day.
    @Test(arguments: [
        ("17:00", 82_800, 23), ("2026-04-04 21:10", 97_800, 27), ("05:00", 39_600, 0),
    ])
    func aWorkoutThatIsTooLongIsDoubted(end: String, seconds: Int, hours: Int) throws {
        let log = try read(
            "Tag,Uhr,Bis,Was,Wdh\n2026-04-03,18:00,\(end),Rudern,5\n2026-04-03,18:00,\(end),Dips,5\n",
            [.date: "Tag", .time: "Uhr", .exercise: "Was", .reps: "Wdh", .end: "Bis"])
        #expect(log.workouts.map(\.durationSeconds) == [seconds])
        #expect(
            log.warnings.map(\.text)
                == (hours > 0 ? ["“2026-04-03” lasted \(hours) hours: was finishing it forgotten?"] : []))
    }
}
