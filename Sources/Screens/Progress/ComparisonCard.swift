import Contract
import Training

/// Two stretches of weeks beside each other.
struct ComparisonCard {
    let own: Analytics
    let world: World
    let strings: Strings

    var view: View {
        let (compared, bounds) = (own.compared(world), own.bounds(world))
        let (one, other) = (world.knowledge.weeks[compared[0]], world.knowledge.weeks[compared[1]])
        return div("card", key: 16) {
            tag("h3", strings.twoStretches)
            for place in [0, 2] {
                div("pair") {
                    date(place, strings.from, bounds[place])
                    date(place + 1, strings.untilWord, bounds[place + 1])
                }
            }
            tag("p", "why", strings.wholeWeeks)
            if let one, let other {
                table(Sum(one), Sum(other))
            } else {
                world.awaited(.weeks(compared[one == nil ? 0 : 1]), busy(strings))
            }
        }
    }

    private func date(_ place: Int, _ name: String, _ day: Int64) -> View {
        let id = "bound-" + String(place)
        let label = String(place / 2 + 1) + ": " + name
        return field(label, fault: nil, id: id) {
            tag(
                "input", "",
                [
                    .id(id), .attribute("type", "date"), .property("value", LocalDate(day: day).text),
                    .on(.change, .value { .analytics(.bound(place, $0)) }),
                ]
            ) {}
        }
    }

    private func table(_ one: Sum, _ other: Sum) -> View {
        tag("table", "report") {
            tag("thead") {
                tag("tr") {
                    tag("td", "")
                    head("1", one)
                    head("2", other)
                }
            }
            tag("tbody") {
                line(strings[.workoutsWord], strings.count(one.total.sessions), strings.count(other.total.sessions))
                for work in Analytics.Work.allCases {
                    line(
                        strings.name(work), strings.figure(work, one.total.units(work)),
                        strings.figure(work, other.total.units(work)))
                }
                line(
                    strings.setsPerWeek, strings.number(one.perWeek(one.total.units(.sets))),
                    strings.number(other.perWeek(other.total.units(.sets))))
                for muscle in Muscle.allCases {
                    let (first, second) = (one.total.work(of: muscle).sets, other.total.work(of: muscle).sets)
                    if first > .zero || second > .zero {
                        line(
                            strings.name(muscle), strings.number(one.perWeek(first.units)),
                            strings.number(other.perWeek(second.units)))
                    }
                }
            }
        }
    }

    private func head(_ name: String, _ sum: Sum) -> View {
        tag("th", "n", [.attribute("scope", "col")]) {
            button(
                "name",
                .analytics(.open(Analytics.Behind(title: strings.stretch(name), sessions: sum.total.sessionIDs))), [],
                strings.stretch(name))
        }
    }

    private func line(_ name: String, _ one: String, _ other: String) -> View {
        tag("tr") {
            tag("th", "", [.attribute("scope", "row")], name)
            tag("td", "n", one)
            tag("td", "n", other)
        }
    }
}

/// Weeks added up.
struct Sum {
    var total: WeekStats
    var weeks: Int64

    init(_ stats: WeeklyStats) {
        (total, weeks) = (WeekStats(start: LocalDate(day: 0)), Int64(max(1, stats.weeks.count)))
        for week in stats.weeks {
            total.sessions += week.sessions
            total.totals.add(week.totals)
            total.seconds += week.seconds
            total.sessionIDs += week.sessionIDs
            for work in week.muscles {
                if let index = total.muscles.firstIndex(where: { $0.muscle == work.muscle }) {
                    total.muscles[index].sets.units += work.sets.units
                } else {
                    total.muscles.append(work)
                }
            }
        }
    }

    /// To the tenth.
    func perWeek(_ units: Int64) -> Amount {
        let tenth = Amount.one.units / 10
        return Amount(units: (units / weeks + tenth / 2) / tenth * tenth)
    }
}
