import Sync
import Training
import Wire

/// The app: what is known, the screens, and what lies over them. It changes only in answer to a message, hands each to the
/// screen that it is for, and carries out what that asks for.
final class App {
    let facts: Facts
    /// The number of the last request.
    var lastRequest: UInt32 = 0
    /// What the browser knows of the page.
    var document: Document?
    /// Texts that were kept on the device and cannot be read.
    var unreadable: [String] = []

    // The screens.
    var today = Today()
    var plans = Plans()
    var timeline = Timeline()
    var progress = Progress()
    /// The plan that is being edited.
    var editor: Editor?
    var session = SessionPage()
    var focus: Focus
    var summary: Summary?
    var suggestions = Suggestions()
    var importing = Import()
    var settings = SettingsScreen()

    // What lies over them.
    var showsRefused = false
    /// The sheet before a start.
    var starting: Starting?
    /// The search for an exercise.
    var search: ExercisePicker?

    init(_ boot: Boot) {
        facts = Facts(boot)
        focus = Focus(stored: boot.persisted)
    }

    var world: World { World(facts) }

    // MARK: What comes from outside

    /// The first effects: takes up the workout where it was left, then asks the server for everything.
    func begin(_ stored: [String: String]) -> [ShellEffect] {
        var effects = lookForUnreadable(stored)
        let restored = facts.sync.restore(stored, at: facts.now)
        for case .persist(let key, let text) in restored where key == WorkoutSync.damagedKey { unreadable.append(text) }
        effects += carryOut(restored)
        if facts.knowledge.settingsWait { effects += saveSettings() }
        let place = facts.route
        if allowed(place) == place { effects += arrived() } else { effects += enter(place, replace: true) }
        effects += carryOut(focus.resumeRest(world))
        return effects + askWanted()
    }

    /// An answer to a request.
    func answered(_ id: UInt32, _ answer: Answer) -> [ShellEffect] {
        guard let request = facts.requests.removeValue(forKey: id) else { return [] }
        let effects =
            switch request {
            case .sync(let id): carryOut(facts.sync.answered(id, status: answer.status, body: answer.body))
            case .query(let query, let isMore): answered(query, answer, isMore: isMore)
            case .call(let call): answered(call, answer)
            }
        return effects + askWanted()
    }

    func fired(_ timer: UInt32) -> [ShellEffect] {
        let effects: [ShellEffect] =
            switch Timer(rawValue: timer) {
            case .syncRetry: carryOut(facts.sync.fired(.retry, at: facts.now))
            case .syncEdits: carryOut(facts.sync.fired(.edits, at: facts.now))
            case .tick: tick()
            case .restEnd: carryOut(focus.endRest(world))
            case .undo: lapse()
            case .goOn: carryOut(focus.showOpen(world))
            case .settings: facts.knowledge.settingsWait ? saveSettings() : []
            case nil: []
            }
        return effects + askWanted()
    }

    func wentOnline(_ online: Bool) -> [ShellEffect] {
        facts.isOnline = online
        guard online else { return [] }
        return carryOut(facts.sync.wake()) + retry() + askWanted()
    }

    func becameVisible(_ visible: Bool) -> [ShellEffect] {
        facts.isVisible = visible
        guard visible else {
            // A page out of sight may never come back.
            if case .plan = facts.undo?.hides { return lapse() }
            return []
        }
        return carryOut(facts.sync.wake()) + tick() + retry() + askWanted()
    }

    /// What was done up to a moment is kept on the device.
    func becameDurable(_ moment: UInt32) { focus.becameDurable(moment) }

    private func tick() -> [ShellEffect] {
        facts.route == .workout && facts.isVisible ? carryOut(focus.tick(world)) : []
    }

    /// What could not be loaded is wanted again; what could not be saved is sent again.
    private func retry() -> [ShellEffect] {
        facts.knowledge.retryFailed()
        return facts.knowledge.settingsWait ? saveSettings() : []
    }

    // MARK: Messages

    /// What a tap does.
    func update(_ message: Message) -> [ShellEffect] { dispatch(message) + askWanted() }

    func dispatch(_ message: Message) -> [ShellEffect] {
        let world = world
        switch message {
        case .go(let route): return enter(route, replace: false)
        case .back: return enter(parent, replace: false)
        case .reload:
            facts.knowledge.lookAgain(Query.daily)
            return retry()
        case .undo: return takeBack()
        case .closeSheet: return closeSheet()
        case .showRefused:
            showsRefused = true
            return [.focus("sheet")]
        case .copyRefused: return [.copy(refusedText), .announce(world.strings[.copied])]
        case .dismissRefused:
            showsRefused = false
            return carryOut(facts.sync.dismissRefused())
        case .copyUnreadable: return [.copy(unreadableText), .announce(world.strings[.copied])]
        case .dismissUnreadable: return putUnreadableAway()
        case .start(let id): return carryOut(Starting.start(id, world))
        case .startEmpty: return carryOut(world.canStart ? [.perform(.startFreeform)] : [])
        case .search(let message): return update(search: message)
        case .today(let message): return carryOut(today.update(message, world))
        case .plans(let message): return carryOut(plans.update(message, world))
        case .editor(let message): return carryOut(Editor.update(&editor, message, world))
        case .timeline(let message): return carryOut(timeline.update(message, world))
        case .moreProgress: return carryOut(progress.more)
        case .moreSessions: return carryOut([.more(.sessions)])
        case .session(let message): return carryOut(session.update(message, world))
        case .focus(let message): return carryOut(focus.update(message, world))
        case .review(let message): return update(review: message)
        case .starting(let message): return update(starting: message)
        case .summary(let message): return carryOut(summary?.update(message, world) ?? [])
        case .importing(let message): return carryOut(importing.update(message, world))
        case .settings(let message): return carryOut(settings.update(message, world))
        case .tokens(let message): return carryOut(settings.access.update(message, world))
        }
    }

    /// Where it is decided.
    enum Deciding { case starting, summary, suggestions }

    /// What is decided is on the sheet before a start, in the summary, or among all that waits.
    var deciding: Deciding {
        if starting != nil { return .starting }
        return facts.route == .summary && summary != nil ? .summary : .suggestions
    }

    private func update(review message: ReviewMessage) -> [ShellEffect] {
        let effects: [Effect]
        switch deciding {
        case .starting: return carryOut(starting!.update(review: message, world))
        case .summary: effects = summary!.update(review: message, world)
        case .suggestions: effects = suggestions.update(message, world)
        }
        // The card that had the focus is another one now.
        if case .decide(_, .withdrawn, _) = message { return carryOut(effects) + [.focus("title")] }
        return carryOut(effects)
    }

    private func update(starting message: StartingMessage) -> [ShellEffect] {
        if case .open(let id) = message { return carryOut(world.canStart ? [.openStart(id)] : []) }
        return carryOut(starting?.update(message, world) ?? [])
    }

    private func update(search message: SearchMessage) -> [ShellEffect] {
        switch message {
        case .query(let text):
            search?.query = text
            return []
        case .pick(let id):
            guard search != nil, let exercise = facts.knowledge.exercise(id) else { return [] }
            search = nil
            if editor != nil { return carryOut(editor!.add(exercise, world)) }
            return carryOut(focus.add(exercise, world))
        }
    }

    private func closeSheet() -> [ShellEffect] {
        showsRefused = false
        if starting != nil {
            starting = nil
            return [.focus("go")]
        }
        if search != nil {
            search = nil
            return [.focus("add")]
        }
        return carryOut(focus.closeSheet())
    }
}
