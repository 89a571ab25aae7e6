import Contract
import Training

/// All that the card of an open exercise shows: it is drawn again only when one of these changes.
struct ExerciseCard: Equatable {
    var exercise: ActiveExercise
    var place: Int
    var last: LastPerformance?
    /// The coach's targets where they differ from the plan, and why.
    var coach: [SetTarget]
    var reason: String?
    var strings: Strings
    var now: Instant
    /// What the planned sets are raised by; `nil` where nothing heavier is there.
    var step: Mass?
    /// What goes on the bar, and in which unit; `nil` for no bar.
    var bar: Loads?
    var barUnit = MassUnit.kg
    /// "A1" in a superset.
    var label: String?
    /// The exercise that comes after this one.
    var peek: String?
    /// What the last set suggests for those after it.
    var offer: NextSetOffer?
    /// The estimated max that stood before today, and the set that gave it.
    var best: PriorPerformance.BestMax?
    /// Whether every set stands beside those of before.
    var compares = false
    /// What the gym has not for it, and the gym of the last time where it was another one.
    var missing: String?
    /// Whether the server has not said yet what was done before.
    var isUnseen = false
    var lastGym: String?
    /// What is missing until the weight goes up.
    var awaits: String?
    var current: SetID?
    var cell: Cell?
    var typed: String?
    var isRejected: Bool
    var failing: SetID?
    var emptied: SetID?
    /// Sets that are done and not kept on the device yet.
    var unkept: [SetID] = []
    var isEditing: Bool
    /// What hurts there.
    var pain: PainLine?
    /// What the plan says, set by set, where today's target is another; empty where none is.
    var planned: [SetTarget?] = []

    /// What comes and goes has a key: without it all that stands behind would be drawn anew.
    var view: View {
        div("card ex", [.id("ex-" + String(place)), .focusable, .row]) {
            lazy("head", head) { $0.view }
            if let notes = exercise.notes, !notes.isEmpty { tag("p", "why", key: 1, notes) }
            if let pain { pain.view(exercise.instanceID, strings) }
            if let missing {
                div("chips", key: 2) {
                    tag("p", "why", missing)
                    button("chip", .focus(.exercise(.swap(exercise.instanceID))), [], strings.swapAction)
                }
            }
            lazy(
                "last",
                LastLine(
                    last: last, measure: exercise.measure, loadKind: exercise.loadKind, isUnseen: isUnseen,
                    gym: lastGym, strings: strings, now: now)
            ) { $0.view }
            for old in exercise.swappedFrom { doneAs(old) }
            if let aim { tag("p", "why n", key: 3, strings.aim(aim)) }
            if !coach.isEmpty {
                coachLine
            } else if let reason, exercise.hasPlanned {
                tag("p", "why n", key: 4, reason)
            }
            if let offer { offerLine(offer) }
            if let awaits { tag("p", "why n awaits", key: 5, awaits) }
            plates
            grid
            tools
            if let peek { tag("p", "why n peek", key: 6, peek) }
        }
    }

    private var head: CardHead {
        CardHead(
            instance: exercise.instanceID, exercise: exercise.exerciseID, name: strings.called(exercise), label: label,
            isEditing: isEditing, strings: strings)
    }

    /// Which sets are of what stood here before a swap: their rows stand among those of this exercise.
    private func doneAs(_ old: SwappedExercise) -> View {
        let sets = exercise.sets.indices.filter { exercise.swapped(exercise.sets[$0])?.exerciseID == old.exerciseID }
        if sets.isEmpty { return .text("") }
        let names = sets.map { strings.setName(exercise, $0) }.joined(separator: ", ")
        return tag(
            "p", "why n", key: old.exerciseID.low, strings.doneAs(names, strings.called(old.exerciseID, old.name)))
    }

    private func offerLine(_ offer: NextSetOffer) -> View {
        div("chips", key: 7) {
            button("chip coach n", .focus(.takeOffer(exercise.instanceID)), [], strings.nextSetOffer(offer))
            iconButton(.close, strings[.decline], .focus(.passOffer(exercise.instanceID)), in: "chip")
        }
    }

