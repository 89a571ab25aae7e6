import Training
import Wire

/// What happened how often on this device, where the lifter wants it counted (seed 002, "Analytics & Telemetry"). It stays on the device:
/// the server, too, is told nothing of it.
struct Counters: WireDefaulted {
    /// What is counted; the place of its name and number.
    enum Event: Int {
        case appOpened, workoutStarted, workoutResumed, workoutCompleted, setCompleted, setFailed
        case progressionSuggested, progressionApplied, progressionOverridden, prDetected
        /// A plan was foreseen for a workout that starts; another one, or none, was started.
        case templatePredicted, templateOverridden
    }

    /// The names of the events, in their order.
    static let names: [StaticString] = [
        "app_opened", "workout_started", "workout_resumed", "workout_completed", "set_completed", "set_failed",
        "progression_suggested", "progression_applied", "progression_overridden", "pr_detected",
        "template_predicted", "template_overridden",
    ]
    /// Prepared workouts whose taps are kept.
    static let mostTaps = 20
    /// Changes that are remembered as counted.
    static let mostSuggested = 60

    /// Whether it is counted.
    var isOn = false
    /// Since when.
    var since: Instant?
    var counts: [Int] = []
    /// Workouts that began with the first button of Today and the plan that it proposed, and no other tap.
    var quickStarts = 0
    /// Taps beside the sets, from the start of a prepared workout to its end; the newest last.
    var taps: [Int] = []
    /// The same of the workout that runs, and whether it began as a quick start; `nil` where its start was none of a plan.
    var tapsSoFar: Int?
    var isQuick = false
    /// The changes whose proposals were counted, the newest last: what is decided was proposed, wherever that was, and once.
    var suggested: [ChangeID]?

    init() { for _ in Self.names { counts.append(0) } }

    mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("on", &isOn, default: false)
        try v.field("since", &since, default: nil)
        for place in counts.indices { try v.field(Self.names[place], &counts[place], default: 0) }
        try v.field("quick_starts", &quickStarts, default: 0)
        try v.field("taps", &taps, default: [])
        try v.field("taps_so_far", &tapsSoFar, default: nil)
        try v.field("is_quick", &isQuick, default: false)
        try v.omittable("suggested", &suggested)
    }

    subscript(event: Event) -> Int {
        get { counts[event.rawValue] }
        set { counts[event.rawValue] = newValue }
    }

    /// Half of the prepared workouts took no more taps; `nil` before the first.
    var usualTaps: Int? {
        let sorted = taps.sorted()
        return sorted.isEmpty ? nil : sorted[(sorted.count - 1) / 2]
    }

    /// Counts proposals that are not counted yet.
    @inline(never) mutating func suggest(_ changes: [SuggestedChange]) {
        var known = suggested ?? []
        self[.progressionSuggested] += changes.proposals { !known.contains($0.id) }
        for change in changes where change.type != .stay && !known.contains(change.id) { known.append(change.id) }
        if known.count > Self.mostSuggested { known.removeFirst(known.count - Self.mostSuggested) }
        suggested = known
    }

    /// The workout that runs is over, or none that is counted.
    mutating func endTaps(isDone: Bool) {
        if isDone, let tapsSoFar {
            taps.append(tapsSoFar)
            if taps.count > Self.mostTaps { taps.removeFirst() }
        }
        (tapsSoFar, isQuick) = (nil, false)
    }
}

enum CountersMessage {
    case switchOver, clear
    /// What was cleared is there again, as it was kept.
    case putBack(String)
}

extension World {
    /// What is counted on this device; nothing where nobody wanted it.
    @inline(never) var counters: Counters { Stored.read(Counters.self, counted) ?? Counters() }
}
