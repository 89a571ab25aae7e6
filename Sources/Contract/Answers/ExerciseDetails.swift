public import Training
public import Wire

/// An exercise as the call for one answers it: with all that is written and noted of it.
public struct ExerciseDetails: WireModel, Sendable {
    public var exercise: Exercise
    /// The rule that it gets in a plan that says none.
    public var defaultRule: ProgressionRule

    public init(_ exercise: Exercise, defaultRule: ProgressionRule) {
        (self.exercise, self.defaultRule) = (exercise, defaultRule)
    }

    public init(blank: Blank) { (exercise, defaultRule) = (.init(blank: blank), .manual) }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try exercise.fields(&v)
        try v.field("default_rule", &defaultRule)
    }
}
