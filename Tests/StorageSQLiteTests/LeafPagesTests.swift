import Foundation
import Storage
import TestSupport
import Testing
import Training

@testable import StorageSQLite

/// Rows of a damaged database, read from its leaf pages.
struct LeafPagesTests {
    private static let shapes = [
        TableShape(
            name: "leaves",
            columns: [
                .init(name: "user_id", isText: true, isRequired: true),
                .init(name: "id", isText: true, isRequired: true),
                .init(name: "weight", isText: false, isRequired: false),
                .init(name: "note", isText: true, isRequired: false),
            ])
    ]

    /// A file of one table with so many rows, some of them longer than a page.
    private func file(rows: Int) async throws -> (bytes: [UInt8], rows: [[SQLValue]]) {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("leaves-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = folder.appendingPathComponent("t.sqlite").path
        let copy = folder.appendingPathComponent("copy.sqlite").path
        let expected = (0..<rows).map { number -> [SQLValue] in
            let note = number.isMultiple(of: 9) ? String(repeating: "ä\(number) ", count: 1_500) : "n\(number)"
            return [
                .text("u\(number % 3)"), .text("s\(number)"),
                number.isMultiple(of: 5) ? .null : .integer(Int64(number) << 20),
                .text(note),
            ]
        }
        let database = try SQLiteDatabase(path: path, now: evening)
        try await database.write { connection in
            try connection.run(
                "CREATE TABLE leaves (user_id TEXT NOT NULL, id TEXT NOT NULL, weight BIGINT, note TEXT)", [])
            for row in expected { try connection.run("INSERT INTO leaves VALUES (?, ?, ?, ?)", row) }
        }
        try await database.backUp(to: copy)
        return (Array(try Data(contentsOf: URL(fileURLWithPath: copy))), expected)
    }

    private func rows(_ bytes: [UInt8]) -> [[SQLValue]] {
        LeafPages(database: Data(bytes), log: Data()).rows(Self.shapes) { _, row in
            if case .text(let user) = row[0], user.hasPrefix("u"), case .text(let id) = row[1] {
                id.hasPrefix("s")
            } else {
                false
            }
        }.tables["leaves"] ?? []
    }

    private func sorted(_ rows: [[SQLValue]]) -> [String] { rows.map { String(describing: $0) }.sorted() }

    @Test func everyRowIsFoundWithoutWhatLeadsToIt() async throws {
        var (bytes, expected) = try await file(rows: 2_000)
        #expect(sorted(rows(bytes)) == sorted(expected))
        // The first page, and every inner page of every table.
        for start in stride(from: 0, to: bytes.count, by: 4_096) where start == 0 || bytes[start] == 5 {
            for offset in start..<start + 4_096 { bytes[offset] = 0xA5 }
        }
        #expect(sorted(rows(bytes)) == sorted(expected))
    }

    @Test(arguments: 1...40) func damageOfAnyKindIsReadToItsEnd(seed: Int) async throws {
        var generator = SeededGenerator(UInt64(seed))
        var (bytes, expected) = try await file(rows: 60)
        let whole = Set(sorted(expected))
        for _ in 0..<Int.random(in: 1...40, using: &generator) {
            switch Int.random(in: 0..<4, using: &generator) {
            case 0:
                bytes[Int.random(in: bytes.indices, using: &generator)] ^= 1 << Int.random(in: 0..<8, using: &generator)
            case 1:
                // What a page says of itself.
                let start = Int.random(in: 0..<bytes.count / 4_096, using: &generator) * 4_096
                bytes[start + Int.random(in: 0..<120, using: &generator)] = .random(
                    in: .min ... .max, using: &generator)
            case 2:
                let (to, from) = (0, 1)
                let pages = [to, from].map { _ in Int.random(in: 0..<bytes.count / 4_096, using: &generator) * 4_096 }
                for offset in 0..<4_096 { bytes[pages[to] + offset] = bytes[pages[from] + offset] }
            default:
                bytes.removeLast(Int.random(in: 0...bytes.count / 20, using: &generator))
            }
            if bytes.count < 8_192 { break }
        }
        // Nothing is made up but where a value itself was hit.
        let found = rows(bytes)
        let strange = sorted(found).filter { !whole.contains($0) }
        #expect(strange.count <= 45, "seed \(seed): \(strange.count) of \(found.count)")
    }
}
