import Contract
import Sync
import Training

/// What is changed beside the workout: it waits on the device, is shown as done, and is sent when it can be.
extension App {
    /// Takes up what waited when the app was last shut.
    func takeUpOutbox(_ stored: [String: String]) -> [ShellEffect] {
        let restored = facts.outbox.restore(stored)
        for case .persist(let key, let text) in restored where key == Outbox.damagedKey { unreadable.append(text) }
        facts.sync.unmade = facts.outbox.unmade()
        foresee()
        return carryOut(restored)
    }

    func queue(_ step: OutboxStep, _ name: String) -> [ShellEffect] {
        let effects = carryOut(facts.outbox.append(step, name: name))
        facts.sync.unmade = facts.outbox.unmade()
        foresee()
        return effects + count(step)
    }

    /// Of what was refused the next one has the focus; the sheet goes with the last.
    @inline(never) func retryRefused(_ key: String) -> [ShellEffect] {
        let effects = carryOut(facts.sync.retry(key, at: facts.now)) + carryOut(facts.outbox.retry(key))
        facts.sync.unmade = facts.outbox.unmade()
        foresee()
        return effects + leftList()
    }

    private func leftList() -> [ShellEffect] {
        if world.refusedCount == 0 { showsRefused = false }
        return carryOut([.announce(world.savingText), .focus(showsRefused ? "sheet" : "title")])
    }

    /// What was done in a workout that is over becomes one of the past, which waits to be sent like any other.
    @inline(never) func keepApart() -> [ShellEffect] {
        guard let (log, effects) = facts.sync.keepApart(at: facts.now) else { return [] }
        let name = world.strings.titled(log.title) + ", " + world.strings.date(log.startedAt, now: facts.now)
        let queued = log.exercises.isEmpty ? [] : queue(.logSession(log), name)
        return queued + carryOut(effects) + leftList()
    }

    /// Puts what waits over what the server said, in its order: nothing of it is done twice.
    func foresee() {
        for session in facts.sync.finished { facts.knowledge.foresee(session) }
        for entry in facts.outbox.waiting { facts.knowledge.foresee(entry.step, world.strings.voice, at: facts.now) }
    }

    /// The next step, when it is its turn.
    func sendWaiting() -> [ShellEffect] {
        facts.outbox.next(unless: facts.sync.waitingWorkouts).map { carryOut([$0]) } ?? []
    }

    func outboxFired() -> [ShellEffect] {
        facts.outbox.fired()
        return []
    }

    func carryOut(_ effects: [OutboxEffect]) -> [ShellEffect] {
        var out: [ShellEffect] = []
        for effect in effects {
            switch effect {
            case .request(let own, let request): out.append(send(.outbox(own), request))
            case .persist(let key, let value): out.append(.persist(key: key, value: value))
            case .retry(let delay): out.append(.timer(.outboxRetry, milliseconds: delay))
            case .saved(let entry, let answer): out += saved(entry, answer)
            case .refused(let entry): out += refused(entry)
            }
        }
        return out
    }

    @inline(never) private func saved(_ entry: OutboxEntry, _ answer: OutboxAnswer) -> [ShellEffect] {
        var out: [ShellEffect] = []
        if case .decided(let decided) = answer { out += taken(decided) }
        facts.knowledge.take(answer)
        foresee()
        lookAgain(after: entry.step)
        out += sendWhatWaited()
        // They may name the gym that is there now.
        if case .gym = entry.step, facts.knowledge.settingsWait { out += saveSettings() }
        return out
    }

    @inline(never) private func refused(_ refused: RefusedEntry) -> [ShellEffect] {
        var out: [ShellEffect] = []
        // What is shown was not so.
        if let session = refused.entry.step.sessionID { facts.knowledge.forget(session) }
        if case .decide(_, let changes) = refused.entry.step { out += reopen(changes, refused.fault) }
        if case .plan(let request, let plan) = refused.entry.step { out += redraft(request, plan) }
        if case .program(let request, let program) = refused.entry.step {
            if request.path == Endpoint.createProgram.path {
                facts.knowledge.programs?.removeAll { $0.program.id == program.id }
            }
            out += carryOut(programs.redraft(request, program, world))
        }
        if case .exercise(let request, let exercise) = refused.entry.step {
            out += reopen(request, exercise, refused.fault)
        }
        lookAgain(after: refused.entry.step)
        out += sendWhatWaited()
        return out + [.announce(world.strings.refused(world.refusedCount))]
    }

