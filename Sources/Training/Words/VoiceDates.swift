extension Voice {
    /// "January", or "Jan"; the nearest of the twelve for a number that is none of them.
    public func month(_ month: Int, short: Bool) -> String { language.month(month, short: short) }

    /// "3 March", or "3. März".
    public func dayAndMonth(_ instant: Instant, short: Bool = false) -> String {
        let date = instant.local.date
        return language.dayAndMonth(date.day, date.month, short: short)
    }

    /// "3 times in 4".
    public func odds(_ chance: Chance) -> String {
        let (times, of) = chance.odds
        return language.plural(
            times, "{} time in {}", "{} times in {}", "{} von {} Mal", "{} von {} Mal", String(times), String(of))
    }
}
