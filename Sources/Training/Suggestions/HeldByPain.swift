import Wire

extension PainTouch {
    /// Whether nothing is raised because of it (seed 001: moderate warns, severe is not to be trained).
    public var holds: Bool { severity > .mild }
}

extension Coach {
    /// A bundle without what a pain holds back; `nil` where nothing else is in it.
    public func open(_ suggestion: PlanSuggestion) -> PlanSuggestion? {
        let held = held(among: suggestion.changes)
        if held.isEmpty { return suggestion }
        var open = suggestion
        open.changes.removeAll { held.contains($0.id) }
        return open.changes.isEmpty ? nil : open
    }
}

extension NextItem {
    /// What comes next where something hurts: said in every case; where it holds, nothing asks for more, is offered beyond it, or
    /// promises that it goes up.
    ///
    /// - Parameter instead: what is said of what could be done where it hurts badly.
    public mutating func feel(_ pain: PainTouch, instead: [Reason] = []) {
        let reason = Reason(pain)
        guard pain.holds else {
            if !recommendation.reasons.contains(reason) { recommendation.reasons.append(reason) }
            return
        }
        offers = []
        var others: [Reason] = []
        for one in recommendation.reasons where one.code != reason.code && !one.promisesMore { others.append(one) }
        switch recommendation.change {
        case .decreaseWeight, .decreaseReps, .deload, .restart:
            recommendation.reasons = NonEmpty(others + [reason] + instead) ?? NonEmpty(reason, instead)
            return
        case .increaseWeight, .increaseReps, .increaseDuration, .changeTrainingMax, .changeStage, .stay: break
        }
        if recommendation.isRaise {
            recommendation.change = .stay
            others.removeAll { $0.code != .manualOverride }
        }
        recommendation.reasons = NonEmpty(reason, instead + others)
    }
}

extension Recommendation {
    /// Whether more is asked for than before; what was done where nothing was asked for is not more.
    public var isRaise: Bool {
        if reasons.contains(where: { $0.code == .targetFound }) { return false }
        switch change {
        case .increaseWeight, .increaseReps, .increaseDuration: return true
        case .changeTrainingMax:
            guard let from = reasons.first?.params.from, let to = reasons.first?.params.to else { return false }
            return to > from
        case .decreaseWeight, .decreaseReps, .deload, .stay, .changeStage, .restart: return false
        }
    }
}

extension Reason {
    /// Whether it says that something goes up soon.
    fileprivate var promisesMore: Bool {
        code == .successCounted || code == .maximumUnconfirmed
    }
}
