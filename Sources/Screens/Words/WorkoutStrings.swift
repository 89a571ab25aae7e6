import Training

extension Strings {
    // MARK: Sets

    /// The button of a set's number.
    func optionsOf(_ name: String) -> String { t("Options of {}", "Mehr zu {}", isGerman ? name : name.lowercased()) }
    var asManyAsPossible: String { t("As many reps as possible (AMRAP)", "So viele Wdh. wie möglich (AMRAP)") }
    var skipSet: String { t("Skip this set", "Diesen Satz auslassen") }
    var planAgain: String { t("Back to planned", "Wieder als geplant") }
    var noteShort: String { t("note", "Notiz") }

    // MARK: Exercises

    var exerciseMenu: String { t("More about", "Mehr zu") }
    var swapAction: String { t("Swap", "Tauschen") }
    var swapHint: String { t("Something else for the same muscles", "Etwas anderes für dieselben Muskeln") }
    func instead(_ name: String) -> String { t("Instead of {}", "Statt {}", name) }
    var doneSetsStay: String {
        t("Sets that are done stay as they are.", "Was schon getan ist, bleibt, wie es war.")
    }
    func doneAs(_ sets: String, _ name: String) -> String {
        t("{}: {}, before the swap", "{}: {}, vor dem Tausch", sets, name)
    }
    func swapped(_ name: String) -> String { t("Now {}", "Jetzt {}", name) }
    var addWarmUp: String { t("Add warm-up sets", "Aufwärmsätze einfügen") }
    var warmUpAdded: String { t("Warm-up sets added", "Aufwärmsätze eingefügt") }
    var partSuperset: String { t("No longer a superset", "Kein Supersatz mehr") }
    var skipExercise: String { t("Skip the rest of it", "Den Rest davon auslassen") }
    var exerciseSkipped: String { t("Exercise skipped", "Übung ausgelassen") }
    var placeInWorkout: String { t("Place in the workout", "Platz im Training") }
    func superset(_ label: String) -> String { t("Superset {}", "Supersatz {}", label) }

    /// "20 × 8, 32.5 × 5".
    func ramp(_ sets: [WarmUpSet]) -> String {
        var text = ""
        for set in sets {
            text += text.isEmpty ? "" : ", "
            text += voice.number(set.weight) + " × " + String(set.reps)
        }
        return text
    }

    /// "same movement, same muscles, done before".
    func reasons(_ substitute: Substitute, saysPain: Bool = true) -> String {
        var text = ""
        var substitute = substitute
        if !saysPain { substitute.pain = nil }
        for reason in substitute.said {
            text += text.isEmpty ? "" : ", "
            text += voice.sentence(reason)
        }
        return text
    }

    /// "Row · 3 sets · 60 × 8": what comes after this exercise.
    func peek(_ exercise: ActiveExercise) -> String {
        var count = 0
        for set in exercise.sets where set.status == .planned && set.setType != .warmup { count += 1 }
        var text = next(called(exercise))
        if count > 0 { text += " · " + sets(count) }
        for set in exercise.sets where set.status == .planned && set.setType != .warmup {
            let short = short(set, exercise)
            return short == "–" ? text : text + " · " + short
        }
        return text
    }

    // MARK: What the last set says

    /// "6 of 8 reps. 77.5 kg for the rest".
    func nextSetOffer(_ offer: NextSetOffer) -> String {
        t(
            "{} of {} reps. {} for the rest", "{} von {} Wdh. Für den Rest {}", String(offer.reps),
            String(offer.target), voice.mass(offer.weight))
    }
    /// Beside an exercise of which nothing is known: there is nothing, or the server has not said it yet.
    func noLast(isUnseen: Bool) -> String {
        isUnseen
            ? t(
                "What you did before is not on this device yet.",
                "Was du bisher gemacht hast, ist noch nicht auf diesem Gerät.") : self[.firstTime]
    }
    var newRecord: String { t("Record: best estimated max", "Rekord: bestes geschätztes Maximum") }

    // MARK: The pad

    var scopeOf: String { t("Which sets", "Welche Sätze") }
    func name(of scope: PadScope) -> String {
        switch scope {
        case .this: t("This set", "Dieser")
        case .remaining: t("Remaining", "Ab hier")
        case .all: t("All", "Alle")
        }
    }
    var lastShort: String { t("Last", "Zuletzt") }
    var sameAsAbove: String { t("Same as above", "Wie darüber") }

    /// Reps in reserve, or perceived exertion.
    var effortName: String { effortScale == .rpe ? "RPE" : "RIR" }
    var effortOfSets: String { t("Effort of a set", "Anstrengung im Satz") }
    var inReserve: String { t("RIR, reps in reserve", "RIR, Wdh. in Reserve") }
    var exertion: String { t("RPE, 10 less those", "RPE, 10 minus diese") }

    // MARK: Time

    var startTimer: String { t("Start the time", "Zeit starten") }
    func stopTimer(_ time: String) -> String { t("Stop · {}", "Stopp · {}", time) }
    var targetReached: String { t("Target reached", "Ziel erreicht") }
    var tellMe: String {
        t(
            "Shall the phone tell you when the rest is over, with the screen off too?",
            "Soll das Telefon sagen, wenn die Pause um ist, auch bei dunklem Bildschirm?")
    }
    var allow: String { t("Yes", "Ja") }

    // MARK: Plates

    var barOnly: String { t("the bar alone", "nur die Stange") }
    func cannotLoad(_ weight: String) -> String {
        t("{} cannot be loaded here", "{} lässt sich hier nicht laden", weight)
    }
    func nearest(_ below: String?, _ above: String?) -> String {
        guard let below else { return above ?? "–" }
        return above.map { t("{} or {}", "{} oder {}", below, $0) } ?? below
    }

    // MARK: Undo

    var undoLast: String { t("Undo the last change", "Letzte Änderung zurücknehmen") }
    var redoLast: String { t("Do it again", "Doch wieder") }
    func undoneNow(_ what: String) -> String { t("Taken back: {}", "Zurückgenommen: {}", what) }
}
