public import Contract
import Storage
public import Training
import Wire

/// What is proposed, by whomever, and how it is listed.
extension TopsetService {
    /// A page of bundles, newest first. With a state or an exercise, only their changes that fit.
    public func suggestions(
        _ user: UserID, _ asked: SuggestionFilter, cursor: String?, limit: Int
    ) async throws(ServiceError) -> Page<PlanSuggestion> {
        var filter = Store.SuggestionFilter()
        (filter.plan, filter.session, filter.exercise) = (asked.plan, asked.session, asked.exercise)
        filter.state = asked.state
        if let cursor {
            guard let before = Int(cursor), before > 0 else {
                throw ServiceError(.validation, "cursor is not one of ours.", path: "/cursor")
            }
            filter.before = before
        }
        let bounded = filter
        return try await read(user) { turn in
            let voice = try turn.voice()
            let found = try turn.store.suggestions(bounded, limit: limit + 1)
            let page = found.prefix(limit)
            // What a pain holds back waits for it to be better, and not for a decision; what another one asked for is over with it.
            let coach = asked.state == .pending ? Coach(pains: try Aches(turn: turn).touches()) : nil
            return Page(
                page.compactMap { found in
                    (coach.map { $0.open(found.suggestion) } ?? found.suggestion)?.rendered(voice)
                },
                next: found.count > limit ? page.last.map { String($0.seq) } : nil)
        }
    }

    /// One bundle.
    public func suggestion(_ user: UserID, _ id: SuggestionID) async throws(ServiceError) -> PlanSuggestion {
        try await read(user) { turn in
            guard let suggestion = try turn.store.suggestion(id) else { throw ServiceError.notFound("suggestion") }
            return suggestion.rendered(try turn.voice())
        }
    }

    /// Stores a proposal of the lifter or of a model, checked like the rules' own. One with that id is answered as it is.
    public func propose(
        _ user: UserID, _ request: ProposeChanges
    ) async throws(ServiceError) -> (suggestion: PlanSuggestion, created: Bool) {
        try await write(user, drawing: 1) { turn in try Proposals(turn: turn).propose(request) }
    }
}

/// What is proposed: how it comes, gives way and waits.
struct Proposals: UseCase {
    let turn: Turn

    func propose(_ request: ProposeChanges) throws -> (suggestion: PlanSuggestion, created: Bool) {
        if let id = request.id, let existing = try store.suggestion(id) { return (existing, false) }
        guard let snapshot = try store.snapshot(request.planSnapshotID) else {
            throw ServiceError.notFound("plan version", path: "/plan_snapshot_id")
        }
        let session = try request.sessionID.map { id in
            guard let session = try store.session(id) else {
                throw ServiceError.notFound("session", path: "/session_id")
            }
            return session
        }
        let library = try turn.library()
        let suggestion = try request.suggestion(turn.newID(), on: snapshot, session: session, now: now) {
            library[$0] != nil
        }
        for (index, change) in suggestion.changes.enumerated() where try store.change(change.id) != nil {
            throw ServiceError(.validation, "id is the id of another change.", path: "/changes/\(index)/id")
        }
        if request.source == .ai { try checkModel(suggestion) }
        try insert(suggestion)
        return (try store.suggestion(suggestion.id) ?? suggestion, true)
    }

    /// What waits for a plan, in the order in which it is accepted when all of it is: the rules' own proposals come
    /// first, since another one for the same number does not fit beside them.
    func waiting(for plan: WorkoutPlan) throws -> [ChangeRecord] {
        Self.inOrder(try store.openChanges(ofPlan: plan.id))
    }

    /// The same for every plan for which something waits.
    func waiting() throws -> [PlanID: [ChangeRecord]] { try store.openChangesOfPlans().mapValues(Self.inOrder) }

    private static func inOrder(_ open: [ChangeRecord]) -> [ChangeRecord] {
        open.sorted {
            ($0.source == .rules ? 0 : 1, $0.createdAt, $0.suggestionID, $0.position)
                < ($1.source == .rules ? 0 : 1, $1.createdAt, $1.suggestionID, $1.position)
        }
    }

