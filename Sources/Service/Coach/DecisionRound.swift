import Contract
import Storage
import Training

/// A change with what is said to it.
struct ChosenChange {
    var record: ChangeRecord
    var decision: SuggestedChange.Decision
    var reason: String?
    var path: String
    var by = SuggestedChange.Decider.user
}

/// Decisions on their way into the store: facts, and the versions that acceptances make.
struct DecisionRound: UseCase {
    let turn: Turn
    /// When it was decided.
    private let at: Instant
    private var ids: [SnapshotID]
    private let library: Library
    private var edits: PlanEdits
    /// The draft that each version belongs to.
    private var places: [SnapshotID: Int] = [:]
    private(set) var snapshots: [PlanSnapshot] = []
    private var decided: [ChangeRecord] = []
    /// What was rejected, and what waits again.
    private(set) var rejected: [ChangeRecord] = []
    private(set) var withdrawn: [ChangeRecord] = []

    init(turn: Turn, at: Instant, ids: [SnapshotID]) throws {
        (self.turn, self.at, self.ids) = (turn, at, ids)
        library = try turn.library()
        edits = PlanEdits([]) { _ in nil }
    }

    /// Begins with the plans as they are now.
    private mutating func begin() throws {
        let library = library
        edits = PlanEdits(try store.currentVersions()) { library[$0] }
        places = [:]
    }

    /// - Throws: `CHANGE_CONFLICT` with the path of the decision that does not fit.
    mutating func carryOut(_ chosen: [ChosenChange]) throws {
        var accepted: [ChosenChange] = []
        var withdrawn: [ChosenChange] = []
        for one in chosen {
            guard try fits(one) else {
                decided.append(one.record)
                continue
            }
            switch one.decision {
            case .accepted: accepted.append(one)
            case .withdrawn: withdrawn.append(one)
            case .rejected: try append(ChangeFact(.rejected, at: at, by: one.by, reason: one.reason), to: one.record)
            case .deferred: try append(ChangeFact(.deferred, at: at, by: one.by, reason: one.reason), to: one.record)
            }
        }
        if !withdrawn.isEmpty { try withdraw(withdrawn) }
        // In whatever order they were named, the same versions come out.
        accepted.sort { one, other in
            let (one, other) = (one.record, other.record)
            return (one.createdAt, one.suggestionID, one.position) < (
                other.createdAt, other.suggestionID, other.position
            )
        }
        if !accepted.isEmpty { try accept(accepted) }
    }

    /// What the decisions came to.
    func answer(_ voice: Voice) throws -> DecisionsAnswer {
        var answer = DecisionsAnswer(snapshots: snapshots, changes: [])
        for record in decided {
            let change = try store.change(record.proposed.id)?.change ?? record.change
            answer.changes.append(change.rendered(voice))
        }
        return answer
    }

    private mutating func append(_ fact: ChangeFact, to record: ChangeRecord) throws {
        let record = try store.append(fact, to: record)
        if fact.kind == .rejected { rejected.append(record) }
        decided.append(record)
    }

    /// Whether there is something to do; the same decision once more is none.
    private func fits(_ one: ChosenChange) throws(ServiceError) -> Bool {
        let change = one.record.change
        func refuse(_ message: String) -> ServiceError { ServiceError(.changeConflict, message, path: one.path) }
        switch (change.state, one.decision) {
        case (.superseded, _):
            if change.supersededByID != nil { throw refuse("A newer proposal has taken the place of this one.") }
            throw refuse("The proposal stands no more: what it was drawn from has changed.")
        case (.rejected, .rejected):
            // Why not may be said later.
            return one.reason != nil && one.reason != change.decisionReason
        case (.accepted, .accepted), (.evaluated, .accepted), (.deferred, .deferred): return false
        case (.pending, .withdrawn):
            if change.decision == .withdrawn { return false }
            throw refuse("Nothing was decided yet.")
        case (.evaluated, _): throw refuse("The change was trained already, and judged.")
        case (.accepted, .withdrawn), (.rejected, .withdrawn), (.deferred, .withdrawn):
            guard let decided = change.decidedAt, decided.local.day == at.local.day else {
                throw refuse("A decision can be withdrawn on the same day only.")
            }
            return true
        case (.accepted, _), (.rejected, _): throw refuse("It was decided already: withdraw that first.")
        case (.pending, _), (.deferred, _): return true
        }
    }

