public import Contract
public import Training
import Wire

/// A server in memory made of `reduce`, for tests of the client: routes in, status and body out.
///
/// It keeps idempotency keys as the real one does, and counts how often each was carried out.
public struct FakeServer {
    public var plans: [WorkoutPlan] = []
    /// How many plans or programs a page holds.
    public var longestPage = 500
    public var exercises: [Exercise] = []
    public var sessions: [WorkoutSession] = []
    public var imports: [ImportReport] = []
    public var settings = Settings()
    public var profile = Profile()
    public var gyms: [Gym] = []
    /// What hurts, newest first, and what was deleted of it.
    public var pains: [PainFlag] = []
    var forgotten: [PainFlag] = []
    public var routines: [Routine] = []
    /// What was measured, newest first; what is aimed at; what is planned.
    public var bodyLog: [BodyEntry] = []
    public var bodyTrends: [BodyTrend] = []
    public var goals: [TrackedGoal] = []
    public var schedule: [ScheduleEntry] = []
    public var calendarAccess = CalendarAccess()
    /// What the names of other apps are.
    public var importNames: [ImportName] = []
    public var importProgress = ImportProgress(done: 0, total: 0)
    /// What stays of an import that is undone: a sentence for each workout.
    public var keptOfImport: [String] = []
    /// The rules that exercises get in plans that say none.
    public internal(set) var rules: [ExerciseID: ProgressionRule] = [:]
    /// The lifter's own exercises that are shown as others, and as which.
    public internal(set) var merged: [(own: Exercise, into: ExerciseID)] = []
    /// Sessions before it are too old for what is next, as eight weeks are for the real one.
    public var nextSince: Instant?
    /// Every version of every plan, oldest first.
    public var versions: [PlanSnapshot] = []
    public var suggestions: [PlanSuggestion] = []
    /// What a completion tells beside the totals: bundles, what came of earlier ones, changes of structure.
    public var completion = CompleteAnswer(
        archivedWorkoutID: id(1), totals: Totals(), durationSeconds: 0,
        summary: CompletionSummary(
            wentWell: SummaryNote(.nothingDone), toImprove: SummaryNote(.nothingDone),
            nextSessionNote: SummaryNote(.nothingDone)))
    /// What the lifter is told before a start, by how they feel.
    public var overrideWhenSick: SessionOverride?
    public var progression: [BaselineChange] = []
    public var programs: [Program] = []
    /// The program that is followed.
    public var followed: ProgramID?
    public var library: [ProgramTemplate] = []
    /// The days that a program of the library becomes.
    public var libraryDays: [ProgramDay] = []
    /// What was asked to be made of the library.
    public internal(set) var created: [CreateProgram] = []
    /// What is put together, whatever is asked for; without it the server cannot.
    public var generated: GeneratedTraining?
    /// What was asked to be put together, and what was kept of it as a program.
    public internal(set) var generating: [String] = []
    public internal(set) var imported: [ImportProgram] = []
    /// How the coach's targets fared.
    public var coachStanding = CoachStanding([], CoachTrack()) { _ in "" }
    /// What browsers subscribe to notifications with, and those that did.
    public var pushKey: String? = "BKey"
    public internal(set) var pushTargets: [PushSubscription] = []
    /// How the product does by its own measure.
    public var objectives = Objectives()
    /// How the lifts of a session would go on as a plan.
    public var rulesOfSession: [ImportReport.OfferedRule] = []
    /// What it speaks, and the file of it that it hands out.
    public var voice = Voice()
    public var catalogue: String?
    /// What comes next, where it is not to be worked out from the sessions.
    public var next: [NextItem]?
    /// The heaviest load of the gym in use.
    public var gymLimit: Mass?
    /// Refuses everything of a route that begins so: the status, the code, the message and the path of the field.
    public var refusal: (route: String, code: String, message: String, path: String)?
    /// Why nothing can be saved.
    public var storageFault: String?
    public private(set) var tokens: [AccessToken] = []
    public private(set) var devices: [Device] = []
    /// Whether the device is signed in; only one that pairs with `pairingCode` becomes it.
    public var knowsDevice = true
    public var pairingCode: PairingCode?
    public var workouts: [ActiveWorkout] = []
    /// How often a change with this key was carried out.
    public internal(set) var carriedOut: [String: Int] = [:]
    /// Every request, as method and path.
    public private(set) var log: [String] = []
    var answers: [String: Answer] = [:]
    /// Sessions that were deleted.
    public var deleted: [WorkoutSession] = []
    /// Every change of a running workout, for those that are taken back.
    private var changes: [RecordedChange] = []
    private let user = UserID(high: 1, low: 1)

