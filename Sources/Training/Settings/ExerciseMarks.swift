public import Wire

/// What a lifter notes of an exercise, their own or one that comes with the app.
public struct ExerciseMarks: WireDefaulted, Sendable {
    /// Whether it comes first where one is chosen, or is not offered there.
    public var isFavorite = false, isHidden = false
    /// Where the lifter looks at how it is done.
    public var videoURL: String?
    public var note: String?
    /// What else the lifter calls an exercise that comes with the app.
    public var aliases: [String] = []
    /// The rule that the lifter's own exercise gets in a plan that says none.
    public var defaultRule: ProgressionRule?

    public init() {}

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("favorite", &isFavorite, default: false)
        try v.field("hidden", &isHidden, default: false)
        try v.field("video_url", &videoURL, default: nil)
        try v.field("note", &note, default: nil)
        try v.field("aliases", &aliases, default: [])
        try v.field("default_rule", &defaultRule, default: nil)
    }
}

extension Exercise {
    /// Says what the lifter noted.
    public mutating func take(_ marks: ExerciseMarks) {
        (isFavorite, isHidden) = (marks.isFavorite, marks.isHidden)
        (videoURL, note) = (marks.videoURL, marks.note)
        for alias in marks.aliases where !aliases.contains(alias) { aliases.append(alias) }
    }
}
