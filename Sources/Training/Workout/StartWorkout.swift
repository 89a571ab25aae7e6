public import Wire

/// Starts a workout. It names everything it depends on, so that a start made offline means the same when it arrives.
public struct StartWorkout: WireModel, Sendable {
    public var workoutID: WorkoutID?
    public var title: String?
    public var planSnapshotID: SnapshotID?
    /// A plan's id: its current version.
    public var templateID: PlanID?
    public var routineID: RoutineID?
    public var programDayID: ProgramDayID?
    /// The phase of the program day.
    public var phase: TrainingPhase?
    public var plan: StartPlan?
    public var freeform: Bool?
    public var gymID: GymID?
    public var preMood: PreMood?
    public var override: SessionOverride?
    /// For a past workout; otherwise the client's clock.
    public var startTime: Instant?
    public var meta: CommandMeta

    public init(
        workoutID: WorkoutID? = nil, planSnapshotID: SnapshotID? = nil, plan: StartPlan? = nil,
        freeform: Bool? = nil, meta: CommandMeta
    ) {
        (self.workoutID, self.planSnapshotID, self.plan, self.freeform) = (workoutID, planSnapshotID, plan, freeform)
        self.meta = meta
    }

    public init(blank: Blank) { meta = CommandMeta(blank: blank) }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("workout_id", &workoutID, default: nil)
        try v.field("title", &title, default: nil)
        try v.field("plan_snapshot_id", &planSnapshotID, default: nil)
        try v.field("template_id", &templateID, default: nil)
        try v.field("routine_id", &routineID, default: nil)
        try v.field("program_day_id", &programDayID, default: nil)
        try v.field("phase", &phase, default: nil)
        try v.field("plan", &plan, default: nil)
        try v.field("freeform", &freeform, default: nil)
        try v.field("gym_id", &gymID, default: nil)
        try v.field("pre_mood", &preMood, default: nil)
        try v.field("override", &override, default: nil)
        try v.field("start_time", &startTime, default: nil)
        try meta.fields(&v, keyIsOptional: true)
    }
}

/// A plan given in the body of a start (seed 004 section 6.2).
public struct StartPlan: WireModel, Sendable {
    /// One exercise with its sets.
    public struct Block: WireModel, Sendable {
        public var exerciseID: ExerciseID
        /// Shown in place of the catalogue's name.
        public var name: String?
        /// The superset that it alternates in; exercises of one text belong together.
        public var supersetGroup: String?
        public var sets: [NewSet]

        public init(exerciseID: ExerciseID, name: String? = nil, supersetGroup: String? = nil, sets: [NewSet]) {
            (self.exerciseID, self.name, self.supersetGroup, self.sets) = (exerciseID, name, supersetGroup, sets)
        }

        public init(blank: Blank) { (exerciseID, sets) = (.init(blank: blank), []) }

        public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
            try v.field("exercise_id", &exerciseID)
            try v.field("name", &name, default: nil)
            try v.field("superset_group", &supersetGroup, default: nil)
            try v.field("sets", &sets)
        }
    }

    public var blocks: [Block]

    public init(blocks: [Block]) {
        self.blocks = blocks
    }

    public init(blank: Blank) { blocks = [] }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("blocks", &blocks)
    }
}

/// What a start refers to, looked up by whoever holds the plans and the catalogue.
public struct StartSource: Sendable {
    public var snapshot: PlanSnapshot?
    /// Title where the start gives none.
    public var planName: String?
    /// Facts of the exercises that the blocks name.
    public var facts: [ExerciseFacts]
    /// What an exercise can be loaded with today; where no gym says so, multiples of the step of its rule.
    public var loads: @Sendable (ExercisePrescription) -> Loads

    public init(
        snapshot: PlanSnapshot? = nil, planName: String? = nil, facts: [ExerciseFacts] = [],
        loads: @escaping @Sendable (ExercisePrescription) -> Loads = { $0.ownLoads() }
    ) {
        self.snapshot = snapshot
        self.planName = planName
        self.facts = facts
        self.loads = loads
    }
}

