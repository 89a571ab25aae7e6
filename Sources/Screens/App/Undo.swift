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
    /// How many sets of it were done when it was taken away, and how many changes stood then.
    var done = 0
    var changes = 0
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

/// What is held back of the workout that runs, as it is kept on the device.
struct HeldPart: WireModel {
    var workout: WorkoutID
    /// The set, the exercise, or neither for all of it.
    var target: FieldTarget
    /// How many of its sets were done when it was taken away.
    var done: Int

    init(_ hides: Withheld?, of workout: WorkoutID, done: Int) {
        (self.workout, self.done, target) = (workout, done, FieldTarget())
        switch hides {
        case .exercise(let exercise): target = FieldTarget(exercise)
        case .set(let place): target = FieldTarget(place)
        default: break
        }
    }

    init(blank: Blank) { (workout, target, done) = (.init(blank: blank), FieldTarget(), 0) }

    mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("workout_id", &workout)
        try v.field("target", &target)
        try v.field("done", &done)
    }

    var hides: Withheld {
        guard let exercise = target.exerciseInstanceID else { return .workout }
        return target.setID.map { .set(SetPlace(exercise, $0)) } ?? .exercise(exercise)
    }
}

extension ActiveWorkout {
    /// How many sets are done of what is held back; `nil` where that is no part of it, or is not there any more.
    @inline(never) func doneCount(of part: Withheld?) -> Int? {
        switch part {
        case .set(let place): return self[place].map { $0.status == .done ? 1 : 0 }
        case .exercise(let instance): return exercise(instance)?.doneCount
        case .workout:
            var count = 0
            for exercise in exercises { count += exercise.doneCount }
            return count
        default: return nil
        }
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
        var undo = undo
        if let workout = facts.sync.workout, let done = workout.doneCount(of: undo.hides) {
            (undo.held, undo.done) = (JSON.text(HeldPart(undo.hides, of: workout.id, done: done)), done)
            undo.changes = facts.sync.changeCount
        }
        facts.undo = undo
        return lapsed + (undo.held.isEmpty ? [] : [.persist(key: Stored.held, value: undo.held)]) + [
            .timer(.undo, milliseconds: undo.milliseconds), .vibrate("16"), .announce(undo.announcement ?? undo.text),
        ]
    }

    /// The one button of the strip.
    func takeBack() -> [ShellEffect] {
        guard let undo = facts.undo else { return [] }
        // What was said of it holds no longer.
        let said = undo.way == .undo ? world.strings[.takenBack] : ""
        return gone(undo) + [.announce(said)] + carryOut(undo.undo)
    }

    /// The strip goes; what was held back happens.
    func lapse() -> [ShellEffect] {
        guard let undo = facts.undo else { return [] }
        return gone(undo) + carryOut(undo.lapse)
    }

    func gone(_ undo: Undo) -> [ShellEffect] {
        facts.undo = nil
        return [.timer(.undo, milliseconds: 0)] + (undo.held.isEmpty ? [] : [.persist(key: Stored.held, value: "")])
    }

    /// What was held back when the page went, or is on another page, is so here. Empty: it was done there, or taken back.
    ///
    /// - Parameter grace: for how many milliseconds more than on the page where it was taken away: it is done there.
    @inline(never) func takeUpHeld(_ text: String, grace: Int) -> [ShellEffect] {
        let part = Stored.read(HeldPart.self, text)
        if text == facts.undo?.held ?? "" || part != nil && part?.hides == facts.undo?.hides { return [] }
        var effects: [ShellEffect] = []
        // What was held back before it was done there, or taken back, too.
        if let undo = facts.undo, !undo.held.isEmpty {
            facts.undo = nil
            effects = [.timer(.undo, milliseconds: 0), .announce("")] + (undo.hides == nil ? carryOut(undo.undo) : [])
        }
        if let held = Stored.read(Held.self, text) {
            effects += offer(.deleting(held.step, held.name, world.strings))
        } else if let part {
            guard facts.isTraining, part.workout == facts.sync.workout?.id else { return effects }
            effects += carryOut(focus.takeAway(part.hides, world))
            facts.undo?.done = part.done
        } else if let id = ImportID(text) {
            effects += carryOut(importing.undo(id, world))
        }
        guard let undo = facts.undo, !undo.held.isEmpty else { return effects }
        return effects + [.timer(.undo, milliseconds: undo.milliseconds + grace)] + bringBackDone()
    }

    /// What is held back of the workout comes back when a set of it was done meanwhile, on another page or device.
    func bringBackDone() -> [ShellEffect] {
        guard let undo = facts.undo, undo.isOfWorkout, undo.hides != nil, let workout = facts.sync.workout else {
            return []
        }
        let done = workout.doneCount(of: undo.hides)
        if let done, done <= undo.done { return [] }
        // Where it is not there any more, nothing is left to be done.
        return gone(undo) + (done == nil ? [] : offer(.refused(world.strings.doneMeanwhile)))
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

extension Strings {
    var doneMeanwhile: String {
        t(
            "A set was done meanwhile: nothing was removed.",
            "Inzwischen wurde ein Satz gemacht: Es wurde nichts entfernt.")
    }
}
