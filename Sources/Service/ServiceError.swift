public import Contract
public import Interchange
import Storage
public import Training
public import Wire

/// A refusal as every door of the system tells it: the API, the command line and the tools.
public struct ServiceError: Error, Equatable, Sendable {
    /// Why, as the API says it.
    public typealias Code = ErrorCode

    public var code: Code
    public var message: String
    public var details: ErrorAnswer.Details?
    /// Whole seconds until the same call may succeed; only with `rateLimited` and `importInProgress`.
    public var retryAfterSeconds: Int?
    /// What the path takes; only with `methodNotAllowed`.
    public var allowedMethods: String?
    /// The language of the one who is refused, where it is known.
    public var language: Language?
    /// What the operator should know and the caller must not; only with `internalFault` and `storageUnavailable`.
    public var inner: String?

    public init(_ code: Code, _ message: String, path: String? = nil) {
        self.code = code
        self.message = message
        if let path {
            details = ErrorAnswer.Details()
            details?.path = path
        }
    }

    /// A thing that is not there, or is somebody else's.
    public static func notFound(_ what: String, path: String? = nil) -> ServiceError {
        ServiceError(.notFound, "There is no such \(what).", path: path)
    }

    /// Refused for now: the same call may succeed after so many seconds.
    public static func later(_ seconds: Int, _ message: String, as code: Code = .rateLimited) -> ServiceError {
        var refusal = ServiceError(code, message)
        refusal.retryAfterSeconds = seconds
        return refusal
    }

    /// A refusal of the reducer.
    public init(_ error: WorkoutError) {
        self.init(ErrorCode(error.code), error.message, path: error.path)
        if !error.faults.isEmpty { details?.errors = error.faults }
        if let opIndex = error.opIndex ?? error.path.flatMap({ Self.opIndex(in: $0) }) {
            if details == nil { details = ErrorAnswer.Details() }
            details?.opIndex = opIndex
        }
    }

    /// Values that a calculation is not made of, all of them at once.
    public init(_ faults: [CalculationError]) {
        // Of an entry of a list the list is named.
        let name = faults.first?.path.split(separator: "/").last { Int($0) == nil } ?? "The body"
        self.init(.validation, "\(name) \(faults.first?.message ?? "").", path: faults.first?.path)
        if faults.count > 1 {
            details?.errors = faults.map { WorkoutError.Fault(path: $0.path, message: $0.message) }
        }
    }

    /// A body that does not read.
    public init(_ error: WireError) {
        switch error.kind {
        case .malformed:
            self.init(.malformedJSON, "The body is not valid JSON: \(error.message) at byte \(error.offset).")
            details = ErrorAnswer.Details()
            details?.offset = error.offset
            if !error.path.isEmpty { details?.path = error.path }
        case .missing, .typeMismatch, .invalid:
            let name = error.path.isEmpty ? "The body" : String(error.path.dropFirst())
            self.init(.validation, "\(name) \(error.message).", path: error.path)
            details?.opIndex = Self.opIndex(in: error.path)
        }
    }

    /// The op or update that a path leads into.
    private static func opIndex(in path: String) -> Int? {
        let segments = path.split(separator: "/")
        guard segments.count > 1, segments[0] == "ops" || segments[0] == "updates" else { return nil }
        return Int(segments[1])
    }

    /// A file that cannot be imported.
    public init(_ error: ImportError, in language: Language) {
        let code: Code =
            switch error {
            case .tooLarge, .tooManyRows: .tooLarge
            case .empty, .packed, .unknownFormat, .otherFormat, .notReadYet, .damaged, .columnMissing, .noSuchColumn,
                .columnCannotBe:
                .validation
            }
        self.init(
            code, Self.text(error.message, in: language), path: error.mappingPart.map { "/mapping/" + $0.rawValue })
        if case .notReadYet(let app) = error {
            details = ErrorAnswer.Details()
            details?.app = app.rawValue
        }
    }

    /// Anything that was thrown inside a transaction, in the one place where layers meet.
    init(any error: any Error) {
        switch error {
        case let error as ServiceError: self = error
        case let error as WorkoutError: self.init(error)
        case let error as WireError: self.init(error)
        case let error as CalculationError: self.init([error])
        case let error as StorageError: self.init(error)
        default: self.init(internalFault: String(describing: error))
        }
    }

    /// A fault of the store. What the lifter or the operator can put right is said; the rest is inner.
    private init(_ error: StorageError) {
        switch error {
        case .full:
            self.init(.storageUnavailable, "The server's disk is full. Nothing was saved; free some space.")
        case .locked:
            self.init(
                .storageUnavailable, "Another program holds the database. Nothing was saved; try again in a moment.")
        case .readOnly:
            self.init(.storageUnavailable, "The server may not write its database. Nothing was saved.")
        case .damaged:
            self.init(.storageUnavailable, "The server's database is damaged. Nothing was saved.")
        case .moved:
            self.init(
                .storageUnavailable, "The server's database file was moved or replaced. Nothing was saved.")
        case .database, .constraint, .corrupt, .schema: self.init(internalFault: error.message)
        }
        inner = error.message
    }

    private init(internalFault inner: String) {
        self.init(.internalFault, "Something went wrong here. Nothing was changed.")
        self.inner = inner
    }
}
