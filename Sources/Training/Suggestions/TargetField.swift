/// A number of a target that changes can move.
enum TargetField: Equatable {
    case weight, reps, duration, rest

    func value(of set: SetPrescription, in exercise: ExercisePrescription) -> ChangeValue? {
        switch self {
        case .weight: set.weight.map { .number($0) }
        case .reps: set.reps.map { ChangeValue($0) }
        case .duration: set.durationSeconds.map { ChangeValue($0) }
        case .rest: ChangeValue(set.restSeconds ?? exercise.rest.workingSeconds ?? RestPolicy.defaultWorkingSeconds)
        }
    }

    /// The value that stands for the exercise: its largest working one.
    func value(of exercise: ExercisePrescription) -> ChangeValue? {
        if self == .rest { return ChangeValue(exercise.rest.workingSeconds ?? RestPolicy.defaultWorkingSeconds) }
        var largest: Mass?
        for set in exercise.sets where set.type.countsForProgression {
            guard let value = value(of: set, in: exercise)?.mass else { continue }
            largest = max(largest ?? value, value)
        }
        return largest.map { .number($0) }
    }

    func set(_ set: inout SetPrescription, to value: ChangeValue?) {
        switch self {
        case .weight: set.weight = value?.mass
        case .reps: set.reps = value?.whole
        case .duration: set.durationSeconds = value?.whole
        case .rest: set.restSeconds = value?.whole
        }
    }
}

extension ChangeType {
    /// The number that it moves; `nil` for a change of something else.
    var field: TargetField? {
        switch self {
        case .increaseWeight, .decreaseWeight, .deload: .weight
        case .increaseReps, .decreaseReps: .reps
        case .increaseDuration, .decreaseDuration: .duration
        case .increaseRest, .decreaseRest: .rest
        case .addSet, .removeSet, .changeSetType, .stay, .substitute, .changeTrainingMax, .changeStage, .restart: nil
        }
    }

    /// Whether more is asked for than before.
    var isIncrease: Bool {
        switch self {
        case .increaseWeight, .increaseReps, .increaseDuration, .increaseRest: true
        default: false
        }
    }
}

extension RestPolicy {
    /// Another rest after working sets.
    mutating func set(working seconds: Int) {
        if mode == .byType {
            byType = byType ?? [:]
            byType?[SetType.working.rawValue] = seconds
        } else {
            self.seconds = seconds
        }
    }
}
