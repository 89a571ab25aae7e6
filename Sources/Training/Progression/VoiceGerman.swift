extension Voice {
    /// The sentence of a reason in German.
    func german(_ code: Reason.Code, _ p: Reason.Params) -> String {
        switch code {
        case .maximumReached:
            text(p.sets) + "×" + text(p.reps) + " mit " + text(p.from) + " geschafft: +" + text(p.percent)
                + loadedInGerman(p)
                + " Zurück auf " + text(p.nextReps) + " Wdh."
        case .maximumUnconfirmed:
            text(p.reps) + " Wdh. in jedem Satz, " + text(p.number) + " von " + text(p.of)
                + " Mal in Folge: noch einmal, dann steigt das Gewicht."
        case .someAtMaximum:
            text(p.number) + " von " + text(p.of) + " Sätzen erreichten " + text(p.reps) + ", mit " + text(p.from)
                + ": +" + text(p.percent) + loadedInGerman(p) + " Dort zurück auf " + text(p.nextReps) + " Wdh."
        case .someAtTarget:
            text(p.number) + " von " + text(p.of) + " Sätzen erreichten ihr Ziel: dort eine Wiederholung mehr."
        case .targetReached:
            "Jeder Satz erreichte sein Ziel: je eine Wiederholung mehr" + (p.nextReps.map { ", " + String($0) } ?? "")
                + "."
        case .belowTarget: endedInGerman(p) + ": noch einmal so."
        case .bodyweightAtMaximum:
            "Alle Sätze erreichten " + text(p.reps) + ": halten, langsamer ausführen oder schwerere Variante."
        case .noAssistanceLeft: "Alle Sätze ohne Hilfe geschafft: nimm die freie Übung."
        case .durationReached: "So lange gehalten wie geplant: jetzt " + duration(p.seconds ?? 0) + "."
        case .durationAtMaximum: duration(p.seconds ?? 0) + " gehalten: nimm eine schwerere Variante."
        case .shorterThanTarget: endedInGerman(p) + ": noch einmal so."
        case .missingSets:
            text(p.sets) + (p.sets == 1 ? " Arbeitssatz fehlt" : " Arbeitssätze fehlen") + ": noch einmal so."
        case .lighterSets:
            "Ein Satz lief " + (p.from.map { "mit " + mass($0) } ?? "ohne Gewicht") + ", unter " + text(p.to)
                + ": noch einmal so."
        case .noWorkingSets: "Kein Arbeitssatz gemacht: noch einmal so."
        case .noWeight: "Alle Sätze geschafft, aber kein Gewicht ist notiert: wähle eines."
        case .noHarderLoad: "Schwerer als " + text(p.from) + " lässt sich nicht laden: noch einmal so."
        case .manualOverride:
            "Du hast mit " + text(p.to) + " statt " + text(p.from) + " trainiert: das ist das neue Gewicht."
        case .manualRule: "Dieses Ziel hast du selbst gesetzt."
        case .overCap:
            "RPE " + rpe(p.rpe) + " lag über der Grenze von " + rpe(p.cap) + ": das zählt nicht als geschafft."
        case .deload:
            (p.number == 1 ? "Nicht geschafft mit " : text(p.number) + " Mal in Folge nicht geschafft mit ")
                + text(p.from) + ": Deload auf " + text(p.raw)
                + (p.raw == p.to ? "" : ", abgerundet " + bare(p.to))
                + (p.nextReps.map { ", zurück auf " + String($0) + " Wdh." } ?? ".")
        case .sessionNotJudged: "Diese Einheit war kein Maßstab: noch einmal so."
        case .rampCountedAsWarmup:
            p.sets == 1
                ? "Der erste, leichtere Satz zählt als Aufwärmsatz."
                : "Die ersten " + text(p.sets) + " leichteren Sätze zählen als Aufwärmsätze."
        case .setsReached, .topSetReached, .successCounted, .failureCounted, .stepDoubled, .topSetInRange,
            .topSetBelowRange, .effortStep, .effortHolds, .noEffort, .weekNext, .trainingMaxRaised, .trainingMaxHeld,
            .cycleMissed, .derived, .repsNeeded, .stageFailed, .restarted:
            germanOfPrograms(code, p)
        }
    }

    private func germanOfPrograms(_ code: Reason.Code, _ p: Reason.Params) -> String {
        switch code {
        case .setsReached:
            (p.reps.map { text(p.sets) + "×" + String($0) } ?? "Alle Sätze") + " mit " + text(p.from)
                + " geschafft: +" + bare(p.increment) + loadedInGerman(p)
        case .successCounted:
            "Erfolg " + text(p.number) + " von " + text(p.of) + ": nach dem letzten steigt das Gewicht."
        case .failureCounted:
            endedInGerman(p) + ": Fehlversuch " + text(p.number)
                + " von " + text(p.of) + " mit " + text(p.from) + ", noch einmal so."
        case .stepDoubled:
            text(p.reps) + " Wdh. im letzten Satz: der Schritt verdoppelt sich auf " + text(p.increment) + "."
        case .topSetReached:
            "Der Top-Satz erreichte " + text(p.reps) + " mit " + text(p.from) + ": +" + bare(p.increment)
                + loadedInGerman(p)
                + " Zurück auf " + text(p.nextReps) + " Wdh."
        case .topSetInRange:
            "Der Top-Satz hatte " + text(p.reps) + ", mehr Gewicht gibt es ab " + text(p.targetReps) + ": jetzt "
                + text(p.nextReps) + " mit demselben Gewicht."
        case .topSetBelowRange:
            "Der Top-Satz hatte " + text(p.reps) + ", weniger als " + text(p.targetReps) + ": noch einmal so."
        case .effortStep:
            "RPE " + rpe(p.rpe) + " mit " + text(p.from) + ": " + (p.percent?.thousandths ?? 0 > 0 ? "+" : "")
                + text(p.percent) + loadedInGerman(p)
        case .effortHolds: "RPE " + rpe(p.rpe) + ": noch einmal so."
        case .noEffort: "Keine Anstrengung ist notiert: noch einmal so."
        case .weekNext:
            p.of == 1
                ? "Dieselben Prozente noch einmal."
                : "Als Nächstes Woche " + text(p.number) + " von " + text(p.of) + "."
        case .trainingMaxRaised:
            (p.reps.map { String($0) + " Wdh. im letzten Satz: das" } ?? "Das") + " Trainingsmaximum steigt von "
                + text(p.from) + " auf " + bare(p.to) + "."
        case .trainingMaxHeld:
            text(p.reps) + " Wdh., nötig sind " + text(p.targetReps) + ": das Trainingsmaximum bleibt bei "
                + text(p.from) + "."
        case .cycleMissed:
            "In diesem Zyklus fehlte ein Minimum: das Trainingsmaximum bleibt bei " + text(p.from)
                + ". Passiert das wieder, nimm " + bare(p.to) + "."
        case .derived:
            text(p.percent) + " von " + (p.from.map { mass($0) } ?? "einer anderen Übung")
                + (p.to.map { ": " + number($0) } ?? "") + "."
        case .repsNeeded:
            "Der letzte Satz hatte " + text(p.reps) + "; mehr Gewicht gibt es ab " + text(p.targetReps)
                + " Wdh.: noch einmal so."
        case .stageFailed:
            endedInGerman(p) + ": weiter mit Stufe "
                + text(p.number) + " von " + text(p.of) + ", " + text(p.sets) + "×" + text(p.nextReps) + " mit "
                + text(p.to) + "."
        case .restarted:
            endedInGerman(p) + ", in der letzten Stufe: neuer Anfang mit " + text(p.sets) + "×" + text(p.nextReps)
                + " bei " + text(p.to) + "."
        default: ""
        }
    }

    /// " sind 63 kg; laden lassen sich 62,5 oder 65: 62,5 liegt am nächsten."
    private func loadedInGerman(_ p: Reason.Params) -> String {
        let head = " sind " + text(p.raw)
        guard let raw = p.raw, let to = p.to, raw != to else { return head + "." }
        guard let below = p.below, let above = p.above else { return head + "; laden lassen sich " + number(to) + "." }
        let choice = "; laden lassen sich " + number(below) + " oder " + number(above) + ": " + number(to)
        let isNearest = (raw - below < above - raw ? below : above) == to
        return head + choice + (isNearest ? " liegt am nächsten." : " ist der nächste Schritt.")
    }

    private func endedInGerman(_ p: Reason.Params) -> String {
        if let seconds = p.seconds { return "Ein Satz endete nach " + duration(seconds) }
        return "Ein Satz endete bei " + text(p.reps) + " von " + text(p.targetReps)
    }
}