    /// How hard the set is meant to be, beside the grid: its cell is for how hard it was.
    private var aim: RIR? {
        guard exercise.columns.contains(.rir) else { return nil }
        return (exercise.sets.first { $0.id == current } ?? exercise.sets.first)?.target?.rir
    }

    private var coachLine: View {
        div("chips", key: 8) {
            button("chip coach", .focus(.useNext(exercise.instanceID))) {
                strings.suggested(strings.targets(coach, exercise.measure, exercise.loadKind))
            }
            iconButton(.close, strings[.decline], .focus(.decline(exercise.instanceID)), in: "chip")
            if let reason { tag("p", "why", reason) }
        }
    }

    private var plates: View? {
        guard let bar,
            let index = exercise.sets.firstIndex(where: { $0.id == cell?.place.setID ?? current })
                ?? exercise.sets.indices.last
        else { return nil }
        let plates = LoadedBar(loads: bar, weight: shown(index).weight, unit: barUnit, strings: strings)
        return lazy("plates", key: 9, plates) { $0.view }
    }

    /// A set with what is offered to it.
    func shown(_ index: Int) -> ActiveSet {
        let set = exercise.sets[index]
        return set.id == emptied ? set : set.with(exercise.offered(index))
    }

    // MARK: Tools

    /// Whether some planned set has a number to go up from.
    private var canRaise: Bool {
        exercise.columns.contains(.weight) && pain?.holds != true
            && exercise.sets.indices.contains {
                exercise.sets[$0].status == .planned && exercise.sets[$0].setType != .warmup
                    && exercise.weightBefore($0, last) != nil
            }
    }

    private var tools: View {
        let instance = exercise.instanceID
        return div("tools") {
            if isEditing {
                button("", .focus(.removeExercise(instance)), [], strings[.removeExercise])
            } else {
                button("", .focus(.addSet(instance)), [.label(strings[.addSet])], strings[.plusSet])
                if last != nil, exercise.hasPlanned {
                    button("", .focus(.useLast(instance, nil)), [], strings[.useLast])
                }
                if let step, canRaise {
                    button("", .focus(.raise(instance)), [.label(strings[.raiseAll] + " " + strings.voice.mass(step))])
                    {
                        (exercise.loadKind == .assisted ? "−" : "+") + strings.voice.number(step)
                    }
                }
                if let current {
                    button("", .focus(.skip(SetPlace(instance, current))), [], strings[.skip])
                }
            }
        }
    }
}

/// What was done last time, on a line.
private struct LastLine: Equatable {
    var last: LastPerformance?
    var measure: Measure
    var loadKind: LoadKind
    var isUnseen: Bool
    /// Where it was, if that was another gym.
    var gym: String?
    var strings: Strings
    var now: Instant

    var view: View {
        div("last") {
            if let last, !last.sets.isEmpty {
                strings.lastOn(strings.date(last.date, now: now) + (gym.map { ", " + strings.atGym($0) } ?? ""))
                figures(strings.summary(last.sets, measure, loadKind))
            } else {
                strings.noLast(isUnseen: isUnseen)
            }
        }
    }
}

/// The name of an exercise, and what is done with it as a whole.
private struct CardHead: Equatable {
    var instance: InstanceID
    var exercise: ExerciseID
    var name: String
    /// "A1" in a superset.
    var label: String?
    var isEditing: Bool
    var strings: Strings

    var view: View {
        div("split head", [.grip]) {
            tag("h2") {
                if let label { span("chip n", label, [.label(strings.superset(label))]) }
                exerciseName(exercise, name, [.id("about-" + exercise.text)])
            }
            iconButton(
                isEditing ? .tick : .pencil, strings[.editSets] + ", " + name, .focus(.editSets(instance)),
                [.pressed(isEditing)])
            iconButton(
                .more, strings.exerciseMenu + " " + name, .focus(.exercise(.open(instance))),
                [.id("menu-" + instance.text)])
        }
    }
}
