import Wire

extension ProposeChanges {
    /// The bundle that a proposal becomes, with every number worked out against the version it starts from.
    ///
    /// - Parameters:
    ///   - id: of the bundle where the proposal gives none.
    ///   - session: the workout it refers to; its sets are taken as evidence where the proposal names none.
    ///   - isExercise: whether the catalogue has an exercise.
    /// - Throws: `TARGET_NOT_FOUND` or `VALIDATION_ERROR` with the path of every fault.
    public func suggestion(
        _ id: SuggestionID, on snapshot: PlanSnapshot, session: WorkoutSession?, now: Instant,
        isExercise: (ExerciseID) -> Bool
    ) throws(WorkoutError) -> PlanSuggestion {
        var suggestion = PlanSuggestion(
            id: self.id ?? id, createdAt: now, source: source, sessionID: sessionID, planID: snapshot.planID,
            planSnapshotID: snapshot.id, policyVersion: CoachPolicy.current.version)
        var faults: [WorkoutError.Fault] = []
        if source == .rules {
            faults.append(.init(path: "/source", message: "must be user or ai: rules propose by themselves"))
        }
        if changes.isEmpty { faults.append(.init(path: "/changes", message: "must hold at least one change")) }
        if changes.count > 200 { faults.append(.init(path: "/changes", message: "must be at most 200 changes")) }
        for (index, reason) in reasons.enumerated() { reason.check("/reasons/" + String(index), &faults) }
        for reason in reasons { suggestion.reasons.append(Reason(stated: reason.text)) }
        for (index, proposed) in changes.prefix(200).enumerated() {
            let path = "/changes/" + String(index)
            guard let prescription = snapshot.exercises.first(where: { $0.id == proposed.targetExercisePrescriptionID })
            else {
                throw WorkoutError(
                    .targetNotFound, "The version has no such exercise.",
                    path: path + "/target_exercise_prescription_id")
            }
            let id = proposed.id ?? .named("change/" + String(index), in: suggestion.id)
            var draft = ChangeDraft(id, proposed, prescription, path)
            if let set = proposed.targetSetPrescriptionID, draft.set == nil {
                throw WorkoutError(
                    .targetNotFound, "The exercise has no set \(set.text).", path: path + "/target_set_prescription_id")
            }
            for earlier in suggestion.changes where earlier.id == draft.change.id {
                draft.fault("/id", "is the id of another change")
            }
            draft.work()
            if proposed.type == .substitute {
                guard let replacement = proposed.replacementExerciseID else {
                    draft.fault("/replacement_exercise_id", "is required")
                    faults += draft.faults
                    continue
                }
                guard isExercise(replacement) else {
                    throw WorkoutError(
                        .targetNotFound, "There is no such exercise in the catalogue.",
                        path: path + "/replacement_exercise_id")
                }
            }
            draft.takeEvidence(session)
            faults += draft.faults
            suggestion.changes.append(draft.change)
        }
        guard let first = faults.first else { return suggestion }
        let name = first.path.split(separator: "/").last.map { String($0) } ?? "The body"
        var error = WorkoutError(.validation, name + " " + first.message + ".", path: first.path)
        if faults.count > 1 { error.faults = faults }
        throw error
    }
}

extension StatedReason {
    fileprivate func check(_ path: String, _ faults: inout [WorkoutError.Fault]) {
        if text.unicodeScalars.count > TextLimit.reason {
            faults.append(WorkoutError.Fault(path: path, message: TextLimit.fault(0...TextLimit.reason)))
        }
    }
}

/// One proposed change on its way to a suggested one.
private struct ChangeDraft {
    let proposed: ProposedChange
    let prescription: ExercisePrescription
    let set: SetPrescription?
    let path: String
    var change: SuggestedChange
    private(set) var faults: [WorkoutError.Fault] = []

