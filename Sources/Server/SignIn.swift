import Contract
import HTTPTypes
import Hummingbird
import Logging
import NIOCore
import Service
import Training

/// A request on its way, with the user it acts for.
struct Context: RequestContext {
    var coreContext: CoreRequestContextStorage
    /// Set by `SignIn`.
    var user = TopsetService.localUser
    /// The secret that the user was found by. Set by `SignIn`.
    var token: String?
    /// The paired device that asks.
    var device: TokenID?
    /// Where the request comes from; `nil` without a socket.
    var remote: IPAddress?
    /// What writes to the client; `nil` without a socket.
    let loop: (any EventLoop)?
    var isOverSocket: Bool { loop != nil }
    // Set by `OriginGuard`.
    /// The server as the client names it.
    var origin: WebOrigin?
    /// Whether it comes over loopback, for nobody else, and names this machine.
    var isLocal = false
    /// Whether it comes through a trusted proxy.
    var isForwarded = false

    init(source: ApplicationRequestContextSource) {
        coreContext = CoreRequestContextStorage(source: source)
        let address = source.channel.remoteAddress
        remote = address?.ipAddress.flatMap { IPAddress($0) }
        loop = address == nil ? nil : source.channel.eventLoop
    }

    /// Where the request comes from, for the log and for counting.
    var address: String { remote?.text ?? "local" }
}

/// Finds the user of a request, once, before anything else looks at it.
struct SignIn: RouterMiddleware {
    /// What says nothing about anybody is open to all.
    private static let open = Set(
        [Endpoint.Name.health, .readiness, .describe, .pairDevice, .languages, .catalogue].map(\.template))
    /// How often a wrong token may be sent: by one address, and with one beginning from anywhere. Who is let in is not counted.
    private static let mistakes = RateLimit(max: 10, seconds: 60)

    /// How often a pairing code may be tried, right or wrong: by one address, and in all. So within the ten minutes of a code
    /// 1,000 of 10¹² are tried at most.
    private static let tries = (perAddress: RateLimit(max: 10, seconds: 60), all: RateLimit(max: 100, seconds: 60))

    let service: TopsetService
    /// Whether there is no local user.
    let isRequired: Bool
    private let failed = TokenBuckets<String>()

    init(service: TopsetService, isRequired: Bool) { (self.service, self.isRequired) = (service, isRequired) }

    func handle(
        _ request: Request, context: Context, next: (Request, Context) async throws -> Response
    ) async throws -> Response {
        guard !Self.open.contains(request.uri.path) else {
            if request.method == .post, request.uri.path == Endpoint.Name.pairDevice.template {
                try admitTry(context)
            }
            return try await next(request, context)
        }
        if request.uri.path == Endpoint.Name.calendarFeed.template, request.method == .get || request.method == .head {
            return try await next(request, try await ofCalendar(request, context))
        }
        var context = context
        let cookie = SessionCookie(isSecure: context.origin?.isSecure ?? false)
        var kept: String?
        if let authorization = request.headers[.authorization] {
            let token = Self.token(authorization)
            guard let token, let found = try await service.signIn(token, asNamed: isRequired) else {
                throw refusal(token ?? "", context)
            }
            (context.user, context.device, context.token) = (found.user, found.device, token)
        } else if let secret = cookie.secret(request.headers),
            let found = try await service.signIn(secret, asNamed: isRequired), found.device != nil
        {
            (context.user, context.device, context.token) = (found.user, found.device, secret)
            if found.livesOn { kept = secret }
        } else if isRequired || !context.isLocal {
            throw ServiceError(.unauthenticated, "Sign in: send a token as \"Authorization: Bearer …\".")
        }
        var response = try await next(request, context)
        // The browser keeps it for as long as the server does.
        if let kept, response.headers[.setCookie] == nil { response.headers[.setCookie] = cookie.field(kept) }
        return response
    }

    /// The request of a calendar app with the lifter whose calendar its secret opens. What opens none names nothing: who asks is told
    /// no more.
    private func ofCalendar(_ request: Request, _ context: Context) async throws -> Context {
        let secret = request.uri.queryParameters[QueryName.token.rawValue[...]].map { String($0) } ?? ""
        guard let owner = try await service.calendarOwner(secret, asNamed: isRequired) else {
            let refused = refusal(secret, context)
            throw refused.code == .unauthenticated ? ServiceError.notFound("calendar") : refused
        }
        var context = context
        context.user = owner
        return context
    }

    /// Slows down whoever tries codes, before one is looked at.
    private func admitTry(_ context: Context) throws {
        let now = service.now.milliseconds
        // One address alone keeps nobody else from pairing.
        guard
            let wait = failed.take("pairing " + context.address, Self.tries.perAddress, atMilliseconds: now)
                ?? failed.take("pairing", Self.tries.all, atMilliseconds: now)
        else { return }
        throw ServiceError.later(wait, "Too many codes were tried. Try again in \(wait) s.")
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
