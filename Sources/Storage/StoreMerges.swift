public import Training
import Wire

/// Which exercise each one that was merged away is shown as.
public struct Merges: Equatable, Sendable {
    /// The exercise that each was merged into, which may have been merged itself.
    public private(set) var into: [ExerciseID: ExerciseID]

    /// What leads back to itself, which no merge makes and a damaged table might hold, is shown as itself where its id is the least:
    /// every chain ends.
    public init(_ into: [ExerciseID: ExerciseID] = [:]) {
        self.into = into
        for id in into.keys.sorted() where leadsBack(id) { self.into[id] = nil }
    }

    private func leadsBack(_ id: ExerciseID) -> Bool {
        var (next, steps) = (into[id], 0)
        // One that leads into a circle of others never comes to an end by itself.
        while let one = next, steps < into.count {
            if one == id { return true }
            (next, steps) = (into[one], steps + 1)
        }
        return false
    }

    public var isEmpty: Bool { into.isEmpty }

    /// The exercise that one is shown as: itself, where it was not merged.
    public func shown(_ id: ExerciseID) -> ExerciseID {
        var id = id
        while let next = into[id] { id = next }
        return id
    }

    /// What is shown as an exercise, itself first; nothing of one that was merged away.
    public func shownAs(_ id: ExerciseID) -> [ExerciseID] {
        if into[id] != nil { return [] }
        return [id] + into.keys.filter { shown($0) == id }.sorted()
    }

    /// An exercise and those that go with it wherever it is merged into.
    func following(_ id: ExerciseID) -> [ExerciseID] {
        [id]
            + into.keys.filter { other in
                var next = into[other]
                while let one = next, one != id { next = into[one] }
                return next == id
            }.sorted()
    }

    /// Merges an exercise, or with `nil` parts it.
    mutating func merge(_ id: ExerciseID, into target: ExerciseID?) {
        var merged = into
        merged[id] = target
        self = Merges(merged)
    }
}

/// What one store looks up once.
final class StoreMemory {
    var merges: Merges?
    /// Exercises of the lifter's own by what documents and rows call them; `nil` for those that are no more.
    var own: [ExerciseID: Exercise?] = [:]
    /// What the write did to the history since milestones were counted.
    var history = Store.HistoryChange.nothing
}

extension Store {
    // MARK: Reading

    /// Which exercises of the lifter's own were merged into others.
    public func merges() throws(StorageError) -> Merges {
        if let known = memory.merges { return known }
        let rows = try connection.rows(
            "SELECT exercise_id, into_id FROM exercise_merges WHERE user_id = ?", [userValue])
        var into: [ExerciseID: ExerciseID] = [:]
        for row in rows {
            var reader = RowReader(row)
            let id: ExerciseID = try RowReader.require(reader.id())
            into[id] = try RowReader.require(reader.id())
        }
        memory.merges = Merges(into)
        return Merges(into)
    }

    /// That a column of what documents name is shown as an exercise.
    func names(_ column: String, _ exercise: ExerciseID) throws(StorageError) -> (sql: String, arguments: [SQLValue]) {
        let all = try merges().shownAs(exercise)
        if all.isEmpty { return ("1 = 0", []) }
        let values: [SQLValue] = all.map { .id($0) }
        return (all.count == 1 ? "\(column) = ?" : "\(column) IN (\(Self.marks(values)))", values)
    }

    /// The name and the muscles of an exercise, whoever's it is.
    private func shownExercise(_ id: ExerciseID) throws(StorageError) -> Exercise? {
        if let builtIn = Self.builtIn[id] { return builtIn }
        return try exercise(id)
    }

    /// The exercise that one is shown as, where that is another.
    func other(than id: ExerciseID) throws(StorageError) -> Exercise? {
        let shown = try merges().shown(id)
        return shown == id ? nil : try shownExercise(shown)
    }

