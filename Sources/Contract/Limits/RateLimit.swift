/// How often something may be done: `max` times at once, and on average `max` times in `seconds`.
public struct RateLimit: Equatable, Sendable {
    /// The largest value of `max` and of `seconds`: whoever counts in 64 bits stays far within them.
    public static let largest = 1_000_000

    public let max: Int
    public let seconds: Int

    /// - Parameters:
    ///   - max: 1 to `largest`.
    ///   - seconds: 1 to `largest`.
    public init(max: Int, seconds: Int) {
        precondition((1...Self.largest).contains(max) && (1...Self.largest).contains(seconds))
        self.max = max
        self.seconds = seconds
    }

    /// Seed 004 section 17.2 for what it names; for the rest more than a person with an app, and less than what would keep a
    /// small machine from its other users.
    public static let standard: [LimitedOperation: RateLimit] = [
        .logSet: RateLimit(max: 60, seconds: 60),
        .patchActiveWorkout: RateLimit(max: 120, seconds: 60),
        .startActiveWorkout: RateLimit(max: 5, seconds: 60),
        .completeActiveWorkout: RateLimit(max: 5, seconds: 60),
        .undoChange: RateLimit(max: 120, seconds: 60),
        .changeActiveWorkout: RateLimit(max: 240, seconds: 60),
        .importLog: RateLimit(max: 60, seconds: 60),
        .makeToken: RateLimit(max: 60, seconds: 60),
        .calculate: RateLimit(max: 1_200, seconds: 60),
        .change: RateLimit(max: 1_200, seconds: 60),
        .read: RateLimit(max: 6_000, seconds: 60),
    ]
}
