import Contract
import HTTPTypes
import Hummingbird
import Logging
import Service
import Training

/// A request on its way, with the user it acts for.
struct Context: RequestContext {
    var coreContext: CoreRequestContextStorage
    /// Set by `SignIn`.
    var user = TopsetService.localUser
    /// Where the request comes from.
    let address: String
    let isOverSocket: Bool

    init(source: ApplicationRequestContextSource) {
        coreContext = CoreRequestContextStorage(source: source)
        let remote = source.channel.remoteAddress
        (address, isOverSocket) = (remote?.ipAddress ?? "local", remote != nil)
    }
}

/// Finds the user of a request, once, before anything else looks at it.
struct SignIn: RouterMiddleware {
    /// What says nothing about anybody is open to all.
    private static let open = Set([Endpoint.Name.health, .readiness, .describe].map(\.template))
    /// How often a wrong token may be sent: by one address, and with one beginning from anywhere. Who is let in is not counted.
    private static let mistakes = RateLimit(max: 10, seconds: 60)

    let service: TopsetService
    /// Whether there is no local user.
    let isRequired: Bool
    private let failed = TokenBuckets<String>()

    init(service: TopsetService, isRequired: Bool) { (self.service, self.isRequired) = (service, isRequired) }

    func handle(
        _ request: Request, context: Context, next: (Request, Context) async throws -> Response
    ) async throws -> Response {
        guard !Self.open.contains(request.uri.path) else { return try await next(request, context) }
        var context = context
        if let authorization = request.headers[.authorization] {
            let token = Self.token(authorization)
            guard let token, let user = try await service.signIn(token, asNamed: isRequired) else {
                throw refusal(token ?? "", context)
            }
            context.user = user
        } else if isRequired {
            throw ServiceError(.unauthenticated, "Sign in: send a token as \"Authorization: Bearer …\".")
        }
        return try await next(request, context)
    }

    /// Notes a failed sign-in, without the secret, and slows further ones.
    private func refusal(_ token: String, _ context: Context) -> ServiceError {
        context.logger.warning("sign-in failed", metadata: ["address": "\(context.address)"])
        let now = service.now.milliseconds
        let waits = ["address " + context.address, "token " + token.prefix(12)].compactMap {
            failed.take($0, Self.mistakes, atMilliseconds: now)
        }
        guard let wait = waits.max() else {
            return ServiceError(
                .unauthenticated, "This token is not known here: it is wrong, was revoked or has expired.")
        }
        return .later(wait, "Too many wrong tokens. Try again in \(wait) s.")
    }

    /// The token of a Bearer header (RFC 6750); the scheme's case does not matter.
    private static func token(_ authorization: String) -> String? {
        let parts = authorization.split(separator: " ", omittingEmptySubsequences: true)
        guard parts.count == 2, parts[0].lowercased() == "bearer" else { return nil }
        return String(parts[1])
    }
}
