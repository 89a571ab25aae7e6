public import Wire

/// The mutable working copy while training (seed 004 section 5.1). It changes only through `reduce`.
public struct ActiveWorkout: WireModel, Sendable {
    public var id: WorkoutID
    public var userID: UserID
    public var status = WorkoutStatus.inProgress
    public var sourceTemplateID: PlanID?
    public var sourceRoutineID: RoutineID?
    public var title: String?
    public var planSnapshotID: SnapshotID?
    public var programDayID: ProgramDayID?
    public var phase: TrainingPhase?
    public var gymID: GymID?
    public var preMood: PreMood?
    public var override: SessionOverride?
    /// Counts the events: 1 after the start. The number of the last event.
    public var revision = 0
    public var exercises: [ActiveExercise] = []
    public var totals = Totals()
    public var startTime: Instant
    public var endTime: Instant?
    /// The server's clock at the start.
    public var createdAt: Instant
    /// When the last change was made, by the clock of the one who made it, within [start, server now].
    public var updatedAt: Instant
    public var notes: String?

    public init(id: WorkoutID, userID: UserID, startTime: Instant, createdAt: Instant, updatedAt: Instant) {
        (self.id, self.userID, self.startTime, self.createdAt) = (id, userID, startTime, createdAt)
        self.updatedAt = updatedAt
    }

    public init(blank: Blank) {
        (id, userID, startTime) = (.init(blank: blank), .init(blank: blank), Instant(milliseconds: 0))
        (createdAt, updatedAt) = (Instant(milliseconds: 0), Instant(milliseconds: 0))
    }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("id", &id)
        try v.field("user_id", &userID)
        try v.field("status", &status)
        try v.field("source_template_id", &sourceTemplateID)
        try v.field("source_routine_id", &sourceRoutineID)
        try v.field("title", &title)
        try v.field("plan_snapshot_id", &planSnapshotID)
        try v.field("program_day_id", &programDayID)
        try v.field("phase", &phase, default: nil)
        try v.field("gym_id", &gymID)
        try v.field("pre_mood", &preMood)
        try v.field("override", &override)
        try v.field("revision", &revision)
        try v.field("exercises", &exercises)
        try v.field("totals", &totals)
        try v.field("start_time", &startTime)
        try v.field("end_time", &endTime)
        try v.field("created_at", &createdAt)
        try v.field("updated_at", &updatedAt)
        try v.field("notes", &notes)
    }

    /// The last moment at which a set was done.
    public var lastSetDone: Instant? {
        var last: Instant?
        for index in exercises.indices {
            for set in exercises[index].sets.indices {
                if let done = exercises[index].sets[set].completedAt, last.map({ $0 < done }) ?? true { last = done }
            }
        }
        return last
    }
}

/// Where a live workout stands; completed and cancelled are final.
public enum WorkoutStatus: String, WireEnum, Sendable {
    case inProgress = "in_progress"
    case completed, cancelled
}

/// What a day of a program is for.
public enum TrainingPhase: String, WireEnum, Sendable {
    case regular, deload, peak, test

    /// Whether what is done in it says how the plan's targets fare: recovery and a test do not.
    public var judges: Bool { self == .regular || self == .peak }
}

/// One exercise within one workout; the same exercise may stand in it twice.
public struct ActiveExercise: WireIdentified, Sendable {
    public var instanceID: InstanceID
    public var exerciseID: ExerciseID
    public var name: String
    /// 0, 1, 2 …: the same as the place in the list.
    public var position: Int
    public var notes: String?
    public var supersetGroup: String?
    public var exercisePrescriptionID: PrescriptionID?
    public var loadKind = LoadKind.external
    public var measure = Measure.reps
    /// The reps it is meant to be done in, where the plan or whoever added it says so.
    public var repRange: RepRange?
    /// Rest after a working set of this exercise that has none of its own, in seconds; `nil` for the lifter's setting.
    public var restSeconds: Int?
    public var sets: [ActiveSet] = []
    /// The exercises that stood here before and of which a swap kept done sets.
    public var swappedFrom: [SwappedExercise] = []

    public init(
        instanceID: InstanceID, exerciseID: ExerciseID, name: String, position: Int, loadKind: LoadKind = .external,
        measure: Measure = .reps, sets: [ActiveSet] = []
    ) {
        (self.instanceID, self.exerciseID, self.name, self.position) = (instanceID, exerciseID, name, position)
        (self.loadKind, self.measure, self.sets) = (loadKind, measure, sets)
    }

    public init(blank: Blank) {
        (instanceID, exerciseID, name, position) = (.init(blank: blank), .init(blank: blank), "", 0)
    }

    public var wireIdentity: InstanceID { instanceID }

    /// Seconds of rest after a set: its own, then the exercise's, then the lifter's setting; a warm-up of which nothing is
    /// said rests no longer than a minute.
    public func restSeconds(after set: ActiveSet, setting: Int) -> Int {
        if let own = set.restSeconds { return own }
        let working = restSeconds ?? setting
        return set.setType == .warmup ? min(working, RestPolicy.defaultWarmupSeconds) : working
    }

