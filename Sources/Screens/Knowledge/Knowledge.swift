import Contract
import Training

/// What the app knows beside the running workout. Copies of the most of it are kept on the device, so that it is there
/// without signal.
///
/// One policy holds for all that is the server's: what a screen needs and is not known, or may be old, is asked for; what
/// could not be loaded is asked for again when there is a reason to. `Look` says how it stands with each.
struct Knowledge {
    var plans: [WorkoutPlan]?
    /// What the server holds of those whose next version waits here; an empty version of those that it does not know.
    var heldVersions: [PlanSnapshot] = []
    var next: [NextItem]?
    /// Newest first; as many as were asked for.
    var sessions: [WorkoutSession]?
    /// Whether the server ever said them: else they are none but those that wait here.
    var hasHistory = false
    /// Sessions that are in no list.
    var opened: [WorkoutSession] = []
    var exercises: [Exercise]? {
        didSet { names = ExerciseNames(exercises ?? []) }
    }
    /// What they are called in the language in which they came.
    var names = ExerciseNames([])
    var gyms: [Gym] = []
    /// Who trains; `nil` until it was looked at.
    var profile: Profile?
    /// Past imports, newest first, for the plans that they offer.
    var imports: [ImportReport] = []
    /// Sessions that became plans since the start of the app.
    var becamePlans: [WorkoutID] = []
    /// Oldest first.
    var tokens: [AccessToken] = []
    /// Oldest first.
    var devices: [Device] = []
    /// What waits for a decision.
    var suggestions: [PlanSuggestion]?
    /// Last performance and best.
    var prior = Family<ExerciseID, PriorPerformance>()
    /// The sessions that hold an exercise, with that exercise alone; as many as were asked for.
    var outings = Family<ExerciseID, [WorkoutSession]>()
    /// Changes that were judged, the newest first.
    var outcomes = Family<ExerciseID, [SuggestedChange]>()
    /// Newest first; as many as were asked for.
    var versions = Family<PlanID, [VersionLine]>()
    var diffs = Family<Comparison, SnapshotDiff>()
    /// Newest first; as many as were asked for.
    var progress = Family<ExerciseID, [BaselineChange]>()
    /// What hurts and hurt, newest first.
    var pains: [PainFlag]?
    /// How the coach's targets fared.
    var coachStanding: CoachStanding?
    /// The lifter's language where it came as a file; the names of all.
    private(set) var ownLanguage: Language?
    private var keptLanguage = ""
    var languages: [LanguageLine]?
    /// How the product does by its own measure.
    var objectives: Objectives?
    /// What a browser subscribes to notifications with.
    var pushKey: String?
    /// The language in which the catalogue came.
    var namesAre: Language?
    /// Exercises with all that is written about them.
    var described: [Exercise] = []
    /// What else was said of the exercise that was looked at last: what is merged into it, and the name of its rule.
    var aside: (exercise: ExerciseID, merged: [MergedExercise], rule: String)?
    /// What is done before and after a workout.
    var routines: [Routine]?
    /// What the names of other apps are.
    var importNames: [ImportName]?
    /// How the lifts of the session that was looked at last would go on as a plan.
    var planRules: (session: WorkoutID, rules: [ImportReport.OfferedRule])?
    /// What starts would load today; of each plan the last that was asked for.
    var previews = Family<PlanID, StartPreview>()
    /// What a start would have loaded before a plan changed, and versions before the current ones: a workout runs them.
    var earlierPreviews: [StartPreview] = []
    var earlierVersions: [PlanSnapshot] = []
    /// What is planned, by the days that were asked for.
    var scheduled = Family<Range<Int64>, [ScheduledWorkout]>()
    /// Whether other calendars may read it.
    var calendarAccess: CalendarAccess?
    /// Newest first; as many as were asked for.
    var bodyLog = Family<BodyKind, [BodyEntry]>()
    var bodyTrends: [BodyTrend]?
    var goals: [TrackedGoal]?
    /// The line of the day, of the day that it was asked for.
    var dayLine: DayLine?
    /// Weeks added up, by the days that were asked for, and how regularly it was trained from a day on.
    var weeks = Family<Range<Int64>, WeeklyStats>()
    var adherence = Family<Int64, Adherence>()
    /// Newest first; as many as were asked for.
    var recordTimeline: [DatedRecord]?
    var maxes = Family<ExerciseID, MaxSeries>()
    /// The program that is followed, as the server said it last.
    var activeProgram: TrackedProgram?
    var programs: [TrackedProgram]?
    var library: [ProgramTemplate]?
    var ahead = Family<ProgramID, ProgramPreview>()
    /// The program that was looked at last to be handed on: one at most.
    var shared: [(program: ProgramID, as: SharedProgram)] = []
    var settings = Settings()
    /// Whether the settings were changed here and are not answered yet.
    var settingsWait = false
    /// Edits of plans that were not saved yet.
    var drafts: [PlanDraft] = []
    /// Edits of a session and of a program, likewise: as they are kept, by their keys.
    var keptDrafts: [String: String] = [:]
    /// Finds exercises by name; made when it is first needed.
    var search: ExerciseSearch?

