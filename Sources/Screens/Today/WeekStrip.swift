import Training

/// The days of this week, and which of them were trained on.
struct WeekStrip {
    /// Days since 1970 on which something was trained, this week.
    var trained: [Int64]
    var strings: Strings
    var now: Instant

    init(_ sessions: [WorkoutSession], _ strings: Strings, _ now: Instant) {
        self.strings = strings
        self.now = now
        let monday = now.local.day - Int64(now.local.weekday)
        trained = []
        for session in sessions {
            let day = session.startedAt.local.day
            if day >= monday, day < monday + 7, !trained.contains(day) { trained.append(day) }
        }
    }

    var view: View {
        let today = now.local.day
        let monday = today - Int64(now.local.weekday)
        return div("week", [.role("list"), .label(strings[.thisWeek])], key: 3) {
            for offset in 0..<7 {
                let day = monday + Int64(offset)
                let did = trained.contains(day)
                let date = LocalDateTime(millisecondsOnTheWall: day * 86_400_000).date.day
                let label = strings.longDay(offset) + " " + String(date) + (did ? ", " + strings[.trained] : "")
                div("day" + (did ? " did" : "") + (day == today ? " today" : ""), [.role("listitem"), .label(label)]) {
                    strings.shortDay(offset)
                    tag("b", "n", String(date))
                }
            }
        }
    }
}