    public struct Answer: Equatable, Sendable {
        public var status: Int
        public var body: String
    }

    public init() {}

    /// The workout in progress.
    public var current: ActiveWorkout? { workouts.first { $0.status == .inProgress } }

    /// Answers a request at `now` by the server's clock.
    public mutating func handle(_ method: String, _ path: String, _ body: String, now: Instant) -> Answer {
        log.append(method + " " + path)
        let route = path.split(separator: "?").first.map { String($0) } ?? path
        let parts = route.split(separator: "/").map { String($0) }
        if let refusal, refusal.route == method + " " + route {
            var details = ErrorAnswer.Details()
            details.path = refusal.path
            return Self.fault(refusal.code == "VALIDATION_ERROR" ? 400 : 409, refusal.code, refusal.message, details)
        }
        if let storageFault, method != "GET" { return Self.fault(503, "STORAGE_UNAVAILABLE", storageFault) }
        guard parts.count > 1, parts[0] == "v1" else { return Self.fault(404, "NOT_FOUND", "No such route.") }
        if parts[1] == "auth" || parts[1] == "devices" || !knowsDevice { return device(method, route, body, now) }
        switch (method, parts[1], parts.count) {
        case ("GET", "languages", 2):
            let languages = [Language.english, .german] + (catalogue == nil ? [] : [voice.language])
            return Self.ok(Page(languages.map { LanguageLine(code: $0.code, name: $0.name) }))
        case ("GET", "catalogue", 2):
            return catalogue.map { Answer(status: 200, body: $0) } ?? Self.fault(404, "NOT_FOUND", "No such language.")
        case ("POST", "active-workouts", 2): return start(body, now)
        case ("GET", "active-workouts", 2): return Self.ok(Page(current.map { [$0] } ?? []))
        case ("GET", "active-workouts", 3): return lookUp(parts[2])
        case ("POST", "active-workouts", 4): return change(parts[2], parts[3], body, now)
        case (_, "plans", _), (_, "snapshots", _), (_, "suggestions", _): return plan(method, parts, path, body, now)
        case (_, "generate", _):
            generating.append(body)
            return generated.map { Self.ok($0) } ?? Self.fault(500, "INTERNAL_ERROR", "Something went wrong.")
        case (_, "programs", _), (_, "program-templates", _): return program(method, parts, path, body, now)
        case ("GET", "exercises", 4) where parts[3] == "progression": return Self.ok(Page(progression))
        case ("POST", "sessions", 4) where parts[3] == "keep-changes": return keep(now)
        case ("GET", "sessions", 4) where parts[3] == "rules": return Self.ok(Page(rulesOfSession))
        case ("GET", "exercises", 2): return Self.ok(Page(exercises))
        case ("GET", "routines", 2): return Self.ok(Page(routines))
        case ("GET", "exercises", 4): return prior(parts[2])
        case (_, "exercises", 2), (_, "exercises", 3), ("POST", "exercises", 4): return exercise(method, parts, body)
        case ("GET", "next", 2): return Self.ok(Page(nextItems))
        case ("GET", "coach", 3): return Self.ok(coachStanding)
        case ("GET", "push", 3) where parts[2] == "key":
            return pushKey.map { Self.ok(PushKey($0)) } ?? Self.fault(404, "NOT_FOUND", "No such route.")
        case ("POST", "push", 3):
            guard let asked = try? JSON.decode(SubscribePush.self, from: body) else { break }
            let made = PushSubscription(
                id: PushSubscription.id(of: asked.endpoint), service: "push.example.net", createdAt: now)
            pushTargets.removeAll { $0.id == made.id }
            pushTargets.append(made)
            return Answer(status: 201, body: JSON.text(made))
        case ("DELETE", "push", 3):
            pushTargets.removeAll { path.hasSuffix("id=" + $0.id.text) }
            return Self.ok(DoneAnswer())
        case ("GET", "analytics", 3) where parts[2] == "objectives": return Self.ok(objectives)
        case ("GET", "imports", 3) where parts[2] == "progress": return Self.ok(importProgress)
        case ("GET", "imports", 3): return Self.ok(Page(importNames))
        case ("PUT", "imports", 3):
            guard let said = try? JSON.decode(ImportName.self, from: body) else { break }
            importNames.removeAll { $0.name == said.name }
            importNames.append(said)
            return Self.ok(said)
        case ("GET", "imports", 2): return Self.ok(Page(imports))
        case ("POST", "imports", 4) where parts[3] == "undo":
            guard let index = imports.firstIndex(where: { $0.importID?.text == parts[2] }) else { break }
            if imports[index].undone == nil {
                imports[index].undone = .init(
                    at: now, workouts: imports[index].newWorkouts - keptOfImport.count, sets: 0)
                imports[index].undone?.kept = keptOfImport.map { .init(nil, $0) }
            }
            return Self.ok(imports[index])
        case (_, "sessions", _): return session(method, parts, path, body, now)
        case (_, "pain-flags", _): return pain(method, parts, body, now)
        case (_, "body-log", _): return measured(method, parts, path, body, now)
        case (_, "goals", _): return goal(method, parts, body, now)
        case (_, "schedule", _): return schedule(method, parts, path, body)
        case (_, "calendar-token", _): return calendar(method, now)
        case ("GET", "gyms", 2): return Self.ok(Page(gyms))
        case (_, "gyms", _): return gym(method, parts, body)
        case ("GET", "profile", 2): return Self.ok(profile)
        case ("PUT", "profile", 2):
            guard let said = try? JSON.decode(Profile.self, from: body) else { break }
            profile = said
            return Self.ok(profile)
        case ("GET", "tokens", 2): return Self.ok(Page(tokens))
        case ("POST", "tokens", 2):
            let request = try? JSON.decodeRequest(MakeToken.self, from: Array(body.utf8))
            var token = AccessToken(
                id: TokenID(high: 4, low: UInt64(log.count)),
                name: request?.name ?? "token " + String(tokens.count + 1), createdAt: now,
                expiresAt: now.adding(seconds: 365 * 86_400))
            tokens.append(token)
            token.secret = "topset_" + String(log.count)
            return Answer(status: 201, body: JSON.text(token))
        case ("DELETE", "tokens", 3):
            tokens.removeAll { $0.id.text == parts[2] }
            return Self.ok(DoneAnswer())
        case ("GET", "settings", 2): return Self.ok(settings)
        case ("PUT", "settings", 2):
            guard let changed = try? JSON.decode(Settings.self, from: body) else { break }
            if changed.unit != settings.unit, current != nil {
                var details = ErrorAnswer.Details()
                details.path = "/unit"
                return Self.fault(409, "WORKOUT_IN_PROGRESS", "A workout is running elsewhere.", details)
            }
            if let gym = changed.gymID, !gyms.contains(where: { $0.id == gym }) {
                return Self.fault(404, "NOT_FOUND", "There is no such gym.")
            }
            settings = changed
            return Self.ok(settings)
        case ("GET", "today", 2):
            var today = TodayOverview(at: now)
            if settings.dailyWelcome != false {
                today.welcome = voice.language.t("One set at a time.", "Ein Satz nach dem anderen.")
            }
            return Self.ok(today)
        default: break
        }
        return Self.fault(404, "NOT_FOUND", "No such route.")
    }

