import Contract
import Training

/// Exercises: what they are, what was done of them last, and what comes next.
extension Knowledge {
    /// Notes in which language the catalogue came. Names of another one are not shown where English ones stand beside them.
    @inline(never) mutating func takeNames(_ language: Language) {
        namesAre = .english
        guard let all = exercises else { return }
        for index in all.indices where all[index].localName != nil {
            namesAre = language
            if language == .english { exercises![index].localName = nil }
        }
    }

    func exercise(_ id: ExerciseID) -> Exercise? { exercises?.first { $0.id == id } }

    /// The step of an exercise's load.
    func step(_ id: ExerciseID, _ unit: MassUnit) -> Mass {
        settings.exerciseDefaults?[id]?.increment ?? exercise(id)?.increment(in: unit) ?? unit.usualStep
    }

    /// The gym in use, where it is known here.
    var gym: Gym? { settings.gymID.flatMap { id in gyms.first { $0.id == id } } }

    /// The last performance of an exercise: the newest that is known, however long ago. A stack weighs in one gym what it does not
    /// in another: of what is done on a machine or a cable it is the newest in the gym in use, where there is one.
    func last(_ id: ExerciseID) -> LastPerformance? {
        var isOfGym = false
        if let here = settings.gymID, let first = exercise(id)?.equipment.first, first == .machine || first == .cable {
            isOfGym = true
            for session in sessions ?? [] where session.gymID == here {
                if let done = session.performance(of: id) { return LastPerformance(done, in: session) }
            }
        }
        var last = prior[id]?.lastWorkout
        for item in next ?? [] where item.exerciseID == id && !item.lastSets.isEmpty {
            if let trained = item.trained, last.map({ $0.date < trained.date }) ?? true { last = trained }
        }
        for session in sessions ?? [] {
            // What was trained with the app is not in the future, and may be newer than what the server knew when it was asked.
            if let last, session.startedAt <= last.date { break }
            if last != nil, isOfGym || session.origin == .imported { continue }
            if let done = session.performance(of: id) { return LastPerformance(done, in: session) }
        }
        return last
    }

    /// Whether the server has not said yet, to this device, what was done of an exercise before: there may be something.
    func isUnseen(_ id: ExerciseID) -> Bool { prior[id] == nil && self[.prior(id)].state != .refused }

    /// The last performance that was meant to be all of it: not that of a deload or a test, where one before it is known.
    private func lastInFull(_ id: ExerciseID) -> LastPerformance? {
        let known = last(id)
        guard let last = known, session(last.sessionID)?.phase?.judges == false else { return known }
        for session in sessions ?? [] where session.phase?.judges != false && session.startedAt < last.date {
            if let done = session.performance(of: id) { return LastPerformance(done, in: session) }
        }
        return last
    }

    /// The work of last time, to begin with; `nil` when none is known. How hard it was is not taken over.
    func plannedLikeLast(_ exercise: Exercise) -> [NewSet]? {
        var sets: [NewSet] = []
        for set in lastInFull(exercise.id)?.sets ?? [] where set.setType != .warmup && sets.count < 10 {
            var new = NewSet()
            new.setType = set.setType
            new.weight = exercise.loadKind == .bodyweight ? nil : set.weight
            // An imported log may hold more than a set of today may.
            new.reps = set.reps.map { min(30, max(1, $0)) }
            new.durationSeconds = set.durationSeconds
            new.distance = set.distance
            if exercise.measure == .reps, new.reps == nil { continue }
            sets.append(new)
        }
        return sets.isEmpty ? nil : sets
    }

    /// What comes next of an exercise of a workout: what is said of its own place in the plan; never what is said of the
    /// same lift in another plan.
    func nextItem(_ exercise: ActiveExercise, in plan: PlanID?) -> NextItem? {
        var found: NextItem?
        for item in next ?? [] where item.exerciseID == exercise.exerciseID {
            if let own = exercise.exercisePrescriptionID {
                if item.exercisePrescriptionID == own { return item }
                if item.planID == nil || item.planID == plan { found = found ?? item }
            } else if found == nil || item.planID == nil {
                found = item
            }
        }
        return found
    }
}

extension NextItem {
    /// Tells the items apart: a lift stands there once for each plan that holds it.
    var key: UInt64 { exercisePrescriptionID?.low ?? exerciseID.low }

    /// The first set that is to have more reps than it had: from how many, to how many.
    var repsChange: (from: Int, to: Int)? {
        var index = 0
        for set in lastSets where set.setType.countsForProgression {
            defer { index += 1 }
            guard index < recommendation.targets.count else { return nil }
            if let from = set.reps, let to = recommendation.targets[index].reps, to > from { return (from, to) }
        }
        return nil
    }
}
