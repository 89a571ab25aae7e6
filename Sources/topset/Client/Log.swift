import ArgumentParser
import Contract
import Service
import Training
import Wire

struct Log: ClientCommand {
    static let configuration = CommandConfiguration(
        abstract: "Log sets to the running workout, or train in the terminal.",
        discussion: """
            topset log "Bench Press" 80x5 does the next planned set of it with 80 of your unit and 5 reps, or adds one; 80x5,5,4 does \
            three. The next set is the first one open, be it a warm-up, as in Focus Mode; a weight of the first working set or \
            more does that one, and the warm-ups stay open. What is printed says which set it was. A weight may name its unit \
            (80kg, 175lb), @8 is the RPE, 5 alone the reps at the planned weight, 45s or 1:30 a time, 400m a distance. An \
            exercise that is not in the workout is added.

            Without sets the workout is opened to be trained: on a terminal as a screen, else line by line from standard input. With \
            --json it is printed. Every set is on the disk when it is shown.
            """)

    @OptionGroup var options: LifterOptions
    @OptionGroup var key: KeyOptions

    @Argument(help: "The exercise, or a part of its name.", completion: Completions.exercises)
    var exercise: String?

    @Argument(help: "What was done: 80x5, 80x5,5,4, 175lb x 5 @8, 45s.")
    var sets: [String] = []

    @Option(help: "Reps in reserve of these sets, 0 to 5 in halves.", transform: Self.rir)
    var rir: RIR?

    @Flag(help: "Take back the newest change that is not undone; of sets that were logged at once all of them.")
    var undo = false

    @Flag(help: "Finish the workout.")
    var finish = false

    @Option(help: "With --finish: how hard it was, 1 to 10.")
    var rpe: Int?

    @Option(help: "With --finish: a note.")
    var notes: String?

    @Flag(help: "Give the workout up: nothing of it is kept.")
    var cancel = false

    @Flag(help: "With --cancel: do not ask.")
    var yes = false

    func validate() throws {
        guard [undo, finish, cancel, exercise != nil].count(where: \.self) <= 1 else {
            throw ValidationError("Say sets, --undo, --finish or --cancel, one at a time.")
        }
        guard exercise == nil || !sets.isEmpty else {
            throw ValidationError("Say what was done after the exercise, as in 80x5.")
        }
        guard rir == nil || exercise != nil else { throw ValidationError("--rir is said of sets.") }
        guard finish || (rpe == nil && notes == nil) else {
            throw ValidationError("--rpe and --notes go with --finish.")
        }
        guard rpe.map((1...10).contains) ?? true else { throw ValidationError("--rpe must be from 1 to 10.") }
    }

    func run(_ lifter: Lifter) async throws {
        if let exercise { return try await log(exercise, lifter) }
        if undo {
            let workout = try await lifter.workout(keyed: key.key)
            let answers = try await lifter.takeBack(in: workout.id, key: key.made)
            return answer(answers.joined(separator: "\n"), "The last change is undone.")
        }
        if finish { return try await finish(lifter) }
        if cancel { return try await cancel(lifter) }
        let workout = try await lifter.workout()
        if json { return Terminal.print(json: workout) }
        var loop = GridLoop(workout, lifter)
        try await loop.run()
    }

    /// Prints the API's answer, or what is said of it.
    private func answer(_ answer: String, _ text: String) { json ? print(answer) : Terminal.say(text) }

    private func log(_ exercise: String, _ lifter: Lifter) async throws {
        var entries: [SetEntry] = []
        for text in SetEntry.entries(sets) {
            do throws(SetEntry.Fault) {
                var entry = try SetEntry(text, unit: lifter.voice.unit)
                entry.rir = rir ?? entry.rir
                entries.append(entry)
            } catch { throw ValidationError("\(text.shown): \(error.message)") }
        }
        let logger = try await SetLogger(lifter, key: key.made, isRepeatable: key.key != nil)
        let logged: SetLogger.Logged
        do {
            logged = try await logger.log(entries, of: exercise)
        } catch let fault as SetEntry.Fault { throw Failure(fault.message) }
        if json {
            for answer in logged.answers { print(answer) }
            return
        }
        let done = logged.exercise.sets.filter { logged.sets.contains($0.id) }
        let places = logged.sets.compactMap { logged.exercise.place(of: $0) }.joined(separator: ", ")
        Terminal.say("\(logged.exercise.name.shown): \(text(done, logged.exercise, lifter)) (\(places))", .bold)
        let left = logged.exercise.sets.filter { $0.status == .planned }
        for (isWarmup, what) in [(true, "warm-ups open"), (false, "still planned")] {
            let some = left.filter { ($0.setType == .warmup) == isWarmup }
            if !some.isEmpty { Terminal.say("\(what): \(text(some, logged.exercise, lifter))") }
        }
    }

    private func text(_ sets: [ActiveSet], _ exercise: ActiveExercise, _ lifter: Lifter) -> String {
        lifter.voice.sets(
            sets.map { SetTarget(weight: $0.weight, reps: $0.reps, durationSeconds: $0.durationSeconds) },
            exercise.loadKind)
    }

    private func finish(_ lifter: Lifter) async throws {
        let workout = try await lifter.workout(keyed: key.key)
        let answer = try await lifter.finish(
            workout.id, rpe: rpe.map { SessionRPE(clamping: $0) }, notes: notes, key: key.made)
        if json { return print(answer) }
        try CompletionText(JSON.decode(CompleteAnswer.self, from: answer), lifter.voice).print()
    }

    private func cancel(_ lifter: Lifter) async throws {
        let workout = try await lifter.workout(keyed: key.key)
        if !yes {
            guard Terminal.isInteractive else { throw ValidationError("Without a terminal to ask on, say --yes.") }
            guard Terminal.confirm("Give up \(workout.title?.shown ?? "the workout")? Nothing of it is kept.") else {
                return print("The workout goes on.")
            }
        }
        let body = CancelWorkout(workoutID: workout.id, meta: lifter.meta(key.made))
        answer(try await lifter.apply(.cancel(body), to: workout.id), "The workout is given up.")
    }

    /// Reads `--rir`.
    @Sendable static func rir(_ text: String) throws -> RIR {
        guard let mass = Mass(text, in: .kg),
            let rir = RIR(halves: Int(clamping: mass.units / (Mass.kilogram.units / 2))),
            mass.units % (Mass.kilogram.units / 2) == 0
        else { throw ValidationError("--rir must be 0 to 5 in halves.") }
        return rir
    }
}
