import Hummingbird
import Service
import Training
import Wire

/// Live workouts (seed 004): decode, call the use case, answer.
func addLiveWorkoutRoutes(_ routes: inout RouteTable, _ service: TopsetService) {
    let base = "/v1/active-workouts"
    routes.post(base) { exchange in
        let command = try await exchange.body(StartWorkout.self)
        let answer = try await service.start(exchange.user, command)
        return Reply(answer.created ? .created : .ok, json: answer.json)
    }
    routes.get(base + "/current") { exchange in Reply(try await service.runningWorkout(exchange.user)) }
    routes.get(base + "/:id") { exchange in
        Reply(try await service.workout(exchange.user, exchange.id(what: "workout")))
    }
    routes.get(base + "/:id/events") { exchange in
        let after = try exchange.int("after", default: 0, in: 0...Int(Int32.max))
        let limit = try exchange.int("limit", default: 50, in: 1...500)
        return Reply(
            try await service.events(exchange.user, exchange.id(what: "workout"), after: after, limit: limit))
    }
    addCommand(&routes, service, "log-set") { exchange in .logSet(try await exchange.body(LogSet.self)) }
    addCommand(&routes, service, "patch") { exchange in .patch(try await exchange.body(PatchWorkout.self)) }
    addCommand(&routes, service, "add-exercise") { exchange in
        .addExercise(try await exchange.body(AddExercise.self))
    }
    addCommand(&routes, service, "remove-exercise") { exchange in
        .removeExercise(try await exchange.body(RemoveExercise.self))
    }
    addCommand(&routes, service, "autofill-exercise") { exchange in
        .autofillExercise(try await exchange.body(AutofillExercise.self))
    }
    addCommand(&routes, service, "swap-exercise") { exchange in
        .swapExercise(try await exchange.body(SwapExercise.self))
    }
    addCommand(&routes, service, "reorder-exercises") { exchange in
        .reorderExercises(try await exchange.body(ReorderExercises.self))
    }
    addCommand(&routes, service, "superset") { exchange in
        .superset(try await exchange.body(SupersetExercises.self))
    }
    addCommand(&routes, service, "undo") { exchange in .undo(try await exchange.body(UndoChange.self)) }
    addCommand(&routes, service, "complete") { exchange in
        .complete(try await exchange.body(CompleteWorkout.self))
    }
    addCommand(&routes, service, "cancel") { exchange in .cancel(try await exchange.body(CancelWorkout.self)) }
}

private func addCommand(
    _ routes: inout RouteTable, _ service: TopsetService, _ name: String,
    _ decode: @escaping @Sendable (Exchange) async throws -> WorkoutCommand
) {
    routes.post("/v1/active-workouts/:id/" + name) { exchange in
        let id = try exchange.id("id", WorkoutTag.self, what: "workout")
        let command = try await decode(exchange)
        try service.bodyWasRead()
        if let named = command.workoutID, named != id {
            throw ServiceError(.validation, "workout_id is not the one in the path.", path: "/workout_id")
        }
        return Reply(json: try await service.apply(exchange.user, id, command).json)
    }
}

/// Sessions and plans (seed 000).
func addHistoryRoutes(_ routes: inout RouteTable, _ service: TopsetService) {
    routes.get("/v1/sessions") { exchange in
        var filter = TopsetService.SessionFilter()
        filter.from = try exchange.instant("from")
        filter.to = try exchange.instant("to", endOfDay: true)
        if let text = exchange.text("exercise_id") {
            guard let id = ExerciseID(text) else {
                throw ServiceError(.validation, "exercise_id must be a lower-case UUID.", path: "/exercise_id")
            }
            filter.exercise = id
        }
        let limit = try exchange.int("limit", default: 50, in: 1...500)
        return Reply(
            try await service.sessions(exchange.user, filter, cursor: exchange.text("cursor"), limit: limit))
    }
    routes.get("/v1/sessions/:id") { exchange in
        Reply(try await service.session(exchange.user, exchange.id(what: "session")))
    }
    routes.delete("/v1/sessions/:id") { exchange in
        try await service.deleteSession(exchange.user, exchange.id(what: "session"))
        return Reply(DoneAnswer())
    }
    routes.post("/v1/sessions/:id/corrections") { exchange in
        let correction = try await exchange.body(SessionCorrection.self)
        return Reply(json: try await service.correct(exchange.user, exchange.id(what: "session"), correction))
    }
    routes.post("/v1/sessions/:id/restore") { exchange in
        Reply(try await service.restoreSession(exchange.user, exchange.id(what: "session")))
    }
    routes.post("/v1/sessions/:id/save-as-plan") { exchange in
        let request = try await exchange.body(SaveAsPlan.self)
        let saved = try await service.saveAsPlan(exchange.user, exchange.id(what: "session"), request)
        return Reply(saved.plan, saved.created ? .created : .ok)
    }
    routes.get("/v1/plans") { exchange in
        try exchange.page(try await service.plans(exchange.user))
    }
    routes.post("/v1/plans") { exchange in
        let made = try await service.create(exchange.user, try await exchange.body(CreatePlan.self))
        return Reply(made.plan, made.created ? .created : .ok)
    }
    routes.get("/v1/plans/:id") { exchange in
        Reply(try await service.plan(exchange.user, exchange.id(what: "plan")))
    }
    routes.get("/v1/snapshots/:id") { exchange in
        Reply(try await service.snapshot(exchange.user, exchange.id(what: "plan version")))
    }
}

