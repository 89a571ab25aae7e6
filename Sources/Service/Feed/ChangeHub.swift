import Contract
import Synchronization
import Training

/// Who is told that something of a user was written by this process, once it is on disk. It is not said what: that is for the
/// database to say, which other processes write as well.
final class ChangeHub: Sendable {
    typealias Signal = AsyncStream<Void>.Continuation

    private struct State {
        var listeners: [UserID: [Int: Signal]] = [:]
        var joined = 0
    }

    private let state = Mutex(State())

    func join(_ user: UserID) -> ChangeListener? {
        // One signal waits for who is busy: it says all that several would.
        let (signals, signal) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
        let number: Int? = state.withLock { state in
            guard state.listeners[user]?.count ?? 0 < ChangeEvent.mostStreams else { return nil }
            state.joined += 1
            state.listeners[user, default: [:]][state.joined] = signal
            return state.joined
        }
        return number.map { ChangeListener(self, user, number: $0, signals, signal) }
    }

    func tell(_ user: UserID) {
        let signals = state.withLock { $0.listeners[user].map { Array($0.values) } }
        for signal in signals ?? [] { signal.yield() }
    }

    fileprivate func leave(_ user: UserID, number: Int) {
        state.withLock { state in
            state.listeners[user]?[number] = nil
            if state.listeners[user]?.isEmpty ?? false { state.listeners[user] = nil }
        }
    }

    /// How many listen.
    var count: Int { state.withLock { $0.listeners.values.reduce(0) { $0 + $1.count } } }
}

/// One who listens to what is written of a user, for as long as it is held.
public final class ChangeListener: Sendable {
    /// One whenever something was written, or may have been; they end with `end`.
    public let signals: AsyncStream<Void>
    private let signal: ChangeHub.Signal
    private let hub: ChangeHub
    private let user: UserID
    private let number: Int

    fileprivate init(
        _ hub: ChangeHub, _ user: UserID, number: Int, _ signals: AsyncStream<Void>, _ signal: ChangeHub.Signal
    ) {
        (self.hub, self.user, self.number) = (hub, user, number)
        (self.signals, self.signal) = (signals, signal)
    }

    deinit { hub.leave(user, number: number) }

    /// Has it looked at once.
    public func wake() { signal.yield() }

    /// Ends the signals.
    public func end() { signal.finish() }
}
