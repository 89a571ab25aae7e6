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
        let id = lastRequest
        func get(_ path: String) -> Effect { .request(id: id, method: "GET", path: path, body: "") }
        switch request {
        case .sync: return get("/")  // Sent by `carryOut`, which knows the rest.
        case .plans: return get("/v1/plans?limit=500")
        case .next: return get("/v1/next?limit=500")
        case .imports: return get("/v1/imports?limit=500")
        case .gyms: return get("/v1/gyms?limit=100")
        case .tokens: return get("/v1/tokens?limit=500")
        case .exercises: return get("/v1/exercises?limit=500" + cursor(knowledge.moreExercises))
        case .sessions(let more): return get("/v1/sessions?limit=20" + (more ? cursor(knowledge.moreSessions) : ""))
        case .session(let session): return get("/v1/sessions/" + session.text)
        case .prior(let exercise): return get("/v1/exercises/" + exercise.text + "/prior-performance")
        case .settings: return get("/v1/settings")
        case .saveSettings:
            return .request(id: id, method: "PUT", path: "/v1/settings", body: JSON.text(knowledge.settings))
        case .importing(let dryRun):
            return .upload(id: id, path: importPath(dryRun: dryRun), input: Import.input)
        case .savePlan(let session):
            return .request(
                id: id, method: "POST", path: "/v1/sessions/" + session.text + "/save-as-plan",
                body: savePlanBody(session))
        case .suggestions(let state): return get("/v1/suggestions?limit=500&state=" + state.rawValue)
        case .outcomes(let exercise):
            return get("/v1/suggestions?limit=20&state=evaluated&exercise_id=" + exercise.text)
        case .versions(let plan, let more):
            return get("/v1/plans/" + plan.text + "/versions?limit=20" + (more ? cursor(timeline?.more) : ""))
        case .diff(let version, let from):
            return get("/v1/snapshots/" + version.text + "/diff" + (from.map { "?from=" + $0.text } ?? ""))
        case .progress(let exercise, let more):
            return get(
                "/v1/exercises/" + exercise.text + "/progression?limit=30" + (more ? cursor(progress.more) : ""))
        case .preview(let plan, let mood):
            var preview = PreviewStart()
            preview.preMood = mood
            return .request(
                id: id, method: "POST", path: "/v1/plans/" + plan.text + "/preview-start", body: JSON.text(preview))
        case .call(let call): return .request(id: id, method: call.method, path: call.path, body: call.body)
        }
    }

    /// Sends a change that is not part of a workout.
    func send(_ call: Call) -> Effect { send(.call(call)) }

    private func cursor(_ cursor: String?) -> String { cursor.map { "&cursor=" + escaped($0) } ?? "" }

    /// A text in a query.
    func escaped(_ text: String) -> String {
        var escaped = ""
        let digits = Array("0123456789ABCDEF".utf8)
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."):
                escaped.unicodeScalars.append(Unicode.Scalar(byte))
            default:
                escaped += "%"
                escaped.unicodeScalars.append(Unicode.Scalar(digits[Int(byte >> 4)]))
                escaped.unicodeScalars.append(Unicode.Scalar(digits[Int(byte & 15)]))
            }
        }
        return escaped
    }

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
        let isGood = (200..<300).contains(status)
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
