import Contract
import Training
import Wire

/// Something that the server is asked for, and that is known from then on.
indirect enum Query: Equatable {
    case settings, plans, next, coachScore, sessions, exercises, gyms, imports, tokens, devices, painFlags
    /// What waits for a decision, and what of it was put off: both together are one answer.
    case suggestions, putOff
    /// The program that is followed; all of the lifter's; those of the library.
    case activeProgram, programs, library
    /// A program of the library with this lifter's numbers.
    case ahead(ProgramID)
    /// A plan or a program that is in none of the pages that were asked for.
    case plan(PlanID), program(ProgramID)
    /// A version that is no plan's current one.
    case version(SnapshotID)
    /// One of the lifter's as it is handed on.
    case shared(ProgramID)
    /// A session that is in no list.
    case session(WorkoutID)
    /// The sessions of some days, counted since 1970-01-01.
    case daysOf(Range<Int64>)
    /// How the lifts of a session would go on as a plan.
    case rules(WorkoutID)
    case prior(ExerciseID)
    /// All that is written about an exercise.
    case exercise(ExerciseID)
    /// The sessions that hold an exercise.
    case outings(ExerciseID)
    /// How earlier changes of an exercise went.
    case outcomes(ExerciseID)
    case versions(PlanID)
    /// What a version changed; `from`: compared with another one than it was made from.
    case diff(SnapshotID, from: SnapshotID?)
    /// How the targets of an exercise came about.
    case progress(ExerciseID)
    /// What a start would load today, in a gym.
    case preview(PlanID, PreMood, GymID? = nil)
    /// Who trains, and what for.
    case profile
    /// The languages that there are; the texts of one.
    case languages, catalogue(String)
    /// What is done before and after a workout.
    case routines
    /// What the names of other apps are.
    case importNames
    /// What is planned on some days, counted since 1970-01-01; whether other calendars may read it.
    case schedule(Range<Int64>), calendarAccess
    /// What was measured of one thing; how all of them go.
    case bodyLog(BodyKind), bodyTrends
    case goals
    /// The weeks of some days added up; how regularly it was trained from a day on; what was better than ever; how the estimated
    /// maximum of a lift went.
    case weeks(Range<Int64>), adherence(Int64), records, maxes(ExerciseID)
    /// The line that the day begins with.
    case dayLine
    /// How the product does by its own measure.
    case objectives
    /// What a browser subscribes to notifications with.
    case pushKey

    /// What every screen rests on.
    static let always: [Query] = [.settings, .plans, .sessions, .activeProgram, .gyms, .exercises]
    /// Likewise, but for the first paint of Today.
    static let onceWhole: [Query] = [.next, .suggestions]

    /// What may be another after a workout, an import or a day.
    static let daily: [Query] = [.settings, .plans, .sessions, .next, .activeProgram, .suggestions, .gyms]

    /// Whether the lifter is told when it cannot be loaded.
    var isMissed: Bool {
        switch self {
        case .plans, .plan, .program, .next, .sessions, .exercises, .suggestions, .versions, .progress, .coachScore,
            .programs, .library,
            .painFlags, .shared, .schedule, .bodyLog, .goals, .weeks, .adherence, .records, .maxes,
            .objectives:
            true
        case .settings, .gyms, .imports, .tokens, .devices, .putOff, .session, .daysOf, .rules, .prior, .exercise,
            .outings,
            .outcomes, .diff, .version, .activeProgram, .ahead, .profile, .preview, .routines, .importNames,
            .calendarAccess,
            .bodyTrends, .dayLine, .pushKey, .languages, .catalogue:
            false
        }
    }

    /// The request for it.
    ///
    /// - Parameters:
    ///   - cursor: where its page begins; `nil` for the first.
    ///   - day: the day of a program that a start would be of.
    func request(_ cursor: String?, day: ProgramDayID? = nil) -> ClientRequest {
        switch self {
        case .settings: return ClientRequest(.settings)
        case .plans: return ClientRequest(.plans(Paging(limit: Paging.longest, cursor: cursor)))
        case .plan(let plan): return ClientRequest(.plan(plan))
        case .program(let program): return ClientRequest(.program(program))
        case .version(let version): return ClientRequest(.snapshot(version))
        case .next: return ClientRequest(.next)
        case .coachScore: return ClientRequest(.coachScore)
        case .languages: return ClientRequest(.languages)
        case .catalogue(let language): return ClientRequest(.catalogue(language: language))
        case .imports: return ClientRequest(.imports(limit: Paging.longest))
        case .gyms: return ClientRequest(.gyms(Paging(limit: 100)))
        case .tokens: return ClientRequest(.tokens(.all))
        case .painFlags: return ClientRequest(.painFlags(.all))
        case .devices: return ClientRequest(.devices(.all))
        case .exercises:
            return ClientRequest(
                .exercises(ExerciseFilter(), Paging(limit: Paging.longest, cursor: cursor), form: .short))
        case .sessions:
            return ClientRequest(.sessions(SessionFilter(), Paging(limit: PlanPrediction.workouts, cursor: cursor)))
        case .session(let session): return ClientRequest(.session(session))
        case .rules(let session): return ClientRequest(.sessionRules(session))
        case .exercise(let exercise): return ClientRequest(.exercise(exercise))
        // A best is the best of ever, as far back as can be asked.
        case .prior(let exercise): return ClientRequest(.priorPerformance(exercise, horizonDays: 3_650))
        case .outings(let exercise):
            var filter = SessionFilter()
            filter.exercise = exercise
            return ClientRequest(.sessions(filter, Paging(limit: 50, cursor: cursor)))
        case .activeProgram:
            var filter = ProgramFilter()
            filter.isActive = true
            return ClientRequest(.programs(filter))
        case .programs:
            return ClientRequest(.programs(ProgramFilter(), Paging(limit: Paging.longest, cursor: cursor)))
        case .ahead: return Self.lookAhead()
        case .shared(let program): return ClientRequest(.shareProgram(program))
        case .library: return ClientRequest(.programTemplates(ProgramFilter(), .all))
        case .suggestions: return Self.suggestions(.pending, nil, .all)
        case .putOff: return Self.suggestions(.deferred, nil, .all)
        case .outcomes(let exercise): return Self.suggestions(.evaluated, exercise, Paging(limit: 20))
        case .versions(let plan): return ClientRequest(.planVersions(plan, Paging(limit: 20, cursor: cursor)))
        case .diff(let version, let older): return ClientRequest(.snapshotDiff(version, from: older))
        case .progress(let exercise):
            return ClientRequest(.exerciseProgression(exercise, Paging(limit: 30, cursor: cursor)))
        case .profile: return ClientRequest(.profile)
        case .importNames: return ClientRequest(.importNames)
        case .routines: return ClientRequest(.routines)
        case .daysOf, .schedule, .calendarAccess, .bodyLog, .bodyTrends, .goals, .weeks, .adherence, .records, .maxes,
            .dayLine, .objectives, .pushKey:
            return everyDay(cursor)
        case .preview(let plan, let mood, let gym):
            var preview = PreviewStart()
            (preview.preMood, preview.programDayID, preview.gymID) = (mood, day, gym)
            return ClientRequest(.previewStart(plan), preview)
        }
    }

    /// What a program is written with is not for the first screen.
    @inline(never) private static func lookAhead() -> ClientRequest {
        ClientRequest(.previewProgram, PreviewProgram())
    }

    /// Of what is planned, measured and aimed at; not for the first screen either.
    @inline(never) private func everyDay(_ cursor: String?) -> ClientRequest {
        switch self {
        case .daysOf(let days):
            var filter = SessionFilter()
            filter.from = .day(LocalDate(day: days.lowerBound))
            filter.to = .day(LocalDate(day: days.upperBound - 1))
            return ClientRequest(.sessions(filter, .all))
        case .schedule(let days):
            return ClientRequest(
                .schedule(from: LocalDate(day: days.lowerBound), to: LocalDate(day: days.upperBound - 1)))
        case .calendarAccess: return ClientRequest(.calendarAccess)
        case .bodyLog(let kind): return ClientRequest(.bodyLog(BodyFilter(kind), Paging(limit: 30, cursor: cursor)))
        case .bodyTrends: return ClientRequest(.bodyTrends(nil, days: 365))
        case .weeks(let days):
            return ClientRequest(
                .weeklyStats(from: LocalDate(day: days.lowerBound), to: LocalDate(day: days.upperBound - 1)))
        case .adherence(let first): return ClientRequest(.adherence(from: LocalDate(day: first)))
        case .records: return ClientRequest(.recordTimeline(nil, Paging(limit: 200, cursor: cursor)))
        case .maxes(let exercise): return ClientRequest(.maxSeries(exercise))
        case .dayLine: return ClientRequest(.today)
        case .objectives: return ClientRequest(.objectives)
        case .pushKey: return ClientRequest(.pushKey)
        default: return ClientRequest(.goals(nil, .all))
        }
    }

    private static func suggestions(
        _ state: SuggestedChange.State, _ exercise: ExerciseID?, _ paging: Paging
    ) -> ClientRequest {
        var filter = SuggestionFilter()
        (filter.state, filter.exercise) = (state, exercise)
        return ClientRequest(.suggestions(filter, paging))
    }
}

/// What the server said to a request.
struct Answer {
    var status: Int
    var body: String

    var outcome: CallOutcome { CallOutcome(status: status) }
    var isGood: Bool { outcome == .success }
    /// Whether it is an earlier one, kept on the device: the server was not reached.
    var isKept: Bool { status == 203 }
    /// Why it was refused.
    var fault: ErrorAnswer.Fault? { read(ErrorAnswer.self)?.error }

    func read<T: WireValue>(_ type: T.Type) -> T? { Stored.read(type, body) }
}
