import Contract
import Storage
public import Training
import Wire

extension TopsetService {
    /// What to lift next in every lift of every plan, and in every other exercise trained in the last eight weeks of the
    /// log, and why.
    public func next(_ user: UserID) async throws(ServiceError) -> [NextItem] {
        try await holdingNext(user).value.items
    }

    /// The same as text, quickly when asked again.
    public func nextJSON(_ user: UserID) async throws(ServiceError) -> String {
        try await cached(user, "next") { () async throws(ServiceError) in try await holdingNext(user) }
    }

    private func holdingNext(_ user: UserID) async throws(ServiceError) -> Holding<Page<NextItem>> {
        try await read(user) { turn in
            let voice = try turn.voice()
            let (items, changesAt) = try WhatsNext(turn: turn).all()
            // On days of the week that were chosen a program goes on with the date.
            let isByDate = try turn.store.activeProgram()?.program.weekdays.isEmpty == false
            let midnight = isByDate ? Figures(turn: turn).midnight : nil
            // A workout in the future begins, or the days without training count.
            let until = [try turn.store.firstStart(from: turn.now), changesAt, midnight].compactMap { $0 }.min()
            return Holding(value: Page(items.map { $0.rendered(voice) }), until: until)
        }
    }
}

/// What comes next, from one place: for the list of all lifts, for the summary of a workout, and for what is proposed.
struct WhatsNext: UseCase {
    let turn: Turn

    /// What to lift next in every lift of the plans, and in what was trained lately without one; the most recently trained
    /// first, then what was never trained, in the plans' order.
    ///
    /// - Parameter exercises: only these; `nil` for all.
    func items(of exercises: Set<ExerciseID>? = nil) throws -> [NextItem] { try all(of: exercises).items }

    /// The same, and when it changes although nothing is trained.
    func all(of exercises: Set<ExerciseID>? = nil) throws -> (items: [NextItem], changesAt: Instant?) {
        let trainingLog = TrainingLog(turn: turn)
        let sessions = try trainingLog.lately(of: exercises)
        // Of a thousand plans, reading them is most of the work: once.
        let plans = try store.plans()
        let log = try trainingLog.next(of: sessions, on: trainingLog.basis(plans.map(\.currentVersion)))
        var plansAhead = try PlansAhead(turn: turn, plans, of: PlansAhead.Wanted(exercises: exercises), log, sessions)
        var here = try HereAlone(turn: turn)
        var items = try plansAhead.items().map { here.last($0, among: sessions) }
        let planned = Set(items.map(\.exerciseID))
        var seen = Set<ExerciseID>()
        for session in sessions {
            for exercise in session.trainedExercises where exercises?.contains(exercise) ?? true {
                // A session that only warmed up tells nothing: what was worked before does.
                guard session.performance(of: exercise)?.hasWork ?? false, seen.insert(exercise).inserted else {
                    continue
                }
                // Beside the lifts of plans, freeform work speaks for itself as long as nothing newer does.
                if planned.contains(exercise), session.origin != .freeform { continue }
                let basis = here.session(of: exercise, among: sessions) ?? session
                if let item = try ahead(exercise, in: basis, log, sessions) { items.append(item) }
            }
        }
        items = try lacking(Aches(turn: turn).felt(items, log.coach.pains, in: plans))
        // Sorting keeps equals in their order.
        let trained = items.compactMap { item in item.trained.map { (item: item, date: $0.date) } }
        return (
            trained.sorted { $0.date > $1.date }.map(\.item) + items.filter { $0.trained == nil }, log.lifts?.changesAt
        )
    }

    /// What comes next in everything that was trained in a session, in its order. Of the plans only the lifts count that it ran.
    func items(
        after session: WorkoutSession, of plans: [WorkoutPlan], _ log: NextFromLog, _ history: [WorkoutSession]
    ) throws -> [NextItem] {
        let wanted = PlansAhead.Wanted(
            exercises: Set(session.trainedExercises),
            prescriptions: Set(session.exercises.compactMap(\.exercisePrescriptionID)))
        var plansAhead = try PlansAhead(turn: turn, plans, of: wanted, log, [session] + history)
        let planned = try plansAhead.items()
        let items: [NextItem] = try session.trainedExercises.compactMap { exercise in
            let ran = Set(session.exercises.filter { $0.exerciseID == exercise }.map(\.exercisePrescriptionID))
            return try planned.first { $0.exerciseID == exercise && ran.contains($0.exercisePrescriptionID) }
                ?? ahead(exercise, in: session, log, [session] + history)
        }
        let own = plans.filter { $0.id == session.planID }
        return try lacking(Aches(turn: turn).felt(items, log.coach.pains, in: own + plans))
    }

    /// Each with what it takes and the gym in use has not.
    private func lacking(_ items: [NextItem]) throws -> [NextItem] {
        guard let gym = try Gyms(turn: turn).inUse(nil) else { return items }
        let library = try turn.library()
        return items.map { item in
            var item = item
            let missing = library[item.exerciseID].map { gym.missing(for: $0) } ?? []
            if !missing.isEmpty { item.missing = missing }
            return item
        }
    }

    /// What comes next after work without a plan, with what was decided of the proposals it gave rise to.
    private func ahead(
        _ exercise: ExerciseID, in session: WorkoutSession, _ log: NextFromLog, _ history: [WorkoutSession]
    ) throws -> NextItem? {
        guard var item = log.item(exercise, in: session, of: history) else { return nil }
        guard session.origin == .freeform, let own = session.planSnapshotID else { return item }
        let about = Set(session.exercises.filter { $0.exerciseID == exercise }.compactMap(\.exercisePrescriptionID))
        let isDeclined = try store.changes(drawnFrom: session.id).contains { $0.isDeclined(about) }
        if isDeclined, let own = try store.newestOrphan(of: own).exercises.first(where: { about.contains($0.id) }) {
            item.recommendation = Recommendation(
                change: .stay, targets: own.plannedSets.map(\.target), reasons: NonEmpty(.declined))
            item.mark(own.plannedSets)
            _ = item.recommendation.round(to: log.loads(of: own))
            (item.chance, item.offers) = (log.chance(of: item.recommendation.targets, in: exercise), [])
        }
        return item
    }
}
