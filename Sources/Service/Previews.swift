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
        return try await read(user) { store in
            guard let plan = try store.plan(id) else { throw ServiceError.notFound("plan") }
            let settings = try store.settings() ?? Settings()
            let voice = store.voice(settings)
            let coach = try Self.coach(plan, store)
            let proposal = ReadinessProposal(
                mood: asked.preMood, snapshot: plan.currentVersion, estimatedMinutes: plan.estimatedMinutes,
                tiredIsTrusted: coach.tiredIsTrusted, restSeconds: settings.restSeconds, language: voice.language)
            var preview = StartPreview(
                plan.currentVersion, proposal, loads: try Self.todaysLoads(gym: asked.gymID, store))
            preview.planID = plan.id
            preview.phase = asked.phase
            preview.changes = coach.changes
            return preview.rendered(voice)
        }
    }

    /// What the coach knows before a start: the changes of the plan that wait for a decision, and whether training when
    /// tired has gone well so often that it lowers nothing any more. "The same again" is nothing to decide.
    private static func coach(
        _ plan: WorkoutPlan, _ store: Store
    ) throws -> (changes: [SuggestedChange], tiredIsTrusted: Bool) {
        let open = try store.openChanges(ofPlan: plan.id, plan.currentVersion.id).map(\.change)
        return (open.filter { $0.type != .stay }, try tiredIsTrusted(store))
    }
}
