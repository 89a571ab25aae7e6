public import Contract
import Storage
public import Training
import Wire

extension TopsetService {
    /// Days added up by weeks, from one to another, by itself the last twelve weeks. As text, quickly when asked again.
    public func weeklyStatsJSON(
        _ user: UserID, from: LocalDate?, to: LocalDate?
    ) async throws(ServiceError) -> String {
        try await figures(user, "weekly/\(from?.text ?? "")/\(to?.text ?? "")") { figures in
            try figures.weekly(from: from, to: to)
        }
    }

    /// One muscle over weeks.
    public func muscleSeriesJSON(
        _ user: UserID, _ muscle: Muscle, from: LocalDate?, to: LocalDate?
    ) async throws(ServiceError) -> String {
        try await figures(user, "muscle/\(muscle.rawValue)/\(from?.text ?? "")/\(to?.text ?? "")") { figures in
            try figures.series(muscle, from: from, to: to)
        }
    }

    /// The figures that a summary is grounded on.
    public func featuresJSON(_ user: UserID) async throws(ServiceError) -> String {
        try await figures(user, "features") { figures in
            let sessions = try figures.sessions(
                from: nil, to: nil, workFrom: figures.today.adding(days: -AnalyticsFeatures.days))
            return AnalyticsFeatures(
                sessions, today: figures.today, startingOn: try figures.weekStart(), try figures.shares(sessions))
        }
    }

    /// How regularly somebody trains, from a day on; by itself of the last year.
    public func adherenceJSON(_ user: UserID, from: LocalDate?) async throws(ServiceError) -> String {
        try await figures(user, "adherence/\(from?.text ?? "")") { figures in try figures.adherence(from: from) }
    }

    /// How long ago muscles were trained, and whether rest would do good.
    public func recoveryJSON(_ user: UserID) async throws(ServiceError) -> String {
        try await figures(user, "recovery") { figures in try figures.recovery() }
    }

    /// How the estimated max of an exercise went.
    public func maxSeriesJSON(_ user: UserID, _ exercise: ExerciseID) async throws(ServiceError) -> String {
        try await figures(user, "e1rm/\(exercise.text)") { figures in
            let shown = try figures.turn.shown(exercise)
            let history = try figures.store.history(of: shown)
            let weighs = history.contains { $0.performance.loadKind.liftsTheBody }
            return MaxSeries(shown, history, weighed: weighs ? try figures.bodyWeights() : [])
        }
    }

    /// How the product does by its own measure.
    public func objectivesJSON(_ user: UserID) async throws(ServiceError) -> String {
        try await figures(user, "objectives") { figures in try figures.objectives() }
    }

    /// Records with their sessions, newest first.
    public func recordTimeline(
        _ user: UserID, of exercise: ExerciseID?, in range: Range<Int>
    ) async throws(ServiceError) -> [DatedRecord] {
        try await read(user) { turn in
            let shown = try exercise.map { try turn.shown($0) }
            return try turn.store.recordTimeline(of: shown, offset: range.lowerBound, limit: range.count)
                .map { DatedRecord($0.record, $0.name, in: $0.session, on: $0.date) }
        }
    }

    /// An answer that holds until something is written, or the day is over.
    func figures<T: WireValue & Sendable>(
        _ user: UserID, _ question: String, _ work: @escaping @Sendable (Figures) throws -> T
    ) async throws(ServiceError) -> String {
        try await cached(user, "figures/" + question) { () async throws(ServiceError) in
            try await read(user) { turn in
                let figures = Figures(turn: turn)
                return Holding(value: try work(figures), until: figures.midnight)
            }
        }
    }
}

/// What a history adds up to.
struct Figures: UseCase {
    /// Weeks of ten years, and what is over them.
    static let mostWeeks = 530

    let turn: Turn

    /// The day of the one who asks.
    var today: LocalDate { LocalDate(now) }

    /// When the day is over.
    var midnight: Instant {
        Instant(today.adding(days: 1).midnight, offsetMinutes: now.offsetMinutes)
    }

    func weekStart() throws -> WeekStart { try turn.settings().firstWeekday }

    /// Workouts that the lifter wants in a week.
    func weekGoal() throws -> Int? { try store.profile()?.daysPerWeek }

    /// What is wanted this week.
    func weekWish() throws -> WeekWish {
        let program = try store.activeProgram().map { try ProgramBook(turn: turn).tracked($0) }
        return WeekWish(own: try weekGoal(), following: program?.program, program?.progress.plannedThisWeek)
    }

    /// The sessions of these days, wherever they were lived: the clocks of the earth are 26 hours apart.
    ///
    /// - Parameter workFrom: the first day of which it is read what was done; `nil` for all.
    func sessions(from: LocalDate?, to: LocalDate?, workFrom: LocalDate? = nil) throws -> [TrainedSession] {
        let merges = try store.merges()
        func moment(_ date: LocalDate, _ days: Int64) -> Instant {
            Instant(milliseconds: date.adding(days: days).midnight.millisecondsOnTheWall)
        }
        var sessions = try store.trainedSessions(
            from: from.map { moment($0, -1) }, to: to.map { moment($0, 2) }, workFrom: workFrom.map { moment($0, -1) })
        for place in sessions.indices {
            for index in sessions[place].work.indices {
                sessions[place].work[index].exerciseID = merges.shown(sessions[place].work[index].exerciseID)
            }
        }
        return sessions
    }

