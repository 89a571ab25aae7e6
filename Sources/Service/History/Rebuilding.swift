import Contract
import Storage
public import Training

extension TopsetService {
    /// Works out what is remembered of lifts where a program before this one left it open.
    public func freshenLifts() async throws(ServiceError) {
        let users: [UserID]
        do {
            users = try await database.read { try Store.usersWithStaleLifts($0) }
        } catch { throw ServiceError(any: error) }
        for user in users { try await write(user) { turn in try turn.store.freshenLifts() } }
    }

    /// Counts milestones where a program before this one did not.
    public func countMilestones() async throws(ServiceError) {
        let users: [UserID]
        do {
            users = try await database.read { try Store.usersWithoutMilestones($0) }
        } catch { throw ServiceError(any: error) }
        for user in users { try await write(user) { turn in try turn.store.rebuildMilestones() } }
    }

    /// Works out anew everything that follows from facts: records, outcomes, what was learnt.
    public func rebuild(_ user: UserID) async throws(ServiceError) -> RebuildReport {
        try await write(user) { turn in try Rebuild(turn: turn).run() }
    }

    /// What is stored and does not follow from the facts, of one lifter; a line for each table. Everything is worked out anew for it, so
    /// it is asked of a copy.
    public func projectionFaults(_ user: UserID) async throws(ServiceError) -> [String] {
        try await write(user) { turn in
            let before = try turn.store.projections()
            _ = try Rebuild(turn: turn).run()
            return try before.differences(from: turn.store.projections())
        }
    }
}

/// What follows from the facts, worked out anew: archived sessions from events and corrections, and the rest from those.
struct Rebuild: UseCase {
    let turn: Turn

    func run() throws -> RebuildReport {
        let before = try store.projections()
        var report = RebuildReport()
        let archive = try ArchiveCheck(turn: turn).restore()
        (report.restored, report.left) = (archive.restored, archive.left)
        let exercises = try store.trainedExercises()
        try store.rebuildTotals()
        try store.rebuildMilestones()
        try store.forgetRecords()
        for exercise in exercises { try store.rebuildRecords(of: exercise) }
        let merges = try store.merges()
        let proposed = Set(try store.exercisesOfChanges().map { merges.shown($0) })
        try store.forgetResults()
        try Judge(turn: turn).evaluateAll(of: proposed)
        let after = try store.projections()
        (report.exercises, report.records) = (exercises.union(proposed).count, after.records.count)
        (report.outcomes, report.calibrations) = (after.outcomes.count, after.calibrations.count)
        report.changed = before != after || archive.restored > 0
        return report
    }
}
