public import Training
public import Wire

/// A phone or a browser that was paired: it is signed in until it is revoked, or was not used for longer than a year.
public struct Device: WireModel, Sendable {
    public var id: TokenID
    /// Unique among the user's devices and tokens.
    public var name: String
    public var createdAt: Instant
    /// Up to an hour behind; `nil` for a device that was paired and did nothing since.
    public var lastUsedAt: Instant?
    /// Whether it is the one that asks.
    public var current = false
    /// What a client without cookies sends as a bearer token. Only the answer to the pairing has it, and only where it was
    /// asked for: it is not stored.
    public var secret: String?

    public init(
        id: TokenID, name: String, createdAt: Instant, lastUsedAt: Instant? = nil, current: Bool = false,
        secret: String? = nil
    ) {
        (self.id, self.name, self.createdAt, self.lastUsedAt) = (id, name, createdAt, lastUsedAt)
        (self.current, self.secret) = (current, secret)
    }

    public init(blank: Blank) { (id, name, createdAt) = (.init(blank: blank), "", Instant(milliseconds: 0)) }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("id", &id)
        try v.field("name", &name)
        try v.field("created_at", &createdAt)
        try v.field("last_used_at", &lastUsedAt)
        try v.field("current", &current, default: false)
        try v.omittable("token", &secret)
    }
}

/// A request to become a device.
public struct PairDevice: WireModel, Sendable {
    /// As it was shown; case, blanks and hyphens do not matter.
    public var code: String
    /// 1 to 64 characters, with no space before or after; without one, the first free of "device 1", "device 2" and so on.
    /// Where the name is taken, a number is added.
    public var name: String?
    /// Asks for a token in the answer instead of a cookie.
    public var wantsToken = false

    public init(code: String, name: String? = nil, wantsToken: Bool = false) {
        (self.code, self.name, self.wantsToken) = (code, name, wantsToken)
    }

    public init(blank: Blank) { code = "" }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("code", &code)
        try v.field("name", &name, default: nil)
        v.range(MakeToken.nameLength)
        try v.field("wants_token", &wantsToken, default: false)
    }
}

/// A code that makes one device of whoever has it.
public struct PairingCode: WireModel, Sendable {
    /// A drawing of the address and the code that a camera reads.
    public struct Drawing: WireModel, Sendable {
        /// Modules of its side, without the quiet zone, which is four on every side.
        public var size: Int
        /// Its dark modules as the data of an SVG path, one unit to a module.
        public var path: String

        public init(size: Int, path: String) { (self.size, self.path) = (size, path) }

        public init(blank: Blank) { (size, path) = (0, "") }

        public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
            try v.field("size", &size)
            try v.field("path", &path)
        }
    }

    public var code: String
    public var expiresAt: Instant
    /// Where a phone pairs with it at once; `nil` where the server can be reached from this machine only.
    public var url: String?
    /// `url` as a QR code.
    public var drawing: Drawing?
    /// Where a phone finds the certificate that it has to trust first; `nil` where it trusts the server's anyway.
    public var certificateURL: String?

    public init(code: String, expiresAt: Instant) { (self.code, self.expiresAt) = (code, expiresAt) }

    public init(blank: Blank) { (code, expiresAt) = ("", Instant(milliseconds: 0)) }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("code", &code)
        try v.field("expires_at", &expiresAt)
        try v.field("url", &url)
        try v.field("qr", &drawing)
        try v.field("certificate_url", &certificateURL)
    }
}
