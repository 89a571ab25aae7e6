import HTTPTypes
import Hummingbird
import Service
import Synchronization
import Training

/// The operations whose rate may be limited, by the names of seed 004.
public enum LimitedOperation: String, CaseIterable, Sendable {
    case logSet, patchActiveWorkout, startActiveWorkout, completeActiveWorkout

    /// The operation of a route.
    fileprivate init?(_ method: HTTPRequest.Method, _ endpoint: String?) {
        guard method == .post else { return nil }
        switch endpoint {
        case "/v1/active-workouts": self = .startActiveWorkout
        case "/v1/active-workouts/{id}/log-set": self = .logSet
        case "/v1/active-workouts/{id}/patch": self = .patchActiveWorkout
        case "/v1/active-workouts/{id}/complete": self = .completeActiveWorkout
        default: return nil
        }
    }
}

extension RateLimit {
    /// Seed 004 section 17.2.
    public static let standard: [LimitedOperation: RateLimit] = [
        .logSet: RateLimit(max: 60, seconds: 60),
        .patchActiveWorkout: RateLimit(max: 120, seconds: 60),
        .startActiveWorkout: RateLimit(max: 5, seconds: 60),
        .completeActiveWorkout: RateLimit(max: 5, seconds: 60),
    ]
}

/// Refuses calls that a user makes too often, before their bodies are read.
final class RateLimiter: RouterMiddleware {
    private struct Key: Hashable {
        var user: UserID
        var operation: LimitedOperation
    }

    private struct State {
        var buckets: [Key: TokenBucket] = [:]
        /// When there are as many, full ones are dropped.
        var sweepAt = 1_024
    }

    private let limits: [LimitedOperation: RateLimit]
    private let service: TopsetService
    private let state = Mutex(State())

    init(_ limits: [LimitedOperation: RateLimit], _ service: TopsetService) {
        self.limits = limits
        self.service = service
    }

    func handle(
        _ request: Request, context: Context, next: (Request, Context) async throws -> Response
    ) async throws -> Response {
        if !limits.isEmpty, let operation = LimitedOperation(request.method, context.endpointPath),
            let limit = limits[operation], let wait = take(Key(user: context.user, operation: operation), limit)
        {
            var refusal = ServiceError(
                .rateLimited,
                "\(operation.rawValue) is limited to \(limit.max) in \(limit.seconds) s. Try again in \(wait) s.")
            refusal.retryAfterSeconds = wait
            throw refusal
        }
        return try await next(request, context)
    }

    /// Seconds to wait, or `nil` when the call may go on.
    private func take(_ key: Key, _ limit: RateLimit) -> Int? {
        let now = service.now.milliseconds
        return state.withLock { state in
            if state.buckets[key] == nil {
                if state.buckets.count >= state.sweepAt { sweep(&state, now) }
                state.buckets[key] = TokenBucket(limit, atMilliseconds: now)
            }
            return state.buckets[key]?.take(limit, atMilliseconds: now)
        }
    }

    /// A full bucket is as good as none. Twice as many as remain may gather until the next time, so that sweeping costs
    /// each call next to nothing.
    private func sweep(_ state: inout State, _ now: Int64) {
        state.buckets = state.buckets.filter { key, bucket in
            limits[key.operation].map { !bucket.isFull($0, atMilliseconds: now) } ?? false
        }
        state.sweepAt = max(1_024, 2 * state.buckets.count)
    }
}
