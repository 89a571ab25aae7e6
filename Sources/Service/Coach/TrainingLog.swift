import Storage
import Training

/// What was trained, as far as it says what comes next.
struct TrainingLog: UseCase {
    let turn: Turn

    /// The sessions of the last eight weeks of the log, newest first; of one exercise those of its own last eight weeks.
    func lately(of exercises: Set<ExerciseID>?) throws -> [WorkoutSession] {
        var filter = Store.SessionFilter()
        if exercises?.count == 1 { filter.exercise = exercises?.first }
        guard let newest = try store.countedSessions(filter, limit: 1).first else { return [] }
        filter.from = NextFromLog.start(before: newest.startedAt)
        return try store.countedSessions(filter, limit: .max)
    }

    /// What it takes to say what comes after a session, and the sessions before it that count: eight weeks of them. A schedule
    /// is counted from its first session on, and remembered.
    ///
    /// - Parameters:
    ///   - storingStates: whether what schedules remember is stored; within a write only.
    ///   - basis: what holds whatever sessions are asked about, where that was worked out already.
    func next(
        after session: WorkoutSession, storingStates: Bool = false, on basis: NextFromLog? = nil
    ) throws -> (log: NextFromLog, history: [WorkoutSession]) {
        var filter = Store.SessionFilter()
        filter.from = NextFromLog.start(before: session.startedAt)
        filter.to = session.startedAt
        var log = try next(of: [session], on: basis)
        try Schedules(turn: turn, storesStates: storingStates).add(before: session, to: &log)
        return (log, try store.countedSessions(filter, limit: .max))
    }

    /// What it takes to say what comes after these sessions: the versions they ran, the loads of the usual gym, and what
    /// was learnt before.
    ///
    /// - Parameters:
    ///   - lifts: what the coach knows of them, where that is known.
    ///   - basis: what holds whatever sessions are asked about, where that was worked out already.
    func next(
        of sessions: [WorkoutSession], _ lifts: LiftBook? = nil, on basis: NextFromLog? = nil
    ) throws -> NextFromLog {
        var log = try basis ?? self.basis(store.currentVersions())
        log.snapshots = [:]
        for id in versionsThatCount(sessions) { log.snapshots[id] = try store.snapshot(id) }
        log.coach.calibrations = try calibrations(of: Set(sessions.flatMap(\.trainedExercises)))
        log.adjustments = try adjustments(of: sessions)
        log.lifts = try lifts ?? self.lifts(after: sessions)
        log.states = [:]
        return log
    }

    /// What holds whatever sessions are asked about: the loads of the usual gym, what hurts, and how the plans hang together.
    ///
    /// - Parameter current: the current versions of all plans.
    func basis(_ current: [PlanSnapshot]) throws -> NextFromLog {
        let (settings, library) = (try turn.settings(), try turn.library())
        let gym = try settings.flags.advancedPlateMath ? settings.gymID.flatMap { try store.gym($0) } : nil
        var holders: [ProgressionKey: [PrescriptionID]] = [:]
        var references: [ProgressionKey: Mass] = [:]
        for version in current {
            for exercise in version.exercises {
                guard let key = exercise.progressionKey else { continue }
                holders[key, default: []].append(exercise.id)
                if references[key] == nil { references[key] = exercise.referenceWeight }
            }
        }
        let pains = Aches(turn: turn)
        var log = NextFromLog(
            increment: try turn.increment(), unit: settings.unit, gymLoads: library.loads(gym, settings.unit),
            coach: Coach(pains: try pains.touches()), holders: holders)
        log.exercise = { library[$0] }
        log.references = references
        log.replacements = try pains.replacements(log.coach.pains)
        log.track = CoachTrack(try store.scores(ofLately: CoachPolicy.current.scoredDays))
        log.preset = { settings.preset(of: $0) }
        log.reps = { settings.exerciseDefaults?[$0]?.repRange }
        let emphases = try GoalEmphases(turn: turn)
        log.emphasis = { id in library[id].flatMap { emphases.emphasis(of: $0) } }
        return log
    }

    /// What the days of programs that sessions did made of their plans' targets.
    private func adjustments(of sessions: [WorkoutSession]) throws -> [ProgramDayID: PhaseAdjustment] {
        var adjustments: [ProgramDayID: PhaseAdjustment] = [:]
        var known: Set<ProgramDayID> = []
        for id in Set(sessions.compactMap(\.programDayID)) where !known.contains(id) {
            known.insert(id)
            for day in try store.program(of: id)?.program.days ?? [] {
                known.insert(day.id)
                adjustments[day.id] = day.adjustment
            }
        }
        return adjustments
    }

    /// What the coach knows of what was trained, each lift after the newest of these sessions that holds it.
    ///
    /// - Parameter sessions: newest first.
    private func lifts(after sessions: [WorkoutSession]) throws -> LiftBook {
        var lifts: [ExerciseID: KnownLift] = [:]
        for session in sessions {
            for exercise in session.trainedExercises where lifts[exercise] == nil {
                guard session.performance(of: exercise) != nil else { continue }
                lifts[exercise] = try store.lift(exercise, upTo: session)
            }
        }
        return try book(lifts)
    }

    /// What the coach knows of exercises by now.
    func lifts(of exercises: Set<ExerciseID>) throws -> LiftBook {
        var lifts: [ExerciseID: KnownLift] = [:]
        for exercise in exercises { lifts[exercise] = try store.lift(exercise) }
        return try book(lifts)
    }

    func book(_ lifts: [ExerciseID: KnownLift]) throws -> LiftBook {
        let oldest = lifts.values.compactMap { $0.state.outings.last?.startedAt }.min()
        return LiftBook(
            lifts, rate: try store.raiseRate(), days: try store.trainingDays(from: oldest), askedAt: now)
    }

    /// What was learnt of these exercises.
    private func calibrations(of exercises: Set<ExerciseID>) throws -> [ExerciseID: Calibration] {
        var calibrations: [ExerciseID: Calibration] = [:]
        for exercise in exercises { calibrations[exercise] = try store.calibration(of: exercise) }
        return calibrations
    }
}

/// The versions that the newest session of each lift ran.
private func versionsThatCount(_ sessions: [WorkoutSession]) -> Set<SnapshotID> {
    var (lifts, exercises, versions) = (Set<PrescriptionID>(), Set<ExerciseID>(), Set<SnapshotID>())
    for session in sessions {
        for performance in session.exercises where performance.sets.contains(where: { $0.status == .done }) {
            let isNewest = exercises.insert(performance.exerciseID).inserted
            let isNewestOfLift = performance.exercisePrescriptionID.map { lifts.insert($0).inserted } ?? false
            if isNewest || isNewestOfLift, let id = session.planSnapshotID { versions.insert(id) }
        }
    }
    return versions
}
