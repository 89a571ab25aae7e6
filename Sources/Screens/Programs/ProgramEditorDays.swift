import Training
import Wire

/// The days of a program that is edited, in their order.
extension ProgramEditorView {
    @Children<Message> func list(_ week: Int?) -> [View] {
        let places = editor.places(of: week)
        let (own, others) = choices
        let offered = own.isEmpty ? others : own
        if places.isEmpty { tag("p", "why", strings.noDaysYet) }
        div("reorder", [.on(.reorder, .value { .programs(.edit(.dropped(week: week, $0))) })], key: 1) {
            for place in places { day(place, places) }
        }
        div("tools", [.role("group"), .label(strings.addDay)]) {
            for plan in offered.prefix(8) {
                button("", .programs(.edit(.add(plan.id, week: week))), [], key: plan.id.low, "+ " + plan.name)
            }
            if offered.count > 8 || !own.isEmpty && !others.isEmpty {
                button("", .programs(.edit(.addOther(week: week))), [], key: 2, strings.otherPlan)
            }
            button("", .programs(.edit(.add(nil, week: week))), [.id("add-rest")], key: 3, "+ " + strings.restDay)
        }
    }

    /// The plans to make days of: first those that it has already, then the lifter's own, then those of other programs.
    private var choices: (own: [WorkoutPlan], others: [WorkoutPlan]) {
        let used = program.plans
        var choices: (own: [WorkoutPlan], others: [WorkoutPlan]) = ([], [])
        let usable = world.usablePlans
        for plan in usable where used.contains(plan.id) { choices.own.append(plan) }
        for plan in usable where !used.contains(plan.id) {
            if plan.madeFor == nil || plan.madeFor == program.id || plan.favorite {
                choices.own.append(plan)
            } else if !plan.isLeftOver {
                choices.others.append(plan)
            }
        }
        return choices
    }

    private func day(_ place: Int, _ places: [Int]) -> View {
        let day = program.days[place]
        let isOpen = editor.open == day.id
        let name = editor.name(of: day, world)
        return div("card edit", [.id("day-" + String(place)), .focusable, .row], key: day.id.low) {
            div("split head") {
                tag("span", "grip", [.attribute("data-grip", ""), .unheard]) { Icon.grip.view }
                button("unfold", .programs(.edit(.unfold(day.id))), [.expanded(isOpen)]) {
                    tag("h3", "", name)
                    tag("span", "why block", small(day))
                }
                mover(.up, .moveUp, name, place, places.contains(place - 1) ? place - 1 : nil)
                mover(.down, .moveDown, name, place, places.contains(place + 1) ? place + 1 : nil)
            }
            if let fault = editor.faults["/days/" + String(place) + "/plan_id"] {
                tag("p", "fault", [.role("alert")], fault)
            }
            if isOpen { fields(place, day, name) }
        }
    }

    /// "Day 3", and the plan where the day has a name of its own; about how long it takes.
    private func small(_ day: ProgramDay) -> String {
        var text = strings.dayTitle(day.dayNumber)
        guard let plan = day.planID.flatMap({ world.plan($0) }) else { return text }
        if let name = day.name, !name.isEmpty, name != plan.name { text += " · " + plan.name }
        if let minutes = world.minutes(of: plan, inFull: true) { text += " · " + String(minutes) + " min" }
        return text
    }

    private func mover(_ arrow: Icon, _ way: Phrase, _ name: String, _ from: Int, _ to: Int?) -> View {
        iconButton(
            arrow, strings[way] + ", " + strings.dayTitle(from + 1) + ", " + name,
            .programs(.edit(.move(from, to: to ?? from))), [.disabled(to == nil)])
    }

    @Children<Message> private func fields(_ place: Int, _ day: ProgramDay, _ name: String) -> [View] {
        let id = "day-" + String(place)
        let path = "/days/" + String(place)
        field(strings.planOfDay, fault: nil, id: id + "-plan") {
            choiceList(id + "-plan", strings.planOfDay, day.planID?.text ?? "", plans(day), typed(.plan, place))
        }
        field(strings.nameOfDay, fault: editor.faults[path + "/name"], id: id + "-name") {
            textInput(
                id + "-name", day.name ?? "", limit: "200", editor.faults[path + "/name"] != nil, typed(.dayName, place)
            )
        }
        field(strings[.note], fault: editor.faults[path + "/notes"], id: id + "-notes") {
            textArea(id + "-notes", day.notes ?? "", typed(.notes, place))
        }
        div("tools") {
            button("", .programs(.edit(.copyDay(place))), [], strings[.duplicate])
            button("danger", .programs(.edit(.removeDay(place))), [], strings.removeDay)
        }
    }

    private func plans(_ day: ProgramDay) -> [(value: String, name: String)] {
        var plans = [(value: "", name: strings.restDay)]
        let (own, others) = choices
        if let plan = day.planID, !(own + others).contains(where: { $0.id == plan }) {
            plans.append((plan.text, world.plan(plan)?.name ?? strings[.notHere]))
        }
        for plan in own { plans.append((plan.id.text, plan.name)) }
        for plan in others { plans.append((plan.id.text, world.fullName(plan))) }
        return plans
    }
}
