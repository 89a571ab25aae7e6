/// A change of a weight with everything it was made of: what was asked for, what can be loaded around it, what came out.
struct WeightStep: Equatable {
    var from: Mass
    /// Before rounding.
    var raw: Mass
    var to: Mass
    /// The loads around `raw`; `nil` where it is one itself.
    var below: Mass?
    var above: Mass?

    /// A step to `to`, with the loads around what was asked for.
    init(from: Mass, raw: Mass, to: Mass, _ loads: Loads) {
        (self.from, self.raw, self.to) = (from, raw, to)
        if raw != to { (below, above) = (loads.atMost(raw), loads.atLeast(raw)) }
        if below == above { (below, above) = (nil, nil) }
    }

    /// Whether nothing changes.
    var isNothing: Bool { from == to }

    /// Puts the numbers into a reason.
    func fill(_ p: inout Reason.Params) {
        (p.from, p.to, p.raw, p.below, p.above) = (from, to, raw, below, above)
    }
}

extension Loads {
    /// A weight made harder by a share of it (easier by a negative one), before rounding.
    func harder(_ weight: Mass, by percent: Percent) -> Mass {
        let whole: Int64 = 100_000
        let factor = kind == .assisted ? whole - percent.thousandths : whole + percent.thousandths
        return factor <= 0 ? .zero : weight.scaled(factor, over: whole)
    }

    /// The harder of two weights; none is easier than any.
    func hardest(_ one: Mass?, _ other: Mass?) -> Mass? {
        guard let one, let other else { return one ?? other }
        return isHarder(other, than: one) ? other : one
    }

    /// A weight made harder by a mass, before rounding.
    func harder(_ weight: Mass, by mass: Mass) -> Mass {
        kind == .assisted ? max(.zero, weight - mass) : weight + mass
    }

    /// The load after a raise to `raw`: nearest, ties upward, and at least the next harder load; the same weight where
    /// there is nothing harder.
    func raised(_ weight: Mass, to raw: Mass) -> Mass {
        guard let next = harder(than: weight) else { return weight }
        let load = nearest(raw)
        return isHarder(next, than: load) ? next : load
    }

    /// The load after a deload to `raw`: rounded to the easier side, and at least one load easier; the same weight where
    /// there is nothing easier.
    func lowered(_ weight: Mass, to raw: Mass) -> Mass {
        guard let next = easier(than: weight) else { return weight }
        let load = (kind == .assisted ? atLeast(raw) : atMost(raw)) ?? next
        return isHarder(load, than: next) ? next : load
    }

    /// A deload by a minimum or by a share, whichever is larger, before rounding.
    func deloaded(_ weight: Mass, by percent: Percent, atLeast least: Mass) -> Mass {
        let share = weight.scaled(percent.thousandths, over: 100_000)
        let drop = max(share, least)
        return kind == .assisted ? weight + drop : max(.zero, weight - drop)
    }
}
