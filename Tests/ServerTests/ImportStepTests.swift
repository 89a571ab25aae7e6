import Contract
import HTTPTypes
import Server
import Storage
import StorageSQLite
import TestSupport
import Testing
import Training
import Wire

@testable import Service

/// An import is written in steps, and is there as a whole or not at all.
struct ImportStepTests {
    /// 7,500 sets in 60 workouts of three exercises, one of them the lifter's own: four steps.
    private static let file: String = {
        var text =
            "Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE\n"
        for day in 0..<60 {
            let date =
                "2025-\(day / 28 + 10 > 9 ? "" : "0")\(day / 28 + 10)-\(day % 28 + 1 > 9 ? "" : "0")\(day % 28 + 1)"
            for set in 0..<125 {
                let name = ["Bench Press (Barbell)", "Squat (Barbell)", "Odd Lift of Mine"][set % 3]
                text += "\(date) 18:00:00,Push,1h,\(name),\(set / 3 + 1),\(60 + day / 4),8,0,0,,,\n"
            }
        }
        return text
    }()

    private static func send(_ kit: Kit) async throws -> Kit.Answer {
        try await kit.send(
            .post, "/v1/import?unit=kg&timezone=Europe/Berlin", file, headers: [.contentType: "text/csv"])
    }

    @Test func itIsToldHowFarItIs() async throws {
        try await Kit.with { kit in
            let user = TopsetService.localUser
            #expect(kit.service.importProgress(user) == ImportProgress(done: 0, total: 0))
            let watching = Task {
                var seen: [ImportProgress] = []
                while !Task.isCancelled {
                    let told = kit.service.importProgress(user)
                    if told.total > 0, seen.last != told { seen.append(told) }
                    await Task.yield()
                }
                return seen
            }
            let sent = try await Self.send(kit)
            watching.cancel()
            #expect(sent.status == 200)
            let seen = await watching.value
            #expect(!seen.isEmpty && seen.allSatisfy { $0.total == 60 && $0.done <= 60 }, "\(seen)")
            #expect(seen.map(\.done) == seen.map(\.done).sorted())
            #expect(try await kit.get("/v1/imports/progress").text == #"{"done":0,"total":0}"#)
        }
    }

    /// Everything that an import could leave behind.
    private static func state(_ kit: Kit) async throws -> [String] {
        var state: [String] = []
        for path in ["/v1/sessions", "/v1/imports", "/v1/exercises?q=odd", "/v1/next", "/v1/settings"] {
            state.append(try await kit.get(path).text)
        }
        state.append(
            try await kit.database.read { connection in
                try ["sessions", "performances", "performed_sets", "records", "imports_under_way", "exercises"].map {
                    "\($0): \(try connection.rows("SELECT COUNT(*) FROM \($0)", [])[0].values[0])"
                }.joined(separator: ", ")
            })
        return state
    }

    @Test(arguments: 0..<10) func aStepThatFailsLeavesNothing(skips: Int) async throws {
        let tripwire = OneTripwire()
        try await Kit.with(tripwire: tripwire.pass) { kit in
            let before = try await Self.state(kit)
            tripwire.arm(.commit, skips: skips)
            let failed = try await Self.send(kit)
            // As many commits as there are: the last round trips none.
            guard failed.status != 200 else {
                #expect(skips >= 6, "so many steps there are at least")
                return
            }
            #expect(failed.status == 500)
            #expect(try await Self.state(kit) == before)
            tripwire.arm(.answer)
            let report = try await Self.send(kit).value(ImportReport.self)
            #expect((report.newWorkouts, report.newSets) == (60, 7_500))
        }
    }

    private static func run(_ kit: Kit) -> ImportRun {
        ImportRun(
            service: kit.service, user: TopsetService.localUser, id: id(7),
            request: TopsetService.ImportRequest())
    }

