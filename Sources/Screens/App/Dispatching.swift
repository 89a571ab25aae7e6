import Sync
import Training

/// What a message does: each goes to the screen that it is for.
extension App {
    /// What a tap does.
    func update(_ message: Message) -> [ShellEffect] { dispatch(message) + keepPlace() + askWanted() }

    /// As `update`; but in a workout, where a finger is in a hurry, what is to be kept and asked waits until `settle`. Nothing
    /// of it is seen.
    func tapped(_ message: Message) -> [ShellEffect] {
        guard case .focus = message, facts.route == .workout, tour == nil else { return update(message) }
        facts.sync.holdsBack = true
        let effects = dispatch(message)
        facts.sync.holdsBack = false
        owes = true
        return facts.route == .workout ? effects : settle().effects + effects
    }

    /// The set that a tap logs: its row says so in the next frame, and all else comes in the one after.
    func set(loggedBy message: Message) -> SetPlace? {
        guard case .focus(let message) = message, facts.route == .workout, tour == nil else { return nil }
        return focus.set(loggedBy: message, world)
    }

    /// Whether a set of the workout is still to be done.
    func isPlanned(_ set: SetPlace) -> Bool { facts.sync.workout?[set]?.status == .planned }

    /// What the last tap left to be kept and asked.
    ///
    /// - Returns: also whether it may be seen that something was asked.
    func settle() -> (effects: [ShellEffect], isSeen: Bool) {
        owes = false
        let kept = carryOut(facts.sync.release()) + keepPlace()
        let asked = askWanted()
        return (kept + asked, !asked.isEmpty)
    }

    @inline(never) func dispatch(_ message: Message) -> [ShellEffect] {
        let world = world
        // It is of the second part itself.
        facts.isWhole = true
        if let effects = tour?.heard(message, at: facts.now) { return effects }
        switch message {
        case .go(let route): return countResumed(by: route) + enter(route, replace: false)
        case .back: return enter(parent, replace: false)
        case .reload:
            facts.knowledge.lookAgain(Query.daily)
            return retry() + carryOut(facts.sync.wake()) + carryOut(facts.outbox.wake())
        case .restart: return lapse() + [.restart]
        case .undo: return takeBack()
        case .closeSheet: return closeSheet()
        case .stayInSheet: return [.focus("sheet")]
        case .showRefused:
            showsRefused = true
            return [.focus("sheet")]
        case .copyRefused: return [.copy(refusedText), .announce(world.strings[.copied])]
        case .dismissRefused:
            showsRefused = false
            return carryOut(facts.sync.dismissRefused()) + carryOut(facts.outbox.dismissRefused())
        case .retryRefused(let key): return retryRefused(key)
        case .keepApart: return keepApart()
        case .copyUnreadable: return [.copy(unreadableText), .announce(world.strings[.copied])]
        case .dismissUnreadable: return putUnreadableAway()
        case .start(let id): return carryOut(Starting.start(id, world))
        case .startEmpty: return carryOut(world.canStart ? [.perform(.startFreeform)] : [])
        case .search(let message): return update(search: message)
        case .today(let message): return carryOut(today.update(message, world))
        case .plans(let message): return carryOut(plans.update(message, world))
        case .programs(let message): return carryOut(programs.update(message, world))
        case .editor(let message): return carryOut(Editor.update(&editor, message, world))
        case .timeline(let message): return carryOut(timeline.update(message, world))
        case .analytics(let message): return carryOut(analytics.update(message, world))
        case .moreProgress: return carryOut(progress.more)
        case .history(let message): return carryOut(history.update(message, world))
        case .calendar(let message): return carryOut(calendar.update(message, world))
        case .body(let message): return carryOut(body.update(message, world))
        case .goals(let message): return carryOut(goals.update(message, world))
        case .session(let message): return carryOut(session.update(message, world))
        case .exercise(.open(let id)):
            exerciseSheet = ExerciseSheet(id)
            facts.knowledge.lookAgain([.outings(id), .exercise(id)])
            return [.focus("sheet")]
        case .exercise(let message): return carryOut(exerciseSheet?.update(message, world) ?? [])
        case .library(let message): return update(library: message)
        case .correcting(let message): return carryOut(SessionEditor.update(&sessionEditor, message, world))
        case .focus(let message): return carryOut(focus.update(message, world))
        case .review(let message): return update(review: message)
        case .starting(let message): return update(starting: message)
        case .summary(let message): return carryOut(summary?.update(message, world) ?? [])
        case .importing(let message):
            if case .say = message { search = nil }
            return carryOut(importing.update(message, world))
        case .settings(let message): return carryOut(settings.update(message, world))
        case .tokens(let message): return carryOut(settings.access.update(message, world))
        case .phones(let message): return carryOut(settings.phones.update(message, world))
        case .pairing(let message): return carryOut(pairing.update(message, world))
        case .aches(let message): return carryOut(aches.update(message, world))
        case .gym(let message): return carryOut(GymEditor.update(&gymEditor, message, world))
        case .profile(let message): return carryOut(ProfilePage.update(message, world))
        case .welcome(let message): return carryOut(welcome.update(message, world))
        case .generator(let message): return carryOut(generator?.update(message, world) ?? [])
        case .routine(let message): return update(routine: message)
        case .counters(let message): return update(counters: message)
        case .reminders(let message): return update(reminders: message)
        case .tour: return []
        }
    }

    /// Where it is decided.
    enum Deciding { case starting, summary, suggestions }

    /// What is decided is on the sheet before a start, in the summary, or among all that waits.
    var deciding: Deciding {
        if starting != nil { return .starting }
        return facts.route == .summary && summary != nil ? .summary : .suggestions
    }

    @inline(never) private func update(review message: ReviewMessage) -> [ShellEffect] {
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

    @inline(never) private func update(starting message: StartingMessage) -> [ShellEffect] {
        if case .open(let id) = message { return carryOut(world.canStart ? [.openStart(id)] : []) }
        return carryOut(starting?.update(message, world) ?? [])
    }

    @inline(never) private func update(library message: LibraryMessage) -> [ShellEffect] {
        if case .form(let form) = message, search != nil { return update(making: form) }
        switch message {
        case .edit, .delete: exerciseSheet = nil
        default: break
        }
        let effects = carryOut(library.update(message, world))
        prepareSearch()
        return effects
    }

    private func closeSheet() -> [ShellEffect] {
        if let exercise = exerciseSheet?.exercise {
            // What it lay over is there again: the name that opened it, where it has a place of its own.
            exerciseSheet = nil
            return starting == nil ? [.focus("title"), .focus("about-" + exercise.text)] : [.focus("sheet")]
        }
        showsRefused = false
        if routine != nil {
            routine = nil
            return carryOut([.shell(.wakeLock(false)), .focus(starting == nil ? "routine" : "sheet")])
        }
        if library.form != nil {
            library.form = nil
            return [.focus(search == nil ? "make" : "query")]
        }
        if today.selection != nil {
            today.selection = nil
            return [.focus("select")]
        }
        if let behind = analytics.behind {
            analytics.behind = nil
            // The figure that opened it, where that is still there.
            return [.focus("title"), .focus(behind.opener)]
        }
        if aches.draft != nil {
            aches.draft = nil
            return [.focus("title")]
        }
        if starting != nil {
            starting = nil
            return [.focus("go")]
        }
        if search != nil {
            search = nil
            focus.swapping = nil
            return [.focus("add")]
        }
        return carryOut(focus.closeSheet())
    }
}
