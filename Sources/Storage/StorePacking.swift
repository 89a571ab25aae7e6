public import Training
import Wire

/// Events of workouts that are long over, packed: read as seldom as they are, rows would take eight times the room.
extension Store {
    /// A workout of some user.
    public struct WorkoutPlace: Equatable, Sendable {
        let user: UserID
        let workout: WorkoutID
    }

    /// Workouts with events that are rows, of all users, a few at a time.
    ///
    /// - Returns: those that are over and in which nothing happened since `moment`; and where to go on, `nil` at the end.
    public static func unpackedWorkouts(
        _ connection: any SQLConnection, after last: WorkoutPlace?, untouchedSince moment: Instant
    ) throws(StorageError) -> (old: [WorkoutPlace], last: WorkoutPlace?) {
        var (old, last): ([WorkoutPlace], WorkoutPlace?) = ([], last)
        for _ in 0..<64 {
            // One step into the key for each workout, however many events it has.
            let rows = try connection.rows(
                """
                SELECT user_id, workout_id FROM workout_events WHERE (user_id, workout_id) > (?, ?)
                ORDER BY user_id, workout_id LIMIT 1
                """, [.text(last?.user.text ?? ""), .text(last?.workout.text ?? "")])
            guard let row = rows.first else { return (old, nil) }
            var reader = RowReader(row)
            let place = WorkoutPlace(
                user: try RowReader.require(reader.id()), workout: try RowReader.require(reader.id()))
            if try Store(connection, user: place.user).isUntouched(place.workout, since: moment) { old.append(place) }
            last = place
        }
        return (old, last)
    }

    private func isUntouched(_ workout: WorkoutID, since moment: Instant) throws(StorageError) -> Bool {
        let rows = try connection.rows(
            """
            SELECT e.document FROM active_workouts a
            JOIN workout_events e ON e.user_id = a.user_id AND e.workout_id = a.id AND e.seq = a.revision
            WHERE a.user_id = ? AND a.id = ? AND a.status <> 'in_progress'
            """, [userValue, .id(workout)])
        guard case .text(let text)? = rows.first?.values.first else { return false }
        // What cannot be read stays as it is; a look over everything tells of it.
        guard let event = try? decodeDocument(WorkoutEvent.self, text) else { return false }
        return event.createdAt.milliseconds < moment.milliseconds
    }

    /// Packs the events of a workout, all of them or none.
    ///
    /// - Returns: whether anything was packed. What is not as it should be stays as it is.
    public static func pack(_ connection: any SQLConnection, _ place: WorkoutPlace) throws(StorageError) -> Bool {
        let store = Store(connection, user: place.user)
        let key = [store.userValue, .id(place.workout)]
        let loose = try connection.rows(
            "SELECT COUNT(*) FROM workout_events WHERE user_id = ? AND workout_id = ?", key)
        guard case .integer(let count)? = loose.first?.values.first, count > 0,
            let events = try? store.events(of: place.workout, after: 0, limit: Int(Int32.max)), let first = events.first
        else { return false }
        let texts = try store.eventTexts(of: .id(place.workout))
        let packed = try store.packedEvents(of: .id(place.workout))?.count ?? 0
        guard texts.count == packed + Int(count), texts.last?.seq == texts.count,
            let block = EventBlock(packing: texts.map(\.text))
        else { return false }
        try connection.run("DELETE FROM packed_events WHERE user_id = ? AND workout_id = ?", key)
        try connection.run(
            "INSERT INTO packed_events (user_id, workout_id, events, bytes, started_ms, block) VALUES (?, ?, ?, ?, ?, ?)",
            key + [
                .int(block.count), .int(block.size), .integer(first.createdAt.milliseconds), .blob(block.bytes),
            ])
        try connection.run("DELETE FROM workout_events WHERE user_id = ? AND workout_id = ?", key)
        return true
    }

    // MARK: Numbers

    /// What was packed, of all users.
    public struct PackedNumbers: Equatable, Sendable {
        public var workouts = 0
        public var events = 0
        /// Of the events, and of what they became.
        public var bytes = 0
        public var packedBytes = 0
    }

    public static func packedNumbers(_ connection: any SQLConnection) throws(StorageError) -> PackedNumbers {
        let rows = try connection.rows(
            "SELECT COUNT(*), SUM(events), SUM(bytes), SUM(LENGTH(block)) FROM packed_events", [])
        guard let row = rows.first else { return PackedNumbers() }
        var reader = RowReader(row)
        return PackedNumbers(
            workouts: try reader.int() ?? 0, events: try reader.int() ?? 0, bytes: try reader.int() ?? 0,
            packedBytes: try reader.int() ?? 0)
    }

    /// When the first of the packed events happened.
    public static func oldestPacked(_ connection: any SQLConnection) throws(StorageError) -> Instant? {
        let rows = try connection.rows(
            "SELECT user_id, workout_id FROM packed_events ORDER BY started_ms LIMIT 1", [])
        guard let row = rows.first else { return nil }
        var reader = RowReader(row)
        let store = Store(connection, user: try RowReader.require(reader.id()))
        return try store.events(of: try RowReader.require(reader.id()), after: 0, limit: 1).first?.createdAt
    }

    /// How many packed events were read, and what is wrong with those that could not be.
    static func checkPackedEvents(
        _ connection: any SQLConnection, _ read: (String) throws(StorageError) -> String
    ) throws(StorageError) -> (count: Int, faults: [String]) {
        var (count, faults): (Int, [String]) = (0, [])
        let rows = try connection.rows("SELECT events, bytes, block, user_id, workout_id FROM packed_events", [])
        for row in rows {
            do throws(StorageError) {
                for text in try block(row).texts() {
                    count += 1
                    _ = try read(text)
                }
            } catch {
                let names = row.values.suffix(2).map { if case .text(let text) = $0 { text } else { "?" } }
                faults.append("packed_events of user \(names[0]), workout \(names[1]): \(error.message)")
            }
        }
        return (count, faults)
    }
}
