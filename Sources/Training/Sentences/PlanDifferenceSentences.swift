extension SnapshotDiff {
    /// What is different between two versions, with its sentences.
    public init(from older: PlanSnapshot, to newer: PlanSnapshot, _ voice: Voice) {
        self.init(from: VersionLine(older), to: VersionLine(newer), differences: [])
        for comparison in newer.comparisons(with: older) {
            var difference = comparison.difference
            difference.text = voice.sentence(comparison)
            differences.append(difference)
        }
    }
}

/// The sentences of the differences between versions. Only the server says them.
extension Voice {
    func sentence(_ comparison: PlanComparison) -> String {
        let german = language == .german
        let name = comparison.difference.exerciseName ?? ""
        let number = String(comparison.difference.setNumber ?? 0)
        let set = name + (german ? ", Satz " : ", set ") + number
        let (from, to) = comparison.places.map { (String($0.from), String($0.to)) } ?? ("–", "–")
        switch comparison.difference.kind {
        case .exerciseAdded:
            let sets = comparison.newer.map { self.sets($0.sets.map { $0.target }, $0.loadKind) } ?? "–"
            return name + (german ? " kommt dazu: " : " added: ") + sets + "."
        case .exerciseRemoved: return name + (german ? " fällt weg." : " removed.")
        case .exerciseMoved:
            return german
                ? name + " rückt von Platz " + from + " auf " + to + "."
                : name + " moves from place " + from + " to " + to + "."
        case .exerciseChanged: return name + ": " + changed(comparison) + "."
        case .setAdded:
            return set + (german ? " kommt dazu: " : " added: ")
                + self.set(comparison.newerSet, comparison) + "."
        case .setRemoved:
            return set + (german ? " fällt weg: " : " removed: ") + self.set(comparison.olderSet, comparison) + "."
        case .setMoved:
            return german
                ? name + ": Satz " + from + " wird Satz " + to + "."
                : name + ": set " + from + " becomes set " + to + "."
        case .setChanged: return set + ": " + changedSet(comparison) + "."
        case .notesChanged: return german ? "Die Notizen sind anders." : "The notes are different."
        }
    }

    private func arrow<T>(_ older: T?, _ newer: T?, _ word: (T) -> String) -> String {
        (older.map(word) ?? "–") + " → " + (newer.map(word) ?? "–")
    }

    private func set(_ set: SetPrescription?, _ comparison: PlanComparison) -> String {
        guard let set else { return "–" }
        return target(set.target, loadKind: (comparison.newer ?? comparison.older)?.loadKind ?? .external)
    }

    // MARK: Fields of a set

    private func changedSet(_ comparison: PlanComparison) -> String {
        let german = language == .german
        guard let older = comparison.olderSet, let newer = comparison.newerSet else { return "–" }
        switch comparison.difference.field {
        case "type": return word(older.type) + " → " + word(newer.type)
        case "weight": return arrow(older.weight, newer.weight) { mass($0) }
        case "reps": return arrow(older.reps, newer.reps) { String($0) } + (german ? " Wdh." : " reps")
        case "rir": return "RIR " + arrow(older.rir, newer.rir) { rir($0) }
        case "amrap":
            return newer.amrap
                ? german ? "so viele Wdh. wie möglich" : "as many reps as possible"
                : german ? "nicht mehr so viele Wdh. wie möglich" : "no longer as many reps as possible"
        case "duration_seconds": return arrow(older.durationSeconds, newer.durationSeconds) { duration($0) }
        default: return rest(older.restSeconds, newer.restSeconds)
        }
    }

    private func rest(_ older: Int?, _ newer: Int?) -> String {
        (language == .german ? "Pause " : "rest ") + arrow(older, newer) { duration($0) }
    }

    private func word(_ type: SetType) -> String {
        let german = language == .german
        switch type {
        case .warmup: return german ? "Aufwärmsatz" : "warm-up"
        case .working: return german ? "Arbeitssatz" : "working set"
        case .top: return german ? "Topsatz" : "top set"
        case .backoff: return german ? "Back-off-Satz" : "back-off set"
        case .dropset: return german ? "Dropsatz" : "drop set"
        case .restPause: return german ? "Rest-Pause-Satz" : "rest-pause set"
        case .cluster: return german ? "Clustersatz" : "cluster set"
        }
    }

    // MARK: Fields of an exercise

    private func changed(_ comparison: PlanComparison) -> String {
        let german = language == .german
        guard let older = comparison.older, let newer = comparison.newer else { return "–" }
        switch comparison.difference.field {
        case "exercise", "name": return german ? "statt " + older.name : "in place of " + older.name
        case "muscles", "load_kind", "measure":
            return german ? "andere Angaben zur Übung" : "other facts of the exercise"
        case "superset_group":
            guard let group = newer.supersetGroup else {
                return german ? "kein Supersatz mehr" : "no superset any more"
            }
            return (german ? "Supersatz " : "superset ") + group
        case "optional":
            return newer.optional
                ? german ? "kann entfallen" : "optional" : german ? "gehört fest dazu" : "no longer optional"
        case "rep_range": return arrow(older.repRange, newer.repRange) { reps($0) }
        case "rest": return rest(older.rest, newer.rest)
        case "rule":
            if let before = older.rule, let after = newer.rule, before.kind == after.kind {
                return word(after.kind) + (german ? ", anders eingestellt" : ", set differently")
            }
            return arrow(older.rule, newer.rule) { word($0.kind) }
        case "progression_key":
            let isAlone = newer.progressionKey == newer.id.retyped()
            return isAlone
                ? german ? "steigert sich für sich allein" : "progresses on its own"
                : german ? "steigert sich mit anderen zusammen" : "progresses together with others"
        default: return german ? "andere Notizen" : "other notes"
        }
    }

    private func rest(_ older: RestPolicy, _ newer: RestPolicy) -> String {
        if older.mode == newer.mode, older.byType == newer.byType { return rest(older.seconds, newer.seconds) }
        return language == .german ? "andere Pausen" : "other rests"
    }

    private func reps(_ range: RepRange) -> String {
        let german = language == .german
        let unit = german ? " Wdh." : " reps"
        switch range.mode {
        case .notSet: return german ? "ohne Bereich" : "no range"
        case .target: return (range.lower ?? range.upper).map { String($0) + unit } ?? "–"
        case .range:
            return (range.lower.map { String($0) } ?? "") + "–" + (range.upper.map { String($0) } ?? "") + unit
        case .untilFailure: return german ? "bis zum Muskelversagen" : "until failure"
        }
    }

    private func word(_ kind: ProgressionRule.Kind) -> String {
        let german = language == .german
        switch kind {
        case .doubleProgression: return german ? "doppelte Progression" : "double progression"
        case .straightSets: return german ? "gleiche Sätze" : "straight sets"
        case .topSetBackoff: return german ? "Topsatz und Back-offs" : "top set and back-offs"
        case .rpeAutoregulated: return german ? "nach RPE" : "by RPE"
        case .percentOfMax: return german ? "Prozente des Maximums" : "percentages of the max"
        case .staged: return german ? "in Stufen" : "in stages"
        case .derivedFrom: return german ? "nach einer anderen Übung" : "by another lift"
        case .repsOnly: return german ? "nur Wiederholungen" : "reps only"
        case .durationOnly: return german ? "nur Dauer" : "duration only"
        case .manual: return german ? "von Hand" : "by hand"
        }
    }
}
