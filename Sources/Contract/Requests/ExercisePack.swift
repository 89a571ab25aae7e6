public import Training
public import Wire

/// An exercise as the public packs of free-exercise-db have it. What is not known here is left out.
public struct PackedExercise: WireDefaulted, Sendable {
    /// The pack's own: any text.
    public var id: String?
    public var name: String?
    /// `push`, `pull` or `static`.
    public var force: String?
    /// `compound` or `isolation`.
    public var mechanic: String?
    public var level: String?
    public var equipment: String?
    public var primaryMuscles: [String]?
    public var secondaryMuscles: [String]?
    /// A step each.
    public var instructions: [String]?
    public var category: String?

    public init() {}

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("id", &id, default: nil)
        try v.field("name", &name, default: nil)
        try v.field("force", &force, default: nil)
        try v.field("mechanic", &mechanic, default: nil)
        try v.field("level", &level, default: nil)
        try v.field("equipment", &equipment, default: nil)
        try v.field("primaryMuscles", &primaryMuscles, default: nil)
        try v.field("secondaryMuscles", &secondaryMuscles, default: nil)
        try v.field("instructions", &instructions, default: nil)
        try v.field("category", &category, default: nil)
    }
}

/// What became of a pack of exercises.
public struct PackReport: WireDefaulted, Sendable {
    /// One exercise of the pack, and which of the lifter's it is.
    public struct Line: WireModel, Sendable {
        public var name: String
        public var exerciseID: ExerciseID

        public init(name: String, exerciseID: ExerciseID) { (self.name, self.exerciseID) = (name, exerciseID) }

        public init(blank: Blank) { (name, exerciseID) = ("", .init(blank: blank)) }

        public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
            try v.field("name", &name)
            try v.field("exercise_id", &exerciseID)
        }
    }

    /// One that was not taken, or not as it stands, and why.
    public struct Refused: WireModel, Sendable {
        /// Its place in the pack, from 0.
        public var index: Int
        public var name: String?
        public var reason: String

        public init(index: Int, name: String?, reason: String) {
            (self.index, self.name, self.reason) = (index, name, reason)
        }

        public init(blank: Blank) { (index, reason) = (0, "") }

        public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
            try v.field("index", &index)
            try v.field("name", &name)
            try v.field("reason", &reason)
        }
    }

    /// What is the lifter's own from now on.
    public var added: [Line] = []
    /// What was known by its name already.
    public var known: [Line] = []
    public var refused: [Refused] = []
    /// What was taken, but for words of it that nobody knows here; left out where there is nothing of the kind.
    public var warnings: [Refused]?
    /// What was the lifter's own by this pack and is gone again.
    public var removed: [Line] = []

    public init() {}

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("added", &added)
        try v.field("known", &known)
        try v.field("refused", &refused)
        try v.field("removed", &removed)
        try v.omittable("warnings", &warnings)
    }
}
