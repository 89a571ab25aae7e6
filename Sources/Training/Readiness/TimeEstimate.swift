/// How long a plan takes, and what to leave out when there is less time.
public struct TimeEstimate {
    private let snapshot: PlanSnapshot
    private let policy: ReadinessPolicy
    private let restSeconds: Int
    /// Of the whole plan, by its sets.
    private let wholeSeconds: Int64
    /// Minutes of the whole plan, rounded up: what the plan says, else by its sets.
    let minutes: Int

    /// - Parameter minutes: what the plan says.
    init(_ snapshot: PlanSnapshot, minutes: Int?, restSeconds: Int, _ policy: ReadinessPolicy) {
        (self.snapshot, self.restSeconds, self.policy) = (snapshot, restSeconds, policy)
        wholeSeconds = Self.seconds(snapshot.exercises, restSeconds, policy)
        self.minutes = min(max(minutes ?? Int((wholeSeconds + 59) / 60), 0), 100_000)
    }

    /// Minutes of exercises by their sets and rests, rounded up.
    ///
    /// - Parameter restSeconds: after a working set where nothing else is said.
    public static func minutes(of exercises: [ExercisePrescription], restSeconds: Int) -> Int {
        Int((seconds(exercises, restSeconds, ReadinessPolicy()) + 59) / 60)
    }

    private static func seconds(
        _ exercises: [ExercisePrescription], _ restSeconds: Int, _ policy: ReadinessPolicy
    ) -> Int64 {
        var seconds: Int64 = 0
        for exercise in exercises {
            for set in exercise.sets { seconds += Self.seconds(set, exercise, restSeconds, policy) }
        }
        return seconds
    }

    /// Leaves out as little as it takes to be done in so many minutes: optional exercises from the last, then sets of
    /// all, in tens of percent. One exercise always stays, and at least half of the sets.
    ///
    /// - Returns: whether anything was left out for it.
    func fit(_ override: inout SessionOverride, into available: Int) -> Bool {
        guard !fits(override, available) else { return false }
        let before = override
        var left = snapshot.exercises.count
        for exercise in snapshot.exercises.reversed() where exercise.optional && left > 1 {
            let skip = SessionOverride.Adjustment(type: .skipExercise, exercisePrescriptionID: exercise.id)
            override.adjustments.append(skip)
            left -= 1
            if fits(override, available) { return true }
        }
        let asked = override.adjustments.first { $0.type == .percentVolume }?.value
        var volume = asked ?? Percent(thousandths: 0)
        let others = override.adjustments.filter { $0.type != .percentVolume }
        while volume > policy.volumeFloor {
            volume.thousandths = max(
                volume.thousandths + policy.volumeStep.thousandths, policy.volumeFloor.thousandths)
            let fewer = SessionOverride.Adjustment(type: .percentVolume, value: volume)
            override.adjustments = others + [fewer]
            if fits(override, available) { break }
        }
        return override != before
    }

    /// Whether the plan under an override takes at most so many minutes; what the plan says is scaled by its sets.
    private func fits(_ override: SessionOverride, _ available: Int) -> Bool {
        let today = EffectiveTargets(of: snapshot, override: override) { $0.ownLoads() }
        var seconds: Int64 = 0
        for (exercise, sets) in zip(snapshot.exercises, today.exercises) {
            for (set, effective) in zip(exercise.sets, sets) where !effective.isLeftOut {
                seconds += Self.seconds(set, exercise, restSeconds, policy)
            }
        }
        guard wholeSeconds > 0 else { return true }
        return Int64(minutes) * seconds <= Int64(available) * wholeSeconds
    }

    /// The set and the rest after it. Rest is found in the set, then in the exercise, then in the setting.
    private static func seconds(
        _ set: SetPrescription, _ exercise: ExercisePrescription, _ restSeconds: Int, _ policy: ReadinessPolicy
    ) -> Int64 {
        let usual = set.type == .warmup ? RestPolicy.defaultWarmupSeconds : restSeconds
        let rest = exercise.restSeconds(after: set) ?? usual
        let work = set.durationSeconds ?? policy.secondsPerSet
        return Int64(min(max(rest, 0), 3_600)) + Int64(min(max(work, 0), SetLimits.maximumSeconds))
    }
}
