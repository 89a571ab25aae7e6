import Storage
import Training

/// A day on which a version is trained: schedules and lifts that follow others are worked out.
struct TrainingDay: UseCase {
    let turn: Turn
    /// When the workout starts.
    var start: Instant
    /// What can be loaded.
    var loads: (ExercisePrescription) -> Loads
    /// Whether what schedules remember is stored; within a write only.
    var storesStates = false
    /// What the phase of the day makes of the targets.
    var adjustment = PhaseAdjustment(.regular)
    /// The week of its program in which a lift is trained: schedules of weeks go by it.
    var week: (ExercisePrescription) -> ProgramWeek? = { _ in nil }
    /// Whether lifts that began without a weight get the one that the log says.
    var givesFirstWeights = true
    /// The log without a session, where it is at hand: it reads every plan.
    var log: NextFromLog?
    /// What hurts, where it is at hand.
    var pains: [ExerciseID: PainTouch]?

    /// A version as it is trained on the day.
    func version(of snapshot: PlanSnapshot) throws -> PlanSnapshot {
        try adjusted(regularVersion(of: snapshot))
    }

    /// What the phase of the day makes of a version; what hurts is not made heavier by it.
    func adjusted(_ regular: PlanSnapshot) throws -> PlanSnapshot {
        let pains = adjustment.raises ? try self.pains ?? Aches(turn: turn).touches() : [:]
        return regular.adjusted(by: adjustment, held: { pains[$0]?.holds ?? false }, loads: loads)
    }

    /// The same but for the phase of the day.
    func regularVersion(of planned: PlanSnapshot) throws -> PlanSnapshot {
        var snapshot = planned
        if givesFirstWeights {
            var weights = FirstWeights(turn: turn)
            snapshot = try weights.given(to: planned, loads: loads).snapshot
        }
        let scheduled = snapshot.exercises.filter { $0.rule?.isScheduled == true }
        guard !scheduled.isEmpty else { return snapshot }
        let log = try self.log ?? TrainingLog(turn: turn).next(of: [])
        let lifts = scheduled.map { ScheduledLift(prescription: $0, rule: log.rule(of: $0), loads: loads($0)) }
        let states = try Schedules(turn: turn, storesStates: storesStates).states(of: lifts, before: start, log)
        var days: [PrescriptionID: [PlannedSet]] = [:]
        for lift in lifts {
            let state = states[lift.prescription.id] ?? ProgressionState()
            days[lift.prescription.id] = lift.rule.planned(
                lift.prescription.plannedSets, state.on(week(lift.prescription), lift.rule), lift.loads,
                reference: log.reference(of: lift.rule, in: snapshot))
        }
        return snapshot.onTheDay { days[$0.id] }
    }

    /// What is made of the targets, the day of a program that says so, and its week there.
    typealias Adjusted = (adjustment: PhaseAdjustment, day: ProgramDay?, week: ProgramWeek?)

    /// What a day of a program or a phase makes of the targets.
    ///
    /// - Throws: `NOT_FOUND` for a day that is of no program of the lifter.
    static func adjustment(_ day: ProgramDayID?, _ phase: TrainingPhase?, _ turn: Turn) throws -> Adjusted {
        guard let day else { return (PhaseAdjustment(phase ?? .regular), nil, nil) }
        guard let program = try turn.store.program(of: day)?.program,
            let found = program.days.first(where: { $0.id == day })
        else {
            throw ServiceError.notFound("program day", path: "/program_day_id")
        }
        let week = program.week(of: found)
        // A phase that is named beside the day overrules it.
        if let phase, phase != found.phase ?? .regular { return (PhaseAdjustment(phase), found, week) }
        return (found.adjustment, found, week)
    }

    /// What can be loaded today, where the lifter trains: the gym that is named, else the usual one. Where that is not
    /// known or says nothing of an exercise, and without plate arithmetic, it is the step of the exercise's rule.
    static func loads(in id: GymID?, _ turn: Turn) throws -> @Sendable (ExercisePrescription) -> Loads {
        let (settings, library) = (try turn.settings(), try turn.library())
        let gym = try settings.flags.advancedPlateMath ? Gyms(turn: turn).inUse(id) : nil
        let (inGym, increment) = (library.loads(gym, settings.unit), try turn.increment())
        return { prescription in
            inGym(prescription.exerciseID, prescription.loadKind)
                ?? prescription.ownLoads(increment: increment(prescription.exerciseID), unit: settings.unit)
                .onUsualBar(library[prescription.exerciseID], settings.unit, known: prescription.workingWeights)
        }
    }
}
