extension Voice {
    /// Sets in a row, equal weights told once: "80 kg × 10, 10, 8", "60 kg × 10 · 80 kg × 8, 8".
    public func sets(_ sets: [SetTarget], _ loadKind: LoadKind = .external) -> String {
        var planned: [PlannedSet] = []
        for set in sets { planned.append(PlannedSet(set)) }
        return self.planned(planned, loadKind)
    }

    /// The same of planned sets, with a mark where the reps are the least: "65 kg × 5 · 75 kg × 5 · 85 kg × 5+".
    public func planned(_ sets: [PlannedSet], _ loadKind: LoadKind = .external) -> String {
        var text = ""
        for piece in pieces(sets, loadKind) { text += (text.isEmpty ? "" : " ") + piece }
        return text
    }

    /// The same in pieces that stay on one line each: "80 kg × 5,", "5 ·", "85 kg × 5+".
    public func pieces(_ sets: [PlannedSet], _ loadKind: LoadKind = .external) -> [String] {
        var pieces: [String] = []
        var previous: SetTarget?
        for set in sets {
            let (target, plus) = (set.target, set.amrap ? "+" : "")
            if let previous, let reps = target.reps, previous.reps != nil, previous.weight == target.weight,
                target.durationSeconds == nil
            {
                pieces[pieces.count - 1] += ","
                pieces.append(String(reps) + plus)
            } else {
                if previous != nil { pieces[pieces.count - 1] += " ·" }
                pieces.append(self.target(target, loadKind: loadKind, plus: plus))
            }
            previous = target
        }
        return pieces.isEmpty ? ["–"] : pieces
    }
}

extension PerformedSet {
    /// What was done, as a target would say it.
    public var target: SetTarget { SetTarget(weight: weight, reps: reps, rir: rir, durationSeconds: durationSeconds) }
}
