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
        var day = TrainingDay(turn: turn, start: now, loads: loads, log: log, pains: pains)
        let (adjustment, programDay, week) = try TrainingDay.adjustment(asked.programDayID, asked.phase, turn)
        day.adjustment = adjustment
        day.week = { _ in week }
        var weights = FirstWeights(turn: turn)
        let given = try weights.given(to: plan.currentVersion, of: plan, loads: loads)
        day.givesFirstWeights = false
        let regular = try day.regularVersion(of: given.snapshot)
        let today = try day.adjusted(regular)
        var proposal = ReadinessProposal(
            mood: asked.preMood, snapshot: today, estimatedMinutes: try minutes(of: plan, asked), of: regular,
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
            guard let one = instead[prescription.exerciseID] else {
                if pain.severity == .severe { preview.exercises[index].pain?.code = .painLeaveOut }
                continue
            }
            preview.exercises[index].substitute = SubstituteOffer(one, all[one.index].named(in: voice.language), voice)
            taken.append(all[one.index].id)
        }
        if !waiting.changes.isEmpty {
            let ahead = try weights.given(to: waiting.version, of: plan, loads: loads).snapshot
            let accepted = try day.version(of: ahead)
            preview.add(accepted: StartPreview(accepted, of: plan.id, proposal, loads: loads))
        }
        preview.addChances { exercise, targets in log.chance(of: targets, in: exercise) }
        preview.phase = asked.phase ?? programDay?.phase
        preview.add(adjustment, to: regular)
        preview.add(firstWeights: given.reasons)
        try add(asked.gymID, to: &preview, besides: taken, day, pains)
        preview.changes = waiting.changes
        return preview.rendered(voice)
    }

    /// How long the plan takes, where that is asked for: as it took lately, else what it says.
    private func minutes(of plan: WorkoutPlan, _ asked: PreviewStart) throws -> Int? {
        if asked.preMood?.minutes == nil { return nil }
        let today = LocalDate(now)
        let sessions = try Figures(turn: turn).sessions(
            from: today.adding(days: -PlanPrediction.rotationDays), to: nil, workFrom: today.adding(days: 2))
        return plan.knownMinutes(sessions, today: today)
    }

    /// Adds what the gym has not, and what could be done there instead.
    private func add(
        _ id: GymID?, to preview: inout StartPreview, besides taken: [ExerciseID], _ day: TrainingDay,
        _ pains: [ExerciseID: PainTouch]
    ) throws {
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
            let planned = preview.exercises[lift.place].sets.filter { $0.type != .warmup }.map(\.target)
            preview.exercises[lift.place].substitutes = try found.map {
                let other = others.all[$0]
                var substitute = PreviewSubstitute(exerciseID: other.id, name: other.name)
                substitute.targets = try day.adjustment.holding(pains[other.id]?.holds ?? false).targets(
                    like: lastInFull(of: other), insteadOf: planned, other.measure, loads: day.loads(other.unplanned))
                return substitute
            }
        }
    }

    /// The working sets of the last time that was meant to be all of it: not of a deload or a test, where one before it is known.
    private func lastInFull(of exercise: Exercise) throws -> [SetTarget] {
        var last = try HereAlone(turn: turn).last(of: exercise.id)
        if last == nil {
            for one in try store.history(of: exercise.id, limit: 20, withTargets: false)
            where one.performance.sets.contains(where: { $0.status == .done }) {
                guard let session = try store.session(one.sessionID), session.phase?.judges != false else { continue }
                last = session.performance(of: exercise.id).map { LastPerformance($0, in: session) }
                break
            }
        }
        last = try last ?? store.lastPerformance(of: exercise.id)
        return (last?.sets ?? []).filter { $0.setType != .warmup }.map {
            SetTarget(
                weight: exercise.loadKind == .bodyweight ? nil : $0.weight, reps: $0.reps,
                durationSeconds: $0.durationSeconds)
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

extension Exercise {
    /// As a plan would ask for it that says nothing of its sets.
    fileprivate var unplanned: ExercisePrescription {
        ExercisePrescription(
            id: .unnamed, exerciseID: id, name: name, loadKind: loadKind, measure: measure, sets: [])
    }
}
