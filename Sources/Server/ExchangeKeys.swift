import Contract
import HTTPTypes
import Hummingbird
import Service
import Wire

extension HTTPField.Name {
    /// The key of a call that has no body, or a list.
    static let idempotencyKey = Self("Idempotency-Key")!
}

/// By what a call is known when it comes again.
extension Exchange {
    /// Where the key of the call counts; `nil` where it has none.
    var scopeOfKeys: RepeatScope? {
        switch operation.keys {
        case .none: nil
        case .anywhere: .calls
        case .within(let scope): scope(self)
        }
    }

    /// The call's key: the one in its body, else that of the header.
    func key(_ body: JSONValue?) throws(ServiceError) -> String? {
        let key: String
        switch body?["idempotency_key"] {
        case .string(let text): key = text
        case nil, .null:
            guard operation.readsKeyHeader, let text = request.headers[.idempotencyKey] else { return nil }
            key = text
        default: throw Self.noKey
        }
        // What the use case looks up, it judges.
        guard operation.readsKeyHeader else { return key }
        guard RepeatableCall.keyLength.contains(key.utf8.count) else { throw Self.noKey }
        return key
    }

    private static let noKey = ServiceError(
        .validation,
        "idempotency_key must be a text of \(RepeatableCall.keyLength.lowerBound) to \(RepeatableCall.keyLength.upperBound) bytes.",
        path: "/idempotency_key")

    /// The exchange with its body at hand, and the call as a repeat is told by; `nil` for one that has neither a key nor an
    /// id of what it makes.
    func repeatable() async throws -> (Exchange, RepeatableCall?) {
        let (exchange, body) = try await withBody()
        var newID: String?
        if case .string(let id)? = body?["id"] { newID = id.lowercased() }
        let key = try key(body)
        guard key != nil || newID != nil else { return (exchange, nil) }
        let said = body.map { JSON.text($0.command) } ?? ""
        let call = RepeatableCall(
            key: key, newID: newID,
            command: [
                operation.id, parameters.get("id") ?? "", request.uri.query ?? "", said == "{}" ? "" : said,
            ].joined(separator: "\n"))
        return (exchange, call)
    }
}

extension JSONValue {
    /// A body without its key and the client's clock, its members in one order: how a command is written is no part of it.
    fileprivate var command: JSONValue {
        guard case .object(let members) = sorted else { return sorted }
        return .object(members.filter { $0.name != "idempotency_key" && $0.name != "client_timestamp" })
    }

    private var sorted: JSONValue {
        switch self {
        case .object(let members):
            .object(members.map { Member($0.name, $0.value.sorted) }.sorted { $0.name < $1.name })
        case .array(let elements): .array(elements.map(\.sorted))
        case .null, .bool, .integer, .double, .string: self
        }
    }
}
