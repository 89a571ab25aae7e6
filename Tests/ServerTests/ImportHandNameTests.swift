import Contract
import Foundation
import HTTPTypes
import TestSupport
import Testing
import Training
import Wire

/// What the lifter says by hand of the names of other apps.
struct ImportHandNameTests {
    private static func id(_ slug: String) -> ExerciseID { BuiltInExercises.id(slug: slug) }

    /// One workout a day, one set of each name.
    private static func file(_ names: [String], days: [Int] = [1]) -> String {
        var file =
            "Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE\n"
        for day in days {
            for name in names { file += "2026-10-0\(day) 18:00:00,\"Push\",1h,\"\(name)\",1,60,8,0,0,\"\",\"\",\n" }
        }
        return file
    }

    private static func send(
        _ kit: Kit, _ file: String, _ said: [ImportName] = [], dryRun: Bool = false, status: Int = 200
    ) async throws -> ImportReport {
        var options = ImportOptions()
        (options.unit, options.dryRun, options.names) = (.kg, dryRun, said.isEmpty ? nil : JSON.text(said))
        let answer = try await kit.send(
            .post, Endpoint.importLog(options).path, file, headers: [.contentType: "text/csv"])
        #expect(answer.status == status, "\(answer.text)")
        guard answer.status == 200 else {
            return ImportReport(
                dryRun: dryRun, format: "", dialect: "", delimiter: "", weightUnit: .kg, unitSource: "")
        }
        return try answer.value(ImportReport.self)
    }

    private static func decide(_ kit: Kit, _ name: ImportName, status: Int = 200) async throws {
        let answer = try await kit.send(.put, "/v1/imports/names", JSON.text(name))
        #expect(answer.status == status, "\(answer.text)")
    }

    /// How many sessions hold an exercise.
    private static func outings(_ kit: Kit, _ exercise: ExerciseID) async throws -> Int {
        var filter = SessionFilter()
        filter.exercise = exercise
        return try await kit.get(Endpoint.sessions(filter).path).value(Page<WorkoutSession>.self).items.count
    }

    private static func names(_ kit: Kit) async throws -> [ImportName] {
        try await kit.get("/v1/imports/names").value(Page<ImportName>.self).items
    }