    /// What rows of history say of an exercise: its own id and name, or those that it is shown as with its own beside them.
    func written(_ performance: ExercisePerformance) throws(StorageError) -> [SQLValue] {
        guard let exercise = try other(than: performance.exerciseID) else {
            return [.id(performance.exerciseID), .text(performance.name), .null, .null]
        }
        return [.id(exercise.id), .text(exercise.name), .id(performance.exerciseID), .text(performance.name)]
    }

    // MARK: What documents say

    /// A session as documents hold it: what was merged names the exercise that it was done as.
    func asWritten(_ session: WorkoutSession) throws(StorageError) -> WorkoutSession {
        if try merges().isEmpty { return session }
        let rows = try connection.rows(
            """
            SELECT id, exercise_id, merged_from, merged_name FROM performances
            WHERE user_id = ? AND session_id = ? AND merged_from IS NOT NULL
            """, [userValue, .id(session.id)])
        var written = session
        for row in rows {
            var reader = RowReader(row)
            let id: InstanceID = try RowReader.require(reader.id())
            let shown: ExerciseID = try RowReader.require(reader.id())
            let own: ExerciseID = try RowReader.require(reader.id())
            let name = try reader.text() ?? ""
            // One that was swapped since is what it was swapped for.
            for index in written.exercises.indices
            where written.exercises[index].id == id && written.exercises[index].exerciseID == shown {
                (written.exercises[index].exerciseID, written.exercises[index].name) = (own, name)
            }
        }
        return written
    }

    /// A version as its document holds it: a prescription that an earlier version has with an exercise that was merged stays one
    /// of that exercise.
    func asWritten(_ snapshot: PlanSnapshot) throws(StorageError) -> PlanSnapshot {
        let merges = try merges()
        if merges.isEmpty { return snapshot }
        var owners: [PrescriptionID: ExercisePrescription] = [:]
        for own in merges.into.keys.sorted() {
            let rows = try connection.rows(
                """
                SELECT s.document FROM snapshot_exercises e
                JOIN plan_snapshots s ON s.user_id = e.user_id AND s.id = e.snapshot_id
                WHERE e.user_id = ? AND e.exercise_id = ?
                """, [userValue, .id(own)])
            for row in rows {
                var reader = RowReader(row)
                let version = try RowReader.require(reader.document(PlanSnapshot.self))
                for prescription in version.exercises where prescription.exerciseID == own {
                    owners[prescription.id] = prescription
                }
            }
        }
        var written = snapshot
        for index in written.exercises.indices {
            guard let owner = owners[written.exercises[index].id],
                merges.shown(owner.exerciseID) == written.exercises[index].exerciseID
            else { continue }
            written.exercises[index].exerciseID = owner.exerciseID
            (written.exercises[index].name, written.exercises[index].muscles) = (owner.name, owner.muscles)
        }
        return written
    }

    // MARK: Writing

    /// Shows an exercise of the lifter's own as another from now on, or with `nil` as itself again. What follows from the history
    /// has to be worked out anew.
    public func merge(_ own: ExerciseID, into target: ExerciseID?) throws(StorageError) {
        var merges = try merges()
        let moved = merges.following(own)
        var told = Set(moved + [merges.shown(own), merges.into[own] ?? own])
        merges.merge(own, into: target)
        try connection.run(
            "DELETE FROM exercise_merges WHERE user_id = ? AND exercise_id = ?", [userValue, .id(own)])
        if let target {
            try connection.run(
                "INSERT INTO exercise_merges (user_id, exercise_id, into_id) VALUES (?, ?, ?)",
                [userValue, .id(own), .id(target)])
        }
        memory.merges = merges
        for origin in moved { try show(origin, as: merges.shown(origin)) }
        try forgetSchedules(since: Instant(milliseconds: .min))
        told.formUnion([merges.shown(own), target ?? own])
        for exercise in told.sorted() { try note(.exercise, exercise) }
        try notePlansAndChanges(naming: moved)
    }

