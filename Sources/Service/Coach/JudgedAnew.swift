import Storage
import Training

/// What the rules say of a session that was put right: what they would have said had it been finished like that.
struct JudgedAnew: UseCase {
    let turn: Turn

    /// What waits of these exercises after a session gives way to what is proposed of them now; where the same is, it goes
    /// on waiting. As after a workout, only the newest session of an exercise is asked. What was decided stands, and nothing
    /// is proposed beside it.
    func propose(of exercises: Set<ExerciseID>, after session: WorkoutSession) throws {
        if exercises.isEmpty { return }
        let drawn = try store.changes(drawnFrom: session.id)
        // What was brought from elsewhere proposes nothing before a plan is made of it.
        if drawn.isEmpty, session.origin == .imported { return }
        let told = try store.facts(of: session.id).count
        let ids = (0..<20).map { SnapshotID.named("applied/\(told)/\($0)", in: session.id) }
        let proposer = Proposer(turn: turn, versionIDs: ids)
        var (log, history) = try TrainingLog(turn: turn).next(after: session)
        // As it was asked then: a pause since is a matter of the next workout.
        log.lifts?.askedAt = session.endedAt
        var bundle = try proposer.bundle(after: session, log, history, told: told)
        let proposed = bundle?.changes ?? []
        bundle?.changes = []
        let trained = session.trainedExercises.filter { exercises.contains($0) }
        for exercise in trained + exercises.subtracting(trained).sorted() {
            let before = drawn.filter { $0.original.exerciseID == exercise }
            let waiting = before.filter { $0.change.isOpen }
            let isDecided = before.contains { !$0.change.isOpen && $0.change.state != .superseded }
            let mayPropose = try !isDecided && isNewest(session, of: exercise)
            let fresh = mayPropose ? proposed.filter { $0.exerciseID == exercise } : []
            if waiting.count == fresh.count, zip(waiting, fresh).allSatisfy({ $0.original.says($1) }) { continue }
            for record in waiting {
                try Proposals(turn: turn).retire(record, by: record.original.successor(among: fresh))
            }
            bundle?.changes += fresh
        }
        bundle?.sumUp()
        if let bundle { _ = try proposer.keep(bundle) }
    }

    /// Whether the exercise was not worked since.
    private func isNewest(_ session: WorkoutSession, of exercise: ExerciseID) throws -> Bool {
        try !store.history(of: exercise, from: session.startedAt).contains {
            $0.sessionID != session.id && $0.performance.hasWork
        }
    }
}

extension SuggestedChange {
    /// Whether it is about one of these exercises.
    func isOf(_ exercises: Set<ExerciseID>) -> Bool { exerciseID.map { exercises.contains($0) } ?? false }

    /// Whether another bundle says the same.
    fileprivate func says(_ other: SuggestedChange) -> Bool {
        var own = self
        (own.id, own.groupID) = (other.id, other.groupID)
        return own == other
    }

    /// What takes its place: the same kind of change of the same set, else one of that set, else one of the exercise.
    fileprivate func successor(among changes: [SuggestedChange]) -> ChangeID? {
        let same = changes.filter { $0.targetSetPrescriptionID == targetSetPrescriptionID }
        return (same.first { $0.type == type } ?? same.first ?? changes.first)?.id
    }
}
