import Storage
import Training

/// A lift whose sets follow from its schedule, with what that is counted with.
struct ScheduledLift {
    var prescription: ExercisePrescription
    var rule: ProgressionRule
    var loads: Loads

    /// The way in which sessions are counted. What was counted in another is counted anew.
    private static let counting = "2"

    /// By what a state that was kept is told from one that was counted otherwise. The rule is no part of it: every session is
    /// counted by the one that it ran.
    fileprivate func basis(_ log: NextFromLog) -> String {
        let linked = prescription.progressionKey.flatMap { log.holders[$0] } ?? []
        let text = ([Self.counting, String(describing: loads)] + linked.map(\.text).sorted()).joined(separator: "\n")
        return ID<ScheduledLift>.named(text, in: ID<ScheduledLift>(high: 0x746f_7073_6574, low: 3)).text
    }
}

/// What schedules remember.
struct Schedules: UseCase {
    let turn: Turn
    /// Whether what is counted is stored; within a write only.
    var storesStates = false

    /// What schedules remember before a workout: from what was stored, and the sessions since then.
    func states(
        of lifts: [ScheduledLift], before start: Instant, _ log: NextFromLog
    ) throws -> [PrescriptionID: ProgressionState] {
        var states: [PrescriptionID: ProgressionState] = [:]
        for lift in lifts { states[lift.prescription.id] = try state(of: lift, before: start, log) }
        return states
    }

    private func state(of lift: ScheduledLift, before start: Instant, _ log: NextFromLog) throws -> ProgressionState {
        func counted(from known: Store.ScheduleState?) throws -> (ProgressionState, newest: Instant?) {
            let sessions = try store.sessions(
                withNothingBut: [lift.prescription.exerciseID], after: known?.startedAt, to: start
            ).filter { $0.startedAt < start }
            let state = try log.knowing(versionsOf: sessions, store).state(
                from: known?.state ?? ProgressionState(), before: start, lift.prescription, lift.rule, lift.loads,
                of: sessions)
            return (state, sessions.first?.startedAt)
        }
        let basis = lift.basis(log)
        let known = try store.scheduleState(of: lift.prescription.id, basis: basis, before: start)
        let (state, newest) = try counted(from: known)
        #if DEBUG
            let replayed = try counted(from: nil).0
            assert(replayed == state, "a schedule that goes on from what was stored is not what a replay gives")
        #endif
        if storesStates, let newest {
            try store.save(
                Store.ScheduleState(startedAt: newest, state: state), of: lift.prescription.id, basis: basis)
        }
        return state
    }

    /// Adds to a log what the schedules remember that a session ran, before it, as far as that is not there yet.
    func add(before session: WorkoutSession, to log: inout NextFromLog) throws {
        let ran = session.planSnapshotID.flatMap { log.snapshots[$0] }
        let done = Set(session.exercises.compactMap(\.exercisePrescriptionID))
        let lifts = (ran?.exercises ?? []).filter {
            done.contains($0.id) && log.states[$0.id]?.before != session.startedAt
        }
        .map { ScheduledLift(prescription: $0, rule: log.rule(of: $0), loads: log.loads(of: $0)) }
        .filter { $0.rule.isScheduled }
        for (id, state) in try states(of: lifts, before: session.startedAt, log) {
            log.states[id] = (session.startedAt, state)
        }
    }
}

extension NextFromLog {
    /// With the versions that sessions ran.
    fileprivate func knowing(versionsOf sessions: [WorkoutSession], _ store: Store) throws -> NextFromLog {
        var log = self
        for id in Set(sessions.compactMap(\.planSnapshotID)) where log.snapshots[id] == nil {
            log.snapshots[id] = try store.snapshot(id)
        }
        return log
    }
}
