import Training
import Wire

extension ExercisePrescription {
    /// Another rule, as it is where nobody says more.
    ///
    /// - Parameters:
    ///   - step: of the exercise's load.
    ///   - leader: the key of the lift that a derived one follows.
    mutating func choose(rule name: String, step: Mass, leader: String?) {
        if name == rule?.name ?? "" { return }
        switch ProgressionRule.Kind(rawValue: name) {
        case .doubleProgression:
            var rule = DoubleProgression()
            rule.minIncrement = step
            (rule.startingReps, rule.maxReps) = repsOfSets
            self.rule = .doubleProgression(rule)
        case .straightSets:
            var rule = StraightSets()
            rule.increment = step
            self.rule = .straightSets(rule)
        case .topSetBackoff:
            var rule = TopSetBackoff()
            rule.increment = step
            self.rule = .topSetBackoff(rule)
        case .rpeAutoregulated: rule = .rpeAutoregulated(RPEAutoregulated())
        case .percentOfMax:
            var rule = PercentOfMax(trainingMax: usualTrainingMax(step), weeks: PercentOfMax.fiveThreeOne)
            rule.increase.amount = step
            self.rule = .percentOfMax(rule)
        case .staged:
            var rule = Staged()
            rule.increment = step
            self.rule = .staged(rule)
        case .derivedFrom: if let leader { rule = .derivedFrom(DerivedFrom(key: leader)) }
        case .repsOnly: rule = .repsOnly(RepsOnly())
        case .durationOnly: rule = .durationOnly(DurationOnly())
        case .manual: rule = .manual
        case nil: rule = nil
        }
    }

    /// Nine tenths of what its sets say that is lifted once, in whole steps.
    private func usualTrainingMax(_ step: Mass) -> Mass {
        var best = Mass.kg(20)
        for set in sets {
            guard let weight = set.weight, let max = EstimatedMax.epley(weight, reps: set.reps ?? 1) else { continue }
            best = Swift.max(best, max.scaled(900, over: 1_000))
        }
        return best.rounded(to: step)
    }

    /// Double progression moves within the rep range: there is one place to set it.
    mutating func followRange() {
        guard case .doubleProgression(var double) = rule else { return }
        if let lower = repRange.lower { double.startingReps = lower }
        if let upper = repRange.upper ?? repRange.lower { double.maxReps = upper }
        rule = .doubleProgression(double)
    }
}

extension PercentOfMax {
    /// Three weeks of fives, threes and singles, and one that is light.
    fileprivate static var fiveThreeOne: [[PercentSet]] {
        func week(_ percents: [Int64], _ reps: [Int], _ isOpen: Bool) -> [PercentSet] {
            var sets: [PercentSet] = []
            for (index, percent) in percents.enumerated() {
                sets.append(
                    PercentSet(
                        percent: Percent(thousandths: percent * 1_000), reps: reps[index], amrap: isOpen && index == 2))
            }
            return sets
        }
        return [
            week([65, 75, 85], [5, 5, 5], true), week([70, 80, 90], [3, 3, 3], true),
            week([75, 85, 95], [5, 3, 1], true), week([40, 50, 60], [5, 5, 5], false),
        ]
    }
}

extension World {
    /// What an exercise of the edits could follow, by their keys: first what stands beside it, then what other plans
    /// hold, those of its own program alone where it was made for one.
    @inline(never) func leaders(_ draft: PlanDraft, of index: Int) -> [(value: String, name: String)] {
        var leaders: [(value: String, name: String)] = []
        func add(_ exercises: [ExercisePrescription], but own: Int?, in plan: String?) {
            for (place, exercise) in exercises.enumerated() where place != own && exercise.measure == .reps {
                let key = exercise.keyInUse.text
                if leaders.contains(where: { $0.value == key }) || key == ownKey { continue }
                leaders.append((key, strings.called(exercise) + (plan.map { " · " + $0 } ?? "")))
            }
        }
        let own = draft.exercises[index]
        let ownKey = own.keyInUse.text
        add(draft.exercises, but: index, in: nil)
        var program: ProgramID?
        if let id = draft.planID { program = plan(id)?.madeFor }
        for plan in usablePlans where plan.id != draft.planID && !plan.isLeftOver && plan.madeFor == program {
            add(plan.currentVersion.exercises, but: nil, in: fullName(plan))
        }
        return leaders
    }

    /// An exercise of the edits with the weights that another lift gives it; `nil` where it follows none that has a weight.
    @inline(never) func followed(_ exercise: ExercisePrescription, in draft: PlanDraft) -> ExercisePrescription? {
        guard case .derivedFrom(let rule)? = exercise.rule else { return nil }
        var reference = rule.reference(in: draft.exercises)
        for plan in shownPlans where reference == nil && plan.id != draft.planID {
            reference = rule.reference(in: plan.currentVersion.exercises)
        }
        guard let reference else { return nil }
        let planned = exercise.rule?.planned(
            exercise.plannedSets, ProgressionState(), knowledge.loads(exercise), reference: reference)
        var followed = exercise
        followed.weigh(planned ?? [], over: true)
        return followed
    }
}
