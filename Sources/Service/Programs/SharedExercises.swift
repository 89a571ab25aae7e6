import Contract
import Interchange
import Storage
import Training

/// A program from elsewhere as this lifter has its exercises.
struct GivenProgram {
    var blueprint: ProgramBlueprint
    /// Exercises that it brings and that the lifter does not have yet.
    var new: [Exercise] = []
    /// What the exercises that it brings are to this lifter.
    var ids: [ExerciseID: ExerciseID] = [:]

    /// What the lifter said of exercises by the ids of the one who shared them.
    func own(_ starts: [LiftStart]) -> [LiftStart] {
        starts.map { start in
            var start = start
            start.exerciseID = ids[start.exerciseID] ?? start.exerciseID
            return start
        }
    }
}

/// The exercises of another lifter that a program brings along: those that are known by name, and those that become the lifter's own.
struct SharedExercises: UseCase {
    let turn: Turn

    private static let most = 200

    /// Puts this lifter's exercises into the place of those that the program brings.
    ///
    /// An exercise of the same name that is counted and loaded alike is the same one; one that is not leaves the name to itself, and
    /// the new one gets a number.
    func own(_ blueprint: ProgramBlueprint) throws -> GivenProgram {
        var given = GivenProgram(blueprint: blueprint)
        guard let brought = blueprint.exercises else { return given }
        guard brought.count <= Self.most else {
            throw ServiceError(.validation, "A program brings at most 200 exercises.", path: "/program/exercises")
        }
        let (library, language) = (try turn.library(), try turn.voice().language)
        var known: [String: Exercise] = [:]
        for exercise in library.all.reversed() {
            let names = exercise.aliases + [exercise.slug, exercise.named(in: language).shownName, exercise.name]
            for name in names { known[ExerciseName.key(name)] = exercise }
        }
        // What is shown as another keeps its name, too.
        let taken = Set(library.named.map { ExerciseName.key($0.name) })
        var meant: [ExerciseID: Exercise] = [:]
        for (index, exercise) in brought.enumerated() {
            if let own = library.shown(exercise.id) {
                meant[exercise.id] = own
                continue
            }
            try check(exercise, at: index)
            var (own, number) = (made(exercise, named: exercise.name), 1)
            while true {
                let key = ExerciseName.key(own.name)
                if let same = known[key] ?? library.shown(own.id), same.isCounted(like: exercise) {
                    own = same
                    break
                }
                if known[key] == nil, library[own.id] == nil, !taken.contains(key) {
                    known[key] = own
                    given.new.append(own)
                    break
                }
                number += 1
                own = made(exercise, named: "\(exercise.name) (\(number))")
            }
            meant[exercise.id] = own
        }
        guard library.custom.count + given.new.count <= ExerciseBook.most else {
            throw ServiceError(
                .validation, "There already are 2000 exercises of your own.", path: "/program/exercises")
        }
        given.ids = meant.mapValues(\.id)
        given.blueprint.exercises = given.new.isEmpty ? nil : given.new
        for plan in given.blueprint.plans.indices {
            for place in given.blueprint.plans[plan].exercises.indices {
                guard let own = meant[given.blueprint.plans[plan].exercises[place].exerciseID] else { continue }
                given.blueprint.plans[plan].exercises[place].become(own)
            }
        }
        return given
    }

    private func made(_ exercise: Exercise, named name: String) -> Exercise {
        var own = exercise.shared
        (own.id, own.name) = (ImportedHistory.ownID(name, turn.user), name)
        own.slug = ExerciseName.key(name).replacing(" ", with: "_")
        if own.category == .accessory { own.category = own.derivedCategory }
        return own
    }

    private func check(_ exercise: Exercise, at index: Int) throws {
        var edit = ExerciseEdit()
        (edit.name, edit.aliases, edit.instructions) = (exercise.name, exercise.aliases, exercise.instructions)
        (edit.formCues, edit.commonMistakes) = (exercise.formCues, exercise.commonMistakes)
        (edit.durationSeconds, edit.defaultIncrement) = (exercise.durationSeconds, exercise.defaultIncrement)
        let faults = edit.faults(exercise)
        if !faults.isEmpty { throw ServiceError(faults).inside("/program/exercises/\(index)") }
    }
}

extension ProgramBlueprint {
    /// The same with the exercises of the lifter's own that its plans use.
    func withExercises(of library: Library) -> ProgramBlueprint {
        var shared: [Exercise] = []
        for exercise in plans.flatMap(\.exercises) {
            guard let own = library[exercise.exerciseID], own.isCustom, !shared.contains(where: { $0.id == own.id })
            else { continue }
            shared.append(own.shared)
        }
        var blueprint = self
        blueprint.exercises = shared.isEmpty ? nil : shared
        return blueprint
    }
}

extension Exercise {
    /// Without what its lifter noted of it.
    fileprivate var shared: Exercise {
        var shared = self
        (shared.localName, shared.videoURL, shared.note, shared.lastUsed) = (nil, nil, nil, nil)
        (shared.isFavorite, shared.isHidden, shared.isCustom) = (false, false, true)
        return shared
    }

    fileprivate func isCounted(like other: Exercise) -> Bool {
        measure == other.measure && loadKind == other.loadKind
    }
}

extension ExercisePrescription {
    fileprivate mutating func become(_ exercise: Exercise) {
        (exerciseID, name, muscles) = (exercise.id, exercise.name, exercise.primaryMuscles)
        (loadKind, measure) = (exercise.loadKind, exercise.measure)
    }
}
