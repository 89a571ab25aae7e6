import Sync
import Training

/// What is known: of the device, of the server, and of the workout that runs. The app alone changes it.
///
/// A class, so that the screens, which are nests of closures over it, do not copy it: as a struct it made the app for the
/// browser a fifth larger.
final class Facts {
    var now = Instant(milliseconds: 0)
    var isOnline = true
    var isVisible = true
    var deviceLanguage = "en"
    var timezone = ""
    var notifications = ""
    /// Whether the browser lets the app be kept for offline use.
    let isSecure: Bool
    /// Whether all of the app is there; until then a call of what is not would stop the page (decision 19).
    var isWhole: Bool
    var route = Route.today
    var sync: WorkoutSync
    var outbox: Outbox
    var knowledge: Knowledge
    /// Whether the page that sends was not answered, as far as this one has heard.
    var isAway = false
    /// What was just done and can be taken back, or could not be done.
    var undo: Undo?
    /// What each open request is for.
    var requests: [UInt32: Request] = [:]
    var ids: IDSource
    /// The plan that the first button of the page starts, and since when, in milliseconds.
    var offered: PlanID?
    var offeredSince: Int64 = 0
    /// Until when it asks first: it was another while one looked.
    var asksUntil: Int64 = 0
    /// What is counted on this device, as it is kept; empty where nothing ever was.
    var counted = ""
    /// The subscription by which the server notifies this device; empty without one.
    var pushed = ""

    init(_ boot: Boot) {
        now = boot.instant
        isOnline = boot.online
        deviceLanguage = boot.language
        timezone = boot.timezone
        notifications = boot.notifications
        isSecure = boot.secure
        isWhole = boot.whole
        sync = WorkoutSync(seed: boot.seed)
        outbox = Outbox(seed: boot.seed)
        // Other ids than those of the workout.
        ids = IDSource(seed: (~boot.seed.0, boot.seed.1))
        knowledge = Knowledge(stored: boot.persisted, isWhole: boot.whole)
        counted = boot.persisted[Stored.counters] ?? ""
        pushed = boot.persisted[Stored.push] ?? ""
        route = Route(path: boot.path) ?? .today
    }

    // Read off the client's own properties: a question to the client as a whole would copy it, every time.

    /// Whether a workout runs, held back or not.
    var isTraining: Bool { sync.workout?.status == .inProgress }
    /// Whether the server holds everything that is shown.
    var isSaved: Bool { sync.waiting == 0 }
}
