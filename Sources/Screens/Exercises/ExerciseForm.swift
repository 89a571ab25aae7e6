import Contract
import Sync
import Training
import Wire

/// An exercise of the lifter's own, as it is being made or changed.
struct ExerciseForm {
    /// `nil` for a new one.
    var known: Exercise?
    var name = ""
    var primary: [Muscle] = []
    var secondary: [Muscle] = []
    var equipment: Equipment?
    var pattern: MovementPattern?
    var measure = Measure.reps
    var loadKind = LoadKind.external
    var isUnilateral = false
    /// As they were typed.
    var step = ""
    /// `nil`: follows from the rest.
    var category: ExerciseCategory?
    /// The rule that it gets in a plan that says none, by its name; empty for the usual one.
    var rule = ""
    var instructions = ""
    var cues = ""
    var mistakes = ""
    /// What is wrong, by the field.
    var faults: [String: String] = [:]

    init(name: String) { self.name = name }

    init(_ exercise: Exercise, _ rule: String, _ strings: Strings) {
        (known, name) = (exercise, exercise.name)
        (primary, secondary) = (exercise.primaryMuscles, exercise.secondaryMuscles)
        (equipment, pattern) = (exercise.equipment.first, exercise.pattern)
        (measure, loadKind, isUnilateral) = (exercise.measure, exercise.loadKind, exercise.isUnilateral)
        if exercise.isCustom, let own = exercise.defaultIncrement { step = strings.voice.number(own) }
        if exercise.category != exercise.derivedCategory { category = exercise.category }
        self.rule = rule
        instructions = exercise.instructions ?? ""
        (cues, mistakes) = (Self.text(exercise.formCues), Self.text(exercise.commonMistakes))
    }

    private static func text(_ lines: [String]) -> String {
        var text = ""
        for line in lines { text += (text.isEmpty ? "" : "\n") + line }
        return text
    }
}

enum FormMessage {
    case show(Exercise)
    case name(String)
    /// By their names on the wire; empty for none.
    case primary(String), secondary(String), equipment(String), pattern(String), measure(String), loadKind(String)
    case unilateral
    case step(String), category(String), rule(String)
    case instructions(String), cues(String), mistakes(String)
    case save
}

extension ExerciseForm {
    mutating func update(_ message: FormMessage) {
        switch message {
        case .show, .save: break
        case .name(let text): (name, faults["name"]) = (text, nil)
        case .primary(let text): toggle(Muscle(rawValue: text), isPrimary: true)
        case .secondary(let text): toggle(Muscle(rawValue: text), isPrimary: false)
        case .equipment(let text): equipment = Equipment(rawValue: text)
        case .pattern(let text): pattern = MovementPattern(rawValue: text)
        case .measure(let text): (measure, rule) = (Measure(rawValue: text) ?? .reps, "")
        case .category(let text): category = ExerciseCategory(rawValue: text)
        case .rule(let text): rule = text
        case .loadKind(let text): loadKind = LoadKind(rawValue: text) ?? .external
        case .unilateral: isUnilateral.toggle()
        case .step(let text): (step, faults["step"]) = (text, nil)
        case .instructions(let text): instructions = text
        case .cues(let text): cues = text
        case .mistakes(let text): mistakes = text
        }
    }

    /// A muscle is trained first, helps, or neither.
    private mutating func toggle(_ muscle: Muscle?, isPrimary: Bool) {
        guard let muscle else { return }
        let was = isPrimary ? primary.contains(muscle) : secondary.contains(muscle)
        primary.removeAll { $0 == muscle }
        secondary.removeAll { $0 == muscle }
        if was { return }
        if isPrimary { primary.append(muscle) } else { secondary.append(muscle) }
    }

    /// What is typed, saved ahead of the answer; nothing where something is wrong with it.
    mutating func save(_ world: World) -> [Effect] {
        let strings = world.strings
        let name = trimmed(name)
        if ExerciseName.key(name).isEmpty { faults["name"] = strings.nameNeeded }
        for other in world.knowledge.exercises ?? []
        where other.id != known?.id && ExerciseName.key(other.name) == ExerciseName.key(name) {
            faults["name"] = strings.isTaken(other.name)
        }
        var increment: Mass?
        if !trimmed(step).isEmpty {
            increment = Mass(entry: trimmed(step), in: strings.unit)
            if increment.map({ $0 <= .zero }) ?? true { faults["step"] = strings.stepFault }
        }
        if let wrong = faults["name"] ?? faults["step"] {
            return [.focus(faults["name"] == nil ? "exercise-step" : "exercise-name"), .announce(wrong)]
        }
        var exercise = known ?? Exercise(id: world.newID(), slug: "", name: name)
        (exercise.name, exercise.isCustom, exercise.defaultIncrement) = (name, true, increment)
        (exercise.primaryMuscles, exercise.secondaryMuscles) = (primary, secondary)
        if exercise.equipment.first != equipment { exercise.equipment = equipment.map { [$0] } ?? [] }
        (exercise.pattern, exercise.isCompound) = (pattern, pattern != nil && pattern != .isolation)
        (exercise.measure, exercise.loadKind, exercise.isUnilateral) = (measure, loadKind, isUnilateral)
        let text = trimmed(instructions)
        exercise.instructions = text.isEmpty ? nil : text
        (exercise.formCues, exercise.commonMistakes) = (Self.lines(cues), Self.lines(mistakes))
        exercise.category = category ?? exercise.derivedCategory
        var edit = ExerciseEdit(new: exercise)
        edit.category = .some(category)
        // The same by name keeps its numbers.
        if rule != knownRule(world) {
            var place = ExercisePrescription(id: .unnamed, exerciseID: exercise.id, name: "", measure: measure)
            place.choose(rule: rule, step: exercise.increment(in: strings.unit), leader: nil)
            edit.defaultRule = .some(place.rule)
        }
        guard known != nil else {
            return [
                .queue(.exercise(ClientRequest(.makeExercise, edit), exercise), name: name), .focus("make"),
                .announce(strings[.saved]),
            ]
        }
        edit.id = nil
        let request = ClientRequest(.changeExercise(exercise.id), edit)
        return [.queue(.exercise(request, exercise), name: name), .focus("title"), .announce(strings[.saved])]
    }

    private func knownRule(_ world: World) -> String {
        known.map { world.knowledge.rule(of: $0.id) } ?? ""
    }

    private static func lines(_ text: String) -> [String] {
        var lines: [String] = []
        for part in text.utf8.split(separator: UInt8(ascii: "\n")) {
            let line = trimmed(String(Substring(part)))
            if !line.isEmpty { lines.append(line) }
        }
        return lines
    }
}

extension ExerciseEdit {
    /// Everything that an exercise of the lifter's own says of itself.
    init(new exercise: Exercise) {
        self.init()
        (id, name, aliases) = (exercise.id, exercise.name, exercise.aliases)
        (pattern, isCompound) = (.some(exercise.pattern), exercise.isCompound)
        (primaryMuscles, secondaryMuscles) = (exercise.primaryMuscles, exercise.secondaryMuscles)
        (equipment, isUnilateral) = (exercise.equipment, exercise.isUnilateral)
        (loadKind, measure) = (exercise.loadKind, exercise.measure)
        defaultIncrement = .some(exercise.defaultIncrement)
        instructions = .some(exercise.instructions)
        (formCues, commonMistakes) = (exercise.formCues, exercise.commonMistakes)
    }
}
