import HTTPTypes
import Wire

/// One request with its answer as pinned text: the line `### METHOD PATH` or `### STATUS`, headers, an empty line, the
/// body. JSON is laid out for the eye; without the white space it is what was sent.
struct PinnedExchange: Equatable {
    /// Longer bodies are pinned by their size.
    private static let longest = 4_096
    /// Those that a client may rely on.
    private static let answerHeaders: [HTTPField.Name] = [.contentType, .allow, .retryAfter]

    var request: Part
    var answer: Part

    /// A first line, headers and a body.
    struct Part: Equatable {
        var line: String
        var headers: [String]
        var body: String?
    }

    init(
        _ method: HTTPRequest.Method, _ path: String, _ headers: HTTPFields, _ body: String?, _ answer: Kit.Answer
    ) {
        request = Part(
            line: "\(method.rawValue) \(Self.withoutSecrets(path))", headers: Self.lines(headers, headers.map(\.name)),
            body: body.map { Self.laidOut(Self.withoutSecrets($0)) })
        self.answer = Part(
            line: String(answer.status), headers: Self.lines(answer.headers, Self.answerHeaders),
            body: answer.headers[.contentType] == "application/octet-stream"
                ? "(\(answer.bytes.count) bytes)"
                : answer.text.isEmpty ? nil : Self.laidOut(Self.withoutSecrets(answer.text)))
    }

    /// The secrets of tokens and pairing codes and the server's own key are all that is never twice the same.
    private static func withoutSecrets(_ text: String) -> String {
        text.replacing(/topset_[A-Za-z0-9_-]+/, with: "topset_secret")
            .replacing(/"code":"[0-9A-Z]{4}-[0-9A-Z]{4}"/, with: #""code":"SECR-ET00""#)
            .replacing(/"key":"B[A-Za-z0-9_-]{86}"/, with: #""key":"B_secret""#)
    }

    private init(_ request: Part, _ answer: Part) { (self.request, self.answer) = (request, answer) }

    private static func lines(_ headers: HTTPFields, _ names: [HTTPField.Name]) -> [String] {
        names.compactMap { name in headers[name].map { "\(name.canonicalName): \($0)" } }.sorted()
    }

    private static func laidOut(_ body: String) -> String {
        if body.utf8.count > longest, body.utf8.allSatisfy({ $0 != 0x0A }), !body.hasPrefix("{") {
            return "(\(body.utf8.count) bytes)"
        }
        guard let value = try? JSON.decode(JSONValue.self, from: body), JSON.text(value) == body else { return body }
        return value.laidOut()
    }

    // MARK: Text

    /// The text of several exchanges.
    static func text(_ exchanges: [PinnedExchange]) -> String { exchanges.map(\.text).joined() }

    var text: String { Self.text(request) + Self.text(answer) }

    private static func text(_ part: Part) -> String {
        var text = "### \(part.line)\n"
        for header in part.headers { text += header + "\n" }
        if let body = part.body { text += "\n" + body + "\n" }
        return text + "\n"
    }

    /// Reads what `text` wrote.
    static func parse(_ text: String) -> [PinnedExchange] {
        let parts = ("\n" + text + "### ").split(separator: "\n### ").map { part in
            let lines = part.dropLast().split(separator: "\n", omittingEmptySubsequences: false)
            let headers = lines.dropFirst().prefix { !$0.isEmpty }
            let rest = lines.dropFirst(1 + headers.count + 1)
            return Part(
                line: String(lines[0]), headers: headers.map { String($0) },
                body: rest.isEmpty ? nil : rest.joined(separator: "\n"))
        }
        return stride(from: 0, to: parts.count - 1, by: 2).map { PinnedExchange(parts[$0], parts[$0 + 1]) }
    }

    // MARK: Asking

    var method: String { String(request.line.prefix { $0 != " " }) }

    /// The path without the query.
    var path: String {
        String(request.line.dropFirst(method.count + 1).prefix { $0 != "?" })
    }

    /// The code of a refusal.
    var code: String? {
        guard let body = answer.body, let json = try? JSON.decode(JSONValue.self, from: body),
            case .string(let code)? = json["error"]?["code"]
        else { return nil }
        return code
    }
}

extension JSONValue {
    /// The value over as many lines as its width asks for; what fits stays on one line.
    fileprivate func laidOut(_ indent: String = "", after prefix: Int = 0) -> String {
        let inner = indent + "  "
        switch self {
        case .array(let elements) where !fits(indent.count + prefix):
            return "[\n" + elements.map { inner + $0.laidOut(inner) }.joined(separator: ",\n") + "\n\(indent)]"
        case .object(let members) where !fits(indent.count + prefix):
            let lines = members.map { member in
                let name = JSON.text(member.name) + ": "
                return inner + name + member.value.laidOut(inner, after: name.count)
            }
            return "{\n" + lines.joined(separator: ",\n") + "\n\(indent)}"
        default: return line
        }
    }

    private func fits(_ used: Int) -> Bool { used + line.count <= 118 }

    private var line: String {
        switch self {
        case .array(let elements): "[" + elements.map(\.line).joined(separator: ", ") + "]"
        case .object(let members):
            "{" + members.map { JSON.text($0.name) + ": " + $0.value.line }.joined(separator: ", ") + "}"
        default: JSON.text(self)
        }
    }
}
