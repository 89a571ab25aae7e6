import Sync
import Training
import Wire

/// The app: what is known, the screens, and what lies over them. It changes only in answer to a message, hands each to the
/// screen that it is for, and carries out what that asks for.
final class App {
    let facts: Facts
    /// The number of the last request.
    var lastRequest: UInt32 = 0
    /// What was needed when it was last asked for.
    var needed: [Query] = []
    /// What the browser knows of the page.
    var document: Document?
    /// Whether the last tap left something to be kept and asked: see `settle`.
    var owes = false
    /// Whether the workout was to be shown, of which this device did not know yet.
    var wantsWorkout = false
    /// Whether another version of the app waits for the next start.
    var hasUpdate = false
    /// Whether answers of the server are kept, so that what was asked for once is there without a network.
    var keepsAnswers = false
    /// The pages of the browser, while this one has the turn to send and does not take it.
    var heldTurn: String?
    /// The newest session when a year of history was brought to this device.
    var broughtTo = ""
    /// Where the page of the history began that was looked for last among the kept answers; `nil` while the server answers.
    var keptTo: String?
    /// The texts that are kept of where the lifter is and of the last summary.
    var keptPlace = ""
    var keptSummary = ""
    /// Texts that were kept on the device and cannot be read.
    var unreadable: [String] = []

    // The screens.
    var today = Today()
    var plans = Plans()
    var programs = Programs()
    var generator: Generator?
    var timeline = Timeline()
    var history = History()
    var calendar = CalendarScreen()
    var body = BodyScreen()
    var goals = Goals()
    var welcome = Welcome()
    var progress = Progress()
    var analytics = Analytics()
    /// Where a session was opened from, where that is no list of them.
    var sessionFrom: Route?
    /// The plan that is being edited.
    var editor: Editor?
    var session = SessionPage()
    /// The finished workout that is being put right, or the past one that is being told.
    var sessionEditor: SessionEditor?
    var focus: Focus
    var summary: Summary?
    var suggestions = Suggestions()
    var importing = Import()
    var library = ExerciseLibrary()
    var settings = SettingsScreen()
    var pairing: Pairing
    var aches = Aches()
    /// The gym that is being edited; its edits stay until another one is.
    var gymEditor: GymEditor?

    // What lies over them.
    var showsRefused = false
    /// The sheet before a start.
    var starting: Starting?
    /// The search for an exercise.
    var search: ExercisePicker?
    /// What is known of an exercise.
    var exerciseSheet: ExerciseSheet?
    /// What is done before or after a workout, over the page.
    var routine: RoutineSheet?
    /// The made-up workout, while it is looked at.
    var tour: Tour?

    init(_ boot: Boot) {
        facts = Facts(boot)
        focus = Focus(stored: boot.persisted)
        pairing = Pairing(device: boot.device)
        path = boot.path
    }

    /// The address at the start.
    private let path: String

    var world: World { World(facts) }

    /// Whether the app was opened there.
    func startsIn(_ route: Route) -> Bool { Route(path: path) == route }

    // MARK: What comes from outside

    /// The first effects: takes up the workout where it was left, then asks the server for everything.
    func begin(_ stored: [String: String]) -> [ShellEffect] {
        var effects = lookForUnreadable(stored)
        let restored = facts.sync.restore(stored, at: facts.now)
        for case .persist(let key, let text) in restored where key == SyncKey.damaged { unreadable.append(text) }
        if facts.isWhole { takeUpSchedule(stored[Stored.schedule]) }
        effects += takeUpOutbox(stored)
        effects += carryOut(restored)
        if facts.knowledge.settingsWait { effects += saveSettings() }
        takeUpPlace(stored)
        let place = facts.route
        wantsWorkout = place == .workout && allowed(place) == .today
        if allowed(place) == place { effects += arrived() } else { effects += enter(place, replace: true) }
        if let former = stored[Stored.formerRest] {
            effects += [.persist(key: Stored.rest, value: former), .persist(key: Stored.formerRest, value: "")]
        }
        effects += carryOut(focus.resumeRest(world)) + carryOut(focus.resumeWatch(world))
        if facts.route == .pairing { effects += carryOut(pairing.arrived(at: path, world)) }
        if facts.route == .importProgram { effects += carryOut(programs.opened(path, world)) }
        if facts.route == .exercises { effects += opened(path) }
        if let held = stored[Stored.held], !held.isEmpty { effects += takeUpHeld(held, grace: 0) }
        if !facts.counted.isEmpty || !facts.pushed.isEmpty || facts.knowledge.settings.reminderAt != nil {
            effects.append(.timer(.opened, milliseconds: 2_000))
        }
        return effects + askWanted()
    }

