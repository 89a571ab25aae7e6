import Contract
import HTTPTypes
import Hummingbird
import Service
import Training
import Wire

/// The user's own tokens.
func addAccountRoutes(_ routes: inout RouteTable, _ service: TopsetService) {
    routes.add(
        Operation(.tokens, .accounts, "The user's tokens, without their secrets.")
            .query(.limit).query(.cursor).answers(Page<AccessToken>.self)
    ) { exchange in try exchange.page(try await service.tokens(exchange.user)) }
    routes.add(
        Operation(.makeToken, .accounts, "Makes a token; its secret is told this once.")
            .takes(MakeToken.self).withoutKey().answers(AccessToken.self, .created, .ok).refuses(.nameTaken)
    ) { exchange in
        let made = try await service.makeToken(exchange.user, try await exchange.body(MakeToken.self))
        return Reply(made.token, made.created ? .created : .ok)
    }
    routes.add(
        Operation(.revokeNamedToken, .accounts, "Revokes a token.").query(Query.token.required).answers(
            DoneAnswer.self
        )
        .refuses(.notFound)
    ) { exchange in
        guard let id = try exchange.read(.token) else {
            throw ServiceError(.validation, "id is required.", path: "/id")
        }
        try await service.revokeToken(exchange.user, id)
        return Reply(DoneAnswer())
    }
    routes.add(
        Operation(.revokeToken, .accounts, "Revokes a token.").answers(DoneAnswer.self)
    ) { exchange in
        try await service.revokeToken(exchange.user, exchange.id(what: "token"))
        return Reply(DoneAnswer())
    }
    routes.add(
        Operation(
            .eraseAccount, .accounts,
            "Erases the account: everything of it, in every table and file, and the backups of the schedule that hold it. "
                + "Nothing brings it back."
        ).takes(EraseAccount.self).withoutKey().answers(ErasedAccount.self).refuses(.importInProgress)
    ) { exchange in
        let body = try await exchange.body(EraseAccount.self)
        return Reply(try await service.eraseAccount(exchange.user, confirm: body.confirm))
    }
}

extension Query where Value == TokenID? {
    fileprivate static var token: Query { .id(.id, "The token's id.") }
}
