public import Contract
import Interchange
import Storage
public import Training
import Wire

/// What an import offers as plans stays offered until the lifter takes it, by saving the session as a plan, or dismisses it.
extension TopsetService {
    /// Reports of past imports, newest first, with what became of their offers. A workout name that several imports offer
    /// stands in the newest of them.
    public func imports(_ user: UserID, limit: Int) async throws(ServiceError) -> [ImportReport] {
        try await read(user) { turn in
            let store = turn.store
            let reports = Array(try store.withStates(store.imports(limit: Int(Int32.max))).prefix(limit))
            var answer = try RulesFromLog(turn: turn).added(to: reports)
            if let newest = answer.firstIndex(where: { $0.undone == nil }) {
                answer[newest] = try ImportedStory(turn: turn).added(to: answer[newest])
            }
            return answer
        }
    }

    /// Dismisses an offer of an import, or offers it again. The same again changes nothing.
    ///
    /// - Parameter language: what the report is said in.
    public func decide(
        _ user: UserID, _ id: ImportID, _ decision: DecideOffer, language: Language
    ) async throws(ServiceError) -> ImportReport {
        try await write(user) { turn in
            let store = turn.store
            let reports = try store.imports(limit: Int(Int32.max))
            guard let place = reports.firstIndex(where: { $0.importID == id }) else {
                throw ServiceError.notFound("import")
            }
            guard let offer = reports[place].planOffers.first(where: { $0.sessionID == decision.sessionID }) else {
                throw ServiceError.notFound("offer of this import", path: "/session_id")
            }
            try store.dismissOffer(offer.name, decision.dismissed, now: turn.now)
            return try RulesFromLog(turn: turn).added(to: [store.withStates(reports)[place]])[0].said(in: language)
        }
    }
}

/// By which rules the lifts of a plan that is made of a session go on.
struct RulesFromLog: UseCase {
    let turn: Turn

    /// The reports with the rules of what they offer.
    func added(to reports: [ImportReport]) throws -> [ImportReport] {
        let voice = try turn.voice()
        var reports = reports
        for report in reports.indices {
            for index in reports[report].planOffers.indices where reports[report].planOffers[index].state == .open {
                let session = try store.session(reports[report].planOffers[index].sessionID)
                if let session {
                    reports[report].planOffers[index].exercises = try names(in: session, voice.language)
                }
                reports[report].planOffers[index].rules = try rules(of: session, voice)
            }
        }
        return reports
    }

    /// What the exercises of a session are called in a language: a name of the file may be shown as another exercise since.
    private func names(in session: WorkoutSession, _ language: Language) throws -> [String] {
        let library = try turn.library()
        return session.exercises.map { done in
            guard let exercise = library.shown(done.exerciseID) else { return done.name }
            return exercise.named(in: language).localName ?? exercise.name
        }
    }

    /// What the log tells of the lifts of a session, in their order; nothing where there is no session.
    func rules(of session: WorkoutSession?, _ voice: Voice) throws -> [ImportReport.OfferedRule] {
        guard let session else { return [] }
        return try session.trainedExercises.compactMap { exercise in
            guard let done = session.performance(of: exercise)?.name, let found = try rule(of: exercise) else {
                return nil
            }
            let name = try turn.library().shown(exercise)?.name ?? done
            return ImportReport.OfferedRule(found, exercise, name).rendered(voice)
        }
    }

    /// The rule of a lift; `nil` for one that is not the model's, or was trained too seldom.
    func rule(of exercise: ExerciseID) throws -> RuleFromLog? {
        try store.lift(exercise)?.state.ruleFromLog(step: turn.increment()(exercise))
    }
}

extension Store {
    /// The reports with what became of their offers. An offer whose session is gone is none any more.
    ///
    /// - Parameters:
    ///   - reports: all of the lifter's, newest first.
    ///   - isNew: whether the sessions of the first report may not be stored yet.
    func withStates(_ reports: [ImportReport], isNew: Bool = false) throws -> [ImportReport] {
        let (plans, dismissed) = (try plansOfImportedSessions(), try dismissedOffers())
        var taken: [String: PlanID] = [:]
        for offer in reports.flatMap(\.planOffers) where taken[offer.name] == nil {
            taken[offer.name] = plans[offer.sessionID] ?? nil
        }
        var seen = Set<String>()
        var shown = reports
        for index in shown.indices {
            shown[index].planOffers = reports[index].planOffers.filter {
                (plans[$0.sessionID] != nil || isNew && index == 0) && seen.insert($0.name).inserted
            }.map { offer in
                var offer = offer
                offer.planID = taken[offer.name]
                offer.state = offer.planID != nil ? .taken : dismissed.contains(offer.name) ? .dismissed : .open
                return offer
            }
        }
        return shown
    }
}

extension ImportedHistory {
    /// Workout names that recur, the most recently trained first, each with its latest session.
    func planOffers(limit: Int = 12) -> [ImportReport.PlanOffer] {
        var offers: [String: ImportReport.PlanOffer] = [:]
        for (index, workout) in workouts.enumerated() where !workout.title.isEmpty {
            let (title, lifts) = (workout.title, stretches(of: index).map(\.lift.name))
            guard !lifts.isEmpty else { continue }
            offers[title] = ImportReport.PlanOffer(
                name: title, sessionID: heads[index].id, sessions: (offers[title]?.sessions ?? 0) + 1,
                lastDate: heads[index].startedAt.local.dateText, exercises: lifts)
        }
        let recurring = offers.values.filter { $0.sessions > 1 }
        return Array(recurring.sorted { ($0.lastDate, $1.name) > ($1.lastDate, $0.name) }.prefix(limit))
    }
}
