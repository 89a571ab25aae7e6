import Training

/// Workouts and weeks that are put together, in words.
extension Strings {
    var makeWorkout: String { t("Generate workout", "Training zusammenstellen") }
    var makeWeek: String { t("Make a week for me", "Woche zusammenstellen") }
    var whatToTrain: String { t("What to train", "Was trainieren") }
    var whatRested: String { t("What fits", "Was passt") }
    var whatFits: String { t("What fits the days", "Was zu den Tagen passt") }
    var minutesEach: String { t("Minutes", "Minuten") }
    var somethingElse: String { t("Something else", "Etwas anderes") }
    var removeIt: String { t("Remove", "Entfernen") }
    var followWeek: String { t("Follow this week", "Dieser Woche folgen") }
    var addToWorkout: String { t("Add to the workout", "Ins Training übernehmen") }
    var needsServer: String {
        t(
            "It is put together by the server. Plans and an empty workout start without it.",
            "Das stellt der Server zusammen. Pläne und ein leeres Training gehen ohne ihn.")
    }

    func name(_ focus: WorkoutFocus) -> String {
        switch focus {
        case .full: t("Full body", "Ganzkörper")
        case .upper: t("Upper", "Oberkörper")
        case .lower: t("Lower", "Unterkörper")
        case .push: t("Push", "Drücken")
        case .pull: t("Pull", "Ziehen")
        case .legs: t("Legs", "Beine")
        }
    }
}
