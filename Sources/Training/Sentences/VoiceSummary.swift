extension Voice {
    /// The sentence of a note.
    public func sentence(_ note: SummaryNote) -> String {
        let p = note.params
        let exercise = called(p.exercise ?? "")
        return switch note.code {
        case .estimatedMaxRecord:
            if let percent = p.percent {
                language.t(
                    "{}: estimated max {}, {} more than ever.", "{}: geschätztes Maximum {}, {} mehr als je zuvor.",
                    exercise, load(p), self.percent(percent.rounded))
            } else {
                language.t("{}: estimated max {}.", "{}: geschätztes Maximum {}.", exercise, load(p))
            }
        case .repRecord:
            language.t(
                "{}: {}, more reps at this weight than ever.",
                "{}: {}, mehr Wiederholungen mit diesem Gewicht als je zuvor.", exercise, target(p))
        case .targetsReached:
            language.t("Every set reached its target: {}.", "Jeder Satz erreichte sein Ziel: {}.", work(p))
        case .workDone: work(p) + "."
        case .nothingDone: t("No set was done.", "Kein Satz wurde gemacht.")
        case .repsMissed:
            language.t(
                "{}: a set stopped at {} of {} reps.", "{}: ein Satz endete bei {} von {} Wiederholungen.", exercise,
                count(p.reps), count(p.targetReps))
        case .holdEnded:
            language.t(
                "{}: a hold ended at {} of {}.", "{}: ein Halten endete bei {} von {}.", exercise, time(p.seconds),
                time(p.targetSeconds))
        case .lighterSet: lighter(p, exercise)
        case .setsNotDone:
            language.plural(
                p.sets ?? 0, "{} planned set was not done, first in {}.", "{} planned sets were not done, first in {}.",
                "{} geplanter Satz fehlt, zuerst bei {}.", "{} geplante Sätze fehlen, zuerst bei {}.", count(p.sets),
                exercise)
        case .closerToFailure:
            language.t(
                "{}: RIR {} where {} was planned: closer to failure.",
                "{}: RIR {} statt geplanter {}: näher am Versagen.", exercise, rir(p.rir), rir(p.targetRIR))
        case .fartherFromFailure:
            language.t(
                "{}: RIR {} where {} was planned: there is room for more.",
                "{}: RIR {} statt geplanter {}: da geht noch mehr.", exercise, rir(p.rir), rir(p.targetRIR))
        case .hardSession: language.t("A hard session: RPE {}.", "Eine harte Einheit: RPE {}.", rpe(p.rpe))
        case .nothingMissed: t("Nothing fell short.", "Nichts blieb hinter dem Plan.")
        case .nextTarget: language.t("{} next time: {}.", "{} nächstes Mal: {}.", exercise, target(p))
        case .sameAgain:
            language.t("{} next time: {} again.", "{} nächstes Mal: noch einmal {}.", exercise, target(p))
        case .noTarget: t("Nothing is planned next.", "Als Nächstes ist nichts geplant.")
        }
    }

    private func lighter(_ p: SummaryNote.Params, _ exercise: String) -> String {
        let target = p.targetWeight.map { mass($0) } ?? "–"
        if p.weight == nil {
            return language.t(
                "{}: a set was done without weight, below {}.",
                "{}: ein Satz wurde ohne Gewicht gemacht, unter {}.", exercise, target)
        }
        return language.t(
            "{}: a set was done at {}, below {}.", "{}: ein Satz wurde mit {} gemacht, unter {}.", exercise, load(p),
            target)
    }

    private func load(_ p: SummaryNote.Params) -> String { p.weight.map { mass($0) } ?? "–" }

    private func time(_ seconds: Int?) -> String { seconds.map { duration($0) } ?? "–" }

    private func count(_ number: Int?) -> String { number.map { String($0) } ?? "–" }

    /// "12 sets, 96 reps, 5760 kg".
    private func work(_ p: SummaryNote.Params) -> String {
        var text = language.plural(
            p.sets ?? 0, "{} set", "{} sets", "{} Satz", "{} Sätze", String(p.sets ?? 0))
        if let number = p.reps, number > 0 {
            text += ", " + language.plural(number, "{} rep", "{} reps", "{} Wdh.", "{} Wdh.", String(number))
        }
        if let volume = p.volume, volume > .zero { text += ", " + self.volume(volume) }
        return text
    }

    private func target(_ p: SummaryNote.Params) -> String {
        var target = SetTarget(weight: p.weight, reps: p.reps, durationSeconds: p.seconds)
        target.distance = p.distance
        return self.target(target, loadKind: p.loadKind ?? .external)
    }
}
