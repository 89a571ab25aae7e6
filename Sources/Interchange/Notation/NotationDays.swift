import Training

/// What stands before the colon of a line of days: "days", "week 4 deload", "weeks 1-3 weight 80% sets 50%".
struct NotationDays: Equatable {
    var weeks: ClosedRange<Int>?
    var phase: TrainingPhase?
    var intensity: Modifier?
    var volume: Modifier?

    static let maximumWeeks = 200

    init(_ day: ProgramBlueprint.Day) {
        weeks = day.week.map { $0...$0 }
        (phase, intensity, volume) = (day.phase, day.intensityModifier, day.volumeModifier)
    }

    /// Whether a word begins such a line.
    static func begins(_ words: [String]) -> Bool {
        words.first.map { ["days", "week", "weeks"].contains($0) } ?? false
    }

    /// `nil` where the words say something else.
    init?(_ words: [String]) {
        var words = words[...]
        switch words.popFirst() {
        case "days": break
        case "week":
            guard let week = words.popFirst().flatMap({ NotationNumbers.count($0) }) else { return nil }
            weeks = week...week
        case "weeks":
            let bounds = words.popFirst()?.split(separator: "-") ?? []
            guard bounds.count == 2, let first = NotationNumbers.count(String(bounds[0])),
                let last = NotationNumbers.count(String(bounds[1])), first <= last, last - first < Self.maximumWeeks
            else { return nil }
            weeks = first...last
        default: return nil
        }
        if let phase = words.first.flatMap({ TrainingPhase(rawValue: $0) }) {
            self.phase = phase
            words.removeFirst()
        }
        while let word = words.popFirst() {
            guard let share = words.popFirst().flatMap({ NotationNumbers.modifier($0) }) else { return nil }
            if word == "weight", intensity == nil {
                intensity = share
            } else if word == "sets", volume == nil {
                volume = share
            } else {
                return nil
            }
        }
    }

    var text: String {
        var text = "days"
        if let weeks {
            let first = String(weeks.lowerBound)
            text = weeks.count == 1 ? "week " + first : "weeks " + first + "-" + String(weeks.upperBound)
        }
        if let phase { text += " " + phase.rawValue }
        if let intensity { text += " weight " + NotationNumbers.text(intensity) }
        if let volume { text += " sets " + NotationNumbers.text(volume) }
        return text
    }

    /// The days of a line, in all of its weeks.
    func days(_ text: String) throws(NotationError) -> [ProgramBlueprint.Day] {
        var named: [ProgramBlueprint.Day] = []
        for part in try NotationText.parts(text, at: ",") { named.append(try day(part)) }
        guard let weeks else { return named }
        var days: [ProgramBlueprint.Day] = []
        for week in weeks {
            for var day in named {
                day.week = week
                days.append(day)
            }
        }
        return days
    }

    private func day(_ text: String) throws(NotationError) -> ProgramBlueprint.Day {
        var day = ProgramBlueprint.Day()
        (day.phase, day.intensityModifier, day.volumeModifier) = (phase, intensity, volume)
        let (plan, name) = try Self.parted(text)
        if plan.isEmpty { throw NotationError(.notUnderstood, text) }
        if !Self.isRest(plan) { day.plan = try NotationText.value(plan) }
        if let name { day.name = try NotationText.value(name) }
        return day
    }

    /// "Upper A as Monday".
    private static func parted(_ text: String) throws(NotationError) -> (plan: String, name: String?) {
        let scalars = Array(text.unicodeScalars)
        var isQuoted = false
        var index = 0
        while index < scalars.count {
            if isQuoted, scalars[index] == "\\" {
                index += 1
            } else if scalars[index] == "\"" {
                isQuoted.toggle()
            } else if !isQuoted, scalars[index...].starts(with: " as ".unicodeScalars) {
                return (
                    NotationText.trimmed(NotationText.string(scalars[..<index])),
                    NotationText.trimmed(NotationText.string(scalars[(index + 4)...]))
                )
            }
            index += 1
        }
        return (text, nil)
    }

    static func isRest(_ plan: String) -> Bool { plan.lowercased() == "rest" }

    /// A day as it stands in a line.
    static func text(_ day: ProgramBlueprint.Day) -> String {
        func isTaken(_ name: String) -> Bool { isRest(name) || (" " + name + " ").contains(" as ") }
        let plan = day.plan.map { NotationText.name($0, isTaken: isTaken) } ?? "rest"
        return plan + (day.name.map { " as " + NotationText.name($0, isTaken: isTaken) } ?? "")
    }
}
