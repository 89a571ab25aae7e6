/// How long a client may take and how many may be connected, so that one that is slow, or says nothing, keeps nobody out.
public struct ConnectionLimits: Equatable, Sendable {
    /// A connection on which nothing is asked for so many seconds is closed.
    public var idleSeconds = 60
    /// From the first byte of a request's head to its last, in seconds.
    public var headSeconds = 10
    /// A body may take so many seconds and one more for every `slowestBytesPerSecond` that came; an answer may wait for its
    /// reader as long.
    public var bodySeconds = 20
    /// Open connections in all. Well under what a process may open (1,024 files on most systems).
    public var total = 512
    /// Open connections of one address.
    public var perAddress = 256

    /// A phone on the edge of its network sends faster.
    static let slowestBytesPerSecond = 4_096
    /// How long what is left of a body is read after its request was answered: it was refused.
    static let drainSeconds = 5

    public init() {}
}
