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

    /// The exercise of which a name says the same words in another number, gender, case or order, joined otherwise, or with another
    /// word for the equipment; never one that is done with other equipment than it says.
    public static func alike(_ name: String) -> ExerciseID? {
        let words = ForeignWords(name)
        // One word alone, in another form, may be a word of another language.
        guard words.movement.count > 1 || !words.gear.isEmpty && !words.movement.isEmpty,
            BareNames.choices(name).isEmpty
        else { return nil }
        if let found = exercise(words) { return found.id }
        for usual in ForeignWords.usual {
            guard let less = words.without(usual), let found = exercise(less) else { continue }
            if !found.name.hasPrefix("Seated") && !found.name.hasPrefix("Lying") { return found.id }
        }
        if let less = words.without(ForeignWords.seated), let found = exercise(less), found.equipment == [.machine] {
            return found.id
        }
        // "Pushdown Tricipiti" is a pushdown; a "leg extension for the triceps" is none.
        for (word, muscles) in ForeignWords.muscles {
            guard let less = words.without(word), let found = exercise(less) else { continue }
            if found.primaryMuscles.contains(where: { muscles.contains($0) }) { return found.id }
        }
        return nil
    }

    private static func exercise(_ words: ForeignWords) -> Exercise? {
        if let slug = byWords[words] { return slug.flatMap { bySlug[$0] } }
        if let slug = byFewerWords[words] { return slug.flatMap { bySlug[$0] } }
        guard let family = families[words.movement] else { return nil }
        let known = family.compactMap { bySlug[$0] }
        if words.gear.isEmpty { return known.count == 1 && words.movement.count > 1 ? known[0] : nil }
        let own = known.filter { words.gear == ForeignWords.Gear(of: $0).map { [$0] } }
        if !own.isEmpty { return own.count == 1 ? own[0] : nil }
        // The bar that one hangs from.
        if words.gear == [.barbell], known.count == 1, known[0].equipment.contains(.pullUpBar) { return known[0] }
        // The same lift with other equipment.
        let names = Set(known.map(liftName))
        let others = BuiltInExercises.all.filter {
            names.contains(liftName($0)) && words.gear == ForeignWords.Gear(of: $0).map { [$0] }
        }
        return others.count == 1 ? others[0] : nil
    }

    /// The name up to the brackets.
    private static func liftName(_ exercise: Exercise) -> Substring {
        let name = exercise.name.prefix { $0 != "(" }
        return name.last == " " ? name.dropLast() : name
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

    private static let bySlug = Dictionary(uniqueKeysWithValues: BuiltInExercises.all.map { ($0.slug, $0) })

    /// What every name says, with its exercise.
    private static let said = names.map { (words: ForeignWords($0.name), slug: $0.slug) }

    /// What two exercises would go by means none.
    private static let byWords = Dictionary(said.map { ($0.words, Optional($0.slug)) }) {
        first, other in
        first == other ? first : nil
    }

    /// The same without what is so where nothing else is said.
    private static let byFewerWords: [ForeignWords: String?] = {
        var fewer: [ForeignWords: String?] = [:]
        for (words, slug) in said {
            for usual in ForeignWords.usual {
                guard let words = words.without(usual) else { continue }
                fewer[words] = fewer[words].map { $0 == slug ? slug : nil } ?? slug
            }
        }
        return fewer
    }()

    /// The exercises that a movement names, whatever they are done with.
    private static let families: [[String]: Set<String>] = {
        var families: [[String]: Set<String>] = [:]
        for (words, slug) in said { families[words.movement, default: []].insert(slug) }
        return families
    }()
}
