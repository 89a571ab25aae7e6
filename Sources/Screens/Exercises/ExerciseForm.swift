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
    /// The first is what is loaded.
    var equipment: [Equipment] = []
    var pattern: MovementPattern?
    var measure = Measure.reps
    var loadKind = LoadKind.external
    var isUnilateral = false, isMobility = false
    /// As they were typed.
    var step = ""
    /// `nil`: follows from the rest.
    var category: ExerciseCategory?
    /// The rule that it gets in a plan that says none, by its name; empty for the usual one.
    var rule = ""
    var instructions = ""
    var cues = ""
    var mistakes = ""
    /// A link, as it was typed.
    var video = ""
    /// What is wrong, by the id of the field.
    var faults: [String: String] = [:]

    init(name: String) { self.name = name }

    init(_ exercise: Exercise, _ rule: String, _ strings: Strings) {
        (known, name) = (exercise, exercise.name)
        (primary, secondary) = (exercise.primaryMuscles, exercise.secondaryMuscles)
        (equipment, pattern, video) = (exercise.equipment, exercise.pattern, exercise.videoURL ?? "")
        (measure, loadKind, isUnilateral) = (exercise.measure, exercise.loadKind, exercise.isUnilateral)
        isMobility = exercise.isMobility
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
    case unilateral, mobility
    case step(String), category(String), rule(String), video(String)
    case instructions(String), cues(String), mistakes(String)
    case save
}

extension ExerciseForm {
    mutating func update(_ message: FormMessage) {
        switch message {
        case .show, .save: break
        case .name(let text): (name, faults["exercise-name"]) = (text, nil)
        case .primary(let text): toggle(Muscle(rawValue: text), isPrimary: true)
        case .secondary(let text): toggle(Muscle(rawValue: text), isPrimary: false)
        case .equipment(let text):
            guard let piece = Equipment(rawValue: text) else { break }
            if let place = equipment.firstIndex(of: piece) {
                equipment.remove(at: place)
            } else {
                equipment.append(piece)
            }
        case .pattern(let text): pattern = MovementPattern(rawValue: text)
        case .measure(let text):
            (measure, rule, faults["exercise-measure"]) = (Measure(rawValue: text) ?? .reps, "", nil)
        case .category(let text): category = ExerciseCategory(rawValue: text)
        case .rule(let text): rule = text
        case .loadKind(let text):
            (loadKind, faults["exercise-load"]) = (LoadKind(rawValue: text) ?? .external, nil)
        case .unilateral: isUnilateral.toggle()
        case .mobility: isMobility.toggle()
        case .step(let text): (step, faults["exercise-step"]) = (text, nil)
        case .video(let text): (video, faults["exercise-video"]) = (text, nil)
        case .instructions(let text): (instructions, faults["exercise-how"]) = (text, nil)
        case .cues(let text): (cues, faults["exercise-cues"]) = (text, nil)
        case .mistakes(let text): (mistakes, faults["exercise-mistakes"]) = (text, nil)
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
        if ExerciseName.key(name).isEmpty { faults["exercise-name"] = strings.nameNeeded }
        for other in world.knowledge.exercises ?? []
        where other.id != known?.id && ExerciseName.key(other.name) == ExerciseName.key(name) {
            faults["exercise-name"] = strings.isTaken(other.name)
        }
        var increment: Mass?
        if !trimmed(step).isEmpty {
            increment = Mass(entry: trimmed(step), in: strings.unit)
            if increment.map({ $0 <= .zero }) ?? true { faults["exercise-step"] = strings.stepFault }
        }
        let link = trimmed(video)
        if !link.isEmpty, !link.utf8.starts(with: "https://".utf8), !link.utf8.starts(with: "http://".utf8) {
            faults["exercise-video"] = strings.videoFault
        }
        if !faults.isEmpty { return showFault() }
        var exercise = known ?? Exercise(id: world.newID(), slug: "", name: name)
        (exercise.name, exercise.isCustom, exercise.defaultIncrement) = (name, true, increment)
        (exercise.primaryMuscles, exercise.secondaryMuscles) = (primary, secondary)
        (exercise.equipment, exercise.isMobility) = (equipment, isMobility)
        exercise.videoURL = link.isEmpty ? nil : link
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
                .announce(world.savingText),
            ]
        }
        edit.id = nil
        let request = ClientRequest(.changeExercise(exercise.id), edit)
        return [.queue(.exercise(request, exercise), name: name), .focus("title"), .announce(world.savingText)]
    }

    /// Leads to the first field with which something is wrong.
    func showFault() -> [Effect] {
        for id in Self.fields { if let wrong = faults[id.id] { return [.focus(id.id), .announce(wrong)] } }
        return []
    }

    /// The fields in their order, each with what the server calls it.
    private static let fields: [(id: String, path: String)] = [
        ("exercise-name", "/name"), ("exercise-measure", "/measure"), ("exercise-load", "/load_kind"),
        ("exercise-step", "/default_increment"), ("exercise-rule", "/default_rule"), ("exercise-video", "/video_url"),
        ("exercise-how", "/instructions"), ("exercise-cues", "/form_cues"), ("exercise-mistakes", "/common_mistakes"),
    ]

    /// What the server would not have, beside the fields that it is about; what is about none stands with the name.
    mutating func take(_ refusal: ErrorAnswer.Fault) {
        for (path, text) in refusal.byField {
            var place = "exercise-name"
            for field in Self.fields where path.utf8.starts(with: field.path.utf8) { place = field.id }
            faults[place] = text
        }
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
        (isMobility, videoURL) = (exercise.isMobility, .some(exercise.videoURL))
        (loadKind, measure) = (exercise.loadKind, exercise.measure)
        defaultIncrement = .some(exercise.defaultIncrement)
        instructions = .some(exercise.instructions)
        (formCues, commonMistakes) = (exercise.formCues, exercise.commonMistakes)
    }
}
