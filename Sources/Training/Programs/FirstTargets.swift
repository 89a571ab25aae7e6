extension ProgramBlueprint {
    /// The program with the first weights of a lifter: training maxes and targets that are not given follow from what the lifter
    /// can lift, and so do given maxes, where their share is said. A lift of which that is not known begins so that its lightest set
    /// is the empty bar where it goes by percentages of a max that nobody gave, and else without a weight: the first workout gives it.
    ///
    /// - Parameters:
    ///   - maxes: what is lifted once.
    ///   - loads: what an exercise can be loaded with.
    ///   - unit: to whose steps training maxes are rounded.
    public func started(
        _ maxes: [ExerciseID: Mass], unit: MassUnit, loads: (ExercisePrescription) -> Loads
    ) -> ProgramBlueprint {
        var started = self
        for plan in started.plans.indices {
            for index in started.plans[plan].exercises.indices {
                let exercise = started.plans[plan].exercises[index]
                started.plans[plan].exercises[index].start(
                    maxes[exercise.exerciseID], share: maxShare, unit: unit, loads(exercise))
            }
        }
        return started
    }

    /// The same as it is handed on: a training max that is still the guess with which a lift of no known max began is left to
    /// whoever begins.
    ///
    /// - Parameters: as of `started`.
    public func withoutGuesses(
        _ maxes: [ExerciseID: Mass], unit: MassUnit, loads: (ExercisePrescription) -> Loads
    ) -> ProgramBlueprint {
        guard let maxShare else { return self }
        var open = self
        for plan in plans.indices {
            for (index, exercise) in plans[plan].exercises.enumerated() where maxes[exercise.exerciseID] == nil {
                guard case .percentOfMax(var rule)? = exercise.rule, exercise.workingWeights.isEmpty,
                    rule.trainingMax == rule.firstTrainingMax(nil, share: maxShare, unit: unit, loads(exercise))
                else { continue }
                rule.trainingMax = PercentOfMax.openMax
                open.plans[plan].exercises[index].rule = .percentOfMax(rule)
            }
        }
        return open
    }

    /// The lifts that go by percentages of a training max which nobody knows, each once, in their order: it is guessed so that
    /// the lightest set is the empty bar.
    ///
    /// - Parameter maxes: what is lifted once.
    public func guessed(_ maxes: [ExerciseID: Mass]) -> [ExerciseID] {
        var guessed: [ExerciseID] = []
        guard maxShare != nil else { return guessed }
        for plan in plans {
            for exercise in plan.exercises where maxes[exercise.exerciseID] == nil {
                guard exercise.leavesMaxOpen, !guessed.contains(exercise.exerciseID) else { continue }
                guessed.append(exercise.exerciseID)
            }
        }
        return guessed
    }
}

extension ExercisePrescription {
    fileprivate mutating func start(_ max: Mass?, share: Modifier?, unit: MassUnit, _ loads: Loads) {
        switch rule {
        case .percentOfMax(var rule):
            // Where nobody says which share of a single a training max is, the one that stands there is somebody's own; so it is
            // where it is given and no max is known.
            guard let share, max != nil || leavesMaxOpen else { return }
            rule.trainingMax = rule.firstTrainingMax(max, share: share, unit: unit, loads)
            self.rule = .percentOfMax(rule)
        case .derivedFrom: return
        case .doubleProgression, .straightSets, .topSetBackoff, .rpeAutoregulated, .staged, .repsOnly, .durationOnly,
            .manual, nil:
            if let max { self = withFirstWeights(max, loads) }
        }
    }

    /// Whether its training max is left to whoever begins: one of 100 kg beside weights that are written out is somebody's own.
    fileprivate var leavesMaxOpen: Bool {
        guard case .percentOfMax(let rule)? = rule else { return false }
        return rule.trainingMax == PercentOfMax.openMax && workingWeights.isEmpty
    }

    /// With first weights where none is named, by what is lifted once. What goes by a training max or follows another lift stays as
    /// it is.
    ///
    /// - Parameters:
    ///   - max: what is lifted once.
    ///   - loads: what the exercise can be loaded with.
    public func withFirstWeights(_ max: Mass, _ loads: Loads) -> ExercisePrescription {
        guard takesFirstWeights else { return self }
        var started = self
        if case .topSetBackoff = rule, let top = sets.first(where: { $0.type == .top })?.firstWeight(max, loads) {
            started = starting(at: top, loads)
        }
        for index in started.sets.indices where started.sets[index].weight == nil && sets[index].type != .warmup {
            started.sets[index].weight = started.sets[index].firstWeight(max, loads)
        }
        return started
    }

    /// Whether it names no weight at all, though it takes one that follows from what is lifted once.
    public var awaitsFirstWeights: Bool {
        guard takesFirstWeights, workingWeights.isEmpty else { return false }
        return sets.contains { $0.type != .warmup && $0.reps != nil }
    }

    private var takesFirstWeights: Bool {
        switch rule {
        case .percentOfMax, .derivedFrom: false
        case .doubleProgression, .straightSets, .topSetBackoff, .rpeAutoregulated, .staged, .repsOnly, .durationOnly,
            .manual, nil:
            measure == .reps && loadKind == .external
        }
    }
}

extension SetPrescription {
    /// What can be loaded for the reps with some of them left: as many as the plan asks for, else three.
    fileprivate func firstWeight(_ max: Mass, _ loads: Loads) -> Mass? {
        guard let reps, let usual = RIR(3), let rpe = RPE(rir ?? usual) ?? RPE(hundredths: 600) else { return nil }
        let bounded = Swift.min(reps, RPEChart.reps.upperBound)
        guard let weight = try? RPEChart.weight(max: max, reps: bounded, rpe: rpe) else { return nil }
        return loads.atMost(weight) ?? loads.nearest(weight)
    }
}

extension PercentOfMax {
    /// A share of what is lifted once, in whole steps; without that so much that the lightest set is the empty bar.
    fileprivate func firstTrainingMax(_ max: Mass?, share: Modifier, unit: MassUnit, _ loads: Loads) -> Mass {
        let step = unit.usualStep
        if let max {
            let exact = max.scaled(share.thousandths, over: 1_000)
            return Swift.max(step, exact.rounded(to: step))
        }
        var lightest = Percent.whole
        for week in weeks {
            for set in week where set.percent < lightest { lightest = set.percent }
        }
        let bar = loads.emptyBar ?? PlateInventory.standard(unit).bar
        guard lightest.thousandths > 0 else { return bar }
        return Swift.max(step, bar.scaled(Percent.whole.thousandths, over: lightest.thousandths).rounded(to: step))
    }
}
