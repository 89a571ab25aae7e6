import Contract
import Sync
import Training

/// What is known, as the screens see it: to be read, not to be changed.
struct World {
    private let facts: Facts

    init(_ facts: Facts) { self.facts = facts }

    var now: Instant { facts.now }
    var isOnline: Bool { facts.isOnline }
    var isVisible: Bool { facts.isVisible }
    var isSecure: Bool { facts.isSecure }
    var isWhole: Bool { facts.isWhole }
    /// Name of the time zone; empty where the shell does not know it.
    var timezone: String { facts.timezone }
    /// Whether notifications may be shown: `granted`, `denied` or `default` for not asked; empty where there are none.
    var notifications: String { facts.notifications }
    var route: Route { facts.route }
    var undo: Undo? { facts.undo }
    var counted: String { facts.counted }
    /// Whether the page offered to start another plan until a moment ago: a finger may have been on its way to that.
    func isNewlyOffered(_ plan: PlanID) -> Bool {
        facts.offered == plan && now.milliseconds < facts.asksUntil
    }
    var pushed: String { facts.pushed }

    var knowledge: Knowledge {
        @inline(__always) _read { yield facts.knowledge }
    }

    /// The words of the lifter's language, and of the device's until one was chosen.
    var strings: Strings {
        let language = facts.knowledge.settings.language ?? facts.deviceLanguage
        var strings = Strings(Voice(facts.knowledge.language(language), facts.knowledge.settings.unit))
        strings.effortScale = facts.knowledge.settings.effortScale ?? .rir
        strings.names = facts.knowledge.names
        strings.names?.ownAlone = strings.voice.language == .english
        return strings
    }

    /// The language that is wanted and not known here, if it is neither English nor German.
    var wantedLanguage: String? {
        let code = Language.code(knowledge.settings.language ?? facts.deviceLanguage)
        return code.isEmpty || Language(known: code) != nil ? nil : code
    }

    /// An id that nothing else has.
    func newID<Tag>(_ type: Tag.Type = Tag.self) -> ID<Tag> { facts.ids.next(at: facts.now) }

    /// A key that is used once.
    func newKey() -> String { newID(EventTag.self).text }

    // MARK: The workout

    /// The workout, acknowledged or not; over while that waits to be answered.
    var workout: ActiveWorkout? { facts.sync.workout }
    /// Whether the server holds everything that is shown.
    var isSaved: Bool { waiting == 0 }
    /// How many changes are not answered yet, with the one that can still be taken back: the server does not know of it either.
    var waiting: Int {
        facts.sync.waiting + facts.outbox.waiting.count + (facts.undo?.lapse.isEmpty == false ? 1 : 0)
    }
    /// Tries in a row that were not answered, here or on the page that sends.
    var failures: Int { max(facts.sync.failures, facts.outbox.failures, facts.isAway ? 1 : 0) }
    /// Changes that the server refused for good: of workouts, and of all else.
    var refused: [RefusedChange] { facts.sync.refused }
    var refusedEntries: [RefusedEntry] { facts.outbox.refused }
    var refusedCount: Int { refused.count + refusedEntries.count }
    /// Why the server cannot save what waits.
    var trouble: String? { facts.sync.trouble ?? facts.outbox.trouble }
    /// What was finished here and waits to be saved.
    var finished: [WorkoutSession] { facts.sync.finished }
    /// Whether this session, or a change of it, waits to be saved.
    func isWaiting(_ session: WorkoutID) -> Bool {
        for waiting in finished where waiting.id == session { return true }
        for step in steps where step.sessionID == session { return true }
        return false
    }
    /// Whether a decision on this change waits longer than an answer takes.
    func isWaiting(_ change: ChangeID) -> Bool {
        for case .decide(_, let changes) in steps where isStuck && changes.contains(where: { $0.id == change }) {
            return true
        }
        return false
    }
    /// Whether something of this plan does.
    func isWaiting(_ id: PlanID) -> Bool { isStuck && isQueued(id) }
    func isQueued(_ id: PlanID) -> Bool {
        for case .plan(_, let plan) in steps where plan.id == id { return true }
        return false
    }
    /// Whether a gym was made here that the server does not know yet.
    func isUnsaved(_ gym: GymID) -> Bool {
        for case .gym(let request, let known) in steps where known.id == gym && request.path == Endpoint.makeGym.path {
            return true
        }
        return false
    }
    /// Where a workout that starts takes place, as far as the server knows that gym.
    var startGym: GymID? { knowledge.gym.flatMap { isUnsaved($0.id) ? nil : $0.id } }
    /// What a start would load today, in the gym in use.
    func preview(_ plan: PlanID, _ mood: PreMood = PreMood()) -> Query { .preview(plan, mood, startGym) }
    /// Whether this page of the browser sends, and rings: one does.
    var isSender: Bool { facts.sync.isSender }
    /// Whether a change may go to the server past those that wait: there are none.
    var isDirect: Bool { !isStuck && facts.outbox.waiting.isEmpty }
    /// What waits beside the workouts, in its order.
    var steps: [OutboxStep] {
        var steps: [OutboxStep] = []
        for entry in facts.outbox.waiting { steps.append(entry.step) }
        return steps
    }
    /// Whether nothing is saved for now.
    var isStuck: Bool { failures > 0 || !isOnline }

