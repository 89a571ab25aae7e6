import Contract
import HTTPTypes
import Hummingbird
import Service

/// Only this machine's own pages may speak to the server: a name that merely resolves to loopback (DNS rebinding), pages of
/// other sites, and pages that another program serves on this machine are refused.
struct LoopbackGuard: RouterMiddleware {
    private static let fetchSite = HTTPField.Name("Sec-Fetch-Site")!
    private static let fetchMode = HTTPField.Name("Sec-Fetch-Mode")!
    /// A second one; the first is the request's authority.
    private static let host = HTTPField.Name("Host")!

    func handle(
        _ request: Request, context: Context, next: (Request, Context) async throws -> Response
    ) async throws -> Response {
        guard let authority = request.head.authority, request.headers[values: Self.host].isEmpty else {
            throw ServiceError(.validation, "A request names exactly one Host.")
        }
        guard let own = LoopbackAddress(authority: authority) else {
            throw ServiceError(.permissionDenied, "This server answers on this machine only.")
        }
        guard Self.isOwn(request, own) else {
            throw ServiceError(.permissionDenied, "Pages of other sites may not use this server.")
        }
        return try await next(request, context)
    }

    /// Whether no page asks, or one that this very server gave out. Going to a page of ours by a link of another site is no
    /// use of the server: what it answers is shown to the lifter alone.
    private static func isOwn(_ request: Request, _ own: LoopbackAddress) -> Bool {
        let origins = request.headers[values: .origin]
        if let origin = origins.first {
            guard origins.count == 1, let address = LoopbackAddress(origin: origin) else { return false }
            if address.host != own.host || address.effectivePort != own.effectivePort { return false }
        }
        switch request.headers[fetchSite] {
        case nil, "same-origin", "none": return true
        default:
            let isReading = request.method == .get || request.method == .head
            return isReading && origins.isEmpty && request.headers[fetchMode] == "navigate"
        }
    }
}
