import Contract
import Sync
import Training

extension App {
    /// Carries out what a screen asks for, in order; what is left is for the browser.
    func carryOut(_ effects: [Effect]) -> [ShellEffect] {
        var out: [ShellEffect] = []
        for effect in effects {
            switch effect {
            case .shell(let effect): out.append(effect)
            case .perform(let intent): out += perform(intent)
            case .finish(let intent): out += finish(intent)
            case .lookAgain(let queries): facts.knowledge.lookAgain(queries)
            case .more(let query): out += ask(query, isMore: true)
            case .send(let call): out.append(send(call))
            case .sendFile(let call, let input):
                out.append(.upload(id: number(.call(call)), path: call.request.path, input: input))
            case .queue(let step, let name): out += queue(step, name)
            case .upload(let options): out.append(upload(options))
            case .note(let fact): out += note(fact)
            case .go(let route, let replace): out += enter(route, replace: replace)
            case .offer(let undo): out += offer(undo)
            case .lapse: out += lapse()
            case .message(let message): out += dispatch(message)
            case .openStart(let plan): out += openStart(plan)
            case .openSearch: out += openSearch()
            case .closeSummary: summary = nil
            }
        }
        return out
    }

    private func note(_ fact: Fact) -> [ShellEffect] {
        switch fact {
        case .changes(let changes):
            summary?.answer?.suggestions.take(changes)
            starting?.preview?.changes.take(changes)
        case .settings: return carryOut(facts.knowledge.note(fact)) + saveSettings()
        default: break
        }
        return carryOut(facts.knowledge.note(fact))
    }

    @inline(never) private func openStart(_ plan: PlanID) -> [ShellEffect] {
        starting = Starting(plan: plan)
        return [.focus("sheet")] + carryOut(starting!.lookAgain(world))
    }

    // MARK: Searching

    @inline(never) private func openSearch() -> [ShellEffect] {
        search = ExercisePicker()
        search?.isSwap = focus.swapping != nil
        prepareSearch()
        return [.focus("query")]
    }

    /// Makes what finds exercises by name, when it is needed and the catalogue is there.
    func prepareSearch() {
        if search != nil || facts.route == .exercises, facts.knowledge.search == nil,
            let all = facts.knowledge.exercises
        {
            prepareSearch(of: all)
        }
    }

    @inline(never) private func prepareSearch(of all: [Exercise]) {
        facts.knowledge.search = ExerciseSearch(of: all)
    }

    // MARK: The workout

    /// Does something to the workout, and tells its screen.
    private func perform(_ intent: Intent) -> [ShellEffect] {
        focus.isRejected = false
        let wasTraining = facts.isTraining
        let done = facts.sync.perform(intent, at: facts.now, in: world.startGym)
        var counted = count(intent, wasTraining: wasTraining)
        // A strip that takes back the newest change would take back this one.
        if case .perform(.undo) = facts.undo?.undo.first, intent != .flush { counted += lapse() }
        switch intent {
        case .start, .startFreeform, .startAgain: return counted + started(done)
        default:
            return counted + carryOut(done) + carryOut(focus.performed(intent, world))
        }
    }

    private func started(_ effects: [SyncEffect]) -> [ShellEffect] {
        let lapsed = lapse()
        focus = focus.afresh
        summary = nil
        starting = nil
        today.chosen = nil
        for exercise in facts.sync.workout?.exercises ?? [] {
            facts.knowledge.lookAgain([.prior(exercise.exerciseID)])
        }
        return lapsed + carryOut(effects) + enter(.workout, replace: false)
    }

    /// Ends the workout. Its summary waits until it is saved.
    @inline(never) private func finish(_ intent: Intent) -> [ShellEffect] {
        guard let workout = facts.sync.workout else { return [] }
        let effects = perform(intent)
        if facts.isTraining { return effects }  // Declined: nothing was queued.
        if summary?.workout.id != workout.id {
            summary = Summary(answer: nil, workout: facts.sync.workout ?? workout)
            if case .complete(let rpe, _) = intent { summary?.effort = rpe }
        }
        focus = focus.afresh
        foresee()
        return effects + [.vibrate("20,60,20")] + enter(.summary, replace: true)
    }
}
