import Foundation
import Testing
import Training
import Wire

private let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Scenarios")

/// The names of all files of one ending, without it.
private func names(_ ending: String) -> Set<String> {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return Set(files.filter { $0.hasSuffix(ending) }.map { String($0.dropLast(ending.count)) })
}

private func text(_ file: String) throws -> String {
    try String(contentsOf: folder.appending(path: file), encoding: .utf8)
}

/// The first place where an answer is not what was expected; members that the expectation does not name may be anything.
private func difference(_ expected: JSONValue, _ answer: JSONValue, _ path: String = "") -> String? {
    switch (expected, answer) {
    case (.object(let members), .object):
        for member in members {
            guard let value = answer[member.name] else { return path + "/" + member.name + " is missing" }
            if let found = difference(member.value, value, path + "/" + member.name) { return found }
        }
        return nil
    case (.array(let expected), .array(let answer)):
        guard expected.count == answer.count else {
            return "\(path): \(expected.count) expected, \(answer.count) found"
        }
        for index in expected.indices {
            if let found = difference(expected[index], answer[index], path + "/\(index)") { return found }
        }
        return nil
    default:
        return expected == answer ? nil : "\(path): \(JSON.text(expected)) expected, \(JSON.text(answer)) found"
    }
}

/// Whole runs of every rule and of programs that people follow. The expectations stand beside them: one that
/// changes is a rule that changed, and is to be looked at.
struct ScenarioTests {
    @Test(arguments: names("_scenario.json").union(names("_expected.json")).sorted())
    func everyScenarioComesOutAsExpected(name: String) throws {
        let body = try text(name + "_scenario.json")
        let expected = try JSON.decode(JSONValue.self, from: text(name + "_expected.json"))
        let isProgram = try JSON.decode(JSONValue.self, from: body)["lifts"] != nil
        let answer =
            isProgram
            ? JSON.text(try simulateProgram(JSON.decode(InUnit<ProgramBody>.self, from: body)))
            : JSON.text(try simulate(JSON.decode(InUnit<SimulateBody>.self, from: body)))
        let found = difference(expected, try JSON.decode(JSONValue.self, from: answer))
        #expect(found == nil, "\(name)\(found ?? "")")
    }

    @Test func everyRuleAndEveryNamedProgramHasAScenario() {
        let scenarios = names("_scenario.json")
        for name in [
            "double_progression", "straight_sets", "top_set_backoff", "rpe_autoregulated", "percent_of_max_cycle",
            "staged", "derived_from", "reps_only", "duration_only", "manual", "stronglifts_5x5", "starting_strength",
            "greyskull_phrak", "gzclp", "five_three_one", "five_three_one_bbb", "nsuns", "texas_method", "reddit_ppl",
            "madcow",
        ] {
            #expect(scenarios.contains(name), "no scenario of \(name)")
        }
    }
}
