/// What the phase of a day makes of its plan's targets (seed 001, WeekType). It applies when the day is started and is never
/// written into the plan.
public struct PhaseAdjustment: Equatable, Sendable {
    public var phase: TrainingPhase
    public var intensity: Modifier
    public var volume: Modifier
    /// The reps that are left in reserve at least: 10 less the RPE cap. `nil` where every effort is in order.
    public var reserve: RIR?

    /// As the table has it, with the cap of RPE: regular 100 % of the weight and 100 % of the sets, 10; deload 60 %, 50 %, 7;
    /// peak 105 %, 70 %, 9.5; test 100 %, 30 %, 10.
    public init(_ phase: TrainingPhase) {
        self.phase = phase
        switch phase {
        case .regular: (intensity, volume) = (.whole, .whole)
        case .deload:
            (intensity, volume) = (Modifier(thousandths: 600), Modifier(thousandths: 500))
            reserve = RIR(3)
        case .peak:
            (intensity, volume) = (Modifier(thousandths: 1_050), Modifier(thousandths: 700))
            reserve = RIR(halves: 1)
        case .test: (intensity, volume) = (.whole, Modifier(thousandths: 300))
        }
    }

    /// What a day of a program makes of it: its own numbers stand in the place of the table's.
    init(_ phase: TrainingPhase?, intensity: Modifier?, volume: Modifier?) {
        self.init(phase ?? .regular)
        if let intensity { self.intensity = intensity }
        if let volume { self.volume = volume }
    }

    /// The RPE that a set may have at most.
    var cap: RPE? {
        guard let reserve else { return .maximal }
        return RPE(reserve)
    }

    /// Whether it asks for more weight than the plan.
    public var raises: Bool { intensity > .whole }

    /// The same for a lift that takes no more weight than planned, where it hurts.
    public func holding(_ hurts: @autoclosure () -> Bool) -> PhaseAdjustment {
        var own = self
        if raises, hurts() { own.intensity = .whole }
        return own
    }

    /// Whether nothing is changed.
    public var isNothing: Bool { intensity == .whole && volume == .whole && reserve == nil }
}

extension TrainingPhase {
    /// What kind of session it makes of one.
    var kind: SessionWork.Kind {
        switch self {
        case .deload: .deload
        case .test: .test
        case .regular, .peak: .regular
        }
    }

    /// Why a target is not the plan's.
    var reason: Reason.Code {
        switch self {
        case .regular: .phaseRegular
        case .deload: .phaseDeload
        case .peak: .phasePeak
        case .test: .phaseTest
        }
    }
}

extension PhaseAdjustment {
    /// What a lift aims at that stands for one of the plan on the day: its own work of last time as the day has it.
    ///
    /// - Parameters:
    ///   - last: the working sets of last time; the last one also for all further ones. Without any, the reps of `planned` remain.
    ///   - planned: the working sets that it stands for, as they are on the day.
    ///   - loads: of the lift that is done.
    public func targets(
        like last: [SetTarget], insteadOf planned: [SetTarget], _ measure: Measure, loads: Loads
    ) -> [SetTarget] {
        var targets: [SetTarget] = []
        for set in planned {
            var target = SetTarget()
            if last.isEmpty {
                if measure == .reps { target.reps = set.reps }
            } else {
                target = last[min(targets.count, last.count - 1)]
            }
            if let weight = target.weight, weight > .zero {
                let today = loads.today(weight, intensity.change).0
                (target.weight, target.plannedWeight) = (today, today == weight ? nil : weight)
            }
            target.rir = reserve != nil && measure == .reps ? set.rir : nil
            targets.append(target)
        }
        return targets
    }
}

extension PlanSnapshot {
    /// The version as it is trained on a day of a phase. Numbers of sets are rounded half up, at least one working set stays (`kept`);
    /// weights are rounded last, to what can be loaded, and less is never harder.
    ///
    /// - Parameter held: whether a lift takes no more weight than planned, because it hurts.
    public func adjusted(
        by adjustment: PhaseAdjustment, held: (ExerciseID) -> Bool = { _ in false },
        loads: (ExercisePrescription) -> Loads
    ) -> PlanSnapshot {
        guard !adjustment.isNothing else { return self }
        var day = self
        for index in day.exercises.indices {
            let own = adjustment.holding(held(exercises[index].exerciseID))
            day.exercises[index].adjust(by: own, loads(exercises[index]))
        }
        return day
    }
}

extension ExercisePrescription {
    /// Which of its working sets a day of a phase keeps, in their order. The last ones go; where the week is heavy or a test the
    /// lightest, and of such the last: a ramp keeps what it leads up to.
    func kept(by adjustment: PhaseAdjustment) -> [Bool] {
        var weights: [Mass] = []
        for set in sets where set.type.countsForProgression { weights.append(set.weight ?? .zero) }
        let isHeavy = adjustment.phase == .peak || adjustment.phase == .test
        var kept = Array(repeating: true, count: weights.count)
        for _ in 0..<max(0, weights.count - scaledCount(weights.count, by: adjustment.volume.change)) {
            var out = -1
            for index in weights.indices where kept[index] {
                let isHarder =
                    out >= 0
                    && (loadKind == .assisted ? weights[index] < weights[out] : weights[index] > weights[out])
                if !isHeavy || !isHarder { out = index }
            }
            kept[out] = false
        }
        return kept
    }

    /// What a day of a phase makes of working sets of it.
    public func planned(_ sets: [PlannedSet], on adjustment: PhaseAdjustment, loads: Loads) -> [PlannedSet] {
        var day = self
        day.sets = []
        for planned in sets {
            let target = planned.target
            var set = SetPrescription(id: .unnamed, durationSeconds: target.durationSeconds)
            (set.weight, set.reps, set.rir) = (target.plannedWeight ?? target.weight, target.reps, target.rir)
            set.amrap = planned.amrap
            day.sets.append(set)
        }
        day.adjust(by: adjustment, loads)
        return day.plannedSets
    }

    /// Makes the sets those of a day of a phase.
    mutating func adjust(by adjustment: PhaseAdjustment, _ loads: Loads) {
        let kept = kept(by: adjustment)
        var (place, isKept) = (0, true)
        var day: [SetPrescription] = []
        for set in sets {
            if set.type.countsForProgression { (place, isKept) = (place + 1, kept[place]) }
            // A drop set, a cluster and a rest-pause set continue the set before them, and go with it.
            if set.type != .warmup, !isKept { continue }
            day.append(set.adjusted(by: adjustment, loads))
        }
        sets = day
        if adjustment.phase == .test, !optional { test() }
    }

    /// The last working set of a test week is done for as many reps as there are: that is the test, of what is not left out when
    /// time is short. Effort is not held back there.
    private mutating func test() {
        guard let last = sets.lastIndex(where: { $0.type.countsForProgression && $0.numbers.reps != nil }) else {
            return
        }
        (sets[last].amrap, sets[last].rir) = (true, nil)
    }
}

extension SetPrescription {
    fileprivate func adjusted(by adjustment: PhaseAdjustment, _ loads: Loads) -> SetPrescription {
        var set = self
        if let weight, weight > .zero {
            set.weight = loads.today(weight, adjustment.intensity.change).0
        }
        if let reserve = adjustment.reserve, set.type.countsForProgression, numbers.reps != nil {
            // A cap takes effort off. Where none is asked for, a week of recovery names one; a harder week does not.
            if let asked = set.rir {
                set.rir = max(asked, reserve)
            } else if adjustment.phase == .deload {
                set.rir = reserve
            }
            // A set to the last rep is none that leaves something.
            set.amrap = false
        }
        return set
    }
}
