/// What an exercise is prescribed where nobody has thought about it yet (seed 001).
public enum PrescriptionPreset: String, CaseIterable, Sendable {
    /// A top set of 4 to 6 up to RPE 8, and 3 back-off sets of 6 to 10, 10 % lighter.
    case `default`
    /// Double progression, 8 to 12 up to RPE 8.5.
    case hypertrophy
    /// A top set of 3 to 5 up to RPE 8, and 3 back-off sets of 5 to 8, 12 % lighter.
    case strength

    /// Sets of double progression.
    static let workingSets = 3

    /// An exercise as the preset has it, without weights. Where reps with a weight are not what is counted, it is three sets by the
    /// exercise's standard rule: 8 to 12 reps, or half a minute.
    ///
    /// - Parameter unit: whose steps the weights go up in.
    public func prescription(of exercise: Exercise, in unit: MassUnit) -> ExercisePrescription {
        var made = ExercisePrescription(
            id: .unnamed, exerciseID: exercise.id, name: exercise.name, loadKind: exercise.loadKind,
            measure: exercise.measure)
        made.muscles = exercise.primaryMuscles
        guard exercise.measure == .reps, exercise.loadKind == .external else {
            made.sets = Array(repeating: Self.plain(exercise), count: Self.workingSets)
            if exercise.measure == .reps { made.repRange = RepRange(8, 12) }
            return made
        }
        let increment = exercise.increment(in: unit)
        switch self {
        case .default: made.take(Self.top(RepBounds(4, 6), RepBounds(6, 10), drop: 10_000, increment))
        case .strength: made.take(Self.top(RepBounds(3, 5), RepBounds(5, 8), drop: 12_000, increment))
        case .hypertrophy:
            var rule = DoubleProgression(8, 12, increment: increment)
            rule.rpeCap = SessionRPE(halves: 17)
            made.rule = .doubleProgression(rule)
            made.repRange = RepRange(8, 12)
            let set = SetPrescription(id: .unnamed, reps: 8, rir: RIR(halves: 3))
            made.sets = Array(repeating: set, count: Self.workingSets)
        }
        return made
    }

    private static func plain(_ exercise: Exercise) -> SetPrescription {
        switch exercise.measure {
        case .reps: SetPrescription(id: .unnamed, reps: 8)
        case .time: SetPrescription(id: .unnamed, durationSeconds: 30)
        case .distance: SetPrescription(id: .unnamed)
        }
    }

    private static func top(
        _ top: RepBounds, _ backoff: RepBounds, drop: Int64, _ increment: Mass
    ) -> TopSetBackoff {
        var rule = TopSetBackoff()
        (rule.topReps, rule.backoffReps, rule.increment) = (top, backoff, increment)
        (rule.backoffSets, rule.backoffDropPercent) = (3, Percent(thousandths: drop))
        rule.rpeCap = SessionRPE(clamping: 8)
        return rule
    }
}

extension ExercisePrescription {
    /// A top set and the back-off sets of a rule.
    fileprivate mutating func take(_ rule: TopSetBackoff) {
        self.rule = .topSetBackoff(rule)
        sets = [SetPrescription(id: .unnamed, type: .top, reps: rule.topReps.lower, rir: RIR(2))]
        let backoff = SetPrescription(id: .unnamed, type: .backoff, reps: rule.backoffReps.lower)
        sets += Array(repeating: backoff, count: rule.backoffSets)
    }
}
