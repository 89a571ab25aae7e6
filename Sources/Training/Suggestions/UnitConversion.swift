extension PlanSuggestion {
    /// After a change of unit: the targets that cannot be loaded any more, each moved to the nearest load (DESIGN.md,
    /// "unit switch"). A target that is about to change anyway waits with that change. Without such a target, no changes.
    ///
    /// - Parameters:
    ///   - waiting: what is open for the plan.
    ///   - loads: what can be loaded of an exercise in the new unit.
    public init(
        converting snapshot: PlanSnapshot, to unit: MassUnit, at now: Instant, waiting: [SuggestedChange],
        loads: (ExercisePrescription) -> Loads
    ) {
        self.init()
        // A later switch of the same version is another bundle; what it proposes for a set is the same change.
        id = .named("suggestion/" + unit.rawValue + "/" + String(now.milliseconds), in: snapshot.id)
        (createdAt, source) = (now, .rules)
        (planID, planSnapshotID) = (snapshot.planID, snapshot.id)
        policyVersion = CoachPolicy.current.version
        reasons = [Reason(.unitChanged)]
        for exercise in snapshot.exercises {
            let loads = loads(exercise)
            for set in exercise.sets {
                guard let from = set.weight else { continue }
                let to = loads.nearest(from)
                if to == from || waiting.contains(where: { $0.movesWeight(of: set.id, in: exercise) }) { continue }
                var change = SuggestedChange()
                let name = unit.rawValue + "/" + String(to.units) + "/"
                change.id = .named("change/" + name + set.id.text, in: snapshot.id)
                change.groupID = .named("group/" + unit.rawValue + "/" + exercise.id.text, in: snapshot.id)
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

    /// Whether it gives a set another weight.
    fileprivate func movesWeight(of set: SetPrescriptionID, in exercise: ExercisePrescription) -> Bool {
        guard targetExercisePrescriptionID == exercise.id else { return false }
        switch type {
        case .changeStage, .restart, .substitute: return true
        default: return type.field == .weight && (targetSetPrescriptionID ?? set) == set
        }
    }

    /// The change with weights that the new unit can load; `nil` where it has none. Its direction stays: an increase is at
    /// least the next load, a deload rounds down.
    public func converted(_ loads: Loads) -> ConvertedChange? {
        var converted = ConvertedChange()
        (converted.delta, converted.value, converted.sets) = (delta, value, sets)
        if type.field == .weight, let asked = value?.mass {
            let to = load(asked, loads)
            (converted.value, converted.delta) = (.number(to), to - (from?.mass ?? .zero))
        } else if type == .changeStage || type == .restart, var sets {
            let old = sets.first?.weight
            for index in sets.indices { sets[index].weight = sets[index].weight.map { loads.nearest($0) } }
            if let old, let new = sets.first?.weight { converted.delta = delta.map { $0 + new - old } }
            converted.sets = sets
        } else {
            return nil
        }
        for reason in reasons {
            guard reason.params.to != nil else {
                converted.reasons.append(reason)
                continue
            }
            // What was said of further weights does not hold in the other unit.
            guard converted.reasons.isEmpty else { continue }
            converted.reasons.append(
                reason.converted({ load($0, loads) }, around: { (loads.atMost($0), loads.atLeast($0)) }))
        }
        return converted
    }

    /// The load that the change asks for.
    private func load(_ asked: Mass, _ loads: Loads) -> Mass {
        guard let from = from?.mass, from > .zero else { return loads.nearest(asked) }
        let raw = reasons.first?.params.raw ?? asked
        if loads.isHarder(asked, than: from) { return loads.raised(from, to: raw) }
        return loads.isHarder(from, than: asked) ? loads.lowered(from, to: raw) : loads.nearest(asked)
    }
}

extension Reason {
    /// The same said of another load.
    fileprivate func converted(_ load: (Mass) -> Mass, around: (Mass) -> (Mass?, Mass?)) -> Reason {
        guard let to = params.to else { return self }
        var said = self
        let weight = load(to)
        said.params.to = weight
        if let raw = params.raw { (said.params.below, said.params.above) = raw == weight ? (nil, nil) : around(raw) }
        return said
    }
}
