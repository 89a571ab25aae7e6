extension Voice {
    static func german(_ code: Reason.Code, _ p: Reason.Params) -> String {
        switch code {
        case .maximumReached:
            "{sets}×{reps} mit {from} geschafft: {percent}{load}" + (p.startsOver ? " Zurück auf {next} Wdh." : "")
        case .maximumUnconfirmed:
            "{reps} Wdh. in jedem Satz, {n} von {of} Mal in Folge: nach dem letzten steigt das Gewicht."
        case .someAtMaximum:
            "{n} von {of} Sätzen erreichten {reps}, mit {from}: {percent}{load}"
                + (p.startsOver ? " Dort zurück auf {next} Wdh." : "")
        case .someAtTarget: "{n} von {of} Sätzen erreichten ihr Ziel: dort eine Wiederholung mehr."
        case .goesAlong:
            p.from == p.to
                ? "Das gehört zum Satz mit {from}." : "Der Satz mit {from} geht auf {to}: dieser geht mit."
        case .targetReached, .countingSetsReached:
            (code == .targetReached ? "Jeder Satz" : "Jeder Satz, der zählt,") + " erreichte sein Ziel: "
                + (p.of != nil
                    ? "eine Wiederholung mehr in {n} von {of} Sätzen."
                    : "je eine Wiederholung mehr" + (p.nextReps == nil ? "." : ", {next}."))
        case .repsRepeated:
            "Letztes Mal mindestens {reps} Wdh. in jedem Satz: "
                + (p.of != nil
                    ? "eine mehr in {n} von {of} Sätzen." : "je eine mehr" + (p.nextReps == nil ? "." : ", {next}."))
        case .repsIntoRange:
            "Jeder Satz erreichte sein Ziel: die nächsten liegen zwischen {reps} und {target} Wiederholungen."
        case .untilFailure:
            "Bis zum Versagen mit {reps} Wdh."
                + (p.targetReps == nil ? " Noch einmal so." : "; mehr Gewicht gibt es ab {target} in jedem Satz.")
        case .belowTarget, .shorterThanTarget: "{short}: noch einmal so."
        case .bodyweightAtMaximum:
            "Alle Sätze erreichten {reps}: halten, langsamer ausführen oder schwerere Variante."
        case .noAssistanceLeft: "Alle Sätze ohne Hilfe geschafft: nimm die freie Übung."
        case .durationReached:
            "So lange gehalten wie geplant: " + (p.seconds == nil ? "jeder Satz etwas länger." : "jetzt {seconds}.")
        case .durationAtMaximum: "{seconds} gehalten: nimm eine schwerere Variante."
        case .missingSets:
            p.sets == 1 ? "Ein Arbeitssatz fehlt: noch einmal so." : "{sets} Arbeitssätze fehlen: noch einmal so."
        case .lighterSets:
            p.from == nil
                ? "Ein Satz lief ohne Gewicht, unter {to}: noch einmal so."
                : "Ein Satz lief mit {from}, unter {to}: noch einmal so."
        case .noWorkingSets: "Kein Arbeitssatz gemacht: noch einmal so."
        case .noWeight: "Alle Sätze geschafft, aber kein Gewicht ist notiert: wähle eines."
        case .targetFound:
            p.to != nil && p.reps == nil && p.seconds == nil
                ? "Der Plan nannte noch kein Gewicht: was du bewegt hast, ist das erste."
                : "Der Plan nannte noch kein Ziel: was du gemacht hast, ist das erste."
        case .firstWeight:
            "Der Plan nennt noch kein Gewicht: dieses folgt aus deinem geschätzten Maximum von {from}."
        case .agedMax:
            "Zuletzt vor {n} Monaten trainiert, mit einem geschätzten Maximum von {from}: angenommen wird ein Zehntel weniger, {to}."
        case .planTarget: "So steht es in deinem Plan."
        case .waiting: "So ist dein Plan mit dem, was auf deine Entscheidung wartet."
        case .declined: "Du hast eine Änderung abgelehnt: dein Plan bleibt, wie er ist."
        case .noHarderLoad: "Schwerer als {from} lässt sich nicht laden: noch einmal so."
        case .manualOverride: "Du hast mit {to} statt {from} trainiert: von da geht es weiter."
        case .manualRule: "Dieses Ziel hast du selbst gesetzt."
        case .keptAsDone: "Das hast du zuletzt gemacht."
        case .overCap: "RPE {rpe} lag über der Grenze von {cap}: das zählt nicht als geschafft."
        case .deload:
            (p.number == 1 ? "Nicht geschafft" : "{n} Mal in Folge nicht geschafft") + " mit {from}: Deload auf {raw}"
                + (p.raw == p.to ? "" : ", abgerundet {to-}") + (p.nextReps == nil ? "." : ", zurück auf {next} Wdh.")
        case .testNotJudged: "Ein Test ändert von selbst nichts: noch einmal so."
        case .sessionNotJudged: "Diese Einheit war kein Maßstab: noch einmal so."
        case .rampCountedAsWarmup:
            p.sets == 1
                ? "Der erste, leichtere Satz zählt als Aufwärmsatz."
                : "Die ersten {sets} leichteren Sätze zählen als Aufwärmsätze."
        case .setsReached:
            (p.reps == nil ? "Alle Sätze" : "{sets}×{reps}") + " mit {from} geschafft: +{increment-}{load}"
        case .successCounted: "Erfolg {n} von {of}: nach dem letzten steigt das Gewicht."
        case .failureCounted: "{short}: Fehlversuch {n} von {of} mit {from}, noch einmal so."
        case .stepDoubled: "{reps} Wdh. im letzten Satz: der Schritt verdoppelt sich auf {increment}."
        case .topSetReached: "Der Top-Satz erreichte {reps} mit {from}: +{increment-}{load} Zurück auf {next} Wdh."
        case .topSetInRange:
            "Der Top-Satz hatte {reps}, mehr Gewicht gibt es ab {target}: jetzt {next} mit demselben Gewicht."
        case .topSetBelowRange: "Der Top-Satz hatte {reps}, weniger als {target}: noch einmal so."
        case .effortStep: "RPE {rpe} mit {from}: {percent}{load}"
        case .effortHolds: "RPE {rpe}: noch einmal so."
        case .noEffort: "Keine Anstrengung ist notiert: noch einmal so."
        case .weekNext: p.of == 1 ? "Dieselben Prozente noch einmal." : "Als Nächstes Woche {n} von {of}."
        case .trainingMaxRaised:
            (p.reps == nil ? "Das" : "{reps} Wdh. im letzten Satz: das")
                + " Trainingsmaximum steigt von {from} auf {to-}."
        case .trainingMaxHeld: "{reps} Wdh., nötig sind {target}: das Trainingsmaximum bleibt bei {from}."
        case .cycleMissed:
            "In diesem Zyklus fehlte ein Minimum: das Trainingsmaximum bleibt bei {from}. Passiert das wieder, nimm {to-}."
        case .derived: p.from == nil ? "{share} einer anderen Übung." : "{share} von {from}: {to-}."
        case .repsNeeded: "Der letzte Satz hatte {reps}; mehr Gewicht gibt es ab {target} Wdh.: noch einmal so."
        case .stageFailed: "{short}: weiter mit Stufe {n} von {of}, {sets}×{next} mit {to}."
        case .restarted: "{short}, in der letzten Stufe: neuer Anfang mit {sets}×{next} bei {to}."
        case .gateHardSession: "Die Einheit war RPE {rpe}: darauf keine Steigerung."
        case .gateEasySession:
            "Die Einheit war RPE {rpe} und du hast mehr geschafft als geplant: eine Stufe mehr, {to-}."
        case .gateConfirm: "Das war kein gewöhnlicher Tag: erst dasselbe bestätigen."
        // Said by themselves.
        case .gatePain, .gatePainSevere, .painNoted, .painLeaveOut, .sameMovement, .sameMuscles, .someMuscles,
            .helpingMuscles, .oppositeMuscles, .poorMatch, .sameEquipment, .trainedBefore, .goalStrength,
            .goalHypertrophy, .goalEndurance, .goalFatLoss:
            ""
        case .calibratedDown: "Dein letzter Schritt war zu viel, darum nur der halbe."
        case .calibratedUp: "Deine letzten Schritte waren zu leicht, darum der anderthalbfache."
        case .stepCapped: "Mehr als {to} auf einmal wäre ein zu großer Schritt."
        case .largeStep: "Das sind {percent} auf einmal: ein kleinerer Schritt ist hier nicht bekannt."
        case .smallerStep: "{raw} wären {percent} auf einmal: {to-} ist ein kleinerer Schritt."
        case .ownLoad: "{raw} wären {percent} auf einmal: {to-} steht in deinem Protokoll."
        case .doneAnywayBefore: "Das hast du letztes Mal gemacht, obwohl du Nein gesagt hattest."
        case .gymLimit: "Dieses Studio lädt {to} statt {from}."
        case .gymLimitKept: "Das Studio lud {to} statt {from}: der Plan bleibt, wie er ist."
        case .phaseRegular: "Diese Woche {share} von {from}: {to}."
        case .phaseDeload: "Deload-Woche: {share} von {from} sind {to}."
        case .phasePeak: "Peak-Woche: {share} von {from} sind {to}."
        case .phaseTest: "Testwoche: {share} von {from} sind {to}."
        case .overrideWeight: "Heute {percent}: aus {from} werden {to}."
        case .overrideVolume:
            (p.percent?.thousandths ?? 0) > 0
                ? "Heute zusätzlich: {percent} Sätze." : "Heute ausgelassen: {percent} Sätze."
        case .overrideSkip: "Heute ausgelassen."
        case .readinessSick: "Du fühlst dich krank: {percent} Gewicht."
        case .readinessLow: "Heute ist wenig Energie da: {percent} Gewicht und weniger Sätze."
        case .readinessSore: "Du hast Muskelkater: {percent} Gewicht und weniger Sätze."
        case .readinessTrusted: "Müde hast du gut trainiert: die Ziele bleiben."
        case .shortTime: "Etwa {n} Minuten sind geplant, du hast {of}. Was bleibt, dauert {minutes}."
        case .coachLayoff: "{n} Tage ohne Training: {to} × {next} ist {share} weniger als {from}, der Weg zurück."
        case .coachReturn: "{did}; {to} × {next} gelingt etwa {odds}."
        case .coachThere: "Bei {to} warst du am {date}."
        case .coachLoad: "{did}; {to} × {next} gelingt etwa {odds}."
        case .coachReps: "{did}; {next} Wdh. gelingen etwa {odds}."
        case .coachEase: "{did}. Noch einmal so gelingt nur etwa {odds}: eine Wdh. weniger."
        case .coachLight: "{did}, {share} von zuletzt: ein leichter Tag bleibt einer."
        case .coachHold: "{did}: noch einmal so. Eine Wdh. mehr gelingt etwa {odds}."
        case .coachSlot: "Deine Tage sind hier verschieden: es geht vom {date} weiter."
        case .coachCold:
            p.number == 1
                ? "Bekannt aus nur einem Training: das ist ein erster Anhalt."
                : "Bekannt aus nur {n} Trainings: das ist ein erster Anhalt."
        case .coachStepsBack:
            "Bei den letzten {n} Zielen des Coachs hätte Wiederholen besser getroffen, was du gemacht hast: er verlangt nicht mehr als beim letzten Mal."
        case .hardTarget: "Das gelingt nur etwa {odds}; sicherer wären {to} × {next}."
        case .hardTargetOnly: "Das gelingt nur etwa {odds}, und etwas leichter ist kaum sicherer."
        case .surelyHeld: "{to} gelingt etwa {odds}: der Schritt ist größer."
        case .hardlyHeld: "{raw} gelänge nur etwa {odds}: ein kleinerer Schritt."
        case .ruleFromBackoffs:
            "In {n} der letzten {of} Trainings folgten leichtere Sätze: ein Top-Satz, dann Back-offs mit {share}."
        case .ruleFromStraightSets:
            "Gleiche Sätze mit etwa {reps} Wdh. bleiben gleich: +{increment}, wenn alle geschafft sind."
        case .ruleFromRange: "Du machst meist {n}: von {reps} bis {target} Wdh., dann +{increment}."
        case .readinessLayoff:
            "Seit Übungen dieses Plans zuletzt dran waren, gab es {n} Tage ohne Training: für sie heute {percent} Gewicht als Vorschlag, der Plan bleibt, wie er ist."
        case .unitConversion: "{from} lässt sich nicht mehr laden: {to-} ist am nächsten."
        case .unitChanged: "Die Einheit hat sich geändert: diese Gewichte lassen sich nicht mehr laden."
        case .afterSession:
            p.number == 0
                ? "Alle Übungen bleiben, wie sie sind."
                : p.number == p.of
                    ? "Alle Übungen ändern sich." : "{n} von {of} Übungen ändern sich, die übrigen bleiben."
        case .stated: ""
        }
    }

    /// What was asked for, and what can be loaded.
    static func germanLoad(_ p: Reason.Params) -> String {
        switch Rounding(p) {
        case .exact: " sind {raw}."
        case .nearest: " sind {raw}; laden lassen sich {below-} oder {above-}: {to-} liegt am nächsten."
        case .nextStep: " sind {raw}; laden lassen sich {below-} oder {above-}: {to-} ist der nächste Schritt."
        case .onlyLoad: " sind {raw}; laden lassen sich {to-}."
        }
    }

    /// What was done in the outing that is spoken of.
    static func germanOuting(_ p: Reason.Params) -> String {
        "Am {date} schafftest du {from} × {reps}" + (p.rir == nil ? "" : " mit {rir} in Reserve")
    }

    static func germanShort(_ p: Reason.Params) -> String {
        p.seconds != nil
            ? "Ein Satz endete nach {seconds}"
            : p.reps == nil ? "Ein Arbeitssatz fehlt" : "Ein Satz endete bei {reps} von {target}"
    }
}
