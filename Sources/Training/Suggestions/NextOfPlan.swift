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

/// What the coach makes of what was done of one lift. It is the same for every plan that holds the lift.
public struct JudgedLift: Sendable {
    let step: ProgressionStep
    let offers: [Offer]
}

extension NextFromLog {
    /// What the coach makes of one exercise of a session.
    ///
    /// - Parameter history: sessions before it, newest first.
    public func judged(
        _ performance: ExercisePerformance, in session: WorkoutSession, of history: [WorkoutSession]
    ) -> JudgedLift {
        let verdict = verdict(on: performance, in: session, of: history)
        return JudgedLift(step: verdict.step, offers: verdict.odds.offers)
    }
}

/// The chances of what plans ask for. A lift is looked at once, and so is what many plans ask for alike.
public struct LiftChances {
    private struct Asked: Hashable {
        var exercise: ExerciseID
        /// Weight and reps of each set, −1 for none.
        var numbers: [Int64]
    }

    private let log: NextFromLog
    private var outlooks: [ExerciseID: Outlook?] = [:]
    private var known: [Asked: Chance?] = [:]

    public init(_ log: NextFromLog) { self.log = log }

    /// That targets of an exercise hold; `nil` for what the coach's model does not know.
    public mutating func chance(of targets: [SetTarget], in exercise: ExerciseID) -> Chance? {
        guard let outlook = outlook(exercise) else { return nil }
        var asked = Asked(exercise: exercise, numbers: [])
        for target in targets { asked.numbers += [target.weight?.units ?? -1, Int64(target.reps ?? -1)] }
        if let chance = known[asked] { return chance }
        let chance = outlook.leastChance(of: targets)
        known[asked] = .some(chance)
        return chance
    }

    private mutating func outlook(_ exercise: ExerciseID) -> Outlook? {
        if let outlook = outlooks[exercise] { return outlook }
        let outlook = log.outlook(exercise)
        outlooks[exercise] = .some(outlook)
        return outlook
    }
}

extension NextItem {
    /// The next of one lift of a plan.
    ///
    /// - Parameters:
    ///   - prescription: as it is with everything that waits, worked out for the day.
    ///   - trained: what was done in the newest session that ran it, or what shares its key.
    ///   - judged: what the coach makes of that.
    ///   - waiting: what waits for a decision and is in the prescription.
    ///   - isDeclined: whether the newest proposal about it was declined.
    ///   - loads: what it can be loaded with where the lifter usually trains.
    public init(
        _ prescription: ExercisePrescription, of plan: WorkoutPlan, trained: LastPerformance?, judged: JudgedLift?,
        waiting: WaitingChanges, isDeclined: Bool, loads: Loads, _ chances: inout LiftChances
    ) {
        var next = NextOfPlan(targets: prescription.plannedSets.map { $0.target }, waiting: waiting)
        next.isDeclined = isDeclined
        next.verdict = judged?.step
        self.init(
            exerciseID: prescription.exerciseID, name: prescription.name, loadKind: prescription.loadKind,
            measure: prescription.measure, trained: trained, recommendation: next.recommendation, planID: plan.id,
            planName: plan.name, exercisePrescriptionID: prescription.id)
        mark(prescription.plannedSets)
        // They stand beside the verdict, not beside what was declined or edited, or is another weight here.
        if let judged, recommendation == judged.step.recommendation { offers = judged.offers }
        if recommendation.round(to: loads) { offers = [] }
        chance = chances.chance(of: recommendation.targets, in: prescription.exerciseID)
    }
}

extension Recommendation {
    /// Makes the targets those of a start (`EffectiveTargets`): each as far as it can be loaded, with the plan's weight
    /// beside it, and says why.
    ///
    /// - Returns: whether one is another weight now.
    public mutating func round(to loads: Loads) -> Bool {
        var isOther = false
        // Sets mostly share a weight, and looking for plates takes its time.
        var last: (planned: Mass, load: Mass)?
        for index in targets.indices {
            guard let planned = targets[index].weight, planned > .zero else { continue }
            if planned != last?.planned {
                let (load, reason) = loads.today(planned, Percent(thousandths: 0))
                last = (planned, load)
                if let reason { say(reason) }
            }
            guard let load = last?.load, load != planned else { continue }
            (targets[index].weight, targets[index].plannedWeight) = (load, planned)
            isOther = true
        }
        return isOther
    }

    /// Adds a reason, once; that the plan says so is none beside it.
    private mutating func say(_ reason: Reason) {
        if reasons[0].code == .planTarget {
            reasons = NonEmpty(reason)
        } else if !reasons.contains(reason) {
            reasons.append(reason)
        }
    }
}
