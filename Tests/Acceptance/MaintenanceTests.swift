import Contract
import Foundation
import Testing
import Training
import Wire

/// Backups, damage, and what is said and saved of it, with the real program and real files.
struct MaintenanceTests {
    private let folder: URL
    private let database: String

    init() throws {
        folder = try Binary.folder()
        database = folder.appendingPathComponent("t.sqlite").path
    }

    /// 40 workouts of a lifter, and a running one.
    private func fill() async throws -> ServerProcess {
        let export = folder.appendingPathComponent("export.csv")
        try History.strong(workouts: 40).write(to: export, atomically: true, encoding: .utf8)
        let imported = try Binary.run(["import", export.path, "--yes", "--unit", "kg", "--db", database])
        #expect(imported.status == 0, "\(imported.errors)")
        let server = ServerProcess(database: database)
        try await server.start()
        #expect(await server.send("POST", "/v1/active-workouts", #"{"freeform":true}"#)?.status == 201)
        return server
    }

    private func sessions() throws -> String {
        let outcome = try Binary.run(["next", "--json", "--db", database])
        #expect(outcome.status == 0, "\(outcome.errors)")
        return outcome.output
    }

    @Test func aBackupIsWholeAndMadeWhileTheServerRuns() async throws {
        let server = try await fill()
        let copy = folder.appendingPathComponent("backup.sqlite").path
        let outcome = try Binary.run(["backup", copy, "--plain", "--db", database])
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(outcome.output.contains(copy))
        let mode = try FileManager.default.attributesOfItem(atPath: copy)[.posixPermissions] as? NSNumber
        #expect(mode?.intValue == 0o600)
        #expect(!FileManager.default.fileExists(atPath: copy + "-wal"), "one file")
        let again = try Binary.run(["backup", copy, "--plain", "--db", database])
        #expect(again.status == 1 && again.errors.contains("exists"), "never written over")
        server.killNine()
        let expected = try sessions()
        try FileManager.default.removeItem(atPath: database)
        for suffix in ["-wal", "-shm"] { try? FileManager.default.removeItem(atPath: database + suffix) }
        try FileManager.default.moveItem(atPath: copy, toPath: database)
        #expect(try sessions() == expected)
        let verified = try Binary.run(["verify", "--db", database])
        #expect(verified.status == 0 && verified.output.contains("Everything is sound."), "\(verified.errors)")
    }

    @Test func thereIsNothingToBackUpOrVerifyWithoutADatabase() throws {
        for command in [["backup", folder.appendingPathComponent("b").path], ["verify"], ["recover"]] {
            let outcome = try Binary.run(command + ["--db", database])
            #expect(outcome.status == 1 && outcome.errors.contains("there is no database"), "\(outcome.errors)")
            #expect(!FileManager.default.fileExists(atPath: database))
        }
    }

    @Test func nothingIsSavedIntoAFileThatIsNotThereAnyMore() async throws {
        let server = try await fill()
        let aside = folder.appendingPathComponent("aside.sqlite").path
        func gym(_ name: String) async -> (status: Int, text: String)? {
            await server.send("POST", "/v1/gyms", "{\"name\":\"\(name)\"}")
        }
        #expect(await gym("before")?.status == 201)
        try FileManager.default.moveItem(atPath: database, toPath: aside)
        let gone = await gym("gone")
        #expect(gone?.status == 503 && gone?.text.contains("STORAGE_UNAVAILABLE") == true, "\(gone?.text ?? "")")
        #expect(gone?.text.contains("moved or replaced") == true)
        #expect(await server.send("GET", "/readyz")?.status == 503)
        // Put back, it is the same file again.
        try FileManager.default.moveItem(atPath: aside, toPath: database)
        #expect(await gym("after")?.status == 201)
        #expect(await server.send("GET", "/readyz")?.status == 200)
        let list = try #require(await server.send("GET", "/v1/gyms"))
        #expect(list.text.contains("before") && list.text.contains("after") && !list.text.contains("gone"))
        server.killNine()
    }

