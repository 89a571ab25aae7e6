public import Wire

/// Adds an exercise at the end.
public struct AddExercise: CommandBody {
    public var workoutID: WorkoutID?
    public var exerciseID: ExerciseID
    public var exerciseInstanceID: InstanceID?
    /// `nil`: three working sets of 10, without load or RIR.
    public var sets: [NewSet]?
    /// The reps it is meant to be done in; kept where the exercise becomes part of a plan.
    public var repRange: RepRange?
    /// The catalogue's facts, filled in by whoever holds the catalogue; what a request says of them is not trusted.
    public var facts: ExerciseFacts?
    /// An exercise that the assistant was asked about, or the added one; required of it.
    public var aiScope: AIScope?
    public var meta: CommandMeta

    public init(
        workoutID: WorkoutID? = nil, exerciseID: ExerciseID, exerciseInstanceID: InstanceID? = nil,
        sets: [NewSet]? = nil, repRange: RepRange? = nil, facts: ExerciseFacts? = nil, aiScope: AIScope? = nil,
        meta: CommandMeta
    ) {
        (self.workoutID, self.exerciseID, self.exerciseInstanceID) = (workoutID, exerciseID, exerciseInstanceID)
        (self.sets, self.repRange, self.facts, self.aiScope) = (sets, repRange, facts, aiScope)
        self.meta = meta
    }

    public init(blank: Blank) { (exerciseID, meta) = (.init(blank: blank), CommandMeta(blank: blank)) }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("workout_id", &workoutID, default: nil)
        try v.field("exercise_id", &exerciseID)
        try v.field("exercise_instance_id", &exerciseInstanceID, default: nil)
        try v.field("sets", &sets, default: nil)
        try v.field("rep_range", &repRange, default: nil)
        try v.omittable("facts", &facts)
        try v.field("ai_scope", &aiScope, default: nil)
        try meta.fields(&v)
    }
}

/// Takes an exercise out, with all its sets.
public struct RemoveExercise: CommandBody {
    public var workoutID: WorkoutID?
    public var exerciseInstanceID: InstanceID
    public var meta: CommandMeta

    public init(workoutID: WorkoutID? = nil, exerciseInstanceID: InstanceID, meta: CommandMeta) {
        (self.workoutID, self.exerciseInstanceID, self.meta) = (workoutID, exerciseInstanceID, meta)
    }

    public init(blank: Blank) { (exerciseInstanceID, meta) = (.init(blank: blank), CommandMeta(blank: blank)) }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("workout_id", &workoutID, default: nil)
        try v.field("exercise_instance_id", &exerciseInstanceID)
        try meta.fields(&v)
    }
}

/// Puts another exercise into the place of one.
public struct SwapExercise: CommandBody {
    public var workoutID: WorkoutID?
    public var exerciseInstanceID: InstanceID
    public var newExerciseID: ExerciseID
    /// Whether done sets stay, as sets of the exercise they were done with; without it every set goes. An AI swap
    /// always keeps them.
    public var preserveCompleted = true
    /// What the sets that are still planned aim at, one after another, the last one also for all further ones: on a day of a phase
    /// the new exercise's own work as the phase has it. Left out where they begin without a target.
    public var targets: [SetTarget]?
    /// The catalogue's facts, filled in by whoever holds the catalogue; what a request says of them is not trusted.
    public var facts: ExerciseFacts?
    public var meta: CommandMeta

    public init(
        workoutID: WorkoutID? = nil, exerciseInstanceID: InstanceID, newExerciseID: ExerciseID,
        preserveCompleted: Bool = true, targets: [SetTarget]? = nil, facts: ExerciseFacts? = nil, meta: CommandMeta
    ) {
        (self.workoutID, self.exerciseInstanceID, self.newExerciseID) = (workoutID, exerciseInstanceID, newExerciseID)
        (self.preserveCompleted, self.targets, self.facts, self.meta) = (preserveCompleted, targets, facts, meta)
    }

    public init(blank: Blank) {
        (exerciseInstanceID, newExerciseID) = (.init(blank: blank), .init(blank: blank))
        meta = CommandMeta(blank: blank)
    }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("workout_id", &workoutID, default: nil)
        try v.field("exercise_instance_id", &exerciseInstanceID)
        try v.field("new_exercise_id", &newExerciseID)
        try v.field("preserve_completed", &preserveCompleted, default: true)
        try v.omittable("targets", &targets)
        try v.omittable("facts", &facts)
        try meta.fields(&v)
    }
}

/// Puts the exercises into another order.
public struct ReorderExercises: CommandBody {
    public var workoutID: WorkoutID?
    /// Every exercise of the workout, once.
    public var order: [InstanceID]
    /// An exercise that the assistant was asked about; required of it.
    public var aiScope: AIScope?
    public var meta: CommandMeta

    public init(workoutID: WorkoutID? = nil, order: [InstanceID], aiScope: AIScope? = nil, meta: CommandMeta) {
        (self.workoutID, self.order, self.aiScope, self.meta) = (workoutID, order, aiScope, meta)
    }

    public init(blank: Blank) { (order, meta) = ([], CommandMeta(blank: blank)) }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("workout_id", &workoutID, default: nil)
        try v.field("order", &order)
        try v.field("ai_scope", &aiScope, default: nil)
        try meta.fields(&v)
    }
}

/// Puts exercises into a superset, or parts them.
public struct SupersetExercises: CommandBody {
    public var workoutID: WorkoutID?
    public var instanceIDs: [InstanceID]
    /// Exercises with the same text alternate; `nil` parts them.
    public var group: String?
    /// An exercise that the assistant was asked about, one of `instance_ids`; required of it.
    public var aiScope: AIScope?
    public var meta: CommandMeta

    public init(
        workoutID: WorkoutID? = nil, instanceIDs: [InstanceID], group: String?, aiScope: AIScope? = nil,
        meta: CommandMeta
    ) {
        (self.workoutID, self.instanceIDs, self.group, self.aiScope) = (workoutID, instanceIDs, group, aiScope)
        self.meta = meta
    }

    public init(blank: Blank) { (instanceIDs, group, meta) = ([], nil, CommandMeta(blank: blank)) }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("workout_id", &workoutID, default: nil)
        try v.field("instance_ids", &instanceIDs)
        try v.field("group", &group)
        v.range(SetLimits.group)
        try v.field("ai_scope", &aiScope, default: nil)
        try meta.fields(&v)
    }
}

extension WorkoutCommand {
    /// The exercise of the catalogue that the command puts into the workout.
    public var namedExercise: ExerciseID? {
        switch self {
        case .addExercise(let body): body.exerciseID
        case .swapExercise(let body): body.newExerciseID
        default: nil
        }
    }

    /// The catalogue's facts of `namedExercise`.
    public var facts: ExerciseFacts? {
        get {
            switch self {
            case .addExercise(let body): body.facts
            case .swapExercise(let body): body.facts
            default: nil
            }
        }
        set {
            switch self {
            case .addExercise(var body):
                body.facts = newValue
                self = .addExercise(body)
            case .swapExercise(var body):
                body.facts = newValue
                self = .swapExercise(body)
            default: break
            }
        }
    }
}
