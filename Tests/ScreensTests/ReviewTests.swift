import Contract
import TestSupport
import Testing
import Training
import Wire

@testable import Screens

/// Proposals: after a workout, later, and before the next start.
@Suite struct ReviewTests {
    private func change(
        _ number: UInt64, _ type: ChangeType, _ set: UInt64, from: ChangeValue, to: ChangeValue, delta: ChangeValue
    ) -> SuggestedChange {
        var change = SuggestedChange(
            id: ChangeID(high: 60, low: number), type: type, exerciseName: "Bench Press (Barbell)", delta: delta,
            value: to, from: from)
        change.groupID = ChangeGroupID(high: 61, low: 1)
        change.targetExercisePrescriptionID = PrescriptionID(high: 8, low: 11)
        change.targetSetPrescriptionID = SetPrescriptionID(high: 10, low: set)
        change.exerciseID = ExerciseID(high: 7, low: 1)
        change.reasons = [reason("All sets reached 12."), reason("Your plates make 85.")]
        return change
    }

    private func reason(_ text: String) -> Reason {
        (try? JSON.decode(Reason.self, from: "{\"code\":\"maximum_reached\",\"params\":{},\"text\":\"\(text)\"}"))
            ?? Reason(.manualRule)
    }

    /// More weight and fewer reps for the bench; the pull-ups stay.
    func bundle(_ server: FakeServer) -> PlanSuggestion {
        var suggestion = PlanSuggestion(
            id: SuggestionID(high: 62, low: 1), createdAt: Instant(milliseconds: 0), source: .rules,
            planID: server.plans[0].id, planSnapshotID: server.plans[0].currentVersion.id)
        for set in UInt64(0)..<3 {
            suggestion.changes.append(
                change(
                    set, .increaseWeight, set, from: .mass(Mass(thousandths: 82_500, of: .kg)), to: .mass(.kg(85)),
                    delta: .mass(Mass(thousandths: 2_500, of: .kg))))
            suggestion.changes.append(
                change(10 + set, .decreaseReps, set, from: .reps(12), to: .reps(8), delta: .reps(-4)))
        }
        var stay = SuggestedChange(id: id(1), type: .stay, exerciseName: "")
        stay.id = ChangeID(high: 60, low: 99)
        stay.exerciseID = ExerciseID(high: 7, low: 2)
        stay.targetExercisePrescriptionID = PrescriptionID(high: 8, low: 12)
        stay.exerciseName = "Pull Up"
        stay.reasons = [reason("Last set fell to 8.")]
        suggestion.changes.append(stay)
        return suggestion
    }

    private func trained(_ prepare: (inout FakeServer) -> Void = { _ in }) -> Device {
        var server = gymServer()
        server.completion.suggestions = [bundle(server)]
        var earlier = change(
            50, .increaseWeight, 0, from: .mass(.kg(80)), to: .mass(Mass(thousandths: 82_500, of: .kg)),
            delta: .mass(Mass(thousandths: 2_500, of: .kg)))
        (earlier.state, earlier.outcome) = (.evaluated, .good)
        server.completion.outcomes = [earlier]
        let old = PlanSuggestion(
            id: SuggestionID(high: 62, low: 9), createdAt: Instant(milliseconds: 0), source: .rules, changes: [earlier])
        server.suggestions = [old]
        prepare(&server)
        var device = Device(server)
        device.boot()
        device.settle()
        device.tap("Start Push A")
        device.settle()
        device.finishAllSets(effort: "Effort 7 of 10")
        return device
    }

    func sets(_ device: Device) -> [SetPrescription] { device.server.plans[0].currentVersion.exercises[0].sets }

