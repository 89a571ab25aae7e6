import GRDB

/// Rows that lean on others that are not there: a page that is lost takes rows of one table and leaves those of the next, and who
/// reads these fails.
enum StrayRows {
    private struct Kind {
        var name: String
        var table: String
        /// The table that is leaned on, with the columns of both beside that of the user.
        var other: String
        var columns: [(own: String, other: String)]

        var condition: String {
            let pairs = ([("user_id", "user_id")] + columns).map { "o.\($0.1) = \(table).\($0.0)" }
            return "NOT EXISTS (SELECT 1 FROM \(other) o WHERE \(pairs.joined(separator: " AND ")))"
        }
    }

    /// Who is leaned on comes before who leans on it.
    private static let kinds = [
        Kind(
            name: "exercises of sessions", table: "performances", other: "sessions",
            columns: [("session_id", "id")]),
        Kind(
            name: "sets of exercises", table: "performed_sets", other: "performances",
            columns: [("session_id", "session_id"), ("performance", "position")]),
        Kind(
            name: "numbers of plan versions", table: "snapshot_owners", other: "plan_snapshots",
            columns: [("snapshot_id", "id")]),
        Kind(
            name: "versions without a plan", table: "orphan_versions", other: "plan_snapshots",
            columns: [("snapshot_id", "id")]),
        Kind(
            name: "exercises of plan versions", table: "snapshot_exercises", other: "plan_snapshots",
            columns: [("snapshot_id", "id")]),
        Kind(name: "plans", table: "plans", other: "plan_snapshots", columns: [("current_snapshot_id", "id")]),
        Kind(
            name: "proposed changes", table: "suggested_changes", other: "suggestions",
            columns: [("suggestion_id", "id")]),
        Kind(
            name: "decisions", table: "change_facts", other: "suggested_changes", columns: [("change_id", "id")]),
    ]

    /// What is left of a plan: its newest version that is there.
    private static let newestVersions = """
        UPDATE plans SET current_snapshot_id = (
          SELECT o.snapshot_id FROM snapshot_owners o WHERE o.user_id = plans.user_id AND o.plan_id = plans.id
          ORDER BY o.version_number DESC LIMIT 1)
        WHERE NOT EXISTS (
          SELECT 1 FROM plan_snapshots s WHERE s.user_id = plans.user_id AND s.id = plans.current_snapshot_id)
        AND EXISTS (SELECT 1 FROM snapshot_owners o WHERE o.user_id = plans.user_id AND o.plan_id = plans.id)
        """

    /// What is there of each kind, as it is told; empty where nothing is.
    static func faults(_ database: GRDB.Database) throws -> [String] {
        try kinds.compactMap { kind in
            let sql = "SELECT COUNT(*) FROM \(kind.table) WHERE \(kind.condition)"
            let count = try Int.fetchOne(database, sql: sql) ?? 0
            return count == 0 ? nil : "\(count) \(kind.name) lean on something that is lost"
        }
    }

    /// Takes them out.
    static func remove(_ database: GRDB.Database) throws {
        for kind in kinds {
            if kind.table == "plans" { try database.execute(sql: newestVersions) }
            try database.execute(sql: "DELETE FROM \(kind.table) WHERE \(kind.condition)")
        }
    }
}

extension SQLiteDatabase {
    /// What leans on something that is not there; empty where everything is sound.
    public func strays() async throws -> [String] {
        do { return try await writer.read { try StrayRows.faults($0) } } catch { throw Self.fault(error) }
    }
}
