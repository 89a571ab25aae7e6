public import Training
public import Wire

/// How a calendar reads what is planned and done.
public struct CalendarAccess: WireDefaulted, Sendable {
    /// Whether there is an address that a calendar may read.
    public var isOpen = false
    /// When its secret was made; `nil` where there is none.
    public var createdAt: Instant?
    /// Up to an hour behind; `nil` where no calendar came yet.
    public var lastReadAt: Instant?
    /// The secret. Only the answer that makes it has it: it is not stored.
    public var token: String?
    /// The path with the secret, and the whole address where the server knows its own.
    public var path: String?
    public var url: String?

    public init() {}

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("open", &isOpen)
        try v.field("created_at", &createdAt)
        try v.field("last_read_at", &lastReadAt)
        try v.omittable("token", &token)
        try v.omittable("path", &path)
        try v.omittable("url", &url)
    }
}
