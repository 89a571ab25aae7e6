public import Contract
public import Training
public import Wire

/// A change of something that is no running workout, as it waits to be sent. Each can be sent again and means the same: it has
/// a key, or an id that was made here.
///
/// A further kind of step is a case here, with its request and its answer.
public indirect enum OutboxStep: WireUnion, Sendable {
    case correct(WorkoutID, SessionCorrection)
    case deleteSession(WorkoutID)
    case logSession(LogSession)
    case propose(ProposeChanges)
    /// Decisions, and the changes as they are decided.
    case decide(ClientRequest, [SuggestedChange])
    /// A new plan, a version of one or what it says of itself, and the plan as it becomes, as far as that is known here: not what
    /// stood in an earlier version, and not what is made of a session.
    case plan(ClientRequest, WorkoutPlan)
    case deletePlan(PlanID)
    /// A new program, or what one is to be; and the program as it becomes.
    case program(ClientRequest, Program)
    case deleteProgram(ProgramID)
    /// An exercise of the lifter's own, new or changed, or what is noted of any; and the exercise as it becomes.
    case exercise(ClientRequest, Exercise)
    case deleteExercise(ExerciseID)
    /// A pain that is noted, changed, resolved or open again, and the flag as it becomes.
    case pain(ClientRequest, PainFlag)
    case deletePain(PainFlagID)
    /// A new gym, or what is there now, and the gym as it becomes.
    case gym(ClientRequest, Gym)
    case deleteGym(GymID)
    case profile(Profile)
    /// A workout or a rest that is planned; a day of one that is moved, skipped or put back; one that is taken out, or ended before
    /// a day.
    case schedule(ScheduleEntry)
    case scheduledDay(ScheduleEntryID, ScheduleEntry.Change)
    case unschedule(ScheduleEntryID, from: LocalDate?)
    case logBody(LogBody)
    case deleteBody(BodyEntryID)
    /// A new goal, or what is changed of one; and the goal as it becomes.
    case goal(ClientRequest, LifterGoal)
    case deleteGoal(GoalID)

    /// What kind of step it is.
    public enum Kind: String, WireEnum, Sendable {
        case correct, propose, decide, plan, program, exercise, pain, gym, profile, schedule, unschedule, goal
        case deleteSession = "delete_session"
        case logSession = "log_session"
        case deletePlan = "delete_plan"
        case deleteProgram = "delete_program"
        case deleteExercise = "delete_exercise"
        case deletePain = "delete_pain"
        case deleteGym = "delete_gym"
        case scheduledDay = "scheduled_day"
        case logBody = "log_body"
        case deleteBody = "delete_body"
        case deleteGoal = "delete_goal"
    }

    public static var tag: StaticString { "kind" }

    public init(_ kind: Kind, blank: Blank) {
        switch kind {
        case .correct: self = .correct(WorkoutID(blank: blank), SessionCorrection(blank: blank))
        case .deleteSession: self = .deleteSession(WorkoutID(blank: blank))
        case .logSession: self = .logSession(LogSession(blank: blank))
        case .propose: self = .propose(ProposeChanges(blank: blank))
        case .decide: self = .decide(ClientRequest(blank: blank), [])
        case .plan: self = .plan(ClientRequest(blank: blank), WorkoutPlan(blank: blank))
        case .deletePlan: self = .deletePlan(PlanID(blank: blank))
        case .program: self = .program(ClientRequest(blank: blank), Program(blank: blank))
        case .deleteProgram: self = .deleteProgram(ProgramID(blank: blank))
        case .exercise: self = .exercise(ClientRequest(blank: blank), Exercise(blank: blank))
        case .deleteExercise: self = .deleteExercise(ExerciseID(blank: blank))
        case .pain: self = .pain(ClientRequest(blank: blank), PainFlag(blank: blank))
        case .deletePain: self = .deletePain(PainFlagID(blank: blank))
        case .gym: self = .gym(ClientRequest(blank: blank), Gym(blank: blank))
        case .deleteGym: self = .deleteGym(GymID(blank: blank))
        case .profile: self = .profile(Profile())
        case .schedule: self = .schedule(ScheduleEntry(blank: blank))
        case .scheduledDay: self = .scheduledDay(ScheduleEntryID(blank: blank), ScheduleEntry.Change(blank: blank))
        case .unschedule: self = .unschedule(ScheduleEntryID(blank: blank), from: nil)
        case .logBody: self = .logBody(LogBody(blank: blank))
        case .deleteBody: self = .deleteBody(BodyEntryID(blank: blank))
        case .goal: self = .goal(ClientRequest(blank: blank), LifterGoal(blank: blank))
        case .deleteGoal: self = .deleteGoal(GoalID(blank: blank))
        }
    }

    public var kind: Kind {
        switch self {
        case .correct: .correct
        case .deleteSession: .deleteSession
        case .logSession: .logSession
        case .propose: .propose
        case .decide: .decide
        case .plan: .plan
        case .deletePlan: .deletePlan
        case .program: .program
        case .deleteProgram: .deleteProgram
        case .exercise: .exercise
        case .deleteExercise: .deleteExercise
        case .pain: .pain
        case .deletePain: .deletePain
        case .gym: .gym
        case .deleteGym: .deleteGym
        case .profile: .profile
        case .schedule: .schedule
        case .scheduledDay: .scheduledDay
        case .unschedule: .unschedule
        case .logBody: .logBody
        case .deleteBody: .deleteBody
        case .goal: .goal
        case .deleteGoal: .deleteGoal
        }
    }

    public mutating func payload<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        switch self {
        case .correct(let id, let correction):
            self = .correct(try v.payload("session_id", id), try v.payload("correction", correction))
        case .deleteSession(let id): self = .deleteSession(try v.payload("session_id", id))
        case .logSession(let log): self = .logSession(try v.payload("log", log))
        case .propose(let proposal): self = .propose(try v.payload("proposal", proposal))
        case .decide(let request, let changes):
            self = .decide(try v.payload("request", request), try v.payload("changes", changes))
        case .plan(let request, let plan):
            self = .plan(try v.payload("request", request), try v.payload("plan", plan))
        case .deletePlan(let id): self = .deletePlan(try v.payload("plan_id", id))
        case .program(let request, let program):
            self = .program(try v.payload("request", request), try v.payload("program", program))
        case .deleteProgram(let id): self = .deleteProgram(try v.payload("program_id", id))
        case .exercise(let request, let exercise):
            self = .exercise(try v.payload("request", request), try v.payload("exercise", exercise))
        case .deleteExercise(let id): self = .deleteExercise(try v.payload("exercise_id", id))
        case .pain(let request, let flag):
            self = .pain(try v.payload("request", request), try v.payload("flag", flag))
        case .deletePain(let id): self = .deletePain(try v.payload("pain_flag_id", id))
        case .gym(let request, let gym): self = .gym(try v.payload("request", request), try v.payload("gym", gym))
        case .deleteGym(let id): self = .deleteGym(try v.payload("gym_id", id))
        case .profile(let profile): self = .profile(try v.payload("profile", profile))
        case .schedule(let entry): self = .schedule(try v.payload("entry", entry))
        case .scheduledDay(let id, let change):
            self = .scheduledDay(try v.payload("entry_id", id), try v.payload("change", change))
        case .unschedule(let id, let first):
            self = .unschedule(try v.payload("entry_id", id), from: try v.payload("from", first))
        case .logBody(let log): self = .logBody(try v.payload("log", log))
        case .deleteBody(let id): self = .deleteBody(try v.payload("entry_id", id))
        case .goal(let request, let goal):
            self = .goal(try v.payload("request", request), try v.payload("goal", goal))
        case .deleteGoal(let id): self = .deleteGoal(try v.payload("goal_id", id))
        }
    }

    /// Whether it is about this workout, which must be over on the server before it can be sent.
    func isOf(_ workout: WorkoutID) -> Bool {
        sessionID == workout || request.path == Endpoint.saveSessionAsPlan(workout).path
    }

    /// The session that it tells, changes, or draws a proposal from.
    public var sessionID: WorkoutID? {
        switch self {
        case .correct(let id, _), .deleteSession(let id): id
        case .logSession(let log): log.id
        case .propose(let proposal): proposal.sessionID
        default: nil
        }
    }

    var request: ClientRequest {
        switch self {
        case .correct(let id, let correction): ClientRequest(.correctSession(id), correction)
        case .deleteSession(let id): ClientRequest(.deleteSession(id))
        case .logSession(let log): ClientRequest(.logSession, log)
        case .propose(let proposal): ClientRequest(.proposeChanges, proposal)
        case .decide(let request, _), .plan(let request, _), .program(let request, _), .exercise(let request, _),
            .pain(let request, _), .gym(let request, _), .goal(let request, _):
            request
        case .deleteExercise(let id): ClientRequest(.deleteExercise(id))
        case .deletePlan(let id): ClientRequest(.deletePlan(id))
        case .deleteProgram(let id): ClientRequest(.deleteProgram(id))
        case .deletePain(let id): ClientRequest(.deletePainFlag(id))
        case .deleteGym(let id): ClientRequest(.deleteGym(id))
        case .profile(let profile): ClientRequest(.saveProfile, profile)
        case .schedule(let entry): ClientRequest(.scheduleWorkout, entry)
        case .scheduledDay(let id, let change): ClientRequest(.changeScheduledDay(id), change)
        case .unschedule(let id, let first): ClientRequest(.deleteScheduled(id, from: first))
        case .logBody(let log): ClientRequest(.logBody, log)
        case .deleteBody(let id): ClientRequest(.deleteBodyEntry(id))
        case .deleteGoal(let id): ClientRequest(.deleteGoal(id))
        }
    }

    /// What the server said to it; `nil` when that is no answer of ours, such as the login page of a gym's network.
    func answer(_ body: String) -> OutboxAnswer? {
        switch self {
        case .correct, .logSession: (try? JSON.decode(WorkoutSession.self, from: body)).map { .session($0) }
        case .deleteSession, .deletePlan, .deleteExercise, .deletePain, .deleteGym:
            (try? JSON.decode(DoneAnswer.self, from: body)).map { _ in .done }
        case .pain: (try? JSON.decode(PainFlag.self, from: body)).map { _ in .done }
        case .gym: (try? JSON.decode(Gym.self, from: body)).map { _ in .done }
        case .profile: (try? JSON.decode(Profile.self, from: body)).map { _ in .done }
        case .propose: (try? JSON.decode(PlanSuggestion.self, from: body)).map { .suggestion($0) }
        case .decide: (try? JSON.decode(DecisionsAnswer.self, from: body)).map { .decided($0) }
        case .exercise: (try? JSON.decode(Exercise.self, from: body)).map { _ in .done }
        case .plan:
            (try? JSON.decode(PlanSnapshot.self, from: body)) != nil
                || (try? JSON.decode(WorkoutPlan.self, from: body)) != nil ? .done : nil
        // Nothing is taken of these answers: an object is ours, a page is not.
        case .program, .deleteProgram, .schedule, .scheduledDay, .unschedule, .logBody, .deleteBody, .goal, .deleteGoal:
            body.utf8.first == UInt8(ascii: "{") ? .done : nil
        }
    }

    /// Whether a refusal says no more than that nothing is left to do.
    func isDone(_ fault: ErrorAnswer.Fault) -> Bool {
        switch self {
        case .deleteSession, .deletePlan, .deleteProgram, .deleteExercise, .deletePain, .deleteGym, .unschedule,
            .deleteBody, .deleteGoal:
            fault.isCode(.notFound)
        default: false
        }
    }
}