    /// How it stands with what was asked for or was seen before.
    private var looks: [(query: Query, look: Look)] = []
    /// The part of an answer that has come, while not all of it has.
    var incomingExercises: [Exercise] = []
    var incomingSuggestions: [PlanSuggestion] = []

    /// A version and what it is compared with; `nil` for the one it was made from.
    struct Comparison: Equatable {
        var version: SnapshotID
        var other: SnapshotID?
    }

    subscript(query: Query) -> Look {
        get {
            for known in looks where known.query == query { return known.look }
            return Look()
        }
        set {
            if let index = looks.firstIndex(where: { $0.query == query }) {
                looks[index].look = newValue
            } else {
                looks.append((query, newValue))
            }
        }
    }

    /// What is known of these may be another by now.
    mutating func lookAgain(_ queries: [Query]) {
        for query in queries { self[query].lookAgain() }
    }

    /// All that could not be loaded is tried again.
    ///
    /// - Parameter isRefused: whether that too which the server has refused.
    mutating func retryFailed(isRefused: Bool = true) {
        for index in looks.indices {
            let look = looks[index].look
            if look.state == .failed || isRefused && look.hasFailed { looks[index].look.state = .stale }
        }
    }

    /// What was done of exercises may be another.
    mutating func lookAgainAtExercises() {
        for index in looks.indices {
            switch looks[index].query {
            case .prior, .outings: looks[index].look.lookAgain()
            default: break
            }
        }
    }

    /// Whatever starts would load today may be another.
    mutating func lookAgainAtStarts() {
        for index in looks.indices {
            switch looks[index].query {
            case .preview, .plan, .program: looks[index].look.lookAgain()
            default: break
            }
        }
    }

    /// What is planned, measured and aimed at may be another.
    @inline(never) mutating func lookAgainAtDays() {
        for index in looks.indices {
            switch looks[index].query {
            case .schedule, .bodyLog, .bodyTrends, .goals, .weeks, .adherence, .records, .maxes, .objectives:
                looks[index].look.lookAgain()
            default: break
            }
        }
    }

    // MARK: Languages

    /// The language of a tag like `de-AT`; English where it is not known here.
    func language(_ tag: String) -> Language {
        if let own = ownLanguage, own.code == Language.code(tag) { return own }
        return Language(known: tag) ?? .english
    }

    /// Takes over a language that is a file.
    ///
    /// - Returns: whether it is one. The same again stays what it is: a language is never given back.
    @inline(never) mutating func takeLanguage(_ text: String) -> Bool {
        if text == keptLanguage { return true }
        guard let language = try? Catalogue.language(text) else { return false }
        (ownLanguage, keptLanguage) = (language, text)
        return true
    }

    /// Speaks as this does.
    @inline(never) mutating func speak(like other: Knowledge) { ownLanguage = other.ownLanguage }
}
