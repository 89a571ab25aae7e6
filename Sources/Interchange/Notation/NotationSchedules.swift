import Training

/// The settings of rules that are lists: weeks of percentages, stages, steps and tables.
extension NotationForm where Value == [PercentOfMax.PercentSet] {
    /// "5@65% 5@75% 5+@85%", "5x10@50%".
    static var percentSets: NotationForm {
        NotationForm(text: { Self.text($0) }) { text in
            var sets: [PercentOfMax.PercentSet] = []
            for word in text.split(separator: " ") {
                let parts = word.split(separator: "@", omittingEmptySubsequences: false)
                guard parts.count == 2, let percent = NotationNumbers.percent(String(parts[1])),
                    let scheme = NotationScheme(String(parts[0]), most: 50)
                else { return nil }
                for place in 0..<scheme.sets {
                    let isOpen = scheme.isOpen && place == scheme.sets - 1
                    sets.append(PercentOfMax.PercentSet(percent: percent, reps: scheme.reps, amrap: isOpen))
                }
            }
            return sets
        }
    }

    private static func text(_ sets: [PercentOfMax.PercentSet]) -> String {
        var groups: [String] = []
        var index = 0
        while index < sets.count {
            var end = index
            while !sets[end].amrap, end + 1 < sets.count, sets[end + 1].percent == sets[index].percent,
                sets[end + 1].reps == sets[index].reps
            {
                end += 1
            }
            let count = end - index + 1
            groups.append(
                (count > 1 ? String(count) + "x" : "") + String(sets[index].reps) + (sets[end].amrap ? "+@" : "@")
                    + NotationNumbers.text(sets[index].percent))
            index = end + 1
        }
        return groups.joined(separator: " ")
    }
}

/// "5x3+": so many sets of so many reps.
struct NotationScheme {
    var sets = 1
    var reps = 0
    var isOpen = false

    /// - Parameter most: sets that there may be.
    init?(_ text: String, most: Int) {
        var text = text[...]
        if text.last == "+" {
            isOpen = true
            text.removeLast()
        }
        let parts = text.split(separator: "x", omittingEmptySubsequences: false)
        guard parts.count <= 2, let last = parts.last, let reps = NotationNumbers.count(String(last)) else {
            return nil
        }
        self.reps = reps
        if parts.count == 2 {
            guard let sets = NotationNumbers.count(String(parts[0])), (1...most).contains(sets) else { return nil }
            self.sets = sets
        }
    }
}

extension NotationForm where Value == Staged.Stage {
    /// "5x3+".
    static var stage: NotationForm {
        NotationForm(
            text: { String($0.sets) + "x" + String($0.reps) + ($0.amrap ? "+" : "") },
            read: { text in
                guard let scheme = NotationScheme(text, most: 999_999), var stage = Staged.standard.first else {
                    return nil
                }
                (stage.sets, stage.reps, stage.amrap) = (scheme.sets, scheme.reps, scheme.isOpen)
                return stage
            })
    }
}

extension NotationForm where Value == RPEAutoregulated.Step {
    /// "8 +2.5%": up to RPE 8.
    static var step: NotationForm {
        NotationForm(
            text: {
                NotationNumbers.text($0.maxRPE) + ($0.percent.thousandths < 0 ? " " : " +")
                    + NotationNumbers.text($0.percent)
            },
            read: { text in
                let parts = text.split(separator: " ")
                guard parts.count == 2, let rpe = NotationNumbers.rpe(String(parts[0])),
                    let percent = NotationNumbers.percent(String(parts[1])), var step = RPEAutoregulated.standard.first
                else { return nil }
                (step.maxRPE, step.percent) = (rpe, percent)
                return step
            })
    }
}

extension NotationForm where Value == MaxIncrease {
    /// "cycle 2.5kg", "week 2.5kg", "amrap 2 2.5kg | 4 5kg".
    static var increase: NotationForm {
        NotationForm(text: { Self.text($0) }) { text in
            var increase = MaxIncrease()
            let parts = text.split(separator: " ", maxSplits: 1)
            guard let when = parts.first.flatMap({ MaxIncrease.When(rawValue: String($0)) }) else { return nil }
            increase.when = when
            let rest = parts.count == 2 ? String(parts[1]) : ""
            switch when {
            case .cycle, .week:
                guard let amount = NotationNumbers.mass(rest) else { return nil }
                increase.amount = amount
            case .amrap:
                guard let table = NotationForm<MaxIncrease.Row>.row.list.read(rest) else { return nil }
                increase.table = table
            }
            return increase
        }
    }

    private static func text(_ increase: MaxIncrease) -> String {
        let when = increase.when.rawValue
        switch increase.when {
        case .cycle, .week: return when + " " + NotationNumbers.text(increase.amount)
        case .amrap:
            return increase.table.isEmpty
                ? when : when + " " + NotationForm<MaxIncrease.Row>.row.list.text(increase.table)
        }
    }
}

extension NotationForm where Value == MaxIncrease.Row {
    fileprivate static var row: NotationForm {
        NotationForm(
            text: { String($0.minReps) + " " + NotationNumbers.text($0.amount) },
            read: { text in
                let parts = text.split(separator: " ")
                guard parts.count == 2, let reps = NotationNumbers.count(String(parts[0])),
                    let amount = NotationNumbers.mass(String(parts[1]))
                else { return nil }
                return MaxIncrease.Row(minReps: reps, amount: amount)
            })
    }
}

extension NotationForm where Value == String {
    /// The key of another lift, by its label.
    static var key: NotationForm {
        NotationForm(
            text: { NotationKey.text(ProgressionKey($0) ?? NotationKey.named($0)) },
            read: { NotationKey.key($0)?.text })
    }
}

/// What progresses together, by its label; by its id where it has none.
enum NotationKey {
    /// Within which a name of a rule from elsewhere is named that is too long, or holds other characters, to be a key's own.
    private static let scope = ID<ProgressionKeyTag>(high: 0x0c5b_3a61_7f2e_4d18, low: 0x9b47_60d1_e53a_8c92)

    static func text(_ key: ProgressionKey) -> String { ProgressionLabel(key)?.text ?? key.text }

    /// The key with a label or an id; `nil` for a text that can be neither.
    static func key(_ text: String) -> ProgressionKey? { ProgressionKey(text) ?? ProgressionLabel(text)?.key }

    /// The key that stands for whatever a rule calls it.
    static func named(_ text: String) -> ProgressionKey { key(text) ?? .named(text, in: scope) }
}
