public import Training
public import Wire

/// Which part of a list is asked for.
public struct Paging: Equatable, Sendable {
    /// The longest page there is.
    public static let longest = 500

    /// The whole of a list that is not longer than the longest page.
    public static var all: Paging { Paging(limit: longest) }

    /// How many items at most: 1 to `longest`; `nil` for as many as the server gives by itself.
    public var limit: Int?
    /// The `next_cursor` of the page before.
    public var cursor: String?

    public init(limit: Int? = nil, cursor: String? = nil) {
        self.limit = limit
        self.cursor = cursor
    }
}

/// From or up to when something is listed.
public enum TimeBound: Equatable, Sendable {
    case moment(Instant)
    /// A day as it was lived, by the offset that is kept with each moment: from its start, or to its end.
    case day(LocalDate)

    /// As a query says it.
    public var text: String {
        switch self {
        case .moment(let moment): moment.text
        case .day(let day): day.text
        }
    }
}

/// Which sessions are listed; bounds are inclusive.
public struct SessionFilter: Equatable, Sendable {
    public var from: TimeBound?
    public var to: TimeBound?
    public var exercise: ExerciseID?

    public init() {}
}

/// How much a list says of each thing in it.
public enum ListForm: String, WireEnum, Sendable {
    /// Everything: of a session as `WorkoutSession`, of an exercise as `ExerciseDetails`.
    case full
    /// Of a session what was done in all and of each exercise the best set, as `ShortSession`; of an exercise what it is, as
    /// `Exercise`, without texts, step and rule.
    case short
}

/// Which exercises are listed.
public struct ExerciseFilter: Equatable, Sendable {
    /// Words of the name; what is hidden is found by its whole name alone, and listed without any.
    public var query: String?
    public var muscle: Muscle?
    /// Any of them; none asks for nothing.
    public var equipment: [Equipment] = []
    public var pattern: MovementPattern?

    public init() {}
}

/// Which programs are listed.
public struct ProgramFilter: Equatable, Sendable {
    public var category: ProgramCategory?
    public var difficulty: Difficulty?
    /// Only the one that is followed.
    public var isActive = false

    public init() {}
}

/// Which bundles of changes are listed; with a state or an exercise, only their changes that fit.
public struct SuggestionFilter: Equatable, Sendable {
    public var plan: PlanID?
    public var session: WorkoutID?
    public var exercise: ExerciseID?
    public var state: SuggestedChange.State?

    public init() {}
}

/// Which measurements are listed; bounds are inclusive.
public struct BodyFilter: Equatable, Sendable {
    public var kind: BodyKind?
    public var from: TimeBound?
    public var to: TimeBound?

    public init(_ kind: BodyKind? = nil) { self.kind = kind }
}

/// How a file of measurements is imported.
public struct BodyImportOptions: Equatable, Sendable {
    /// The unit of weights that state none; `nil` for the lifter's.
    public var unit: MassUnit?
    /// An IANA zone such as `Europe/Berlin`; `nil` for the server's.
    public var timezone: String?
    /// Report only; nothing is written.
    public var dryRun = true

    public init() {}
}

/// How a file is imported.
public struct ImportOptions: Equatable, Sendable {
    /// The app that wrote the file; `nil` to find out.
    public var format: String?
    /// The unit of weights that state none; `nil` to guess.
    public var unit: MassUnit?
    /// Which column of a table is what, as a JSON object; `nil` to go by the header.
    public var mapping: String?
    /// The name under which the mapping is kept for tables with the same header.
    public var layout: String?
    /// What the lifter says of names in it, as a JSON array of `ImportName`.
    public var names: String?
    /// An IANA zone such as `Europe/Berlin`; `nil` for the server's.
    public var timezone: String?
    /// Report only; nothing is written.
    public var dryRun = true
    /// Whether workouts that the file has otherwise now are put right.
    public var takeChanges = false

    public init() {}
}

/// The parameters of queries by their names.
public enum QueryName: String, Sendable {
    case limit, cursor, after, since, from, to, muscle, equipment, pattern, state, form, format, unit, timezone,
        mapping, layout, names, id,
        category, difficulty, days, active, undo, part
    case kind, status, token, language
    case query = "q"
    case exercise = "exercise_id"
    case plan = "plan_id"
    case session = "session_id"
    case gym = "gym_id"
    case horizonDays = "horizon_days"
    case dryRun = "dry_run"
    case takeChanges = "take_changes"
}

