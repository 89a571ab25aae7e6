import Contract
import Hummingbird
import Service
import Training
import Wire

/// Finished sessions (seed 000).
func addHistoryRoutes(_ routes: inout RouteTable, _ service: TopsetService) {
    routes.add(
        Operation(.sessions, .sessions, "Sessions, newest first.")
            .query(.from).query(.to).query(.exercise).query(.form).query(.limit).query(.cursor)
            .answers(Page<WorkoutSession>.self, or: Page<ShortSession>.self)
    ) { exchange in
        var filter = SessionFilter()
        filter.from = try exchange.read(.from)
        filter.to = try exchange.read(.to)
        filter.exercise = try exchange.read(.exercise)
        let (form, limit, cursor) = (try exchange.read(.form), try exchange.read(.limit), try exchange.read(.cursor))
        return Reply(
            json: try await service.sessionsJSON(exchange.user, filter, form, cursor: cursor, limit: limit))
    }
    routes.add(
        Operation(.session, .sessions, "One session.").answers(WorkoutSession.self)
    ) {
        exchange in Reply(try await service.session(exchange.user, exchange.id(what: "session")))
    }
    routes.add(
        Operation(.logSession, .sessions, "Logs a workout of the past by its start and its end.")
            .takes(LogSession.self).answers(WorkoutSession.self, .created, .ok)
            .refuses(.targetNotFound, .duplicateSetID)
    ) { exchange in
        let log = try await exchange.body(LogSession.self)
        let (session, created) = try await service.logSession(exchange.user, log)
        return Reply(session, created ? .created : .ok)
    }
    addCorrectionRoutes(&routes, service)
    routes.add(
        Operation(.saveSessionAsPlan, .sessions, "Makes a plan of a session.")
            .takes(SaveAsPlan.self).answers(WorkoutPlan.self, .created, .ok)
    ) { exchange in
        let request = try await exchange.body(SaveAsPlan.self)
        let saved = try await service.saveAsPlan(exchange.user, exchange.id(what: "session"), request)
        return Reply(saved.plan, saved.created ? .created : .ok)
    }
    routes.add(
        Operation(
            .sessionRules, .sessions,
            "By which rules the lifts of a session would go on as a plan, as the log shows them, and why."
        )
        .answers(Page<ImportReport.OfferedRule>.self)
    ) { exchange in
        Reply(Page(try await service.rules(exchange.user, exchange.id(what: "session"))))
    }
}

/// What becomes of finished sessions: appended, never in place.
private func addCorrectionRoutes(_ routes: inout RouteTable, _ service: TopsetService) {
    routes.add(
        Operation(.correctSession, .sessions, "Puts a finished session right; what is left out stays as it is.")
            .takes(SessionCorrection.self).answers(WorkoutSession.self)
            .refuses(.targetNotFound, .duplicateSetID)
            .repeats { exchange in
                (try? exchange.id(WorkoutTag.self, what: "session")).map { .session($0) }
            }
    ) { exchange in
        let (exchange, body) = try await exchange.withBody()
        let correction = try await exchange.body(SessionCorrection.self)
        if correction.isEmpty, let stranger = CommandMeta.stranger(in: body) {
            // A name that was misspelt would else look as though something were put right.
            throw ServiceError(.validation, "\(stranger) is no field of a correction.", path: "/\(stranger)")
        }
        return Reply(json: try await service.correct(exchange.user, exchange.id(what: "session"), correction))
    }
    routes.add(
        Operation(.deleteSession, .sessions, "Deletes a finished session; restore brings it back.")
            .answers(DoneAnswer.self)
    ) { exchange in
        try await service.deleteSession(exchange.user, exchange.id(what: "session"))
        return Reply(DoneAnswer())
    }
    routes.add(
        Operation(.restoreSession, .sessions, "Takes back the newest correction or deletion of a session.")
            .answers(WorkoutSession.self).refuses(.nothingToUndo)
    ) { exchange in Reply(try await service.restoreSession(exchange.user, exchange.id(what: "session"))) }
}

extension CommandMeta {
    /// The first member of a body that says something and is none of these; `nil` where there is none.
    fileprivate static func stranger(in body: JSONValue?) -> String? {
        guard case .object(let members)? = body else { return nil }
        let own = ["idempotency_key", "client_timestamp", "cause", "ui_source"]
        return members.first { !own.contains($0.name) && $0.value != .null }?.name
    }
}
