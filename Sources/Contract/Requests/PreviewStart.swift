public import Training
public import Wire

/// Asks what a workout would be that starts now: `POST /v1/plans/{id}/preview-start`.
public struct PreviewStart: WireDefaulted, Sendable {
    public var preMood: PreMood?
    public var gymID: GymID?
    /// The day of a program, whose phase it is; or a phase by itself.
    public var programDayID: ProgramDayID?
    public var phase: TrainingPhase?
    /// What the lifter means to adjust; shown in place of a proposal.
    public var override: SessionOverride?

    public init() {}

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("pre_mood", &preMood, default: nil)
        try v.field("gym_id", &gymID, default: nil)
        try v.field("program_day_id", &programDayID, default: nil)
        try v.field("phase", &phase, default: nil)
        try v.field("override", &override, default: nil)
    }
}
