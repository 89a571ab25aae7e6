public import Training

extension SeededGenerator {
    /// A command that may or may not be valid for the workout: most name things that exist, some do not.
    public mutating func command(for workout: ActiveWorkout, number: Int) -> WorkoutCommand {
        let key = "key-\(number)"
        switch Int.random(in: 0..<28, using: &self) {
        case 20: return .swapExercise(randomSwap(workout, key))
        case 21, 22: return .autofillExercise(randomAutofill(workout, key))
        case 23: return .reorderExercises(randomOrder(workout, key))
        case 24: return .superset(randomSuperset(workout, key))
        case 25: return .patch(randomNotes(workout, key))
        case 26, 27:
            let command = UndoChange(
                reverts: chance(3) ? nil : "key-\(Int.random(in: max(0, number - 12)...number, using: &self))",
                meta: meta(key, minute: Int64(number)))
            return .undo(command)
        case 0..<7: return .logSet(randomLogSet(workout, key))
        case 7..<13: return .patch(randomFieldPatch(workout, key))
        case 13..<16: return .patch(randomStructurePatch(workout, key))
        case 16..<18: return .addExercise(randomAddition(key))
        case 18:
            let command = RemoveExercise(
                exerciseInstanceID: randomPlace(workout).exerciseInstanceID, meta: meta(key, minute: Int64(number)))
            return .removeExercise(command)
        default:
            guard chance(6) else { return .logSet(randomLogSet(workout, key)) }
            let command = CompleteWorkout(meta: meta(key, minute: Int64(number)))
            return .complete(command)
        }
    }

    private mutating func randomPlace(_ workout: ActiveWorkout) -> SetPlace {
        guard !chance(15), let exercise = workout.exercises.randomElement(using: &self) else {
            return SetPlace(id(7), id(8))
        }
        return SetPlace(exercise.instanceID, exercise.sets.randomElement(using: &self)?.id ?? id(9))
    }

    private mutating func randomWeight() -> Mass? {
        chance(6) ? nil : Mass(thousandths: Int64.random(in: -1...2_000, using: &self) * 500, of: .kg)
    }

    private mutating func randomLogSet(_ workout: ActiveWorkout, _ key: String) -> LogSet {
        let place = randomPlace(workout)
        let command = LogSet(
            exerciseInstanceID: place.exerciseInstanceID, setID: place.setID,
            values: SetValues(
                weight: randomWeight(), reps: Int.random(in: 0...31, using: &self),
                rir: RIR(Int.random(in: 0...5, using: &self))), isFailure: chance(3) ? true : nil,
            meta: meta(key, minute: Int64.random(in: -10...200, using: &self)))
        return command
    }

    private mutating func randomFieldPatch(_ workout: ActiveWorkout, _ key: String) -> PatchWorkout {
        var command = PatchWorkout(ops: [], meta: .unsaid)
        let place = randomPlace(workout)
        for _ in 0...Int.random(in: 0...2, using: &self) {
            let change: SetFieldChange =
                switch Int.random(in: 0..<8, using: &self) {
                case 0, 1: .weight(randomWeight())
                case 2, 3: .reps(Int.random(in: 0...31, using: &self))
                case 4: .rir(RIR(halves: Int.random(in: 0...10, using: &self)))
                case 5: .status(pick(SetStatus.allCases))
                case 6: .setType(pick(SetType.allCases))
                default: .isFailure(pick([true, false, nil]))
                }
            command.ops.append(.setField(SetFieldOp(chance(12) ? randomPlace(workout) : place, change)))
        }
        command.meta = meta(key)
        if chance(5) {
            command.meta.cause = .userAIAction
            command.aiScope = AIScope(exerciseInstanceID: chance(4) ? id(7) : place.exerciseInstanceID)
        }
        return command
    }

