public import Training
import Wire

/// What was done of exercises.
extension Store {
    /// Where an exercise stands: its session among those that are read, and its position there.
    private struct Place: Hashable {
        var session: Int
        var position: Int
    }

    func addPerformances(to sessions: inout [WorkoutSession]) throws(StorageError) {
        let places = Self.places(of: sessions)
        var indices: [Place: Int] = [:]
        for group in Self.groups(sessions.map(\.id)) {
            let rows = try connection.rows(
                """
                SELECT session_id, position, id, exercise_id, name, load_kind, measure, exercise_prescription_id, notes,
                  superset_group
                FROM performances WHERE user_id = ? AND session_id IN (\(Self.marks(group))) ORDER BY session_id, position
                """, [userValue] + group)
            for row in rows {
                var reader = RowReader(row)
                guard let place = places[try RowReader.require(reader.id())] else { continue }
                // In a session of which an exercise was lost, positions have a gap.
                indices[Place(session: place, position: try RowReader.require(reader.int()))] =
                    sessions[place].exercises.count
                sessions[place].exercises.append(try Self.performance(&reader))
            }
            let sets = try connection.rows(
                """
                SELECT session_id, performance, \(Self.setColumns) FROM performed_sets
                WHERE user_id = ? AND session_id IN (\(Self.marks(group))) ORDER BY session_id, performance, position
                """, [userValue] + group)
            for row in sets {
                var reader = RowReader(row)
                guard let place = places[try RowReader.require(reader.id())] else { continue }
                guard let index = indices[Place(session: place, position: try RowReader.require(reader.int()))] else {
                    throw .corrupt("a set without its performance")
                }
                sessions[place].exercises[index].sets.append(try Self.set(&reader))
            }
        }
    }

    /// Where each session stands in a list, by its id.
    static func places(of sessions: [WorkoutSession]) -> [WorkoutID: Int] {
        Dictionary(uniqueKeysWithValues: sessions.enumerated().map { ($1.id, $0) })
    }

    private static func performance(_ reader: inout RowReader) throws(StorageError) -> ExercisePerformance {
        let performance = ExercisePerformance(
            id: try RowReader.require(reader.id()), exerciseID: try RowReader.require(reader.id()),
            name: try reader.text() ?? "", loadKind: try reader.choice(LoadKind.self),
            measure: try reader.choice(Measure.self), exercisePrescriptionID: try reader.id(), notes: try reader.text(),
            supersetGroup: try reader.text())
        return performance
    }

    /// What `set` reads, in its order.
    private static let setColumns = """
        id, set_type, amrap, weight, reps, rir, duration_seconds, distance, status, is_failure, completed_ms, \
        completed_offset, set_prescription_id, target, note, skip_reason, raw
        """

    private static func set(_ reader: inout RowReader) throws(StorageError) -> SetPerformance {
        var set = SetPerformance(
            id: try RowReader.require(reader.id()), setType: try reader.choice(SetType.self))
        set.amrap = try reader.bool()
        set.weight = try reader.int64().map { Mass(units: $0) }
        set.reps = try reader.int()
        set.rir = try reader.int().flatMap { RIR(halves: $0) }
        set.durationSeconds = try reader.int()
        set.distance = try reader.int64().map { Distance(units: $0) }
        set.status = try reader.choice(SetStatus.self)
        set.isFailure = try reader.bool()
        set.completedAt = try reader.instant()
        set.setPrescriptionID = try reader.id()
        set.target = try reader.document(SetTarget.self)
        set.note = try reader.text()
        set.skipReason = try reader.text()
        set.raw = try reader.document([String].self)
        return set
    }

    /// Every performance of an exercise from `from` to `to`, newest first, at most `limit`.
    public func history(
        of exercise: ExerciseID, from: Instant? = nil, to: Instant? = nil, limit: Int = 100_000,
        evenUnderWay: Bool = false
    ) throws(StorageError) -> [DatedPerformance] {
        // What a file said of a set in its own words counts for nothing here, and takes longest to read.
        let columns = Self.setColumns.split(separator: ",").map { $0.filter { $0 != " " } }
            .map { $0 == "raw" ? "NULL" : "x." + $0 }
        let rows = try connection.rows(
            """
            SELECT p.session_id, p.started_ms, s.started_offset, p.position, p.id, p.name, p.load_kind, p.measure,
              p.exercise_prescription_id, \(columns.joined(separator: ", "))
            FROM (
              SELECT * FROM performances WHERE user_id = ? AND exercise_id = ? AND started_ms >= ? AND started_ms <= ?
              ORDER BY started_ms DESC, session_id DESC, position LIMIT ?
            ) p
            JOIN sessions s ON s.user_id = p.user_id AND s.id = p.session_id
              AND (\(evenUnderWay ? "1 = 1" : Self.isWhole("s")))
            LEFT JOIN performed_sets x ON x.user_id = p.user_id AND x.session_id = p.session_id
              AND x.performance = p.position
            ORDER BY p.started_ms DESC, p.session_id DESC, p.position, x.position
            """,
            [
                userValue, .id(exercise), .integer(from?.milliseconds ?? .min), .integer(to?.milliseconds ?? .max),
                .int(limit),
            ])
        var entries: [DatedPerformance] = []
        var place: (WorkoutID, Int)?
        for row in rows {
            var reader = RowReader(row)
            let session: WorkoutID = try RowReader.require(reader.id())
            let started = try RowReader.require(reader.instant())
            let position = try RowReader.require(reader.int())
            let performance = ExercisePerformance(
                id: try RowReader.require(reader.id()), exerciseID: exercise, name: try reader.text() ?? "",
                loadKind: try reader.choice(LoadKind.self), measure: try reader.choice(Measure.self),
                exercisePrescriptionID: try reader.id())
            if place.map({ $0 != (session, position) }) ?? true {
                entries.append(DatedPerformance(sessionID: session, startedAt: started, performance: performance))
                place = (session, position)
            }
            // A performance without sets is joined with nothing.
            guard row.values[9] != .null else { continue }
            entries[entries.count - 1].performance.sets.append(try Self.set(&reader))
        }
        return entries
    }
}
