/// The drawings of the app, in strokes of the text's colour.
enum Icon {
    case today, plans, history, settings, back, more, search, barbell, offline, close

    private var path: String {
        switch self {
        case .today: "M11 3a8 8 0 1 0 0 16a8 8 0 0 0 0-16M11 7v4l3 2"
        case .plans: "M4 3h14v16H4zM8 8h6M8 12h6"
        case .history: "M3 5h16v14H3zM3 10h16M8 2v5M14 2v5"
        case .settings: "M3 6h9M16 6h3M14 4v4M3 11h3M10 11h9M8 9v4M3 16h9M16 16h3M14 14v4"
        case .back: "M13 4l-7 7l7 7"
        case .more: "M5 11h.01M11 11h.01M17 11h.01"
        case .search: "M9.5 3a6.5 6.5 0 1 0 0 13a6.5 6.5 0 0 0 0-13M14.5 14.5l4.5 4.5"
        case .barbell: "M2 11h18M5 6v10M8 4v14M17 6v10M14 4v14"
        case .offline: "M2 8c5-5 13-5 18 0M5 12c3.500-3.500 8.500-3.500 12 0M11 17h.01M3 3l16 16"
        case .close: "M5 5l12 12M17 5L5 17"
        }
    }

    /// Decoration: the name stands beside it or in the label.
    var view: View {
        tag(
            "svg", "",
            [
                .attribute("viewBox", "0 0 22 22"), .attribute("width", "22"), .attribute("height", "22"),
                .attribute("fill", "none"), .attribute("stroke", "currentColor"),
                .attribute("stroke-width", self == .more ? "3" : "2"), .attribute("stroke-linecap", "round"),
                .attribute("stroke-linejoin", "round"), .unheard,
            ]
        ) {
            tag("path", "", [.attribute("d", path)]) {}
        }
    }
}

/// A round button with a drawing.
func iconButton(_ icon: Icon, _ label: String, _ message: Message, _ attributes: [A] = []) -> View {
    button("icon", message, [.label(label)] + attributes) { icon.view }
}
