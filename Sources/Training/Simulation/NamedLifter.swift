public import Wire

/// A lifter who does the same thing whatever the rule: how a rule or a program is previewed without typing in sessions.
public enum NamedLifter: String, WireEnum, Sendable {
    /// Reaches every target with 3 reps in reserve, and does 2 reps more in AMRAP sets.
    case perfect
    /// Reaches every target with 2 reps in reserve, and does 1 rep more in AMRAP sets. In every third session of a lift
    /// the last set ends a rep short, with nothing in reserve.
    case average
    /// Ends the last set a rep short in every session, with nothing in reserve.
    case failing

    /// What is done of these sets.
    ///
    /// - Parameter session: how many sessions of the lift came before.
    func perform(_ sets: [PlannedSet], session: Int) -> [PerformedEntry] {
        let fails = self == .failing || self == .average && session % 3 == 2
        var entries: [PerformedEntry] = []
        for (index, set) in sets.enumerated() {
            let isShort = fails && index == sets.count - 1
            let more = isShort ? -1 : !set.amrap || self == .failing ? 0 : self == .perfect ? 2 : 1
            var done = CalculatorSet()
            done.weight = set.target.weight
            done.reps = set.target.reps.map { max(0, $0 + more) }
            // A second stands for a rep where time is the target.
            done.durationSeconds = set.target.durationSeconds.map { max(0, $0 + (set.target.reps == nil ? more : 0)) }
            done.rir = RIR(isShort ? 0 : self == .perfect ? 3 : 2)
            entries.append(.set(done))
        }
        return entries
    }
}
