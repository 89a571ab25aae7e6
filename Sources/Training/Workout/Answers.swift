public import Wire

/// The answer to a change of a live workout.
public struct ChangeAnswer: WireModel, Sendable {
    public var success = true
    public var eventID = EventID.blank
    /// The instance that an added exercise became.
    public var exerciseInstanceID: InstanceID?
    public var totals = Totals()
    /// The workout's revision after the change: a client that expected another one has missed something.
    public var revision = 0

    public init() {}

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("success", &success)
        try v.field("event_id", &eventID)
        try v.omittable("exercise_instance_id", &exerciseInstanceID)
        try v.field("totals", &totals)
        try v.field("revision", &revision)
    }
}

/// The answer to a start.
public struct StartAnswer: WireModel, Sendable {
    public var success = true
    public var workoutID = WorkoutID.blank
    public var exercises: [ActiveExercise] = []
    public var totals = Totals()

    public init() {}

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("success", &success)
        try v.field("workout_id", &workoutID)
        try v.field("exercises", &exercises)
        try v.field("totals", &totals)
    }
}

/// The answer to what has nothing more to tell: a cancellation, a deletion.
public struct DoneAnswer: WireModel, Sendable {
    public var success = true

    public init() {}

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) { try v.field("success", &success) }
}

/// The answer to a completion: the archived session, what was reached, and what to do next.
public struct CompleteAnswer: WireModel, Sendable {
    public var success = true
    public var archivedWorkoutID = WorkoutID.blank
    public var totals = Totals()
    /// From the start to the end, in seconds.
    public var durationSeconds: Int64 = 0
    public var summary = CompletionSummary()
    public var exerciseSummaries: [ExerciseSummary] = []
    /// What was better than ever.
    public var records: [PersonalRecord] = []
    /// Changes of the plan that follow from the session.
    public var suggestions: [PlanSuggestion] = []
    /// Earlier changes that this session ran, with what came of them.
    public var outcomes: [SuggestedChange] = []
    /// What was changed in the structure of the plan, offered to be kept.
    public var structureChanges: [StructureChange] = []
    /// The next targets of every exercise that was trained, and why.
    public var next: [NextItem] = []

    public init() {}

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("success", &success)
        try v.field("archived_workout_id", &archivedWorkoutID)
        try v.field("totals", &totals)
        try v.field("duration_seconds", &durationSeconds)
        try v.field("summary", &summary)
        try v.field("exercise_summaries", &exerciseSummaries)
        try v.field("records", &records)
        try v.field("suggestions", &suggestions, default: [])
        try v.field("outcomes", &outcomes, default: [])
        try v.field("structure_changes", &structureChanges, default: [])
        try v.field("next", &next)
    }
}

/// Estimated max of one exercise in a session beside the best before it (seed 004 section 13.5).
public struct ExerciseSummary: WireModel, Sendable {
    public var exerciseID = ExerciseID.blank
    public var name = ""
    public var current: Mass?
    public var previous: Mass?
    /// Change against the best before, in percent.
    public var deltaPercent: Percent?
    /// Whether the estimate beats every one before; a first performance is a baseline, not a record.
    public var isRecord = false
    /// The best set that had more reps than any before at its weight or a heavier one.
    public var repRecord: RepRecord?

    public init() {}

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("exercise_id", &exerciseID)
        try v.field("name", &name)
        try v.field("e1rm_current", &current)
        try v.field("e1rm_previous", &previous)
        try v.field("e1rm_delta_pct", &deltaPercent)
        try v.field("is_pr", &isRecord)
        try v.field("rep_pr", &repRecord)
    }
}

/// Reps at a weight.
public struct RepRecord: WireModel, Sendable {
    /// `nil` for bodyweight.
    public var weight: Mass?
    public var reps = 0

    public init() {}

    public init(weight: Mass?, reps: Int) {
        self.weight = weight
        self.reps = reps
    }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("weight", &weight)
        try v.field("reps", &reps)
    }
}

/// The error shape of every route.
public struct ErrorAnswer: WireModel, Sendable {
    /// What is wrong.
    public struct Fault: WireModel, Sendable {
        /// Upper snake case.
        public var code = ""
        public var message = ""
        public var details: Details?

        public init() {}

        public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
            try v.field("code", &code)
            try v.field("message", &message)
            try v.omittable("details", &details)
        }
    }

    /// Where it is wrong, as far as that can be told.
    public struct Details: WireModel, Sendable {
        /// JSON pointer of the field at fault.
        public var path: String?
        public var opIndex: Int?
        /// Every fault, where there are several.
        public var errors: [WorkoutError.Fault]?
        /// The running workout that stands in the way.
        public var workoutID: WorkoutID?
        /// The session of a workout that is over.
        public var archivedWorkoutID: WorkoutID?
        /// Byte offset in malformed JSON.
        public var offset: Int?
        /// The app that wrote a file which cannot be read yet, in lower case.
        public var app: String?

        public init() {}

        public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
            try v.omittable("path", &path)
            try v.omittable("op_index", &opIndex)
            try v.omittable("errors", &errors)
            try v.omittable("workout_id", &workoutID)
            try v.omittable("archived_workout_id", &archivedWorkoutID)
            try v.omittable("offset", &offset)
            try v.omittable("app", &app)
        }
    }

    public var success = false
    public var error = Fault()

    public init() {}

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("success", &success)
        try v.field("error", &error)
    }
}

/// One page of a list.
public struct Page<Item: WireValue & Sendable>: WireModel, Sendable {
    public var items: [Item] = []
    public var nextCursor: String?

    public init() {}

    /// One page; `next` is the cursor of the following one.
    public init(_ items: [Item], next: String? = nil) {
        self.items = items
        nextCursor = next
    }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("items", &items)
        try v.field("next_cursor", &nextCursor, default: nil)
    }
}
