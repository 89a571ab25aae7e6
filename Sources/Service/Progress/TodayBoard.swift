public import Contract
import Handbook
import Storage
public import Training
import Wire

extension TopsetService {
    /// What is worth knowing now. What follows from the history and the hour is kept; the workout that runs, of which no revision tells,
    /// is laid beside it.
    public func today(_ user: UserID) async throws(ServiceError) -> TodayOverview {
        // Looked at first: where it ends meanwhile, the board has its session.
        let running = try await read(user) { turn in try turn.store.runningWorkout() }
        let json = try await cached(user, "today") { () async throws(ServiceError) in
            try await read(user) { turn in
                let board = TodayBoard(turn: turn)
                return Holding(value: try board.overview(), until: board.end)
            }
        }
        do throws(WireError) {
            var overview = try JSON.decode(TodayOverview.self, from: json)
            if let running { overview.lay(running) }
            return overview
        } catch { throw ServiceError(any: error) }
    }
}

extension TodayOverview {
    /// Shows the workout that runs. Who trains needs no word to do so.
    fileprivate mutating func lay(_ running: ActiveWorkout) {
        if week.contains(where: { $0.sessionIDs.contains { $0 == running.id } }) { return }
        resume = .init(
            running.id, title: running.title, startedAt: running.startTime, lastSetAt: running.lastSetDone)
        nudges.removeAll { $0.code == .streak }
    }
}

/// The first screen of the day.
struct TodayBoard: UseCase {
    /// How far beyond this week is looked for what is planned next.
    private static let daysAhead: Int64 = 14

    let turn: Turn

    /// Until when the board holds, as far as time goes: another part of the day, the hour of a word in the evening, another day.
    var end: Instant {
        let hours = TodayOverview.PartOfDay.hours + [DaySoFar.evening]
        let next = hours.filter { $0 > now.local.time.hour }.min() ?? 24
        let midnight = LocalDate(now).midnight.millisecondsOnTheWall
        return Instant(
            LocalDateTime(millisecondsOnTheWall: midnight + Int64(next) * 3_600_000), offsetMinutes: now.offsetMinutes)
    }

    /// Without the workout that runs.
    func overview() throws -> TodayOverview {
        var overview = TodayOverview(at: now)
        let figures = Figures(turn: turn)
        overview.name = try store.profile()?.name
        // Of what was done only the days are looked at.
        let sessions = try figures.sessions(from: nil, to: nil, workFrom: overview.date.adding(days: 2))
        let plans = try store.plans().filter { !$0.archived && $0.complete }
        let program = try store.activeProgram()
        if let program {
            let progress = try ProgramBook(turn: turn).tracked(program).progress
            overview.program = .init(program.program.id, name: program.program.name, progress)
        }
        let week = CalendarWeek(of: overview.date, startingOn: try figures.weekStart())
        let calendar = try ScheduleBook(turn: turn).days(
            from: week.first, through: week.last.adding(days: Self.daysAhead))
        let scheduled = calendar.filter(\.isWork)
        // What the rules of the day look at, here as on a device.
        let lately = Array(sessions.suffix(PlanPrediction.workouts))
        overview.nextScheduled = try nextScheduled(scheduled, plans, lately, program?.program)
        overview.predicted =
            if let next = overview.nextScheduled, next.date == overview.date {
                next
            } else {
                try predicted(plans, lately, program?.program, overview.date)
            }
        overview.week = try self.week(week, sessions, calendar, program?.program)
        let tally = WeekTally(week, sessions, scheduled, try figures.weekWish())
        (overview.weekPlanned, overview.weekDone, overview.weekOthers) = (tally.planned, tally.done, tally.others)
        (overview.weekWorkouts, overview.weekDays) = (tally.workouts, tally.days)
        overview.nudges = try nudges(sessions, figures)
        overview.pendingSuggestions = try waitingDecisions()
        if try turn.settings().dailyWelcome != false {
            overview.welcome = DayLines.line(of: overview.date, in: try turn.voice().language)
        }
        return overview
    }

