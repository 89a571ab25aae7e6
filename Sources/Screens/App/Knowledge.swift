import Contract
import Training
import Wire

/// Something of the server's: what was last seen of it, and how the next look goes.
struct Remote<Value: Equatable>: Equatable {
    var value: Value?
    var isLoading = false
    /// Whether the last look failed; what was seen before still stands.
    var hasFailed = false
}

/// What the app knows beside the running workout. Copies of it are kept on the device, so that all of it is there
/// without signal.
struct Knowledge: Equatable {
    var plans = Remote<[WorkoutPlan]>()
    var next = Remote<[NextItem]>()
    /// What starts would load today, by plan: asked for again with the plans.
    var previews: [StartPreview] = []
    /// Newest first; as many as were asked for.
    var sessions = Remote<[WorkoutSession]>()
    var moreSessions: String?
    var exercises = Remote<[Exercise]>()
    /// Pages of the catalogue that have come, until the last one has.
    var exercisePages: [Exercise] = []
    var moreExercises: String?
    /// Last performance and best, by the text of the exercise's id.
    var prior: [String: PriorPerformance] = [:]
    var gyms: [Gym] = []
    /// What waits for a decision.
    var suggestions = Remote<[PlanSuggestion]>()
    /// Changes that were judged, of each exercise the newest first, and the exercises that they are known of.
    var outcomes: [SuggestedChange] = []
    var outcomesKnown: [ExerciseID] = []
    /// Past imports, newest first, for the plans that they offer.
    var imports: [ImportReport] = []
    /// Oldest first.
    var tokens: [AccessToken] = []
    var settings = Settings()
    /// Whether the settings were changed here and are not answered yet.
    var settingsWait = false

    /// How earlier changes of an exercise went, newest first.
    func outcomes(_ id: ExerciseID?) -> [SuggestedChange] { outcomes.filter { $0.exerciseID == id } }

    func exercise(_ id: ExerciseID) -> Exercise? { exercises.value?.first { $0.id == id } }

    /// A plan as a start loads it today: as the server worked it out for the gym and the day, else as it stands.
    func asTrained(_ plan: WorkoutPlan) -> WorkoutPlan {
        guard let preview = previews.first(where: { $0.planSnapshotID == plan.currentVersion.id }) else { return plan }
        var plan = plan
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

    /// What comes next of an exercise of a workout: what is said of its own place in the plan; never what is said of the
    /// same lift in another plan.
    func nextItem(_ exercise: ActiveExercise, in plan: PlanID?) -> NextItem? {
        var found: NextItem?
        for item in next.value ?? [] where item.exerciseID == exercise.exerciseID {
            if let own = exercise.exercisePrescriptionID {
                if item.exercisePrescriptionID == own { return item }
                if item.planID == nil || item.planID == plan { found = found ?? item }
            } else if found == nil || item.planID == nil {
                found = item
            }
        }
        return found
    }

    /// The step of an exercise's load.
    func step(_ id: ExerciseID, _ unit: MassUnit) -> Mass { exercise(id)?.increment(in: unit) ?? unit.usualStep }

    /// The last performance of an exercise: the newest that is known.
    func last(_ id: ExerciseID) -> LastPerformance? {
        var last = prior[id.text]?.lastWorkout
        for item in next.value ?? [] where item.exerciseID == id && !item.lastSets.isEmpty {
            if let trained = item.trained, last.map({ $0.date < trained.date }) ?? true { last = trained }
        }
        return last
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

/// The names under which copies are kept on the device. A changed form gets a new number.
enum Stored {
    static let settings = "settings.v1"
    static let settingsWait = "settings.wait.v1"
    static let plans = "plans.v1"
    static let next = "next.v1"
    static let sessions = "sessions.v1"
    static let exercises = "exercises.v1"
    static let prior = "prior.v1"
    static let gyms = "gyms.v1"
    static let rest = "rest.v1"
    static let declined = "declined.v1"
    static let drafts = "drafts.v1"
    static let pending = "pending.v1"
    static let deferred = "deferred.v1"

    static func read<T: WireValue>(_ type: T.Type, _ text: String?) -> T? {
        guard let text, !text.isEmpty else { return nil }
        return try? JSON.decode(type, from: text)
    }
}

extension Knowledge {
    /// What was kept on the device; what cannot be read is asked for again.
    init(stored: [String: String]) {
        settings = Stored.read(Settings.self, stored[Stored.settings]) ?? Settings()
        settingsWait = stored[Stored.settingsWait] != nil
        plans.value = Stored.read(Page<WorkoutPlan>.self, stored[Stored.plans])?.items
        next.value = Stored.read(Page<NextItem>.self, stored[Stored.next])?.items
        let sessions = Stored.read(Page<WorkoutSession>.self, stored[Stored.sessions])
        self.sessions.value = sessions?.items
        moreSessions = sessions?.nextCursor
        if let pending = Stored.read(Page<PlanSuggestion>.self, stored[Stored.pending])?.items {
            let deferred = Stored.read(Page<PlanSuggestion>.self, stored[Stored.deferred])?.items ?? []
            suggestions.value = pending.merged(with: deferred)
        }
        exercises.value = Stored.read([Exercise].self, stored[Stored.exercises])
        gyms = Stored.read(Page<Gym>.self, stored[Stored.gyms])?.items ?? []
        prior = Stored.read([String: PriorPerformance].self, stored[Stored.prior]) ?? [:]
    }
}