/// Exercises, what next, settings.
func addKnowledgeRoutes(_ routes: inout RouteTable, _ service: TopsetService) {
    routes.get("/v1/exercises") { exchange in
        var filter = TopsetService.ExerciseFilter()
        filter.query = exchange.text("q")
        filter.muscle = try exchange.choice("muscle", Muscle.self)
        filter.equipment = try exchange.choice("equipment", Equipment.self)
        filter.pattern = try exchange.choice("pattern", MovementPattern.self)
        return try exchange.page(try await service.exercises(exchange.user, filter))
    }
    routes.get("/v1/exercises/:id") { exchange in
        Reply(try await service.exercise(exchange.user, exchange.id(what: "exercise")))
    }
    routes.get("/v1/exercises/:id/prior-performance") { exchange in
        let days = try exchange.int("horizon_days", default: 90, in: 1...3_650)
        return Reply(
            try await service.priorPerformance(exchange.user, exchange.id(what: "exercise"), horizonDays: days))
    }
    routes.get("/v1/next") { exchange in Reply(Page(try await service.next(exchange.user))) }
    routes.get("/v1/settings") { exchange in Reply(try await service.settings(exchange.user)) }
    routes.put("/v1/settings") { exchange in
        Reply(try await service.save(exchange.user, try await exchange.body(Settings.self)))
    }
}

/// Import of other apps' exports.
func addImportRoutes(_ routes: inout RouteTable, _ service: TopsetService) {
    routes.post("/v1/import") { exchange in
        let request = try importRequest(exchange)
        let upload = try Upload(
            await exchange.bytes(upTo: 33 << 20), mediaType: exchange.request.headers[.contentType])
        var named = request
        named.fileName = upload.fileName
        return Reply(try await service.importLog(exchange.user, upload.bytes, named))
    }
    routes.get("/v1/imports") { exchange in
        let limit = try exchange.int("limit", default: 50, in: 1...500)
        return Reply(Page(try await service.imports(exchange.user, limit: limit)))
    }
}

private func importRequest(_ exchange: Exchange) throws -> TopsetService.ImportRequest {
    var request = TopsetService.ImportRequest()
    request.unit = try exchange.choice("unit", MassUnit.self)
    request.format = exchange.text("format")
    request.timezone = exchange.text("timezone")
    request.dryRun = try exchange.bool("dry_run", default: false)
    return request
}

/// Whether the server can answer.
func addOperationsRoutes(_ routes: inout RouteTable, _ service: TopsetService) {
    routes.get("/healthz") { _ in
        guard await service.isHealthy() else {
            return Reply(.serviceUnavailable, json: #"{"status":"failing"}"#)
        }
        return Reply(json: #"{"status":"ok"}"#)
    }
}

extension Exchange {
    /// A page of a list that is short enough to be held whole; the cursor is the number of items passed.
    func page<T: WireValue & Sendable>(_ items: [T]) throws(ServiceError) -> Reply {
        let limit = try int("limit", default: 50, in: 1...500)
        let start = try int("cursor", default: 0, in: 0...Int(Int32.max))
        let slice = Array(items.dropFirst(start).prefix(limit))
        return Reply(Page(slice, next: start + slice.count < items.count ? String(start + slice.count) : nil))
    }
}
