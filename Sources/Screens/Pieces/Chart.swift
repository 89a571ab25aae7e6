import Training

/// Values in a row, as bars or as a line: a picture with a sentence that says the same, or a table of them.
struct Chart {
    struct Point {
        var name: String
        /// In units that only count beside each other.
        var value: Int64
        /// Between what it is, where that is not certain.
        var low: Int64?
        var high: Int64?
        /// Where it stands in a line: days since 1970-01-01.
        var day: Int64 = 0
        /// What else the table says of it.
        var note: String?
        /// Whether it is the best so far.
        var isMarked = false
        /// What shows the sets behind it.
        var open: Message?
    }

    /// Tells it from the other charts of its screen.
    var id: String
    var title: String
    /// Oldest first.
    var points: [Point] = []
    /// Between what it is best to be.
    var range: (low: Int64, high: Int64)?
    /// One for each point: where they tend to, or what was meant to be.
    var line: [Int64] = []
    var lineName = ""
    var isLine = false
    /// A value with its unit.
    var say: (Int64) -> String

    /// What the point that is added next has as its id, in the picture and in the table.
    var nextID: String { id(points.count) }

    private func id(_ index: Int) -> String { id + "-" + String(index) }

    private static let (width, top, bottom): (Int64, Int64, Int64) = (320, 18, 122)
    /// A value that can still be multiplied by the height, and added up over the points.
    static let largest = Int64.max / 1_000

    @inline(never) func view(asTable: Bool, _ strings: Strings) -> View {
        div("chart-of", key: id.utf8.reduce(7) { $0 &* 31 &+ UInt64($1) }) {
            figureHead(id, title, asTable, strings)
            if points.isEmpty {
                tag("p", "why", strings.nothingYet)
            } else if asTable {
                table(strings)
            } else {
                picture(strings)
            }
        }
    }

    /// "2 Mar: 12 sets, 18 May: 16 sets; most 18 sets, 4 May. Best between 10 and 20."
    func sentence(_ strings: Strings) -> String {
        guard let first = points.first, let last = points.last else { return strings.nothingYet }
        var best = first
        for point in points where point.value > best.value { best = point }
        var text = title + ": " + first.name + ", " + (points.count > 1 ? say(first.value) : said(first))
        if points.count > 1 { text += "; " + last.name + ", " + said(last) }
        if points.count > 2 { text += "; " + strings.most + " " + best.name + ", " + say(best.value) }
        if let range { text += ". " + strings.between(say(range.low), say(range.high)) }
        return text + "."
    }

    /// "95 kg (90 kg – 100 kg)".
    private func said(_ point: Point) -> String {
        guard let low = point.low, let high = point.high else { return say(point.value) }
        return say(point.value) + " (" + say(low) + " – " + say(high) + ")"
    }

    private func table(_ strings: Strings) -> View {
        tag("table", "report") {
            tag("tbody") {
                for (index, point) in points.enumerated().reversed() {
                    tag("tr") {
                        tag("th", "", [.attribute("scope", "row")]) {
                            if let open = point.open {
                                button("name", open, [.id(id(index))], point.name)
                            } else {
                                point.name
                            }
                            if let note = point.note { tag("small", "why block", note) }
                        }
                        tag("td", "n") {
                            said(point)
                            if index < line.count { tag("small", "why block", lineName + " " + say(line[index])) }
                        }
                    }
                }
            }
        }
    }

    // MARK: The picture

