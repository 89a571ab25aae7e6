import Training

/// How an exercise went over time: the estimated maximum as a line, the top set below it, records marked. Where nothing is
/// estimated, the top sets alone: their reps, seconds or metres.
struct ExerciseChart {
    private struct Point {
        var date: Instant
        /// What is drawn, in units that only count beside each other.
        var value: Int64
        var top: Int64?
        var text: String
        var isRecord: Bool
    }

    private static let (width, height, edge): (Int64, Int64, Int64) = (320, 140, 10)

    /// Oldest first.
    private var points: [Point] = []
    private let strings: Strings
    private let now: Instant
    private let isMax: Bool

    /// `nil` where there is nothing to compare.
    init?(_ history: ExerciseHistory, _ strings: Strings, _ now: Instant) {
        (self.strings, self.now) = (strings, now)
        var hasMax = false
        for outing in history.outings where outing.estimatedMax != nil { hasMax = true }
        isMax = hasMax
        for outing in history.outings {
            guard let top = outing.top, let value = Self.value(outing, top, isMax, history.measure) else { continue }
            let text =
                outing.estimatedMax.flatMap { isMax ? strings.voice.mass($0) : nil }
                ?? strings.full(
                    top.weight, top.reps, top.durationSeconds, top.distance, history.measure, history.loadKind)
            points.insert(
                Point(
                    date: outing.session.startedAt, value: value, top: isMax ? top.weight?.units : nil, text: text,
                    isRecord: outing.isRecord), at: 0)
        }
        if points.count < 2 { return nil }
    }

    private static func value(_ outing: Outing, _ top: PerformedSet, _ isMax: Bool, _ measure: Measure) -> Int64? {
        if isMax { return outing.estimatedMax?.units }
        switch measure {
        case .reps: return top.reps.map { Int64($0) }
        case .time: return top.durationSeconds.map { Int64($0) }
        case .distance: return top.distance?.units
        }
    }

    var view: View {
        let (low, high) = range
        return div("", key: 1) {
            section(isMax ? strings[.bestMax] : strings.topSet)
            tag(
                "svg", "chart",
                [
                    .attribute("viewBox", "0 0 320 140"), .role("img"), .label(spoken),
                ]
            ) {
                tag("path", "axis", [.attribute("d", "M0 130H320")]) {}
                if isMax { path("line top", low, high) { $0.top } }
                path("line", low, high) { $0.value }
                for point in points where point.isRecord {
                    tag(
                        "circle", "mark",
                        [
                            .attribute("cx", String(x(point))), .attribute("cy", String(y(point.value, low, high))),
                            .attribute("r", "5"),
                        ]
                    ) {}
                }
            }
            if isMax { tag("p", "why key", [.unheard], strings.topSet) }
            div("split why n", [.unheard]) {
                tag("span", "", strings.date(points[0].date, now: now) + ": " + points[0].text)
                tag("span", "", points[points.count - 1].text)
            }
        }
    }

    /// "Estimated max: 95 kg on 3 Mar, 105 kg on 20 Nov; best 107 kg on 1 Nov."
    private var spoken: String {
        var best = points[0]
        for point in points where point.value > best.value { best = point }
        let last = points[points.count - 1]
        let top = last.top.map { " " + strings.topSet + ": " + strings.voice.mass(Mass(units: $0)) + "." }
        return (isMax ? strings[.bestMax] : strings.topSet) + ": " + said(points[0]) + ", " + said(last) + "; "
            + strings.bestWord + " " + said(best) + "." + (top ?? "")
    }

    private func said(_ point: Point) -> String { point.text + ", " + strings.date(point.date, now: now) }

    // MARK: Geometry

    private var range: (Int64, Int64) {
        var (low, high) = (points[0].value, points[0].value)
        for point in points {
            low = min(low, point.value, point.top ?? point.value)
            high = max(high, point.value, point.top ?? point.value)
        }
        return (low, max(high, low + 1))
    }

    private func x(_ point: Point) -> Int64 {
        let first = points[0].date.milliseconds
        let span = max(1, points[points.count - 1].date.milliseconds - first)
        return Self.edge + (point.date.milliseconds - first) * (Self.width - 2 * Self.edge) / span
    }

    private func y(_ value: Int64, _ low: Int64, _ high: Int64) -> Int64 {
        // Loads are far below what 64 bits hold, also times the height.
        Self.height - 2 * Self.edge - (value - low) * (Self.height - 3 * Self.edge) / (high - low)
    }

    private func path(_ name: String, _ low: Int64, _ high: Int64, _ value: (Point) -> Int64?) -> View {
        var path = ""
        for point in points {
            guard let value = value(point) else { continue }
            path += (path.isEmpty ? "M" : "L") + String(x(point)) + " " + String(y(value, low, high))
        }
        return tag("path", name, [.attribute("d", path)]) {}
    }
}
