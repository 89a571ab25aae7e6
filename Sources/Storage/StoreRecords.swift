public import Training
import Wire

extension Store {
    /// Adds the records that the sessions set.
    func addRecords(to sessions: inout [WorkoutSession]) throws(StorageError) {
        var places: [WorkoutID: Int] = [:]
        for (place, session) in sessions.enumerated() { places[session.id] = place }
        for group in Self.groups(sessions.map(\.id)) {
            let rows = try connection.rows(
                """
                SELECT session_id, document FROM records WHERE user_id = ? AND session_id IN (\(Self.marks(group)))
                ORDER BY session_id, exercise_id, position
                """, [userValue] + group)
            for row in rows {
                var reader = RowReader(row)
                guard let place = places[try RowReader.require(reader.id())] else { continue }
                let record = try RowReader.require(reader.document(PersonalRecord.self))
                sessions[place].records.append(record)
                sessions[place].achievements.append(record.kind.rawValue + "_record:" + record.exerciseID.text)
            }
        }
    }

    /// Replays the history of an exercise: what it announces replaces every record of that exercise.
    ///
    /// - Parameter evenUnderWay: with the sessions of an import that is not finished.
    /// - Returns: the history, newest first.
    @discardableResult
    public func rebuildRecords(
        of exercise: ExerciseID, evenUnderWay: Bool = false
    ) throws(StorageError) -> [DatedPerformance] {
        let history = try history(of: exercise, evenUnderWay: evenUnderWay)
        try replaceRecords(of: exercise, with: RecordBook(history).announced)
        return history
    }

    private func replaceRecords(of exercise: ExerciseID, with records: [PersonalRecord]) throws(StorageError) {
        try connection.run("DELETE FROM records WHERE user_id = ? AND exercise_id = ?", [userValue, .id(exercise)])
        for (position, record) in records.enumerated() {
            try connection.run(
                "INSERT INTO records (user_id, session_id, exercise_id, position, document) VALUES (?, ?, ?, ?, ?)",
                [userValue, .id(record.mark.sessionID), .id(exercise), .int(position), .document(record)])
        }
    }

    /// What a replay of an exercise's history announces, worked out before it is written: for thousands of sets it takes longer
    /// than others should wait.
    public struct DraftedRecords: Sendable {
        public let exercise: ExerciseID
        fileprivate let records: [PersonalRecord]
        /// How often the exercise was done, when this was worked out.
        fileprivate let performances: Int
    }

    /// With the sessions of an import that is not finished.
    public func draftRecords(of exercise: ExerciseID) throws(StorageError) -> DraftedRecords {
        DraftedRecords(
            exercise: exercise, records: RecordBook(try history(of: exercise, evenUnderWay: true)).announced,
            performances: try performances(of: exercise))
    }

    /// Stores what was worked out; worked out anew where the exercise was done meanwhile.
    public func save(_ draft: DraftedRecords) throws(StorageError) {
        if try performances(of: draft.exercise) == draft.performances {
            try replaceRecords(of: draft.exercise, with: draft.records)
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
