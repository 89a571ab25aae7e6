extension Exercise {
    /// The rule that an exercise gets where nobody chose one: the standard rule, in steps of its load.
    public func defaultRule(in unit: MassUnit) -> ProgressionRule {
        .standard(for: facts, increment: increment(in: unit))
    }

    /// The step that progression takes; none where there is no load to raise.
    public func loadStep(in unit: MassUnit) -> Mass? {
        loadKind == .bodyweight || measure != .reps ? nil : increment(in: unit)
    }
}