    /// A model proposes once for a workout, and does not press for what was rejected.
    private func checkModel(_ suggestion: PlanSuggestion) throws {
        if let session = suggestion.sessionID {
            var filter = Store.SuggestionFilter()
            filter.session = session
            if try store.suggestions(filter, limit: 100).contains(where: { $0.suggestion.source == .ai }) {
                throw ServiceError(
                    .changeConflict, "There is already a bundle of a model for this session.", path: "/session_id")
            }
        }
        for (index, change) in suggestion.changes.enumerated() where change.type == .addSet {
            guard let exercise = change.exerciseID, let calibration = try store.calibration(of: exercise),
                !calibration.maySuggestSet(at: now)
            else { continue }
            throw ServiceError(
                .changeConflict, "Another set was rejected lately; it is not proposed again for eight weeks.",
                path: "/changes/\(index)")
        }
    }

    /// Stores a bundle; older proposals for the same target give way to it, and what is proposed after a workout without a plan
    /// takes the place of what was proposed of the lift after earlier ones.
    func insert(_ suggestion: PlanSuggestion) throws {
        let open = try store.changes(in: [.pending, .deferred])
        guard try store.insert(suggestion) else { return }
        try giveWay(open, to: suggestion)
        for exercise in Set(suggestion.changes.compactMap(\.exerciseID)) {
            try store.rebuildCalibration(of: exercise)
        }
    }

    /// Open proposals give way to those of a bundle that speak of the same.
    private func giveWay(_ open: [ChangeRecord], to suggestion: PlanSuggestion) throws {
        // What only makes sense together gives way together.
        var newer: [ChangeGroupID: ChangeID] = [:]
        for record in open {
            guard let group = record.proposed.groupID,
                let change = suggestion.changes.first(where: { $0.supersedes(record, from: suggestion.source) })
            else { continue }
            newer[group] = change.id
        }
        for record in open {
            let own = try successor(of: record, in: suggestion)
            guard let by = own ?? record.proposed.groupID.flatMap({ newer[$0] }) else { continue }
            try retire(record, by: by)
        }
    }

    /// What takes the place of an open proposal in a newer bundle; `nil` where nothing does.
    private func successor(of record: ChangeRecord, in suggestion: PlanSuggestion) throws -> ChangeID? {
        try suggestion.changes.first { $0.supersedes(record, from: suggestion.source) }?.id
            ?? freely(suggestion, record)
    }

    /// What speaks of the same lift after a newer workout without a plan; `nil` where one of the two is about a plan.
    private func freely(_ suggestion: PlanSuggestion, _ record: ChangeRecord) throws -> ChangeID? {
        guard suggestion.source == .rules, record.source == .rules, suggestion.planID == nil,
            let exercise = record.original.exerciseID,
            let newer = suggestion.changes.first(where: { $0.exerciseID == exercise }), !newer.leaves(record.original),
            let snapshot = try store.snapshot(record.planSnapshotID), snapshot.planID == nil
        else { return nil }
        return newer.id
    }

    /// After a plan has changed: conversions of weights that do not stand there any more give way, each group as a whole.
    /// Other proposals that no longer fit go on waiting, and say so.
    func settle(_ plan: PlanID) throws {
        let open = try store.openChanges(ofPlan: plan).filter(\.original.isConversion)
        guard !open.isEmpty, let current = try store.plan(plan)?.currentVersion else { return }
        var (stale, groups) = (Set<ChangeID>(), Set<ChangeGroupID>())
        for record in open where !record.isStill(in: current) {
            stale.insert(record.original.id)
            if let group = record.original.groupID { groups.insert(group) }
        }
        for record in open {
            let isStale = record.original.groupID.map { groups.contains($0) } ?? stale.contains(record.original.id)
            if isStale { try retire(record) }
        }
    }

    /// Another proposal stands in the place of an open one, or what gave rise to it is no more.
    func retire(_ record: ChangeRecord, by newer: ChangeID? = nil) throws {
        var fact = ChangeFact(.superseded, at: now, by: .policy)
        fact.supersededByID = newer
        _ = try store.append(fact, to: record)
    }

