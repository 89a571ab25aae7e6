import HTTPTypes
import Hummingbird
import Service

/// Registers routes, and for every path the refusal of the methods it does not have.
struct RouteTable {
    typealias Handler = @Sendable (Exchange) async throws -> Reply

    private static let known: [HTTPRequest.Method] = [.get, .post, .put, .patch, .delete]

    let router: Router<Context>
    private var methods: [String: [HTTPRequest.Method]] = [:]

    init(_ router: Router<Context>) { self.router = router }

    mutating func get(_ path: String, _ handler: @escaping Handler) { on(.get, path, handler) }
    mutating func post(_ path: String, _ handler: @escaping Handler) { on(.post, path, handler) }
    mutating func put(_ path: String, _ handler: @escaping Handler) { on(.put, path, handler) }
    mutating func delete(_ path: String, _ handler: @escaping Handler) { on(.delete, path, handler) }

    private mutating func on(_ method: HTTPRequest.Method, _ path: String, _ handler: @escaping Handler) {
        methods[path, default: []].append(method)
        router.on(RouterPath(path), method: method) { request, context -> Response in
            let exchange = Exchange(request: request, parameters: context.parameters, user: context.user)
            return try await handler(exchange).response
        }
    }

    /// To be called once all routes are there.
    func refuseOtherMethods() {
        for (path, present) in methods {
            let allowed = present.map(\.rawValue).sorted().joined(separator: ", ")
            for method in Self.known where !present.contains(method) {
                router.on(RouterPath(path), method: method) { _, _ -> Response in
                    var response = Reply(ServiceError(.methodNotAllowed, "This path takes \(allowed).")).response
                    response.headers[.allow] = allowed
                    return response
                }
            }
        }
    }
}
