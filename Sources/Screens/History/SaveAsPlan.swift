import Contract
import Sync
import Training

/// The call that makes a plan of a session. The plan's id follows from the session's, so that saving twice makes one plan.
func savePlan(_ session: WorkoutID, _ name: String, _ world: World) -> [Effect] {
    let name = trimmed(name)
    if name.isEmpty || world.becomingPlan != nil { return [] }
    let request = planRequest(session, name)
    return world.isDirect
        ? [.send(Call(purpose: .savePlan(session), request: request))] : savePlanLater(session, request, name, world)
}

/// It waits on the device. The server makes the plan: no more is known of it here than its name.
func savePlanLater(_ session: WorkoutID, _ request: ClientRequest, _ name: String, _ world: World) -> [Effect] {
    let blank = PlanSnapshot(id: session.retyped(), createdAt: world.now, createdBy: .user)
    let plan = WorkoutPlan(id: .named("plan", in: session), name: name, currentVersion: blank)
    return [.queue(.plan(request, plan), name: name), .announce(world.strings.kept(false))]
}

func planRequest(_ session: WorkoutID, _ name: String) -> ClientRequest {
    let body = SaveAsPlan(id: .named("plan", in: session), name: name)
    return ClientRequest(.saveSessionAsPlan(session), body)
}

/// The form that makes a plan of a freeform or imported session.
func saveAsPlan(
    _ id: WorkoutID, _ name: String, _ fault: String?, _ typed: @escaping (String) -> Message, _ save: Message,
    _ world: World
) -> View {
    let (strings, saving) = (world.strings, world.becomingPlan)
    return div("card", key: 50) {
        if world.becamePlan(id) {
            tag(
                "p", "done-text", [.role("status")],
                world.isQueued(.named("plan", in: id)) ? strings.waitsToBeSaved : strings[.planSaved])
            link("btn wide", .plans) { strings[.plans] }
        } else {
            tag("label", "field") {
                tag("span", "", strings[.saveAsPlan])
                tag(
                    "input", "",
                    [
                        .attribute("type", "text"), .attribute("maxlength", "120"),
                        .attribute("autocomplete", "off"),
                        .attribute("placeholder", strings[.planName]), .label(strings[.planName]),
                        fault == nil ? .none : .attribute("aria-invalid", "true"),
                        .property("value", name),
                        .on(.input, .value(typed)), .on(.keydown, .value { $0 == "Enter" ? save : nil }),
                    ]
                ) {}
                if let fault { tag("span", "fault", [.role("alert")], fault) }
            }
            if let known = world.knowledge.planRules, known.session == id { planRules(known.rules, strings) }
            button("btn wide", save, [.disabled(saving != nil || trimmed(name).isEmpty)]) {
                strings[saving == id ? .saving : .saveAsPlan]
            }
        }
    }
}