    init(_ id: ChangeID, _ proposed: ProposedChange, _ prescription: ExercisePrescription, _ path: String) {
        (self.proposed, self.prescription, self.path) = (proposed, prescription, path)
        set = prescription.sets.first { $0.id == proposed.targetSetPrescriptionID }
        change = SuggestedChange(id: id, type: proposed.type, exerciseName: prescription.name)
        change.groupID = proposed.groupID
        change.sourceExercisePerformanceID = proposed.sourceExercisePerformanceID
        change.sourceSetPerformanceID = proposed.sourceSetPerformanceID
        change.targetExercisePrescriptionID = prescription.id
        change.targetSetPrescriptionID = proposed.targetSetPrescriptionID
        change.progressionKey = prescription.progressionKey
        change.exerciseID = prescription.exerciseID
        change.replacementExerciseID = proposed.type == .substitute ? proposed.replacementExerciseID : nil
        change.confidence = proposed.confidence
        change.delta = proposed.delta.map { ChangeValue(.number($0), as: proposed.type.deltaQuantity) }
        change.value = proposed.value.map { ChangeValue($0, as: proposed.type.valueQuantity) }
        for (index, reason) in proposed.reasons.enumerated() {
            reason.check(path + "/reasons/" + String(index), &faults)
            change.reasons.append(Reason(stated: reason.text))
        }
    }

    mutating func fault(_ field: String, _ message: String) {
        faults.append(WorkoutError.Fault(path: path + field, message: message))
    }

    /// Works out what it is now and what it becomes.
    mutating func work() {
        if let field = change.type.field { return number(field) }
        switch change.type {
        case .changeSetType:
            if set == nil { fault("/target_set_prescription_id", "is required") }
            change.from = set.map { .setType($0.type) }
            if change.value?.setType == nil { fault("/value", "must be a set type such as working or top") }
            if change.from != nil, change.value == change.from { fault("/value", "is what it is now") }
        case .removeSet:
            if set == nil { fault("/target_set_prescription_id", "is required") }
            if prescription.sets.count == 1 { fault("/target_set_prescription_id", "is the only set of the exercise") }
        case .addSet:
            if change.value != nil || proposed.delta.map({ $0 != StatedNumber(1) }) == true {
                fault(change.value == nil ? "/delta" : "/value", "does not belong here: one set is added, as in sets")
            }
            (change.delta, change.value) = (nil, nil)
            if prescription.sets.count >= SetLimits.maximumSets { fault("", "would be more than 60 sets") }
            change.sets = proposed.sets.map { Array($0.prefix(1)) }
        case .changeTrainingMax:
            guard case .percentOfMax(let rule)? = prescription.rule else {
                return fault("/target_exercise_prescription_id", "has no training max")
            }
            _ = workOut(
                from: .mass(rule.trainingMax),
                within: StatedNumber(tenBillionths: 1)...StatedNumber(SetLimits.maximumWeight))
        case .changeStage, .restart: stage()
        case .stay: (change.delta, change.value) = (nil, nil)
        case .substitute:
            if proposed.replacementExerciseID == prescription.exerciseID {
                fault("/replacement_exercise_id", "is the exercise that is there")
            }
        case .increaseWeight, .decreaseWeight, .increaseReps, .decreaseReps, .increaseDuration, .decreaseDuration,
            .increaseRest, .decreaseRest, .deload:
            break
        }
    }

    private mutating func number(_ field: TargetField) {
        let from = set.map { field.value(of: $0, in: prescription) } ?? field.value(of: prescription)
        if set == nil, field != .rest, !prescription.sets.contains(where: { $0.type.countsForProgression }) {
            return fault("/target_exercise_prescription_id", "has no working set")
        }
        let range: ClosedRange<StatedNumber> =
            switch field {
            case .weight: .zero...StatedNumber(SetLimits.maximumWeight)
            case .reps:
                StatedNumber(1)...StatedNumber(SetLimits.reps(prescription.loadKind, prescription.measure))
            case .duration: StatedNumber(1)...StatedNumber(SetLimits.maximumSeconds)
            case .rest: StatedNumber(SetLimits.rest.lowerBound)...StatedNumber(SetLimits.rest.upperBound)
            }
        let isTimed = prescription.measure != .reps
        if field == .reps && isTimed || field == .duration && prescription.measure != .time {
            return fault("/change_type", "does not fit: the exercise is measured by " + prescription.measure.rawValue)
        }
        if field == .weight, prescription.loadKind == .bodyweight {
            return fault("/change_type", "does not fit: the exercise is done without weight")
        }
        let to = workOut(from: from, within: range)
        guard faults.isEmpty, let to else { return }
        if field != .weight, to.whole == nil { return fault("/value", "must be a whole number") }
        guard let old = from?.number else { return }
        let isAssisted = field == .weight && prescription.loadKind == .assisted
        let more = isAssisted ? to < old : to > old
        if to == old || more != change.type.isIncrease {
            fault(
                proposed.value == nil ? "/delta" : "/value",
                change.type.isIncrease ? "must be harder than it is now" : "must be easier than it is now")
        }
    }

