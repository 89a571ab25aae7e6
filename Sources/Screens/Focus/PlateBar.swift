import Training

/// A barbell, and where it stands.
struct Barbell: Equatable {
    /// `nil`: the lifter has told of no gym.
    var gym: Gym?

    /// What can be on it, as the loading calculator answers; `nil` where no bar is there.
    func loads(_ unit: MassUnit) -> Loads? {
        let loads = Loads.barbell(in: gym, unit: unit)
        return loads.emptyBar == nil ? nil : loads
    }
}

/// A bar with its plates, heaviest inside, and the figures beside it. It keeps its height when the plates change, also where
/// they do not make the weight: then it says what comes nearest.
struct LoadedBar: Equatable {
    var loads: Loads
    var weight: Mass?
    /// Of the plates.
    var unit: MassUnit
    var strings: Strings

    var view: View {
        let around = weight.map { loads.around($0) }
        let perSide = around?.exact ?? false ? around?.perSide ?? [] : []
        var figures = ""
        let separator = strings.voice.language.separator
        for plate in perSide { figures += (figures.isEmpty ? "" : " · ") + plate.text(in: unit, separator: separator) }
        // Plates of another unit say so.
        if !figures.isEmpty, unit != strings.unit { figures += " " + unit.rawValue }
        var below = weight.map { strings.eachSide(strings.voice.mass($0)) } ?? ""
        if let weight, let around, perSide.isEmpty {
            figures =
                around.exact
                ? strings.barOnly
                : strings.nearest(
                    around.below.map { strings.voice.number($0) }, around.above.map { strings.voice.number($0) })
            below = around.exact ? strings.voice.mass(weight) : strings.cannotLoad(strings.voice.mass(weight))
        }
        if weight == nil { figures = "–" }
        return div("plates", [.role("img"), .label(figures + " " + below)], key: 9) {
            drawnBar(perSide.prefix(9), unit)
            tag("span", "", [.unheard]) {
                tag("b", "n", figures)
                tag("span", "why n", below)
            }
        }
    }
}

/// One end of a bar with these plates, the heaviest inside.
@inline(never) func drawnBar(_ perSide: ArraySlice<Mass>, _ unit: MassUnit) -> View {
    var shapes = [drawnRect(0, 29, 56, 6, "steel"), drawnRect(52, 24, 8, 16, "steel")]
    var x = 62
    for plate in perSide {
        let heavy = plate >= .kg(14)
        let height = heavy ? 58 : plate >= .kg(9) ? 46 : plate >= .kg(4) ? 34 : 22
        let width = heavy ? 13 : plate >= .kg(4) ? 10 : 6
        shapes.append(
            drawnRect(
                x, 32 - height / 2, width, height,
                unit == .kg ? "plate plate-" + plate.text(in: .kg, places: 0) : "plate"))
        x += width + 2
    }
    shapes.append(drawnRect(x, 29, 30, 6, "steel"))
    return tag("svg", "", [.attribute("viewBox", "0 0 " + String(x + 30) + " 64"), .unheard]) { shapes }
}

@inline(never) func drawnRect(_ x: Int, _ y: Int, _ width: Int, _ height: Int, _ classes: String) -> View {
    tag(
        "rect", classes,
        [
            .attribute("x", String(x)), .attribute("y", String(y)), .attribute("width", String(width)),
            .attribute("height", String(height)), .attribute("rx", "3"),
        ]
    ) {}
}
