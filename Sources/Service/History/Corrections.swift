import Contract
import Storage
public import Training
import Wire

extension TopsetService {
    /// Puts a session right. The same key with the same correction is answered byte for byte as before.
    public func correct(
        _ user: UserID, _ id: WorkoutID, _ correction: SessionCorrection
    ) async throws(ServiceError) -> String {
        try await write(user) { turn in
            try turn.once(.session(id), correction) {
                .made(JSON.text(try Corrections(turn: turn).correct(id, correction)))
            }.json
        }
    }

    /// Deletes a session; `restore` brings it back. Deleting it again changes nothing.
    public func deleteSession(_ user: UserID, _ id: WorkoutID) async throws(ServiceError) {
        try await write(user) { turn in try Corrections(turn: turn).delete(id) }
    }

    /// Takes back the newest correction or deletion of a session.
    public func restoreSession(_ user: UserID, _ id: WorkoutID) async throws(ServiceError) -> WorkoutSession {
        try await write(user) { turn in try Corrections(turn: turn).restore(id) }
    }
}

/// Finished sessions are never edited in place: a correction, a deletion and a restoration are appended facts, and what
/// everybody reads follows from them.
struct Corrections: UseCase {
    let turn: Turn

    func correct(_ id: WorkoutID, _ correction: SessionCorrection) throws -> WorkoutSession {
        guard let session = try store.session(id) else { throw ServiceError.notFound("session") }
        let library = try turn.library()
        let corrected = try store.shown(session.corrected(by: correction, facts: { library[$0]?.facts }, now: now))
        if corrected.gymID != session.gymID { try Gyms(turn: turn).check(corrected.gymID) }
        if corrected == session { return corrected }
        try record(.init(.correction, corrected), after: session, corrected)
        let told = try store.session(id) ?? corrected
        try JudgedAnew(turn: turn).propose(of: told.exercisesDoneOtherwise(than: session), after: told)
        return told
    }

    func delete(_ id: WorkoutID) throws {
        guard let session = try store.session(id) else {
            if try store.knowsSession(id) { return }
            throw ServiceError.notFound("session")
        }
        try record(.init(.deletion), after: session, nil)
        try ProgramBook(turn: turn).undone(by: session)
    }

    func restore(_ id: WorkoutID) throws -> WorkoutSession {
        guard try store.knowsSession(id) else { throw ServiceError.notFound("session") }
        let standing = Self.standing(try store.facts(of: id))
        guard let undone = standing.last, let session = standing.dropLast().last?.session else {
            throw ServiceError(.nothingToUndo, "The session stands as it was archived.")
        }
        let current = try store.session(id)
        let proposals = Proposals(turn: turn)
        let gone = try undone.recordedAt.map { try proposals.gone(with: id, at: $0) } ?? []
        try record(.init(.restoration), after: current ?? session, session)
        if current == nil { _ = try ProgramBook(turn: turn).done(session) }
        let told = try store.session(id) ?? session
        if let current {
            let others = told.exercisesDoneOtherwise(than: current)
            for record in try store.openChanges(drawnFrom: id) where record.original.isOf(others) {
                try proposals.retire(record)
            }
        }
        try proposals.waitAgain(gone)
        return told
    }

    /// Appends a fact and shows its outcome, records and all. What was drawn from a session that is gone is gone.
    private func record(
        _ fact: Store.SessionFact, after before: WorkoutSession, _ state: WorkoutSession?
    ) throws {
        try append(fact, after: before, state)
        let state = try state.map { try store.shown($0) }
        try ScoreKeeping(turn: turn).follow(before, state)
        try rework(before.trainedExercises + (state?.trainedExercises ?? []), of: state == nil ? [before.id] : [])
    }

    /// Appends a fact; its outcome is shown once `rework` has followed. The session as it was archived becomes the first
    /// fact once something else becomes of it.
    func append(
        _ fact: Store.SessionFact, after before: WorkoutSession, _ state: WorkoutSession?
    ) throws {
        let isFirst = try store.facts(of: before.id).isEmpty
        try store.record(isFirst ? [.init(.archived, before), fact] : [fact], of: before.id, state: state, now: now)
    }

    /// Works out anew what follows from the history of exercises, after sessions changed.
    ///
    /// - Parameter sessions: those from which nothing that was drawn stands any more.
    func rework(
        _ exercises: [ExerciseID], of sessions: [WorkoutID]
    ) throws {
        let touched = Set(exercises)
        for exercise in touched { try store.rebuildRecords(of: exercise) }
        try store.freshenLifts()
        try store.freshenMilestones()
        try Judge(turn: turn).evaluateAll(of: touched)
        // What was drawn from the sessions as they were no longer stands.
        let proposals = Proposals(turn: turn)
        for session in sessions {
            for record in try store.openChanges(drawnFrom: session) { try proposals.retire(record) }
        }
    }

    /// The facts that still hold; each but a deletion has its session.
    static func standing(_ facts: [Store.SessionFact]) -> [Store.SessionFact] {
        var standing: [Store.SessionFact] = []
        for fact in facts {
            switch fact.kind {
            case .archived, .correction, .reimport, .deletion: standing.append(fact)
            case .restoration: _ = standing.popLast()
            }
        }
        return standing
    }
}
