public import Wire

/// The standing bests of one exercise, and what a further session makes of them.
public struct ExerciseRecords: WireModel, Sendable {
    public private(set) var exerciseID: ExerciseID
    /// The best estimated maximum and the set that gave it. It always moves, announced or not.
    public private(set) var estimatedMax: RecordMark?
    /// When an estimated maximum was last announced.
    public private(set) var lastAnnounced: Instant?
    /// The most volume of one session.
    public private(set) var volume: RecordMark?
    private var byReps = RecordFrontier()
    private var bySeconds = RecordFrontier()

    /// Nothing done yet.
    public init(_ exercise: ExerciseID) { exerciseID = exercise }

    public init(blank: Blank) { self.init(.init(blank: blank)) }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("exercise_id", &exerciseID)
        try v.field("estimated_max", &estimatedMax)
        try v.field("last_announced", &lastAnnounced)
        try v.field("volume", &volume)
        try v.field("by_reps", &byReps.entries)
        try v.field("by_seconds", &bySeconds.entries)
    }

    /// The hardest loads by reps: one mark for every number of reps up to which a load is the hardest, ascending.
    public var repMarks: [RecordMark] { byReps.entries.map { $0.mark } }

    /// The hardest loads of timed sets, ascending by duration.
    public var timedMarks: [RecordMark] { bySeconds.entries.map { $0.mark } }

    /// The set with the hardest load of at least so many reps.
    public func hardest(forReps reps: Int) -> RecordMark? { byReps.hardest(forAtLeast: reps)?.mark }

    /// What one session did to the bests of an exercise.
    public struct Session: Equatable, Sendable {
        /// The session's best estimated maximum, and the best of all before.
        public var estimatedMax: Mass?
        public var previousMax: Mass?
        public var announced: [PersonalRecord] = []
        public var implausible: [ImplausibleSet] = []

        /// By how much the session's estimate is over the best before; `nil` without either.
        public var deltaPercent: Percent? {
            guard let estimatedMax, let previousMax, previousMax > .zero else { return nil }
            return Percent(thousandths: estimatedMax.scaled(100_000, over: previousMax.units).units - 100_000)
        }

        /// Whether a new estimated maximum is announced.
        public var isMaxRecord: Bool { announced.contains { $0.kind == .e1rm } }

        /// The hardest set of more reps than ever before at that load or a harder one.
        public var repRecord: RecordMark? {
            // Records of one kind come with the most reps first, so with the hardest load last.
            announced.last { $0.kind == .reps }?.mark
        }
    }

    /// Takes in everything done of the exercise in one session. Sessions must come in the order of their start, those of
    /// one moment in the order of their ids; a session comes once, its performances in the order of theirs.
    public mutating func add(
        _ performances: [ExercisePerformance], session: WorkoutID, at start: Instant, policy: RecordPolicy
    ) -> Session {
        var result = Session()
        var sets = SessionSets()
        sets.isLoaded = byReps.isLoaded || bySeconds.isLoaded
        for performance in performances {
            for set in performance.sets where set.isWork {
                if let field = Plausibility.fault(of: set) {
                    result.implausible.append(
                        ImplausibleSet(sessionID: session, exerciseID: exerciseID, setID: set.id, field: field))
                } else {
                    sets.take(set, of: performance, blankMark(session, start), policy.formula)
                }
            }
        }
        result.previousMax = estimatedMax?.value
        result.estimatedMax = sets.estimatedMax?.value
        result.announced = byReps.take(sets.byReps, (.weight, .reps), of: exerciseID)
        result.announced += bySeconds.take(sets.bySeconds, (.timedWeight, .duration), of: exerciseID)
        announceMax(sets.estimatedMax, start, policy, &result)
        announceVolume(sets.volume, blankMark(session, start), &result)
        return result
    }

    private func blankMark(_ session: WorkoutID, _ start: Instant) -> RecordMark {
        let mark = RecordMark(sessionID: session, date: start)
        return mark
    }

    private mutating func announceMax(
        _ best: RecordMark?, _ start: Instant, _ policy: RecordPolicy, _ result: inout Session
    ) {
        guard let best, let value = best.value else { return }
        guard let standing = estimatedMax, let old = standing.value else {
            estimatedMax = best
            return
        }
        guard value > old else { return }
        estimatedMax = best
        var needed = policy.threshold
        if let last = lastAnnounced, start.local.day - last.local.day <= Int64(policy.hysteresisDays) {
            needed = max(needed, policy.hysteresis)
        }
        // Plausible estimates are below 3,000 kg, so that neither product leaves 64 bits.
        guard value.units * 100_000 >= old.units * (100_000 + needed.thousandths) else { return }
        lastAnnounced = start
        result.announced.append(PersonalRecord(.e1rm, of: exerciseID, best, beats: standing))
    }

    private mutating func announceVolume(_ done: Mass, _ blank: RecordMark, _ result: inout Session) {
        guard done > .zero else { return }
        var mark = blank
        mark.value = done
        if let standing = volume {
            guard done > standing.value ?? .zero else { return }
            result.announced.append(PersonalRecord(.volume, of: exerciseID, mark, beats: standing))
        }
        volume = mark
    }
}

/// The plausible work sets of one session, as far as records go.
private struct SessionSets {
    /// Whether the exercise was ever done with a load.
    var isLoaded = false
    var byReps = RecordFrontier()
    var bySeconds = RecordFrontier()
    var estimatedMax: RecordMark?
    var volume = Mass.zero

    /// NB: a set without a weight counts as work without load, but never as work without help; and once a lift has been
    /// loaded, a set of it without a weight is one whose weight is not known.
    mutating func take(
        _ set: SetPerformance, of performance: ExercisePerformance, _ blank: RecordMark, _ formula: MaxFormula
    ) {
        let kind = performance.loadKind
        let weight = set.weight ?? .zero
        var mark = blank
        let load: Int64
        switch kind {
        case .external:
            if isLoaded, weight == .zero { return }
            load = weight.units
        case .bodyweightPlus: load = weight.units
        case .bodyweight: load = 0
        case .assisted:
            if set.weight == nil { return }
            load = -weight.units
        }
        if kind == .assisted || load > 0 { mark.weight = weight }
        switch performance.measure {
        case .distance: return
        case .time:
            guard let seconds = set.durationSeconds, seconds > 0 else { return }
            mark.durationSeconds = seconds
            bySeconds.insert(RecordFrontier.Entry(load: load, amount: seconds, mark: mark))
        case .reps:
            guard let reps = set.reps, reps > 0 else { return }
            mark.reps = reps
            byReps.insert(RecordFrontier.Entry(load: load, amount: reps, mark: mark))
            guard load > 0 else { return }
            volume = volume + weight * reps
            guard reps <= EstimatedMax.maximumReps else { return }
            let value = formula.apply(to: weight, halfReps: Int64(reps) * 2)
            let standing = estimatedMax?.value ?? .zero
            guard value > standing || value == standing && weight > estimatedMax?.weight ?? .zero else { return }
            mark.value = value
            estimatedMax = mark
        }
    }
}
