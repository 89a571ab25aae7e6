public import Training
public import Wire

/// An exercise in full: with all that is written and noted of it.
public struct ExerciseDetails: WireModel, Sendable {
    public var exercise: Exercise
    /// The rule that it gets in a plan that says none; where the exercise alone is answered, as the goals have it.
    public var defaultRule: ProgressionRule
    /// What the lifter's goals ask of it; `nil` where none is about it, and in lists and in the feed, which tells the goals.
    public var goalEmphasis: GoalEmphasis?
    /// The exercise that it was merged into: what was done of it is shown there until it is parted.
    public var mergedInto: ExerciseID?
    /// The lifter's own exercises that were merged into it.
    public var merged: [MergedExercise] = []

    public init(_ exercise: Exercise, defaultRule: ProgressionRule) {
        (self.exercise, self.defaultRule) = (exercise, defaultRule)
    }

    public init(blank: Blank) { (exercise, defaultRule) = (.init(blank: blank), .manual) }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try exercise.fields(&v)
        try v.field("default_rule", &defaultRule)
        try v.omittable("goal_emphasis", &goalEmphasis)
        try v.field("merged_into", &mergedInto, default: nil)
        try v.field("merged", &merged, default: [])
    }
}

/// An exercise of the lifter's own that is shown as another.
public struct MergedExercise: WireIdentified, Sendable {
    public var id: ExerciseID
    public var name: String

    public init(id: ExerciseID, name: String) { (self.id, self.name) = (id, name) }

    public init(blank: Blank) { (id, name) = (.init(blank: blank), "") }

    public var wireIdentity: ExerciseID { id }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("id", &id)
        try v.field("name", &name)
    }
}
