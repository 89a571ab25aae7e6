public import Training

/// One row for each exercise. It is no history: `write` takes an exercise.
public struct ExercisesCSV: Sendable {
    private let rows = DelimitedRows(delimiter: ",")

    public init() {}

    static let header = [
        "exercise_id", "slug", "exercise", "own", "aliases", "category", "pattern", "primary_muscles",
        "secondary_muscles", "equipment", "load_kind", "measure", "compound", "unilateral", "increment_kg", "favorite",
        "hidden", "video_url", "notes", "last_used", "shown_as",
    ]

    public func begin(_ text: inout String) { rows.begin(Self.header, &text) }

    /// - Parameter shownAs: the exercise that the lifter says it is.
    public func write(_ exercise: Exercise, shownAs: ExerciseID?, _ text: inout String) {
        func list<T: RawRepresentable<String>>(_ values: [T]) -> WrittenCell {
            .plain(values.map(\.rawValue).joined(separator: "|"))
        }
        rows.append(
            [
                .id(exercise.id), .text(exercise.slug), .text(exercise.name), .yes(exercise.isCustom),
                .text(exercise.aliases.joined(separator: "|")), .plain(exercise.category.rawValue),
                .plain(exercise.pattern?.rawValue), list(exercise.primaryMuscles), list(exercise.secondaryMuscles),
                list(exercise.equipment), .plain(exercise.loadKind.rawValue), .plain(exercise.measure.rawValue),
                .yes(exercise.isCompound), .yes(exercise.isUnilateral), .kilograms(exercise.defaultIncrement),
                .yes(exercise.isFavorite), .yes(exercise.isHidden), .text(exercise.videoURL), .text(exercise.note),
                .time(exercise.lastUsed), .id(shownAs),
            ], to: &text)
    }
}
