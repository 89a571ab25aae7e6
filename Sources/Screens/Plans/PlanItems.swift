import Training

/// A plan in a list.
func planItem(_ plan: WorkoutPlan, _ world: World) -> View {
    let strings = world.strings
    return link("item", .plan(plan.id), [.current(world.route == .plan(plan.id))], key: plan.id.low) {
        tag("span") {
            plan.name
            tag("small") {
                strings.exercises(plan.currentVersion.exercises.count) + lastUsed(plan, world) + " · "
                    + strings.version(plan.currentVersion.versionNumber)
            }
        }
        if !plan.complete { span("chip", strings[.draft]) }
        if world.knowledge.draft(of: plan.id) != nil || world.isWaiting(plan.id) { span("chip bad", strings[.unsaved]) }
        if plan.favorite { tag("span", "gold", [.role("img"), .label(strings[.favorite])]) { Icon.star.view } }
        chevron
    }
}

/// An exercise as a start loads it; what is proposed for it stands beside as a proposal.
///
/// - Parameters:
///   - superset: the mark of its place in a superset.
///   - raise: how much more it is than what was done last.
func targetContent(
    _ prescription: ExercisePrescription, _ world: World, superset: String? = nil, raise: String? = nil
) -> [View] {
    let strings = world.strings
    let sets = prescription.sets.filter { $0.type.countsForProgression }
    var range = ""
    if let lower = prescription.repRange.lower, let upper = prescription.repRange.upper, lower != upper {
        range = String(lower) + "–" + String(upper)
    } else if let reps = prescription.repRange.lower {
        range = String(reps)
    }
    return [
        tag("span") {
            if let superset { span("chip n", superset) }
            if superset != nil { " " }
            strings.called(prescription)
            tag(
                "small",
                strings.setsOf(max(1, sets.count), range) + (prescription.optional ? ", " + strings.whenTime : ""))
        },
        strings.target(
            prescription, all: world.isWhole ? strings.all(prescription) : nil,
            proposal: world.isWhole
                ? world.knowledge.inPlan(prescription.id).flatMap { proposal($0.exercise, world) } : nil,
            raise: raise),
    ]
}

/// " · Monday", when it was trained last.
func lastUsed(_ plan: WorkoutPlan, _ world: World) -> String {
    plan.lastUsed.map { " · " + world.strings.date($0, now: world.now) } ?? ""
}

/// "A1", "A2": the place of an exercise in its superset; `nil` outside one.
func supersetMark(_ exercises: [ExercisePrescription], _ index: Int) -> String? {
    guard let group = exercises[index].supersetGroup else { return nil }
    var number = 0
    for exercise in exercises[...index] where exercise.supersetGroup == group { number += 1 }
    return group + String(number)
}

/// All plans, left of one of them, where there is room.
func plansAside(_ world: World) -> View {
    tag("aside", "side", [.label(world.strings[.plans])], key: 20) {
        div("list") {
            for plan in world.plansInOrder where !plan.archived && (!plan.isLeftOver || plan.favorite) {
                planItem(plan, world)
            }
        }
    }
}

extension World {
    /// Each is put where it belongs: they are few, and a general sort is more code than this screen.
    var plansInOrder: [WorkoutPlan] {
        var ordered: [WorkoutPlan] = []
        for plan in shownPlans {
            ordered.insert(plan, at: ordered.firstIndex { Self.comesFirst(plan, $0) } ?? ordered.count)
        }
        return ordered
    }

    private static func comesFirst(_ one: WorkoutPlan, _ other: WorkoutPlan) -> Bool {
        if one.favorite != other.favorite { return one.favorite }
        let never = Instant(milliseconds: 0)
        let (used, otherUsed) = (one.lastUsed ?? never, other.lastUsed ?? never)
        return used != otherUsed ? used > otherUsed : one.id < other.id
    }
}
