extension Exercise {
    /// The rule that an exercise gets where nobody chose one: the standard rule, in steps of its load.
    ///
    /// - Parameter emphasis: what a goal asks of it.
    public func defaultRule(in unit: MassUnit, emphasis: GoalEmphasis? = nil) -> ProgressionRule {
        .standard(for: facts, increment: increment(in: unit), emphasis: emphasis)
    }

    /// The step that progression takes; none where there is no load to raise.
    public func loadStep(in unit: MassUnit) -> Mass? {
        loadKind == .bodyweight || measure != .reps ? nil : increment(in: unit)
    }
}
