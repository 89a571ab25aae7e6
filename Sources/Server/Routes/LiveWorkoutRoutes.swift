import Contract
import Hummingbird
import Service
import Training
import Wire

/// Live workouts (seed 004): decode, call the use case, answer.
func addLiveWorkoutRoutes(_ routes: inout RouteTable, _ service: TopsetService) {
    routes.add(
        Operation(.startActiveWorkout, .liveWorkout, "Starts a workout from a version, a plan, a body, or freeform.")
            .takes(StartWorkout.self).answers(StartAnswer.self, .created, .ok)
            .refuses(.notFound, .targetNotFound, .activeWorkoutExists).repeats(in: { _ in .start })
    ) { exchange in
        let command = try await exchange.body(StartWorkout.self)
        let answer = try await service.start(exchange.user, command)
        return Reply(answer.created ? .created : .ok, json: answer.json)
    }
    routes.add(
        Operation(.currentActiveWorkout, .liveWorkout, "The running workout.").answers(ActiveWorkout.self)
            .refuses(.notFound)
    ) { exchange in Reply(try await service.runningWorkout(exchange.user)) }
    routes.add(
        Operation(
            .activeWorkouts, .liveWorkout,
            "The workouts that run: one at most. Who only wants to know whether one does asks here."
        ).answers(Page<ActiveWorkout>.self)
    ) { exchange in Reply(try await service.runningWorkouts(exchange.user)) }
    routes.add(
        Operation(.activeWorkout, .liveWorkout, "A live workout, running or over.").answers(ActiveWorkout.self)
    ) { exchange in Reply(try await service.workout(exchange.user, exchange.id(what: "workout"))) }
    routes.add(
        Operation(.activeWorkoutEvents, .liveWorkout, "The events of a live workout, oldest first.")
            .query(.after).query(.limit).query(.cursor).answers(Page<WorkoutEvent>.self)
    ) { exchange in
        var after = try exchange.read(.after)
        let limit = try exchange.read(.limit)
        if let cursor = try exchange.read(.cursor) {
            guard let seq = Int(cursor), seq >= 0 else {
                throw ServiceError(.validation, "cursor is not one of ours.", path: "/cursor")
            }
            after = max(after, seq)
        }
        return Reply(
            try await service.events(exchange.user, exchange.id(what: "workout"), after: after, limit: limit))
    }
    addCommandRoutes(&routes, service)
}

/// Commands to a running workout.
private func addCommandRoutes(_ routes: inout RouteTable, _ service: TopsetService) {
    addCommand(
        &routes, service,
        Operation(
            .logSet, .liveWorkout,
            "Marks a set as done, with what was done. "
                + "With unless_newer a number that was edited after client_timestamp stays, and overtaken names it."
        )
        .takes(LogSet.self).answers(ChangeAnswer.self).refuses(.targetNotFound, .alreadyDone)
    ) { exchange in .logSet(try await exchange.body(LogSet.self)) }
    addCommand(
        &routes, service,
        Operation(
            .patchActiveWorkout, .liveWorkout,
            "Edits fields of a set, an exercise or the workout, or adds or removes a set. "
                + "With unless_newer a field that was edited after client_timestamp stays, and overtaken names it."
        )
        .takes(PatchWorkout.self).answers(ChangeAnswer.self)
        .refuses(.mixedOpTypes, .multiSetEdit, .multipleStructuralOps, .targetNotFound, .duplicateSetID)
    ) { exchange in .patch(try await exchange.body(PatchWorkout.self)) }
    addCommand(
        &routes, service,
        Operation(.addExercise, .liveWorkout, "Adds an exercise at the end.")
            .takes(AddExercise.self).answers(ChangeAnswer.self).refuses(.targetNotFound)
    ) { exchange in .addExercise(try await exchange.body(AddExercise.self)) }
    addCommand(
        &routes, service,
        Operation(.removeExercise, .liveWorkout, "Takes an exercise out, with all its sets.")
            .takes(RemoveExercise.self).answers(ChangeAnswer.self).refuses(.targetNotFound)
    ) { exchange in .removeExercise(try await exchange.body(RemoveExercise.self)) }
    addCommand(
        &routes, service,
        Operation(
            .autofillExercise, .liveWorkout, "Fills in several planned sets of an exercise, and adds further ones."
        )
        .takes(AutofillExercise.self).answers(ChangeAnswer.self).refuses(.targetNotFound, .duplicateSetID)
    ) { exchange in .autofillExercise(try await exchange.body(AutofillExercise.self)) }
    addCommand(
        &routes, service,
        Operation(.swapExercise, .liveWorkout, "Puts another exercise into the place of one.")
            .takes(SwapExercise.self).answers(ChangeAnswer.self).refuses(.targetNotFound)
    ) { exchange in .swapExercise(try await exchange.body(SwapExercise.self)) }
    addCommand(
        &routes, service,
        Operation(.reorderExercises, .liveWorkout, "Puts the exercises into another order.")
            .takes(ReorderExercises.self).answers(ChangeAnswer.self).refuses(.targetNotFound)
    ) { exchange in .reorderExercises(try await exchange.body(ReorderExercises.self)) }
    addCommand(
        &routes, service,
        Operation(.supersetExercises, .liveWorkout, "Puts exercises into a superset, or parts them.")
            .takes(SupersetExercises.self).answers(ChangeAnswer.self).refuses(.targetNotFound)
    ) { exchange in .superset(try await exchange.body(SupersetExercises.self)) }
    addEndingRoutes(&routes, service)
}

/// Commands that take something back, or end the workout.
private func addEndingRoutes(_ routes: inout RouteTable, _ service: TopsetService) {
    addCommand(
        &routes, service,
        Operation(.undoChange, .liveWorkout, "Reverts one change and leaves every later one in place.")
            .takes(UndoChange.self).answers(ChangeAnswer.self).refuses(.undoConflict, .nothingToUndo)
    ) { exchange in .undo(try await exchange.body(UndoChange.self)) }
    addCommand(
        &routes, service,
        Operation(.completeActiveWorkout, .liveWorkout, "Archives the workout and says what comes next.")
            .takes(CompleteWorkout.self).answers(CompleteAnswer.self)
    ) { exchange in .complete(try await exchange.body(CompleteWorkout.self)) }
    addCommand(
        &routes, service,
        Operation(.cancelActiveWorkout, .liveWorkout, "Gives the workout up; nothing is archived.")
            .takes(CancelWorkout.self).answers(DoneAnswer.self)
    ) { exchange in .cancel(try await exchange.body(CancelWorkout.self)) }
}

private func addCommand(
    _ routes: inout RouteTable, _ service: TopsetService, _ operation: Operation,
    _ decode: @escaping @Sendable (Exchange) async throws -> WorkoutCommand
) {
    let described = operation.refuses(.notInProgress).repeats { exchange in
        (try? exchange.id(WorkoutTag.self, what: "workout")).map { .workout($0) }
    }
    routes.add(described) { exchange in
        let id = try exchange.id(WorkoutTag.self, what: "workout")
        let command = try await decode(exchange)
        try service.bodyWasRead()
        if let named = command.workoutID, named != id {
            throw ServiceError(.validation, "workout_id is not the one in the path.", path: "/workout_id")
        }
        return Reply(json: try await service.apply(exchange.user, id, command).json)
    }
}
