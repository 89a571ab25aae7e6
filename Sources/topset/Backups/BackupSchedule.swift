import ArgumentParser
import Foundation
import Metrics
import Service
import StorageSQLite
import Training

/// What `topset serve` takes for backups of its own.
struct BackupOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp("Make backups of its own in this folder (or TOPSET_BACKUPS).", valueName: "folder"))
    var backups: String?

    @Option(help: "Hours from one backup to the next.")
    var backupHours = 24

    @Option(help: "The newest of so many days, weeks and months are kept.")
    var backupKeep = "7,4,12"

    @Flag(help: "Do not seal them: without it a passphrase is needed.")
    var backupPlain = false

    @OptionGroup var passphrase: PassphraseOptions

    var folder: String? {
        let text = backups ?? ProcessInfo.processInfo.environment["TOPSET_BACKUPS"] ?? ""
        return text.isEmpty ? nil : NSString(string: text).expandingTildeInPath
    }

    func validate() throws {
        guard (1...8_760).contains(backupHours) else { throw ValidationError("--backup-hours is 1 to 8760.") }
        _ = try retention()
    }

    private func retention() throws -> BackupRetention {
        let parts = backupKeep.split(separator: ",", omittingEmptySubsequences: false)
        let numbers = parts.compactMap { Int($0) }.filter { (0...1_000).contains($0) }
        guard parts.count == 3, numbers.count == 3 else {
            throw ValidationError("--backup-keep is DAYS,WEEKS,MONTHS, as in 7,4,12.")
        }
        return BackupRetention(days: numbers[0], weeks: numbers[1], months: numbers[2])
    }

    /// The schedule of a server; `nil` where none is asked for.
    func schedule(of database: SQLiteDatabase, at path: String) throws -> BackupSchedule? {
        guard let folder else { return nil }
        let inside = folder + "/backup"
        let secret = backupPlain ? nil : try passphrase.known(besides: [path, inside])
        if let secret { try PassphraseOptions.check(secret) }
        guard backupPlain || secret != nil else {
            throw Failure(
                "--backups needs a passphrase (TOPSET_PASSPHRASE or --passphrase-file), or --backup-plain to go without"
            )
        }
        return BackupSchedule(
            database: database, path: path, folder: folder, hours: backupHours, retention: try retention(),
            passphrase: secret)
    }
}

