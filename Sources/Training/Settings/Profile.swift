public import Wire

/// Who trains, what for, and how often: what plans are made for (seed 001, UserProfile). What nobody said is `nil`; nothing is
/// made up. Unit, rest and how effort is shown are in `Settings`, the equipment is of a `Gym`.
public struct Profile: WireDefaulted, Sendable {
    /// How the lifter wants to be called: at most 100 characters.
    public var name: String?
    public var goal: Goal?
    /// Workouts that the lifter has time for in a week.
    public var daysPerWeek: Int?
    /// Days in a week on which the lifter wants to do something, trained or not.
    public var activeDaysGoal: Int?
    public var preferredSplit: Split?
    public var experience: Experience?

    /// What `daysPerWeek` and `activeDaysGoal` may be.
    public static let trainingDays = 2...6
    public static let activeDays = 1...7

    static let nameLength = 1...100

    public init() {}

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("name", &name, default: nil)
        v.range(Self.nameLength)
        try v.field("goal", &goal, default: nil)
        try v.field("days_per_week", &daysPerWeek, default: nil)
        v.range(Self.trainingDays)
        try v.field("active_days_goal", &activeDaysGoal, default: nil)
        v.range(Self.activeDays)
        try v.field("preferred_split", &preferredSplit, default: nil)
        try v.field("experience", &experience, default: nil)
    }

    /// Everything that may not be stored.
    public func faults() -> [CalculationError] {
        var faults: [CalculationError] = []
        if let name, !Self.nameLength.contains(name.unicodeScalars.count) {
            faults.append(CalculationError("/name", TextLimit.fault(Self.nameLength)))
        }
        if let days = daysPerWeek, !Self.trainingDays.contains(days) {
            faults.append(CalculationError("/days_per_week", "must be between 2 and 6"))
        }
        if let days = activeDaysGoal, !Self.activeDays.contains(days) {
            faults.append(CalculationError("/active_days_goal", "must be between 1 and 7"))
        }
        return faults
    }
}
