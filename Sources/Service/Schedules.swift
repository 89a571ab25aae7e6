import Storage
import Training
import Wire

/// A lift whose sets follow from its schedule, with what that is counted with.
struct ScheduledLift {
    var prescription: ExercisePrescription
    var rule: ProgressionRule
    var loads: Loads

    /// By what a state that was kept is told from one that was counted otherwise.
    fileprivate func basis(_ log: NextFromLog) -> String {
        let linked = prescription.progressionKey.flatMap { log.holders[$0] } ?? []
        let text = ([JSON.text(rule), String(describing: loads)] + linked.map(\.text).sorted()).joined(separator: "\n")
        return ID<ScheduledLift>.named(text, in: ID<ScheduledLift>(high: 0x746f_7073_6574, low: 3)).text
    }
}

extension TopsetService {
    /// What schedules remember before a workout: from what was kept, and the sessions since then.
    ///
    /// - Parameter keeping: whether what is counted is kept; within a write only.
    static func states(
        of lifts: [ScheduledLift], before start: Instant, _ log: NextFromLog, _ store: Store, keeping: Bool
    ) throws -> [PrescriptionID: ProgressionState] {
        let bases = lifts.map { $0.basis(log) }
        let kept = try zip(lifts, bases).map { lift, basis in
            try store.scheduleState(of: lift.prescription.id, basis: basis).flatMap { $0.startedAt < start ? $0 : nil }
        }
        let since = kept.contains(nil) ? nil : kept.compactMap { $0?.startedAt }.min()
        let exercises = Set(lifts.map(\.prescription.exerciseID))
        let sessions = try store.sessions(withNothingBut: exercises, after: since, to: start)
        #if DEBUG
            let all = try store.sessions(withNothingBut: exercises, to: start)
        #endif
        var states: [PrescriptionID: ProgressionState] = [:]
        for (index, lift) in lifts.enumerated() {
            let known = kept[index]
            let further = sessions.filter { session in
                session.startedAt < start && known.map { $0.startedAt < session.startedAt } ?? true
            }
            let state = log.state(
                from: known?.state ?? ProgressionState(), before: start, lift.prescription, lift.rule, lift.loads,
                of: further)
            #if DEBUG
                let replayed = log.state(before: start, lift.prescription, lift.rule, lift.loads, of: all)
                assert(replayed == state, "a schedule that goes on from what was kept is not what a replay gives")
            #endif
            states[lift.prescription.id] = state
            if keeping, let newest = further.first {
                try store.save(
                    Store.ScheduleState(startedAt: newest.startedAt, state: state), of: lift.prescription.id,
                    basis: bases[index])
            }
        }
        return states
    }

    /// Adds to a log what the schedules remember that a session ran, before it, as far as that is not there yet.
    static func addStates(
        before session: WorkoutSession, to log: inout NextFromLog, _ store: Store, keeping: Bool
    ) throws {
        let ran = session.planSnapshotID.flatMap { log.snapshots[$0] }
        let done = Set(session.exercises.compactMap(\.exercisePrescriptionID))
        let lifts = (ran?.exercises ?? []).filter {
            done.contains($0.id) && log.states[$0.id]?.before != session.startedAt
        }
        .map { ScheduledLift(prescription: $0, rule: log.rule(of: $0), loads: log.loads(of: $0)) }
        .filter { $0.rule.isScheduled }
        guard !lifts.isEmpty else { return }
        for (id, state) in try states(of: lifts, before: session.startedAt, log, store, keeping: keeping) {
            log.states[id] = (session.startedAt, state)
        }
    }
}
