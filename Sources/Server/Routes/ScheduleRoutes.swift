import Contract
import HTTPTypes
import Hummingbird
import Service
import Training
import Wire

/// What is planned for days, and how a calendar reads it.
func addScheduleRoutes(_ routes: inout RouteTable, _ service: TopsetService) {
    routes.add(
        Operation(
            .schedule, .everyDay,
            "What is planned for each day, by itself from today on four weeks, and what became of it. 400 days at most."
        ).query(.firstPlannedDay).query(.lastPlannedDay).answers(Page<ScheduledWorkout>.self)
    ) { exchange in
        let (first, last) = (try exchange.read(.firstPlannedDay), try exchange.read(.lastPlannedDay))
        return Reply(Page(try await service.schedule(exchange.user, from: first, to: last)))
    }
    routes.add(
        Operation(
            .scheduleWorkout, .everyDay,
            "Plans a plan, a day of a program or rest for a day, or for that day of every week."
        ).takes(ScheduleEntry.self).answers(ScheduleEntry.self, .created, .ok).refuses(.notFound)
    ) { exchange in
        let made = try await service.schedule(exchange.user, try await exchange.body(ScheduleEntry.self))
        return Reply(made.entry, made.created ? .created : .ok)
    }
    routes.add(
        Operation(
            .changeScheduledDay, .everyDay,
            "Moves or skips one day of an entry, which date names as first planned; with nothing else said it is as planned again."
        ).takes(ScheduleEntry.Change.self).answers(ScheduleEntry.self)
    ) { exchange in
        let id: ScheduleEntryID = try exchange.id(what: "entry in the schedule")
        let change = try await exchange.body(ScheduleEntry.Change.self)
        return Reply(try await service.changeDay(exchange.user, id, change))
    }
    routes.add(
        Operation(
            .deleteScheduled, .everyDay, "Takes an entry out of the schedule, or ends a repeated one before a day."
        )
        .query(Query.entry.required).query(.endDay).answers(DoneAnswer.self).refuses(.notFound)
    ) { exchange in
        guard let id = try exchange.read(Query.entry) else {
            throw ServiceError(.validation, "id is required.", path: "/id")
        }
        try await service.deleteScheduled(exchange.user, id, from: exchange.read(.endDay))
        return Reply(DoneAnswer())
    }
    addCalendarRoutes(&routes, service)
}

private func addCalendarRoutes(_ routes: inout RouteTable, _ service: TopsetService) {
    routes.add(
        Operation(
            .calendarFeed, .everyDay,
            "What was trained and is to be trained as a calendar (RFC 5545), for calendar apps: without sign-in, by a secret."
        ).query(Query.secret.required).answersText("text/calendar").refuses(.notFound)
    ) { exchange in
        let file = SpooledAnswer()
        try await service.calendar(exchange.user) { try file.append($0) }
        return Reply(file: file, named: "topset.ics", mediaType: "text/calendar; charset=utf-8")
    }
    routes.add(
        Operation(.calendarAccess, .everyDay, "Whether calendar apps may read, and since when; never the secret.")
            .answers(CalendarAccess.self)
    ) { exchange in Reply(try await service.calendarAccess(exchange.user)) }
    routes.add(
        Operation(
            .renewCalendarAccess, .everyDay,
            "Makes the secret by which calendar apps read, anew each time: the one before it holds no more. Only this answer has it."
        ).answers(CalendarAccess.self, .created).withoutKey()
    ) { exchange in
        var access = try await service.renewCalendarAccess(exchange.user)
        if let origin = exchange.origin, let path = access.path { access.url = origin.text + path }
        return Reply(access, .created)
    }
    routes.add(
        Operation(.endCalendarAccess, .everyDay, "Lets no calendar app read any more.").answers(DoneAnswer.self)
    ) { exchange in
        try await service.endCalendarAccess(exchange.user)
        return Reply(DoneAnswer())
    }
}

extension Query where Value == LocalDate? {
    fileprivate static var firstPlannedDay: Query { .day(.from, "The first day; today where it is left out.") }
    fileprivate static var lastPlannedDay: Query { .day(.to, "The last day; four weeks on where it is left out.") }
    fileprivate static var endDay: Query { .day(.from, "The first day that a repeated one is no longer on.") }
}

extension Query where Value == ScheduleEntryID? {
    fileprivate static var entry: Query { .id(.id, "The entry's id.") }
}

extension Query where Value == String? {
    fileprivate static var secret: Query { .text(.token, "The secret.") }
}
