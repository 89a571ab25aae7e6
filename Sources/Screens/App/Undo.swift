import Sync
import Training
import Wire

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
    /// What is held back, as it is kept on the device until the strip goes: a reload and the other pages offer it, too.
    var held = ""
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

    /// What a step deletes is shown no more, and is deleted when the strip goes.
    @inline(never) static func deleting(_ step: OutboxStep, _ name: String, _ strings: Strings) -> Undo {
        var undo = Undo(text: strings.deleted(name), milliseconds: 10_000)
        (undo.held, undo.lapse) = (JSON.text(Held(step: step, name: name)), [.queue(step, name: name)])
        switch step {
        case .deleteSession(let id): undo.hides = .session(id)
        case .deletePlan(let id):
            undo.hides = .plan(id)
            undo.lapse.insert(.note(.noPlan(id)), at: 0)
        case .deleteProgram(let id): undo.hides = .program(id)
        case .deleteBody(let id): undo.hides = .aside(id.low)
        case .deleteGoal(let id): undo.hides = .aside(id.low)
        case .unschedule(let id, _): undo.hides = .aside(id.low)
        default: break
        }
        return undo
    }
}

/// A step that is held back, with what it is about.
struct Held: WireModel {
    var step: OutboxStep
    var name: String

    init(step: OutboxStep, name: String) { (self.step, self.name) = (step, name) }

    init(blank: Blank) { (step, name) = (OutboxStep(blank: blank), "") }

    mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("step", &step)
        try v.field("name", &name)
    }
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
        return lapsed + (undo.held.isEmpty ? [] : [.persist(key: Stored.held, value: undo.held)]) + [
            .timer(.undo, milliseconds: undo.milliseconds), .vibrate("16"), .announce(undo.announcement ?? undo.text),
        ]
    }

    /// The one button of the strip.
    func takeBack() -> [ShellEffect] {
        guard let undo = facts.undo else { return [] }
        facts.undo = nil
        // What was said of it holds no longer.
        let said = undo.way == .undo ? world.strings[.takenBack] : ""
        return gone(undo) + [.announce(said)] + carryOut(undo.undo)
    }

    /// The strip goes; what was held back happens.
    func lapse() -> [ShellEffect] {
        guard let undo = facts.undo else { return [] }
        facts.undo = nil
        return gone(undo) + carryOut(undo.lapse)
    }

    private func gone(_ undo: Undo) -> [ShellEffect] {
        [.timer(.undo, milliseconds: 0)] + (undo.held.isEmpty ? [] : [.persist(key: Stored.held, value: "")])
    }

    /// What was held back when the page went, or is on another page, is so here. Empty: it was done there, or taken back.
    @inline(never) func takeUpHeld(_ text: String) -> [ShellEffect] {
        let own = facts.undo?.held ?? ""
        if text == own { return [] }
        if let held = Stored.read(Held.self, text) {
            return offer(.deleting(held.step, held.name, world.strings))
        }
        if let id = ImportID(text) { return carryOut(importing.undo(id, world)) }
        let back = facts.undo?.undo ?? []
        facts.undo = nil
        return [.timer(.undo, milliseconds: 0)] + carryOut(back)
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
