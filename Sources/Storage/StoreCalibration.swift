public import Training

/// What was learnt of exercises, and the sessions that changes are judged by.
extension Store {
    /// What was learnt of an exercise; `nil` for nothing yet.
    public func calibration(of exercise: ExerciseID) throws(StorageError) -> Calibration? {
        let rows = try connection.rows(
            "SELECT document FROM calibrations WHERE user_id = ? AND exercise_id = ?", [userValue, .id(exercise)])
        guard let row = rows.first else { return nil }
        var reader = RowReader(row)
        return try reader.document(Calibration.self)
    }

    /// Works out anew what was learnt of an exercise, from the records of its changes.
    public func rebuildCalibration(of exercise: ExerciseID) throws(StorageError) {
        try connection.run(
            "DELETE FROM calibrations WHERE user_id = ? AND exercise_id = ?", [userValue, .id(exercise)])
        let calibration = Calibration(try changes(of: exercise, bundles: 40))
        if calibration == Calibration() { return }
        try connection.run(
            "INSERT INTO calibrations (user_id, exercise_id, document) VALUES (?, ?, ?)",
            [userValue, .id(exercise), .document(calibration)])
    }

    /// The sessions of a plan from a version on that hold a prescription, oldest first.
    public func sessionsRunning(
        _ plan: PlanID, fromVersion version: Int, _ prescription: PrescriptionID
    ) throws(StorageError) -> [(id: WorkoutID, startedAt: Instant)] {
        let rows = try connection.rows(
            """
            SELECT s.id, s.started_ms, s.started_offset FROM sessions s
            JOIN snapshot_owners o ON o.user_id = s.user_id AND o.snapshot_id = s.plan_snapshot_id
            WHERE s.user_id = ? AND o.plan_id = ? AND o.version_number >= ? AND s.origin = 'plan'
              AND EXISTS (SELECT 1 FROM performances p WHERE p.user_id = s.user_id AND p.session_id = s.id
                AND p.exercise_prescription_id = ?)
            ORDER BY s.started_ms, s.id
            """, [userValue, .id(plan), .int(version), .id(prescription)])
        var sessions: [(id: WorkoutID, startedAt: Instant)] = []
        for row in rows {
            var reader = RowReader(row)
            sessions.append((try RowReader.require(reader.id()), try RowReader.require(reader.instant())))
        }
        return sessions
    }
}
