public import Training
import Wire

extension Store {
    // MARK: Versions

    /// Stores an immutable version; storing the same one again changes nothing.
    public func insert(_ shown: PlanSnapshot) throws(StorageError) {
        let snapshot = try asWritten(shown)
        let added = try connection.run(
            "INSERT INTO plan_snapshots (user_id, id, document) VALUES (?, ?, ?) ON CONFLICT (user_id, id) DO NOTHING",
            [userValue, .id(snapshot.id), .document(snapshot)])
        guard added > 0 else { return }
        try index(snapshot)
        if let plan = snapshot.planID { try own(snapshot.id, by: plan, version: snapshot.versionNumber) }
    }

    /// Notes the exercises that a version names, to find it by them.
    func index(_ snapshot: PlanSnapshot) throws(StorageError) {
        var exercises = Set<ExerciseID>()
        for prescription in snapshot.exercises where exercises.insert(prescription.exerciseID).inserted {
            try connection.run(
                "INSERT INTO snapshot_exercises (user_id, exercise_id, snapshot_id) VALUES (?, ?, ?)",
                [userValue, .id(prescription.exerciseID), .id(snapshot.id)])
        }
    }

    private func own(_ snapshot: SnapshotID, by plan: PlanID, version: Int) throws(StorageError) {
        try connection.run(
            "INSERT INTO snapshot_owners (user_id, snapshot_id, plan_id, version_number) VALUES (?, ?, ?, ?)",
            [userValue, .id(snapshot), .id(plan), .int(version)])
    }

    /// One version. An adopted orphan says whose it became, although its document never changes.
    public func snapshot(_ id: SnapshotID) throws(StorageError) -> PlanSnapshot? {
        try snapshots("s.id = ?", [.id(id)], limit: 1).first
    }

    /// The versions of a plan, newest first, at most `limit`.
    ///
    /// - Parameter before: only versions with a smaller number.
    public func versions(
        of plan: PlanID, before: Int? = nil, limit: Int = 100_000
    ) throws(StorageError) -> [PlanSnapshot] {
        try snapshots(
            "o.plan_id = ? AND o.version_number < ?", [.id(plan), .int(before ?? Int(Int32.max))], limit: limit)
    }

    /// One version of a plan by its number.
    public func version(_ number: Int, of plan: PlanID) throws(StorageError) -> PlanSnapshot? {
        try snapshots("o.plan_id = ? AND o.version_number = ?", [.id(plan), .int(number)], limit: 1).first
    }

    private func snapshots(
        _ condition: String, _ arguments: [SQLValue], limit: Int
    ) throws(StorageError) -> [PlanSnapshot] {
        let rows = try connection.rows(
            """
            SELECT s.id, s.document, o.plan_id, o.version_number FROM plan_snapshots s
            LEFT JOIN snapshot_owners o ON o.user_id = s.user_id AND o.snapshot_id = s.id
            WHERE s.user_id = ? AND \(condition) ORDER BY o.version_number DESC LIMIT ?
            """, [userValue] + arguments + [.int(limit)])
        return try snapshots(rows)
    }

    /// The current version of every plan that was not deleted, of the newest plan first.
    public func currentVersions() throws(StorageError) -> [PlanSnapshot] {
        let rows = try connection.rows(
            """
            SELECT s.id, s.document, o.plan_id, o.version_number FROM plans p
            JOIN plan_snapshots s ON s.user_id = p.user_id AND s.id = p.current_snapshot_id
            JOIN snapshot_owners o ON o.user_id = s.user_id AND o.snapshot_id = s.id
            WHERE p.user_id = ? AND p.deleted_ms IS NULL ORDER BY p.created_ms DESC, p.id
            """, [userValue])
        return try snapshots(rows)
    }

    private func snapshots(_ rows: [SQLRow]) throws(StorageError) -> [PlanSnapshot] {
        var snapshots: [PlanSnapshot] = []
        for row in rows {
            var reader = RowReader(row)
            snapshots.append(try snapshot(&reader))
        }
        return snapshots
    }

    /// A version as its document says it, which is read once.
    private func version(_ id: SnapshotID, _ document: String) throws(StorageError) -> PlanSnapshot {
        if let known = versions?.find(id, of: user, document) { return known }
        let snapshot = try decodeDocument(PlanSnapshot.self, document)
        // One that says another id of itself is not what is looked for.
        if snapshot.id == id { versions?.keep(snapshot, document, of: user) }
        return snapshot
    }

