public import Training
public import Wire

/// What the server is known by to push services (RFC 8292): the browser is given it when it subscribes.
public struct PushKey: WireModel, Sendable {
    /// A point of P-256, uncompressed, in base64url.
    public var key: String

    public init(_ key: String) { self.key = key }
    public init(blank: Blank) { key = "" }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) { try v.field("key", &key) }
}

/// A subscription as browsers say it (the Push API's `PushSubscription.toJSON()`).
public struct SubscribePush: WireModel, Sendable {
    /// Where its push service takes messages: an HTTPS address of at most 2,000 characters.
    public var endpoint: String
    public var keys: Keys

    /// What messages are sealed with (RFC 8291), in base64url.
    public struct Keys: WireModel, Sendable {
        /// The browser's public key: an uncompressed point of P-256.
        public var p256dh: String
        /// Its secret of 16 bytes.
        public var auth: String

        public init(p256dh: String, auth: String) { (self.p256dh, self.auth) = (p256dh, auth) }
        public init(blank: Blank) { (p256dh, auth) = ("", "") }

        public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
            try v.field("p256dh", &p256dh)
            try v.field("auth", &auth)
        }
    }

    /// What `endpoint` may have.
    public static let endpointLength = 1...2_000

    public init(endpoint: String, keys: Keys) { (self.endpoint, self.keys) = (endpoint, keys) }
    public init(blank: Blank) { (endpoint, keys) = ("", Keys(blank: blank)) }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("endpoint", &endpoint)
        v.range(Self.endpointLength)
        try v.field("keys", &keys)
    }
}

/// A browser that shows notifications. Its address is a secret, and its keys are nobody's business.
public struct PushSubscription: WireModel, Sendable {
    public var id: PushSubscriptionID
    /// The host of its push service.
    public var service: String
    public var createdAt: Instant
    /// When something was brought to it last; `nil` for never.
    public var lastSentAt: Instant?
    /// Whether it is of the paired device that asks.
    public var current: Bool

    public init(
        id: PushSubscriptionID, service: String, createdAt: Instant, lastSentAt: Instant? = nil, current: Bool = false
    ) {
        (self.id, self.service, self.createdAt) = (id, service, createdAt)
        (self.lastSentAt, self.current) = (lastSentAt, current)
    }

    public init(blank: Blank) {
        (id, service, createdAt, current) = (.init(blank: blank), "", Instant(milliseconds: 0), false)
    }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("id", &id)
        try v.field("service", &service)
        try v.field("created_at", &createdAt)
        try v.field("last_sent_at", &lastSentAt)
        try v.field("current", &current)
    }

    /// In which the addresses of browsers are ids.
    private static let endpoints = ID<PushSubscriptionTag>(high: 0x746f_7073_6574, low: 6)

    /// The id of a browser's address: the same for client and server.
    public static func id(of endpoint: String) -> PushSubscriptionID { .named(endpoint, in: endpoints) }
}
