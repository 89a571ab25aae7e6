public import Wire

/// Reps first, then weight (seed 002, authoritative): all working sets at the maximum → weight up, reps reset; else all
/// at their target → one rep more; else the same again.
public struct DoubleProgression: WireModel, Sendable {
    public var startingReps = 8
    public var maxReps = 12
    public var incrementPercent = Percent(thousandths: 5_000)
    /// The step of the load where no gym says otherwise.
    public var minIncrement = Mass(thousandths: 2_500, of: .kg)

    public init() {}

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("starting_reps", &startingReps, default: 8)
        try v.field("max_reps", &maxReps, default: 12)
        try v.field("increment_percent", &incrementPercent, default: Percent(thousandths: 5_000))
        try v.field("min_increment", &minIncrement, default: Mass(thousandths: 2_500, of: .kg))
    }

    /// Reps within [start, max].
    public func clamped(_ reps: Int) -> Int { min(max(reps, startingReps), maxReps) }

    /// What to do next. Weight before reps before the same again; held reps outside [start, max] are kept, only new
    /// targets are clamped; a skipped or failed working set blocks any increase, and so does work below the target weight.
    public func next(after sets: [EvaluatedSet], loadKind: LoadKind) -> Recommendation {
        let step = Loads(increment: minIncrement, kind: loadKind)
        var judged = EvaluatedSet.judged(sets)
        if let blocked = EvaluatedSet.blocked(judged) { return blocked }
        var reasons: [Reason] = []
        if let (from, to) = Self.otherWeight(judged) {
            let override = Reason(.manualOverride) { ($0.from, $0.to) = (from, to) }
            for index in judged.indices { judged[index].target.weight = to }
            if step.isHarder(from, than: to) {
                var lighter = Recommendation.stay(judged, override)
                lighter.change = .decreaseWeight
                return lighter
            }
            reasons.append(override)
        }
        if let lighter = judged.first(where: { Self.isLighter($0, step) }) {
            return .stay(judged, Reason(.lighterSets) { ($0.from, $0.to) = (lighter.weight, lighter.target.weight) })
        }
        var proposal = evaluate(judged, step)
        if !reasons.isEmpty, proposal.change != .increaseWeight { proposal.change = .increaseWeight }
        reasons.append(contentsOf: proposal.reasons)
        proposal.reasons = reasons
        return proposal
    }

    private func evaluate(_ judged: [EvaluatedSet], _ step: Loads) -> Recommendation {
        var lowest = Int.max
        for set in judged { lowest = min(lowest, set.reps ?? 0) }
        if lowest >= maxReps { return atMaximum(judged, step) }
        let missed = judged.first { ($0.reps ?? 0) < ($0.target.reps ?? startingReps) }
        if let missed {
            return .stay(
                judged, Reason(.belowTarget) { ($0.reps, $0.targetReps) = (missed.reps ?? 0, missed.target.reps) })
        }
        guard judged.contains(where: { ($0.target.reps ?? startingReps) < maxReps }) else {
            return .stay(judged, Reason(.belowMaximum) { ($0.reps, $0.targetReps) = (lowest, maxReps) })
        }
        var targets: [SetTarget] = []
        for set in judged {
            var target = set.target
            target.reps = clamped((target.reps ?? startingReps) + 1)
            targets.append(target)
        }
        let reached = Reason(.targetReached) {
            ($0.sets, $0.reps, $0.nextReps) = (judged.count, lowest, Self.common(targets))
        }
        return Recommendation(.increaseReps, targets, [reached])
    }

    /// The reps that all targets share; `nil` when they differ.
    static func common(_ targets: [SetTarget]) -> Int? {
        for target in targets where target.reps != targets.first?.reps { return nil }
        return targets.first?.reps
    }

    private func atMaximum(_ judged: [EvaluatedSet], _ step: Loads) -> Recommendation {
        let unloaded = step.kind == .bodyweightPlus && judged.allSatisfy { ($0.target.weight ?? .zero) == .zero }
        if step.kind == .bodyweight || unloaded {
            var top = Recommendation.stay(judged, Reason(.bodyweightAtMaximum) { $0.reps = maxReps })
            for index in top.targets.indices { top.targets[index].reps = maxReps }
            return top
        }
        if step.kind == .assisted, judged.allSatisfy({ ($0.target.weight ?? .zero) == .zero }) {
            return .stay(judged, Reason(.noAssistanceLeft) { $0.reps = maxReps })
        }
        if step.kind == .external, judged.contains(where: { $0.target.weight == nil }) {
            return .stay(judged, Reason(.noWeight) { $0.reps = maxReps })
        }
        var targets: [SetTarget] = []
        var hardest = (from: Mass.zero, to: Mass.zero)
        for (index, set) in judged.enumerated() {
            let from = set.target.weight ?? .zero
            let to = step.raised(from, by: incrementPercent)
            if index == 0 || step.isHarder(from, than: hardest.from) { hardest = (from, to) }
            var target = set.target
            target.weight = to
            target.reps = startingReps
            targets.append(target)
        }
        let reached = Reason(.maximumReached) {
            ($0.sets, $0.reps, $0.from, $0.to) = (judged.count, maxReps, hardest.from, hardest.to)
            ($0.percent, $0.increment, $0.nextReps) = (incrementPercent, minIncrement, startingReps)
        }
        return Recommendation(.increaseWeight, targets, [reached])
    }

    private static func isLighter(_ set: EvaluatedSet, _ step: Loads) -> Bool {
        guard let target = set.target.weight else { return false }
        guard let weight = set.weight else { return step.kind != .assisted && target > .zero }
        return step.isHarder(target, than: weight)
    }

    /// The one weight at which every set was done, when it is not the target of any.
    private static func otherWeight(_ judged: [EvaluatedSet]) -> (from: Mass, to: Mass)? {
        guard let to = judged.first?.weight, let from = judged.first?.target.weight else { return nil }
        for set in judged where set.weight != to || set.target.weight == to || set.target.weight == nil { return nil }
        return (from, to)
    }
}

