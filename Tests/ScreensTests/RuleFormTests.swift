import Contract
import TestSupport
import Testing
import Training

@testable import Screens

/// Every rule of progression is made and changed by fields.
@Suite struct RuleFormTests {
    /// The editor of "Push A", with the bench press open.
    private func opened() -> Device {
        var server = gymServer()
        server.plans[0].currentVersion.exercises.append(server.plans[0].currentVersion.exercises[0])
        server.plans[0].currentVersion.exercises[3].id = PrescriptionID(high: 8, low: 99)
        var device = Device(server)
        device.boot(at: "/plans/" + server.plans[0].id.text + "/edit")
        device.settle()
        device.tap("Bench Press (Barbell)")
        return device
    }

    /// The rule as the server got it.
    private func saved(_ device: inout Device) -> ProgressionRule? {
        device.tap("Save as version 2")
        device.settle()
        #expect(!device.pageText.contains("Please look at what is marked."))
        return device.server.plans[0].currentVersion.exercises[0].rule
    }

    private func set(_ device: inout Device, _ name: String, _ text: String) {
        device.type(text, into: "edit-0-rule-" + name)
    }

    @Test func percentOfMaxBeginsAsFiveThreeOneAndIsChanged() throws {
        var device = opened()
        device.change("percent_of_max", "How it progresses")
        // Nine tenths of 82.5 kg for twelve.
        #expect(device.pageText.contains("Training max (kg)"))
        set(&device, "training_max", "100")
        // What the rule gives stands where its own sets would, of which nothing is trained.
        #expect(device.pageText.contains("Week 1: 65 kg × 5 · 75 kg × 5 · 85 kg × 5+"))
        #expect(device.path(to: "edit-0-set-0-weight", .input) == nil)
        set(&device, "weeks-0-1-1", "")
        // It is said which field is wrong, and what with it.
        #expect(device.pageText.contains("Percent: That is not a number that fits here."))
        set(&device, "weeks-0-1-1", "75,5")
        #expect(!device.pageText.contains("That is not a number that fits here."))
        device.tap("As many reps as possible (AMRAP), Week 1: Set 2")
        device.tap("Remove, Week 1: Set 3")
        // The second week is one set, and the third and the fourth go.
        for _ in 0..<8 { device.tap("edit-0-rule-weeks-1-0-remove") }
        set(&device, "weeks-1-0-0", "1")
        set(&device, "weeks-1-0-1", "90")
        device.change("week", "It goes up")
        set(&device, "increase/amount", "5")
        guard case .percentOfMax(let rule)? = saved(&device) else {
            Issue.record("The rule was not taken.")
            return
        }
        #expect(rule.trainingMax == .kg(100))
        #expect(rule.weeks.map { $0.map(\.percent.thousandths) } == [[65_000, 75_500], [90_000]])
        #expect(rule.weeks.map { $0.map(\.amrap) } == [[false, true], [false]])
        #expect(rule.increase.when == .week && rule.increase.amount == .kg(5))
    }

    /// What the server would not have of a set of a week is marked at its own field, which says its week.
    @Test func aPercentThatIsRefusedIsMarked() throws {
        var device = opened()
        device.change("percent_of_max", "How it progresses")
        let field = "edit-0-rule-weeks-1-0-1"
        set(&device, "weeks-1-0-1", "0")
        func isMarked() throws -> Bool {
            let path = try #require(device.path(to: field, .input))
            return try #require(device.shell.peek(path)).attributes["aria-invalid"] == "true"
        }
        device.server.refusal = (
            "POST /v1/plans/" + PlanID(high: 8, low: 1).text + "/versions", "VALIDATION_ERROR",
            "percent must be more than 0 and at most 200.", "/exercises/0/rule/weeks/1/0/percent"
        )
        #expect(try !isMarked())
        device.tap("Save as version 2")
        device.settle()
        #expect(device.pageText.contains("Must be more than 0 and at most 200."))
        #expect(try isMarked())
        #expect(device.path(to: "Week 2: Set 1, Percent", .input) != nil)
    }

