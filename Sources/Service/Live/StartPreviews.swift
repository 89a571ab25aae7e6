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
        return try await read(user) { turn in try StartPreviews(turn: turn).preview(id, asked) }
    }
}

/// What would be trained today.
struct StartPreviews: UseCase {
    let turn: Turn

    func preview(_ id: PlanID, _ asked: PreviewStart) throws -> StartPreview {
        let plan = try PlanBook(turn: turn).plan(id)
        try Gyms(turn: turn).check(asked.gymID)
        let (settings, voice) = (try turn.settings(), try turn.voice())
        let aches = Aches(turn: turn)
        let pains = try aches.touches()
        let waiting = try ahead(of: plan, Coach(pains: pains), voice.language)
        let loads = try TrainingDay.loads(in: asked.gymID, turn)
        // It reads every plan: once.
        var log = try TrainingLog(turn: turn).next(of: [])
        var day = TrainingDay(turn: turn, start: now, loads: loads, log: log)
        let (adjustment, programDay) = try TrainingDay.adjustment(asked.programDayID, asked.phase, turn)
        day.adjustment = adjustment
        let regular = try day.regularVersion(of: plan.currentVersion)
        let today = regular.adjusted(by: adjustment, loads: loads)
        var proposal = ReadinessProposal(
            mood: asked.preMood, snapshot: today, estimatedMinutes: plan.estimatedMinutes, of: regular,
            tiredIsTrusted: try Judge(turn: turn).tiredIsTrusted(), restSeconds: settings.restSeconds,
            language: voice.language)
        log.lifts = try TrainingLog(turn: turn).lifts(of: Set(today.exercises.map(\.exerciseID)))
        let cautions = log.cautions(in: today, loads: loads)
        proposal.add(cautions, voice.language)
        if let override = asked.override {
            if let error = override.error(for: today) { throw error }
            (proposal.override, proposal.reasons) = (override, [])
        }
        var preview = StartPreview(today, of: plan.id, proposal, loads: loads)
        // No lift stands twice in a day.
        var taken = today.exercises.map(\.exerciseID)
        let (instead, all) = (
            try aches.painFree(on: taken, pains, in: asked.gymID ?? settings.gymID), try turn.library().all
        )
        for (index, prescription) in today.exercises.enumerated() {
            preview.exercises[index].caution = cautions.first { $0.prescription == prescription.id }?.reason
            guard let pain = pains[prescription.exerciseID] else { continue }
            preview.exercises[index].pain = Reason(pain)
            guard let one = instead[prescription.exerciseID] else { continue }
            preview.exercises[index].substitute = SubstituteOffer(one, all[one.index].named(in: voice.language), voice)
            taken.append(all[one.index].id)
        }
        if !waiting.changes.isEmpty {
            let accepted = try day.version(of: waiting.version)
            preview.add(accepted: StartPreview(accepted, of: plan.id, proposal, loads: loads))
        }
        preview.addChances { exercise, targets in log.chance(of: targets, in: exercise) }
        preview.phase = asked.phase ?? programDay?.phase
        preview.add(adjustment, to: regular)
        try add(asked.gymID, to: &preview, besides: taken)
        preview.changes = waiting.changes
        return preview.rendered(voice)
    }

    /// Adds what the gym has not, and what could be done there instead.
    private func add(_ id: GymID?, to preview: inout StartPreview, besides taken: [ExerciseID]) throws {
        guard let gym = try Gyms(turn: turn).inUse(id) else { return }
        preview.gymID = gym.id
        let library = try turn.library()
        var lacking: [(place: Int, exercise: Exercise)] = []
        for index in preview.exercises.indices {
            guard let exercise = library[preview.exercises[index].exerciseID] else { continue }
            let missing = gym.missing(for: exercise)
            if missing.isEmpty { continue }
            preview.exercises[index].missing = missing
            lacking.append((index, exercise))
        }
        if lacking.isEmpty { return }
        let others = try Aches(turn: turn).alternatives(in: gym)
        // What hurts badly has something already.
        let open = lacking.filter { preview.exercises[$0.place].substitute == nil }.map(\.exercise.id)
        let chosen = others.together(for: open, besides: taken)
        let own = lacking.map { lift in
            preview.exercises[lift.place].substitute?.exerciseID
                ?? chosen[lift.exercise.id].map { others.all[$0.index].id }
        }
        let named = others.named(for: lacking.map(\.exercise), chosen: own, besides: taken)
        for (lift, found) in zip(lacking, named) {
            preview.exercises[lift.place].substitutes = found.map {
                PreviewSubstitute(exerciseID: others.all[$0].id, name: others.all[$0].name)
            }
        }
    }

    /// The changes of a plan that wait for a decision, and its current version once all that fits is accepted. What does
    /// not fit says so, a set as a whole. "The same again" is nothing to decide, and a raise of what hurts waits until it is better.
    private func ahead(
        of plan: WorkoutPlan, _ coach: Coach, _ language: Language
    ) throws -> (changes: [SuggestedChange], version: PlanSnapshot) {
        let library = try turn.library()
        let waiting = try Proposals(turn: turn).waiting(for: plan).map(\.change)
        let held = coach.held(among: waiting)
        var open = waiting.filter { $0.type != .stay && !held.contains($0.id) }
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
