import Contract
import Sync
import Training
import Wire

extension SessionEditor {
    /// What is saved waits in the outbox and is shown at once, so that it makes no difference whether there is a signal. What the
    /// server would refuse is found here, by its own function, and said beside the field.
    static func save(_ editor: inout SessionEditor?, _ world: World) -> [Effect] {
        guard let saving = editor else { return [] }
        if !saving.faults.isEmpty { return saving.tellMarked(world) }
        guard saving.isChanged else {
            return saving.original == nil ? [.announce(world.strings[.noExercises])] : close(&editor, saving.draft.id)
        }
        let meta = CommandMeta(key: world.newKey(), at: world.now, uiSource: "correction")
        do throws(WorkoutError) {
            let step = try saving.step(meta, world)
            let name =
                world.strings.titled(saving.draft.title)
                + ", " + world.strings.date(saving.draft.startedAt, now: world.now)
            return [.queue(step, name: name)] + close(&editor, saving.draft.id)
                + [.announce(world.strings.kept(world.isOnline))]
        } catch {
            editor!.mark(error, world.strings)
            return editor!.tellMarked(world)
        }
    }

    private static func close(_ editor: inout SessionEditor?, _ id: WorkoutID) -> [Effect] {
        editor = nil
        return [forget, .go(.session(id), replace: true)]
    }

    private func step(_ meta: CommandMeta, _ world: World) throws(WorkoutError) -> OutboxStep {
        let known = world.knowledge.exercises ?? []
        let facts: (ExerciseID) -> ExerciseFacts? = { id in known.first { $0.id == id }?.facts }
        var exercises: [CorrectedExercise] = []
        for performance in draft.exercises {
            exercises.append(
                CorrectedExercise(performance, after: original?.exercises.first { $0.id == performance.id }))
        }
        guard let original else {
            var log = LogSession(
                id: draft.id, startedAt: draft.startedAt, endedAt: draft.endedAt, exercises: exercises, meta: meta)
            (log.title, log.notes, log.postEffort) = (draft.title.map { trimmed($0) }, draft.notes, draft.postEffort)
            _ = try log.session(draft.id, facts: facts, now: world.now)
            return .logSession(log)
        }
        var correction = SessionCorrection(meta: meta)
        if draft.title != original.title { correction.title = .some(draft.title.map { trimmed($0) }) }
        if draft.notes != original.notes { correction.notes = .some(draft.notes) }
        if draft.postEffort?.rpe != original.postEffort?.rpe { correction.postEffort = .some(draft.postEffort) }
        if draft.startedAt != original.startedAt { correction.startedAt = draft.startedAt }
        if draft.endedAt != original.endedAt { correction.endedAt = draft.endedAt }
        if !draft.exercises.isSame(as: original.exercises) { correction.exercises = exercises }
        _ = try original.corrected(by: correction, facts: facts, now: world.now)
        return .correct(original.id, correction)
    }

    /// Where a set of an exercise stands, as the faults of a correction name it.
    static func path(_ index: Int, _ set: Int) -> String {
        "/exercises/" + String(index) + "/sets/" + String(set)
    }

    /// The id of the line of a set.
    static func line(_ index: Int, _ set: Int) -> String { "edit-" + String(index) + "-set-" + String(set) }

    /// What is wrong with a set or one of its numbers.
    func fault(_ index: Int, _ set: Int) -> String? {
        let path = Self.path(index, set)
        for (place, text) in faults where place == path || place.hasPrefix(path + "/") { return text }
        return nil
    }

    /// Brings the first set that cannot be into sight, with the reason below it.
    private func tellMarked(_ world: World) -> [Effect] {
        for index in draft.exercises.indices {
            for set in draft.exercises[index].sets.indices where fault(index, set) != nil {
                return [.announce(world.strings[.lookAtMarked]), .scroll(Self.line(index, set) + "-fault")]
            }
        }
        return [.announce(world.strings[.lookAtMarked])]
    }

    /// Says what is wrong beside its field, and opens where it is.
    private mutating func mark(_ error: WorkoutError, _ strings: Strings) {
        var all = error.faults
        if all.isEmpty { all = [WorkoutError.Fault(path: error.path ?? "", message: error.message)] }
        for fault in all {
            let parts = fault.path.split(separator: "/")
            guard parts.count > 2, let index = Int(parts[1]), draft.exercises.indices.contains(index) else {
                let isTime = fault.path == "/started_at" || fault.path == "/ended_at"
                faults[fault.path] = isTime ? strings.inTheFuture : strings[.notPossible]
                continue
            }
            let exercise = draft.exercises[index]
            open = exercise.id
            faults[fault.path] = strings[.noNumber]
            for column in exercise.columns where parts.last.map({ $0 == column.wireName }) == true {
                let isThere = parts.count > 3 && Int(parts[3]).map { exercise.sets[$0].has(column) } ?? false
                if isThere { faults[fault.path] = strings.limit(column, exercise.loadKind, exercise.measure) }
            }
        }
    }
}

extension CorrectedExercise {
    /// - Parameter before: how it stood; `nil` for one that is new.
    fileprivate init(_ performance: ExercisePerformance, after before: ExercisePerformance?) {
        self.init()
        id = performance.id
        if before == nil { exerciseID = performance.exerciseID }
        var all: [CorrectedSet] = []
        for set in performance.sets {
            all.append(CorrectedSet(set, after: before?.sets.first { $0.id == set.id }))
        }
        sets = all
    }
}

extension CorrectedSet {
    /// Of a set that stays as it is only its id, so that it keeps whatever it holds.
    fileprivate init(_ set: SetPerformance, after before: SetPerformance?) {
        self.init()
        id = set.id
        if let before, before.isSame(as: set) { return }
        (setType, amrap, status, isFailure) = (set.setType, set.amrap, set.status, set.isFailure)
        (weight, reps, rir) = (.some(set.weight), .some(set.reps), .some(set.rir))
        (durationSeconds, distance) = (.some(set.durationSeconds), .some(set.distance))
    }
}

extension SetPerformance {
    fileprivate func has(_ field: CellField) -> Bool {
        switch field {
        case .weight: weight != nil
        case .reps: reps != nil
        case .rir: rir != nil
        case .duration: durationSeconds != nil
        case .distance: distance != nil
        }
    }
}

extension ExercisePerformance {
    /// The numbers that a set of this exercise has, in the order of the grid.
    var columns: [CellField] { CellField.all(measure, loadKind) }
}