    @Test func percentOfMaxMayGoUpByReps() throws {
        var device = opened()
        device.change("percent_of_max", "How it progresses")
        device.change("amrap", "It goes up")
        for _ in 0..<2 { device.tap("edit-0-rule-increase/table-add") }
        for (name, text) in [("0-0-0", "2"), ("0-0-1", "2,5"), ("1-0-0", "4"), ("1-0-1", "5")] {
            set(&device, "increase/table-" + name, text)
        }
        guard case .percentOfMax(let rule)? = saved(&device) else {
            Issue.record("The rule was not taken.")
            return
        }
        #expect(rule.increase.table.map(\.minReps) == [2, 4])
        #expect(rule.increase.table.map(\.amount) == [Mass(thousandths: 2_500, of: .kg), .kg(5)])
        #expect(rule.weeks.count == 4 && rule.weeks[2].last?.amrap == true)
        #expect(rule.trainingMax == Mass(thousandths: 105_000, of: .kg))
    }

    /// Another rule keeps what both have; the former one comes back as it was.
    @Test func anotherRuleForgetsNothing() throws {
        var device = opened()
        device.change("straight_sets", "How it progresses")
        set(&device, "increment", "7.5")
        set(&device, "successes_needed", "3")
        set(&device, "failures_before_deload", "4")
        device.change("double_progression", "How it progresses")
        func rule() -> ProgressionRule? { device.app.editor?.draft.exercises[0].rule }
        guard case .doubleProgression(let double)? = rule() else {
            Issue.record("The rule was not taken.")
            return
        }
        #expect(double.minIncrement == Mass(thousandths: 7_500, of: .kg) && double.confirmations == 3)
        device.change("top_set_backoff", "How it progresses")
        guard case .topSetBackoff(let top)? = rule() else {
            Issue.record("The rule was not taken.")
            return
        }
        // Three sets of 8 to 12.
        #expect(top.topReps.lower == 8 && top.topReps.upper == 12 && top.backoffSets == 2)
        #expect(top.increment == Mass(thousandths: 7_500, of: .kg))
        device.change("straight_sets", "How it progresses")
        guard case .straightSets(let straight)? = rule() else {
            Issue.record("The rule was not taken.")
            return
        }
        #expect(straight.failuresBeforeDeload == 4 && straight.successesNeeded == 3)
    }

    @Test func stagesAreARowEach() throws {
        var device = opened()
        device.change("staged", "How it progresses")
        set(&device, "stages-0-0-0", "3")
        set(&device, "stages-0-0-1", "x")
        #expect(device.pageText.contains("Reps: That is not a number that fits here."))
        set(&device, "stages-0-0-1", "10")
        set(&device, "stages-1-0-0", "4")
        set(&device, "stages-1-0-1", "6")
        while device.path(to: "edit-0-rule-stages-2-0-remove") != nil { device.tap("edit-0-rule-stages-2-0-remove") }
        device.tap("+ Stage")
        device.tap("edit-0-rule-stages-2-0-remove")
        device.tap("edit-0-rule-stages-0-0-open")
        set(&device, "total_reps_needed", "25")
        set(&device, "restart/percent", "90")
        set(&device, "restart/stage", "2")
        set(&device, "restart/add", "2.5")
        device.change("first_stage", "Percent of")
        guard case .staged(let rule)? = saved(&device) else {
            Issue.record("The rule was not taken.")
            return
        }
        #expect(rule.stages.map(\.sets) == [3, 4] && rule.stages.map(\.amrap) == [false, true])
        #expect(rule.totalRepsNeeded == 25)
        #expect(rule.restart.percent == Percent(thousandths: 90_000) && rule.restart.stage == 1)
        #expect(rule.restart.of == .firstStage && rule.restart.add == Mass(thousandths: 2_500, of: .kg))
    }

    @Test func aDerivedLiftFollowsAnotherOfThePlan() throws {
        var device = opened()
        device.change("derived_from", "How it progresses")
        set(&device, "percent", "75")
        let other = PrescriptionID(high: 8, low: 12)
        #expect(device.server.plans[0].currentVersion.exercises[1].id == other)
        device.change(PrescriptionID(high: 8, low: 99).text, "Follows")
        // Three quarters of 82.5 kg: what is trained stands there, and is the other lift's to change.
        #expect(device.pageText.contains("3 sets · 62.5 kg × 12"))
        #expect(device.path(to: "edit-0-set-0-weight", .input) == nil)
        device.change("amrap", "Kind of set, Set 3")
        #expect(device.pageText.contains("3 sets · 62.5 kg × 12, 12, 12+"))
        guard case .derivedFrom(let rule)? = saved(&device) else {
            Issue.record("The rule was not taken.")
            return
        }
        #expect(rule.key == PrescriptionID(high: 8, low: 99).text)
        #expect(rule.percent == Percent(thousandths: 75_000))
    }

