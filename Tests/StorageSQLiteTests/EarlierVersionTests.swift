import Foundation
import GRDB
@testable import Storage
import StorageSQLite
import TestSupport
import Testing
import Training

/// Databases of every earlier version are brought up to date, and what they hold is read.
struct EarlierVersionTests {
    /// What a database of version 1 held: a live workout, and a session of one set.
    private static let rows = [
        """
        INSERT INTO active_workouts (user_id, id, status, revision, document)
        VALUES ('\(lifter.text)', '\(id(900, WorkoutTag.self).text)', 'in_progress', 1, '{"id":"\(id(900, WorkoutTag.self).text)",\
        "user_id":"\(lifter.text)","status":"in_progress","source_template_id":null,"source_routine_id":null,"title":"Push",\
        "plan_snapshot_id":null,"program_day_id":null,"gym_id":null,"pre_mood":null,"override":null,"revision":1,"exercises":[\
        {"instance_id":"\(id(5, InstanceTag.self).text)","exercise_id":"\(bench.id.text)","name":"Bench","position":0,\
        "notes":null,"superset_group":null,"exercise_prescription_id":null,"load_kind":"external","measure":"reps",\
        "rest_seconds":null,"sets":[]}],"totals":{"sets":0,"reps":0,"volume":0},"start_time":"2026-11-18T18:00:00+01:00",\
        "end_time":null,"created_at":"2026-11-18T18:00:00+01:00","updated_at":"2026-11-18T18:00:00+01:00","notes":null}')
        """,
        """
        INSERT INTO sessions (user_id, id, started_ms, started_offset, ended_ms, ended_offset, title, origin, achievements)
        VALUES ('\(lifter.text)', '\(id(1, WorkoutTag.self).text)', 1000, 60, 2000, 60, 'Legs', 'freeform', '[]')
        """,
        """
        INSERT INTO performances (user_id, session_id, position, id, exercise_id, started_ms, name, load_kind, measure)
        VALUES ('\(lifter.text)', '\(id(1, WorkoutTag.self).text)', 0, '\(id(2, InstanceTag.self).text)',
          '\(bench.id.text)', 1000, 'Bench', 'external', 'reps')
        """,
        """
        INSERT INTO performed_sets (user_id, session_id, performance, position, id, set_type, amrap, weight, reps, status,
          is_failure)
        VALUES ('\(lifter.text)', '\(id(1, WorkoutTag.self).text)', 0, 0, '\(id(3, SetTag.self).text)', 'working', 0,
          600000000000, 8, 'done', 0)
        """,
    ]

    @Test(arguments: 1...Migration.all.count) func whatWasThereIsRead(version: Int) async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("topset-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = folder.appendingPathComponent("t.sqlite").path
        let queue = try DatabaseQueue(path: path)
        try await queue.write { database in
            try database.execute(
                sql: """
                    CREATE TABLE schema_ledger (number INTEGER NOT NULL PRIMARY KEY, name TEXT NOT NULL,
                      checksum TEXT NOT NULL, applied_ms BIGINT NOT NULL)
                    """)
            for migration in Migration.all.prefix(version) {
                for statement in migration.statements { try database.execute(sql: statement) }
                try database.execute(
                    sql: "INSERT INTO schema_ledger VALUES (?, ?, ?, 0)",
                    arguments: [migration.number, migration.name, migration.checksum])
            }
            for row in Self.rows { try database.execute(sql: row) }
        }
        try queue.close()

        let database = try SQLiteDatabase(path: path, now: evening)
        let (workout, session) = try await database.read { connection in
            let store = Store(connection, user: lifter)
            return (try store.runningWorkout(), try store.session(id(1)))
        }
        #expect(workout?.title == "Push")
        #expect(workout?.exercises.map(\.name) == ["Bench"])
        #expect(session?.exercises[0].sets[0].weight == .kg(60))
        #expect(session?.exercises[0].sets[0].skipReason == nil)
        #expect(session?.phase == nil)
    }
}
