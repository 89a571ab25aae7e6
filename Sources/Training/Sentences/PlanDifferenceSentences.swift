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
        let name = called(comparison.difference.exerciseName ?? "")
        let number = String(comparison.difference.setNumber ?? 0)
        let (from, to) = comparison.places.map { (String($0.from), String($0.to)) } ?? ("–", "–")
        switch comparison.difference.kind {
        case .exerciseAdded:
            let sets = comparison.newer.map { self.sets($0.sets.map { $0.target }, $0.loadKind) } ?? "–"
            return language.t("{} added: {}.", "{} kommt dazu: {}.", name, sets)
        case .exerciseRemoved: return language.t("{} removed.", "{} fällt weg.", name)
        case .exerciseMoved:
            return language.t(
                "{} moves from place {} to {}.", "{} rückt von Platz {} auf {}.", name, from, to)
        case .exerciseChanged: return name + ": " + changed(comparison) + "."
        case .setAdded:
            return language.t(
                "{}, set {} added: {}.", "{}, Satz {} kommt dazu: {}.", name, number,
                set(comparison.newerSet, comparison))
        case .setRemoved:
            return language.t(
                "{}, set {} removed: {}.", "{}, Satz {} fällt weg: {}.", name, number,
                set(comparison.olderSet, comparison))
        case .setMoved:
            return language.t("{}: set {} becomes set {}.", "{}: Satz {} wird Satz {}.", name, from, to)
        case .setChanged:
            return language.t("{}, set {}: {}.", "{}, Satz {}: {}.", name, number, changedSet(comparison))
        case .notesChanged: return t("The notes are different.", "Die Notizen sind anders.")
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
        guard let older = comparison.olderSet, let newer = comparison.newerSet else { return "–" }
        switch comparison.difference.field {
        case "type": return word(older.type) + " → " + word(newer.type)
        case "weight": return arrow(older.weight, newer.weight) { mass($0) }
        case "reps": return language.t("{} reps", "{} Wdh.", arrow(older.reps, newer.reps) { String($0) })
        case "rir": return "RIR " + arrow(older.rir, newer.rir) { rir($0) }
        case "amrap":
            return newer.amrap
                ? t("as many reps as possible", "so viele Wdh. wie möglich")
                : t("no longer as many reps as possible", "nicht mehr so viele Wdh. wie möglich")
        case "duration_seconds": return arrow(older.durationSeconds, newer.durationSeconds) { duration($0) }
        default: return rest(older.restSeconds, newer.restSeconds)
        }
    }

    private func rest(_ older: Int?, _ newer: Int?) -> String {
        language.t("rest {}", "Pause {}", arrow(older, newer) { duration($0) })
    }

    /// "back-off set": what a set of a type is called, in full.
    public func word(_ type: SetType) -> String {
        switch type {
        case .warmup: return t("warm-up", "Aufwärmsatz")
        case .working: return t("working set", "Arbeitssatz")
        case .top: return t("top set", "Topsatz")
        case .backoff: return t("back-off set", "Back-off-Satz")
        case .dropset: return t("drop set", "Dropsatz")
        case .restPause: return t("rest-pause set", "Rest-Pause-Satz")
        case .cluster: return t("cluster set", "Clustersatz")
        }
    }

    // MARK: Fields of an exercise

    private func changed(_ comparison: PlanComparison) -> String {
        guard let older = comparison.older, let newer = comparison.newer else { return "–" }
        switch comparison.difference.field {
        case "exercise", "name": return language.t("in place of {}", "statt {}", called(older.name))
        case "muscles", "load_kind", "measure":
            return t("other facts of the exercise", "andere Angaben zur Übung")
        case "superset_group":
            guard let group = newer.supersetGroup else {
                return t("no superset any more", "kein Supersatz mehr")
            }
            if group.isMadeKey { return t("now a superset", "jetzt ein Supersatz") }
            return language.t("superset {}", "Supersatz {}", group)
        case "optional":
            return newer.optional
                ? t("optional", "kann entfallen") : t("no longer optional", "gehört fest dazu")
        case "rep_range": return arrow(older.repRange, newer.repRange) { reps($0) }
        case "rest": return rest(older.rest, newer.rest)
        case "rule":
            if let before = older.rule, let after = newer.rule, before.kind == after.kind {
                return language.t("{}, set differently", "{}, anders eingestellt", word(after.kind))
            }
            return arrow(older.rule, newer.rule) { word($0.kind) }
        case "progression_key":
            let isAlone = newer.progressionKey == newer.id.retyped()
            return isAlone
                ? t("progresses on its own", "steigert sich für sich allein")
                : t("progresses together with others", "steigert sich mit anderen zusammen")
        default: return t("other notes", "andere Notizen")
        }
    }

    private func rest(_ older: RestPolicy, _ newer: RestPolicy) -> String {
        if older.mode == newer.mode, older.byType == newer.byType { return rest(older.seconds, newer.seconds) }
        return t("other rests", "andere Pausen")
    }

    private func reps(_ range: RepRange) -> String {
        switch range.mode {
        case .notSet: return t("no range", "ohne Bereich")
        case .target: return (range.lower ?? range.upper).map { language.t("{} reps", "{} Wdh.", String($0)) } ?? "–"
        case .range:
            return language.t(
                "{}–{} reps", "{}–{} Wdh.", range.lower.map { String($0) } ?? "",
                range.upper.map { String($0) } ?? "")
        case .untilFailure: return t("until failure", "bis zum Muskelversagen")
        }
    }

    private func word(_ kind: ProgressionRule.Kind) -> String {
        switch kind {
        case .doubleProgression: return t("double progression", "doppelte Progression")
        case .straightSets: return t("straight sets", "gleiche Sätze")
        case .topSetBackoff: return t("top set and back-offs", "Topsatz und Back-offs")
        case .rpeAutoregulated: return t("by RPE", "nach RPE")
        case .percentOfMax: return t("percentages of the max", "Prozente des Maximums")
        case .staged: return t("in stages", "in Stufen")
        case .derivedFrom: return t("by another lift", "nach einer anderen Übung")
        case .repsOnly: return t("reps only", "nur Wiederholungen")
        case .durationOnly: return t("duration only", "nur Dauer")
        case .manual: return t("by hand", "von Hand")
        }
    }
}
