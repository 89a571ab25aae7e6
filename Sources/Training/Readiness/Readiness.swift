/// What is proposed for today from how the lifter feels and how long there is. Nothing of it holds before the lifter
/// confirms it.
public struct ReadinessProposal: Equatable, Sendable {
    public var override: SessionOverride?
    /// Why it is proposed, or why nothing is although the lifter feels low.
    public var reasons: [Reason] = []

    /// Of several states the strongest holds: sick, before low energy and soreness, which ask for the same.
    ///
    /// - Parameters:
    ///   - estimatedMinutes: how long the plan says that it takes; else it is estimated from its sets and rests.
    ///   - tiredIsTrusted: whether training when tired has gone well so often that it lowers nothing any more.
    ///   - restSeconds: rest after a set where the plan gives none.
    ///   - language: of the override's own words.
    public init(
        mood: PreMood?, snapshot: PlanSnapshot, estimatedMinutes: Int? = nil, tiredIsTrusted: Bool = false,
        restSeconds: Int = RestPolicy.defaultWorkingSeconds, language: Language = .english,
        policy: ReadinessPolicy = CoachPolicy.current.readiness
    ) {
        guard let mood, !snapshot.exercises.isEmpty else { return }
        var proposed = SessionOverride(reason: "", adjustments: [])
        var words: [ReadinessWord] = []
        let isLow = mood.energy == .low || mood.feeling == .tired
        if mood.feeling == .sick {
            proposed.add(.percentWeight, policy.sickWeight)
            reasons = [Reason(.readinessSick) { $0.percent = policy.sickWeight }]
            words = [.sick]
        } else {
            if isLow, !tiredIsTrusted {
                reasons.append(Reason(.readinessLow) { $0.percent = policy.lowWeight })
                words.append(mood.feeling == .tired ? .tired : .low)
            }
            if mood.soreness == .high {
                reasons.append(Reason(.readinessSore) { $0.percent = policy.lowWeight })
                words.append(.sore)
            }
            if !words.isEmpty {
                proposed.add(.percentWeight, policy.lowWeight)
                proposed.add(.percentVolume, policy.lowVolume)
            } else if isLow {
                reasons = [Reason(.readinessTrusted)]
            }
        }
        if let minutes = mood.minutes {
            let estimate = TimeEstimate(snapshot, minutes: estimatedMinutes, restSeconds: restSeconds, policy)
            if estimate.fit(&proposed, into: minutes) {
                reasons.append(Reason(.shortTime) { ($0.number, $0.of) = (estimate.minutes, minutes) })
                words.append(.short)
            }
        }
        guard !proposed.adjustments.isEmpty else { return }
        for word in words { proposed.reason += (proposed.reason.isEmpty ? "" : " · ") + word.text(language) }
        override = proposed
    }
}

/// What an override is for, in a plain word.
private enum ReadinessWord {
    case sick, low, tired, sore, short

    func text(_ language: Language) -> String {
        switch (self, language) {
        case (.sick, .english): "Feeling sick"
        case (.low, .english): "Low energy"
        case (.tired, .english): "Tired"
        case (.sore, .english): "Sore"
        case (.short, .english): "Short of time"
        case (.sick, .german): "Krank"
        case (.low, .german): "Wenig Energie"
        case (.tired, .german): "Müde"
        case (.sore, .german): "Muskelkater"
        case (.short, .german): "Wenig Zeit"
        }
    }
}

extension SessionOverride {
    fileprivate mutating func add(_ kind: Kind, _ value: Percent?, of id: PrescriptionID? = nil) {
        adjustments.append(Adjustment(type: kind, value: value, exercisePrescriptionID: id))
    }
}
