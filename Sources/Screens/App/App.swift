public import Sync
import Training
import Wire

/// The whole app: what it knows, where it stands, and what each screen remembers. It changes only in answer to a message.
///
/// A class, so that the views, which are nests of closures over it, do not copy it: as a struct it made the app for the
/// browser a fifth larger.
public final class App {
    // The world outside.
    var now = Instant(milliseconds: 0)
    var isOnline = true
    var isVisible = true
    var deviceLanguage = "en"
    var timezone = ""

    var route = Route.today
    public internal(set) var sync: WorkoutSync
    var knowledge = Knowledge()
    /// What each open request was for.
    var requests: [UInt32: Request] = [:]
    var lastRequest: UInt32 = 0
    var document: Document?
    var showsRefused = false
    /// Finds exercises by name; made when it is first needed.
    var search: ExerciseSearch?

    // The screens.
    var today = Today()
    var plans = Plans()
    var history = History()
    var focus = Focus()
    var summary: Summary?
    var importing = Import()
    /// The plan being edited, and the edits of all plans that were not saved yet.
    var editor: Editor?
    var drafts: [PlanDraft] = []
    var timeline: Timeline?
    var progress = Progress()
    var review = Review()
    /// What the server would not have of the settings, by the JSON pointer of the field.
    var settingsFaults: [String: String] = [:]
    /// The sheet before a start.
    var starting: Starting?
    var access = Access()
    /// What was kept on the device and cannot be read.
    var unreadable: [String] = []
    /// What was just done and can be taken back, or could not be done.
    var held: Held?
    var ids: IDSource
    /// How often the shell was asked to tell what is kept.
    var moments: UInt32 = 0
    /// What waits for a decision, while not all of it has come.
    var incoming: [PlanSuggestion] = []

    /// What a request was for.
    indirect enum Request: Equatable {
        case sync(UInt32)
        case plans, next, exercises, imports, gyms, tokens
        case sessions(more: Bool)
        case session(WorkoutID)
        case prior(ExerciseID)
        case settings, saveSettings
        case importing(dryRun: Bool)
        /// Saves a session as a plan.
        case savePlan(WorkoutID)
        case suggestions(SuggestedChange.State)
        case outcomes(ExerciseID)
        case versions(PlanID, more: Bool)
        case diff(SnapshotID, from: SnapshotID?)
        case progress(ExerciseID, more: Bool)
        case preview(PlanID, PreMood)
        case call(Call)
    }

    public init(_ boot: Boot) {
        now = boot.instant
        isOnline = boot.online
        deviceLanguage = boot.language
        timezone = boot.timezone
        sync = WorkoutSync(seed: boot.seed)
        // Other ids than those of the workout.
        ids = IDSource(seed: (~boot.seed.0, boot.seed.1))
        knowledge = Knowledge(stored: boot.persisted)
        route = Route(path: boot.path) ?? .today
        focus.rest = Stored.read(Rest.self, boot.persisted[Stored.rest])
        focus.declined = Stored.read([InstanceID].self, boot.persisted[Stored.declined]) ?? []
        drafts = Stored.read([PlanDraft].self, boot.persisted[Stored.drafts]) ?? []
    }

    var strings: Strings {
        let language = knowledge.settings.language ?? deviceLanguage
        return Strings(Voice(Language(tag: language), knowledge.settings.unit))
    }

    // MARK: Start

    /// The first effects: takes up the workout where it was left, then asks the server for everything.
    func begin(_ stored: [String: String]) -> [Effect] {
        var effects = lookForUnreadable(stored)
        let restored = sync.restore(stored, at: now)
        for case .persist(let key, let text) in restored where key == WorkoutSync.damagedKey { unreadable.append(text) }
        effects += carryOut(restored)
        effects += load()
        effects += ask(.exercises)
        if route == .workout || route == .summary { effects += enter(route, replace: true) }
        if route == .workout { effects += [.wakeLock(true)] + beginTicking() + askPrior(onlyMissing: true) }
        effects += resumeRest() + lookUp()
        if case .session(let id) = route, session(id) == nil { effects += ask(.session(id)) }
        return effects
    }

    /// Asks for what changes from day to day.
    func load() -> [Effect] {
        var effects = knowledge.settingsWait ? ask(.saveSettings) : ask(.settings)
        effects += ask(.plans) + ask(.sessions(more: false)) + ask(.next) + ask(.suggestions(.pending))
        return effects + ask(.gyms)
    }

    // MARK: What comes from outside

    /// An answer to a request.
    public func answered(_ id: UInt32, status: Int, body: String) -> [Effect] {
        guard let request = requests.removeValue(forKey: id) else { return [] }
        return learn(request, status, body)
    }

