/// The sentences of reasons, as templates: `{from}` stands for a parameter. Templates instead of expressions, because the
/// browser loads these sentences before anything else.
extension Voice {
    /// The sentence of a reason.
    public func sentence(_ reason: Reason) -> String {
        let params = reason.params
        switch reason.code {
        case .gatePain, .gatePainSevere, .painNoted, .painLeaveOut: return pain(reason.code, params)
        case .sameMovement, .sameMuscles, .someMuscles, .helpingMuscles, .oppositeMuscles, .poorMatch, .sameEquipment,
            .trainedBefore:
            return likeness(reason.code)
        case .goalStrength, .goalHypertrophy, .goalEndurance, .goalFatLoss:
            return filled(emphasis(reason.code, params), params)
        default: break
        }
        if language == .german { return filled(Self.german(reason.code, params), params) }
        return filled(own(Self.english(reason.code, params), params), params)
    }

    /// A template with its parameters.
    private func filled(_ template: String, _ p: Reason.Params) -> String { filling(template) { value($0, p) } }

    /// The language's own template; one that goes by a number goes by that of its first place.
    private func own(_ english: String, _ p: Reason.Params) -> String {
        guard case .other(let other) = language else { return english }
        var count = -1
        _ = filling(english) { place in
            if count < 0 { count = Int(value(place, p)) ?? -1 }
            return ""
        }
        return other.catalogue.text(english, count)
    }

    private func value(_ name: String, _ p: Reason.Params) -> String {
        switch name {
        case "sets": number(p.sets)
        case "reps": number(p.reps)
        case "target": number(p.targetReps)
        case "next": number(p.nextReps)
        case "n": number(p.number)
        case "of": number(p.of)
        case "from": mass(p.from)
        case "to": mass(p.to)
        case "raw": mass(p.raw)
        case "increment": mass(p.increment)
        // Without the unit, which was just said.
        case "to-": bare(p.to)
        case "increment-": bare(p.increment)
        case "below-": bare(p.below)
        case "above-": bare(p.above)
        case "percent": p.percent.map { ($0.thousandths <= 0 ? "" : p.isLess ? "−" : "+") + percent($0) } ?? "–"
        case "share": p.percent.map { percent($0) } ?? "–"
        case "seconds": duration(p.seconds ?? 0)
        case "minutes": number(p.seconds.map { $0 / 60 })
        case "rpe": rpe(p.rpe)
        case "cap": rpe(p.cap)
        case "date": p.date.map { dayAndMonth($0) } ?? "–"
        case "odds": p.chance.map { odds($0) } ?? "–"
        case "did": filled(language == .german ? Self.germanOuting(p) : own(Self.englishOuting(p), p), p)
        case "rir": rir(p.rir)
        case "load": filled(language == .german ? Self.germanLoad(p) : own(Self.englishLoad(p), p), p)
        case "short": filled(language == .german ? Self.germanShort(p) : own(Self.englishShort(p), p), p)
        default: ""
        }
    }

    private func number(_ value: Int?) -> String { value.map { String($0) } ?? "–" }
    private func mass(_ value: Mass?) -> String { value.map { mass($0) } ?? "–" }
    private func bare(_ value: Mass?) -> String { value.map { number($0) } ?? "–" }
}

/// What rounding did to a weight.
enum Rounding {
    case exact, nearest, nextStep, onlyLoad

    init(_ p: Reason.Params) {
        guard let raw = p.raw, let to = p.to, raw != to else {
            self = .exact
            return
        }
        guard let below = p.below, let above = p.above else {
            self = .onlyLoad
            return
        }
        self = (raw - below < above - raw ? below : above) == to ? .nearest : .nextStep
    }
}

extension Reason.Params {
    /// Whether a step goes to a smaller number, as one to less help does.
    fileprivate var isLess: Bool {
        guard let from, let to = raw ?? to else { return false }
        return to < from
    }

    /// Whether more weight comes with fewer reps than were done.
    var startsOver: Bool { nextReps != nil && nextReps != reps }
}
