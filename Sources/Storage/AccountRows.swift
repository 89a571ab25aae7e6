public import Training
import Wire

/// Every row of an account, table by table: what is taken along, and how it comes back.
extension Store {
    /// How many rows are held at once.
    private static let pageRows = 200

    /// Goes through the rows of a table in the order of its key, a few at a time.
    ///
    /// What belongs to an import that is still being written is left out: nobody sees it yet.
    public func eachRow(of table: AccountTable, _ body: ([SQLValue]) throws -> Void) throws {
        if table.name == Self.eventTable { return try eachEventRow(body) }
        let columns = table.columns.map(\.name).joined(separator: ", ")
        let places = table.key.compactMap { name in table.columns.firstIndex { $0.name == name } }
        let order = table.key.isEmpty ? "" : " ORDER BY " + table.key.joined(separator: ", ")
        let isWhole = try importUnderWay() == nil ? "" : Self.leavesOut(table)
        var last: [SQLValue] = []
        while true {
            let marks = last.map { _ in "?" }.joined(separator: ", ")
            let after = last.isEmpty ? "" : " AND (\(table.key.joined(separator: ", "))) > (\(marks))"
            let rows = try connection.rows(
                "SELECT \(columns) FROM \(table.name) WHERE user_id = ?\(isWhole)\(after)\(order) LIMIT ?",
                [userValue] + last + [.int(Self.pageRows)])
            for row in rows { try body(row.values) }
            guard rows.count == Self.pageRows, let row = rows.last, !places.isEmpty else { return }
            last = places.map { row.values[$0] }
        }
    }

    /// That a row is of no session that is part of an import under way.
    private static func leavesOut(_ table: AccountTable) -> String {
        let column: String
        switch table.name {
        case "sessions": return " AND \(isWhole("sessions"))"
        case "performances", "performed_sets": column = "session_id"
        default: return ""
        }
        return """
             AND NOT EXISTS (SELECT 1 FROM sessions s JOIN imports_under_way u ON u.user_id = s.user_id
              AND u.import_id = s.import_id WHERE s.user_id = \(table.name).user_id AND s.id = \(table.name).\(column))
            """
    }

    /// Every finished workout, oldest first, a few at a time.
    public func eachSession(_ body: (WorkoutSession) throws -> Void) throws {
        var last: [SQLValue] = [.integer(.min), .text("")]
        while true {
            let rows = try connection.rows(
                """
                SELECT started_ms, id FROM sessions WHERE user_id = ? AND \(Self.isWhole("sessions"))
                  AND (started_ms, id) > (?, ?) ORDER BY started_ms, id LIMIT 64
                """, [userValue] + last)
            guard let end = rows.last else { return }
            last = end.values
            var ids: [WorkoutID] = []
            for row in rows {
                var reader = RowReader(row)
                _ = try reader.int64()
                ids.append(try RowReader.require(reader.id()))
            }
            var found: [WorkoutID: WorkoutSession] = [:]
            for group in Self.groups(ids) {
                let sessions = try sessions(where: "id IN (\(Self.marks(group)))", group, limit: group.count)
                for session in sessions { found[session.id] = session }
            }
            for id in ids { if let session = found[id] { try body(session) } }
        }
    }

