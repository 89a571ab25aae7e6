public import Wire

/// Today's weight of a set that is not done yet, at the gym to which a workout moved.
public struct TodayWeight: WireModel, Sendable {
    public var setID: SetID
    public var weight: Mass
    /// What the plan asks for, where that is another weight.
    public var planned: Mass?

    public init(setID: SetID, weight: Mass, planned: Mass? = nil) {
        (self.setID, self.weight, self.planned) = (setID, weight, planned)
    }

    public init(blank: Blank) { (setID, weight) = (.init(blank: blank), .zero) }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("set_id", &setID)
        try v.field("weight", &weight)
        try v.omittable("planned", &planned)
    }
}

extension ActiveWorkout {
    /// What today's targets are at a gym: what the plan asks for, under the override, as far as the gym can load it. Always from
    /// the plan's weight, so that a gym with less leaves no trace in the next one. Only those that become another target.
    ///
    /// - Parameters:
    ///   - gym: `nil` where nobody has said what is there.
    ///   - exercise: an exercise of the catalogue.
    ///   - unit: whose steps hold where the gym says nothing.
    public func weights(in gym: Gym?, unit: MassUnit, _ exercise: (ExerciseID) -> Exercise?) -> [TodayWeight] {
        var weights: [TodayWeight] = []
        for active in exercises {
            let known = exercise(active.exerciseID)
            let step = known?.increment(in: unit) ?? unit.usualStep
            let own = Loads(increment: step, kind: active.loadKind)
            let loads = known.flatMap { gym?.loads(of: $0, kind: active.loadKind, unit: unit) } ?? own
            var percent = Percent(thousandths: 0)
            if let id = active.exercisePrescriptionID, let override {
                percent = override.percent(.percentWeight, of: id)
            }
            for set in active.sets where set.status != .done {
                guard let target = set.target, let now = target.weight, now > .zero else { continue }
                let planned = target.plannedWeight ?? now
                let (weight, _) = loads.today(planned, percent)
                let today = TodayWeight(setID: set.id, weight: weight, planned: weight == planned ? nil : planned)
                if weight != now || today.planned != target.plannedWeight { weights.append(today) }
            }
        }
        return weights
    }
}

extension WorkoutCommand {
    /// Where a command moves the workout to.
    public enum Move: Equatable, Sendable { case to(GymID?) }

    /// `nil` for a command that leaves it where it is.
    public var move: Move? {
        guard case .patch(let patch) = self else { return nil }
        for case .setField(let op) in patch.ops { if case .gymID(let gym) = op.change { return .to(gym) } }
        return nil
    }

    /// What the gym makes of today's targets, said by whoever knows it.
    public mutating func take(_ weights: [TodayWeight]?) {
        guard case .patch(var patch) = self else { return }
        patch.weights = weights
        self = .patch(patch)
    }
}

extension ReductionStep {
    /// Moves the workout to a gym. A cell that the lifter has given a weight of their own keeps it.
    mutating func move(to gym: GymID?, _ weights: [TodayWeight]) {
        workout.gymID = gym
        record(.gymChanged, source: "cell_edit")
        for exercise in workout.exercises.indices {
            for index in workout.exercises[exercise].sets.indices {
                var set = workout.exercises[exercise].sets[index]
                guard set.status != .done, let today = weights.first(where: { $0.setID == set.id }) else { continue }
                if set.weight == set.target?.weight { set.weight = today.weight }
                set.target?.weight = today.weight
                set.target?.plannedWeight = today.planned
                workout.exercises[exercise].sets[index] = set
            }
        }
    }
}
