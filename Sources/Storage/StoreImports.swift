public import Training
import Wire

/// Imports, and what became of the plans that they offer.
extension Store {
    /// Records an import that was carried out.
    public func insert(_ report: ImportReport, id: ImportID, fileName: String?, now: Instant) throws(StorageError) {
        try connection.run(
            "INSERT INTO imports (user_id, id, imported_ms, file_name, report) VALUES (?, ?, ?, ?, ?)",
            [userValue, .id(id), .integer(now.milliseconds), .text(fileName), .document(report)])
        try noteImports()
    }

    /// Reports of past imports, newest first.
    public func imports(limit: Int) throws(StorageError) -> [ImportReport] {
        let rows = try connection.rows(
            "SELECT report FROM imports WHERE user_id = ? ORDER BY imported_ms DESC, id DESC LIMIT ?",
            [userValue, .int(limit)])
        var reports: [ImportReport] = []
        for row in rows {
            var reader = RowReader(row)
            reports.append(try RowReader.require(reader.document(ImportReport.self)))
        }
        return reports
    }

    /// Those of which something is there still: an import that was undone as a whole says nothing any more.
    public func standingImports() throws(StorageError) -> [ImportReport] {
        try imports(limit: Int(Int32.max)).filter { report in report.undone.map { !$0.kept.isEmpty } ?? true }
    }

    // MARK: Under way

    /// That an import is being written.
    public struct ImportNote: Equatable, Sendable {
        public var id: ImportID
        /// When it last went on.
        public var touchedAt: Instant

        public init(id: ImportID, touchedAt: Instant) { (self.id, self.touchedAt) = (id, touchedAt) }
    }

    public func insert(_ note: ImportNote) throws(StorageError) {
        try connection.run(
            "INSERT INTO imports_under_way (user_id, import_id, touched_ms) VALUES (?, ?, ?)",
            [userValue, .id(note.id), .integer(note.touchedAt.milliseconds)])
    }

    /// Notes that an import goes on.
    public func touchNote(of id: ImportID, now: Instant) throws(StorageError) {
        try connection.run(
            "UPDATE imports_under_way SET touched_ms = ? WHERE user_id = ? AND import_id = ?",
            [.integer(now.milliseconds), userValue, .id(id)])
    }

    /// Notes that an import is over: from now on others see the sessions that it has brought.
    public func deleteNote(of id: ImportID) throws(StorageError) {
        try connection.run(
            "DELETE FROM imports_under_way WHERE user_id = ? AND import_id = ?", [userValue, .id(id)])
        try note(.session, rowsOf: "sessions", where: "t.import_id = ?", [.id(id)])
        noteHistory(nil)
    }

    /// The user's import that is being written, or was cut off.
    public func importUnderWay() throws(StorageError) -> ImportNote? {
        let rows = try connection.rows(
            "SELECT user_id, import_id, touched_ms FROM imports_under_way WHERE user_id = ?", [userValue])
        return try rows.first.map { row throws(StorageError) in try Self.importNote(row).1 }
    }

    /// Every user's.
    public static func importNotes(_ connection: any SQLConnection) throws(StorageError) -> [(UserID, ImportNote)] {
        let rows = try connection.rows("SELECT user_id, import_id, touched_ms FROM imports_under_way", [])
        return try rows.map { row throws(StorageError) in try importNote(row) }
    }

    private static func importNote(_ row: SQLRow) throws(StorageError) -> (UserID, ImportNote) {
        var reader = RowReader(row)
        let user: UserID = try RowReader.require(reader.id())
        let id: ImportID = try RowReader.require(reader.id())
        return (user, ImportNote(id: id, touchedAt: Instant(milliseconds: try RowReader.require(reader.int64()))))
    }

    /// The sessions that an import has brought, as they stand.
    public func sessions(of id: ImportID) throws(StorageError) -> [WorkoutID] {
        let rows = try connection.rows(
            "SELECT id FROM sessions WHERE user_id = ? AND import_id = ?", [userValue, .id(id)])
        var ids: [WorkoutID] = []
        for row in rows {
            var reader = RowReader(row)
            ids.append(try RowReader.require(reader.id()))
        }
        return ids
    }

    /// Takes a session that nobody sees out as if it had never come.
    public func withdraw(_ id: WorkoutID) throws(StorageError) {
        try deleteRows(of: id)
        try connection.run(
            "DELETE FROM session_facts WHERE user_id = ? AND session_id = ?", [userValue, .id(id)])
        tellNoted(.session)
    }

    // MARK: Offers

    /// Every imported session that is there, with the plan that its snapshot belongs to.
    public func plansOfImportedSessions() throws(StorageError) -> [WorkoutID: PlanID?] {
        let rows = try connection.rows(
            """
            SELECT s.id, o.plan_id FROM sessions s
            LEFT JOIN snapshot_owners o ON o.user_id = s.user_id AND o.snapshot_id = s.plan_snapshot_id
            WHERE s.user_id = ? AND s.origin = ?
            """, [userValue, .text(WorkoutSession.Origin.imported.rawValue)])
        var plans: [WorkoutID: PlanID?] = [:]
        for row in rows {
            var reader = RowReader(row)
            let session: WorkoutID = try RowReader.require(reader.id())
            plans.updateValue(try reader.id(), forKey: session)
        }
        return plans
    }

    /// The workout names of the offers that the lifter does not want.
    public func dismissedOffers() throws(StorageError) -> Set<String> {
        let rows = try connection.rows("SELECT name FROM dismissed_offers WHERE user_id = ?", [userValue])
        var names = Set<String>()
        for row in rows {
            var reader = RowReader(row)
            names.insert(try RowReader.require(reader.text()))
        }
        return names
    }

    /// Keeps that an offer is not wanted, or forgets it.
    public func dismissOffer(_ name: String, _ isDismissed: Bool, now: Instant) throws(StorageError) {
        try noteImports()
        if isDismissed {
            try connection.run(
                "INSERT INTO dismissed_offers (user_id, name, dismissed_ms) VALUES (?, ?, ?) ON CONFLICT (user_id, name) DO NOTHING",
                [userValue, .text(name), .integer(now.milliseconds)])
        } else {
            try connection.run(
                "DELETE FROM dismissed_offers WHERE user_id = ? AND name = ?", [userValue, .text(name)])
        }
    }
}
