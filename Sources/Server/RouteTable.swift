import Contract
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
    private let service: TopsetService
    private(set) var routes: [DescribedRoute] = []

    init(_ router: Router<Context>, _ limiter: RateLimiter, _ service: TopsetService) {
        (self.router, self.limiter, self.service) = (router, limiter, service)
    }

    /// - Parameter operation: its endpoint says the method and the path.
    mutating func add(_ operation: Operation, _ handler: @escaping Handler) {
        let route = described(operation)
        precondition(!routes.contains { $0.operation.id == operation.id }, "\(operation.id) is described twice")
        routes.append(route)
        router.on(RouterPath(route.template), method: route.method) { [limiter, service] request, context -> Response in
            let exchange = try await limiter.admit(
                Exchange(
                    request: request, parameters: context.parameters, operation: operation, user: context.user,
                    token: context.token, device: context.device, origin: context.origin,
                    isOverSocket: context.isOverSocket))
            return try await TopsetService.$language.withValue(request.language(of: service.spoken)) {
                try await TopsetService.$offsetMinutes.withValue(request.offsetMinutes) {
                    let reply = try await Self.reply(to: exchange, service, handler)
                    return reply.response(to: exchange.request).handedOn(by: context.loop)
                }
            }
        }
    }

    /// What a route answers: to a call that changes something and comes again with its key, the same as before.
    private static func reply(
        to exchange: Exchange, _ service: TopsetService, _ handler: Handler
    ) async throws -> Reply {
        guard case .anywhere = exchange.operation.keys else { return try await handler(exchange) }
        let (exchange, call) = try await exchange.repeatable()
        guard let call else { return try await handler(exchange) }
        return try await service.once(exchange.user, call) {
            try await handler(exchange)
        } again: {
            Reply(json: $0)
        }
    }

    private func described(_ operation: Operation) -> DescribedRoute {
        DescribedRoute(operation: operation, limit: limiter.limit(operation.endpoint))
    }

    /// Serves the description of every route that is there, its own among them.
    mutating func describe(version: String) {
        let operation = Operation(.describe, .operations, "This document.").answers(JSONValue.self)
        var document = OpenAPIDocument(routes + [described(operation)], version: version)
        let reply = Reply(document.json())
        add(operation) { _ in reply }
    }

    /// To be called once all routes are there.
    func refuseOtherMethods() {
        for (path, present) in Dictionary(grouping: routes, by: \.template) {
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
