import Wire

/// What comes next in one lift of a plan: what the plan holds once everything that waits is accepted, and why it is that.
struct NextOfPlan {
    /// The working sets that are next.
    var targets: [SetTarget]
    /// What waits for a decision and is in the targets.
    var waiting: WaitingChanges
    /// What the coach makes of the newest session of the lift; `nil` for one that was never trained.
    var verdict: ProgressionStep?
    /// Whether the newest proposal was declined.
    var isDeclined = false

    /// The reasons are those of the coach as long as the numbers are; whatever else the targets come from is said instead.
    var recommendation: Recommendation {
        let isMoved = waiting.changes.contains { $0.type != .stay }
        if let verdict = verdict?.recommendation, verdict.targets == targets, !isMoved || verdict.change != .stay {
            return verdict
        }
        var next = Recommendation.Change.stay
        var reasons: [Reason] = []
        for change in waiting.changes where change.type != .stay {
            if next == .stay { next = change.type.recommendation }
            for reason in change.reasons where !reasons.contains(reason) { reasons.append(reason) }
        }
        // What one bundle says is true of it as a whole.
        let said = isMoved && waiting.isOneWhole ? NonEmpty(reasons) : nil
        let otherwise = isMoved ? Reason(.waiting) : Reason(isDeclined ? .declined : .planTarget)
        return Recommendation(change: next, targets: targets, reasons: said ?? NonEmpty(otherwise))
    }
}

/// The changes that wait and are in the targets of one lift.
public struct WaitingChanges: Sendable {
    public var changes: [SuggestedChange] = []
    /// Whether they are one bundle's, and all that it proposed for the lift.
    public var isOneWhole = true

    public init() {}
}

extension ChangeType {
    /// How a recommendation calls it.
    fileprivate var recommendation: Recommendation.Change {
        switch self {
        case .increaseWeight: .increaseWeight
        case .decreaseWeight: .decreaseWeight
        case .increaseReps: .increaseReps
        case .decreaseReps: .decreaseReps
        case .increaseDuration: .increaseDuration
        case .deload: .deload
        case .changeTrainingMax: .changeTrainingMax
        case .changeStage: .changeStage
        case .restart: .restart
        case .decreaseDuration, .increaseRest, .decreaseRest, .addSet, .removeSet, .changeSetType, .stay,
            .substitute:
            .stay
        }
    }
}

extension NextItem {
    /// The next of one lift of a plan.
    ///
    /// - Parameters:
    ///   - prescription: as it is with everything that waits, worked out for the day.
    ///   - newest: the newest session that ran it, or what shares its key, with what was done there.
    ///   - waiting: what waits for a decision and is in the prescription.
    ///   - isDeclined: whether the newest proposal about it was declined.
    ///   - log: what it takes to judge the session.
    ///   - history: sessions before the newest one, newest first.
    public init(
        _ prescription: ExercisePrescription, of plan: WorkoutPlan,
        newest: (session: WorkoutSession, performance: ExercisePerformance)?, waiting: WaitingChanges, isDeclined: Bool,
        _ log: NextFromLog, history: [WorkoutSession]
    ) {
        var offers: [Offer] = []
        var next = NextOfPlan(targets: prescription.plannedSets.map { $0.target }, waiting: waiting)
        next.isDeclined = isDeclined
        if let newest, newest.performance.exerciseID == prescription.exerciseID {
            let verdict = log.verdict(on: newest.performance, in: newest.session, of: history)
            next.verdict = verdict.step
            offers = verdict.odds.offers
        }
        self.init(
            exerciseID: prescription.exerciseID, name: prescription.name, loadKind: prescription.loadKind,
            measure: prescription.measure, trained: newest.map { LastPerformance($0.performance, in: $0.session) },
            recommendation: next.recommendation, planID: plan.id, planName: plan.name,
            exercisePrescriptionID: prescription.id)
        chance = log.outlook(prescription.exerciseID)?.leastChance(of: recommendation.targets)
        // They stand beside the verdict, not beside what was declined or edited.
        if recommendation == next.verdict?.recommendation { self.offers = offers }
    }
}
