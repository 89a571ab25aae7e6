import Training

// What sets, rep ranges and rules say of each other while a plan is edited.

extension ExercisePrescription {
    /// The reps that its sets name, as the standard rule takes them: fives stay fives, and eight to twelve are one range.
    var repsOfSets: (lower: Int, upper: Int) {
        var (lower, upper) = (Int.max, 0)
        for set in sets where set.type.countsForProgression {
            if let reps = set.reps { (lower, upper) = (min(lower, reps), max(upper, reps)) }
        }
        let usual = ProgressionRule.standardReps
        let isUsual = upper == 0 || usual.contains(lower) && usual.contains(upper)
        return isUsual ? (usual.lowerBound, usual.upperBound) : (lower, upper)
    }

    /// Its range, or that of its double progression where it has none of its own.
    var rangeShown: RepRange {
        if case .doubleProgression(let double) = rule, repRange.mode == .notSet {
            return RepRange(double.startingReps, double.maxReps)
        }
        return repRange
    }

    /// Changes its sets. A double progression within the reps of the sets stays within them, where nobody chose a range.
    @inline(never) mutating func changeSets(_ change: (inout ExercisePrescription) -> Void) {
        let before = repsOfSets
        change(&self)
        guard case .doubleProgression(var double) = rule, repRange.mode == .notSet,
            double.startingReps == before.lower, double.maxReps == before.upper
        else { return }
        (double.startingReps, double.maxReps) = repsOfSets
        rule = .doubleProgression(double)
    }

    /// Whether its rule says how many reps its sets have, so that there is no range for them.
    var hasRepsOfRule: Bool {
        switch rule {
        case .staged, .percentOfMax: true
        default: false
        }
    }

    // MARK: Stages

    /// The stage of its rule that its sets are; `nil` where they are none.
    var stage: Int? {
        guard case .staged(let rule) = rule else { return nil }
        var (count, reps, isOpen, isEven) = (0, 0, false, true)
        for set in sets where set.type.countsForProgression {
            if count > 0, isOpen || set.reps != reps { isEven = false }
            (count, reps, isOpen) = (count + 1, set.reps ?? 0, set.amrap)
        }
        return rule.stages.firstIndex { isEven && $0.sets == count && $0.reps == reps && $0.amrap == isOpen }
    }

    /// Makes its working sets those of a stage of its rule, at the weight that it has.
    mutating func take(stage index: Int, _ world: World) {
        guard case .staged(let rule) = rule, rule.stages.indices.contains(index) else { return }
        let stage = rule.stages[index]
        var (before, own, after) = ([SetPrescription](), [SetPrescription](), [SetPrescription]())
        for set in sets {
            if set.type.countsForProgression {
                own.append(set)
            } else if own.isEmpty {
                before.append(set)
            } else {
                after.append(set)
            }
        }
        for number in 0..<stage.sets {
            let id = number < own.count ? own[number].id : world.newID(SetPrescriptionTag.self)
            var set = own.first ?? SetPrescription(id: id)
            (set.id, set.type, set.reps) = (id, .working, stage.reps)
            set.amrap = stage.amrap && number == stage.sets - 1
            if set.amrap { set.rir = nil }
            before.append(set)
        }
        sets = before + after
    }
}
