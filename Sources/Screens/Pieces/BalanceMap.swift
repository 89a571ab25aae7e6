import Training

/// How much each muscle gets in a week, on a body seen from both sides. The list beside it says the same.
struct BalanceMap {
    /// Sets of a week.
    var loads: [(muscle: Muscle, sets: Amount)]
    var range: WeeklySetRange

    var view: View {
        div("pair balance", [.unheard], key: 98) {
            body(isBack: false)
            body(isBack: true)
        }
    }

    private func body(isBack: Bool) -> View {
        div(isBack ? "body back" : "body") {
            bodyFigure
            for load in loads where load.muscle.isBehind == isBack {
                spot(load.muscle, "left", load.sets)
                if load.muscle.isPaired { spot(load.muscle, "right", load.sets) }
            }
        }
    }

    private func spot(_ muscle: Muscle, _ side: String, _ sets: Amount) -> View {
        let whole = (sets.units + Amount.one.units / 2) / Amount.one.units
        return tag("span", "spot at-" + muscle.rawValue + " " + side + " " + range.word(sets)) {
            tag("span", "n", String(whole))
        }
    }
}

extension WeeklySetRange {
    /// Where a week's sets are: `few`, `fit`, `many`, or `none`.
    func word(_ sets: Amount) -> String {
        sets <= .zero ? "none" : sets < Amount(Int64(low)) ? "few" : sets > Amount(Int64(high)) ? "many" : "fit"
    }
}

extension Muscle {
    /// On which side of the body it is shown.
    fileprivate var isBehind: Bool {
        switch self {
        case .lats, .middleBack, .lowerBack, .traps, .rearDelts, .triceps, .hamstrings, .glutes, .calves: true
        default: false
        }
    }

    /// Whether it is shown on both sides.
    fileprivate var isPaired: Bool {
        switch self {
        case .chest, .middleBack, .lowerBack, .neck, .abdominals, .adductors: false
        default: true
        }
    }
}
