/// The catalogue that comes with the program, with its fixed ids.
public enum BuiltInExercises {
    /// Scope of the built-in ids: an id is the version 5 UUID of the slug in it, so it never changes and is never used again.
    static let scope = ID<ExerciseTag>(high: 0x7a1c_5e02_91d4_4b36, low: 0x8f60_2d4e_a7b3_19c5)

    /// The fixed id of a built-in slug.
    public static func id(slug: String) -> ExerciseID { .named(slug, in: scope) }

    /// Every built-in exercise, in catalogue order.
    public static let all: [Exercise] = {
        var exercises: [Exercise] = []
        for entry in BuiltInCatalog.all {
            var exercise = Exercise(
                id: id(slug: entry.slug), slug: entry.slug, name: entry.name, loadKind: entry.loadKind,
                measure: entry.measure)
            exercise.aliases = entry.aliases
            exercise.pattern = entry.pattern
            exercise.primaryMuscles = entry.primaryMuscles
            exercise.secondaryMuscles = entry.secondaryMuscles
            exercise.equipment = entry.equipment
            exercise.isCompound = entry.isCompound
            exercise.isUnilateral = entry.isUnilateral
            exercise.isMobility = entry.isMobility
            exercise.derive()
            exercises.append(exercise)
        }
        return exercises
    }()
}
