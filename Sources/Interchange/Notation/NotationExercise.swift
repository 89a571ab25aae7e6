import Training

/// The line by which a program brings an exercise that not everybody has: its name, then what it is.
enum NotationExercise {
    private enum Part: String {
        case muscles, secondary, equipment, load, measure, pattern, compound, unilateral
    }

    static func text(_ exercise: Exercise) -> String {
        var parts = [NotationText.name(exercise.name)]
        func say(_ part: Part, _ text: String) {
            if !text.isEmpty { parts.append(part.rawValue + " " + text) }
        }
        say(.muscles, list(exercise.primaryMuscles))
        say(.secondary, list(exercise.secondaryMuscles))
        say(.equipment, list(exercise.equipment))
        if exercise.loadKind != .external { say(.load, NotationForm.word.text(exercise.loadKind)) }
        if exercise.measure != .reps { say(.measure, NotationForm.word.text(exercise.measure)) }
        if let pattern = exercise.pattern { say(.pattern, NotationForm.word.text(pattern)) }
        if exercise.isCompound { parts.append(Part.compound.rawValue) }
        if exercise.isUnilateral { parts.append(Part.unilateral.rawValue) }
        return parts.joined(separator: "; ")
    }

    /// An exercise whose id follows from its name: whoever takes it over gives it one of their own.
    static func read(_ text: String) throws(NotationError) -> Exercise {
        let parts = try NotationText.parts(text, at: ";")
        let name = try NotationText.value(parts[0])
        guard !ExerciseName.key(name).isEmpty else { throw NotationError(.notUnderstood, text) }
        var exercise = Exercise(
            id: .named("exercise/" + ExerciseName.key(name), in: ProgramID(high: 0, low: 0)), slug: "", name: name)
        exercise.isCustom = true
        var said: Set<String> = []
        for part in parts.dropFirst() where !part.isEmpty {
            let words = NotationText.words(part)
            guard let what = Part(rawValue: words[0]) else { throw NotationError(.notUnderstood, part) }
            guard said.insert(words[0]).inserted else { throw NotationError(.saidTwice, part) }
            let rest = words.dropFirst().joined(separator: " ")
            switch what {
            case .muscles: exercise.primaryMuscles = try values(rest, part)
            case .secondary: exercise.secondaryMuscles = try values(rest, part)
            case .equipment: exercise.equipment = try values(rest, part)
            case .load: exercise.loadKind = try value(rest, part)
            case .measure: exercise.measure = try value(rest, part)
            case .pattern: exercise.pattern = try value(rest, part)
            case .compound where rest.isEmpty: exercise.isCompound = true
            case .unilateral where rest.isEmpty: exercise.isUnilateral = true
            case .compound, .unilateral: throw NotationError(.notUnderstood, part)
            }
        }
        return exercise
    }

    private static func list<Value: RawRepresentable>(_ values: [Value]) -> String where Value.RawValue == String {
        values.map { NotationForm.word.text($0) }.joined(separator: ", ")
    }

    private static func value<Value: RawRepresentable>(
        _ text: String, _ part: String
    ) throws(NotationError) -> Value where Value.RawValue == String {
        guard let value = NotationForm<Value>.word.read(text) else { throw NotationError(.notUnderstood, part) }
        return value
    }

    private static func values<Value: RawRepresentable>(
        _ text: String, _ part: String
    ) throws(NotationError) -> [Value] where Value.RawValue == String {
        var values: [Value] = []
        for one in try NotationText.parts(text, at: ",") { values.append(try value(one, part)) }
        return values
    }
}
