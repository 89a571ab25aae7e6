import Contract
import Hummingbird
import Service
import Training
import Wire

/// What is proposed, and what is said to it (seed 000, layer 4).
func addSuggestionRoutes(_ routes: inout RouteTable, _ service: TopsetService) {
    routes.add(
        Operation(
            .suggestions, .suggestions,
            "Bundles of proposed changes, newest first; with a state or an exercise, only the changes that fit."
        )
        .query(.plan).query(.changeState).query(.session).query(.changedExercise).query(.limit).query(.cursor)
        .answers(Page<PlanSuggestion>.self)
    ) { exchange in
        var filter = SuggestionFilter()
        filter.plan = try exchange.read(.plan)
        filter.state = try exchange.read(.changeState)
        filter.session = try exchange.read(.session)
        filter.exercise = try exchange.read(.changedExercise)
        let (limit, cursor) = (try exchange.read(.limit), try exchange.read(.cursor))
        return Reply(try await service.suggestions(exchange.user, filter, cursor: cursor, limit: limit))
    }
    routes.add(
        Operation(
            .proposeChanges, .suggestions, "Proposes changes of a plan; a bundle with that id is answered as it is."
        )
        .takes(ProposeChanges.self).answers(PlanSuggestion.self, .created, .ok)
        .refuses(.notFound, .targetNotFound, .changeConflict)
    ) { exchange in
        let made = try await service.propose(exchange.user, try await exchange.body(ProposeChanges.self))
        return Reply(made.suggestion, made.created ? .created : .ok)
    }
    routes.add(
        Operation(.suggestion, .suggestions, "One bundle.").answers(PlanSuggestion.self)
    ) { exchange in Reply(try await service.suggestion(exchange.user, exchange.id(what: "suggestion"))) }
    routes.add(
        Operation(
            .decideChanges, .suggestions, "Decides on changes; each plan gets one new version, or nothing changes."
        )
        .takes(DecideChanges.self).answers(DecisionsAnswer.self)
        .refuses(.notFound, .changeConflict).repeats(in: { _ in .decisions })
    ) { exchange in
        Reply(json: try await service.decide(exchange.user, try await exchange.body(DecideChanges.self)))
    }
}
