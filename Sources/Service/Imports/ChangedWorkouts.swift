import Storage
import Training

/// A workout that is there and that a file has otherwise than the file which it came from.
struct ChangedWorkout {
    /// The session as it is.
    let current: WorkoutSession
    /// The session as it would be.
    let taken: WorkoutSession
    /// How the two files differ.
    let line: ImportReport.Changed

    /// `nil` where the file says nothing new: it is compared with what was last imported, so that what the lifter put
    /// right here is no difference.
    init?(_ read: WorkoutSession, _ store: Store) throws {
        let file = try store.shown(read)
        guard let current = try store.session(file.id) else { return nil }
        let imported = Corrections.standing(try store.facts(of: file.id))
            .last { $0.kind == .archived || $0.kind == .reimport }?.session
        self.init(file, imported: try imported.map { try store.shown($0) } ?? current, current: current)
    }

    init?(_ file: WorkoutSession, imported: WorkoutSession, current: WorkoutSession) {
        let difference = WorkoutDifference(from: imported, to: file)
        guard !difference.line.isNothing, !WorkoutDifference(from: current, to: file).line.isNothing else { return nil }
        (self.current, line) = (current, difference.line)
        taken = current.taking(file)
    }
}

/// What differs between a session and the same in a newer file. What the newer one does not say is no difference: exports
/// of another layout may know less.
private struct WorkoutDifference {
    var line: ImportReport.Changed

    /// The numbers of a set. Weights to 10 g: layouts round them differently.
    private struct Numbers: Hashable {
        let exercise: ExerciseID
        let type: SetType
        let weight: Int64?
        let reps: Int?
        let rir: Int?
        let seconds: Int?
        let distance: Int64?
        let isFailure: Bool
        let amrap: Bool
    }

    /// What the newer file says of its sets at all.
    private struct Says {
        let rir: Bool
        let amrap: Bool

        init(_ file: WorkoutSession) {
            let sets = file.exercises.lazy.flatMap(\.sets)
            (rir, amrap) = (sets.contains { $0.rir != nil }, sets.contains { $0.amrap })
        }
    }

    init(from before: WorkoutSession, to file: WorkoutSession) {
        line = ImportReport.Changed(
            sessionID: file.id, title: file.title, date: file.startedAt.local.dateText)
        let says = Says(file)
        let (old, new) = (Self.numbers(before, says), Self.numbers(file, says))
        var left: [Numbers: Int] = [:]
        for numbers in old { left[numbers, default: 0] += 1 }
        var added: [ExerciseID: Int] = [:]
        for numbers in new {
            if let count = left[numbers], count > 0 {
                left[numbers] = count - 1
            } else {
                added[numbers.exercise, default: 0] += 1
            }
        }
        for (numbers, count) in left where count > 0 {
            let changed = min(count, added[numbers.exercise] ?? 0)
            line.setsChanged += changed
            added[numbers.exercise, default: 0] -= changed
            line.setsRemoved += count - changed
        }
        line.setsAdded = added.values.reduce(0, +)
        if line.isNothing, old != new { line.detailsChanged += 1 }
        if let title = file.title, title != before.title { line.detailsChanged += 1 }
        if let notes = file.notes, notes != before.notes { line.detailsChanged += 1 }
        // Some layouts know minutes only.
        let (length, was) = (file.length, before.length)
        if length > 0, abs(length - was) >= 60 { line.detailsChanged += 1 }
        let (groups, knownGroups) = (file.supersetNumbers, before.supersetNumbers)
        for (index, performance) in file.exercises.enumerated() {
            let known = before.exercises.indices.contains(index) ? before.exercises[index] : nil
            guard let known, known.exerciseID == performance.exerciseID else { continue }
            if let notes = performance.notes, notes != known.notes { line.detailsChanged += 1 }
            if let group = groups[index], group != knownGroups[index] { line.detailsChanged += 1 }
        }
    }

    private static func numbers(_ session: WorkoutSession, _ says: Says) -> [Numbers] {
        session.exercises.flatMap { performance in
            performance.sets.map { set in
                Numbers(
                    exercise: performance.exerciseID, type: set.setType,
                    weight: set.weight.map { ($0.units + 50_000_000) / 100_000_000 }, reps: set.reps,
                    rir: says.rir ? set.rir?.halves : nil, seconds: set.durationSeconds, distance: set.distance?.units,
                    isFailure: set.isFailure, amrap: says.amrap && set.amrap)
            }
        }
    }
}

extension WorkoutSession {
    /// Seconds from start to end.
    fileprivate var length: Int64 { max(0, endedAt.seconds(since: startedAt)) }

    /// The superset of each exercise, numbered as they come: what an app calls it says nothing.
    fileprivate var supersetNumbers: [Int?] {
        var numbers: [String: Int] = [:]
        return exercises.map { performance in
            guard let group = performance.supersetGroup else { return nil }
            let number = numbers[group] ?? numbers.count
            numbers[group] = number
            return number
        }
    }

    /// The session with what a newer file says. What no file says stays, and so do the links of sets to what they ran.
    fileprivate func taking(_ file: WorkoutSession) -> WorkoutSession {
        var taken = self
        (taken.title, taken.notes) = (file.title ?? title, file.notes ?? notes)
        if file.length > 0 { taken.endedAt = startedAt.adding(seconds: file.length) }
        taken.exercises = file.exercises.map { performance in
            guard let known = exercises.first(where: { $0.id == performance.id }),
                known.exerciseID == performance.exerciseID
            else { return performance }
            var merged = performance
            merged.notes = performance.notes ?? known.notes
            merged.supersetGroup = performance.supersetGroup ?? known.supersetGroup
            merged.exercisePrescriptionID = known.exercisePrescriptionID
            for (index, set) in merged.sets.enumerated() {
                guard let before = known.sets.first(where: { $0.id == set.id }) else { continue }
                merged.sets[index].setPrescriptionID = before.setPrescriptionID
                merged.sets[index].target = before.target
                merged.sets[index].note = set.note ?? before.note
                merged.sets[index].rir = set.rir ?? before.rir
                merged.sets[index].amrap = set.amrap || before.amrap
            }
            return merged
        }
        taken.totals = taken.computedTotals
        return taken
    }
}