/// Makes backups as they fall due, and takes away those that are too many.
actor BackupSchedule: BackupKeeper {
    /// Seconds until a backup that failed is tried again.
    private static let patience: Int64 = 900
    private static let start = "topset_backup_"

    private let database: SQLiteDatabase
    private let path: String
    private let folder: String
    private let hours: Int
    private let retention: BackupRetention
    private let passphrase: String?
    private let age = Gauge(label: "topset_backup_age_seconds")
    private let failures = Counter(label: "topset_backup_failures")
    private var work: Task<String, any Error>?

    init(
        database: SQLiteDatabase, path: String, folder: String, hours: Int, retention: BackupRetention,
        passphrase: String?
    ) {
        (self.database, self.path, self.folder) = (database, path, folder)
        (self.hours, self.retention, self.passphrase) = (hours, retention, passphrase)
    }

    /// Makes one whenever it is due, until the task ends.
    func keepUp() async throws {
        while true {
            if isDue() { _ = try? await make() }
            if let last = last() { age.record((Clock.now().milliseconds - last.milliseconds) / 1_000) }
            try await Task.sleep(for: .seconds(30))
        }
    }

    private func last() -> Instant? {
        scheduled().filter(\.isThere).map(\.date).max()
    }

    /// The schedule's own, in this folder.
    private func scheduled() -> [BackupNotes.Note] {
        BackupNotes.all(of: path).filter { note in
            if case .scheduled = note.kind { true } else { false }
        }
    }

    private func isDue() -> Bool {
        let now = Clock.now().milliseconds
        if let failure = BackupNotes.failure(of: path), now - failure.date.milliseconds < Self.patience * 1_000 {
            return false
        }
        guard let last = last() else { return true }
        // Also after the clock was set back.
        return now - last.milliseconds >= Int64(hours) * 3_600_000 || last.milliseconds > now + 3_600_000
    }

    /// One at a time: who comes meanwhile waits for the one before.
    private func make() async throws -> String {
        while let work { _ = try? await work.value }
        let task = Task { try await self.makeOne() }
        work = task
        defer { work = nil }
        return try await task.value
    }

    private func makeOne() async throws -> String {
        do {
            try FileManager.default.createDirectory(
                atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
            let target = freeName()
            _ = try await BackupFile.make(database, at: path, to: target, passphrase: passphrase)
            try BackupNotes.add(target, .scheduled(hours: hours), of: path)
            prune()
            return target
        } catch {
            failures.increment()
            let reason = (error as? Failure)?.message ?? String(describing: error)
            Terminal.complain("topset: the backup in \(folder) failed: \(reason)")
            try? BackupNotes.add(folder, .failed(reason), of: path)
            throw error
        }
    }

    private func freeName() -> String {
        let stamp = Clock.now().text.filter { $0.isNumber || $0 == "T" }.prefix(15)
        let ending = passphrase == nil ? ".sqlite" : ".topset"
        var (name, number) = ("\(folder)/\(Self.start)\(stamp)", 1)
        while FileManager.default.fileExists(atPath: name + ending) {
            number += 1
            name = "\(folder)/\(Self.start)\(stamp)-\(number)"
        }
        return name + ending
    }

    /// What is not noted as the schedule's is nobody's to remove.
    private func prune() {
        let there = scheduled().filter(\.isThere).map { (name: $0.path, date: $0.date) }
        for name in retention.superfluous(there) { try? FileManager.default.removeItem(atPath: name) }
    }

    func accountWasErased() async throws -> (removed: Int, left: Int) {
        let before = BackupNotes.all(of: path).filter { $0.isThere && $0.kind.reason == nil }
        let new = try await make()
        let (removed, left) = BackupNotes.removeScheduled(before.filter { $0.path != new })
        return (removed, left + BackupFile.keptAside(of: path).count)
    }
}

extension BackupNotes {
    /// Removes those of the schedule.
    ///
    /// - Returns: how many, and how many others there are.
    static func removeScheduled(_ notes: [Note]) -> (removed: Int, left: Int) {
        var removed = 0
        for note in notes {
            guard case .scheduled = note.kind else { continue }
            try? FileManager.default.removeItem(atPath: note.path)
            // Also one that was superfluous beside the new one.
            if !note.isThere { removed += 1 }
        }
        return (removed, notes.count(where: \.isThere))
    }
}

/// Backups that are known of where no schedule runs: they are left, and counted.
struct NotedBackups: BackupKeeper {
    let path: String

    func accountWasErased() async throws -> (removed: Int, left: Int) {
        let noted = BackupNotes.all(of: path).count { $0.isThere && $0.kind.reason == nil }
        return (0, noted + BackupFile.keptAside(of: path).count)
    }
}

extension BackupSchedule {
    /// The schedule as its newest backup tells of it, for whoever has to make one in its place; `nil` where there is none.
    ///
    /// - Throws: where its backups are sealed, and the passphrase is not said.
    static func known(
        of database: SQLiteDatabase, at path: String, _ passphrase: PassphraseOptions
    ) throws -> BackupSchedule? {
        for note in BackupNotes.all(of: path).reversed() where note.isThere {
            guard case .scheduled(let hours) = note.kind else { continue }
            let folder = URL(fileURLWithPath: note.path).deletingLastPathComponent().path
            var secret: String?
            if try BackupFile.isSealed(note.path) {
                secret = try passphrase.known(besides: [path, note.path])
                guard secret != nil else {
                    throw Failure(
                        "the backups in \(folder) are made anew and need their passphrase: TOPSET_PASSPHRASE or --passphrase-file "
                            + "says it; nothing was erased")
                }
            }
            return BackupSchedule(
                database: database, path: path, folder: folder, hours: hours, retention: BackupRetention(),
                passphrase: secret)
        }
        return nil
    }
}
