/// What kind of day a session was, as far as it tells lifts of different days apart.
public struct SessionDay: Equatable, Sendable {
    /// The day of the plan, else the title of the workout.
    public var slot: String
    /// Illness, a deload or test week, or lightened by the lifter.
    public var isSpecial: Bool

    public init(slot: String = "", isSpecial: Bool = false) { (self.slot, self.isSpecial) = (slot, isSpecial) }

    /// The day of a session.
    public init(_ session: WorkoutSession) {
        self.init(
            plan: session.planID, title: session.title, phase: session.phase, isSick: session.preMood?.feeling == .sick,
            isOverridden: session.override != nil)
    }

    /// The day of a session of which this is known.
    public init(plan: PlanID?, title: String?, phase: TrainingPhase?, isSick: Bool, isOverridden: Bool) {
        slot = plan?.text ?? title ?? ""
        isSpecial = isSick || isOverridden || phase == .deload || phase == .test
    }
}
