import Contract
import Training

/// Two stretches of days beside each other.
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
            if let one, let other {
                table(Sum(one, compared[0]), Sum(other, compared[1]))
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
                    head("compared-1", one)
                    head("compared-2", other)
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

    /// The days that are compared, which lead to their workouts.
    private func head(_ id: String, _ sum: Sum) -> View {
        let (first, last) = (LocalDate(day: sum.days.lowerBound), LocalDate(day: sum.days.upperBound - 1))
        let name = strings.day(first.text) + " – " + strings.day(last.text)
        return tag("th", "n", [.attribute("scope", "col")]) {
            button(
                "name", .analytics(.open(Analytics.Behind(opener: id, title: name, sessions: sum.total.sessionIDs))),
                [.id(id)], name)
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

/// What some days add up to.
struct Sum {
    var total: WeekStats
    var days: Range<Int64>

    init(_ stats: WeeklyStats, _ days: Range<Int64>) {
        (total, self.days) = (WeekStats(start: LocalDate(day: 0)), days)
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

    /// Of seven days, to the tenth.
    func perWeek(_ units: Int64) -> Amount {
        let tenth = Amount.one.units / 10
        return Amount(units: (units * 7 / Int64(max(1, days.count)) + tenth / 2) / tenth * tenth)
    }
}