extension Endpoint {
    /// Writes what the call says in its query. What is `nil` is left out.
    func write(_ query: inout QueryText) {
        switch self {
        case .sessions(let filter, let paging, let form):
            query.add(.from, filter.from?.text)
            query.add(.to, filter.to?.text)
            query.add(.exercise, filter.exercise?.text)
            if form != .full { query.add(.form, form.rawValue) }
            query.add(paging)
        case .exercises(let filter, let paging, let form):
            query.add(.query, filter.query)
            query.add(.muscle, filter.muscle?.rawValue)
            for piece in filter.equipment { query.add(.equipment, piece.rawValue) }
            query.add(.pattern, filter.pattern?.rawValue)
            if form != .full { query.add(.form, form.rawValue) }
            query.add(paging)
        case .programs(let filter, let paging), .programTemplates(let filter, let paging):
            query.add(.category, filter.category?.rawValue)
            query.add(.difficulty, filter.difficulty?.rawValue)
            if filter.isActive { query.add(.active, "true") }
            query.add(paging)
        case .suggestions(let filter, let paging):
            query.add(.plan, filter.plan?.text)
            query.add(.session, filter.session?.text)
            query.add(.exercise, filter.exercise?.text)
            query.add(.state, filter.state?.rawValue)
            query.add(paging)
        case .importLog(let options):
            query.add(.dryRun, options.dryRun ? "true" : "false")
            query.add(.format, options.format)
            query.add(.unit, options.unit?.rawValue)
            query.add(.mapping, options.mapping)
            query.add(.layout, options.layout)
            query.add(.names, options.names)
            if options.takeChanges { query.add(.takeChanges, "true") }
            query.add(.timezone, options.timezone)
        case .activeWorkoutEvents(_, let after, let paging):
            query.add(.after, after)
            query.add(paging)
        case .plans(let paging), .planVersions(_, let paging), .exerciseProgression(_, let paging),
            .exerciseHistory(_, let paging), .gyms(let paging),
            .tokens(let paging), .devices(let paging), .painFlags(let paging),
            .pushSubscriptions(let paging):
            query.add(paging)
        case .muscleSeries(let muscle, let first, let last):
            query.add(.muscle, muscle.rawValue)
            query.add(.from, first?.text)
            query.add(.to, last?.text)
        case .recordTimeline(let exercise, let paging):
            query.add(.exercise, exercise?.text)
            query.add(paging)
        case .adherence(let first): query.add(.from, first?.text)
        case .bodyLog(let filter, let paging):
            query.add(.kind, filter.kind?.rawValue)
            query.add(.from, filter.from?.text)
            query.add(.to, filter.to?.text)
            query.add(paging)
        case .bodyTrends(let kind, let days):
            query.add(.kind, kind?.rawValue)
            query.add(.days, days)
        case .importBody(let options):
            query.add(.dryRun, options.dryRun ? "true" : "false")
            query.add(.unit, options.unit?.rawValue)
            query.add(.timezone, options.timezone)
        case .goals(let status, let paging):
            query.add(.status, status?.rawValue)
            query.add(paging)
        case .schedule(let first, let last), .weeklyStats(let first, let last):
            query.add(.from, first?.text)
            query.add(.to, last?.text)
        case .deleteScheduled(let id, let first):
            query.add(.id, id.text)
            query.add(.from, first?.text)
        case .calendarFeed(let token): query.add(.token, token)
        case .catalogue(let language): query.add(.language, language)
        case .imports(let limit): query.add(.limit, limit)
        case .exportData(let format, let part):
            query.add(.format, format.rawValue)
            query.add(.part, part?.rawValue)
        case .snapshotDiff(_, let older): query.add(.from, older?.text)
        case .priorPerformance(_, let days): query.add(.horizonDays, days)
        case .substitutes(_, let gym): query.add(.gym, gym?.text)
        case .sync(let since, let limit):
            query.add(.since, String(since))
            query.add(.limit, limit)
        case .changes(let since): query.add(.since, since.map { String($0) })
        case .loadExercisePack(let undo), .deleteProgram(_, let undo): if undo { query.add(.undo, "true") }
        case .revokeNamedToken(let token): query.add(.id, token.text)
        case .unsubscribePush(let subscription): query.add(.id, subscription.text)
        default: break
        }
    }
}
