import Training

extension Strings {
    /// "+2.5 kg", "−5 kg", "+1 rep", "+1 set": what a change adds; its name where it adds no number.
    func delta(_ change: SuggestedChange) -> String {
        switch (change.type.quantity, change.delta) {
        case (.mass, .mass(let delta)?) where delta != .zero:
            return (delta < .zero ? "−" : "+") + voice.mass(delta < .zero ? .zero - delta : delta)
        case (.reps, .reps(let delta)?) where delta != 0:
            return (delta < 0 ? "−" : "+") + reps(delta < 0 ? -delta : delta)
        case (.seconds, .seconds(let delta)?) where delta != 0:
            return (delta < 0 ? "−" : "+") + String(delta < 0 ? -delta : delta) + " s"
        default: return change.type == .addSet ? "+1 " + self[.setWord] : self[change.type.phrase]
        }
    }

    /// "82.5 → 85 kg", "12 → 8 reps", or the name of what it does.
    ///
    /// - Parameter replacement: the name of the exercise that takes the other one's place.
    func change(_ change: SuggestedChange, replacement: String? = nil) -> String {
        if let replacement { return self[change.type.phrase] + ": " + replacement }
        guard let to = value(change.value) else {
            if let set = change.sets?.first {
                return self[change.type.phrase] + ": " + voice.target(set.target)
            }
            return self[change.type.phrase]
        }
        let from = value(change.from)
        let named = change.type.quantity == .none || change.type == .increaseRest || change.type == .decreaseRest
        return (named ? self[change.type.phrase] + ": " : "") + (from.map { $0 + " → " } ?? "") + to
            + unit(of: change.type)
    }

    private func value(_ value: ChangeValue?) -> String? {
        switch value {
        case .mass(let mass): voice.number(mass)
        case .reps(let count), .seconds(let count), .stage(let count): String(count)
        case .setType(let type): self[type.phrase]
        case .exercise(let id): id.text
        case .said(.number(let number)): String(number.whole ?? 0)
        case .said(.word(let word)): word
        case nil: nil
        }
    }

    private func unit(of type: ChangeType) -> String {
        switch type.quantity {
        case .mass: " " + unit.rawValue
        case .reps: " " + self[.repsWord]
        case .seconds: " s"
        case .none: ""
        }
    }

    /// "good": what came of a change.
    subscript(_ outcome: SuggestedChange.Outcome) -> String {
        switch outcome {
        case .good: self[.outcomeGood]
        case .tooAggressive: self[.outcomeTooMuch]
        case .tooEasy: self[.outcomeTooEasy]
        case .ignored: self[.outcomeIgnored]
        }
    }
}

extension ChangeType {
    enum Quantity { case mass, reps, seconds, none }

    /// What its numbers count.
    var quantity: Quantity {
        switch self {
        case .increaseWeight, .decreaseWeight, .deload, .changeTrainingMax: .mass
        case .increaseReps, .decreaseReps: .reps
        case .increaseDuration, .decreaseDuration, .increaseRest, .decreaseRest: .seconds
        case .addSet, .removeSet, .changeSetType, .stay, .substitute, .changeStage, .restart: .none
        }
    }

    var phrase: Phrase {
        switch self {
        case .increaseWeight: .moreWeight
        case .decreaseWeight: .lessWeight
        case .increaseReps: .moreReps
        case .decreaseReps: .fewerReps
        case .increaseDuration: .longerSets
        case .decreaseDuration: .shorterSets
        case .increaseRest: .longerRest
        case .decreaseRest: .shorterRest
        case .addSet: .oneMoreSet
        case .removeSet: .oneSetLess
        case .changeSetType: .otherKind
        case .deload: .deload
        case .stay: .stay
        case .substitute: .anotherExercise
        case .changeTrainingMax: .trainingMax
        case .changeStage: .nextStage
        case .restart: .restartStages
        }
    }
}

extension SuggestedChange.Outcome {
    /// The colour of its chip; the word says it too.
    var chip: String {
        switch self {
        case .good: "chip good n"
        case .tooAggressive: "chip bad n"
        case .tooEasy: "chip coach n"
        case .ignored: "chip n"
        }
    }
}

extension [SuggestedChange] {
    /// One of each group: those decided together are one change to the lifter.
    var onePerGroup: [SuggestedChange] {
        var ones: [SuggestedChange] = []
        for change in self {
            let isKnown = ones.contains {
                $0.exerciseID == change.exerciseID && $0.appliedInSnapshotID == change.appliedInSnapshotID
                    && $0.evaluatedInSessionID == change.evaluatedInSessionID
                    && ($0.type == change.type || ($0.groupID != nil && $0.groupID == change.groupID))
            }
            if !isKnown { ones.append(change) }
        }
        return ones
    }
}
