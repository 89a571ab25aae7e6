import Training

/// What can be taken back of a workout, step by step, and what was: each change with the workout as it was before it.
///
/// Only the newest change that stands is taken back here, and only the newest undo is done again, so that the result is the
/// workout as it was. Whoever holds the events comes to the same; where this side does not know what was before, it asks.
/// The changes are kept on the device (`KeptPast.swift`), so that a reload forgets nothing of it.
struct Past: Sendable {
    /// As many changes can be taken back without asking: more than a workout has.
    static let depth = 300

    /// A change, and the workout before it. By reference: all of them are copied with each tap.
    final class Change: Sendable {
        let change: QueuedChange
        let before: ActiveWorkout

        init(change: QueuedChange, before: ActiveWorkout) { (self.change, self.before) = (change, before) }
    }

    /// A change that was taken back.
    struct Undone {
        /// The key of the undo, and the workout before that.
        let undo: Change
        var change: Change

        var key: String { undo.change.key ?? "" }
    }

    /// Oldest first.
    private(set) var standing: [Change] = []
    private(set) var undone: [Undone] = []
    /// Whether it reaches back to the start: then nothing else is left to be taken back.
    private(set) var isWhole: Bool
    /// The names under which its changes are kept on the device, oldest first.
    var kept: [StepName] = []

    /// - Parameter isWhole: whether the workout has only just begun.
    init(isWhole: Bool = false) { self.isWhole = isWhole }

    /// Reduces a change by the clock of the tap, which is all that this side knows.
    mutating func apply(_ change: QueuedChange, to workout: inout ActiveWorkout?) {
        guard case .change(let command) = change.step, let before = workout else { return }
        if case .undo(let undo) = command {
            if let after = self.undo(undo, change, before) {
                workout = after
            } else if let known = change.result, known.revision == before.revision {
                let now = command.meta.clientTimestamp ?? before.updatedAt
                workout = (try? reduce(before, undo, backTo: known, now: now)) ?? before
                self = Past()
            }
            return
        }
        WorkoutSync.apply(command, to: &workout)
        if workout?.revision != before.revision { note(change, before) }
    }

    /// A change was made: what was taken back before cannot be done again.
    mutating func note(_ change: QueuedChange, _ before: ActiveWorkout) {
        standing.append(Change(change: change, before: before))
        if standing.count > Self.depth {
            standing.removeFirst()
            isWhole = false
        }
        undone = []
    }

    /// The workout without a change; `nil` where it is not known what that is.
    private mutating func undo(_ command: UndoChange, _ change: QueuedChange, _ workout: ActiveWorkout)
        -> ActiveWorkout?
    {
        guard let reverts = command.reverts, command.meta.idempotencyKey != nil else { return nil }
        let now = command.meta.clientTimestamp ?? workout.updatedAt
        if let last = standing.last, last.change.key == reverts {
            guard let after = try? reduce(workout, command, backTo: last.before, now: now) else { return nil }
            standing.removeLast()
            undone.append(Undone(undo: Change(change: change, before: workout), change: last))
            return after
        }
        if let last = undone.last, last.key == reverts {
            guard let after = try? reduce(workout, command, backTo: last.undo.before, now: now) else { return nil }
            undone.removeLast()
            standing.append(last.change)
            return after
        }
        return nil
    }

    // MARK: Steps

    /// What one undo takes back, newest first: changes that were made together go together.
    var step: [QueuedChange] {
        guard let last = standing.last else { return [] }
        var changes: [QueuedChange] = []
        for one in standing.reversed() {
            guard one.change.isMade(with: last.change), one.change.key != nil else { break }
            changes.append(one.change)
        }
        return changes
    }

    /// The workout as it becomes by an undo, as far as that is known.
    func result(of key: String) -> ActiveWorkout? {
        if let last = standing.last, last.change.key == key { return last.before }
        if let last = undone.last, last.key == key { return last.undo.before }
        return nil
    }

    /// The workout before a change that stands or was taken back, or before an undo that stands.
    func before(_ key: String) -> ActiveWorkout? {
        for one in standing where one.change.key == key { return one.before }
        for one in undone {
            if one.key == key { return one.undo.before }
            if one.change.change.key == key { return one.change.before }
        }
        return nil
    }

    /// The keys of the undos that one redo takes back, newest first.
    var undoneStep: [String] {
        guard let last = undone.last else { return [] }
        var keys: [String] = []
        for one in undone.reversed() {
            guard one.change.change.isMade(with: last.change.change) else { break }
            keys.append(one.key)
        }
        return keys
    }
}

extension QueuedChange {
    private var meta: CommandMeta? {
        if case .change(let command) = step { command.meta } else { nil }
    }

    var key: String? { meta?.idempotencyKey }

    /// Whether one tap made both. A swap also gives the sets their numbers.
    func isMade(with other: QueuedChange) -> Bool {
        guard let meta, let others = other.meta, meta.clientTimestamp == others.clientTimestamp else { return false }
        return meta.uiSource == others.uiSource || isFilling(other) || other.isFilling(self)
    }

    private func isFilling(_ swap: QueuedChange) -> Bool {
        meta?.uiSource == "cell_edit" && swap.meta?.uiSource == "swap_exercise"
    }
}
