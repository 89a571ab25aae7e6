import Training

extension Strings {
    /// "Mo", from 0 for Monday.
    func shortDay(_ weekday: Int) -> String {
        let names =
            isGerman
            ? ["Mo", "Di", "Mi", "Do", "Fr", "Sa", "So"] : ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"]
        return names[((weekday % 7) + 7) % 7]
    }

    /// "Friday".
    func longDay(_ weekday: Int) -> String {
        let names =
            isGerman
            ? ["Montag", "Dienstag", "Mittwoch", "Donnerstag", "Freitag", "Samstag", "Sonntag"]
            : ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]
        return names[((weekday % 7) + 7) % 7]
    }

    private func month(_ month: Int, short: Bool) -> String {
        let names =
            isGerman
            ? [
                "Januar", "Februar", "März", "April", "Mai", "Juni", "Juli", "August", "September", "Oktober",
                "November",
                "Dezember",
            ]
            : [
                "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
                "November", "December",
            ]
        let name = names[min(max(month - 1, 0), 11)]
        return short ? String(name.prefix(3)) : name
    }

    /// "Friday, 20 November".
    func longDate(_ instant: Instant) -> String {
        let local = instant.local
        let date = local.date
        return longDay(local.weekday) + ", " + String(date.day) + (isGerman ? ". " : " ")
            + month(date.month, short: false)
    }

    /// "Sat 14 Nov"; "14 Nov 2021" when it is another year than `now`'s.
    func date(_ instant: Instant, now: Instant) -> String {
        let local = instant.local
        let date = local.date
        let text = String(date.day) + (isGerman ? ". " : " ") + month(date.month, short: true)
        if date.year != now.local.date.year { return text + " " + String(date.year) }
        return isGerman ? shortDay(local.weekday) + ", " + text : String(longDay(local.weekday).prefix(3)) + " " + text
    }

    /// "14:30" of the same day, "Sat 14 Nov, 14:30" of another one.
    func moment(_ instant: Instant, now: Instant) -> String {
        let time = instant.local.time
        let clock = String(time.hour) + (time.minute < 10 ? ":0" : ":") + String(time.minute)
        return instant.local.day == now.local.day ? clock : date(instant, now: now) + ", " + clock
    }

    /// A workout that goes on was last touched then.
    func leftAlone(_ moment: String) -> String {
        t("Left alone since " + moment + ".", "Seit " + moment + " liegen geblieben.")
    }

    /// A calendar day like `2026-11-20` as "20 Nov 2026"; anything else as it stands.
    func day(_ text: String?) -> String {
        guard let text, let local = LocalDateTime(text + "T00:00:00") else { return text ?? "–" }
        let date = local.date
        return String(date.day) + (isGerman ? ". " : " ") + month(date.month, short: true) + " " + String(date.year)
    }

    /// "Good evening".
    func greeting(_ now: Instant) -> String {
        switch now.local.time.hour {
        case 5..<11: self[.goodMorning]
        case 11..<17: self[.hello]
        default: self[.goodEvening]
        }
    }
}
