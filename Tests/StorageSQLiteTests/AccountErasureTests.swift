import Foundation
import GRDB
import StorageSQLite
import TestSupport
import Testing
import Training

@testable import Storage

/// That an erased account is gone: from every table, and from the bytes of the files.
struct AccountErasureTests {
    private let folder: URL
    private let path: String
    private let anna = UserID(high: 0x0000_0000_0000_7000, low: 0x8000_0000_0000_00AA)
    private let berta = UserID(high: 0x0000_0000_0000_7000, low: 0x8000_0000_0000_00BB)

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("erasure-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        path = folder.appendingPathComponent("t.sqlite").path
    }

    /// A row of every table for a user, and many of a few, so that pages are split and thrown away. Every text is marked.
    private func fill(_ database: SQLiteDatabase, _ user: UserID, _ mark: String) async throws {
        try await database.write { connection in
            for table in AccountTable.ofUsers {
                let columns = try connection.rows(
                    "SELECT name, type FROM pragma_table_info('\(table)') ORDER BY cid", [])
                for number in 0..<(table == "workout_events" || table == "sessions" ? 400 : 1) {
                    var values: [SQLValue] = []
                    for column in columns {
                        guard case .text(let name) = column.values[0], case .text(let type) = column.values[1] else {
                            continue
                        }
                        values.append(
                            name == "user_id"
                                ? .text(user.text)
                                : type == "TEXT" || type == "BLOB"
                                    ? .text("\(mark)-\(number)-" + String(repeating: "x", count: 200))
                                    : .integer(Int64(number)))
                    }
                    let marks = values.map { _ in "?" }.joined(separator: ", ")
                    try connection.run("INSERT INTO \(table) VALUES (\(marks))", values)
                }
            }
        }
    }

    /// How often a text stands in the database's files.
    private func count(_ text: String) throws -> Int {
        var count = 0
        for file in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil) {
            let data = try Data(contentsOf: file)
            var place = data.startIndex
            while let found = data.range(of: Data(text.utf8), in: place..<data.endIndex) {
                (count, place) = (count + 1, found.upperBound)
            }
        }
        return count
    }

    private func rows(_ database: SQLiteDatabase, _ user: UserID) async throws -> [String: Int] {
        try await database.read { connection in
            var rows: [String: Int] = [:]
            for table in AccountTable.ofUsers {
                rows[table] = try connection.rows("SELECT 1 FROM \(table) WHERE user_id = ?", [.text(user.text)]).count
            }
            return rows
        }
    }

    @Test func everyTableWithUsersIsErased() async throws {
        let database = try SQLiteDatabase(inMemoryAt: evening)
        let rows = try await database.read { connection in
            try connection.rows(
                """
                SELECT m.name FROM sqlite_master m JOIN pragma_table_info(m.name) c
                WHERE m.type = 'table' AND c.name = 'user_id' ORDER BY m.name
                """, [])
        }
        #expect(rows.map { $0.values[0] } == AccountTable.ofUsers.sorted().map { .text($0) })
    }

    @Test func nothingOfAnErasedAccountIsInTheFiles() async throws {
        let database = try SQLiteDatabase(path: path, now: evening)
        try await fill(database, anna, "quokka")
        try await fill(database, berta, "wallaby")
        let before = try await rows(database, berta)
        #expect(try count("quokka") > 800, "so that it can be missed")
        try await database.erase { [anna] in try Store($0, user: anna).erase(continuing: false) }
        try await database.settleErasure()
        #expect(try await rows(database, anna).values.allSatisfy { $0 == 0 })
        #expect(try count("quokka") == 0)
        #expect(try count(anna.text) == 0)
        #expect(try await rows(database, berta) == before)
        #expect(try count("wallaby") > 800)
        #expect(try await database.faults(.full) == [])
    }

    /// Whoever reads at the same time, such as a replication, keeps the log from being emptied: then it is done later.
    @Test func aReaderPutsTheCleaningOff() async throws {
        let database = try SQLiteDatabase(path: path, now: evening)
        try await fill(database, anna, "quokka")
        var open = Configuration()
        open.allowsUnsafeTransactions = true
        let reader = try DatabaseQueue(path: path, configuration: open)
        try await reader.writeWithoutTransaction { other in
            try other.execute(sql: "BEGIN")
            _ = try Int.fetchOne(other, sql: "SELECT COUNT(*) FROM sessions")
        }
        try await database.erase { [anna] in try Store($0, user: anna).erase(continuing: false) }
        await #expect(throws: StorageError.locked) { try await database.settleErasure() }
        #expect(try await rows(database, anna).values.allSatisfy { $0 == 0 }, "but nobody is shown it any more")
        try await reader.writeWithoutTransaction { try $0.execute(sql: "COMMIT") }
        try reader.close()
        try await database.settleErasure()
        #expect(try count("quokka") == 0)
    }

    @Test func anErasureThatWasCutOffIsEndedLater() async throws {
        let database = try SQLiteDatabase(path: path, now: evening)
        try await fill(database, anna, "quokka")
        // What a kill after the commit leaves.
        try await database.erase { [anna] in try Store($0, user: anna).erase(continuing: true) }
        #expect(try count("quokka") > 0)
        let again = try SQLiteDatabase(path: path, now: evening)
        try await again.settleErasure()
        #expect(try count("quokka") == 0)
        // Its count of writes goes on: answers that were worked out before are known by it.
        #expect(try await rows(again, anna).filter { $0.value > 0 } == ["revisions": 1])
        let size = try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int
        try await again.settleErasure()
        #expect(try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int == size)
    }
}
