public import Training
import Wire

extension Store {
    /// The records that a session set.
    func records(in session: WorkoutID) throws(StorageError) -> [PersonalRecord] {
        let rows = try connection.rows(
            "SELECT document FROM records WHERE user_id = ? AND session_id = ? ORDER BY exercise_id, position",
            [userValue, .id(session)])
        var records: [PersonalRecord] = []
        for row in rows {
            var reader = RowReader(row)
            records.append(try RowReader.require(reader.document(PersonalRecord.self)))
        }
        return records
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
        try connection.run("DELETE FROM records WHERE user_id = ? AND exercise_id = ?", [userValue, .id(exercise)])
        for (position, record) in RecordBook(history).announced.enumerated() {
            try connection.run(
                "INSERT INTO records (user_id, session_id, exercise_id, position, document) VALUES (?, ?, ?, ?, ?)",
                [userValue, .id(record.mark.sessionID), .id(exercise), .int(position), .document(record)])
        }
        return history
    }
}