    /// The exercise that a set was done with, where it is not this one.
    public func swapped(_ set: ActiveSet) -> SwappedExercise? {
        guard let performed = set.performedExerciseID else { return nil }
        return swappedFrom.first { $0.exerciseID == performed }
    }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("instance_id", &instanceID)
        try v.field("exercise_id", &exerciseID)
        try v.field("name", &name)
        try v.field("position", &position)
        try v.field("notes", &notes)
        try v.field("superset_group", &supersetGroup)
        try v.field("exercise_prescription_id", &exercisePrescriptionID)
        try v.field("load_kind", &loadKind)
        try v.field("measure", &measure)
        try v.field("rep_range", &repRange, default: nil)
        try v.field("rest_seconds", &restSeconds)
        try v.field("sets", &sets)
        try v.field("swapped_from", &swappedFrom, default: [])
    }
}

extension ActiveExercise {
    /// An exercise of the catalogue, without sets.
    public init(instanceID: InstanceID, _ facts: ExerciseFacts, position: Int) {
        self.init(
            instanceID: instanceID, exerciseID: facts.id, name: facts.name, position: position,
            loadKind: facts.loadKind, measure: facts.measure)
    }
}

/// What is known of an exercise that was swapped out after sets of it were done.
public struct SwappedExercise: WireIdentified, Sendable {
    public var exerciseID: ExerciseID
    public var name: String
    public var loadKind: LoadKind
    public var measure: Measure
    /// The prescription that its sets ran.
    public var exercisePrescriptionID: PrescriptionID?

    public init(blank: Blank) { (exerciseID, name, loadKind, measure) = (.init(blank: blank), "", .external, .reps) }

    init(_ exercise: ActiveExercise) {
        exerciseID = exercise.exerciseID
        name = exercise.name
        loadKind = exercise.loadKind
        measure = exercise.measure
        exercisePrescriptionID = exercise.exercisePrescriptionID
    }

    public var wireIdentity: ExerciseID { exerciseID }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("exercise_id", &exerciseID)
        try v.field("name", &name)
        try v.field("load_kind", &loadKind)
        try v.field("measure", &measure)
        try v.field("exercise_prescription_id", &exercisePrescriptionID)
    }
}

/// One set of a live workout. Single-valued: the cells start at the effective target and the lifter overwrites them.
public struct ActiveSet: WireIdentified, HoldsDistance, Sendable {
    public var id: SetID
    public var setType = SetType.working
    public var amrap = false
    /// Reps are 1 to 30 planned, 0 to 30 done (100 for bodyweight and timed work).
    public var numbers = SetNumbers()
    public var status = SetStatus.planned
    public var tags = SetTags()
    public var setPrescriptionID: SetPrescriptionID?
    /// The effective target that the cells started from.
    public var target: SetTarget?
    /// Rest after this set as the plan says it, 0 for none; `nil` for the exercise's, then the lifter's setting.
    public var restSeconds: Int?
    public var note: String?
    public var skipReason: String?
    public var completedAt: Instant?
    /// What stood in the cells before 0 reps were done; undone, the set has it again.
    public var beforeFailure: StandingCells?
    /// The exercise that was performed, where a swap kept a done set of another one.
    public var performedExerciseID: ExerciseID?

    public init(id: SetID, setType: SetType = .working) {
        (self.id, self.setType) = (id, setType)
    }

    public init(blank: Blank) { id = .init(blank: blank) }

    public var wireIdentity: SetID { id }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("id", &id)
        try v.field("set_type", &setType)
        try v.field("amrap", &amrap)
        try numbers.load(&v, .null)
        try v.field("status", &status)
        try v.field("tags", &tags)
        try v.field("set_prescription_id", &setPrescriptionID)
        try v.field("target", &target)
        try numbers.time(&v, .null)
        try numbers.way(&v, .null)
        try v.field("rest_seconds", &restSeconds, default: nil)
        try v.field("note", &note)
        try v.field("skip_reason", &skipReason)
        try v.field("completed_at", &completedAt)
        try v.field("before_failure", &beforeFailure, default: nil)
        try v.field("performed_exercise_id", &performedExerciseID)
    }
}

/// The cells of a set as they stood.
public struct StandingCells: WireDefaulted, HoldsDistance, Sendable {
    public var numbers = SetNumbers()
    public var isFailure: Bool?

    public init() {}

    init(_ set: ActiveSet) { (numbers, isFailure) = (set.numbers, set.tags.isFailure) }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try numbers.fields(&v, .null)
        try v.field("is_failure", &isFailure)
    }
}

extension ActiveSet {
    /// Remembers what stood in the cells of `before` where 0 reps were done since, and forgets it where they were not.
    mutating func rememberCells(of before: ActiveSet) {
        guard status == .done, reps == 0 else { return beforeFailure = nil }
        if before.status != .done || before.reps != 0 { beforeFailure = StandingCells(before) }
    }

    /// Undoes 0 reps: a planned set has at least one rep, so that the zero cannot stand in it.
    mutating func restoreCells() {
        guard let cells = beforeFailure, (cells.reps ?? 0) > 0 else {
            reps = max(1, target?.reps ?? 1)
            return
        }
        (numbers, tags.isFailure) = (cells.numbers, cells.isFailure)
    }
}

/// Tags of a set.
public struct SetTags: WireDefaulted, Sendable {
    /// "Taken to failure"; required when 0 reps were done, and changes nothing else.
    public var isFailure: Bool?

    public init() {}

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("is_failure", &isFailure, default: nil)
    }
}

extension SetTarget {
    /// What the cells of a planned set aim at.
    init(_ set: ActiveSet) {
        self.init(weight: set.weight, reps: set.reps, rir: set.rir, durationSeconds: set.durationSeconds)
    }
}
