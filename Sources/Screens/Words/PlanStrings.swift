import Contract
import Training

extension Strings {
    // MARK: Plans

    var searchPlans: String { t("Search plans", "Pläne durchsuchen") }
    func archived(_ count: Int) -> String { t("Archived ({})", "Archiviert ({})", String(count)) }
    func deleted(_ name: String) -> String { t("{} deleted", "{} gelöscht", name) }
    func copyOf(_ name: String) -> String { t("Copy of {}", "Kopie von {}", name) }
    func saveVersion(_ number: Int) -> String {
        t("Save as version {}", "Als Version {} speichern", String(number))
    }
    func versionTitle(_ number: Int) -> String { t("Version {}", "Version {}", String(number)) }
    func nowVersion(_ number: Int) -> String {
        t("Taken back, as version {}", "Zurückgeholt, als Version {}", String(number))
    }
    /// "Version 2 → 5".
    func versions(_ from: Int, _ to: Int) -> String { versionTitle(from) + " → " + String(to) }
    func placed(_ name: String, _ place: Int, _ count: Int) -> String {
        t("{}, place {} of {}", "{}, Platz {} von {}", name, String(place), String(count))
    }

    /// What a start makes of a plan whose changes wait.
    func planWaits(_ held: PlanSnapshot?) -> String {
        guard let held else { return waitsToBeSaved + "." }
        if held.exercises.isEmpty {
            return t("{}. It can be trained once it is.", "{}. Trainieren kannst du ihn danach.", waitsToBeSaved)
        }
        return waitsToBeSaved + ". " + startLoads(held)
    }
    func startLoads(_ version: PlanSnapshot) -> String {
        t("A start loads version {}.", "Ein Start lädt Version {}.", String(version.versionNumber))
    }
    /// What a plan asks for, a line for each exercise.
    func text(_ version: PlanSnapshot) -> String {
        var text = version.notes ?? ""
        for exercise in version.exercises {
            var sets: [PlannedSet] = []
            for set in exercise.sets { sets.append(PlannedSet(set.target, amrap: set.amrap)) }
            text += "\n" + called(exercise) + ": " + planned(sets, exercise.measure, exercise.loadKind)
        }
        return text
    }

    // MARK: Proposals

    func suggestionsWait(_ count: Int) -> String {
        plural(count, "{} suggestion waits", "{} suggestions wait", "{} Vorschlag wartet", "{} Vorschläge warten")
    }
    func proposals(_ count: Int) -> String {
        plural(count, "{} proposal", "{} proposals", "{} Vorschlag", "{} Vorschläge")
    }
    func acceptAll(_ version: Int?) -> String {
        guard let version else { return t("Accept all", "Alle annehmen") }
        return t("Accept all · new version {}", "Alle annehmen · Version {}", String(version))
    }
    func keptIn(_ version: Int) -> String { t("Kept, as version {}", "Behalten, als Version {}", String(version)) }
    func backTo(_ count: Int) -> String { t("back to {}", "zurück auf {}", isGerman ? String(count) : reps(count)) }
    func howDidItFeel(_ delta: String) -> String {
        t("How did {} feel?", "Wie fühlte sich {} an?", delta)
    }
    /// "7 of 10", from halves.
    func outOfTen(_ halves: Int) -> String {
        t(
            "{} of 10", "{} von 10",
            String(halves / 2) + (halves % 2 == 1 ? String(voice.language.separator) + "5" : ""))
    }

    /// "sets 1–3", "set 2", "sets 1, 3".
    ///
    /// - Parameter initial: "S" where it begins a line.
    func setsNamed(_ numbers: [Int], _ initial: String = "s") -> String {
        let first = numbers.first ?? 1
        let last = numbers.last ?? 1
        if numbers.count == 1 {
            return initial == "s" ? t("set {}", "Satz {}", String(first)) : t("Set {}", "Satz {}", String(first))
        }
        var text = String(first) + "–" + String(last)
        if last - first != numbers.count - 1 {
            text = ""
            for number in numbers { text += (text.isEmpty ? "" : ", ") + String(number) }
        }
        return initial == "s" ? t("sets {}", "Sätze {}", text) : t("Sets {}", "Sätze {}", text)
    }

