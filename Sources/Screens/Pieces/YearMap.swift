import Training

/// The days of a year, half a year above the other: the more was done on one, the larger and fuller it is.
struct YearMap {
    struct Day {
        var date: LocalDate
        var sets: Int
        var open: Message
    }

    var title: String
    /// Its first day and the one after its last.
    var span: Range<Int64>
    /// Days with training, oldest first.
    var days: [Day]
    /// The day in the first row.
    var weekStart = WeekStart.monday

    /// Of a day in the table: in the picture none takes the focus.
    static func id(_ date: LocalDate) -> String { "day-" + String(date.day) }

    static let (weeks, cell): (Int64, Int64) = (27, 12)

    @inline(never) func view(asTable: Bool, _ strings: Strings, _ now: Instant) -> View {
        div("chart-of", key: 99) {
            figureHead("year", title, asTable, strings)
            if asTable {
                tag("table", "report") {
                    tag("tbody") {
                        for day in days.reversed() {
                            tag("tr") {
                                tag("th", "", [.attribute("scope", "row")]) {
                                    button(
                                        "name", day.open, [.id(Self.id(day.date))],
                                        strings.date(now.midnight(of: day.date.day), now: now))
                                }
                                tag("td", "n", strings.sets(day.sets))
                            }
                        }
                    }
                }
            } else {
                tag(
                    "svg", "chart year",
                    [.attribute("viewBox", "0 0 324 204"), .role("img"), .label(sentence(strings, now))]
                ) {
                    marks(strings)
                    for day in days {
                        let place = place(day.date.day)
                        let level = level(of: day)
                        // From 4 to 10 wide, in the middle of its cell.
                        rect(
                            "l" + String(level), place.x + 4 - level, place.y + 4 - level, 2 + 2 * level, 2 + 2 * level,
                            [.click(day.open)])
                    }
                }
            }
        }
    }

    /// "142 days with training; most sets on 3 Mar: 28."
    func sentence(_ strings: Strings, _ now: Instant) -> String {
        guard var best = days.first else { return title + ": " + strings.nothingYet }
        for day in days where day.sets > best.sets { best = day }
        return title + ": " + strings.trainedDays(days.count) + "; " + strings.most + " "
            + strings.date(now.midnight(of: best.date.day), now: now) + ", " + strings.sets(best.sets) + "."
    }

    /// 1 to 4.
    func level(of day: Day) -> Int64 {
        var most = 1
        for day in days { most = max(most, day.sets) }
        return Int64(max(1, min(4, (day.sets * 4 + most - 1) / most)))
    }

    /// The corner of its cell.
    func place(_ day: Int64) -> (x: Int64, y: Int64) {
        let start = CalendarWeek(of: LocalDate(day: span.lowerBound), startingOn: weekStart).first.day
        let week = (day - start) / 7
        return (week % Self.weeks * Self.cell, week / Self.weeks * 102 + 14 + (day - start) % 7 * Self.cell)
    }

    /// The names of the months, each above the week of its first day; and a dot for each day.
    @Children<Message> private func marks(_ strings: Strings) -> [View] {
        for day in span where LocalDate(day: day).midnight.date.day == 1 {
            // One in the last weeks of its row ends with the row.
            let (x, isLast) = (place(day).x, place(day).x > 296)
            text(
                isLast ? "324" : String(x), place(day).y < 102 ? "9" : "111",
                strings.voice.month(LocalDate(day: day).midnight.date.month, short: true), isLast ? "end" : "start")
        }
        element("path", "dots-of", [.attribute("d", dots)], nil, [])
    }

    private var dots: String {
        var path = ""
        for day in span {
            let place = place(day)
            path += "M" + String(place.x + 4) + " " + String(place.y + 4) + "h2v2h-2z"
        }
        return path
    }
}
