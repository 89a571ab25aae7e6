import Training
import Wire

extension NextItem {
    /// The target that stands for all of them, which the chance is of.
    var headline: SetTarget? { .hardest(recommendation.targets, loadKind) }

    /// Behind its reps, where they are the least.
    @inline(never) var headlineMark: String {
        for set in plannedSets where set.amrap && set.target == headline { return "+" }
        return ""
    }

    /// Whether its targets, which the chance is of, are the working sets of a prescription.
    @inline(never) func isOf(_ prescription: ExercisePrescription?) -> Bool {
        let (sets, targets) = (prescription?.plannedSets ?? [], recommendation.targets)
        guard sets.count == targets.count else { return false }
        for (set, target) in zip(sets, targets)
        where set.target.weight != target.weight || set.target.reps != target.reps { return false }
        return true
    }
}

extension SetTarget {
    /// The heaviest weight with the fewest reps; with assistance the first.
    static func hardest(_ targets: [SetTarget], _ loadKind: LoadKind) -> SetTarget? {
        var hardest = targets.first
        if loadKind == .assisted { return hardest }
        for target in targets.dropFirst() {
            guard let weight = target.weight, let known = hardest?.weight else { continue }
            if weight > known || weight == known && (target.reps ?? 0) < (hardest?.reps ?? 0) { hardest = target }
        }
        return hardest
    }
}

/// What is said of a target beside its numbers: why it is what it is, how likely it holds, and what else the lifter might do.
extension Strings {
    /// "Works about 3 times in 4."
    func works(_ chance: Chance) -> String {
        let odds = voice.odds(chance)
        return t("Works about {}.", "Gelingt etwa {}.", odds)
    }

    /// The reasons of what comes next, its chance where they do not say it, and the offers beside it.
    ///
    /// - Parameter saysChance: false where the chance stands beside the target already.
    func why(_ item: NextItem, saysChance: Bool = true) -> [View] {
        var lines: [View] = []
        for text in said(item, saysChance) { lines.append(tag("p", "why", text)) }
        for offer in item.offers where !item.says(offer) {
            let target = voice.target(offer.target, loadKind: item.loadKind)
            let odds = voice.odds(offer.chance)
            let kind =
                switch offer.kind {
                case .beat: t("One rep more: ", "Eine Wdh. mehr: ")
                case .step: t("The next load: ", "Das nächste Gewicht: ")
                case .back: t("Back to the heavy day: ", "Zurück zum schweren Tag: ")
                }
            lines.append(
                tag("p", "why n offer") {
                    kind
                    tag("b", "", target)
                    t(", works about {}", ", gelingt etwa {}", odds)
                })
        }
        return lines
    }

    /// The sentences of what comes next.
    private func said(_ item: NextItem, _ saysChance: Bool) -> [String] {
        var lines: [String] = []
        var isSaid = false
        for reason in item.recommendation.reasons {
            lines.append(reason.text)
            if let chance = reason.params.chance, chance == item.chance { isSaid = true }
        }
        if let chance = item.chance, saysChance, !isSaid { lines.append(works(chance)) }
        return lines
    }
}
