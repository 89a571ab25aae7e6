import Contract
import Sync
import Training

/// All exercises there are, to be found, marked and added to.
struct ExerciseLibrary {
    /// Which of them are shown.
    enum Kind: String { case all, favourites, own, hidden }

    var query = ""
    var muscle: Muscle?
    var equipment: Equipment?
    var kind = Kind.all
    /// How many are shown.
    var shown = 40
    /// The exercise that is being made or changed.
    var form: ExerciseForm?
    /// The pack of exercises that was loaded.
    var pack: ExercisePackLoad?
}

enum LibraryMessage {
    case query(String)
    /// By its name on the wire; empty for every one.
    case muscle(String), equipment(String)
    case kind(ExerciseLibrary.Kind)
    case more
    case favourite(ExerciseID)
    case hide(ExerciseID)
    case make
    case edit(ExerciseID)
    case delete(ExerciseID)
    case form(FormMessage)
    /// The name of a file that was chosen.
    case pack(String)
    /// Takes back what it added.
    case unpack
}

extension ExerciseLibrary {
    @inline(never) mutating func update(_ message: LibraryMessage, _ world: World) -> [Effect] {
        switch message {
        case .query(let text):
            (query, shown) = (text, 40)
            return []
        case .muscle(let text):
            (muscle, shown) = (Muscle(rawValue: text), 40)
            return []
        case .equipment(let text):
            (equipment, shown) = (Equipment(rawValue: text), 40)
            return []
        case .kind(let chosen):
            (kind, shown) = (kind == chosen ? .all : chosen, 40)
            return []
        case .more:
            shown += 40
            return []
        case .favourite(let id): return world.mark(id) { $0.isFavorite = !($1.isFavorite) }
        case .hide(let id):
            guard let exercise = world.knowledge.exercise(id) else { return [] }
            let effects = world.mark(id) { $0.isHidden = !($1.isHidden) }
            if exercise.isHidden { return effects }
            let text = world.strings.nowHidden(exercise.shownName)
            return effects + [.offer(Undo(text: text, milliseconds: 10_000, undo: [.message(.library(.hide(id)))]))]
        case .make:
            form = ExerciseForm(name: trimmed(query))
            return [.focus("exercise-name")]
        case .edit(let id):
            let known = world.knowledge.described.first { $0.id == id } ?? world.knowledge.exercise(id)
            guard let known else { return [] }
            return [.go(.exercises, replace: false), .message(.library(.form(.show(known))))]
        case .delete(let id):
            guard let exercise = world.knowledge.exercise(id) else { return [] }
            form = nil
            let again = ClientRequest(.makeExercise, ExerciseEdit(new: exercise))
            return [
                .queue(.deleteExercise(id), name: exercise.name),
                .offer(
                    Undo(
                        text: world.strings.deletedExercise(exercise.name), milliseconds: 10_000,
                        undo: [.queue(.exercise(again, exercise), name: exercise.name)])),
                .focus("title"),
            ]
        case .form(.show(let exercise)):
            form = ExerciseForm(exercise, world.knowledge.rule(of: exercise.id), world.strings)
            return [.focus("exercise-name")]
        case .form(.save):
            guard let effects = form?.save(world) else { return [] }
            if form?.faults.isEmpty == true { form = nil }
            return effects
        case .form(let message):
            form?.update(message)
            return []
        case .pack(let name):
            if name.isEmpty || pack?.isLoading == true { return [] }
            pack = ExercisePackLoad(file: name)
            return [ExercisePackLoad.send(undo: false)]
        case .unpack:
            pack?.isLoading = true
            return [ExercisePackLoad.send(undo: true)]
        }
    }

    /// The exercises that fit, the best or the lifter's favourites first.
    func found(_ world: World) -> [Exercise] {
        guard let all = world.knowledge.exercises else { return [] }
        var (first, found): ([Exercise], [Exercise]) = ([], [])
        if trimmed(query).isEmpty {
            for exercise in all where fits(exercise) {
                if exercise.isFavorite { first.append(exercise) } else { found.append(exercise) }
            }
            return first + found
        }
        for index in world.knowledge.search?.rank(query) ?? [] where index < all.count && fits(all[index]) {
            found.append(all[index])
        }
        return found
    }

    private func fits(_ exercise: Exercise) -> Bool {
        if let muscle, !exercise.primaryMuscles.contains(muscle), !exercise.secondaryMuscles.contains(muscle) {
            return false
        }
        if let equipment, !exercise.equipment.contains(equipment) { return false }
        switch kind {
        case .all: return exercise.isOffered(for: query)
        case .favourites: return exercise.isFavorite
        case .own: return exercise.isCustom && !exercise.isHidden
        case .hidden: return exercise.isHidden
        }
    }
}

extension World {
    /// Notes something of an exercise; it is shown ahead of the answer.
    ///
    /// - Parameter change: makes the marks of what is known.
    @inline(never) func mark(_ id: ExerciseID, _ change: (inout ExerciseMarks, Exercise) -> Void) -> [Effect] {
        guard var exercise = knowledge.described.first(where: { $0.id == id }) ?? knowledge.exercise(id) else {
            return []
        }
        var marks = ExerciseMarks()
        (marks.isFavorite, marks.isHidden) = (exercise.isFavorite, exercise.isHidden)
        (marks.videoURL, marks.note) = (exercise.videoURL, exercise.note)
        let before = marks
        change(&marks, exercise)
        var edit = ExerciseEdit()
        if marks.isFavorite != before.isFavorite { edit.isFavorite = marks.isFavorite }
        if marks.isHidden != before.isHidden { edit.isHidden = marks.isHidden }
        if marks.videoURL != before.videoURL { edit.videoURL = .some(marks.videoURL) }
        if marks.note != before.note { edit.note = .some(marks.note) }
        exercise.take(marks)
        return [.queue(.exercise(ClientRequest(.changeExercise(id), edit), exercise), name: exercise.shownName)]
    }
}
