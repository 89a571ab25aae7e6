import Contract
import Training

/// Weeks, muscles, lifts, records and days, each figure with the way to the sets behind it.
struct AnalyticsView {
    let own: Analytics
    let world: World
    let strings: Strings

    var screen: Screen {
        let stats = world.knowledge.weeks[own.shownDays(world)]
        return world.screen(strings.progressWord) {
            div("chips", key: 1) {
                for link in world.progressLinks {
                    Screens.link("chip", link.route, [], nil, holding: [.text(link.name)])
                }
            }
            if world.knowledge.sessions?.isEmpty == true {
                div("empty card", key: 5) {
                    Icon.barbell.view
                    tag("h2", "", strings[.noHistory])
                }
            } else {
                div("segments", [.role("group"), .label(strings.weekWord)], key: 2) {
                    for weeks in [12, 26, 52] {
                        button("", .analytics(.weeks(weeks)), [.pressed(own.weeks == weeks)], strings.weeks(weeks))
                    }
                }
                figures(stats)
            }
        }
    }

    @Children<Message> private func figures(_ stats: WeeklyStats?) -> [View] {
        if let stats {
            div("columns", key: 3) {
                div("", key: 1) {
                    weekly(stats)
                    lift
                    records
                    ComparisonCard(own: own, world: world, strings: strings).view
                }
                div("", key: 2) {
                    balance(stats)
                    StrengthCard(world: world, strings: strings).view
                    days
                }
            }
            link("btn wide", .year(world.now.local.date.year), [], key: 4) { strings.yearOnAPage }
        } else {
            world.awaited(.weeks(own.shownDays(world)))
        }
    }

    // MARK: Weeks

    private func weekly(_ stats: WeeklyStats) -> View {
        let range = WeeklySetRange.ofTheLiterature
        return div("card", [.id("weeks")], key: 10) {
            div("segments", [.role("group"), .label(strings.whatIsCounted)]) {
                for work in Analytics.Work.allCases {
                    button("", .analytics(.work(work)), [.pressed(own.work == work)], strings.name(work))
                }
            }
            if own.work != .time {
                field(strings.muscleWord, fault: nil, id: "muscle") {
                    choiceList("muscle", strings.muscleWord, own.muscle?.rawValue ?? "", muscles) {
                        .analytics(.muscle($0))
                    }
                }
            }
            chart(stats).view(asTable: own.tables.contains("weeks"), strings)
            if own.work == .sets, own.muscle != nil {
                tag("p", "why", strings.rangeFrom(range.low, range.high, range.source))
            }
        }
    }

    private var muscles: [(value: String, name: String)] {
        var muscles = [(value: "", name: strings.allMuscles)]
        for muscle in Muscle.allCases { muscles.append((muscle.rawValue, strings.name(muscle))) }
        return muscles
    }

    private func chart(_ stats: WeeklyStats) -> Chart {
        let (work, strings) = (own.work, self.strings)
        let muscle = work == .time ? nil : own.muscle
        let name = strings.name(work) + ", " + (muscle.map { strings.name($0) } ?? strings.allMuscles)
        var chart = Chart(id: "weeks", title: work == .time ? strings.name(work) : name) { strings.said(work, $0) }
        var values: [Int64] = []
        for week in stats.weeks {
            let value = min(muscle.map { week.work(of: $0).units(work) } ?? week.units(work), Chart.largest)
            values.append(value)
            // The weeks before are those of the first means.
            if values.count <= 3 { continue }
            let day = strings.day(week.start, world.now)
            chart.points.append(
                Chart.Point(
                    name: day, value: value,
                    open: week.sessionIDs.isEmpty
                        ? nil
                        : .analytics(
                            .open(
                                Analytics.Behind(
                                    opener: chart.nextID, title: strings.weekOf(week.start.text),
                                    sessions: week.sessionIDs, muscle: muscle)))
                ))
        }
        if work == .sets, let muscle {
            let range = WeeklySetRange.ofTheLiterature
            chart.range = (Amount(Int64(range.low)).units, Amount(Int64(range.high)).units)
            for point in MuscleSeries(muscle, stats).points.dropFirst(3) { chart.line.append(point.rollingSets.units) }
        } else {
            chart.line = Array(stats.means(values).dropFirst(3))
        }
        chart.lineName = strings.overFourWeeks
        return chart
    }

    // MARK: Muscles

    private func balance(_ stats: WeeklyStats) -> View {
        let range = WeeklySetRange.ofTheLiterature
        var loads: [(muscle: Muscle, sets: Amount)] = []
        for muscle in Muscle.allCases {
            loads.append((muscle, MuscleSeries(muscle, stats).points.last?.rollingSets ?? .zero))
        }
        let percent = world.knowledge.settings.secondaryPercent ?? 50
        return div("card", key: 11) {
            tag("h3", strings.balance)
            tag("p", "why", strings.balanceHint(range.low, range.high))
            BalanceMap(loads: loads, range: range).view
            tag("details") {
                tag("summary", "label", strings.asTable)
                tag("table", "report") {
                    tag("tbody") {
                        for load in loads {
                            tag("tr") {
                                tag("th", "", [.attribute("scope", "row")]) {
                                    button(
                                        "name", .analytics(.muscle(load.muscle.rawValue)), [], strings.name(load.muscle)
                                    )
                                }
                                tag("td", strings.word(range, load.sets))
                                tag("td", "n", strings.number(load.sets))
                            }
                        }
                    }
                }
            }
            div("field") {
                tag("span", "", [.id("helps")], strings.helpingMuscles)
                tag("div", "segments", [.role("group"), .attribute("aria-labelledby", "helps")]) {
                    for share in [0, 25, 50, 75, 100] {
                        button(
                            "n", .settings(.secondary(share)), [.pressed(percent == share)],
                            strings.voice.percent(Percent(thousandths: Int64(share) * 1_000)))
                    }
                }
            }
        }
    }