    @Test func effortHasItsSteps() throws {
        var device = opened()
        device.change("rpe_autoregulated", "How it progresses")
        while device.path(to: "edit-0-rule-steps-3-0-remove") != nil { device.tap("edit-0-rule-steps-3-0-remove") }
        let steps = [["7", "+5"], ["8,5", "0"], ["10", "-2,5 %"]]
        for (row, fields) in steps.enumerated() {
            for (field, text) in fields.enumerated() { set(&device, "steps-\(row)-0-\(field)", text) }
        }
        guard case .rpeAutoregulated(let rule)? = saved(&device) else {
            Issue.record("The rule was not taken.")
            return
        }
        #expect(rule.steps.map(\.maxRPE.halves) == [14, 17, 20])
        #expect(rule.steps.map(\.percent.thousandths) == [5_000, 0, -2_500])
    }

    @Test func allSettingsOfTheUsualRulesHaveFields() throws {
        var device = opened()
        device.change("top_set_backoff", "How it progresses")
        for (name, text) in [
            ("top_reps/0", "3"), ("top_reps/1", "5"), ("rpe_cap", "8.5"), ("increment", "5"), ("backoff_sets", "2"),
            ("backoff_reps/0", "8"), ("backoff_reps/1", "12"), ("backoff_drop_percent", "15"),
        ] { set(&device, name, text) }
        guard case .topSetBackoff(let top)? = saved(&device) else {
            Issue.record("The rule was not taken.")
            return
        }
        #expect(top.topReps.lower == 3 && top.topReps.upper == 5 && top.rpeCap?.halves == 17)
        #expect(top.backoffSets == 2 && top.backoffReps.lower == 8 && top.backoffReps.upper == 12)
        #expect(top.backoffDropPercent == Percent(thousandths: 15_000) && top.increment == .kg(5))

        device = opened()
        device.change("double_progression", "How it progresses")
        device.change("set", "What goes up")
        device.change("1", "Sets end")
        set(&device, "rpe_cap", "9")
        set(&device, "rpe_cap", "")
        set(&device, "confirmations", "2")
        guard case .doubleProgression(let double)? = saved(&device) else {
            Issue.record("The rule was not taken.")
            return
        }
        #expect(double.scope == .set && double.untilFailure == true && double.rpeCap == nil)
        #expect(double.confirmations == 2 && double.startingReps == 8 && double.maxReps == 12)
    }

    /// What a rule says in its fields is what it is: typing it again changes nothing.
    @Test func everyFieldTakesBackWhatItShows() {
        var percent = PercentOfMax(
            trainingMax: .kg(100), weeks: [[.init(percent: Percent(thousandths: 72_500), reps: 5)]])
        percent.increase.when = .amrap
        percent.increase.table = [.init(minReps: 3, amount: .kg(5))]
        let rules: [ProgressionRule] = [
            .doubleProgression(DoubleProgression()), .straightSets(StraightSets()), .topSetBackoff(TopSetBackoff()),
            .rpeAutoregulated(RPEAutoregulated()), .percentOfMax(percent), .staged(Staged()),
            .derivedFrom(DerivedFrom(key: "squat")), .repsOnly(RepsOnly()), .durationOnly(DurationOnly()),
        ]
        for language in [Language.english, .german] {
            let strings = Strings(Voice(language, .kg))
            for rule in rules {
                var again = rule
                let settings = strings.settings(of: rule, leaders: [])
                #expect(!settings.isEmpty)
                for setting in settings {
                    #expect(again.set(setting.name, setting.text, .kg) || setting.text.isEmpty, "\(setting.name)")
                }
                #expect(again == rule)
            }
        }
        #expect(ProgressionRule.Kind.allCases.count == 10)
    }
}
