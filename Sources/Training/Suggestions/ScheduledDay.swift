extension PlanSnapshot {
    /// The version as it is trained on a day: the sets of schedules and of lifts that follow others, worked out when the day
    /// starts and never written into the plan (DESIGN.md 2, "scheduled targets").
    ///
    /// - Parameter sets: the working sets of a prescription today; `nil` where they are the plan's.
    public func onTheDay(_ sets: (ExercisePrescription) -> [PlannedSet]?) -> PlanSnapshot {
        var day = self
        for index in day.exercises.indices {
            if let planned = sets(day.exercises[index]) { day.exercises[index].train(planned) }
        }
        return day
    }
}

extension ExercisePrescription {
    /// Puts other working sets into the place of its own; each keeps the id of the one it stands for.
    fileprivate mutating func train(_ planned: [PlannedSet]) {
        let own = sets.filter { $0.type.countsForProgression }
        var day: [SetPrescription] = []
        for (index, set) in planned.enumerated() {
            var today = SetPrescription(at: index, of: own, named: "scheduled/", in: id)
            (today.type, today.amrap) = (set.type, set.amrap)
            (today.weight, today.reps) = (set.target.weight, set.target.reps)
            today.durationSeconds = set.target.durationSeconds
            if set.target.rir != nil { today.rir = set.target.rir }
            day.append(today)
        }
        let first = sets.firstIndex { $0.type.countsForProgression } ?? sets.endIndex
        var others = sets.filter { !$0.type.countsForProgression }
        others.insert(contentsOf: day, at: min(first, others.count))
        sets = others
    }
}

extension SetPrescription {
    /// The set at a place, or one more like the last one, with an id that follows from its name and place.
    init(at place: Int, of sets: [SetPrescription], named name: String, in prescription: PrescriptionID) {
        if place < sets.count {
            self = sets[place]
            return
        }
        let fresh = SetPrescriptionID.named(name + String(place), in: prescription)
        self = sets.last ?? SetPrescription(id: fresh)
        id = fresh
    }
}

extension NextFromLog {
    /// What a progression key remembers before a workout of a prescription that is about to start.
    ///
    /// - Parameters:
    ///   - first: what it remembers before the sessions of `history`.
    ///   - history: sessions, newest first.
    public func state(
        from first: ProgressionState = ProgressionState(), before start: Instant, _ prescription: ExercisePrescription,
        _ rule: ProgressionRule, _ loads: Loads,
        of history: [WorkoutSession]
    ) -> ProgressionState {
        state(from: first, before: start, nil, prescription, rule, loads, history)
    }

    /// The weight that a rule takes its share of: the training max of the other key, else its hardest working weight; of
    /// the same version first. `nil` for a rule that follows nothing.
    public func reference(of rule: ProgressionRule, in snapshot: PlanSnapshot?) -> Mass? {
        guard case .derivedFrom(let rule) = rule, let key = rule.progressionKey else { return nil }
        return rule.reference(in: snapshot?.exercises ?? []) ?? references[key]
    }
}

extension DerivedFrom {
    /// The weight that it takes its share of, among lifts that are planned; `nil` where none of them has the other key and a weight.
    public func reference(in exercises: [ExercisePrescription]) -> Mass? {
        for exercise in exercises where exercise.keyInUse == progressionKey {
            if let weight = exercise.referenceWeight { return weight }
        }
        return nil
    }
}

extension ExercisePrescription {
    /// What other lifts take a share of.
    public var referenceWeight: Mass? {
        switch rule {
        case .percentOfMax(let rule): rule.trainingMax
        case .derivedFrom: nil
        default: TargetField.weight.value(of: self)?.mass
        }
    }
}
