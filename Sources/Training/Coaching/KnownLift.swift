/// What is remembered of a lift, and after which session.
public struct KnownLift: Equatable, Sendable {
    public var state: LiftState
    /// The newest session in which anything of the exercise was done, whether it tells of strength or not.
    public var startedAt: Instant
    public var sessionID: WorkoutID

    public init(_ state: LiftState, startedAt: Instant, sessionID: WorkoutID) {
        (self.state, self.startedAt, self.sessionID) = (state, startedAt, sessionID)
    }

    /// A replay of a history.
    ///
    /// - Parameters:
    ///   - history: of one exercise, newest first.
    ///   - days: on which anything was trained.
    ///   - last: what is after this session is left out; `nil` for everything.
    /// - Returns: `nil` where nothing was done.
    public init?(_ history: [DatedPerformance], days: TrainingDays, upTo last: WorkoutID? = nil) {
        var known: KnownLift?
        var place = history.count
        while place > 0 {
            var first = place - 1
            while first > 0, history[first - 1].sessionID == history[place - 1].sessionID { first -= 1 }
            var lift =
                known
                ?? KnownLift(LiftState(), startedAt: history[first].startedAt, sessionID: history[first].sessionID)
            if lift.add(history[first..<place], days: days) { known = lift }
            if let last, history[first].sessionID == last { break }
            place = first
        }
        guard let known else { return nil }
        self = known
    }

    /// Takes in what was done of the exercise in one more session.
    ///
    /// - Returns: whether anything was.
    private mutating func add(_ parts: ArraySlice<DatedPerformance>, days: TrainingDays) -> Bool {
        guard let first = parts.first else { return false }
        var all = first.performance
        for part in parts.dropFirst() { all.sets += part.performance.sets }
        return add(all, startedAt: first.startedAt, sessionID: first.sessionID, first.day, days: days)
    }

    /// Takes in a session.
    ///
    /// - Returns: whether anything of the exercise was done in it.
    @discardableResult
    public mutating func add(_ session: WorkoutSession, of exercise: ExerciseID, days: TrainingDays) -> Bool {
        guard let all = session.performance(of: exercise) else { return false }
        return add(all, startedAt: session.startedAt, sessionID: session.id, SessionDay(session), days: days)
    }

    private mutating func add(
        _ performance: ExercisePerformance, startedAt: Instant, sessionID: WorkoutID, _ day: SessionDay,
        days: TrainingDays
    ) -> Bool {
        guard performance.sets.contains(where: { $0.status == .done }) else { return false }
        (self.startedAt, self.sessionID) = (startedAt, sessionID)
        guard let outing = Outing(performance, startedAt: startedAt, day) else { return true }
        let layoff = state.outings.last.map { days.layoff(from: $0.day, to: outing.day) } ?? 0
        state.add(outing, layoff: layoff)
        return true
    }
}

/// What the coach knows of the lifts that it is asked about.
public struct LiftBook: Sendable {
    /// Each lift after the newest session that the question is about.
    public var lifts: [ExerciseID: KnownLift]
    public var rate: RaiseRate
    /// From the oldest of the last outings on.
    public var days: TrainingDays
    /// When it is asked.
    public var askedAt: Instant

    public init(
        _ lifts: [ExerciseID: KnownLift] = [:], rate: RaiseRate = RaiseRate(), days: TrainingDays = TrainingDays([]),
        askedAt: Instant
    ) {
        (self.lifts, self.rate, self.days, self.askedAt) = (lifts, rate, days, askedAt)
    }

    /// A replay of a whole log; what comes next is asked as of its end.
    ///
    /// - Parameter sessions: newest first.
    public init(replaying sessions: [WorkoutSession]) {
        var starts: [Instant] = []
        for session in sessions { starts.append(session.startedAt) }
        self.init(days: TrainingDays(starts), askedAt: starts.first ?? Instant(milliseconds: 0))
        for session in sessions.reversed() {
            var seen = Set<ExerciseID>()
            for performance in session.exercises where seen.insert(performance.exerciseID).inserted {
                let exercise = performance.exerciseID
                var lift =
                    lifts[exercise] ?? KnownLift(LiftState(), startedAt: session.startedAt, sessionID: session.id)
                if lift.add(session, of: exercise, days: days) { lifts[exercise] = lift }
            }
        }
        for lift in lifts.values {
            rate.pairs += lift.state.pairs
            rate.raises += lift.state.raises
        }
    }

    /// A lift on the day on which it probably comes next: the usual days after its last outing, or today where that is later, in
    /// whole days. So what is said after a workout is what is shown before the next one.
    ///
    /// - Parameters:
    ///   - exercise: whose lift it is.
    ///   - session: after which it is asked.
    ///   - step: the increment of the lift's load.
    /// - Returns: `nil` where the session told nothing of the lift's strength, or is not the newest that did.
    public func outlook(_ exercise: ExerciseID, after session: WorkoutSession, step: Mass) -> Outlook? {
        // A newer one that only warmed up is no outing.
        guard let lift = lifts[exercise], lift.state.outings.last?.startedAt == session.startedAt else { return nil }
        return outlook(exercise, step: step)
    }

    /// The same, whatever was trained last.
    public func outlook(_ exercise: ExerciseID, step: Mass) -> Outlook? {
        guard let lift = lifts[exercise], let last = lift.state.outings.last else { return nil }
        let since = max(0, (Outing.day(of: askedAt) - last.day).rounded(.down))
        let day = last.day + max(lift.state.usualDays, since)
        return Outlook(lift.state, on: day, layoff: days.layoff(from: last.day, to: day), step: step, rate: rate)
    }
}

extension LiftBook {
    /// When the next of the lifts is a day later than what was asked about, so that an answer is another one.
    public var changesAt: Instant? {
        var first: Int64?
        for lift in lifts.values {
            guard let last = lift.state.outings.last else { continue }
            let since = max(0, (Outing.day(of: askedAt) - last.day).rounded(.down))
            let days = Int64(max(lift.state.usualDays, since)) + 1
            let next = last.startedAt.milliseconds + days * 86_400_000
            first = min(first ?? next, next)
        }
        return first.map { Instant(milliseconds: $0) }
    }
}

extension LiftState {
    /// The days from one outing to the next, as a rule: their median, 1 to 14; a week for a lift that was trained once.
    var usualDays: Double {
        var gaps: [Double] = []
        for place in outings.indices.dropFirst() { gaps.append(outings[place].day - outings[place - 1].day) }
        if gaps.isEmpty { return 7 }
        gaps.sort()
        return max(1, min(14, (gaps[gaps.count / 2]).rounded(.down)))
    }
}
