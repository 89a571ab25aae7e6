public import Wire

/// An exercise that goes by a name that could be one of several.
public struct ImportChoice: WireModel, Sendable {
    public var exerciseID: ExerciseID
    public var name: String

    public init(exerciseID: ExerciseID, name: String) { (self.exerciseID, self.name) = (exerciseID, name) }

    public init(blank: Blank) { (exerciseID, name) = (.init(blank: blank), "") }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("exercise_id", &exerciseID)
        try v.field("name", &name)
    }
}

extension ImportReport {
    /// A name that could be one of several exercises: the lifter says which, before it becomes one of their own.
    public struct Question: WireModel, Sendable {
        public var name: String
        public var sets: Int
        /// The likeliest first.
        public var choices: [ImportChoice]

        public init(name: String, sets: Int, choices: [ImportChoice]) {
            (self.name, self.sets, self.choices) = (name, sets, choices)
        }

        public init(blank: Blank) { (name, sets, choices) = ("", 0, []) }

        public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
            try v.field("name", &name)
            try v.field("sets", &sets)
            try v.field("choices", &choices)
        }
    }
}
