/// A number of a target that changes can move.
enum TargetField: Equatable {
    case weight, reps, duration, rest

    func value(of set: SetPrescription, in exercise: ExercisePrescription) -> ChangeValue? {
        switch self {
        case .weight: set.weight.map { .mass($0) }
        case .reps: set.reps.map { .reps($0) }
        case .duration: set.durationSeconds.map { .seconds($0) }
        case .rest: .seconds(exercise.restSeconds(after: set) ?? set.type.defaultRestSeconds)
        }
    }

    /// The value that holds where no set has one of its own: only rests have such a one.
    func shared(in exercise: ExercisePrescription) -> ChangeValue? {
        self == .rest ? .seconds(exercise.rest.workingSeconds ?? RestPolicy.defaultWorkingSeconds) : nil
    }

    /// The value that stands for the exercise: its largest working one.
    func value(of exercise: ExercisePrescription) -> ChangeValue? {
        var largest: ChangeValue?
        for set in exercise.sets where set.type.countsForProgression {
            guard let value = value(of: set, in: exercise) else { continue }
            if largest.map({ value.isMore(than: $0) }) ?? true { largest = value }
        }
        return largest ?? shared(in: exercise)
    }

    /// None of it.
    var zero: ChangeValue {
        switch self {
        case .weight: .mass(.zero)
        case .reps: .reps(0)
        case .duration, .rest: .seconds(0)
        }
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
    /// More or less rest after all kinds of working sets, each within what a rest may be.
    mutating func move(by delta: Int) {
        let working = Self.moved(workingSeconds ?? Self.defaultWorkingSeconds, by: delta)
        guard mode == .byType else { return seconds = working }
        for (type, seconds) in byType ?? [:] where type != SetType.warmup.rawValue {
            byType?[type] = Self.moved(seconds, by: delta)
        }
        byType = byType ?? [:]
        byType?[SetType.working.rawValue] = working
    }

    /// No rest at all stays none.
    static func moved(_ seconds: Int, by delta: Int) -> Int {
        seconds == 0 ? 0 : min(max(seconds + delta, SetLimits.rest.lowerBound), SetLimits.rest.upperBound)
    }
}

extension SetType {
    /// Seconds of rest where nobody says otherwise.
    var defaultRestSeconds: Int {
        self == .warmup ? RestPolicy.defaultWarmupSeconds : RestPolicy.defaultWorkingSeconds
    }
}
