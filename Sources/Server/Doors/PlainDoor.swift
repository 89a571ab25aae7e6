import Contract
import HTTPTypes
import Hummingbird
import NIOCore
import Service
import Training

/// What others than this machine get in plain HTTP: the certificate of the authority, a page that says how to trust it, and the way
/// to the app. Nothing that says anything about anybody.
struct PlainDoor: RouterMiddleware {
    private static let certificatePath = "/ca.crt"

    let network: NetworkAccess
    let spoken: Languages

    func handle(
        _ request: Request, context: Context, next: (Request, Context) async throws -> Response
    ) async throws -> Response {
        let isReading = request.method == .get || request.method == .head
        if request.uri.path == Self.certificatePath, let authority = network.identity.authority {
            guard isReading else { throw ServiceError.methodNotAllowed(only: "GET, HEAD") }
            return head(request, certificate(authority))
        }
        if context.isLocal || context.isForwarded || context.origin?.isSecure == true {
            return try await next(request, context)
        }
        let url = network.url(context.origin?.host ?? "")
        guard isReading else {
            throw ServiceError(.permissionDenied, "This server is used over HTTPS: \(url)")
        }
        guard request.uri.path == "/", let authority = network.identity.authority else {
            // Who trusts nothing yet is told first how to.
            let target = network.identity.authority == nil ? url + request.uri.description : "/"
            return Response(status: .temporaryRedirect, headers: [.location: target, .cacheControl: "no-store"])
        }
        return head(request, page(authority, url, request.language(of: spoken) ?? .english))
    }

    private func head(_ request: Request, _ response: Response) -> Response {
        request.method == .head ? response.createHeadResponse() : response
    }

    private func certificate(_ authority: AuthorityCertificate) -> Response {
        var headers: HTTPFields = [.contentType: "application/x-x509-ca-cert", .cacheControl: "no-store"]
        headers[.contentDisposition] = "attachment; filename=\"topset-ca.crt\""
        return Response(
            status: .ok, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(bytes: authority.der)))
    }

    private func page(_ authority: AuthorityCertificate, _ url: String, _ language: Language) -> Response {
        let html = TrustPage(authority: authority, app: url + "/pair", language: language).html
        let headers: HTTPFields = [
            .contentType: "text/html; charset=utf-8", .cacheControl: "no-store", .vary: "Accept-Language",
            .contentSecurityPolicy: TrustPage.policy,
        ]
        return Response(status: .ok, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(string: html)))
    }
}
