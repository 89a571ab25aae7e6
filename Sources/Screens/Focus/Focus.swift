import Sync
public import Training
import Wire

/// What Focus Mode remembers beside the workout itself.
struct Focus: Equatable {
    /// The exercise that was opened by hand; otherwise the first with something left to do is open.
    var open: InstanceID?
    /// The exercise that was open until now: its card stands for one more frame.
    var lingering: InstanceID?
    /// The cell being edited, and what was typed into it so far.
    var cell: Cell?
    var typed: String?
    /// The engine would not have what was typed, and the set as it was before.
    var isRejected = false
    var before: ActiveSet?
    /// A set that will be logged with no reps done: a planned set cannot hold the zero itself.
    var failing: SetPlace?
    /// The set whose weight was asked for: done once more, it is recorded without one.
    var asked: SetPlace?
    /// The set whose weight was emptied by hand: it is offered none.
    var emptied: SetPlace?
    /// Exercises whose next targets were declined today.
    var declined: [InstanceID] = []
    /// The exercise that was added while nobody knew what was done of it before.
    var added: InstanceID?
    /// The exercise whose sets show a cross to be removed with.
    var editing: InstanceID?
    /// Sets that were done a moment ago and are not kept on the device yet: until then no row says that it is done.
    var unkept: [Unkept] = []
    var rest: Rest?
    var sheet: Sheet?
    var query = ""
    var effort: Int?
    var notes = ""

    enum Sheet: Equatable {
        case menu, add, finish
    }

    /// Where the focus goes when a sheet closes.
    var sheetOpener: String { sheet == .finish ? "go" : sheet == .add ? "add" : "more" }
}

/// A set that was done, and the moment by whose number the shell tells that it is kept.
struct Unkept: Equatable {
    var place: SetPlace
    var moment: UInt32
}

/// A number in the grid.
public enum CellField: UInt8, Equatable, Sendable {
    case weight, reps, rir, duration, distance
}

/// A cell of the grid.
struct Cell: Equatable {
    var place: SetPlace
    var field: CellField
}

/// The pause after a set, by the clock, so that it goes on while the phone sleeps.
struct Rest: WireDefaulted {
    /// Milliseconds since 1970 at which it is over, and its length.
    var ends: Int64 = 0
    var seconds = 0
    /// Whether the end was told.
    var isOver = false

    init() {}

    init(from now: Instant, seconds: Int) {
        self.seconds = seconds
        ends = now.milliseconds + Int64(seconds) * 1_000
    }

    mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("ends", &ends)
        try v.field("seconds", &seconds)
        try v.field("is_over", &isOver)
    }

    /// Whole seconds left, rounded up; 0 when it is over.
    func left(_ now: Instant) -> Int64 { max(0, (ends - now.milliseconds + 999) / 1_000) }
}

/// What the strip at the foot offers: to take back what was just done, or to try again what failed.
indirect enum Held: Equatable {
    // Held back: it happens when the strip goes.
    case set(SetPlace, name: String)
    case exercise(InstanceID, name: String)
    case workout
    case plan(PlanID, name: String)
    // Done: taken back by doing the opposite.
    /// What stood in the sets before they were filled in.
    case filled([Refill])
    /// The next targets of an exercise.
    case declined(InstanceID)
    /// The edits before an exercise or a set was removed from them.
    case draft(PlanDraft, name: String)
    case decided([ChangeID], text: String)
    /// A plan that an import offered.
    case offer(ImportID, WorkoutID)
    /// The version that was current before.
    case rolledBack(PlanID, SnapshotID)
    /// No answer came.
    case failed(Call)
    case refused(String)

    /// How long it stands.
    var milliseconds: Int {
        switch self {
        case .set: 5_000
        case .exercise, .draft, .refused, .filled, .declined: 6_000
        case .workout, .plan, .decided, .offer, .rolledBack: 10_000
        case .failed: 20_000
        }
    }
}

/// Numbers of a set, to be put back.
struct Refill: Equatable {
    var place: SetPlace
    var changes: [SetFieldChange]
}

