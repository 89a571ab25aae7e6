public import Wire

/// What a name of another app is here.
public struct ImportName: WireModel, Equatable, Sendable {
    /// Who said so.
    public enum Choice: String, WireEnum, Sendable {
        /// Nobody: it was recognised, or became the lifter's own where it was not.
        case found
        /// The lifter: it is an exercise that is there.
        case exercise
        /// The lifter: it is an exercise of their own.
        case own
        /// The same for good: it is not asked about again.
        case never
    }

    public var name: String
    public var choice: Choice
    /// The exercise that it is, or is shown as. With `own` and `never` it needs none when it is sent.
    public var exerciseID: ExerciseID?
    /// Left out when it is sent.
    public var exerciseName: String?

    /// How many characters a name has: more are cut off in a file.
    public static let length = 1...TextLimit.name

    public init(_ name: String, _ choice: Choice, _ exerciseID: ExerciseID? = nil, called exerciseName: String? = nil) {
        (self.name, self.choice, self.exerciseID, self.exerciseName) = (name, choice, exerciseID, exerciseName)
    }

    public init(blank: Blank) { (name, choice) = ("", .found) }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("name", &name)
        v.range(Self.length)
        try v.field("choice", &choice)
        try v.field("exercise_id", &exerciseID, default: nil)
        try v.field("exercise_name", &exerciseName, default: nil)
    }
}
