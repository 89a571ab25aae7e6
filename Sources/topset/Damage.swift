import Foundation
import Storage
import StorageSQLite
import Training

/// What to say and do when a database is not what was written to it.
enum Damage {
    /// What an operator can act on, in one line.
    static func message(_ path: String, _ faults: [String]) -> String {
        let backup =
            BackupNotes.last(of: path).map {
                "; the last backup is \($0.path) of \($0.date.local.dateText): \(wayBack($0.path))"
            } ?? ""
        let found = faults.first.map { $0.split(separator: "\n").joined(separator: " ") } ?? "unknown"
        return
            "the database \(path) is damaged (\(found)). It was left as it is. topset recover --db \(path) keeps it aside "
            + "and makes a new one of everything that can be read\(backup)"
    }

    private static func wayBack(_ backup: String) -> String {
        "topset restore \(backup) puts it in the database's place"
    }

    /// Opens the database, which is looked over before.
    ///
    /// - Throws: `Failure` where it is damaged.
    static func checked(_ options: SharedOptions, existing: Bool = false) async throws -> SQLiteDatabase {
        do {
            return try await existing ? options.existingDatabase() : options.database()
        } catch let error as StorageError {
            if case .damaged(let fault) = error { throw Failure(message(options.path, [fault])) }
            throw error
        }
    }

    /// What is left to do when nothing can be read.
    static func lastWay(_ path: String, _ aside: String) -> String {
        let kept = "nothing of \(path) can be read; a copy of it is kept as \(aside)"
        guard let backup = BackupNotes.last(of: path) else { return kept + "; there is no backup that topset made" }
        return kept + ". The last backup is \(backup.path) of \(backup.date.local.dateText): \(wayBack(backup.path))"
    }
}
