import Synchronization
public import Training

/// A clock that stands until it is moved; it begins a minute into the evening of the fixtures.
public final class ManualClock: Sendable {
    private let time = Mutex(evening.adding(seconds: 60))

    public init() {}

    @Sendable public func now() -> Instant { time.withLock { $0 } }

    /// Puts the clock forward or back, as a change of clocks or a flight does.
    public func put(offsetMinutes: Int) { time.withLock { $0.offsetMinutes = offsetMinutes } }

    /// Goes on to the next time that a clock on the wall shows this: `23:50`.
    public func advance(to time: LocalTime) {
        let now = now()
        let passed = Int64(now.local.time.hour * 3_600 + now.local.time.minute * 60)
        let left = Int64(time.minutes * 60) - passed
        advance(seconds: left > 0 ? left : left + 86_400)
    }

    public func advance(seconds: Int64) { time.withLock { $0 = $0.adding(seconds: seconds) } }
}
