import Contract
import HTTPTypes
import Hummingbird
import Service
import Training
import Wire

/// Places to train and what is there.
func addGymRoutes(_ routes: inout RouteTable, _ service: TopsetService) {
    routes.add(
        Operation(.gyms, .knowledge, "The lifter's gyms, oldest first.").query(.limit).query(.cursor)
            .answers(Page<Gym>.self)
    ) { exchange in try exchange.page(try await service.gyms(exchange.user)) }
    routes.add(
        Operation(
            .makeGym, .knowledge,
            "Makes a gym, the usual one where there was none. It `has` rack, bench, pull_up_bar, bands, machines, cables, kettlebells, or not. `plates` count pieces: a bar takes them in pairs, of an odd count one is left for a belt. `exercise_loads` are the weights of single exercises, where they are not those of everything else there."
        ).takes(Gym.self).answers(Gym.self, .created, .ok).refuses(.notFound, .nameTaken)
    ) { exchange in
        let made = try await service.create(exchange.user, try await exchange.body(Gym.self))
        return Reply(made.gym, made.created ? .created : .ok)
    }
    routes.add(
        Operation(.gym, .knowledge, "One gym.").answers(Gym.self)
    ) { exchange in
        Reply(try await service.gym(exchange.user, exchange.id(what: "gym")))
    }
    routes.add(
        Operation(.replaceGym, .knowledge, "Replaces what is known of a gym.").takes(Gym.self).answers(Gym.self)
            .refuses(.nameTaken)
    ) { exchange in
        Reply(
            try await service.replace(exchange.user, exchange.id(what: "gym"), try await exchange.body(Gym.self)))
    }
    routes.add(
        Operation(.deleteGym, .knowledge, "Forgets a gym; sessions keep its id.").answers(DoneAnswer.self)
            .refuses(.inUse)
    ) { exchange in
        try await service.deleteGym(exchange.user, exchange.id(what: "gym"))
        return Reply(DoneAnswer())
    }
}
