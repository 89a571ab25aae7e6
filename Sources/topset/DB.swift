import ArgumentParser
import Foundation
import Service
import Storage
import StorageSQLite
import Training
import Wire

struct DB: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "db", abstract: "Say how large the database is, and what is in it.",
        discussion: """
            Size, pages, what is free, the log beside it, rows of each table, the oldest event, what is packed. Changes nothing.
            """,
        subcommands: [Pack.self])

    @OptionGroup var shared: SharedOptions

    func run() async throws {
        let database = try await Damage.checked(shared, existing: true)
        let numbers = try await database.read { try DatabaseNumbers($0) }
        let (size, log) = (FileSize.of(shared.path), FileSize.of(shared.path + "-wal"))
        if shared.json { return print(JSON.text(numbers.json(size: size, log: log))) }
        print(shared.path)
        // The newest pages may stand in the log alone.
        let all = FileSize.text(numbers.pages * numbers.pageBytes)
        print("\(all) in \(numbers.pages) pages of \(numbers.pageBytes) bytes, \(numbers.freePages) of them free")
        print("\(FileSize.text(size)) in the file, \(FileSize.text(log)) in the log beside it")
        print("schema \(Schema.version)")
        print(numbers.oldestEvent.map { "The oldest event is of \($0)." } ?? "There is no event.")
        print(numbers.packed.workouts == 0 ? "No events are packed." : Pack.text(numbers.packed))
        Terminal.table(["table", "rows"], numbers.tables.map { [$0.name, String($0.rows)] })
    }
}

extension DB {
    struct Pack: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Pack the events of workouts that are over for more than a year, as the server does by itself.",
            discussion: """
                Nothing is lost: everything reads them as before. Safe while the server runs, and may be stopped at any time. The \
                file does not shrink; what becomes free in it is used for what comes.
                """)

        @OptionGroup var shared: SharedOptions

        func run() async throws {
            let database = try await Damage.checked(shared, existing: true)
            let count = try await TopsetService(database, clock: Clock.now).packEvents()
            let packed = try await database.read { try Store.packedNumbers($0) }
            if shared.json {
                return print(
                    JSON.text(["packed_now": .integer(Int64(count)), "packed": Pack.json(packed)] as JSONValue))
            }
            print(count == 0 ? "There was nothing to pack." : "Packed the events of \(count) workouts.")
            if packed.workouts > 0 { print(Pack.text(packed)) }
        }

        static func text(_ packed: Store.PackedNumbers) -> String {
            let saved = FileSize.text(Int64(packed.bytes - packed.packedBytes))
            return """
                \(packed.events) events of \(packed.workouts) workouts are packed: \(FileSize.text(Int64(packed.bytes))) became \
                \(FileSize.text(Int64(packed.packedBytes))), which saves \(saved).
                """
        }

        static func json(_ packed: Store.PackedNumbers) -> JSONValue {
            [
                "workouts": .integer(Int64(packed.workouts)), "events": .integer(Int64(packed.events)),
                "bytes": .integer(Int64(packed.bytes)), "packed_bytes": .integer(Int64(packed.packedBytes)),
            ]
        }
    }
}

/// What a database tells of itself.
private struct DatabaseNumbers: Sendable {
    var pages: Int64
    var freePages: Int64
    var pageBytes: Int64
    var tables: [(name: String, rows: Int64)]
    /// When it happened.
    var oldestEvent: String?
    var packed: Store.PackedNumbers

    init(_ connection: any SQLConnection) throws {
        func number(_ sql: String) throws -> Int64 {
            if case .integer(let number)? = try connection.rows(sql, []).first?.values.first { number } else { 0 }
        }
        pages = try number("PRAGMA page_count")
        freePages = try number("PRAGMA freelist_count")
        pageBytes = try number("PRAGMA page_size")
        let names =
            AccountTable.exported.map(\.name) + AccountTable.packed + AccountTable.derived + AccountTable.staying
        tables = try names.sorted().map { ($0, try number("SELECT COUNT(*) FROM \($0)")) }
        let first = try connection.rows(
            """
            SELECT e.document FROM active_workouts a JOIN workout_events e ON e.user_id = a.user_id AND e.workout_id = a.id
            WHERE e.seq = 1
            """, [])
        // Each begins its workout.
        var moments = first.compactMap { row -> Instant? in
            guard case .text(let text)? = row.values.first else { return nil }
            return (try? JSON.decode(WorkoutEvent.self, from: text))?.createdAt
        }
        packed = try Store.packedNumbers(connection)
        if let oldest = try Store.oldestPacked(connection) { moments.append(oldest) }
        oldestEvent = moments.min()?.text
    }

    func json(size: Int64, log: Int64) -> JSONValue {
        [
            "bytes": .integer(size), "log_bytes": .integer(log), "pages": .integer(pages),
            "free_pages": .integer(freePages), "page_bytes": .integer(pageBytes),
            "schema": .integer(Int64(Schema.version)), "oldest_event": oldestEvent.map { .string($0) } ?? .null,
            "packed": DB.Pack.json(packed),
            "tables": .object(tables.map { JSONValue.Member($0.name, .integer($0.rows)) }),
        ]
    }
}

/// Sizes of files.
enum FileSize {
    /// 0 where there is none.
    static func of(_ path: String) -> Int64 {
        ((try? FileManager.default.attributesOfItem(atPath: path))?[.size] as? NSNumber)?.int64Value ?? 0
    }

    /// "12 KiB", "3.4 MiB".
    static func text(_ bytes: Int64) -> String {
        if bytes < 1 << 20 { return "\((bytes + 1_023) / 1_024) KiB" }
        let tenths = bytes * 10 / (1 << 20)
        return "\(tenths / 10).\(tenths % 10) MiB"
    }
}
