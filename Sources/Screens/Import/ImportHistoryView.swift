import Contract
import Training

/// What the whole history says with an import in it: what is trained most and how well, and the last weeks.
@inline(never) func importHistory(_ history: ImportReport.History?, _ world: World) -> [View] {
    guard let history, !history.mostTrained.isEmpty else { return [] }
    let strings = world.strings
    var lifts: [View] = []
    for lift in history.mostTrained {
        var text = strings.workouts(lift.workouts)
        if let best = lift.best {
            let set = strings.full(best.weight, best.reps, best.durationSeconds, nil, lift.measure, lift.loadKind)
            text += " · " + strings.bestOn(set, strings.date(best.date, now: world.now))
        }
        lifts.append(
            div("item", key: lift.exerciseID.low) {
                tag("span") {
                    exerciseName(lift.exerciseID, strings.called(lift.exerciseID, lift.name), [])
                    tag("small", "n", text)
                }
            })
    }
    var weeks: [View] = []
    for week in history.weeks {
        weeks.append(
            tag("tr") {
                tag("th", "", [.attribute("scope", "row")], strings.weekOf(week.from))
                tag("td", "n", strings.workouts(week.workouts) + " · " + strings.sets(week.sets))
            })
    }
    return [
        section(strings.historySays, key: 48),
        div("list card", key: 47) {
            lifts
            if history.records > 0 { tag("p", "why", strings.recordsSet(history.records)) }
        },
        section(strings.lastWeeks, key: 46),
        tag("table", "report", key: 45) { tag("tbody") { weeks } },
    ]
}
