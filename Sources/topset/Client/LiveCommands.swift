import Contract
import Foundation
import Service
import Training
import Wire

/// Changes of the running workout: each is on the disk when it returns, and safe to repeat by its key.
extension Lifter {
    /// The running workout; with a key also one that is over, where the key was used in it.
    ///
    /// - Throws: `Failure` where there is none.
    func workout(keyed key: String? = nil) async throws -> ActiveWorkout {
        if let running = try await service.runningWorkouts(user).items.first { return running }
        if let key {
            for session in try await service.shortSessions(user, SessionFilter(), cursor: nil, limit: 10).items
            where try await service.wasAnswered(user, key, in: .workout(session.id)) {
                return try await service.workout(user, session.id)
            }
        }
        throw Failure("no workout is running: topset start begins one")
    }

    /// What every command of the command line says of itself.
    func meta(_ key: String) -> CommandMeta { CommandMeta(key: key, at: Clock.now(), uiSource: "command_line") }

    /// Carries a command out.
    ///
    /// - Returns: the API's answer.
    @discardableResult
    func apply(_ command: WorkoutCommand, to workout: WorkoutID) async throws -> String {
        try await service.apply(user, workout, command).json
    }

    /// Marks a set as done.
    @discardableResult
    func log(_ values: SetValues, at place: SetPlace, in workout: WorkoutID, key: String) async throws -> String {
        let body = LogSet(
            workoutID: workout, exerciseInstanceID: place.exerciseInstanceID, setID: place.setID, values: values,
            isFailure: values.reps == 0 ? true : nil, meta: meta(key))
        return try await apply(.logSet(body), to: workout)
    }

    /// Adds a planned set at the end of an exercise.
    func add(_ set: NewSet, to exercise: InstanceID, in workout: WorkoutID, key: String) async throws {
        let op = AddSetOp(target: ExercisePlace(exercise), value: set)
        try await apply(.patch(PatchWorkout(workoutID: workout, ops: [.addSet(op)], meta: meta(key))), to: workout)
    }

    /// Adds an exercise at the end.
    ///
    /// - Parameter sets: `nil` for three of ten reps.
    func add(
        _ exercise: ExerciseID, as instance: InstanceID, _ sets: [NewSet]?, to workout: WorkoutID, key: String
    ) async throws {
        let body = AddExercise(
            workoutID: workout, exerciseID: exercise, exerciseInstanceID: instance, sets: sets, meta: meta(key))
        try await apply(.addExercise(body), to: workout)
    }

    /// Leaves a set out, or plans one that was left out.
    func mark(_ place: SetPlace, as status: SetStatus, in workout: WorkoutID, key: String) async throws {
        let op = SetFieldOp(place, .status(status))
        try await apply(.patch(PatchWorkout(workoutID: workout, ops: [.setField(op)], meta: meta(key))), to: workout)
    }

    /// Finishes the workout.
    @discardableResult
    func finish(
        _ workout: WorkoutID, rpe: SessionRPE?, notes: String? = nil, key: String
    ) async throws -> String {
        var effort: PostEffort?
        if let rpe {
            effort = PostEffort()
            effort?.rpe = rpe
        }
        let body = CompleteWorkout(workoutID: workout, notes: notes, postEffort: effort, meta: meta(key))
        return try await apply(.complete(body), to: workout)
    }
}

/// Sets that are logged to the running workout by the name of their exercise.
struct SetLogger {
    let lifter: Lifter
    /// The first set's key; those after it are named by it.
    let key: String
    private let workout: WorkoutID
    /// What was done with keys of before: a repeat does the same again.
    private let done: [String: WorkoutEvent.Payload]

    /// - Parameter isRepeatable: whether the key was said, and may have been used before.
    init(_ lifter: Lifter, key: String, isRepeatable: Bool) async throws {
        (self.lifter, self.key) = (lifter, key)
        workout = try await lifter.workout(keyed: isRepeatable ? key : nil).id
        var done: [String: WorkoutEvent.Payload] = [:]
        var seq = 0
        while isRepeatable {
            let page = try await lifter.service.events(lifter.user, workout, after: seq, limit: 500)
            for event in page.items { if let key = event.idempotencyKey { done[key] = event.payload } }
            guard page.nextCursor != nil, let last = page.items.last else { break }
            seq = last.seq
        }
        self.done = done
    }

    /// What came of it.
    struct Logged {
        /// The API's answer to each set.
        var answers: [String] = []
        var sets: [SetID] = []
        /// As it is then.
        var exercise: ActiveExercise
    }

    /// Logs sets: to those that are planned, in their order, and to further ones where there are not as many. What weighs as much as the
    /// first working set that is open is no warm-up. An exercise that is not in the workout is added.
    func log(_ entries: [SetEntry], of name: String) async throws -> Logged {
        var logged = Logged(exercise: try await exercise(name, done[key]?.exerciseInstanceID, for: entries.first))
        for entry in entries {
            for amount in entry.amounts {
                let (key, exercise) = (StepKey.set(logged.sets.count, of: key), logged.exercise)
                let known = done[key]?.setID.flatMap { id in exercise.sets.first { $0.id == id } }
                let set = known ?? entry.place(in: exercise)
                let values = try entry.values(amount, in: set, of: exercise)
                let id = set?.id ?? SetID.named("set/" + key, in: workout)
                if set == nil {
                    try await lifter.add(
                        values.planned(id), to: exercise.instanceID, in: workout, key: StepKey.adding(key))
                }
                let place = SetPlace(exercise.instanceID, id)
                logged.answers.append(try await lifter.log(values, at: place, in: workout, key: key))
                logged.sets.append(id)
                logged.exercise = try await self.exercise(name, exercise.instanceID, for: nil)
            }
        }
        return logged
    }

    /// The exercise as it stands in the workout now; added where it is not there, if the sets are such that it can be done.
    private func exercise(
        _ name: String, _ instance: InstanceID?, for entry: SetEntry?
    ) async throws -> ActiveExercise {
        let exercises = try await lifter.service.workout(lifter.user, workout).exercises
        if let instance, let known = exercises.first(where: { $0.instanceID == instance }) { return known }
        let key = ExerciseName.key(name)
        if !key.isEmpty, exercises.contains(where: { ExerciseName.key($0.name).contains(key) }) {
            return try theOne(name, "exercise", among: exercises, id: \.instanceID, name: \.name)
        }
        let found = try await lifter.exercise(name)
        if let known = exercises.last(where: { $0.exerciseID == found.id }) { return known }
        let added = InstanceID.named("exercise/" + self.key, in: workout)
        let known = try await lifter.service.exercise(lifter.user, found.id).exercise
        let probe = ActiveExercise(
            instanceID: added, exerciseID: known.id, name: found.name, position: 0, loadKind: known.loadKind,
            measure: known.measure)
        if let entry { _ = try entry.values(entry.amounts[0], in: nil, of: probe) }
        try await lifter.add(found.id, as: added, [], to: workout, key: StepKey.addingExercise(self.key))
        return try await exercise(name, added, for: nil)
    }
}
