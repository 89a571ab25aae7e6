import Sync
import Training

/// The words of what becomes of finished workouts.
extension Strings {
    var correctWorkout: String { t("Correct workout", "Training berichtigen") }
    var correct: String { t("Correct", "Berichtigen") }
    var deleteWorkout: String { t("Delete workout", "Training löschen") }
    var doAgain: String { t("Do again", "Noch einmal") }
    var share: String { t("Share", "Teilen") }
    var shareImage: String { t("Share as image", "Als Bild teilen") }
    var logPast: String { t("Log a past workout", "Vergangenes Training eintragen") }
    var proposeChange: String { t("Propose a change", "Änderung vorschlagen") }
    var titleWord: String { t("Title", "Titel") }
    var dateWord: String { t("Date", "Datum") }
    var startWord: String { t("Start", "Beginn") }
    var minutesWord: String { t("Minutes", "Minuten") }
    var save: String { t("Save", "Speichern") }
    func kept(_ isOnline: Bool) -> String {
        isOnline ? t("Saved.", "Gespeichert.") : t("Saved on this device.", "Auf diesem Gerät gespeichert.")
    }
    var waitsToBeSaved: String { t("Not on the server yet", "Noch nicht auf dem Server") }
    var openNext: String {
        t(
            "Done. What comes next is worked out when it is saved.",
            "Geschafft. Was als Nächstes kommt, zeigt sich nach dem Speichern.")
    }
    var inTheFuture: String { t("Must not be in the future.", "Darf nicht in der Zukunft liegen.") }

    /// "Most reps with 82.5 kg or more: 82.5 kg × 10, before: 82.5 kg × 8". A record of weight is one for a count of reps: a heavier
    /// set of fewer reps may stand in the same workout. The bound is what both sets reach: where there was nothing as heavy, or of
    /// as many reps, the set before is the hardest, or the longest, that there was.
    func record(_ record: PersonalRecord, _ loadKind: LoadKind) -> String {
        let (now, then) = (record.mark, record.previous)
        let word =
            switch record.kind {
            case .weight: t("Best weight", "Bestes Gewicht") + least(now.reps, then.reps)
            case .reps: t("Most reps", "Meiste Wdh.") + least(now.weight, then.weight, loadKind)
            case .e1rm: self[.bestMax]
            case .volume: self[.volume]
            case .duration: self[.time]
            case .timedWeight: t("Weight over time", "Gewicht auf Zeit")
            }
        return t(
            "{}: {}, before: {}", "{}: {}, zuvor: {}", word, mark(now, loadKind), mark(then, loadKind))
    }

    private func least(_ reps: Int?, _ before: Int?) -> String {
        guard let reps, let before else { return "" }
        return t(" for {}+ reps", " ab {} Wdh.", String(min(reps, before)))
    }

    private func least(_ weight: Mass?, _ before: Mass?, _ loadKind: LoadKind) -> String {
        guard let weight, let before else { return "" }
        if loadKind == .assisted { return t(" with {} or less", " mit höchstens {}", voice.mass(max(weight, before))) }
        return t(" with {} or more", " ab {}", voice.mass(min(weight, before)))
    }

    private func mark(_ mark: RecordMark, _ loadKind: LoadKind) -> String {
        if mark.reps == nil, mark.durationSeconds == nil { return mark.value.map { volume($0) } ?? "–" }
        return full(
            mark.weight, mark.reps, mark.durationSeconds, nil, mark.durationSeconds == nil ? .reps : .time, loadKind)
    }

    // MARK: An exercise

    var propose: String { t("Propose", "Vorschlagen") }
    var proposalStands: String { t("It stands among the suggestions.", "Er steht unter den Vorschlägen.") }
    var nothingProposed: String { t("Nothing is different yet.", "Noch ist nichts anders.") }
    var topSet: String { t("Top set", "Bester Satz") }
    var bestWord: String { t("best", "bester Wert") }
    func bestByReps(_ measure: Measure) -> String {
        measure == .reps ? t("Best by reps", "Bestwerte nach Wiederholungen") : t("Best by time", "Bestwerte nach Zeit")
    }
    func ofTheLast(_ count: Int) -> String {
        t(" · of the last {} times", " · der letzten {} Male", String(count))
    }
    func name(_ field: ProposalField) -> String {
        switch field {
        case .weight: self[.weight] + " (" + unit.rawValue + ")"
        case .reps: self[.repsWord]
        case .seconds: t("Seconds", "Sekunden")
        case .sets: self[.setsWord]
        case .rest: self[.restSeconds]
        }
    }

    /// "Not this time: Too soon".
    private func decided(_ change: SuggestedChange?) -> String {
        let said = decision(change?.decision)
        return said.isEmpty ? self[.takenBack] : said + (change?.decisionReason.map { ": " + $0 } ?? "")
    }

    /// "Push A, Monday: Correct workout".
    func describe(_ entry: OutboxEntry) -> String {
        let what =
            switch entry.step {
            case .correct: correctWorkout
            case .deleteSession: deleteWorkout
            case .logSession: logPast
            case .propose: proposeChange
            case .decide(_, let changes): decided(changes.first)
            case .plan: self[.savePlan]
            case .program: saveProgram
            case .exercise: changeExercise
            case .deleteExercise: deleteExercise
            case .pain: savePain
            case .deletePlan, .deleteProgram, .deleteGym, .deletePain, .unschedule, .deleteBody, .deleteGoal:
                self[.delete]
            case .schedule, .scheduledDay: calendar
            case .logBody: bodyLog
            case .goal: goals
            case .gym: self[.gym]
            case .profile: aboutYou
            }
        return entry.name.isEmpty ? what : entry.name + ": " + what
    }
}
