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

    /// A version as it is trained on the day.
    func version(of snapshot: PlanSnapshot) throws -> PlanSnapshot {
        let scheduled = snapshot.exercises.filter { $0.rule?.isScheduled == true }
        guard !scheduled.isEmpty else { return snapshot }
        let log = try TrainingLog(turn: turn).next(of: [])
        let lifts = scheduled.map { ScheduledLift(prescription: $0, rule: log.rule(of: $0), loads: loads($0)) }
        let states = try Schedules(turn: turn, storesStates: storesStates).states(of: lifts, before: start, log)
        var days: [PrescriptionID: [PlannedSet]] = [:]
        for lift in lifts {
            days[lift.prescription.id] = lift.rule.planned(
                lift.prescription.plannedSets, states[lift.prescription.id] ?? ProgressionState(), lift.loads,
                reference: log.reference(of: lift.rule, in: snapshot))
        }
        return snapshot.onTheDay { days[$0.id] }
    }

    /// What can be loaded today, where the lifter trains: the gym that is named, else the usual one. Where that is not
    /// known or says nothing of an exercise, and without plate arithmetic, it is the step of the exercise's rule.
    static func loads(in id: GymID?, _ turn: Turn) throws -> @Sendable (ExercisePrescription) -> Loads {
        let (settings, library) = (try turn.settings(), try turn.library())
        let gym = try settings.flags.advancedPlateMath ? Gyms(turn: turn).inUse(id) : nil
        let (inGym, increment) = (library.loads(gym, settings.unit), library.increment(settings.unit))
        return { prescription in
            inGym(prescription.exerciseID, prescription.loadKind)
                ?? prescription.ownLoads(increment: increment(prescription.exerciseID), unit: settings.unit)
        }
    }
}
