public import Wire

/// Why a command was refused: one of seed 004's codes, what is wrong, and where.
public struct WorkoutError: Error, Equatable, Sendable {
    /// Codes of the API.
    public enum Code: String, WireEnum, Sendable {
        case validation = "VALIDATION_ERROR"
        case mixedOpTypes = "MIXED_OP_TYPES"
        case multiSetEdit = "MULTI_SET_EDIT"
        case multipleStructuralOps = "MULTIPLE_STRUCTURAL_OPS"
        case permissionDenied = "PERMISSION_DENIED"
        case targetNotFound = "TARGET_NOT_FOUND"
        case alreadyDone = "ALREADY_DONE"
        case duplicateSetID = "DUPLICATE_SET_ID"
        case notInProgress = "WORKOUT_NOT_IN_PROGRESS"
    }

    public var code: Code
    public var message: String
    /// JSON pointer of the field at fault in the command's body.
    public var path: String?
    /// The op of a patch at fault.
    public var opIndex: Int?

    public init(_ code: Code, _ message: String, path: String? = nil, opIndex: Int? = nil) {
        self.code = code
        self.message = message
        self.path = path
        self.opIndex = opIndex
    }

    /// The same fault, seen as part of an op of a patch.
    func inOp(_ index: Int) -> WorkoutError {
        var error = self
        error.opIndex = index
        if let path { error.path = "/ops/" + String(index) + path }
        return error
    }
}
