/// Unmarked warm-ups: lighter first sets that ramp up to the heaviest. A guess, made only where the log marks no
/// warm-ups, and always shown as such.
enum Ramp {
    /// The heaviest load of the sets, or the one with the least help.
    static func hardest(_ sets: [SetPerformance], _ step: Loads) -> Mass? {
        var hardest: Mass?
        for set in sets { hardest = step.hardest(hardest, set.weight) }
        return hardest
    }

    /// From this share of the heaviest on, a lighter first set is pyramid work rather than a warm-up, as far as a plan made
    /// of a log is concerned. In real logs three quarters of the guessed ramps are of that kind.
    static let workShare = Percent(thousandths: 75_000)

    /// How many first sets of a log become warm-ups in a plan that mirrors it: those of the ramp that are clearly lighter.
    /// The rest stays work with targets of its own, so that it holds nobody back.
    static func warmups(_ sets: [SetPerformance], _ step: Loads) -> Int {
        guard let top = hardest(sets, step) else { return 0 }
        let (share, whole) = (workShare.thousandths, Percent.whole.thousandths)
        let limit = step.kind == .assisted ? top.scaled(whole, over: share) : top.scaled(share, over: whole)
        return sets.prefix(length(sets, step)).prefix { $0.weight.map { step.isHarder(limit, than: $0) } ?? true }.count
    }

    /// How many first sets are a ramp: all lighter than the heaviest, none lighter than the one before.
    static func length(_ sets: [SetPerformance], _ step: Loads) -> Int {
        for set in sets where set.setType == .warmup { return 0 }
        guard let top = hardest(sets, step), let first = sets.firstIndex(where: { $0.weight == top }) else { return 0 }
        for index in 0..<first {
            guard let weight = sets[index].weight, step.isHarder(top, than: weight) else { return 0 }
            if index > 0, let before = sets[index - 1].weight, step.isHarder(before, than: weight) { return 0 }
        }
        return first
    }
}
