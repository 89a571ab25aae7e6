import Training

/// The drawings of the app, in strokes of the text's colour.
enum Icon {
    case today, plans, history, progress, library, settings, back, more, search, barbell, offline, close
    case next, unfold, up, down, plus, minus, tick, pencil, erase, star, grip

    var path: String {
        switch self {
        case .today: "M11 3a8 8 0 1 0 0 16a8 8 0 0 0 0-16M11 7v4l3 2"
        case .plans: "M4 3h14v16H4zM8 8h6M8 12h6"
        case .progress: "M3 17l5-6l4 3l7-9"
        case .library: "M4 4h5v14H4zM12 4h6v14h-6z"
        case .history: "M3 5h16v14H3zM3 10h16M8 2v5M14 2v5"
        case .settings: "M3 6h9M16 6h3M14 4v4M3 11h3M10 11h9M8 9v4M3 16h9M16 16h3M14 14v4"
        case .back: "M13 4l-7 7l7 7"
        case .more: "M5 10.5a.5.5 0 1 0 .01 0M11 10.5a.5.5 0 1 0 .01 0M17 10.5a.5.5 0 1 0 .01 0"
        case .search: "M9.5 3a6.5 6.5 0 1 0 0 13a6.5 6.5 0 0 0 0-13M14.5 14.5l4.5 4.5"
        case .barbell: "M2 11h18M5 6v10M8 4v14M17 6v10M14 4v14"
        case .offline: "M2 8c5-5 13-5 18 0M5 12c3.500-3.500 8.500-3.500 12 0M11 17h.01M3 3l16 16"
        case .close: "M5 5l12 12M17 5L5 17"
        case .next: "M8 4l7 7l-7 7"
        case .unfold: "M4 8l7 7l7-7"
        case .up: "M11 19V4M5 10l6-6l6 6"
        case .down: "M11 3v15M5 12l6 6l6-6"
        case .plus: "M4 11h14M11 4v14"
        case .minus: "M4 11h14"
        case .tick: "M4 12l5 5l9-11"
        case .pencil: "M14 4l4 4L8 18H4v-4z"
        case .erase: "M8 5h11v12H8l-6-6zM11 9l4 4M15 9l-4 4"
        case .star: "M11 3l2 6h6l-5 4l2 6l-5-4l-5 4l2-6l-5-4h6z"
        case .grip: "M8 5h.01M8 11h.01M8 17h.01M14 5h.01M14 11h.01M14 17h.01"
        }
    }

    /// Decoration: the name stands beside it or in the label.
    var view: View { drawn() }

    @inline(never) func drawn(_ classes: String = "drawn") -> View {
        lazy("icon", DrawnIcon(icon: self, classes: classes)) { $0.view }
    }
}

/// A drawing, which no tap changes: there are dozens on a screen.
private struct DrawnIcon: Equatable {
    var icon: Icon
    var classes: String

    var view: View {
        tag("svg", classes, [.attribute("viewBox", "0 0 22 22"), .unheard]) {
            tag("path", "", [.attribute("d", icon.path)]) {}
        }
    }
}

/// A button with a drawing; round where nothing else is said.
@inline(never) func iconButton(
    _ icon: Icon, _ label: String, _ message: Message, _ attributes: [A] = [], in classes: String = "icon"
) -> View {
    button(classes, message, [.label(label)] + attributes, nil, holding: [icon.view])
}

/// At the end of a line that leads somewhere.
var chevron: View { Icon.next.drawn("drawn chevron") }

/// A dot for each set of an exercise: full when done, a dash when skipped.
///
/// - Parameter unkept: the sets that no dot may call done yet.
@inline(never) func dots(_ exercise: ActiveExercise, _ unkept: [SetID]) -> View {
    tag("span", exercise.hasPlanned || exercise.sets.isEmpty || !unkept.isEmpty ? "dots" : "dots done-text", [.unheard])
    {
        for set in exercise.sets {
            let isDone = set.status == .done && !unkept.contains(set.id)
            tag("i", isDone ? "full" : set.status == .skipped ? "dash" : "") {}
        }
    }
}