    // MARK: Gyms

    private mutating func gym(_ method: String, _ parts: [String], _ body: String) -> Answer {
        let known = parts.count > 2 ? gyms.firstIndex { $0.id.text == parts[2] } : nil
        switch method {
        case "DELETE":
            guard let known else { return Self.fault(404, "NOT_FOUND", "There is no such gym.") }
            if settings.gymID == gyms[known].id { settings.gymID = nil }
            gyms.remove(at: known)
            return Self.ok(DoneAnswer())
        default:
            guard let gym = try? JSON.decode(Gym.self, from: body), gym.faults().isEmpty, !gym.name.isEmpty else {
                return Self.fault(400, "VALIDATION_ERROR", "The body is no gym.")
            }
            if method == "POST" {
                if !gyms.contains(where: { $0.id == gym.id }) { gyms.append(gym) }
                return Answer(status: 201, body: JSON.text(gym))
            }
            guard let known else { return Self.fault(404, "NOT_FOUND", "There is no such gym.") }
            gyms[known] = gym
            return Self.ok(gym)
        }
    }

    // MARK: Devices

    private mutating func device(_ method: String, _ route: String, _ body: String, _ now: Instant) -> Answer {
        if method == "POST", route == "/v1/auth/pair" {
            let request = try? JSON.decodeRequest(PairDevice.self, from: Array(body.utf8))
            guard let code = pairingCode?.code, request?.code == code else {
                return Self.fault(401, "UNAUTHENTICATED", "This code is wrong, was used or is over. Make a new one.")
            }
            (knowsDevice, pairingCode) = (true, nil)
            let name = request?.name ?? "device 1"
            let made = Device(id: TokenID(high: 5, low: UInt64(log.count)), name: name, createdAt: now, current: true)
            devices.append(made)
            return Answer(status: 201, body: JSON.text(made))
        }
        guard knowsDevice else { return Self.fault(401, "UNAUTHENTICATED", "Sign in.") }
        switch (method, route) {
        case ("POST", "/v1/auth/pairing-codes"):
            let code = pairingCode ?? PairingCode(code: "ABCD-2345", expiresAt: now.adding(seconds: 600))
            pairingCode = code
            return Answer(status: 201, body: JSON.text(code))
        case ("GET", "/v1/devices"): return Self.ok(Page(devices))
        case ("DELETE", _):
            devices.removeAll { route == "/v1/devices/" + $0.id.text }
            return Self.ok(DoneAnswer())
        default: return Self.fault(404, "NOT_FOUND", "No such route.")
        }
    }

