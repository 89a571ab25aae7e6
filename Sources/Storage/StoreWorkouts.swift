public import Training
import Wire

extension Store {
    // MARK: Live workouts

    /// A live workout, running or over. When the stored revision is that of `known`, `known` is it: a revision is
    /// written once, and reading the document is most of the work.
    public func workout(
        _ id: WorkoutID, known: ActiveWorkout? = nil
    ) throws(StorageError) -> ActiveWorkout? {
        if let known, known.id == id, known.userID == user {
            let rows = try connection.rows(
                "SELECT revision FROM active_workouts WHERE user_id = ? AND id = ?", [userValue, .id(id)])
            if rows.first == SQLRow([.integer(Int64(known.revision))]) { return known }
        }
        let rows = try connection.rows(
            "SELECT document FROM active_workouts WHERE user_id = ? AND id = ?", [userValue, .id(id)])
        guard let row = rows.first else { return nil }
        return try Self.workout(row)
    }

    /// The running workout; there is at most one.
    public func runningWorkout() throws(StorageError) -> ActiveWorkout? {
        let rows = try connection.rows(
            "SELECT document FROM active_workouts WHERE user_id = ? AND status = 'in_progress'", [userValue])
        guard let row = rows.first else { return nil }
        return try Self.workout(row)
    }

    /// How many workouts of all users are running.
    public static func runningWorkouts(_ connection: any SQLConnection) throws(StorageError) -> Int {
        let rows = try connection.rows("SELECT COUNT(*) FROM active_workouts WHERE status = 'in_progress'", [])
        guard let row = rows.first else { return 0 }
        var reader = RowReader(row)
        return try reader.int() ?? 0
    }

    private static func workout(_ row: SQLRow) throws(StorageError) -> ActiveWorkout {
        var reader = RowReader(row)
        return try RowReader.require(reader.document(ActiveWorkout.self))
    }

    /// Stores a started workout.
    public func insert(_ workout: ActiveWorkout) throws(StorageError) {
        try connection.run(
            "INSERT INTO active_workouts (user_id, id, status, revision, document) VALUES (?, ?, ?, ?, ?)",
            [
                userValue, .id(workout.id), .text(workout.status.rawValue), .int(workout.revision), .document(workout),
            ])
        try note(.activeWorkout, workout.id)
    }

    /// Stores a changed workout; refused when somebody else changed it meanwhile.
    public func update(_ change: WorkoutChange) throws(StorageError) {
        let workout = change.workout
        let changed = try connection.run(
            "UPDATE active_workouts SET status = ?, revision = ?, document = ? WHERE user_id = ? AND id = ? AND revision = ?",
            [
                .text(workout.status.rawValue), .int(workout.revision), .text(change.workoutText), userValue,
                .id(workout.id), .int(workout.revision - 1),
            ])
        guard changed == 1 else { throw .constraint("the workout changed meanwhile") }
        try note(.activeWorkout, workout.id)
    }

    // MARK: Events

    /// Appends the event of a change.
    public func append(_ change: WorkoutChange) throws(StorageError) {
        try append(change.event.seq, .text(change.eventText), to: change.workout.id)
    }

    /// Appends an event.
    public func append(_ event: WorkoutEvent, to workout: WorkoutID) throws(StorageError) {
        try append(event.seq, .document(event), to: workout)
    }

    private func append(_ seq: Int, _ document: SQLValue, to workout: WorkoutID) throws(StorageError) {
        try connection.run(
            "INSERT INTO workout_events (user_id, workout_id, seq, document) VALUES (?, ?, ?, ?)",
            [userValue, .id(workout), .int(seq), document])
    }

    // MARK: Repeats

    /// A command that was already answered.
    public struct AnsweredCommand: Equatable, Sendable {
        /// What the command was, without the client's clock.
        public var fingerprint: String
        /// The answer, byte for byte.
        public var response: String

        public init(fingerprint: String, response: String) {
            self.fingerprint = fingerprint
            self.response = response
        }
    }

    /// The answer kept for a key, unless it has expired.
    public func answered(scope: String, key: String, now: Instant) throws(StorageError) -> AnsweredCommand? {
        let rows = try connection.rows(
            """
            SELECT fingerprint, response FROM idempotency_keys
            WHERE user_id = ? AND scope = ? AND idempotency_key = ? AND expires_ms > ?
            """, [userValue, .text(scope), .text(key), .integer(now.milliseconds)])
        guard let row = rows.first else { return nil }
        var reader = RowReader(row)
        return AnsweredCommand(
            fingerprint: try RowReader.require(reader.text()), response: try RowReader.require(reader.text()))
    }

    /// Keeps an answer for 24 hours.
    public func keepAnswer(
        _ answer: AnsweredCommand, scope: String, key: String, now: Instant
    ) throws(StorageError) {
        try connection.run(
            "DELETE FROM idempotency_keys WHERE user_id = ? AND scope = ? AND idempotency_key = ?",
            [userValue, .text(scope), .text(key)])
        try connection.run(
            """
            INSERT INTO idempotency_keys (user_id, scope, idempotency_key, fingerprint, response, expires_ms)
            VALUES (?, ?, ?, ?, ?, ?)
            """,
            [
                userValue, .text(scope), .text(key), .text(answer.fingerprint), .text(answer.response),
                .integer(now.milliseconds + Self.keepMilliseconds),
            ])
    }

    /// When the newest answer was kept.
    public static func newestAnswer(_ connection: any SQLConnection) throws(StorageError) -> Instant? {
        let rows = try connection.rows("SELECT MAX(expires_ms) FROM idempotency_keys", [])
        guard let row = rows.first else { return nil }
        var reader = RowReader(row)
        return try reader.int64().map { Instant(milliseconds: $0 - keepMilliseconds) }
    }

    private static let keepMilliseconds: Int64 = 24 * 3_600_000

    /// Forgets every user's expired answers.
    public static func sweepAnswers(_ connection: any SQLConnection, now: Instant) throws(StorageError) {
        try connection.run("DELETE FROM idempotency_keys WHERE expires_ms <= ?", [.integer(now.milliseconds)])
    }
}

/// A change of a live workout as it is stored. Making one is most of the work of a write and needs no transaction.
public struct WorkoutChange: Sendable {
    /// The workout after the change.
    public let written: WrittenWorkout
    public let event: WorkoutEvent
    let workoutText: String
    let eventText: String

    public var workout: ActiveWorkout { written.workout }

    /// - Parameters:
    ///   - before: the workout that was reduced.
    ///   - known: it, or what it was some changes before, as it was written then.
    public init(_ reduction: Reduction, after before: ActiveWorkout, _ known: WrittenWorkout? = nil) {
        written = WrittenWorkout(reduction.workout, after: known)
        workoutText = written.text
        event = reduction.recorded(after: before)
        eventText = JSON.text(event)
    }
}
