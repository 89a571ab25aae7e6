extension Strings {
    // MARK: Taking data along

    var takeAlong: String { t("Your data", "Deine Daten") }
    var takeAlongHint: String {
        t(
            "All of it leaves whenever you like. JSON comes back whole into an empty Topset.",
            "Alles davon kann jederzeit mit. JSON kommt ganz zurück in ein leeres Topset.")
    }
    var takeAlongOnline: String {
        t("Your server is not reached; exports come from there.", "Dein Server ist nicht da; Exporte kommen von dort.")
    }
    var everything: String { t("Everything (JSON)", "Alles (JSON)") }
    var setsTable: String { t("Sets (CSV)", "Sätze (CSV)") }
    var workoutsTable: String { t("Workouts (CSV)", "Trainings (CSV)") }
    var exercisesTable: String { t("Exercises (CSV)", "Übungen (CSV)") }
    var otherApps: String { t("For Strong and Hevy (CSV)", "Für Strong und Hevy (CSV)") }
    var calendarFile: String { t("Calendar", "Kalender") }
}
