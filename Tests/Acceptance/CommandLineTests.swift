import Contract
import Foundation
import Service
import Storage
import StorageSQLite
import Testing
import Training
import Wire

/// The command line as API.md states it, run as a process.
struct CommandLineTests {
    @Test func anExportIsImportedOnceAndAnswersWhatNext() throws {
        let file = try History.file(History.strong(workouts: 30))
        let database = try Binary.folder().appendingPathComponent("t.sqlite").path
        let first = try Binary.run(["import", file, "--db", database, "--yes", "--json"])
        #expect(first.status == 0)
        let report = try JSON.decode(ImportReport.self, from: first.output.trimmingCharacters(in: .newlines))
        #expect(
            (report.workouts, report.sets, report.exercises, report.newSets, report.duplicates) == (30, 270, 9, 270, 0))
        #expect(report.unmatched == ["My Odd Machine"])
        #expect(report.planOffers.map(\.name).sorted() == ["Legs", "Pull", "Push"])
        let second = try Binary.run(["import", file, "--db", database, "--yes", "--json"])
        let again = try JSON.decode(ImportReport.self, from: second.output.trimmingCharacters(in: .newlines))
        #expect((again.newWorkouts, again.newSets, again.duplicates) == (0, 0, 270))

        let stored = try Binary.run(["next", "--db", database, "--json"])
        let direct = try Binary.run(["next", "--from", file, "--json"])
        let items = try JSON.decode(Page<NextItem>.self, from: stored.output.trimmingCharacters(in: .newlines)).items
        let fromFile = try JSON.decode(Page<NextItem>.self, from: direct.output.trimmingCharacters(in: .newlines)).items
        #expect(items.map(\.trained?.sets) == fromFile.map(\.trained?.sets))
        #expect(items.count == 9)
        // As of its end the file's last session is the best guess; today, years later, it is nine tenths of that. Workout 29 was
        // Legs at 43 kg × 12.
        let fresh = try #require(fromFile.first { $0.name == "Squat (Barbell)" })
        #expect(fresh.recommendation.targets.allSatisfy { $0.weight == .kg(43) && (11...13).contains($0.reps ?? 0) })
        let squat = try #require(items.first { $0.name == "Squat (Barbell)" })
        #expect(squat.recommendation.reasons.map(\.code) == [.coachLayoff])
        #expect(
            squat.recommendation.targets
                == Array(repeating: SetTarget(weight: Mass(thousandths: 37_500, of: .kg), reps: 12), count: 3))
        let table = try Binary.run(["next", "squat", "--db", database]).output
        #expect(table.contains("Squat (Barbell)"))
        #expect(table.contains("37.5 kg × 12, 12, 12"))
        #expect(!table.contains("Bench"))
    }

    @Test func aPackOfExercisesIsLoadedOnceAndTakenAway() throws {
        let pack = try History.file(
            #"[{"id":"Wall_Yank","name":"Wall Yank","category":"strength"},{"name":"Barbell Bench Press"},{"name":""}]"#
        )
        let database = try Binary.folder().appendingPathComponent("t.sqlite").path
        let first = try Binary.run(["exercises", "load", pack, "--db", database])
        #expect(first.status == 0)
        #expect(first.output.contains("added: Wall Yank\n"))
        #expect(first.output.contains("known already: Barbell Bench Press\n"))
        #expect(first.output.contains("left out, entry 3 (): name must have 1 to 200 characters."))
        #expect(first.output.contains("1 exercises added, 1 known already, 1 left out."))
        let again = try Binary.run(["exercises", "load", pack, "--db", database, "--json"])
        let report = try JSON.decode(PackReport.self, from: again.output.trimmingCharacters(in: .newlines))
        #expect(report.added.isEmpty && report.known.count == 2)
        let undone = try Binary.run(["exercises", "load", pack, "--db", database, "--undo"])
        #expect(undone.output.contains("removed: Wall Yank\n"))
        let broken = try Binary.run(["exercises", "load", try History.file("{}"), "--db", database])
        #expect(broken.status == 1 && broken.errors.contains("is no pack of exercises"))
        #expect(try Binary.run(["exercises", "load", "--db", database]).status == 2)
    }

    @Test func namesAreSaidWithTheFile() throws {
        let file = try History.file(History.strong(workouts: 3))
        let database = try Binary.folder().appendingPathComponent("t.sqlite").path
        let press = BuiltInExercises.id(slug: "overhead_press_barbell")
        let said = JSON.text([ImportName("My Odd Machine", .exercise, press)])
        let run = try Binary.run(["import", file, "--db", database, "--yes", "--json", "--names", said])
        let report = try JSON.decode(ImportReport.self, from: run.output.trimmingCharacters(in: .newlines))
        #expect(report.matched.filter { $0.rule == "hand" }.map(\.exerciseID) == [press])
        #expect(report.unmatched.isEmpty)
        let refused = try Binary.run(["import", file, "--db", database, "--yes", "--names", "{}"])
        #expect(refused.status == 2 && refused.errors.contains("names must be a list"))
        for wrong in [["--format", "nope"], ["--timezone", "Mars/X"], ["--mapping", "no"]] {
            #expect(try Binary.run(["import", file, "--db", database, "--yes"] + wrong).status == 2, "\(wrong)")
        }
    }

    @Test func changedWorkoutsAreToldAndTakenOnRequest() throws {
        let text = History.strong(workouts: 3)
        let database = try Binary.folder().appendingPathComponent("t.sqlite").path
        _ = try Binary.run(["import", try History.file(text), "--db", database, "--yes"])
        var rows = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        rows.remove(at: 1)
        let edited = try History.file(rows.joined(separator: "\n"))
        let told = try Binary.run(["import", edited, "--db", database, "--yes"]).output
        #expect(told.contains("1 sets removed"))
        #expect(told.contains("1 changed workouts stay as they are: --take-changes takes them"))
        let taken = try Binary.run(["import", edited, "--db", database, "--yes", "--take-changes"]).output
        #expect(taken.contains("1 changed workouts were taken"))
        #expect(!(try Binary.run(["import", edited, "--db", database, "--yes"]).output.contains("changed")))
    }

    @Test func aFileOfAnotherAppIsRefusedByName() throws {
        let file = try History.file("Date,Time,Measurement,Value,Unit\n2026-10-01,,Bodyweight,80,kg\n")
        let database = try Binary.folder().appendingPathComponent("t.sqlite").path
        let refused = try Binary.run(["import", file, "--db", database, "--yes"])
        #expect(refused.status != 0)
        #expect(refused.errors.contains("This is a file of FitNotes"))
    }

    @Test func aDryRunWritesNothing() throws {
        let file = try History.file(History.strong(workouts: 3))
        let database = try Binary.folder().appendingPathComponent("t.sqlite").path
        #expect(try Binary.run(["import", file, "--db", database, "--dry-run"]).status == 0)
        #expect(try Binary.run(["next", "--db", database]).output.contains("Nothing is logged yet"))
    }

    @Test func poundsAreAnsweredInPounds() throws {
        let text = """
            Date;Workout Name;Exercise Name;Set Order;Weight;Weight Unit;Reps;RPE;Distance;Distance Unit;Seconds;Notes;Workout Notes;Workout Duration
            2026-10-01 18:00:00;"Push";"Bench Press (Barbell)";1;135;lbs;12;8;;;0;"";"";55m
            2026-10-01 18:00:00;"Push";"Bench Press (Barbell)";2;135;lbs;12;8;;;0;"";"";55m
            """
        let outcome = try Binary.run(["next", "--from", History.file(text)])
        // With two in reserve a rep more is likely.
        #expect(outcome.output.contains("135 lb × 13, 13"))
    }

    @Test func aBacktestTellsHowTheTargetsFaredAndStoresNothing() throws {
        let file = try History.file(History.strong(workouts: 30))
        let database = try Binary.folder().appendingPathComponent("t.sqlite").path
        let outcome = try Binary.run(["backtest", file, "--db", database, "--json"])
        let report = try JSON.decode(BacktestReport.self, from: outcome.output.trimmingCharacters(in: .newlines))
        #expect((report.coverage.sessions, report.coverage.sets, report.coverage.judgedExercises) == (30, 270, 8))
        // Pull-ups without weight are left out; each of the others is trained in ten workouts.
        #expect(report.coverage.leftOut.map(\.reason) == [.noWeight])
        #expect(report.exposures == 8 * 9)
        #expect(report.targets.map(\.candidate) == BacktestCandidate.allCases)
        let table = try Binary.run(["backtest", file]).output
        #expect(table.contains("30 sessions, 270 sets, 9 exercises"))
        #expect(table.contains("Only 72 outings can be judged"))
        // The summary is of the rows, and a row is read as it was written.
        let rows = try Binary.run(["backtest", file, "--rows"]).output.split(separator: "\n")
        #expect(rows.count == report.exposures)
        for row in rows {
            let read = try JSON.decode(CoachRow.self, from: String(row))
            #expect(JSON.text(read) == String(row))
        }
        #expect(!FileManager.default.fileExists(atPath: database))
        #expect(try Binary.run(["backtest", "/nowhere.csv"]).status == 1)
    }

    /// What follows from facts can be thrown away: a rebuild brings it back, and says that something was amiss.
    @Test func aRebuildFindsEverythingAsStoredAndMendsWhatIsNot() async throws {
        let file = try History.file(History.strong(workouts: 30))
        let database = try Binary.folder().appendingPathComponent("t.sqlite").path
        #expect(try Binary.run(["import", file, "--db", database, "--yes"]).status == 0)
        func report() throws -> RebuildReport {
            let output = try Binary.run(["rebuild", "--db", database, "--json"]).output
            return try JSON.decode(RebuildReport.self, from: output.trimmingCharacters(in: .newlines))
        }
        let first = try report()
        #expect(first.records > 0 && !first.changed)
        let sqlite = try SQLiteDatabase(path: database, now: Instant(milliseconds: 1_800_000_000_000))
        _ = try await sqlite.write { connection in try connection.run("DELETE FROM records", []) }
        let mended = try report()
        #expect(mended.changed && mended.records == first.records)
        #expect(try Binary.run(["rebuild", "--db", database]).output.contains("Everything was as stored."))
        #expect(try Binary.run(["rebuild", "--db", database, "--user", "nobody"]).status == 1)
    }

    @Test func wrongUsageIsTwoAndFailedWorkIsOne() throws {
        let cases: [([String], Int32, String)] = [
            (["import"], 2, "Missing expected argument"), (["next", "--bogus"], 2, "Unknown option"),
            (["serve", "--port", "99999"], 2, "--port"), (["serve", "--host", "0.0.0.0"], 2, "loopback"),
            (["next", "--from", "/nowhere.csv"], 1, "there is no file"),
            (["today", "--db", "/nowhere/x"], 1, "there is no database at /nowhere/x"),
            (["next", "--db", "/nowhere/x"], 1, "there is no database at /nowhere/x"),
            (["import", History.badFile, "--yes", "--db", History.badFile + ".sqlite"], 1, "no export of"),
            (["import", History.badFile], 2, "--yes"), (["fly"], 2, "fly"),
            (["serve", "--rate-limit", "logSet=60"], 2, "OPERATION=MAX/SECONDS"),
            (["serve", "--rate-limit", "logset=60/60"], 2, "logSet"),
            (["serve", "--rate-limit", "logSet=0/60"], 2, "OPERATION=MAX/SECONDS"),
            (["serve", "--rate-limit", "logSet=1/1", "--no-rate-limits"], 2, "exclude"),
        ]
        for (arguments, status, text) in cases {
            let outcome = try Binary.run(arguments)
            #expect(outcome.status == status, "\(arguments): \(outcome.errors)")
            #expect(outcome.errors.contains(text), "\(arguments): \(outcome.errors)")
            #expect(outcome.output.isEmpty, "\(arguments)")
        }
    }

    @Test func helpIsNoError() throws {
        let help = try Binary.run(["--help"])
        #expect(help.status == 0)
        for command in ["serve", "import", "next", "user"] { #expect(help.output.contains(command)) }
    }
}

extension History {
    /// A file that is no export.
    static let badFile: String = (try? file("name,age\nx,3\n")) ?? "/nowhere"
}
