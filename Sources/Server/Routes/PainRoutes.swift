import Contract
import HTTPTypes
import Hummingbird
import Service
import Training
import Wire

/// What hurts, and what to do instead.
func addPainRoutes(_ routes: inout RouteTable, _ service: TopsetService) {
    routes.add(
        Operation(.painFlags, .knowledge, "What hurts and hurt, newest first.").query(.limit).query(.cursor)
            .answers(Page<PainFlag>.self)
    ) { exchange in try exchange.page(try await service.painFlags(exchange.user)) }
    routes.add(
        Operation(
            .flagPain, .knowledge,
            "Notes that something hurts: mild is noted, moderate warns and holds, severe proposes another exercise."
        ).takes(FlagPain.self).answers(PainFlag.self, .created, .ok).refuses(.notFound)
    ) { exchange in
        let made = try await service.flag(exchange.user, try await exchange.body(FlagPain.self))
        return Reply(made.flag, made.created ? .created : .ok)
    }
    routes.add(
        Operation(.changePainFlag, .knowledge, "Replaces what is said of a pain; when it began and ended stays.")
            .takes(FlagPain.self).answers(PainFlag.self)
    ) { exchange in
        let (id, body) = (try exchange.id(PainFlagTag.self, what: "pain"), try await exchange.body(FlagPain.self))
        return Reply(try await service.change(exchange.user, id, body))
    }
    routes.add(
        Operation(.resolvePainFlag, .knowledge, "It no longer hurts; saying it twice changes nothing.")
            .takes(ResolvePain.self).answers(PainFlag.self)
    ) { exchange in
        let (id, body) = (
            try exchange.id(PainFlagTag.self, what: "pain"), try await exchange.body(ResolvePain.self)
        )
        return Reply(try await service.resolve(exchange.user, id, body))
    }
    routes.add(
        Operation(.reopenPainFlag, .knowledge, "It hurts still, or again.").answers(PainFlag.self)
    ) { exchange in
        Reply(try await service.reopen(exchange.user, exchange.id(what: "pain")))
    }
    routes.add(
        Operation(
            .deletePainFlag, .knowledge, "Forgets a pain that was noted by mistake; noting it again brings it back."
        )
        .answers(DoneAnswer.self)
    ) { exchange in
        try await service.deletePainFlag(exchange.user, exchange.id(what: "pain"))
        return Reply(DoneAnswer())
    }
    routes.add(
        Operation(
            .substitutes, .knowledge,
            "What could be done instead of an exercise, with what the gym has; what hurts badly stands last."
        ).query(.gym).answers(Page<SubstituteOffer>.self)
    ) { exchange in
        let gym = try exchange.read(.gym)
        return Reply(
            Page(try await service.substitutes(exchange.user, exchange.id(what: "exercise"), in: gym)))
    }
}
