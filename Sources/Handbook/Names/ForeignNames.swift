public import Training

/// Names of exercises in languages that the app does not speak, and those it shows in German: what a log from another app may call
/// them.
///
/// A name is looked up as a whole. Its words are compared and not taken apart, as those of English and German names are: equipment is said
/// otherwise in each language, and "Lat Machine" is a cable in Italy.
public enum ForeignNames {
    /// The exercise that a name means, blind to case, punctuation and accents.
    public static func exercise(_ name: String) -> ExerciseID? {
        slugs[ExerciseName.key(name)].map { BuiltInExercises.id(slug: $0) }
    }

    /// The exercise of which a name says the same words in another number or order, or joined otherwise.
    public static func alike(_ name: String) -> ExerciseID? {
        loose[ExerciseName.looseKey(name)]?.map { BuiltInExercises.id(slug: $0) }
    }

    /// Every name with its exercise.
    static let names: [(name: String, slug: String)] = {
        var names: [(name: String, slug: String)] = []
        for line in foreignNameTable.split(separator: "\n") {
            let parts = line.split(separator: "|")
            for name in parts[1].split(separator: ";") { names.append((String(name), String(parts[0]))) }
        }
        for slug in ExerciseTexts.slugs {
            if let name = ExerciseTexts.text(slug, in: .german)?.name { names.append((name, slug)) }
        }
        return names
    }()

    private static let slugs = Dictionary(names.map { (ExerciseName.key($0.name), $0.slug) }) { first, _ in first }

    /// What two exercises would go by means none.
    private static let loose = Dictionary(names.map { (ExerciseName.looseKey($0.name), Optional($0.slug)) }) {
        first, other in
        first == other ? first : nil
    }
}
