import HTTPTypes
import Hummingbird

/// What every answer tells the browser, whatever it is: no page of another site may frame it, read it, or learn from it where
/// the lifter came from, and nothing here needs a camera, a microphone or a place.
struct SecurityHeaders: RouterMiddleware {
    /// An answer is no page: shown as one, it may do nothing.
    static let ofAnswers = "default-src 'none'; frame-ancestors 'none'"

    private static let headers: HTTPFields = {
        var headers: HTTPFields = [.xContentTypeOptions: "nosniff"]
        headers[HTTPField.Name("Referrer-Policy")!] = "same-origin"
        headers[HTTPField.Name("Permissions-Policy")!] =
            "camera=(), microphone=(), geolocation=(), payment=(), usb=(), serial=(), midi=(), "
            + "screen-wake-lock=(self), clipboard-write=(self)"
        headers[HTTPField.Name("Cross-Origin-Opener-Policy")!] = "same-origin"
        headers[HTTPField.Name("Cross-Origin-Resource-Policy")!] = "same-origin"
        headers[HTTPField.Name("X-Frame-Options")!] = "DENY"
        return headers
    }()

    func handle(
        _ request: Request, context: Context, next: (Request, Context) async throws -> Response
    ) async throws -> Response {
        var response = try await next(request, context)
        response.headers = Self.added(to: response.headers)
        return response
    }

    static func added(to fields: HTTPFields) -> HTTPFields {
        var fields = fields
        for field in headers { fields[field.name] = field.value }
        return fields
    }
}
