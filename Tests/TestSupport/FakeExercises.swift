import Contract
import Training
import Wire

/// Exercises of the lifter's own, and what is noted of all.
extension FakeServer {
    mutating func exercise(_ method: String, _ parts: [String], _ body: String) -> Answer {
        let edit = (try? JSON.decodeRequest(ExerciseEdit.self, from: Array(body.utf8))) ?? ExerciseEdit()
        let index = parts.count > 2 ? exercises.firstIndex { $0.id.text == parts[2] } : nil
        switch method {
        case "POST" where parts.count == 4: return merge(parts[3], parts[2], body)
        case "POST":
            guard let name = edit.name, let id = edit.id else { break }
            if let known = exercises.first(where: { $0.id == id }) { return Self.ok(known) }
            var made = Exercise(id: id, slug: "", name: name)
            made.isCustom = true
            Self.apply(edit, to: &made)
            exercises.insert(made, at: 0)
            return Answer(status: 201, body: JSON.text(made))
        case "PATCH":
            guard let index else { break }
            Self.apply(edit, to: &exercises[index])
            if case .some(.some(let rule)) = edit.defaultRule { rules[exercises[index].id] = rule }
            return Self.ok(exercises[index])
        case "DELETE":
            if let index { exercises.remove(at: index) }
            return Self.ok(DoneAnswer())
        default:
            guard let index else { break }
            return details(exercises[index])
        }
        return Self.fault(404, "NOT_FOUND", "There is no such exercise.")
    }

    /// An exercise as the call for one answers it.
    private func details(_ exercise: Exercise) -> Answer {
        var details = ExerciseDetails(
            exercise, defaultRule: rules[exercise.id] ?? .doubleProgression(DoubleProgression()))
        details.mergedInto = merged.first { $0.own.id == exercise.id }?.into
        for one in merged where one.into == exercise.id {
            details.merged.append(MergedExercise(id: one.own.id, name: one.own.name))
        }
        return Self.ok(details)
    }

    /// Shows an exercise as another, with its sessions; or as itself again.
    private mutating func merge(_ action: String, _ id: String, _ body: String) -> Answer {
        guard action == "merge" else {
            guard let place = merged.firstIndex(where: { $0.own.id.text == id }) else {
                return Self.fault(404, "NOT_FOUND", "There is no such exercise.")
            }
            exercises.insert(merged.remove(at: place).own, at: 0)
            return details(exercises[0])
        }
        guard let place = exercises.firstIndex(where: { $0.id.text == id }),
            let into = (try? JSON.decode(MergeExercise.self, from: body))?.into,
            let target = exercises.first(where: { $0.id == into })
        else { return Self.fault(404, "NOT_FOUND", "There is no such exercise.") }
        merged.append((exercises.remove(at: place), into))
        return details(target)
    }

    private static func apply(_ edit: ExerciseEdit, to exercise: inout Exercise) {
        if let name = edit.name { exercise.name = name }
        if let aliases = edit.aliases { exercise.aliases = aliases }
        if let muscles = edit.primaryMuscles { exercise.primaryMuscles = muscles }
        if let equipment = edit.equipment { exercise.equipment = equipment }
        if let measure = edit.measure { exercise.measure = measure }
        if let instructions = edit.instructions { exercise.instructions = instructions }
        if let cues = edit.formCues { exercise.formCues = cues }
        if let isFavorite = edit.isFavorite { exercise.isFavorite = isFavorite }
        if let isHidden = edit.isHidden { exercise.isHidden = isHidden }
        if let link = edit.videoURL { exercise.videoURL = link }
        if let note = edit.note { exercise.note = note }
        if let isMobility = edit.isMobility { exercise.isMobility = isMobility }
        if let step = edit.defaultIncrement { exercise.defaultIncrement = step }
        if let category = edit.category { exercise.category = category ?? exercise.derivedCategory }
    }
}