    /// What leans on something that is not there, as `table.column`; `nil` where nothing does. Also merged exercises that lead back to
    /// themselves.
    public func loose() throws(StorageError) -> String? {
        let links = [
            ("performances", "session_id", "sessions", "id"), ("performed_sets", "session_id", "sessions", "id"),
            ("snapshot_owners", "snapshot_id", "plan_snapshots", "id"),
            ("orphan_versions", "snapshot_id", "plan_snapshots", "id"),
            ("plans", "current_snapshot_id", "plan_snapshots", "id"),
            ("program_days", "program_id", "programs", "id"),
            ("workout_events", "workout_id", "active_workouts", "id"),
            ("packed_events", "workout_id", "active_workouts", "id"),
            ("suggested_changes", "suggestion_id", "suggestions", "id"),
            ("change_facts", "change_id", "suggested_changes", "id"),
        ]
        for (table, column, other, key) in links {
            let rows = try connection.rows(
                """
                SELECT 1 FROM \(table) t WHERE t.user_id = ? AND NOT EXISTS (
                  SELECT 1 FROM \(other) o WHERE o.user_id = t.user_id AND o.\(key) = t.\(column)) LIMIT 1
                """, [userValue])
            if !rows.isEmpty { return "\(table).\(column)" }
        }
        var into: [String: String] = [:]
        for row in try connection.rows(
            "SELECT exercise_id, into_id FROM exercise_merges WHERE user_id = ?", [userValue])
        {
            if case (.text(let from), .text(let to)) = (row.values[0], row.values[1]) { into[from] = to }
        }
        for start in into.keys {
            var (id, steps) = (start, 0)
            while let next = into[id] {
                steps += 1
                if steps > into.count { return "exercise_merges.into_id" }
                id = next
            }
        }
        return nil
    }

    /// Whether nothing is there that an import could get in the way of.
    public func isEmptyAccount() throws(StorageError) -> Bool {
        for table in AccountTable.exported where !AccountTable.replaced.contains(table.name) {
            let rows = try connection.rows("SELECT 1 FROM \(table.name) WHERE user_id = ? LIMIT 1", [userValue])
            if !rows.isEmpty { return false }
        }
        return true
    }

    /// Forgets the rows that an import replaces.
    public func clearReplaced() throws(StorageError) {
        for table in AccountTable.exported where AccountTable.replaced.contains(table.name) {
            try connection.run("DELETE FROM \(table.name) WHERE user_id = ?", [userValue])
        }
    }

    /// Puts a row of an export back. What finds plan versions by their exercises comes with them.
    public func insert(_ values: [SQLValue], into table: AccountTable) throws(StorageError) {
        let columns = table.columns.map { ", " + $0.name }.joined()
        let marks = table.columns.map { _ in ", ?" }.joined()
        try connection.run(
            "INSERT INTO \(table.name) (user_id\(columns)) VALUES (?\(marks))", [userValue] + values)
        if table.name == "plan_snapshots", case .text(let document)? = values.last {
            try index(decodeDocument(PlanSnapshot.self, document))
        }
    }

    /// The lifter's live workouts, running or over.
    public func liveWorkouts() throws(StorageError) -> [WorkoutID] {
        var ids: [WorkoutID] = []
        for row in try connection.rows("SELECT id FROM active_workouts WHERE user_id = ? ORDER BY id", [userValue]) {
            var reader = RowReader(row)
            ids.append(try RowReader.require(reader.id()))
        }
        return ids
    }

    /// Tells the feed of changes of everything that an import has brought.
    public func noteEverything() throws(StorageError) {
        try note(.settings, user)
        try note(.profile, user)
        try note(.gym, rowsOf: "gyms", where: "t.deleted_ms IS NULL")
        try note(.exercise, rowsOf: "exercises")
        for exercise in try exerciseMarks().keys.sorted() { try note(.exercise, exercise) }
        try note(.plan, rowsOf: "plans", where: "t.deleted_ms IS NULL")
        try note(.program, rowsOf: "programs", where: "t.deleted_ms IS NULL")
        try note(.suggestion, rowsOf: "suggestions")
        try note(.importReport, rowsOf: "imports")
        try note(.session, rowsOf: "sessions")
        try note(.activeWorkout, rowsOf: "active_workouts")
        try note(.painFlag, rowsOf: "pain_flags", where: "t.deleted_ms IS NULL")
        try note(.bodyEntry, rowsOf: "body_entries", where: "t.deleted_ms IS NULL")
        try note(.goal, rowsOf: "goals", where: "t.deleted_ms IS NULL")
        try note(.scheduleEntry, rowsOf: "schedule_entries", where: "t.deleted_ms IS NULL")
    }
}
