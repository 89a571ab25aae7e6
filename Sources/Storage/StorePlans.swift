public import Training

extension Store {
    /// Stores a new plan; its current version must be stored, as its own or as the newest of the orphans that it adopts.
    public func insert(_ plan: WorkoutPlan, now: Instant) throws(StorageError) {
        try adopt(plan.currentVersion.id, by: plan.id)
        try connection.run(
            """
            INSERT INTO plans (user_id, id, name, category, favorite, complete, archived, estimated_minutes,
              current_snapshot_id, version_count, created_ms) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
            """,
            [
                userValue, .id(plan.id), .text(plan.name), .text(plan.category), .bool(plan.favorite),
                .bool(plan.complete), .bool(plan.archived), .int(plan.estimatedMinutes), .id(plan.currentVersion.id),
                .int(plan.versionCount), .integer(now.milliseconds),
            ])
        try notePlan(plan.id)
    }

    /// Stores what a plan says of itself; its versions have their own ways.
    public func update(_ plan: WorkoutPlan) throws(StorageError) {
        try connection.run(
            """
            UPDATE plans SET name = ?, category = ?, favorite = ?, complete = ?, archived = ?, estimated_minutes = ?
            WHERE user_id = ? AND id = ?
            """,
            [
                .text(plan.name), .text(plan.category), .bool(plan.favorite), .bool(plan.complete),
                .bool(plan.archived), .int(plan.estimatedMinutes), userValue, .id(plan.id),
            ])
        try notePlan(plan.id)
    }

    /// Deletes a plan. Its versions stay: sessions say by them what they ran.
    public func deletePlan(_ id: PlanID, now: Instant) throws(StorageError) {
        let changed = try connection.run(
            "UPDATE plans SET deleted_ms = ? WHERE user_id = ? AND id = ? AND deleted_ms IS NULL",
            [.integer(now.milliseconds), userValue, .id(id)])
        if changed > 0 { try note(.plan, id, isDeleted: true) }
    }

    /// Makes a stored version the current one of its plan.
    public func makeCurrent(_ snapshot: PlanSnapshot, of plan: PlanID) throws(StorageError) {
        try connection.run(
            "UPDATE plans SET current_snapshot_id = ?, version_count = ? WHERE user_id = ? AND id = ?",
            [.id(snapshot.id), .int(snapshot.versionNumber), userValue, .id(plan)])
        try notePlan(plan)
    }

    /// One plan with its current version; `evenDeleted` also finds one that was deleted.
    public func plan(_ id: PlanID, evenDeleted: Bool = false) throws(StorageError) -> WorkoutPlan? {
        try plans(where: evenDeleted ? "AND p.id = ?" : "AND p.id = ? AND p.deleted_ms IS NULL", [.id(id)], of: id)
            .first
    }

    /// The plans that were not deleted, newest first.
    ///
    /// - Parameter range: which of them, counted from 0; `nil` for all.
    public func plans(in range: Range<Int>? = nil) throws(StorageError) -> [WorkoutPlan] {
        try plans(where: "AND p.deleted_ms IS NULL", [], in: range)
    }

    /// When each plan was made.
    public func makingOfPlans() throws(StorageError) -> [PlanID: Instant] {
        let rows = try connection.rows("SELECT id, created_ms FROM plans WHERE user_id = ?", [userValue])
        var made: [PlanID: Instant] = [:]
        for row in rows {
            var reader = RowReader(row)
            let id: PlanID = try RowReader.require(reader.id())
            made[id] = Instant(milliseconds: try RowReader.require(reader.int64()))
        }
        return made
    }