    @Test func aSoundDatabaseIsNotRecovered() async throws {
        try await fill().killNine()
        let outcome = try Binary.run(["recover", "--db", database])
        #expect(outcome.status == 0 && outcome.output.contains("is sound"), "\(outcome.output)\(outcome.errors)")
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        #expect(!files.contains { $0.contains(".damaged-") || $0.contains(".recovered") })
    }

    @Test func aLookMakesNoDatabase() throws {
        let export = folder.appendingPathComponent("export.csv")
        try History.strong(workouts: 2).write(to: export, atomically: true, encoding: .utf8)
        #expect(try Binary.run(["next", "--db", database]).status == 0)
        let looked = try Binary.run(["import", export.path, "--dry-run", "--unit", "kg", "--db", database])
        #expect(looked.status == 0, "\(looked.errors)")
        #expect(!FileManager.default.fileExists(atPath: database))
        // An empty file is none either.
        try Data().write(to: URL(fileURLWithPath: database))
        for command in ["verify", "recover"] {
            let outcome = try Binary.run([command, "--db", database])
            #expect(outcome.status == 1 && outcome.errors.contains("is empty"), "\(command): \(outcome.errors)")
        }
        #expect(try Data(contentsOf: URL(fileURLWithPath: database)).isEmpty)
    }

    @Test func usersAreListedWithoutMakingADatabase() throws {
        let listed = try Binary.run(["user", "list", "--db", database])
        #expect(listed.status == 0 && listed.output.contains("There are no users"))
        let revoked = try Binary.run(["user", "revoke", "ann", "--all", "--db", database])
        #expect(revoked.status == 1 && revoked.errors.contains("there is no database"))
        #expect(!FileManager.default.fileExists(atPath: database))
    }

    @Test func damageIsToldKeptAsideAndWhatCanBeReadIsSaved() async throws {
        let server = try await fill()
        server.killNine()
        // Everything into the one file, and then a page of it overwritten.
        let whole = folder.appendingPathComponent("whole.sqlite").path
        #expect(try Binary.run(["backup", whole, "--plain", "--db", database]).status == 0)
        for suffix in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: database + suffix) }
        var bytes = try Data(contentsOf: URL(fileURLWithPath: whole))
        let page = bytes.count / 4_096 / 2
        for offset in page * 4_096..<(page + 1) * 4_096 { bytes[offset] = 0xA5 }
        try bytes.write(to: URL(fileURLWithPath: database))
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: database)

        let served = try Binary.run(["serve", "--port", "0", "--db", database])
        #expect(served.status == 1)
        #expect(served.errors.contains("is damaged") && served.errors.contains("topset recover"), "\(served.errors)")
        #expect(served.errors.contains(whole), "the last backup is offered: \(served.errors)")
        #expect(served.errors.split(separator: "\n").count == 1)
        #expect(try Data(contentsOf: URL(fileURLWithPath: database)) == bytes, "left as it is")

        // Nothing else goes on with it either, least of all a backup.
        let copy = folder.appendingPathComponent("bad.sqlite").path
        for command in [["backup", copy, "--plain"], ["next"], ["user", "list"], ["rebuild"]] {
            let outcome = try Binary.run(command + ["--db", database])
            #expect(outcome.status == 1 && outcome.errors.contains("topset recover"), "\(command): \(outcome.errors)")
        }
        #expect(!FileManager.default.fileExists(atPath: copy))
        #expect(try Data(contentsOf: URL(fileURLWithPath: database)) == bytes)

        let recovered = try Binary.run(["recover", "--db", database])
        #expect(recovered.status == 0, "\(recovered.errors)")
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        let aside = try #require(files.first { $0.contains(".damaged-") && !$0.hasSuffix("-wal") })
        #expect(try Data(contentsOf: folder.appendingPathComponent(aside)) == bytes, "kept aside, untouched")
        let verified = try Binary.run(["verify", "--db", database])
        #expect(verified.errors.isEmpty || !verified.errors.contains("damaged"), "\(verified.errors)")
        // A page holds some rows of some tables; the lifter's history is there for the most part.
        let again = ServerProcess(database: database)
        try await again.start()
        let list = try #require(await again.send("GET", "/v1/sessions?limit=100"))
        #expect(try JSON.decode(Page<WorkoutSession>.self, from: list.text).items.count >= 30)
        again.killNine()
    }
}
