import Contract
import TestSupport
import Testing
import Training

@testable import Sync

/// A device with an outbox, a server, and the bad line between them.
private struct Line {
    var outbox = Outbox(seed: (1 << 32, 1))
    private var starts: UInt64 = 1
    var server = FakeServer()
    var now = Instant(milliseconds: 1_795_000_000_000, offsetMinutes: 60)
    var stored: [String: String] = [:]
    var isRetryDue = false
    var open: [(id: UInt32, request: ClientRequest)] = []
    var late: [(id: UInt32, answer: FakeServer.Answer)] = []
    var saved: [OutboxEntry] = []
    /// The workout of which the server does not know that it is over.
    var unfinished: WorkoutID?
    let exercise = Exercise(id: ExerciseID(high: 7, low: 0), slug: "", name: "Row")
    private var made: UInt64 = 0

    init() {
        server.exercises = [exercise]
        for number in 0..<4 { server.sessions.append(session(number)) }
        server.plans = [Gym.plan(server.exercises)]
        server.suggestions = [suggestion(server.plans[0])]
        _ = outbox.takeTurn(true)
    }

    private func session(_ number: Int) -> WorkoutSession {
        let start = now.adding(seconds: -86_400 * Int64(number + 1))
        var performance = ExercisePerformance(
            id: InstanceID(high: 5, low: UInt64(number)), exerciseID: exercise.id, name: "Row")
        var set = SetPerformance(id: SetID(high: 6, low: UInt64(number)))
        (set.weight, set.reps, set.status) = (.kg(60), 8, .done)
        performance.sets = [set]
        return WorkoutSession(
            id: WorkoutID(high: 4, low: UInt64(number)), origin: .freeform, startedAt: start,
            endedAt: start.adding(seconds: 3_600), exercises: [performance])
    }

    /// Two more reps for every set of the plan.
    private func suggestion(_ plan: WorkoutPlan) -> PlanSuggestion {
        var suggestion = PlanSuggestion(
            id: SuggestionID(high: 3, low: 1), createdAt: now, source: .rules, planID: plan.id)
        for (number, set) in plan.currentVersion.exercises[0].sets.enumerated() {
            var change = SuggestedChange(
                id: ChangeID(high: 3, low: UInt64(number)), type: .increaseReps, exerciseName: "Row", delta: .reps(2),
                value: .reps(12), from: .reps(10))
            change.targetSetPrescriptionID = set.id
            suggestion.changes.append(change)
        }
        return suggestion
    }

    mutating func decide(_ number: Int, _ decision: SuggestedChange.Decision) {
        var change = server.suggestions[0].changes[number]
        change.decision = decision
        let key: ID<EventTag> = newID()
        let body = DecideChanges(
            decisions: [DecideChanges.One(changeID: change.id, decision: decision)],
            meta: CommandMeta(key: key.text, at: now))
        append(.decide(ClientRequest(.decideChanges, body), [change]))
    }

    mutating func carryOut(_ effects: [OutboxEffect]) {
        for effect in effects {
            switch effect {
            case .request(let id, let request): open.append((id, request))
            case .persist(let key, let value): stored[key] = value.isEmpty ? nil : value
            case .retry(let delay): isRetryDue = delay > 0
            case .saved(let entry, _): saved.append(entry)
            case .refused: break
            }
        }
        if let request = outbox.next(unless: unfinished.map { [$0] } ?? []) { carryOut([request]) }
    }

    mutating func newID<Tag>() -> ID<Tag> {
        made += 1
        return ID(high: 99, low: made)
    }

    mutating func append(_ step: OutboxStep) { carryOut(outbox.append(step, name: "Row")) }

    mutating func correct(_ id: WorkoutID, title: String) {
        let key: ID<EventTag> = newID()
        var correction = SessionCorrection(meta: CommandMeta(key: key.text, at: now))
        correction.title = title
        append(.correct(id, correction))
    }

    mutating func log(reps: Int) {
        var set = CorrectedSet()
        (set.id, set.weight, set.reps, set.status) = (newID(), .some(.kg(50)), .some(reps), .done)
        var exercise = CorrectedExercise()
        (exercise.id, exercise.exerciseID, exercise.sets) = (newID(), self.exercise.id, [set])
        let start = now.adding(seconds: -90_000 - Int64(made) * 100_000)
        let log = LogSession(
            id: newID(), startedAt: start, endedAt: start.adding(seconds: 3_600), exercises: [exercise],
            meta: CommandMeta(key: nil, at: now))
        append(.logSession(log))
    }

    mutating func handle(_ request: ClientRequest) -> FakeServer.Answer {
        server.handle(request.method, request.path, request.body, now: now)
    }

    mutating func answer() {
        guard !open.isEmpty else { return }
        let (id, request) = open.removeFirst()
        let answer = handle(request)
        carryOut(outbox.answered(id, status: answer.status, body: answer.body))
    }

