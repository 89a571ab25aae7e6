import HTTPTypes
import Hummingbird
import Service
import Training
import Wire

/// Registers routes with their descriptions, and for every path the refusal of the methods it does not have.
struct RouteTable {
    typealias Handler = @Sendable (Exchange) async throws -> Reply

    private static let known: [HTTPRequest.Method] = [
        .get, .head, .post, .put, .patch, .delete, .options, .trace, .connect,
    ]

    private let router: Router<Context>
    private let limiter: RateLimiter
    private(set) var routes: [DescribedRoute] = []

    init(_ router: Router<Context>, _ limiter: RateLimiter) { (self.router, self.limiter) = (router, limiter) }

    mutating func get(_ path: String, _ operation: Operation, _ handler: @escaping Handler) {
        on(.get, path, operation, handler)
    }
    mutating func post(_ path: String, _ operation: Operation, _ handler: @escaping Handler) {
        on(.post, path, operation, handler)
    }
    mutating func put(_ path: String, _ operation: Operation, _ handler: @escaping Handler) {
        on(.put, path, operation, handler)
    }
    mutating func patch(_ path: String, _ operation: Operation, _ handler: @escaping Handler) {
        on(.patch, path, operation, handler)
    }

    mutating func delete(_ path: String, _ operation: Operation, _ handler: @escaping Handler) {
        on(.delete, path, operation, handler)
    }

    private mutating func on(
        _ method: HTTPRequest.Method, _ path: String, _ operation: Operation, _ handler: @escaping Handler
    ) {
        precondition(!routes.contains { $0.operation.id == operation.id }, "\(operation.id) is described twice")
        routes.append(
            DescribedRoute(method: method, path: path, operation: operation, limit: limiter.limit(operation, method)))
        router.on(RouterPath(path), method: method) { [limiter] request, context -> Response in
            let exchange = try await limiter.admit(
                Exchange(
                    request: request, parameters: context.parameters, operation: operation, user: context.user,
                    isOverSocket: context.isOverSocket))
            return try await TopsetService.$language.withValue(request.language) {
                try await handler(exchange).response
            }
        }
    }

    /// Serves the description of every route that is there, its own among them.
    mutating func describe(version: String) {
        let path = "/openapi.json"
        let operation = Operation("describe", .operations, "This document.").answers(JSONValue.self)
        let own = DescribedRoute(
            method: .get, path: path, operation: operation, limit: limiter.limit(operation, .get))
        var document = OpenAPIDocument(routes + [own], version: version)
        let reply = Reply(document.json())
        get(path, operation) { _ in reply }
    }

    /// To be called once all routes are there.
    func refuseOtherMethods() {
        for (path, present) in Dictionary(grouping: routes, by: \.path) {
            var methods = present.map(\.method)
            // What can be read can be asked about; the router makes these itself.
            if methods.contains(.get) { methods.append(.head) }
            let allowed = methods.map(\.rawValue).sorted().joined(separator: ", ")
            for method in Self.known where !methods.contains(method) {
                router.on(RouterPath(path), method: method) { _, _ -> Response in
                    throw ServiceError.methodNotAllowed(only: allowed)
                }
            }
        }
    }
}