/// Bodyweight work: one rep more until the maximum; there a harder variant is the lifter's choice.
public struct RepsOnly: WireModel, Sendable {
    public var maxReps = 15

    public init() {}

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("max_reps", &maxReps, default: 15)
    }

    /// What to do next after these sets.
    public func next(after sets: [EvaluatedSet]) -> Recommendation {
        let judged = EvaluatedSet.judged(sets)
        if let blocked = EvaluatedSet.blocked(judged) { return blocked }
        var lowest = Int.max
        for set in judged { lowest = min(lowest, set.reps ?? 0) }
        if let missed = judged.first(where: { ($0.reps ?? 0) < ($0.target.reps ?? 1) }) {
            return .stay(
                judged, Reason(.belowTarget) { ($0.reps, $0.targetReps) = (missed.reps ?? 0, missed.target.reps) })
        }
        guard judged.contains(where: { ($0.target.reps ?? 1) < maxReps }) else {
            return .stay(judged, Reason(.bodyweightAtMaximum) { $0.reps = maxReps })
        }
        var targets: [SetTarget] = []
        for set in judged {
            var target = set.target
            let reps = target.reps ?? 1
            target.reps = max(reps, min(reps + 1, maxReps))
            targets.append(target)
        }
        let reached = Reason(.targetReached) {
            ($0.sets, $0.reps, $0.nextReps) = (judged.count, lowest, DoubleProgression.common(targets))
        }
        return Recommendation(.increaseReps, targets, [reached])
    }
}

/// Timed work: a few seconds more until the maximum.
public struct DurationOnly: WireModel, Sendable {
    public var stepSeconds = 5
    public var maxSeconds = 120

    public init() {}

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("step_seconds", &stepSeconds, default: 5)
        try v.field("max_seconds", &maxSeconds, default: 120)
    }

    /// What to do next after these sets.
    public func next(after sets: [EvaluatedSet]) -> Recommendation {
        let judged = EvaluatedSet.judged(sets)
        if let blocked = EvaluatedSet.blocked(judged) { return blocked }
        for set in judged where (set.durationSeconds ?? 0) < (set.target.durationSeconds ?? 0) {
            return .stay(judged, Reason(.shorterThanTarget) { $0.seconds = set.durationSeconds ?? 0 })
        }
        guard judged.contains(where: { ($0.target.durationSeconds ?? 0) < maxSeconds }) else {
            return .stay(judged, Reason(.durationAtMaximum) { $0.seconds = maxSeconds })
        }
        var targets: [SetTarget] = []
        var next = 0
        for set in judged {
            var target = set.target
            let seconds = target.durationSeconds ?? 0
            target.durationSeconds = max(seconds, min(seconds + stepSeconds, maxSeconds))
            next = max(next, target.durationSeconds ?? 0)
            targets.append(target)
        }
        return Recommendation(.increaseDuration, targets, [Reason(.durationReached) { $0.seconds = next }])
    }
}
