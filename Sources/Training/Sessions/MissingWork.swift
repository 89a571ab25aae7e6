extension SetPerformance {
    /// Whether it was work that was planned and not done. What an override left out was not meant for the day.
    var isMissingWork: Bool { isUndone && setType.countsForProgression }

    /// The same of any set but a warm-up: a drop set is none that progression looks at.
    var isUndone: Bool { status == .skipped && setType != .warmup && skipReason != SessionOverride.leftOut }
}