/// What a step came to.
public indirect enum OutboxAnswer: Equatable, Sendable {
    case done
    case session(WorkoutSession)
    case suggestion(PlanSuggestion)
    case decided(DecisionsAnswer)
}

/// One step in the outbox, with what it is about, so that it can be named even when that is gone.
public struct OutboxEntry: WireModel, Sendable {
    /// What it is called among the entries of a device.
    var id: StepName
    public var step: OutboxStep
    /// What it is about, in the lifter's words.
    public var name: String

    public init(blank: Blank) { (id, step, name) = (StepName(0, ""), OutboxStep(blank: blank), "") }

    init(_ id: StepName, _ step: OutboxStep, _ name: String) {
        (self.id, self.step, self.name) = (id, step, name)
    }

    var key: String { Outbox.stepKey + id.text }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        var text = id.text
        try v.field("id", &text)
        id = StepName(text[...]) ?? id
        try v.field("step", &step)
        try v.field("name", &name)
    }
}

/// A step that the server refused for good. It is kept until the lifter has seen it.
public struct RefusedEntry: WireModel, Sendable {
    public var entry: OutboxEntry
    /// The server's words, its code, and where it is wrong.
    public var fault: ErrorAnswer.Fault

    public init(blank: Blank) { (entry, fault) = (OutboxEntry(blank: blank), ErrorAnswer.Fault(blank: blank)) }

    init(_ entry: OutboxEntry, _ fault: ErrorAnswer.Fault) { (self.entry, self.fault) = (entry, fault) }

    /// Under which it is kept.
    public var key: String { Outbox.refusedKey + entry.id.text }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("entry", &entry)
        try v.field("fault", &fault)
    }
}
