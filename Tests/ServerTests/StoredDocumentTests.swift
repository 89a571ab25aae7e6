import Contract
import Foundation
import GRDB
import Server
import Storage
import StorageSQLite
import Synchronization
import TestSupport
import Testing
import Training
import Wire

/// What is stored today is read by every later version: a document of each kind is pinned, never changed, and must go on being
/// read. `TOPSET_RECORD=1` writes those that are not there yet, and fails.
struct StoredDocumentTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("Stored")
    private static let records = ProcessInfo.processInfo.environment["TOPSET_RECORD"] == "1"

    private static func file(_ document: StoredDocument) -> URL {
        folder.appendingPathComponent(document.name + ".v1.json")
    }

    @Test(arguments: StoredDocument.all.map(\.name)) func aDocumentOfTheFirstVersionIsRead(name: String) throws {
        let document = try #require(StoredDocument.all.first { $0.name == name })
        let pinned = try String(contentsOf: Self.file(document), encoding: .utf8)
        let again = try document.read(pinned)
        #expect(try document.read(again) == again, "written and read again it is the same")
        let (before, after) = (
            try JSON.decode(JSONValue.self, from: pinned), try JSON.decode(JSONValue.self, from: again)
        )
        #expect(Self.missing(of: before, in: after) == nil, "nothing that was written is lost")
    }

    /// Where `one` says something that `other` does not: by its path.
    private static func missing(of one: JSONValue, in other: JSONValue, at path: String = "") -> String? {
        switch (one, other) {
        case (.object(let members), .object):
            for member in members {
                guard let value = other[member.name] else { return path + "/" + member.name }
                if let found = missing(of: member.value, in: value, at: path + "/" + member.name) { return found }
            }
            return nil
        case (.array(let elements), .array(let others)):
            guard elements.count == others.count else { return path }
            for (index, (element, other)) in zip(elements, others).enumerated() {
                if let found = missing(of: element, in: other, at: "\(path)/\(index)") { return found }
            }
            return nil
        default: return one == other ? nil : path
        }
    }

    @Test func everyPinBelongsToAColumn() throws {
        let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
        #expect(Set(files) == Set(StoredDocument.all.map { $0.name + ".v1.json" }))
    }

    /// The list is complete: whatever the store writes that reads as an object or a list is one of it.
    @Test func everyColumnThatHoldsDocumentsIsListed() async throws {
        let found = Mutex<[String: String]>([:])
        for scenario in Scenario.all where scenario.database == nil {
            try await Kit.with(configured: scenario.configure) { kit in
                try await scenario.play(Stage(kit: kit))
                try await Self.collect(kit.database, into: found)
            }
        }
        // What comes of proposals takes two workouts.
        try await Kit.with { kit in
            let lifter = Lifter(kit: kit)
            let plan = try await lifter.plan("Push", [(Lifter.bench, Lifter.sets([(135, 12), (135, 12)]))])
            let first = try await lifter.train(plan.id, [[(135, 12), (135, 12)]], rpe: 8)
            for change in first.suggestions.flatMap(\.changes) {
                _ = try await kit.post(
                    "/v1/suggestions/decisions",
                    #"{"decisions":[{"change_id":"\#(change.id.text)","decision":"accepted"}]}"#)
            }
            _ = try await lifter.train(plan.id, [[(140, 8), (140, 8)]], rpe: 8)
            let sick = #"""
                ,"pre_mood":{"feeling":"sick","energy":"low","soreness":"mild","minutes":40,"notes":"a cold"},\#
                "override":{"reason":"sick","adjustments":[{"type":"percent_weight","value":-10}]}
                """#
            _ = try await lifter.train(plan.id, [[(125, 8), (125, 8)]], rpe: 6, start: sick)
            // What a schedule remembers is counted when it goes on.
            let weeks = #"[[{"percent":65,"reps":5}],[{"percent":75,"reps":3}]]"#
            let scheduled = try await lifter.plan(
                Lifter.incline,
                rule: #"""
                    {"type":"percent_of_max","training_max":100,"weeks":\#(weeks),"increase":{"when":"cycle","amount":2.5}}
                    """#, #"[{"weight":65,"reps":5}]"#)
            for _ in 0..<3 { _ = try await lifter.train(scheduled.id, [[(145, 5)]]) }
            try await Self.collect(kit.database, into: found)
        }
        let documents = found.withLock { $0 }
        let listed = Set(StoredDocument.all.map(\.name))
        // An answer that is kept for repeats is passed on as it stands, and no fact. Which column of a table is what is read as
        // it is in a request.
        let others: Set = ["idempotency_keys.response", "import_layouts.mapping"]
        #expect(Set(documents.keys).subtracting(others) == listed)
        guard Self.records else { return }
        for document in StoredDocument.all where !FileManager.default.fileExists(atPath: Self.file(document).path) {
            guard let text = documents[document.name] else { continue }
            try text.write(to: Self.file(document), atomically: true, encoding: .utf8)
            Issue.record("recorded \(document.name)")
        }
    }

    /// Of every column that holds JSON, the longest document.
    private static func collect(_ database: SQLiteDatabase, into found: borrowing Mutex<[String: String]>) async throws
    {
        let columns = try await database.read { connection in
            try connection.rows(
                """
                SELECT m.name, p.name FROM sqlite_master m JOIN pragma_table_info(m.name) p
                WHERE m.type = 'table' AND p.type = 'TEXT'
                """, []
            ).map { "\($0.values[0])|\($0.values[1])" }
        }
        for pair in columns {
            let names = pair.split(separator: "|").map { $0.dropFirst(6).dropLast(2) }
            let (table, column) = (String(names[0]), String(names[1]))
            let longest = try await database.read { connection in
                try connection.rows(
                    """
                    SELECT \(column) FROM \(table) WHERE SUBSTR(\(column), 1, 1) IN ('{', '[')
                    ORDER BY LENGTH(\(column)) DESC LIMIT 1
                    """, [])
            }
            guard case .text(let text)? = longest.first?.values.first else { continue }
            let name = table + "." + column
            found.withLock { if ($0[name]?.count ?? 0) < text.count { $0[name] = text } }
        }
    }
}
