/// What the lifter's state does to today's targets (DESIGN.md 4.5). All numbers of a proposed override are here.
public struct ReadinessPolicy: Equatable, Sendable {
    /// Weight of every exercise when sick.
    public var sickWeight = Percent(thousandths: -10_000)
    /// Weight of every exercise with low energy, when tired, or when very sore.
    public var lowWeight = Percent(thousandths: -5_000)
    /// Sets of every exercise with low energy, when tired, or when very sore.
    public var lowVolume = Percent(thousandths: -20_000)
    /// Seconds that a set takes, for estimates; a timed set takes its own.
    public var secondsPerSet = 45
    /// How fast sets are left out for want of time, once every optional exercise is.
    public var volumeStep = Percent(thousandths: -10_000)
    /// What time alone does not go below while there is another exercise to leave out: half of the sets.
    public var volumeFloor = Percent(thousandths: -50_000)

    public init() {}
}
