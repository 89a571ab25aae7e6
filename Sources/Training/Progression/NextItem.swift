public import Wire

/// What to lift next in one exercise: the last performance, the next targets, and why.
public struct NextItem: WireModel, Sendable {
    public var exerciseID: ExerciseID
    public var name: String
    public var loadKind = LoadKind.external
    public var measure = Measure.reps
    /// `nil` for what was never trained.
    public var trained: LastPerformance?
    public var recommendation: Recommendation
    /// The plan that holds the lift, and where in it; `nil` for what is trained without a plan.
    public var planID: PlanID?
    public var planName: String?
    public var exercisePrescriptionID: PrescriptionID?
    /// That all sets of the hardest target hold; `nil` for what the coach's model does not know.
    public var chance: Chance?
    /// What the lifter might do beside the target.
    public var offers: [Offer] = []
    /// What it takes and the gym in use has not; left out where nothing is missing.
    public var missing: [Equipment]?
    /// How many of the targets, from the last one on, are for as many reps as there are, the target's at least; left out where none is.
    public var amrap: Int?

    public init(
        exerciseID: ExerciseID, name: String, loadKind: LoadKind = .external, measure: Measure = .reps,
        trained: LastPerformance? = nil, recommendation: Recommendation, planID: PlanID? = nil,
        planName: String? = nil, exercisePrescriptionID: PrescriptionID? = nil
    ) {
        (self.exerciseID, self.name, self.loadKind, self.measure) = (exerciseID, name, loadKind, measure)
        (self.trained, self.recommendation, self.planID, self.planName) = (trained, recommendation, planID, planName)
        self.exercisePrescriptionID = exercisePrescriptionID
    }

    public init(blank: Blank) {
        (exerciseID, name, recommendation) = (.init(blank: blank), "", Recommendation(blank: blank))
    }

    /// The sets that were done last; none of what was never trained.
    public var lastSets: [PerformedSet] { trained?.sets ?? [] }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("exercise_id", &exerciseID)
        try v.field("name", &name)
        try v.field("load_kind", &loadKind)
        try v.field("measure", &measure)
        try v.field("last", &trained, default: nil)
        try v.field("next", &recommendation)
        try v.field("plan_id", &planID, default: nil)
        try v.field("plan_name", &planName, default: nil)
        try v.field("exercise_prescription_id", &exercisePrescriptionID, default: nil)
        try v.field("chance", &chance, default: nil)
        try v.field("offers", &offers, default: [])
        try v.omittable("missing", &missing)
        try v.omittable("amrap", &amrap)
    }
}

extension NextItem {
    /// The targets as they are planned.
    public var plannedSets: [PlannedSet] {
        let targets = recommendation.targets
        var sets: [PlannedSet] = []
        for target in targets {
            sets.append(PlannedSet(target, amrap: targets.count - sets.count <= amrap ?? 0))
        }
        return sets
    }

    /// Notes which of its targets are for as many reps as there are.
    public mutating func mark(_ sets: [PlannedSet]) {
        var count = 0
        for set in sets.reversed() {
            guard set.amrap else { break }
            count += 1
        }
        amrap = count > 0 ? count : nil
    }

    /// Whether the reasons say what an offer says: how likely a rep more is.
    public func says(_ offer: Offer) -> Bool {
        guard offer.kind == .beat else { return false }
        for reason in recommendation.reasons where reason.params.chance == offer.chance { return true }
        return false
    }
}

extension [NextItem] {
    /// As they are shown in one list: a lift of plans that are in use for each of them, and once where none of its plans is, in the order in
    /// which they are.
    ///
    /// - Parameter plans: those that are in use (`WorkoutPlan.isInUse`), and the one that comes next.
    public func withoutRepeats(inUse plans: [PlanID]) -> [NextItem] {
        func isInUse(_ item: NextItem) -> Bool { item.planID.map { plans.contains($0) } ?? true }
        // What is shown of these lifts is enough.
        var lifts: [ExerciseID] = []
        for item in self where isInUse(item) && !lifts.contains(item.exerciseID) { lifts.append(item.exerciseID) }
        var shown: [NextItem] = []
        for item in self {
            if isInUse(item) {
                shown.append(item)
            } else if !lifts.contains(item.exerciseID) {
                lifts.append(item.exerciseID)
                shown.append(item)
            }
        }
        return shown
    }
}

/// What was done of an exercise in the last session that holds it.
public struct LastPerformance: WireModel, Sendable {
    public var sessionID: WorkoutID
    public var title: String?
    public var date: Instant
    /// Where it was, as far as that was said; left out otherwise.
    public var gymID: GymID?
    /// `import` where it came out of another app; left out otherwise.
    public var origin: WorkoutSession.Origin?
    public var sets: [PerformedSet] = []

    public init(
        sessionID: WorkoutID, title: String? = nil, date: Instant, gymID: GymID? = nil, sets: [PerformedSet] = []
    ) {
        (self.sessionID, self.title, self.date) = (sessionID, title, date)
        (self.gymID, self.sets) = (gymID, sets)
    }

    public init(blank: Blank) { (sessionID, date) = (.init(blank: blank), Instant(milliseconds: 0)) }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("session_id", &sessionID)
        try v.field("title", &title)
        try v.field("date", &date)
        try v.omittable("gym_id", &gymID)
        try v.omittable("origin", &origin)
        try v.field("sets", &sets)
    }

    /// How many of the first sets are warm-ups, though nobody marked any: of an import. What was done here is what it says.
    public func unmarkedWarmups(_ kind: LoadKind) -> Int {
        if origin != .imported { return 0 }
        for set in sets where set.setType == .warmup { return 0 }
        return Ramp.warmups(sets, kind)
    }
}

/// A performed set, and the set of a plan that it ran.
public struct PerformedSet: WireDefaulted, HoldsDistance, Sendable {
    public var setType = SetType.working
    public var numbers = SetNumbers()
    /// Left out where it ran none.
    public var setPrescriptionID: SetPrescriptionID?

    public init() {}

    /// What was done in a set.
    public init(_ set: SetPerformance) {
        (setType, numbers, setPrescriptionID) = (set.setType, set.numbers, set.setPrescriptionID)
    }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("set_type", &setType)
        try numbers.fields(&v, .null)
        try v.omittable("set_prescription_id", &setPrescriptionID)
    }
}
