/// The changes of one kind that were proposed together for one exercise, and where they hold: they are judged as one
/// (DESIGN.md 4.4).
public struct ChangeGroup: Sendable {
    public var type: ChangeType
    public var targets: [AppliedPlace]

    public init(_ type: ChangeType, _ targets: [AppliedPlace]) { (self.type, self.targets) = (type, targets) }
}

/// Judges accepted changes by the first session that ran them, against the targets of that day. Integer arithmetic.
public struct OutcomeJudge: Sendable {
    let policy: CoachPolicy

    public init(_ policy: CoachPolicy = .current) { self.policy = policy }

    /// What came of a group in a session that ran it; `nil` while it stays open: nothing of it was done, or the day was no
    /// fair test.
    public func outcome(of group: ChangeGroup, in session: WorkoutSession) -> SuggestedChange.Outcome? {
        guard let work = GroupWork(group, session, policy) else { return nil }
        // A weight that the gym could not load was not tried.
        if group.type.field == .weight, work.isOffPlan, session.kind == .regular { return nil }
        guard let outcome = outcome(of: group, work, session) else { return nil }
        // A day under special circumstances counts when it was lived up to, and is held against nothing when it was not. A week of
        // recovery has other weights: it tries nothing.
        switch session.kind {
        case .regular, .gymLimited: return outcome
        case .overridden: return work.isWhole ? outcome : nil
        case .deload: return nil
        case .sick, .test: return work.isWhole && outcome != .tooAggressive ? outcome : nil
        }
    }

    private func outcome(
        of group: ChangeGroup, _ work: GroupWork, _ session: WorkoutSession
    ) -> SuggestedChange.Outcome? {
        let rpe = session.postEffort?.rpe
        switch group.type {
        case .addSet: return work.done == 0 ? .ignored : byEffort(rpe)
        case .removeSet: return work.extra > 0 ? .ignored : byReps(work, rpe)
        case .increaseRest, .decreaseRest:
            if let rest = work.rest {
                let off = (rest.taken - rest.meant).magnitude
                if off * 100_000 > rest.meant.magnitude * policy.restTolerance.thousandths.magnitude {
                    return .ignored
                }
            }
            return work.done == 0 ? nil : byReps(work, rpe)
        case .increaseWeight, .increaseReps, .increaseDuration, .changeTrainingMax, .changeStage, .substitute, .stay,
            .changeSetType:
            if work.done == 0 { return nil }
            return work.allLighter(than: policy.ignoredBelow) ? .ignored : byReps(work, rpe)
        case .decreaseWeight, .decreaseReps, .decreaseDuration, .deload, .restart:
            if work.done == 0 { return nil }
            return work.someHeavier(than: policy.ignoredAbove) ? .ignored : byReps(work, rpe)
        }
    }

    private func byReps(_ work: GroupWork, _ rpe: SessionRPE?) -> SuggestedChange.Outcome {
        let (done, target) = (work.amountDone * 100_000, work.amountTargeted)
        if done < target * policy.tooFewReps.thousandths { return .tooAggressive }
        if let rpe {
            if !work.allHit, rpe >= policy.struggle { return .tooAggressive }
            if done >= target * policy.manyReps.thousandths, target > 0, rpe <= policy.easySession { return .tooEasy }
            if work.allHit, rpe <= policy.veryEasySession { return .tooEasy }
        }
        return .good
    }

    private func byEffort(_ rpe: SessionRPE?) -> SuggestedChange.Outcome {
        guard let rpe else { return .good }
        if rpe >= policy.struggle { return .tooAggressive }
        return rpe <= policy.veryEasySession ? .tooEasy : .good
    }

    // MARK: Done anyway

    /// Whether the exercises of a session did what the lifter had rejected.
    public func wasDoneAnyway(_ change: SuggestedChange, in exercises: [ExercisePerformance]) -> Bool {
        for performance in exercises where performance.exerciseID == change.exerciseID {
            let loads = Loads(increment: .kilogram, kind: performance.loadKind)
            let work = performance.sets.filter { $0.status == .done && $0.setType.countsForProgression }
            let sameSet = work.filter { $0.setPrescriptionID == change.targetSetPrescriptionID }
            let sets = change.targetSetPrescriptionID == nil || sameSet.isEmpty ? work : sameSet
            for set in sets where didAnyway(change, set, loads) { return true }
            let ran = performance.exercisePrescriptionID == change.targetExercisePrescriptionID
            if change.type == .removeSet, ran, sameSet.isEmpty, !work.isEmpty { return true }
            if change.type == .addSet, ran {
                for set in work where set.setPrescriptionID == nil { return true }
            }
        }
        return false
    }

