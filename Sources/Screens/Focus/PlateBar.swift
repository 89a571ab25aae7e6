import Training

/// A barbell, and where it stands.
struct Barbell: Equatable {
    /// `nil`: the lifter has told of no gym.
    var gym: Gym?

    /// What is on it, as the loading calculator answers; `nil` where the plates do not make the weight, or there are none.
    func load(_ weight: Mass, _ unit: MassUnit) -> PlateLoad? {
        Loads.barbell(in: gym, unit: unit).plates(of: weight).flatMap { $0.perSide.isEmpty ? nil : $0 }
    }
}

/// A bar with its plates, heaviest inside, and the figures beside it.
func plateBar(_ load: PlateLoad, _ weight: Mass, _ strings: Strings) -> View {
    func rect(_ x: Int, _ y: Int, _ width: Int, _ height: Int, _ classes: String) -> View {
        tag(
            "rect", classes,
            [
                .attribute("x", String(x)), .attribute("y", String(y)), .attribute("width", String(width)),
                .attribute("height", String(height)), .attribute("rx", "3"),
            ]
        ) {}
    }
    var shapes = [rect(0, 29, 56, 6, "steel"), rect(52, 24, 8, 16, "steel")]
    var x = 62
    for plate in load.perSide.prefix(9) {
        let heavy = plate >= .kg(14)
        let height = heavy ? 58 : plate >= .kg(9) ? 46 : plate >= .kg(4) ? 34 : 22
        let width = heavy ? 13 : plate >= .kg(4) ? 10 : 6
        shapes.append(
            rect(
                x, 32 - height / 2, width, height,
                strings.unit == .kg ? "plate plate-" + plate.text(in: .kg, places: 0) : "plate"))
        x += width + 2
    }
    shapes.append(rect(x, 29, 30, 6, "steel"))
    var figures = ""
    for plate in load.perSide { figures += (figures.isEmpty ? "" : " · ") + strings.voice.number(plate) }
    return div("plates", [.role("img"), .label(figures + " " + strings.eachSide(strings.voice.mass(weight)))]) {
        tag("svg", "", [.attribute("viewBox", "0 0 " + String(x + 30) + " 64"), .unheard]) { shapes }
        tag("span", "", [.unheard]) {
            tag("b", "n", figures)
            tag("span", "why n", strings.eachSide(strings.voice.mass(weight)))
        }
    }
}
