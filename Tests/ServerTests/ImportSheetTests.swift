import Contract
import HTTPTypes
import TestSupport
import Testing
import Training

/// Tables of one lift each: the days are the same, the workouts are not.
struct ImportSheetTests {
    private static let squats = """
        Date,Exercise,Weight (kg),Reps
        2026-10-01,Squat (Barbell),100,5
        2026-10-01,Squat (Barbell),100,4
        2026-10-08,Squat (Barbell),102.5,5

        """
    private static let benches = """
        Date,Exercise,Weight (kg),Reps
        2026-10-01,Bench Press (Barbell),60,8
        2026-10-08,Bench Press (Barbell),62.5,8

        """

    private static func take(_ kit: Kit, _ table: String, takeChanges: Bool = false) async throws -> ImportReport {
        var options = ImportOptions()
        (options.dryRun, options.takeChanges, options.format) = (false, takeChanges, "csv")
        let answer = try await kit.send(
            .post, Endpoint.importLog(options).path, table, headers: [.contentType: "text/csv"])
        try #require(answer.status == 200, "\(answer.text)")
        return try answer.value(ImportReport.self)
    }

    /// What stands there: each workout by its day, its lift and how many sets it has.
    private static func workouts(_ kit: Kit) async throws -> [String] {
        let sessions = try await kit.get("/v1/sessions").value(Page<WorkoutSession>.self).items
        return sessions.map { session in
            let lifts = session.exercises.map { "\($0.name) \($0.sets.count)" }
            return ([session.startedAt.local.dateText] + lifts).joined(separator: " ")
        }.sorted()
    }

    private static let both = [
        "2026-10-01 Bench Press (Barbell) 1", "2026-10-01 Squat (Barbell) 2", "2026-10-08 Bench Press (Barbell) 1",
        "2026-10-08 Squat (Barbell) 1",
    ]

    private static func undo(_ kit: Kit, _ report: ImportReport) async throws -> Int {
        try await kit.post("/v1/imports/\(try #require(report.importID).text)/undo", "").status
    }

    @Test(arguments: [false, true]) func theSecondReplacesNothing(takeChanges: Bool) async throws {
        try await Kit.with { kit in
            _ = try await Self.take(kit, Self.squats)
            let report = try await Self.take(kit, Self.benches, takeChanges: takeChanges)
            #expect((report.newWorkouts, report.newSets, report.changed.count) == (2, 2, 0))
            #expect(try await Self.workouts(kit) == Self.both)
        }
    }

    @Test func eitherIsImportedOnce() async throws {
        try await Kit.with { kit in
            for table in [Self.squats, Self.benches] { _ = try await Self.take(kit, table) }
            for table in [Self.squats, Self.benches, Self.benches, Self.squats] {
                let again = try await Self.take(kit, table, takeChanges: true)
                #expect(again.importID == nil && again.newWorkouts == 0 && again.changed.isEmpty)
            }
            #expect(try await Self.workouts(kit) == Self.both)
            // A longer one adds to its own workouts, and is told so.
            let longer = Self.benches + "2026-10-08,Bench Press (Barbell),62.5,7\n"
            let report = try await Self.take(kit, longer, takeChanges: true)
            #expect(report.changed.map(\.setsAdded) == [1] && report.changed.map(\.setsRemoved) == [0])
            #expect(try await Self.workouts(kit).contains("2026-10-08 Bench Press (Barbell) 2"))
        }
    }

    @Test func anUndoTakesOutItsOwn() async throws {
        try await Kit.with { kit in
            let first = try await Self.take(kit, Self.squats)
            kit.clock.advance(seconds: 60)
            let second = try await Self.take(kit, Self.benches)
            kit.clock.advance(seconds: 60)
            #expect(try await Self.undo(kit, first) == 200)
            #expect(try await Self.workouts(kit) == Self.both.filter { $0.contains("Bench") })
            // What came second is still known, though what came first at its key is gone.
            #expect(try await Self.take(kit, Self.benches).newWorkouts == 0)
            #expect(try await Self.take(kit, Self.squats).newWorkouts == 2)
            #expect(try await Self.workouts(kit) == Self.both)
            #expect(try await Self.undo(kit, second) == 200)
            #expect(try await Self.workouts(kit) == Self.both.filter { $0.contains("Squat") })
        }
    }

    /// One that the lifter deleted stays deleted, and keeps no other out.
    @Test func whatWasDeletedStaysSo() async throws {
        try await Kit.with { kit in
            _ = try await Self.take(kit, Self.squats)
            for session in try await kit.get("/v1/sessions").value(Page<WorkoutSession>.self).items {
                #expect(try await kit.send(.delete, "/v1/sessions/\(session.id.text)", "").status < 300)
            }
            #expect(try await Self.take(kit, Self.benches).newWorkouts == 2)
            #expect(try await Self.take(kit, Self.squats).newWorkouts == 0)
            #expect(try await Self.workouts(kit) == Self.both.filter { $0.contains("Bench") })
        }
    }

    /// What was put right here makes no other workout of the one in the file.
    @Test func aCorrectedWorkoutIsTheSame() async throws {
        try await Kit.with { kit in
            _ = try await Self.take(kit, Self.benches)
            let page = try await kit.get("/v1/sessions").value(Page<WorkoutSession>.self)
            let session = try #require(page.items.first)
            let squat = BuiltInExercises.id(slug: "squat_barbell").text
            let body = ##"{"exercises":[{"id":"\##(session.exercises[0].id.text)","exercise_id":"\##(squat)"}]}"##
            #expect(try await kit.post("/v1/sessions/\(session.id.text)/corrections", body).status == 200)
            let again = try await Self.take(kit, Self.benches)
            #expect(again.newWorkouts == 0 && again.importID == nil)
        }
    }

    /// With a time of day the same moment is the same workout, whatever it holds.
    @Test func withATimeItIsAChangedWorkout() async throws {
        try await Kit.with { kit in
            _ = try await Self.take(kit, Self.squats.replacing(",Squat", with: " 18:00,Squat"))
            let report = try await Self.take(kit, Self.benches.replacing(",Bench", with: " 18:00,Bench"))
            #expect(report.newWorkouts == 0 && report.changed.count == 2)
        }
    }
}