    // MARK: Live workout

    private mutating func start(_ body: String, _ now: Instant) -> Answer {
        guard let command = try? JSON.decode(StartWorkout.self, from: body), let id = command.workoutID else {
            return Self.fault(400, "VALIDATION_ERROR", "The body is no start.")
        }
        if let known = workouts.first(where: { $0.id == id }) { return Self.ok(Self.started(known)) }
        if let current {
            var details = ErrorAnswer.Details()
            details.workoutID = current.id
            return Self.fault(409, "ACTIVE_WORKOUT_EXISTS", "A workout is running.", details)
        }
        let known = plans.map(\.currentVersion) + versions
        let version = known.first { $0.id == command.planSnapshotID }
        let source = StartSource(
            snapshot: version.map { loadable($0) }, planName: plans.first { $0.id == version?.planID }?.name,
            facts: exercises.map { $0.facts })
        do throws(WorkoutError) {
            let begun = try startWorkout(command, id: id, user: user, source: source, now: now).workout
            workouts.append(begun)
            return Answer(status: 201, body: JSON.text(Self.started(begun)))
        } catch { return Self.fault(error) }
    }

    /// A version as the gym can load it.
    func loadable(_ version: PlanSnapshot) -> PlanSnapshot {
        guard let gymLimit else { return version }
        var version = version
        for exercise in version.exercises.indices {
            for set in version.exercises[exercise].sets.indices {
                let planned = version.exercises[exercise].sets[set].weight
                version.exercises[exercise].sets[set].weight = planned.map { min($0, gymLimit) }
            }
        }
        return version
    }

