/// How long a plan takes, and what to leave out when there is less time.
public struct TimeEstimate {
    private let snapshot: PlanSnapshot
    private let policy: ReadinessPolicy
    private let restSeconds: Int
    /// Of the whole plan, by its sets.
    private let wholeSeconds: Int64
    /// Minutes of the whole plan, rounded up: what the plan says, else by its sets.
    let minutes: Int

    /// - Parameters:
    ///   - minutes: what the plan says.
    ///   - regular: the plan of which it says so: a day of fewer sets takes as much less.
    init(
        _ snapshot: PlanSnapshot, minutes: Int?, of regular: PlanSnapshot, restSeconds: Int, _ policy: ReadinessPolicy
    ) {
        (self.snapshot, self.restSeconds, self.policy) = (snapshot, restSeconds, policy)
        wholeSeconds = Self.seconds(snapshot.exercises, restSeconds, policy)
        guard let minutes else {
            self.minutes = Int(min((wholeSeconds + 59) / 60, 100_000))
            return
        }
        let said = Int64(min(max(minutes, 0), 100_000))
        let seconds = Self.seconds(regular.exercises, restSeconds, policy)
        self.minutes = Int(seconds > 0 ? min((said * wholeSeconds + seconds - 1) / seconds, 100_000) : said)
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

    /// Leaves out as little as it takes to be done in so many minutes: optional exercises from the last, then sets of all in tens
    /// of percent, down to half of them, then the other exercises from the last, each with as many sets of the rest as fit. One
    /// exercise always stays; only its sets become fewer than half.
    ///
    /// - Returns: whether anything was left out for it.
    func fit(_ override: inout SessionOverride, into available: Int) -> Bool {
        guard !fits(override, available), snapshot.exercises.count > 0 else { return false }
        let before = override
        var leaves: [PrescriptionID] = []
        for exercise in snapshot.exercises.reversed() where exercise.optional { leaves.append(exercise.id) }
        let optional = leaves.count
        for exercise in snapshot.exercises.reversed() where !exercise.optional { leaves.append(exercise.id) }
        leaves.removeLast()
        for (index, exercise) in leaves.enumerated() {
            if index >= optional, fit(&override, before, policy.volumeFloor, available) { return true }
            let skip = SessionOverride.Adjustment(type: .skipExercise, exercisePrescriptionID: exercise)
            // What is left out anyway lets the others have their sets.
            var skips: [SessionOverride.Adjustment] = []
            for adjustment in override.adjustments where adjustment.type == .skipExercise { skips.append(adjustment) }
            override.adjustments = before.adjustments + skips + [skip]
            if fits(override, available) { return true }
        }
        let least = Percent(thousandths: OverrideLimits.volume.lowerBound)
        _ = fit(&override, before, least, available)
        return override != before
    }

    /// Leaves out sets of all exercises that are done, down to a floor.
    ///
    /// - Parameter before: the override as it was: what it asks for of the sets is where to begin.
    /// - Returns: whether it fits then.
    private func fit(
        _ override: inout SessionOverride, _ before: SessionOverride, _ floor: Percent, _ available: Int
    ) -> Bool {
        var volume = Percent(thousandths: 0)
        for adjustment in before.adjustments where adjustment.type == .percentVolume {
            volume = adjustment.value ?? volume
        }
        var others: [SessionOverride.Adjustment] = []
        for adjustment in override.adjustments where adjustment.type != .percentVolume { others.append(adjustment) }
        var fewest = seconds(under: override)
        while volume > floor {
            volume.thousandths = max(volume.thousandths + policy.volumeStep.thousandths, floor.thousandths)
            var fewer = override
            fewer.adjustments = others + [SessionOverride.Adjustment(type: .percentVolume, value: volume)]
            // A step that leaves out no set is none.
            let seconds = seconds(under: fewer)
            if seconds >= fewest { continue }
            (override, fewest) = (fewer, seconds)
            if fits(override, available) { return true }
        }
        return false
    }

    /// Whether the plan under an override takes at most so many minutes.
    private func fits(_ override: SessionOverride, _ available: Int) -> Bool {
        Int64(minutes) * seconds(under: override) <= Int64(available) * wholeSeconds
    }

    /// Minutes of the plan under an override, rounded up; what the plan says is scaled by its sets.
    func minutes(under override: SessionOverride) -> Int {
        guard wholeSeconds > 0 else { return 0 }
        return Int((Int64(minutes) * seconds(under: override) + wholeSeconds - 1) / wholeSeconds)
    }

    private func seconds(under override: SessionOverride) -> Int64 {
        let today = EffectiveTargets(of: snapshot, override: override) { $0.ownLoads() }
        var seconds: Int64 = 0
        for (exercise, sets) in zip(snapshot.exercises, today.exercises) {
            for (set, effective) in zip(exercise.sets, sets) where !effective.isLeftOut {
                seconds += Self.seconds(set, exercise, restSeconds, policy)
            }
        }
        return seconds
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

extension WorkoutPlan {
    /// Minutes that it takes on a day: what it says, else by its sets and rests, rounded up; a day of fewer sets takes as much less.
    /// `nil` where it says nothing and has no sets.
    ///
    /// - Parameters:
    ///   - day: what a day of a phase makes of it; `nil` for all of it.
    ///   - restSeconds: after a working set where nothing else is said.
    func minutes(on day: PhaseAdjustment?, restSeconds: Int) -> Int? {
        let regular = currentVersion
        if regular.exercises.isEmpty { return estimatedMinutes }
        // Weights take no time: they need not be those of a gym.
        let trained = day.map { regular.adjusted(by: $0) { _ in Loads(increment: .zero) } } ?? regular
        let minutes = TimeEstimate(
            trained, minutes: estimatedMinutes, of: regular, restSeconds: restSeconds, ReadinessPolicy()
        ).minutes
        return minutes > 0 ? minutes : nil
    }
}
