import Wire

/// A lift of a plan that asks for more than is likely to hold today, with what would hold. The plan stays as it is.
public struct Caution {
    public var prescription: PrescriptionID
    /// What the weight of the lift would be lowered by; `nil` where no lighter load is much surer.
    public var percent: Percent?
    public var reason: Reason

    /// Below this chance a target is warned of.
    static let unlikely = Chance(0.40)
    /// What is proposed instead holds with this chance.
    static let safe = Chance(0.70)
    /// What a lift begins with again after a layoff.
    static let afterLayoff = Percent(thousandths: -10_000)

    /// A weight with that taken off, as it is before it is rounded to a load.
    public static func easedIn(_ weight: Mass) -> Mass {
        weight.scaled(Percent.whole.thousandths + afterLayoff.thousandths, over: Percent.whole.thousandths)
    }
}

extension NextFromLog {
    /// That targets of an exercise hold; `nil` for what the coach's model does not know.
    public func chance(of targets: [SetTarget], in exercise: ExerciseID) -> Chance? {
        outlook(exercise)?.leastChance(of: targets)
    }

    /// What the coach would lower today of a version, and why: lifts after weeks without training, and targets that hardly hold.
    ///
    /// - Parameter loads: what an exercise can be loaded with today.
    public func cautions(in version: PlanSnapshot, loads: (ExercisePrescription) -> Loads) -> [Caution] {
        var cautions: [Caution] = []
        for prescription in version.exercises {
            guard let outlook = outlook(prescription.exerciseID) else { continue }
            if outlook.layoff >= Double(CoachModel.layoffDays) {
                if outlook.isEasedIn(prescription) { continue }
                let reason = Reason(.readinessLayoff) {
                    ($0.number, $0.percent) = (CoachModel.whole(outlook.layoff), Caution.afterLayoff)
                }
                cautions.append(
                    Caution(prescription: prescription.id, percent: Caution.afterLayoff, reason: reason))
            } else if let caution = hardTarget(prescription, outlook, loads(prescription)) {
                cautions.append(caution)
            }
        }
        return cautions
    }

    /// The hardest set where it hardly holds, and the heaviest lighter load at which its reps do.
    private func hardTarget(
        _ prescription: ExercisePrescription, _ outlook: Outlook, _ loads: Loads
    ) -> Caution? {
        let targets = prescription.plannedSets.map { $0.target }
        guard let chance = outlook.leastChance(of: targets), chance < Caution.unlikely,
            let (weight, reps) = SetTarget.hardest(of: targets)
        else { return nil }
        var load = loads.below(weight)
        while let lighter = load, lighter * 2 > weight {
            if Chance(outlook.chance(of: reps, at: lighter)) >= Caution.safe {
                let share = lighter.scaled(Percent.whole.thousandths, over: weight.units).units
                return Caution(
                    prescription: prescription.id,
                    percent: Percent(thousandths: share - Percent.whole.thousandths),
                    reason: Reason(.hardTarget) {
                        ($0.from, $0.reps, $0.to, $0.nextReps) = (weight, reps, lighter, reps)
                        $0.chance = chance
                    })
            }
            load = loads.below(lighter)
        }
        return Caution(
            prescription: prescription.id, percent: nil,
            reason: Reason(.hardTargetOnly) { $0.chance = chance })
    }
}

extension Outlook {
    /// Whether no more is asked than the way back in after a layoff would: as first weights are that were made less for it already.
    fileprivate func isEasedIn(_ prescription: ExercisePrescription) -> Bool {
        guard let (weight, reps) = SetTarget.hardest(of: prescription.plannedSets.map { $0.target }) else {
            return false
        }
        return reps <= last.low && weight <= Caution.easedIn(last.weight)
    }
}
