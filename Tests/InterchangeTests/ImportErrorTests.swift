import Testing
import Training

@testable import Interchange

@Suite struct ImportErrorTests {
    @Test(arguments: ["", "\n\r\n", "  \n", ",,,\n", "\u{FEFF}"]) func nothingIsEmpty(text: String) {
        #expect(throws: ImportError.empty) { try log(text) }
    }

    @Test(arguments: [[0x50, 0x4B, 0x03, 0x04], [0x1F, 0x8B, 0x08]] as [[UInt8]]) func anArchiveIsSaidToBeOne(
        start: [UInt8]
    ) {
        let bytes = start + Array((Header.hevy + "\n").utf8)
        #expect(throws: ImportError.packed) { try readLog(bytes) }
        #expect(throws: ImportError.packed) { try guessMapping(bytes) }
    }

    @Test(arguments: [
        "not a table at all", "{\"a\": [1, 2]}", "a,b\n1,2\n", "\"open",
    ])
    func anotherFileIsUnknownAndItsHeaderShown(text: String) {
        #expect {
            try log(text)
        } throws: { error in
            guard case .unknownFormat(let header) = error as? ImportError else { return false }
            return header.count <= 121 && !header.isEmpty
        }
    }

    @Test(arguments: [
        // A table of measurements.
        (OtherApp.fitnotes, "Date,Time,Measurement,Value,Unit,Comment\n2024-02-01,07:10:00,Bodyweight,81.2,kgs,\n"),
        // Whole sets in one cell.
        (
            .stronglifts,
            "Date,Workout #,Workout Name,Program Name,Body Weight (LB),Exercise,Sets×Reps,Top Set (Reps×LB),e1RM (LB)\n2020/03/03,4,Workout A,5x5,175,Squat,5×5,5×135,152\n"
        ),
        (
            .stronglifts,
            "Date,Workout,Body Weight (KG),Exercise,SetsxReps,Top Set Reps x KG\n2016/05/25,1,80,Squat,5x5,5x60\n"
        ),
        // Everything, and one program alone.
        (
            .liftosaur,
            "{\n  \"history\": [{\"date\": \"2026-03-01\", \"note\": \"a \\\"}{ quote\"}],\n  \"settings\": {\"units\": \"kg\"},\n  \"programs\": [],\n  \"version\": \"20260101000000\",\n  \"currentProgramId\": \"abc\"\n}\n"
        ),
        (.liftosaur, "{\"tempUserId\":\"x\",\"programs\":[{\"name\":\"P\"}],\"history\":[],\"settings\":{}}"),
        (
            .liftosaur,
            "\u{FEFF} {\"customExercises\": {}, \"program\": {\"name\": \"Mine\"}, \"version\": \"20260101000000\", \"settings\": {\"units\": \"kg\"}}"
        ),
        // Programs as text, with and without a title of their own; records as text.
        (
            .liftosaur,
            "======= Mine =======\n\n# Week 1\n## Day 1\nSquat / 3x5 / 100kg\n\n\n"
        ),
        (
            .liftosaur,
            "// Easy, to begin with\n# Week 1\n\n## Push Day\n/// later: \"pauses\", maybe\nt1 / used: none / 3x5 / 75%\nBench Press, Dumbbell[1-4] / ...t1 / progress: lp(2.5kg)\n"
        ),
        (.liftosaur, "# Woche 1\r\n## Tag 1\r\nSquat / 3x5, 1x5+ / 100kg / warmup: none\r\n"),
        (
            .liftosaur,
            "2026-03-01 10:00:00 +01:00 / program: \"Mine\" / dayName: \"Day 1\" / exercises: {\n  Squat / 3x5 100kg\n}\n"
        ),
    ])
    func theRefusalOfAnotherAppsFileNamesTheApp(app: OtherApp, text: String) {
        #expect(throws: ImportError.notReadYet(app)) { try log(text) }
        #expect(ImportError.notReadYet(app).message.hasPrefix("This is a file of \(app.name), but no history of sets:"))
    }

    /// What only looks a little like another app's file is not called by its name.
    @Test(arguments: [
        "{\"history\": [], \"settings\": {}}",
        "{\"a\": {\"history\": 1, \"programs\": 2, \"settings\": 3, \"tempUserId\": 4}}",
        "{\"text\": \"\\\"history\\\": \\\"programs\\\": \\\"settings\\\": \\\"tempUserId\\\":\"}", "{", "{\"history",
        "{\"program\":",
        "# Week 1\n## Day 1\nSquat 3x5\n", "# My log\n\nSquat / 3x5\n", "======= Notes =======\n\nSquat\n",
        "# Week 1\n## Day 1\n- [ ] and / or\n", "Date,Value,Unit\n2024-02-01,81,kg\n",
        "Date,Measurement,Value,Unit\n2024-02-01,Waist,81,cm\n",
        "Date,Exercise 1,Exercise 2\n2024-02-01,Squat,Deadlift\n", "Date,Exercise,Top Set\n2024-02-01,Squat,5x60\n",
    ])
    func anotherFileIsNotTakenForAnApps(text: String) {
        #expect {
            try log(text)
        } throws: { error in
            if case .unknownFormat = error as? ImportError { true } else { false }
        }
    }

    /// A file of a program's data may have more lines than any table.
    @Test func dataWithManyLinesIsStillCalledByItsName() {
        let many = String(repeating: "1,\n", count: ImportLimit.rows + 10)
        let text = "{\"history\": [\n" + many + "1],\n\"programs\": [], \"settings\": {}, \"currentProgramId\": \"a\"}"
        #expect(throws: ImportError.notReadYet(.liftosaur)) { try log(text) }
    }

    @Test func anotherAppsFileThanSaidIsRefused() {
        #expect(throws: ImportError.otherFormat(said: .hevy, found: .strong)) { try log(Header.s4, format: .hevy) }
        #expect(throws: ImportError.otherFormat(said: .strong, found: .hevy)) { try log(Header.hevy, format: .strong) }
        #expect(throws: Never.self) { try log(Header.s4, format: .strong) }
    }

    /// A typing error in a date makes no calendar of two thousand years; each of its lines is told.
    @Test func implausibleDatesAreSkippedWithTheirLines() throws {
        let rows = ["0001-02-03", "1969-12-31", "1970-01-01", "2026-11-20", "2026-11-21", "2999-01-01"].map {
            "\($0),Squat,Legs,60.0,kgs,8,,,\n"
        }
        let text = "Date,Exercise,Category,Weight,Weight Unit,Reps,Distance,Distance Unit,Time\n" + rows.joined()
        let latest = try #require(LocalDateTime("2026-11-20T12:00:00"))
        let log = try readLog(Array(text.utf8), ImportOptions(latest: latest))
        #expect(log.workouts.map(\.start.dateText) == ["1970-01-01", "2026-11-20"])
        #expect(log.skippedRows.map(\.line) == [2, 3, 6, 7])
        #expect(log.skippedRows.first?.reason == "implausible date: “0001-02-03”")
        let strong =
            "Date,Workout Name,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE\n"
            + "2999-10-05 18:00:00,Push,Bench Press (Barbell),1,60,8,0,0,,,\n"
            + "2026-10-05 18:00:00,Push,Bench Press (Barbell),1,60,8,0,0,,,\n"
        let other = try readLog(Array(strong.utf8), ImportOptions(unit: .kg, latest: latest))
        #expect(other.workouts.count == 1 && other.skippedRows.map(\.line) == [2])
        // Who does not know what day it is takes what is written.
        #expect(try readLog(Array(strong.utf8), ImportOptions(unit: .kg)).workouts.count == 2)
    }

    @Test func tooLargeFilesAreRefused() {
        #expect(throws: ImportError.tooLarge(limitBytes: ImportLimit.bytes)) {
            try readLog([UInt8](repeating: 65, count: ImportLimit.bytes + 1))
        }
        let rows = [UInt8](repeating: UInt8(ascii: "x"), count: 2).map { $0 } + [UInt8(ascii: "\n")]
        let many = Array(Header.s4.utf8) + [10] + Array(repeatElement(rows, count: ImportLimit.rows + 1).joined())
        #expect(throws: ImportError.tooManyRows(limit: ImportLimit.rows)) { try readLog(many) }
    }

    @Test func everyMessageIsOneLineAPersonCanActOn() {
        let errors: [ImportError] = [
            .empty, .tooLarge(limitBytes: ImportLimit.bytes), .tooManyRows(limit: ImportLimit.rows),
            .unknownFormat(header: "a, b"), .otherFormat(said: .hevy, found: .strong), .notReadYet(.jefit),
            .damaged(line: 3), .columnMissing(.date), .noSuchColumn(.reps, name: "a"),
            .columnCannotBe(.date, name: "a", cell: "b", line: 2),
        ]
        for error in errors {
            #expect(!error.message.contains("\n"))
            #expect(error.message.hasSuffix("."))
        }
        #expect(ImportError.tooLarge(limitBytes: ImportLimit.bytes).message.contains("32 MiB"))
        #expect(
            ImportError.unknownFormat(header: "a, b").message
                == "This is no export of Strong, Hevy, FitNotes, StrongLifts, JEFIT, Fitbod, Liftosaur, openweight or Topset; it begins with “a, b”. Any table of sets (CSV) can be imported by saying which column is what."
        )
    }
}

struct LongTextTests {
    @Test func longTextsAreCutAndThatIsSaid() throws {
        let (name, note) = (String(repeating: "n", count: 1_000_000), String(repeating: "ü", count: 3_000_000))
        let file = """
            Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE
            2026-10-01 18:00:00,Push,1h,\(name),1,60,8,0,0,\(note),,
            2026-10-01 18:00:00,Push,1h,Bench Press,1,60,8,0,0,short,,
            """
        let log = try readLog(Array(file.utf8))
        #expect(log.setCount == 2)
        #expect(log.exerciseNames == [String(name.prefix(200)), "Bench Press"])
        let long = try #require(log.workouts[0].exercises.first)
        #expect([long.notes, long.sets[0].note].compactMap { $0 }.first?.unicodeScalars.count == 10_000)
        #expect(log.warnings.map(\.line) == [2, 2])
        #expect(log.warnings[0].text.contains("has 1000000 characters and was cut to 200"))
        #expect(log.warnings[1].text.contains("has 3000000 characters and was cut to 10000"))
        #expect(log.workouts[0].exercises[1].sets[0].raw.contains("short"))
    }
}