    public func fired(_ timer: UInt32) -> [Effect] {
        switch Timer(rawValue: timer) {
        case .syncRetry: carryOut(sync.fired(.retry, at: now))
        case .syncEdits: carryOut(sync.fired(.edits, at: now))
        case .tick: route == .workout && isVisible ? beginTicking() : []
        case .restEnd: endRest()
        case .held: release()
        case .goOn: showOpen()
        case .settings: knowledge.settingsWait ? ask(.saveSettings) : []
        case nil: []
        }
    }

    public func wentOnline(_ online: Bool) -> [Effect] {
        isOnline = online
        guard online else { return [] }
        return carryOut(sync.wake()) + reloadFailed()
    }

    public func becameVisible(_ visible: Bool) -> [Effect] {
        isVisible = visible
        guard visible else {
            // A page out of sight may never come back.
            if case .plan = held { return release() }
            return []
        }
        return carryOut(sync.wake()) + (route == .workout ? beginTicking() : []) + reloadFailed()
    }

    /// Asks again for what could not be loaded.
    func reloadFailed() -> [Effect] {
        var effects: [Effect] = []
        if knowledge.settingsWait { effects += ask(.saveSettings) }
        if knowledge.plans.hasFailed { effects += ask(.plans) }
        if knowledge.sessions.hasFailed { effects += ask(.sessions(more: false)) }
        if knowledge.next.hasFailed { effects += ask(.next) }
        if knowledge.exercises.hasFailed { effects += ask(.exercises) }
        if knowledge.suggestions.hasFailed { effects += ask(.suggestions(.pending)) }
        if timeline?.hasFailed == true || progress.list.hasFailed { effects += lookUp() }
        if case .session(let id) = route, session(id) == nil { effects += ask(.session(id)) }
        if isTraining { effects += askPrior(onlyMissing: true) }
        return effects
    }

    // MARK: Messages

    /// What a tap does.
    public func update(_ message: Message) -> [Effect] {
        switch message {
        case .go(let route): return enter(route, replace: false)
        case .back: return enter(parent, replace: false)
        case .reload: return load() + reloadFailed()
        case .start(let id): return start(id)
        case .query(let text):
            focus.query = text
            return []
        case .pick(let exercise): return pick(exercise)
        case .startEmpty: return startEmpty()
        case .undo: return undo()
        case .closeSheet: return closeSheet()
        case .showRefused:
            showsRefused = true
            return [.focus("sheet")]
        case .copyRefused: return [.copy(refusedText), .announce(strings[.copied])]
        case .dismissRefused:
            showsRefused = false
            return carryOut(sync.dismissRefused())
        case .copyUnreadable: return [.copy(unreadableText), .announce(strings[.copied])]
        case .dismissUnreadable: return putUnreadableAway()
        case .tokens(let message): return update(tokens: message)
        case .today(let message): return update(today: message)
        case .plans(let message): return update(plans: message)
        case .history(let message): return update(history: message)
        case .focus(let message): return update(focus: message)
        case .summary(let message): return update(summary: message)
        case .importing(let message): return update(importing: message)
        case .settings(let message): return update(settings: message)
        case .editor(let message): return update(editor: message)
        case .review(let message): return update(review: message)
        case .starting(let message): return update(starting: message)
        }
    }

    private func closeSheet() -> [Effect] {
        showsRefused = false
        if starting != nil {
            starting = nil
            return [.focus("go")]
        }
        guard focus.sheet != nil else { return [] }
        focus.sheet = nil
        return [.focus(focus.sheetOpener)]
    }

    // MARK: Starting

    /// Starts at once, unless there is something to decide before.
    private func start(_ id: PlanID) -> [Effect] {
        guard canStart, let plan = plan(id) else { return [] }
        if isOnline, !openChanges(of: id).isEmpty { return openStart(id) }
        return begun(sync.perform(.start(knowledge.asTrained(plan)), at: now))
    }

    private func startEmpty() -> [Effect] {
        guard canStart else { return [] }
        return begun(sync.perform(.startFreeform, at: now))
    }

    /// Nothing starts while a workout runs, or waits to be saved.
    var canStart: Bool { sync.workout == nil }

    func begun(_ started: [SyncEffect]) -> [Effect] {
        let released = release()
        focus = Focus()
        summary = nil
        starting = nil
        today.chosen = nil
        return released + carryOut(started) + enter(.workout, replace: false) + askPrior()
    }

    /// Asks for the last performance of every exercise of the workout.
    func askPrior(onlyMissing: Bool = false) -> [Effect] {
        var effects: [Effect] = []
        for exercise in sync.workout?.exercises ?? []
        where !onlyMissing || knowledge.prior[exercise.exerciseID.text] == nil {
            effects += ask(.prior(exercise.exerciseID))
        }
        return effects
    }
}
