public import Training

extension SeededGenerator {
    /// A command that may or may not be valid for the workout: most name things that exist, some do not.
    public mutating func command(for workout: ActiveWorkout, number: Int) -> WorkoutCommand {
        let key = "key-\(number)"
        switch Int.random(in: 0..<20, using: &self) {
        case 0..<7: return .logSet(randomLogSet(workout, key))
        case 7..<13: return .patch(randomFieldPatch(workout, key))
        case 13..<16: return .patch(randomStructurePatch(workout, key))
        case 16..<18: return .addExercise(randomAddition(key))
        case 18:
            var command = RemoveExercise()
            command.exerciseInstanceID = randomPlace(workout).exerciseInstanceID
            command.meta = meta(key, minute: Int64(number))
            return .removeExercise(command)
        default:
            guard chance(6) else { return .logSet(randomLogSet(workout, key)) }
            var command = CompleteWorkout()
            command.meta = meta(key, minute: Int64(number))
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
        var command = LogSet()
        let place = randomPlace(workout)
        command.exerciseInstanceID = place.exerciseInstanceID
        command.setID = place.setID
        command.values = SetValues(
            weight: randomWeight(), reps: Int.random(in: 0...31, using: &self),
            rir: RIR(Int.random(in: 0...5, using: &self)))
        command.isFailure = chance(3) ? true : nil
        command.meta = meta(key, minute: Int64.random(in: -10...200, using: &self))
        return command
    }

    private mutating func randomFieldPatch(_ workout: ActiveWorkout, _ key: String) -> PatchWorkout {
        var command = PatchWorkout()
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
            command.aiScope = AIScope()
            command.aiScope?.exerciseInstanceID = chance(4) ? id(7) : place.exerciseInstanceID
        }
        return command
    }

    private mutating func randomStructurePatch(_ workout: ActiveWorkout, _ key: String) -> PatchWorkout {
        var command = PatchWorkout()
        let place = randomPlace(workout)
        if chance(2) {
            var op = RemoveSetOp()
            op.target = place
            command.ops = [.removeSet(op)]
        } else {
            var op = AddSetOp()
            op.target = ExercisePlace(place.exerciseInstanceID)
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
        var command = AddExercise()
        let facts = pick([bench, pullUp, plank])
        command.exerciseID = facts.id
        command.facts = chance(8) ? nil : facts
        command.meta = meta(key)
        return command
    }
}
