public import Training

/// The places of the app, each with an address.
public enum Route: Equatable, Sendable {
    case today, plans, history, workout, summary, importing, settings
    /// What the history adds up to, and a year of it on one page.
    case analytics, year(Int)
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
    /// What was done and is planned, by days; on a day, counted since 1970-01-01.
    case calendar(Int64?)
    /// What was measured of the body; what is aimed at.
    case body, goals
    /// All that is kept, taken along, put back or erased; the first questions, by their number.
    case data, welcome(Int)
    /// What is counted on this device.
    case counters
    /// A made-up workout, to try the grid out.
    case tour

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
        case ("progress", 1): self = .analytics
        case ("progress", 2):
            guard let year = Int(parts[1]), (1_970...9_998).contains(year) else { return nil }
            self = .year(year)
        case ("calendar", 1): self = .calendar(nil)
        case ("calendar", 2):
            guard let day = LocalDate(parts[1])?.day else { return nil }
            self = .calendar(day)
        case ("body", 1): self = .body
        case ("goals", 1): self = .goals
        case ("data", 1): self = .data
        case ("welcome", 1): self = .welcome(0)
        case ("welcome", 2):
            guard let step = Int(parts[1]), Welcome.steps.contains(step) else { return nil }
            self = .welcome(step)
        case ("counters", 1): self = .counters
        case ("tour", 1): self = .tour
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
        case .analytics: 42
        case .year(let year): 50_000 + UInt64(year)
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
        case .calendar: 39
        case .body: 40
        case .goals: 41
        case .data: 61
        case .welcome(let step): 70 + UInt64(step)
        case .counters: 43
        case .tour: 44
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
        case .plan(let id): "/plans/" + id.text
        case .newPlan: "/plans/new"
        case .suggestions: "/suggestions"
        case .analytics: "/progress"
        case .programs: "/programs"
        case .program(let id): "/programs/" + id.text
        case .making(let week): week ? "/generate/week" : "/generate"
        case .calendar(let day): "/calendar" + (day.map { "/" + LocalDate(day: $0).text } ?? "")
        case .welcome(let step): "/welcome" + (step == 0 ? "" : "/" + String(step))
        default: pathElsewhere
        }
    }

    /// Of what no link on the first screen leads to.
    @inline(never) private var pathElsewhere: String {
        switch self {
        case .editSession(let id): "/history/" + id.text + "/edit"
        case .newSession: "/history/new"
        case .editPlan(let id): "/plans/" + id.text + "/edit"
        case .planHistory(let id): "/plans/" + id.text + "/history"
        case .progress(let id): "/exercises/" + id.text + "/progress"
        case .pairing: "/pair"
        case .coach: "/coach"
        case .year(let year): "/progress/" + String(year)
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
        case .gym(let id): "/gyms/" + id.text
        case .body: "/body"
        case .goals: "/goals"
        case .data: "/data"
        case .counters: "/counters"
        case .tour: "/tour"
        case .today, .plans, .history, .workout, .summary, .importing, .settings, .session, .plan, .newPlan,
            .suggestions, .analytics, .programs, .program, .making, .calendar, .welcome:
            "/"
        }
    }
}