    @Test func whatCameOfTheLastChangeIsToldBeforeANewOne() throws {
        let device = trained()
        let text = device.pageText
        let felt = try #require(text.firstRange(of: "How did +2.5 kg feel?")?.lowerBound)
        #expect(felt < (try #require(text.firstRange(of: "82.5→85 kg, back to 8 reps")?.lowerBound)))
        #expect(text.contains("Sets 1–3: 82.5 kg × 12 → 85 kg × 8"))
        #expect(device.html.contains("<b>All sets reached 12.</b> Your plates make 85."))
        #expect(text.contains("Target82.5 kg × 12, 12, 12"))
        #expect(text.contains("Effort7 of 10"))
        #expect(text.contains("+2.5 kg good"))
        #expect(text.contains("Last set fell to 8."))
        #expect(text.contains("1 proposal"))
    }

    @Test func aRoundNumberIsToldAtTheEnd() {
        let device = trained { $0.completion.achievements = ["workouts:100", "volume:250000kg"] }
        #expect(device.pageText.contains("100 workouts") && device.pageText.contains("250,000 kg in all"))
    }

    @Test func whoDecidesLaterIsDoneBesideAcceptingAll() {
        var device = trained()
        #expect(device.html.contains("class=\"dock two\""))
        #expect(device.path(to: "Accept all · new version 2") != nil)
        device.tap("Done")
        device.settle()
        #expect(device.path == "/")
        #expect(device.server.plans[0].versionCount == 1, "nothing was accepted")
    }

    @Test func acceptingMakesAVersionThatCanBeTakenBack() {
        var device = trained()
        device.tap("Accept all · new version 2")
        device.settle()
        #expect(sets(device).allSatisfy { $0.weight == .kg(85) && $0.reps == 8 })
        #expect(device.pageText.contains("Accepted · Version 2"))
        #expect(device.path(to: "Accept, Bench Press (Barbell)") == nil)
        device.tap("Undo")
        device.settle()
        #expect(sets(device).allSatisfy { $0.weight == Mass(thousandths: 82_500, of: .kg) && $0.reps == 12 })
        #expect(device.path(to: "Accept, Bench Press (Barbell)") != nil)
    }

    @Test func eachChangeOfAGroupCanBeDecidedAlone() {
        var device = trained()
        device.tap("Set by set")
        device.tap("Accept, Set 1: 82.5 → 85 kg")
        device.settle()
        #expect(sets(device)[0].weight == .kg(85))
        #expect(sets(device)[0].reps == 12)
        #expect(sets(device)[1].weight == Mass(thousandths: 82_500, of: .kg))
    }

    @Test func noCanSayWhyAndLaterWaitsOnTheFirstScreen() {
        var device = trained()
        device.tap("No, Bench Press (Barbell)")
        device.settle()
        device.tap("Too soon")
        device.settle()
        let all = device.server.suggestions.flatMap(\.changes)
        #expect(all.filter { $0.decisionReason == "Too soon" }.count == 6)
        #expect(device.pageText.contains("Not this time: Too soon"))

        device = trained()
        device.tap("Later, Bench Press (Barbell)")
        device.settle()
        device.tap("Done")
        device.settle()
        #expect(device.pageText.contains("1 suggestion waits"))
        device.boot(at: "/")
        device.settle()
        device.tap("1 suggestion waits")
        #expect(device.path == "/suggestions")
        device.tap("Accept, Bench Press (Barbell)")
        device.settle()
        #expect(sets(device)[0].weight == .kg(85))
    }

    @Test func whatIsPutOffStaysInItsPlaceWhenTheListIsReadAgain() {
        var server = gymServer()
        var proposed = bundle(server)
        var press = change(
            70, .increaseWeight, 9, from: .mass(.kg(40)), to: .mass(.kg(45)),
            delta: .mass(Mass(thousandths: 5_000, of: .kg)))
        press.targetExercisePrescriptionID = PrescriptionID(high: 8, low: 13)
        (press.exerciseID, press.exerciseName) = (ExerciseID(high: 7, low: 3), "Overhead Press (Barbell)")
        proposed.changes.append(press)
        server.suggestions = [proposed]
        var device = Device(server)
        device.boot(at: "/suggestions")
        device.settle()
        func isInOrder() -> Bool {
            guard let bench = device.path(to: "Later, Bench Press (Barbell)"),
                let press = device.path(to: "Later, Overhead Press (Barbell)")
            else { return false }
            return bench.lexicographicallyPrecedes(press)
        }
        #expect(isInOrder())
        device.tap("Later, Bench Press (Barbell)")
        device.settle()
        device.navigate("/")
        device.settle()
        device.navigate("/suggestions")
        device.settle()
        #expect(isInOrder())
    }

