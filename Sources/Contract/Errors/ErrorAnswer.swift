public import Training
public import Wire

/// The error shape of every route.
public struct ErrorAnswer: WireModel, Sendable {
    /// What is wrong.
    public struct Fault: WireModel, Sendable {
        /// Upper snake case.
        public var code: String
        public var message: String
        public var details: Details?

        public init(code: String, message: String, details: Details? = nil) {
            (self.code, self.message, self.details) = (code, message, details)
        }

        public init(blank: Blank) { (code, message) = ("", "") }

        public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
            try v.field("code", &code)
            try v.field("message", &message)
            try v.omittable("details", &details)
        }
    }

    /// Where it is wrong, as far as that can be told.
    public struct Details: WireDefaulted, Sendable {
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
        /// The app that wrote a file which is no history of sets, in lower case.
        public var app: String?
        /// Where a thing is in use that was to be deleted: the names of the plans or programs and of the newest workouts, and how
        /// many sessions hold it.
        public var usedBy: [String]?
        public var sessions: Int?

        public init() {}

        public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
            try v.omittable("path", &path)
            try v.omittable("op_index", &opIndex)
            try v.omittable("errors", &errors)
            try v.omittable("workout_id", &workoutID)
            try v.omittable("archived_workout_id", &archivedWorkoutID)
            try v.omittable("offset", &offset)
            try v.omittable("app", &app)
            try v.omittable("used_by", &usedBy)
            try v.omittable("sessions", &sessions)
        }
    }

    public var success = false
    public var error: Fault

    public init(error: Fault) {
        self.error = error
    }

    public init(blank: Blank) { error = Fault(blank: blank) }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("success", &success)
        try v.field("error", &error)
    }
}
