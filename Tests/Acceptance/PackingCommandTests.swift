import Foundation
import Storage
import StorageSQLite
import Testing
import Training
import Wire

/// `topset db pack`, with the real program and real files.
struct PackingCommandTests {
    private static let count = 300
    private let folder: URL
    private let database: String

    init() throws {
        folder = try Binary.folder()
        database = folder.appendingPathComponent("t.sqlite").path
    }

    /// Fills the database with workouts of two years ago: one of today, written many times into its export.
    private func fill() async throws {
        let source = folder.appendingPathComponent("source.sqlite").path
        let server = ServerProcess(database: source)
        try await server.start()
        let started = try #require(await server.send("POST", "/v1/active-workouts", #"{"freeform":true}"#))
        let id = try #require(started.text.firstMatch(of: /"workout_id":"([0-9a-f-]{36})"/)?.1)
        for bench in ["bench_press_barbell", "squat_barbell"] {
            _ = await server.send(
                "POST", "/v1/active-workouts/\(id)/add-exercise",
                #"{"exercise_id":"\#(BuiltInExercises.id(slug: bench).text)","idempotency_key":"\#(bench)"}"#)
        }
        #expect(await server.send("POST", "/v1/active-workouts/\(id)/cancel", "{}")?.status == 200)
        let export = try #require(await server.send("GET", "/v1/export")).text
        server.killNine()
        let year = Calendar(identifier: .gregorian).component(.year, from: Date())
        var (lines, tables): ([String], [String: [String]]) = ([], [:])
        var table = ""
        for line in export.replacing("\"\(year)-", with: "\"\(year - 2)-").split(separator: "\n") {
            if let name = line.firstMatch(of: /^"(\w+)":\[/)?.1 {
                table = String(name)
            } else if line.contains(id) {
                tables[table, default: []].append(line.hasSuffix(",") ? String(line.dropLast()) : String(line))
            }
        }
        let rows = tables.values.reduce(0) { $0 + $1.count }
        #expect(rows > 3)
        lines.append(String(export.prefix { $0 != "\n" }))
        for (place, name) in ["active_workouts", "workout_events"].enumerated() {
            let copies = (0..<Self.count).flatMap { number in
                let other = id.dropLast(4) + String(number + 4_096, radix: 16)
                return (tables[name] ?? []).map { $0.replacing(id, with: other) }
            }
            lines.append("\(place == 0 ? "" : ",")\"\(name)\":[\n" + copies.joined(separator: ",\n") + "]")
        }
        lines.append("},\"rows\":\(rows * Self.count)}")
        let file = folder.appendingPathComponent("all.json")
        try lines.joined(separator: "\n").write(to: file, atomically: true, encoding: .utf8)
        let taken = try Binary.run(["import", file.path, "--yes", "--db", database])
        #expect(taken.status == 0, "\(taken.errors)")
    }

    private func export() throws -> Substring {
        let path = folder.appendingPathComponent("now.json").path
        let outcome = try Binary.run(["export", "--output", path, "--force", "--db", database])
        #expect(outcome.status == 0, "\(outcome.errors)")
        return try String(contentsOfFile: path, encoding: .utf8).drop { $0 != "\n" }
    }

    /// Workouts whose events are packed, and those whose events are rows.
    private func counts() async throws -> (packed: Int, loose: Int) {
        let database = try SQLiteDatabase(path: database, now: Instant(milliseconds: 0))
        defer { try? database.close() }
        return try await database.read { connection in
            (
                try connection.rows("SELECT workout_id FROM packed_events", []).count,
                try connection.rows("SELECT DISTINCT workout_id FROM workout_events", []).count
            )
        }
    }

    @Test func packingThatIsKilledGoesOn() async throws {
        try await fill()
        let before = try export()
        var interrupted = 0
        for attempt in 0..<8 {
            let process = Process()
            process.executableURL = URL(fileURLWithPath: Binary.path)
            process.arguments = ["db", "pack", "--db", database]
            process.standardOutput = FileHandle.nullDevice
            try process.run()
            try await Task.sleep(for: .milliseconds(60 + 40 * attempt))
            kill(process.processIdentifier, SIGKILL)
            process.waitUntilExit()
            let counts = try await counts()
            #expect(counts.packed + counts.loose == Self.count, "each is packed or not")
            if counts.packed > 0, counts.loose > 0 { interrupted += 1 }
            #expect(try export() == before)
        }
        let rest = try Binary.run(["db", "pack", "--db", database])
        #expect(rest.status == 0 && rest.output.contains("of \(Self.count) workouts are packed"), "\(rest.output)")
        #expect(try Binary.run(["db", "pack", "--db", database]).output.contains("There was nothing to pack."))
        #expect(try await counts() == (Self.count, 0))
        #expect(try export() == before)
        let told = try Binary.run(["db", "--db", database])
        #expect(told.output.contains("which saves"), "\(told.output)")
        let year = Calendar(identifier: .gregorian).component(.year, from: Date()) - 2
        #expect(told.output.contains("The oldest event is of \(year)-"), "\(told.output)")
        let verified = try Binary.run(["verify", "--db", database])
        #expect(
            verified.status == 0 && verified.output.contains("\(Self.count) workouts replayed"), "\(verified.output)")
        print("packing was interrupted \(interrupted) times")
    }
}
