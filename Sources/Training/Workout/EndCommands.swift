public import Wire

/// Reverts one change. Reverting an undo does the change again.
public struct UndoChange: CommandBody {
    public var workoutID: WorkoutID?
    /// The key of the command whose change is reverted; `nil` for the newest change that is not undone.
    public var reverts: String?
    public var meta: CommandMeta

    public init(workoutID: WorkoutID? = nil, reverts: String? = nil, meta: CommandMeta) {
        (self.workoutID, self.reverts, self.meta) = (workoutID, reverts, meta)
    }

    public init(blank: Blank) { meta = CommandMeta(blank: blank) }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("workout_id", &workoutID, default: nil)
        try v.field("reverts", &reverts, default: nil)
        try meta.fields(&v)
    }
}

/// Finishes the workout and archives it.
public struct CompleteWorkout: CommandBody {
    public var workoutID: WorkoutID?
    public var notes: String?
    public var postEffort: PostEffort?
    /// For a past workout; otherwise the client's clock.
    public var endTime: Instant?
    public var meta: CommandMeta

    public init(
        workoutID: WorkoutID? = nil, notes: String? = nil, postEffort: PostEffort? = nil, endTime: Instant? = nil,
        meta: CommandMeta
    ) {
        (self.workoutID, self.notes, self.postEffort, self.endTime) = (workoutID, notes, postEffort, endTime)
        self.meta = meta
    }

    public init(blank: Blank) { meta = CommandMeta(blank: blank) }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("workout_id", &workoutID, default: nil)
        try v.field("notes", &notes, default: nil)
        try v.field("post_effort", &postEffort, default: nil)
        try v.field("end_time", &endTime, default: nil)
        try meta.fields(&v, keyIsOptional: true)
    }
}

/// Gives the workout up; nothing is archived.
public struct CancelWorkout: CommandBody {
    public var workoutID: WorkoutID?
    public var meta: CommandMeta

    public init(workoutID: WorkoutID? = nil, meta: CommandMeta) {
        (self.workoutID, self.meta) = (workoutID, meta)
    }

    public init(blank: Blank) { meta = CommandMeta(blank: blank) }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("workout_id", &workoutID, default: nil)
        try meta.fields(&v, keyIsOptional: true)
    }
}
