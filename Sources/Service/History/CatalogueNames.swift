import Handbook
import Synchronization
import Training

/// What the exercises of the catalogue are called, by their English names; worked out once for each language.
enum CatalogueNames {
    private static let known = Mutex<[Language: [String: String]]>([:])

    /// - Returns: nothing of an exercise that is called as in English.
    static func all(in language: Language) -> [String: String] {
        if language == .english { return [:] }
        return known.withLock { known in
            if let names = known[language] { return names }
            var names: [String: String] = [:]
            for exercise in BuiltInExercises.all { names[exercise.name] = exercise.named(in: language).localName }
            known[language] = names
            return names
        }
    }
}
