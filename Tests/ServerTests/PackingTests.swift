import Contract
import HTTPTypes
import Service
import Storage
import StorageSQLite
import TestSupport
import Testing
import Training
import Wire

/// Packed events are read as before, by everything that reads them.
struct PackingTests {
    private static let years: Int64 = 2 * 366 * 86_400

    /// What everything that reads events says.
    private static func everything(_ kit: Kit) async throws -> [String] {
        var said = [try await kit.get("/v1/export").text]
        for path in ["/v1/sessions", "/v1/next", "/v1/plans", "/v1/suggestions"] {
            said.append(try await kit.get(path).text)
        }
        for workout in try await workouts(kit) {
            var after = "0"
            while true {
                let answer = try await kit.get("/v1/active-workouts/\(workout)/events?after=\(after)&limit=7")
                said.append(answer.text)
                guard let next = try answer.value(Page<WorkoutEvent>.self).nextCursor else { break }
                after = next
            }
            for call in ["undo", "complete", "cancel"] {
                let answer = try await kit.post(
                    "/v1/active-workouts/\(workout)/\(call)", #"{"idempotency_key":"late"}"#)
                said.append("\(call): \(answer.status) \(answer.text)")
            }
        }
        let report = try await kit.service.verify()
        said.append("\(report.documents) documents, \(report.workouts) workouts, \(report.faults)")
        said += try await kit.service.projectionFaults(TopsetService.localUser)
        return said
    }

    /// Live workouts that are over.
    private static func workouts(_ kit: Kit) async throws -> [String] {
        try await texts(kit, "SELECT id FROM active_workouts WHERE status <> 'in_progress' ORDER BY id")
    }

    private static func texts(_ kit: Kit, _ sql: String) async throws -> [String] {
        try await kit.database.read { connection in
            try connection.rows(sql, []).compactMap { row in
                if case .text(let text)? = row.values.first { text } else { nil }
            }
        }
    }

    @Test(arguments: 0..<6)
    func aPackedStoreAnswersAsBefore(seed: UInt64) async throws {
        try await Kit.with { kit in
            try await ExportTests.live(kit, seed: seed)
            let over = try await Self.workouts(kit)
            #expect(try await kit.service.packEvents() == 0, "nothing is a year old")
            kit.clock.advance(seconds: Self.years)
            let before = try await Self.everything(kit)
            #expect(try await kit.service.packEvents() == over.count)
            #expect(try await Self.everything(kit) == before)
            let loose = try await Self.texts(kit, "SELECT DISTINCT workout_id FROM workout_events")
            #expect(Set(loose).isDisjoint(with: over))
            let packed = try await kit.database.read { try Store.packedNumbers($0) }
            #expect(packed.workouts == over.count)
            #expect(over.isEmpty || packed.packedBytes < packed.bytes)
            // Packed twice is packed once; what follows is worked out the same.
            #expect(try await kit.service.packEvents() == 0)
            _ = try await kit.service.rebuild(TopsetService.localUser)
            #expect(try await Self.everything(kit) == before)
            let export = before[0]
            // The same again adds nothing to it, and it comes back elsewhere.
            let again = try await ExportTests.take(kit, export)
            #expect(again.status == 200, "\(again.text)")
            try await Kit.with { fresh in
                fresh.clock.advance(seconds: Self.years)
                #expect(try await ExportTests.take(fresh, export).status == 200)
                #expect(try await fresh.service.packEvents() == over.count)
                let there = try await fresh.get("/v1/export").text
                #expect(ExportTests.content(there) == ExportTests.content(export))
            }
        }
    }

    @Test func aPackedSessionIsCorrectedDeletedAndPutBack() async throws {
        try await Kit.with { kit in
            let workout = try await kit.start()
            let path = "/v1/active-workouts/\(workout.id.text)"
            _ = try await kit.post(path + "/log-set", kit.logBody(workout, 0, key: "one"))
            #expect(try await kit.post(path + "/complete", "{}").status == 200)
            kit.clock.advance(seconds: Self.years)
            #expect(try await kit.service.packEvents() == 1)
            let session = try await kit.get("/v1/sessions").value(Page<WorkoutSession>.self).items[0]
            let own = "/v1/sessions/\(session.id.text)"
            #expect(try await kit.post(own + "/corrections", #"{"notes":"misread"}"#).status == 200)
            #expect(try await kit.get(own).value(WorkoutSession.self).notes == "misread")
            #expect(try await kit.post(own + "/restore").value(WorkoutSession.self) == session)
            #expect(try await kit.send(.delete, own).status == 200)
            #expect(try await kit.post(own + "/restore").value(WorkoutSession.self) == session)
            #expect(try await kit.service.verify().faults == [])
            #expect(try await kit.service.packEvents() == 0)
            // Whoever erases the account erases these, too.
            #expect(try await kit.send(.delete, "/v1/account", #"{"confirm":"erase"}"#).status == 200)
            #expect(try await kit.database.read { try Store.packedNumbers($0) }.workouts == 0)
        }
    }

    @Test func aRunningWorkoutStaysAsItIs() async throws {
        try await Kit.with { kit in
            let workout = try await kit.start()
            kit.clock.advance(seconds: Self.years)
            #expect(try await kit.service.packEvents() == 0)
            let path = "/v1/active-workouts/\(workout.id.text)"
            #expect(try await kit.post(path + "/log-set", kit.logBody(workout, 0, key: "one")).status == 200)
            #expect(try await kit.post(path + "/undo", #"{"idempotency_key":"back"}"#).status == 200)
        }
    }

    @Test func aWriteThatFailsPacksNothing() async throws {
        let tripwire = OneTripwire()
        try await Kit.with(tripwire: tripwire.pass) { kit in
            let workout = try await kit.start()
            let path = "/v1/active-workouts/\(workout.id.text)"
            _ = try await kit.post(path + "/log-set", kit.logBody(workout, 0, key: "one"))
            _ = try await kit.post(path + "/cancel", "{}")
            kit.clock.advance(seconds: Self.years)
            let before = try await Self.everything(kit)
            tripwire.arm(.commit)
            await #expect(throws: ServiceError.self) { try await kit.service.packEvents() }
            #expect(try await kit.database.read { try Store.packedNumbers($0) }.workouts == 0)
            #expect(try await Self.everything(kit) == before)
            #expect(try await kit.service.packEvents() == 1)
            #expect(try await Self.everything(kit) == before)
        }
    }

    @Test func damageIsNamedAndWhatIsDamagedIsNotPacked() async throws {
        try await Kit.with { kit in
            var ids: [String] = []
            for number in 0..<2 {
                let workout = try await kit.start()
                ids.append(workout.id.text)
                _ = try await kit.post(
                    "/v1/active-workouts/\(workout.id.text)/cancel", #"{"idempotency_key":"\#(number)"}"#)
            }
            kit.clock.advance(seconds: Self.years)
            let first = ids[0]
            _ = try await kit.database.write { connection in
                try connection.run(
                    "UPDATE workout_events SET document = '{}' WHERE workout_id = ? AND seq = 1", [.text(first)])
            }
            #expect(try await kit.service.packEvents() == 1)
            let loose = try await Self.texts(kit, "SELECT DISTINCT workout_id FROM workout_events")
            #expect(loose == [first])
            _ = try await kit.database.write { connection in
                try connection.run("UPDATE packed_events SET block = zeroblob(LENGTH(block))", [])
            }
            let faults = try await kit.service.verify().faults
            #expect(faults.contains { $0.hasPrefix("packed_events of user") && $0.contains(ids[1]) }, "\(faults)")
            #expect(try await kit.get("/v1/active-workouts/\(ids[1])/events").status >= 500)
        }
    }
}
