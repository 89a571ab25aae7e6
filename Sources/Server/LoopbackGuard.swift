import HTTPTypes
import Hummingbird
import Service

/// Without sign-in, only this machine's own pages may speak to the server: a name that merely resolves to loopback
/// (DNS rebinding) and pages of other sites are refused.
struct LoopbackGuard: RouterMiddleware {
    func handle(
        _ request: Request, context: Context, next: (Request, Context) async throws -> Response
    ) async throws -> Response {
        if let authority = request.head.authority, !Self.isLoopback(authority) {
            throw ServiceError(.permissionDenied, "This server answers on this machine only.")
        }
        if let origin = request.headers[.origin], origin != "null" || request.method != .get {
            let host = origin.split(separator: "/").last.map { String($0) } ?? ""
            guard Self.isLoopback(host) else {
                throw ServiceError(.permissionDenied, "Pages of other sites may not use this server.")
            }
        }
        return try await next(request, context)
    }

    private static func isLoopback(_ authority: String) -> Bool {
        var host = authority[...]
        if host.hasPrefix("["), let end = host.firstIndex(of: "]") {
            host = host[host.index(after: host.startIndex)..<end]
        } else if let colon = host.lastIndex(of: ":") {
            host = host[..<colon]
        }
        return host == "localhost" || host == "::1" || host.hasPrefix("127.")
    }
}
