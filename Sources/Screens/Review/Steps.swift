import Training

/// What changes make of the sets of an exercise, in the lifter's words.
extension CardsView {
    /// The prescription that changes are about: in a plan, else as it mirrors the workout they come from.
    private func prescription(of change: SuggestedChange, _ changes: [SuggestedChange]) -> ExercisePrescription? {
        for plan in world.knowledge.plans ?? [] {
            for exercise in plan.currentVersion.exercises where exercise.id == change.targetExercisePrescriptionID {
                return exercise
            }
        }
        for exercise in done where exercise.instanceID == change.sourceExercisePerformanceID {
            var mirror = ExercisePrescription(
                id: .unnamed, exerciseID: exercise.exerciseID, name: exercise.name, loadKind: exercise.loadKind)
            for set in exercise.sets {
                mirror.add(set.id, set.setType, set.weight, set.reps, set.durationSeconds, changes)
            }
            return mirror
        }
        for session in world.knowledge.sessions ?? [] {
            for exercise in session.exercises where exercise.id == change.sourceExercisePerformanceID {
                var mirror = ExercisePrescription(
                    id: .unnamed, exerciseID: exercise.exerciseID, name: exercise.name, loadKind: exercise.loadKind)
                for set in exercise.sets {
                    mirror.add(set.id, set.setType, set.weight, set.reps, set.durationSeconds, changes)
                }
                return mirror
            }
        }
        return nil
    }

    /// "Sets 1–3: 82.5 kg × 12 → 85 kg × 8": what each set becomes, like ones told once; then what else changes.
    func lines(_ changes: [SuggestedChange]) -> [String] {
        guard let first = changes.first else { return [] }
        let exercise = prescription(of: first, changes)
        let steps = exercise?.steps(changes) ?? []
        var lines: [String] = []
        var numbers: [Int] = []
        for (index, step) in steps.enumerated() {
            numbers.append(step.number)
            if index + 1 < steps.count, steps[index + 1].from == step.from, steps[index + 1].to == step.to { continue }
            lines.append(strings.step(step, numbers, exercise?.loadKind ?? .external))
            numbers = []
        }
        for change in changes where change.type != .stay && (steps.isEmpty || !change.type.movesSets) {
            let set = setNumber(change).map { strings.setName($0) + ": " } ?? ""
            lines.append(set + strings.change(change, replacement: change.replacementExerciseID.flatMap(name)))
        }
        return lines
    }

    private func name(_ id: ExerciseID) -> String? { world.knowledge.exercise(id)?.shownName }

    /// The place of a change's set, warm-ups not counted; `nil` for a change of the whole exercise.
    func setNumber(_ change: SuggestedChange) -> Int? {
        guard let target = change.targetSetPrescriptionID else { return nil }
        for plan in world.knowledge.plans ?? [] {
            for exercise in plan.currentVersion.exercises where exercise.id == change.targetExercisePrescriptionID {
                var number = 0
                for set in exercise.sets {
                    if set.type != .warmup { number += 1 }
                    if set.id == target { return max(1, number) }
                }
            }
        }
        for exercise in done
        where exercise.exercisePrescriptionID == change.targetExercisePrescriptionID {
            var number = 0
            for set in exercise.sets {
                if set.setType != .warmup { number += 1 }
                if set.setPrescriptionID == target { return max(1, number) }
            }
        }
        return nil
    }
}

/// "proposed × 9": what waits to be decided about a prescription, beside what it asks for now.
@inline(never) func proposal(_ prescription: ExercisePrescription, _ world: World) -> String? {
    let strings = world.strings
    var waiting: [SuggestedChange] = []
    // Beside the light weights of a week that judges nothing it would say something else than it means.
    if let plan = world.knowledge.inPlan(prescription.id)?.plan, world.day(of: plan.id)?.phase?.judges == false {
        return nil
    }
    for suggestion in world.knowledge.suggestions ?? [] {
        for change in suggestion.changes
        where change.targetExercisePrescriptionID == prescription.id && change.isOpen && change.type != .stay {
            waiting.append(change)
        }
    }
    if let step = prescription.steps(waiting).first { return strings.proposed(step, prescription.loadKind) }
    for change in waiting where !change.type.movesSets { return strings.proposed(strings.delta(change)) }
    return nil
}

extension ExercisePrescription {
    /// A set as it was done, under the id that changes know it by.
    fileprivate mutating func add(
        _ id: SetID, _ type: SetType, _ weight: Mass?, _ reps: Int?, _ seconds: Int?, _ changes: [SuggestedChange]
    ) {
        var set = SetPrescription(id: .unnamed)
        (set.type, set.weight, set.reps, set.durationSeconds) = (type, weight, reps, seconds)
        for change in changes where change.sourceSetPerformanceID == id {
            set.id = change.targetSetPrescriptionID ?? .unnamed
        }
        sets.append(set)
    }
}

extension ChangeType {
    /// Whether it moves the numbers of sets.
    var movesSets: Bool {
        switch self {
        case .increaseWeight, .decreaseWeight, .deload, .increaseReps, .decreaseReps, .increaseDuration,
            .decreaseDuration:
            true
        case .increaseRest, .decreaseRest, .addSet, .removeSet, .changeSetType, .stay, .substitute, .changeTrainingMax,
            .changeStage, .restart:
            false
        }
    }
}
