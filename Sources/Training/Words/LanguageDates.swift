// Numbers and dates as a language writes them.
extension Language {
    /// "5 %" or "5%".
    func percent(_ number: String) -> String {
        switch self {
        case .english: number + "%"
        case .german: number + " %"
        case .other(let other): other.catalogue.percent(number)
        }
    }

    /// "January", or "Jan"; the nearest of the twelve for a number that is none of them.
    func month(_ month: Int, short: Bool) -> String {
        let index = min(max(month - 1, 0), 11)
        let name: String
        switch self {
        case .english: name = Self.englishMonths[index]
        case .german: name = Self.germanMonths[index]
        case .other(let other): return other.catalogue.month(index, short: short)
        }
        return short ? String(name.prefix(3)) : name
    }

    /// "3 March", "3. März" or "3 de marzo"; "3 Mar".
    func dayAndMonth(_ day: Int, _ month: Int, short: Bool) -> String {
        let name = self.month(month, short: short)
        return switch self {
        case .english: String(day) + " " + name
        case .german: String(day) + ". " + name
        case .other(let other): other.catalogue.dayAndMonth(String(day), name, short: short)
        }
    }

    /// "3 Mar 2026", of a day and month as they are shown.
    public func withYear(_ date: String, _ year: Int, short: Bool = true) -> String {
        if case .other(let other) = self { return other.catalogue.withYear(date, String(year), short: short) }
        return date + " " + String(year)
    }

    /// "Friday", from 0 for Monday.
    public func weekday(_ day: Int) -> String {
        switch self {
        case .english: Self.englishDays[day]
        case .german: Self.germanDays[day]
        case .other(let other): other.catalogue.file.weekdays[day]
        }
    }

    /// "Fr", from 0 for Monday.
    public func narrowWeekday(_ day: Int) -> String {
        switch self {
        case .english: Self.narrowEnglishDays[day]
        case .german: Self.narrowGermanDays[day]
        case .other(let other): other.catalogue.file.narrowWeekdays[day]
        }
    }

    /// "Friday, 20 November", of a day and month as they are shown.
    public func withWeekday(_ day: Int, _ date: String) -> String {
        if case .other(let other) = self { return other.catalogue.withWeekday(day, date, short: false) }
        return weekday(day) + ", " + date
    }

    /// "Fri 20 Nov" or "Fr, 20. Nov".
    public func withShortWeekday(_ day: Int, _ date: String) -> String {
        switch self {
        case .english: String(weekday(day).prefix(3)) + " " + date
        case .german: narrowWeekday(day) + ", " + date
        case .other(let other): other.catalogue.withWeekday(day, date, short: true)
        }
    }

    // Each list by itself: scripts/check-lists says why.
    private static let englishMonths = [
        "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
        "December",
    ]
    private static let germanMonths = [
        "Januar", "Februar", "März", "April", "Mai", "Juni", "Juli", "August", "September", "Oktober", "November",
        "Dezember",
    ]
    private static let englishDays = [
        "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday",
    ]
    private static let germanDays = [
        "Montag", "Dienstag", "Mittwoch", "Donnerstag", "Freitag", "Samstag", "Sonntag",
    ]
    private static let narrowEnglishDays = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"]
    private static let narrowGermanDays = ["Mo", "Di", "Mi", "Do", "Fr", "Sa", "So"]
}

// Doors: the first screen of English and German needs none of them (decision 19).
extension Catalogue {
    @inline(never) func percent(_ number: String) -> String { filling(file.percent) { _ in number } }

    @inline(never) func month(_ index: Int, short: Bool) -> String {
        short ? file.shortMonths[index] : file.months[index]
    }

    @inline(never) func dayAndMonth(_ day: String, _ month: String, short: Bool) -> String {
        filling(short ? file.dates.short : file.dates.dayAndMonth) { $0 == "day" ? day : month }
    }

    @inline(never) func withYear(_ date: String, _ year: String, short: Bool) -> String {
        filling(short ? file.dates.shortYear : file.dates.year) { $0 == "year" ? year : date }
    }

    @inline(never) func withWeekday(_ day: Int, _ date: String, short: Bool) -> String {
        filling(short ? file.dates.shortWeekday : file.dates.weekday) {
            $0 == "date" ? date : short ? file.shortWeekdays[day] : file.weekdays[day]
        }
    }
}
