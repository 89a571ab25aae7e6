import Foundation
import StorageSQLite
import TestSupport
import Testing
import Training

@testable import Storage

/// Packed events of a database of which the list of its tables is lost.
struct PackedRecoveryTests {
    @Test func blocksThatUnpackAreFoundPageByPage() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("packed-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let (path, target) = (folder.appendingPathComponent("t").path, folder.appendingPathComponent("new").path)
        // One that spans pages, one that does not, and one that is no block.
        var generator = SeededGenerator(1)
        let long = (0..<300).map { _ in String(UInt64.random(in: .min ... .max, using: &generator)) }
        let blocks = [try #require(EventBlock(packing: long)), try #require(EventBlock(packing: ["{}", "[]"]))]
        let database = try SQLiteDatabase(path: path, now: evening)
        try await database.write { connection in
            for (number, block) in (blocks + [EventBlock(count: 1, size: 9, bytes: [1, 2, 3])]).enumerated() {
                try connection.run(
                    "INSERT INTO packed_events VALUES (?, ?, ?, ?, 0, ?)",
                    [
                        .id(lifter), .id(id(number + 1, WorkoutTag.self)), .int(block.count), .int(block.size),
                        .blob(block.bytes),
                    ])
            }
        }
        try database.close()
        let file = try #require(FileHandle(forUpdatingAtPath: path))
        try file.seek(toOffset: 100)
        try file.write(contentsOf: Data(repeating: 0, count: 3_900))
        try file.close()
        let found = try await SQLiteDatabase.recover(path, into: target, now: evening)
        #expect(!found.hadSchema)
        let fresh = try SQLiteDatabase(path: target, now: evening)
        let rows = try await fresh.read { connection in
            try connection.rows("SELECT block FROM packed_events ORDER BY workout_id", [])
        }
        #expect(rows.map { $0.values[0] } == blocks.map { .blob($0.bytes) })
    }
}
