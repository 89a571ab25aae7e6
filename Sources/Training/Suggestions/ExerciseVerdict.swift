/// What the coach makes of one exercise of a session, beside the prescription that it is about.
struct ExerciseVerdict {
    /// A set of the prescription, the one that was done for it, and what it should become.
    struct Line {
        var prescribed: SetPrescription
        var performed: SetID?
        var next: PlannedSet
    }

    var step: ProgressionStep
    let rule: ProgressionRule
    let loads: Loads
    let performance: ExercisePerformance
    /// `nil` for work that no version mirrors.
    let prescription: ExercisePrescription?
    private(set) var lines: [Line] = []
    /// Whether the targets only mirror what was done, so that less than them is no proposal.
    let isMirrored: Bool

    /// By the rule of a plan: its sets are judged in the plan's order.
    init(
        _ step: ProgressionStep, _ rule: ProgressionRule, _ loads: Loads, _ performance: ExercisePerformance,
        _ prescription: ExercisePrescription
    ) {
        (self.step, self.rule, self.loads, self.performance) = (step, rule, loads, performance)
        (self.prescription, isMirrored) = (prescription, false)
        var places = step.sets[...]
        for set in prescription.sets where set.type.countsForProgression {
            guard let next = places.popFirst() else { break }
            let performed = performance.sets.first { $0.setPrescriptionID == set.id }
            lines.append(Line(prescribed: set, performed: performed?.id, next: next))
        }
    }

    /// By the targets that the workout itself had: its sets are judged in their order.
    init(
        _ step: ProgressionStep, _ rule: ProgressionRule, _ loads: Loads, _ performance: ExercisePerformance,
        _ prescription: ExercisePrescription?, aimed: [SetPerformance]
    ) {
        (self.step, self.rule, self.loads, self.performance) = (step, rule, loads, performance)
        (self.prescription, isMirrored) = (prescription, true)
        for (performed, target) in zip(aimed, step.sets) {
            guard let set = prescription?.sets.first(where: { $0.id == performed.setPrescriptionID }) else { continue }
            lines.append(Line(prescribed: set, performed: performed.id, next: target))
        }
    }

    /// By the log alone.
    init(_ next: NextWithoutPlan, _ performance: ExercisePerformance, _ prescription: ExercisePrescription?) {
        (step, rule, loads) = (next.step, next.rule, next.loads)
        (self.performance, self.prescription, isMirrored) = (performance, prescription, true)
        for (performed, target) in zip(next.working, next.step.sets) {
            guard let set = prescription?.sets.first(where: { $0.id == performed.setPrescriptionID }) else { continue }
            lines.append(Line(prescribed: set, performed: performed.id, next: target))
        }
    }
}

extension ExerciseVerdict {
    /// The changes of the plan that follow; one for each set and kind, and a word where everything stays. Nothing for a
    /// rule that never suggests.
    func changes(in suggestion: SuggestionID, _ coach: Coach) -> [SuggestedChange] {
        guard let prescription else { return [] }
        switch rule {
        case .manual, .derivedFrom: return []
        case .doubleProgression, .straightSets, .topSetBackoff, .rpeAutoregulated, .percentOfMax, .staged, .repsOnly,
            .durationOnly:
            break
        }
        let calibration = coach.calibrations[performance.exerciseID] ?? Calibration()
        var draft = SuggestedChange()
        draft.sourceExercisePerformanceID = performance.id
        draft.targetExercisePrescriptionID = prescription.id
        draft.progressionKey = prescription.progressionKey
        (draft.exerciseID, draft.exerciseName) = (performance.exerciseID, performance.name)
        draft.confidence = isMirrored ? .low : calibration.confidence(coach.policy)
        draft.askedAt = calibration.sleepsOnIt ? .start : .review
        draft.reasons = step.recommendation.reasons
        draft.groupID = .named("group/" + performance.id.text, in: suggestion)
        var changes: [SuggestedChange]
        switch step.recommendation.change {
        case .changeTrainingMax: changes = trainingMax(draft, prescription)
        case .changeStage, .restart: changes = stage(draft)
        case .increaseWeight, .decreaseWeight, .increaseReps, .increaseDuration, .deload: changes = bySet(draft)
        case .stay: changes = []
        }
        if changes.isEmpty {
            draft.type = .stay
            if let pain = coach.pains[performance.exerciseID], pain == .severe { draft.type = .substitute }
            draft.askedAt = .review
            changes = [draft]
        } else if calibration.doneAnyway {
            for index in changes.indices { changes[index].reasons.append(Reason(.doneAnywayBefore)) }
        }
        for index in changes.indices {
            let place = changes[index].targetSetPrescriptionID?.text ?? prescription.id.text
            changes[index].id = .named(
                "change/" + performance.id.text + "/" + changes[index].type.rawValue + "/" + place, in: suggestion)
        }
        return changes
    }

