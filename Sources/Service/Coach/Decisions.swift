public import Contract
import Storage
public import Training
import Wire

/// What the lifter, or a policy of the lifter's, says to proposed changes. Everything of one call is decided together, or
/// nothing of it: each plan gets one new version.
extension TopsetService {
    /// Decides. The same key with the same decisions is answered byte for byte as before.
    public func decide(_ user: UserID, _ request: DecideChanges) async throws(ServiceError) -> String {
        try await write(user, drawing: DecideChanges.mostPlans) { turn in
            try turn.once(.decisions, request) { .made(JSON.text(try Decider(turn: turn).decide(request))) }.json
        }
    }
}

extension DecideChanges {
    /// Plans that one call may change.
    fileprivate static let mostPlans = 100
}

/// What is said to proposals.
struct Decider: UseCase {
    let turn: Turn

    func decide(_ request: DecideChanges) throws -> DecisionsAnswer {
        let decidedAt = (request.meta.clientTimestamp ?? now).notAfter(now)
        let ids = (0..<DecideChanges.mostPlans).map { _ in turn.newID(SnapshotTag.self) }
        let round = try carryOut(try chosen(request), at: decidedAt, versionIDs: ids)
        return try round.answer(try turn.voice())
    }

    /// Decides, and sees to what follows from that.
    ///
    /// - Parameters:
    ///   - at: when it was decided.
    ///   - versionIDs: of the versions that are made.
    /// - Throws: `CHANGE_CONFLICT` with the path of the decision that does not fit.
    func carryOut(_ chosen: [ChosenChange], at: Instant, versionIDs: [SnapshotID]) throws -> DecisionRound {
        var round = try DecisionRound(turn: turn, at: at, ids: versionIDs)
        try round.carryOut(chosen)
        let (proposals, judge, unitSwitch) = (Proposals(turn: turn), Judge(turn: turn), UnitSwitch(turn: turn))
        for record in round.withdrawn { try unitSwitch.waitsAgain(record) }
        for record in round.rejected { try judge.evaluate(rejected: record) }
        for plan in Set(round.snapshots.compactMap(\.planID)) { try proposals.settle(plan) }
        // "The same again" may have been trained before it was accepted: it is in the plan all the time.
        let accepted = chosen.filter { $0.decision == .accepted }.map(\.record)
        let stays = Set(accepted.filter { $0.proposed.type == .stay }.compactMap(\.proposed.exerciseID))
        try judge.evaluateAll(of: stays)
        for exercise in Set(chosen.compactMap(\.record.proposed.exerciseID)).subtracting(stays) {
            try store.rebuildCalibration(of: exercise)
        }
        return round
    }

    /// The changes that the decisions name, each once, in their order.
    private func chosen(_ request: DecideChanges) throws -> [ChosenChange] {
        guard !request.decisions.isEmpty else {
            throw ServiceError(.validation, "decisions must hold at least one.", path: "/decisions")
        }
        guard request.decisions.count <= 500 else {
            throw ServiceError(.validation, "decisions must be at most 500.", path: "/decisions")
        }
        var chosen: [ChosenChange] = []
        for (index, one) in request.decisions.enumerated() {
            let path = "/decisions/\(index)"
            if let reason = one.reason, reason.unicodeScalars.count > TextLimit.reason {
                throw ServiceError(
                    .validation, "reason \(TextLimit.fault(0...TextLimit.reason)).", path: path + "/reason")
            }
            for record in try records(one, path) {
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

    private func records(_ one: DecideChanges.One, _ path: String) throws -> [ChangeRecord] {
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
