import Foundation
import Interchange
import Testing
import Training

@testable import Handbook

/// `Documentation/notation.md` says what is so.
struct NotationDocumentTests {
    private static func document() throws -> String {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        return try String(contentsOf: root.appending(path: "Documentation/notation.md"), encoding: .utf8)
    }

    private func read(_ text: String) throws -> ProgramBlueprint {
        try ProgramNotation.read(text) { name in
            BuiltInExercises.all.first { $0.name == name || $0.slug == name || $0.aliases.contains(name) }
        }
    }

    @Test(arguments: ProgramLibrary.all) func everyProgramStandsInIt(program: LibraryProgram) throws {
        #expect(try Self.document().contains("```\n" + program.text + "```\n"))
    }

    @Test func noOtherProgramStandsInIt() throws {
        let blocks = try Self.document().components(separatedBy: "\n```\n")
        #expect(blocks.count == 2 * ProgramLibrary.all.count + 1 || blocks.count == 2 * ProgramLibrary.all.count)
    }

    /// Its examples are read.
    @Test func theFirstExampleIsAPlan() throws {
        let example = try Self.document().components(separatedBy: "\n").filter { $0.hasPrefix("    ") }.prefix(4)
        let plan = try read(example.joined(separator: "\n"))
        #expect(plan.plans.map(\.name) == ["Monday"] && plan.plans[0].exercises.count == 3 && plan.days.isEmpty)
    }

    @Test func theDaysOfTheExampleAreRead() throws {
        let days = try Self.document().components(separatedBy: "\n").filter { $0.hasPrefix("    ") }.dropFirst(4)
        let program = try read("program: A\nplan: Upper\nplan: Lower\n" + days.joined(separator: "\n"))
        #expect(program.days.count == 19 && program.days.last?.notes != nil && program.days[17].name == "Heavy upper")
    }

    /// The settings of the rules are called what the table calls them, and are as usual as it says.
    @Test func theTableOfRulesIsTrue() throws {
        var rules = 0
        for line in try Self.document().components(separatedBy: "\n") {
            guard let kind = ProgressionRule.Kind.allCases.first(where: { line.hasPrefix("| `\($0.rawValue)` |") })
            else {
                continue
            }
            rules += 1
            let cells = line.replacing("\\|", with: "¦").split(separator: "|", omittingEmptySubsequences: false)
            let settings = cells[3].matches(of: /`([a-z ]+: [^`]+)`/).map { String($0.1).replacing("¦", with: "|") }
            let text = "plan: A\nSquat: 3x5; rule \(kind.rawValue)(\(settings.joined(separator: ", ")))"
            let rule = try #require(try read(text).plans[0].exercises[0].rule)
            #expect(rule.kind == kind)
            if kind == .percentOfMax || kind == .derivedFrom { continue }
            #expect(
                try read("plan: A\nSquat: 3x5; rule \(kind.rawValue)").plans[0].exercises[0].rule == rule, "\(line)")
        }
        #expect(rules == ProgressionRule.Kind.allCases.count)
    }
}
