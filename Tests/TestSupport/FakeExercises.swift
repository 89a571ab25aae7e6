import Contract
import Training
import Wire

/// Exercises of the lifter's own, and what is noted of all.
extension FakeServer {
    mutating func exercise(_ method: String, _ parts: [String], _ body: String) -> Answer {
        let edit = (try? JSON.decodeRequest(ExerciseEdit.self, from: Array(body.utf8))) ?? ExerciseEdit()
        let index = parts.count > 2 ? exercises.firstIndex { $0.id.text == parts[2] } : nil
        switch method {
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
            return Self.ok(exercises[index])
        case "DELETE":
            if let index { exercises.remove(at: index) }
            return Self.ok(DoneAnswer())
        default:
            guard let index else { break }
            return Self.ok(exercises[index])
        }
        return Self.fault(404, "NOT_FOUND", "There is no such exercise.")
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
    }
}
