/// Today's targets of every set of a plan: the plan's own, as far as the gym can load them, under a one-time override.
/// The plan keeps its targets; what is answered here goes into the cells of a workout that starts.
public struct EffectiveTargets: Equatable, Sendable {
    /// Today's target of one set.
    public struct OfSet: Equatable, Sendable {
        public var target: SetTarget
        /// Whether the override leaves the set out. It stays in the workout, skipped, and may still be done.
        public var isLeftOut = false
        /// Why the target is not the plan's; empty where it is.
        public var reasons: [Reason] = []
    }

    /// Sets that an override adds to an exercise for today: as many more as the set that they stand behind.
    public struct More: Equatable, Sendable {
        /// The index of the set that is repeated.
        public var behind: Int
        /// 1 or more.
        public var count: Int
        /// Why they are there.
        public var reason: Reason
    }

    /// Exercise by exercise and set by set, in the order of the version.
    public var exercises: [[OfSet]] = []
    /// What comes on top, exercise by exercise; mostly nothing.
    public var more: [More?] = []

    /// - Parameters:
    ///   - snapshot: the version that is run.
    ///   - override: as the lifter confirmed it. Percentages of one exercise add up, those of all exercises included.
    ///   - loads: what an exercise can be loaded with. Without an override, only an inventory changes a target.
    public init(
        of snapshot: PlanSnapshot, override: SessionOverride? = nil, loads: (ExercisePrescription) -> Loads
    ) {
        for prescription in snapshot.exercises {
            exercises.append(Self.sets(of: prescription, override, loads(prescription)))
            more.append(override.flatMap { Self.more(prescription, $0) })
        }
    }

    private static func sets(
        of prescription: ExercisePrescription, _ override: SessionOverride?, _ loads: Loads
    ) -> [OfSet] {
        let percent = override?.percent(.percentWeight, of: prescription.id) ?? Percent(thousandths: 0)
        var sets: [OfSet] = []
        // Sets mostly share a weight, and looking for plates takes its time.
        var last: (planned: Mass, load: Mass, reason: Reason?)?
        for prescribed in prescription.sets {
            var set = OfSet(target: prescribed.target)
            if let planned = prescribed.weight, planned > .zero {
                if last?.planned != planned {
                    let (load, reason) = loads.today(planned, percent)
                    last = (planned, load, reason)
                }
                set.target.weight = last?.load
                if last?.load != planned { set.target.plannedWeight = planned }
                if let reason = last?.reason { set.reasons = [reason] }
            }
            sets.append(set)
        }
        if let override { leaveOut(prescription, override, &sets) }
        return sets
    }

    /// The last set that counts is repeated, one to the end of its reps only where there is no other.
    private static func more(_ prescription: ExercisePrescription, _ override: SessionOverride) -> More? {
        let percent = override.percent(.percentVolume, of: prescription.id)
        guard percent.thousandths > 0, !override.skips(prescription.id) else { return nil }
        let sets = prescription.sets
        let counting = sets.indices.filter { sets[$0].type.countsForProgression }
        guard let last = counting.last(where: { !sets[$0].amrap }) ?? counting.last else { return nil }
        let count = min(
            scaledCount(counting.count, by: percent) - counting.count, SetLimits.maximumSets - sets.count)
        guard count > 0 else { return nil }
        return More(behind: last, count: count, reason: Reason(.overrideVolume) { $0.percent = percent })
    }

    private static func leaveOut(
        _ prescription: ExercisePrescription, _ override: SessionOverride, _ sets: inout [OfSet]
    ) {
        if override.skips(prescription.id) {
            for index in sets.indices { (sets[index].isLeftOut, sets[index].reasons) = (true, [Reason(.overrideSkip)]) }
            return
        }
        let percent = override.percent(.percentVolume, of: prescription.id)
        guard percent.thousandths < 0 else { return }
        var counting = 0
        for set in prescription.sets where set.type.countsForProgression { counting += 1 }
        let kept = scaledCount(counting, by: percent)
        var place = 0
        for (index, set) in prescription.sets.enumerated() where set.type != .warmup {
            if set.type.countsForProgression { place += 1 }
            // A drop set, a cluster and a rest-pause set continue the set before them, and go with it.
            guard place > kept else { continue }
            sets[index].isLeftOut = true
            sets[index].reasons = [Reason(.overrideVolume) { $0.percent = percent }]
        }
    }
}

/// How many of `count` sets there are, rounded half up, at least one (DESIGN.md: set counts).
func scaledCount(_ count: Int, by percent: Percent) -> Int {
    guard count > 0 else { return 0 }
    let share = max(0, 100_000 + percent.thousandths)
    return max(1, Int((Int64(count) * share * 2 + 100_000) / 200_000))
}

extension Loads {
    /// Whether these are the loads of a place, and not multiples for want of one.
    public var isInventory: Bool {
        if case .multiples = source { return false }
        return true
    }

    /// What is loaded today for a planned weight, and why where that is another one.
    ///
    /// A changed weight is rounded last, to the nearest load, ties upward. Unchanged, it is the next easier load, or the
    /// easiest there is. A reduction never makes a set harder.
    func today(_ planned: Mass, _ percent: Percent) -> (Mass, Reason?) {
        let unchanged = isInventory ? notHarder(than: planned) : planned
        var load = unchanged
        let raw = harder(planned, by: percent)
        if percent.thousandths != 0 {
            load = nearest(raw)
            if percent.thousandths < 0, isHarder(load, than: unchanged) { load = unchanged }
            if load > SetLimits.maximumWeight { load = unchanged }
        }
        if load == planned { return (load, nil) }
        if load == unchanged {
            return (load, Reason(.gymLimit) { ($0.from, $0.to) = (planned, load) })
        }
        return (
            load,
            Reason(.overrideWeight) {
                ($0.percent, $0.from, $0.to, $0.raw) = (percent, planned, load, raw)
            }
        )
    }

    /// What is loaded for a weight that is not to be exceeded: that or the next easier load, else the easiest there is.
    public func notHarder(than weight: Mass) -> Mass {
        (kind == .assisted ? atLeast(weight) : atMost(weight)) ?? nearest(weight)
    }
}

extension ExercisePrescription {
    /// What it is loaded with where no gym says so: multiples of the step of its rule.
    ///
    /// - Parameters:
    ///   - increment: the step of the exercise's load, for a prescription without a rule of its own.
    ///   - unit: whose usual step holds for rules that have none.
    public func ownLoads(increment: Mass = MassUnit.kg.usualStep, unit: MassUnit = .kg) -> Loads {
        ruleInUse(increment: increment, unit: unit).ownLoads(kind: loadKind, unit: unit)
    }

    /// What it is loaded with, but for warm-ups.
    public var workingWeights: [Mass] {
        var weights: [Mass] = []
        for set in sets where set.type != .warmup { if let weight = set.weight { weights.append(weight) } }
        return weights
    }
}
