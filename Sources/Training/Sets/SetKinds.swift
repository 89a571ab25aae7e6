public import Wire

/// What a set is for. Totals count done sets of every type but warm-ups; progression counts working, top and back-off.
public enum SetType: String, WireEnum, Sendable {
    case warmup, working, top, backoff, dropset
    case restPause = "rest_pause"
    case cluster

    /// Whether the set is judged by progression rules (seed: not warm-up, drop, rest-pause or cluster).
    public var countsForProgression: Bool { self == .working || self == .top || self == .backoff }
}

/// Where a set of a live workout stands.
public enum SetStatus: String, WireEnum, Sendable {
    case planned, done, skipped
}
