public import Training
import Wire

extension Store {
    /// Adds the records that the sessions set.
    func addRecords(to sessions: inout [WorkoutSession]) throws(StorageError) {
        let places = Self.places(of: sessions.map(\.id))
        for (id, record) in try records(of: sessions.map(\.id)) {
            guard let place = places[id] else { continue }
            sessions[place].records.append(record)
            sessions[place].achievements.append(record.achievement)
        }
    }

    /// The records that sessions set, those of one session together and in their order.
    func records(of sessions: [WorkoutID]) throws(StorageError) -> [(session: WorkoutID, record: PersonalRecord)] {
        var records: [(session: WorkoutID, record: PersonalRecord)] = []
        for group in Self.groups(sessions) {
            let rows = try connection.rows(
                """
                SELECT session_id, document FROM records WHERE user_id = ? AND session_id IN (\(Self.marks(group)))
                ORDER BY session_id, exercise_id, position
                """, [userValue] + group)
            for row in rows {
                var reader = RowReader(row)
                let id: WorkoutID = try RowReader.require(reader.id())
                records.append((id, try RowReader.require(reader.document(PersonalRecord.self))))
            }
        }
        return records
    }

    // MARK: Standing bests

    /// The bests of an exercise after the newest session that it was done in.
    struct Standing {
        var bests: ExerciseRecords
        var startedAt: Int64
        var sessionID: WorkoutID
        /// How many records were announced until then.
        var records: Int

        fileprivate init?(_ exercise: ExerciseID, _ book: RecordBook, _ history: [DatedPerformance]) {
            let newest = history.max {
                ($0.startedAt.milliseconds, $0.sessionID) < ($1.startedAt.milliseconds, $1.sessionID)
            }
            guard let newest, let bests = book.standing[exercise] else { return nil }
            (self.bests, records) = (bests, book.announced.count)
            (startedAt, sessionID) = (newest.startedAt.milliseconds, newest.sessionID)
        }

        fileprivate init(_ row: SQLRow) throws(StorageError) {
            var reader = RowReader(row)
            startedAt = try RowReader.require(reader.int64())
            sessionID = try RowReader.require(reader.id())
            records = try RowReader.require(reader.int())
            bests = try RowReader.require(reader.document(ExerciseRecords.self))
        }
    }

    func standing(of exercise: ExerciseID) throws(StorageError) -> Standing? {
        let rows = try connection.rows(
            "SELECT started_ms, session_id, records, document FROM standings WHERE user_id = ? AND exercise_id = ?",
            [userValue, .id(exercise)])
        return try rows.first.map { row throws(StorageError) in try Standing(row) }
    }

    private func save(_ standing: Standing) throws(StorageError) {
        try connection.run(
            """
            INSERT INTO standings (user_id, exercise_id, started_ms, session_id, records, document) VALUES (?, ?, ?, ?, ?, ?)
            ON CONFLICT (user_id, exercise_id) DO UPDATE SET started_ms = excluded.started_ms,
              session_id = excluded.session_id, records = excluded.records, document = excluded.document
            """,
            [
                userValue, .id(standing.bests.exerciseID), .integer(standing.startedAt), .id(standing.sessionID),
                .int(standing.records), .document(standing.bests),
            ])
    }

    // MARK: Records

    /// Takes an archived session into the records of one of its exercises. One that is newer than all others is folded onto the
    /// bests that stand; otherwise the history is replayed.
    ///
    /// - Returns: what the session did to the bests.
    public func addRecords(
        of exercise: ExerciseID, in session: WorkoutSession
    ) throws(StorageError) -> ExerciseRecords.Session {
        let performances = session.exercises.filter { $0.exerciseID == exercise }.sorted { $0.id < $1.id }
        // Sessions of an import that is under way do not count yet, and stand in what it has worked out.
        if try importUnderWay() == nil, var standing = try standing(of: exercise),
            (standing.startedAt, standing.sessionID) < (session.startedAt.milliseconds, session.id)
        {
            let reached = standing.bests.add(
                performances, session: session.id, at: session.startedAt, policy: RecordPolicy())
            try insert(reached.announced, of: exercise, from: standing.records)
            if !reached.announced.isEmpty { try noteSessions([session.id]) }
            standing.records += reached.announced.count
            (standing.startedAt, standing.sessionID) = (session.startedAt.milliseconds, session.id)
            try save(standing)
            try addToLift(exercise, session)
            return reached
        }
        let before = try rebuildRecords(of: exercise).filter {
            ($0.startedAt.milliseconds, $0.sessionID) < (session.startedAt.milliseconds, session.id)
        }
        var bests = RecordBook(before).standing[exercise] ?? ExerciseRecords(exercise)
        return bests.add(performances, session: session.id, at: session.startedAt, policy: RecordPolicy())
    }

