public import Training
public import Wire

/// Somebody who signs in.
public struct Account: WireModel, Sendable {
    public var id: UserID
    /// Unique, whatever its case.
    public var name: String
    public var createdAt: Instant
    public var tokens: [AccessToken] = []
    public var devices: [Device] = []

    public init(
        id: UserID, name: String, createdAt: Instant, tokens: [AccessToken] = [], devices: [Device] = []
    ) {
        (self.id, self.name, self.createdAt) = (id, name, createdAt)
        (self.tokens, self.devices) = (tokens, devices)
    }

    public init(blank: Blank) { (id, name, createdAt) = (.init(blank: blank), "", Instant(milliseconds: 0)) }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("id", &id)
        try v.field("name", &name)
        try v.field("created_at", &createdAt)
        try v.field("tokens", &tokens, default: [])
        try v.field("devices", &devices, default: [])
    }
}

/// A token of a user, such as one for each device.
public struct AccessToken: WireModel, Sendable {
    public var id: TokenID
    /// Unique among the user's tokens.
    public var name: String
    public var createdAt: Instant
    /// From then on it lets nobody in.
    public var expiresAt: Instant
    /// The name of its user; `nil` for the one lifter of a server without accounts.
    public var owner: String?
    /// Up to an hour behind; `nil` for a token that never was used.
    public var lastUsedAt: Instant?
    /// What the device sends. Only the answer that makes the token has it: it is not stored.
    public var secret: String?

    public init(
        id: TokenID, name: String, createdAt: Instant, expiresAt: Instant, owner: String? = nil,
        lastUsedAt: Instant? = nil, secret: String? = nil
    ) {
        (self.id, self.name, self.createdAt, self.expiresAt) = (id, name, createdAt, expiresAt)
        (self.owner, self.lastUsedAt, self.secret) = (owner, lastUsedAt, secret)
    }

    public init(blank: Blank) {
        (id, name, createdAt) = (.init(blank: blank), "", Instant(milliseconds: 0))
        expiresAt = Instant(milliseconds: 0)
    }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("id", &id)
        try v.field("name", &name)
        try v.field("created_at", &createdAt)
        try v.field("expires_at", &expiresAt)
        try v.field("owner", &owner)
        try v.field("last_used_at", &lastUsedAt)
        try v.omittable("token", &secret)
    }
}

/// A request for one more token.
public struct MakeToken: WireModel, Sendable {
    /// Made by the client, so that a repeat makes no second token; its answer has no secret.
    public var id: TokenID?
    /// 1 to 64 characters, with no space before or after; without one, the first free of "token 1", "token 2" and so on.
    public var name: String?
    /// How long the token lets somebody in: 1 to 3,650 days.
    public var expiresInDays = 365

    /// Characters of the name of an account or a token.
    public static let nameLength = 1...64
    public static let days = 1...3_650

    public init(id: TokenID? = nil, name: String?, expiresInDays: Int = 365) {
        (self.id, self.name, self.expiresInDays) = (id, name, expiresInDays)
    }

    public init(blank: Blank) { name = nil }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("id", &id, default: nil)
        try v.field("name", &name, default: nil)
        v.range(Self.nameLength)
        try v.field("expires_in_days", &expiresInDays, default: 365)
        v.range(Self.days)
    }
}
