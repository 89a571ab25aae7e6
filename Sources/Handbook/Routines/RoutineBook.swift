public import Training

/// A routine that comes with the app, as its text says it.
public struct RoutineText: Equatable, Sendable {
    /// A readable name for links, lower snake case, never used again once shipped.
    public internal(set) var slug: String
    public internal(set) var type = RoutineType.preWorkout
    /// How long it takes.
    public internal(set) var minutes = 0
    /// The movements that it prepares for or follows; none for one that fits every day.
    public internal(set) var patterns: [MovementPattern] = []
    public internal(set) var steps: [Step] = []
    var names: [Language: String] = [:]
    var abouts: [Language: String] = [:]

    /// What is done, and for how long or how often.
    public struct Step: Equatable, Sendable {
        /// The slug of an exercise of the catalogue.
        public var exercise: String
        public var seconds: Int?
        public var reps: Int?
    }

    /// Its name, in English where the language has none.
    public func name(in language: Language) -> String {
        if let name = names[language] { return name }
        let english = names[.english] ?? ""
        return language.ownText(english) ?? english
    }

    /// What it is for, in a sentence.
    public func about(in language: Language) -> String {
        if let about = abouts[language] { return about }
        let english = abouts[.english] ?? ""
        return language.ownText(english) ?? english
    }
}

/// The routines that come with the app: what warms up before a workout, and what is stretched after it.
public enum RoutineBook {
    /// All of them, those before a workout first.
    public static let all: [RoutineText] = read.routines

    /// The lines that say nothing of a routine; a test holds that there is none.
    static let faults: [String] = read.faults

    private static let read: (routines: [RoutineText], faults: [String]) = {
        var routines: [RoutineText] = []
        var faults: [String] = []
        for line in routineTexts.split(separator: "\n") {
            if line.hasPrefix("= ") {
                routines.append(RoutineText(slug: String(line.dropFirst(2))))
            } else if routines.isEmpty || !routines[routines.count - 1].take(line) {
                faults.append(String(line))
            }
        }
        return (routines, faults)
    }()
}

extension RoutineText {
    /// Takes a line like `step cat_cow 8x`.
    ///
    /// - Returns: whether it is one.
    fileprivate mutating func take(_ line: Substring) -> Bool {
        guard let space = line.firstIndex(of: " ") else { return false }
        let text = String(line[line.index(after: space)...])
        switch line[..<space] {
        case "type": return take(type: text)
        case "minutes":
            minutes = Int(text) ?? 0
            return minutes > 0
        case "for":
            let words = text.split(separator: " ")
            patterns = words.compactMap { MovementPattern(rawValue: String($0)) }
            return patterns.count == words.count
        case "name.en": names[.english] = text
        case "name.de": names[.german] = text
        case "about.en": abouts[.english] = text
        case "about.de": abouts[.german] = text
        case "step": return take(step: text)
        default: return false
        }
        return true
    }

    private mutating func take(type text: String) -> Bool {
        switch text {
        case "pre-workout": type = .preWorkout
        case "post-workout": type = .postWorkout
        default: return false
        }
        return true
    }

    private mutating func take(step text: String) -> Bool {
        let words = text.split(separator: " ")
        guard words.count == 2 else { return false }
        let isReps = words[1].hasSuffix("x")
        guard let number = Int(isReps ? words[1].dropLast() : words[1]), number > 0 else { return false }
        steps.append(Step(exercise: String(words[0]), seconds: isReps ? nil : number, reps: isReps ? number : nil))
        return true
    }
}
