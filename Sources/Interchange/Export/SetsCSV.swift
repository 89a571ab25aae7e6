public import Training

/// One row for each set, done or skipped, with everything that it knows and what it belongs to. Masses in kilograms, distances in
/// metres, times with their offset; texts as `DelimitedRows` writes them. What was written of a workout stands once, on its first set
/// that was done.
public struct SetsCSV: HistoryWriter {
    private let rows = DelimitedRows(delimiter: ",")

    public init() {}

    static let header = [
        "workout_id", "workout", "started_at", "ended_at", "exercise_number", "exercise_id", "exercise", "load_kind",
        "measure", "superset", "exercise_notes", "set_number", "set_id", "set_type", "status", "weight_kg", "reps",
        "rir",
        "rpe", "duration_seconds", "distance_m", "amrap", "failure", "completed_at", "target_weight_kg", "target_reps",
        "target_rir", "target_duration_seconds", "planned_weight_kg", "set_notes", "skip_reason",
        "exercise_prescription_id", "set_prescription_id", "workout_notes", "imported_cells",
    ]

    public mutating func begin(_ text: inout String) { rows.begin(Self.header, &text) }

    public mutating func write(_ session: WorkoutSession, _ text: inout String) {
        let hasDone = session.exercises.contains { $0.sets.contains { $0.status == .done } }
        var notes = session.notes
        for (number, exercise) in session.exercises.enumerated() {
            for (place, set) in exercise.sets.enumerated() {
                let about: [WrittenCell] = [
                    .id(session.id), .text(session.title), .time(session.startedAt), .time(session.endedAt),
                    .number(number + 1), .id(exercise.exerciseID), .text(exercise.name),
                    .plain(exercise.loadKind.rawValue), .plain(exercise.measure.rawValue),
                    .text(exercise.supersetGroup),
                    .text(exercise.notes), .number(place + 1),
                ]
                let isPlace = notes != nil && (set.status == .done || !hasDone)
                let behind: [WrittenCell] = [.text(isPlace ? notes : nil), .json(set.raw)]
                if isPlace { notes = nil }
                rows.append(about + Self.cells(set) + Self.links(set, exercise) + behind, to: &text)
            }
        }
    }

    private static func cells(_ set: SetPerformance) -> [WrittenCell] {
        [
            .id(set.id), .plain(set.setType.rawValue), .plain(set.status.rawValue), .kilograms(set.weight),
            .number(set.reps), .plain(set.rir?.text), .plain(set.rir.map { rpe($0) }), .number(set.durationSeconds),
            .metres(set.distance), .yes(set.amrap), .yes(set.isFailure), .time(set.completedAt),
        ]
    }

    private static func links(_ set: SetPerformance, _ exercise: ExercisePerformance) -> [WrittenCell] {
        [
            .kilograms(set.target?.weight), .number(set.target?.reps), .plain(set.target?.rir?.text),
            .number(set.target?.durationSeconds), .kilograms(set.target?.plannedWeight), .text(set.note),
            .plain(set.skipReason), .id(exercise.exercisePrescriptionID), .id(set.setPrescriptionID),
        ]
    }
}

/// What stands for reps in reserve where efforts are rated: 10 less those.
func rpe(_ rir: RIR) -> String { exactDecimal(Int64(20 - rir.halves) * 5, scale: 1) }
