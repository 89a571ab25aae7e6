import Contract
import Training

/// A measurement to be noted, how one measure goes, what was noted of it, and files from elsewhere.
struct BodyView {
    let own: BodyScreen
    let asTable: Bool
    let world: World
    let strings: Strings

    var screen: Screen {
        world.screen(strings.bodyLog, back: true) {
            div("columns", key: 1) {
                div("", key: 1) {
                    entry
                    trend
                    intake
                }
                div("", key: 2) { log }
            }
        }
    }

    /// What is to be noted.
    private var entry: View {
        let label = strings.valueIn(BodyScreen.unit(own.kind, strings))
        return div("card", key: 1) {
            field(strings.whatMeasured, fault: nil, id: "body-kind") {
                choiceList("body-kind", strings.whatMeasured, own.kind.rawValue, kinds) { .body(.kind($0)) }
            }
            div("pair") {
                field(label, fault: own.fault, id: "body-value") {
                    numberInput("body-value", label, own.typed, own.fault != nil) { .body(.value($0)) }
                }
                field(strings.dateWord, fault: nil, id: "body-date") {
                    dateInput("body-date", own.date ?? LocalDate(world.now).text) { .body(.date($0)) }
                }
            }
            button("btn yes wide", .body(.add), [.id("add")], strings.note)
        }
    }

    /// What was noted, the newest first.
    @Children<Message> private var log: [View] {
        let look = world.knowledge[.bodyLog(own.kind)]
        if let known = world.knowledge.bodyLog[own.kind] {
            if known.isEmpty { tag("p", "why", key: 4, strings.nothingMeasured) }
            div("list card", key: 5) {
                for entry in known where !world.isHidden(entry.id.low) { item(entry) }
            }
            if look.cursor != nil {
                button("btn wide", .body(.more), [.disabled(look.isLoading)], key: 6, strings[.showMore])
            }
        } else {
            world.awaited(.bodyLog(own.kind))
        }
    }

    private var kinds: [(value: String, name: String)] {
        var kinds: [(value: String, name: String)] = []
        for kind in BodyKind.allCases { kinds.append((kind.rawValue, strings.name(kind))) }
        return kinds
    }

    private var trend: View? {
        let kind = own.kind
        guard let trend = world.knowledge.bodyTrends?.first(where: { $0.kind == kind }), let last = trend.days.last
        else { return nil }
        var said = strings.trendWord + ": " + strings.amount(last.trend.kept(from: trend.unit), of: kind)
        if let change = trend.weeklyChange { said += ", " + strings.weekly(change.kept(from: trend.unit), of: kind) }
        return div("card", key: 2) {
            tag("p", "big n", strings.amount(trend.latest.amount, of: kind))
            tag("p", "why n", said)
            chart(trend).view(asTable: asTable, strings)
        }
    }

    /// What was measured each day, and where it tends to.
    private func chart(_ trend: BodyTrend) -> Chart {
        let (strings, kind) = (self.strings, trend.kind)
        var chart = Chart(
            id: "body", title: strings.name(kind), lineName: strings.trendWord, isLine: true
        ) { strings.amount(Amount(units: $0).kept(from: trend.unit), of: kind) }
        for day in trend.days {
            chart.points.append(
                Chart.Point(name: strings.day(day.date, world.now), value: day.value.units, day: day.date.day))
            chart.line.append(day.trend.units)
        }
        return chart
    }

    private func item(_ entry: BodyEntry) -> View {
        let text = strings.amount(entry.amount, of: entry.kind)
        let date = strings.moment(entry.at, now: world.now)
        return div("item", key: entry.id.low) {
            tag("span") {
                figures(text)
                tag("small", date + (entry.source == .manual ? "" : " · " + strings.fromFile))
            }
            iconButton(.close, strings[.delete] + ", " + text + ", " + date, .body(.delete(entry.id)))
        }
    }

    /// Measurements from elsewhere: looked through first, then taken over.
    private var intake: View {
        div("", key: 7) {
            tag("label", "drop small") {
                tag("b", "", strings.bringMeasurements)
                tag("span", "why", strings.measurementFiles)
                tag(
                    "input", "",
                    [
                        .id(BodyScreen.input), .attribute("type", "file"), .attribute("accept", ".csv,.xml"),
                        .label(strings.bringMeasurements), .on(.change, .value { .body(.file($0)) }),
                    ]
                ) {}
            }
            if own.isLoading { busy(strings) }
            if let fault = own.importFault { tag("p", "fault", [.role("alert")], fault) }
            if let report = own.report {
                tag("p", "why", [.role("status")], strings.said(report))
                for line in strings.details(report) { tag("p", "why", line) }
                if report.dryRun, report.added + report.changed > 0 {
                    button("btn yes wide", .body(.take), [.disabled(own.isLoading)], strings.takeOver)
                }
            }
        }
    }
}

/// A field of the browser's own for a day.
@inline(never) func dateInput(_ id: String, _ value: String, _ changed: @escaping (String) -> Message?) -> View {
    tag(
        "input", "n", [.id(id), .attribute("type", "date"), .property("value", value), .on(.change, .value(changed))]
    ) {}
}
