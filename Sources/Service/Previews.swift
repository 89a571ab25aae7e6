public import Contract
import Storage
public import Training
import Wire

extension TopsetService {
    /// What a workout of a plan's current version would be that starts now: today's targets, what is proposed for how
    /// the lifter feels, and what is still to be decided.
    public func preview(
        _ user: UserID, _ id: PlanID, _ asked: PreviewStart
    ) async throws(ServiceError) -> StartPreview {
        do throws(WorkoutError) { try asked.preMood?.validate() } catch { throw ServiceError(error) }
        let now = clock()
        return try await read(user) { store in
            guard let plan = try store.plan(id) else { throw ServiceError.notFound("plan") }
            try Self.checkGym(asked.gymID, store)
            let settings = try store.settings() ?? Settings()
            let voice = store.voice(settings)
            let waiting = try Self.ahead(of: plan, store, voice.language)
            let loads = try Self.todaysLoads(gym: asked.gymID, store)
            let today = try Self.onTheDay(plan.currentVersion, now, loads, store)
            var proposal = ReadinessProposal(
                mood: asked.preMood, snapshot: today, estimatedMinutes: plan.estimatedMinutes,
                tiredIsTrusted: try Self.tiredIsTrusted(store), restSeconds: settings.restSeconds,
                language: voice.language)
            if let override = asked.override {
                if let error = override.error(for: today) { throw error }
                (proposal.override, proposal.reasons) = (override, [])
            }
            var preview = StartPreview(today, proposal, loads: loads)
            if !waiting.changes.isEmpty {
                let ahead = try Self.onTheDay(waiting.version, now, loads, store)
                preview.add(accepted: StartPreview(ahead, proposal, loads: loads))
            }
            preview.planID = plan.id
            preview.phase = asked.phase
            preview.changes = waiting.changes
            return preview.rendered(voice)
        }
    }

    /// What waits for a plan, in the order in which it is accepted when all of it is: the rules' own proposals come
    /// first, since another one for the same number does not fit beside them.
    static func waiting(for plan: WorkoutPlan, _ store: Store) throws -> [ChangeRecord] {
        try store.openChanges(ofPlan: plan.id).sorted {
            ($0.source == .rules ? 0 : 1, $0.createdAt, $0.suggestionID, $0.position)
                < ($1.source == .rules ? 0 : 1, $1.createdAt, $1.suggestionID, $1.position)
        }
    }

    /// The changes of a plan that wait for a decision, and its current version once all that fits is accepted. What does
    /// not fit says so, a set as a whole. "The same again" is nothing to decide.
    private static func ahead(
        of plan: WorkoutPlan, _ store: Store, _ language: Language
    ) throws -> (changes: [SuggestedChange], version: PlanSnapshot) {
        let library = try Library(store)
        var open = try waiting(for: plan, store).map(\.change).filter { $0.type != .stay }
        var edits = PlanEdits([plan.currentVersion]) { library[$0] }
        edits.acceptWhatFits(open, at: edits.place(of: plan.currentVersion))
        var ahead = plan.currentVersion
        ahead.exercises = edits.exercises(of: plan.currentVersion)
        let made = Set(edits.drafts[0].edit.applied.map(\.0))
        for index in open.indices where !made.contains(open[index].id) {
            let group = open.filter { $0.isOfSameSet(as: open[index]) }
            var edit = PlanEdit(ahead.exercises) { library[$0] }
            do {
                try edit.apply(group)
            } catch { open[index].conflict = ServiceError.text(error.message, in: language) }
        }
        return (open, ahead)
    }
}
