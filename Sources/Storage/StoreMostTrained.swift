public import Training

/// What stands out of the whole history, read from what is kept of it and not by a replay.
extension Store {
    /// The exercises with the workouts that have each, the most trained first; what was merged counts as what it is shown as.
    public func mostTrained() throws(StorageError) -> [(exercise: ExerciseID, workouts: Int)] {
        let merges = try merges()
        let rows = try connection.rows(
            "SELECT exercise_id, COUNT(DISTINCT session_id) FROM performances WHERE user_id = ? GROUP BY exercise_id",
            [userValue])
        var workouts: [ExerciseID: Int] = [:]
        for row in rows {
            var reader = RowReader(row)
            let id: ExerciseID = try RowReader.require(reader.id())
            workouts[merges.shown(id), default: 0] += try RowReader.require(reader.int())
        }
        return workouts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { ($0.key, $0.value) }
    }

    /// The set of an exercise with the hardest load, and of those the one with the most reps or the longest: no other beats it in
    /// both. `nil` where no set has what it is measured by.
    public func bestSet(of exercise: Exercise) throws(StorageError) -> RecordMark? {
        guard let bests = try standing(of: exercise.id)?.bests else { return nil }
        return exercise.measure == .time ? bests.timedMarks.first : bests.repMarks.first
    }

    /// A day of a workout, with what was trained.
    public struct TrainedDay: Sendable {
        public var date: LocalDate
        public var plan: PlanID?
        public var version: SnapshotID?
        public var title: String?
        /// Whether it came with an import, and was not done with the app.
        public var isImported: Bool
    }

    /// The days of all workouts with work, oldest first.
    public func trainedDays() throws(StorageError) -> [TrainedDay] {
        let rows = try connection.rows(
            """
            SELECT started_ms, started_offset, plan_id, plan_snapshot_id, title, origin FROM sessions
            WHERE user_id = ? AND \(Self.isWhole("sessions")) AND \(Self.hasWork("sessions")) ORDER BY started_ms, id
            """, [userValue])
        var days: [TrainedDay] = []
        for row in rows {
            var reader = RowReader(row)
            let date = LocalDate(try RowReader.require(reader.instant()))
            let (plan, version): (PlanID?, SnapshotID?) = (try reader.id(), try reader.id())
            let title = try reader.text()
            let isImported = try reader.text() == WorkoutSession.Origin.imported.rawValue
            days.append(TrainedDay(date: date, plan: plan, version: version, title: title, isImported: isImported))
        }
        return days
    }

    /// How many records the history announced.
    public func announcedRecords() throws(StorageError) -> Int {
        let rows = try connection.rows("SELECT COUNT(*) FROM records WHERE user_id = ?", [userValue])
        guard let row = rows.first else { return 0 }
        var reader = RowReader(row)
        return try RowReader.require(reader.int())
    }
}
