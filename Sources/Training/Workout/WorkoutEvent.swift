public import Wire

/// Immutable record of one change to a live workout (seed 004 section 7.2).
public struct WorkoutEvent: WireModel, Sendable {
    /// What happened.
    public enum Kind: String, WireEnum, Sendable {
        case workoutStarted = "workout_started"
        case setDone = "set_done"
        case setUpdated = "set_updated"
        case setAdded = "set_added"
        case setRemoved = "set_removed"
        case exerciseAdded = "exercise_added"
        case exerciseRemoved = "exercise_removed"
        case exerciseSwapped = "exercise_swapped"
        case exercisesReordered = "exercises_reordered"
        case autofillApplied = "autofill_applied"
        case supersetChanged = "superset_changed"
        case notesChanged = "notes_changed"
        case restChanged = "rest_changed"
        case gymChanged = "gym_changed"
        case changeUndone = "change_undone"
        case workoutCompleted = "workout_completed"
        case workoutCancelled = "workout_cancelled"
    }

    /// What the event is about.
    public struct Payload: WireDefaulted, Sendable {
        public var exerciseInstanceID: InstanceID?
        public var setID: SetID?
        public var fieldsChanged: [String]?
        /// What a swap put into the place.
        public var newExerciseID: ExerciseID?
        /// The sets that an autofill changed.
        public var setsUpdated: [SetID]?
        /// The sets that an autofill added.
        public var setsAdded: [SetID]?
        /// The exercises of a superset, or all of them in their new order.
        public var instanceIDs: [InstanceID]?
        /// The key of the command that was undone.
        public var reverts: String?
        /// The event that was undone.
        public var revertedEventID: EventID?

        public init() {}

        public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
            try v.omittable("exercise_instance_id", &exerciseInstanceID)
            try v.omittable("set_id", &setID)
            try v.omittable("fields_changed", &fieldsChanged)
            try v.omittable("new_exercise_id", &newExerciseID)
            try v.omittable("sets_updated", &setsUpdated)
            try v.omittable("sets_added", &setsAdded)
            try v.omittable("instance_ids", &instanceIDs)
            try v.omittable("reverts", &reverts)
            try v.omittable("reverted_event_id", &revertedEventID)
        }
    }

    public var id: EventID
    /// Gapless from 1 within the workout; the workout's revision after the change.
    public var seq: Int
    public var type: Kind
    public var payload: Payload
    /// RFC 6902: replayed in order of `seq` over nothing they give the stored document, byte for byte.
    public var diffOps: [DiffOp] = []
    public var cause: Cause
    public var uiSource: String
    public var idempotencyKey: String?
    public var clientTimestamp: Instant?
    /// The server's clock.
    public var createdAt: Instant

    public init(
        id: EventID, seq: Int, type: Kind, payload: Payload, diffOps: [DiffOp] = [], cause: Cause, uiSource: String,
        idempotencyKey: String? = nil, clientTimestamp: Instant? = nil, createdAt: Instant
    ) {
        (self.id, self.seq, self.type, self.payload) = (id, seq, type, payload)
        (self.diffOps, self.cause, self.uiSource, self.idempotencyKey) = (diffOps, cause, uiSource, idempotencyKey)
        (self.clientTimestamp, self.createdAt) = (clientTimestamp, createdAt)
    }

    public init(blank: Blank) {
        (id, seq, type, payload) = (.init(blank: blank), 0, .workoutStarted, Payload())
        (cause, uiSource, createdAt) = (.systemInit, "", Instant(milliseconds: 0))
    }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("id", &id)
        try v.field("seq", &seq)
        try v.field("type", &type)
        try v.field("payload", &payload)
        try v.field("diff_ops", &diffOps)
        try v.field("cause", &cause)
        try v.field("ui_source", &uiSource)
        try v.field("idempotency_key", &idempotencyKey)
        try v.field("client_timestamp", &clientTimestamp)
        try v.field("created_at", &createdAt)
    }
}