    @Test func aDecisionWithoutAnAnswerStandsAndIsSentAgain() {
        var device = trained()
        device.serverIsUp = false
        device.tap("Accept, Bench Press (Barbell)")
        device.settle()
        #expect(device.path(to: "Accept, Bench Press (Barbell)") == nil)
        #expect(device.pageText.contains("AcceptedNot on the server yet"))
        device.serverIsUp = true
        device.wait(seconds: 5)
        #expect(sets(device)[0].weight == .kg(85))
        #expect(!device.pageText.contains("Not on the server yet"))
        #expect(device.pageText.contains("Accepted · Version 2"), "the strip that still stands")
    }

    @Test func whatChangedInTheStructureIsKeptWhereItIsTicked() throws {
        var device = trained { server in
            for (number, text) in ["A fourth set of Plank.", "Running added."].enumerated() {
                var change = StructureChange(id: id(1), kind: .setAdded, exerciseName: "")
                change.id = ChangeID(high: 70, low: UInt64(number))
                change.text = text
                server.completion.structureChanges.append(change)
            }
        }
        let box = try #require(device.path(toBox: "Running added."))
        device.event(.change, box, "false")
        device.tap("Keep what is ticked")
        let request = try #require(device.requests.first { $0.path.hasSuffix("keep-changes") })
        #expect(request.body == "{\"changes\":[\"\(ChangeID(high: 70, low: 0).text)\"]}")
        device.settle()
        #expect(device.pageText.contains("Kept, as version 2"))
    }

    // MARK: Before a start

    @Test func waitingChangesAreAppliedAndTheWorkoutStartedWithOneTap() {
        var server = gymServer()
        server.suggestions = [bundle(server)]
        var device = Device(server)
        device.boot()
        device.settle()
        device.tap("Start Push A")
        device.settle()
        #expect(device.path == "/")
        #expect(device.pageText.contains("Sets 1–3: 82.5 kg × 12 → 85 kg × 8"))
        device.tap("Accept 1 and start")
        device.settle()
        #expect(device.path == "/workout")
        #expect(device.server.current?.planSnapshotID == device.server.plans[0].currentVersion.id)
        #expect(device.server.current?.exercises[0].sets[0].weight == .kg(85))
    }

    @Test func asPlannedStartsAsPlannedAndWithoutSignalAtOnce() {
        var server = gymServer()
        server.suggestions = [bundle(server)]
        var device = Device(server)
        device.boot()
        device.settle()
        device.tap("Start Push A")
        device.settle()
        device.tap("Start as planned")
        device.settle()
        #expect(device.server.current?.exercises[0].sets[0].weight == Mass(thousandths: 82_500, of: .kg))

        device = Device(server)
        device.boot()
        device.settle()
        device.isOnline = false
        device.goOnline(false)
        device.tap("Start Push A")
        #expect(device.path == "/workout")
    }

    @Test func aSickLifterConfirmsALighterDay() {
        var server = gymServer()
        var override = SessionOverride(reason: "", adjustments: [])
        override.reason = "sick"
        let adjustment = SessionOverride.Adjustment(type: .percentWeight, value: Percent(thousandths: -10_000))
        override.adjustments = [adjustment]
        server.overrideWhenSick = override
        var device = Device(server)
        device.boot()
        device.settle()
        device.tap("How do you feel?")
        device.settle()
        device.tap("Sick")
        device.settle()
        #expect(device.pageText.contains("You feel sick: lighter today."))
        let box = device.path(toBox: "−10% weight") ?? []
        device.event(.change, box, "true")
        device.tap("Apply −10% weight and start")
        device.settle()
        #expect(device.server.current?.override == override)
        #expect(device.server.current?.preMood?.feeling == .sick)
    }

