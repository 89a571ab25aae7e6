import Training
import Wire

// What was acknowledged can still be taken back after a reload, as it was made: several changes of one tap together, and without a
// network. So the changes stay on the device when they leave the queue, beside the workout as it was before the first of them.

extension WorkoutSync {
    /// Keeps a change that the server has acknowledged.
    mutating func keepPast(_ entry: QueueEntry) {
        if past.kept.isEmpty {
            guard let before = entry.change.key.flatMap({ past.before($0) }) else { return }
            forgetPast()
            store(SyncKey.origin, JSON.text(before))
        }
        var change = entry.change
        change.result = nil  // Follows from the others, and is as large as the workout.
        store(SyncKey.done + entry.name.text, JSON.text(change))
        past.kept.append(entry.name)
        pastNames.append(entry.name)
    }

    /// Deletes what is kept.
    mutating func forgetPast() {
        if pastNames.isEmpty { return }
        for name in pastNames { store(SyncKey.done + name.text, "") }
        store(SyncKey.origin, "")
        (pastNames, past.kept) = ([], [])
    }

    /// Takes up what is kept, where it leads to the workout that is held here, by itself or with what waits.
    @inline(never) mutating func restorePast(_ stored: [String: String]) {
        var entries: [QueueEntry] = []
        for (key, text) in stored {
            guard let name = SyncKey.rest(key, after: SyncKey.done).flatMap({ StepName($0) }), !text.isEmpty else {
                continue
            }
            if let change = try? JSON.decode(QueuedChange.self, from: text) {
                entries.append(QueueEntry(name: name, change: change))
            } else {
                pastNames.append(name)  // It is missed below.
            }
        }
        entries.sortByName()
        for entry in entries { pastNames.append(entry.name) }
        past = Past(isWhole: base?.revision == 1)
        guard let base, let text = stored[SyncKey.origin], !text.isEmpty,
            let origin = try? JSON.decode(ActiveWorkout.self, from: text), origin.id == base.id
        else { return }
        past = Past(isWhole: origin.revision == 1)
        var known: ActiveWorkout? = origin
        for entry in entries { past.apply(entry.change, to: &known) }
        past.kept = pastNames
        noteArrived(carryPast(from: known, queue, to: base))
    }

    /// Another page, which sends, has kept or deleted one.
    mutating func storedPast(_ name: StepName, _ text: String) {
        pastNames = Self.names(pastNames, without: name)
        past.kept = Self.names(past.kept, without: name)
        if text.isEmpty { return }
        pastNames.append(name)
        past.kept.append(name)
    }

    private static func names(_ names: [StepName], without one: StepName) -> [StepName] {
        var left: [StepName] = []
        for name in names where name != one { left.append(name) }
        return left
    }
}
