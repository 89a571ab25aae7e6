import Wire

/// The history of one exercise as the engine sees it: its working sets, session by session.
struct TrainedLift {
    /// What was done of it in one session.
    struct Outing {
        var date: Instant
        /// Working, top and back-off sets; ramps and implausible sets left out. Never empty.
        var working: [SetPerformance]
        /// Every set, as it was logged.
        var sets: [SetPerformance]
        var rpe: SessionRPE?
        /// The hardest working weight.
        var weight: Mass?
        /// The lowest reps at it.
        var reps: Int
    }

    let facts: ExerciseFacts
    let increment: Mass
    let loads: Loads
    private(set) var outings: [Outing] = []
    /// Unmarked lighter first sets that were taken for warm-ups.
    private(set) var guessedWarmups = 0

    init(_ performance: ExercisePerformance, increment: Mass) {
        facts = ExerciseFacts(
            id: performance.exerciseID, name: performance.name, loadKind: performance.loadKind,
            measure: performance.measure)
        self.increment = increment
        loads = ProgressionRule.standard(for: facts, increment: increment).ownLoads(kind: facts.loadKind)
    }

    /// Adds a session; one without work in it is not kept.
    mutating func add(_ sets: [SetPerformance], _ session: WorkoutSession) {
        let next = NextWithoutPlan(sets: sets, facts: facts, increment: increment)
        for reason in next.recommendation.reasons where reason.code == .rampCountedAsWarmup {
            guessedWarmups += reason.params.sets ?? 0
        }
        let working = next.working.filter { $0.reps != nil }
        guard !working.isEmpty else { return }
        let weight = Ramp.hardest(working, loads)
        var lowest: Int?
        for set in working where set.weight == weight { lowest = min(lowest ?? .max, set.reps ?? 0) }
        outings.append(
            Outing(
                date: session.startedAt, working: working, sets: sets, rpe: session.postEffort?.rpe, weight: weight,
                reps: lowest ?? 0))
    }

    /// Why it cannot be judged.
    var fault: BacktestCoverage.LeftOut.Reason? {
        if facts.measure != .reps { return .notByReps }
        if outings.count < 3 { return .tooFewSessions }
        return outings.contains { ($0.weight ?? .zero) > .zero } ? nil : .noWeight
    }

    /// How much harder one weight is than another, in thousandths of a percent; negative when it is easier.
    func step(from: Mass, to: Mass) -> Int64 {
        guard from > .zero else { return 0 }
        let size = (to > from ? to - from : from - to).scaled(100_000, over: from.units).units
        return loads.isHarder(to, than: from) ? size : -size
    }
}
