import Training

// What is typed into the fields of rules: a line for each of several.

extension Percent {
    /// "2.5", "+2,5 %", "-5%".
    init?(typed text: String) {
        var entry = trimmed(text)
        if entry.hasSuffix("%") { entry = trimmed(String(entry.dropLast())) }
        let isLess = entry.hasPrefix("-") || entry.hasPrefix("−")
        if isLess || entry.hasPrefix("+") { entry = String(entry.dropFirst()) }
        guard let mass = Mass(entry: entry, in: .kg) else { return nil }
        self.init(thousandths: mass.units / 10_000_000 * (isLess ? -1 : 1))
    }
}

extension SessionRPE {
    init?(typed text: String) {
        guard let mass = Mass(entry: text, in: .kg), mass.units % 5_000_000_000 == 0 else { return nil }
        self.init(halves: Int(clamping: mass.units / 5_000_000_000))
    }
}

/// The lines of a text that hold something, each in its words; `nil` where there are none.
private func lines(_ text: String) -> [[String]]? {
    var lines: [[String]] = []
    for line in parts(text, UInt8(ascii: "\n")) {
        let words = parts(line, UInt8(ascii: " "))
        if !words.isEmpty { lines.append(words) }
    }
    return lines.isEmpty ? nil : lines
}

private func parts(_ text: String, _ separator: UInt8) -> [String] {
    var parts: [String] = []
    for part in text.utf8.split(separator: separator) { parts.append(String(Substring(part))) }
    return parts
}

/// "5+": five, and as many as there are.
private func openReps(_ text: String) -> (reps: Int, amrap: Bool)? {
    let amrap = text.hasSuffix("+")
    guard let reps = Int(amrap ? String(text.dropLast()) : text), (1...1_000).contains(reps) else { return nil }
    return (reps, amrap)
}

extension RPEAutoregulated.Step {
    static func typed(_ text: String) -> [Self]? {
        var steps: [Self] = []
        for words in lines(text) ?? [] {
            guard words.count == 2, let rpe = SessionRPE(typed: words[0]), let percent = Percent(typed: words[1])
            else { return nil }
            steps.append(Self(rpe, percent))
        }
        return steps.isEmpty ? nil : steps
    }
}

extension PercentOfMax.PercentSet {
    static func typed(_ text: String) -> [[Self]]? {
        var weeks: [[Self]] = []
        for words in lines(text) ?? [] {
            var sets: [Self] = []
            for word in words {
                let halves = parts(word, UInt8(ascii: "@"))
                guard halves.count == 2, let reps = openReps(halves[0]), let percent = Percent(typed: halves[1])
                else { return nil }
                sets.append(Self(percent: percent, reps: reps.reps, amrap: reps.amrap))
            }
            weeks.append(sets)
        }
        return weeks.isEmpty ? nil : weeks
    }
}

extension MaxIncrease.Row {
    /// Without a line nothing is ever added.
    static func typed(_ text: String, _ unit: MassUnit) -> [Self]? {
        var rows: [Self] = []
        for words in lines(text) ?? [] {
            guard words.count == 2, let reps = Int(words[0]), let amount = Mass(entry: words[1], in: unit)
            else { return nil }
            rows.append(Self(minReps: reps, amount: amount))
        }
        return rows
    }
}

extension Staged.Stage {
    static func typed(_ text: String) -> [Self]? {
        var stages: [Self] = []
        for words in lines(text) ?? [] {
            let halves = parts(words[0], UInt8(ascii: "x"))
            guard words.count == 1, halves.count == 2, let sets = Int(halves[0]), (1...50).contains(sets),
                let reps = openReps(halves[1])
            else { return nil }
            stages.append(Self(sets, reps.reps, amrap: reps.amrap))
        }
        return stages.isEmpty ? nil : stages
    }
}
