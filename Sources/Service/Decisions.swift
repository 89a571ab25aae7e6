public import Contract
import Storage
public import Training
import Wire

/// What the lifter, or a policy of the lifter's, says to proposed changes. Everything of one call is decided together, or
/// nothing of it: each plan gets one new version.
extension TopsetService {
    /// Decides. The same key with the same decisions is answered byte for byte as before.
    public func decide(_ user: UserID, _ request: DecideChanges) async throws(ServiceError) -> String {
        let now = clock()
        let fresh = (0..<100).map { _ in newID(SnapshotTag.self) }
        return try await write(user) { store in
            try Self.once(request, in: .decisions, store, now) {
                let chosen = try Self.chosen(request, store)
                let decidedAt = (request.meta.clientTimestamp ?? now).notAfter(now)
                var round = try DecisionRound(store, at: decidedAt, now: now, ids: fresh)
                try round.carryOut(chosen)
                return JSON.text(try round.answer(try store.voice()))
            }
        }
    }

    /// The changes that the decisions name, each once, in their order.
    private static func chosen(_ request: DecideChanges, _ store: Store) throws -> [ChosenChange] {
        guard !request.decisions.isEmpty else {
            throw ServiceError(.validation, "decisions must hold at least one.", path: "/decisions")
        }
        guard request.decisions.count <= 500 else {
            throw ServiceError(.validation, "decisions must be at most 500.", path: "/decisions")
        }
        var chosen: [ChosenChange] = []
        for (index, one) in request.decisions.enumerated() {
            let path = "/decisions/\(index)"
            if let reason = one.reason, reason.unicodeScalars.count > 1_000 {
                throw ServiceError(.validation, "reason must have at most 1000 characters.", path: path + "/reason")
            }
            for record in try records(one, path, store) {
                if let earlier = chosen.first(where: { $0.record.proposed.id == record.proposed.id }) {
                    guard earlier.decision == one.decision else {
                        throw ServiceError(.validation, "A change is decided in two ways.", path: path)
                    }
                    continue
                }
                chosen.append(ChosenChange(record: record, decision: one.decision, reason: one.reason, path: path))
            }
        }
        return chosen
    }

    private static func records(_ one: DecideChanges.One, _ path: String, _ store: Store) throws -> [ChangeRecord] {
        switch (one.changeID, one.groupID) {
        case (let id?, nil):
            guard let record = try store.change(id) else {
                throw ServiceError.notFound("change", path: path + "/change_id")
            }
            return [record]
        case (nil, let group?):
            let all = try store.changes(of: group)
            guard !all.isEmpty else { throw ServiceError.notFound("group of changes", path: path + "/group_id") }
            // What was decided alone keeps its decision, unless nothing else is left.
            let fitting = all.filter {
                ($0.change.isOpen && $0.change.decision != .withdrawn) != (one.decision == .withdrawn)
            }
            return fitting.isEmpty ? all : fitting
        default:
            throw ServiceError(.validation, "A decision names either a change_id or a group_id.", path: path)
        }
    }
}
