import ArgumentParser
import Contract
import Service
import Training
import Wire

struct Start: ClientCommand {
    static let configuration = CommandConfiguration(
        abstract: "Start a workout: of a plan, of the program's day, or freeform.",
        discussion: """
            Without a name it is the day of the program that is followed. On a terminal the workout is opened to be trained, as \
            topset log does; elsewhere it is shown.
            """)

    static let makesDatabase = true

    @OptionGroup var options: LifterOptions
    @OptionGroup var key: KeyOptions

    @Argument(help: "The plan, by its name, a part of it, or its id.", completion: Completions.plans)
    var plan: String?

    @Flag(help: "The day that is due of the program that is followed.")
    var program = false

    @Flag(help: "Without a plan: exercises are added as they come.")
    var freeform = false

    @Option(help: "The gym, by its name; otherwise the usual one.", completion: Completions.gyms)
    var gym: String?

    @Option(help: "What to call the workout.")
    var title: String?

    func validate() throws {
        guard [plan != nil, program, freeform].count(where: \.self) <= 1 else {
            throw ValidationError("Say a plan, --program or --freeform, one of them.")
        }
    }

    func run(_ lifter: Lifter) async throws {
        let answer: Answer
        do {
            answer = try await lifter.service.start(lifter.user, command(lifter))
        } catch let error as ServiceError where error.code == .activeWorkoutExists {
            throw Failure("a workout is running already: topset log goes on with it")
        }
        if json { return print(answer.json) }
        let started = try JSON.decode(StartAnswer.self, from: answer.json)
        let workout = try await lifter.service.workout(lifter.user, started.workoutID)
        if workout.status == .inProgress { try await warn(of: workout, lifter) }
        guard Terminal.isInteractive, workout.status == .inProgress else {
            return WorkoutText(workout, lifter.voice).print()
        }
        var loop = GridLoop(workout, lifter)
        try await loop.run()
    }

    /// What its gym has not and what hurts: nothing is planned there silently. Of a preview of its plan, as far as it runs that.
    private func warn(of workout: ActiveWorkout, _ lifter: Lifter) async throws {
        guard let plan = workout.sourceTemplateID else { return }
        var asked = PreviewStart()
        (asked.gymID, asked.programDayID, asked.phase) = (workout.gymID, workout.programDayID, workout.phase)
        do {
            var preview = try await lifter.service.preview(lifter.user, plan, asked)
            preview.exercises.removeAll { planned in
                !workout.exercises.contains {
                    $0.exercisePrescriptionID == planned.exercisePrescriptionID && $0.exerciseID == planned.exerciseID
                }
            }
            try await lifter.warn(of: preview)
        } catch let error as ServiceError where error.code == .notFound {
            // The plan, its day or the gym was deleted since: the start is an earlier one, said again.
        }
    }

    private func command(_ lifter: Lifter) async throws -> StartWorkout {
        // A start is repeated by the workout's id: what is due today may be another day by then.
        let id = key.key.map { WorkoutID.named("start/" + $0, in: lifter.user) }
        var command = StartWorkout(
            workoutID: id, meta: CommandMeta(key: nil, at: Clock.now(), uiSource: "command_line"))
        if let id, try await lifter.knows(id) { return command }
        command.title = title
        if let gym { command.gymID = try await lifter.gym(gym) }
        if freeform {
            command.freeform = true
            return command
        }
        let day = try await lifter.programToday()?.day
        if let plan {
            let plan = try await lifter.plan(plan)
            command.templateID = plan.id
            // Today's plan is today's day, however it is asked for.
            if day?.planID == plan.id { command.programDayID = day?.id }
            return command
        }
        guard let day else {
            throw ValidationError("No program has a day that is due: say a plan's name or --freeform.")
        }
        guard !day.isRestDay else { throw Failure("today is a day of rest: say a plan's name to train all the same") }
        command.programDayID = day.id
        return command
    }
}

extension Lifter {
    /// What the program that is followed has for today; `nil` where none is.
    func programToday() async throws -> ProgramToday? {
        var filter = ProgramFilter()
        filter.isActive = true
        guard try await !service.programs(user, filter).isEmpty else { return nil }
        return try await service.programToday(user)
    }

    /// Whether there is such a workout.
    func knows(_ id: WorkoutID) async throws -> Bool {
        do {
            _ = try await service.workout(user, id)
            return true
        } catch  where error.code == .notFound { return false }
    }
}

/// A workout that is shown and not trained in.
struct WorkoutText {
    private let workout: ActiveWorkout
    private let voice: Voice

    init(_ workout: ActiveWorkout, _ voice: Voice) { (self.workout, self.voice) = (workout, voice) }

    func print() {
        let time = workout.startTime.local.dateText + " " + Grid.clock(workout.startTime).prefix(5)
        Terminal.say("\(workout.title?.shown ?? "Workout"), since \(time)", .bold)
        let rows = workout.exercises.map { exercise -> [String] in
            func text(_ status: SetStatus) -> String {
                let sets = exercise.sets.filter { $0.status == status }
                guard !sets.isEmpty else { return "" }
                return voice.sets(
                    sets.map { SetTarget(weight: $0.weight, reps: $0.reps, durationSeconds: $0.durationSeconds) },
                    exercise.loadKind)
            }
            return [exercise.name, text(.done), text(.planned)]
        }
        if !rows.isEmpty { Terminal.table(["Exercise", "Done", "Planned"], rows, wrapsLast: false) }
    }
}