    private static func started(_ workout: ActiveWorkout) -> StartAnswer {
        let answer = StartAnswer(workoutID: workout.id, exercises: workout.exercises, totals: workout.totals)
        return answer
    }

    private func lookUp(_ text: String) -> Answer {
        let found = text == "current" ? current : workouts.first { $0.id.text == text }
        return found.map { Self.ok($0) } ?? Self.fault(404, "NOT_FOUND", "There is no such workout.")
    }

    private mutating func change(_ id: String, _ action: String, _ body: String, _ now: Instant) -> Answer {
        guard let index = workouts.firstIndex(where: { $0.id.text == id }) else {
            return Self.fault(404, "NOT_FOUND", "There is no such workout.")
        }
        guard var command = Self.command(action, body) else {
            return Self.fault(400, "VALIDATION_ERROR", "The body does not fit the route.")
        }
        let key = command.meta.idempotencyKey ?? ""
        if let known = answers[key] { return known }
        command.facts = exercises.first { $0.id == command.namedExercise }?.facts
        if case .to(let id) = command.move {
            let gym = gyms.first { $0.id == id ?? settings.gymID }
            let catalogue = exercises
            command.take(
                workouts[index].weights(in: gym, unit: settings.unit) { id in catalogue.first { $0.id == id } })
        }
        let own = changes.filter { $0.after.id.text == id }.map(\.event)
        let (left, overtaken) = command.givingWay(to: own, in: workouts[index])
        guard let command = left else {
            carriedOut[key, default: 0] += 1
            let answer = Self.changed(own.last, workouts[index], overtaken)
            answers[key] = answer
            return answer
        }
        do throws(WorkoutError) {
            let after = try reduce(workouts[index], command, now: now, undoing: undone(by: command, in: id))
            changes.append(RecordedChange(after.event, before: workouts[index], after: after.workout))
            workouts[index] = after.workout
            carriedOut[key, default: 0] += 1
            let answer = self.answer(to: command, after, overtaken)
            answers[key] = answer
            return answer
        } catch { return Self.fault(error) }
    }

    /// The change that an undo is about.
    private func undone(by command: WorkoutCommand, in id: String) -> RecordedChange? {
        guard case .undo(let undo) = command else { return nil }
        let own = changes.filter { $0.after.id.text == id }
        guard let event = RecordedChange.target(of: undo, in: own.map(\.event)) else { return nil }
        return own.first { $0.event.id == event.id }
    }

    private static func command(_ action: String, _ body: String) -> WorkoutCommand? {
        switch action {
        case "log-set": (try? JSON.decode(LogSet.self, from: body)).map { .logSet($0) }
        case "patch": (try? JSON.decode(PatchWorkout.self, from: body)).map { .patch($0) }
        case "add-exercise": (try? JSON.decode(AddExercise.self, from: body)).map { .addExercise($0) }
        case "remove-exercise": (try? JSON.decode(RemoveExercise.self, from: body)).map { .removeExercise($0) }
        case "complete": (try? JSON.decode(CompleteWorkout.self, from: body)).map { .complete($0) }
        case "autofill-exercise": (try? JSON.decode(AutofillExercise.self, from: body)).map { .autofillExercise($0) }
        case "swap-exercise": (try? JSON.decode(SwapExercise.self, from: body)).map { .swapExercise($0) }
        case "reorder-exercises": (try? JSON.decode(ReorderExercises.self, from: body)).map { .reorderExercises($0) }
        case "superset": (try? JSON.decode(SupersetExercises.self, from: body)).map { .superset($0) }
        case "undo": (try? JSON.decode(UndoChange.self, from: body)).map { .undo($0) }
        case "cancel": (try? JSON.decode(CancelWorkout.self, from: body)).map { .cancel($0) }
        default: nil
        }
    }

