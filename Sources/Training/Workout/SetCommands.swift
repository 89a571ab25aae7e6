public import Wire

/// Marks a set as done, with what was done: the most frequent command.
public struct LogSet: CommandBody {
    public var workoutID: WorkoutID?
    public var exerciseInstanceID: InstanceID
    public var setID: SetID
    public var values: SetValues
    /// Required when 0 reps were done.
    public var isFailure: Bool?
    /// Numbers that were edited later than this was done stay as they are.
    public var unlessNewer: Bool?
    public var meta: CommandMeta

    public init(
        workoutID: WorkoutID? = nil, exerciseInstanceID: InstanceID, setID: SetID, values: SetValues,
        isFailure: Bool? = nil, meta: CommandMeta
    ) {
        (self.workoutID, self.exerciseInstanceID, self.setID) = (workoutID, exerciseInstanceID, setID)
        (self.values, self.isFailure, self.meta) = (values, isFailure, meta)
    }

    public init(blank: Blank) {
        (exerciseInstanceID, setID, values) = (.init(blank: blank), .init(blank: blank), SetValues())
        meta = CommandMeta(blank: blank)
    }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("workout_id", &workoutID, default: nil)
        try v.field("exercise_instance_id", &exerciseInstanceID)
        try v.field("set_id", &setID)
        try v.field("values", &values)
        try v.field("is_failure", &isFailure, default: nil)
        try v.omittable("unless_newer", &unlessNewer)
        try meta.fields(&v)
    }
}

/// What was done in a set.
public struct SetValues: WireDefaulted, HoldsDistance, Sendable {
    public var numbers = SetNumbers()

    public init() {}

    /// These numbers; `nil` where there was none.
    public init(weight: Mass?, reps: Int?, rir: RIR? = nil, durationSeconds: Int? = nil, distance: Distance? = nil) {
        numbers = SetNumbers(
            weight: weight, reps: reps, rir: rir, durationSeconds: durationSeconds, distance: distance)
    }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        // That there was no weight must be said.
        try v.field("weight", &numbers.weight)
        try v.field("reps", &numbers.reps, default: nil)
        try v.field("rir", &numbers.rir, default: nil)
        try numbers.time(&v, .defaulted)
        try numbers.way(&v, .defaulted)
    }
}

/// A planned set to be added.
public struct NewSet: WireDefaulted, HoldsDistance, Sendable {
    public var id: SetID?
    public var setType = SetType.working
    public var numbers = SetNumbers()
    /// Anything but planned is refused.
    public var status = SetStatus.planned
    public var tags = SetTags()
    public var amrap = false
    /// Rest after the set: 30 to 600, or 0 for none; `nil` for the exercise's, then the lifter's setting.
    public var restSeconds: Int?

    public init() {}

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("id", &id, default: nil)
        try v.field("set_type", &setType, default: .working)
        // What a set of a plan calls it.
        try v.alias("type", &setType)
        try numbers.load(&v, .defaulted)
        try v.field("status", &status, default: .planned)
        try v.field("tags", &tags, default: SetTags())
        try v.field("amrap", &amrap, default: false)
        try numbers.time(&v, .defaulted)
        try numbers.way(&v, .defaulted)
        try v.field("rest_seconds", &restSeconds, default: nil)
        v.range(SetLimits.restOrNone)
    }
}

/// Fills in several planned sets of one exercise at once, and adds further ones: one event. An assistant's command unless
/// it says that it is a lifter's tap (seed 004 section 7.2).
public struct AutofillExercise: CommandBody {
    public var workoutID: WorkoutID?
    public var exerciseInstanceID: InstanceID
    public var updates: [AutofillUpdate] = []
    /// Working sets and drop sets.
    public var additions: [NewSet] = []
    /// The exercise is the scope; one that is named besides must be the same.
    public var aiScope: AIScope?
    public var meta: CommandMeta

    public init(
        workoutID: WorkoutID? = nil, exerciseInstanceID: InstanceID, updates: [AutofillUpdate] = [],
        additions: [NewSet] = [], aiScope: AIScope? = nil, meta: CommandMeta
    ) {
        (self.workoutID, self.exerciseInstanceID, self.updates) = (workoutID, exerciseInstanceID, updates)
        (self.additions, self.aiScope, self.meta) = (additions, aiScope, meta)
    }

    public init(blank: Blank) { (exerciseInstanceID, meta) = (.init(blank: blank), CommandMeta(blank: blank)) }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("workout_id", &workoutID, default: nil)
        try v.field("exercise_instance_id", &exerciseInstanceID)
        try v.field("updates", &updates, default: [])
        try v.field("additions", &additions, default: [])
        try v.field("ai_scope", &aiScope, default: nil)
        try meta.fields(&v, cause: .userAIAction)
    }
}

/// New numbers of one planned set; what is left out stays. A weight of `null` means bodyweight: these are not the numbers of a
/// set but what is said of each, so that they do not share `SetNumbers`.
public struct AutofillUpdate: WireModel, Sendable {
    public var setID: SetID
    public var weight: Mass??
    public var reps: Int?
    public var rir: RIR??
    public var durationSeconds: Int?
    public var distance: Distance?

    public init(
        setID: SetID, weight: Mass?? = nil, reps: Int? = nil, rir: RIR?? = nil, durationSeconds: Int? = nil,
        distance: Distance? = nil
    ) {
        (self.setID, self.weight, self.reps, self.rir) = (setID, weight, reps, rir)
        (self.durationSeconds, self.distance) = (durationSeconds, distance)
    }

    public init(blank: Blank) { setID = .init(blank: blank) }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("set_id", &setID)
        try v.omittable("weight", &weight)
        try v.omittable("reps", &reps)
        try v.omittable("rir", &rir)
        try v.omittable("duration_seconds", &durationSeconds)
        try v.omittable("distance_m", &distance)
    }
}
