import Synchronization
public import Training

/// A clock that stands until it is moved; it begins a minute into the evening of the fixtures.
public final class ManualClock: Sendable {
    private let time = Mutex(evening.adding(seconds: 60))

    public init() {}

    @Sendable public func now() -> Instant { time.withLock { $0 } }

    public func advance(seconds: Int64) { time.withLock { $0 = $0.adding(seconds: seconds) } }
}
