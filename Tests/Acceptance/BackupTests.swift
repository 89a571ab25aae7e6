import Contract
import Foundation
import Service
import StorageSQLite
import Testing
import Training
import Wire

/// Sealed backups, the way back, the schedule, and what an erased account leaves in them, with the real program and real files.
struct BackupTests {
    private let folder: URL
    private let database: String
    private let secret = ["TOPSET_PASSPHRASE": "correct horse battery"]

    init() throws {
        folder = try Binary.folder()
        let data = folder.appendingPathComponent("data")
        try FileManager.default.createDirectory(at: data, withIntermediateDirectories: true)
        database = data.appendingPathComponent("t.sqlite").path
    }

    private func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

    private func fill(workouts: Int = 20) throws {
        let export = folder.appendingPathComponent("export.csv")
        try History.strong(workouts: workouts).write(to: export, atomically: true, encoding: .utf8)
        let imported = try Binary.run(["import", export.path, "--yes", "--unit", "kg", "--db", database])
        #expect(imported.status == 0, "\(imported.errors)")
    }

    private func next() throws -> String {
        let outcome = try Binary.run(["next", "--json", "--db", database])
        #expect(outcome.status == 0, "\(outcome.errors)")
        return outcome.output
    }

    /// The names beside the database.
    private func beside() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.appendingPathComponent("data").path).sorted()
    }

    @Test func aSealedBackupIsMadeWhileTheServerRunsAndPutBack() async throws {
        try fill()
        let server = ServerProcess(database: database)
        try await server.start()
        #expect(await server.send("POST", "/v1/gyms", #"{"name":"Quokka cellar"}"#)?.status == 201)
        let file = path("backup.topset")
        let refused = try Binary.run(["backup", file, "--db", database])
        #expect(refused.status == 1 && refused.errors.contains("TOPSET_PASSPHRASE"), "\(refused.errors)")
        let short = try Binary.run(["backup", file, "--db", database], environment: ["TOPSET_PASSPHRASE": "seven77"])
        #expect(short.status == 1 && short.errors.contains("8 characters"), "\(short.errors)")
        #expect(!FileManager.default.fileExists(atPath: file))
        let made = try Binary.run(["backup", file, "--db", database], environment: secret)
        #expect(made.status == 0 && made.output.contains("sealed"), "\(made.errors)")
        let bytes = try Data(contentsOf: URL(fileURLWithPath: file))
        #expect(bytes.range(of: Data("Quokka".utf8)) == nil && bytes.range(of: Data("SQLite".utf8)) == nil)
        let mode = try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? NSNumber
        #expect(mode?.intValue == 0o600)
        #expect(try !beside().contains { $0.contains(".backup-") }, "no open copy lies about")
        let running = try Binary.run(["restore", file, "--db", database], environment: secret)
        #expect(running.status == 1 && running.errors.contains("stop the server"), "\(running.errors)")
        server.killNine()
        let expected = try next()
        // Into an empty place.
        try FileManager.default.removeItem(at: folder.appendingPathComponent("data"))
        let restored = try Binary.run(["restore", file, "--db", database], environment: secret)
        #expect(restored.status == 0, "\(restored.errors)")
        #expect(try next() == expected)
        let verified = try Binary.run(["verify", "--db", database])
        #expect(verified.status == 0, "\(verified.errors)")
        #expect(try !beside().contains { $0.contains(".restoring") || $0.contains(".before") })
    }

    @Test func whatIsWrongWithABackupIsToldAndNothingIsTouched() throws {
        try fill()
        let file = path("backup.topset")
        #expect(try Binary.run(["backup", file, "--db", database], environment: secret).status == 0)
        let whole = try Data(contentsOf: URL(fileURLWithPath: file))
        let (before, files) = (try next(), try beside())
        func tried(_ content: Data, _ environment: [String: String]) throws -> String {
            let other = path("other-\(content.count).topset")
            try content.write(to: URL(fileURLWithPath: other))
            let outcome = try Binary.run(["restore", other, "--db", database], environment: environment)
            #expect(outcome.status == 1)
            #expect(outcome.errors.split(separator: "\n").count == 1, "\(outcome.errors)")
            #expect(try next() == before)
            #expect(try beside() == files)
            return outcome.errors
        }
        #expect(try tried(whole, ["TOPSET_PASSPHRASE": "wrong horse battery"]).contains("not the passphrase"))
        #expect(try tried(whole.prefix(whole.count / 2), secret).contains("cut off"))
        var damaged = whole
        damaged[whole.count / 2] ^= 1
        #expect(try tried(damaged, secret).contains("is damaged"))
        #expect(try tried(Data("hello, this is no backup".utf8), secret).contains("no backup of topset"))
        #expect(try tried(Data("SQLite format 3\0 and nothing more".utf8), secret).contains("sound"))
    }

    @Test func whatStoodThereIsKeptAside() throws {
        try fill()
        let (file, plain) = (path("backup.topset"), path("plain.sqlite"))
        #expect(try Binary.run(["backup", file, "--db", database], environment: secret).status == 0)
        let old = try next()
        #expect(try Binary.run(["user", "add", "Anna", "--db", database]).status == 0)
        #expect(try Binary.run(["backup", plain, "--plain", "--db", database]).status == 0)
        let restored = try Binary.run(["restore", file, "--json", "--db", database], environment: secret)
        #expect(restored.status == 0, "\(restored.errors)")
        #expect(try Binary.run(["user", "list", "--db", database]).output.contains("no users"))
        #expect(try next() == old)
        let aside = try #require(try beside().first { $0.contains(".before-") && !$0.hasSuffix("-wal") })
        let kept = folder.appendingPathComponent("data/\(aside)").path
        #expect(restored.output.contains(aside))
        #expect(try Binary.run(["user", "list", "--db", kept]).output.contains("Anna"))
        // An open backup needs no passphrase.
        let again = try Binary.run(["restore", plain, "--db", database])
        #expect(again.status == 0, "\(again.errors)")
        #expect(try Binary.run(["user", "list", "--db", database]).output.contains("Anna"))
    }

    /// What the app makes the command line takes, and the other way round: both are the sealed export of an account.
    @Test func theBackupOfAnAccountGoesBothWays() async throws {
        try fill()
        let (passphrase, expected) = ("correct horse battery", try next())
        let (made, other) = (path("command.sealed"), path("app.sealed"))
        #expect(try Binary.run(["backup", made, "--account", "--plain", "--db", database]).status == 1)
        let backup = try Binary.run(["backup", made, "--account", "--db", database], environment: secret)
        #expect(backup.status == 0, "\(backup.errors)")
        // Made by the command, taken by the use case of POST /v1/restore, and made by that of POST /v1/backup.
        let now = Instant("2026-11-23T12:00:00Z")!
        let service = TopsetService(try SQLiteDatabase(path: path("app.sqlite"), now: now), clock: { now })
        let bytes = Array(try Data(contentsOf: URL(fileURLWithPath: made)))
        let key = BackUpAccount(passphrase: passphrase)
        let report = try await service.restore(TopsetService.localUser, sealed: FileBytes(bytes), key)
        #expect(report.newWorkouts == 20)
        #expect(FileManager.default.createFile(atPath: other, contents: nil))
        let file = try #require(FileHandle(forWritingAtPath: other))
        try await service.backUp(TopsetService.localUser, key) { try file.write(contentsOf: $0) }
        try file.close()
        for (command, name) in [("restore", "restored.sqlite"), ("import", "imported.sqlite")] {
            let arguments = [command, other, "--db", path(name)] + (command == "import" ? ["--yes"] : [])
            let wrong = try Binary.run(arguments, environment: ["TOPSET_PASSPHRASE": "wrong horse battery"])
            #expect(wrong.status == 1 && wrong.errors.contains("not the passphrase"), "\(wrong.errors)")
            let taken = try Binary.run(arguments, environment: secret)
            #expect(taken.status == 0 && taken.output.contains("20"), "\(taken.output)\(taken.errors)")
            #expect(try Binary.run(["next", "--json", "--db", path(name)]).output == expected)
            #expect(try Binary.run(["verify", "--db", path(name)]).status == 0)
        }
    }

    @Test func aPassphraseDoesNotLieBesideWhatItProtects() throws {
        try fill(workouts: 2)
        for place in ["data/secret", "secret"] {
            try "correct horse battery\n".write(
                to: folder.appendingPathComponent(place), atomically: true, encoding: .utf8)
        }
        func backup(_ secret: String, _ target: String) throws -> Binary.Outcome {
            try Binary.run(["backup", path(target), "--passphrase-file", path(secret), "--db", database])
        }
        try FileManager.default.createDirectory(atPath: path("kept"), withIntermediateDirectories: true)
        #expect(try backup("data/secret", "kept/b.topset").errors.contains("lies beside"))
        #expect(try backup("secret", "b.topset").errors.contains("lies beside"))
        let made = try backup("secret", "kept/b.topset")
        #expect(made.status == 0, "\(made.errors)")
    }

    @Test func whatAKilledBackupLeftIsRemovedByTheNext() throws {
        try fill(workouts: 2)
        // No process has this number.
        let left = ["t.sqlite.backup-99999999", "t.sqlite.restoring"]
        for name in left { try Data("open".utf8).write(to: folder.appendingPathComponent("data/" + name)) }
        #expect(try Binary.run(["backup", path("b.topset"), "--db", database], environment: secret).status == 0)
        #expect(try !beside().contains { left.contains($0) })
    }

    /// What was saved of a damaged database can be taken along, and the backup can be put in its place instead.
    @Test(arguments: ["a garbled head", "a page", "the end"])
    func aDamagedDatabaseHasTwoWaysBack(of damage: String) throws {
        try fill()
        let (file, expected) = (path("backup.topset"), try next())
        #expect(try Binary.run(["backup", file, "--db", database], environment: secret).status == 0)
        for suffix in ["-wal", "-shm"] { try? FileManager.default.removeItem(atPath: database + suffix) }
        var bytes = try Data(contentsOf: URL(fileURLWithPath: database))
        switch damage {
        case "a garbled head": bytes.replaceSubrange(0..<100, with: Data(repeating: 0x5A, count: 100))
        case "a page": bytes.replaceSubrange(40 * 4_096..<41 * 4_096, with: Data(repeating: 0xA5, count: 4_096))
        default: bytes.removeLast(bytes.count / 5 / 4_096 * 4_096)
        }
        try bytes.write(to: URL(fileURLWithPath: database))
        let served = try Binary.run(["serve", "--port", "0", "--db", database])
        #expect(served.status == 1 && served.errors.contains("topset restore \(file)"), "\(served.errors)")
        #expect(served.errors.contains("topset recover"))
        #expect(try Data(contentsOf: URL(fileURLWithPath: database)) == bytes)
        let recovered = try Binary.run(["recover", "--db", database])
        #expect(recovered.status == 0, "\(recovered.errors)")
        let exported = try Binary.run(["export", "--output", path("all.json"), "--db", database])
        #expect(exported.status == 0, "\(exported.errors)")
        #expect(
            try Data(contentsOf: folder.appendingPathComponent("all.json")).range(of: Data("performed_sets".utf8))
                != nil)
        try bytes.write(to: URL(fileURLWithPath: database))
        for suffix in ["-wal", "-shm"] { try? FileManager.default.removeItem(atPath: database + suffix) }
        let restored = try Binary.run(["restore", file, "--db", database], environment: secret)
        #expect(restored.status == 0, "\(restored.errors)")
        #expect(try next() == expected)
        // The damaged one is there as it was.
        let aside = try #require(try beside().first { $0.contains(".before-") })
        #expect(try Data(contentsOf: folder.appendingPathComponent("data/" + aside)) == bytes)
    }

    // MARK: The schedule

    /// Waits, at most 30 s, until the folder has as many backups.
    private func backups(_ name: String, _ count: Int) async throws -> [String] {
        var found: [String] = []
        for _ in 0..<300 {
            found =
                (try? FileManager.default.contentsOfDirectory(atPath: path(name)))?.filter {
                    !$0.contains(".unfinished")
                } ?? []
            let listed = try Binary.run(["backups", "--json", "--db", database]).output
            if found.count == count, found.allSatisfy({ listed.contains($0) }) { return found }
            try await Task.sleep(for: .milliseconds(100))
        }
        return found
    }

    @Test func theServerMakesBackupsAndSaysWhenItCannot() async throws {
        try fill()
        let refused = try Binary.run(["serve", "--port", "0", "--backups", path("kept"), "--db", database])
        #expect(refused.status == 1 && refused.errors.contains("--backup-plain"), "\(refused.errors)")
        let server = ServerProcess(
            database: database, options: ["--backups", path("kept")], environment: secret)
        try await server.start()
        let made = try await backups("kept", 1)
        #expect(made.count == 1 && made[0].hasPrefix("topset_backup_") && made[0].hasSuffix(".topset"), "\(made)")
        server.killNine()
        let doctor = try Binary.run(["doctor", "--db", database, "--port", "1"])
        #expect(doctor.output.contains("kept/" + made[0]), "\(doctor.output)")
        #expect(doctor.output.contains("verified as it was written; one every 24 h"), "\(doctor.output)")
        // The next server finds that none is due yet.
        let second = ServerProcess(database: database, options: ["--backups", path("kept")], environment: secret)
        try await second.start()
        #expect(await second.send("GET", "/healthz")?.status == 200)
        second.killNine()
        #expect(try await backups("kept", 1) == made)
        // A folder that cannot be one.
        try Data().write(to: folder.appendingPathComponent("file"))
        for name in made { try FileManager.default.removeItem(atPath: path("kept/" + name)) }
        let failing = ServerProcess(
            database: database, options: ["--backups", path("file/kept"), "--backup-plain"])
        try await failing.start()
        var told = ""
        for _ in 0..<100 where !told.contains("failed") {
            told = try Binary.run(["doctor", "--db", database, "--port", "1"]).output
            try await Task.sleep(for: .milliseconds(100))
        }
        #expect(told.contains("! ") && told.contains("failed"), "\(told)")
        // Whoever trains is not held up by that.
        #expect(await failing.send("GET", "/healthz")?.status == 200)
        failing.killNine()
    }

    @Test func anErasedAccountIsInNoBackupOfTheSchedule() async throws {
        let anna = try Binary.run(["user", "add", "Quokka", "--json", "--db", database])
        let token = try #require(try JSON.decode(Account.self, from: anna.output).tokens[0].secret)
        #expect(try Binary.run(["user", "add", "Berta", "--db", database]).status == 0)
        let server = ServerProcess(
            database: database, options: ["--accounts", "--backups", path("kept"), "--backup-plain"])
        try await server.start()
        #expect(await server.send("POST", "/v1/gyms", #"{"name":"Quokka cellar"}"#, token: token)?.status == 201)
        let before = try await backups("kept", 1)
        #expect(try Binary.run(["backup", path("mine.sqlite"), "--plain", "--db", database]).status == 0)
        let erased = try #require(await server.send("DELETE", "/v1/account", #"{"confirm":"Quokka"}"#, token: token))
        #expect(erased.status == 200, "\(erased.text)")
        let told = try JSON.decode(ErasedAccount.self, from: erased.text)
        #expect((told.backupsRemoved, told.backupsLeft) == (1, 1))
        let after = try await backups("kept", 1)
        #expect(after != before)
        server.killNine()
        // Neither in the new backup, nor in any file of the database.
        var files = try beside().map { "data/" + $0 }
        files += after.map { "kept/" + $0 }
        for file in files {
            let bytes = try Data(contentsOf: folder.appendingPathComponent(file))
            #expect(bytes.range(of: Data("Quokka".utf8)) == nil, "\(file)")
        }
        #expect(
            try Data(contentsOf: folder.appendingPathComponent("mine.sqlite")).range(of: Data("Quokka".utf8)) != nil)
        // Who is left is in it.
        let users = try Binary.run(["user", "list", "--db", path("kept/" + after[0])])
        #expect(users.output.contains("Berta") && !users.output.contains("Quokka"))
    }

    @Test func aUserIsErasedOnTheCommandLine() throws {
        for name in ["Quokka", "Berta"] {
            #expect(try Binary.run(["user", "add", name, "--db", database]).status == 0)
        }
        let asked = try Binary.run(["user", "erase", "quokka", "--db", database])
        #expect(asked.status == 1 && asked.errors.contains("--yes"), "\(asked.errors)")
        #expect(try Binary.run(["user", "list", "--db", database]).output.contains("Quokka"))
        let done = try Binary.run(["user", "erase", "quokka", "--yes", "--db", database])
        #expect(done.status == 0, "\(done.errors)")
        let listed = try Binary.run(["user", "list", "--db", database]).output
        #expect(listed.contains("Berta") && !listed.contains("Quokka"))
        #expect(try Data(contentsOf: URL(fileURLWithPath: database)).range(of: Data("Quokka".utf8)) == nil)
        #expect(try Binary.run(["user", "erase", "quokka", "--yes", "--db", database]).status == 1)
    }
}
