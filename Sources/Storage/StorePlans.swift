public import Training
import Wire

extension Store {
    // MARK: Snapshots

    /// Stores an immutable version; storing the same one again changes nothing.
    public func insert(_ snapshot: PlanSnapshot) throws(StorageError) {
        try connection.run(
            "INSERT INTO plan_snapshots (user_id, id, document) VALUES (?, ?, ?) ON CONFLICT (user_id, id) DO NOTHING",
            [userValue, .id(snapshot.id), .document(snapshot)])
        if let plan = snapshot.planID { try own(snapshot.id, by: plan, version: snapshot.versionNumber) }
    }

    private func own(_ snapshot: SnapshotID, by plan: PlanID, version: Int) throws(StorageError) {
        try connection.run(
            "INSERT INTO snapshot_owners (user_id, snapshot_id, plan_id, version_number) VALUES (?, ?, ?, ?)",
            [userValue, .id(snapshot), .id(plan), .int(version)])
    }

    /// One version. An adopted orphan says whose it became, although its document never changes.
    public func snapshot(_ id: SnapshotID) throws(StorageError) -> PlanSnapshot? {
        let rows = try connection.rows(
            """
            SELECT s.document, o.plan_id, o.version_number FROM plan_snapshots s
            LEFT JOIN snapshot_owners o ON o.user_id = s.user_id AND o.snapshot_id = s.id
            WHERE s.user_id = ? AND s.id = ?
            """, [userValue, .id(id)])
        guard let row = rows.first else { return nil }
        var reader = RowReader(row)
        var snapshot = try RowReader.require(reader.document(PlanSnapshot.self))
        snapshot.planID = try reader.id()
        if let version = try reader.int() { snapshot.versionNumber = version }
        return snapshot
    }

    // MARK: Plans

    /// Stores a new plan; its current version must be stored, as its own or as an orphan that it adopts.
    public func insert(_ plan: WorkoutPlan, now: Instant) throws(StorageError) {
        if try snapshot(plan.currentVersion.id)?.planID == nil {
            try own(plan.currentVersion.id, by: plan.id, version: plan.currentVersion.versionNumber)
        }
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
    }

    /// Makes a stored version the current one of its plan.
    public func setCurrent(_ snapshot: PlanSnapshot, of plan: PlanID) throws(StorageError) {
        try connection.run(
            "UPDATE plans SET current_snapshot_id = ?, version_count = ? WHERE user_id = ? AND id = ?",
            [.id(snapshot.id), .int(snapshot.versionNumber), userValue, .id(plan)])
    }

    /// One plan with its current version.
    public func plan(_ id: PlanID) throws(StorageError) -> WorkoutPlan? {
        try plans(where: "AND id = ?", [.id(id)]).first
    }

    /// Every plan, newest first.
    public func plans() throws(StorageError) -> [WorkoutPlan] { try plans(where: "", []) }

    private func plans(where condition: String, _ arguments: [SQLValue]) throws(StorageError) -> [WorkoutPlan] {
        let rows = try connection.rows(
            """
            SELECT id, name, category, favorite, complete, archived, estimated_minutes, current_snapshot_id, version_count
            FROM plans WHERE user_id = ? \(condition) ORDER BY created_ms DESC, id
            """, [userValue] + arguments)
        var plans: [WorkoutPlan] = []
        for row in rows {
            var reader = RowReader(row)
            var plan = WorkoutPlan()
            plan.id = try RowReader.require(reader.id())
            plan.name = try reader.text() ?? ""
            plan.category = try reader.text()
            plan.favorite = try reader.bool()
            plan.complete = try reader.bool()
            plan.archived = try reader.bool()
            plan.estimatedMinutes = try reader.int()
            let current: SnapshotID = try RowReader.require(reader.id())
            plan.currentVersion = try RowReader.require(snapshot(current))
            plan.versionCount = try reader.int() ?? 1
            plan.lastUsed = try lastUse(of: plan.id)
            plans.append(plan)
        }
        return plans
    }

    private func lastUse(of plan: PlanID) throws(StorageError) -> Instant? {
        let rows = try connection.rows(
            """
            SELECT started_ms, started_offset FROM sessions WHERE user_id = ? AND plan_id = ?
            ORDER BY started_ms DESC LIMIT 1
            """, [userValue, .id(plan)])
        guard let row = rows.first else { return nil }
        var reader = RowReader(row)
        return try reader.instant()
    }
}
