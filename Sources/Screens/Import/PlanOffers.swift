import Training
import Wire

/// Workouts that the lifter repeats, offered as plans until they are taken or dismissed.
func planOffers(_ world: World) -> [View] {
    let strings = world.strings
    var items: [View] = []
    for report in world.knowledge.imports {
        guard let id = report.importID else { continue }
        for offer in report.planOffers where offer.state == .open { items.append(planOffer(offer, of: id, world)) }
    }
    if items.isEmpty { return [] }
    return [section(strings[.plansFound], key: 76), div("list card", key: 77) { items }]
}

private func planOffer(_ offer: ImportReport.PlanOffer, of report: ImportID, _ world: World) -> View {
    let strings = world.strings
    var names = ""
    for name in offer.exercises { names += (names.isEmpty ? "" : ", ") + name }
    let id = offer.sessionID
    return div("", key: id.low) {
        div("item") {
            tag("span") {
                offer.name
                tag("small", strings.times(offer.sessions, strings.day(offer.lastDate)) + " · " + names)
            }
            if world.becamePlan(id) {
                span("chip good", strings[.added])
            } else {
                button(
                    "chip", .importing(.addPlan(id)),
                    [.disabled(world.isAdding(id)), .label(strings[.addPlan] + ", " + offer.name)]
                ) { strings[.addPlan] }
                iconButton(
                    .close, strings[.dismiss] + ", " + offer.name, .importing(.dismiss(report, id)), in: "chip")
            }
        }
        planRules(offer.rules, strings)
    }
}

/// By which rules the lifts of a plan will go on, and why.
@Children<Message> func planRules(_ rules: [ImportReport.OfferedRule], _ strings: Strings) -> [View] {
    if !rules.isEmpty {
        tag("details") {
            tag("summary", "why", strings.t("How it goes on", "Wie es weitergeht"))
            for rule in rules {
                tag("p", "why", strings.called(rule.exerciseID, rule.name) + ": " + rule.reasons.all[0].text)
            }
        }
    }
}
