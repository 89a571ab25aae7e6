public import Wire

/// A finished session as a list shows it: what was done in all, and of each exercise how much and the best set. The sets
/// themselves are in `WorkoutSession`.
public struct ShortSession: WireModel, Sendable {
    public var id: WorkoutID
    public var title: String?
    public var origin: WorkoutSession.Origin
    public var startedAt: Instant
    public var endedAt: Instant
    public var planID: PlanID?
    public var planSnapshotID: SnapshotID?
    public var programDayID: ProgramDayID?
    public var phase: TrainingPhase?
    public var totals = Totals()
    /// One word for each record, such as `e1rm_record:<exercise id>`, and for each `Milestone`, such as `workouts:100`.
    public var achievements: [String] = []
    public var exercises: [ShortPerformance] = []

    /// Without its exercises, which are counted afterwards.
    public init(
        id: WorkoutID, title: String? = nil, origin: WorkoutSession.Origin, startedAt: Instant, endedAt: Instant
    ) {
        (self.id, self.title, self.origin) = (id, title, origin)
        (self.startedAt, self.endedAt) = (startedAt, endedAt)
    }

    public init(blank: Blank) {
        (id, origin) = (.init(blank: blank), .freeform)
        (startedAt, endedAt) = (Instant(milliseconds: 0), Instant(milliseconds: 0))
    }

    /// The short form of a session.
    public init(_ session: WorkoutSession) {
        (id, title, origin) = (session.id, session.title, session.origin)
        (startedAt, endedAt) = (session.startedAt, session.endedAt)
        (planID, planSnapshotID) = (session.planID, session.planSnapshotID)
        (programDayID, phase) = (session.programDayID, session.phase)
        achievements = session.achievements
        for performance in session.exercises {
            exercises.append(
                ShortPerformance(
                    exerciseID: performance.exerciseID, name: performance.name, loadKind: performance.loadKind,
                    measure: performance.measure))
            for set in performance.sets { count(set, ofExercise: exercises.count - 1) }
        }
    }

    /// Whether anything was better than ever in it.
    public var hasRecords: Bool {
        for achievement in achievements where Milestone(achievement: achievement) == nil { return true }
        return false
    }

    /// Counts a set in the totals and to one of the exercises; those of one exercise come in their order.
    ///
    /// - Parameter index: the place of the exercise, which must be there.
    public mutating func count(_ set: SetPerformance, ofExercise index: Int) {
        totals.count(
            set.setType, done: set.status == .done, weight: set.weight, reps: set.reps,
            loadKind: exercises[index].loadKind)
        exercises[index].count(set)
    }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("id", &id)
        try v.field("title", &title)
        try v.field("origin", &origin)
        try v.field("started_at", &startedAt)
        try v.field("ended_at", &endedAt)
        try v.field("plan_id", &planID)
        try v.field("plan_snapshot_id", &planSnapshotID)
        try v.field("program_day_id", &programDayID)
        try v.field("phase", &phase)
        try v.field("totals", &totals)
        try v.field("achievements", &achievements)
        try v.field("exercises", &exercises)
    }
}

/// How much of an exercise was done in one session, and the best of it.
public struct ShortPerformance: WireModel, Sendable {
    public var exerciseID: ExerciseID
    public var name: String
    public var loadKind: LoadKind
    public var measure: Measure
    /// The sets that were done, without warm-ups, 0 or more.
    public var sets = 0
    /// The hardest load (with assistance: least help) and the most done with it, the first of equal ones; `nil` where nothing was
    /// done that can be.
    public var best: BestSet?

    /// Nothing done yet.
    public init(exerciseID: ExerciseID, name: String, loadKind: LoadKind, measure: Measure) {
        (self.exerciseID, self.name) = (exerciseID, name)
        (self.loadKind, self.measure) = (loadKind, measure)
    }

    public init(blank: Blank) {
        (exerciseID, name, loadKind, measure) = (.init(blank: blank), "", .external, .reps)
    }

    /// Takes in one more set.
    mutating func count(_ set: SetPerformance) {
        guard set.isWork else { return }
        sets += 1
        guard Plausibility.fault(of: set) == nil else { return }
        let candidate = BestSet(set, measure)
        guard let rank = rank(candidate) else { return }
        if let best, let standing = self.rank(best), standing >= rank { return }
        best = candidate
    }

    /// By what sets are compared; `nil` where nothing was done, or help is not known.
    private func rank(_ set: BestSet) -> (load: Int64, amount: Int64)? {
        let amount = Int64(set.reps ?? set.durationSeconds ?? 0) + (set.distance?.units ?? 0)
        guard amount > 0 else { return nil }
        switch loadKind {
        case .external, .bodyweightPlus: return (set.weight?.units ?? 0, amount)
        case .bodyweight: return (0, amount)
        case .assisted: return set.weight.map { (-$0.units, amount) }
        }
    }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("exercise_id", &exerciseID)
        try v.field("name", &name)
        try v.field("load_kind", &loadKind)
        try v.field("measure", &measure)
        try v.field("sets", &sets)
        try v.field("best", &best)
    }
}

/// The numbers of a set by which it is the best: its weight, and of reps, seconds and distance the one that the exercise is
/// measured in.
public struct BestSet: WireDefaulted, Sendable {
    /// 0 to 2,000 kg; `nil` without a weight, the help where the exercise is assisted.
    public var weight: Mass?
    public var reps: Int?
    public var durationSeconds: Int?
    public var distance: Distance?

    public init() {}

    init(_ set: SetPerformance, _ measure: Measure) {
        weight = set.weight
        switch measure {
        case .reps: reps = set.reps
        case .time: durationSeconds = set.durationSeconds
        case .distance: distance = set.distance
        }
    }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.omittable("weight", &weight)
        try v.omittable("reps", &reps)
        try v.omittable("duration_seconds", &durationSeconds)
        try v.omittable("distance_m", &distance)
    }
}
