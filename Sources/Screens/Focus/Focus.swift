import Sync
import Training
import Wire

/// What Focus Mode remembers beside the workout itself.
struct Focus {
    /// The exercise that was opened by hand or gone on to; otherwise that of the last set that was done is open.
    var open: InstanceID?
    /// When the set was done after which it went on to that.
    var wentOn: Instant?
    /// The cell being edited, and what was typed into it so far.
    var cell: Cell?
    var typed: String?
    /// The engine would not have what was typed, and the set as it was before.
    var isRejected = false
    var before: ActiveSet?
    /// A set that will be logged with no reps done: a planned set cannot hold the zero itself.
    var failing: SetPlace?
    /// Whether it was that set that is typed into, before.
    var wasFailing = false
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
    /// How often the shell was asked to tell what is kept.
    var moments: UInt32 = 0
    var rest: Rest?
    /// When the set was done whose rest was skipped last.
    var skipped: Instant?
    /// The time of a set that is being done.
    var watch: Stopwatch?
    /// When the big button was met last, or a set was done, in milliseconds since 1970.
    var tapped: Int64 = 0
    /// For which sets a number is, what stood in the others before, and whether it was changed since its cell was opened.
    var scope = PadScope.this
    var spread: [Refill] = []
    var isChanged = false
    /// What is written into the note of a sheet.
    var draft: String?
    /// The exercise that another one is looked for.
    var swapping: InstanceID?
    /// Sets for which another weight was offered, and left.
    var passed: [SetID] = []
    /// Whether the lifter was asked about notifications.
    var wasAsked = false
    /// Whether every set stands beside those of before.
    var compares = false
    var sheet: Sheet?
    var effort: Int?
    var notes = ""

    enum Sheet: Equatable {
        case menu, finish
        case set(SetPlace)
        case exercise(InstanceID)
        case swap(InstanceID)
        case gyms
    }

    init() {}
}

/// A set that was done, and the moment by whose number the shell tells that it is kept.
struct Unkept {
    var place: SetPlace
    var moment: UInt32
}

/// A number in the grid.
enum CellField: UInt8 {
    case weight, reps, rir, duration, distance

    /// The numbers that a set of such an exercise has, in the order of the grid.
    static func all(_ measure: Measure, _ loadKind: LoadKind) -> [CellField] {
        var fields: [CellField] = []
        if loadKind != .bodyweight { fields.append(.weight) }
        switch measure {
        case .reps:
            fields.append(.reps)
            fields.append(.rir)
        case .time: fields.append(.duration)
        case .distance:
            fields.append(.distance)
            fields.append(.duration)
        }
        return fields
    }
}

/// A cell of the grid.
struct Cell: Equatable {
    var place: SetPlace
    var field: CellField

    /// The name of its button on the page.
    var id: String { "cell-" + String(field.rawValue) + place.setID.text }
}

/// The pause after a set, by the clock, so that it goes on while the phone sleeps.
struct Rest: WireDefaulted {
    /// Milliseconds since 1970 at which it is over, and its length.
    var ends: Int64 = 0
    var seconds = 0
    /// Whether the end was told.
    var isOver = false
    /// How many milliseconds before it the pause before it began, 0 where that is not known; and its length as it was changed, 0
    /// where it was skipped.
    var sinceFormer = 0
    var formerSeconds = 0
    /// Seconds left when it was looked at last, to find out that the clock was set back.
    var seen: Int64?

    init() {}

    init(from now: Instant, seconds: Int) {
        self.seconds = seconds
        ends = now.milliseconds + Int64(seconds) * 1_000
    }

    mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("ends", &ends)
        try v.field("seconds", &seconds)
        try v.field("is_over", &isOver)
        try v.field("since_former", &sinceFormer, default: 0)
        try v.field("former_seconds", &formerSeconds, default: 0)
    }

    /// Milliseconds since 1970 at which the set was done.
    var began: Int64 { ends - Int64(seconds) * 1_000 }

    /// Whole seconds left, rounded up; 0 when it is over.
    func left(_ now: Instant) -> Int64 { min(Int64(seconds), max(0, (ends - now.milliseconds + 999) / 1_000)) }

    /// Notes what is left. A clock that was set back makes no pause longer.
    mutating func look(_ now: Instant) {
        if let seen, (ends - now.milliseconds + 999) / 1_000 > seen + 1 { ends = now.milliseconds + seen * 1_000 }
        seen = left(now)
    }
}

/// Numbers of a set, to be put back.
struct Refill {
    var place: SetPlace
    var changes: [SetFieldChange]
}

/// What a set is called.
struct SetLabel: Equatable {
    /// 1, 2, 3 …; warm-ups and drop sets have none.
    var number: Int?
    /// Its place among those of its type, from 1.
    var place: Int
    var isWarmup: Bool

    /// As it stands in the grid: "1", "W1", or "D" for every drop set.
    var short: String { number.map { String($0) } ?? (isWarmup ? "W" + String(place) : "D") }
}

extension Measure {
    /// Loaded carries go a few steps, runs go far.
    func isInMetres(_ loadKind: LoadKind) -> Bool { self == .distance && loadKind != .bodyweight }
}

