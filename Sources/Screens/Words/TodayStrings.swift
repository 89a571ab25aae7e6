import Training

/// The words of the first screen.
extension Strings {
    var favorites: String { t("Favourites", "Favoriten") }
    var allPlans: String { t("All plans", "Alle Pläne") }
    var noPlansToTrain: String {
        t(
            "No plans. Create your first workout in 2 minutes.",
            "Keine Pläne. Erstelle dein erstes Training in 2 Minuten.")
    }
    /// "Hi Alex".
    func hi(_ name: String?) -> String { t("Hi", "Hallo") + (name.map { " " + $0 } ?? "") }

    /// "2 of 4 done, 1 other, 1 to go today".
    func done(_ week: WeekTally, today: Bool) -> String {
        guard let wanted = week.planned else { return workouts(week.done) }
        return t("{} of {} done", "{} von {} geschafft", String(week.done), String(wanted)) + others(week.others)
            + (today && week.done < wanted ? t(", 1 to go today", ", heute noch 1") : "")
    }

    /// ", 1 other": workouts beside those that were wanted; nothing for none.
    @inline(never) func others(_ count: Int) -> String {
        if count <= 0 { return "" }
        return ", " + plural(count, "{} other", "{} others", "{} anderes", "{} andere", self.count(count))
    }
}
