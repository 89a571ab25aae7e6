extension PlanSuggestion {
    /// After a change of unit: the targets that cannot be loaded any more, each moved to the nearest load (DESIGN.md,
    /// "unit switch"). A target that is about to change anyway waits with that change. Without such a target, no changes.
    ///
    /// - Parameters:
    ///   - settled: what is open for the plan, and what an earlier switch proposed and was decided.
    ///   - loads: what can be loaded of an exercise in the new unit.
    public init(
        converting snapshot: PlanSnapshot, to unit: MassUnit, at now: Instant, settled: [SuggestedChange],
        loads: (ExercisePrescription) -> Loads
    ) {
        self.init(
            // A later switch of the same version is another bundle.
            id: .named("suggestion/" + unit.rawValue + "/" + String(now.milliseconds), in: snapshot.id),
            createdAt: now, source: .rules)
        (planID, planSnapshotID) = (snapshot.planID, snapshot.id)
        policyVersion = CoachPolicy.current.version
        reasons = [Reason(.unitChanged)]
        for exercise in snapshot.exercises {
            let loads = loads(exercise)
            for set in exercise.sets {
                // What was chosen in this unit was loaded before, too.
                guard let from = set.weight, !from.isWritten(in: unit) else { continue }
                let to = loads.nearest(from)
                // What looks the same is no proposal.
                if to.text(in: unit) == from.text(in: unit)
                    || settled.contains(where: {
                        $0.targetExercisePrescriptionID == exercise.id && $0.movesWeight(of: set.id)
                    })
                {
                    continue
                }
                var change = SuggestedChange(
                    id: .named("change/" + exercise.id.text + "/" + set.id.text, in: id),
                    type: loads.isHarder(to, than: from) ? .increaseWeight : .decreaseWeight,
                    exerciseName: exercise.name)
                change.groupID = .named("group/" + exercise.id.text, in: id)
                change.targetExercisePrescriptionID = exercise.id
                change.targetSetPrescriptionID = set.id
                change.progressionKey = exercise.progressionKey
                change.exerciseID = exercise.exerciseID
                (change.delta, change.value, change.from) = (.mass(to - from), .mass(to), .mass(from))
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

    /// Whether it gives a set of its exercise another weight.
    public func movesWeight(of set: SetPrescriptionID?) -> Bool {
        switch type {
        case .changeStage, .restart, .substitute: return true
        default: return type.field == .weight && (targetSetPrescriptionID == nil || targetSetPrescriptionID == set)
        }
    }

    /// The change with weights that the new unit can load; `nil` where nothing of it is a weight. Its direction stays: an
    /// increase is at least the next load, a deload rounds down.
    public func converted(_ loads: Loads) -> ConvertedChange? {
        // What is said of the heaviest set, with a load on top or below where the last sentences lead to one.
        let said = reasons.first?.params
        let own = reasons.last { ($0.code == .ownLoad || $0.code == .smallerStep) && $0.params.to == said?.to }
        let further = (own ?? reasons.last { $0.code == .gateEasySession || $0.code == .stepCapped })?.params.to
        var spoken: Mass?
        if let said, let raw = said.raw, let to = further ?? said.to {
            spoken = loads.load(to, from: said.from, raw: further ?? raw)
        }
        var converted: [Reason] = []
        for (index, reason) in reasons.enumerated() {
            // Further loads have no place beside the converted one; what was done has.
            if index > 0, reason.params.raw != nil || reason.code == .gateEasySession || reason.code == .stepCapped {
                continue
            }
            converted.append(spoken.map { reason.saying($0, loads) } ?? reason)
        }
        if type.field == .weight, let asked = value?.mass {
            let isSpokenOf = said?.from == from?.mass && (further ?? said?.to) == asked
            let to = isSpokenOf ? spoken ?? asked : asked
            let nearest = loads.load(to, from: from?.mass, raw: to)
            let loaded = isSpokenOf && spoken != nil ? to : nearest
            return ConvertedChange(
                delta: .mass(loaded - (from?.mass ?? .zero)), value: .mass(loaded), sets: sets,
                reasons: converted.compactMap { $0.asLarge(from?.mass, loaded) })
        }
        if type == .changeStage || type == .restart, var sets {
            let old = sets.first?.weight
            for index in sets.indices { sets[index].weight = sets[index].weight.map { loads.nearest($0) } }
            var delta = delta
            if let old, let new = sets.first?.weight { delta = delta?.adding(.mass(new - old)) }
            return ConvertedChange(delta: delta, value: value, sets: sets, reasons: converted)
        }
        if converted == reasons { return nil }
        return ConvertedChange(delta: delta, value: value, sets: sets, reasons: converted)
    }
}

extension Reason {
    /// The same said of the load that another unit has for it.
    fileprivate func saying(_ to: Mass, _ loads: Loads) -> Reason {
        guard params.to != nil, let raw = params.raw else { return self }
        var said = self
        said.params.to = to
        let around = (below: loads.atMost(raw), above: loads.atLeast(raw))
        let isNear = raw != to && (around.below == to || around.above == to)
        (said.params.below, said.params.above) = isNear ? around : (nil, nil)
        return said
    }
}

extension Reason {
    /// Whether a step is large, said of the converted one; `nil` where it is not any more.
    fileprivate func asLarge(_ from: Mass?, _ to: Mass?) -> Reason? {
        guard code == .largeStep, let from, let to, from > .zero else { return self }
        let percent = Percent(thousandths: (to - from).scaled(Percent.whole.thousandths, over: from.units).units)
        guard percent > CoachPolicy.current.largeRaise else { return nil }
        var large = self
        large.params.percent = percent.rounded
        return large
    }
}

extension Mass {
    /// Whether it is a weight as somebody would write it in a unit: in tenths or quarters.
    public func isWritten(in unit: MassUnit) -> Bool {
        units % Mass(thousandths: 100, of: unit).units == 0 || units % Mass(thousandths: 250, of: unit).units == 0
    }
}

extension Loads {
    /// What an asked weight becomes: an increase is at least the next load, a decrease rounds down.
    fileprivate func load(_ asked: Mass, from: Mass?, raw: Mass) -> Mass {
        guard let from, from > .zero else { return nearest(asked) }
        if isHarder(asked, than: from) { return raised(from, to: raw) }
        return isHarder(from, than: asked) ? lowered(from, to: raw) : nearest(asked)
    }
}