    /// Decisions that wait: what is decided together is one, and to stay is none.
    private func waitingDecisions() throws -> Int {
        var decisions: Set<String> = []
        for record in try store.changes(in: [.pending, .deferred]) {
            let change = record.change
            guard change.type != .stay else { continue }
            let group =
                change.groupID?.text
                ?? change.type.rawValue + (change.targetExercisePrescriptionID?.text ?? change.id.text)
            decisions.insert("\(record.suggestionID.text)/\(group)/\(change.state.rawValue)")
        }
        return decisions.count
    }

    // MARK: What comes next

    private func predicted(
        _ plans: [WorkoutPlan], _ sessions: [TrainedSession], _ program: Program?, _ today: LocalDate
    ) throws -> TodayOverview.NextPlan? {
        if let program, program.isTrained(on: now), let due = program.dueDay(at: now)?.planID,
            let plan = plans.first(where: { $0.id == due })
        {
            return try next(plan, on: today, DayReason(.program), sessions, program)
        }
        guard let prediction = PlanPrediction(plans, following: program?.id, sessions, today: today),
            let plan = plans.first(where: { $0.id == prediction.plan })
        else { return nil }
        return try next(plan, on: today, prediction.why(on: today), sessions, program)
    }

    private func next(
        _ plan: WorkoutPlan, on date: LocalDate, _ reason: DayReason, _ sessions: [TrainedSession], _ program: Program?
    ) throws -> TodayOverview.NextPlan {
        var reason = reason
        reason.text = try turn.voice().sentence(reason, category: plan.category)
        var next = TodayOverview.NextPlan(plan, on: date, reason)
        next.exercises = plan.currentVersion.exercises.prefix(3).map(\.name)
        next.minutes = plan.minutes(
            on: program?.day(startedWith: plan.id, at: now)?.adjustment, restSeconds: try turn.settings().restSeconds,
            sessions, today: LocalDate(now))
        return next
    }

    private func nextScheduled(
        _ scheduled: [ScheduledWorkout], _ plans: [WorkoutPlan], _ sessions: [TrainedSession], _ program: Program?
    ) throws -> TodayOverview.NextPlan? {
        for one in scheduled where one.date >= LocalDate(now) && one.state == .planned {
            guard let plan = plans.first(where: { $0.id == one.planID }) else { continue }
            var next = try next(plan, on: one.date, DayReason(.scheduled), sessions, program)
            next.minutes = one.minutes ?? next.minutes
            return next
        }
        return nil
    }

    // MARK: This week

    private func week(
        _ week: CalendarWeek, _ sessions: [TrainedSession], _ calendar: [ScheduledWorkout], _ program: Program?
    ) throws -> [TodayOverview.Day] {
        let voice = try turn.voice()
        return try week.days.map { date in
            var day = TodayOverview.Day(date)
            day.sessionIDs = sessions.filter { $0.date == date }.map(\.id)
            let planned = calendar.filter { $0.date == date && $0.isWork }
            // What is open is told before what is done.
            var told = (planned.first { $0.state != .done } ?? planned.first).map { ($0.title, $0.state) }
            if told == nil, let program, let bound = program.bound(on: date, now: now, sessions, besides: calendar) {
                let plan = try bound.day?.planID.flatMap { try store.plan($0, evenDeleted: true)?.name }
                told = (voice.sentence(bound, of: program) { _ in plan }, bound.state)
            }
            day.planned = told?.0
            day.isDone = told.map { $0.1 == .done } ?? !day.sessionIDs.isEmpty
            day.isMissed = told?.1 == .missed
            return day
        }
    }

    // MARK: Words

    private func nudges(_ sessions: [TrainedSession], _ figures: Figures) throws -> [DayReason] {
        var day = DaySoFar(now, startingOn: try figures.weekStart())
        day.mindsRest = try turn.settings().flags.recoveryAwareness
        guard var nudge = day.nudge(sessions) else { return [] }
        nudge.text = try turn.voice().sentence(nudge)
        return [nudge]
    }
}
