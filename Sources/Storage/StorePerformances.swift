public import Training
import Wire

/// What was done of exercises.
extension Store {
    /// Where the exercises of sessions stand that are read: rows of sets come after those of exercises, in the same order.
    struct Places {
        private struct Place: Hashable {
            var session: Int
            var position: Int
        }

        private let sessions: [WorkoutID: Int]
        private var exercises: [Place: Int] = [:]
        /// The session of the row before, as it is written.
        private var last: (text: SQLValue, session: Int?)?

        init(_ sessions: [WorkoutID]) { self.sessions = Store.places(of: sessions) }

        /// Reads which session a row is of; `nil` for one that was not asked for.
        mutating func session(_ reader: inout RowReader) throws(StorageError) -> Int? {
            let text = try reader.value()
            if let last, last.text == text { return last.session }
            guard case .text(let written) = text, let id = WorkoutID(written) else {
                throw .corrupt("an id was expected")
            }
            let session = sessions[id]
            last = (text, session)
            return session
        }

        /// Notes at which place of its session an exercise stands. Where one was lost, positions have a gap.
        mutating func note(_ session: Int, position: Int, at place: Int) {
            exercises[Place(session: session, position: position)] = place
        }

        func exercise(_ session: Int, position: Int) throws(StorageError) -> Int {
            guard let place = exercises[Place(session: session, position: position)] else {
                throw .corrupt("a set without its performance")
            }
            return place
        }
    }

    /// - Parameter withCells: also what a file said of a set in its own words.
    func addPerformances(to sessions: inout [WorkoutSession], withCells: Bool) throws(StorageError) {
        var places = Places(sessions.map(\.id))
        for group in Self.groups(sessions.map(\.id)) {
            let rows = try connection.rows(
                """
                SELECT session_id, position, id, exercise_id, name, load_kind, measure, exercise_prescription_id, notes,
                  superset_group
                FROM performances WHERE user_id = ? AND session_id IN (\(Self.marks(group))) ORDER BY session_id, position
                """, [userValue] + group)
            for row in rows {
                var reader = RowReader(row)
                guard let session = try places.session(&reader) else { continue }
                let position = try RowReader.require(reader.int())
                places.note(session, position: position, at: sessions[session].exercises.count)
                sessions[session].exercises.append(try performance(&reader))
            }
            let sets = try connection.rows(
                """
                SELECT session_id, performance, \(withCells ? Self.setColumns : Self.setColumnsWithoutCells) FROM performed_sets
                WHERE user_id = ? AND session_id IN (\(Self.marks(group))) ORDER BY session_id, performance, position
                """, [userValue] + group)
            for row in sets {
                var reader = RowReader(row)
                guard let session = try places.session(&reader) else { continue }
                let exercise = try places.exercise(session, position: RowReader.require(reader.int()))
                sessions[session].exercises[exercise].sets.append(try Self.set(&reader))
            }
        }
    }

    /// Where each session stands in a list, by its id.
    static func places(of sessions: [WorkoutID]) -> [WorkoutID: Int] {
        Dictionary(uniqueKeysWithValues: sessions.enumerated().map { ($1, $0) })
    }

    private func performance(_ reader: inout RowReader) throws(StorageError) -> ExercisePerformance {
        let (id, exercise): (InstanceID, ExerciseID) = (
            try RowReader.require(reader.id()), try RowReader.require(reader.id())
        )
        let performance = ExercisePerformance(
            id: id, exerciseID: exercise, name: try name(exercise, written: reader.text()),
            loadKind: try reader.choice(LoadKind.self),
            measure: try reader.choice(Measure.self), exercisePrescriptionID: try reader.id(), notes: try reader.text(),
            supersetGroup: try reader.text())
        return performance
    }

    /// What `set` reads, in its order.
    private static let setColumns = """
        id, set_type, amrap, weight, reps, rir, duration_seconds, distance, status, is_failure, completed_ms, \
        completed_offset, set_prescription_id, target, note, skip_reason, raw
        """

    /// The same for what is counted: the cells count for nothing, and take longest to read.
    private static let setColumnsWithoutCells = setColumns.replacing("raw", with: "NULL")

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
        set.raw = try reader.document(RawCells.self)
        return set
    }

    /// What kind of day a session was: its plan, title, phase and mood, and whether it was lightened.
    private static func day(_ reader: inout RowReader) throws(StorageError) -> SessionDay {
        let (plan, title): (PlanID?, String?) = (try reader.id(), try reader.text())
        let phase = try reader.optionalChoice(TrainingPhase.self)
        let mood = try reader.document(PreMood.self)
        return SessionDay(
            plan: plan, title: title, phase: phase, isSick: mood?.feeling == .sick, isOverridden: try reader.bool())
    }

    /// Every performance of an exercise from `from` to `to`, newest first, at most `limit`.
    ///
    /// - Parameter withTargets: also what was asked of the sets; it takes long to read, and for records does not count.
    public func history(
        of exercise: ExerciseID, from: Instant? = nil, to: Instant? = nil, limit: Int = 100_000,
        evenUnderWay: Bool = false, withTargets: Bool = true
    ) throws(StorageError) -> [DatedPerformance] {
        var left: Set<Substring> = ["NULL"]
        if !withTargets { left.insert("target") }
        let names = Self.setColumnsWithoutCells.split { $0 == "," || $0 == " " }
        let columns = names.map { name in left.contains(name) ? "NULL" : "x." + name }
        let rows = try connection.rows(
            """
            SELECT p.session_id, p.started_ms, s.started_offset, p.position, p.id, p.name, p.load_kind, p.measure,
              p.exercise_prescription_id, s.plan_id, s.title, s.phase, s.pre_mood, s.session_override IS NOT NULL,
              \(columns.joined(separator: ", "))
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
                id: try RowReader.require(reader.id()), exerciseID: exercise,
                name: try name(exercise, written: reader.text()), loadKind: try reader.choice(LoadKind.self),
                measure: try reader.choice(Measure.self),
                exercisePrescriptionID: try reader.id())
            if place.map({ $0 != (session, position) }) ?? true {
                let day = try Self.day(&reader)
                entries.append(
                    DatedPerformance(sessionID: session, startedAt: started, performance: performance, day: day))
                place = (session, position)
            } else {
                for _ in 0..<5 { _ = try reader.value() }
            }
            // A performance without sets is joined with nothing.
            guard row.values[14] != .null else { continue }
            entries[entries.count - 1].performance.sets.append(try Self.set(&reader))
        }
        return entries
    }
}
