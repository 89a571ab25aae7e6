import Contract
import Foundation
import Testing
import Training
import Wire

@testable import topset

/// The command line as a full client, beside a server that runs over the same database.
struct ClientCommandTests {
    private let database: String

    init() throws { database = try Binary.folder().appendingPathComponent("t.sqlite").path }

    private func run(_ arguments: String..., input: String = "", columns: Int? = nil) throws -> Binary.Outcome {
        try Binary.run(
            arguments + ["--db", database], input: input, environment: columns.map { ["COLUMNS": String($0)] } ?? [:])
    }

    /// What a command prints as JSON, a line for each answer.
    private func json(_ arguments: String...) throws -> [String] {
        let outcome = try Binary.run(arguments + ["--json", "--db", database])
        #expect(outcome.status == 0, "\(arguments): \(outcome.errors)")
        return outcome.output.split(separator: "\n").map(String.init)
    }

    private func workout() throws -> ActiveWorkout { try JSON.decode(ActiveWorkout.self, from: json("log")[0]) }

    private func importHistory() throws {
        let file = try History.file(History.strong(workouts: 30))
        #expect(try run("import", file, "--yes").status == 0)
    }

    // MARK: Reading

    @Test func jsonIsTheAnswerOfTheAPI() async throws {
        try importHistory()
        #expect(try run("programs", "follow", "StrongLifts 5x5").status == 0)
        #expect(try run("start").status == 0)
        let server = ServerProcess(database: database)
        try await server.start()
        defer { server.killNine() }
        let bench = BuiltInExercises.id(slug: "bench_press_barbell").text
        let plans = try JSON.decode(Page<WorkoutPlan>.self, from: json("plans")[0]).items
        let plan = try #require(plans.first)
        let program = try JSON.decode(TrackedProgram.self, from: json("programs", "active")[0]).program.id
        let session = try JSON.decode(Page<WorkoutSession>.self, from: json("history", "--limit", "1")[0]).items[0]
        let same: [([String], String)] = [
            (["plans"], "/v1/plans"), (["plans", "--limit", "1"], "/v1/plans?limit=1"),
            (["plans", "--limit", "1", "--cursor", "1"], "/v1/plans?limit=1&cursor=1"),
            (["plans", plan.name], "/v1/plans/\(plan.id.text)"), (["history"], "/v1/sessions"),
            (["history", "--limit", "3"], "/v1/sessions?limit=3"),
            (["history", session.id.text], "/v1/sessions/\(session.id.text)"),
            (["history", "--exercise", "Bench Press (Barbell)"], "/v1/exercises/\(bench)/history"),
            (["suggestions"], "/v1/suggestions?state=pending"), (["suggestions", "--all"], "/v1/suggestions"),
            (["programs"], "/v1/programs"), (["programs", "active"], "/v1/programs/\(program.text)"),
            (["programs", "today"], "/v1/programs/active/today"), (["programs", "library"], "/v1/program-templates"),
            (["log"], "/v1/active-workouts/current"), (["next"], "/v1/next"),
            (["records", "--limit", "7"], "/v1/analytics/records?limit=7"),
        ]
        for (arguments, path) in same {
            let outcome = try Binary.run(arguments + ["--json", "--db", database])
            let answer = await server.send("GET", path)
            #expect(answer?.status == 200, "\(path)")
            #expect(outcome.output == (answer?.text ?? "") + "\n", "\(arguments): \(outcome.errors)")
        }
        let today = try JSON.decode(TodayOverview.self, from: json("today")[0])
        #expect(today.resume?.title != nil && today.program?.programID == program && today.week.count == 7)
    }

