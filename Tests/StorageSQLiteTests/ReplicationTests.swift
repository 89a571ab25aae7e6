import Foundation
import GRDB
import StorageSQLite
import TestSupport
import Testing
import Training

@testable import Storage

/// What a replication that reads the log relies on (decision 43): as long as it holds a read transaction, nothing that it has not
/// seen is thrown away, and what it has copied is a database at any moment.
struct ReplicationTests {
    private let folder: URL

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("replica-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    private func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

    private func insert(_ database: SQLiteDatabase, _ numbers: Range<Int>) async throws {
        try await database.write { connection in
            for number in numbers {
                try connection.run(
                    "INSERT INTO gyms (user_id, id, created_ms, document) VALUES ('u', ?, 0, ?)",
                    [.text("gym-\(number)"), .text(String(repeating: "x", count: 900))])
            }
        }
    }

    /// How many rows a replica has, which is put together of the file as it was and of so much of the log.
    private func rows(_ base: Data, _ log: Data, _ name: String) throws -> Int {
        try base.write(to: folder.appendingPathComponent(name))
        try log.write(to: folder.appendingPathComponent(name + "-wal"))
        let replica = try DatabaseQueue(path: path(name))
        let (count, check) = try replica.read { database in
            (
                try Int.fetchOne(database, sql: "SELECT COUNT(*) FROM gyms") ?? -1,
                try String.fetchOne(database, sql: "PRAGMA integrity_check") ?? ""
            )
        }
        #expect(check == "ok")
        return count
    }

    @Test func whoReadsTheLogMissesNothing() async throws {
        let database = try SQLiteDatabase(path: path("t.sqlite"), now: evening)
        // As a replication begins: everything is in the file, and from then on a read transaction is held.
        try await database.erase { _ in }
        try await database.settleErasure()
        var open = Configuration()
        open.allowsUnsafeTransactions = true
        let follower = try DatabaseQueue(path: path("t.sqlite"), configuration: open)
        try await follower.writeWithoutTransaction { other in
            try other.execute(sql: "BEGIN")
            _ = try Int.fetchOne(other, sql: "SELECT COUNT(*) FROM gyms")
        }
        let base = try Data(contentsOf: folder.appendingPathComponent("t.sqlite"))
        var log = Data()
        // More than settles the log beside the writer (2,000 rows) several times over.
        for round in 0..<12 {
            try await insert(database, round * 700..<(round + 1) * 700)
            if round % 4 == 3 { try await Task.sleep(for: .milliseconds(200)) }
            let now = try Data(contentsOf: folder.appendingPathComponent("t.sqlite-wal"))
            #expect(now.starts(with: log), "the log has begun anew in round \(round)")
            log = now
            #expect(try rows(base, log, "replica-\(round).sqlite") == (round + 1) * 700)
        }
        try await follower.writeWithoutTransaction { try $0.execute(sql: "COMMIT") }
    }
}