/// The workout at its start, with every set planned and its effective target on it.
///
/// The targets of a plan are today's: as the gym can load them, under the override. What the override leaves out stands
/// there as skipped, for the reason `override`, and may still be done; what it adds stands behind the set that it repeats,
/// without a prescription. The sets of a body are done as they are given.
///
/// - Throws: `VALIDATION_ERROR` for times in the future, sets out of range or an override that fits no exercise of the
///   plan, `TARGET_NOT_FOUND` for unknown exercises.
public func startWorkout(
    _ command: StartWorkout, id: WorkoutID, user: UserID, source: StartSource, now: Instant
) throws(WorkoutError) -> Reduction {
    try validate(command.meta, keyIsOptional: true)
    try validateText(command.title, "title", "/title")
    try command.preMood?.validate()
    if let error = command.override?.error(for: source.snapshot) { throw error }
    if let start = command.startTime, start > now.adding(seconds: 60) {
        throw WorkoutError(.validation, "start_time must not be in the future", path: "/start_time")
    }
    let start = (command.startTime ?? command.meta.clientTimestamp ?? now).notAfter(now)
    let empty = ActiveWorkout(id: id, userID: user, startTime: start, createdAt: now, updatedAt: start)
    var step = ReductionStep(empty, command.meta, now: now)
    step.cause = .systemInit
    step.workout.title = command.title ?? source.planName
    step.workout.sourceTemplateID = source.snapshot?.planID ?? command.templateID
    step.workout.sourceRoutineID = command.routineID
    step.workout.planSnapshotID = source.snapshot?.id
    step.workout.programDayID = command.programDayID
    step.workout.phase = command.phase
    step.workout.gymID = command.gymID
    step.workout.preMood = command.preMood
    step.workout.override = command.override
    if let snapshot = source.snapshot {
        step.copy(snapshot, EffectiveTargets(of: snapshot, override: command.override, loads: source.loads))
    } else if let plan = command.plan {
        try step.copy(plan, source.facts)
    }
    var started = step.finish()
    started.event.diffOps = [DiffOp(.replace, "", RawJSON(started.workout))]
    return started
}

extension ReductionStep {
    fileprivate mutating func copy(_ snapshot: PlanSnapshot, _ today: EffectiveTargets) {
        for (position, prescription) in snapshot.exercises.enumerated() {
            var exercise = ActiveExercise(
                instanceID: derived("exercise/" + String(position)), exerciseID: prescription.exerciseID,
                name: prescription.name, position: position, loadKind: prescription.loadKind,
                measure: prescription.measure)
            exercise.notes = prescription.notes
            exercise.supersetGroup = prescription.supersetGroup
            exercise.exercisePrescriptionID = prescription.id
            if prescription.repRange.mode != .notSet { exercise.repRange = prescription.repRange }
            exercise.restSeconds = prescription.rest.workingSeconds
            for (index, prescribed) in prescription.sets.enumerated() {
                let effective = today.exercises[position][index]
                var set = ActiveSet(
                    id: derived("set/" + String(position) + "/" + String(index)), prescribed, effective.target)
                set.restSeconds = prescription.restSeconds(after: prescribed)
                if effective.isLeftOut { (set.status, set.skipReason) = (.skipped, SessionOverride.leftOut) }
                exercise.sets.append(set)
                guard let more = today.more[position], more.behind == index else { continue }
                for number in 0..<more.count {
                    set.id = derived("set/" + String(position) + "/more/" + String(number))
                    set.setPrescriptionID = nil
                    exercise.sets.append(set)
                }
            }
            workout.exercises.append(exercise)
        }
    }

    fileprivate mutating func copy(_ plan: StartPlan, _ facts: [ExerciseFacts]) throws(WorkoutError) {
        guard plan.blocks.count <= SetLimits.maximumExercises else {
            throw WorkoutError(.validation, "a workout has at most 60 exercises", path: "/plan/blocks")
        }
        for (position, block) in plan.blocks.enumerated() {
            let path = "/plan/blocks/" + String(position)
            guard let known = facts.first(where: { $0.id == block.exerciseID }) else {
                throw WorkoutError(
                    .targetNotFound, "There is no such exercise in the catalogue.", path: path + "/exercise_id")
            }
            guard block.sets.count <= SetLimits.maximumSets else {
                throw WorkoutError(.validation, "an exercise has at most 60 sets", path: path + "/sets")
            }
            var exercise = ActiveExercise(
                instanceID: derived("exercise/" + String(position)), known, position: position)
            try validateText(block.name, "name", path + "/name")
            if let name = block.name { exercise.name = name }
            if let group = block.supersetGroup, !SetLimits.group.contains(group.unicodeScalars.count) {
                throw WorkoutError(
                    .validation, "superset_group " + TextLimit.fault(SetLimits.group), path: path + "/superset_group")
            }
            exercise.supersetGroup = block.supersetGroup
            workout.exercises.append(exercise)
            var sets = try planned(block.sets, named: "set/" + String(position), in: exercise) {
                path + "/sets/" + String($0)
            }
            for index in sets.indices { sets[index].target = SetTarget(sets[index]) }
            workout.exercises[position].sets = sets
        }
    }
}

extension ActiveSet {
    /// A prescribed set whose cells start at its effective target. The reps in reserve do not: nobody knows them before
    /// the set, and what is not said is not recorded. They stay in the target.
    fileprivate init(id: SetID, _ prescribed: SetPrescription, _ target: SetTarget) {
        self.init(id: id, setType: prescribed.type)
        amrap = prescribed.amrap
        weight = target.weight
        reps = target.reps
        durationSeconds = target.durationSeconds
        setPrescriptionID = prescribed.id
        self.target = target
    }
}