    @Test func tablesFitTheTerminal() throws {
        try importHistory()
        #expect(try run("programs", "follow", "StrongLifts 5x5").status == 0)
        #expect(try run("start").status == 0)
        let cases = [
            ["history"], ["history", "--exercise", "bench press"], ["records"], ["plans"], ["programs"],
            ["programs", "library"], ["programs", "active"], ["today"], ["next"], ["log"],
        ]
        for arguments in cases {
            for columns in [40, 100] {
                let outcome = try Binary.run(
                    arguments + ["--db", database], environment: ["COLUMNS": String(columns)])
                #expect(outcome.status == 0, "\(arguments): \(outcome.errors)")
                #expect(!outcome.output.isEmpty, "\(arguments)")
                #expect(!outcome.output.contains("\u{1B}"), "no colours where nobody sees them: \(arguments)")
                for line in outcome.output.split(separator: "\n") where line.count > columns {
                    // Sentences of one line are for the terminal to break.
                    #expect(!line.contains("  "), "\(arguments): \(line)")
                }
            }
        }
        let table = try run("history", columns: 40).output.split(separator: "\n")
        #expect(table.allSatisfy { String($0).displayWidth <= 40 })
        #expect(table.count >= 31)
        // A name that is too long for its column goes on below; a day is never cut.
        let plans = try JSON.decode(Page<WorkoutPlan>.self, from: json("plans")[0]).items
        let listed = try run("plans", columns: 40).output
        for word in plans.flatMap({ $0.name.split(separator: " ") }) { #expect(listed.contains(word), "\(listed)") }
        for day in plans.compactMap(\.lastUsed) { #expect(listed.contains(day.local.dateText), "\(listed)") }
    }

    @Test func withoutADatabaseNothingIsMadeByAsking() throws {
        for arguments in [
            ["today"], ["history"], ["records"], ["plans"], ["suggestions"], ["programs"], ["programs", "library"],
        ] {
            #expect(try Binary.run(arguments + ["--db", database]).status == 0, "\(arguments)")
        }
        let refused = try run("log", "bench press", "80x5")
        #expect(refused.status == 1 && refused.errors.contains("topset start begins one"))
        #expect(!FileManager.default.fileExists(atPath: database))
    }

    @Test func whereNothingIsTheFirstStepsAreSaid() throws {
        for made in [false, true] {
            if made {
                #expect(try run("start", "--freeform").status == 0 && run("log", "--cancel", "--yes").status == 0)
            }
            for (command, step) in [
                ("today", "topset import FILE"), ("today", "topset programs library"),
                ("history", "topset import FILE"),
                ("next", "topset import FILE"), ("records", "topset import FILE"), ("plans", "topset programs library"),
                ("programs", "topset programs follow"), ("suggestions", "topset programs library"),
            ] { #expect(try run(command).output.contains(step), "\(command)") }
            #expect(try run("suggestions", "--state", "deferred").output == "Nothing is deferred.\n")
        }
        try importHistory()
        for command in ["today", "history", "records"] {
            #expect(try !run(command).output.contains("topset import"), "\(command)")
        }
    }

    @Test func todayShowsTheLiftsOfThePlanThatItNames() async throws {
        try importHistory()
        #expect(try run("today").output.contains("Squat (Barbell)"), "there is no plan: what was trained")
        let server = ServerProcess(database: database)
        try await server.start()
        let curl = BuiltInExercises.id(slug: "bicep_curl_dumbbell").text
        let body = #"{"name":"Arms","exercises":[{"exercise_id":"\#(curl)","sets":[{"weight":12,"reps":10}]}]}"#
        let made = await server.send("POST", "/v1/plans", body)
        server.killNine()
        #expect(made?.status == 201, "\(made?.text ?? "")")
        let page = try run("today").output
        #expect(page.contains("Arms · about ") && page.contains(#"topset start "Arms" begins it"#), "\(page)")
        #expect(page.contains("Bicep Curl") && !page.contains("Squat (Barbell)"), "\(page)")
    }

    /// A gym without a bar plans no barbell bench silently: not for today, not for a start, not for what is next.
    @Test func whatTheGymHasNotIsSaid() async throws {
        let server = ServerProcess(database: database)
        try await server.start()
        let bench = BuiltInExercises.id(slug: "bench_press_barbell").text
        let curl = BuiltInExercises.id(slug: "bicep_curl_dumbbell").text
        let gym = await server.send("POST", "/v1/gyms", #"{"name":"Hotel","dumbbells":[10,20],"has":["bench"]}"#)
        let sets = #""sets":[{"weight":60,"reps":8}]"#
        let made = await server.send(
            "POST", "/v1/plans",
            #"{"name":"Away","exercises":[{"exercise_id":"\#(bench)",\#(sets)},{"exercise_id":"\#(curl)",\#(sets)}]}"#)
        server.killNine()
        #expect(gym?.status == 201 && made?.status == 201, "\(made?.text ?? "")")
        for command in [["next"], ["today"], ["start", "Away", "--gym", "Hotel"]] {
            let outcome = try Binary.run(command + ["--db", database])
            #expect(outcome.status == 0, "\(outcome.errors)")
            let line = outcome.output.split(separator: "\n").first { $0.hasPrefix("No barbell") }
            #expect(line?.hasSuffix(" at Hotel: Bench Press (Barbell).") == true, "\(command): \(outcome.output)")
        }
        #expect(try workout().gymID != nil)
    }

    /// What hurts is said of a day and of a start, in the words of the preview, and what could be done instead.
    @Test func whatHurtsIsSaidBeforeAWorkout() async throws {
        let server = ServerProcess(database: database)
        try await server.start()
        let bench = BuiltInExercises.id(slug: "bench_press_barbell").text
        let squat = BuiltInExercises.id(slug: "squat_barbell").text
        let sets = #""sets":[{"weight":60,"reps":8}]"#
        let made = await server.send(
            "POST", "/v1/plans",
            #"{"name":"Day","exercises":[{"exercise_id":"\#(bench)",\#(sets)},{"exercise_id":"\#(squat)",\#(sets)}]}"#)
        for (part, severity) in [("wrist", "severe"), ("knee", "mild")] {
            let flag = await server.send(
                "POST", "/v1/pain-flags", #"{"body_part":"\#(part)","severity":"\#(severity)"}"#)
            #expect(flag?.status == 201, "\(flag?.text ?? "")")
        }
        let plan = try JSON.decode(WorkoutPlan.self, from: made?.text ?? "")
        let answer = await server.send("POST", "/v1/plans/\(plan.id.text)/preview-start", "{}")
        server.killNine()
        let preview = try JSON.decode(StartPreview.self, from: answer?.text ?? "")
        let press = try #require(preview.exercises.first)
        let instead = try #require(press.substitute?.name)
        #expect(press.pain?.code == .gatePainSevere && preview.exercises.allSatisfy { $0.pain != nil })
        for command in [["today"], ["start", "Day"]] {
            let outcome = try Binary.run(command + ["--db", database])
            #expect(outcome.status == 0, "\(outcome.errors)")
            for exercise in preview.exercises {
                let said = exercise.name + ": " + (exercise.pain?.text ?? "")
                #expect(outcome.output.contains(said), "\(command): \(outcome.output)")
            }
            #expect(outcome.output.contains(" Instead: " + instead), "\(command): \(outcome.output)")
        }
    }

    // MARK: Training

    @Test func setsAreLoggedTakenBackAndFinished() throws {
        let started = try JSON.decode(StartAnswer.self, from: json("start", "--freeform", "--title", "Evening")[0])
        #expect(started.exercises.isEmpty)
        #expect(try run("start", "--freeform").errors.contains("topset log goes on with it"))
        #expect(try run("log", "bench press", "5").errors.contains("no weight is planned"))
        #expect(try workout().exercises.isEmpty)
        let answers = try json("log", "bench press", "80x5,6", "--rir", "2").map {
            try JSON.decode(ChangeAnswer.self, from: $0)
        }
        #expect(answers.map(\.totals.sets) == [1, 2])
        let told = try run("log", "bench", "175lb", "x", "3", "@9")
        #expect(told.output.contains("Bench Press (Barbell)") && told.output.contains("(set 3 of 3)"), "\(told.output)")
        let sets = try workout().exercises[0].sets
        #expect(sets.map(\.weight) == [.kg(80), .kg(80), .lb(175)])
        #expect(sets.map(\.reps) == [5, 6, 3])
        #expect(sets.map(\.rir) == [RIR(2), RIR(2), RIR(1)])
        #expect(try run("log", "--undo").status == 0)
        #expect(try workout().exercises[0].sets.map(\.status) == [.done, .done])
        let finished = try JSON.decode(CompleteAnswer.self, from: json("log", "--finish", "--rpe", "8")[0])
        #expect(finished.archivedWorkoutID == started.workoutID)
        #expect(finished.totals.sets == 2)
        #expect(try run("history").output.contains("Evening"))
    }

    @Test func aLogIsTakenBackWithAllThatItAddedAndNothingElse() throws {
        #expect(try run("start", "--freeform").status == 0)
        #expect(try run("log", "bench press (barbell)", "80x5").status == 0)
        let before = try workout()
        #expect(try json("log", "squat (barbell)", "100x5,5", "100x3").count == 3)
        #expect(try json("log", "--undo", "--key", "a").count == 7, "three sets, as many that were added, the exercise")
        #expect(try workout().exercises == before.exercises)
        #expect(try json("log", "--undo", "--key", "a").count == 7)
        #expect(try workout().exercises == before.exercises, "a repeat takes nothing else back")
        // What another log used since stays.
        #expect(try run("log", "bench press (barbell)", "80x4").status == 0)
        #expect(try run("log", "--undo").status == 0)
        #expect(try workout().exercises == before.exercises)
        #expect(try run("log", "--undo").status == 0)
        #expect(try workout().exercises.isEmpty)
        #expect(try run("log", "--undo").status == 1)
    }

    @Test func aRepeatWithItsKeyIsAnsweredAsBeforeAndDoneOnce() throws {
        let start = ["start", "--freeform", "--key", "a"]
        let first = try Binary.run(start + ["--json", "--db", database]).output
        #expect(try JSON.decode(StartAnswer.self, from: first.trimmingCharacters(in: .newlines)).exercises.isEmpty)
        let logged = try json("log", "squat (barbell)", "100x5,5", "100x3", "--key", "b")
        #expect(logged.count == 3)
        #expect(try json("log", "squat (barbell)", "100x5,5", "100x3", "--key", "b") == logged)
        #expect(try workout().exercises.map(\.sets.count) == [3])
        let other = try run("log", "squat (barbell)", "100x4,5", "--key", "b")
        #expect(other.status == 1 && other.errors.contains("This key was used for another command"))
        let finished = try json("log", "--finish", "--key", "c")
        #expect(try json("log", "--finish", "--key", "c") == finished)
        #expect(try json("log", "squat (barbell)", "100x5,5", "100x3", "--key", "b") == logged)
        let again = try Binary.run(start + ["--json", "--db", database]).output
        #expect(
            try JSON.decode(StartAnswer.self, from: again.trimmingCharacters(in: .newlines)).workoutID
                == JSON.decode(StartAnswer.self, from: first.trimmingCharacters(in: .newlines)).workoutID)
        #expect(try run("log", "--finish").status == 1)
    }

    @Test func aPlanIsStartedByAPartOfItsNameAndProposalsAreDecided() throws {
        try importHistory()
        #expect(try run("start", "nope").errors.contains("there is no plan called “nope”"))
        #expect(try run("start").status == 2)
        #expect(try run("programs", "follow", "StrongLifts 5x5").status == 0)
        let day = try JSON.decode(ProgramToday.self, from: json("programs", "today")[0])
        let started = try JSON.decode(StartAnswer.self, from: json("start", try #require(day.planName))[0])
        #expect(try workout().programDayID == day.day?.id)
        for exercise in started.exercises {
            for _ in exercise.sets where exercise.measure == .reps {
                #expect(try run("log", exercise.name, "40x5").status == 0)
            }
        }
        let finished = try JSON.decode(CompleteAnswer.self, from: json("log", "--finish")[0])
        let open = finished.suggestions.flatMap(\.changes).filter { $0.isOpen && $0.type != .stay }
        try #require(!open.isEmpty)
        let list = try run("suggestions").output
        #expect(
            try JSON.decode(TodayOverview.self, from: json("today")[0]).pendingSuggestions
                == list.split(separator: "\n").count - 1)
        let id = try #require(list.split(separator: "\n").dropFirst().first?.split(separator: " ").first)
        let accepted = try json("suggestions", "accept", String(id), "--key", "d")
        let answer = try JSON.decode(DecisionsAnswer.self, from: accepted[0])
        #expect(answer.changes.allSatisfy { $0.decision == .accepted } && !answer.snapshots.isEmpty)
        #expect(try json("suggestions", "accept", String(id), "--key", "d") == accepted)
        _ = try run("suggestions", "reject", "all")
        #expect(try run("suggestions").output.contains("Nothing waits"))
        let skipped = try json("programs", "skip", "--key", "e")
        #expect(try json("programs", "skip", "--key", "e") == skipped)
    }

    @Test func linesFromAPipeTrainLineByLine() throws {
        #expect(try run("start", "--freeform").status == 0)
        let lines = "a bench press\n80x5\n\nheavy\nu\nw\nf 8\nf 8\n"
        let outcome = try run("log", input: lines)
        #expect(outcome.status == 0, "\(outcome.errors)")
        #expect(outcome.output.contains("Bench Press (Barbell) is added."))
        #expect(outcome.output.contains("Bench Press (Barbell): 80 × 5"))
        #expect(outcome.output.contains("no number of reps"))
        #expect(outcome.output.contains("The last change is undone."))
        #expect(outcome.output.contains("f once more"))
        #expect(outcome.output.contains("1 set, 5 reps"))
        let session = try JSON.decode(Page<WorkoutSession>.self, from: json("history")[0]).items[0]
        #expect(session.postEffort?.rpe == SessionRPE(halves: 16))
        #expect(session.exercises[0].sets.filter { $0.status == .done }.map(\.weight) == [.kg(80)])
    }

    @Test func wrongUsageIsTwo() throws {
        let cases: [([String], Int32, String)] = [
            (["log", "bench"], 2, "80x5"), (["log", "--undo", "--finish"], 2, "one at a time"),
            (["log", "--rpe", "8"], 2, "--finish"), (["log", "bench", "80x5", "--rir", "7"], 2, "--rir"),
            (["start", "x", "--freeform"], 2, "one of them"), (["history", "--limit", "0"], 2, "--limit"),
            (["suggestions", "accept"], 2, "Missing expected argument"),
            (["suggestions", "--state", "x"], 2, "--state"),
            (["records", "no such thing at all"], 1, "there is no exercise"), (["plans", "x"], 1, "there is no plan"),
            (["programs", "today"], 1, "No program is being followed"), (["log", "--cancel"], 1, "no workout"),
        ]
        for (arguments, status, text) in cases {
            let outcome = try Binary.run(arguments + ["--db", database])
            #expect(outcome.status == status, "\(arguments): \(outcome.errors)")
            #expect(outcome.errors.contains(text), "\(arguments): \(outcome.errors)")
            #expect(outcome.output.isEmpty, "\(arguments)")
        }
    }

    @Test func shellsCompleteCommandsAndNames() throws {
        let script = try Binary.run(["--generate-completion-script", "bash"])
        #expect(script.status == 0 && script.output.contains("suggestions"))
        #expect(try run("programs", "follow", "StrongLifts 5x5").status == 0)
        let plans = try JSON.decode(Page<WorkoutPlan>.self, from: json("plans")[0]).items.map(\.name)
        let line = ["topset", "plans", "--db", database, ""]
        let completed = try Binary.run(
            ["---completion", "plans", "--", "positional@0", "4", "0"] + line)
        #expect(completed.status == 0, "\(completed.errors)")
        for plan in plans { #expect(completed.output.contains(plan)) }
    }
}
