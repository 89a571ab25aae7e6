import Contract
import Hummingbird
import Service
import Training
import Wire

/// Programs and their days (seeds 001 and 003).
func addProgramRoutes(_ routes: inout RouteTable, _ service: TopsetService) {
    routes.add(
        Operation(
            .programTemplates, .programs,
            "The programs of the library, whole. They are read-only: following one copies it."
        ).query(.category).query(.difficulty).query(.days).query(.kit).query(.limit).query(.cursor)
            .answers(Page<ProgramTemplate>.self)
    ) { exchange in
        let templates = try await service.programTemplates(
            exchange.user, try exchange.programFilter(), daysPerWeek: try exchange.read(.days),
            with: try exchange.read(.kit))
        return exchange.tagged(try exchange.page(templates))
    }
    routes.add(
        Operation(
            .previewProgram, .programs,
            "A program of the library or a shared one with this lifter's numbers, day by day as if everything went well; nothing is stored."
        ).takes(PreviewProgram.self).answers(ProgramPreview.self).withoutKey().refuses(.notFound)
    ) { exchange in
        Reply(try await service.preview(exchange.user, try await exchange.body(PreviewProgram.self)))
    }
    routes.add(
        Operation(.programs, .programs, "Every program that was not deleted, newest first.")
            .query(.category).query(.difficulty).query(.active).query(.limit).query(.cursor).answers(
                Page<TrackedProgram>.self)
    ) { exchange in
        var filter = try exchange.programFilter()
        filter.isActive = try exchange.read(.active)
        return try await exchange.page { range throws(ServiceError) in
            try await service.programs(exchange.user, filter, in: range)
        }
    }
    routes.add(
        Operation(
            .createProgram, .programs,
            "Makes a program: a copy of one of the library with plans of its own, or a whole one. One with that id is answered as it is."
        ).takes(CreateProgram.self).answers(TrackedProgram.self, .created, .ok).refuses(.notFound)
    ) { exchange in
        let made = try await service.create(exchange.user, try await exchange.body(CreateProgram.self))
        return Reply(made.program, made.created ? .created : .ok)
    }
    routes.add(
        Operation(.program, .programs, "One program, and where the lifter stands in it.").answers(TrackedProgram.self)
    ) { exchange in Reply(try await service.program(exchange.user, exchange.id(what: "program"))) }
    routes.add(
        Operation(
            .changeProgram, .programs,
            "Changes what a program says of itself, its days, or where the lifter stands in it; what is left out stays as it is."
        ).takes(PatchProgram.self).answers(TrackedProgram.self).refuses(.readOnly)
    ) { exchange in
        let patch = try await exchange.body(PatchProgram.self)
        return Reply(try await service.change(exchange.user, exchange.id(what: "program"), patch))
    }
    routes.add(
        Operation(.deleteProgram, .programs, "Deletes a program; its plans and what was trained stay.")
            .query(.takingBack).answers(DoneAnswer.self).refuses(.readOnly)
    ) { exchange in
        try await service.deleteProgram(
            exchange.user, exchange.id(what: "program"), undo: try exchange.read(.takingBack))
        return Reply(DoneAnswer())
    }
    addFollowingRoutes(&routes, service)
    addSharingRoutes(&routes, service)
}

private func addFollowingRoutes(_ routes: inout RouteTable, _ service: TopsetService) {
    routes.add(
        Operation(
            .activateProgram, .programs,
            "Follows a program, and no other: from where it was, or from its first day where it was never begun or is done."
        ).answers(TrackedProgram.self).refuses(.readOnly)
    ) { exchange in Reply(try await service.activate(exchange.user, exchange.id(what: "program"))) }
    routes.add(
        Operation(.restartProgram, .programs, "Follows a program from its first day on.").answers(TrackedProgram.self)
            .refuses(.readOnly)
    ) { exchange in
        Reply(try await service.activate(exchange.user, exchange.id(what: "program"), restarting: true))
    }
    routes.add(
        Operation(.deactivateProgram, .programs, "Follows a program no longer; it stays where it is.")
            .answers(TrackedProgram.self).refuses(.readOnly)
    ) { exchange in Reply(try await service.deactivate(exchange.user, exchange.id(what: "program"))) }
    routes.add(
        Operation(.programToday, .programs, "What the program that is followed has for today.")
            .answers(ProgramToday.self).refuses(.notFound)
    ) { exchange in Reply(try await service.programToday(exchange.user)) }
    routes.add(
        Operation(
            .skipProgramDay, .programs,
            "Leaves a day of the program out that is followed, with the workouts before it that are due; twice is once."
        )
        .takes(SkipDay.self).answers(ProgramToday.self).refuses(.notFound)
    ) { exchange in Reply(try await service.skip(exchange.user, try await exchange.body(SkipDay.self))) }
}

private func addSharingRoutes(_ routes: inout RouteTable, _ service: TopsetService) {
    routes.add(
        Operation(
            .shareProgram, .programs,
            "A program, one of the library too, as one document that another lifter can import, and its notation."
        )
        .answers(SharedProgram.self)
    ) { exchange in Reply(try await service.share(exchange.user, exchange.id(what: "program"))) }
    routes.add(
        Operation(.importProgram, .programs, "Makes a program of a document that was shared, or of its notation.")
            .takes(ImportProgram.self).answers(TrackedProgram.self, .created, .ok).refuses(.notFound)
    ) { exchange in
        let made = try await service.create(exchange.user, try await exchange.body(ImportProgram.self))
        return Reply(made.program, made.created ? .created : .ok)
    }
}

extension Exchange {
    fileprivate func programFilter() throws(ServiceError) -> ProgramFilter {
        var filter = ProgramFilter()
        filter.category = try read(.category)
        filter.difficulty = try read(.difficulty)
        return filter
    }
}
