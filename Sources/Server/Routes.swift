import Hummingbird
import Service
import Training
import Wire

/// Live workouts (seed 004): decode, call the use case, answer.
func addLiveWorkoutRoutes(_ routes: inout RouteTable, _ service: TopsetService) {
    let base = "/v1/active-workouts"
    routes.post(
        base,
        Operation("startActiveWorkout", .liveWorkout, "Starts a workout from a version, a plan, a body, or freeform.")
            .takes(StartWorkout.self).answers(StartAnswer.self, .created, .ok)
            .refuses(.notFound, .targetNotFound, .activeWorkoutExists, .idempotencyKeyReused)
    ) { exchange in
        let command = try await exchange.body(StartWorkout.self)
        let answer = try await service.start(exchange.user, command)
        return Reply(answer.created ? .created : .ok, json: answer.json)
    }
    routes.get(
        base + "/current",
        Operation("currentActiveWorkout", .liveWorkout, "The running workout.").answers(ActiveWorkout.self)
            .refuses(.notFound)
    ) { exchange in Reply(try await service.runningWorkout(exchange.user)) }
    routes.get(
        base + "/:id",
        Operation("activeWorkout", .liveWorkout, "A live workout, running or over.").answers(ActiveWorkout.self)
    ) { exchange in Reply(try await service.workout(exchange.user, exchange.id(what: "workout"))) }
    routes.get(
        base + "/:id/events",
        Operation("activeWorkoutEvents", .liveWorkout, "The events of a live workout, oldest first.")
            .query(.after).query(.limit).answers(Page<WorkoutEvent>.self)
    ) { exchange in
        let (after, limit) = (try exchange.read(.after), try exchange.read(.limit))
        return Reply(
            try await service.events(exchange.user, exchange.id(what: "workout"), after: after, limit: limit))
    }
    addCommandRoutes(&routes, service)
}

/// Commands to a running workout.
private func addCommandRoutes(_ routes: inout RouteTable, _ service: TopsetService) {
    addCommand(
        &routes, service, "log-set",
        Operation("logSet", .liveWorkout, "Marks a set as done, with what was done.")
            .takes(LogSet.self).answers(ChangeAnswer.self).refuses(.targetNotFound, .alreadyDone)
    ) { exchange in .logSet(try await exchange.body(LogSet.self)) }
    addCommand(
        &routes, service, "patch",
        Operation(
            "patchActiveWorkout", .liveWorkout,
            "Edits fields of a set, an exercise or the workout, or adds or removes a set."
        )
        .takes(PatchWorkout.self).answers(ChangeAnswer.self)
        .refuses(.mixedOpTypes, .multiSetEdit, .multipleStructuralOps, .targetNotFound, .duplicateSetID)
    ) { exchange in .patch(try await exchange.body(PatchWorkout.self)) }
    addCommand(
        &routes, service, "add-exercise",
        Operation("addExercise", .liveWorkout, "Adds an exercise at the end.")
            .takes(AddExercise.self).answers(ChangeAnswer.self).refuses(.targetNotFound)
    ) { exchange in .addExercise(try await exchange.body(AddExercise.self)) }
    addCommand(
        &routes, service, "remove-exercise",
        Operation("removeExercise", .liveWorkout, "Takes an exercise out, with all its sets.")
            .takes(RemoveExercise.self).answers(ChangeAnswer.self).refuses(.targetNotFound)
    ) { exchange in .removeExercise(try await exchange.body(RemoveExercise.self)) }
    addCommand(
        &routes, service, "autofill-exercise",
        Operation(
            "autofillExercise", .liveWorkout, "Fills in several planned sets of an exercise, and adds further ones."
        )
        .takes(AutofillExercise.self).answers(ChangeAnswer.self).refuses(.targetNotFound, .duplicateSetID)
    ) { exchange in .autofillExercise(try await exchange.body(AutofillExercise.self)) }
    addCommand(
        &routes, service, "swap-exercise",
        Operation("swapExercise", .liveWorkout, "Puts another exercise into the place of one.")
            .takes(SwapExercise.self).answers(ChangeAnswer.self).refuses(.targetNotFound)
    ) { exchange in .swapExercise(try await exchange.body(SwapExercise.self)) }
    addCommand(
        &routes, service, "reorder-exercises",
        Operation("reorderExercises", .liveWorkout, "Puts the exercises into another order.")
            .takes(ReorderExercises.self).answers(ChangeAnswer.self).refuses(.targetNotFound)
    ) { exchange in .reorderExercises(try await exchange.body(ReorderExercises.self)) }
    addCommand(
        &routes, service, "superset",
        Operation("supersetExercises", .liveWorkout, "Puts exercises into a superset, or parts them.")
            .takes(SupersetExercises.self).answers(ChangeAnswer.self).refuses(.targetNotFound)
    ) { exchange in .superset(try await exchange.body(SupersetExercises.self)) }
    addEndingRoutes(&routes, service)
}