    /// What was drawn from a session and gave way when that was deleted or put right, and not to another session's proposals or to
    /// a unit; the newest bundle first.
    func gone(with session: WorkoutID, at moment: Instant) throws -> [ChangeRecord] {
        let drawn = try store.changes(drawnFrom: session)
        let own = Set(drawn.map(\.original.id))
        return drawn.filter { $0.gaveWay(at: moment, toOneOf: own) }
    }

    /// After a session is again what it was: what was drawn from it and gave way when that ended waits again, but for what newer
    /// proposals speak of, whatever was decided on them. What only makes sense together waits together.
    func waitAgain(_ gone: [ChangeRecord]) throws {
        var bundles: [SuggestionID] = []
        for record in gone where bundles.last != record.suggestionID { bundles.append(record.suggestionID) }
        for id in bundles { try waitAgain(gone.filter { $0.suggestionID == id }, of: id) }
    }

    private func waitAgain(_ gone: [ChangeRecord], of id: SuggestionID) throws {
        guard var bundle = try store.suggestion(id) else { return }
        if let plan = bundle.planID, try store.plan(plan) == nil { return }
        var newer = try store.suggestions(after: id)
        for place in newer.indices { newer[place].changes.removeAll { $0.state == .superseded } }
        let replaced = try gone.filter { record in
            try newer.contains { try successor(of: record, in: $0) != nil }
        }
        let (ids, groups) = (Set(replaced.map(\.original.id)), Set(replaced.compactMap(\.original.groupID)))
        let again = gone.filter { record in
            !ids.contains(record.original.id) && record.original.groupID.map { groups.contains($0) } != true
        }
        let older = try store.changes(in: [.pending, .deferred]).filter { record in
            !newer.contains { $0.id == record.suggestionID }
        }
        bundle.changes = again.map(\.original)
        try giveWay(older, to: bundle)
        for record in again {
            let record = try store.append(ChangeFact(.reopened, at: now, by: .policy), to: record)
            try UnitSwitch(turn: turn).waitsAgain(record)
        }
    }
}

extension ChangeRecord {
    /// Whether it gave way at a moment to nothing or to one of these, and not to another proposal or to a unit.
    fileprivate func gaveWay(at moment: Instant, toOneOf own: Set<ChangeID>) -> Bool {
        guard let last = facts.last, last.kind == .superseded, last.fromUnit == nil else { return false }
        return last.supersededByID.map { own.contains($0) } ?? true && last.at.milliseconds == moment.milliseconds
    }
}

extension SuggestedChange {
    /// Whether this proposal takes the place of an older open one: the same target and type; and what the rules say after
    /// a session replaces all that they said of the lift before, in every plan that shares its key. A change of unit takes
    /// nothing's place, and only another weight takes its.
    func supersedes(_ record: ChangeRecord, from source: PlanSuggestion.Source) -> Bool {
        let older = record.original
        if isConversion || leaves(older) { return false }
        let isSameLift = progressionKey != nil && older.progressionKey == progressionKey
        if source == .rules, record.source == .rules, isSameLift, !older.isConversion { return true }
        guard older.targetExercisePrescriptionID == targetExercisePrescriptionID else { return false }
        if older.isConversion { return movesWeight(of: older.targetSetPrescriptionID) }
        if older.targetSetPrescriptionID == targetSetPrescriptionID, older.type == type { return true }
        return source == .rules && record.source == .rules
    }

    /// "The same again" of a session that judged nothing leaves what was earned before, and a further miss leaves the
    /// deload that waits.
    fileprivate func leaves(_ older: SuggestedChange) -> Bool {
        guard type == .stay, older.type != .stay else { return false }
        switch reasons.first?.code {
        case .gymLimitKept, .sessionNotJudged, .testNotJudged, .noWorkingSets: return true
        case .belowTarget, .shorterThanTarget, .failureCounted, .topSetBelowRange, .missingSets, .lighterSets:
            return older.reasons.first?.code == .deload
        default: return false
        }
    }
}
