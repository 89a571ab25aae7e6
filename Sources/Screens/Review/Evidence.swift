import Training

/// What a proposal rests on: the targets of the workout, and what was done.
struct Evidence {
    var targets: [SetTarget] = []
    var done: [SetTarget] = []
    var effort: SessionRPE?
    var loadKind = LoadKind.external
    /// Whether every target was met; `nil` where there was none to meet.
    var isHit: Bool?

    /// `nil` where the workout is not known here.
    init?(_ card: ReviewCard, _ work: [ActiveExercise], _ effort: SessionRPE?, _ sessions: [WorkoutSession]) {
        let instance = card.first.sourceExercisePerformanceID
        let prescription = card.first.targetExercisePrescriptionID
        for exercise in work
        where exercise.instanceID == instance
            || (instance == nil && prescription != nil && exercise.exercisePrescriptionID == prescription)
        {
            loadKind = exercise.loadKind
            for set in exercise.sets where set.setType.countsForProgression {
                add(
                    set.target, set.status,
                    SetValues(weight: set.weight, reps: set.reps, durationSeconds: set.durationSeconds))
            }
            self.effort = effort
            return
        }
        for session in sessions {
            for exercise in session.exercises where exercise.id == instance {
                loadKind = exercise.loadKind
                for set in exercise.sets where set.setType.countsForProgression {
                    add(
                        set.target, set.status,
                        SetValues(weight: set.weight, reps: set.reps, durationSeconds: set.durationSeconds))
                }
                self.effort = session.postEffort?.rpe
                return
            }
        }
        return nil
    }

    private mutating func add(_ target: SetTarget?, _ status: SetStatus, _ did: SetValues) {
        if let target {
            targets.append(target)
            let fell =
                (did.reps ?? 0) < (target.reps ?? 0)
                || (did.durationSeconds ?? 0) < (target.durationSeconds ?? 0)
            isHit = isHit != false && !fell && status == .done
        }
        if status == .done {
            done.append(SetTarget(weight: did.weight, reps: did.reps, durationSeconds: did.durationSeconds))
        }
    }
}