    /// What the workout does with an exercise that was made here goes when the server has heard of that.
    @inline(never) func sendWhatWaited() -> [ShellEffect] {
        if facts.sync.unmade.isEmpty { return [] }
        facts.sync.unmade = facts.outbox.unmade()
        return carryOut(facts.sync.wake())
    }

    /// The strip that takes the decisions back names the version that they made.
    private func taken(_ decided: DecisionsAnswer) -> [ShellEffect] {
        if let first = decided.changes.first, facts.undo?.decided.contains(first.id) == true {
            facts.undo?.text = world.strings.decided(decided)
        }
        return carryOut(Decisions.taken(decided) + (starting?.lookAgain(world) ?? []))
    }

    /// Decisions that were refused are open again, and say why.
    private func reopen(_ changes: [SuggestedChange], _ fault: ErrorAnswer.Fault) -> [ShellEffect] {
        carryOut([.note(.changes(changes.decided(.withdrawn, nil)))] + (refuse(changes.ids, fault) ?? []))
    }

    /// An exercise that was refused is in its form again, with what is wrong beside the field; elsewhere it is on the list alone.
    private func reopen(
        _ request: ClientRequest, _ exercise: Exercise, _ fault: ErrorAnswer.Fault
    ) -> [ShellEffect] {
        let isNew = request.path == Endpoint.makeExercise.path
        guard facts.route == .exercises, library.form == nil, fault.byField[""] == nil, isNew || exercise.isCustom,
            isNew || request.path == Endpoint.changeExercise(exercise.id).path
        else { return [] }
        var form = ExerciseForm(exercise, world.knowledge.rule(of: exercise.id), world.strings)
        if isNew { form.known = nil }
        form.take(fault)
        exerciseSheet = nil
        library.form = form
        return carryOut(form.showFault())
    }

    /// Edits of a plan that were refused are a draft again, unless later ones hold them.
    private func redraft(_ request: ClientRequest, _ plan: WorkoutPlan) -> [ShellEffect] {
        for case .plan(_, let later) in world.steps where later.id == plan.id { return [] }
        var draft = PlanDraft(plan)
        draft.baseVersionID = plan.currentVersion.sourceVersionID
        if request.path == Endpoint.createPlan.path {
            (draft.planID, draft.id, draft.baseVersionID) = (nil, plan.id, nil)
        } else if request.path != Endpoint.makePlanVersion(plan.id).path {
            return []
        }
        if facts.knowledge.draft(of: draft.planID) != nil { return [] }
        return carryOut([.note(.draft(draft, of: draft.planID))])
    }

    /// What follows from a step is the server's to say.
    private func lookAgain(after step: OutboxStep) {
        switch step {
        case .correct, .deleteSession, .logSession:
            facts.knowledge.lookAgain([.sessions, .next, .suggestions])
            facts.knowledge.lookAgainAtExercises()
        case .propose: facts.knowledge.lookAgain([.suggestions])
        case .decide: facts.knowledge.lookAgain([.suggestions, .plans])
        case .plan(_, let plan): facts.knowledge.lookAgain([.plans, .next, .versions(plan.id)])
        case .deletePlan: facts.knowledge.lookAgain([.plans, .next])
        case .program(_, let program):
            facts.knowledge.lookAgain([.activeProgram, .programs, .program(program.id), .plans, .next])
        case .deleteProgram: facts.knowledge.lookAgain([.activeProgram, .programs, .plans, .next])
        case .exercise(let request, let exercise):
            facts.knowledge.lookAgain([.exercises, .exercise(exercise.id)])
            // Its history is another's now, or its own again.
            if request.path == Endpoint.mergeExercise(exercise.id).path
                || request.path == Endpoint.partExercise(exercise.id).path
            {
                if let sheet = exerciseSheet { facts.knowledge.lookAgain([.exercise(sheet.exercise)]) }
                facts.knowledge.lookAgain([.sessions, .next, .plans, .suggestions])
                facts.knowledge.lookAgainAtExercises()
            }
        case .deleteExercise: facts.knowledge.lookAgain([.exercises])
        case .pain, .deletePain:
            facts.knowledge.lookAgain([.painFlags, .next, .suggestions])
            facts.knowledge.lookAgainAtStarts()
        case .gym, .deleteGym:
            facts.knowledge.lookAgain([.gyms, .next])
        case .profile: facts.knowledge.lookAgain([.profile])
        case .schedule, .scheduledDay, .unschedule, .logBody, .deleteBody, .goal, .deleteGoal:
            facts.knowledge.lookAgainAtDays()
        }
    }
}
