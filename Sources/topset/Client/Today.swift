import ArgumentParser
import Contract
import Service
import Training
import Wire

struct Today: ClientCommand {
    static let configuration = CommandConfiguration(
        abstract: "What is up today: the running workout, the program's day with its targets, the week, and what waits."
    )

    @OptionGroup var options: LifterOptions

    func run(_ lifter: Lifter) async throws {
        let overview = try await TodayOverview(lifter)
        if json { return Terminal.print(json: overview) }
        if let workout = overview.resume {
            let sets = workout.exercises.flatMap(\.sets)
            Terminal.say(
                "\(workout.title?.shown ?? "A workout") is running, \(sets.count { $0.status == .done }) of \(sets.count) sets done: "
                    + "topset log goes on with it", .bold)
        }
        if let program = overview.program { try await show(program, lifter, isRunning: overview.resume != nil) }
        let week = overview.week
        Terminal.say(
            "This week: "
                + (week.planned.map { "\(week.done) of " + counted($0, "workout") } ?? counted(week.done, "workout")))
        if overview.suggestions > 0 {
            Terminal.say("Proposed: \(counted(overview.suggestions, "change")), see topset suggestions", .yellow)
        }
        guard overview.program?.day?.planID == nil, !overview.next.isEmpty else { return }
        print("")
        let rows = overview.next.prefix(5).map { item in
            [
                item.name, lifter.voice.sets(item.recommendation.targets, item.loadKind),
                item.recommendation.reasons.map(\.text).joined(separator: " "),
            ]
        }
        Terminal.table(["Exercise", "Next", "Why"], Array(rows))
    }

    private func show(_ today: ProgramToday, _ lifter: Lifter, isRunning: Bool) async throws {
        ProgramText(lifter.voice).show(today)
        guard let day = today.day, let plan = day.planID else { return }
        if !isRunning, !today.isRest { Terminal.say("topset start begins it") }
        var asked = PreviewStart()
        asked.programDayID = day.id
        let preview = try await lifter.service.preview(lifter.user, plan, asked)
        print("")
        var said: Set<String> = []
        let rows = preview.exercises.map { exercise in
            let why = exercise.sets.flatMap(\.reasons).first?.text ?? exercise.caution?.text ?? ""
            // What holds for every exercise is said once.
            return [
                exercise.name, lifter.voice.sets(exercise.sets.map(\.target), exercise.loadKind),
                said.insert(why).inserted ? why : "",
            ]
        }
        Terminal.table(["Exercise", "Today", "Why"], rows)
        print("")
    }
}

/// What is up today.
struct TodayOverview: WireDefaulted, Sendable {
    /// Workouts done since Monday, and how many the program plans for its week.
    struct Week: WireDefaulted, Sendable {
        var done = 0
        var planned: Int?

        mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
            try v.field("done", &done)
            try v.field("planned", &planned)
        }
    }

    /// The workout that is running.
    var resume: ActiveWorkout?
    var program: ProgramToday?
    var week = Week()
    /// Proposals that wait for a decision, those that are decided together counted once.
    var suggestions = 0
    var next: [NextItem] = []

    init() {}

    mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("resume", &resume)
        try v.field("program", &program)
        try v.field("week", &week)
        try v.field("suggestions_pending", &suggestions)
        try v.field("next", &next)
    }

    init(_ lifter: Lifter) async throws {
        let (service, user) = (lifter.service, lifter.user)
        resume = try await service.runningWorkouts(user).items.first
        program = try await lifter.programToday()
        let now = Clock.now()
        let monday = LocalDateTime(
            millisecondsOnTheWall: (now.local.day - Int64(now.local.weekday)) * 86_400_000)
        var filter = SessionFilter()
        filter.from = Instant(monday, offsetMinutes: now.offsetMinutes)
        week.done = try await service.shortSessions(user, filter, cursor: nil, limit: 500).items.count
        week.planned = program?.program.progress.plannedThisWeek
        suggestions = try await Proposal.waiting(lifter).count
        next = try await service.next(user)
    }
}
