public import Wire

/// Immutable actuals: what was done in one workout, each set linked to the prescription it ran.
public struct WorkoutSession: WireModel, Sendable {
    public var id: WorkoutID
    public var title: String?
    public var origin: Origin
    public var startedAt: Instant
    public var endedAt: Instant
    public var planID: PlanID?
    public var planSnapshotID: SnapshotID?
    public var programDayID: ProgramDayID?
    public var phase: TrainingPhase?
    public var gymID: GymID?
    public var preMood: PreMood?
    public var postEffort: PostEffort?
    public var override: SessionOverride?
    public var notes: String?
    public var totals = Totals()
    /// One word for each record, such as `e1rm_record:<exercise id>`, and for each `Milestone`, such as `workouts:100`.
    public var achievements: [String] = []
    /// What was better than ever, by a replay of the history as it stands now.
    public var records: [PersonalRecord] = []
    public var exercises: [ExercisePerformance] = []

    public init(
        id: WorkoutID, title: String? = nil, origin: Origin, startedAt: Instant, endedAt: Instant,
        exercises: [ExercisePerformance] = []
    ) {
        (self.id, self.title, self.origin, self.startedAt) = (id, title, origin, startedAt)
        (self.endedAt, self.exercises) = (endedAt, exercises)
    }

    public init(blank: Blank) {
        (id, origin, startedAt) = (.init(blank: blank), .freeform, Instant(milliseconds: 0))
        endedAt = Instant(milliseconds: 0)
    }

    /// Where a session came from.
    public enum Origin: String, WireEnum, Sendable {
        case plan, freeform
        case imported = "import"
    }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("id", &id)
        try v.field("title", &title)
        try v.field("origin", &origin)
        try v.field("started_at", &startedAt)
        try v.field("ended_at", &endedAt)
        try v.field("plan_id", &planID)
        try v.field("plan_snapshot_id", &planSnapshotID)
        try v.field("program_day_id", &programDayID)
        try v.field("phase", &phase, default: nil)
        try v.field("gym_id", &gymID)
        try v.field("pre_mood", &preMood)
        try v.field("post_effort", &postEffort)
        try v.field("override", &override)
        try v.field("notes", &notes)
        try v.field("totals", &totals)
        try v.field("achievements", &achievements)
        try v.field("records", &records, default: [])
        try v.field("exercises", &exercises)
    }
}

/// What was done of one exercise in one session.
public struct ExercisePerformance: WireIdentified, Sendable {
    public var id: InstanceID
    public var exerciseID: ExerciseID
    public var name: String
    public var loadKind = LoadKind.external
    public var measure = Measure.reps
    /// What the exercise is done for, as the catalogue says it.
    public var muscles: [Muscle] = []
    public var exercisePrescriptionID: PrescriptionID?
    public var notes: String?
    public var supersetGroup: String?
    public var sets: [SetPerformance] = []

    public init(
        id: InstanceID, exerciseID: ExerciseID, name: String, loadKind: LoadKind = .external,
        measure: Measure = .reps, muscles: [Muscle] = [], exercisePrescriptionID: PrescriptionID? = nil,
        notes: String? = nil, supersetGroup: String? = nil, sets: [SetPerformance] = []
    ) {
        (self.id, self.exerciseID, self.name, self.loadKind) = (id, exerciseID, name, loadKind)
        (self.measure, self.muscles, self.exercisePrescriptionID) = (measure, muscles, exercisePrescriptionID)
        (self.notes, self.supersetGroup, self.sets) = (notes, supersetGroup, sets)
    }

    public init(blank: Blank) { (id, exerciseID, name) = (.init(blank: blank), .init(blank: blank), "") }

    public var wireIdentity: InstanceID { id }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("id", &id)
        try v.field("exercise_id", &exerciseID)
        try v.field("name", &name)
        try v.field("load_kind", &loadKind)
        try v.field("measure", &measure)
        try v.field("muscles", &muscles, default: [])
        try v.field("exercise_prescription_id", &exercisePrescriptionID)
        try v.field("notes", &notes)
        try v.field("superset_group", &supersetGroup)
        try v.field("sets", &sets)
    }
}

/// What was done in one set.
public struct SetPerformance: WireIdentified, HoldsDistance, Sendable {
    public var id: SetID
    public var setType = SetType.working
    public var amrap = false
    public var numbers = SetNumbers()
    /// Done or skipped; nothing is planned any more.
    public var status = SetStatus.done
    public var isFailure = false
    public var completedAt: Instant?
    public var setPrescriptionID: SetPrescriptionID?
    public var target: SetTarget?
    public var note: String?
    /// Why a set was skipped; `not_done` for one that was still planned at the end.
    public var skipReason: String?
    /// The cells of the imported row.
    public var raw: RawCells?

    public init(id: SetID, setType: SetType = .working, status: SetStatus = .done) {
        (self.id, self.setType, self.status) = (id, setType, status)
    }

    public init(blank: Blank) { id = .init(blank: blank) }

    public var wireIdentity: SetID { id }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("id", &id)
        try v.field("set_type", &setType)
        try v.field("amrap", &amrap)
        try numbers.fields(&v, .null)
        try v.field("status", &status)
        try v.field("is_failure", &isFailure)
        try v.field("completed_at", &completedAt)
        try v.field("set_prescription_id", &setPrescriptionID)
        try v.field("target", &target)
        try v.field("note", &note)
        try v.field("skip_reason", &skipReason, default: nil)
        try v.omittable("raw", &raw)
    }

    /// Whether the set was performed, and is none of the warm-ups.
    public var isWork: Bool { status == .done && setType != .warmup }
}
