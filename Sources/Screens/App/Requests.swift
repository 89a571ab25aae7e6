import Contract
import Sync
import Training
import Wire

extension App {
    /// Sends a request, unless the same one is open.
    func ask(_ request: Request) -> [Effect] {
        for open in requests.values where open == request { return [] }
        setLoading(request, true)
        return [send(request)]
    }

    private func send(_ request: Request) -> Effect {
        lastRequest += 1
        requests[lastRequest] = request
        let call = clientRequest(request)
        if case .importing = request { return .upload(id: lastRequest, path: call.path, input: Import.input) }
        return .request(id: lastRequest, call)
    }

    private func clientRequest(_ request: Request) -> ClientRequest {
        switch request {
        case .sync: return ClientRequest(.currentActiveWorkout)  // Sent by `carryOut`, which knows the rest.
        case .importing(let dryRun): return ClientRequest(.importLog(importOptions(dryRun: dryRun)))
        case .plans: return ClientRequest(.plans(.all))
        case .next: return ClientRequest(.next)
        case .imports: return ClientRequest(.imports(limit: Paging.longest))
        case .gyms: return ClientRequest(.gyms(Paging(limit: 100)))
        case .tokens: return ClientRequest(.tokens(.all))
        case .exercises:
            let paging = Paging(limit: Paging.longest, cursor: knowledge.moreExercises)
            return ClientRequest(.exercises(ExerciseFilter(), paging))
        case .sessions(let more):
            let paging = Paging(limit: 20, cursor: more ? knowledge.moreSessions : nil)
            return ClientRequest(.sessions(SessionFilter(), paging))
        case .session(let session): return ClientRequest(.session(session))
        case .prior(let exercise): return ClientRequest(.priorPerformance(exercise))
        case .settings: return ClientRequest(.settings)
        case .saveSettings: return ClientRequest(.saveSettings, knowledge.settings)
        case .savePlan(let session): return ClientRequest(.saveSessionAsPlan(session), savePlanBody(session))
        case .suggestions(let state):
            var filter = SuggestionFilter()
            filter.state = state
            return ClientRequest(.suggestions(filter, .all))
        case .outcomes(let exercise):
            var filter = SuggestionFilter()
            (filter.state, filter.exercise) = (.evaluated, exercise)
            return ClientRequest(.suggestions(filter, Paging(limit: 20)))
        case .versions(let plan, let more):
            return ClientRequest(.planVersions(plan, Paging(limit: 20, cursor: more ? timeline?.more : nil)))
        case .diff(let version, let older): return ClientRequest(.snapshotDiff(version, from: older))
        case .progress(let exercise, let more):
            return ClientRequest(.exerciseProgression(exercise, Paging(limit: 30, cursor: more ? progress.more : nil)))
        case .preview(let plan, let mood):
            var preview = PreviewStart()
            preview.preMood = mood
            return ClientRequest(.previewStart(plan), preview)
        case .call(let call): return call.request
        }
    }

    /// Sends a change that is not part of a workout.
    func send(_ call: Call) -> Effect { send(.call(call)) }

    private func setLoading(_ request: Request, _ loading: Bool, failed: Bool = false) {
        switch request {
        case .plans: (knowledge.plans.isLoading, knowledge.plans.hasFailed) = (loading, failed)
        case .next: (knowledge.next.isLoading, knowledge.next.hasFailed) = (loading, failed)
        case .exercises: (knowledge.exercises.isLoading, knowledge.exercises.hasFailed) = (loading, failed)
        case .sessions: (knowledge.sessions.isLoading, knowledge.sessions.hasFailed) = (loading, failed)
        case .session: knowledge.sessions.isLoading = loading
        case .suggestions:
            (knowledge.suggestions.isLoading, knowledge.suggestions.hasFailed) = (loading, failed)
        case .versions:
            timeline?.isLoading = loading
            timeline?.hasFailed = failed
        case .progress: (progress.list.isLoading, progress.list.hasFailed) = (loading, failed)
        case .preview(let plan, let mood):
            guard starting?.plan == plan, starting?.mood == mood else { return }
            starting?.isLoading = loading
            starting?.hasFailed = failed
        case .sync, .imports, .prior, .gyms, .tokens, .settings, .saveSettings, .importing, .savePlan, .outcomes, .diff,
            .call:
            break
        }
    }

    // MARK: Answers

    func learn(_ request: Request, _ status: Int, _ body: String) -> [Effect] {
        if case .sync(let id) = request { return carryOut(sync.answered(id, status: status, body: body)) }
        let isGood = CallOutcome(status: status) == .success
        setLoading(request, false, failed: !isGood)
        switch request {
        case .sync: return []
        case .plans: return learnPlans(isGood, body)
        case .next: return learnNext(isGood, body)
        case .imports:
            if isGood, let found = Stored.read(Page<ImportReport>.self, body) { knowledge.imports = found.items }
            return []
        case .exercises: return learnExercises(isGood, body)
        case .gyms: return learnGyms(isGood, body)
        case .tokens: return learnTokens(isGood, body)
        case .sessions(let more): return learnSessions(isGood, body, more: more)
        case .session(let id):
            if isGood, let found = Stored.read(WorkoutSession.self, body), found.id == id { history.opened = found }
            if !isGood { history.missing = id }
            return []
        case .prior(let exercise): return learnPrior(exercise, isGood, body)
        case .settings: return learnSettings(isGood, status, body, saved: false)
        case .saveSettings: return learnSettings(isGood, status, body, saved: true)
        case .importing(let dryRun): return learnImport(status, body, dryRun: dryRun)
        case .savePlan(let session): return learnPlan(session, isGood, status, body)
        case .suggestions(let state): return learnSuggestions(state, isGood, body)
        case .outcomes(let exercise): return learnOutcomes(exercise, isGood, body)
        case .versions(let plan, let more): return learnVersions(plan, isGood, body, more: more)
        case .diff(let version, let other): return learnDiff(version, other, isGood, body)
        case .progress(let exercise, let more): return learnProgress(exercise, isGood, body, more: more)
        case .preview(let plan, let mood): return learnPreview(plan, mood, isGood, body)
        case .call(let call): return answered(call, status, body)
        }
    }
}