    @Test func aWrongDecisionIsNamedWithItsPlace() async throws {
        try await Kit.with { kit in
            let good = #"{"name":"A","choice":"own"}"#
            for (said, path, message) in [
                (
                    #"[\#(good),{"name":"B","choice":"maybe"}]"#, "/names/1/choice",
                    "choice must be one of exercise, own, never."
                ),
                (#"[{"name":"B","choice":"found"}]"#, "/names/0/choice", "choice must be one of exercise, own, never."),
                (#"[{"name":7,"choice":"own"}]"#, "/names/0/name", "names/0/name "),
                ("{}", "/names", "names must be a list."), ("[{", "/names", "names must be a list."),
            ] {
                var options = ImportOptions()
                (options.unit, options.dryRun, options.names) = (.kg, true, said)
                let answer = try await kit.send(
                    .post, Endpoint.importLog(options).path, Self.file(["Squat (Barbell)"]),
                    headers: [.contentType: "text/csv"])
                #expect(answer.status == 400 && answer.path == path && answer.text.contains(message), "\(answer.text)")
            }
        }
    }

    @Test func aDryRunTellsWhatIsNotSure() async throws {
        try await Kit.with { kit in
            let report = try await Self.send(kit, Self.file(["Squat (Barbell)", "Morning Thing"]), dryRun: true)
            #expect(report.names.map(\.name) == ["Morning Thing"])
            #expect(report.names[0].sets == 1)
            let said = ImportName("Morning Thing", .never)
            #expect(try await Self.send(kit, Self.file(["Morning Thing"]), [said], dryRun: true).names.isEmpty)
            #expect(try await Self.names(kit).isEmpty, "a dry run leaves nothing")
        }
    }

    @Test func aNameIsWhatTheLifterSaysInThisImportAndTheNext() async throws {
        try await Kit.with { kit in
            let bench = Self.id("bench_press_barbell")
            let said = ImportName("Morning Thing", .exercise, bench)
            let report = try await Self.send(kit, Self.file(["Morning Thing"]), [said])
            #expect(report.matched.map(\.exerciseID) == [bench] && report.matched[0].rule == "hand")
            #expect(report.unmatched.isEmpty)
            #expect(try await Self.outings(kit, bench) == 1)
            let next = try await Self.send(kit, Self.file(["Morning Thing"], days: [1, 2]))
            #expect(next.newWorkouts == 1 && next.changed.isEmpty && next.duplicates == 1)
            #expect(try await Self.outings(kit, bench) == 2)
            #expect(try await Self.names(kit).map(\.exerciseID) == [bench])
        }
    }

    @Test func aDecisionIsChangedAndHistoryFollows() async throws {
        try await Kit.with { kit in
            let (bench, press) = (Self.id("bench_press_barbell"), Self.id("overhead_press_barbell"))
            let file = Self.file(["Morning Thing"], days: [1, 2])
            _ = try await Self.send(kit, file, [ImportName("Morning Thing", .exercise, bench)])
            try await Self.decide(kit, ImportName("Morning Thing", .exercise, press))
            #expect(try await Self.outings(kit, bench) == 0)
            #expect(try await Self.outings(kit, press) == 2)
            try await Self.decide(kit, ImportName("Morning Thing", .never))
            #expect(try await Self.outings(kit, press) == 0)
            let own = try #require(try await Self.names(kit).first)
            #expect(own.choice == .never && own.exerciseName == "Morning Thing")
            #expect(try await Self.outings(kit, try #require(own.exerciseID)) == 2)
            let again = try await Self.send(kit, file)
            #expect(again.newWorkouts == 0 && again.changed.isEmpty && again.questions.isEmpty)
        }
    }

    /// What is offered as a plan is called as history shows it.
    @Test func whatIsRepeatedIsCalledByTheNameThatWasSaid() async throws {
        try await Kit.with { kit in
            let said = ImportName("Morning Thing", .exercise, Self.id("bench_press_barbell"))
            _ = try await Self.send(kit, Self.file(["Morning Thing"], days: [1, 2]), [said])
            let report = try await kit.get("/v1/imports").value(Page<ImportReport>.self).items.first
            #expect(report?.planOffers.map(\.exercises) == [["Bench Press (Barbell)"]])
            #expect(report?.planOffers.flatMap(\.rules).allSatisfy { $0.name == "Bench Press (Barbell)" } == true)
        }
    }

    /// What was recognised without asking is lifted out of its exercise; what else was done of that stays.
    @Test func whatWasRecognisedIsPutRightAfterwards() async throws {
        try await Kit.with { kit in
            let (squat, bench) = (Self.id("squat_barbell"), Self.id("bench_press_barbell"))
            let file = Self.file(["Squat (Barbell)", "Bench Press (Barbell)"], days: [1, 2])
            let report = try await Self.send(kit, file)
            #expect(report.matched.map(\.exerciseID) == [squat, bench])
            try await Self.decide(kit, ImportName("Squat (Barbell)", .own))
            #expect(try await Self.outings(kit, squat) == 0)
            #expect(try await Self.outings(kit, bench) == 2)
            let names = try await Self.names(kit)
            #expect(names.map(\.choice) == [.own, .found])
            #expect(try await Self.outings(kit, try #require(names[0].exerciseID)) == 2)
            let again = try await Self.send(kit, file)
            #expect(again.newWorkouts == 0 && again.changed.isEmpty, "the file says nothing else than what is here")
            try await Self.decide(kit, ImportName("Squat (Barbell)", .exercise, squat))
            #expect(try await Self.outings(kit, squat) == 2)
            try await Self.decide(kit, ImportName("Squat (Barbell)", .exercise, squat))
            #expect(try await Self.outings(kit, squat) == 2)
        }
    }

    /// The same said with a file that was imported before.
    @Test func whatAFileSaysAnewFollowsToo() async throws {
        try await Kit.with { kit in
            let squat = Self.id("squat_barbell")
            _ = try await Self.send(kit, Self.file(["Squat (Barbell)"]))
            let longer = Self.file(["Squat (Barbell)"], days: [1, 2])
            let report = try await Self.send(kit, longer, [ImportName("squat (barbell)", .never)])
            #expect(report.newWorkouts == 1)
            #expect(try await Self.outings(kit, squat) == 0)
            let own = try #require(try await Self.names(kit).first?.exerciseID)
            #expect(try await Self.outings(kit, own) == 2)
        }
    }

    @Test func whatCannotBeIsRefusedAndChangesNothing() async throws {
        try await Kit.with { kit in
            let (bench, plank) = (Self.id("bench_press_barbell"), Self.id("plank"))
            _ = try await Self.send(kit, Self.file(["Morning Thing"]))
            try await Self.decide(kit, ImportName("Morning Thing", .exercise, plank), status: 400)
            try await Self.decide(kit, ImportName("Morning Thing", .exercise, ExerciseID(high: 1, low: 1)), status: 404)
            try await Self.decide(kit, ImportName("Morning Thing", .found), status: 400)
            try await Self.decide(kit, ImportName(" ", .own), status: 400)
            #expect(try await Self.names(kit).map(\.choice) == [.found])
            #expect(try await Self.outings(kit, bench) == 0)
            _ = try await Self.send(
                kit, Self.file(["Other"]), [ImportName("Other", .exercise, ExerciseID(high: 1, low: 1))], status: 404)
            #expect(try await kit.get("/v1/imports").value(Page<ImportReport>.self).items.count == 1)
        }
    }
}
