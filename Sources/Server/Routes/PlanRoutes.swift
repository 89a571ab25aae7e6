import Contract
import Hummingbird
import Service
import Training
import Wire

/// Plans and their versions (seed 000).
func addPlanRoutes(_ routes: inout RouteTable, _ service: TopsetService) {
    routes.add(
        Operation(.plans, .plans, "Every plan that was not deleted, newest first; drafts and archived ones too.")
            .query(.limit).query(.cursor).answers(Page<WorkoutPlan>.self)
    ) { exchange in
        try await exchange.page { range throws(ServiceError) in try await service.plans(exchange.user, in: range) }
    }
    routes.add(
        Operation(.createPlan, .plans, "Makes a plan, new or as a copy; one with that id is answered as it is.")
            .takes(CreatePlan.self).answers(WorkoutPlan.self, .created, .ok).refuses(.notFound)
    ) { exchange in
        let made = try await service.create(exchange.user, try await exchange.body(CreatePlan.self))
        return Reply(made.plan, made.created ? .created : .ok)
    }
    routes.add(
        Operation(.plan, .plans, "One plan with its current version.").answers(WorkoutPlan.self)
    ) { exchange in Reply(try await service.plan(exchange.user, exchange.id(what: "plan"))) }
    routes.add(
        Operation(.previewStart, .plans, "What a workout of the plan would be that starts now; nothing is started.")
            .takes(PreviewStart.self).answers(StartPreview.self).withoutKey()
    ) { exchange in
        let asked = try await exchange.body(PreviewStart.self)
        return Reply(try await service.preview(exchange.user, exchange.id(what: "plan"), asked))
    }
    routes.add(
        Operation(.changePlan, .plans, "Changes what a plan says of itself; what is left out stays as it is.")
            .takes(PatchPlan.self).answers(WorkoutPlan.self)
    ) { exchange in
        let patch = try await exchange.body(PatchPlan.self)
        return Reply(try await service.change(exchange.user, exchange.id(what: "plan"), patch))
    }
    routes.add(
        Operation(.deletePlan, .plans, "Deletes a plan; its sessions and the versions they ran stay.")
            .answers(DoneAnswer.self).refuses(.inUse)
    ) { exchange in
        try await service.deletePlan(exchange.user, exchange.id(what: "plan"))
        return Reply(DoneAnswer())
    }
    addVersionRoutes(&routes, service)
    addStructureRoutes(&routes, service)
}

private func addVersionRoutes(_ routes: inout RouteTable, _ service: TopsetService) {
    routes.add(
        Operation(.planVersions, .plans, "The versions of a plan, newest first.")
            .query(.limit).query(.cursor).answers(Page<PlanSnapshot>.self)
    ) { exchange in
        let (limit, cursor) = (try exchange.read(.limit), try exchange.read(.cursor))
        return Reply(
            try await service.versions(exchange.user, of: exchange.id(what: "plan"), cursor: cursor, limit: limit))
    }
    routes.add(
        Operation(.makePlanVersion, .plans, "Makes the next version of a plan; equal content makes none.")
            .takes(MakeVersion.self).answers(PlanSnapshot.self, .created, .ok).refuses(.changeConflict)
    ) { exchange in
        let request = try await exchange.body(MakeVersion.self)
        let made = try await service.makeVersion(exchange.user, of: exchange.id(what: "plan"), request)
        return Reply(made.snapshot, made.created ? .created : .ok)
    }
    routes.add(
        Operation(.rollBackPlan, .plans, "Makes the next version of a plan with the content of an earlier one.")
            .takes(RollBack.self).answers(PlanSnapshot.self, .created, .ok)
    ) { exchange in
        let request = try await exchange.body(RollBack.self)
        let made = try await service.rollBack(exchange.user, exchange.id(what: "plan"), request)
        return Reply(made.snapshot, made.created ? .created : .ok)
    }
    routes.add(
        Operation(.snapshot, .plans, "One version of a plan.").answers(PlanSnapshot.self)
    ) { exchange in Reply(try await service.snapshot(exchange.user, exchange.id(what: "plan version"))) }
    routes.add(
        Operation(.snapshotDiff, .plans, "What is different in a version.").query(.older).answers(SnapshotDiff.self)
    ) { exchange in
        let older = try exchange.read(.older)
        return Reply(
            try await service.difference(exchange.user, exchange.id(what: "plan version"), from: older))
    }
    routes.add(
        Operation(.exerciseProgression, .plans, "Where the targets of a lift changed in the plans, newest first.")
            .query(.limit).query(.cursor).answers(Page<BaselineChange>.self)
    ) { exchange in
        try exchange.page(try await service.progression(exchange.user, of: exchange.id(what: "exercise")))
    }
}

/// What a session changed in the structure of its plan.
private func addStructureRoutes(_ routes: inout RouteTable, _ service: TopsetService) {
    routes.add(
        Operation(.structureChanges, .plans, "What a session changed in its plan's structure, to be kept or not.")
            .answers(StructureChanges.self)
    ) { exchange in
        Reply(try await service.structureChanges(exchange.user, of: exchange.id(what: "session")))
    }
    routes.add(
        Operation(.keepChanges, .plans, "Makes the plan's next version with changes of a session; twice is once.")
            .takes(KeepChanges.self).answers(KeptChanges.self).refuses(.targetNotFound, .changeConflict)
    ) { exchange in
        let request = try await exchange.body(KeepChanges.self)
        return Reply(try await service.keepChanges(exchange.user, of: exchange.id(what: "session"), request))
    }
}