    @Test func moodAloneStartsAsPlanned() {
        var device = Device(gymServer())
        device.boot()
        device.settle()
        device.tap("How do you feel?")
        device.tap("Great")
        device.tap("45")
        device.settle()
        device.tap("Start as planned")
        device.settle()
        #expect(device.server.current?.preMood?.feeling == .great)
        #expect(device.server.current?.preMood?.minutes == 45)
        #expect(device.server.current?.override == nil)
    }

    /// How the lifter feels and how long there is change the day by the server alone: without it that is said, once something is told.
    @Test(arguments: [true, false]) func withoutTheServerAShortDaySaysThatItChangesNothing(isOnline: Bool) {
        var device = Device(gymServer())
        device.boot()
        device.settle()
        device.serverIsUp = false
        if !isOnline { device.goOnline(false) }
        device.tap("How do you feel?")
        device.settle()
        let said = "Fitting the workout to how you feel and to your time needs the server, which is not reached."
        #expect(!device.pageText.contains(said))
        device.tap("30")
        device.settle()
        #expect(device.pageText.contains(said))
        device.tap("30")
        device.settle()
        #expect(!device.pageText.contains(said))
    }

    // MARK: Later

    @Test func thePastOfALiftIsAListOfChangesAndOutcomes() {
        var server = gymServer()
        var step = BaselineChange(date: Instant(milliseconds: 0), snapshotID: id(1), versionNumber: 1, source: .user)
        (step.planID, step.planName, step.versionNumber) = (server.plans[0].id, "Push A", 2)
        step.snapshotID = SnapshotID(high: 5, low: 6)
        let old = BaselineChange.Baseline(sets: 3, weight: .kg(80), reps: 12)
        var new = old
        (new.weight, new.reps) = (Mass(thousandths: 82_500, of: .kg), 8)
        (step.old, step.new) = (old, new)
        server.progression = [step]
        var judged = change(1, .increaseWeight, 0, from: .mass(.kg(80)), to: .mass(.kg(82)), delta: .mass(.kg(2)))
        (judged.state, judged.outcome, judged.appliedInSnapshotID) = (.evaluated, .tooAggressive, step.snapshotID)
        var suggestion = PlanSuggestion(id: id(1), createdAt: Instant(milliseconds: 0), source: .rules)
        suggestion.changes = [judged]
        server.suggestions = [suggestion]
        var device = Device(server)
        device.boot(at: "/plans")
        device.settle()
        device.tap("Push A")
        device.tap("Bench Press (Barbell)")
        device.settle()
        device.tap("How its targets came about")
        device.settle()
        #expect(device.path.hasSuffix("/progress"))
        #expect(device.pageText.contains("3 × 80 kg × 12 → 3 × 82.5 kg × 8"))
        #expect(device.pageText.contains("+2 kg: too much"))
        #expect(device.pageText.contains("Push A, version 2"))
        device.tap("Back")
        #expect(device.path == "/plans/" + server.plans[0].id.text)
    }

    @Test func theCoachMayBeToldToApplyByItself() {
        var device = Device(gymServer())
        device.boot(at: "/settings")
        device.settle()
        device.event(.change, device.path(toBox: "Apply the coach’s proposals") ?? [], "true")
        device.settle()
        #expect(device.server.settings.flags.autoApplyProgression)
        let bench = ExerciseID(high: 7, low: 1)
        device.navigate(Route.progress(bench).path)
        device.settle()
        device.event(.change, device.path(toBox: "Apply proposals for this exercise") ?? [], "false")
        device.settle()
        #expect(device.server.settings.exerciseAutoApply == [bench.text: false])
    }
}
