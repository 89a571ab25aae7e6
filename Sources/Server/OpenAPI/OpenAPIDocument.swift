import Contract
import HTTPTypes
import Service
import Training
import Wire

/// A registered route with its description.
struct DescribedRoute: Sendable {
    var operation: Operation
    /// How often a user may call it; `nil` where that is not limited.
    var limit: RateLimit?

    var method: HTTPRequest.Method {
        switch operation.endpoint.method {
        case .get: .get
        case .post: .post
        case .put: .put
        case .patch: .patch
        case .delete: .delete
        }
    }

    /// The path with `{id}` for its parameter.
    var template: String { operation.endpoint.template }
}

/// The OpenAPI 3.1 document of the routes.
struct OpenAPIDocument {
    private var requests = Describer(.request)
    private var answers = Describer(.answer)
    /// Refusals are shared: the same codes under the same status are one component.
    private var refusals: [String: JSONValue] = [:]
    private let routes: [DescribedRoute]
    private let version: String

    init(_ routes: [DescribedRoute], version: String) {
        self.routes = routes
        self.version = version
    }

    /// The document as JSON.
    mutating func json() -> JSONValue {
        // Every type is met before any is named: only then is it known which have two forms.
        let described = routes.map { route in (route, request: request(route), answers: statuses(route)) }
        let names = ComponentNames(requests: requests.components, answers: answers.components)
        var paths: [JSONValue.Member] = []
        for (route, request, answers) in described {
            var members: [JSONValue.Member] = [
                .init("operationId", .string(route.operation.id)), .init("summary", .string(route.operation.summary)),
                .init("tags", [.string(route.operation.tag.rawValue)]),
            ]
            if let limit = route.limit {
                let numbers: JSONValue = [
                    "max": .integer(Int64(limit.max)), "seconds": .integer(Int64(limit.seconds)),
                ]
                members.append(.init("x-rate-limit", numbers))
            }
            members += request.map { .init($0.name, names.input($0.value)) }
            members.append(.init("responses", .object(answers)))
            let operation = JSONValue.Member(route.method.rawValue.lowercased(), .object(members))
            if let place = paths.firstIndex(where: { $0.name == route.template }),
                case .object(let others) = paths[place].value
            {
                paths[place].value = .object(others + [operation])
            } else {
                paths.append(.init(route.template, .object([operation])))
            }
        }
        let responses = JSONValue.object(refusals.sorted { $0.key < $1.key }.map { .init($0.key, $0.value) })
        let schemas = names.schemas(
            requests: requests.components, answers: answers.components, reachedFrom: [.object(paths), responses])
        return [
            "openapi": "3.1.0",
            "info": [
                "title": "Topset", "version": .string(version), "description": .string(Self.introduction),
            ],
            "security": [[:], ["bearer": []], ["device": []]],
            "tags": .array(Operation.Tag.allCases.map { ["name": .string($0.rawValue)] }),
            "paths": .object(paths),
            "components": [
                "schemas": .object(schemas), "responses": responses,
                "securitySchemes": [
                    "bearer": ["type": "http", "scheme": "bearer"],
                    "device": ["type": "apiKey", "in": "cookie", "name": "__Host-topset"],
                ],
            ],
        ]
    }

    private static let introduction = """
        Plans, logs and what comes next in strength training. Masses are kilograms, durations seconds, times ISO 8601 with \
        an offset, ids lower-case UUIDs that a client may make. Unknown fields are ignored. A call that changes something \
        and comes again with its idempotency_key, a field of the body or the header Idempotency-Key, within 24 hours is \
        answered byte for byte as before; refusals are not kept. A method that a path does not have is \
        answered with 405 METHOD_NOT_ALLOWED and the header Allow. The header Time-Offset says how many minutes the clock of the \
        one who asks is before UTC, -840 to 840, and with that which day it is; without it the clock of the zone in the settings \
        does, and where they name none the server's. x-rate-limit is how often a user may call an operation; those of one kind are \
        counted together.
        """

    // MARK: Requests