    @Test func whatWasCutOffIsTakenBackAtTheNextStart() async throws {
        try await Kit.with { kit in
            _ = try await kit.post("/v1/active-workouts", #"{"freeform":true}"#)
            let before = try await Self.state(kit)
            // As a process leaves it that is killed between two steps.
            let user = TopsetService.localUser
            try await Self.run(kit).begin()
            var session = WorkoutSession(
                id: id(8), origin: .imported, startedAt: Instant(milliseconds: 0), endedAt: Instant(milliseconds: 0))
            let performance = ExercisePerformance(
                id: id(9), exerciseID: BuiltInExercises.id(slug: "bench_press_barbell"), name: "")
            session.exercises = [performance]
            let written = session
            try await kit.service.write(user) { turn in
                try turn.store.insert(written, importID: id(7))
                try turn.store.rebuildRecords(of: written.exercises[0].exerciseID)
            }
            #expect(try await Self.state(kit) != before, "it is in the tables")
            #expect(try await kit.get("/v1/sessions").value(Page<WorkoutSession>.self).items.isEmpty, "and not shown")
            #expect(try await kit.get("/v1/next").value(Page<NextItem>.self).items.isEmpty)
            #expect(try await Self.send(kit).code == "IMPORT_IN_PROGRESS")
            // As long as it may be another process that goes on with it, it is left alone.
            try await kit.service.takeBackImports()
            #expect(try await Self.send(kit).code == "IMPORT_IN_PROGRESS")
            try await kit.service.takeBackImports(asNobodyElseIsAtWork: true)
            #expect(try await Self.state(kit) == before)
            #expect(try await Self.send(kit).status == 200)
        }
    }

    @Test func anImportThatNobodyGoesOnWithIsTakenBack() async throws {
        try await Kit.with { kit in
            let before = try await Self.state(kit)
            try await Self.run(kit).begin()
            kit.clock.advance(seconds: 30)
            #expect(try await Self.send(kit).code == "IMPORT_IN_PROGRESS")
            kit.clock.advance(seconds: 1)
            try await kit.service.takeBackImports()
            #expect(try await Self.state(kit) == before)
            // The next one does so itself.
            try await Self.run(kit).begin()
            kit.clock.advance(seconds: 31)
            #expect(try await Self.send(kit).status == 200)
        }
    }

    /// The work stops between two steps, and what was written is taken back.
    @Test func aClientThatGoesTakesItsImportAlong() async throws {
        try await Kit.with { kit in
            let before = try await Self.state(kit)
            let importing = Task { try await Self.send(kit) }
            while try await kit.database.read({ try $0.rows("SELECT 1 FROM imports_under_way", []) }).isEmpty {
                await Task.yield()
            }
            importing.cancel()
            _ = try? await importing.value
            #expect(try await Self.state(kit) == before)
        }
    }

    @Test func othersAreLetInBetweenTheSteps() async throws {
        try await Kit.with(configured: { $0.accounts = true }) { kit in
            let (anna, ben) = (try await kit.signedIn(as: "anna"), try await kit.signedIn(as: "ben"))
            let workout = try await ben.start()
            let path = "/v1/active-workouts/\(workout.id.text)/patch"
            let importing = Task { try await Self.send(anna) }
            func isUnderWay() async throws -> Bool {
                try await !kit.database.read { try $0.rows("SELECT 1 FROM imports_under_way", []) }.isEmpty
            }
            while try await !isUnderWay() { await Task.yield() }
            var answered = 0
            while try await isUnderWay() {
                let body = #"""
                    {"ops":[{"op":"set_field","target":{},"field":"notes","value":"\#(answered)"}],\#
                    "idempotency_key":"\#(answered)","client_timestamp":"2026-11-18T18:01:00+01:00"}
                    """#
                let answer = try await ben.post(path, body)
                #expect(answer.status == 200, "\(answer.text)")
                if try await isUnderWay() { answered += 1 }
            }
            #expect(try await importing.value.status == 200)
            #expect(answered > 0)
        }
    }
}
