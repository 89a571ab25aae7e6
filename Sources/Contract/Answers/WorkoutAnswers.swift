public import Training
public import Wire

/// The answer to a change of a live workout.
public struct ChangeAnswer: WireModel, Sendable {
    public var success = true
    /// The change; where all of it gave way to later edits, the newest change of the workout.
    public var eventID: EventID
    /// The instance that an added exercise became.
    public var exerciseInstanceID: InstanceID?
    public var totals: Totals
    /// The workout's revision after the change: a client that expected another one has missed something.
    public var revision: Int
    /// The fields that the command left alone, because they were edited later (`unless_newer`).
    public var overtaken: [String]?

    public init(eventID: EventID, exerciseInstanceID: InstanceID? = nil, totals: Totals, revision: Int) {
        (self.eventID, self.exerciseInstanceID, self.totals) = (eventID, exerciseInstanceID, totals)
        self.revision = revision
    }

    public init(blank: Blank) { (eventID, totals, revision) = (.init(blank: blank), Totals(), 0) }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("success", &success)
        try v.field("event_id", &eventID)
        try v.omittable("exercise_instance_id", &exerciseInstanceID)
        try v.field("totals", &totals)
        try v.field("revision", &revision)
        try v.omittable("overtaken", &overtaken)
    }
}

/// The answer to a start.
public struct StartAnswer: WireModel, Sendable {
    public var success = true
    public var workoutID: WorkoutID
    public var exercises: [ActiveExercise]
    public var totals: Totals

    public init(workoutID: WorkoutID, exercises: [ActiveExercise], totals: Totals) {
        (self.workoutID, self.exercises, self.totals) = (workoutID, exercises, totals)
    }

    public init(blank: Blank) { (workoutID, exercises, totals) = (.init(blank: blank), [], Totals()) }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("success", &success)
        try v.field("workout_id", &workoutID)
        try v.field("exercises", &exercises)
        try v.field("totals", &totals)
    }
}

/// The answer to what has nothing more to tell: a cancellation, a deletion.
public struct DoneAnswer: WireDefaulted, Sendable {
    public var success = true

    public init() {}

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) { try v.field("success", &success) }
}

/// The answer to a completion: the archived session, what was reached, and what to do next.
public struct CompleteAnswer: WireModel, Sendable {
    public var success = true
    public var archivedWorkoutID: WorkoutID
    public var totals: Totals
    /// From the start to the end, in seconds.
    public var durationSeconds: Int64
    public var summary: CompletionSummary
    public var exerciseSummaries: [ExerciseSummary] = []
    /// What was better than ever.
    public var records: [PersonalRecord] = []
    /// One word for each record and each round number that was reached, as the session lists them.
    public var achievements: [String] = []
    /// Changes of the plan that follow from the session.
    public var suggestions: [PlanSuggestion] = []
    /// Earlier changes that this session ran, with what came of them.
    public var outcomes: [SuggestedChange] = []
    /// What was changed in the structure of the plan, offered to be kept.
    public var structureChanges: [StructureChange] = []
    /// The next targets of every exercise that was trained, and why.
    public var next: [NextItem] = []
    /// What became of the day of a program that the workout did.
    public var program: ProgramStep?

    public init(
        archivedWorkoutID: WorkoutID, totals: Totals, durationSeconds: Int64, summary: CompletionSummary,
        exerciseSummaries: [ExerciseSummary] = [], records: [PersonalRecord] = [],
        suggestions: [PlanSuggestion] = [], outcomes: [SuggestedChange] = [],
        structureChanges: [StructureChange] = [], next: [NextItem] = []
    ) {
        (self.archivedWorkoutID, self.totals, self.durationSeconds) = (archivedWorkoutID, totals, durationSeconds)
        (self.summary, self.exerciseSummaries, self.records) = (summary, exerciseSummaries, records)
        (self.suggestions, self.outcomes, self.structureChanges) = (suggestions, outcomes, structureChanges)
        self.next = next
    }

    public init(blank: Blank) {
        (archivedWorkoutID, totals, durationSeconds) = (.init(blank: blank), Totals(), 0)
        summary = CompletionSummary(blank: blank)
    }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("success", &success)
        try v.field("archived_workout_id", &archivedWorkoutID)
        try v.field("totals", &totals)
        try v.field("duration_seconds", &durationSeconds)
        try v.field("summary", &summary)
        try v.field("exercise_summaries", &exerciseSummaries)
        try v.field("records", &records)
        try v.field("achievements", &achievements, default: [])
        try v.field("suggestions", &suggestions, default: [])
        try v.field("outcomes", &outcomes, default: [])
        try v.field("structure_changes", &structureChanges, default: [])
        try v.field("next", &next)
        try v.field("program", &program, default: nil)
    }
}
