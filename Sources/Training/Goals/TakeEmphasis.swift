extension ExercisePrescription {
    /// Whether it already asks for what a goal asks for.
    public func follows(_ emphasis: GoalEmphasis) -> Bool {
        if let rest = emphasis.restSeconds, self.rest.workingSeconds != rest { return false }
        guard let lower = emphasis.lowerReps, let upper = emphasis.upperReps else { return true }
        return repRange == RepRange(lower, upper)
    }

    /// Takes over the reps and the rest that a goal asks for. Sets of other reps get the weight that is as hard for the new ones by Epley,
    /// rounded down.
    ///
    /// - Parameter step: of the exercise's load.
    public mutating func take(_ emphasis: GoalEmphasis, step: Mass) {
        if let seconds = emphasis.restSeconds { (rest.mode, rest.seconds, rest.byType) = (.allSame, seconds, nil) }
        guard let lower = emphasis.lowerReps, let upper = emphasis.upperReps else { return }
        repRange = RepRange(lower, upper)
        for index in sets.indices where sets[index].type.countsForProgression {
            sets[index].restSeconds = nil
            let before = sets[index].reps
            if before.map({ lower <= $0 && $0 <= upper }) ?? false { continue }
            sets[index].reps = lower
            guard let before, let weight = sets[index].weight, loadKind == .external else { continue }
            // Where it is a light one already, at least a step stays on the bar.
            let light = weight.scaled(Int64(30 + before), over: Int64(30 + lower)).roundedDown(to: step)
            sets[index].weight = max(light, min(weight, step))
        }
    }
}
