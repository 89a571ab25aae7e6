extension Voice {
    /// Sets in a row, equal weights told once: "80 kg × 10, 10, 8", "60 kg × 10 · 80 kg × 8, 8".
    public func sets(_ sets: [SetTarget], _ loadKind: LoadKind = .external) -> String {
        var text = ""
        var previous: SetTarget?
        for set in sets {
            if let previous, let reps = set.reps, previous.reps != nil, previous.weight == set.weight,
                set.durationSeconds == nil
            {
                text += ", " + String(reps)
            } else {
                if !text.isEmpty { text += " · " }
                text += target(set, loadKind: loadKind)
            }
            previous = set
        }
        return text.isEmpty ? "–" : text
    }
}

extension PerformedSet {
    /// What was done, as a target would say it.
    public var target: SetTarget { SetTarget(weight: weight, reps: reps, rir: rir, durationSeconds: durationSeconds) }
}
