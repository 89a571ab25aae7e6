import Contract
import Foundation
import HTTPTypes
import Server
import Storage
import StorageSQLite
import TestSupport
import Testing
import Training
import Wire

@testable import Service

/// An import is undone: what only it brought goes, what the lifter made of it stays and is told.
struct ImportUndoTests {
    private static let header =
        "Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE\n"

    /// One workout a day, one set of each name.
    private static func file(_ names: [String], month: Int = 9, days: [Int], kg: Int = 60) -> String {
        var file = header
        for day in days {
            for name in names {
                file +=
                    "2026-\(month > 9 ? "" : "0")\(month)-0\(day) 18:00:00,\"Push\",1h,\"\(name)\",1,\(kg),8,0,0,\"\",\"\",\n"
            }
        }
        return file
    }

    private static func send(
        _ kit: Kit, _ file: String, _ said: [ImportName] = [], takeChanges: Bool = false
    ) async throws -> ImportReport {
        var options = ImportOptions()
        (options.unit, options.dryRun, options.takeChanges) = (.kg, false, takeChanges)
        options.names = said.isEmpty ? nil : JSON.text(said)
        let answer = try await kit.send(
            .post, Endpoint.importLog(options).path, file, headers: [.contentType: "text/csv"])
        try #require(answer.status == 200, "\(answer.text)")
        return try answer.value(ImportReport.self)
    }

    private static func undo(_ kit: Kit, _ report: ImportReport) async throws -> Kit.Answer {
        try await kit.post("/v1/imports/\(try #require(report.importID).text)/undo", "")
    }

    private static func undone(_ kit: Kit, _ report: ImportReport) async throws -> ImportReport.Undone {
        let answer = try await undo(kit, report)
        try #require(answer.status == 200, "\(answer.text)")
        return try #require(try answer.value(ImportReport.self).undone)
    }

    /// What the lifter sees of their history, but for the list of imports.
    private static func state(_ kit: Kit) async throws -> [String] {
        var state: [String] = []
        let squat = BuiltInExercises.id(slug: "squat_barbell").text
        for path in [
            "/v1/sessions", "/v1/exercises?q=odd", "/v1/next", "/v1/exercises/\(squat)/history",
            "/v1/exercises/\(squat)/prior-performance", "/v1/imports/names", "/v1/plans",
        ] {
            let answer = try await kit.get(path)
            try #require(answer.status == 200, "\(answer.text)")
            state.append(answer.text)
        }
        let tables = [
            "sessions", "performances", "performed_sets", "session_facts", "records", "standings", "lift_states",
            "performance_totals",
            "imports_under_way", "exercises", "import_names",
        ]
        state.append(
            try await kit.database.read { connection in
                try tables.map {
                    "\($0): \(try connection.rows("SELECT COUNT(*) FROM \($0)", [])[0].values[0])"
                }.joined(separator: ", ")
            })
        return state
    }

    private static func sessions(_ kit: Kit) async throws -> [WorkoutSession] {
        try await kit.get("/v1/sessions").value(Page<WorkoutSession>.self).items
    }

    /// Puts a note on a session.
    private static func correct(_ kit: Kit, _ session: WorkoutSession) async throws {
        let answer = try await kit.post("/v1/sessions/\(session.id.text)/corrections", #"{"notes":"misread"}"#)
        try #require(answer.status == 200, "\(answer.text)")
    }

    @Test func whatOnlyItBroughtIsGoneAndComesAgain() async throws {
        try await Kit.with { kit in
            _ = try await Self.send(kit, Self.file(["Squat (Barbell)"], month: 8, days: [1, 3]))
            let before = try await Self.state(kit)
            let file = Self.file(["Squat (Barbell)", "Odd Lift", "Odd Press"], days: Array(1...9), kg: 80)
            let said = ImportName("Odd Press", .exercise, BuiltInExercises.id(slug: "overhead_press_barbell"))
            let report = try await Self.send(kit, file, [said])
            #expect(try await Self.state(kit) != before)
            let there = try await Self.state(kit)
            let undone = try await Self.undone(kit, report)
            #expect((undone.workouts, undone.sets, undone.kept.map(\.text)) == (9, 27, []))
            #expect(try await Self.state(kit) == before)
            // As if it had never come: the same file brings all of it.
            let again = try await Self.send(kit, file, [said])
            #expect((again.newWorkouts, again.newSets, again.duplicates) == (9, 27, 0))
            #expect(try await Self.state(kit).map { $0.count } == there.map { $0.count })
        }
    }

    @Test func theSameAgainAnswersTheSame() async throws {
        try await Kit.with { kit in
            let report = try await Self.send(kit, Self.file(["Squat (Barbell)"], days: [1, 3]))
            let first = try await Self.undo(kit, report)
            kit.clock.advance(seconds: 60)
            #expect(try await Self.undo(kit, report).text == first.text)
            #expect(
                try await kit.get("/v1/imports").value(Page<ImportReport>.self).items.map { $0.undone != nil } == [true]
            )
            let unknown = try await kit.post("/v1/imports/\(WorkoutID(high: 1, low: 2).text)/undo", "")
            #expect(unknown.status == 404)
        }
    }

