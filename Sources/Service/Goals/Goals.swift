public import Contract
import Storage
public import Training
import Wire

extension TopsetService {
    /// What the lifter wants to reach, newest first, and how far that is.
    public func goals(_ user: UserID, _ status: LifterGoal.Status?) async throws(ServiceError) -> [TrackedGoal] {
        try await read(user) { turn in
            let goals = try turn.store.goals(status)
            let book = GoalBook(turn: turn)
            return try goals.map { try book.tracked($0) }
        }
    }

    /// One goal, and how far it is.
    public func goal(_ user: UserID, _ id: GoalID) async throws(ServiceError) -> TrackedGoal {
        try await read(user) { turn in
            let book = GoalBook(turn: turn)
            return try book.tracked(book.known(id))
        }
    }

    /// Sets a goal. One with that id is answered as it is; one that was deleted comes back as it was.
    public func make(_ user: UserID, _ asked: MakeGoal) async throws(ServiceError) -> (goal: TrackedGoal, created: Bool)
    {
        try await write(user, drawing: 1) { turn in
            let book = GoalBook(turn: turn)
            let made = try book.make(asked)
            return (try book.tracked(made.goal), made.created)
        }
    }

    /// Changes what a goal is, completes it or puts it away.
    public func change(_ user: UserID, _ id: GoalID, _ patch: PatchGoal) async throws(ServiceError) -> TrackedGoal {
        try await write(user) { turn in
            let book = GoalBook(turn: turn)
            return try book.tracked(book.change(id, patch))
        }
    }

    /// Forgets a goal. Once it is gone, again is the same.
    public func deleteGoal(_ user: UserID, _ id: GoalID) async throws(ServiceError) {
        try await write(user) { turn in try GoalBook(turn: turn).delete(id) }
    }
}

/// What a lifter wants to reach.
struct GoalBook: UseCase {
    /// How many goals a lifter may have.
    private static let most = 200

    let turn: Turn

    func known(_ id: GoalID) throws -> LifterGoal {
        guard let goal = try store.goal(id) else { throw ServiceError.notFound("goal") }
        return goal
    }

    func make(_ asked: MakeGoal) throws -> (goal: LifterGoal, created: Bool) {
        if let known = try store.goal(asked.id) { return (known, false) }
        if let deleted = try store.deletedGoal(asked.id) {
            try store.save(deleted)
            return (deleted, true)
        }
        guard try store.goals().count < Self.most else {
            throw ServiceError(.validation, "There are already \(Self.most) goals.", path: "/id")
        }
        let today = LocalDate(now)
        var goal = LifterGoal(
            id: asked.id.isNamed ? asked.id : turn.newID(), asked.kind, asked.target,
            asked.measure ?? asked.kind.measures[0], from: min(asked.startDate ?? today, today), at: now)
        (goal.title, goal.exerciseID, goal.muscle) = (asked.title, asked.exerciseID, asked.muscle)
        goal.by = asked.by
        try check(goal)
        if let exercise = goal.exerciseID, try turn.library().shown(exercise) == nil {
            throw ServiceError.notFound("exercise", path: "/exercise_id")
        }
        try checkAhead(goal)
        try store.save(goal)
        return (goal, true)
    }

    func change(_ id: GoalID, _ patch: PatchGoal) throws -> LifterGoal {
        let before = try known(id)
        var goal = before
        if let title = patch.title { goal.title = title }
        if let target = patch.target { goal.target = target }
        if let by = patch.by { goal.by = by }
        if let status = patch.status, status != goal.status {
            (goal.status, goal.endedAt) = (status, status == .active ? nil : now)
        }
        try check(goal)
        if goal.target != before.target { try checkAhead(goal) }
        if goal != before { try store.save(goal) }
        return goal
    }

    func delete(_ id: GoalID) throws {
        if try store.goal(id) == nil, try store.deletedGoal(id) != nil { return }
        _ = try known(id)
        try store.deleteGoal(id, now: now)
    }

    private func check(_ goal: LifterGoal) throws {
        let faults = goal.faults()
        if !faults.isEmpty { throw ServiceError(faults) }
    }

    /// Refuses what is there already. What is done week by week may be wanted by who does it.
    private func checkAhead(_ goal: LifterGoal) throws {
        if goal.kind.isWeekly { return }
        var followed = goal
        followed.status = .active
        guard try GoalEvidence(turn: turn).progress(of: followed).outlook == .reached else { return }
        throw ServiceError([CalculationError("/target", "is reached already")])
    }

    /// A goal with how far it is, in the lifter's language.
    func tracked(_ goal: LifterGoal) throws -> TrackedGoal {
        var progress = try GoalEvidence(turn: turn).progress(of: goal)
        progress.render(try turn.voice(), goal)
        var tracked = TrackedGoal(goal, progress)
        tracked.emphasis = try GoalEmphases(turn: turn).emphasis(of: goal)
        tracked.emphasis?.render(try turn.voice())
        return tracked
    }
}
