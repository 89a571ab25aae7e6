import Metrics
import Hummingbird

/// Counts requests by route, method and status, and times them.
struct RequestMetrics: RouterMiddleware {
    func handle(
        _ request: Request, context: Context, next: (Request, Context) async throws -> Response
    ) async throws -> Response {
        let start = ContinuousClock.now
        let response = try await next(request, context)
        // A path that is none of ours is made up by whoever asks, and is not counted by itself.
        let dimensions = [
            ("route", context.endpointPath ?? "other"), ("method", request.method.rawValue),
            ("status", String(response.status.code)),
        ]
        Timer(label: "topset_http_request_seconds", dimensions: dimensions).record(
            duration: ContinuousClock.now - start)
        return response
    }
}
