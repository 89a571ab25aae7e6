/// What is limited together: the operations that seed 004 names each by itself, the others by what they cost.
public enum LimitedOperation: String, CaseIterable, Sendable {
    case logSet, patchActiveWorkout, startActiveWorkout, completeActiveWorkout
    /// Taking back a change of a running workout.
    case undoChange
    /// Every other change of a running workout.
    case changeActiveWorkout
    case importLog, makeToken
    /// The calculators.
    case calculate
    /// Every other change.
    case change
    /// Everything that only reads.
    case read
}

extension Endpoint.Name {
    /// What the operation is limited with.
    public var limited: LimitedOperation {
        switch self {
        case .logSet: .logSet
        case .patchActiveWorkout: .patchActiveWorkout
        case .startActiveWorkout: .startActiveWorkout
        case .completeActiveWorkout: .completeActiveWorkout
        case .undoChange: .undoChange
        case .addExercise, .removeExercise, .autofillExercise, .swapExercise, .reorderExercises, .supersetExercises,
            .cancelActiveWorkout:
            .changeActiveWorkout
        case .importLog, .importColumns, .importBody, .backUp, .restoreBackup: .importLog
        case .makeToken, .makePairingCode, .renewCalendarAccess: .makeToken
        case .calculateLoading, .calculateE1rm, .calculateRpe, .calculateWarmup, .calculateNext, .calculateSimulate,
            .calculateProgram, .matchExercises:
            .calculate
        default: method == .get ? .read : .change
        }
    }

    /// How many bytes a body may have.
    public var longestBody: Int {
        switch self {
        case .importLog, .restoreBackup: BodyLimit.account
        case .importBody: BodyLimit.health
        case .importColumns: BodyLimit.file
        default: BodyLimit.json
        }
    }
}

/// How many bytes a body may have; longer ones are refused before they are read.
public enum BodyLimit {
    /// A body of JSON.
    public static let json = 1 << 20
    /// An export with its form around it.
    public static let file = 33 << 20
    /// Everything of an account, and nothing else: what is longer than `file` must begin like it, and waits on the disk.
    public static let account = 512 << 20
    /// An export of Apple Health, which is read as it comes and never held: ten years with a watch are about as much.
    public static let health = Int(Int32.max)
}
