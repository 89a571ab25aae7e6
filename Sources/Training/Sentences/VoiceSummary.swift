extension Voice {
    /// The sentence of a note.
    public func sentence(_ note: SummaryNote) -> String {
        language == .german ? german(note.code, note.params) : english(note.code, note.params)
    }

    private func english(_ code: SummaryNote.Code, _ p: SummaryNote.Params) -> String {
        let exercise = p.exercise ?? ""
        return switch code {
        case .estimatedMaxRecord:
            exercise + ": estimated max " + load(p)
                + (p.percent.map { ", " + percent($0.rounded) + " more than ever" } ?? "")
                + "."
        case .repRecord: exercise + ": " + target(p) + ", more reps at this weight than ever."
        case .targetsReached: "Every set reached its target: " + work(p, ("set", "sets"), ("rep", "reps")) + "."
        case .workDone: work(p, ("set", "sets"), ("rep", "reps")) + "."
        case .nothingDone: "No set was done."
        case .repsMissed: exercise + ": a set stopped at " + count(p.reps) + " of " + count(p.targetReps) + " reps."
        case .holdEnded:
            exercise + ": a hold ended at " + time(p.seconds) + " of " + time(p.targetSeconds) + "."
        case .lighterSet:
            exercise + ": a set was done "
                + (p.weight == nil ? "without weight, below " : "at " + load(p) + ", below ")
                + (p.targetWeight.map { mass($0) } ?? "–") + "."
        case .setsNotDone:
            count(p.sets) + (p.sets == 1 ? " planned set was" : " planned sets were") + " not done, first in "
                + exercise
                + "."
        case .closerToFailure:
            exercise + ": RIR " + rir(p.rir) + " where " + rir(p.targetRIR) + " was planned: closer to failure."
        case .fartherFromFailure:
            exercise + ": RIR " + rir(p.rir) + " where " + rir(p.targetRIR) + " was planned: there is room for more."
        case .hardSession: "A hard session: RPE " + rpe(p.rpe) + "."
        case .nothingMissed: "Nothing fell short."
        case .nextTarget: exercise + " next time: " + target(p) + "."
        case .sameAgain: exercise + " next time: " + target(p) + " again."
        case .noTarget: "Nothing is planned next."
        }
    }

    private func german(_ code: SummaryNote.Code, _ p: SummaryNote.Params) -> String {
        let exercise = p.exercise ?? ""
        return switch code {
        case .estimatedMaxRecord:
            exercise + ": geschätztes Maximum " + load(p)
                + (p.percent.map { ", " + percent($0.rounded) + " mehr als je zuvor" } ?? "") + "."
        case .repRecord: exercise + ": " + target(p) + ", mehr Wiederholungen mit diesem Gewicht als je zuvor."
        case .targetsReached: "Jeder Satz erreichte sein Ziel: " + work(p, ("Satz", "Sätze"), ("Wdh.", "Wdh.")) + "."
        case .workDone: work(p, ("Satz", "Sätze"), ("Wdh.", "Wdh.")) + "."
        case .nothingDone: "Kein Satz wurde gemacht."
        case .repsMissed:
            exercise + ": ein Satz endete bei " + count(p.reps) + " von " + count(p.targetReps) + " Wiederholungen."
        case .holdEnded:
            exercise + ": ein Halten endete bei " + time(p.seconds) + " von " + time(p.targetSeconds) + "."
        case .lighterSet:
            exercise + ": ein Satz wurde "
                + (p.weight == nil ? "ohne Gewicht gemacht, unter " : "mit " + load(p) + " gemacht, unter ")
                + (p.targetWeight.map { mass($0) } ?? "–") + "."
        case .setsNotDone:
            count(p.sets) + (p.sets == 1 ? " geplanter Satz fehlt" : " geplante Sätze fehlen") + ", zuerst bei "
                + exercise + "."
        case .closerToFailure:
            exercise + ": RIR " + rir(p.rir) + " statt geplanter " + rir(p.targetRIR) + ": näher am Versagen."
        case .fartherFromFailure:
            exercise + ": RIR " + rir(p.rir) + " statt geplanter " + rir(p.targetRIR) + ": da geht noch mehr."
        case .hardSession: "Eine harte Einheit: RPE " + rpe(p.rpe) + "."
        case .nothingMissed: "Nichts blieb hinter dem Plan."
        case .nextTarget: exercise + " nächstes Mal: " + target(p) + "."
        case .sameAgain: exercise + " nächstes Mal: noch einmal " + target(p) + "."
        case .noTarget: "Als Nächstes ist nichts geplant."
        }
    }

    private func load(_ p: SummaryNote.Params) -> String { p.weight.map { mass($0) } ?? "–" }

    private func time(_ seconds: Int?) -> String { seconds.map { duration($0) } ?? "–" }

    private func count(_ number: Int?) -> String { number.map { String($0) } ?? "–" }

    /// "12 sets, 96 reps, 5760 kg"; words for one and for many.
    private func work(_ p: SummaryNote.Params, _ sets: (String, String), _ reps: (String, String)) -> String {
        func count(_ number: Int, _ word: (String, String)) -> String {
            String(number) + " " + (number == 1 ? word.0 : word.1)
        }
        var text = count(p.sets ?? 0, sets)
        if let number = p.reps, number > 0 { text += ", " + count(number, reps) }
        if let volume = p.volume, volume > .zero { text += ", " + self.volume(volume) }
        return text
    }

    private func target(_ p: SummaryNote.Params) -> String {
        target(
            SetTarget(weight: p.weight, reps: p.reps, durationSeconds: p.seconds), loadKind: p.loadKind ?? .external)
    }
}