    /// The muscles of what was trained.
    func shares(_ sessions: [TrainedSession]) throws -> MuscleShares {
        let library = try turn.library()
        var exercises: Set<ExerciseID> = []
        for session in sessions { for work in session.work { exercises.insert(work.exerciseID) } }
        return MuscleShares(
            exercises.compactMap { library[$0] }, secondaryPercent: try turn.settings().secondaryPercent ?? 50)
    }

    func weekly(from: LocalDate?, to: LocalDate?) throws -> WeeklyStats {
        let (first, last) = try days(from: from, to: to)
        return try added(first, last).stats
    }

    func series(_ muscle: Muscle, from: LocalDate?, to: LocalDate?) throws -> MuscleSeries {
        let (first, last) = try days(from: from, to: to)
        // Means are of four whole weeks, wherever the days that are asked for begin.
        let week = CalendarWeek(of: first, startingOn: try weekStart())
        let begin = week.adding(weeks: -3).first
        let (stats, sessions, shares) = try added(first, last, readingFrom: begin)
        let before = WeeklyStats(
            sessions, from: begin, to: min(week.last, last), startingOn: stats.weekStart, shares)
        return MuscleSeries(
            muscle, stats, without: Set(sessions.filter { !shares.count($0, for: muscle) }.map(\.id)),
            after: before.weeks)
    }

    /// Days added up by weeks, with what was read for that.
    private func added(
        _ first: LocalDate, _ last: LocalDate, readingFrom begin: LocalDate? = nil
    ) throws -> (stats: WeeklyStats, sessions: [TrainedSession], shares: MuscleShares) {
        let sessions = try sessions(from: begin ?? first, to: last)
        let shares = try shares(sessions)
        var stats = WeeklyStats(sessions, from: first, to: last, startingOn: try weekStart(), shares)
        stats.firstWorkout = try store.firstTrainedDay()
        return (stats, sessions, shares)
    }

    /// The days that are asked for; by themselves the last twelve weeks.
    private func days(from: LocalDate?, to: LocalDate?) throws -> (first: LocalDate, last: LocalDate) {
        let last = to ?? today
        let first = try from ?? CalendarWeek(of: last.adding(days: -7 * 11), startingOn: weekStart()).first
        guard first <= last else { throw ServiceError(.validation, "from must not be after to.", path: "/from") }
        try check(from: first, to: last)
        return (first, last)
    }

    /// Refuses more weeks than can be looked at.
    private func check(from first: LocalDate, to last: LocalDate) throws {
        guard last.day - first.day <= Int64(Self.mostWeeks * 7) else {
            throw ServiceError(.validation, "At most \(Self.mostWeeks) weeks at once.", path: "/from")
        }
    }

    func adherence(from: LocalDate?) throws -> Adherence {
        let first = from ?? today.adding(days: -363)
        try check(from: first, to: today)
        let weekStart = try weekStart()
        let (week, last) = (
            CalendarWeek(of: min(first, today), startingOn: weekStart), CalendarWeek(of: today, startingOn: weekStart)
        )
        return Adherence(
            try sessions(from: nil, to: nil, workFrom: first), from: first, today: today, startingOn: weekStart,
            goal: try weekGoal(), now: try weekWish(), scheduled: try scheduled(from: week.first, through: last.last))
    }

    /// The workouts that are planned for days, whatever became of them; those that were left out on purpose are not among them.
    func scheduled(from first: LocalDate, through last: LocalDate) throws -> [ScheduledWorkout] {
        try ScheduleBook(turn: turn).days(from: first, through: last).filter(\.isWork)
    }

    func objectives() throws -> Objectives {
        let trained = try store.trainedDays()
        // A year, and the four weeks before it.
        let first = today.adding(days: -365 - 28)
        // What was brought along is looked at to foresee and counts as trained, but is no use of the app.
        let own = trained.filter { !$0.isImported }.map(\.date)
        // As the first screen has them: an imported workout is of the plan that has its name.
        let plans = try store.plans().filter { !$0.archived && $0.complete }
        let made = try store.makingOfPlans()
        let foresight = PlanForesight(
            trained.filter { $0.date >= first && $0.date <= today }.map { one in
                let plan = one.plan ?? plans.first { $0.isRun(by: nil, one.version, one.title) }?.id
                return (one.date, plan, one.title)
            },
            judging: Set(own),
            among: plans.map { plan in
                let at = Instant(milliseconds: made[plan.id]?.milliseconds ?? 0, offsetMinutes: now.offsetMinutes)
                return (PlanUse(plan.id, category: plan.category, favorite: plan.favorite), LocalDate(at))
            })
        return Objectives(
            own, of: trained.map(\.date), today: today, startingOn: try weekStart(),
            changes: try store.changes(in: [.accepted, .rejected, .evaluated]), foreseen: foresight.right)
    }

    /// What the body weighed, as far back as its trend is told.
    func bodyWeights() throws -> [BodyEntry] { try store.bodyEntries(of: .weight, in: 0..<BodyLog.mostOfATrend) }

    func recovery() throws -> Recovery {
        // Days in a row may be more than those of which muscles are told.
        let sessions = try sessions(from: nil, to: today, workFrom: today.adding(days: -28))
        return Recovery(sessions, today: today, try shares(sessions))
    }
}
