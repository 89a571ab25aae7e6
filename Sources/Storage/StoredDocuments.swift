public import Training
import Wire

/// A column that holds documents, and how one is read. The one list of them: what a later version of the program must still
/// read, and what a thorough check reads.
public struct StoredDocument: Sendable {
    public let table: String
    public let column: String
    /// The document read and written again.
    public let read: @Sendable (String) throws(StorageError) -> String

    init<T: WireValue & SendableMetatype>(_ table: String, _ column: String, _ type: T.Type) {
        (self.table, self.column) = (table, column)
        read = { text throws(StorageError) in JSON.text(try decodeDocument(type, text)) }
    }

    /// As in `table.column`.
    public var name: String { table + "." + column }

    public static let all = [
        StoredDocument("settings", "document", Settings.self), StoredDocument("exercises", "document", Exercise.self),
        StoredDocument("plan_snapshots", "document", PlanSnapshot.self),
        StoredDocument("active_workouts", "document", ActiveWorkout.self),
        StoredDocument("workout_events", "document", WorkoutEvent.self),
        StoredDocument("imports", "report", ImportReport.self),
        StoredDocument("sessions", "pre_mood", PreMood.self),
        StoredDocument("sessions", "post_effort", PostEffort.self),
        StoredDocument("sessions", "session_override", SessionOverride.self),
        StoredDocument("sessions", "achievements", [String].self),
        StoredDocument("performed_sets", "target", SetTarget.self),
        StoredDocument("performed_sets", "raw", RawCells.self),
        StoredDocument("session_facts", "document", WorkoutSession.self),
        StoredDocument("records", "document", PersonalRecord.self),
        StoredDocument("schedule_states", "document", ProgressionState.self),
        StoredDocument("standings", "document", ExerciseRecords.self), StoredDocument("gyms", "document", Gym.self),
        StoredDocument("suggestions", "document", PlanSuggestion.self),
        StoredDocument("suggested_changes", "document", SuggestedChange.self),
        StoredDocument("change_facts", "document", ChangeFact.self),
        StoredDocument("change_outcomes", "document", ChangeResult.self),
        StoredDocument("calibrations", "document", Calibration.self),
        StoredDocument("lift_states", "document", LiftState.self),
        StoredDocument("coach_scores", "document", CoachScore.self),
        StoredDocument("programs", "document", Program.self),
        StoredDocument("exercise_marks", "document", ExerciseMarks.self),
        StoredDocument("pain_flags", "document", PainFlag.self),
        StoredDocument("profiles", "document", Profile.self),
        StoredDocument("goals", "document", LifterGoal.self),
        StoredDocument("milestone_tallies", "document", MilestoneTally.self),
        StoredDocument("schedule_entries", "document", ScheduleEntry.self),
    ]
}

extension Store {
    /// How many of a column's documents were read, and what is wrong with those that could not be.
    public static func check(
        _ document: StoredDocument, _ connection: any SQLConnection
    ) throws(StorageError) -> (count: Int, faults: [String]) {
        let rows = try connection.rows(
            "SELECT user_id, \(document.column) FROM \(document.table) WHERE \(document.column) IS NOT NULL", [])
        var faults: [String] = []
        for row in rows {
            var reader = RowReader(row)
            let user = try? reader.text()
            do throws(StorageError) {
                _ = try document.read(try RowReader.require(reader.text()))
            } catch {
                faults.append("\(document.name) of user \(user ?? "?"): \(error.message)")
            }
        }
        guard document.name == "workout_events.document" else { return (rows.count, faults) }
        let packed = try checkPackedEvents(connection, document.read)
        return (rows.count + packed.count, faults + packed.faults)
    }

    /// The users who have live workouts, and those workouts.
    public static func workouts(
        _ connection: any SQLConnection
    ) throws(StorageError) -> [(user: UserID, id: WorkoutID)] {
        var workouts: [(user: UserID, id: WorkoutID)] = []
        for row in try connection.rows("SELECT user_id, id FROM active_workouts", []) {
            var reader = RowReader(row)
            workouts.append((try RowReader.require(reader.id()), try RowReader.require(reader.id())))
        }
        return workouts
    }
}
