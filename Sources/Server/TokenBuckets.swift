import Contract
import Synchronization

/// Token buckets by key. Full ones are as good as none and go, so that keys which a stranger makes up fill no memory.
final class TokenBuckets<Key: Hashable & Sendable>: Sendable {
    private struct Entry {
        var bucket: TokenBucket
        let limit: RateLimit
    }

    private struct State {
        var entries: [Key: Entry] = [:]
        /// When there are as many, full ones are dropped.
        var sweepAt = 1_024
    }

    private let state = Mutex(State())

    /// Takes one call out of the key's bucket.
    ///
    /// - Returns: seconds to wait, or `nil` when the call may go on.
    func take(_ key: Key, _ limit: RateLimit, atMilliseconds now: Int64) -> Int? {
        state.withLock { state in
            if state.entries[key] == nil {
                if state.entries.count >= state.sweepAt { Self.sweep(&state, now) }
                state.entries[key] = Entry(bucket: TokenBucket(limit, atMilliseconds: now), limit: limit)
            }
            return state.entries[key]?.bucket.take(limit, atMilliseconds: now)
        }
    }

    /// Twice as many as remain may gather until the next time, so that sweeping costs each call next to nothing.
    private static func sweep(_ state: inout State, _ now: Int64) {
        state.entries = state.entries.filter { !$0.value.bucket.isFull($0.value.limit, atMilliseconds: now) }
        state.sweepAt = max(1_024, 2 * state.entries.count)
    }
}