    private mutating func randomStructurePatch(_ workout: ActiveWorkout, _ key: String) -> PatchWorkout {
        var command = PatchWorkout(ops: [], meta: .unsaid)
        let place = randomPlace(workout)
        if chance(2) {
            let op = RemoveSetOp(target: place)
            command.ops = [.removeSet(op)]
        } else {
            var op = AddSetOp(target: ExercisePlace(place.exerciseInstanceID), value: NewSet())
            op.value.id = chance(8) ? place.setID : ID(high: 0x0190_0000_0000_7000, low: next() | 1 << 63)
            op.value.setType = pick(SetType.allCases)
            op.value.weight = randomWeight()
            op.value.reps = Int.random(in: 0...31, using: &self)
            command.ops = [.addSet(op)]
        }
        if chance(10), let first = command.ops.first { command.ops.append(first) }
        command.meta = meta(key)
        return command
    }

    private mutating func randomAddition(_ key: String) -> AddExercise {
        let facts = pick([bench, pullUp, plank])
        let command = AddExercise(exerciseID: facts.id, facts: chance(8) ? nil : facts, meta: meta(key))
        return command
    }

    private mutating func randomSwap(_ workout: ActiveWorkout, _ key: String) -> SwapExercise {
        let facts = pick([bench, pullUp, plank])
        var command = SwapExercise(
            exerciseInstanceID: randomPlace(workout).exerciseInstanceID, newExerciseID: facts.id,
            preserveCompleted: !chance(4), facts: chance(8) ? nil : facts, meta: meta(key))
        if chance(5) { command.meta.cause = .userAIAction }
        return command
    }

    private mutating func randomAutofill(_ workout: ActiveWorkout, _ key: String) -> AutofillExercise {
        var command = AutofillExercise(exerciseInstanceID: randomPlace(workout).exerciseInstanceID, meta: .unsaid)
        let sets = workout.exercises.first { $0.instanceID == command.exerciseInstanceID }?.sets ?? []
        for set in sets where chance(2) && (set.status == .planned || chance(6)) {
            var update = AutofillUpdate(setID: set.id)
            if chance(2) { update.weight = .some(randomWeight()) }
            if chance(2) { update.reps = Int.random(in: 0...31, using: &self) }
            if chance(3) { update.rir = .some(RIR(halves: Int.random(in: 0...10, using: &self))) }
            command.updates.append(update)
        }
        if chance(3) {
            var new = NewSet()
            new.reps = Int.random(in: 1...30, using: &self)
            new.weight = randomWeight()
            command.additions = Array(repeating: new, count: Int.random(in: 1...3, using: &self))
        }
        command.meta = meta(key)
        if chance(3) { command.meta.cause = .userAIAction }
        return command
    }

    private mutating func randomOrder(_ workout: ActiveWorkout, _ key: String) -> ReorderExercises {
        var command = ReorderExercises(order: workout.exercises.map(\.instanceID).shuffled(using: &self), meta: .unsaid)
        if chance(6) { command.order = command.order.dropLast() + [id(7)] }
        command.meta = meta(key)
        return command
    }

    private mutating func randomSuperset(_ workout: ActiveWorkout, _ key: String) -> SupersetExercises {
        let command = SupersetExercises(
            instanceIDs: [randomPlace(workout), randomPlace(workout)].map(\.exerciseInstanceID),
            group: pick(["A", "B", nil, ""]), meta: meta(key))
        return command
    }

    private mutating func randomNotes(_ workout: ActiveWorkout, _ key: String) -> PatchWorkout {
        var command = PatchWorkout(ops: [], meta: .unsaid)
        let text = pick(["tight grip", "", nil])
        if chance(2) {
            let target = FieldTarget(randomPlace(workout).exerciseInstanceID)
            command.ops = [.setField(SetFieldOp(target, chance(6) ? .title(text) : .notes(text)))]
        } else {
            let change: SetFieldChange = pick([.notes(text), .title(text), .gymID(chance(2) ? nil : id(77)), .reps(3)])
            command.ops = [.setField(SetFieldOp(FieldTarget(), change))]
        }
        command.meta = meta(key)
        return command
    }
}
