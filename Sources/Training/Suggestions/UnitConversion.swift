extension PlanSuggestion {
    /// After a change of unit: the targets that cannot be loaded any more, each moved to the nearest load (DESIGN.md,
    /// "unit switch"). Without such a target, no changes.
    ///
    /// - Parameter loads: what can be loaded of an exercise in the new unit.
    public init(
        converting snapshot: PlanSnapshot, to unit: MassUnit, at now: Instant, loads: (ExercisePrescription) -> Loads
    ) {
        self.init()
        // A later switch of the same version is another bundle.
        id = .named("suggestion/" + unit.rawValue + "/" + String(now.milliseconds), in: snapshot.id)
        (createdAt, source) = (now, .rules)
        (planID, planSnapshotID) = (snapshot.planID, snapshot.id)
        policyVersion = CoachPolicy.current.version
        for exercise in snapshot.exercises {
            let loads = loads(exercise)
            for set in exercise.sets {
                guard let from = set.weight else { continue }
                let to = loads.nearest(from)
                if to == from { continue }
                var change = SuggestedChange()
                change.id = .named("change/" + exercise.id.text + "/" + set.id.text, in: id)
                change.groupID = .named("group/" + exercise.id.text, in: id)
                change.type = loads.isHarder(to, than: from) ? .increaseWeight : .decreaseWeight
                change.targetExercisePrescriptionID = exercise.id
                change.targetSetPrescriptionID = set.id
                change.progressionKey = exercise.progressionKey
                (change.exerciseID, change.exerciseName) = (exercise.exerciseID, exercise.name)
                (change.delta, change.value, change.from) = (to - from, .number(to), .number(from))
                change.confidence = .high
                change.reasons = [Reason(.unitConversion) { ($0.from, $0.to) = (from, to) }]
                changes.append(change)
            }
        }
    }
}

extension SuggestedChange {
    /// Whether it comes from a change of unit.
    public var isConversion: Bool { reasons.first?.code == .unitConversion }
}