public enum FocusMessage: Equatable, Sendable {
    case menu, add, finish
    /// Opens or folds an exercise.
    case open(InstanceID)
    case cell(SetPlace, CellField)
    case pad(PadKey)
    case closePad
    /// Marks a set as done, or takes that back.
    case tick(SetPlace)
    /// The one big button.
    case main
    case skip(SetPlace)
    case addSet(InstanceID)
    case editSets(InstanceID)
    case removeSet(SetPlace)
    case removeExercise(InstanceID)
    /// Fills the planned sets with what was done last time, with a step more, or with the coach's targets.
    case useLast(InstanceID)
    case raise(InstanceID)
    case useNext(InstanceID)
    /// Stays with what is planned.
    case decline(InstanceID)
    case moreRest, lessRest, skipRest
    case effort(Int)
    case notes(String)
    case confirmFinish
    case discard
}

public enum PadKey: Equatable, Sendable {
    case digit(Int)
    case separator, backspace, minus, plus, next
}

extension ActiveExercise {
    /// The numbers that a set of this exercise has, in the order of the grid.
    var columns: [CellField] {
        switch measure {
        case .reps: loadKind == .bodyweight ? [.reps, .rir] : [.weight, .reps, .rir]
        case .time: loadKind == .bodyweight ? [.duration] : [.weight, .duration]
        case .distance: [.distance, .duration]
        }
    }

    var hasPlanned: Bool { sets.contains { $0.status == .planned } }
    var doneCount: Int {
        var count = 0
        for set in sets where set.status == .done { count += 1 }
        return count
    }

    /// The names of the sets in the grid: W for warm-ups, D for drop sets, numbers for the others.
    func setName(_ index: Int) -> String {
        setNumber(index).map { String($0) } ?? (sets[index].setType == .warmup ? "W" : "D")
    }

    /// The set of last time that stands beside a set of today: warm-ups beside warm-ups, the others in order.
    func last(_ index: Int, of last: LastPerformance?) -> PerformedSet? {
        guard let last else { return nil }
        let isWarmup = sets[index].setType == .warmup
        var number = 0
        for set in sets[..<index] where (set.setType == .warmup) == isWarmup { number += 1 }
        for set in last.sets where (set.setType == .warmup) == isWarmup {
            if number == 0 { return set }
            number -= 1
        }
        return nil
    }
}

extension App {
    /// The workout as the screen shows it: without what is held back.
    var shown: ActiveWorkout? {
        guard var workout = sync.workout else { return nil }
        switch held {
        case .set(let place, _):
            for index in workout.exercises.indices
            where workout.exercises[index].instanceID == place.exerciseInstanceID {
                workout.exercises[index].sets.removeAll { $0.id == place.setID }
            }
            workout.totals = Totals(of: workout.exercises)
        case .exercise(let instance, _):
            workout.exercises.removeAll { $0.instanceID == instance }
            workout.totals = Totals(of: workout.exercises)
        case .workout: return nil
        default: break
        }
        return workout
    }

    /// Whether a workout runs, and is not held back.
    var isTraining: Bool {
        if case .workout = held { return false }
        return sync.isTraining
    }

    /// The exercise that is open: the one chosen, else the first with a planned set.
    func openIndex(_ workout: ActiveWorkout) -> Int? {
        if let open = focus.open, let index = workout.exercises.firstIndex(where: { $0.instanceID == open }) {
            return index
        }
        if let index = workout.exercises.firstIndex(where: { $0.hasPlanned }) { return index }
        return workout.exercises.isEmpty ? nil : workout.exercises.count - 1
    }

    /// The exercise whose card is drawn open.
    func drawnIndex(_ workout: ActiveWorkout) -> Int? {
        if let last = focus.lingering, let index = workout.exercises.firstIndex(where: { $0.instanceID == last }) {
            return index
        }
        return openIndex(workout)
    }

    /// The set that the big button records: the first planned one of the open exercise.
    func currentPlace(_ workout: ActiveWorkout) -> SetPlace? {
        guard let index = openIndex(workout) else { return nil }
        let exercise = workout.exercises[index]
        guard let set = exercise.sets.first(where: { $0.status == .planned }) else { return nil }
        return SetPlace(exercise.instanceID, set.id)
    }

    /// The exercise to go on with after the one at `index`: the next with a planned set, from the start again at the end.
    func nextIndex(_ workout: ActiveWorkout, after index: Int) -> Int? {
        let count = workout.exercises.count
        for step in 1..<max(2, count + 1) {
            let candidate = (index + step) % max(1, count)
            if candidate < count, workout.exercises[candidate].hasPlanned { return candidate }
        }
        return nil
    }
}
