public import Wire

/// A name that could be one of several exercises: the lifter says which, before it becomes one of their own.
public struct ImportQuestion: WireModel, Sendable {
    /// An exercise that goes by it.
    public struct Choice: WireModel, Sendable {
        public var exerciseID: ExerciseID
        public var name: String

        public init(exerciseID: ExerciseID, name: String) { (self.exerciseID, self.name) = (exerciseID, name) }

        public init(blank: Blank) { (exerciseID, name) = (.init(blank: blank), "") }

        public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
            try v.field("exercise_id", &exerciseID)
            try v.field("name", &name)
        }
    }

    public var name: String
    public var sets: Int
    /// The likeliest first.
    public var choices: [Choice]

    public init(name: String, sets: Int, choices: [Choice]) {
        (self.name, self.sets, self.choices) = (name, sets, choices)
    }

    public init(blank: Blank) { (name, sets, choices) = ("", 0, []) }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("name", &name)
        try v.field("sets", &sets)
        try v.field("choices", &choices)
    }
}

extension ImportReport {
    /// A name that could be one of several exercises.
    public typealias Question = ImportQuestion
}