    private func didAnyway(_ change: SuggestedChange, _ set: SetPerformance, _ loads: Loads) -> Bool {
        switch change.type {
        case .increaseWeight:
            guard let weight = set.weight, let to = change.value?.mass, (set.reps ?? 1) > 0 else { return false }
            return !loads.isHarder(to, than: weight)
        case .decreaseWeight, .deload:
            guard let weight = set.weight, let to = change.value?.mass else { return false }
            return !loads.isHarder(weight, than: to)
        case .increaseReps:
            guard let reps = set.reps, let to = change.value?.whole, reps >= to else { return false }
            guard let target = set.target?.weight else { return true }
            return set.weight.map { !loads.isHarder(target, than: $0) } ?? false
        case .increaseDuration:
            guard let seconds = set.durationSeconds, let to = change.value?.whole else { return false }
            return seconds >= to
        default: return false
        }
    }
}

/// What was done of the sets that a group of changes is about.
private struct GroupWork {
    /// Sets done, and sets that there were.
    private(set) var done = 0
    private(set) var count = 0
    /// Sets done beyond the prescription.
    private(set) var extra = 0
    private(set) var amountDone: Int64 = 0
    private(set) var amountTargeted: Int64 = 0
    private(set) var allHit = true
    /// Whether a set had another weight for its target than the plan has.
    private(set) var isOffPlan = false
    /// Twice the median of the rests that were taken, and of those that were meant after the same sets; in seconds.
    private(set) var rest: (taken: Int64, meant: Int64)?
    /// Worked and targeted weight of each set that was done.
    private var weights: [(worked: Mass, target: Mass)] = []
    private var isAssisted = false
    private let ignoredBelow: Percent
    /// Whether less than the target weight is less than was asked for.
    private let asksForMore: Bool

    /// Whether everything that was meant for the day was done.
    var isWhole: Bool { done == count }

    /// `nil` where the session has nothing of it.
    init?(_ group: ChangeGroup, _ session: WorkoutSession, _ policy: CoachPolicy) {
        ignoredBelow = policy.ignoredBelow
        switch group.type {
        case .decreaseWeight, .deload, .restart: asksForMore = false
        default: asksForMore = true
        }
        var found = false
        for performance in session.exercises {
            var ids: [SetPrescriptionID] = []
            var whole = false
            var mine = false
            for target in group.targets where target.exercisePrescriptionID == performance.exercisePrescriptionID {
                mine = true
                if let id = target.setPrescriptionID { ids.append(id) } else { whole = true }
            }
            guard mine else { continue }
            found = true
            isAssisted = performance.loadKind == .assisted
            // A set that was taken out has none of its own: what remains is judged.
            if group.type == .removeSet { whole = true }
            for (place, set) in performance.sets.enumerated() {
                guard let id = set.setPrescriptionID else {
                    if set.status == .done, set.setType.countsForProgression { extra += 1 }
                    continue
                }
                guard whole ? set.setType.countsForProgression : ids.contains(id) else { continue }
                add(set, wasMissed: session.passedBy(place, of: performance))
            }
            if group.type.field == .rest { rest = Self.rest(performance, group.targets) }
        }
        if !found { return nil }
    }

    /// - Parameter wasMissed: whether the session went on without it; one that was cut short is held against nothing.
    private mutating func add(_ set: SetPerformance, wasMissed: Bool) {
        // Left out by an override: not meant for the day.
        if set.status == .skipped, set.skipReason == SessionOverride.leftOut { return }
        count += 1
        if set.target?.plannedWeight != nil { isOffPlan = true }
        guard set.status == .done || wasMissed else { return }
        let isTimed = set.target?.reps == nil && set.target?.durationSeconds != nil
        let target = isTimed ? set.target?.durationSeconds ?? 0 : set.target?.reps ?? 0
        amountTargeted += Int64(target)
        guard set.status == .done else {
            allHit = false
            return
        }
        done += 1
        var amount = isTimed ? set.durationSeconds ?? 0 : set.reps ?? 0
        if let goal = set.target?.weight, let weight = set.weight {
            weights.append((weight, goal))
            // Reps at clearly less than the target weight are none at the target.
            if asksForMore, isLighter(weight, goal, than: ignoredBelow) { amount = 0 }
        }
        amountDone += Int64(amount)
        if amount < target { allHit = false }
    }

