import Contract
import HTTPTypes
import Service
import Wire

/// What a route takes and gives: said once at its registration, told in `/openapi.json`.
struct Operation: Sendable {
    /// The schema of a type in the direction of the describer.
    typealias Form = @Sendable (inout Describer) -> JSONValue

    /// The groups that operations are listed in.
    enum Tag: String, CaseIterable {
        case liveWorkout = "Live workout"
        case sessions = "Sessions"
        case plans = "Plans"
        case programs = "Programs"
        case suggestions = "Suggestions"
        case knowledge = "Knowledge"
        case everyDay = "Every day"
        case calculators = "Calculators"
        case imports = "Imports"
        case accounts = "Accounts"
        case changes = "Changes"
        case operations = "Operations"
    }

    /// A body that is read.
    enum Body: Sendable {
        case json(ObjectIdentifier, Form)
        /// A file as it stands, or in a form.
        case file
        /// A file in a form, with its passphrase.
        case sealedFile
    }

    /// An answer that is no refusal.
    struct Answer: Sendable {
        var status: HTTPResponse.Status
        var mediaType = "application/json"
        /// As what else it may come, of which no more can be said than that it is a text.
        var otherTypes: [String] = []
        var form: Form
    }

    /// What is called: its method, its path, its limits.
    let endpoint: Endpoint.Name
    let tag: Tag
    /// One line.
    let summary: String
    private(set) var query: [QueryParameter] = []
    private(set) var body: Body?
    private(set) var answers: [Answer] = []
    /// The codes beyond those that follow from what the route takes.
    private(set) var refusals: [ErrorCode] = []
    /// Where its key counts.
    private(set) var keys: Keys

    /// What becomes of a call's key.
    enum Keys: Sendable {
        /// It is not looked at: the call changes nothing, or tells what must not be kept.
        case none
        /// The table of routes looks it up, the same for all.
        case anywhere
        /// The use case looks it up, where the key of such a command counts.
        case within(@Sendable (Exchange) -> RepeatScope?)
    }

    init(_ endpoint: Endpoint.Name, _ tag: Tag, _ summary: String) {
        (self.endpoint, self.tag, self.summary) = (endpoint, tag, summary)
        keys = endpoint.method == .get ? .none : .anywhere
    }

    // MARK: Building

    /// Reads this parameter of the query.
    func query<Value>(_ query: Query<Value>) -> Operation { with { $0.query.append(query.parameter) } }

    /// Reads a JSON body.
    func takes<T: WireValue & Sendable>(_ type: T.Type) -> Operation {
        with { $0.body = .json(ObjectIdentifier(type)) { $0.schema(type) } }
    }

    /// Reads a file, raw or in a form.
    func takesFile() -> Operation { with { $0.body = .file } }

    /// Reads a sealed file and its passphrase.
    func takesSealedFile() -> Operation { with { $0.body = .sealedFile } }

    /// Answers with JSON under one of these statuses; 200 when none is given.
    func answers<T: WireValue & Sendable>(_ type: T.Type, _ statuses: HTTPResponse.Status...) -> Operation {
        with { operation in
            for status in statuses.isEmpty ? [.ok] : statuses {
                operation.answers.append(Answer(status: status) { $0.schema(type) })
            }
        }
    }

    /// Answers with JSON of one of two types, as the query asks. An answer without items may be both.
    func answers<T: WireValue & Sendable, U: WireValue & Sendable>(_ type: T.Type, or other: U.Type) -> Operation {
        with { operation in
            operation.answers.append(
                Answer(status: .ok) { ["anyOf": [$0.schema(type), $0.schema(other)]] })
        }
    }

    /// Answers with text, plain where nothing else is said.
    func answersText(_ mediaType: String = "text/plain") -> Operation {
        with { $0.answers.append(Answer(status: .ok, mediaType: mediaType) { $0.schema(String.self) }) }
    }

    /// Answers with a file of one of these kinds.
    func answersFile(_ kinds: [String]) -> Operation {
        with {
            $0.answers.append(Answer(status: .ok, otherTypes: kinds) { $0.schema(JSONValue.self) })
        }
    }

    /// Answers with a file of which no more can be said than that it is one.
    func answersBytes() -> Operation {
        with { $0.answers.append(Answer(status: .ok, mediaType: "application/octet-stream") { _ in [:] }) }
    }

    /// Answers with a stream of events, the data of which are such values (OpenAPI 3.1 can say no more of it than a text).
    func answersEvents<T: WireValue & Sendable>(of type: T.Type) -> Operation {
        with {
            $0.answers.append(
                Answer(status: .ok, mediaType: "text/event-stream") { describer in
                    ["type": "string", "contentMediaType": "application/json", "contentSchema": describer.schema(type)]
                })
        }
    }

    /// May refuse with these codes, beyond those that follow from what the route takes.
    func refuses(_ codes: ErrorCode...) -> Operation { with { $0.refusals += codes } }

    /// Answers a command that is repeated with its key as before.
    func repeats(in scope: @escaping @Sendable (Exchange) -> RepeatScope?) -> Operation {
        with { $0.keys = .within(scope) }
    }

    /// Is carried out each time: it changes nothing, whatever its method, or answers with a secret or for a file.
    func withoutKey() -> Operation { with { $0.keys = .none } }

    private func with(_ change: (inout Operation) -> Void) -> Operation {
        var changed = self
        change(&changed)
        return changed
    }

    // MARK: Asking

    /// Unique, in lower camel case.
    var id: String { endpoint.rawValue }

    /// Whether a parameter of the query is described.
    func reads(query name: QueryName) -> Bool { query.contains { $0.name == name.rawValue } }

    /// Whether the body is described as this type.
    func reads<T>(body type: T.Type) -> Bool {
        if case .json(ObjectIdentifier(type), _)? = body { true } else { false }
    }

    /// Whether a call may carry a key in a header.
    var readsKeyHeader: Bool { if case .anywhere = keys { true } else { false } }

    /// Every code that the route may refuse with.
    var codes: [ErrorCode] {
        var codes: Set<ErrorCode> = Set(refusals)
        codes.formUnion([.permissionDenied, .rateLimited, .internalFault])
        if tag != .operations { codes.formUnion([.unauthenticated, .storageUnavailable]) }
        if endpoint.hasParameter { codes.insert(.notFound) }
        if !query.isEmpty { codes.insert(.validation) }
        switch keys {
        case .none: break
        case .anywhere: codes.formUnion([.idempotencyKeyReused, .validation, .requestTimeout, .tooLarge])
        case .within: codes.insert(.idempotencyKeyReused)
        }
        switch body {
        case .json: codes.formUnion([.validation, .malformedJSON, .requestTimeout, .tooLarge, .unsupportedMediaType])
        case .file, .sealedFile: codes.formUnion([.validation, .requestTimeout, .tooLarge])
        case nil: break
        }
        return ErrorCode.allCases.filter { codes.contains($0) }
    }
}
