import Training

/// A workout as a picture to be shown to others: SVG, drawn by the browser.
struct SessionPicture {
    var session: WorkoutSession
    var strings: Strings
    var now: Instant

    private static let lines = 9

    var svg: String {
        var y = 150
        var text = Self.line(strings.titled(session.title), y, 64, "#f4efe6", bold: true)
        y += 60
        text += Self.line(strings.dateAndLength(session, now: now), y, 36, "#a89f92")
        y += 90
        text += Self.line(
            strings.sets(session.totals.sets) + " · " + strings.volume(session.totals.volume), y, 40, "#ff8a3d",
            bold: true)
        y += 50
        for exercise in session.exercises.prefix(Self.lines) {
            var done: [PerformedSet] = []
            for set in exercise.sets where set.status == .done { done.append(PerformedSet(set)) }
            let isRecord = session.records.contains { $0.exerciseID == exercise.exerciseID }
            y += 55
            if isRecord {
                text +=
                    "<path fill=\"#e9c46a\" transform=\"translate(46 " + String(y - 23) + ")\" d=\"" + Icon.star.path
                    + "\"/>"
            }
            text += Self.line(strings.called(exercise), y, 34, isRecord ? "#e9c46a" : "#f4efe6", bold: true)
            y += 42
            text += Self.line(strings.summary(done, exercise.measure, exercise.loadKind), y, 32, "#a89f92")
        }
        if session.exercises.count > Self.lines {
            y += 60
            text += Self.line(strings.moreLines(session.exercises.count - Self.lines), y, 32, "#a89f92")
        }
        return Self.framed(text, y)
    }

    /// A picture of what is drawn down to `y`.
    static func framed(_ drawn: String, _ y: Int) -> String {
        let height = String(y + 150)
        let text = drawn + line("Topset", y + 100, 32, "#a89f92")
        return "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"1080\" height=\"" + height
            + "\"><rect width=\"1080\" height=\"" + height + "\" fill=\"#14110f\"/>" + text + "</svg>"
    }

    static func line(_ text: String, _ y: Int, _ size: Int, _ color: String, bold: Bool = false) -> String {
        // As much as fits on a line of that size.
        let most = 1_700 / size
        let shown = text.unicodeScalars.count > most ? String(text.prefix(most - 1)) + "…" : text
        return "<text x=\"80\" y=\"" + String(y) + "\" font-family=\"system-ui, sans-serif\" font-size=\""
            + String(size) + "\"" + (bold ? " font-weight=\"700\"" : "") + " fill=\"" + color + "\">"
            + escaped(shown) + "</text>"
    }

    private static func escaped(_ text: String) -> String {
        var escaped = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": escaped += "&amp;"
            case "<": escaped += "&lt;"
            // Some are no characters of XML.
            case _ where scalar.value < 32: escaped += " "
            default: escaped.unicodeScalars.append(scalar)
            }
        }
        return escaped
    }
}