    private mutating func answer(
        to command: WorkoutCommand, _ after: Reduction, _ overtaken: [SetFieldChange.Field]
    ) -> Answer {
        switch command {
        case .complete(let complete):
            didDay(after.workout)
            let session = archive(after.workout, effort: complete.postEffort)
            sessions.insert(session, at: 0)
            var answer = completion
            answer.archivedWorkoutID = session.id
            answer.totals = session.totals
            answer.durationSeconds = session.endedAt.seconds(since: session.startedAt)
            answer.next = next(of: session)
            suggestions += completion.suggestions
            return Self.ok(answer)
        case .cancel: return Self.ok(DoneAnswer())
        default: return Self.changed(after.event, after.workout, overtaken)
        }
    }

    private static func changed(
        _ event: WorkoutEvent?, _ workout: ActiveWorkout, _ overtaken: [SetFieldChange.Field]
    ) -> Answer {
        var answer = ChangeAnswer(
            eventID: event?.id ?? workout.id.retyped(), totals: workout.totals, revision: workout.revision)
        if !overtaken.isEmpty { answer.overtaken = overtaken.map(\.rawValue) }
        return ok(answer)
    }

    /// A change made on another device, without a key of this client.
    public mutating func changeElsewhere(_ command: WorkoutCommand, now: Instant) {
        guard let index = workouts.firstIndex(where: { $0.status == .inProgress }),
            let after = try? reduce(workouts[index], command, now: now)
        else { return }
        changes.append(RecordedChange(after.event, before: workouts[index], after: after.workout))
        workouts[index] = after.workout
    }

    // MARK: Knowledge

    private var nextItems: [NextItem] {
        if let next { return next }
        var items: [NextItem] = []
        for session in sessions where nextSince.map({ $0 < session.startedAt }) ?? true {
            for item in next(of: session) where !items.contains(where: { $0.exerciseID == item.exerciseID }) {
                items.append(item)
            }
        }
        return items
    }

    private func next(of session: WorkoutSession) -> [NextItem] {
        var items: [NextItem] = []
        for performance in session.exercises {
            let facts = ExerciseFacts(
                id: performance.exerciseID, name: performance.name, loadKind: performance.loadKind,
                measure: performance.measure)
            let item = NextItem(
                exerciseID: performance.exerciseID, name: performance.name, loadKind: performance.loadKind,
                measure: performance.measure, trained: Self.last(performance, session),
                recommendation: NextWithoutPlan(
                    sets: performance.sets, facts: facts, increment: Mass(thousandths: 2_500, of: .kg)
                ).recommendation.rendered(voice))
            items.append(item)
        }
        return items
    }

    private static func last(_ performance: ExercisePerformance, _ session: WorkoutSession) -> LastPerformance {
        var last = LastPerformance(
            sessionID: session.id, title: session.title, date: session.startedAt, gymID: session.gymID)
        if session.origin == .imported { last.origin = .imported }
        for set in performance.sets where set.status == .done { last.sets.append(PerformedSet(set)) }
        return last
    }

    private func prior(_ id: String) -> Answer {
        var prior = PriorPerformance()
        for session in sessions where prior.lastWorkout == nil {
            for performance in session.exercises where performance.exerciseID.text == id {
                prior.lastWorkout = Self.last(performance, session)
            }
        }
        return Self.ok(prior)
    }

    // MARK: Answers

    static func ok<T: WireValue>(_ value: T) -> Answer { Answer(status: 200, body: JSON.text(value)) }

    static func fault(
        _ status: Int, _ code: String, _ message: String, _ details: ErrorAnswer.Details? = nil
    ) -> Answer {
        let answer = ErrorAnswer(error: ErrorAnswer.Fault(code: code, message: message, details: details))
        return Answer(status: status, body: JSON.text(answer))
    }

    static func fault(_ error: WorkoutError) -> Answer {
        let status =
            switch error.code {
            case .targetNotFound: 404
            case .alreadyDone, .duplicateSetID, .notInProgress, .undoConflict, .nothingToUndo: 409
            case .permissionDenied: 403
            case .validation, .mixedOpTypes, .multiSetEdit, .multipleStructuralOps: 400
            }
        return fault(status, error.code.rawValue, error.message)
    }
}
