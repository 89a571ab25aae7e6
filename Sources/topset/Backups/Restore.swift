import ArgumentParser
import Contract
import Foundation
import Service
import Storage
import StorageSQLite
import Training
import Wire

struct Restore: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Put a backup in the database's place.",
        discussion: """
            Stop the server before. The backup is opened and looked over first; only when it is whole does it take the place. \
            What was there is kept aside, under a name that says when. A sealed backup asks for its passphrase, or takes it \
            from --passphrase-file or TOPSET_PASSPHRASE. The sealed backup of one account, as the app and topset backup --account \
            make them, goes into an account in which nothing is yet, also while the server runs.
            """)

    @OptionGroup var shared: SharedOptions
    @OptionGroup var passphrase: PassphraseOptions

    @Option(help: "Whose it becomes, of the backup of one account, by name; otherwise the one local user's.")
    var user: String?

    @Argument(help: "The backup.")
    var path: String

    func run() async throws {
        let (source, database) = (NSString(string: path).expandingTildeInPath, shared.path)
        guard FileManager.default.fileExists(atPath: source) else { throw Failure("there is no backup at \(source)") }
        let isSealed = try BackupFile.isSealed(source)
        let secret = isSealed ? try passphrase.forOpening() : nil
        if let secret, try BackupFile.isAccount(source) { return try await putAccount(source, secret) }
        guard user == nil else { throw Failure("\(source) is no backup of one account; --user means nothing of it") }
        try FileManager.default.createDirectory(
            at: URL(fileURLWithPath: database).deletingLastPathComponent(), withIntermediateDirectories: true)
        let lock: DatabaseLock
        do { lock = try DatabaseLock(database, isAlone: true) } catch StorageError.locked {
            throw Failure("\(database) is in use: stop the server first")
        }
        defer { lock.release() }
        let fresh = database + ".restoring"
        defer { for suffix in ["", "-wal", "-shm"] { try? FileManager.default.removeItem(atPath: fresh + suffix) } }
        try BackupFile.open(source, passphrase: secret, to: fresh)
        // That it is a database of ours, and no newer one; it is brought up to date. Then all of it is in the one file.
        let users: Int
        do {
            let opened = try SQLiteDatabase(path: fresh, now: Clock.now())
            users = try await TopsetService(opened, clock: Clock.now).users().count
            try opened.close()
        } catch let error as StorageError { throw Failure("\(source) cannot be restored: \(error.message)") }
        let aside = try keepAside(database)
        try BackupFile.put(fresh, at: database)
        if shared.json {
            return print(
                JSON.text(
                    [
                        "path": .string(database), "kept": aside.map { .string($0) } ?? .null,
                        "users": .integer(Int64(users)),
                    ] as JSONValue))
        }
        print("\(source) is in the place of \(database).")
        if let aside { print("What was there is kept as \(aside).") }
    }

    private func putAccount(_ source: String, _ secret: String) async throws {
        let service = try await shared.service()
        let report = try await service.restore(
            service.owner(named: user), sealed: FileBytes(try readFile(source)), BackUpAccount(passphrase: secret),
            costly: true)
        if shared.json { return Terminal.print(json: report) }
        print(
            "\(report.workouts) workouts with \(report.sets) sets are in \(source), and \(report.newWorkouts) of them new here."
        )
    }

    /// Gives the present database a second name. It keeps its first until the other takes that, so that there is one at any moment.
    private func keepAside(_ database: String) throws -> String? {
        guard shared.exists, !shared.isEmpty else {
            for suffix in ["-wal", "-shm"] { try? FileManager.default.removeItem(atPath: database + suffix) }
            return nil
        }
        // What its log has belongs to it, and must not be found beside the other. One that is damaged takes its log along.
        if try WriteAheadLog(of: database).fault == nil, try SQLiteDatabase.faults(of: database, .quick).isEmpty,
            let sound = try? SQLiteDatabase(path: database, now: Clock.now())
        {
            try sound.close()
        }
        let stamp = Clock.now().text.filter { $0.isNumber || $0 == "T" }.prefix(15)
        let first = "\(database).before-\(stamp)"
        var (aside, number) = (first, 1)
        while ["", "-wal"].contains(where: { FileManager.default.fileExists(atPath: aside + $0) }) {
            number += 1
            aside = "\(first)-\(number)"
        }
        for suffix in ["", "-wal"] where FileSize.of(database + suffix) > 0 {
            // Some disks know no second names.
            do { try FileManager.default.linkItem(atPath: database + suffix, toPath: aside + suffix) } catch {
                try FileManager.default.copyItem(atPath: database + suffix, toPath: aside + suffix)
            }
        }
        BackupFile.settleFolder(of: database)
        for suffix in ["-wal", "-shm"] { try? FileManager.default.removeItem(atPath: database + suffix) }
        return aside
    }
}
