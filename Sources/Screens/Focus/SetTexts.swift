import Training

extension Strings {
    /// "80 × 10", "1:30", "1.2 km · 6:00": a set on a line, without its unit where the column says it.
    func short(_ set: ActiveSet, _ exercise: ActiveExercise) -> String {
        short(set.weight, set.reps, set.durationSeconds, set.distance, exercise.measure, exercise.loadKind)
    }

    func short(_ set: PerformedSet, _ exercise: ActiveExercise) -> String {
        short(set.weight, set.reps, set.durationSeconds, set.distance, exercise.measure, exercise.loadKind)
    }

    func short(
        _ weight: Mass?, _ reps: Int?, _ seconds: Int?, _ distance: Distance?, _ measure: Measure, _ loadKind: LoadKind
    ) -> String {
        var load = ""
        if let weight, loadKind != .bodyweight {
            let sign = loadKind == .external || weight == .zero ? "" : loadKind == .assisted ? "−" : "+"
            load = sign + voice.number(weight)
        }
        switch measure {
        case .reps:
            guard let reps else { return load.isEmpty ? "–" : load }
            return load.isEmpty ? String(reps) : load + " × " + String(reps)
        case .time:
            guard let seconds else { return load.isEmpty ? "–" : load }
            return (load.isEmpty ? "" : load + " · ") + clock(Int64(seconds))
        case .distance:
            var text = load
            if let distance { text += (text.isEmpty ? "" : " · ") + self.distance(distance) }
            if let seconds { text += (text.isEmpty ? "" : " · ") + clock(Int64(seconds)) }
            return text.isEmpty ? "–" : text
        }
    }

    /// "80 × 10, 10, 8": the work of last time, a load named once while it stays the same.
    func summary(_ sets: [PerformedSet], _ measure: Measure, _ loadKind: LoadKind) -> String {
        var text = ""
        var load: Mass?
        for set in sets where set.setType != .warmup {
            if !text.isEmpty { text += ", " }
            if measure == .reps, !text.isEmpty, set.weight == load, let reps = set.reps {
                text += String(reps)
            } else {
                text += short(set.weight, set.reps, set.durationSeconds, set.distance, measure, loadKind)
            }
            load = set.weight
        }
        return text.isEmpty ? "–" : text
    }

    /// Exactly what will be recorded: "82.5 kg × 10".
    func recorded(_ set: ActiveSet, _ exercise: ActiveExercise, failed: Bool) -> String {
        switch exercise.measure {
        case .reps:
            let target = SetTarget(weight: set.weight, reps: failed ? 0 : set.reps)
            return voice.target(target, loadKind: exercise.loadKind)
        case .time:
            let load = set.weight.map { voice.mass($0) + " · " } ?? ""
            return load + (set.durationSeconds.map { clock(Int64($0)) } ?? "–")
        case .distance: return short(set, exercise)
        }
    }

    /// "Set 1, top set, 80 kilograms, 10 reps, RIR 2, done, record, its note": all that eyes have of a row.
    func spoken(
        _ set: ActiveSet, _ name: String, _ columns: [CellField], failed: Bool, isRecord: Bool = false
    ) -> String {
        var text = name
        if let mark = mark(set) { text += ", " + (set.amrap ? mark : voice.word(set.setType)) }
        for column in columns {
            switch column {
            case .weight: if let weight = set.weight { text += ", " + spoken(weight) }
            case .reps: if let count = set.reps { text += ", " + reps(failed ? 0 : count) }
            case .rir: if let own = set.rir { text += ", " + effortName + " " + rir(own) }
            case .duration: if let seconds = set.durationSeconds { text += ", " + clock(Int64(seconds)) }
            case .distance: if let distance = set.distance { text += ", " + self.distance(distance) }
            }
        }
        let state: Phrase =
            switch set.status {
            case .done: .done
            case .skipped: .skipped
            case .planned: .notDone
            }
        text += ", " + self[state]
        if isRecord { text += ", " + self[.record] }
        if let note = set.note, !note.isEmpty { text += ", " + note }
        return text
    }

    /// "Set 1" as the grid counts it, "Warm-up 1" or "Drop set 1".
    func name(_ label: SetLabel) -> String {
        if let number = label.number { return setName(number) }
        return self[label.isWarmup ? .warmupSet : .dropSet] + " " + String(label.place)
    }

    /// The same; `short`: "Set 1" or as in the grid, "W1" or "D".
    func setName(_ exercise: ActiveExercise, _ index: Int, short: Bool = false) -> String {
        let label = exercise.label(index)
        return short && label.number == nil ? label.short : name(label)
    }

    /// "12 sets · 96 reps · 4,250 kg".
    func totals(_ totals: Totals) -> String {
        sets(totals.sets) + " · " + reps(totals.reps) + " · " + volume(totals.volume)
    }
}
