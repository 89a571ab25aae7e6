import ArgumentParser
import Contract
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
            server before. A database that is sound is left as it is.
            """)

    @OptionGroup var shared: SharedOptions

    func run() async throws {
        let path = shared.path
        try shared.requireDatabase()
        let lock: DatabaseLock
        do {
            lock = try DatabaseLock(path, isAlone: true)
        } catch StorageError.locked {
            throw Failure("\(path) is in use: stop the server first")
        }
        guard !shared.isEmpty else { throw Failure("\(path) is empty: there is nothing to recover") }
        let log = try WriteAheadLog(of: path).fault
        guard try log != nil || !SQLiteDatabase.faults(of: path, .full).isEmpty else { return showSound(path) }
        let aside = try Self.keepAside(path)
        let fresh = path + ".recovered"
        defer { Self.remove(fresh, ["", "-wal", "-shm"]) }
        Self.remove(fresh, ["", "-wal", "-shm"])
        let found = try await SQLiteDatabase.recover(path, into: fresh, now: Clock.now())
        guard found.tables.contains(where: { $0.rows > 0 }) else { throw Failure(Damage.lastWay(path, aside)) }
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
        show(found, aside, log)
    }

    /// Copies the damaged files under a name that is free, and tells it.
    private static func keepAside(_ path: String) throws -> String {
        let stamp = Clock.now().text.filter { $0.isNumber || $0 == "T" }.prefix(15)
        let first = "\(path).damaged-\(stamp)"
        var (aside, number) = (first, 1)
        while ["", "-wal"].contains(where: { FileManager.default.fileExists(atPath: aside + $0) }) {
            number += 1
            aside = "\(first)-\(number)"
        }
        for suffix in ["", "-wal"] where FileManager.default.fileExists(atPath: path + suffix) {
            try FileManager.default.copyItem(atPath: path + suffix, toPath: aside + suffix)
        }
        return aside
    }

    private static func remove(_ path: String, _ suffixes: [String]) {
        for suffix in suffixes { try? FileManager.default.removeItem(atPath: path + suffix) }
    }

    private func showSound(_ path: String) {
        if shared.json { return print(JSON.text(["damaged": .null, "tables": .array([])] as JSONValue)) }
        print("\(path) is sound: there is nothing to recover.")
    }

    private func show(_ found: RecoveredDatabase, _ aside: String, _ log: String?) {
        let tables = found.tables
        if shared.json {
            let list = tables.map { table -> JSONValue in
                ["table": .string(table.name), "rows": .integer(Int64(table.rows)), "whole": .bool(table.isWhole)]
            }
            return print(
                JSON.text(
                    [
                        "damaged": .string(aside), "tables": .array(list),
                        "unassigned_rows": .integer(Int64(found.unassigned)),
                        "left_out": .array(found.strays.map { .string($0) }),
                    ] as JSONValue))
        }
        print("The damaged database is kept as \(aside).")
        func rows(_ name: String) -> Int { tables.first { $0.name == name }?.rows ?? 0 }
        print(
            """
            In the database again: \(rows("sessions")) finished workouts with \(rows("performed_sets")) sets, \(rows("plans")) \
            plans, \(rows("workout_events")) changes of live workouts and the packed ones of \(rows("packed_events")); \(tables.reduce(0) { $0 + $1.rows }) rows in all.
            """)
        if let log { print("What was done last is lost: \(log).") }
        for stray in found.strays { print("Left out: \(stray).") }
        if found.unassigned > 0 {
            print("\(found.unassigned) more rows were found, of which it cannot be said where they belong.")
        }
        guard found.hadSchema else {
            return print("The list of the tables was lost: what was found page by page may not be all of any.")
        }
        for table in tables where !table.isWhole {
            print("Not everything of \(table.name) could be reached; what is left on its pages was taken from there.")
        }
    }
}
