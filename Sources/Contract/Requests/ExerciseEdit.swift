public import Training
public import Wire

/// What is to be said of an exercise: of a new one of the lifter's own, or from now on. What is left out is, or stays, as it is.
///
/// Of an exercise that comes with the app only `favorite`, `hidden`, `video_url`, `note` and `aliases` may be said; its own aliases
/// stay.
public struct ExerciseEdit: WireDefaulted, Sendable {
    /// Of a new exercise.
    public var id: ExerciseID?
    public var name: String?
    public var aliases: [String]?
    public var pattern: MovementPattern??
    public var primaryMuscles: [Muscle]?
    public var secondaryMuscles: [Muscle]?
    public var equipment: [Equipment]?
    /// With `measure`: stays as it is once the exercise was done.
    public var loadKind: LoadKind?
    public var measure: Measure?
    public var isCompound: Bool?
    public var isUnilateral: Bool?
    public var isMobility: Bool?
    public var routineType: RoutineType??
    public var durationSeconds: Int??
    /// Without one it follows from the rest.
    public var category: ExerciseCategory??
    public var defaultRule: ProgressionRule??
    public var defaultIncrement: Mass??
    public var instructions: String??
    public var formCues: [String]?
    public var commonMistakes: [String]?
    public var videoURL: String??
    public var isFavorite: Bool?
    public var isHidden: Bool?
    public var note: String??

    public init() {}

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.omittable("id", &id)
        try v.omittable("name", &name)
        try v.omittable("aliases", &aliases)
        try v.omittable("pattern", &pattern)
        try v.omittable("primary_muscles", &primaryMuscles)
        try v.omittable("secondary_muscles", &secondaryMuscles)
        try v.omittable("equipment", &equipment)
        try v.omittable("load_kind", &loadKind)
        try v.omittable("measure", &measure)
        try v.omittable("is_compound", &isCompound)
        try v.omittable("is_unilateral", &isUnilateral)
        try v.omittable("is_mobility", &isMobility)
        try v.omittable("routine_type", &routineType)
        try v.omittable("duration_seconds", &durationSeconds)
        try v.omittable("category", &category)
        try v.omittable("default_rule", &defaultRule)
        try v.omittable("default_increment", &defaultIncrement)
        try v.omittable("instructions", &instructions)
        try v.omittable("form_cues", &formCues)
        try v.omittable("common_mistakes", &commonMistakes)
        try v.omittable("video_url", &videoURL)
        try v.omittable("favorite", &isFavorite)
        try v.omittable("hidden", &isHidden)
        try v.omittable("note", &note)
    }

    /// The same without what a lifter may note of any exercise.
    public var withoutMarks: ExerciseEdit {
        var rest = self
        (rest.videoURL, rest.isFavorite, rest.isHidden, rest.note, rest.aliases) = (nil, nil, nil, nil, nil)
        return rest
    }
}
