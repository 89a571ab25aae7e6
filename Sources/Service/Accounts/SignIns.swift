import Storage
import Synchronization
import Training

/// Who signed in lately, by the hash of their token, so that a request need not ask the database. Entries expire soon,
/// because another process may revoke a token.
final class SignIns: Sendable {
    /// How long a token revoked by another process may still be taken, in milliseconds.
    static let lifetime: Int64 = 5_000
    /// When more are kept, those that have expired go; when none has, all go.
    private static let capacity = 10_000

    private struct Entry {
        var owner: Store.TokenOwner
        var until: Int64
    }

    private struct State {
        var entries: [String: Entry] = [:]
        /// How often tokens were revoked here: an owner that was read before the last time may be gone by now.
        var revocations = 0
    }

    private let state = Mutex(State())

    var revocations: Int { state.withLock { $0.revocations } }

    func owner(_ hash: String, now: Instant) -> Store.TokenOwner? {
        guard let entry = state.withLock({ $0.entries[hash] }) else { return nil }
        // A clock that was set back must not make an entry live longer.
        let left = entry.until - now.milliseconds
        return left > 0 && left <= Self.lifetime ? entry.owner : nil
    }

    /// - Parameter revocations: how many there were before `owner` was read.
    func keep(_ hash: String, _ owner: Store.TokenOwner, now: Instant, revocations: Int) {
        state.withLock { state in
            guard state.revocations == revocations else { return }
            if state.entries.count >= Self.capacity {
                state.entries = state.entries.filter { $0.value.until > now.milliseconds }
                if state.entries.count >= Self.capacity { state.entries = [:] }
            }
            state.entries[hash] = Entry(
                owner: owner, until: min(now.milliseconds + Self.lifetime, owner.expiresMilliseconds))
        }
    }

    func forget(_ token: TokenID) {
        state.withLock { state in
            state.revocations += 1
            state.entries = state.entries.filter { $0.value.owner.token != token }
        }
    }
}
