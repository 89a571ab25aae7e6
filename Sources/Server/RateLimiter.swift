import HTTPTypes
import Hummingbird
import Service
import Training

/// What is limited together: the operations that seed 004 names each by itself, the others by what they cost.
public enum LimitedOperation: String, CaseIterable, Sendable {
    case logSet, patchActiveWorkout, startActiveWorkout, completeActiveWorkout
    /// Taking back a change of a running workout.
    case undoChange
    /// Every other change of a running workout.
    case changeActiveWorkout
    case importLog, makeToken
    /// The calculators.
    case calculate
    /// Every other change.
    case change
    /// Everything that only reads.
    case read
}

extension Operation {
    /// What the operation is limited with.
    func limited(_ method: HTTPRequest.Method) -> LimitedOperation {
        if let named = LimitedOperation(rawValue: id) { return named }
        if method == .get { return .read }
        switch tag {
        case .liveWorkout: return .changeActiveWorkout
        case .calculators: return .calculate
        default: return .change
        }
    }
}

extension RateLimit {
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

/// Refuses calls that a user makes too often, before their bodies are read. A call that was answered before is answered again:
/// who repeats one has lost its answer, and costs no work twice.
final class RateLimiter: Sendable {
    private struct Key: Hashable {
        var user: UserID
        var operation: LimitedOperation
    }

    private let limits: [LimitedOperation: RateLimit]
    private let service: TopsetService
    private let buckets = TokenBuckets<Key>()

    init(_ limits: [LimitedOperation: RateLimit], _ service: TopsetService) {
        self.limits = limits
        self.service = service
    }

    /// How often a user may call an operation.
    func limit(_ operation: Operation, _ method: HTTPRequest.Method) -> RateLimit? { limits[operation.limited(method)] }

    /// The exchange that may go on.
    ///
    /// - Throws: `rateLimited`.
    func admit(_ exchange: Exchange) async throws -> Exchange {
        let operation = exchange.operation.limited(exchange.request.method)
        guard let limit = limits[operation],
            let wait = buckets.take(
                Key(user: exchange.user, operation: operation), limit, atMilliseconds: service.now.milliseconds)
        else { return exchange }
        if let scope = exchange.operation.scope(exchange) {
            let (exchange, key) = try await exchange.withKey()
            if let key, try await service.wasAnswered(exchange.user, key, in: scope) { return exchange }
        }
        throw ServiceError.later(
            wait, "\(operation.rawValue) is limited to \(limit.max) in \(limit.seconds) s. Try again in \(wait) s.")
    }
}
