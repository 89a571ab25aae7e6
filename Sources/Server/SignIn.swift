import HTTPTypes
import Hummingbird
import Service
import Training

/// A request on its way, with the user it acts for.
struct Context: RequestContext {
    var coreContext: CoreRequestContextStorage
    /// Set by `SignIn`.
    var user = TopsetService.localUser

    init(source: ApplicationRequestContextSource) { coreContext = CoreRequestContextStorage(source: source) }
}

/// Finds the user of a request, once, before anything else looks at it.
struct SignIn: RouterMiddleware {
    /// What says nothing about anybody is open to all.
    private static let open: Set<String> = ["/healthz", "/readyz", "/openapi.json"]

    let service: TopsetService
    /// Whether there is no local user.
    let isRequired: Bool

    func handle(
        _ request: Request, context: Context, next: (Request, Context) async throws -> Response
    ) async throws -> Response {
        guard !Self.open.contains(request.uri.path) else { return try await next(request, context) }
        var context = context
        if let authorization = request.headers[.authorization] {
            guard let token = Self.token(authorization), let user = try await service.signIn(token) else {
                throw ServiceError(.unauthenticated, "This token is not known here: it is wrong or was revoked.")
            }
            context.user = user
        } else if isRequired {
            throw ServiceError(.unauthenticated, "Sign in: send a token as \"Authorization: Bearer …\".")
        }
        return try await next(request, context)
    }

    /// The token of a Bearer header (RFC 6750); the scheme's case does not matter.
    private static func token(_ authorization: String) -> String? {
        let parts = authorization.split(separator: " ", omittingEmptySubsequences: true)
        guard parts.count == 2, parts[0].lowercased() == "bearer" else { return nil }
        return String(parts[1])
    }
}
