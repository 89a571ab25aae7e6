import Testing
import Training

@testable import Interchange

@Suite struct ImportErrorTests {
    @Test(arguments: ["", "\n\r\n", "  \n", ",,,\n", "\u{FEFF}"]) func nothingIsEmpty(text: String) {
        #expect(throws: ImportError.empty) { try log(text) }
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
        (
            OtherApp.fitnotes,
            "Date,Exercise,Category,Weight (kgs),Reps,Distance,Distance Unit,Time\n2024-02-01,Squat,Legs,60,8,,,\n"
        ),
        (
            .fitnotes,
            "Date,Exercise,Category,Weight,Weight Unit,Reps,Distance,Distance Unit,Time,Comment\n2024-02-01,Plank,Abs,,,,,,0:01:00,\n"
        ),
        (
            .fitnotes,
            "Date,Exercise,Category,Weight (kg),Weight (lbs),Reps,Distance,Distance Unit,Time,Notes,Kind\n2024-02-01,Row,Back,50,,8,,,,,\n"
        ),
        (
            .fitnotes,
            "Name,StartTime,EndTime,BodyWeight,Exercise,Equipment,Reps,Weight,Time,Distance,Status,IsWarmup,RPE,RIR,Categories,Note\n"
        ),
        (
            .fitbod,
            "Date,Exercise,Reps,Weight(kg),Duration(s),Distance(m),Incline,Resistance,isWarmup,Note,multiplier\n2024-02-01 10:00:00,Squat,8,60.0,0.0,0.0,0.0,0.0,false,,1.0\n"
        ),
        (
            .jefit,
            "### WORKOUT SESSIONS ###\n_id,mydate,starttime,total_time\n7,2024-01-08,1704700800,4500\n### EXERCISE LOGS ###\nbelongsession,ename,logs\n7,\"Barbell Squat\",\"80x8,85x6\"\n"
        ),
        (
            .stronglifts,
            "\u{FEFF}Date (yyyy/mm/dd),Workout,Workout Name,Program Name,Body Weight (KG),Exercise,Notes,Set 1 (Reps),Set 1 (KG),Set 2 (Reps),Set 2 (KG)\n2026/03/01,1,Workout A,5x5,80,Squat,,5,60,5,60\n"
        ),
        (
            .liftosaur,
            "Workout DateTime,Program,Day Name,Exercise,Is Warmup Set?,Required Reps,Completed Reps,Is AMRAP?,Completed Weight Value,Completed Weight Unit\n2026-03-01T10:00:00.000Z,Mine,Day 1,Squat,0,5,5,0,40,kg\n"
        ),
    ])
    func theRefusalOfAnotherAppsFileNamesTheApp(app: OtherApp, text: String) {
        #expect(throws: ImportError.notReadYet(app)) { try log(text) }
        #expect(ImportError.notReadYet(app).message.hasPrefix("This looks like an export of \(app.name);"))
    }

    @Test func anotherAppsFileThanSaidIsRefused() {
        #expect(throws: ImportError.otherFormat(said: .hevy, found: .strong)) { try log(Header.s4, format: .hevy) }
        #expect(throws: ImportError.otherFormat(said: .strong, found: .hevy)) { try log(Header.hevy, format: .strong) }
        #expect(throws: Never.self) { try log(Header.s4, format: .strong) }
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
        ]
        for error in errors {
            #expect(!error.message.contains("\n"))
            #expect(error.message.hasSuffix("."))
        }
        #expect(ImportError.tooLarge(limitBytes: ImportLimit.bytes).message.contains("32 MiB"))
        #expect(
            ImportError.unknownFormat(header: "a, b").message
                == "This is no export of Strong or Hevy; it begins with “a, b”.")
    }
}