    /// Value and delta from one of them, as the numbers that were said; `nil` where none is.
    private mutating func workOut(from: ChangeValue?, within range: ClosedRange<StatedNumber>) -> StatedNumber? {
        change.from = from
        let old = from?.number ?? .zero
        let to: StatedNumber
        if let value = proposed.value {
            guard let number = value.number else {
                fault("/value", "must be a number")
                return nil
            }
            to = number
            if let delta = proposed.delta, delta != to - old {
                fault("/delta", "does not lead to the value")
                return nil
            }
        } else if let delta = proposed.delta {
            to = old + delta
        } else {
            fault("/delta", "or value is required")
            return nil
        }
        change.value = ChangeValue(.number(to), as: change.type.valueQuantity)
        change.delta = ChangeValue(.number(proposed.delta ?? to - old), as: change.type.deltaQuantity)
        if !range.contains(to) {
            fault(
                proposed.value == nil ? "/delta" : "/value",
                "must lead to " + String(range.lowerBound.floor) + " to " + String(range.upperBound.floor))
        }
        return to
    }

    private mutating func stage() {
        guard case .staged(let rule)? = prescription.rule else {
            return fault("/target_exercise_prescription_id", "has no stages")
        }
        guard let index = change.value?.whole, rule.stages.indices.contains(index) else {
            return fault("/value", "must be the number of a stage, from 0")
        }
        let kept = prescription.sets.filter { $0.type.countsForProgression }
        let planned = kept.map { PlannedSet($0.target, type: $0.type, amrap: $0.amrap) }
        change.from = .stage(rule.stage(of: planned, ProgressionState()))
        let weight = (kept.first?.weight).map { $0 + (change.delta?.mass ?? .zero) }
        if let weight, weight < .zero || weight > .kg(2_000) { fault("/delta", "must lead to 0 to 2000") }
        var sets: [SetPrescription] = []
        for place in 0..<rule.stages[index].sets {
            var set = SetPrescription(at: place, of: kept, named: "stage/", in: prescription.id)
            (set.weight, set.reps) = (weight, rule.stages[index].reps)
            set.amrap = rule.stages[index].amrap && place == rule.stages[index].sets - 1
            sets.append(set)
        }
        change.sets = sets
    }

    /// Names what was done as the evidence; what the proposal names must be there.
    mutating func takeEvidence(_ session: WorkoutSession?) {
        guard let session else {
            if proposed.sourceExercisePerformanceID != nil || proposed.sourceSetPerformanceID != nil {
                let isSet = proposed.sourceExercisePerformanceID == nil
                fault(
                    isSet ? "/source_set_performance_id" : "/source_exercise_performance_id",
                    "needs a session_id to be found in")
            }
            return
        }
        let performance = session.exercises.first { performance in
            if let named = proposed.sourceExercisePerformanceID { return performance.id == named }
            return performance.exercisePrescriptionID == prescription.id
        }
        if performance == nil, proposed.sourceExercisePerformanceID != nil {
            fault("/source_exercise_performance_id", "is no exercise of the session")
        }
        change.sourceExercisePerformanceID = performance?.id
        guard let id = proposed.sourceSetPerformanceID else {
            guard let target = proposed.targetSetPrescriptionID else { return }
            change.sourceSetPerformanceID = performance?.sets.first { $0.setPrescriptionID == target }?.id
            return
        }
        if !session.exercises.contains(where: { $0.sets.contains { $0.id == id } }) {
            fault("/source_set_performance_id", "is no set of the session")
        }
    }
}
