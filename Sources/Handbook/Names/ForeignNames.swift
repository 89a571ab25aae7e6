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
    /// word for the equipment; never one that is done with other equipment than it says. A name that leaves the equipment out is what
    /// the catalogue means by the lift's bare name, where it means one.
    public static func alike(_ name: String) -> ExerciseID? {
        let words = ForeignWords(name)
        guard !words.movement.isEmpty, BareNames.choices(name).isEmpty else { return nil }
        if let slug = byLetters[letters(name)] { return slug.flatMap { bySlug[$0]?.id } }
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
        let family = known(families[words.movement])
        if words.gear.isEmpty, words.movement.count == 1 {
            // One word alone, in another form, may be a word of another language.
            let says = family.count > 1 || words.movement[0].count > 5
            return says ? bareMeaning(of: family).flatMap { $0.name == liftName($0) ? nil : $0 } : nil
        }
        if let slug = byWords[words] { return slug.flatMap { bySlug[$0] } }
        // "Curl Femoral" is done standing, lying and sitting.
        let isOpen = Set(known(byPlace[words.movement]).filter(words.takes).map(liftName)).count > 1
        if !isOpen, let slug = byFewerWords[words] { return slug.flatMap { bySlug[$0] } }
        if family.isEmpty { return nil }
        if words.gear.isEmpty { return family.count == 1 ? family[0] : bareMeaning(of: family) }
        let own = family.filter(words.takes)
        if !own.isEmpty { return own.count == 1 ? own[0] : nil }
        // The same lift with other equipment.
        let names = Set(family.map(liftName))
        let others = BuiltInExercises.all.filter { words.takes($0) && names.contains(liftName($0)) }
        return others.count == 1 ? others[0] : nil
    }

    // MARK: Several exercises

    /// The exercises that are called so while it is still being typed, in the order of the catalogue: every word begins one of the same
    /// name, or in Chinese is a part of it. None for less than three letters, or two Chinese ones.
    public static func search(_ typed: String) -> [ExerciseID] {
        let words = ExerciseName.foldedWords(typed)
        let bytes = words.reduce(0) { $0 + $1.utf8.count }
        guard bytes > 2, bytes > words.count * 3 || !words.contains(where: isChinese) else { return [] }
        var found: Set<String> = []
        for name in typedNames where !found.contains(name.slug) {
            let isFound = words.allSatisfy { word in
                name.words.contains { $0.hasPrefix(word) || isChinese(word) && $0.contains(word) }
            }
            if isFound { found.insert(name.slug) }
        }
        return known(found).map(\.id)
    }

    private static func isChinese(_ word: String) -> Bool {
        word.unicodeScalars.contains { (0x4E00...0x9FFF).contains($0.value) }
    }

    private static let typedNames = names.map { (words: ExerciseName.foldedWords($0.name), slug: $0.slug) }

    /// The exercises that go by a name which says a movement and leaves open with what, or how the lifter is placed; those first that
    /// the name says in full.
    public static func choices(_ name: String) -> [ExerciseID] {
        let words = ForeignWords(name)
        if words.movement.isEmpty { return [] }
        var found = forms(of: words)
        for usual in ForeignWords.usual where found.isEmpty {
            if let less = words.without(usual) { found = forms(of: less) }
        }
        for placed in known(byPlace[words.movement])
        where words.takes(placed) && !found.contains(where: { $0.id == placed.id }) {
            found.append(placed)
        }
        return found.map(\.id)
    }

    /// The exercises that a name says which leaves the equipment out.
    public static func forms(_ name: String) -> [ExerciseID] {
        let words = ForeignWords(name)
        return words.gear.isEmpty && !words.movement.isEmpty ? forms(of: words).map(\.id) : []
    }

    private static func forms(of words: ForeignWords) -> [Exercise] {
        known(families[words.movement]).filter(words.takes)
    }

    /// Exercises whose names share words with a name, the likeliest first, with the share of words in common: 40 to 75.
    public static func near(_ name: String, limit: Int) -> [(id: ExerciseID, score: Int)] {
        let words = ForeignWords(name)
        var shared: [[String]: Int] = [:]
        for word in words.movement {
            for movement in byOneWord[word] ?? [] { shared[movement, default: 0] += 1 }
        }
        var scores: [String: Int] = [:]
        for (movement, count) in shared {
            let score = 150 * count / (words.movement.count + movement.count)
            for slug in families[movement] ?? [] where score >= 40 { scores[slug] = max(scores[slug] ?? 0, score) }
        }
        let found = known(Set(scores.keys)).filter(words.takes).map { (id: $0.id, score: scores[$0.slug] ?? 0) }
        // By score, and of equals as the catalogue has them: sorting is not promised to be stable.
        let sorted = found.enumerated().sorted { one, other in
            one.element.score == other.element.score
                ? one.offset < other.offset : one.element.score > other.element.score
        }
        return sorted.prefix(limit).map(\.element)
    }

    /// The exercises of some slugs in the order of the catalogue.
    private static func known(_ slugs: Set<String>?) -> [Exercise] {
        (slugs ?? []).compactMap { ranks[$0] }.sorted().map { BuiltInExercises.all[$0] }
    }

    /// The one of several forms of a lift that the catalogue means by its bare name.
    private static func bareMeaning(of family: [Exercise]) -> Exercise? {
        guard let first = family.first, let meant = bareNames[liftName(first)] else { return nil }
        return family.contains { $0.id == meant.id } && family.allSatisfy { liftName($0) == liftName(first) }
            ? meant : nil
    }

    /// The name up to the brackets.
    private static func liftName(_ exercise: Exercise) -> String {
        let name = exercise.name.prefix { $0 != "(" }
        return String(name.last == " " ? name.dropLast() : name)
    }

    /// A name as one word: "Negativ Bankdrücken" is "Negativbankdrücken".
    private static func letters(_ name: String) -> String { ExerciseName.foldedWords(name).joined() }

    // MARK: Tables

    /// Every name with its exercise.
    static let names: [(name: String, slug: String)] = {
        var names: [(name: String, slug: String)] = []
        for line in foreignNameTable.split(separator: "\n") {
            let parts = line.split(separator: "|")
            for name in parts[1].split(separator: ";") { names.append((String(name), String(parts[0]))) }
        }
        for exercise in BuiltInExercises.all {
            if let name = ExerciseTexts.text(exercise.slug, in: .german)?.name { names.append((name, exercise.slug)) }
        }
        return names
    }()

    /// What else the catalogue calls its exercises in German: of its other names those with a word of the German ones.
    private static let germanAliases: [(name: String, slug: String)] = {
        var german: Set<String> = []
        for exercise in BuiltInExercises.all {
            guard let name = ExerciseTexts.text(exercise.slug, in: .german)?.name else { continue }
            german.formUnion(ExerciseName.foldedWords(name))
        }
        for exercise in BuiltInExercises.all { german.subtract(ExerciseName.foldedWords(exercise.name)) }
        var names: [(name: String, slug: String)] = []
        for exercise in BuiltInExercises.all {
            for name in exercise.aliases where !german.isDisjoint(with: ExerciseName.foldedWords(name)) {
                names.append((name, exercise.slug))
            }
        }
        return names
    }()

    private static let slugs = Dictionary(names.map { (ExerciseName.key($0.name), $0.slug) }) { first, _ in first }

    private static let bySlug = Dictionary(uniqueKeysWithValues: BuiltInExercises.all.map { ($0.slug, $0) })

    /// What every name says, with its exercise.
    private static let said = (names + germanAliases).map { (words: ForeignWords($0.name), slug: $0.slug) }

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

    /// The same with nothing said of how the lifter is placed.
    private static let byPlace: [[String]: Set<String>] = {
        var placed: [[String]: Set<String>] = [:]
        for (words, slug) in said {
            for place in words.movement where ForeignWords.places.contains(place) {
                if let less = words.without(place) { placed[less.movement, default: []].insert(slug) }
            }
        }
        return placed
    }()

    /// The movements that a word is one of.
    private static let byOneWord: [String: [[String]]] = {
        var movements: [String: [[String]]] = [:]
        for movement in families.keys {
            for word in movement { movements[word, default: []].append(movement) }
        }
        return movements
    }()

    private static let byLetters = Dictionary(
        (names + germanAliases).map { (letters($0.name), Optional($0.slug)) }
    ) { first, other in first == other ? first : nil }

    /// Where an exercise stands in the catalogue.
    private static let ranks = Dictionary(
        uniqueKeysWithValues: BuiltInExercises.all.enumerated().map { ($0.element.slug, $0.offset) })

    /// What is meant by the name of a lift without equipment.
    private static let bareNames: [String: Exercise] = {
        var meant: [String: Exercise] = [:]
        for exercise in BuiltInExercises.all {
            let lift = liftName(exercise)
            if exercise.name == lift || exercise.aliases.contains(lift) { meant[lift] = exercise }
        }
        return meant
    }()
}
