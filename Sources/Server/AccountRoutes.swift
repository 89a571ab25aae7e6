import HTTPTypes
import Hummingbird
import Service
import Training

/// The user's own tokens.
func addAccountRoutes(_ routes: inout RouteTable, _ service: TopsetService) {
    let base = "/v1/tokens"
    routes.get(base) { exchange in try exchange.page(try await service.tokens(exchange.user)) }
    routes.post(base) { exchange in
        let made = try await service.makeToken(exchange.user, try await exchange.body(MakeToken.self))
        return Reply(made.token, made.created ? .created : .ok)
    }
    let revoke: RouteTable.Handler = { exchange in
        guard let id = (exchange.parameters.get("id") ?? exchange.text("id")).flatMap({ TokenID($0) }) else {
            throw ServiceError.notFound("token")
        }
        try await service.revokeToken(exchange.user, id)
        return Reply(json: #"{"success":true}"#)
    }
    routes.delete(base, revoke)
    routes.delete(base + "/:id", revoke)
}
