public import Training

/// The places of the app, each with an address.
public enum Route: Equatable, Sendable {
    case today, plans, history, workout, summary, importing, settings
    /// How the coach does.
    case coach
    /// The programs of the lifter and of the library; one of either.
    case programs, program(ProgramID), template(ProgramID)
    /// A program of the lifter's made, changed, handed on; one from elsewhere looked at.
    case newProgram, editProgram(ProgramID), shareProgram(ProgramID), importProgram
    case session(WorkoutID)
    /// A finished workout put right, and one of the past told now.
    case editSession(WorkoutID), newSession
    case plan(PlanID)
    case newPlan
    case editPlan(PlanID)
    case planHistory(PlanID)
    /// What waits to be decided, and what was decided lately.
    case suggestions
    /// How the targets of an exercise came about.
    case progress(ExerciseID)
    /// Where a device is signed in.
    case pairing
    /// All exercises there are.
    case exercises
    /// What hurts.
    case aches
    /// Who trains.
    case profile
    /// Where one trains, and what is there.
    case gyms, newGym
    /// A workout, or a week, is put together.
    case making(week: Bool)
    case gym(GymID)

    /// The place of an address; `nil` for none of ours.
    public init?(path: String) {
        guard let place = path == "/" ? .today : Route(elsewhere: path) else { return nil }
        self = place
    }

    /// The first screen needs no more than its own.
    @inline(never) private init?(elsewhere path: String) {
        var parts: [String] = []
        let route = path.utf8.prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
        for part in route.split(separator: UInt8(ascii: "/")) { parts.append(String(Substring(part))) }
        switch (parts.first, parts.count) {
        case (nil, 0): self = .today
        case ("plans", 1): self = .plans
        case ("plans", 2) where parts[1] == "new": self = .newPlan
        case ("plans", 2), ("plans", 3):
            guard let id = PlanID(parts[1]) else { return nil }
            switch parts.count == 2 ? "" : parts[2] {
            case "": self = .plan(id)
            case "edit": self = .editPlan(id)
            case "history": self = .planHistory(id)
            default: return nil
            }
        case ("suggestions", 1): self = .suggestions
        case ("exercises", 1), ("search", 1): self = .exercises
        case ("exercises", 2):
            guard Route.exercise(path) != nil else { return nil }
            self = .exercises
        case ("exercises", 3) where parts[2] == "progress":
            guard let id = ExerciseID(parts[1]) else { return nil }
            self = .progress(id)
        case ("history", 1): self = .history
        case ("history", 2) where parts[1] == "new": self = .newSession
        case ("history", 2), ("history", 3):
            guard let id = WorkoutID(parts[1]), parts.count == 2 || parts[2] == "edit" else { return nil }
            self = parts.count == 2 ? .session(id) : .editSession(id)
        case ("workout", 1): self = .workout
        case ("summary", 1): self = .summary
        case ("import", 1): self = .importing
        case ("settings", 1): self = .settings
        case ("pair", 1): self = .pairing
        case ("profile", 1): self = .profile
        case ("gyms", 1): self = .gyms
        case ("gyms", 2) where parts[1] == "new": self = .newGym
        case ("gyms", 2):
            guard let id = GymID(parts[1]) else { return nil }
            self = .gym(id)
        case ("coach", 1): self = .coach
        case ("programs", 1): self = .programs
        case ("programs", 2) where parts[1] == "new": self = .newProgram
        case ("programs", 2) where parts[1] == "import": self = .importProgram
        case ("programs", 3) where parts[2] == "edit" || parts[2] == "share":
            guard let id = ProgramID(parts[1]) else { return nil }
            self = parts[2] == "edit" ? .editProgram(id) : .shareProgram(id)
        case ("programs", 2), ("programs", 3):
            guard let id = ProgramID(parts[parts.count - 1]), parts.count == 2 || parts[1] == "library" else {
                return nil
            }
            self = parts.count == 2 ? .program(id) : .template(id)
        case ("pain", 1): self = .aches
        case ("generate", 1): self = .making(week: false)
        case ("generate", 2): self = .making(week: true)
        default: return nil
        }
    }

    /// The exercise that an address is of, which lies over the list of all.
    @inline(never) static func exercise(_ path: String) -> ExerciseID? {
        let route = path.utf8.prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
        let parts = route.split(separator: UInt8(ascii: "/"))
        guard parts.count == 2, parts[0].elementsEqual("exercises".utf8) else { return nil }
        return ExerciseID(String(Substring(parts[1])))
    }

    /// Tells the pages apart: another place is drawn anew, and begins at its top.
    var key: UInt64 {
        switch self {
        case .today: 1
        case .plans: 2
        case .history: 3
        case .workout: 4
        case .summary: 5
        case .importing: 6
        case .settings: 7
        case .newPlan: 8
        case .suggestions: 9
        case .newSession: 10
        case .editSession(let id): id.low ^ 1 << 62
        case .pairing: 11
        case .coach: 12
        case .programs: 13
        case .program(let id), .template(let id): id.low
        case .newProgram: 35
        case .importProgram: 36
        case .editProgram(let id): id.low ^ 1 << 62
        case .shareProgram(let id): id.low ^ 2 << 62
        case .exercises: 14
        case .aches: 31
        case .profile: 32
        case .gyms: 33
        case .newGym: 34
        case .making(let week): week ? 38 : 37
        case .gym(let id): id.low
        case .session(let id): id.low
        case .plan(let id): id.low
        case .editPlan(let id): id.low ^ 1 << 62
        case .planHistory(let id): id.low ^ 2 << 62
        case .progress(let id): id.low
        }
    }

    /// Whether something is edited there.
    var edits: Bool {
        switch self {
        case .newPlan, .editPlan, .newSession, .editSession: true
        default: false
        }
    }

    public var path: String {
        switch self {
        case .today: "/"
        case .plans: "/plans"
        case .history: "/history"
        case .workout: "/workout"
        case .summary: "/summary"
        case .importing: "/import"
        case .settings: "/settings"
        case .session(let id): "/history/" + id.text
        case .editSession(let id): "/history/" + id.text + "/edit"
        case .newSession: "/history/new"
        case .plan(let id): "/plans/" + id.text
        case .newPlan: "/plans/new"
        case .editPlan(let id): "/plans/" + id.text + "/edit"
        case .planHistory(let id): "/plans/" + id.text + "/history"
        case .suggestions: "/suggestions"
        case .progress(let id): "/exercises/" + id.text + "/progress"
        case .pairing: "/pair"
        case .coach: "/coach"
        case .programs: "/programs"
        case .program(let id): "/programs/" + id.text
        case .template(let id): "/programs/library/" + id.text
        case .newProgram: "/programs/new"
        case .importProgram: "/programs/import"
        case .editProgram(let id): "/programs/" + id.text + "/edit"
        case .shareProgram(let id): "/programs/" + id.text + "/share"
        case .exercises: "/exercises"
        case .aches: "/pain"
        case .profile: "/profile"
        case .gyms: "/gyms"
        case .newGym: "/gyms/new"
        case .making(let week): week ? "/generate/week" : "/generate"
        case .gym(let id): "/gyms/" + id.text
        }
    }
}