    /// - Parameter one: the plan that is asked for, if it is one.
    private func plans(
        where condition: String, _ arguments: [SQLValue], of one: PlanID? = nil, in range: Range<Int>? = nil
    ) throws(StorageError) -> [WorkoutPlan] {
        let rows = try connection.rows(
            """
            SELECT s.id, s.document, o.plan_id, o.version_number, p.id, p.name, p.category, p.favorite, p.complete, p.archived,
              p.estimated_minutes, p.version_count
            FROM plans p JOIN plan_snapshots s ON s.user_id = p.user_id AND s.id = p.current_snapshot_id
            LEFT JOIN snapshot_owners o ON o.user_id = s.user_id AND o.snapshot_id = s.id
            WHERE p.user_id = ? \(condition) ORDER BY p.created_ms DESC, p.id
            \(range == nil ? "" : "LIMIT ? OFFSET ?")
            """, [userValue] + arguments + (range.map { [.int($0.count), .int($0.lowerBound)] } ?? []))
        var plans: [WorkoutPlan] = []
        let programs = rows.isEmpty ? [:] : try programsUsing(one)
        let makers = rows.isEmpty ? [:] : try programsMaking(one)
        let uses = rows.count < Self.few ? nil : try usesOfAll()
        for row in rows {
            var reader = RowReader(row)
            // In the order of the columns.
            let current = try snapshot(&reader)
            let id: PlanID = try RowReader.require(reader.id())
            let (name, category) = (try reader.text() ?? "", try reader.text())
            let (favorite, complete, archived) = (try reader.bool(), try reader.bool(), try reader.bool())
            let minutes = try reader.int()
            var plan = WorkoutPlan(
                id: id, name: name, currentVersion: current, versionCount: try reader.int() ?? 1)
            (plan.category, plan.estimatedMinutes) = (category, minutes)
            (plan.favorite, plan.complete, plan.archived) = (favorite, complete, archived)
            if let uses { plan.lastUsed = uses[plan.id] } else { plan.lastUsed = try lastUse(of: plan.id) }
            plan.usedBy = programs[plan.id] ?? []
            plan.madeFor = makers[plan.id]
            plans.append(plan)
        }
        return plans
    }

    /// Of fewer plans than these each is asked about by itself.
    private static let few = 20

    /// The start of the newest session of every plan that was trained, as `lastUse` says it of one. Start and offset are one number,
    /// so that the newest one is the largest.
    public func usesOfAll() throws(StorageError) -> [PlanID: Instant] {
        let rows = try connection.rows(
            """
            SELECT s.plan_id, MAX(s.started_ms * 4096 + s.started_offset + 2048) FROM sessions s
            WHERE s.user_id = ? AND s.plan_id IS NOT NULL AND \(Self.hasWork("s")) GROUP BY s.plan_id
            UNION ALL
            SELECT o.plan_id, MAX(s.started_ms * 4096 + s.started_offset + 2048) FROM sessions s
            JOIN snapshot_owners o ON o.user_id = s.user_id AND o.snapshot_id = s.plan_snapshot_id
            WHERE s.user_id = ? AND \(Self.hasWork("s")) GROUP BY o.plan_id
            """, [userValue, userValue])
        var uses: [PlanID: Instant] = [:]
        for row in rows {
            var reader = RowReader(row)
            let plan: PlanID = try RowReader.require(reader.id())
            let number = try RowReader.require(reader.int64())
            let start = Instant(milliseconds: number >> 12, offsetMinutes: Int(number & 4_095) - 2_048)
            uses[plan] = uses[plan].map { max($0, start) } ?? start
        }
        return uses
    }

    /// The start of the newest session with work that ran the plan or the freeform work it was made of.
    private func lastUse(of plan: PlanID) throws(StorageError) -> Instant? {
        let rows = try connection.rows(
            """
            SELECT s.started_ms, s.started_offset FROM sessions s
            WHERE s.user_id = ? AND (s.plan_id = ? OR s.plan_snapshot_id IN
              (SELECT snapshot_id FROM snapshot_owners WHERE user_id = ? AND plan_id = ?)) AND \(Self.hasWork("s"))
            ORDER BY s.started_ms DESC LIMIT 1
            """, [userValue, .id(plan), userValue, .id(plan)])
        guard let row = rows.first else { return nil }
        var reader = RowReader(row)
        return try reader.instant()
    }
}
