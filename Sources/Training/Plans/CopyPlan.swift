extension PlanSnapshot {
    /// The exercises under ids of their own, as the first version of a copy of the plan. What progressed together within the
    /// plan progresses together within the copy; nothing of the copy progresses with the plan.
    ///
    /// - Parameter version: that the copies are for; their ids follow from it.
    public func copiedExercises(into version: SnapshotID) -> [ExercisePrescription] {
        var copies = exercises
        var keys: [ProgressionKey: ProgressionKey] = [:]
        for (position, exercise) in exercises.enumerated() {
            let id = PrescriptionID.named("exercise/" + String(position), in: version)
            let key = exercise.keyInUse
            let isShared = exercises.contains {
                $0.id != exercise.id && $0.keyInUse == key
            }
            keys[key] = isShared ? .named("key/" + key.text, in: version) : id.retyped()
            copies[position].id = id
            copies[position].progressionKey = keys[key]
            for index in exercise.sets.indices {
                copies[position].sets[index].id = .named(
                    "set/" + String(position) + "/" + String(index), in: version)
            }
        }
        for position in copies.indices {
            guard case .derivedFrom(var rule)? = copies[position].rule,
                let key = rule.progressionKey.flatMap({ keys[$0] })
            else { continue }
            rule.key = key.text
            copies[position].rule = .derivedFrom(rule)
        }
        return copies
    }
}
