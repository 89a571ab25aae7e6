public import Training
import Wire

/// What is planned for days, and what a calendar reads it by.
extension Store {
    // MARK: Entries

    /// Those of which some day may be from one to another, in the order of their first days.
    public func scheduleEntries(
        from first: LocalDate, through last: LocalDate
    ) throws(StorageError) -> [ScheduleEntry] {
        try scheduleEntries(
            where: "AND deleted_ms IS NULL AND first_day <= ? AND (last_day IS NULL OR last_day >= ?)",
            [.integer(last.day), .integer(first.day)])
    }

    /// How many there are.
    public func scheduleEntryCount() throws(StorageError) -> Int {
        let rows = try connection.rows(
            "SELECT COUNT(*) FROM schedule_entries WHERE user_id = ? AND deleted_ms IS NULL", [userValue])
        guard let row = rows.first else { return 0 }
        var reader = RowReader(row)
        return try reader.int() ?? 0
    }

    /// One entry.
    public func scheduleEntry(_ id: ScheduleEntryID) throws(StorageError) -> ScheduleEntry? {
        try scheduleEntries(where: "AND deleted_ms IS NULL AND id = ?", [.id(id)]).first
    }

    /// One that was deleted, as it was.
    public func deletedScheduleEntry(_ id: ScheduleEntryID) throws(StorageError) -> ScheduleEntry? {
        try scheduleEntries(where: "AND deleted_ms IS NOT NULL AND id = ?", [.id(id)]).first
    }

    private func scheduleEntries(
        where condition: String, _ arguments: [SQLValue]
    ) throws(StorageError) -> [ScheduleEntry] {
        let rows = try connection.rows(
            "SELECT document FROM schedule_entries WHERE user_id = ? \(condition) ORDER BY first_day, id",
            [userValue] + arguments)
        return try rows.map { row throws(StorageError) in
            var reader = RowReader(row)
            return try RowReader.require(reader.document(ScheduleEntry.self))
        }
    }

    /// Stores an entry, new, changed or brought back.
    public func save(_ entry: ScheduleEntry) throws(StorageError) {
        try connection.run(
            """
            INSERT INTO schedule_entries (user_id, id, first_day, last_day, document) VALUES (?, ?, ?, ?, ?)
            ON CONFLICT (user_id, id) DO UPDATE SET first_day = excluded.first_day, last_day = excluded.last_day,
              document = excluded.document, deleted_ms = NULL
            """,
            [
                userValue, .id(entry.id), .integer(entry.firstDay.day), .int64(entry.lastDay?.day), .document(entry),
            ])
        try note(.scheduleEntry, entry.id)
    }

    /// Deletes an entry; saving it again brings it back.
    public func deleteScheduleEntry(_ id: ScheduleEntryID, now: Instant) throws(StorageError) {
        let changed = try connection.run(
            "UPDATE schedule_entries SET deleted_ms = ? WHERE user_id = ? AND id = ? AND deleted_ms IS NULL",
            [.integer(now.milliseconds), userValue, .id(id)])
        if changed > 0 { try note(.scheduleEntry, id, isDeleted: true) }
    }

    // MARK: What was done

    /// A finished workout, as far as a calendar must know it to say what is done.
    public struct DoneWorkout: Equatable, Sendable {
        public var id: WorkoutID
        public var startedAt: Instant
        public var planID: PlanID?
        public var programDayID: ProgramDayID?
        public var title: String?
    }

    /// The finished workouts with work between two moments, oldest first.
    public func doneWorkouts(from: Instant, to: Instant) throws(StorageError) -> [DoneWorkout] {
        let rows = try connection.rows(
            """
            SELECT id, started_ms, started_offset, plan_id, program_day_id, title FROM sessions
            WHERE user_id = ? AND started_ms >= ? AND started_ms <= ? AND \(Self.isWhole("sessions"))
              AND \(Self.hasWork("sessions")) ORDER BY started_ms, id
            """, [userValue, .integer(from.milliseconds), .integer(to.milliseconds)])
        return try rows.map { row throws(StorageError) in
            var reader = RowReader(row)
            let id: WorkoutID = try RowReader.require(reader.id())
            let startedAt = try RowReader.require(reader.instant())
            let plan: PlanID? = try reader.id()
            let day: ProgramDayID? = try reader.id()
            return DoneWorkout(
                id: id, startedAt: startedAt, planID: plan, programDayID: day, title: try reader.text())
        }
    }

    // MARK: What a calendar reads it by

    /// When a calendar's secret was made, and when it was last used.
    public struct CalendarToken: Equatable, Sendable {
        public var createdAt: Instant
        public var lastReadAt: Instant?
    }

    /// The one there is.
    public func calendarToken() throws(StorageError) -> CalendarToken? {
        let rows = try connection.rows(
            "SELECT created_ms, created_offset, last_read_ms FROM calendar_tokens WHERE user_id = ?", [userValue])
        guard let row = rows.first else { return nil }
        var reader = RowReader(row)
        let createdAt = try RowReader.require(reader.instant())
        return CalendarToken(
            createdAt: createdAt, lastReadAt: try reader.int64().map { Instant(milliseconds: $0) })
    }

    /// The user whose calendar is read by the secret with a hash, the hash itself, and when that was last done.
    public static func calendarOwner(
        _ connection: any SQLConnection, hash: String
    ) throws(StorageError) -> (user: UserID, hash: String, lastReadMilliseconds: Int64?)? {
        let rows = try connection.rows(
            "SELECT user_id, hash, last_read_ms FROM calendar_tokens WHERE hash = ?", [.text(hash)])
        guard let row = rows.first else { return nil }
        var reader = RowReader(row)
        return (
            try RowReader.require(reader.id()), try RowReader.require(reader.text()), try reader.int64()
        )
    }

    /// Keeps the hash of a new secret; the one before it holds no more.
    public func saveCalendarToken(hash: String, now: Instant) throws(StorageError) {
        try connection.run(
            """
            INSERT INTO calendar_tokens (user_id, hash, created_ms, created_offset) VALUES (?, ?, ?, ?)
            ON CONFLICT (user_id) DO UPDATE SET hash = excluded.hash, created_ms = excluded.created_ms,
              created_offset = excluded.created_offset, last_read_ms = NULL
            """, [userValue, .text(hash), .integer(now.milliseconds), .int(now.offsetMinutes)])
    }

    /// Notes that a calendar was read now by the secret with a hash, which may be another by now.
    public func touchCalendarToken(hash: String, now: Instant) throws(StorageError) {
        try connection.run(
            "UPDATE calendar_tokens SET last_read_ms = ? WHERE user_id = ? AND hash = ?",
            [.integer(now.milliseconds), userValue, .text(hash)])
    }

    /// Forgets the secret; calendars that have it read no more.
    public func deleteCalendarToken() throws(StorageError) {
        try connection.run("DELETE FROM calendar_tokens WHERE user_id = ?", [userValue])
    }
}
