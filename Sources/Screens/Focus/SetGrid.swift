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
            div("split head", [.grip]) {
                tag("h2") {
                    if let label { span("chip n", label, [.label(strings.superset(label))]) }
                    exerciseName(
                        exercise.exerciseID, strings.called(exercise), [.id("about-" + exercise.exerciseID.text)])
                }
                iconButton(
                    isEditing ? .tick : .pencil, strings[.editSets] + ", " + strings.called(exercise),
                    .focus(.editSets(exercise.instanceID)), [.pressed(isEditing)])
                iconButton(
                    .more, strings.exerciseMenu + " " + strings.called(exercise),
                    .focus(.exercise(.open(exercise.instanceID))),
                    [.id("menu-" + exercise.instanceID.text)])
            }
            if let notes = exercise.notes, !notes.isEmpty { tag("p", "why", key: 1, notes) }
            if let pain { pain.view(exercise.instanceID, strings) }
            if let missing {
                div("chips", key: 2) {
                    tag("p", "why", missing)
                    button("chip", .focus(.exercise(.swap(exercise.instanceID))), [], strings.swapAction)
                }
            }
            div("last") { lastLine }
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

    private func offerLine(_ offer: NextSetOffer) -> View {
        div("chips", key: 7) {
            button("chip coach n", .focus(.takeOffer(exercise.instanceID)), [], strings.nextSetOffer(offer))
            iconButton(.close, strings[.decline], .focus(.passOffer(exercise.instanceID)), in: "chip")
        }
    }

    private var lastLine: [View] {
        guard let last, !last.sets.isEmpty else { return [.text(strings.noLast(isUnseen: isUnseen))] }
        return [
            .text(
                strings.lastOn(
                    strings.date(last.date, now: now) + (lastGym.map { ", " + strings.atGym($0) } ?? ""))),
            figures(strings.summary(last.sets, exercise)),
        ]
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
        return plateBar(bar, shown(index).weight, strings, in: barUnit)
    }

    /// A set with what is offered to it.
    private func shown(_ index: Int) -> ActiveSet {
        let set = exercise.sets[index]
        return set.id == emptied ? set : set.with(exercise.offered(index))
    }

    // MARK: The grid

    private var grid: View {
        tag("table", "grid n") {
            tag("thead") {
                tag("tr") {
                    tag("th", "set", [.attribute("scope", "col")], strings[.setColumn])
                    tag("th", "was", [.attribute("scope", "col")], strings[.lastColumn])
                    for column in exercise.columns {
                        tag(
                            "th", column.classes, [.attribute("scope", "col")],
                            strings.column(column, exercise.loadKind))
                    }
                    tag("th", "check") { tag("span", "unseen", strings[.done]) }
                }
            }
            tag("tbody") {
                for index in exercise.sets.indices {
                    row(index)
                    if compares { comparison(index) }
                }
            }
        }
    }

    private func row(_ index: Int) -> View {
        var set = shown(index)
        let isKept = !unkept.contains(set.id)
        if !isKept { set.status = .planned }
        let place = SetPlace(exercise.instanceID, set.id)
        let before = exercise.last(index, of: last)
        let was = before.map { strings.short($0, exercise) } ?? "–"
        let isRecord = isKept && best.map { exercise.isRecord(index, over: $0.value) } ?? false
        return tag(
            "tr", isKept ? state(set) + (isRecord ? " record" : "") : "keeping",
            [
                .id("set-" + set.id.text), .on(.swipe, .send(.focus(.removeSet(place)))),
                .on(.keydown, .value { Self.key($0, place) }),
            ], key: set.id.low
        ) {
            if isEditing {
                tag("td") {
                    iconButton(
                        .close, strings.remove(strings.setName(exercise, index)), .focus(.removeSet(place)),
                        [.id("num-" + set.id.text)], in: "remove")
                }
            } else {
                tag("td") {
                    button(
                        "num", .focus(.set(.open(place))),
                        [.id("num-" + set.id.text), .label(strings.optionsOf(strings.setName(exercise, index)))]
                    ) {
                        exercise.setName(index)
                        if let mark = strings.mark(set) { tag("small", mark) }
                    }
                }
            }
            tag("td", "was") {
                if before != nil, set.status == .planned, isKept {
                    button(
                        "", .focus(.useLast(exercise.instanceID, set.id)),
                        [.label(strings[.fillIn] + ", " + strings.setName(exercise, index) + ", " + was)], was)
                } else {
                    was
                }
                if isRecord { tag("small", "gold", strings[.record]) }
                if let note = set.note, !note.isEmpty {
                    tag("small", "", [.attribute("title", note)], strings.noteShort)
                }
                if set.status == .skipped, set.skipReason == "override" {
                    tag("small", strings[.leftOut])
                } else if index < planned.count, let plan = planned[index] {
                    tag("small") { planText(plan) }
                }
            }
            for column in exercise.columns { cell(column, set, index, place) }
            tag("td") {
                button(
                    "check", .focus(.tick(place)),
                    [
                        .pressed(set.status == .done),
                        .label(strings.spoken(set, index, exercise, failed: failing == set.id)),
                    ]
                ) {
                    tag("span", "tick") {
                        if set.status != .planned { (set.status == .done ? Icon.tick : .minus).view }
                    }
                }
            }
        }
    }

    /// Delete takes the row out, as a swipe does; what presses a button is the button's, all else is the workout's.
    private static func key(_ key: String, _ place: SetPlace) -> Message? {
        switch key {
        case "Delete": .focus(.removeSet(place))
        case "Enter", " ", "Tab": nil
        default: .focus(.key(key))
        }
    }

    /// "plan 82.5 × 10": the plan's own target stays in sight.
    private func planText(_ plan: SetTarget) -> [View] {
        let text = strings.short(
            plan.weight, plan.reps, plan.durationSeconds, nil, exercise.measure, exercise.loadKind)
        return [span("unseen", strings[.planWord] + " "), tag("s", "", text)]
    }

    private func state(_ set: ActiveSet) -> String {
        switch set.status {
        case .done: "done"
        case .skipped: "skipped"
        case .planned: set.id == current ? "now" : ""
        }
    }

    private func cell(_ column: CellField, _ set: ActiveSet, _ index: Int, _ place: SetPlace) -> View {
        let shown = Cell(place: place, field: column)
        let isOpen = cell == shown
        var text = column == .reps && failing == set.id ? "0" : strings.cell(set, column, inMetres: exercise.isInMetres)
        let own = strings.cell(exercise.sets[index], column, inMetres: exercise.isInMetres)
        let isOffered = text != own && failing != set.id
        if isOpen, let typed { text = typed }
        let label =
            strings.fieldName(column) + ", " + strings.setName(exercise, index) + ", " + (text.isEmpty ? "–" : text)
            + (isOffered ? ", " + strings[.likeBefore] : "")
        return tag("td", column.classes) {
            button(
                isOpen && isRejected ? "rejected" : isOffered ? "offered" : "", .focus(.cell(place, column)),
                [.id(shown.id), .label(label), .pressed(isOpen)],
                text.isEmpty ? "–" : text)
        }
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

extension CellField {
    var classes: String {
        switch self {
        case .weight, .distance: "load"
        case .reps: "reps"
        case .duration: "time"
        case .rir: "rir"
        }
    }
}

/// An exercise that is not open, on one line.
struct FoldedExercise: Equatable {
    var exercise: ActiveExercise
    var place: Int
    var strings: Strings
    var unkept: [SetID] = []
    var label: String?
    /// How much something hurts there.
    var pain: PainSeverity?
    /// What the gym has not for it.
    var missing: String?

    var view: View {
        let done = exercise.doneCount
        let isDone = !exercise.hasPlanned && !exercise.sets.isEmpty && unkept.isEmpty
        let spoken =
            (label.map { strings.superset($0) + ", " } ?? "") + strings.called(exercise) + ", "
            + strings.doneOf(done, exercise.sets.count) + (pain.map { ", " + strings.pain($0) } ?? "")
            + (missing.map { ", " + $0 } ?? "")
        return button(
            isDone ? "fold done" : "fold", .focus(.open(exercise.instanceID)),
            [.id("ex-" + String(place)), .expanded(false), .label(spoken), .row, .grip]
        ) {
            tag("span") {
                if let label { span("chip n", label) }
                strings.called(exercise)
                if let pain { span("chip hurts " + pain.rawValue, strings.pain(pain)) }
                if let missing { tag("small", "hurts moderate block", missing) }
                if let hint { tag("small", "why n", hint) }
            }
            dots(exercise, unkept)
        }
    }

    /// " 52.5 × 9", the first set still to do, after the warm-up.
    private var hint: String? {
        guard
            let set = exercise.sets.first(where: { $0.status == .planned && $0.setType != .warmup })
                ?? exercise.sets.first(where: { $0.status == .planned })
        else { return nil }
        return " " + strings.short(set, exercise)
    }
}
