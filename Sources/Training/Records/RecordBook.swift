/// What was done of one exercise in one session.
public struct DatedPerformance: Sendable {
    public var sessionID: WorkoutID
    public var startedAt: Instant
    public var performance: ExercisePerformance
    /// What kind of day the session was.
    public var day: SessionDay

    public init(
        sessionID: WorkoutID, startedAt: Instant, performance: ExercisePerformance, day: SessionDay = SessionDay()
    ) {
        (self.sessionID, self.startedAt, self.performance, self.day) = (sessionID, startedAt, performance, day)
    }
}

/// All records of a history: a pure fold, whatever the order in which the history is given.
///
/// Sessions count in the order of their start, those of one moment in the order of their ids, so that a back-dated or
/// removed session gives what a replay without it gives. Warm-ups and sets that were not done never count, sets of more
/// than 12 reps set no estimated maximum, ties are no records, and a first performance is a baseline.
public struct RecordBook: Equatable, Sendable {
    /// In the order of the sessions, then by exercise.
    public private(set) var announced: [PersonalRecord] = []
    /// The bests that stand.
    public private(set) var standing: [ExerciseID: ExerciseRecords] = [:]
    /// Typing errors, in the order of the sessions, then by exercise.
    public private(set) var implausible: [ImplausibleSet] = []

    /// Replays the history.
    public init(_ history: [DatedPerformance], policy: RecordPolicy = RecordPolicy()) {
        let order = history.indices.sorted { Self.isEarlier(history[$0], history[$1], $0 < $1) }
        var start = 0
        while start < order.count {
            let first = history[order[start]]
            var performances: [ExercisePerformance] = []
            var end = start
            while end < order.count {
                let next = history[order[end]]
                guard next.sessionID == first.sessionID, next.startedAt.milliseconds == first.startedAt.milliseconds,
                    next.performance.exerciseID == first.performance.exerciseID
                else { break }
                performances.append(next.performance)
                end += 1
            }
            let id = first.performance.exerciseID
            let session = standing[id, default: ExerciseRecords(id)]
                .add(performances, session: first.sessionID, at: first.startedAt, policy: policy)
            announced.append(contentsOf: session.announced)
            implausible.append(contentsOf: session.implausible)
            start = end
        }
    }

    private static func isEarlier(_ one: DatedPerformance, _ other: DatedPerformance, _ isFirst: Bool) -> Bool {
        if one.startedAt.milliseconds != other.startedAt.milliseconds { return one.startedAt < other.startedAt }
        if one.sessionID != other.sessionID { return one.sessionID < other.sessionID }
        if one.performance.exerciseID != other.performance.exerciseID {
            return one.performance.exerciseID < other.performance.exerciseID
        }
        if one.performance.id != other.performance.id { return one.performance.id < other.performance.id }
        return isFirst
    }
}
