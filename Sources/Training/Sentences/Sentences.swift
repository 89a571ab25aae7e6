/// The sentences of reasons, as templates: `{from}` stands for a parameter. Templates instead of expressions, because the
/// browser loads these sentences before anything else.
extension Voice {
    /// The sentence of a reason.
    public func sentence(_ reason: Reason) -> String {
        let params = reason.params
        return filled(
            language == .german ? Self.german(reason.code, params) : Self.english(reason.code, params), params)
    }

    /// A template with its parameters.
    private func filled(_ template: String, _ p: Reason.Params) -> String {
        var text = ""
        var name: String?
        for scalar in template.unicodeScalars {
            switch scalar {
            case "{": name = ""
            case "}":
                text += value(name ?? "", p)
                name = nil
            default:
                if name == nil { text.unicodeScalars.append(scalar) } else { name?.unicodeScalars.append(scalar) }
            }
        }
        return text
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
        case "did": filled(language == .german ? Self.germanOuting(p) : Self.englishOuting(p), p)
        case "rir": rir(p.rir)
        case "load": filled(language == .german ? Self.germanLoad(p) : Self.englishLoad(p), p)
        case "short": filled(language == .german ? Self.germanShort(p) : Self.englishShort(p), p)
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