    mutating func lose(arrived: Bool, status: Int = 0, body: String = "") {
        guard !open.isEmpty else { return }
        let (id, request) = open.removeFirst()
        if arrived { _ = handle(request) }
        carryOut(outbox.answered(id, status: status, body: body))
    }

    /// The app is killed and started again; answers to its requests go nowhere.
    mutating func crash() {
        (open, late, isRetryDue) = ([], [], false)
        starts += 1
        outbox = Outbox(seed: (starts << 32, 1))
        carryOut(outbox.restore(stored))
        carryOut(outbox.takeTurn(true))
    }

    mutating func retry() {
        guard isRetryDue else { return }
        isRetryDue = false
        outbox.fired()
        carryOut([])
    }

    mutating func drain() {
        for _ in 0..<1_000 where !outbox.waiting.isEmpty {
            open.isEmpty ? retry() : answer()
        }
    }
}

@Suite struct OutboxTests {
    @Test(arguments: 0..<150)
    func randomStepsOverABadLineTakeEffectOnceInOrderOrAreOnTheList(seed: UInt64) {
        var dice = Dice(seed &* 6_007 &+ 3)
        var line = Line()
        var done: [OutboxStep] = []
        for round in 0..<60 {
            if dice.roll(2) == 0 {
                step(&line, &dice, round)
                if let newest = line.outbox.waiting.last?.step { done.append(newest) }
            }
            weather(&line, &dice)
        }
        line.drain()
        #expect(line.outbox.waiting.isEmpty, "seed \(seed)")
        // Each answered once, here or on the list, in the order in which it was done.
        var (saved, refused) = (line.saved.map(\.step)[...], line.outbox.refused.map(\.entry.step)[...])
        for step in done {
            if saved.first == step { saved.removeFirst() } else if refused.first == step { refused.removeFirst() }
        }
        #expect(saved.isEmpty && refused.isEmpty, "seed \(seed)")
        #expect(line.saved.count + line.outbox.refused.count == done.count, "seed \(seed)")
        #expect(line.server.carriedOut.values.allSatisfy { $0 == 1 }, "seed \(seed)")
        // What the server holds is what a perfect line would have made of it.
        var perfect = Line()
        for step in done {
            perfect.append(step)
            perfect.drain()
        }
        #expect(line.server.sessions == perfect.server.sessions, "seed \(seed)")
        #expect(line.server.suggestions == perfect.server.suggestions, "seed \(seed)")
        #expect(line.server.plans == perfect.server.plans, "seed \(seed)")
        #expect(line.outbox.refused.map(\.entry.step) == perfect.outbox.refused.map(\.entry.step), "seed \(seed)")
    }

    private func step(_ line: inout Line, _ dice: inout Dice, _ round: Int) {
        let id = WorkoutID(high: 4, low: UInt64(dice.roll(4)))
        switch dice.roll(10) {
        case 0...5: line.correct(id, title: "Day \(round)")
        case 6: line.append(.deleteSession(id))
        case 8: line.decide(dice.roll(3), [.accepted, .rejected, .deferred, .withdrawn][dice.roll(4)])
        case 7: line.correct(id, title: String(repeating: "x", count: 5_000))  // Refused for good.
        default: line.log(reps: 1 + dice.roll(12))
        }
    }

    private func weather(_ line: inout Line, _ dice: inout Dice) {
        switch dice.roll(11) {
        case 0: line.lose(arrived: false)
        case 1: line.lose(arrived: true)
        case 2: line.lose(arrived: dice.roll(2) == 0, status: [401, 408, 429, 500, 502, 503][dice.roll(6)])
        case 3: line.crash()
        case 4: line.lose(arrived: false, status: 200, body: "<html>Sign in to the gym's network</html>")
        case 5:  // The answer comes after the client has given up, and twice.
            guard let (id, request) = line.open.first else { return }
            let answer = line.handle(request)
            line.lose(arrived: false)
            line.late += [(id, answer), (id, answer)]
        case 6:
            guard !line.late.isEmpty else { return }
            let (id, answer) = line.late.removeFirst()
            line.carryOut(line.outbox.answered(id, status: answer.status, body: answer.body))
        case 7: line.carryOut(line.outbox.wake())
        case 8: line.retry()
        default: line.answer()
        }
    }

    @Test func aStepAboutASessionWaitsUntilItsWorkoutIsOver() {
        var line = Line()
        line.unfinished = WorkoutID(high: 4, low: 1)
        line.correct(WorkoutID(high: 4, low: 1), title: "Evening")
        #expect(line.open.isEmpty)
        line.unfinished = nil
        line.carryOut([])
        line.answer()
        #expect(line.server.sessions[1].title == "Evening")
    }