    /// Whether a change of the workout can be taken back or done again, and which would be taken back, where that is known.
    var canUndo: Bool { facts.sync.canUndo || isHeldLast }
    var canRedo: Bool { facts.sync.canRedo }
    /// Whether what is held back of the workout is the newest change.
    var isHeldLast: Bool {
        guard let undo, undo.isOfWorkout, undo.hides != nil else { return false }
        return facts.sync.changeCount <= undo.changes
    }

    /// Empty where it is not known.
    @inline(never) var undoable: String {
        (isHeldLast ? undo?.text : facts.sync.undoable.map { strings.describe($0) }) ?? ""
    }

    /// Nothing starts while a workout runs.
    var canStart: Bool { facts.sync.workout?.status != .inProgress }

    /// Whether a workout runs, held back or not.
    var isWorkoutRunning: Bool { facts.isTraining }

    /// Whether a workout runs, and is not held back.
    var isTraining: Bool { facts.undo?.hides != .workout && facts.isTraining }

    /// The workout as a screen shows it: without what is held back.
    var shown: ActiveWorkout? {
        guard var workout = facts.sync.workout else { return nil }
        switch facts.undo?.hides {
        case .set(let place):
            for index in workout.exercises.indices
            where workout.exercises[index].instanceID == place.exerciseInstanceID {
                workout.exercises[index].sets.removeAll { $0.id == place.setID }
            }
            workout.totals = Totals(of: workout.exercises)
        case .exercise(let instance):
            workout.exercises.removeAll { $0.instanceID == instance }
            workout.totals = Totals(of: workout.exercises)
        case .workout: return nil
        case .plan, .program, .session, .aside, nil: break
        }
        return workout
    }

    // MARK: What is under way

    /// Whether a decision is on its way: a start waits for it, so that it loads what was decided.
    var isDeciding: Bool {
        for case .decide in steps where !isStuck { return true }
        return false
    }

    /// The session that is on its way to become a plan.
    var becomingPlan: WorkoutID? {
        for case .call(let call) in facts.requests.values {
            if case .savePlan(let id) = call.purpose { return id }
        }
        return nil
    }

    /// Whether a session has become a plan, or will when that is saved.
    func becamePlan(_ session: WorkoutID) -> Bool {
        let id: PlanID = .named("plan", in: session)
        return knowledge.becamePlans.contains(session) || isQueued(id) || plan(id) != nil
    }

    /// Whether the plan that an import offers of a session is on its way.
    func isAdding(_ session: WorkoutID) -> Bool {
        for case .call(let call) in facts.requests.values {
            if case .addOffer(session) = call.purpose { return true }
        }
        return false
    }

    // MARK: Programs

