import Contract
import Training

/// A year on one page: to be read, printed, or shown to others.
struct YearPage {
    let year: Int
    let own: Analytics
    let world: World
    let strings: Strings

    var title: String { strings.yearOf(year) }

    private var days: Range<Int64> { Analytics.days(of: year) }

    /// The days of the year added up.
    private var stats: WeeklyStats? { world.knowledge.weeks[days] }

    /// Those that have been.
    private func sum(_ stats: WeeklyStats) -> Sum {
        Sum(stats, days.clamped(to: days.lowerBound..<max(days.lowerBound, world.now.local.day) + 1))
    }

    private var marked: DaysCard? {
        world.knowledge.adherence[days.lowerBound].map {
            DaysCard(own: own, days: $0, world: world, strings: strings)
        }
    }

    var screen: Screen {
        let now = world.now.local.date.year
        return world.screen(title, back: true) {
            div("split unprinted", key: 1) {
                link("btn", .year(year - 1)) { String(year - 1) }
                if year < now { link("btn", .year(year + 1)) { String(year + 1) } }
                button("btn", .analytics(.share(year: year)), [.disabled(stats == nil)], strings.shareImage)
            }
            if let stats, let marked {
                content(sum(stats), marked)
                tag("p", "why unprinted", key: 9, strings.printHint)
            } else {
                world.awaited(stats == nil ? .weeks(days) : .adherence(days.lowerBound))
            }
        }
    }

    @Children<Message> private func content(_ sum: Sum, _ marked: DaysCard) -> [View] {
        div("facts wrap", key: 2) {
            for figure in figures(sum, marked) { fact(figure.name, figure.text) }
        }
        marked.map(days)
        div("columns", key: 3) {
            div("card", key: 1) {
                tag("h3", strings.setsOfMuscles)
                tag("table", "report") {
                    tag("tbody") {
                        for work in sorted(sum.total.muscles) {
                            tag("tr") {
                                tag("th", "", [.attribute("scope", "row")], strings.name(work.muscle))
                                tag("td", "n", strings.number(sum.perWeek(work.sets.units)))
                            }
                        }
                    }
                }
            }
            if !records.isEmpty || !isWhole {
                div("card", key: 2) {
                    tag("h3", isWhole ? strings.records(records.count) : strings.records)
                    div("list") { for record in records.prefix(8) { recordItem(record, world) } }
                    if !isWhole { moreRecords(world) }
                }
            }
        }
    }

    /// The newest of them, as far as they are known.
    private var records: [DatedRecord] {
        var found: [DatedRecord] = []
        for record in world.knowledge.recordTimeline ?? [] where record.date.local.date.year == year {
            found.append(record)
        }
        return found
    }

    /// Whether all of them are known: the server says the newest first, some at a time.
    private var isWhole: Bool {
        guard world.knowledge[.records].cursor != nil else { return true }
        return world.knowledge.recordTimeline?.last.map { $0.date.local.date.year < year } ?? false
    }

    /// Most sets first.
    private func sorted(_ muscles: [MuscleWork]) -> [MuscleWork] {
        var sorted: [MuscleWork] = []
        for work in muscles {
            let place = sorted.firstIndex { (one: MuscleWork) in one.sets < work.sets }
            sorted.insert(work, at: place ?? sorted.count)
        }
        return sorted
    }

    private func figures(_ sum: Sum, _ marked: DaysCard) -> [(name: String, text: String)] {
        let trained = marked.yearMap(days).days.count
        var figures = [
            (name: strings[.workoutsWord], text: strings.count(sum.total.sessions)),
            (name: strings.trainingDays, text: strings.count(trained)),
        ]
        for work in Analytics.Work.allCases {
            figures.append((strings.name(work), strings.figure(work, sum.total.units(work))))
        }
        return figures
    }

    // MARK: To be shown to others

    /// The figures, a line each.
    var text: String {
        guard let stats, let marked else { return title }
        var text = title
        for figure in figures(sum(stats), marked) { text += "\n" + figure.name + ": " + figure.text }
        return text
    }

    /// The same as a picture, with the map of the days.
    var picture: String {
        guard let stats, let marked else { return "" }
        var y = 150
        var drawn = SessionPicture.line(title, y, 64, "#f4efe6", bold: true)
        y += 40
        for figure in figures(sum(stats), marked) {
            y += 62
            drawn += SessionPicture.line(figure.name + ": " + figure.text, y, 40, "#ff8a3d", bold: true)
        }
        let map = marked.yearMap(days)
        y += 60
        drawn += "<g fill=\"#48b985\" transform=\"translate(80 " + String(y) + ") scale(2.8)\">"
        for day in map.days {
            let (place, size) = (map.place(day.date.day), 2 + 2 * map.level(of: day))
            drawn += "<path d=\"M" + String(place.x + 5 - size / 2) + " " + String(place.y + 5 - size / 2) + "h"
            drawn += String(size) + "v" + String(size) + "h-" + String(size) + "z\"/>"
        }
        return SessionPicture.framed(drawn + "</g>", y + 560)
    }
}