    /// Replays the history of an exercise: what it announces replaces every record of that exercise.
    ///
    /// - Parameter evenUnderWay: with the sessions of an import that is not finished.
    /// - Returns: the history, newest first, without targets.
    @discardableResult
    public func rebuildRecords(
        of exercise: ExerciseID, evenUnderWay: Bool = false
    ) throws(StorageError) -> [DatedPerformance] {
        let history = try history(of: exercise, evenUnderWay: evenUnderWay, withTargets: false)
        let book = RecordBook(history)
        try replaceRecords(of: exercise, with: book.announced, Standing(exercise, book, history))
        try save(KnownLift(history, days: try trainingDays(evenUnderWay: evenUnderWay)), of: exercise)
        return history
    }

    private func replaceRecords(
        of exercise: ExerciseID, with records: [PersonalRecord], _ standing: Standing?
    ) throws(StorageError) {
        let before = try storedRecords(of: exercise)
        let after = records.map { StoredRecord(session: $0.mark.sessionID, document: JSON.text($0)) }
        if before != after {
            try connection.run("DELETE FROM records WHERE user_id = ? AND exercise_id = ?", [userValue, .id(exercise)])
            try insert(records, of: exercise, from: 0)
            let (old, new) = (Self.bySession(before), Self.bySession(after))
            try noteSessions(Set(old.keys).union(new.keys).filter { old[$0] != new[$0] }.sorted())
        }
        if let standing { return try save(standing) }
        try connection.run("DELETE FROM standings WHERE user_id = ? AND exercise_id = ?", [userValue, .id(exercise)])
    }

    /// A record as it is stored.
    private struct StoredRecord: Equatable {
        var session: WorkoutID
        var document: String
    }

    private func storedRecords(of exercise: ExerciseID) throws(StorageError) -> [StoredRecord] {
        let rows = try connection.rows(
            "SELECT session_id, document FROM records WHERE user_id = ? AND exercise_id = ? ORDER BY position",
            [userValue, .id(exercise)])
        var records: [StoredRecord] = []
        for row in rows {
            var reader = RowReader(row)
            let session: WorkoutID = try RowReader.require(reader.id())
            records.append(StoredRecord(session: session, document: try RowReader.require(reader.text())))
        }
        return records
    }

    private static func bySession(_ records: [StoredRecord]) -> [WorkoutID: [String]] {
        var documents: [WorkoutID: [String]] = [:]
        for record in records { documents[record.session, default: []].append(record.document) }
        return documents
    }

    private func insert(_ records: [PersonalRecord], of exercise: ExerciseID, from first: Int) throws(StorageError) {
        for (position, record) in records.enumerated() {
            try connection.run(
                "INSERT INTO records (user_id, session_id, exercise_id, position, document) VALUES (?, ?, ?, ?, ?)",
                [userValue, .id(record.mark.sessionID), .id(exercise), .int(first + position), .document(record)])
        }
    }

    /// What a replay of an exercise's history announces, worked out before it is written: for thousands of sets it takes longer
    /// than others should wait.
    public struct DraftedRecords: Sendable {
        public let exercise: ExerciseID
        fileprivate let records: [PersonalRecord]
        fileprivate let standing: Standing?
        fileprivate let lift: KnownLift?
        /// How often the exercise was done, when this was worked out.
        fileprivate let performances: Int
    }

    /// With the sessions of an import that is not finished.
    ///
    /// - Parameters:
    ///   - brought: what the import has stored of the exercise. Where that is all there is, it is not read again.
    ///   - days: on which anything was trained, those of the import included.
    public func draftRecords(
        of exercise: ExerciseID, brought: [DatedPerformance], days: TrainingDays
    ) throws(StorageError) -> DraftedRecords {
        let count = try performances(of: exercise)
        let history =
            brought.count == count
            ? brought.sorted(by: Self.isNewer) : try history(of: exercise, evenUnderWay: true, withTargets: false)
        let book = RecordBook(history)
        return DraftedRecords(
            exercise: exercise, records: book.announced, standing: Standing(exercise, book, history),
            lift: KnownLift(history, days: days), performances: count)
    }

    /// The order of a history; those of one session stay in theirs.
    private static func isNewer(_ one: DatedPerformance, _ other: DatedPerformance) -> Bool {
        (one.startedAt.milliseconds, one.sessionID) > (other.startedAt.milliseconds, other.sessionID)
    }

    /// Stores what was worked out; worked out anew where the exercise was done meanwhile.
    public func save(_ draft: DraftedRecords) throws(StorageError) {
        if try performances(of: draft.exercise) == draft.performances {
            try replaceRecords(of: draft.exercise, with: draft.records, draft.standing)
            try save(draft.lift, of: draft.exercise)
        } else {
            try rebuildRecords(of: draft.exercise, evenUnderWay: true)
        }
    }

    private func performances(of exercise: ExerciseID) throws(StorageError) -> Int {
        let rows = try connection.rows(
            "SELECT COUNT(*) FROM performances WHERE user_id = ? AND exercise_id = ?", [userValue, .id(exercise)])
        guard let row = rows.first else { return 0 }
        var reader = RowReader(row)
        return try reader.int() ?? 0
    }
}
