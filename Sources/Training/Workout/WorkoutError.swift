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
        case undoConflict = "UNDO_CONFLICT"
        case nothingToUndo = "NOTHING_TO_UNDO"
    }

    /// One thing that is wrong, and where.
    public struct Fault: WireModel, Sendable {
        /// JSON pointer of the field at fault in the command's body.
        public var path: String
        public var message: String

        public init(blank: Blank) { (path, message) = ("", "") }

        public init(path: String, message: String) {
            self.path = path
            self.message = message
        }

        public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
            try v.field("path", &path)
            try v.field("message", &message)
        }
    }

    public var code: Code
    public var message: String
    /// JSON pointer of the field at fault in the command's body.
    public var path: String?
    /// The op of a patch at fault.
    public var opIndex: Int?
    /// Every fault, where there are several; `path` and `message` are the first one's.
    public var faults: [Fault] = []

    public init(_ code: Code, _ message: String, path: String? = nil, opIndex: Int? = nil) {
        self.code = code
        self.message = message
        self.path = path
        self.opIndex = opIndex
    }

    /// Values out of range, all of them at once.
    init(validation faults: [Fault]) {
        self.init(.validation, faults.first?.message ?? "", path: faults.first?.path)
        if faults.count > 1 { self.faults = faults }
    }

    /// The same fault, seen as part of an op of a patch.
    func inOp(_ index: Int) -> WorkoutError { under("/ops/" + String(index), op: index) }

    /// The same fault, seen from further up in the command's body.
    func under(_ prefix: String, op: Int? = nil) -> WorkoutError {
        var error = self
        error.opIndex = op ?? opIndex
        if let path { error.path = prefix + path }
        for index in error.faults.indices { error.faults[index].path = prefix + faults[index].path }
        return error
    }
}
