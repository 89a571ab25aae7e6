public import Training
public import Wire

/// A request as a client sends it, and keeps it until it can.
public struct ClientRequest: WireModel, Sendable {
    /// The method of HTTP.
    public private(set) var method: String
    /// With the query, escaped.
    public private(set) var path: String
    /// JSON; empty for none.
    public private(set) var body: String

    public init(blank: Blank) { (method, path, body) = ("", "", "") }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("method", &method)
        try v.field("path", &path)
        try v.field("body", &body)
    }

    /// A call without a body.
    public init(_ endpoint: Endpoint) { self.init(endpoint, json: "") }

    /// A call with its body.
    public init<Body: WireValue>(_ endpoint: Endpoint, _ body: Body) { self.init(endpoint, json: JSON.text(body)) }

    private init(_ endpoint: Endpoint, json: String) {
        method = endpoint.method.rawValue
        path = endpoint.path
        body = json
    }
}

extension ClientRequest {
    /// A change of a running workout, or its end.
    public init(_ command: WorkoutCommand, of workout: WorkoutID) {
        var command = command
        command.facts = nil  // The server looks them up itself.
        var writer = BodyWriter()
        command.accept(&writer)
        self.init(Endpoint(command.kind, of: workout), json: writer.text)
    }
}

/// The body of a command as its route takes it.
private struct BodyWriter: CommandVisitor {
    var text = ""

    mutating func visit<Body: CommandBody>(_ body: inout Body) { text = JSON.text(body) }
}