    /// "Sets 1–3: 85 kg × 8 → 85 kg × 9"; sets that are no working sets have no number.
    func step(_ step: SetStep, _ numbers: [Int], _ loadKind: LoadKind) -> String {
        let name = numbers.first ?? 0 > 0 ? setsNamed(numbers, "S") : self[.warmupSet]
        return name + ": " + voice.target(step.from.plain, loadKind: loadKind) + " → "
            + voice.target(step.to.plain, loadKind: loadKind)
    }
    /// "proposed × 9", "proposed 87.5 kg × 8", "proposed set 3: 9 reps": what a set would become.
    func proposed(_ step: SetStep, _ loadKind: LoadKind) -> String {
        var to = step.to.plain
        // "set 3 × 9" would read as three sets of nine.
        let set = step.number > 1 ? setsNamed([step.number]) + ": " : ""
        if to.weight == step.from.weight, to.weight.map({ $0 > .zero }) == true, let reps = to.reps {
            return proposed(set.isEmpty ? "× " + String(reps) : set + self.reps(reps))
        }
        if to.weight == step.from.weight { to.weight = nil }
        return proposed(set + voice.target(to, loadKind: loadKind))
    }
    func proposed(_ what: String) -> String { t("proposed {}", "Vorschlag {}", what) }

    /// What was said to a proposal.
    func decision(_ decision: SuggestedChange.Decision?) -> String {
        switch decision {
        case .accepted: t("Accepted", "Angenommen")
        case .rejected: t("Not this time", "Diesmal nicht")
        case .deferred: t("Put off until the next workout", "Bis zum nächsten Training verschoben")
        case .withdrawn, nil: ""
        }
    }
    /// The version is named where decisions made one, of one plan.
    func decided(_ decided: DecisionsAnswer) -> String {
        let isOne = decided.snapshots.count == 1 && decided.snapshots[0].planID != nil
        return decision(decided.changes.first?.decision)
            + (isOne ? " · " + versionTitle(decided.snapshots[0].versionNumber) : "")
    }

    /// Why a plan cannot be deleted.
    func usedBy(_ programs: String) -> String {
        let by = programs.isEmpty ? t("a program", "einem Programm") : programs
        return t(
            "Part of {}. Take it out there before you delete it.",
            "Teil von {}. Nimm ihn dort heraus, bevor du ihn löschst.", by)
    }

    // MARK: The start

    /// "Accept 2, apply −10% weight and start": all that the button does.
    func start(accepting count: Int, _ override: SessionOverride?) -> String {
        if count == 0, override == nil { return self[.startAsPlanned] }
        guard let override else { return t("Accept {} and start", "{} annehmen und starten", String(count)) }
        let change = lighter(override)
        if count == 0 { return t("Apply {} and start", "{} anwenden und starten", change) }
        return t(
            "Accept {}, apply {} and start", "{} annehmen, {} anwenden und starten", String(count), change)
    }
    /// "−10 % weight".
    func lighter(_ override: SessionOverride) -> String {
        var text = ""
        for adjustment in override.adjustments where adjustment.exercisePrescriptionID == nil {
            guard let value = adjustment.value?.thousandths, adjustment.type != .skipExercise else { continue }
            let percent = (value > 0 ? "+" : "") + voice.percent(Percent(thousandths: value))
            text += text.isEmpty ? "" : ", "
            text +=
                adjustment.type == .percentWeight
                ? t("{} weight", "{} Gewicht", percent) : t("{} sets", "{} Sätze", percent)
        }
        var skips = 0
        for adjustment in override.adjustments where adjustment.type == .skipExercise { skips += 1 }
        if skips > 0 {
            text +=
                (text.isEmpty ? "" : ", ")
                + plural(skips, "without {} exercise", "without {} exercises", "ohne {} Übung", "ohne {} Übungen")
        }
        return text.isEmpty ? t("Easier today", "Heute leichter") : text
    }
    /// "2 of 3 sets stay", of what is proposed.
    func stays(_ sets: Int, of planned: Int) -> String {
        if sets == 0 { return t("is left out", "fällt weg") }
        return t("{} of {} sets stay", "{} von {} Sätzen bleiben", String(sets), String(planned))
    }
}

extension SetTarget {
    /// Without the effort.
    fileprivate var plain: SetTarget { SetTarget(weight: weight, reps: reps, durationSeconds: durationSeconds) }
}
