import Contract
import HTTPTypes
import Hummingbird
import Service
import Training
import Wire

/// Browsers that show notifications.
func addPushRoutes(_ routes: inout RouteTable, _ service: TopsetService) {
    routes.add(
        Operation(
            .pushKey, .accounts, "What a browser subscribes to notifications with: this server's public key (RFC 8292)."
        ).answers(PushKey.self)
    ) { exchange in Reply(try await service.pushKey(exchange.user)) }
    routes.add(
        Operation(.pushSubscriptions, .accounts, "The user's browsers that show notifications.")
            .query(.limit).query(.cursor).answers(Page<PushSubscription>.self)
    ) { exchange in
        try exchange.page(try await service.pushSubscriptions(exchange.user, device: exchange.device))
    }
    routes.add(
        Operation(
            .subscribePush, .accounts,
            "Lets a browser show notifications, by the subscription that it has. A further one than the tenth takes the place of "
                + "the oldest."
        ).takes(SubscribePush.self).answers(PushSubscription.self, .created, .ok)
    ) { exchange in
        let asked = try await exchange.body(SubscribePush.self)
        let made = try await service.subscribe(exchange.user, asked, device: exchange.device)
        return Reply(made.subscription, made.created ? .created : .ok)
    }
    routes.add(
        Operation(.unsubscribePush, .accounts, "Sends nothing to a browser any more.")
            .query(Query.subscription.required).answers(DoneAnswer.self).refuses(.notFound)
    ) { exchange in
        guard let id = try exchange.read(Query.subscription) else {
            throw ServiceError(.validation, "id is required.", path: "/id")
        }
        try await service.unsubscribe(exchange.user, id)
        return Reply(DoneAnswer())
    }
}

extension Query where Value == PushSubscriptionID? {
    fileprivate static var subscription: Query { .id(.id, "The subscription's id.") }
}