extension ActiveExercise {
    /// The numbers that a set of this exercise has, in the order of the grid.
    var columns: [CellField] { CellField.all(measure, loadKind) }

    var isInMetres: Bool { measure.isInMetres(loadKind) }

    var doneCount: Int {
        var count = 0
        for index in sets.indices where sets[index].status == .done { count += 1 }
        return count
    }

    func label(_ index: Int) -> SetLabel {
        let type = sets[index].setType
        var place = 0
        for other in 0...index where sets[other].setType == type { place += 1 }
        return SetLabel(number: setNumber(index), place: place, isWarmup: type == .warmup)
    }

    /// The set of last time that stands beside a set of today: that of the same set of the plan where last time ran it; else
    /// warm-ups beside warm-ups, also those of an import that marks none, the others in order. None beside a set that was done
    /// before a swap: it was another exercise's.
    func last(_ index: Int, of last: LastPerformance?) -> PerformedSet? {
        guard let last, sets[index].performedExerciseID == nil else { return nil }
        var isSamePlan = false
        for set in last.sets {
            guard let id = set.setPrescriptionID else { continue }
            if id == sets[index].setPrescriptionID { return set }
            if sets.contains(where: { $0.setPrescriptionID == id }) { isSamePlan = true }
        }
        if isSamePlan, sets[index].setPrescriptionID != nil { return nil }
        let isWarmup = sets[index].setType == .warmup
        var number = 0
        for set in sets[..<index] where (set.setType == .warmup) == isWarmup && set.performedExerciseID == nil {
            number += 1
        }
        // What today begins with as work is beside what last time began with.
        let unmarked = sets.contains { $0.setType == .warmup } ? last.unmarkedWarmups(loadKind) : 0
        for (place, set) in last.sets.enumerated() where (set.setType == .warmup || place < unmarked) == isWarmup {
            if number == 0 { return set }
            number -= 1
        }
        return nil
    }
}

extension Focus {
    /// For another workout: nothing is left but that notifications were asked for, and how the sets are looked at.
    var afresh: Focus {
        var focus = Focus()
        (focus.wasAsked, focus.compares) = (wasAsked, compares)
        return focus
    }

    /// As it was kept on the device.
    init(stored: [String: String]) {
        readRest(stored[Stored.rest] ?? stored[Stored.formerRest])
        declined = Stored.read([InstanceID].self, stored[Stored.declined]) ?? []
        watch = Stored.read(Stopwatch.self, stored[Stored.stopwatch])
        wasAsked = stored[Stored.asked] ?? stored[Stored.formerAsked] != nil
    }

    /// The last performance of every exercise.
    func needs(_ world: World) -> [Query] {
        var needs: [Query] = [.painFlags, .goals]
        for exercise in world.workout?.exercises ?? [] { needs.append(.prior(exercise.exerciseID)) }
        // The plan may get another version meanwhile.
        if let ran = world.workout?.planSnapshotID, world.knowledge.plans != nil,
            world.knowledge.versions(with: ran).isEmpty
        {
            needs.append(.version(ran))
        }
        return needs
    }

    /// The exercise that is open: the one chosen, else where the last set was done, else the first with a planned set.
    func openIndex(_ workout: ActiveWorkout) -> Int? {
        if let open, let index = workout.exercises.firstIndex(where: { $0.instanceID == open }) { return index }
        if let index = workout.whereLeft ?? workout.exercises.firstIndex(where: { $0.hasPlanned }) { return index }
        return workout.exercises.isEmpty ? nil : workout.exercises.count - 1
    }

    /// The set that the big button records: the first planned one of the open exercise.
    func currentPlace(_ workout: ActiveWorkout) -> SetPlace? {
        guard let index = openIndex(workout) else { return nil }
        guard let set = workout.exercises[index].nextPlannedIndex else { return nil }
        return SetPlace(workout.exercises[index].instanceID, workout.exercises[index].sets[set].id)
    }
}

extension ActiveWorkout {
    func exercise(_ instance: InstanceID) -> ActiveExercise? {
        for index in exercises.indices where exercises[index].instanceID == instance { return exercises[index] }
        return nil
    }

    /// The exercise to go on with after the set that was done last; `nil` before any, and when nothing is left.
    var whereLeft: Int? {
        var last: (index: Int, type: SetType, at: Instant)?
        for (index, exercise) in exercises.enumerated() {
            for set in exercise.sets where set.status == .done {
                guard let done = set.completedAt, last.map({ $0.at <= done }) ?? true else { continue }
                last = (index, set.setType, done)
            }
        }
        guard let last else { return nil }
        if let next = nextInSuperset(after: last.index, last.type) { return next.index }
        return exercises[last.index].hasPlanned ? last.index : nextIndex(after: last.index)
    }

    /// The exercise to go on with after the one at `index`: the next with a planned set, from the start again at the end.
    func nextIndex(after index: Int) -> Int? {
        let count = exercises.count
        for step in 1..<max(2, count + 1) {
            let candidate = (index + step) % max(1, count)
            if candidate < count, exercises[candidate].hasPlanned { return candidate }
        }
        return nil
    }
}