    /// A version as its next columns say it: its id, its document, the plan that owns it, its number there.
    func snapshot(_ reader: inout RowReader) throws(StorageError) -> PlanSnapshot {
        var snapshot = try version(RowReader.require(reader.id()), RowReader.require(reader.text()))
        snapshot.planID = try reader.id()
        if let version = try reader.int() { snapshot.versionNumber = version }
        return try shown(snapshot)
    }

    /// The plans of which a version names the exercise, deleted ones among them: they are part of its history.
    public func plans(with exercise: ExerciseID) throws(StorageError) -> [(id: PlanID, name: String)] {
        let named = try names("e.exercise_id", exercise)
        let rows = try connection.rows(
            """
            SELECT id, name FROM plans WHERE user_id = ? AND id IN (
              SELECT o.plan_id FROM snapshot_exercises e
              JOIN snapshot_owners o ON o.user_id = e.user_id AND o.snapshot_id = e.snapshot_id
              WHERE e.user_id = ? AND \(named.sql))
            ORDER BY id
            """, [userValue, userValue] + named.arguments)
        var plans: [(id: PlanID, name: String)] = []
        for row in rows {
            var reader = RowReader(row)
            let id: PlanID = try RowReader.require(reader.id())
            plans.append((id, try reader.text() ?? ""))
        }
        return plans
    }

    // MARK: Orphans

    /// The newest version of freeform work that no plan has adopted; the version itself where it has no further ones.
    public func newestOrphan(of snapshot: SnapshotID) throws(StorageError) -> PlanSnapshot {
        let newest = try orphanChain(of: snapshot).last ?? snapshot
        return try RowReader.require(self.snapshot(newest))
    }

    /// The first version of freeform work; the version itself where it has no further ones.
    public func orphanRoot(of snapshot: SnapshotID) throws(StorageError) -> SnapshotID {
        let rows = try connection.rows(
            "SELECT root_id FROM orphan_versions WHERE user_id = ? AND snapshot_id = ?", [userValue, .id(snapshot)])
        guard let row = rows.first else { return snapshot }
        var reader = RowReader(row)
        return try RowReader.require(reader.id())
    }

    /// Stores a further version of freeform work.
    ///
    /// - Parameters:
    ///   - snapshot: with its number, counted from 1 at the root.
    ///   - root: the version that mirrors the session.
    public func insertOrphanVersion(_ snapshot: PlanSnapshot, root: SnapshotID) throws(StorageError) {
        try insert(snapshot)
        for (id, number) in [(root, 1), (snapshot.id, snapshot.versionNumber)] {
            try connection.run(
                """
                INSERT INTO orphan_versions (user_id, snapshot_id, root_id, version_number) VALUES (?, ?, ?, ?)
                ON CONFLICT (user_id, snapshot_id) DO NOTHING
                """, [userValue, .id(id), .id(root), .int(number)])
        }
    }

    /// The versions of freeform work, oldest first; nothing where there is only the first.
    private func orphanChain(of snapshot: SnapshotID) throws(StorageError) -> [SnapshotID] {
        let rows = try connection.rows(
            "SELECT snapshot_id FROM orphan_versions WHERE user_id = ? AND root_id = ? ORDER BY version_number",
            [userValue, .id(try orphanRoot(of: snapshot))])
        var chain: [SnapshotID] = []
        for row in rows {
            var reader = RowReader(row)
            chain.append(try RowReader.require(reader.id()))
        }
        return chain
    }

    /// Gives an orphan and its other versions to a plan; a version that has one stays where it is.
    func adopt(_ snapshot: SnapshotID, by plan: PlanID) throws(StorageError) {
        if try self.snapshot(snapshot)?.planID != nil { return }
        let root = try orphanRoot(of: snapshot)
        let chain = try orphanChain(of: snapshot)
        for (index, id) in (chain.isEmpty ? [snapshot] : chain).enumerated() {
            try own(id, by: plan, version: index + 1)
        }
        try connection.run(
            "DELETE FROM orphan_versions WHERE user_id = ? AND root_id = ?", [userValue, .id(root)])
        // What was proposed for them names the plan from now on, and what offered them as a plan is taken.
        try note(
            .suggestion, rowsOf: "suggestions",
            where: """
                t.plan_snapshot_id IN (SELECT o.snapshot_id FROM snapshot_owners o WHERE o.user_id = ? AND o.plan_id = ?)
                """, [userValue, .id(plan)])
        try noteImports()
    }
}
