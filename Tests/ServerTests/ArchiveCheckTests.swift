import Contract
import HTTPTypes
import Service
import Storage
import StorageSQLite
import TestSupport
import Testing
import Training
import Wire

/// Archived sessions are held against what was recorded of them, and put back.
struct ArchiveCheckTests {
    /// A finished workout of two done sets and one that was not done.
    private static func finished(_ kit: Kit) async throws -> WorkoutSession {
        let workout = try await kit.start()
        let path = "/v1/active-workouts/\(workout.id.text)"
        for set in 0..<2 { _ = try await kit.post(path + "/log-set", kit.logBody(workout, set, key: "set\(set)")) }
        let effort = #"{"notes":"fine","post_effort":{"rpe":8}}"#
        #expect(try await kit.post(path + "/complete", effort).status == 200)
        return try await kit.get("/v1/sessions/\(workout.id.text)").value(WorkoutSession.self)
    }

    private static func run(_ kit: Kit, _ sql: String) async throws {
        let count = try await kit.database.write { try $0.run(sql, []) }
        #expect(count > 0, "\(sql)")
    }

    /// A change of a row that nobody recorded, and a word of what is told of it.
    private static let falsehoods = [
        ("UPDATE sessions SET title = 'Other'", "title"), ("UPDATE sessions SET notes = NULL", "notes"),
        ("UPDATE sessions SET started_ms = started_ms - 86400000", "started_at"),
        ("UPDATE sessions SET plan_id = NULL", "plan_id"), ("UPDATE performances SET notes = 'x'", "notes"),
        ("UPDATE performances SET started_ms = started_ms + 1", "found at another moment"),
        ("UPDATE performances SET load_kind = 'assisted'", "load_kind"),
        ("UPDATE performed_sets SET weight = weight + 25000000000 WHERE position = 0", "weight"),
        ("UPDATE performed_sets SET reps = 12 WHERE position = 1", "reps is 12, recorded was 8"),
        ("UPDATE performed_sets SET rir = 0 WHERE position = 1", "rir"),
        ("UPDATE performed_sets SET set_type = 'dropset' WHERE position = 1", "set_type"),
        ("UPDATE performed_sets SET status = 'skipped' WHERE position = 1", "status"),
        ("UPDATE performed_sets SET note = 'x' WHERE position = 0", "note"),
        ("UPDATE performed_sets SET target = NULL WHERE position = 0", "target"),
        ("UPDATE performed_sets SET reps = 5 WHERE position = 2", "reps"),
        ("DELETE FROM performed_sets WHERE position = 2", "is missing"),
        ("DELETE FROM sessions", "is missing"),
        ("UPDATE performed_sets SET status = 'no such' WHERE position = 0", "cannot be read"),
    ]