    private func isLighter(_ worked: Mass, _ target: Mass, than share: Percent) -> Bool {
        if isAssisted {
            return worked > target.scaled(Percent.whole.thousandths, over: max(1, share.thousandths))
        }
        return worked < target.scaled(share.thousandths, over: Percent.whole.thousandths)
    }

    /// Whether every set was worked with less than this share of its target weight.
    func allLighter(than share: Percent) -> Bool {
        for pair in weights where !isLighter(pair.worked, pair.target, than: share) { return false }
        return !weights.isEmpty
    }

    /// Whether a set was worked with more than this share of its target weight.
    func someHeavier(than share: Percent) -> Bool {
        for pair in weights {
            if isAssisted {
                if pair.worked < pair.target.scaled(Percent.whole.thousandths, over: share.thousandths) { return true }
            } else if pair.worked > pair.target.scaled(share.thousandths, over: Percent.whole.thousandths) {
                return true
            }
        }
        return false
    }

    /// The rests after working sets: from the end of one to the start of the next, which is known where the next one was
    /// timed, and otherwise taken to be its end.
    private static func rest(
        _ performance: ExercisePerformance, _ targets: [AppliedPlace]
    ) -> (taken: Int64, meant: Int64)? {
        var ends: [(at: Instant, set: SetPerformance)] = []
        for set in performance.sets where set.status == .done && set.setType.countsForProgression {
            if let at = set.completedAt { ends.append((at, set)) }
        }
        ends.sort { $0.at < $1.at }
        var taken: [Int64] = []
        var meant: [Int64] = []
        for (one, next) in zip(ends, ends.dropFirst()) {
            let own = targets.first { $0.setPrescriptionID != nil && $0.setPrescriptionID == one.set.setPrescriptionID }
            let target = own ?? targets.first { $0.setPrescriptionID == nil }
            guard let seconds = target?.after?.whole else { continue }
            meant.append(Int64(seconds))
            taken.append(max(0, next.at.seconds(since: one.at) - Int64(next.set.durationSeconds ?? 0)))
        }
        return taken.isEmpty ? nil : (doubledMedian(taken), doubledMedian(meant))
    }

    /// The two middle values of an even count together, twice the middle one of an odd count.
    private static func doubledMedian(_ values: [Int64]) -> Int64 {
        let sorted = values.sorted()
        return sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]
    }
}

extension AppliedPlace {
    /// Whether a version holds the change: whoever trains it runs the change.
    public func holds(in snapshot: PlanSnapshot, _ type: ChangeType) -> Bool {
        guard let exercise = snapshot.exercises.first(where: { $0.id == exercisePrescriptionID }) else { return false }
        switch type {
        case .stay, .changeStage, .restart: return true
        case .removeSet: return !exercise.sets.contains { $0.id == setPrescriptionID }
        case .addSet: return exercise.sets.contains { $0.id == setPrescriptionID }
        case .substitute: return after == .exercise(exercise.exerciseID)
        case .changeTrainingMax:
            if case .percentOfMax(let rule)? = exercise.rule { return .mass(rule.trainingMax) == after }
            return false
        case .changeSetType:
            return exercise.sets.contains { $0.id == setPrescriptionID && .setType($0.type) == after }
        case .increaseWeight, .decreaseWeight, .increaseReps, .decreaseReps, .increaseDuration, .decreaseDuration,
            .increaseRest, .decreaseRest, .deload:
            guard let field = type.field else { return false }
            guard let setPrescriptionID else {
                return (field.shared(in: exercise) ?? field.value(of: exercise)) == after
            }
            guard let set = exercise.sets.first(where: { $0.id == setPrescriptionID }) else { return false }
            return field.value(of: set, in: exercise) == after
        }
    }
}
