import TestSupport
import Testing
import Training

@testable import Screens

/// What a plan says of reps while it is edited: the sets of its rule, and no range that nobody chose.
@Suite struct SetsOfRuleTests {
    /// A new plan of three sets of the bench press, each of so many reps.
    private func added(_ reps: String) -> Device {
        var server = FakeServer()
        server.exercises = gymServer().exercises
        var device = Device(server)
        device.boot(at: "/plans/new")
        device.settle()
        device.type("Bench day", into: "plan-name")
        device.tap("Add exercise")
        device.type("bench", into: "query")
        device.tap("Bench Press (Barbell)")
        for set in 0..<3 { type(&device, reps, set) }
        return device
    }

    private func type(_ device: inout Device, _ reps: String, _ set: Int) {
        device.type(reps, into: "edit-0-set-" + String(set) + "-reps")
    }

    private func draft(_ device: Device) throws -> ExercisePrescription {
        try #require(device.app.editor?.draft.exercises.first)
    }

    private func double(_ exercise: ExercisePrescription) -> [Int] {
        guard case .doubleProgression(let rule)? = exercise.rule else { return [] }
        return [rule.startingReps, rule.maxReps]
    }

    /// The editor of "Push A", with the bench press open: three sets of 12 with 82.5 kg, within 8 to 12.
    private func opened() -> Device {
        var device = Device(gymServer())
        device.boot(at: "/plans/" + device.server.plans[0].id.text + "/edit")
        device.settle()
        device.tap("Bench Press (Barbell)")
        return device
    }

    /// Fives stay fives (DESIGN 4.2): without a range the standard rule goes by the sets.
    @Test func noRangeIsStoredThatNobodyChose() throws {
        var device = added("5")
        device.tap("Save plan")
        device.settle()
        let exercise = try #require(device.server.plans.first?.currentVersion.exercises.first)
        #expect(exercise.sets.map(\.reps) == [5, 5, 5])
        #expect(exercise.rule == nil && exercise.repRange.mode == .notSet)
        guard
            case .doubleProgression(let rule) = exercise.ruleInUse(
                increment: Mass(thousandths: 2_500, of: .kg), unit: .kg)
        else {
            Issue.record("It is another rule.")
            return
        }
        #expect(rule.startingReps == 5 && rule.maxReps == 5)
    }

    @Test func doubleProgressionFollowsTheSetsUntilARangeIsChosen() throws {
        var device = added("10")
        device.change("double_progression", "How it progresses")
        #expect(try double(draft(device)) == [8, 12])
        for set in 0..<3 { type(&device, "5", set) }
        #expect(try double(draft(device)) == [5, 5])
        #expect(try draft(device).rangeShown == RepRange(5, 5))
        #expect(try draft(device).repRange.mode == .notSet)
        device.type("8", into: "edit-0-rep_range/upper")
        #expect(try double(draft(device)) == [5, 8])
        #expect(try draft(device).repRange == RepRange(5, 8))
        type(&device, "6", 0)
        #expect(try double(draft(device)) == [5, 8])
    }

    @Test func aTopSetIsOfTheRepsOfTheSets() throws {
        var device = added("10")
        device.change("top_set_backoff", "How it progresses")
        guard case .topSetBackoff(let rule)? = try draft(device).rule else {
            Issue.record("The rule was not taken.")
            return
        }
        #expect(rule.topReps.lower == 8 && rule.topReps.upper == 12)
    }

    @Test func stagesBringTheSetsOfTheFirst() throws {
        var device = opened()
        let before = try draft(device)
        device.change("staged", "How it progresses")
        let staged = try draft(device)
        #expect(staged.sets.map(\.reps) == [3, 3, 3, 3, 3])
        #expect(staged.sets.map(\.amrap) == [false, false, false, false, true])
        #expect(staged.sets.allSatisfy { $0.weight == before.sets[0].weight && $0.type == .working })
        #expect(staged.sets.prefix(3).map(\.id) == before.sets.map(\.id) && Set(staged.sets.map(\.id)).count == 5)
        #expect(staged.repRange.mode == .notSet)
        // Looking at another rule changes nothing.
        device.change("", "How it progresses")
        #expect(try draft(device) == before)
        device.change("staged", "How it progresses")
        device.tap("Save as version 2")
        device.settle()
        let saved = device.server.plans[0].currentVersion.exercises[0]
        #expect(saved.sets.map(\.reps) == [3, 3, 3, 3, 3] && saved.sets.last?.amrap == true)
    }

    /// The sets go with their stage while that is changed; sets of the lifter's own stay.
    @Test func setsGoWithTheirStage() throws {
        var device = opened()
        device.change("staged", "How it progresses")
        device.type("4", into: "edit-0-rule-stages-0-0-0")
        device.type("6", into: "edit-0-rule-stages-0-0-1")
        device.tap("edit-0-rule-stages-0-0-open")
        #expect(try draft(device).sets.map(\.reps) == [6, 6, 6, 6])
        #expect(try draft(device).sets.allSatisfy { !$0.amrap })
        type(&device, "7", 0)
        device.type("5", into: "edit-0-rule-stages-0-0-0")
        #expect(try draft(device).sets.map(\.reps) == [7, 6, 6, 6])
    }

    @Test func percentagesHaveNoRangeOfReps() throws {
        var device = opened()
        let before = try draft(device)
        device.change("percent_of_max", "How it progresses")
        #expect(try draft(device).repRange.mode == .notSet)
        #expect(try draft(device).sets == before.sets)
        device.change("straight_sets", "How it progresses")
        #expect(try draft(device).repRange == RepRange(8, 12))
    }
}
