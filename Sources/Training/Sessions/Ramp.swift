/// Unmarked warm-ups: lighter first sets that ramp up to the heaviest. A guess, made only where the log marks no
/// warm-ups, and always shown as such.
enum Ramp {
    /// The heaviest load of the sets, or the one with the least help.
    static func hardest<Set: HoldsSetNumbers>(_ sets: [Set], _ step: Loads) -> Mass? {
        var hardest: Mass?
        for set in sets { hardest = step.hardest(hardest, set.weight) }
        return hardest
    }

    /// From this share of the best set's estimated max on, a lighter first set is work and no warm-up. Against marked warm-ups
    /// of real logs 0.51 to 0.89 of what it takes for warm-ups are some.
    static let effortOfWork = 0.85
    /// The same share of the heaviest weight, where nothing tells of strength: time, assistance.
    static let workShare = Percent(thousandths: 75_000)

    /// How many first sets are warm-ups that nobody marked: those of the ramp that are easy. The rest of a ramp is work.
    /// The coach, plans that are made of a log and the sets of last time beside those of today ask for nothing else.
    ///
    /// - Parameter sets: of one lift in one session, in their order; none of them marked as a warm-up.
    static func warmups<Set: HoldsSetNumbers>(_ sets: [Set], _ kind: LoadKind) -> Int {
        let step = Loads(increment: .kilogram, kind: kind)
        guard let top = hardest(sets, step) else { return 0 }
        let (share, whole) = (workShare.thousandths, Percent.whole.thousandths)
        let limit = kind == .assisted ? top.scaled(whole, over: share) : top.scaled(share, over: whole)
        var best = kind == .assisted ? nil : 0.0
        for set in sets {
            guard let before = best, let reps = set.reps else {
                best = nil
                break
            }
            best = max(before, (set.weight ?? .zero).kilograms * EstimatedMax.ratio(reps))
        }
        let ramp = length(sets, step)
        for (index, set) in sets[..<ramp].enumerated() {
            guard let weight = set.weight, weight > .zero || kind == .assisted else { return 0 }
            let isWork =
                best.map { weight.kilograms * EstimatedMax.ratio(set.reps ?? 0) >= effortOfWork * $0 }
                ?? !step.isHarder(limit, than: weight)
            if isWork { return index }
        }
        return ramp
    }

    /// How many first sets are a ramp: all lighter than the heaviest, none lighter than the one before.
    static func length<Set: HoldsSetNumbers>(_ sets: [Set], _ step: Loads) -> Int {
        guard let top = hardest(sets, step), let first = sets.firstIndex(where: { $0.weight == top }) else { return 0 }
        for index in 0..<first {
            guard let weight = sets[index].weight, step.isHarder(top, than: weight) else { return 0 }
            if index > 0, let before = sets[index - 1].weight, step.isHarder(before, than: weight) { return 0 }
        }
        return first
    }
}
