import Contract
import Training
import Wire

extension ExerciseEdit {
    private static let longestList = 100

    /// Says of an exercise of the lifter's own what is named here.
    func apply(to exercise: inout Exercise) {
        guard exercise.isCustom else { return }
        let isDerived = exercise.category == exercise.derivedCategory
        if let name { exercise.name = name }
        if let aliases { exercise.aliases = aliases }
        if let pattern { (exercise.pattern, exercise.isCompound) = (pattern, pattern != nil && pattern != .isolation) }
        if let primaryMuscles { exercise.primaryMuscles = primaryMuscles }
        if let secondaryMuscles { exercise.secondaryMuscles = secondaryMuscles }
        if let equipment { exercise.equipment = equipment }
        if let loadKind { exercise.loadKind = loadKind }
        if let measure { exercise.measure = measure }
        if let isCompound { exercise.isCompound = isCompound }
        if let isUnilateral { exercise.isUnilateral = isUnilateral }
        if let isMobility { exercise.isMobility = isMobility }
        if let routineType { exercise.routineType = routineType }
        if let durationSeconds { exercise.durationSeconds = durationSeconds }
        if let defaultIncrement { exercise.defaultIncrement = defaultIncrement }
        if let instructions { exercise.instructions = instructions }
        if let formCues { exercise.formCues = formCues }
        if let commonMistakes { exercise.commonMistakes = commonMistakes }
        if let category {
            exercise.category = category ?? exercise.derivedCategory
        } else if isDerived {
            exercise.category = exercise.derivedCategory
        }
        if routineType == nil, isMobility != nil { exercise.routineType = exercise.derivedRoutineType }
    }

    /// Notes what is named here.
    func apply(to marks: inout ExerciseMarks) {
        if let isFavorite { marks.isFavorite = isFavorite }
        if let isHidden { marks.isHidden = isHidden }
        if let videoURL { marks.videoURL = videoURL }
        if let note { marks.note = note }
        if let defaultRule { marks.defaultRule = defaultRule }
    }

    /// Everything that may not be said.
    ///
    /// - Parameter exercise: as it would be.
    func faults(_ exercise: Exercise) -> [CalculationError] {
        var faults: [CalculationError] = []
        if let name, ExerciseName.key(name).isEmpty || name.unicodeScalars.count > TextLimit.name {
            faults.append(CalculationError("/name", TextLimit.fault(1...TextLimit.name)))
        }
        lines(aliases, "/aliases", 1...TextLimit.name, &faults)
        lines(formCues, "/form_cues", 1...TextLimit.line, &faults)
        lines(commonMistakes, "/common_mistakes", 1...TextLimit.line, &faults)
        once(exercise.primaryMuscles, "/primary_muscles", &faults)
        once(exercise.secondaryMuscles, "/secondary_muscles", &faults)
        once(exercise.equipment, "/equipment", &faults)
        if exercise.secondaryMuscles.contains(where: { exercise.primaryMuscles.contains($0) }) {
            faults.append(CalculationError("/secondary_muscles", "must name none of the primary ones"))
        }
        text(instructions, "/instructions", 0...TextLimit.description, &faults)
        text(note, "/note", 0...TextLimit.note, &faults)
        if case .some(.some(let link)) = videoURL, !Self.isLink(link) {
            faults.append(CalculationError("/video_url", "must be a link that begins with https://"))
        }
        if case .some(.some(let seconds)) = durationSeconds, !(1...86_400).contains(seconds) {
            faults.append(CalculationError("/duration_seconds", "must be between 1 and 86400"))
        }
        if case .some(.some(let step)) = defaultIncrement, step <= .zero || step > .kg(500) {
            faults.append(CalculationError("/default_increment", "must be more than 0 and at most 500 kg"))
        }
        if case .some(.some(let rule)) = defaultRule {
            faults += rule.faults().map { CalculationError("/default_rule" + $0.path, $0.message) }
        }
        return faults
    }

    private static func isLink(_ text: String) -> Bool {
        (text.hasPrefix("https://") || text.hasPrefix("http://")) && text.unicodeScalars.count <= TextLimit.link
            && !text.unicodeScalars.contains { $0.value <= 0x20 } && text.split(separator: "/").count > 1
    }

    private func lines(
        _ lines: [String]?, _ path: String, _ length: ClosedRange<Int>, _ faults: inout [CalculationError]
    ) {
        guard let lines else { return }
        if lines.count > Self.longestList { faults.append(CalculationError(path, "must have at most 100 entries")) }
        for (index, line) in lines.enumerated() where !length.contains(line.unicodeScalars.count) {
            faults.append(CalculationError("\(path)/\(index)", TextLimit.fault(length)))
        }
    }

    private func text(
        _ text: String??, _ path: String, _ length: ClosedRange<Int>, _ faults: inout [CalculationError]
    ) {
        if case .some(.some(let text)) = text, !length.contains(text.unicodeScalars.count) {
            faults.append(CalculationError(path, TextLimit.fault(length)))
        }
    }

    private func once<Value: Hashable>(_ values: [Value], _ path: String, _ faults: inout [CalculationError]) {
        if Set(values).count != values.count { faults.append(CalculationError(path, "must name each one once")) }
    }
}
