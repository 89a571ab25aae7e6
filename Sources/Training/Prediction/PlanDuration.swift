extension WorkoutPlan {
    /// Of how many of its last sessions the middle one says how long it takes, and how many there must be.
    private static let (measured, fewestMeasured) = (5, 3)
    /// Seconds that a session of a plan takes: a shorter one was tried out, a longer one was left open.
    private static let plausible: ClosedRange<Int64> = 300...14_400

    /// Minutes that it took lately: the median of the last five of eight weeks, to the nearest minute. `nil` where fewer than three
    /// tell.
    ///
    /// - Parameter sessions: of those weeks at least, of any plans, in any order.
    public func usualMinutes(_ sessions: [TrainedSession], today: LocalDate) -> Int? {
        // There are few: looking through them again is less code than sorting them.
        var (lengths, before): ([Int64], Int64) = ([], .max)
        while lengths.count < Self.measured {
            var (newest, length) = (Int64.min, Int64(0))
            for session in sessions where today.day - session.date.day <= PlanPrediction.rotationDays {
                let start = session.startedAt.milliseconds
                guard start < before, start > newest, let seconds = session.seconds, Self.plausible.contains(seconds),
                    isRun(by: session.planID, session.planSnapshotID, session.title)
                else { continue }
                (newest, length) = (start, seconds)
            }
            if length == 0 { break }
            lengths.append(length)
            before = newest
        }
        guard lengths.count >= Self.fewestMeasured else { return nil }
        func ranked(_ rank: Int) -> Int64 {
            for length in lengths {
                var (shorter, notLonger) = (0, 0)
                for other in lengths {
                    if other < length { shorter += 1 }
                    if other <= length { notLonger += 1 }
                }
                if shorter <= rank, rank < notLonger { return length }
            }
            return 0
        }
        let median = (ranked((lengths.count - 1) / 2) + ranked(lengths.count / 2)) / 2
        return Int((median + 30) / 60)
    }

    /// Minutes that all of it takes, without adding up its sets: as it took lately, else what it says.
    ///
    /// - Parameter sessions: of the last eight weeks at least, in any order.
    public func knownMinutes(_ sessions: [TrainedSession], today: LocalDate) -> Int? {
        usualMinutes(sessions, today: today) ?? estimatedMinutes
    }

    /// Minutes that it takes on a day: as it took lately, else what it says, else by its sets and rests; a day of fewer sets takes as
    /// much less. `nil` where nothing is known and it has no sets.
    ///
    /// - Parameters:
    ///   - day: what a day of a phase makes of it; `nil` for all of it.
    ///   - restSeconds: after a working set where nothing else is said.
    ///   - sessions: of the last eight weeks at least, in any order.
    public func minutes(
        on day: PhaseAdjustment?, restSeconds: Int, _ sessions: [TrainedSession], today: LocalDate
    ) -> Int? {
        var plan = self
        plan.estimatedMinutes = knownMinutes(sessions, today: today)
        return plan.minutes(on: day, restSeconds: restSeconds)
    }
}
