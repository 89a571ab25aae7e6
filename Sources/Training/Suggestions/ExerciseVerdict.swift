import Wire

/// What the coach makes of one exercise of a session, beside the prescription that it is about.
struct ExerciseVerdict {
    /// A set of the prescription, the one that was done for it, and what it should become.
    struct Line {
        var prescribed: SetPrescription
        var performed: SetID?
        var next: PlannedSet
    }

    private(set) var step: ProgressionStep
    let rule: ProgressionRule
    let loads: Loads
    let performance: ExercisePerformance
    /// `nil` for work that no version mirrors.
    let prescription: ExercisePrescription?
    private(set) var lines: [Line] = []
    /// Whether the targets only mirror what was done, so that less than them is no proposal.
    let isMirrored: Bool
    /// That all sets of the hardest target hold, and what the lifter might do beside it; of a verdict of the coach's model.
    var odds = Odds()

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

    /// The same with a step that is made otherwise; the plan's sets go along.
    mutating func take(_ other: ProgressionStep) {
        step = other
        for (place, next) in zip(lines.indices, other.sets) { lines[place].next = next }
    }

    /// Says why else it is so; what was found where nothing was asked for needs no other reason.
    mutating func explain(_ reason: Reason) {
        if step.recommendation.reasons[0].code != .targetFound { step.recommendation.reasons.append(reason) }
    }

    /// A weight that was the day's because the plan names none becomes the plan's, where nothing more comes of it.
    mutating func takeFirstWeights() {
        guard step.recommendation.change == .stay else { return }
        var found: (sets: Int, to: Mass?) = (0, nil)
        for line in lines where line.prescribed.weight == nil {
            guard let to = line.next.target.weight, to > .zero else { continue }
            found = (found.sets + 1, loads.hardest(found.to, to))
        }
        guard found.sets > 0 else { return }
        step.recommendation.change = .increaseWeight
        step.recommendation.reasons = NonEmpty(Reason(.targetFound) { ($0.sets, $0.to) = (found.sets, found.to) })
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
    ///
    /// - Parameter working: the sets that were judged; as many as the step has, or none where it goes on from another session.
    init(
        _ step: ProgressionStep, _ rule: ProgressionRule, _ loads: Loads, working: [SetPerformance],
        _ performance: ExercisePerformance, _ prescription: ExercisePrescription?
    ) {
        (self.step, self.rule, self.loads) = (step, rule, loads)
        (self.performance, self.prescription, isMirrored) = (performance, prescription, true)
        for (performed, target) in zip(working, step.sets) {
            guard let set = prescription?.sets.first(where: { $0.id == performed.setPrescriptionID }) else { continue }
            lines.append(Line(prescribed: set, performed: performed.id, next: target))
        }
    }
}

extension ExerciseVerdict {
    /// The changes of the plan that follow; one for each set and kind, and a word where everything stays. Nothing for a
    /// rule that never suggests.
    ///
    /// - Parameter replacement: what the plan gets instead where it hurts badly.
    func changes(
        in suggestion: SuggestionID, _ coach: Coach, replacement: ExerciseID? = nil
    ) -> [SuggestedChange] {
        guard let prescription else { return [] }
        switch rule {
        case .manual, .derivedFrom: return []
        case .doubleProgression, .straightSets, .topSetBackoff, .rpeAutoregulated, .percentOfMax, .staged, .repsOnly,
            .durationOnly:
            break
        }
        let calibration = coach.calibrations[performance.exerciseID] ?? Calibration()
        let draft = Draft(
            suggestion: suggestion, performance: performance, prescription: prescription,
            confidence: isMirrored ? .low : calibration.confidence(coach.policy),
            askedAt: calibration.sleepsOnIt ? .start : .review, reasons: step.recommendation.reasons.all)
        let pain = coach.pains[performance.exerciseID]
        if let pain, pain.severity == .severe, let replacement {
            var other = draft.change(.substitute)
            (other.replacementExerciseID, other.reasons) = (replacement, [Reason(pain)])
            return [other]
        }
        var changes: [SuggestedChange]
        switch step.recommendation.change {
        case .changeTrainingMax: changes = trainingMax(draft, prescription)
        case .changeStage, .restart: changes = stage(draft)
        case .increaseWeight, .decreaseWeight, .increaseReps, .decreaseReps, .increaseDuration, .deload:
            changes = bySet(draft)
        case .stay: changes = []
        }
        // Whatever a schedule or a model makes of it.
        let held = coach.held(among: changes)
        changes.removeAll { held.contains($0.id) }
        if changes.isEmpty {
            var same = draft.change(.stay)
            same.askedAt = .review
            changes = [same]
        } else if calibration.doneAnyway {
            for index in changes.indices { changes[index].reasons.append(Reason(.doneAnywayBefore)) }
        }
        guard let pain else { return changes }
        var said = [Reason(pain)]
        if pain.severity == .severe { said.append(Reason(.painLeaveOut)) }
        for index in changes.indices {
            for reason in said where !changes[index].reasons.contains(reason) { changes[index].reasons.append(reason) }
        }
        return changes
    }

