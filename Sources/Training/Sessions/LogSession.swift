public import Wire

/// A workout of the past, told when it is over: `POST /v1/sessions`. It takes the way of a correction, which says everything
/// that a session holds.
public struct LogSession: WireModel, Sendable {
    /// Of the session; the same again is answered with what is there.
    public var id: WorkoutID?
    public var title: String?
    public var notes: String?
    public var startedAt: Instant
    /// Not in the future, and not before the start.
    public var endedAt: Instant
    public var gymID: GymID?
    public var postEffort: PostEffort?
    public var exercises: [CorrectedExercise]
    public var meta: CommandMeta

    public init(id: WorkoutID?, startedAt: Instant, endedAt: Instant, exercises: [CorrectedExercise], meta: CommandMeta)
    {
        (self.id, self.startedAt, self.endedAt) = (id, startedAt, endedAt)
        (self.exercises, self.meta) = (exercises, meta)
    }

    public init(blank: Blank) {
        (startedAt, endedAt) = (Instant(milliseconds: 0), Instant(milliseconds: 0))
        (exercises, meta) = ([], CommandMeta(blank: blank))
    }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("id", &id, default: nil)
        try v.field("title", &title, default: nil)
        try v.field("notes", &notes, default: nil)
        try v.field("started_at", &startedAt)
        try v.field("ended_at", &endedAt)
        try v.field("gym_id", &gymID, default: nil)
        try v.field("post_effort", &postEffort, default: nil)
        try v.field("exercises", &exercises)
        try meta.fields(&v, keyIsOptional: true)
    }

    /// The session that is told of: what a correction makes of an empty one.
    ///
    /// - Parameters:
    ///   - id: of the session where the lifter's app gives none.
    ///   - facts: of an exercise by its id.
    ///   - now: no session ends later.
    /// - Throws: `VALIDATION_ERROR` with every fault, `TARGET_NOT_FOUND` for exercises that are not in the catalogue.
    public func session(
        _ id: WorkoutID, facts: @escaping (ExerciseID) -> ExerciseFacts?, now: Instant
    ) throws(WorkoutError) -> WorkoutSession {
        guard startedAt <= now.adding(seconds: 60) else {
            throw WorkoutError(.validation, "started_at must not be in the future", path: "/started_at")
        }
        guard !exercises.isEmpty else {
            throw WorkoutError(.validation, "exercises must hold at least one exercise", path: "/exercises")
        }
        var correction = SessionCorrection(meta: meta)
        correction.title = title
        correction.notes = notes
        correction.endedAt = endedAt
        correction.postEffort = postEffort
        correction.gymID = gymID
        correction.exercises = exercises
        // An instant at which nothing ended, so that the end is looked at.
        let empty = WorkoutSession(
            id: self.id ?? id, origin: .freeform, startedAt: startedAt, endedAt: startedAt)
        return try empty.corrected(by: correction, facts: facts, now: now)
    }
}
