public import Training

/// Why a call was refused, as the field `code` of an `ErrorAnswer` says it.
public enum ErrorCode: String, CaseIterable, Sendable {
    case validation = "VALIDATION_ERROR"
    case mixedOpTypes = "MIXED_OP_TYPES"
    case multiSetEdit = "MULTI_SET_EDIT"
    case multipleStructuralOps = "MULTIPLE_STRUCTURAL_OPS"
    case malformedJSON = "MALFORMED_JSON"
    case unauthenticated = "UNAUTHENTICATED"
    case permissionDenied = "PERMISSION_DENIED"
    case notFound = "NOT_FOUND"
    case targetNotFound = "TARGET_NOT_FOUND"
    case methodNotAllowed = "METHOD_NOT_ALLOWED"
    case alreadyDone = "ALREADY_DONE"
    case duplicateSetID = "DUPLICATE_SET_ID"
    case activeWorkoutExists = "ACTIVE_WORKOUT_EXISTS"
    case notInProgress = "WORKOUT_NOT_IN_PROGRESS"
    case workoutInProgress = "WORKOUT_IN_PROGRESS"
    case importInProgress = "IMPORT_IN_PROGRESS"
    case nameTaken = "NAME_TAKEN"
    case inUse = "IN_USE"
    case readOnly = "PRESET_READ_ONLY"
    case idempotencyKeyReused = "IDEMPOTENCY_KEY_REUSED"
    case undoConflict = "UNDO_CONFLICT"
    case nothingToUndo = "NOTHING_TO_UNDO"
    case changeConflict = "CHANGE_CONFLICT"
    case wrongPassphrase = "WRONG_PASSPHRASE"
    case damagedFile = "DAMAGED_FILE"
    case tooLarge = "TOO_LARGE"
    case unsupportedMediaType = "UNSUPPORTED_MEDIA_TYPE"
    case requestTimeout = "REQUEST_TIMEOUT"
    case rateLimited = "RATE_LIMITED"
    case storageUnavailable = "STORAGE_UNAVAILABLE"
    case internalFault = "INTERNAL"

    /// What the API calls a refusal of the engine.
    public init(_ code: WorkoutError.Code) {
        switch code {
        case .validation: self = .validation
        case .mixedOpTypes: self = .mixedOpTypes
        case .multiSetEdit: self = .multiSetEdit
        case .multipleStructuralOps: self = .multipleStructuralOps
        case .permissionDenied: self = .permissionDenied
        case .targetNotFound: self = .targetNotFound
        case .alreadyDone: self = .alreadyDone
        case .duplicateSetID: self = .duplicateSetID
        case .notInProgress: self = .notInProgress
        case .undoConflict: self = .undoConflict
        case .nothingToUndo: self = .nothingToUndo
        }
    }

    /// The status of HTTP that an answer with this code has.
    public var status: Int {
        switch self {
        case .validation, .mixedOpTypes, .multiSetEdit, .multipleStructuralOps, .malformedJSON: 400
        case .unauthenticated: 401
        case .permissionDenied: 403
        case .notFound, .targetNotFound: 404
        case .methodNotAllowed: 405
        case .requestTimeout: 408
        case .alreadyDone, .duplicateSetID, .activeWorkoutExists, .notInProgress, .workoutInProgress, .importInProgress,
            .nameTaken, .inUse, .readOnly, .idempotencyKeyReused, .undoConflict, .nothingToUndo, .changeConflict:
            409
        case .tooLarge: 413
        case .unsupportedMediaType: 415
        case .wrongPassphrase, .damagedFile: 422
        case .rateLimited: 429
        case .internalFault: 500
        case .storageUnavailable: 503
        }
    }
}

extension ErrorAnswer.Fault {
    /// Whether this is the reason. A code that is not known here, of a newer server, is none of them.
    public func isCode(_ code: ErrorCode) -> Bool { self.code == code.rawValue }
}
