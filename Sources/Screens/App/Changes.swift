import Contract
import Sync
import Training
import Wire

/// What changed on the server, as it tells by itself: by this page, by another one, by another device.
extension App {
    func told(_ text: String) -> [ShellEffect] {
        guard let event = try? JSON.decode(ChangeEvent.self, from: text) else { return [] }
        var effects: [ShellEffect] = []
        // The server is there: what waits need not wait for its next try.
        if facts.sync.failures > 0 || event.changes.isEmpty { effects += carryOut(facts.sync.wake()) }
        effects += carryOut(facts.outbox.wake())
        if event.isReset == true { facts.knowledge.lookAgain(Query.daily) }
        // Whatever it tells first once it is back, nothing or what was missed.
        facts.knowledge.retryFailed(isRefused: event.changes.isEmpty)
        for change in event.changes {
            if change.kind == .activeWorkout {
                let id = WorkoutID(high: change.id.high, low: change.id.low)
                effects += carryOut(facts.sync.heard(id, revision: change.workoutRevision ?? Int.max))
            } else if change.kind != .importReport || facts.route != .importing {
                // Where plans are taken from an import it stays as it is: what was added says so.
                facts.knowledge.lookAgain(change.kind.queries)
                switch change.kind {
                // What a start would load is worked out of these.
                case .painFlag, .suggestion, .gym: facts.knowledge.lookAgainAtStarts()
                case .bodyEntry, .goal, .scheduleEntry, .session: facts.knowledge.lookAgainAtDays()
                default: break
                }
                // The catalogue says the names in the lifter's language.
                if change.kind == .settings, facts.knowledge.namesAre != world.strings.voice.language {
                    facts.knowledge.lookAgain([.exercises])
                }
            }
        }
        return effects + askWanted()
    }
}

// MARK: Without a network

extension App {
    /// What the browser's worker says: that it keeps what is answered, or that it has another version of the app.
    func heardOfWorker(_ isNew: Bool) -> [ShellEffect] {
        if isNew {
            hasUpdate = true
        } else {
            keepsAnswers = true
            // What came before it kept answers is in none: it comes once more, through it.
            if let newest = facts.knowledge.sessions?.first?.id.text, newest != broughtTo {
                facts.knowledge.lookAgain([.sessions])
            }
        }
        return askWanted()
    }

    /// After a new session the last year comes page by page, while nothing else is to be done: it is there without a network
    /// then, every session as a whole. Without the server it comes back out of the kept answers, as far as they go: a lift of
    /// months ago has its numbers, and a record is told from none.
    func bringHistory() -> [ShellEffect] {
        if facts.route == .history, history.isSearching, facts.knowledge[.sessions].state == .loaded {
            return ask(.sessions, isMore: true)
        }
        let look = facts.knowledge[.sessions]
        if keepsAnswers, look.state == .failed, look.cursor != keptTo {
            keptTo = look.cursor
            return ask(.sessions, isMore: true)
        }
        guard facts.isOnline, facts.isVisible, !facts.isTraining, facts.knowledge[.sessions].state == .loaded,
            let newest = facts.knowledge.sessions?.first?.id.text, let oldest = facts.knowledge.sessions?.last
        else { return [] }
        if newest == broughtTo { return keepsAnswers && facts.isWhole ? bringFigures() : [] }
        // Where answers are not kept, as far back as what is next is foreseen from.
        let days = keepsAnswers ? 365 : PlanPrediction.rotationDays
        if facts.knowledge[.sessions].cursor == nil || facts.now.seconds(since: oldest.startedAt) > days * 86_400 {
            if !keepsAnswers { return [] }
            broughtTo = newest
            return [.persist(key: Stored.broughtTo, value: newest)] + (facts.isWhole ? bringFigures() : [])
        }
        return ask(.sessions, isMore: true)
    }

    /// Likewise what the progress, the calendar and the programs show beside the history, one after the other: once it was answered it
    /// is among the kept answers, whether or not anybody looked.
    @inline(never) func bringFigures() -> [ShellEffect] {
        let world = world
        for query in Analytics.needs(analytics, world) + calendar.needs(world) + [.programs]
        where facts.knowledge[query].isWanted {
            return ask(query, isMore: false)
        }
        return []
    }

    /// A page of the history came: what was done of an exercise that was just added may be in it. Where the server answers again
    /// in the midst of kept pages, the first of them may be another by now.
    func historyCame(isKept: Bool, isMore: Bool) -> [ShellEffect] {
        if !isKept {
            if isMore, keptTo != nil { facts.knowledge.lookAgain([.sessions]) }
            keptTo = nil
        }
        return focus.added == nil ? [] : carryOut(focus.lastPerformanceCame(of: nil, world))
    }
}

extension ChangeKind {
    /// What may be another when something of this kind is.
    fileprivate var queries: [Query] {
        switch self {
        case .activeWorkout: []
        case .session: [.sessions, .next]
        case .plan: [.plans, .next]
        case .suggestion: [.suggestions]
        case .exercise: [.exercises, .next]
        case .gym: [.gyms]
        case .program: [.activeProgram, .programs, .plans]
        case .settings: [.settings]
        case .profile: [.profile]
        case .importReport: [.imports, .sessions, .next]
        case .device: [.tokens, .devices]
        case .painFlag: [.painFlags, .next, .suggestions]
        case .bodyEntry, .goal, .scheduleEntry: []
        }
    }
}
