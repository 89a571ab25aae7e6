public import Training

/// Finished workouts in the layout of Strong's newest export (S6), which Strong's, Hevy's and our own readers take: kilograms and
/// metres, as the header says.
///
/// The layout knows what was done, and no more: skipped sets are left out, top and back-off sets are numbered like working sets, and
/// two blocks of one exercise in a row are one.
public struct StrongCSV: HistoryWriter {
    private let rows = DelimitedRows(delimiter: ";", quotesTexts: true)
    private var number = 0

    public init() {}

    static let header = [
        "Workout #", "Date", "Workout Name", "Duration (sec)", "Exercise Name", "Set Order", "Weight (kg)", "Reps",
        "RPE",
        "Distance (meters)", "Seconds", "Notes", "Workout Notes",
    ]

    public mutating func begin(_ text: inout String) { rows.append(Self.header.map { .text($0) }, to: &text) }

    public mutating func write(_ session: WorkoutSession, _ text: inout String) {
        number += 1
        var notes = session.notes
        for exercise in session.exercises {
            let done = exercise.sets.filter { $0.status == .done }
            guard let first = done.first else { continue }
            var exerciseNotes = exercise.notes
            if exerciseNotes != nil, first.note != nil {
                // The note of the first row is the exercise's: a set's own needs it said before.
                let row: [WrittenCell] = [
                    .plain("Note"), .plain(nil), .plain(nil), .plain(nil), .plain(nil), .plain(nil),
                ]
                append(session, exercise, row, exerciseNotes, &notes, &text)
                exerciseNotes = nil
            }
            for (place, set) in done.enumerated() {
                let note = set.note ?? (place == 0 ? exerciseNotes : nil)
                append(session, exercise, Self.numbers(set, place), note, &notes, &text)
            }
        }
    }

    /// - Parameter workoutNotes: stand on the workout's first row, and are gone from then on.
    private func append(
        _ session: WorkoutSession, _ exercise: ExercisePerformance, _ numbers: [WrittenCell], _ note: String?,
        _ workoutNotes: inout String?, _ text: inout String
    ) {
        let start = session.startedAt.local.text.prefix(19).split(separator: "T").joined(separator: " ")
        rows.append(
            [
                .number(number), .text(start), .text(session.title), .number(session.durationSeconds),
                .text(exercise.name),
            ] + numbers + [.text(note), .text(workoutNotes)], to: &text)
        workoutNotes = nil
    }

    /// From the set order to the seconds.
    private static func numbers(_ set: SetPerformance, _ place: Int) -> [WrittenCell] {
        let order =
            set.setType == .warmup
            ? "W" : set.setType == .dropset ? "D" : set.isFailure ? "F" : String(place + 1)
        return [
            .plain(order), .kilograms(set.weight), .number(set.reps), .plain(set.rir.map { rpe($0) }),
            .metres(set.distance), .number(set.durationSeconds),
        ]
    }
}