    // MARK: Accepting

    private mutating func accept(_ chosen: [ChosenChange]) throws {
        var paths: [ChangeID: String] = [:]
        for one in chosen { paths[one.record.proposed.id] = one.path }
        try begin()
        let own = try chosen.map { try draft(of: $0.record.planSnapshotID, path: $0.path) }
        do {
            for place in edits.drafts.indices {
                try edits.accept(zip(chosen, own).filter { $1 == place }.map(\.0.record.proposed), at: place)
            }
        } catch {
            throw ServiceError(.changeConflict, error.message, path: paths[error.change])
        }
        let targets = try makeVersions(author: author(of: chosen.map(\.record)))
        for one in chosen {
            var fact = ChangeFact(.accepted, at: at, by: one.by, reason: one.reason)
            fact.applied = targets[one.record.proposed.id] ?? []
            try append(fact, to: one.record)
        }
    }

    /// The draft of the plan that a version belongs to.
    private mutating func draft(of snapshot: SnapshotID, path: String?) throws -> Int {
        if let place = places[snapshot] { return place }
        let place = edits.place(of: try newest(of: snapshot, path: path))
        places[snapshot] = place
        return place
    }

    /// The newest version of the plan, or of the freeform work, that a version belongs to.
    private func newest(of snapshot: SnapshotID, path: String?) throws -> PlanSnapshot {
        guard let version = try store.snapshot(snapshot) else {
            throw ServiceError(.changeConflict, "The version is gone.", path: path)
        }
        if let plan = version.planID {
            guard let plan = try store.plan(plan) else {
                throw ServiceError(.changeConflict, "The plan was deleted.", path: path)
            }
            return plan.currentVersion
        }
        return try store.newestOrphan(of: snapshot)
    }

    /// One new version for each plan that changed; where every change holds now.
    private mutating func makeVersions(author: PlanSnapshot.Author) throws -> [ChangeID: [AppliedTarget]] {
        var targets: [ChangeID: [AppliedTarget]] = [:]
        for draft in edits.drafts {
            guard !ids.isEmpty else { throw ServiceError(.validation, "Too many plans at once.", path: "/decisions") }
            let made = try PlanVersions(turn: turn).append(
                draft.edit.exercises, notes: draft.current.notes, author: author, after: draft.current,
                id: ids.removeFirst())
            if made.id != draft.current.id { snapshots.append(made) }
            for (change, place) in draft.edit.applied {
                targets[change, default: []].append(AppliedTarget(snapshotID: made.id, place: place))
            }
        }
        return targets
    }

    private func author(of records: [ChangeRecord]) -> PlanSnapshot.Author {
        if records.contains(where: { $0.source == .ai }) { return .ai }
        return records.contains { $0.source == .rules } ? .rules : .user
    }

    // MARK: Withdrawing

    private mutating func withdraw(_ chosen: [ChosenChange]) throws {
        try begin()
        var before: [SnapshotID: PlanSnapshot] = [:]
        for one in chosen where one.record.change.state == .accepted {
            for target in one.record.applied {
                let index = try draft(of: target.snapshotID, path: one.path)
                if before[target.snapshotID] == nil {
                    before[target.snapshotID] = try store.snapshot(target.snapshotID)?.sourceVersionID
                        .flatMap { try store.snapshot($0) }
                }
                let source = before[target.snapshotID]?.exercises.first { $0.id == target.exercisePrescriptionID }
                do {
                    try edits.drafts[index].edit.revert(
                        one.record.proposed, target.place(of: one.record.proposed.type), before: source)
                } catch { throw ServiceError(.changeConflict, error.message, path: one.path) }
            }
        }
        _ = try makeVersions(author: .user)
        for one in chosen {
            try append(ChangeFact(.withdrawn, at: at, by: one.by, reason: one.reason), to: one.record)
            withdrawn.append(one.record)
        }
    }
}
