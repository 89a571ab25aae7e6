import ArgumentParser
import Contract
import Service
import Training
import Wire

struct Today: ClientCommand {
    static let configuration = CommandConfiguration(
        abstract:
            "What is up today: the running workout, the program's day with its targets, the likely plan, the week, and what waits."
    )

    @OptionGroup var options: LifterOptions

    func run(_ lifter: Lifter) async throws {
        if json { return print(JSON.text(try await lifter.service.today(lifter.user))) }
        let overview = try await lifter.service.today(lifter.user)
        let running = try await lifter.service.runningWorkouts(lifter.user).items.first
        if let running {
            let sets = running.exercises.flatMap(\.sets)
            Terminal.say(
                "\(running.title?.shown ?? "A workout") is running, \(sets.count { $0.status == .done }) of \(sets.count) sets done: "
                    + "topset log goes on with it", .bold)
        }
        let program = try await lifter.programToday()
        if let program { ProgramText(lifter.voice).show(program) }
        if running == nil, program == nil, overview.predicted == nil, try await lifter.hasNothing() {
            return Terminal.tell(FirstSteps.all)
        }
        if running == nil, let plan = overview.predicted { try await show(plan, program?.day, lifter) }
        Terminal.say(
            "This week: "
                + (overview.weekPlanned.map { "\(overview.weekDone) of " + counted($0, "workout") }
                    ?? counted(overview.weekDone, "workout"))
                + (overview.weekOthers > 0 ? ", " + counted(overview.weekOthers, "other") : ""))
        for nudge in overview.nudges { Terminal.say(nudge.text) }
        if overview.pendingSuggestions > 0 {
            Terminal.tell(
                "Proposed: \(counted(overview.pendingSuggestions, "change")), see topset suggestions", .yellow)
        }
        // Who has no plans is told of lifts.
        guard running == nil, overview.predicted == nil else { return }
        let plans = try await lifter.service.plans(lifter.user).filter { $0.isInUse(on: overview.date) }.map(\.id)
        let next = try await lifter.service.next(lifter.user).withoutRepeats(inUse: plans)
        guard !next.isEmpty else { return }
        print("")
        let rows = next.prefix(5).map { item in
            [
                item.name, lifter.voice.planned(item.plannedSets, item.loadKind),
                item.recommendation.reasons.map(\.text).joined(separator: " "),
            ]
        }
        Terminal.table(["Exercise", "Next", "Why"], Array(rows), whole: [0, 1])
        var lacking = Lacking()
        for item in next.prefix(5) { lacking.add(item.name, item.missing) }
        try await lacking.tell(lifter.service, lifter.user, in: lifter.settings.gymID)
    }

    /// The plan that is next, how long it takes, why it is this one, and what it asks for today.
    private func show(_ plan: TodayOverview.NextPlan, _ day: ProgramDay?, _ lifter: Lifter) async throws {
        let ofProgram = plan.reason.code == .program
        Terminal.say(lifter.voice.reminder(plan.name.shown, minutes: plan.minutes), .bold)
        if !ofProgram { Terminal.tell(plan.reason.text) }
        Terminal.say("topset start \(ofProgram ? "" : "\"\(plan.name.shown)\" ")begins it")
        var asked = PreviewStart()
        // The plan of the day that is due is that day, whatever it is foreseen for.
        if day?.planID == plan.planID { asked.programDayID = day?.id }
        let preview = try await lifter.service.preview(lifter.user, plan.planID, asked)
        print("")
        var said: Set<String> = []
        let rows = preview.exercises.map { exercise in
            let why = exercise.sets.flatMap(\.reasons).first?.text ?? exercise.caution?.text ?? ""
            // What holds for every exercise is said once.
            return [
                exercise.name,
                lifter.voice.planned(
                    exercise.sets.map { PlannedSet($0.target, amrap: $0.amrap) }, exercise.loadKind),
                said.insert(why).inserted ? why : "",
            ]
        }
        if !rows.isEmpty { Terminal.table(["Exercise", "Today", "Why"], rows, whole: [0, 1]) }
        try await lifter.warn(of: preview)
        print("")
    }
}

/// What to do where there is nothing yet.
enum FirstSteps {
    static let log = "topset import FILE brings what another app has logged, topset start --freeform begins a workout."
    static let plans =
        "topset programs library lists programs with their plans, topset programs follow NAME follows one."
    static let all = "Nothing is here yet. What to do first: \(log) \(plans)"
}

extension Lifter {
    /// Whether there is no plan and no workout yet.
    func hasNothing() async throws -> Bool {
        guard try await service.plans(user, in: 0..<1).isEmpty else { return false }
        return try await service.shortSessions(user, SessionFilter(), cursor: nil, limit: 1).items.isEmpty
    }
}
