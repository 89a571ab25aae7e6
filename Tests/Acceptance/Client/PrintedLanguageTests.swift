import Contract
import Foundation
import Testing
import Training
import Wire

/// What the command line prints is in its own language, and what is for programs in the lifter's.
struct PrintedLanguageTests {
    private let database: String

    init() throws { database = try Binary.folder().appendingPathComponent("t.sqlite").path }

    private func run(_ arguments: String...) throws -> Binary.Outcome {
        try Binary.run(arguments + ["--db", database])
    }

    /// What a command prints as JSON, a line for each answer.
    private func json(_ arguments: String...) throws -> [String] {
        let outcome = try Binary.run(arguments + ["--json", "--db", database])
        #expect(outcome.status == 0, "\(arguments): \(outcome.errors)")
        return outcome.output.split(separator: "\n").map(String.init)
    }

    @Test func aPrintoutIsInOneLanguageWhateverTheLifterAndTheTerminalSpeak() async throws {
        let file = try History.file(History.strong(workouts: 30))
        #expect(try run("import", file, "--yes").status == 0)
        #expect(try run("programs", "follow", "StrongLifts 5x5").status == 0)
        let day = try JSON.decode(ProgramToday.self, from: json("programs", "today")[0])
        let started = try JSON.decode(StartAnswer.self, from: json("start", try #require(day.planName))[0])
        for exercise in started.exercises where exercise.measure == .reps {
            for _ in exercise.sets { #expect(try run("log", exercise.name, "42.5x5").status == 0) }
        }
        let commands = [
            ["today"], ["suggestions"], ["records"], ["history"], ["history", "--exercise", "squat (barbell)"],
            ["plans"], ["programs", "active"], ["programs", "library"], ["next"],
        ]
        func printed(_ locale: String, _ others: [[String]] = []) throws -> [String] {
            try (commands + others).map { arguments in
                let outcome = try Binary.run(arguments + ["--db", database], environment: ["LANG": locale])
                #expect(outcome.status == 0, "\(arguments): \(outcome.errors)")
                return outcome.output
            }
        }
        let running = try printed("C", [["log"]])
        #expect(running.contains { $0.contains("42.5") })
        #expect(try printed("de_DE.UTF-8", [["log"]]) == running)
        let finished = try Binary.run(
            ["log", "--finish", "--db", database], environment: ["LANG": "de_DE.UTF-8"]
        ).output
        #expect(finished.contains("reps, ") && !finished.contains("Wdh.") && !finished.contains("42,5"), "\(finished)")
        let (rested, english) = (try printed("C"), try json("next"))
        #expect(try printed("de_DE.UTF-8") == rested)
        let server = ServerProcess(database: database)
        try await server.start()
        let set = await server.send("PUT", "/v1/settings", #"{"unit":"kg","language":"de"}"#)
        let german = await server.send("GET", "/v1/next")?.text
        server.killNine()
        #expect(set?.status == 200, "\(set?.text ?? "")")
        #expect(try printed("C") == rested)
        let said = try json("next")
        #expect(said.first == german && said != english, "JSON is what the API answers")
    }
}