    @Test func aPlanOfASessionWaitsUntilItsWorkoutIsOver() {
        var line = Line()
        let (session, body) = (WorkoutID(high: 4, low: 1), SaveAsPlan(id: PlanID(high: 4, low: 9), name: "Row"))
        line.unfinished = session
        line.append(.plan(ClientRequest(.saveSessionAsPlan(session), body), line.server.plans[0]))
        #expect(line.open.isEmpty)
        line.unfinished = nil
        line.carryOut([])
        line.answer()
        #expect(line.server.plans.last?.name == "Row")
    }

    @Test func everyKindOfStepSurvivesARestart() {
        var line = Line()
        line.log(reps: 5)
        line.correct(WorkoutID(high: 4, low: 0), title: "A")
        line.append(.deleteSession(WorkoutID(high: 4, low: 2)))
        let change = ProposedChange(
            type: .increaseWeight, targetExercisePrescriptionID: PrescriptionID(high: 1, low: 1), delta: nil,
            value: .mass(.kg(85)))
        let id: SuggestionID = line.newID()
        line.append(
            .propose(
                ProposeChanges(
                    id: id, source: .user, planSnapshotID: SnapshotID(high: 1, low: 2), changes: [change])))
        line.decide(0, .accepted)
        let plan = line.server.plans[0]
        line.append(.plan(ClientRequest(.changePlan(plan.id), PatchPlan(favorite: true)), plan))
        line.append(.deletePlan(plan.id))
        let exercise = Exercise(id: ExerciseID(high: 7, low: 9), slug: "sled", name: "Sled")
        line.append(.exercise(ClientRequest(.makeExercise, ExerciseEdit()), exercise))
        line.append(.deleteExercise(exercise.id))
        let flag = PainFlag(id: PainFlagID(high: 1, low: 7), .knee, .mild, createdAt: Instant(milliseconds: 0))
        line.append(.pain(ClientRequest(.flagPain, FlagPain(flag)), flag))
        line.append(.deletePain(flag.id))
        let gym = Training.Gym(.garage, id: line.newID(), name: "Garage", unit: .kg)
        line.append(.gym(ClientRequest(.makeGym, gym), gym))
        line.append(.deleteGym(gym.id))
        line.append(.profile(Profile()))
        let entry = ScheduleEntry(id: line.newID(), plan: plan.id, on: LocalDate(day: 20_000))
        line.append(.schedule(entry))
        line.append(.scheduledDay(entry.id, ScheduleEntry.Change(date: entry.date, isSkipped: true)))
        line.append(.unschedule(entry.id, from: entry.date))
        line.append(
            .logBody(LogBody(id: line.newID(), at: Instant(milliseconds: 0), .weight, Amount(80), .kg)))
        line.append(.deleteBody(BodyEntryID(high: 1, low: 9)))
        let goal = LifterGoal(
            id: line.newID(), .sessionsPerWeek, Amount(3), .sessions, from: LocalDate(day: 20_000),
            at: Instant(milliseconds: 0))
        line.append(.goal(ClientRequest(.changeGoal(goal.id), PatchGoal(.completed)), goal))
        line.append(.deleteGoal(goal.id))
        line.append(.deleteProgram(ProgramID(high: 1, low: 9)))
        let program = Program(id: ProgramID(high: 1, low: 8), name: "Block")
        line.append(.program(ClientRequest(.createProgram, CreateProgram()), program))
        let before = line.outbox.waiting
        line.crash()
        #expect(line.outbox.waiting == before)
        #expect(Set(before.map(\.step.kind)).count == OutboxStep.Kind.allCases.count)
    }

    @Test func aRefusedStepIsNamedUntilItIsDismissed() {
        var line = Line()
        line.correct(WorkoutID(high: 4, low: 9), title: "Gone")
        line.drain()
        #expect(line.outbox.refused.map(\.fault.code) == ["NOT_FOUND"])
        line.crash()
        #expect(line.outbox.refused.map(\.entry.name) == ["Row"])
        line.carryOut(line.outbox.dismissRefused())
        line.crash()
        #expect(line.outbox.refused.isEmpty)
    }

    @Test func aRefusedStepIsSentAgainOnce() throws {
        var line = Line()
        line.correct(WorkoutID(high: 4, low: 9), title: "Gone")
        line.drain()
        let refused = try #require(line.outbox.refused.first)
        #expect(refused.canRetry)
        line.carryOut(line.outbox.retry(refused.key))
        line.carryOut(line.outbox.retry(refused.key))
        line.crash()
        #expect(line.outbox.refused.isEmpty && line.outbox.waiting.map(\.step) == [refused.entry.step])
        // It is still gone: it is on the list again, under a name of its own.
        line.drain()
        #expect(line.outbox.refused.map(\.entry.step) == [refused.entry.step] && line.outbox.waiting.isEmpty)
        #expect(line.outbox.refused[0].key != refused.key)
    }

    @Test func whatCannotBeReadIsSetAside() {
        var line = Line()
        line.stored[Outbox.stepKey + "1.00000001"] = "{\"version\":9}"
        line.crash()
        #expect(line.stored == [Outbox.damagedKey: "{\"version\":9}"])
    }
}
