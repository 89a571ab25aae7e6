/// What notifications say.
extension Voice {
    /// Above a reminder to train.
    public var reminderTitle: String { t("Training today?", "Heute trainieren?") }

    /// "Push A · about 50 min".
    ///
    /// - Parameters:
    ///   - plan: what is likely trained today; `nil` where nothing is.
    ///   - minutes: how long it takes.
    public func reminder(_ plan: String?, minutes: Int?) -> String {
        guard let plan else { return t("Your reminder for today.", "Deine Erinnerung für heute.") }
        guard let minutes else { return plan }
        return language.t("{} · about {} min", "{} · etwa {} min", plan, String(minutes))
    }

    /// Above what a workout came to; with its name where it has one.
    public func summaryTitle(_ title: String?) -> String {
        title.map { language.t("Workout saved: {}", "Training gespeichert: {}", $0) }
            ?? t("Workout saved", "Training gespeichert")
    }

    /// "9 sets · 4,320 kg · 48 min · 2 records · 1 change proposed".
    ///
    /// - Parameters:
    ///   - seconds: from start to end.
    ///   - proposals: how many, what is decided together counted as one.
    public func workoutSummary(_ totals: Totals, seconds: Int64, records: Int, proposals: Int) -> String {
        var text = language.plural(
            totals.sets, "{} set", "{} sets", "{} Satz", "{} Sätze", String(totals.sets))
        if totals.volume > .zero { text += " · " + volume(totals.volume) }
        text += " · " + String(seconds / 60) + " min"
        if records > 0 {
            text += " · "
            text += language.plural(
                records, "{} record", "{} records", "{} Rekord", "{} Rekorde", String(records))
        }
        if proposals > 0 {
            text += " · "
            text += language.plural(
                proposals, "{} change proposed", "{} changes proposed", "{} Änderung vorgeschlagen",
                "{} Änderungen vorgeschlagen", String(proposals))
        }
        return text
    }
}
