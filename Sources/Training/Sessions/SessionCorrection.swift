public import Wire

/// How a finished session should have been. What is left out stays as it is.
public struct SessionCorrection: WireModel, Sendable {
    public var title: String??
    public var notes: String??
    public var startedAt: Instant?
    public var endedAt: Instant?
    public var gymID: GymID??
    public var preMood: PreMood??
    public var postEffort: PostEffort??
    /// The whole list, as it should have been: what it does not name is gone.
    public var exercises: [CorrectedExercise]?
    public var meta: CommandMeta

    public init(meta: CommandMeta) {
        self.meta = meta
    }

    public init(blank: Blank) { meta = CommandMeta(blank: blank) }

    /// Whether it leaves everything as it is.
    public var isEmpty: Bool {
        title == nil && notes == nil && startedAt == nil && endedAt == nil && gymID == nil && preMood == nil
            && postEffort == nil && exercises == nil
    }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.omittable("title", &title)
        try v.omittable("notes", &notes)
        try v.omittable("started_at", &startedAt)
        try v.omittable("ended_at", &endedAt)
        try v.omittable("gym_id", &gymID)
        try v.omittable("pre_mood", &preMood)
        try v.omittable("post_effort", &postEffort)
        try v.omittable("exercises", &exercises)
        try meta.fields(&v, keyIsOptional: true)
    }
}

/// One exercise of a corrected session.
public struct CorrectedExercise: WireDefaulted, Sendable {
    /// Of the session, for one that is there.
    public var id: InstanceID?
    /// Required for one that is not there yet.
    public var exerciseID: ExerciseID?
    public var notes: String??
    public var supersetGroup: String??
    /// The whole list; left out, the sets stay as they are.
    public var sets: [CorrectedSet]?

    public init() {}

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.omittable("id", &id)
        try v.omittable("exercise_id", &exerciseID)
        try v.omittable("notes", &notes)
        try v.omittable("superset_group", &supersetGroup)
        try v.omittable("sets", &sets)
    }
}

/// One set of a corrected session.
public struct CorrectedSet: WireDefaulted, Sendable {
    /// Of the session, for one that is there.
    public var id: SetID?
    public var setType: SetType?
    public var amrap: Bool?
    public var weight: Mass??
    public var reps: Int??
    public var rir: RIR??
    public var durationSeconds: Int??
    public var distance: Distance??
    /// Done or skipped.
    public var status: SetStatus?
    public var isFailure: Bool?
    public var note: String??

    public init() {}

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.omittable("id", &id)
        try v.omittable("set_type", &setType)
        try v.omittable("amrap", &amrap)
        try v.omittable("weight", &weight)
        try v.omittable("reps", &reps)
        try v.omittable("rir", &rir)
        try v.omittable("duration_seconds", &durationSeconds)
        try v.omittable("distance_m", &distance)
        try v.omittable("status", &status)
        try v.omittable("is_failure", &isFailure)
        try v.omittable("note", &note)
    }

    /// The set with what is named here.
    func applied(to before: SetPerformance) -> SetPerformance {
        var set = before
        if let setType { set.setType = setType }
        if let amrap { set.amrap = amrap }
        if let weight { set.weight = weight }
        if let reps { set.reps = reps }
        if let rir { set.rir = rir }
        if let durationSeconds { set.durationSeconds = durationSeconds }
        if let distance { set.distance = distance }
        if let status { set.status = status }
        if let isFailure { set.isFailure = isFailure }
        if let note { set.note = note }
        return set
    }
}

extension WorkoutSession {
    /// The session as it should have been. Sets that stay as they are keep whatever they hold, also what no live set may;
    /// changed and new ones are held to the limits of a live workout.
    ///
    /// - Parameters:
    ///   - facts: of an exercise that is put into the session.
    ///   - now: no session ends later.
    /// - Throws: `VALIDATION_ERROR` with every fault, `TARGET_NOT_FOUND` for ids that are not in the session.
    public func corrected(
        by correction: SessionCorrection, facts: @escaping (ExerciseID) -> ExerciseFacts?, now: Instant
    ) throws(WorkoutError) -> WorkoutSession {
        try validate(correction.meta, keyIsOptional: true)
        var corrected = self
        if let title = correction.title { corrected.title = title }
        if let notes = correction.notes { corrected.notes = notes }
        if let start = correction.startedAt { corrected.startedAt = start }
        if let end = correction.endedAt { corrected.endedAt = end }
        if let gym = correction.gymID { corrected.gymID = gym }
        if let mood = correction.preMood { corrected.preMood = mood }
        if let effort = correction.postEffort { corrected.postEffort = effort }
        try validateText(corrected.title, "title", "/title")
        try validateText(corrected.notes, "notes", "/notes")
        guard corrected.endedAt >= corrected.startedAt else {
            throw WorkoutError(.validation, "ended_at must not be before started_at", path: "/ended_at")
        }
        if corrected.endedAt != endedAt, corrected.endedAt > now.adding(seconds: 60) {
            throw WorkoutError(.validation, "ended_at must not be in the future", path: "/ended_at")
        }
        if let exercises = correction.exercises {
            var step = CorrectionStep(session: self, key: correction.meta.idempotencyKey ?? "correction", facts: facts)
            corrected.exercises = try step.exercises(exercises)
        }
        corrected.totals = corrected.computedTotals
        return corrected
    }
}

