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
    ///   - regular: the version of which it says so, where that of today has other sets.
    ///   - tiredIsTrusted: whether training when tired has gone well so often that it lowers nothing any more.
    ///   - restSeconds: rest after a set where the plan gives none.
    ///   - language: of the override's own words.
    public init(
        mood: PreMood?, snapshot: PlanSnapshot, estimatedMinutes: Int? = nil, of regular: PlanSnapshot? = nil,
        tiredIsTrusted: Bool = false,
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
            let estimate = TimeEstimate(
                snapshot, minutes: estimatedMinutes, of: regular ?? snapshot, restSeconds: restSeconds, policy)
            if estimate.fit(&proposed, into: minutes) {
                let seconds = 60 * estimate.minutes(under: proposed)
                reasons.append(
                    Reason(.shortTime) { ($0.number, $0.of, $0.seconds) = (estimate.minutes, minutes, seconds) })
                words.append(.short)
            }
        }
        guard !proposed.adjustments.isEmpty else { return }
        for word in words { proposed.reason += (proposed.reason.isEmpty ? "" : " · ") + word.text(language) }
        override = proposed
    }
}

extension ReadinessProposal {
    /// Adds what the coach would lower of single lifts, as far as the lifter's state does not lower them as much already.
    public mutating func add(_ cautions: [Caution], _ language: Language) {
        var layoff = false
        var hard = false
        for caution in cautions {
            let already = override?.percent(.percentWeight, of: caution.prescription) ?? Percent(thousandths: 0)
            guard let percent = caution.percent else { continue }
            let rest = Percent(thousandths: percent.thousandths - already.thousandths)
            guard rest.thousandths < 0, !(override?.skips(caution.prescription) ?? false) else { continue }
            var proposed = override ?? SessionOverride(reason: "", adjustments: [])
            proposed.adjustments.append(
                SessionOverride.Adjustment(
                    type: .percentWeight, value: rest, exercisePrescriptionID: caution.prescription))
            override = proposed
            guard caution.reason.code == .readinessLayoff else {
                // It is said where the lift stands.
                hard = true
                continue
            }
            layoff = true
            if !reasons.contains(caution.reason) { reasons.append(caution.reason) }
        }
        if layoff { say(.layoff, language) }
        if hard { say(.hard, language) }
    }

    private mutating func say(_ word: ReadinessWord, _ language: Language) {
        guard let reason = override?.reason else { return }
        override?.reason += (reason.isEmpty ? "" : " · ") + word.text(language)
    }
}

extension SessionOverride {
    fileprivate mutating func add(_ kind: Kind, _ value: Percent?, of id: PrescriptionID? = nil) {
        adjustments.append(Adjustment(type: kind, value: value, exercisePrescriptionID: id))
    }
}