    @Test func whatWasChangedSinceStaysAndIsTold() async throws {
        try await Kit.with { kit in
            let report = try await Self.send(kit, Self.file(["Squat (Barbell)", "Odd Lift"], days: [1, 3, 5]))
            let session = try #require(try await Self.sessions(kit).first)
            try await Self.correct(kit, session)
            let undone = try await Self.undone(kit, report)
            #expect(undone.workouts == 2)
            #expect(
                undone.kept.map(\.text) == [
                    "“Push” of 5 September 2026 stays: you changed it since.",
                    "“Odd Lift” stays: it is still used, or you noted something of it.",
                ])
            #expect(try await Self.sessions(kit).map(\.id) == [session.id])
            // What follows from the history is what follows from the one workout.
            let stood = try await Self.state(kit)
            _ = try await kit.service.rebuild(TopsetService.localUser)
            #expect(try await Self.state(kit) == stood)
            let german = try await kit.send(
                .post, "/v1/imports/\(try #require(report.importID).text)/undo", "",
                headers: [.acceptLanguage: "de"])
            #expect(german.text.contains("„Push“ vom 5. September 2026 bleibt: Du hast es seitdem geändert."))
            // The rest comes again, and the one that stayed is known.
            let again = try await Self.send(kit, Self.file(["Squat (Barbell)", "Odd Lift"], days: [1, 3, 5]))
            #expect(again.newWorkouts == 2)
        }
    }

    @Test func aCorrectionThatWasTakenBackIsNone() async throws {
        try await Kit.with { kit in
            let report = try await Self.send(kit, Self.file(["Squat (Barbell)"], days: [1, 3]))
            let session = try #require(try await Self.sessions(kit).first)
            try await Self.correct(kit, session)
            _ = try await kit.post("/v1/sessions/\(session.id.text)/restore", "")
            let undone = try await Self.undone(kit, report)
            #expect((undone.workouts, undone.kept.count) == (2, 0))
            #expect(try await Self.send(kit, Self.file(["Squat (Barbell)"], days: [1, 3])).newWorkouts == 2)
        }
    }

    @Test(arguments: [false, true]) func whatTheLifterDeletedGoesForGood(isCorrected: Bool) async throws {
        try await Kit.with { kit in
            _ = try await Self.send(kit, Self.file(["Squat (Barbell)"], month: 8, days: [1, 3]))
            let before = try await Self.state(kit)
            let file = Self.file(["Squat (Barbell)", "Odd Lift"], days: [1, 3])
            let report = try await Self.send(kit, file)
            let session = try #require(try await Self.sessions(kit).first)
            if isCorrected { try await Self.correct(kit, session) }
            let gone = try await kit.send(.delete, "/v1/sessions/\(session.id.text)", "")
            try #require(gone.status == 200, "\(gone.text)")
            let undone = try await Self.undone(kit, report)
            #expect((undone.workouts, undone.sets, undone.kept.map(\.text)) == (2, 4, []))
            #expect(try await Self.state(kit) == before)
            #expect(try await kit.post("/v1/sessions/\(session.id.text)/restore", "").status == 404)
            #expect(try await Self.send(kit, file).newWorkouts == 2)
        }
    }

    /// A name that was said to be another exercise since leaves nothing that is seen.
    @Test func whatIsShownAsAnotherExerciseIsNotSaidToStay() async throws {
        try await Kit.with { kit in
            let report = try await Self.send(kit, Self.file(["Odd Lift"], days: [1]))
            let said = ImportName("Odd Lift", .exercise, BuiltInExercises.id(slug: "squat_barbell"))
            let answer = try await kit.send(.put, "/v1/imports/names", JSON.text(said))
            try #require(answer.status == 200, "\(answer.text)")
            #expect(try await Self.undone(kit, report).kept.isEmpty)
        }
    }

    @Test func anExerciseThatAPlanNamesStays() async throws {
        try await Kit.with { kit in
            let report = try await Self.send(kit, Self.file(["Odd Lift", "Odd Press"], days: [1, 3]))
            let session = try #require(try await Self.sessions(kit).first)
            let own = session.exercises[0].exerciseID
            let plan = try await kit.post(
                "/v1/plans",
                #"{"name":"Mine","exercises":[{"exercise_id":"\#(own.text)","sets":[{"type":"working","reps":8}]}]}"#)
            try #require(plan.status == 201, "\(plan.text)")
            let undone = try await Self.undone(kit, report)
            #expect(undone.workouts == 2)
            #expect(
                undone.kept.map(\.text) == ["“Odd Lift” stays: it is still used, or you noted something of it."])
            let found = try await kit.get("/v1/exercises?q=odd").value(Page<Exercise>.self).items
            #expect(found.map(\.name) == ["Odd Lift"])
        }
    }

    @Test func whatItPutRightIsGivenBack() async throws {
        try await Kit.with { kit in
            _ = try await Self.send(kit, Self.file(["Squat (Barbell)"], days: [1, 3]))
            let before = try await Self.sessions(kit)
            kit.clock.advance(seconds: 60)
            let report = try await Self.send(
                kit, Self.file(["Squat (Barbell)"], days: [1, 3, 5], kg: 90), takeChanges: true)
            #expect(report.changesTaken == 2)
            kit.clock.advance(seconds: 60)
            let corrected = try #require(try await Self.sessions(kit).last)
            try await Self.correct(kit, corrected)
            let undone = try await Self.undone(kit, report)
            #expect(undone.workouts == 1)
            #expect(
                undone.kept.map(\.text) == [
                    "“Push” of 1 September 2026 stays as the file had it: it was changed again since."
                ])
            let after = try await Self.sessions(kit)
            #expect(after.count == 2)
            #expect(after[0] == before[0])
        }
    }

    @Test func aNameThatAnotherImportHasStaysSaid() async throws {
        try await Kit.with { kit in
            let press = BuiltInExercises.id(slug: "overhead_press_barbell")
            let report = try await Self.send(
                kit, Self.file(["Odd Press"], days: [1]), [ImportName("Odd Press", .exercise, press)])
            kit.clock.advance(seconds: 60)
            _ = try await Self.send(kit, Self.file(["Odd Press"], days: [3]))
            let undone = try await Self.undone(kit, report)
            #expect(undone.workouts == 1)
            let names = try await kit.get("/v1/imports/names").value(Page<ImportName>.self).items
            #expect(names.map(\.exerciseID) == [press])
            #expect(try await Self.sessions(kit).flatMap(\.exercises).map(\.exerciseID) == [press])
        }
    }

    /// It is undone at once, and the rest of the work is done at the next start where it was cut off.
    @Test(arguments: 0..<8) func whoIsCutOffFinishesLater(skips: Int) async throws {
        let tripwire = OneTripwire()
        try await Kit.with(tripwire: tripwire.pass) { kit in
            _ = try await Self.send(kit, Self.file(["Squat (Barbell)"], month: 8, days: [1, 3]))
            let before = try await Self.state(kit)
            let file = Self.file(["Squat (Barbell)", "Odd Lift"], days: Array(1...9), kg: 80)
            let report = try await Self.send(kit, file)
            tripwire.arm(.commit, skips: skips)
            let first = try await Self.undo(kit, report)
            tripwire.arm(.answer)
            guard first.status != 200 else {
                #expect(skips >= 3, "so many steps there are at least")
                return
            }
            try await kit.service.takeBackImports(asNobodyElseIsAtWork: true)
            let undone = try await Self.undone(kit, report)
            #expect(undone.workouts == 9)
            #expect(try await Self.state(kit) == before)
        }
    }

    @Test func nobodyElseUndoesIt() async throws {
        try await Kit.with(configured: { $0.accounts = true }) { kit in
            let (anna, ben) = (try await kit.signedIn(as: "anna"), try await kit.signedIn(as: "ben"))
            let report = try await Self.send(anna, Self.file(["Squat (Barbell)"], days: [1, 3]))
            #expect(try await Self.undo(ben, report).status == 404)
            #expect(try await Self.sessions(anna).count == 2)
        }
    }
}
