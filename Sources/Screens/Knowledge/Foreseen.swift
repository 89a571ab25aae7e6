import Contract
import Sync
import Training

/// What is changed here and not answered yet, put over what the server said, by the server's own functions. Doing it again
/// changes nothing.
extension Knowledge {
    @inline(never) mutating func foresee(_ step: OutboxStep, _ voice: Voice, at now: Instant) {
        switch step {
        case .correct(let id, let correction):
            guard let before = session(id) else { return }
            let known = exercises ?? []
            guard
                var corrected = try? before.corrected(
                    by: correction, facts: { id in known.first { $0.id == id }?.facts }, now: now)
            else { return }
            if corrected.totals != before.totals {
                corrected.records = []
                corrected = withRecords(corrected)
            }
            put(corrected)
        case .deleteSession(let id): forget(id)
        case .logSession(let log):
            let known = exercises ?? []
            guard let id = log.id,
                let session = try? log.session(id, facts: { id in known.first { $0.id == id }?.facts }, now: now)
            else { return }
            foresee(session)
        case .propose(let proposal):
            guard let id = proposal.id, suggestions?.contains(where: { $0.id == id }) != true,
                let plan = plans?.first(where: { $0.currentVersion.id == proposal.planSnapshotID }),
                let made = try? proposal.suggestion(
                    id, on: plan.currentVersion, session: nil, now: now, isExercise: { _ in true })
            else { return }
            suggestions = [made.rendered(voice)] + (suggestions ?? [])
        case .decide(_, let changes):
            suggestions?.take(changes)
            // The first half of a list that was asked for before the decision.
            incomingSuggestions.take(changes)
        case .plan(let request, let plan): foresee(plan, isNew: request.path == Endpoint.createPlan.path)
        case .deletePlan(let id): plans?.removeAll { $0.id == id }
        case .program(let request, let program): foresee(request, program, at: now)
        case .deleteProgram(let id): forget(id)
        case .exercise(_, let exercise): foresee(exercise)
        case .deleteExercise(let id):
            guard exercises?.contains(where: { $0.id == id }) == true else { return }
            exercises?.removeAll { $0.id == id }
            search = nil
        case .pain(_, let flag): foresee(flag)
        case .deletePain(let id): pains?.removeAll { $0.id == id }
        case .gym(_, let gym): foresee(gym)
        case .deleteGym(let id): gyms.removeAll { $0.id == id }
        case .profile(let said): profile = said
        case .schedule, .scheduledDay, .unschedule, .logBody, .deleteBody, .goal, .deleteGoal: foreseeAside(step, now)
        }
    }

    /// As the lists say it, and as it was described: what is written about it stays.
    private mutating func foresee(_ exercise: Exercise) {
        for index in described.indices where described[index].id == exercise.id {
            let (instructions, cues) = (described[index].instructions, described[index].formCues)
            let mistakes = described[index].commonMistakes
            described[index] = exercise
            if exercise.isCustom { continue }
            (described[index].instructions, described[index].formCues) = (instructions, cues)
            described[index].commonMistakes = mistakes
        }
        guard let index = exercises?.firstIndex(where: { $0.id == exercise.id }) else {
            if exercises != nil { exercises = [exercise] + (exercises ?? []) }
            search = nil
            return
        }
        let before = exercises![index]
        if before.isSame(as: exercise) { return }
        exercises![index] = exercise
        if before.name != exercise.name || before.aliases != exercise.aliases { search = nil }
    }

    private mutating func foresee(_ plan: WorkoutPlan, isNew: Bool) {
        guard let index = plans?.firstIndex(where: { $0.id == plan.id }) else {
            guard isNew, plans != nil else { return }
            var nothing = plan.currentVersion
            nothing.exercises = []
            heldVersions.append(nothing)
            plans!.append(plan)
            return
        }
        let current = plans![index].currentVersion
        plans![index] = plan
        if plan.currentVersion.versionNumber <= current.versionNumber {
            plans![index].currentVersion = current
        } else if held(plan.id) == nil {
            heldVersions.append(current)
        }
    }

    /// As it is to be, and where the lifter is to stand in it where that is what is said.
    private mutating func foresee(_ request: ClientRequest, _ said: Training.Program, at now: Instant) {
        let id = said.id
        if request.method == Endpoint.deleteProgram(id).method.rawValue { return forget(id) }
        let known = activeProgram?.program.id == id ? activeProgram : program(id)
        let isNew = request.path == Endpoint.createProgram.path
        let isLeft = request.path == Endpoint.deactivateProgram(id).path
        var isActive = known?.isActive == true && !isLeft
        var program = request.movesProgram ? known?.program ?? said : said
        program.run = known?.program.run
        if request.path == Endpoint.activateProgram(id).path {
            isActive = true
            for index in (programs ?? []).indices { programs![index].isActive = false }
        }
        if request.movesProgram, !isLeft { program.putBack(said.run) }
        let tracked = TrackedProgram(program, isActive: isActive, lastUsed: known?.lastUsed, now: now)
        if isActive { activeProgram = tracked } else if activeProgram?.program.id == id { activeProgram = nil }
        if let index = programs?.firstIndex(where: { $0.program.id == id }) {
            programs![index] = tracked
        } else if isNew {
            programs = [tracked] + (programs ?? [])
        }
    }

    private mutating func forget(_ id: ProgramID) {
        programs?.removeAll { $0.program.id == id }
        if activeProgram?.program.id == id { activeProgram = nil }
    }

    /// In its place, the newest first.
    private mutating func foresee(_ flag: PainFlag) {
        var known = pains ?? []
        known.removeAll { $0.id == flag.id }
        known.insert(flag, at: known.firstIndex { $0.createdAt <= flag.createdAt } ?? known.count)
        pains = known
    }

    private mutating func foresee(_ gym: Gym) {
        if let index = gyms.firstIndex(where: { $0.id == gym.id }) { gyms[index] = gym } else { gyms.append(gym) }
    }

    /// A workout that the server has not heard of.
    @inline(never) mutating func foresee(_ session: WorkoutSession) {
        if self.session(session.id) != nil { return }
        if sessions == nil { sessions = [] }
        put(withRecords(session))
    }

    /// With the records of each exercise that has none.
    private func withRecords(_ session: WorkoutSession) -> WorkoutSession {
        var told = session
        for exercise in session.exercises
        where !told.records.contains(where: { $0.exerciseID == exercise.exerciseID }) {
            told.records += reached(exercise.exerciseID, in: session).announced
        }
        return told
    }

    /// Takes over what a step came to.
    @inline(never) mutating func take(_ answer: OutboxAnswer) {
        switch answer {
        case .session(let session): put(session)
        case .done, .suggestion, .decided: break
        }
    }

    /// In its place among the sessions, the newest first; one of which the list says nothing beside it.
    private mutating func put(_ session: WorkoutSession) {
        let isListed = sessions?.contains { $0.id == session.id } ?? false
        let end = self[.sessions].cursor == nil ? nil : sessions?.last?.startedAt
        forget(session.id)
        guard isListed || end.map({ $0 <= session.startedAt }) ?? (sessions != nil) else {
            opened.append(session)
            return
        }
        let place = sessions!.firstIndex { $0.startedAt < session.startedAt } ?? sessions!.count
        sessions!.insert(session, at: place)
    }

    /// The session is not there, or another than it was thought to be.
    mutating func forget(_ id: WorkoutID) {
        sessions?.removeAll { $0.id == id }
        opened.removeAll { $0.id == id }
        for (exercise, known) in outings.all where known.contains(where: { $0.id == id }) {
            outings[exercise] = known.filter { $0.id != id }
        }
    }
}
