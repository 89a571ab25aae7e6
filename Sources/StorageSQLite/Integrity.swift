import Foundation
import GRDB
import Storage

extension SQLiteDatabase {
    /// How thorough a check is.
    public enum Thoroughness: Sendable {
        /// Every page and every row, without the indexes: some tenths of a second for 100 MB.
        case quick
        /// The indexes too.
        case full

        fileprivate var pragma: String { self == .quick ? "PRAGMA quick_check(1)" : "PRAGMA integrity_check(100)" }
    }

    /// What SQLite finds wrong in the file; empty where it is sound.
    public func faults(_ thoroughness: Thoroughness) async throws -> [String] {
        do {
            let lines = try await writer.read { try String.fetchAll($0, sql: thoroughness.pragma) }
            return lines == ["ok"] ? [] : lines
        } catch let error as DatabaseError {
            return [Self.fault(error).message]
        }
    }

    /// What SQLite finds wrong in a file that is not open yet, and is left as it is; empty where it is sound or not there.
    public static func faults(of path: String, _ thoroughness: Thoroughness) throws -> [String] {
        guard FileManager.default.fileExists(atPath: path) else { return [] }
        var configuration = Configuration()
        configuration.readonly = true
        configuration.busyMode = .timeout(10)
        do {
            let file = try DatabaseQueue(path: path, configuration: configuration)
            let lines = try file.read { try String.fetchAll($0, sql: thoroughness.pragma) }
            return lines == ["ok"] ? [] : lines
        } catch {
            // What a cut left to be rolled back cannot be looked at without writing: opening it tells.
            guard case .damaged(let text) = fault(error) else { return [] }
            return [text]
        }
    }

    /// Copies the database, as it is at one moment, into a new file, while others write; SQLite's online backup.
    ///
    /// - Throws: `database` where `path` exists: a backup is never written over.
    public func backUp(to path: String) async throws {
        guard !FileManager.default.fileExists(atPath: path) else {
            throw StorageError.database("\(path) exists; a backup needs a name of its own")
        }
        // Under another name until it is whole: what has the name is a backup.
        let unfinished = path + ".unfinished"
        try? FileManager.default.removeItem(atPath: unfinished)
        do {
            let copy = try DatabaseQueue(path: unfinished)
            try writer.backup(to: copy)
            // One file, whole by itself: no log beside it.
            try await copy.writeWithoutTransaction { try $0.execute(sql: "PRAGMA journal_mode = DELETE") }
            try copy.close()
            try Self.settle(unfinished)
            try FileManager.default.moveItem(atPath: unfinished, toPath: path)
            try Self.settle(URL(fileURLWithPath: path).deletingLastPathComponent().path)
        } catch {
            try? FileManager.default.removeItem(atPath: unfinished)
            throw Self.fault(error, at: path)
        }
    }

    /// Waits until a file or a folder is on disk.
    private static func settle(_ path: String) throws {
        let file = open(path, O_RDONLY)
        guard file >= 0 else { throw StorageError.database("\(path) cannot be opened") }
        defer { Foundation.close(file) }
        guard fsync(file) == 0 else { throw StorageError.database("\(path) cannot be written to disk") }
    }
}
