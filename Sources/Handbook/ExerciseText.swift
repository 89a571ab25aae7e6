public import Training

/// How an exercise that comes with the app is done, in one language. Own words.
public struct ExerciseText: Equatable, Sendable {
    /// What the exercise is called, the equipment in brackets; `nil` in English, where the catalogue says it.
    public internal(set) var name: String?
    /// Set-up, movement and end, in two to four sentences.
    public internal(set) var instructions = ""
    /// What to think of in the set, each a few words.
    public internal(set) var formCues: [String] = []
    /// What often goes wrong, and what to do instead.
    public internal(set) var commonMistakes: [String] = []
}

/// The texts of the exercises that come with the app. They stand apart from the engine, which the browser loads: there they are
/// asked for when an exercise is looked at.
public enum ExerciseTexts {
    /// What is said of an exercise.
    ///
    /// - Returns: `nil` for a slug that nothing is written about.
    public static func text(_ slug: String, in language: Language) -> ExerciseText? {
        guard let entry = entries[slug] else { return nil }
        switch language {
        case .english: return entry.english
        case .german: return entry.german
        case .other:
            var text = entry.english
            text.instructions = language.ownText(text.instructions) ?? text.instructions
            text.formCues = text.formCues.map { language.ownText($0) ?? $0 }
            text.commonMistakes = text.commonMistakes.map { language.ownText($0) ?? $0 }
            return text
        }
    }

    /// All slugs that something is written about.
    public static var slugs: [String] { Array(entries.keys) }

    struct Entry {
        var english = ExerciseText()
        var german = ExerciseText()
    }

    /// The lines of the texts that are none, by what they say; a test holds that there is none.
    static let faults: [String] = read.faults

    private static let entries: [String: Entry] = read.entries

    private static let read: (entries: [String: Entry], faults: [String]) = {
        var entries: [String: Entry] = [:]
        var faults: [String] = []
        var slug = ""
        for texts in allTexts {
            for line in texts.split(separator: "\n") {
                if line.hasPrefix("= ") {
                    slug = String(line.dropFirst(2))
                    if entries[slug] != nil { faults.append("twice: " + slug) }
                    entries[slug] = Entry()
                } else if entries[slug]?.take(line) != true {
                    faults.append(slug + ": " + line)
                }
            }
        }
        return (entries, faults)
    }()

    /// Body part by body part, in the order of the catalogue.
    private static let allTexts = [
        commonTexts, chestTexts, shoulderTexts, backTexts, legTexts, hingeTexts, armTexts, tricepsTexts, coreTexts,
        powerTexts, cardioTexts, mobilityTexts,
    ]
}

extension ExerciseTexts.Entry {
    /// Takes a line like `cue.de Knie nach außen`.
    ///
    /// - Returns: whether it is one.
    fileprivate mutating func take(_ line: Substring) -> Bool {
        guard let space = line.firstIndex(of: " ") else { return false }
        let text = String(line[line.index(after: space)...])
        switch line[..<space] {
        case "name.de": german.name = text
        case "how.en": english.instructions = text
        case "how.de": german.instructions = text
        case "cue.en": english.formCues.append(text)
        case "cue.de": german.formCues.append(text)
        case "err.en": english.commonMistakes.append(text)
        case "err.de": german.commonMistakes.append(text)
        default: return false
        }
        return true
    }
}
