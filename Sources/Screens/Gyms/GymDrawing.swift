import Training

/// The bar that is used first with every pair of plates on it, and what it comes to.
@inline(never) func gymBar(_ gym: Gym, _ strings: Strings) -> View {
    var perSide: [Mass] = []
    for plate in gym.plates where plate.count > 1 {
        for _ in 0..<plate.count / 2 { perSide.append(plate.weight) }
    }
    perSide.sort { $0 > $1 }
    var side = Mass.zero
    var step = perSide.last
    // Every multiple of the smallest plate can be loaded as long as no plate is further from the lighter ones together.
    var place = perSide.count
    while place > 0 {
        place -= 1
        let weight = perSide[place]
        if let smallest = step, weight.units % smallest.units != 0 || weight > side + smallest { step = nil }
        side = side + weight
    }
    let bar = gym.bars.first?.weight ?? .zero
    let line = strings.reach(from: bar, to: bar + side * 2, step: step.map { $0 * 2 }, in: gym.unit)
    return div("plates", [.role("img"), .label(line)]) {
        drawnBar(perSide.prefix(14), gym.unit)
        tag("span", "why n", [.unheard], line)
    }
}

/// The dumbbells in a row, each as large beside the heaviest as it is heavy.
@inline(never) func dumbbellRow(_ gym: Gym, _ strings: Strings) -> View {
    guard let heaviest = gym.dumbbells.last, let lightest = gym.dumbbells.first else { return div("plates") {} }
    var shapes: [View] = []
    // A long row is thinned out; its ends stay.
    let count = gym.dumbbells.count
    let shown = min(10, count)
    for place in 0..<shown {
        let weight = gym.dumbbells[shown == 1 ? 0 : place * (count - 1) / (shown - 1)]
        let height = 12 + Int(weight.units / max(1, heaviest.units / 40))
        let x = place * 26
        shapes.append(drawnRect(x + 5, 30, 12, 4, "steel"))
        shapes.append(drawnRect(x, 32 - height / 2, 7, height, "plate"))
        shapes.append(drawnRect(x + 15, 32 - height / 2, 7, height, "plate"))
    }
    let line =
        strings.pairs(count) + " · "
        + strings.reach(from: lightest, to: heaviest, step: nil, in: gym.unit)
    return div("plates drawn-row", [.role("img"), .label(line)]) {
        tag("svg", "", [.attribute("viewBox", "0 0 " + String(shown * 26) + " 64"), .unheard]) { shapes }
        tag("span", "why n", [.unheard], line)
    }
}

/// A stack with the pin in it, and its first weights.
@inline(never) func drawnStack(_ stack: WeightStack, _ unit: MassUnit, _ strings: Strings) -> View {
    var shapes: [View] = []
    for place in 0..<7 {
        shapes.append(drawnRect(0, 4 + place * 8, 44, 7, place < 3 ? "plate plate-20" : "steel"))
    }
    shapes.append(drawnRect(38, 22, 16, 3, "steel"))
    let line = strings.first(of: stack, in: unit)
    return div("plates", [.role("img"), .label(line)]) {
        tag("svg", "", [.attribute("viewBox", "0 0 56 64"), .unheard]) { shapes }
        tag("span", "why n", [.unheard], line)
    }
}
