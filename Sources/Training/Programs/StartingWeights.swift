extension ExercisePrescription {
    /// The prescription with the weights that a lifter starts from, where it names none: how a program of the library becomes one's
    /// own. Back-off sets take their share off; of a schedule the weight is the training max, and its first week is worked out.
    ///
    /// - Parameter weight: of the working sets, or the training max. It is rounded to the nearest load.
    public func starting(at weight: Mass, _ loads: Loads) -> ExercisePrescription {
        guard weight > .zero, loadKind != .bodyweight else { return self }
        var started = self
        switch rule {
        case .percentOfMax(var schedule)?:
            schedule.trainingMax = weight
            started.rule = .percentOfMax(schedule)
            started.weigh(schedule.planned(ProgressionState(), loads), over: false)
        case .derivedFrom?: break
        case .topSetBackoff(let rule)?:
            let top = loads.nearest(weight)
            let drop = loads.deloaded(top, by: rule.backoffDropPercent, atLeast: .zero)
            let backoff = loads.lowered(top, to: drop)
            started.fill { $0 == .backoff ? backoff : top }
        default:
            let load = loads.nearest(weight)
            started.fill { _ in load }
        }
        return started
    }

    private mutating func fill(_ weight: (SetType) -> Mass) {
        for index in sets.indices where sets[index].type.countsForProgression && sets[index].weight == nil {
            sets[index].weight = weight(sets[index].type)
        }
    }

    /// Gives its working sets the weights of planned ones, one after the other.
    ///
    /// - Parameter over: whether weights of its own are written over; without a planned one none is left then.
    public mutating func weigh(_ planned: [PlannedSet], over: Bool) {
        var rest = planned[...]
        for index in sets.indices where sets[index].type.countsForProgression {
            let weight = rest.popFirst()?.target.weight
            if over || sets[index].weight == nil { sets[index].weight = weight }
        }
    }
}
