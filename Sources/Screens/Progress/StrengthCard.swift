import Contract
import Training

/// What is lifted beside the body weight: each of the three lifts, their total, and its points.
struct StrengthCard {
    let world: World
    let strings: Strings

    private typealias Best = (name: String, point: MaxSeries.Point)

    var view: View {
        let (weight, best) = (world.bodyWeight, best)
        return div("card", key: 13) {
            tag("h3", strings.relativeStrength)
            if best.isEmpty {
                tag("p", "why", strings.noPowerLifts)
            } else {
                tag("table", "report") {
                    tag("tbody") {
                        for lift in best { line(lift.name, lift.point.bestMax, weight, lift.point) }
                        if best.count == 3 { line(strings.total, total(best), weight, nil) }
                    }
                }
                points(weight, best)
            }
        }
    }

    /// The best of the last year of squat, bench press and deadlift, as far as they were trained.
    private var best: [Best] {
        var found: [Best] = []
        let lifts = world.powerLifts
        for place in 0..<3 {
            var best: Best?
            for lift in lifts where lift.place == place {
                for point in world.knowledge.maxes[lift.id]?.points ?? []
                where world.now.seconds(since: point.date) < 365 * 86_400 {
                    if best.map({ $0.point.bestMax < point.bestMax }) ?? true {
                        best = (world.knowledge.exercise(lift.id)?.shownName ?? "", point)
                    }
                }
            }
            if let best { found.append(best) }
        }
        return found
    }

    private func total(_ best: [Best]) -> Mass { best.reduce(.zero) { $0 + $1.point.bestMax } }

    private func line(_ name: String, _ mass: Mass, _ weight: Mass?, _ point: MaxSeries.Point?) -> View {
        tag("tr") {
            tag("th", "", [.attribute("scope", "row")]) {
                if let point {
                    link("name", .session(point.sessionID)) { name }
                    tag(
                        "small", "why block",
                        strings.set(point.weight, point.reps) + ", " + strings.date(point.date, now: world.now))
                } else {
                    name
                }
            }
            tag("td", "n", point == nil ? strings.volume(mass) : strings.voice.mass(mass))
            if let weight { tag("td", "n", "× " + strings.number(mass.times(of: weight))) }
        }
    }

    @Children<Message> private func points(_ weight: Mass?, _ best: [Best]) -> [View] {
        if let weight {
            tag("p", "why n", strings.atBodyWeight(strings.voice.mass(weight)))
            div("segments", [.role("group"), .label(strings.coefficients)]) {
                for sex in [ScoringSex.men, .women] {
                    button(
                        "", .settings(.scoring(sex)), [.pressed(world.knowledge.settings.scoringSex == sex)],
                        strings.name(sex))
                }
            }
            if let sex = world.knowledge.settings.scoringSex, best.count == 3 {
                let total = total(best)
                div("facts wrap") {
                    fact("DOTS", RelativeStrength.dots(total, bodyWeight: weight, sex))
                    fact("Wilks", RelativeStrength.wilks(total, bodyWeight: weight, sex))
                    fact("IPF GL", RelativeStrength.ipfGL(total, bodyWeight: weight, sex))
                }
                tag("p", "why", strings.pointsHint)
            }
        } else {
            link("btn wide", .body) { strings.noteBodyWeight }
        }
    }

    private func fact(_ name: String, _ points: Amount?) -> View {
        Screens.fact(name, points.map { strings.number($0) })
    }
}

/// A figure with its name.
@inline(never) func fact(_ name: String, _ figure: String?) -> View {
    div("fact") {
        span("label", name)
        span("big n", figure ?? "–")
    }
}

extension Mass {
    /// How many times another one this is, to the nearest hundredth.
    fileprivate func times(of other: Mass) -> Amount {
        let hundredth = max(1, other.units / 100)
        return Amount(units: (units + hundredth / 2) / hundredth * (Amount.one.units / 100))
    }
}
