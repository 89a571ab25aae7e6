import Contract
import HTTPTypes
import Hummingbird
import Service

/// Only the server's own pages may speak to it, under a name that is its own: a name that merely leads here (DNS rebinding), pages
/// of other sites, and pages that another program serves on the same machine are refused. What a proxy says of the client is
/// taken over where it is trusted.
struct OriginGuard: RouterMiddleware {
    private static let fetchSite = HTTPField.Name("Sec-Fetch-Site")!
    private static let fetchMode = HTTPField.Name("Sec-Fetch-Mode")!
    /// A second one; the first is the request's authority.
    private static let host = HTTPField.Name("Host")!

    let network: NetworkAccess?
    let trustedProxies: [AddressRange]

    func handle(
        _ request: Request, context: Context, next: (Request, Context) async throws -> Response
    ) async throws -> Response {
        guard let authority = request.head.authority, request.headers[values: Self.host].isEmpty else {
            throw ServiceError(.validation, "A request names exactly one Host.")
        }
        var context = context
        let forwarding = context.remote.flatMap { remote in
            isTrusted(remote) ? Forwarding(request.headers, isTrusted: isTrusted) : nil
        }
        if let client = forwarding?.client { context.remote = client }
        let isSecure = forwarding?.isSecure ?? (request.head.scheme == "https")
        guard let own = WebOrigin(isSecure: isSecure, authority: forwarding?.authority ?? authority) else {
            throw Self.otherName(network)
        }
        // Whoever hands requests on comes over loopback, too: for others.
        let isLocal =
            forwarding == nil && (context.remote?.isLoopback ?? true) && !Forwarding.isClaimed(by: request.headers)
        let isLoopback = LoopbackAddress(host: own.host) != nil
        guard isLoopback || forwarding != nil || network?.isNamed(own.host) == true else {
            throw Self.otherName(network)
        }
        guard Self.isOwn(request, own) else {
            throw ServiceError(.permissionDenied, "Pages of other sites may not use this server.")
        }
        context.origin = own
        context.isLocal = isLocal && isLoopback
        context.isForwarded = forwarding != nil
        return try await next(request, context)
    }

    private func isTrusted(_ address: IPAddress) -> Bool { trustedProxies.contains { $0.contains(address) } }

    private static func otherName(_ network: NetworkAccess?) -> ServiceError {
        network == nil
            ? ServiceError(.permissionDenied, "This server answers on this machine only.")
            : ServiceError(.permissionDenied, "This server goes by other names.")
    }

    /// Whether no page asks, or one that this very server gave out. Going to a page of ours by a link of another site is no
    /// use of the server: what it answers is shown to the lifter alone.
    private static func isOwn(_ request: Request, _ own: WebOrigin) -> Bool {
        let origins = request.headers[values: .origin]
        if let origin = origins.first {
            guard origins.count == 1, WebOrigin(origin) == own else { return false }
        }
        switch request.headers[fetchSite] {
        case nil, "same-origin", "none": return true
        default:
            let isReading = request.method == .get || request.method == .head
            return isReading && origins.isEmpty && request.headers[fetchMode] == "navigate"
        }
    }
}
