/// A message to one browser, ready to be handed to its push service (RFC 8030).
public struct PushRequest: Sendable {
    public var endpoint: PushEndpoint
    public var headers: [(name: String, value: String)]
    public var body: [UInt8]
}

/// What a push service said.
public enum PushOutcome: Equatable, Sendable {
    case delivered
    /// The browser is there no more: nothing is ever to be sent there again.
    case gone
    /// To be tried again, after so many seconds where it said so.
    case later(seconds: Int?)
    /// It will not have it, however often it is tried.
    case refused(Int)
}

/// How messages get to push services. It has time limits of its own, follows nobody elsewhere, and reaches no private address.
public protocol PushTransport: Sendable {
    func send(_ request: PushRequest) async -> PushOutcome
}

/// How the server sends notifications.
public struct PushSetup: Sendable {
    public var transport: any PushTransport
    /// Whom the operators of push services may turn to: `mailto:` or an HTTPS address.
    public var contact: String
    /// Takes addresses of a push service in one's own house.
    public var allowsPrivate: Bool
    /// Waits before another try; tests do not.
    var pause: @Sendable (Int) async throws -> Void = { try await Task.sleep(for: .seconds($0)) }

    public init(_ transport: any PushTransport, contact: String, allowsPrivate: Bool = false) {
        (self.transport, self.contact, self.allowsPrivate) = (transport, contact, allowsPrivate)
    }

    /// The same with another way of waiting.
    package func pausing(_ pause: @escaping @Sendable (Int) async throws -> Void) -> PushSetup {
        var setup = self
        setup.pause = pause
        return setup
    }
}
