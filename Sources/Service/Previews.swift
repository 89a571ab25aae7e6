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
            let settings = try store.settings() ?? Settings()
            let voice = store.voice(settings)
            let coach = try Self.coach(plan, store, voice.language)
            let loads = try Self.todaysLoads(gym: asked.gymID, store)
            let today = try Self.onTheDay(plan.currentVersion, now, loads, store)
            var proposal = ReadinessProposal(
                mood: asked.preMood, snapshot: today, estimatedMinutes: plan.estimatedMinutes,
                tiredIsTrusted: coach.tiredIsTrusted, restSeconds: settings.restSeconds, language: voice.language)
            if let override = asked.override {
                if let error = override.error(for: today) { throw error }
                (proposal.override, proposal.reasons) = (override, [])
            }
            var preview = StartPreview(today, proposal, loads: loads)
            if !coach.changes.isEmpty {
                let ahead = try Self.onTheDay(Self.ahead(of: plan, store), now, loads, store)
                preview.add(accepted: StartPreview(ahead, proposal, loads: loads))
            }
            preview.planID = plan.id
            preview.phase = asked.phase
            preview.changes = coach.changes
            return preview.rendered(voice)
        }
    }

    /// The current version as it is once everything that waits for the plan is accepted.
    private static func ahead(of plan: WorkoutPlan, _ store: Store) throws -> PlanSnapshot {
        let library = try Library(store)
        var edits = PlanEdits([plan.currentVersion]) { library[$0] }
        edits.acceptWhatFits(try waiting(for: plan, store).map(\.change), at: edits.place(of: plan.currentVersion))
        var ahead = plan.currentVersion
        ahead.exercises = edits.exercises(of: plan.currentVersion)
        return ahead
    }

    /// What waits for a plan, in the order in which it is accepted when all of it is: the rules' own proposals come
    /// first, since another one for the same number does not fit beside them.
    static func waiting(for plan: WorkoutPlan, _ store: Store) throws -> [ChangeRecord] {
        try store.openChanges(ofPlan: plan.id).sorted {
            ($0.source == .rules ? 0 : 1, $0.createdAt, $0.suggestionID, $0.position)
                < ($1.source == .rules ? 0 : 1, $1.createdAt, $1.suggestionID, $1.position)
        }
    }

    /// What the coach knows before a start: the changes of the plan that wait for a decision, and whether training when
    /// tired has gone well so often that it lowers nothing any more. "The same again" is nothing to decide.
    private static func coach(
        _ plan: WorkoutPlan, _ store: Store, _ language: Language
    ) throws -> (changes: [SuggestedChange], tiredIsTrusted: Bool) {
        let library = try Library(store)
        var open = try store.openChanges(ofPlan: plan.id).map(\.change).filter { $0.type != .stay }
        for index in open.indices {
            var edit = PlanEdit(plan.currentVersion.exercises) { library[$0] }
            do {
                try edit.apply([open[index]])
            } catch { open[index].conflict = ServiceError.text(error.message, in: language) }
        }
        return (open, try tiredIsTrusted(store))
    }
}
