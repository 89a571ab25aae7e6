/// The words of the first questions.
extension Strings {
    var firstSteps: String { t("First steps", "Erste Schritte") }
    var setUp: String { t("Set up in two minutes", "In zwei Minuten einrichten") }
    var chosen: String { t("Chosen", "Gewählt") }
    var skipQuestions: String { t("Skip all questions", "Alle Fragen überspringen") }

    var nameHint: String {
        t(
            "Today greets you with it. It stays on your server.",
            "Heute begrüßt dich damit. Er bleibt auf deinem Server.")
    }

    var howToBegin: String { t("How to begin", "Wie du beginnst") }
    var toToday: String { t("To Today", "Zu Heute") }
    var importMeans: String {
        t(
            "A file from Strong, Hevy and others. The coach knows you at once.",
            "Eine Datei von Strong, Hevy und anderen. Der Coach kennt dich sofort.")
    }
    var programsMean: String { t("Proven ones, with your numbers.", "Bewährte, mit deinen Zahlen.") }
    var newPlanMeans: String { t("Your own exercises and targets.", "Deine Übungen und deine Ziele.") }
    var makeWeekMeans: String { t("For your days and your gym.", "Für deine Tage und dein Studio.") }
}
