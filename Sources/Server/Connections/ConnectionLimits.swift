/// How long a client may take and how many may be connected, so that one that is slow, or says nothing, keeps nobody out.
public struct ConnectionLimits: Equatable, Sendable {
    /// A connection on which nothing is asked for so many seconds is closed.
    public var idleSeconds = 60
    /// From the first byte of a request's head to its last, in seconds.
    public var headSeconds = 10
    /// Nothing more of a body for so many seconds ends it; in all it may take as long and a second more for every
    /// `slowestBytesPerSecond` that came. An answer of which nothing is taken ends after as long.
    public var bodySeconds = 20
    /// Open connections in all. Well under what a process may open (1,024 files on most systems).
    public var total = 512
    /// Open connections of one address.
    public var perAddress = 256

    /// A phone on the edge of its network sends faster.
    static let slowestBytesPerSecond = 4_096
    /// Answers are handed on in pieces of so many bytes: that one was taken shows that the client is there.
    static let piece = 32 << 10
    /// What may wait to be taken by a client that asks for more meanwhile.
    static let mostUntakenBytes = 256 << 10
    /// How long what is left of a body is read after its request was answered: it was refused.
    static let drainSeconds = 5

    public init() {}
}