    /// Lets the rows of one exercise name another, or itself again.
    private func show(_ origin: ExerciseID, as shown: ExerciseID) throws(StorageError) {
        try connection.run(
            """
            UPDATE performances SET merged_from = exercise_id, merged_name = name
            WHERE user_id = ? AND exercise_id = ? AND merged_from IS NULL
            """, [userValue, .id(origin)])
        try noteSessions(sessions(from: origin))
        if let exercise = try shownExercise(shown), shown != origin {
            try connection.run(
                "UPDATE performances SET exercise_id = ?, name = ? WHERE user_id = ? AND merged_from = ?",
                [.id(shown), .text(exercise.name), userValue, .id(origin)])
        } else {
            try connection.run(
                """
                UPDATE performances SET exercise_id = merged_from, name = merged_name, merged_from = NULL, merged_name = NULL
                WHERE user_id = ? AND merged_from = ?
                """, [userValue, .id(origin)])
        }
    }

    /// Lets what is shown as an exercise have its new name: what is written keeps the old one, and is read with the new.
    ///
    /// - Parameter isNew: whether it was called otherwise before.
    func rename(_ exercise: Exercise, isNew: Bool) throws(StorageError) {
        memory.own[exercise.id] = nil
        if isNew, let running = try runningWorkout(),
            running.exercises.contains(where: { $0.exerciseID == exercise.id })
        {
            try note(.activeWorkout, running.id)
        }
        let merges = try merges()
        if isNew, merges.shown(exercise.id) == exercise.id {
            try noteSessions(sessions(of: exercise.id))
            try notePlansAndChanges(naming: merges.shownAs(exercise.id))
        }
        if merges.shown(exercise.id) != exercise.id { try note(.exercise, merges.shown(exercise.id)) }
        for origin in merges.shownAs(exercise.id).dropFirst() { try show(origin, as: exercise.id) }
    }

    private func sessions(of exercise: ExerciseID) throws(StorageError) -> [WorkoutID] {
        let rows = try connection.rows(
            "SELECT DISTINCT session_id FROM performances WHERE user_id = ? AND exercise_id = ?",
            [userValue, .id(exercise)])
        var ids: [WorkoutID] = []
        for row in rows {
            var reader = RowReader(row)
            ids.append(try RowReader.require(reader.id()))
        }
        return ids
    }

    private func sessions(from origin: ExerciseID) throws(StorageError) -> [WorkoutID] {
        let rows = try connection.rows(
            "SELECT DISTINCT session_id FROM performances WHERE user_id = ? AND merged_from = ?",
            [userValue, .id(origin)])
        var ids: [WorkoutID] = []
        for row in rows {
            var reader = RowReader(row)
            ids.append(try RowReader.require(reader.id()))
        }
        return ids
    }

    private func notePlansAndChanges(naming exercises: [ExerciseID]) throws(StorageError) {
        let values: [SQLValue] = exercises.map { .id($0) }
        try note(
            .plan, rowsOf: "plans",
            where: """
                t.deleted_ms IS NULL AND t.id IN (
                  SELECT o.plan_id FROM snapshot_exercises e
                  JOIN snapshot_owners o ON o.user_id = e.user_id AND o.snapshot_id = e.snapshot_id
                  WHERE e.user_id = ? AND e.exercise_id IN (\(Self.marks(values))))
                """, [userValue] + values)
        try note(
            .suggestion, rowsOf: "suggestions",
            where: """
                t.id IN (SELECT c.suggestion_id FROM suggested_changes c WHERE c.user_id = ?
                  AND c.exercise_id IN (\(Self.marks(values))))
                """, [userValue] + values)
        try note(.painFlag, rowsOf: "pain_flags", where: "t.deleted_ms IS NULL")
        try note(.goal, rowsOf: "goals", where: "t.deleted_ms IS NULL")
        try noteImports()  // They say what follows from the history of an exercise.
    }
}
