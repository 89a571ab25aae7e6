import Contract
import Training

extension Strings {
    /// "Mo", from 0 for Monday.
    func shortDay(_ weekday: Int) -> String { voice.language.narrowWeekday(((weekday % 7) + 7) % 7) }

    /// "Friday".
    func longDay(_ weekday: Int) -> String { voice.language.weekday(((weekday % 7) + 7) % 7) }

    /// "Friday, 20 November".
    func longDate(_ instant: Instant) -> String {
        voice.language.withWeekday(instant.local.weekday, voice.dayAndMonth(instant))
    }

    /// "Sat 14 Nov"; "14 Nov 2021" when it is another year than `now`'s.
    func date(_ instant: Instant, now: Instant) -> String {
        let local = instant.local
        let text = voice.dayAndMonth(instant, short: true)
        if local.date.year != now.local.date.year { return voice.language.withYear(text, local.date.year) }
        return voice.language.withShortWeekday(local.weekday, text)
    }

    /// "14:30" of the same day, "Sat 14 Nov, 14:30" of another one.
    func moment(_ instant: Instant, now: Instant) -> String {
        let time = instant.local.time
        let clock = String(time.hour) + (time.minute < 10 ? ":0" : ":") + String(time.minute)
        return instant.local.day == now.local.day ? clock : date(instant, now: now) + ", " + clock
    }

    /// A workout that goes on was last touched then.
    func leftAlone(_ moment: String) -> String {
        t("Left alone since {}.", "Seit {} liegen geblieben.", moment)
    }

    /// A calendar day like `2026-11-20` as "20 Nov 2026"; anything else as it stands.
    func day(_ text: String?) -> String {
        guard let text, let local = LocalDateTime(text + "T00:00:00") else { return text ?? "–" }
        return voice.language.withYear(
            voice.dayAndMonth(Instant(local, offsetMinutes: 0), short: true), local.date.year)
    }

    /// "Good evening".
    func greeting(_ now: Instant) -> String {
        switch TodayOverview.PartOfDay(hour: now.local.time.hour) {
        case .morning: self[.goodMorning]
        case .day: self[.hello]
        case .evening: self[.goodEvening]
        }
    }
}
