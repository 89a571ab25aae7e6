/// The words of the tour.
extension Strings {
    var tour: String { t("Try it out", "Ausprobieren") }
    var tourMeans: String {
        t(
            "The sets of a made-up workout, to look around.",
            "Die Sätze eines ausgedachten Trainings, um sich umzusehen.")
    }
    var tourPress: String { t("Bench press", "Bankdrücken") }
    var tourRow: String { t("Row", "Rudern") }
    var notInTour: String { t("That works in a real workout.", "Das geht in einem echten Training.") }
    var tourIsOver: String {
        t("That is all. Nothing of it was kept.", "Das war alles. Nichts davon wurde aufgehoben.")
    }

    /// What there is to know, from 0.
    func said(_ step: Int) -> String {
        switch step {
        case 0:
            t(
                "The big button notes the set as it stands. Tap it.",
                "Der große Knopf schreibt den Satz auf, wie er dasteht. Tipp ihn an.")
        case 1:
            t(
                "The rest runs by itself. Make it longer or shorter, or skip it.",
                "Die Pause läuft von selbst. Du kannst sie verlängern, kürzen oder überspringen.")
        case 2:
            t(
                "Beside each set stands what you did last time.",
                "Neben jedem Satz steht, was du beim letzten Mal gemacht hast.")
        case 3: t("Tap a weight to change it.", "Tipp ein Gewicht an, um es zu ändern.")
        case 4:
            t(
                "Noted by mistake? Tap its check mark, and the set is open again.",
                "Aus Versehen? Tipp den Haken an, und der Satz ist wieder offen.")
        default:
            t(
                "Finish workout stands below the exercises. Tap it when you have seen enough.",
                "Training beenden steht unter den Übungen. Tipp darauf, wenn du genug gesehen hast.")
        }
    }
}