    private func bySet(_ draft: SuggestedChange) -> [SuggestedChange] {
        var apart = false
        if case .doubleProgression(let rule) = rule { apart = rule.scope == .set }
        let deloads = step.recommendation.change == .deload
        var changes: [SuggestedChange] = []
        for line in lines {
            var draft = draft
            draft.sourceSetPerformanceID = line.performed
            draft.targetSetPrescriptionID = line.prescribed.id
            if apart, let group = draft.groupID { draft.groupID = .named(line.prescribed.id.text, in: group) }
            let (old, new) = (line.prescribed, line.next.target)
            if let reason = goesAlong(old) { draft.reasons = [reason] }
            let raises = new.weight.map { loads.isHarder($0, than: old.weight ?? .zero) } ?? false
            // The plan already asks for as much: the gym, or a lighter day, kept the target down.
            let isBehind = !raises && new.weight != old.weight && step.recommendation.change == .increaseWeight
            if isBehind { continue }
            if let to = new.weight, to != old.weight {
                draft.type = deloads && !raises ? .deload : raises ? .increaseWeight : .decreaseWeight
                draft.delta = old.weight.map { to - $0 } ?? to
                (draft.from, draft.value) = (old.weight.map { .number($0) }, .number(to))
                changes.append(draft)
            }
            let resets = new.weight != old.weight
            if let to = new.reps, to != old.reps, !isMirrored || resets || to > old.reps ?? 0 {
                draft.type = to > old.reps ?? 0 ? .increaseReps : .decreaseReps
                draft.delta = Mass.kilogram * (to - (old.reps ?? 0))
                (draft.from, draft.value) = (old.reps.map { ChangeValue($0) }, ChangeValue(to))
                changes.append(draft)
            }
            if let to = new.durationSeconds, to > old.durationSeconds ?? 0 {
                draft.type = .increaseDuration
                draft.delta = Mass.kilogram * (to - (old.durationSeconds ?? 0))
                (draft.from, draft.value) = (old.durationSeconds.map { ChangeValue($0) }, ChangeValue(to))
                changes.append(draft)
            }
        }
        return changes
    }

    /// Where the reasons speak of the weight of another set; `nil` where they are true of this one.
    private func goesAlong(_ set: SetPrescription) -> Reason? {
        guard let said = step.recommendation.reasons.first?.params, let from = said.from, let own = set.weight,
            own != from, let spoken = lines.first(where: { $0.prescribed.weight == from }),
            let to = spoken.next.target.weight
        else { return nil }
        return Reason(.goesAlong) { ($0.from, $0.to, $0.raw) = (from, to, said.to == to ? said.raw : to) }
    }

    private func trainingMax(_ draft: SuggestedChange, _ prescription: ExercisePrescription) -> [SuggestedChange] {
        guard case .percentOfMax(let rule) = rule, let to = step.state.trainingMax, to != rule.trainingMax else {
            return []
        }
        var change = draft
        change.type = .changeTrainingMax
        change.delta = to - rule.trainingMax
        (change.from, change.value) = (.number(rule.trainingMax), .number(to))
        return [change]
    }

    /// A stage and its weight come together: all working sets at once.
    private func stage(_ draft: SuggestedChange) -> [SuggestedChange] {
        guard case .staged(let rule) = rule, let prescription else { return [] }
        var change = draft
        change.type = step.recommendation.change == .restart ? .restart : .changeStage
        let from = rule.stage(of: lines.map { PlannedSet($0.prescribed.target, type: $0.prescribed.type) }, step.state)
        (change.from, change.value) = (ChangeValue(from), ChangeValue(step.state.stage))
        let kept = prescription.sets.filter { $0.type.countsForProgression }
        var sets: [SetPrescription] = []
        for (index, next) in step.sets.enumerated() {
            var set = index < kept.count ? kept[index] : kept.last ?? SetPrescription()
            if index >= kept.count { set.id = .named("stage/" + String(index), in: prescription.id) }
            (set.type, set.amrap) = (next.type, next.amrap)
            (set.weight, set.reps) = (next.target.weight, next.target.reps)
            sets.append(set)
        }
        change.sets = sets
        if let old = kept.first?.weight, let new = sets.first?.weight, old != new { change.delta = new - old }
        return [change]
    }
}

extension NextFromLog {
    /// The bundle that the rules propose after a session, against the version that it ran or that mirrors it. Its ids follow
    /// from the session's.
    public func suggestion(after session: WorkoutSession, of history: [WorkoutSession]) -> PlanSuggestion {
        var suggestion = PlanSuggestion()
        suggestion.id = .named("suggestion/rules", in: session.id)
        suggestion.source = .rules
        suggestion.sessionID = session.id
        suggestion.planSnapshotID = session.planSnapshotID
        suggestion.policyVersion = coach.policy.version
        for performance in session.exercises where performance.sets.contains(where: { $0.status == .done }) {
            suggestion.changes += verdict(on: performance, in: session, of: history).changes(in: suggestion.id, coach)
        }
        let judged = Set(suggestion.changes.compactMap { $0.targetExercisePrescriptionID })
        let moved = Set(suggestion.changes.filter { $0.type != .stay }.compactMap { $0.targetExercisePrescriptionID })
        suggestion.reasons = [Reason(.afterSession) { ($0.number, $0.of) = (moved.count, judged.count) }]
        return suggestion
    }
}

extension PreMood {
    /// Whether the lifter feels as though there were little to give.
    public var isLow: Bool { feeling == .tired || energy == .low }
}
