import Wire

/// A change that is on record, with the workout before and after it.
public struct RecordedChange: Equatable, Sendable {
    public var event: WorkoutEvent
    public var before: ActiveWorkout
    public var after: ActiveWorkout

    public init(_ event: WorkoutEvent, before: ActiveWorkout, after: ActiveWorkout) {
        self.event = event
        self.before = before
        self.after = after
    }

    /// The event that an undo is about: the one of the command with this key, or without a key the newest change that
    /// is not undone and is no undo itself. Starts stay. `nil` when there is none.
    ///
    /// An undo that was itself undone counts no more, so that the change it had reverted can be undone again.
    public static func target(of undo: UndoChange, in events: [WorkoutEvent]) -> WorkoutEvent? {
        var undone: [EventID] = []
        for event in events.reversed() where event.type == .changeUndone && !undone.contains(event.id) {
            if let reverted = event.payload.revertedEventID { undone.append(reverted) }
        }
        return events.last { event in
            guard event.type != .workoutStarted, !undone.contains(event.id) else { return false }
            guard let key = undo.reverts else { return event.type != .changeUndone }
            return event.idempotencyKey == key
        }
    }
}

extension ReductionStep {
    /// Takes one change back and leaves every later one in place: what the change touched must be as it left it.
    mutating func undo(_ change: RecordedChange) throws(WorkoutError) {
        record(.changeUndone, source: "undo")
        if meta.cause == .userAIAction {
            throw WorkoutError(.permissionDenied, "Only the lifter undoes a change.", path: "/cause")
        }
        do throws(MergeConflict) {
            try Self.refuseLaterWork(change, workout)
            let (before, after) = (change.before, change.after)
            workout.exercises = try merge(
                workout.exercises, from: after.exercises, to: before.exercises, placed: { $0.placed },
                into: Self.mergeExercise)
            renumber()
            var merged = try Merger.merge(workout.bare, from: after.bare, to: before.bare)
            merged.exercises = workout.exercises
            merged.revision = workout.revision
            merged.updatedAt = workout.updatedAt
            workout = merged
            for exercise in workout.exercises {
                for set in exercise.sets where !exercise.mayHold(set) { throw MergeConflict() }
            }
        } catch {
            throw WorkoutError(.undoConflict, "Later changes touched the same place.", path: "/reverts")
        }
        payload.exerciseInstanceID = change.event.payload.exerciseInstanceID
        payload.setID = change.event.payload.setID
        payload.reverts = change.event.idempotencyKey
        payload.revertedEventID = change.event.id
    }

    /// A set that was done after a swap was done with the exercise swapped in; the swap cannot be taken from under it.
    private static func refuseLaterWork(_ change: RecordedChange, _ now: ActiveWorkout) throws(MergeConflict) {
        for after in change.after.exercises {
            guard let before = change.before.exercises.first(where: { $0.instanceID == after.instanceID }),
                before.exerciseID != after.exerciseID,
                let current = now.exercises.first(where: { $0.instanceID == after.instanceID })
            else { continue }
            for set in current.sets where set.status == .done && set.performedExerciseID == nil {
                let was = after.sets.first { $0.id == set.id }
                if was?.status != .done { throw MergeConflict() }
            }
        }
    }

    private static func mergeExercise(
        _ current: ActiveExercise, _ after: ActiveExercise, _ before: ActiveExercise
    ) throws(MergeConflict) -> ActiveExercise {
        let sets = try merge(
            current.sets, from: after.sets, to: before.sets, placed: { $0 }, into: Merger.merge)
        var merged = try Merger.merge(current.bare, from: after.bare, to: before.bare)
        merged.sets = sets
        merged.position = current.position
        return merged
    }
}

extension ActiveExercise {
    /// Whether values, state and the exercise it was done with go together.
    fileprivate func mayHold(_ set: ActiveSet) -> Bool {
        if set.performedExerciseID != nil, set.status != .done || swapped(set) == nil { return false }
        return set.faults(in: self, prefix: "").isEmpty
    }

    /// Without its place in the list, which follows from the list.
    fileprivate var placed: ActiveExercise {
        var copy = self
        copy.position = 0
        return copy
    }

    /// Without what is merged apart or follows from the rest.
    fileprivate var bare: ActiveExercise {
        var copy = placed
        copy.sets = []
        return copy
    }
}

extension ActiveWorkout {
    fileprivate var bare: ActiveWorkout {
        var copy = self
        copy.exercises = []
        copy.totals = Totals()
        copy.revision = 0
        copy.updatedAt = startTime
        return copy
    }
}

/// A list with the change from one state to another applied to it, element by element, told apart by identity.
///
/// - Parameters:
///   - from: the list as the change to be taken back left it.
///   - to: the list as it was before that change.
///   - placed: an element without what follows from its place.
///   - into: merges an element that all three lists hold: the current one, `from`'s and `to`'s.
/// - Throws: when the current list is no longer as `from` in what the change touched.
private func merge<Element: WireIdentified>(
    _ current: [Element], from: [Element], to: [Element], placed: (Element) -> Element,
    into mergeElement: (Element, Element, Element) throws(MergeConflict) -> Element
) throws(MergeConflict) -> [Element] {
    func find(_ identity: Element.Identity, in list: [Element]) -> Int? {
        list.firstIndex { $0.wireIdentity == identity }
    }
    var merged = current
    for element in from {
        let target = find(element.wireIdentity, in: to).map { to[$0] }
        if let target, placed(target) == placed(element) { continue }
        guard let place = find(element.wireIdentity, in: merged) else { throw MergeConflict() }
        if let target {
            merged[place] = try mergeElement(merged[place], element, target)
        } else {
            guard placed(merged[place]) == placed(element) else { throw MergeConflict() }
            merged.remove(at: place)
        }
    }
    // What the change took out comes back behind what stood before it.
    for (index, element) in to.enumerated() where find(element.wireIdentity, in: from) == nil {
        guard find(element.wireIdentity, in: merged) == nil else { throw MergeConflict() }
        var place = 0
        for before in to[..<index].reversed() {
            if let found = find(before.wireIdentity, in: merged) {
                place = found + 1
                break
            }
        }
        merged.insert(element, at: place)
    }
    let common = to.filter { find($0.wireIdentity, in: from) != nil && find($0.wireIdentity, in: merged) != nil }
    let left = from.filter { find($0.wireIdentity, in: common) != nil }
    guard common.map({ $0.wireIdentity }) != left.map({ $0.wireIdentity }) else { return merged }
    let places = merged.indices.filter { find(merged[$0].wireIdentity, in: common) != nil }
    guard places.map({ merged[$0].wireIdentity }) == left.map({ $0.wireIdentity }) else { throw MergeConflict() }
    let elements = common.compactMap { element in find(element.wireIdentity, in: merged).map { merged[$0] } }
    for (place, element) in zip(places, elements) { merged[place] = element }
    return merged
}
