import Contract
import Training
import Wire

/// The names under which copies are kept on the device. A changed form gets a new number.
enum Stored {
    static let settings = "settings.v1"
    /// The lifter's language, where it came as a file.
    static let language = "language.v1"
    static let settingsWait = "settings.wait.v1"
    static let plans = "plans.v1"
    /// Plans of the program that is followed which no page of the list had when they came.
    static let programPlans = "program.plans.v1"
    static let program = "program.v1"
    static let next = "next.v1"
    static let sessions = "sessions.v1"
    static let exercises = "exercises.v1"
    static let prior = "prior.v1"
    static let gyms = "gyms.v1"
    static let declined = "declined.v1"
    static let stopwatch = "stopwatch.v1"
    static let drafts = "drafts.v1"
    static let sessionDraft = "session-draft.v1"
    static let programDraft = "program-draft.v1"
    static let programText = "program-text.v1"
    /// The names of files that wait to be imported; the browser keeps the files.
    static let files = "files.v1"
    /// What was chosen and said of them.
    static let fileAnswers = "file-answers.v1"
    static let pending = "pending.v1"
    static let deferred = "deferred.v1"
    /// The end of the last workout, until it was looked at; of every page.
    static let summary = "sync.summary.v1"
    /// What is deleted when its strip goes; of every page.
    static let held = "sync.held.v1"
    /// The pause after a set; of every page.
    static let rest = "sync.rest.v1"
    /// That the lifter was asked about notifications; of every page.
    static let asked = "sync.asked.v1"
    /// Where both were kept for one page alone.
    static let formerRest = "rest.v1"
    static let formerAsked = "asked.v1"
    /// Whether the server does not answer the page that sends, told to the others. A page that starts finds out for itself.
    static let away = "sync.away.v1"
    /// What is counted on this device; of every page.
    static let counters = "sync.counters.v1"
    /// The subscription by which the server notifies this device.
    static let push = "push.v1"
    /// The newest session when the last year of history was brought to this device.
    static let broughtTo = "history.newest.v1"
    /// What is planned for this week and the two after it: for the first screen.
    static let schedule = "schedule.v1"
    static var scheduleDays: Int64 { 21 }
    /// The day whose word of welcome was read last.
    static let welcomed = "welcomed.v1"
    /// Where the lifter is in the workout that runs.
    static let focus = "focus.v1"

    static func read<T: WireValue>(_ type: T.Type, _ text: String?) -> T? {
        guard let text, !text.isEmpty else { return nil }
        return try? JSON.decode(type, from: text)
    }

    @inline(never) static func drafts(_ text: String) -> [PlanDraft]? { read([PlanDraft].self, text) }
    @inline(never) static func sessionDraft(_ text: String?) -> SessionDraft? { read(SessionDraft.self, text) }
    @inline(never) static func programDraft(_ text: String?) -> ProgramDraft? { read(ProgramDraft.self, text) }
}

extension Knowledge {
    /// What was kept on the device; what cannot be read is asked for again, and so is what can: it may be old.
    ///
    /// - Parameter isWhole: whether what is no part of the first paint can be read, too; if not, the server is asked for it.
    init(stored: [String: String], isWhole: Bool = true) {
        settings = Stored.read(Settings.self, stored[Stored.settings]) ?? Settings()
        settingsWait = stored[Stored.settingsWait] != nil
        plans = Stored.read(Page<WorkoutPlan>.self, stored[Stored.plans])?.items
        for plan in Stored.read(Page<WorkoutPlan>.self, stored[Stored.programPlans])?.items ?? []
        where plans?.contains(where: { $0.id == plan.id }) == false {
            plans!.append(plan)
            self[.plan(plan.id)].state = .stale
        }
        activeProgram = Stored.read(Page<TrackedProgram>.self, stored[Stored.program])?.items.first
        if let sessions = Stored.read(Page<WorkoutSession>.self, stored[Stored.sessions]) {
            self.sessions = sessions.items
            self[.sessions].cursor = sessions.nextCursor
            hasHistory = true
        }
        exercises = Stored.read([Exercise].self, stored[Stored.exercises])
        // In an initialiser nothing follows by itself.
        names = ExerciseNames(exercises ?? [])
        gyms = Stored.read(Page<Gym>.self, stored[Stored.gyms])?.items ?? []
        drafts = stored[Stored.drafts].flatMap { Stored.drafts($0) } ?? []
        keptDrafts[Stored.sessionDraft] = stored[Stored.sessionDraft]
        keptDrafts[Stored.programDraft] = stored[Stored.programDraft]
        keptDrafts[Stored.programText] = stored[Stored.programText]
        keptDrafts[Stored.files] = stored[Stored.files]
        keptDrafts[Stored.fileAnswers] = stored[Stored.fileAnswers]
        keptDrafts[Stored.welcomed] = stored[Stored.welcomed]
        if let text = stored[Stored.language], !text.isEmpty { _ = takeLanguage(text) }
        if isWhole { takeUpAside(stored) }
    }

    @inline(never) private mutating func takeUpAside(_ stored: [String: String]) {
        next = Stored.read(Page<NextItem>.self, stored[Stored.next])?.items
        if let pending = Stored.read(Page<PlanSuggestion>.self, stored[Stored.pending])?.items {
            let deferred = Stored.read(Page<PlanSuggestion>.self, stored[Stored.deferred])?.items ?? []
            suggestions = pending.merged(with: deferred)
        }
        for entry in Stored.read(StoredPrior.self, stored[Stored.prior])?.entries ?? [] {
            if let id = ExerciseID(entry.id) { prior[id] = entry.performance }
        }
    }

    /// The copies of the last performances, as they are kept.
    var storedPrior: Effect {
        var stored = StoredPrior()
        for (id, performance) in prior.all {
            stored.entries.append(StoredPrior.Entry(id: id.text, performance: performance))
        }
        return .persist(key: Stored.prior, value: JSON.text(stored))
    }
}

/// Last performances by the texts of their exercises' ids: an object, without the code of a dictionary of them.
private struct StoredPrior: WireValue {
    struct Entry: Equatable {
        var id: String
        var performance: PriorPerformance
    }

    var entries: [Entry] = []

    static func read(_ reader: inout Reader) throws(WireError) -> StoredPrior {
        var stored = StoredPrior()
        for (id, performance) in try reader.members(of: PriorPerformance.self) {
            stored.entries.append(Entry(id: id, performance: performance))
        }
        return stored
    }

    func write(_ writer: inout Writer) {
        var members: [(String, PriorPerformance)] = []
        for entry in entries { members.append((entry.id, entry.performance)) }
        writer.object(members)
    }

    #if !hasFeature(Embedded)
        static func describe(_ describer: inout Describer) -> JSONValue {
            [String: PriorPerformance].describe(&describer)
        }
    #endif
}

extension WireValue {
    /// Whether two values are written alike. It takes longer than `==`, but writing them is there anyway: in the small build a
    /// comparison of a large model is bytes that every visit downloads.
    @inline(never) func isSame(as other: Self) -> Bool { JSON.text(self) == JSON.text(other) }
}
