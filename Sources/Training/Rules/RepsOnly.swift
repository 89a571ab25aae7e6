public import Wire

/// Bodyweight work: one rep more until the maximum; there a harder variant is the lifter's choice.
public struct RepsOnly: WireDefaulted, Sendable {
    public var maxReps = 15

    public init() {}

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("max_reps", &maxReps, default: 15)
    }

    func judge(_ work: SessionWork) -> Proposal {
        Ladder(top: maxReps)
            .climb(Judgement(work, amrapDecides: false), atTop: Reason(.bodyweightAtMaximum) { $0.reps = maxReps })
    }

    func check(_ faults: inout RuleFaults) { faults.range("max_reps", maxReps, 1...1_000) }
}

/// Timed work: a few seconds more until the maximum.
public struct DurationOnly: WireDefaulted, Sendable {
    public var stepSeconds = 5
    public var maxSeconds = 120

    public init() {}

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("step_seconds", &stepSeconds, default: 5)
        try v.field("max_seconds", &maxSeconds, default: 120)
    }

    func judge(_ work: SessionWork) -> Proposal {
        Ladder(rungs: .seconds, step: stepSeconds, top: maxSeconds, bottom: 0)
            .climb(Judgement(work, amrapDecides: false), atTop: Reason(.durationAtMaximum) { $0.seconds = maxSeconds })
    }

    func check(_ faults: inout RuleFaults) {
        faults.range("step_seconds", stepSeconds, 1...3_600)
        faults.range("max_seconds", maxSeconds, 1...86_400)
    }
}