    /// An answer to a request.
    func answered(_ id: UInt32, _ answer: Answer) -> [ShellEffect] {
        guard let request = facts.requests.removeValue(forKey: id) else { return [] }
        if let effects = signedOut(id, request, answer) { return effects }
        let (done, failures) = (facts.sync.workout?.lastSetDone, world.failures)
        var effects: [ShellEffect]
        switch request {
        case .sync(let id):
            facts.isAway = false  // It is this page that sends.
            effects = carryOut(facts.sync.answered(id, status: answer.status, body: answer.body))
            if done != facts.sync.workout?.lastSetDone {
                effects += carryOut(focus.followRest(world))
                // It takes room below the rows.
                if done == nil, focus.rest != nil { effects += carryOut(focus.showCurrent(world)) }
            }
            if answer.status == 401 { effects += enter(.pairing, replace: false) }
        case .outbox(let id):
            facts.isAway = false
            effects = carryOut(facts.outbox.answered(id, status: answer.status, body: answer.body))
            if answer.status == 401 { effects += enter(.pairing, replace: false) }
        case .query(let query, let isMore):
            effects = answered(query, answer, isMore: isMore) + carryOut(starting?.painsCame(world) ?? [])
        case .call(let call): effects = answered(call, answer)
        }
        // It is there again: what could not be loaded need not wait for somebody to ask.
        if world.failures < failures { facts.knowledge.retryFailed(isRefused: false) }
        let isAway = world.failures > 0
        if isAway != (failures > 0) { effects.append(.persist(key: Stored.away, value: isAway ? "1" : "")) }
        return effects + keepPlace() + askWanted()
    }

    func fired(_ timer: UInt32) -> [ShellEffect] {
        let effects: [ShellEffect] =
            switch Timer(rawValue: timer) {
            case .syncRetry: carryOut(facts.sync.fired(.retry, at: facts.now))
            case .syncEdits: carryOut(facts.sync.fired(.edits, at: facts.now))
            case .tick: tick()
            case .restEnd: carryOut(focus.endRest(world))
            case .undo: lapse()
            case .hold: carryOut(focus.reachedTarget(world))
            case .settings: facts.knowledge.settingsWait ? saveSettings() : []
            case .outboxRetry: outboxFired()
            case .importProgress: carryOut(importing.askProgress())
            case .welcome: dispatch(.today(.welcomed(byTap: false)))
            case .opened: countOpened() + refreshReminders()
            case .reminder: remindNow()
            case .pairing: carryOut(settings.phones.ask(world))
            case nil: []
            }
        return effects + askWanted()
    }

    func wentOnline(_ online: Bool) -> [ShellEffect] {
        facts.isOnline = online
        guard online else { return [] }
        return carryOut(facts.sync.wake()) + carryOut(facts.outbox.wake()) + retry() + askWanted()
    }

    func becameVisible(_ visible: Bool) -> [ShellEffect] {
        facts.isVisible = visible
        // What is held back is kept on the device: a page out of sight that never comes back does not lose it.
        guard visible else { return [] }
        return carryOut(facts.sync.wake()) + carryOut(facts.outbox.wake()) + tick() + retry() + askWanted()
    }

    /// What was done up to a moment is kept on the device.
    func becameDurable(_ moment: UInt32) { focus.becameDurable(moment) }

    private func tick() -> [ShellEffect] {
        if tour != nil { return tickTour() }
        if routine != nil { return facts.isVisible ? carryOut(routine!.tick(world)) : [] }
        return facts.route == .workout && facts.isVisible ? carryOut(focus.tick(world)) : []
    }

    /// What could not be loaded is wanted again; what could not be saved is sent again.
    func retry() -> [ShellEffect] {
        facts.knowledge.retryFailed()
        return facts.knowledge.settingsWait ? saveSettings() : []
    }
}
