import Contract
import HTTPTypes
import Server
import TestSupport
import Testing
import Training
import Wire

@testable import Service

/// What the history says once an import is in it.
struct ImportHistoryTests {
    private static let header =
        "Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE\n"

    private static func row(_ date: String, _ name: String, _ kg: Int, _ reps: Int, set: Int = 1) -> String {
        "\(date) 18:00:00,\"Push\",1h,\"\(name)\",\(set),\(kg),\(reps),0,0,\"\",\"\",\n"
    }

    private static func send(_ kit: Kit, _ rows: [String], dryRun: Bool = false) async throws -> ImportReport {
        var options = ImportOptions()
        (options.unit, options.dryRun) = (.kg, dryRun)
        let answer = try await kit.send(
            .post, Endpoint.importLog(options).path, header + rows.joined(), headers: [.contentType: "text/csv"])
        try #require(answer.status == 200, "\(answer.text)")
        return try answer.value(ImportReport.self)
    }

    private static func imports(_ kit: Kit) async throws -> [ImportReport] {
        try await kit.get("/v1/imports").value(Page<ImportReport>.self).items
    }

    @Test func itTellsTheMostTrainedLiftsTheirBestsAndTheLastWeeks() async throws {
        try await Kit.with { kit in
            // Mondays are 2 and 9 November 2026; 1 November is a Sunday.
            let rows = [
                Self.row("2026-08-03", "Bench Press (Barbell)", 60, 8),
                Self.row("2026-11-01", "Bench Press (Barbell)", 62, 8),
                Self.row("2026-11-01", "Squat (Barbell)", 100, 5),
                Self.row("2026-11-02", "Bench Press (Barbell)", 65, 8),
                Self.row("2026-11-11", "Bench Press (Barbell)", 60, 8, set: 1),
                Self.row("2026-11-11", "Bench Press (Barbell)", 60, 8, set: 2),
            ]
            let looked = try await Self.send(kit, rows, dryRun: true)
            #expect(looked.history == nil, "what is not there yet says nothing")
            let report = try await Self.send(kit, rows)
            let history = try #require(report.history)
            #expect(history.mostTrained.map(\.name) == ["Bench Press (Barbell)", "Squat (Barbell)"])
            #expect(history.mostTrained.map(\.workouts) == [4, 1])
            let best = try #require(history.mostTrained[0].best)
            #expect(best.weight == Mass.kg(65) && best.reps == 8 && best.date.local.dateText == "2026-11-02")
            #expect(history.weeks.map(\.from).first == "2026-09-21" && history.weeks.map(\.from).last == "2026-11-09")
            #expect(history.weeks.map(\.workouts) == [0, 0, 0, 0, 0, 1, 1, 1])
            #expect(history.weeks.map(\.sets) == [0, 0, 0, 0, 0, 2, 1, 2])
            // It is the exercise page's own records that are counted.
            let sessions = try await kit.get("/v1/sessions").value(Page<WorkoutSession>.self).items
            #expect(history.records == sessions.reduce(0) { $0 + $1.records.count } && history.records > 0)
            #expect(try await Self.imports(kit)[0].history == history)
        }
    }

    /// No set beats it in weight and reps, however many reps it has; the best of what has no weight is the most reps.
    @Test func theBestIsTheHeaviestWithItsMostReps() async throws {
        try await Kit.with { kit in
            let report = try await Self.send(
                kit,
                [
                    Self.row("2026-11-01", "Lateral Raise (Dumbbell)", 25, 12, set: 1),
                    Self.row("2026-11-01", "Lateral Raise (Dumbbell)", 30, 13, set: 2),
                    Self.row("2026-11-01", "Lateral Raise (Dumbbell)", 30, 15, set: 3),
                    Self.row("2026-11-01", "Lateral Raise (Dumbbell)", 20, 20, set: 4),
                    Self.row("2026-11-02", "Push Up", 0, 24), Self.row("2026-11-03", "Push Up", 0, 31),
                    Self.row("2026-11-04", "Push Up", 0, 30),
                ])
            let lifts = try #require(report.history).mostTrained
            #expect(lifts.map(\.name) == ["Push Up", "Lateral Raise (Dumbbell)"])
            let (pushUp, raise) = (try #require(lifts[0].best), try #require(lifts[1].best))
            #expect(pushUp.weight == nil && pushUp.reps == 31 && pushUp.date.local.dateText == "2026-11-03")
            #expect(raise.weight == Mass.kg(30) && raise.reps == 15)
        }
    }

    @Test func theNewestThatStandsTellsIt() async throws {
        try await Kit.with { kit in
            let first = try await Self.send(kit, [Self.row("2026-11-02", "Squat (Barbell)", 100, 5)])
            kit.clock.advance(seconds: 60)
            let second = try await Self.send(kit, [Self.row("2026-11-04", "Squat (Barbell)", 100, 5)])
            #expect(second.history?.mostTrained.first?.workouts == 2, "the whole history, not the file")
            #expect(try await Self.imports(kit).map { $0.history == nil } == [false, true])
            let again = try await Self.send(kit, [Self.row("2026-11-04", "Squat (Barbell)", 100, 5)])
            #expect(again.importID == nil && again.history == nil, "nothing came")
            let undone = try await kit.post("/v1/imports/\(try #require(second.importID).text)/undo", "")
            #expect(undone.status == 200, "\(undone.text)")
            let left = try await Self.imports(kit)
            #expect(left.map { $0.history == nil } == [true, false] && left[1].importID == first.importID)
            #expect(left[1].history?.mostTrained.first?.workouts == 1)
        }
    }
}
