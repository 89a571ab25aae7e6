import ArgumentParser
import Contract
import Service
import Training
import Wire

struct History: ClientCommand {
    static let configuration = CommandConfiguration(
        abstract: "What was done: finished workouts, newest first, or every outing of an exercise.",
        discussion: "With the id of a workout, that workout with its sets.")

    @OptionGroup var options: LifterOptions
    @OptionGroup var page: PageOptions

    @Argument(help: "The id of a workout, or its beginning as the list shows it.")
    var workout: String?

    @Option(help: "Only what was done of this exercise.", completion: Completions.exercises)
    var exercise: String?

    func validate() throws {
        guard workout == nil || exercise == nil else { throw ValidationError("Say a workout or --exercise, not both.") }
    }

    func run(_ lifter: Lifter) async throws {
        if let workout { return try await show(workout, lifter) }
        if let exercise { return try await list(exercise, lifter) }
        if json {
            let answer = try await lifter.service.sessionsJSON(
                lifter.user, SessionFilter(), cursor: page.cursor, limit: page.limit)
            return print(answer)
        }
        let sessions = try await lifter.service.shortSessions(
            lifter.user, SessionFilter(), cursor: page.cursor, limit: page.limit)
        guard !sessions.items.isEmpty else { return Terminal.tell("Nothing is logged yet: \(FirstSteps.log)") }
        // Where there is little room, the volume is what can be done without.
        let isNarrow = Terminal.width.map { $0 < 60 } ?? false
        let rows = sessions.items.map { session in
            [
                session.startedAt.local.dateText, ShortID.of(session.id), String(session.totals.sets),
            ] + (isNarrow ? [] : [lifter.voice.volume(session.totals.volume)])
                + [(session.title ?? "Workout") + (session.hasRecords ? " *" : "")]
        }
        let header = ["Date", "Id", "Sets"] + (isNarrow ? [] : ["Volume"]) + ["Workout"]
        Terminal.table(header, rows, wrapsLast: false, whole: [0, 1])
        if sessions.items.contains(where: \.hasRecords) {
            Terminal.say("* with records: topset records", .dim)
        }
        page.tellMore(sessions)
    }

    private func list(_ name: String, _ lifter: Lifter) async throws {
        let exercise = try await lifter.exercise(name)
        let outings = try await lifter.service.history(
            lifter.user, of: exercise.id, cursor: page.cursor, limit: page.limit)
        if json { return Terminal.print(json: outings) }
        let kind = try await lifter.service.exercise(lifter.user, exercise.id).exercise.loadKind
        guard !outings.items.isEmpty else { return Terminal.say("\(exercise.name.shown) was never done.") }
        Terminal.say(exercise.name.shown, .bold)
        let rows = outings.items.map { outing in
            [
                outing.date.local.dateText, outing.title ?? "Workout",
                lifter.voice.sets(outing.sets.map(\.target), kind),
            ]
        }
        Terminal.table(["Date", "Workout", "Sets"], rows)
        page.tellMore(outings)
    }

    private func show(_ text: String, _ lifter: Lifter) async throws {
        let session = try await lifter.service.session(lifter.user, try await id(text, lifter))
        if json { return Terminal.print(json: session) }
        Terminal.say("\(session.title?.shown ?? "Workout") of \(session.startedAt.local.dateText)", .bold)
        if let notes = session.notes { Terminal.tell(notes) }
        let rows = session.exercises.map { exercise in
            let done = exercise.sets.filter { $0.status == .done }
            return [
                exercise.name,
                lifter.voice.sets(
                    done.map { SetTarget(weight: $0.weight, reps: $0.reps, durationSeconds: $0.durationSeconds) },
                    exercise.loadKind),
            ]
        }
        Terminal.table(["Exercise", "Sets"], rows)
        for record in session.records {
            let name = session.exercises.first { $0.exerciseID == record.exerciseID }?.name ?? ""
            Terminal.say("Record: \(name.shown), \(RecordText(lifter.voice).line(record))", .green)
        }
    }

    /// The whole id, or the newest workout whose id ends as the list shows it.
    private func id(_ text: String, _ lifter: Lifter) async throws -> WorkoutID {
        if let id = WorkoutID(text.lowercased()) { return id }
        var cursor: String?
        repeat {
            let found = try await lifter.service.shortSessions(
                lifter.user, SessionFilter(), cursor: cursor, limit: 500)
            if let session = found.items.first(where: { ShortID.of($0.id) == text.lowercased() }) { return session.id }
            cursor = found.nextCursor
        } while cursor != nil
        throw Failure("there is no workout with the id \(text.shown)")
    }
}

/// Ids as a person can type them.
enum ShortID {
    /// The last eight digits: the first ones say the time, which things that were made together share.
    static func of<T>(_ id: ID<T>) -> String { String(id.text.suffix(8)) }
}
