public import Training
public import Wire

/// Says that an exercise of the lifter's own is another: `POST /v1/exercises/{id}/merge`.
public struct MergeExercise: WireModel, Sendable {
    /// The exercise that it is, the lifter's own or one that comes with the app.
    public var into: ExerciseID

    public init(into: ExerciseID) { self.into = into }

    public init(blank: Blank) { into = .init(blank: blank) }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("into", &into)
    }
}
