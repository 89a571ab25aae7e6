extension Voice {
    /// "January", or "Jan"; the nearest of the twelve for a number that is none of them.
    public func month(_ month: Int, short: Bool) -> String {
        let names =
            language == .german
            ? [
                "Januar", "Februar", "März", "April", "Mai", "Juni", "Juli", "August", "September", "Oktober",
                "November", "Dezember",
            ]
            : [
                "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
                "November", "December",
            ]
        let name = names[min(max(month - 1, 0), 11)]
        return short ? String(name.prefix(3)) : name
    }

    /// "3 March", or "3. März".
    public func dayAndMonth(_ instant: Instant, short: Bool = false) -> String {
        let date = instant.local.date
        return String(date.day) + (language == .german ? ". " : " ") + month(date.month, short: short)
    }

    /// "3 times in 4".
    public func odds(_ chance: Chance) -> String {
        let (times, of) = chance.odds
        if language == .german { return String(times) + " von " + String(of) + " Mal" }
        return (times == 1 ? "1 time in " : String(times) + " times in ") + String(of)
    }
}