/// The list of exercises at work.
private struct CorrectionStep {
    let session: WorkoutSession
    let key: String
    let facts: (ExerciseID) -> ExerciseFacts?
    var faults: [WorkoutError.Fault] = []
    var used: Set<SetID> = []

    init(session: WorkoutSession, key: String, facts: @escaping (ExerciseID) -> ExerciseFacts?) {
        self.session = session
        self.key = key
        self.facts = facts
    }

    mutating func exercises(_ asked: [CorrectedExercise]) throws(WorkoutError) -> [ExercisePerformance] {
        guard asked.count <= SetLimits.maximumExercises else {
            throw WorkoutError(.validation, "a session has at most 60 exercises", path: "/exercises")
        }
        var performances: [ExercisePerformance] = []
        for (position, one) in asked.enumerated() {
            let path = "/exercises/" + String(position)
            var performance = try self.performance(one, position, path)
            if performances.contains(where: { $0.id == performance.id }) {
                throw WorkoutError(.validation, "an exercise of the session is named twice", path: path + "/id")
            }
            if let notes = one.notes { performance.notes = notes }
            if let group = one.supersetGroup { performance.supersetGroup = group }
            try validateText(performance.notes, "notes", path + "/notes")
            if let sets = one.sets { performance.sets = try self.sets(sets, of: performance, path) }
            for set in performance.sets where !used.insert(set.id).inserted {
                throw WorkoutError(.duplicateSetID, "A set is in the session twice.", path: path + "/sets")
            }
            performances.append(performance)
        }
        if !faults.isEmpty { throw WorkoutError(validation: faults) }
        return performances
    }

    /// The exercise as it is, or a new one.
    private func performance(
        _ asked: CorrectedExercise, _ position: Int, _ path: String
    ) throws(WorkoutError) -> ExercisePerformance {
        let known = asked.id.flatMap { id in session.exercises.first { $0.id == id } }
        guard let exercise = asked.exerciseID else {
            if let known { return known }
            throw asked.id == nil
                ? WorkoutError(.validation, "exercise_id is required", path: path + "/exercise_id")
                : WorkoutError(.targetNotFound, "There is no such exercise in the session.", path: path + "/id")
        }
        if let known, exercise == known.exerciseID { return known }
        guard let facts = facts(exercise) else {
            throw WorkoutError(
                .targetNotFound, "There is no such exercise in the catalogue.", path: path + "/exercise_id")
        }
        let id = asked.id ?? .named(key + "/exercise/" + String(position), in: session.id)
        var performance = known ?? ExercisePerformance(id: id, exerciseID: facts.id, name: facts.name)
        (performance.exerciseID, performance.name) = (facts.id, facts.name)
        performance.loadKind = facts.loadKind
        performance.measure = facts.measure
        performance.muscles = []
        performance.exercisePrescriptionID = nil
        return performance
    }

    private mutating func sets(
        _ asked: [CorrectedSet], of performance: ExercisePerformance, _ path: String
    ) throws(WorkoutError) -> [SetPerformance] {
        guard asked.count <= SetLimits.maximumSets || asked.count <= performance.sets.count else {
            throw WorkoutError(.validation, "an exercise has at most 60 sets", path: path + "/sets")
        }
        var sets: [SetPerformance] = []
        for (index, one) in asked.enumerated() {
            let path = path + "/sets/" + String(index)
            var before = SetPerformance(id: one.id ?? .named(key + path, in: session.id))
            var isKnown = false
            if let id = one.id {
                for performance in session.exercises {
                    for set in performance.sets where set.id == id { (before, isKnown) = (set, true) }
                }
            }
            let set = one.applied(to: before)
            if !isKnown || set != before { faults += set.faults(in: performance, prefix: path) }
            sets.append(set)
        }
        return sets
    }
}

extension SetPerformance {
    /// What a live set of the same values would be refused for.
    fileprivate func faults(in performance: ExercisePerformance, prefix: String) -> [WorkoutError.Fault] {
        if status == .planned {
            return [WorkoutError.Fault(path: prefix + "/status", message: "status must be done or skipped")]
        }
        var set = ActiveSet(id: id)
        (set.weight, set.reps, set.durationSeconds, set.distance) = (weight, reps, durationSeconds, distance)
        (set.status, set.tags.isFailure, set.note) = (status, isFailure, note)
        let exercise = ActiveExercise(
            instanceID: performance.id, exerciseID: performance.exerciseID, name: performance.name, position: 0,
            loadKind: performance.loadKind, measure: performance.measure)
        return set.faults(in: exercise, prefix: prefix)
    }
}
