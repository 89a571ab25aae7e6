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

    // MARK: Exercises

    /// Notes in which language the catalogue came. Names of another one are not shown where English ones stand beside them.
    @inline(never) mutating func takeNames(_ language: Language) {
        namesAre = .english
        guard let all = exercises else { return }
        for index in all.indices where all[index].localName != nil {
            namesAre = language
            if language == .english { exercises![index].localName = nil }
        }
    }

    func exercise(_ id: ExerciseID) -> Exercise? { exercises?.first { $0.id == id } }

    /// The step of an exercise's load.
    func step(_ id: ExerciseID, _ unit: MassUnit) -> Mass {
        settings.exerciseDefaults?[id]?.increment ?? exercise(id)?.increment(in: unit) ?? unit.usualStep
    }

    /// The gym in use, where it is known here.
    var gym: Gym? { settings.gymID.flatMap { id in gyms.first { $0.id == id } } }

    /// The last performance of an exercise: the newest that is known, however long ago. A stack weighs in one gym what it does not
    /// in another: of what is done on a machine or a cable it is the newest in the gym in use, where there is one.
    func last(_ id: ExerciseID) -> LastPerformance? {
        var isOfGym = false
        if let here = settings.gymID, let first = exercise(id)?.equipment.first, first == .machine || first == .cable {
            isOfGym = true
            for session in sessions ?? [] where session.gymID == here {
                if let done = session.performance(of: id) { return LastPerformance(done, in: session) }
            }
        }
        var last = prior[id]?.lastWorkout
        for item in next ?? [] where item.exerciseID == id && !item.lastSets.isEmpty {
            if let trained = item.trained, last.map({ $0.date < trained.date }) ?? true { last = trained }
        }
        for session in sessions ?? [] {
            // What was trained with the app is not in the future, and may be newer than what the server knew when it was asked.
            if let last, session.startedAt <= last.date { break }
            if last != nil, isOfGym || session.origin == .imported { continue }
            if let done = session.performance(of: id) { return LastPerformance(done, in: session) }
        }
        return last
    }

    /// Whether the server has not said yet, to this device, what was done of an exercise before: there may be something.
    func isUnseen(_ id: ExerciseID) -> Bool { prior[id] == nil && self[.prior(id)].state != .refused }

    /// The last performance that was meant to be all of it: not that of a deload or a test, where one before it is known.
    private func lastInFull(_ id: ExerciseID) -> LastPerformance? {
        let known = last(id)
        guard let last = known, session(last.sessionID)?.phase?.judges == false else { return known }
        for session in sessions ?? [] where session.phase?.judges != false && session.startedAt < last.date {
            if let done = session.performance(of: id) { return LastPerformance(done, in: session) }
        }
        return last
    }

    /// The work of last time, to begin with; `nil` when none is known. How hard it was is not taken over.
    func plannedLikeLast(_ exercise: Exercise) -> [NewSet]? {
        var sets: [NewSet] = []
        for set in lastInFull(exercise.id)?.sets ?? [] where set.setType != .warmup && sets.count < 10 {
            var new = NewSet()
            new.setType = set.setType
            new.weight = exercise.loadKind == .bodyweight ? nil : set.weight
            // An imported log may hold more than a set of today may.
            new.reps = set.reps.map { min(30, max(1, $0)) }
            new.durationSeconds = set.durationSeconds
            new.distance = set.distance
            if exercise.measure == .reps, new.reps == nil { continue }
            sets.append(new)
        }
        return sets.isEmpty ? nil : sets
    }

    /// What comes next of an exercise of a workout: what is said of its own place in the plan; never what is said of the
    /// same lift in another plan.
    func nextItem(_ exercise: ActiveExercise, in plan: PlanID?) -> NextItem? {
        var found: NextItem?
        for item in next ?? [] where item.exerciseID == exercise.exerciseID {
            if let own = exercise.exercisePrescriptionID {
                if item.exercisePrescriptionID == own { return item }
                if item.planID == nil || item.planID == plan { found = found ?? item }
            } else if found == nil || item.planID == nil {
                found = item
            }
        }
        return found
    }

    // MARK: Plans and sessions

    func session(_ id: WorkoutID) -> WorkoutSession? {
        sessions?.first { $0.id == id } ?? opened.first { $0.id == id }
    }

    func plan(_ id: PlanID) -> WorkoutPlan? { plans?.first { $0.id == id } }

    func program(_ id: ProgramID) -> TrackedProgram? { programs?.first { $0.program.id == id } }

    /// Edits of a plan that were not saved; of a new one for `nil`.
    func draft(of plan: PlanID?) -> PlanDraft? { drafts.first { $0.planID == plan } }

    /// The version that the server holds, where the next one waits here.
    func held(_ plan: PlanID) -> PlanSnapshot? { heldVersions.first { $0.planID == plan } }

    /// A prescription as its plan holds it, whatever today makes of it, and the plan.
    func inPlan(_ id: PrescriptionID?) -> (plan: WorkoutPlan, exercise: ExercisePrescription)? {
        for plan in plans ?? [] {
            for exercise in plan.currentVersion.exercises where exercise.id == id { return (plan, exercise) }
        }
        return nil
    }

    /// The plan that an import offers of a session.
    func offer(_ session: WorkoutID) -> ImportReport.PlanOffer? {
        for report in imports {
            for offer in report.planOffers where offer.sessionID == session { return offer }
        }
        return nil
    }

    /// What can be loaded of an exercise of a plan in the gym in use; steps where none is known or weights do not follow it.
    @inline(never) func loads(_ prescription: ExercisePrescription) -> Loads {
        let unit = settings.unit
        if settings.flags.advancedPlateMath, let gym, let exercise = exercise(prescription.exerciseID) {
            let loads = gym.loads(of: exercise, kind: prescription.loadKind, unit: unit)
            if loads.isInventory || settings.exerciseDefaults == nil { return loads }
        }
        return prescription.ownLoads(increment: step(prescription.exerciseID, unit), unit: unit)
            .onUsualBar(exercise(prescription.exerciseID), unit, known: prescription.workingWeights)
    }

    /// A plan as a start loads it today: as the server worked it out for the gym and the day, else as far as the usual gym can
    /// load what stands there.
    func asTrained(_ plan: WorkoutPlan) -> WorkoutPlan {
        var plan = plan
        if let held = held(plan.id) { plan.currentVersion = held }
        guard let preview = previews[plan.id], preview.planSnapshotID == plan.currentVersion.id,
            preview.gymID == gym?.id
        else {
            guard settings.flags.advancedPlateMath, gym != nil else { return plan }
            let today = EffectiveTargets(of: plan.currentVersion, loads: loads)
            for (index, sets) in today.exercises.enumerated() {
                for (place, set) in sets.enumerated() {
                    plan.currentVersion.exercises[index].sets[place].weight = set.target.weight
                }
            }
            return plan
        }
        for exercise in preview.exercises {
            guard
                let index = plan.currentVersion.exercises.firstIndex(where: {
                    $0.id == exercise.exercisePrescriptionID
                })
            else { continue }
            var sets: [SetPrescription] = []
            for today in exercise.sets {
                // A set that an override adds is not there without it.
                guard let id = today.setPrescriptionID else { continue }
                let own = plan.currentVersion.exercises[index].sets.first { $0.id == id }
                var set = own ?? SetPrescription(id: id)
                (set.id, set.type, set.amrap) = (id, today.type, today.amrap)
                (set.weight, set.reps, set.rir) = (today.target.weight, today.target.reps, today.target.rir)
                set.durationSeconds = today.target.durationSeconds
                sets.append(set)
            }
            plan.currentVersion.exercises[index].sets = sets
        }
        return plan
    }
}

extension NextItem {
    /// Tells the items apart: a lift stands there once for each plan that holds it.
    var key: UInt64 { exercisePrescriptionID?.low ?? exerciseID.low }

    /// The first set that is to have more reps than it had: from how many, to how many.
    var repsChange: (from: Int, to: Int)? {
        var index = 0
        for set in lastSets where set.setType.countsForProgression {
            defer { index += 1 }
            guard index < recommendation.targets.count else { return nil }
            if let from = set.reps, let to = recommendation.targets[index].reps, to > from { return (from, to) }
        }
        return nil
    }
}
