import Contract
import Hummingbird
import Service
import Training
import Wire

/// Exercises of the lifter's own, and what is noted of all.
func addExerciseRoutes(_ routes: inout RouteTable, _ service: TopsetService) {
    routes.add(
        Operation(
            .makeExercise, .knowledge, "Makes an exercise of the lifter's own; one with that id is answered as it is."
        )
        .takes(ExerciseEdit.self).answers(ExerciseDetails.self, .created, .ok).refuses(.nameTaken)
    ) { exchange in
        let made = try await service.create(exchange.user, try await exchange.body(ExerciseEdit.self))
        return Reply(made.exercise, made.created ? .created : .ok)
    }
    routes.add(
        Operation(
            .changeExercise, .knowledge,
            "Changes an exercise of the lifter's own; of one that comes with the app only what is noted of it."
        ).takes(ExerciseEdit.self).answers(ExerciseDetails.self).refuses(.nameTaken)
    ) { exchange in
        let edit = try await exchange.body(ExerciseEdit.self)
        return Reply(try await service.change(exchange.user, exchange.id(what: "exercise"), edit))
    }
    routes.add(
        Operation(.deleteExercise, .knowledge, "Deletes an exercise of the lifter's own that no workout or plan names.")
            .answers(DoneAnswer.self).refuses(.inUse).refuses(.readOnly)
    ) { exchange in
        try await service.deleteExercise(exchange.user, exchange.id(what: "exercise"))
        return Reply(DoneAnswer())
    }
    routes.add(
        Operation(
            .mergeExercise, .knowledge,
            "Shows an exercise of the lifter's own as another from now on, with all that was done and planned of it. Answers with the other."
        ).takes(MergeExercise.self).answers(ExerciseDetails.self).refuses(.readOnly).refuses(.workoutInProgress)
    ) { exchange in
        let into = try await exchange.body(MergeExercise.self).into
        return Reply(try await service.merge(exchange.user, exchange.id(what: "exercise"), into: into))
    }
    routes.add(
        Operation(
            .partExercise, .knowledge,
            "Takes a merge back: what was done and planned of the lifter's own exercise is shown as that again. What came to the other since stays there."
        ).answers(ExerciseDetails.self).refuses(.workoutInProgress)
    ) { exchange in Reply(try await service.part(exchange.user, exchange.id(what: "exercise"))) }
    routes.add(
        Operation(.routines, .knowledge, "Timed routines before and after a workout, in the lifter's language.")
            .answers(Page<Routine>.self)
    ) { exchange in Reply(Page(try await service.routines(exchange.user))) }
    routes.add(
        Operation(
            .loadExercisePack, .knowledge,
            "Makes exercises of the lifter's own of a pack in the layout of free-exercise-db, but for those that are known."
        ).query(.undo).takes([PackedExercise].self).answers(PackReport.self)
    ) { exchange in
        let undo = try exchange.read(.undo)
        return Reply(try await service.load(exchange.user, exchange.body([PackedExercise].self), undo: undo))
    }
}
