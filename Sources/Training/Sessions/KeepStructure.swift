/// A change of structure that the plan cannot take over any more.
public struct StructureConflict: Error, Equatable, Sendable {
    /// The change that does not fit.
    public var change: ChangeID
}

extension PlanSnapshot {
    /// The exercises of this version with changes of a session's structure. What is there already, or gone already, stays as
    /// it is, so that keeping a change twice is keeping it once.
    ///
    /// - Parameters:
    ///   - edits: in any order.
    /// - Throws: when what a change is about is not in the plan any more, or is another exercise by now.
    public func keeping(
        _ edits: [StructureEdit]
    ) throws(StructureConflict) -> [ExercisePrescription] {
        var exercises = exercises
        // Sets first; then what goes, so that nothing is put behind it; then, in the workout's order, what comes and moves.
        for phase in 0..<4 {
            for edit in edits.sorted(by: { $0.place < $1.place }) where edit.phase == phase {
                guard exercises.keep(edit.action) else {
                    throw StructureConflict(change: edit.change.id)
                }
            }
        }
        return exercises
    }

    /// Those of a session's changes that this version has not taken over, and still can.
    public func open(_ edits: [StructureEdit]) -> [StructureEdit] {
        edits.filter { edit in
            guard let kept = try? keeping([edit]) else { return false }
            return kept != exercises
        }
    }
}

extension StructureEdit {
    fileprivate var phase: Int {
        switch action {
        case .swap, .removeSet, .addSet: 0
        case .removeExercise: 1
        case .addExercise, .move: 2
        case .group: 3
        }
    }
}

extension [ExercisePrescription] {
    /// Whether the change could be made; one that is made already can.
    fileprivate mutating func keep(_ action: StructureEdit.Action) -> Bool {
        switch action {
        case .swap(let id, let from, let performance):
            guard let place = place(of: id) else { return false }
            if self[place].exerciseID == performance.exerciseID { return true }
            guard self[place].exerciseID == from else { return false }
            self[place].swap(to: performance)
        case .removeSet(let set, let id):
            guard let place = place(of: id) else { return true }
            self[place].sets.removeAll { $0.id == set }
        case .addSet(let set, let id, let exercise, let anchors, _):
            guard let place = place(of: id), self[place].exerciseID == exercise else { return false }
            if self[place].sets.contains(where: { $0.id == set.id }) { return true }
            self[place].insert(set, after: anchors)
        case .removeExercise(let id): removeAll { $0.id == id }
        case .addExercise(let exercise, let anchors):
            if place(of: exercise.id) == nil { put(exercise, after: anchors) }
        case .move(let id, let anchors):
            guard let place = place(of: id) else { return false }
            let exercise = remove(at: place)
            put(exercise, after: anchors)
        case .group(let ids, let group):
            for id in ids {
                guard let place = place(of: id) else { return false }
                self[place].supersetGroup = group
            }
        }
        return true
    }

    private func place(of id: PrescriptionID) -> Int? { firstIndex { $0.id == id } }

    /// After the first of these that is there: first of all where there were none, last where none is left.
    private mutating func put(_ exercise: ExercisePrescription, after anchors: [PrescriptionID]) {
        for anchor in anchors {
            guard let place = place(of: anchor) else { continue }
            return insert(exercise, at: place + 1)
        }
        insert(exercise, at: anchors.isEmpty ? 0 : count)
    }
}

extension ExercisePrescription {
    fileprivate mutating func insert(_ set: SetPrescription, after anchors: [SetPrescriptionID]) {
        for anchor in anchors {
            guard let place = sets.firstIndex(where: { $0.id == anchor }) else { continue }
            return sets.insert(set, at: place + 1)
        }
        sets.insert(set, at: anchors.isEmpty ? 0 : sets.count)
    }

    /// Puts another exercise in the place of this one. The sets keep ids, types and rests, and take their numbers from what
    /// was done: the set of the same place, else the last one. Warm-ups that were not done with it are dropped. It progresses
    /// by the standard rule, under a key of its own.
    fileprivate mutating func swap(to performance: ExercisePerformance) {
        exerciseID = performance.exerciseID
        name = performance.name
        muscles = []
        loadKind = performance.loadKind
        measure = performance.measure
        progressionKey = .named("key/" + exerciseID.text, in: id)
        (rule, repRange) = (nil, RepRange())
        let warmups = performance.sets.filter { $0.setType == .warmup }
        let work = performance.sets.filter { $0.setType != .warmup }
        var swapped: [SetPrescription] = []
        var taken = (warmups: 0, work: 0)
        for set in sets {
            let isWarmup = set.type == .warmup
            let pool = isWarmup ? warmups : work.isEmpty ? warmups : work
            let index = isWarmup ? taken.warmups : taken.work
            if isWarmup { taken.warmups += 1 } else { taken.work += 1 }
            guard !isWarmup || index < pool.count, let done = index < pool.count ? pool[index] : pool.last else {
                continue
            }
            var target = SetPrescription(mirroring: done)
            (target.id, target.type, target.restSeconds) = (set.id, set.type, set.restSeconds)
            target.amrap = set.amrap
            swapped.append(target)
        }
        sets = swapped
    }
}
