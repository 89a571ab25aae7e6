import Contract
import HTTPTypes
import Hummingbird
import Service
import Training
import Wire

/// What a lifter wants to reach.
func addGoalRoutes(_ routes: inout RouteTable, _ service: TopsetService) {
    routes.add(
        Operation(
            .goals, .everyDay,
            "What the lifter wants to reach, newest first, how far it is, and where the last weeks lead, four times in five."
        ).query(.status).query(.limit).query(.cursor).answers(Page<TrackedGoal>.self)
    ) { exchange in try exchange.page(try await service.goals(exchange.user, exchange.read(.status))) }
    routes.add(
        Operation(
            .makeGoal, .everyDay,
            "Sets a goal: an estimated 1RM (lift), sessions_per_week, working sets in a week (hypertrophy), reps, seconds or metres of one set (endurance), or a body weight (cut)."
        ).takes(MakeGoal.self).answers(TrackedGoal.self, .created, .ok).refuses(.notFound)
    ) { exchange in
        let made = try await service.make(exchange.user, try await exchange.body(MakeGoal.self))
        return Reply(made.goal, made.created ? .created : .ok)
    }
    routes.add(Operation(.goal, .everyDay, "One goal.").answers(TrackedGoal.self)) { exchange in
        Reply(try await service.goal(exchange.user, exchange.id(what: "goal")))
    }
    routes.add(
        Operation(
            .changeGoal, .everyDay, "Changes a goal; status completes it, puts it away (archived) or takes it up again."
        ).takes(PatchGoal.self).answers(TrackedGoal.self)
    ) { exchange in
        let (id, patch) = (try exchange.id(GoalTag.self, what: "goal"), try await exchange.body(PatchGoal.self))
        return Reply(try await service.change(exchange.user, id, patch))
    }
    routes.add(
        Operation(.deleteGoal, .everyDay, "Forgets a goal; setting it again brings it back.").answers(DoneAnswer.self)
    ) { exchange in
        try await service.deleteGoal(exchange.user, exchange.id(what: "goal"))
        return Reply(DoneAnswer())
    }
}

extension Query where Value == LifterGoal.Status? {
    fileprivate static var status: Query { .choice(.status, LifterGoal.Status.self, "Goals of this status only.") }
}