    @Test(arguments: falsehoods.indices)
    func aRowThatSaysOtherwiseThanItsEventsIsToldAndPutBack(index: Int) async throws {
        let (sql, word) = Self.falsehoods[index]
        try await Kit.with { kit in
            let session = try await Self.finished(kit)
            let sound = try await kit.service.verify()
            #expect((sound.faults, sound.differences, sound.compared, sound.uncompared) == ([], [], 1, 0))
            try await Self.run(kit, sql)
            let report = try await kit.service.verify()
            #expect(report.faults == [])
            #expect(
                report.differences.contains { $0.hasPrefix("session \(session.id.text): ") && $0.contains(word) },
                "\(report.differences)")
            let rebuilt = try await kit.service.rebuild(TopsetService.localUser)
            #expect(rebuilt.restored == 1 && rebuilt.changed && rebuilt.left == [])
            #expect(try await kit.service.verify().differences == [])
            var back = try await kit.get("/v1/sessions/\(session.id.text)").value(WorkoutSession.self)
            // How it felt is no event: with its row it is gone.
            if sql == "DELETE FROM sessions" { back.postEffort = session.postEffort }
            #expect(back == session)
            let again = try await kit.service.rebuild(TopsetService.localUser)
            #expect(again.restored == 0 && !again.changed)
        }
    }

    @Test func packedEventsSayTheSame() async throws {
        try await Kit.with { kit in
            let session = try await Self.finished(kit)
            kit.clock.advance(seconds: 2 * 366 * 86_400)
            #expect(try await kit.service.packEvents() == 1)
            try await Self.run(kit, "UPDATE performed_sets SET reps = 12 WHERE position = 1")
            #expect(try await kit.service.verify().differences.count == 1)
            #expect(try await kit.service.rebuild(TopsetService.localUser).restored == 1)
            #expect(try await kit.get("/v1/sessions/\(session.id.text)").value(WorkoutSession.self) == session)
        }
    }

    @Test func aCorrectionIsWhatARowMustShow() async throws {
        try await Kit.with { kit in
            let session = try await Self.finished(kit)
            let path = "/v1/sessions/\(session.id.text)"
            let corrected = try await kit.post(path + "/corrections", #"{"notes":"misread"}"#)
            #expect(corrected.status == 200)
            #expect(try await kit.service.verify().differences == [])
            try await Self.run(kit, "UPDATE sessions SET notes = 'fine', post_effort = NULL")
            #expect(try await kit.service.verify().differences.count == 2)
            #expect(try await kit.service.rebuild(TopsetService.localUser).restored == 1)
            #expect(try await kit.get(path).text == corrected.text)
            // Deleted, it is not there; put back, it is what it was.
            #expect(try await kit.send(.delete, path).status == 200)
            #expect(try await kit.service.verify().differences == [])
            #expect(try await kit.post(path + "/restore").status == 200)
            #expect(try await kit.service.verify().differences == [])
        }
    }

    @Test func tornEventsDeleteNoWorkout() async throws {
        try await Kit.with { kit in
            let session = try await Self.finished(kit)
            try await Self.run(
                kit, "DELETE FROM workout_events WHERE seq = (SELECT MAX(seq) FROM workout_events)")
            let report = try await kit.service.verify()
            #expect(report.faults.count == 1 && report.differences == [], "\(report)")
            let rebuilt = try await kit.service.rebuild(TopsetService.localUser)
            #expect(rebuilt.restored == 0 && rebuilt.left.count == 1)
            #expect(try await kit.get("/v1/sessions/\(session.id.text)").value(WorkoutSession.self) == session)
        }
    }

    @Test func whatHasNoEventsIsCounted() async throws {
        try await Kit.with { kit in
            let file =
                "Date,Exercise,Category,Weight (kgs),Reps,Distance,Distance Unit,Time\n"
                + "2024-02-01,Squat,Legs,60.0,8,,,\n"
            let imported = try await kit.send(.post, "/v1/import", file, headers: [.contentType: "text/csv"])
            #expect(imported.status == 200, "\(imported.text)")
            var report = try await kit.service.verify()
            #expect((report.compared, report.uncompared) == (0, 1))
            let session = try await kit.get("/v1/sessions").value(Page<WorkoutSession>.self).items[0]
            let path = "/v1/sessions/\(session.id.text)"
            #expect(try await kit.post(path + "/save-as-plan", #"{"name":"Legs"}"#).status == 201)
            #expect(try await kit.post(path + "/corrections", #"{"notes":"deep"}"#).status == 200)
            report = try await kit.service.verify()
            #expect((report.compared, report.uncompared, report.differences) == (1, 0, []))
            try await Self.run(kit, "UPDATE performed_sets SET reps = 9")
            #expect(try await kit.service.verify().differences.count == 1)
        }
    }

    @Test func anExportWithSuchARowComesBackAsItsEventsSay() async throws {
        try await Kit.with { kit in
            let session = try await Self.finished(kit)
            try await Self.run(kit, "UPDATE performed_sets SET reps = 12 WHERE position = 1")
            let export = try await kit.get("/v1/export").text
            try await Kit.with { fresh in
                let report = try await ExportTests.take(fresh, export).value(ImportReport.self)
                #expect(
                    report.warnings.map(\.text) == [
                        "1 finished workout was not as its events and corrections say, and is now."
                    ])
                let back = try await fresh.get("/v1/sessions/\(session.id.text)").value(WorkoutSession.self)
                #expect(back == session)
            }
        }
    }

    @Test(arguments: 0..<6)
    func whateverALifterDoesTheRowsSayWhatWasRecorded(seed: UInt64) async throws {
        try await Kit.with { kit in
            try await ExportTests.live(kit, seed: seed)
            let report = try await kit.service.verify()
            #expect(report.faults == [] && report.differences == [], "seed \(seed): \(report)")
            let rebuilt = try await kit.service.rebuild(TopsetService.localUser)
            #expect(rebuilt.restored == 0 && rebuilt.left == [], "seed \(seed)")
        }
    }
}
