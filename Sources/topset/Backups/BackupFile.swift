import Contract
import Foundation
import Service
import StorageSQLite
import Training

/// Backups as files: made, looked at, opened.
enum BackupFile {
    /// What SQLite's files begin with.
    private static let plainStart = Array("SQLite format 3\0".utf8)

    /// Copies a database into a file, also while others write, and reads it again before it counts.
    ///
    /// - Parameters:
    ///   - path: where the database is.
    ///   - target: where nothing is yet.
    ///   - passphrase: `nil` leaves it open to whoever has the file.
    /// - Returns: how many bytes it has.
    static func make(
        _ database: SQLiteDatabase, at path: String, to target: String, passphrase: String?
    ) async throws -> Int64 {
        removeLeftovers(of: path)
        guard let passphrase else {
            try await database.backUp(to: target)
            do { try checkSound(target) } catch {
                try? FileManager.default.removeItem(atPath: target)
                throw error
            }
            return FileSize.of(target)
        }
        // What can be read by everybody stays where it could be read before: beside the database, not where backups go.
        let copy = path + copyEnding + String(getpid())
        defer { try? FileManager.default.removeItem(atPath: copy) }
        try await database.backUp(to: copy)
        try checkSound(copy)
        let unfinished = target + ".unfinished"
        defer { try? FileManager.default.removeItem(atPath: unfinished) }
        let sealed = try writing(to: unfinished) { write in
            try reading(copy) { read in try SealedFile.seal(.database, passphrase, from: read, to: write) }
        }
        let opened = try reading(unfinished) { read in try SealedFile.open(passphrase, from: read) { _ in } }
        guard sealed == opened.sum else { throw Failure("\(target) is not what was written to it") }
        try put(unfinished, at: target)
        return FileSize.of(target)
    }

    /// What an open copy is called, with the process that makes it.
    private static let copyEnding = ".backup-"

    /// Removes what a backup or a restore has left that was killed: nobody else would ever look for these copies.
    private static func removeLeftovers(of path: String) {
        for file in files(beside: path, [copyEnding]) {
            let process = Int32(file.split(separator: "-").last ?? "")
            if let process, process == getpid() || kill(process, 0) == 0 { continue }
            try? FileManager.default.removeItem(atPath: file)
        }
        for file in files(beside: path, [".restoring"]) { try? FileManager.default.removeItem(atPath: file) }
    }

    /// Databases that `restore` and `recover` have put aside, and that nobody removed since.
    static func keptAside(of path: String) -> [String] {
        files(beside: path, [".before-", ".damaged-"]).filter { !$0.hasSuffix("-wal") && !$0.hasSuffix("-shm") }
    }

    /// The files that are called like the database, with one of these behind it.
    private static func files(beside path: String, _ endings: [String]) -> [String] {
        let url = URL(fileURLWithPath: path)
        let folder = url.deletingLastPathComponent().path
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.filter { name in endings.contains { name.hasPrefix(url.lastPathComponent + $0) } }.sorted()
            .map { folder + "/" + $0 }
    }

    /// Whether a passphrase is needed to open it.
    static func isSealed(_ path: String) throws -> Bool {
        let start = try reading(path) { try $0(plainStart.count) }
        if Array(start) == plainStart { return false }
        guard SealedFile.isLikely(start) else { throw Failure("\(path) is no backup of topset") }
        return true
    }

    /// Whether it is the sealed backup of one account, as the API makes them.
    static func isAccount(_ path: String) throws -> Bool {
        SealedFile.content(of: try reading(path) { try $0(64) }) == .account
    }

    /// Seals everything of an account, as the API does, and opens it again before it counts.
    ///
    /// - Returns: how many bytes it has.
    static func make(
        _ service: TopsetService, of owner: UserID, to target: String, passphrase: String
    ) async throws -> Int64 {
        let unfinished = target + ".unfinished"
        guard FileManager.default.createFile(atPath: unfinished, contents: nil, attributes: [.posixPermissions: 0o600]),
            let file = FileHandle(forWritingAtPath: unfinished)
        else { throw Failure("\(unfinished) cannot be written") }
        defer { try? FileManager.default.removeItem(atPath: unfinished) }
        try await service.backUp(owner, BackUpAccount(passphrase: passphrase)) { try file.write(contentsOf: $0) }
        try file.synchronize()
        try file.close()
        let opened = try reading(unfinished) { read in try SealedFile.open(passphrase, from: read) { _ in } }
        guard opened.content == .account else { throw Failure("\(target) is not what was written to it") }
        try put(unfinished, at: target)
        return FileSize.of(target)
    }

    /// Puts what is in a backup into a database file of its own, and looks it over.
    static func open(_ path: String, passphrase: String?, to target: String) throws {
        try? FileManager.default.removeItem(atPath: target)
        do {
            try writing(to: target) { write in
                try reading(path) { read in
                    if let passphrase {
                        guard try SealedFile.open(passphrase, from: read, to: write).content == .database else {
                            throw Failure("\(path) is the backup of one account, and says that it is none")
                        }
                    } else {
                        while case let data = try read(1 << 16), !data.isEmpty { try write(data) }
                    }
                }
            }
            try checkSound(target)
        } catch {
            try? FileManager.default.removeItem(atPath: target)
            if let fault = error as? SealedFault { throw Failure(message(path, fault)) }
            throw error
        }
    }

    static func message(_ path: String, _ fault: SealedFault) -> String {
        switch fault {
        case .notSealed: "\(path) is no backup of topset"
        case .newer(let version):
            "\(path) was made by a newer topset (form \(version)); bring this one up to date first"
        case .wrongPassphrase: "this is not the passphrase of \(path); nothing was changed"
        case .truncated: "\(path) is cut off: it was not copied to its end; nothing was changed"
        case .damaged: "\(path) is damaged: it is not what was written; nothing was changed"
        }
    }

    private static func checkSound(_ path: String) throws {
        let faults = try SQLiteDatabase.faults(of: path, .full)
        guard let fault = faults.first else { return }
        throw Failure("\(path) is not sound (\(fault)); it was not kept")
    }

    /// Gives a whole file its name, and waits until that is on disk.
    static func put(_ unfinished: String, at target: String) throws {
        guard rename(unfinished, target) == 0 else { throw Failure("\(target) cannot be written") }
        settleFolder(of: target)
    }

    /// Waits until the names in a file's folder are on disk.
    static func settleFolder(of path: String) {
        let folder = Foundation.open(URL(fileURLWithPath: path).deletingLastPathComponent().path, O_RDONLY)
        guard folder >= 0 else { return }
        fsync(folder)
        close(folder)
    }

    private static func reading<T>(_ path: String, _ body: ((Int) throws -> Data) throws -> T) throws -> T {
        guard let file = FileHandle(forReadingAtPath: path) else { throw Failure("\(path) cannot be read") }
        defer { try? file.close() }
        return try body { try file.read(upToCount: $0) ?? Data() }
    }

    private static func writing<T>(to path: String, _ body: ((Data) throws -> Void) throws -> T) throws -> T {
        guard FileManager.default.createFile(atPath: path, contents: nil, attributes: [.posixPermissions: 0o600]),
            let file = FileHandle(forWritingAtPath: path)
        else { throw Failure("\(path) cannot be written") }
        defer { try? file.close() }
        let value = try body { data in
            do { try file.write(contentsOf: data) } catch {
                throw Failure("\(path) cannot be written: the disk may be full")
            }
        }
        try file.synchronize()
        return value
    }
}
