import Contract
import HTTPTypes
import TestSupport
import Testing
import Training

/// A name is an exercise that counts what its rows count, whatever it is called.
struct ImportMeasureTests {
    private static let header = "Date,Exercise,Category,Weight,Weight Unit,Reps,Distance,Distance Unit,Time\n"

    private static func take(_ kit: Kit, _ rows: String) async throws -> ImportReport {
        var options = ImportOptions()
        options.dryRun = false
        let answer = try await kit.send(
            .post, Endpoint.importLog(options).path, header + rows, headers: [.contentType: "text/csv"])
        try #require(answer.status == 200, "\(answer.text)")
        let report = try answer.value(ImportReport.self)
        #expect(report.format == "fitnotes" && report.skippedRows.isEmpty)
        return report
    }

    private static func lift(_ kit: Kit) async throws -> ExercisePerformance {
        let sessions = try await kit.get("/v1/sessions").value(Page<WorkoutSession>.self).items
        return try #require(sessions.first?.exercises.first)
    }

    @Test(arguments: ["Row", "Rudern"]) func aRowOfSoManyMetersIsDoneOnTheMachine(name: String) async throws {
        try await Kit.with { kit in
            let report = try await Self.take(kit, "2024-02-01,\(name),Cardio,,,,500.0,m,0:01:45\n")
            #expect(report.matched.map(\.exerciseID) == [BuiltInExercises.id(slug: "rowing_machine")])
            #expect(name != "Row" || report.matched.map(\.rule) == ["log"])
            let lift = try await Self.lift(kit)
            #expect(lift.measure == .distance && lift.sets.map(\.durationSeconds) == [105])
        }
    }

    /// What no exercise of that name counts is one of the lifter's own, measured as it was noted.
    @Test(arguments: ["Bench Press (Barbell)", "Push Up", "Row Of Boats"]) func whatIsTimedIsNoLift(name: String)
        async throws
    {
        try await Kit.with { kit in
            let report = try await Self.take(kit, "2024-02-01,\(name),Cardio,,,,,,0:01:00\n")
            #expect(report.matched.isEmpty && report.unmatched == [name])
            let lift = try await Self.lift(kit)
            #expect(lift.measure == .time && lift.sets.map(\.durationSeconds) == [60])
            // What was decided stays so, also where a later file counts repetitions.
            let again = try await Self.take(kit, "2024-02-02,\(name),Chest,60.0,kgs,8,,,\n")
            #expect(again.unmatched.isEmpty && again.matched.map(\.exerciseID) == [lift.exerciseID])
        }
    }

    @Test func theSameNamesWithRepetitionsAreTheLifts() async throws {
        try await Kit.with { kit in
            let report = try await Self.take(
                kit,
                """
                2024-02-01,Bench Press (Barbell),Chest,60.0,kgs,8,,,
                2024-02-01,Bench Press (Barbell),Chest,,,,,,0:00:30
                2024-02-01,Plank,Core,,,60,,,
                2024-02-01,Running,Cardio,,,,5.0,km,0:30:00

                """)
            #expect(
                report.matched.map(\.exerciseID)
                    == ["bench_press_barbell", "plank", "running"].map { BuiltInExercises.id(slug: $0) })
        }
    }
}