/// Commands that take something back, or end the workout.
private func addEndingRoutes(_ routes: inout RouteTable, _ service: TopsetService) {
    addCommand(
        &routes, service, "undo",
        Operation("undoChange", .liveWorkout, "Reverts one change and leaves every later one in place.")
            .takes(UndoChange.self).answers(ChangeAnswer.self).refuses(.undoConflict, .nothingToUndo)
    ) { exchange in .undo(try await exchange.body(UndoChange.self)) }
    addCommand(
        &routes, service, "complete",
        Operation("completeActiveWorkout", .liveWorkout, "Archives the workout and says what comes next.")
            .takes(CompleteWorkout.self).answers(CompleteAnswer.self)
    ) { exchange in .complete(try await exchange.body(CompleteWorkout.self)) }
    addCommand(
        &routes, service, "cancel",
        Operation("cancelActiveWorkout", .liveWorkout, "Gives the workout up; nothing is archived.")
            .takes(CancelWorkout.self).answers(DoneAnswer.self)
    ) { exchange in .cancel(try await exchange.body(CancelWorkout.self)) }
}

private func addCommand(
    _ routes: inout RouteTable, _ service: TopsetService, _ name: String, _ operation: Operation,
    _ decode: @escaping @Sendable (Exchange) async throws -> WorkoutCommand
) {
    let described = operation.refuses(.notInProgress, .idempotencyKeyReused)
    routes.post("/v1/active-workouts/:id/" + name, described) { exchange in
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
    routes.get(
        "/v1/sessions",
        Operation("sessions", .sessions, "Sessions, newest first.")
            .query(.from).query(.to).query(.exercise).query(.limit).query(.cursor).answers(Page<WorkoutSession>.self)
    ) { exchange in
        var filter = TopsetService.SessionFilter()
        filter.from = try exchange.read(.from)
        filter.to = try exchange.read(.to)
        filter.exercise = try exchange.read(.exercise)
        let (limit, cursor) = (try exchange.read(.limit), try exchange.read(.cursor))
        return Reply(try await service.sessions(exchange.user, filter, cursor: cursor, limit: limit))
    }
    routes.get("/v1/sessions/:id", Operation("session", .sessions, "One session.").answers(WorkoutSession.self)) {
        exchange in Reply(try await service.session(exchange.user, exchange.id(what: "session")))
    }
    addCorrectionRoutes(&routes, service)
    routes.post(
        "/v1/sessions/:id/save-as-plan",
        Operation("saveSessionAsPlan", .sessions, "Makes a plan of a session.")
            .takes(SaveAsPlan.self).answers(WorkoutPlan.self, .created, .ok)
    ) { exchange in
        let request = try await exchange.body(SaveAsPlan.self)
        let saved = try await service.saveAsPlan(exchange.user, exchange.id(what: "session"), request)
        return Reply(saved.plan, saved.created ? .created : .ok)
    }
    routes.get(
        "/v1/plans",
        Operation("plans", .plans, "Plans, newest first.").query(.limit).query(.cursor).answers(Page<WorkoutPlan>.self)
    ) { exchange in try exchange.page(try await service.plans(exchange.user)) }
    routes.post(
        "/v1/plans",
        Operation("createPlan", .plans, "Makes a plan; one with that id is answered as it is.")
            .takes(CreatePlan.self).answers(WorkoutPlan.self, .created, .ok).refuses(.notFound)
    ) { exchange in
        let made = try await service.create(exchange.user, try await exchange.body(CreatePlan.self))
        return Reply(made.plan, made.created ? .created : .ok)
    }
    routes.get(
        "/v1/plans/:id", Operation("plan", .plans, "One plan with its current version.").answers(WorkoutPlan.self)
    ) { exchange in Reply(try await service.plan(exchange.user, exchange.id(what: "plan"))) }
    routes.get(
        "/v1/snapshots/:id", Operation("snapshot", .plans, "One version of a plan.").answers(PlanSnapshot.self)
    ) { exchange in Reply(try await service.snapshot(exchange.user, exchange.id(what: "plan version"))) }
}

/// What becomes of finished sessions: appended, never in place.
private func addCorrectionRoutes(_ routes: inout RouteTable, _ service: TopsetService) {
    routes.post(
        "/v1/sessions/:id/corrections",
        Operation("correctSession", .sessions, "Puts a finished session right; what is left out stays as it is.")
            .takes(SessionCorrection.self).answers(WorkoutSession.self)
            .refuses(.targetNotFound, .duplicateSetID, .idempotencyKeyReused)
    ) { exchange in
        let correction = try await exchange.body(SessionCorrection.self)
        return Reply(json: try await service.correct(exchange.user, exchange.id(what: "session"), correction))
    }
    routes.delete(
        "/v1/sessions/:id",
        Operation("deleteSession", .sessions, "Deletes a finished session; restore brings it back.")
            .answers(DoneAnswer.self)
    ) { exchange in
        try await service.deleteSession(exchange.user, exchange.id(what: "session"))
        return Reply(DoneAnswer())
    }
    routes.post(
        "/v1/sessions/:id/restore",
        Operation("restoreSession", .sessions, "Takes back the newest correction or deletion of a session.")
            .answers(WorkoutSession.self).refuses(.nothingToUndo)
    ) { exchange in Reply(try await service.restoreSession(exchange.user, exchange.id(what: "session"))) }
}

/// Exercises, what next, settings.
func addKnowledgeRoutes(_ routes: inout RouteTable, _ service: TopsetService) {
    routes.get(
        "/v1/exercises",
        Operation("exercises", .knowledge, "The catalogue: the lifter's own exercises and the built-in ones.")
            .query(.search).query(.muscle).query(.equipment).query(.pattern).query(.limit).query(.cursor)
            .answers(Page<Exercise>.self)
    ) { exchange in
        var filter = TopsetService.ExerciseFilter()
        filter.query = try exchange.read(.search)
        filter.muscle = try exchange.read(.muscle)
        filter.equipment = try exchange.read(.equipment)
        filter.pattern = try exchange.read(.pattern)
        return try exchange.page(try await service.exercises(exchange.user, filter))
    }
    routes.get("/v1/exercises/:id", Operation("exercise", .knowledge, "One exercise.").answers(Exercise.self)) {
        exchange in Reply(try await service.exercise(exchange.user, exchange.id(what: "exercise")))
    }
    routes.get(
        "/v1/exercises/:id/prior-performance",
        Operation("priorPerformance", .knowledge, "The last performance, the best, and what to do next.")
            .query(.horizonDays).answers(PriorPerformance.self)
    ) { exchange in
        let days = try exchange.read(.horizonDays)
        return Reply(
            try await service.priorPerformance(exchange.user, exchange.id(what: "exercise"), horizonDays: days))
    }
    routes.get(
        "/v1/next",
        Operation("next", .knowledge, "What to lift next in every exercise trained lately, and why.")
            .answers(Page<NextItem>.self)
    ) { exchange in Reply(Page(try await service.next(exchange.user))) }
    routes.get("/v1/settings", Operation("settings", .knowledge, "The lifter's settings.").answers(Settings.self)) {
        exchange in Reply(try await service.settings(exchange.user))
    }
    routes.put(
        "/v1/settings",
        Operation("saveSettings", .knowledge, "Replaces the lifter's settings.")
            .takes(Settings.self).answers(Settings.self).refuses(.workoutInProgress)
    ) { exchange in Reply(try await service.save(exchange.user, try await exchange.body(Settings.self))) }
}

/// Import of other apps' exports.
func addImportRoutes(_ routes: inout RouteTable, _ service: TopsetService) {
    routes.post(
        "/v1/import",
        Operation("importLog", .imports, "Imports another app's export, or only reports what it would do.")
            .query(.format).query(.unit).query(.timezone).query(.dryRun).takesFile().answers(ImportReport.self)
    ) { exchange in
        let request = try importRequest(exchange)
        let upload = try Upload(
            await exchange.bytes(upTo: 33 << 20), mediaType: exchange.request.headers[.contentType])
        var named = request
        named.fileName = upload.fileName
        return Reply(try await service.importLog(exchange.user, upload.bytes, named))
    }
    routes.get(
        "/v1/imports",
        Operation("imports", .imports, "Reports of past imports, newest first.").query(.limit)
            .answers(Page<ImportReport>.self)
    ) { exchange in
        Reply(Page(try await service.imports(exchange.user, limit: try exchange.read(.limit))))
    }
}

private func importRequest(_ exchange: Exchange) throws -> TopsetService.ImportRequest {
    var request = TopsetService.ImportRequest()
    request.unit = try exchange.read(.unit)
    request.format = try exchange.read(.format)
    request.timezone = try exchange.read(.timezone)
    request.dryRun = try exchange.read(.dryRun)
    return request
}

/// Whether the server can answer.
func addOperationsRoutes(_ routes: inout RouteTable, _ service: TopsetService) {
    routes.get(
        "/healthz",
        Operation("health", .operations, "Whether the server can answer.").answers(
            Health.self, .ok, .serviceUnavailable)
    ) { _ in await service.isHealthy() ? Reply(Health(.ok)) : Reply(Health(.failing), .serviceUnavailable) }
}

/// Whether the server can answer.
struct Health: WireModel {
    enum Status: String, WireEnum { case ok, failing }

    var status = Status.failing

    init() {}

    init(_ status: Status) { self.status = status }

    mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) { try v.field("status", &status) }
}

extension Exchange {
    /// A page of a list that is short enough to be held whole; the cursor is the number of items passed.
    func page<T: WireValue & Sendable>(_ items: [T]) throws(ServiceError) -> Reply {
        let limit = try read(.limit)
        let start = try int("cursor", default: 0, in: 0...Int(Int32.max))
        let slice = Array(items.dropFirst(start).prefix(limit))
        return Reply(Page(slice, next: start + slice.count < items.count ? String(start + slice.count) : nil))
    }
}
