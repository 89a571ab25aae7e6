import Foundation
import Storage
import StorageSQLite
import Testing
import Training
import Wire

/// Taking along, looking over and explaining, with the real program and real files.
struct ExportCommandTests {
    private let folder: URL
    private let database: String

    init() throws {
        folder = try Binary.folder()
        database = folder.appendingPathComponent("t.sqlite").path
        let export = folder.appendingPathComponent("export.csv")
        try History.strong(workouts: 12).write(to: export, atomically: true, encoding: .utf8)
        let outcome = try Binary.run(["import", export.path, "--yes", "--unit", "kg", "--db", database])
        #expect(outcome.status == 0, "\(outcome.errors)")
    }

    private func path(_ name: String) -> String { folder.appendingPathComponent(name).path }
    private func content(_ name: String) throws -> Substring {
        try String(contentsOfFile: path(name), encoding: .utf8).drop { $0 != "\n" }
    }

    @Test func everythingGoesIntoAFileAndBack() throws {
        let first = try Binary.run(["export", "--output", path("all.json"), "--db", database])
        #expect(first.status == 0 && first.output.contains("all.json"), "\(first.output)\(first.errors)")
        let mode = try FileManager.default.attributesOfItem(atPath: path("all.json"))[.posixPermissions] as? NSNumber
        #expect(mode?.intValue == 0o600)
        let refused = try Binary.run(["export", "--output", path("all.json"), "--db", database])
        #expect(refused.status == 1 && refused.errors.contains("exists"))
        #expect(try Binary.run(["export", "--output", path("all.json"), "--force", "--db", database]).status == 0)
        let other = path("other.sqlite")
        let taken = try Binary.run(["import", path("all.json"), "--yes", "--db", other])
        #expect(taken.status == 0 && taken.output.contains("12 workouts"), "\(taken.output)\(taken.errors)")
        #expect(try Binary.run(["export", "--output", path("again.json"), "--db", other]).status == 0)
        #expect(try content("again.json") == content("all.json"))
        #expect(try Binary.run(["verify", "--db", other]).status == 0)
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        #expect(!files.contains { $0.hasSuffix(".unfinished") })
    }

    @Test func tablesLieBesideEachOther() throws {
        let outcome = try Binary.run([
            "export", "--format", "csv", "--output", path("t.csv"), "--json", "--db", database,
        ])
        #expect(outcome.status == 0, "\(outcome.errors)")
        for part in ["sets", "workouts", "exercises"] {
            #expect(
                try String(contentsOfFile: path("t_\(part).csv"), encoding: .utf8).contains("Squat (Barbell)")
                    == (part != "workouts"))
            #expect(outcome.output.contains("t_\(part).csv"))
        }
        #expect(try String(contentsOfFile: path("t_measurements.csv"), encoding: .utf8).hasSuffix("entry_id\r\n"))
        #expect(try Binary.run(["export", "--format", "pdf", "--db", database]).status == 2)
        #expect(try Binary.run(["export", "--user", "nobody", "--output", path("n"), "--db", database]).status == 1)
        let nowhere = try Binary.run(["export", "--output", path("no/such/x.json"), "--db", database])
        #expect(nowhere.status == 1 && nowhere.errors.contains("cannot be written"))
    }

    @Test func whatDoesNotFollowFromTheHistoryIsNamed() async throws {
        let sound = try Binary.run(["verify", "--db", database])
        #expect(sound.status == 0 && sound.output.contains("worked out anew"), "\(sound.output)\(sound.errors)")
        let now = Instant("2026-11-23T12:00:00Z")!
        do {
            let open = try SQLiteDatabase(path: database, now: now)
            try await open.write { connection in
                try connection.run("DELETE FROM records WHERE position = 0", [])
                try connection.run("UPDATE standings SET records = records + 1", [])
            }
        }
        let found = try Binary.run(["verify", "--db", database])
        #expect(found.status == 1, "\(found.output)")
        #expect(found.output.contains("records:") && found.output.contains("missing"), "\(found.output)")
        #expect(found.output.contains("standings:") && found.output.contains("otherwise"))
        #expect(try Binary.run(["rebuild", "--db", database]).status == 0)
        #expect(try Binary.run(["verify", "--db", database]).status == 0)
    }

    @Test func theSurroundingsAreExplained() throws {
        let well = try Binary.run(["doctor", "--port", "1", "--db", database])
        for word in ["database", "rights", "log", "disk", "clock", "port", "file", "backup", "version"] {
            #expect(well.output.contains(word), "\(word): \(well.output)\(well.errors)")
        }
        #expect(well.status == 0, "\(well.output)\(well.errors)")
        try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: database)
        let open = try Binary.run(["doctor", "--json", "--db", database])
        #expect(open.status == 1 && open.output.contains("chmod 600"), "\(open.output)")
        let none = try Binary.run(["doctor", "--db", path("none.sqlite")])
        #expect(none.status == 0 && none.output.contains("not there yet"), "\(none.output)\(none.errors)")
        #expect(!FileManager.default.fileExists(atPath: path("none.sqlite")))
    }

    @Test func theDatabaseTellsItsSizeAndRows() throws {
        let told = try Binary.run(["db", "--json", "--db", database])
        #expect(told.status == 0, "\(told.errors)")
        let json = try JSON.decode(JSONValue.self, from: told.output.trimmingCharacters(in: .whitespacesAndNewlines))
        #expect(json["tables"]?["sessions"] == .integer(12))
        guard case .integer(let pages)? = json["pages"], case .integer(let size)? = json["page_bytes"] else {
            Issue.record("no pages: \(told.output)")
            return
        }
        #expect(pages > 20 && size == 4_096)
        let table = try Binary.run(["db", "--db", database])
        #expect(table.output.contains("performed_sets") && table.output.contains("free"))
        // A page is 4 KiB: what all of them are together, whether they stand in the file or in the log beside it. There may be
        // one more than before: whoever opens a file without a log beside it begins one, with a page that is free then. And the
        // command before may have ended before it had brought its log into the file.
        let line = try #require(
            try /(\d+) KiB in (\d+) pages of 4096 bytes, (\d+) of them free/.firstMatch(in: table.output),
            "\(table.output)")
        let (all, inAll) = (try #require(Int64(line.1)), try #require(Int64(line.2)))
        #expect(all == 4 * inAll && (pages...pages + 1).contains(inAll), "\(table.output)")
    }
}
