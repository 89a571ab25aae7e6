public import Contract

/// A token bucket: full it allows `max` calls at once, and it refills evenly, `max` calls in `seconds`.
///
/// It is counted in whole parts of a call, `seconds` × 1000 to each, of which `max` flow in within a millisecond: so
/// nothing is rounded.
public struct TokenBucket: Equatable, Sendable {
    private var parts: Int64
    /// When `parts` was right, in milliseconds of the caller's clock.
    private var at: Int64

    /// A full bucket.
    public init(_ limit: RateLimit, atMilliseconds now: Int64) {
        parts = Self.capacity(limit)
        at = now
    }

    private static func perCall(_ limit: RateLimit) -> Int64 { Int64(limit.seconds) * 1_000 }
    private static func capacity(_ limit: RateLimit) -> Int64 { Int64(limit.max) * perCall(limit) }

    /// What the bucket holds at `now`.
    private func parts(_ limit: RateLimit, _ now: Int64) -> Int64 {
        // Past a whole window the bucket is full, however long ago that was.
        let elapsed = min(max(0, now - at), Self.perCall(limit))
        return min(Self.capacity(limit), parts + elapsed * Int64(limit.max))
    }

    /// Whether nothing is missing at `now`: such a bucket need not be kept.
    public func isFull(_ limit: RateLimit, atMilliseconds now: Int64) -> Bool {
        parts(limit, now) == Self.capacity(limit)
    }

    /// Takes one call out of the bucket.
    ///
    /// - Returns: `nil` when the call is allowed; otherwise the whole seconds, at least 1, after which one will be. A
    ///   refused call changes nothing.
    public mutating func take(_ limit: RateLimit, atMilliseconds now: Int64) -> Int? {
        // A clock that was set back adds nothing, and the bucket fills from there.
        at = min(at, now)
        let held = parts(limit, now)
        let missing = Self.perCall(limit) - held
        if missing > 0 {
            let perSecond = Int64(limit.max) * 1_000
            return Int((missing + perSecond - 1) / perSecond)
        }
        parts = held - Self.perCall(limit)
        at = now
        return nil
    }
}