    // MARK: Lifts

    @Children<Message> private var lift: [View] {
        let done = world.liftsDone
        if let id = own.lift ?? done.first?.id {
            div("card", key: 12) {
                field(strings.liftWord, fault: nil, id: "lift") {
                    choiceList("lift", strings.liftWord, id.text, lifts(done)) { .analytics(.lift($0)) }
                }
                if let series = world.knowledge.maxes[id] {
                    let points = series.drawn
                    maxChart(points).view(asTable: own.tables.contains("lift"), strings)
                    if let last = points.last {
                        tag(
                            "p", "why n",
                            strings.topSet + ", " + strings.date(last.date, now: world.now) + ": " + strings.set(last))
                        if let weight = last.bodyWeight, let day = last.weighedOn {
                            tag("p", "why n", strings.withBody(strings.voice.mass(weight), strings.day(day, world.now)))
                        }
                    }
                    if series.withBody.isEmpty, done.first(where: { $0.id == id })?.movesBody == true {
                        link("why", .body) { strings.bodyWeightDraws }
                    }
                    tag("p", "why", strings.howUncertain)
                } else {
                    world.awaited(.maxes(id), busy(strings))
                }
            }
        }
    }

    private func lifts(_ done: [World.Lift]) -> [(value: String, name: String)] {
        var lifts: [(value: String, name: String)] = []
        for lift in done { lifts.append((lift.id.text, lift.name)) }
        return lifts
    }

    private func maxChart(_ points: [MaxSeries.Point]) -> Chart {
        let strings = self.strings
        var chart = Chart(id: "lift", title: strings[.bestMax], isLine: true) { strings.voice.mass(Mass(units: $0)) }
        var best = Mass.zero
        for point in points where point.date.local.day > world.now.local.day - 7 * Int64(own.weeks) {
            let day = strings.day(LocalDate(point.date), world.now)
            chart.points.append(
                Chart.Point(
                    name: day, value: point.bestMax.units, low: point.low.units, high: point.high.units,
                    day: point.date.local.day, note: strings.set(point),
                    isMarked: !chart.points.isEmpty && point.bestMax > best, open: .go(.session(point.sessionID))))
            best = max(best, point.bestMax)
        }
        return chart
    }

    // MARK: Days and records

    private var days: View {
        let first = Analytics.yearBack(world)
        if let days = world.knowledge.adherence[first] {
            return DaysCard(own: own, days: days, world: world, strings: strings).card
        }
        return div("card", key: 15) { world.awaited(.adherence(first), busy(strings)) }
    }

    private var records: View {
        div("card", key: 14) {
            tag("h3", strings.records)
            if let all = world.knowledge.recordTimeline {
                if all.isEmpty { tag("p", "why", strings.nothingYet) }
                div("list") { for record in all.prefix(own.records) { recordItem(record, world) } }
                if all.count > own.records || world.knowledge[.records].cursor != nil { moreRecords(world) }
            } else {
                world.awaited(.records, busy(strings))
            }
        }
    }
}

/// Asks for records before those that are shown.
@inline(never) func moreRecords(_ world: World) -> View {
    button(
        "btn wide", .analytics(.moreRecords), [.disabled(world.knowledge[.records].isLoading)],
        world.strings[.showMore])
}

/// A record, which leads to the workout that set it.
func recordItem(_ dated: DatedRecord, _ world: World) -> View {
    let (strings, record) = (world.strings, dated.record)
    return link("item", .session(dated.sessionID)) {
        tag("span") {
            strings.called(record.exerciseID, dated.exerciseName)
            tag("small", "n") {
                strings.record(record, world.knowledge.exercise(record.exerciseID)?.loadKind ?? .external)
            }
        }
        span("chip gold", strings.date(dated.date, now: world.now))
    }
}

extension MaxSeries {
    /// With the body where its weight is known, else of the load alone.
    fileprivate var drawn: [Point] { withBody.isEmpty ? points : withBody }
}

extension WeekStats {
    /// What was done for a muscle.
    func work(of muscle: Muscle) -> MuscleWork { muscles.first { $0.muscle == muscle } ?? MuscleWork(muscle) }

    func units(_ work: Analytics.Work) -> Int64 {
        switch work {
        case .sets: Int64(totals.sets) * Amount.one.units
        case .reps: Int64(totals.reps) * Amount.one.units
        case .volume: totals.volume.units
        case .time: seconds
        }
    }
}

extension MuscleWork {
    func units(_ work: Analytics.Work) -> Int64 {
        switch work {
        case .sets, .time: sets.units
        case .reps: reps.units
        case .volume: volume.units
        }
    }
}
