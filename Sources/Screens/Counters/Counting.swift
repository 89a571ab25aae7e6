import Contract
import Sync
import Training
import Wire

/// Counts where something happens, once each: what is sent again or comes back with a network happened before.
extension App {
    /// Changes the counters and keeps them, where the lifter wants them.
    @inline(never) func count(_ change: (inout Counters) -> Void) -> [ShellEffect] {
        if facts.counted.isEmpty { return [] }
        var counters = world.counters
        guard counters.isOn else { return [] }
        change(&counters)
        return keep(counters)
    }

    private func keep(_ counters: Counters) -> [ShellEffect] {
        facts.counted = JSON.text(counters)
        return [.persist(key: Stored.counters, value: facts.counted)]
    }

    @inline(never) func update(counters message: CountersMessage) -> [ShellEffect] {
        var counters = world.counters
        switch message {
        case .switchOver:
            counters.isOn.toggle()
            counters.endTaps(isDone: false)
            if counters.isOn, counters.since == nil { counters.since = facts.now }
        case .clear:
            var way = Undo(text: world.strings.countersCleared, milliseconds: 10_000)
            way.undo = [.message(.counters(.putBack(facts.counted)))]
            let isOn = counters.isOn
            counters = Counters()
            if isOn { (counters.isOn, counters.since) = (true, facts.now) }
            return keep(counters) + offer(way)
        case .putBack(let text):
            facts.counted = text
            return [.persist(key: Stored.counters, value: text)]
        }
        return keep(counters)
    }

    /// The app is there for a moment.
    @inline(never) func countOpened() -> [ShellEffect] {
        let isResumed = startsIn(.workout) && facts.isTraining
        return count { counters in
            counters[.appOpened] += 1
            if isResumed { counters[.workoutResumed] += 1 }
        }
    }

    /// The workout that runs is gone to, otherwise than by its start.
    @inline(never) func countResumed(by route: Route) -> [ShellEffect] {
        guard route == .workout, facts.route != .workout, facts.isTraining else { return [] }
        return count { $0[.workoutResumed] += 1 }
    }

    /// A tap, before anything is done about it.
    @inline(never) func countTap(_ message: Message) -> [ShellEffect] {
        if facts.counted.isEmpty { return [] }
        switch message {
        case .start(let plan):
            let isQuick = facts.route == .today && foreseen == plan
            return count { ($0.tapsSoFar, $0.isQuick) = (1, isQuick) }
        case .starting(.open): return count { ($0.tapsSoFar, $0.isQuick) = (1, false) }
        case .focus(let message): if !isBesideSets(message) { return [] }
        default: break
        }
        return count { counters in
            if let taps = counters.tapsSoFar { counters.tapsSoFar = taps + 1 }
        }
    }

    /// Whether a tap in the workout is none that a set takes.
    private func isBesideSets(_ message: FocusMessage) -> Bool {
        switch message {
        case .finish, .confirmFinish, .finishAsOfLastSet, .effort, .menu, .add, .gyms, .open, .exercise: true
        case .main: focus.watch == nil && world.shown.map { focus.currentPlace($0) == nil } ?? true
        default: false
        }
    }

    /// The plan that Today proposes by itself.
    private var foreseen: PlanID? {
        var today = today
        today.chosen = nil
        return today.nextPlan(world)?.plan.id
    }

    /// What came of something that was done to the workout.
    ///
    /// - Parameter wasTraining: whether one ran before.
    @inline(never) func count(_ intent: Intent, wasTraining: Bool) -> [ShellEffect] {
        if facts.counted.isEmpty { return [] }
        switch intent {
        case .start(let plan, _, _, _): return wasTraining ? [] : countStart(of: plan.id)
        case .startFreeform, .startAgain: return wasTraining ? [] : countStart(of: nil)
        case .log(let place, let failed):
            guard world.workout?[place]?.status == .done else { return [] }
            return count { $0[failed ? .setFailed : .setCompleted] += 1 }
        case .complete, .completeAsOfLastSet:
            guard wasTraining, !facts.isTraining else { return [] }
            return count { counters in
                counters[.workoutCompleted] += 1
                counters.endTaps(isDone: true)
            }
        case .cancel: return count { $0.endTaps(isDone: false) }
        default: return []
        }
    }

    private func countStart(of plan: PlanID?) -> [ShellEffect] {
        guard facts.isTraining else { return [] }
        let foreseen = foreseen
        return count { counters in
            counters[.workoutStarted] += 1
            if let foreseen {
                counters[.templatePredicted] += 1
                if foreseen != plan { counters[.templateOverridden] += 1 }
            }
            // Not where a sheet had to be answered first.
            if counters.isQuick, counters.tapsSoFar == 1 { counters.quickStarts += 1 }
            if plan == nil { counters.endTaps(isDone: false) }
        }
    }

    /// What the answer to a finished workout tells.
    @inline(never) func count(_ answer: CompleteAnswer) -> [ShellEffect] {
        count { counters in
            counters[.prDetected] += answer.records.count
            for suggestion in answer.suggestions {
                counters.suggest(suggestion.changes)
                // Where the lifter lets changes apply themselves.
                counters[.progressionApplied] += suggestion.changes.proposals { $0.decision == .accepted }
            }
        }
    }

    /// Changes that were decided by a start.
    @inline(never) func countApplied(_ ids: [ChangeID]) -> [ShellEffect] {
        let all = starting?.preview?.changes ?? []
        let applied = all.filter { ids.contains($0.id) }
        return count { counters in
            counters.suggest(applied)
            counters[.progressionApplied] += applied.proposals { _ in true }
        }
    }

    /// A decision, or a proposal of the lifter's own. Why something was rejected may be said afterwards: it is rejected once.
    @inline(never) func count(_ step: OutboxStep) -> [ShellEffect] {
        var (applied, overridden) = (0, 0)
        var decided: [SuggestedChange] = []
        switch step {
        case .propose: overridden = 1
        case .decide(_, let changes):
            decided = changes
            applied = changes.proposals { $0.decision == .accepted }
            overridden = changes.proposals { $0.decision == .rejected && $0.decisionReason == nil }
        default: return []
        }
        return count { counters in
            if !decided.isEmpty { counters.suggest(decided) }
            counters[.progressionApplied] += applied
            counters[.progressionOverridden] += overridden
        }
    }
}

extension [SuggestedChange] {
    /// How many proposals these are: what is decided together is one, and to stay is none.
    func proposals(_ fits: (SuggestedChange) -> Bool) -> Int {
        var seen: [UInt64] = []
        for change in self where change.type != .stay && fits(change) {
            let key = change.groupID?.low ?? change.targetExercisePrescriptionID?.low ?? change.id.low
            if !seen.contains(key) { seen.append(key) }
        }
        return seen.count
    }
}
