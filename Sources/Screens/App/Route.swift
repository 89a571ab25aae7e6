public import Training

/// The places of the app, each with an address.
public enum Route: Equatable, Sendable {
    case today, plans, history, workout, summary, importing, settings
    case session(WorkoutID)

    /// The place of an address; `nil` for none of ours.
    public init?(path: String) {
        var parts: [String] = []
        let route = path.utf8.prefix { $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#") }
        for part in route.split(separator: UInt8(ascii: "/")) { parts.append(String(Substring(part))) }
        switch (parts.first, parts.count) {
        case (nil, 0): self = .today
        case ("plans", 1): self = .plans
        case ("history", 1): self = .history
        case ("history", 2):
            guard let id = WorkoutID(parts[1]) else { return nil }
            self = .session(id)
        case ("workout", 1): self = .workout
        case ("summary", 1): self = .summary
        case ("import", 1): self = .importing
        case ("settings", 1): self = .settings
        default: return nil
        }
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
        case .session(let id): id.low
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
        }
    }
}
