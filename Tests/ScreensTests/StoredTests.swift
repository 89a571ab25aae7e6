import Contract
import Foundation
import Sync
import TestSupport
import Testing
import Training
import Wire

@testable import Screens

/// What is kept on a device today is read by every later version: a document under each key is pinned, never changed, and must
/// go on being read. `TOPSET_RECORD=1` writes those that are not there yet, and fails.
@Suite struct StoredTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("Stored")

    /// Every key under which something is kept, as the code has them.
    private static func keys() throws -> Set<String> {
        let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Sources")
        // A change and collected edits stand under a name of their own, given by the page.
        var keys = Set([
            SyncKey.base, SyncKey.formerQueue, SyncKey.former, SyncKey.step + "1.00000001",
            SyncKey.edits + "00000001", SyncKey.refused + "1.00000001",
            Outbox.refusedKey + "1.00000001",
        ])
        for number in 2...24 { keys.insert(Outbox.stepKey + "\(number).00000001") }
        let text = try String(
            contentsOf: sources.appendingPathComponent("Screens/Knowledge/Stored.swift"), encoding: .utf8)
        let list = try #require(text.components(separatedBy: "enum Stored {").last)
        for line in list.split(separator: "\n").prefix(while: { !$0.contains("func ") })
        where line.contains("static let") && line.contains("\"") {
            keys.insert(try #require(line.split(separator: "\"").dropFirst().first.map { String($0) }))
        }
        return keys
    }

    private static func pinned() throws -> [String: String] {
        var pinned: [String: String] = [:]
        for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
            pinned[String(name.dropLast(".json".count))] = try String(
                contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
        }
        return pinned
    }

    /// A device in the middle of a workout whose first set the server has not heard of, and the rest that there is to keep.
    private static func lived() -> [String: String] {
        var device = Device(gymServer())
        device.boot()
        device.settle()
        device.navigate("/settings")
        device.serverIsUp = false
        device.tap("Dark")
        device.serverIsUp = true
        device.navigate("/")
        device.tap("Start Push A")
        device.settle()
        device.serverIsUp = false
        device.tap("Done · 82.5 kg × 12")
        device.tap("Weight, Set 2")
        device.tap("9")
        device.settle()
        var waiting = device.stored
        for (key, text) in waiting where key.hasPrefix(SyncKey.step) { waiting[SyncKey.step + "1.00000001"] = text }
        var draft = PlanDraft()
        draft.name = "Pull A"
        let gym = Gym(id: GymID(high: 5, low: 1), name: "Cellar")
        var bundle = PlanSuggestion(
            id: SuggestionID(high: 5, low: 2), createdAt: Instant(milliseconds: 0), source: .rules)
        var change = SuggestedChange(id: id(1), type: .stay, exerciseName: "")
        change.id = ChangeID(high: 5, low: 3)
        bundle.changes = [change]
        let made = [
            Stored.program: JSON.text(Page([ProgramScreensTests.tracked()])), Stored.settingsWait: "1",
            Stored.held: JSON.text(Held(step: .deleteGoal(GoalID(high: 8, low: 11)), name: "Row")),
            Stored.drafts: JSON.text([draft]), Stored.gyms: JSON.text(Page([gym])),
            Stored.pending: JSON.text(Page([bundle])), Stored.deferred: JSON.text(Page([bundle])),
            Stored.declined: JSON.text([InstanceID(high: 5, low: 4)]), Stored.asked: "1",
            Stored.stopwatch: JSON.text(
                Stopwatch(
                    SetPlace(InstanceID(high: 5, low: 5), SetID(high: 5, low: 6)), from: Instant(milliseconds: 0))),
            Stored.broughtTo: WorkoutID(high: 5, low: 6).text,
            Stored.push: PushSubscriptionID(high: 5, low: 15).text, Stored.welcomed: "2026-11-18",
            Stored.counters: JSON.text(CountersTests.counted),
            Stored.summary: finished()[Stored.summary] ?? "",
            SyncKey.refused + "1.00000001": refused().first { $0.key.hasPrefix(SyncKey.refused) }?.value ?? "",
            Stored.programText: "plan: A\nSquat: 5x5", Stored.files: "strong.csv\nhevy.csv",
            Stored.fileAnswers:
                "1\nlb\n=date,exercise,,weight,|day_first|My sheet\n[{\"name\":\"Lift\",\"choice\":\"own\"}]\nstrong.csv\nhevy.csv",
            Stored.programDraft: JSON.text(
                ProgramDraft(ProgramEditor(program: ProgramScreensTests.tracked().program, isNew: true))),
            Stored.sessionDraft: JSON.text(
                SessionDraft(
                    WorkoutSession(
                        id: WorkoutID(high: 5, low: 9), title: "Hotel", origin: .freeform,
                        startedAt: Instant(milliseconds: 0), endedAt: Instant(milliseconds: 60_000)), isNew: true)),
        ]
        return made.merging(outbox()) { one, _ in one }.merging(waiting.filter { !$0.value.isEmpty }) { made, lived in
            made.count > lived.count ? made : lived
        }
    }

    /// A device whose workout was finished and saved, and is looked at.
    private static func finished() -> [String: String] {
        var device = Device.atGym()
        device.tap("Start Push A")
        device.settle()
        for _ in 0..<10 {
            device.tap("go")
            device.settle()
        }
        device.tap("Effort 8 of 10")
        device.tap("Finish")
        device.settle()
        return device.stored
    }

    /// A device whose set the server would not have.
    private static func refused() -> [String: String] {
        var device = Device.atGym()
        device.tap("Start Push A")
        device.settle()
        let workout = device.facts.sync.workout
        device.server.refusal = (
            "POST /v1/active-workouts/" + (workout?.id.text ?? "") + "/log-set", "TARGET_NOT_FOUND",
            "There is no such set.",
            "/set_id"
        )
        device.tap("go")
        device.settle()
        return device.stored
    }

    /// One step of each kind, and one that was refused.
    private static func outbox() -> [String: String] {
        let key = CommandMeta(key: "00000000-0000-0005-0000-00000000000a", at: Instant(milliseconds: 0))
        var correction = SessionCorrection(meta: key)
        correction.title = "Morning"
        var set = CorrectedSet()
        (set.id, set.weight, set.reps) = (SetID(high: 5, low: 11), .some(.kg(60)), .some(8))
        var exercise = CorrectedExercise()
        (exercise.id, exercise.exerciseID) = (InstanceID(high: 5, low: 12), ExerciseID(high: 7, low: 1))
        exercise.sets = [set]
        let log = LogSession(
            id: WorkoutID(high: 5, low: 13), startedAt: Instant(milliseconds: 0),
            endedAt: Instant(milliseconds: 60_000), exercises: [exercise], meta: key)
        let proposal = ProposeChanges(
            id: SuggestionID(high: 5, low: 14), source: .user, planSnapshotID: SnapshotID(high: 8, low: 2),
            changes: [
                ProposedChange(
                    type: .increaseWeight, targetExercisePrescriptionID: PrescriptionID(high: 8, low: 11),
                    value: .mass(.kg(85)))
            ])
        let gym = Gym(id: GymID(high: 5, low: 2), name: "Garage")
        var entry = ScheduleEntry(
            id: ScheduleEntryID(high: 8, low: 7), plan: PlanID(high: 8, low: 1), on: LocalDate(day: 20_000))
        entry.repeatsWeekly = true
        let goal = LifterGoal(
            id: GoalID(high: 8, low: 9), .sessionsPerWeek, Amount(3), .sessions, from: LocalDate(day: 20_000),
            at: Instant(milliseconds: 0))
        var box = Outbox(seed: (1 << 32, 1))
        _ = box.takeTurn(true)
        var kept: [String: String] = [:]
        let ache = PainFlag(
            id: PainFlagID(high: 8, low: 5), .knee, side: .left, .severe, createdAt: Instant(milliseconds: 0))
        let program = Training.Program(id: ProgramID(high: 8, low: 11), name: "Block")
        var patch = PatchProgram()
        patch.name = program.name
        let steps: [OutboxStep] = [
            .correct(WorkoutID(high: 5, low: 99), correction), .correct(WorkoutID(high: 5, low: 98), correction),
            .deleteSession(WorkoutID(high: 5, low: 97)), .logSession(log), .propose(proposal),
            .decide(
                ClientRequest(
                    .decideChanges,
                    DecideChanges(
                        decisions: [DecideChanges.One(changeID: ChangeID(high: 5, low: 3), decision: .accepted)],
                        meta: key)), [SuggestedChange(id: ChangeID(high: 5, low: 3), type: .stay, exerciseName: "")]),
            .plan(
                ClientRequest(.changePlan(PlanID(high: 8, low: 1)), PatchPlan(favorite: true)), gymServer().plans[0]),
            .deletePlan(PlanID(high: 8, low: 4)),
            .exercise(
                ClientRequest(.makeExercise, ExerciseEdit(new: gymServer().exercises[0])), gymServer().exercises[0]),
            .deleteExercise(ExerciseID(high: 8, low: 5)),
            .pain(ClientRequest(.flagPain, FlagPain(ache)), ache), .deletePain(PainFlagID(high: 8, low: 6)),
            .gym(ClientRequest(.makeGym, gym), gym), .deleteGym(gym.id),
            .profile(Profile()),
            .schedule(entry), .scheduledDay(entry.id, ScheduleEntry.Change(date: entry.date, isSkipped: true)),
            .unschedule(entry.id, from: entry.date),
            .logBody(
                LogBody(
                    id: BodyEntryID(high: 8, low: 7), at: Instant(milliseconds: 0), .weight, Amount(80), .kg)),
            .deleteBody(BodyEntryID(high: 8, low: 8)),
            .goal(ClientRequest(.changeGoal(goal.id), PatchGoal(.completed)), goal), .deleteGoal(goal.id),
            .deleteProgram(ProgramID(high: 8, low: 10)),
            .program(ClientRequest(.changeProgram(program.id), patch), program),
        ]
        var effects: [OutboxEffect] = []
        for step in steps { effects += box.append(step, name: "Push A") }
        _ = box.next(unless: [])
        let fault = ErrorAnswer(error: ErrorAnswer.Fault(code: "NOT_FOUND", message: "There is no such session."))
        effects += box.answered(1, status: 404, body: JSON.text(fault))
        for case .persist(let key, let value) in effects { kept[key] = value.isEmpty ? nil : value }
        return kept
    }

    @Test func everyKeyIsPinned() throws {
        let (keys, pinned) = (try Self.keys(), try Self.pinned())
        #expect(keys.count > 10)
        if ProcessInfo.processInfo.environment["TOPSET_RECORD"] == "1" {
            for (key, text) in Self.lived() where keys.contains(key) && pinned[key] == nil && !text.isEmpty {
                try text.write(
                    to: Self.folder.appendingPathComponent(key + ".json"), atomically: true, encoding: .utf8)
                Issue.record("recorded \(key)")
            }
        }
        #expect(Set(pinned.keys) == keys)
    }

    /// Every change that waits stands by itself; once all were one document, and before that the acknowledged workout was in it.
    @Test(arguments: [
        [SyncKey.former, SyncKey.formerQueue, Stored.formerRest],
        [SyncKey.step, SyncKey.edits, SyncKey.formerQueue, Stored.rest],
        [SyncKey.step, SyncKey.edits, SyncKey.former],
    ])
    func whatTheFirstVersionKeptIsThere(without prefixes: [String]) throws {
        var device = Device(gymServer())
        device.stored = try Self.pinned().filter { key, _ in
            !prefixes.contains { $0 == key || $0.hasSuffix(".v1.") && key.hasPrefix($0) }
        }
        device.isOnline = false
        device.serverIsUp = false
        device.boot()
        let knowledge = device.facts.knowledge
        #expect(device.app.unreadable.isEmpty)
        #expect(device.facts.sync.workout != nil && device.facts.sync.waiting > 0)
        #expect(knowledge.settings.theme == .dark && knowledge.settingsWait)
        #expect(knowledge.plans?.isEmpty == false)
        #expect(knowledge.next != nil)
        #expect(knowledge.sessions?.isEmpty == false)
        #expect(knowledge.exercises?.isEmpty == false)
        #expect(!knowledge.prior.all.isEmpty)
        #expect(!knowledge.gyms.isEmpty)
        #expect(knowledge.suggestions?.isEmpty == false)
        #expect(device.app.focus.rest != nil)
        #expect(device.stored[Stored.rest] != nil && device.stored[Stored.formerRest] == nil)
        #expect(!device.app.focus.declined.isEmpty)
        #expect(device.app.focus.wasAsked)
        #expect(Focus(stored: [Stored.formerAsked: "1"]).wasAsked && !Focus(stored: [:]).wasAsked)
        #expect(PushSubscriptionID(device.app.world.pushed) != nil)
        #expect(device.app.world.counters == CountersTests.counted)
        #expect(Stored.read(Stopwatch.self, try Self.pinned()[Stored.stopwatch]) != nil)
        #expect(!device.facts.knowledge.drafts.isEmpty)
        #expect(
            Stored.programDraft(device.facts.knowledge.keptDrafts[Stored.programDraft])?.program.name == "Block")
        #expect(Stored.sessionDraft(device.facts.knowledge.keptDrafts[Stored.sessionDraft])?.session.title == "Hotel")
        #expect(Set(device.facts.outbox.waiting.map(\.step.kind)).count == OutboxStep.Kind.allCases.count)
        #expect(device.facts.outbox.refused.count == 1)
        #expect(device.app.world.undo?.text == "Row deleted")
    }
}