    private func picture(_ strings: Strings) -> View {
        let (low, high) = bounds
        let span = min(high - low, Self.largest)
        func y(_ value: Int64) -> Int64 {
            Self.bottom - min(max(value - low, 0), span) * (Self.bottom - Self.top) / span
        }
        let places = places
        var (bars, band, back, line) = ("", "", "", "")
        let wide = max(1, Self.width / Int64(points.count) * 7 / 10)
        for (index, point) in points.enumerated() {
            let x = places[index]
            if let low = point.low, let high = point.high {
                band += (band.isEmpty ? "M" : "L") + at(x, y(high))
                back = "L" + at(x, y(low)) + back
            }
            if isLine {
                bars += (index == 0 ? "M" : "L") + at(x, y(point.value))
            } else if point.value > 0 {
                bars +=
                    "M" + at(x - wide / 2, Self.bottom) + "V" + String(y(point.value)) + "h" + String(wide) + "V"
                    + String(Self.bottom) + "z"
            }
            if index < self.line.count { line += (index == 0 ? "M" : "L") + at(x, y(self.line[index])) }
        }
        if let range {
            band = "M0 " + String(y(range.high)) + "H320V" + String(y(range.low)) + "H0z"
        } else if !band.isEmpty {
            band += back + "z"
        }
        // What is in an image cannot be reached.
        let role = points.contains { $0.open != nil } ? "group" : "img"
        return tag(
            "svg", "chart", [.attribute("viewBox", "0 0 320 140"), .role(role), .label(sentence(strings))]
        ) {
            if !band.isEmpty { path("band", band) }
            path("axis", "M0 122H320")
            path(isLine ? line.isEmpty ? "line" : "line top" : "bar", bars)
            if !line.isEmpty { path("line", line) }
            // A line of one point is none.
            for (index, point) in points.enumerated() where point.isMarked || isLine && points.count == 1 {
                dot("mark", places[index], y(point.value), "5", [])
            }
            text("0", "11", say(high))
            if isLine, say(low) != say(high) { text("0", "118", say(low)) }
            text("0", "137", points[0].name)
            if points.count > 1 { text("320", "137", points[points.count - 1].name, "end") }
            for (index, point) in points.enumerated() {
                if let open = point.open {
                    let way: [A] = [
                        .id(id(index)), .click(open), .role("button"), .attribute("tabindex", "0"),
                        .label(point.name + ", " + said(point)),
                    ]
                    if isLine {
                        dot("tap", places[index], y(point.value), "11", way)
                    } else {
                        rect("tap", places[index] - wide / 2 - 1, 0, wide + 2, Self.bottom, way)
                    }
                }
            }
        }
    }

    private var bounds: (Int64, Int64) {
        var (low, high) = (isLine ? points[0].low ?? points[0].value : 0, range?.high ?? 1)
        for point in points {
            low = min(low, point.low ?? point.value)
            high = max(high, point.high ?? point.value)
        }
        for value in line { (low, high) = (min(low, value), max(high, value)) }
        return (low, max(high, low + 1))
    }

    /// The middle of each.
    private var places: [Int64] {
        var places: [Int64] = []
        let (first, last) = (points[0].day, points[points.count - 1].day)
        for (index, point) in points.enumerated() {
            places.append(
                isLine
                    ? 10 + (point.day - first) * (Self.width - 20) / max(1, last - first)
                    : (Int64(index) * 2 + 1) * Self.width / Int64(points.count * 2))
        }
        return places
    }
}

/// The name of a figure, and the way from its picture to its table.
@inline(never) func figureHead(_ id: String, _ title: String, _ asTable: Bool, _ strings: Strings) -> View {
    div("split") {
        tag("h3", "", title)
        button(
            "btn plain short", .analytics(.table(id)), [.pressed(asTable), .label(strings.asTable + ", " + title)],
            strings.asTable)
    }
}

private func at(_ x: Int64, _ y: Int64) -> String { String(x) + " " + String(y) }

@inline(never) private func path(_ classes: String, _ d: String) -> View {
    element("path", classes, [.attribute("d", d)], nil, [])
}

@inline(never) private func dot(_ classes: String, _ x: Int64, _ y: Int64, _ radius: String, _ more: [A]) -> View {
    element(
        "circle", classes,
        [.attribute("cx", String(x)), .attribute("cy", String(y)), .attribute("r", radius)] + more, nil, [])
}

@inline(never) func text(_ x: String, _ y: String, _ text: String, _ anchor: String = "start") -> View {
    element(
        "text", "", [.attribute("x", x), .attribute("y", y), .attribute("text-anchor", anchor)], nil, [.text(text)])
}

@inline(never) func rect(
    _ classes: String, _ x: Int64, _ y: Int64, _ width: Int64, _ height: Int64, _ more: [A]
) -> View {
    element(
        "rect", classes,
        [
            .attribute("x", String(x)), .attribute("y", String(y)), .attribute("width", String(width)),
            .attribute("height", String(height)),
        ] + more, nil, [])
}