    /// The program that is followed, with what was done here and waits to be saved.
    var program: TrackedProgram? {
        guard var tracked = knowledge.activeProgram, facts.undo?.hides != .program(tracked.program.id) else {
            return nil
        }
        for session in finished {
            guard session.hasWork, let id = session.programDayID,
                let day = tracked.program.days.first(where: { $0.id == id })
            else { continue }
            tracked.program.done(day, session: session.id, at: session.startedAt)
        }
        return tracked
    }

    /// The day of the program that a start of a plan would be of: the one that is due, else the next one with that plan.
    func day(of plan: PlanID) -> ProgramDay? { program?.program.day(startedWith: plan, at: now) }

    /// A plan as a start loads it today: as the server worked it out, else with what the phase of its day makes of it.
    func asTrained(_ plan: WorkoutPlan) -> WorkoutPlan {
        let trained = knowledge.asTrained(plan)
        guard let day = day(of: plan.id) else { return trained }
        let preview = knowledge.previews[plan.id]
        let isKnown = preview?.planSnapshotID == trained.currentVersion.id && preview?.phase == day.phase
        return isKnown || day.adjustment.isNothing ? trained : phased(trained, day)
    }

    @inline(never) private func phased(_ plan: WorkoutPlan, _ day: ProgramDay) -> WorkoutPlan {
        var trained = plan
        trained.currentVersion = trained.currentVersion.adjusted(
            by: day.adjustment, held: { pain(on: $0)?.holds ?? false }, loads: knowledge.loads)
        return trained
    }

    // MARK: Sessions and plans

    /// Without the one that is being deleted; newest first.
    var shownSessions: [WorkoutSession]? {
        guard case .session(let id) = facts.undo?.hides, var shown = facts.knowledge.sessions else {
            return facts.knowledge.sessions
        }
        shown.removeAll { $0.id == id }
        return shown
    }

    /// Whether it is open what comes next of a plan: it was just trained, and that waits to be saved.
    func isOpen(_ plan: WorkoutPlan) -> Bool {
        for session in finished where plan.ran(session) { return true }
        return false
    }

    /// Without what was just done and waits to be saved: what comes next of it is the server's to say.
    var shownNext: [NextItem] {
        var shown = knowledge.next ?? []
        if !finished.isEmpty { shown.removeAll { wasJustDone($0.exerciseID) } }
        return shown
    }

    func plan(_ id: PlanID) -> WorkoutPlan? { facts.knowledge.plan(id) }

    func asking(_ id: PlanID) -> [Query] { asking(.plan(id), in: .plans, isKnown: plan(id) != nil) }

    /// The question for what is not in the pages of its list that are known, or was not when it was asked for; empty for others.
    @inline(never) func asking(_ one: Query, in list: Query, isKnown: Bool) -> [Query] {
        let list = knowledge[list]
        if list.isWanted || list.isLoading || isKnown && knowledge[one].state == .missing { return [] }
        return [one]
    }

    /// Without the one that is being deleted.
    var shownPlans: [WorkoutPlan] {
        var shown = facts.knowledge.plans ?? []
        if case .plan(let id) = facts.undo?.hides { shown.removeAll { $0.id == id } }
        return shown
    }

    /// Those to choose from: not what is left of programs, and of none but the one that is followed.
    var offeredPlans: [WorkoutPlan] {
        let active = knowledge.activeProgram?.program.id
        var offered: [WorkoutPlan] = []
        for plan in usablePlans {
            guard plan.madeFor == nil || plan.favorite || !plan.isLeftOver && (active ?? plan.madeFor) == plan.madeFor
            else { continue }
            offered.append(plan)
        }
        return offered
    }

    /// The plans that may be trained: no drafts, nothing put away.
    var usablePlans: [WorkoutPlan] {
        var usable: [WorkoutPlan] = []
        for plan in shownPlans where plan.complete && !plan.archived {
            // What the server does not know cannot be started.
            if knowledge.held(plan.id)?.exercises.isEmpty != true { usable.append(plan) }
        }
        return usable
    }
}
