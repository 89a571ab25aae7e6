import Storage
import Training
import Wire

/// Archived sessions beside what was recorded of them: the events of the workout, and what became of them since. How hard a workout
/// felt is said with its completion and is no part of its events; of what was never corrected it stands in the row alone.
struct ArchiveCheck: UseCase {
    let turn: Turn

    /// What was put back, and what could not be.
    struct Outcome {
        var restored = 0
        var left: [String] = []
    }

    /// What the rows of a session are to show.
    private enum Recorded {
        case session(WorkoutSession)
        /// It was deleted, or never completed.
        case gone
        /// Nothing but the rows themselves says.
        case nothing
    }

    // MARK: Comparing

    /// What the session as it was before anything became of it says otherwise than its events. That is a fact: nothing puts it right.
    func archivedFaults(_ id: WorkoutID) throws -> [String] {
        guard let first = try store.facts(of: id).first, first.kind == .archived, let kept = first.session,
            let workout = try replayed(id), workout.status == .completed
        else { return [] }
        let archived = Training.archive(workout, effort: kept.postEffort)
        return try fewest(kept, from: archived).map { "as it was archived: \($0)" }
    }

    /// Where the rows are not what was recorded: what that was, and how they differ; `nil` where they are.
    ///
    /// - Throws: `ReplayFault` where the events do not say.
    func difference(_ id: WorkoutID) throws -> (recorded: WorkoutSession?, lines: [String])? {
        let recorded = try recorded(id)
        let stored: WorkoutSession?
        do { stored = try store.session(id) } catch StorageError.corrupt(let fault) {
            guard case .session(let session) = recorded else { throw StorageError.corrupt(fault) }
            return (try linked(session), ["it cannot be read: \(fault)"])
        }
        switch (recorded, stored) {
        case (.nothing, _), (.gone, nil): return nil
        case (.gone, .some): return (nil, ["it was deleted, cancelled or never completed, and is there"])
        case (.session(let session), nil): return (try linked(session), ["it was completed, and is missing"])
        case (.session(let session), let stored?):
            let lines = try fewest(stored, from: session)
            return lines.isEmpty ? nil : (try linked(session), lines)
        }
    }

    /// What a session says otherwise than was recorded, with the link to a version that was recorded or with the one that it has now.
    private func fewest(_ stored: WorkoutSession, from recorded: WorkoutSession) throws -> [String] {
        let shown = try store.shown(stored, beside: stored)
        func lines(_ session: WorkoutSession) throws -> [String] {
            SessionDifferences(shown, from: try store.shown(session, beside: stored)).lines
        }
        let asRecorded = try lines(recorded)
        // Hardly any is another with the link, or differs at all.
        if asRecorded.isEmpty || recorded.planSnapshotID != nil { return asRecorded }
        let asLinked = try lines(linked(recorded))
        return asLinked.count < asRecorded.count ? asLinked : asRecorded
    }

    /// What was recorded of a session, linked to the version that mirrors it where there is one: that was linked with its completion, or
    /// later by whoever made a plan of it, and a state from before that names none.
    private func linked(_ session: WorkoutSession) throws -> WorkoutSession {
        guard session.planSnapshotID == nil, try store.snapshot(.named("snapshot", in: session.id)) != nil else {
            return session
        }
        return mirror(session, author: .user).1
    }

    // MARK: What was recorded

    private func recorded(_ id: WorkoutID) throws -> Recorded {
        if let newest = Corrections.standing(try store.facts(of: id)).last {
            if newest.kind == .deletion { return .gone }
            guard let session = newest.session else { throw StorageError.corrupt("a fact without its session") }
            return .session(session)
        }
        guard let workout = try replayed(id) else { return .nothing }
        guard workout.status == .completed else { return .gone }
        return .session(Training.archive(workout, effort: try store.postEffort(of: id)))
    }

    /// The live workout that its events lead to; `nil` where there is none.
    ///
    /// - Throws: `ReplayFault` where events are missing or lead elsewhere: who takes the rest of them for the whole would delete.
    private func replayed(_ id: WorkoutID) throws -> ActiveWorkout? {
        do {
            guard let workout = try store.workout(id) else { return nil }
            if let fault = try store.replayFault(id) { throw ReplayFault(message: fault) }
            return workout
        } catch let error as PatchError {
            throw ReplayFault(message: error.message)
        } catch StorageError.corrupt(let fault) { throw ReplayFault(message: fault) }
    }

    // MARK: Putting right

    /// Puts what was recorded in the place of rows that say otherwise. Where events cannot be read, the rows stay, and are told.
    func restore() throws -> Outcome {
        var outcome = Outcome()
        for id in try store.recordedSessions() {
            do {
                guard let difference = try difference(id) else { continue }
                try store.replaceRows(of: id, by: difference.recorded)
                outcome.restored += 1
            } catch let fault as ReplayFault {
                outcome.left.append("workout \(id.text): \(fault.message)")
            } catch StorageError.corrupt(let fault) { outcome.left.append("session \(id.text): \(fault)") }
        }
        outcome.restored += try store.dateLikeSessions()
        return outcome
    }
}
