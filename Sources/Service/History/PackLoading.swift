public import Contract
import Storage
public import Training
import Wire

extension TopsetService {
    /// Makes exercises of the lifter's own of those of a pack that are not known by their names. The same pack again adds nothing.
    ///
    /// - Parameter undo: takes those away again that this pack made and nothing names.
    public func load(
        _ user: UserID, _ pack: [PackedExercise], undo: Bool = false
    ) async throws(ServiceError) -> PackReport {
        guard pack.count <= ExerciseBook.most else {
            throw ServiceError(.validation, "The body must hold at most 2000.", path: "")
        }
        return try await write(user) { turn in
            let loading = PackLoading(turn: turn, user: user)
            return try undo ? loading.takeBack(pack) : loading.load(pack)
        }
    }
}

/// A pack of exercises in the layout of free-exercise-db.
struct PackLoading: UseCase {
    let turn: Turn
    let user: UserID

    func load(_ pack: [PackedExercise]) throws -> PackReport {
        let (library, language) = (try turn.library(), try turn.voice().language)
        let matcher = NameMatcher(library, try store.exerciseMarks())
        var (report, taken, made) = (PackReport(), [String: ExerciseID](), Set<ExerciseID>())
        for other in library.named { taken[ExerciseName.key(other.name)] = other.id }
        var free = ExerciseBook.most - library.custom.count
        for (index, packed) in pack.enumerated() {
            let name = packed.name ?? ""
            func refuse(_ reason: String) {
                report.refused.append(
                    .init(index: index, name: packed.name, reason: ServiceError.text(reason, in: language)))
            }
            let key = ExerciseName.key(name)
            guard !key.isEmpty, name.unicodeScalars.count <= TextLimit.name else {
                refuse("name \(TextLimit.fault(1...TextLimit.name)).")
                continue
            }
            // Another name for an id that is there: it was renamed since, or the pack has it twice.
            let identity = id(packed)
            if let known = taken[key] ?? matcher.match(name)?.id ?? (made.contains(identity) ? identity : nil)
                ?? library[identity]?.id
            {
                report.known.append(.init(name: name, exerciseID: known))
                continue
            }
            guard free > 0 else {
                refuse("There already are 2000 exercises of your own.")
                continue
            }
            let unknown = packed.unknownWords.joined(separator: ", ")
            if !unknown.isEmpty {
                let reason = "Not known here, and left out: \(unknown)."
                report.warnings =
                    (report.warnings ?? []) + [
                        .init(index: index, name: packed.name, reason: ServiceError.text(reason, in: language))
                    ]
            }
            let exercise = packed.exercise(identity, name: name)
            try turn.add(exercise)
            made.insert(identity)
            taken[key] = exercise.id
            free -= 1
            report.added.append(.init(name: name, exerciseID: exercise.id))
        }
        return report
    }

    func takeBack(_ pack: [PackedExercise]) throws -> PackReport {
        var (report, tried) = (PackReport(), Set<ExerciseID>())
        let (library, language) = (try turn.library(), try turn.voice().language)
        for (index, packed) in pack.enumerated() {
            guard let known = library[id(packed)], known.isCustom, tried.insert(known.id).inserted else { continue }
            do {
                try ExerciseBook(turn: turn).remove(known.id)
                report.removed.append(.init(name: known.name, exerciseID: known.id))
            } catch let refusal as ServiceError where refusal.code == .inUse {
                let reason = ServiceError.text(refusal.message, in: language)
                report.refused.append(.init(index: index, name: known.name, reason: reason))
            }
        }
        return report
    }

    /// The same exercise of a pack is the same one of the lifter's, however often it is loaded.
    private func id(_ packed: PackedExercise) -> ExerciseID {
        .named("pack/" + (packed.id ?? ExerciseName.key(packed.name ?? "")), in: user)
    }
}

extension PackedExercise {
    /// As one of the lifter's own.
    fileprivate func exercise(_ id: ExerciseID, name: String) -> Exercise {
        var exercise = Exercise(id: id, slug: ExerciseName.key(name).replacing(" ", with: "_"), name: name)
        exercise.isCustom = true
        exercise.primaryMuscles = Self.muscles(primaryMuscles ?? [], isPush: force == "push")
        exercise.secondaryMuscles = Self.muscles(secondaryMuscles ?? [], isPush: force == "push")
            .filter { !exercise.primaryMuscles.contains($0) }
        exercise.equipment = piece.map { [$0] } ?? []
        exercise.isCompound = mechanic == "compound"
        exercise.isMobility = category == "stretching"
        exercise.pattern = pattern(exercise.primaryMuscles.first)
        exercise.measure = category == "stretching" || category == "cardio" || force == "static" ? .time : .reps
        exercise.loadKind = loadKind
        exercise.category = exercise.derivedCategory
        exercise.routineType = exercise.derivedRoutineType
        var text = ""
        for step in instructions ?? []
        where text.unicodeScalars.count + step.unicodeScalars.count < TextLimit.description {
            text += (text.isEmpty ? "" : "\n") + step
        }
        exercise.instructions = text.isEmpty ? nil : text
        return exercise
    }

    private var loadKind: LoadKind {
        guard equipment == "body only" || category == "stretching" || category == "cardio" else { return .external }
        return category == "strength" && force != "static" ? .bodyweightPlus : .bodyweight
    }

    private var piece: Equipment? {
        switch equipment {
        case "barbell": .barbell
        case "dumbbell": .dumbbell
        case "cable": .cable
        case "machine": .machine
        case "kettlebells": .kettlebell
        case "bands": .bands
        case "body only": .bodyweight
        case "e-z curl bar": .ezBar
        case nil: nil
        default: .other
        }
    }

    /// Words of the layout's equipment that are one thing here: what is in no list of a gym.
    private static let others = ["other", "foam_roll", "medicine_ball", "exercise_ball"]

    /// The words for muscles and equipment that say nothing here.
    fileprivate var unknownWords: [String] {
        var words: [String] = []
        if let equipment, piece == .other, !Self.others.contains(equipment.replacing(" ", with: "_")) {
            words.append(equipment)
        }
        for muscle in (primaryMuscles ?? []) + (secondaryMuscles ?? [])
        where Self.muscles([muscle], isPush: false).isEmpty && !words.contains(muscle) {
            words.append(muscle)
        }
        return words
    }

    /// By the muscle that it is done for and whether that pushes or pulls; what the pack leaves open stays open.
    private func pattern(_ muscle: Muscle?) -> MovementPattern? {
        if category == "stretching" || mechanic == "isolation" { return .isolation }
        guard mechanic == "compound", let muscle else { return nil }
        switch (muscle, force) {
        case (.chest, "push"), (.triceps, "push"): return .horizontalPush
        case (.frontDelts, "push"): return .verticalPush
        case (.lats, "pull"): return .verticalPull
        case (.middleBack, "pull"): return .horizontalPull
        case (.quadriceps, _): return .squat
        case (.hamstrings, _), (.glutes, _), (.lowerBack, "pull"): return .hinge
        case (.abdominals, _): return .isolation
        default: return nil
        }
    }

    /// The pack's names of muscles; its shoulders are the front ones where something is pushed.
    private static func muscles(_ names: [String], isPush: Bool) -> [Muscle] {
        var muscles: [Muscle] = []
        for name in names {
            let muscle =
                name == "shoulders"
                ? (isPush ? Muscle.frontDelts : .sideDelts) : Muscle(rawValue: name.replacing(" ", with: "_"))
            if let muscle, !muscles.contains(muscle) { muscles.append(muscle) }
        }
        return muscles
    }
}