    /// What all changes of one verdict share.
    private struct Draft {
        let suggestion: SuggestionID
        let performance: ExercisePerformance
        let prescription: ExercisePrescription
        let confidence: SuggestedChange.Confidence
        let askedAt: SuggestedChange.AskedAt
        let reasons: [Reason]

        /// A change of the exercise, or of what a line says of one set.
        func change(_ type: ChangeType, _ line: Line? = nil) -> SuggestedChange {
            let place = line?.prescribed.id.text ?? prescription.id.text
            var change = SuggestedChange(
                id: .named("change/" + performance.id.text + "/" + type.rawValue + "/" + place, in: suggestion),
                type: type, exerciseName: performance.name)
            change.groupID = .named("group/" + performance.id.text, in: suggestion)
            (change.sourceExercisePerformanceID, change.sourceSetPerformanceID) = (performance.id, line?.performed)
            change.targetExercisePrescriptionID = prescription.id
            change.targetSetPrescriptionID = line?.prescribed.id
            (change.progressionKey, change.exerciseID) = (prescription.progressionKey, performance.exerciseID)
            (change.confidence, change.askedAt, change.reasons) = (confidence, askedAt, reasons)
            return change
        }
    }

    private func bySet(_ draft: Draft) -> [SuggestedChange] {
        var apart = false
        if case .doubleProgression(let rule) = rule { apart = rule.scope == .set }
        let deloads = step.recommendation.change == .deload
        var changes: [SuggestedChange] = []
        for line in lines {
            let (old, new) = (line.prescribed, line.next.target)
            func change(_ type: ChangeType) -> SuggestedChange {
                var change = draft.change(type, line)
                if apart, let group = change.groupID { change.groupID = .named(old.id.text, in: group) }
                if let reason = goesAlong(old) { change.reasons = [reason] }
                return change
            }
            let raises = new.weight.map { loads.isHarder($0, than: old.weight ?? .zero) } ?? false
            // The plan already asks for as much: the gym, or a lighter day, kept the target down.
            let isBehind = !raises && new.weight != old.weight && step.recommendation.change == .increaseWeight
            if isBehind { continue }
            if let to = new.weight, to != old.weight {
                var moved = change(deloads && !raises ? .deload : raises ? .increaseWeight : .decreaseWeight)
                moved.delta = .mass(old.weight.map { to - $0 } ?? to)
                (moved.from, moved.value) = (old.weight.map { .mass($0) }, .mass(to))
                changes.append(moved)
            }
            let resets = new.weight != old.weight
            let eases = step.recommendation.change == .decreaseReps
            if let to = new.reps, to != old.reps, !isMirrored || resets || eases || to > old.reps ?? 0 {
                var moved = change(to > old.reps ?? 0 ? .increaseReps : .decreaseReps)
                moved.delta = .reps(to - (old.reps ?? 0))
                (moved.from, moved.value) = (old.reps.map { .reps($0) }, .reps(to))
                changes.append(moved)
            }
            if let to = new.durationSeconds, to > old.durationSeconds ?? 0 {
                var moved = change(.increaseDuration)
                moved.delta = .seconds(to - (old.durationSeconds ?? 0))
                (moved.from, moved.value) = (old.durationSeconds.map { .seconds($0) }, .seconds(to))
                changes.append(moved)
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

    private func trainingMax(_ draft: Draft, _ prescription: ExercisePrescription) -> [SuggestedChange] {
        guard case .percentOfMax(let rule) = rule, let to = step.state.trainingMax, to != rule.trainingMax else {
            return []
        }
        var change = draft.change(.changeTrainingMax)
        change.delta = .mass(to - rule.trainingMax)
        (change.from, change.value) = (.mass(rule.trainingMax), .mass(to))
        return [change]
    }

    /// A stage and its weight come together: all working sets at once.
    private func stage(_ draft: Draft) -> [SuggestedChange] {
        guard case .staged(let rule) = rule, let prescription else { return [] }
        var change = draft.change(step.recommendation.change == .restart ? .restart : .changeStage)
        let from = rule.stage(of: lines.map { PlannedSet($0.prescribed.target, type: $0.prescribed.type) }, step.state)
        (change.from, change.value) = (.stage(from), .stage(step.state.stage))
        let kept = prescription.sets.filter { $0.type.countsForProgression }
        var sets: [SetPrescription] = []
        for (index, next) in step.sets.enumerated() {
            var set = SetPrescription(at: index, of: kept, named: "stage/", in: prescription.id)
            (set.type, set.amrap) = (next.type, next.amrap)
            (set.weight, set.reps) = (next.target.weight, next.target.reps)
            sets.append(set)
        }
        change.sets = sets
        if let old = kept.first?.weight, let new = sets.first?.weight, old != new { change.delta = .mass(new - old) }
        return [change]
    }
}

extension NextFromLog {
    /// The bundle that the rules propose after a session, against the version that it ran or that mirrors it. Its ids follow
    /// from the session's.
    ///
    /// - Parameters:
    ///   - now: when it is proposed.
    ///   - told: how many times the session was told otherwise before; each has a bundle of its own.
    public func suggestion(
        after session: WorkoutSession, of history: [WorkoutSession], at now: Instant, told: Int = 0
    ) -> PlanSuggestion {
        let name = told == 0 ? "suggestion/rules" : "suggestion/rules/" + String(told)
        var suggestion = PlanSuggestion(
            id: .named(name, in: session.id), createdAt: now, source: .rules, sessionID: session.id,
            planSnapshotID: session.planSnapshotID, policyVersion: coach.policy.version)
        // Of the whole plan, as before a start: no two of its lifts become variants of one.
        var day: [ExerciseID] = []
        for exercise in session.planSnapshotID.flatMap({ snapshots[$0] })?.exercises ?? [] {
            day.append(exercise.exerciseID)
        }
        let instead = replacements(day)
        for performance in session.exercises where performance.sets.contains(where: { $0.status == .done }) {
            let verdict = verdict(on: performance, in: session, of: history)
            // A layoff is a matter of the day: the plan keeps its weights.
            if verdict.step.recommendation.reasons.first?.code == .coachLayoff { continue }
            suggestion.changes += verdict.changes(
                in: suggestion.id, coach, replacement: instead[performance.exerciseID])
        }
        suggestion.sumUp()
        return suggestion
    }
}

extension PlanSuggestion {
    /// Says of how many lifts it is, and how many of them it moves.
    public mutating func sumUp() {
        let judged = Set(changes.compactMap { $0.targetExercisePrescriptionID })
        let moved = Set(changes.filter { $0.type != .stay }.compactMap { $0.targetExercisePrescriptionID })
        reasons = [Reason(.afterSession) { ($0.number, $0.of) = (moved.count, judged.count) }]
    }
}

extension PreMood {
    /// Whether the lifter feels as though there were little to give.
    public var isLow: Bool { feeling == .tired || energy == .low }
}
