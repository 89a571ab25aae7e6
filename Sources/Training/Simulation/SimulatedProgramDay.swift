public import Wire

/// A day of a program that was played.
public struct SimulatedProgramDay: WireModel, Sendable {
    /// From 1.
    public var dayNumber: Int
    /// How often a program that loops came round before.
    public var lap: Int
    public var week: Int?
    public var phase: TrainingPhase?
    /// The name of its plan; `nil` for rest.
    public var plan: String?
    public var name: String?
    public var exercises: [SimulatedExercise] = []

    init(_ day: ProgramBlueprint.Day, number: Int, lap: Int) {
        (dayNumber, self.lap, week, phase) = (number, lap, day.week, day.phase)
        (plan, name) = (day.plan, day.name)
    }

    public init(blank: Blank) { (dayNumber, lap) = (0, 0) }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("day_number", &dayNumber)
        try v.field("lap", &lap)
        try v.field("week", &week)
        try v.field("phase", &phase)
        try v.field("plan", &plan)
        try v.field("name", &name)
        try v.field("exercises", &exercises)
    }
}

/// An exercise of a day that was played.
public struct SimulatedExercise: WireModel, Sendable {
    public var exerciseID: ExerciseID
    public var name: String
    public var optional: Bool
    /// The targets of this day.
    public var targets: [CalculatedTarget]
    public var performed: [PerformedEntry]
    /// What follows from it.
    public var change: Recommendation.Change
    public var reasons: NonEmpty<Reason>

    init(_ prescription: ExercisePrescription, _ session: SimulatedSession) {
        (exerciseID, name, optional) = (prescription.exerciseID, prescription.name, prescription.optional)
        (targets, performed, change, reasons) = (session.targets, session.performed, session.change, session.reasons)
    }

    public init(blank: Blank) {
        (exerciseID, name, optional) = (.init(blank: blank), "", false)
        (targets, performed, change, reasons) = ([], [], .stay, NonEmpty(Reason(blank: blank)))
    }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("exercise_id", &exerciseID)
        try v.field("name", &name)
        try v.field("optional", &optional)
        try v.field("targets", &targets)
        try v.field("performed", &performed)
        try v.field("change", &change)
        try v.field("reasons", &reasons)
    }
}
