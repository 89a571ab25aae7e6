import Sync
import Training

/// What the strip at the foot offers: to take back what was just done, or to try again what failed.
struct Undo {
    var text: String
    /// What is said aloud; the text where nothing else.
    var announcement: String?
    /// How long it stands.
    var milliseconds: Int
    /// What its one button is called.
    var way = Phrase.undo
    /// What is not done before the strip goes, and is shown as if it were.
    var hides: Withheld?
    /// Whether it goes with the workout.
    var isOfWorkout = false
    /// The changes whose decision it takes back.
    var decided: [ChangeID] = []
    /// What the button does.
    var undo: [Effect] = []
    /// What happens when the strip goes.
    var lapse: [Effect] = []

    /// Something that went wrong, to be read.
    static func refused(_ text: String) -> Undo { Undo(text: text, milliseconds: 6_000, way: .close) }
}

/// What is held back as long as it can be taken back.
enum Withheld: Equatable {
    case set(SetPlace)
    case exercise(InstanceID)
    case workout
    case plan(PlanID)
    case program(ProgramID)
    case session(WorkoutID)
    /// Something of the calendar, the body log or the goals, by the low half of its id.
    case aside(UInt64)
}

extension App {
    /// Shows the strip; what was held back before happens now.
    func offer(_ undo: Undo) -> [ShellEffect] {
        let lapsed = lapse()
        facts.undo = undo
        return lapsed + [
            .timer(.undo, milliseconds: undo.milliseconds), .vibrate("16"), .announce(undo.announcement ?? undo.text),
        ]
    }

    /// The one button of the strip.
    func takeBack() -> [ShellEffect] {
        guard let undo = facts.undo else { return [] }
        facts.undo = nil
        // What was said of it holds no longer.
        let said = undo.way == .undo ? world.strings[.takenBack] : ""
        return [.timer(.undo, milliseconds: 0), .announce(said)] + carryOut(undo.undo)
    }

    /// The strip goes; what was held back happens.
    func lapse() -> [ShellEffect] {
        guard let undo = facts.undo else { return [] }
        facts.undo = nil
        return [.timer(.undo, milliseconds: 0)] + carryOut(undo.lapse)
    }
}

/// What was just taken away, with the way back.
func undoStrip(_ world: World) -> View? {
    guard let undo = world.undo else { return nil }
    return div("snack", [.role("status")], key: 6) {
        tag("span", "", undo.text)
        button("", .undo, [], world.strings[undo.way])
    }
}
