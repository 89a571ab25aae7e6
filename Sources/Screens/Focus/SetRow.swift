import Contract
import Training

/// All that the row of a set shows, but for its classes: it is drawn again only when one of these changes.
struct SetRow: Equatable {
    var place: SetPlace
    /// With what is offered to it; not done before it is kept on the device.
    var set: ActiveSet
    /// Without what is offered.
    var own: ActiveSet
    var label: SetLabel
    var measure: Measure
    var loadKind: LoadKind
    /// What stood beside it last time; `nil` for nothing.
    var last: PerformedSet?
    /// What the plan says, where today's target is another.
    var plan: SetTarget?
    var isRecord: Bool
    /// Whether the reps did not come to one.
    var isFailing: Bool
    var isEditing: Bool
    /// The cell that is open, if it is of this set.
    var open: CellField?
    var typed: String?
    var isRejected: Bool
    var strings: Strings

    func view(_ classes: String) -> View {
        let (columns, name) = (CellField.all(measure, loadKind), strings.name(label))
        return tag(
            "tr", classes,
            [
                .id("set-" + set.id.text), .on(.swipe, .send(.focus(.removeSet(place)))),
                .on(.keydown, .value { [place] in Self.key($0, place) }),
            ], key: set.id.low
        ) {
            tag("td") { handle(name) }
            tag("td", "was") { before(name) }
            for column in columns { cell(column, name) }
            tag("td") {
                button(
                    "check", .focus(.tick(place)),
                    [
                        .pressed(set.status == .done),
                        .label(strings.spoken(set, name, columns, failed: isFailing, isRecord: isRecord)),
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

    private var isInMetres: Bool { measure.isInMetres(loadKind) }

    /// The class of one that is done and not kept on the device yet.
    static let keeping = "keeping"

    /// How it stands with the set, as classes.
    func state(isCurrent: Bool) -> String {
        switch set.status {
        case .done: isRecord ? "done record" : "done"
        case .skipped: "skipped"
        case .planned: isCurrent ? "now" : ""
        }
    }

    /// Its number, behind which its options are; a way to take it out while sets are edited.
    private func handle(_ name: String) -> View {
        if isEditing {
            return iconButton(
                .close, strings.remove(name), .focus(.removeSet(place)), [.id("num-" + set.id.text)], in: "remove")
        }
        return button(
            "num", .focus(.set(.open(place))), [.id("num-" + set.id.text), .label(strings.optionsOf(name))]
        ) {
            label.short
            if let mark = strings.mark(set) { tag("small", mark) }
        }
    }

    @Children<Message> private func before(_ name: String) -> [View] {
        let was = last.map {
            strings.short($0.weight, $0.reps, $0.durationSeconds, $0.distance, measure, loadKind)
        }
        // It stays until the set is kept: to take a button out of the page takes longer than all else of a tick.
        if let was, set.status == .planned {
            button(
                "", .focus(.useLast(place.exerciseInstanceID, set.id)),
                [.label(strings[.fillIn] + ", " + name + ", " + was)], was)
        } else {
            was ?? "–"
        }
        if isRecord { tag("small", "gold", strings[.record]) }
        if let note = set.note, !note.isEmpty {
            tag("small", "", [.attribute("title", note)], strings.noteShort)
        }
        if set.status == .skipped, set.skipReason == "override" {
            tag("small", strings[.leftOut])
        } else if let plan {
            // "plan 82.5 × 10": the plan's own target stays in sight.
            tag("small") {
                span("unseen", strings[.planWord] + " ")
                tag(
                    "s", "",
                    strings.short(plan.weight, plan.reps, plan.durationSeconds, nil, measure, loadKind))
            }
        }
    }

    private func cell(_ column: CellField, _ name: String) -> View {
        let shown = Cell(place: place, field: column)
        let isOpen = open == column
        var text = column == .reps && isFailing ? "0" : strings.cell(set, column, inMetres: isInMetres)
        let isOffered = text != strings.cell(own, column, inMetres: isInMetres) && !isFailing
        if isOpen, let typed { text = typed }
        let label =
            strings.fieldName(column) + ", " + name + ", " + (text.isEmpty ? "–" : text)
            + (isOffered ? ", " + strings[.likeBefore] : "")
        return tag("td", column.classes) {
            button(
                isOpen && isRejected ? "rejected" : isOffered ? "offered" : "", .focus(.cell(place, column)),
                [.id(shown.id), .label(label), .pressed(isOpen)],
                text.isEmpty ? "–" : text)
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
