import ArgumentParser
import Foundation
import Service
import Storage
import StorageSQLite
import Training
import Wire

struct Recover: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Make a new database of everything that can be read of a damaged one.",
        discussion: """
            The damaged files are copied aside first, under a name that says when, and are never touched again. Stop the \
            server before.
            """)

    @OptionGroup var shared: SharedOptions

    func run() async throws {
        let path = shared.path
        guard FileManager.default.fileExists(atPath: path) else { throw Failure("there is no database at \(path)") }
        let lock: DatabaseLock
        do {
            lock = try DatabaseLock(path, isAlone: true)
        } catch StorageError.locked {
            throw Failure("\(path) is in use: stop the server first")
        }
        let stamp = Clock.now().text.filter { $0.isNumber || $0 == "T" }.prefix(15)
        let aside = "\(path).damaged-\(stamp)"
        let fresh = path + ".recovered"
        for suffix in ["", "-wal"] where FileManager.default.fileExists(atPath: path + suffix) {
            try FileManager.default.copyItem(atPath: path + suffix, toPath: aside + suffix)
        }
        defer { Self.remove(fresh, ["", "-wal", "-shm"]) }
        Self.remove(fresh, ["", "-wal", "-shm"])
        let tables: [RecoveredTable]
        do {
            tables = try await SQLiteDatabase.recover(path, into: fresh, now: Clock.now())
        } catch StorageError.damaged { throw Failure(Damage.lastWay(path, aside)) }
        guard tables.contains(where: { $0.rows > 0 }) else { throw Failure(Damage.lastWay(path, aside)) }
        Self.remove(path, ["-wal", "-shm"])
        guard rename(fresh, path) == 0 else {
            throw Failure("\(fresh) is the recovered database, and could not be put in the place of \(path)")
        }
        lock.release()
        // What follows from the rest may have been lost with it.
        let service = try await shared.service()
        for user in [TopsetService.localUser] + (try await service.users().map(\.id)) {
            _ = try await service.rebuild(user)
        }
        show(tables, aside)
    }

    private static func remove(_ path: String, _ suffixes: [String]) {
        for suffix in suffixes { try? FileManager.default.removeItem(atPath: path + suffix) }
    }

    private func show(_ tables: [RecoveredTable], _ aside: String) {
        if shared.json {
            let list = tables.map { table -> JSONValue in
                ["table": .string(table.name), "rows": .integer(Int64(table.rows)), "whole": .bool(table.isWhole)]
            }
            return print(JSON.text(["damaged": .string(aside), "tables": .array(list)] as JSONValue))
        }
        print("The damaged database is kept as \(aside).")
        let rows = tables.reduce(0) { $0 + $1.rows }
        print("\(rows) rows could be read, and are in the database again.")
        for table in tables where !table.isWhole { print("Not everything of \(table.name) could be read.") }
    }
}
