import Training

extension Strings {
    /// "Mo", from 0 for Monday.
    func shortDay(_ weekday: Int) -> String {
        (isGerman ? Self.shortGermanDays : Self.shortEnglishDays)[((weekday % 7) + 7) % 7]
    }

    /// "Friday".
    func longDay(_ weekday: Int) -> String {
        (isGerman ? Self.longGermanDays : Self.longEnglishDays)[((weekday % 7) + 7) % 7]
    }

    // Each list by itself: scripts/check-lists says why.
    private static let shortGermanDays = ["Mo", "Di", "Mi", "Do", "Fr", "Sa", "So"]
    private static let shortEnglishDays = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"]
    private static let longGermanDays = [
        "Montag", "Dienstag", "Mittwoch", "Donnerstag", "Freitag", "Samstag", "Sonntag",
    ]
    private static let longEnglishDays = [
        "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday",
    ]

    /// "Friday, 20 November".
    func longDate(_ instant: Instant) -> String {
        longDay(instant.local.weekday) + ", " + voice.dayAndMonth(instant)
    }

    /// "Sat 14 Nov"; "14 Nov 2021" when it is another year than `now`'s.
    func date(_ instant: Instant, now: Instant) -> String {
        let local = instant.local
        let text = voice.dayAndMonth(instant, short: true)
        if local.date.year != now.local.date.year { return text + " " + String(local.date.year) }
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
        return voice.dayAndMonth(Instant(local, offsetMinutes: 0), short: true) + " " + String(local.date.year)
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
