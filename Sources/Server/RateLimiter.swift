import Contract
import Service
import Training

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
    func limit(_ endpoint: Endpoint.Name) -> RateLimit? { limits[endpoint.limited] }

    /// The exchange that may go on.
    ///
    /// - Throws: `rateLimited`.
    func admit(_ exchange: Exchange) async throws -> Exchange {
        let operation = exchange.operation.endpoint.limited
        guard let limit = limits[operation],
            let wait = buckets.take(
                Key(user: exchange.user, operation: operation), limit, atMilliseconds: service.now.milliseconds)
        else { return exchange }
        if let scope = exchange.scopeOfKeys {
            let (exchange, body) = try await exchange.withBody()
            if let key = try exchange.key(body), try await service.wasAnswered(exchange.user, key, in: scope) {
                return exchange
            }
        }
        throw ServiceError.later(
            wait, "\(operation.rawValue) is limited to \(limit.max) in \(limit.seconds) s. Try again in \(wait) s.")
    }
}
