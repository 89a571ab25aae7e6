public import Training
public import Wire

/// What warms up before a workout, or is stretched after it, step by step: an entry of `GET /v1/routines`.
public struct Routine: WireModel, Sendable {
    /// A readable name that stays.
    public var slug: String
    /// In the lifter's language.
    public var name: String
    /// What it is for, in a sentence.
    public var about: String
    public var type: RoutineType
    /// How long all of it takes.
    public var durationSeconds: Int
    /// The movements that it prepares for or follows; none for one that fits every day.
    public var patterns: [MovementPattern] = []
    public var steps: [Step] = []

    /// What is done, and for how long or how often.
    public struct Step: WireModel, Sendable {
        public var exerciseID: ExerciseID
        /// In the lifter's language.
        public var name: String
        /// Both sides together.
        public var seconds: Int?
        /// For each side, where it has two.
        public var reps: Int?

        public init(exerciseID: ExerciseID, name: String, seconds: Int?, reps: Int?) {
            (self.exerciseID, self.name, self.seconds, self.reps) = (exerciseID, name, seconds, reps)
        }

        public init(blank: Blank) { (exerciseID, name) = (.init(blank: blank), "") }

        public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
            try v.field("exercise_id", &exerciseID)
            try v.field("name", &name)
            try v.field("seconds", &seconds, default: nil)
            try v.field("reps", &reps, default: nil)
        }
    }

    public init(slug: String, name: String, about: String, type: RoutineType, durationSeconds: Int) {
        (self.slug, self.name, self.about, self.type) = (slug, name, about, type)
        self.durationSeconds = durationSeconds
    }

    public init(blank: Blank) {
        (slug, name, about, type, durationSeconds) = ("", "", "", .preWorkout, 0)
    }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("slug", &slug)
        try v.field("name", &name)
        try v.field("about", &about)
        try v.field("routine_type", &type)
        try v.field("duration_seconds", &durationSeconds)
        try v.field("patterns", &patterns, default: [])
        try v.field("steps", &steps)
    }

    /// The routine for a day: the first that is for all of its movements, else the first for what is done first, else the first
    /// for every day.
    ///
    /// - Parameter patterns: of the day's exercises, in their order.
    public static func fitting(_ patterns: [MovementPattern], _ type: RoutineType, among all: [Routine]) -> Routine? {
        var (first, any): (Routine?, Routine?)
        for routine in all where routine.type == type {
            if routine.patterns.isEmpty {
                if any == nil { any = routine }
                continue
            }
            var fits = !patterns.isEmpty
            for pattern in patterns where !routine.patterns.contains(pattern) { fits = false }
            if fits { return routine }
            if first == nil, let leading = patterns.first, routine.patterns.contains(leading) { first = routine }
        }
        return first ?? any
    }
}
