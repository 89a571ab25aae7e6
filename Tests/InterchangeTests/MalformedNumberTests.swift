import Testing
import Training

@testable import Interchange

/// A number that lost its sense is no other number: its row is reported.
struct MalformedNumberTests {
    static let malformed = [
        "5,5,5", "1.2.3", "8.8.5", "6..0", "5 5", "12,5,3", "1..5", "1,2345.6", "1.234,567,890", "1'2", "5e",
    ]

    /// Files of several apps with the cells of one set, and how they call its numbers.
    private static func files(weight: String, reps: String, distance: String, seconds: String) -> [String] {
        let cells = "\"\(weight)\",\"\(reps)\",\"\(distance)\",\"\(seconds)\""
        return [
            s4("1,\(cells),,,"), hevy("0,\"normal\",\(cells),"),
            "Date,Exercise,Category,Weight (kgs),Reps,Distance,Distance Unit,Time\n"
                + "2024-03-05,Squat,Legs,\"\(weight)\",\"\(reps)\",\"\(distance)\",m,\"\(seconds)\"\n",
            "Date,Exercise,Weight (kg),Reps,Distance (m),Seconds\n2024-03-05,Bench,60,5,,\n"
                + "2024-03-05,Bench,60,5,10,10\n2024-03-05,Squat,\(cells)\n",
        ]
    }

    @Test(arguments: malformed) func noPartOfASetLosesItsSeparators(cell: String) throws {
        for (name, files) in [
            ("weight", Self.files(weight: cell, reps: "5", distance: "", seconds: "")),
            ("reps", Self.files(weight: "100", reps: cell, distance: "", seconds: "")),
            ("distance", Self.files(weight: "", reps: "", distance: cell, seconds: "")),
            ("seconds", Self.files(weight: "", reps: "", distance: "", seconds: cell)),
        ] {
            for file in files {
                let log = try log(file, unit: .kg)
                #expect(log.skippedRows.map(\.reason) == ["\(name) is no number: “\(cell)”"], "\(file)")
                #expect(log.exercises.allSatisfy { !$0.name.hasPrefix("Squat") })
            }
        }
    }

    @Test(arguments: [
        ("1.234.567", 1_234_567_000), ("1,234,567.5", 1_234_567_500), ("1 234,5", 1_234_500), ("1'234.5", 1_234_500),
        ("1’234’567", 1_234_567_000), ("1,23,456", 123_456_000), ("12,34,567.5", 1_234_567_500), (",5", 500),
    ])
    func groupsAreRead(text: String, thousandths: Int64) {
        guard case .number(let number) = WrittenNumber.Cell(text) else {
            Issue.record("\(text) was not read")
            return
        }
        #expect(number.count(of: 1_000) == thousandths)
    }

    @Test(arguments: ["8.8.5", "5,5,5", "1..5", "..5", "1:2.5.5"]) func noDurationHasTwoFractions(text: String) {
        #expect(secondsOfDuration(text) == nil)
    }

    /// Seconds are whole here; what took any time is no set without one.
    @Test(arguments: [("8.8", 9), ("0.4", 1), ("0:08.8", 8), ("90.5", 91)])
    func aFractionOfASecondIsSaid(cell: String, seconds: Int) throws {
        let log = try log(s4("1,0,0,0,\(cell),,,"), unit: .kg)
        #expect(log.sets.map(\.durationSeconds) == [seconds] && log.sets.map(\.reps) == [nil])
        #expect(log.repairedRows == [RepairedRow(line: 2, repair: "seconds “\(cell)” read as \(seconds)")])
    }

    @Test(arguments: ["8.0", "0:08", "8"]) func wholeSecondsNeedNoRepair(cell: String) throws {
        let log = try log(s4("1,0,0,0,\(cell),,,"), unit: .kg)
        #expect(log.sets.map(\.durationSeconds) == [8] && log.repairedRows.isEmpty)
    }
}