    /// The parameters and the body.
    private mutating func request(_ route: DescribedRoute) -> [JSONValue.Member] {
        var members: [JSONValue.Member] = []
        var parameters: [JSONValue] = []
        if route.operation.endpoint.hasParameter {
            parameters.append([
                "name": .string(Endpoint.Name.parameter), "in": "path", "required": true,
                "schema": requests.schema(ID<Never>.self),
            ])
        }
        for parameter in route.operation.query {
            parameters.append([
                "name": .string(parameter.name), "in": "query", "description": .string(parameter.description),
                "required": .bool(parameter.isRequired), "schema": parameter.schema(&requests),
            ])
        }
        if route.operation.readsKeyHeader { parameters.append(Self.key) }
        if !parameters.isEmpty { members.append(.init("parameters", .array(parameters))) }
        switch route.operation.body {
        case .json(_, let form):
            let content: JSONValue = ["application/json": ["schema": form(&requests)]]
            members.append(.init("requestBody", ["required": true, "content": content]))
        case .file: members.append(.init("requestBody", ["required": true, "content": Self.file]))
        case .sealedFile: members.append(.init("requestBody", ["required": true, "content": Self.sealedFile]))
        case nil: break
        }
        return members
    }

    /// The key of a call, where it is not in the body.
    private static let key: JSONValue = [
        "name": "Idempotency-Key", "in": "header", "required": false,
        "description": "As idempotency_key in the body.",
        "schema": [
            "type": "string", "minLength": .integer(Int64(RepeatableCall.keyLength.lowerBound)),
            "maxLength": .integer(Int64(RepeatableCall.keyLength.upperBound)),
        ],
    ]

    /// A file as it stands, or as the first one of a form.
    private static let file: JSONValue = [
        "application/octet-stream": [:],
        "text/csv": ["schema": ["type": "string"]],
        "text/xml": ["schema": ["type": "string"]],
        "multipart/form-data": [
            "schema": [
                "type": "object",
                "properties": ["file": ["type": "string", "contentMediaType": "application/octet-stream"]],
                "required": ["file"],
            ]
        ],
    ]

    private static let sealedFile: JSONValue = [
        "multipart/form-data": [
            "schema": [
                "type": "object",
                "properties": [
                    "passphrase": [
                        "type": "string", "minLength": .integer(Int64(BackUpAccount.passphraseLength.lowerBound)),
                        "maxLength": .integer(Int64(BackUpAccount.passphraseLength.upperBound)),
                    ],
                    "file": ["type": "string", "contentMediaType": "application/octet-stream"],
                ],
                "required": ["passphrase", "file"],
            ]
        ]
    ]

    // MARK: Answers

    /// The answers by status: what succeeds, then what is refused, each status with its codes.
    private mutating func statuses(_ route: DescribedRoute) -> [JSONValue.Member] {
        var members: [JSONValue.Member] = []
        for answer in route.operation.answers {
            let schema = answer.form(&answers)
            members.append(
                .init(
                    String(answer.status.code),
                    Self.answer(
                        answer.status.reasonPhrase, schema, as: answer.mediaType, or: answer.otherTypes)))
        }
        let codes = route.operation.codes
        for status in Set(codes.map(\.status)).sorted() {
            let texts = codes.filter { $0.status == status }.map(\.rawValue)
            members.append(.init(String(status), refusal(texts)))
        }
        return members
    }

    /// A reference to the answer that refuses with one of these codes.
    private mutating func refusal(_ codes: [String]) -> JSONValue {
        let name = codes.joined(separator: ".")
        let error = answers.schema(ErrorAnswer.self)
        let code: JSONValue = ["properties": ["code": ["enum": .array(codes.map { .string($0) })]]]
        refusals[name] = Self.answer(
            codes.joined(separator: ", "), ["allOf": [error, ["properties": ["error": code]]]],
            headers: codes.contains(ErrorCode.rateLimited.rawValue) ? ["Retry-After": Self.retryAfter] : nil)
        return ["$ref": .string("#/components/responses/" + name)]
    }

    private static let retryAfter: JSONValue = [
        "description": "Whole seconds until the same call may succeed.", "required": true,
        "schema": ["type": "integer", "minimum": 1],
    ]

    private static func answer(
        _ description: String, _ schema: JSONValue, as mediaType: String = "application/json",
        or otherTypes: [String] = [],
        headers: JSONValue? = nil
    ) -> JSONValue {
        let content = JSONValue.object(
            [.init(mediaType, ["schema": schema])] + otherTypes.map { .init($0, ["schema": ["type": "string"]]) })
        let described: [JSONValue.Member] = [
            .init("description", .string(description)), .init("content", content),
        ]
        return .object(described + (headers.map { [.init("headers", $0)] } ?? []))
    }
}
