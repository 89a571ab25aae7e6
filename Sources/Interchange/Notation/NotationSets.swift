import Training

/// The sets of an exercise: "3x8-12 60kg @8, backoff 2x10". A plus lets the last of a group be done for as many reps as possible.
struct NotationSets {
    var sets: [SetPrescription] = []
    /// What "8-12" says; `nil` where no group has a range.
    var range: RepRange?

    private static let maximumSets = 60

    // MARK: Writing

    /// - Parameter range: of the exercise. Groups that begin with its lower bound show it.
    static func text(_ sets: [SetPrescription], range: RepRange) -> (text: String, showsRange: Bool) {
        var groups: [String] = []
        var showsRange = false
        var index = 0
        while index < sets.count {
            var end = index
            while !sets[end].amrap, end + 1 < sets.count, sets[end + 1].isSameGroup(as: sets[index]) { end += 1 }
            groups.append(
                text(sets[index], count: end - index + 1, isOpen: sets[end].amrap, range: range, &showsRange))
            index = end + 1
        }
        return (groups.isEmpty ? "no sets" : groups.joined(separator: ", "), showsRange)
    }

    private static func text(
        _ set: SetPrescription, count: Int, isOpen: Bool, range: RepRange, _ showsRange: inout Bool
    ) -> String {
        var text = set.type == .working ? "" : set.type.rawValue + " "
        text += String(count) + "x"
        if let reps = set.reps {
            text += String(reps)
            if range.mode == .range, range.lower == reps, let upper = range.upper, set.type.countsForProgression {
                text += "-" + String(upper)
                showsRange = true
            }
        } else {
            text += set.durationSeconds.map { NotationNumbers.seconds($0) } ?? "?"
        }
        if isOpen { text += "+" }
        if set.reps != nil, let seconds = set.durationSeconds { text += " " + NotationNumbers.seconds(seconds) }
        if let weight = set.weight { text += " " + NotationNumbers.text(weight) }
        if let rir = set.rir { text += " @" + NotationNumbers.text(SessionRPE(rir)) }
        if let rest = set.restSeconds { text += " rest " + NotationNumbers.seconds(rest) }
        return text
    }

    // MARK: Reading

    init(_ text: String) throws(NotationError) {
        if text.isEmpty || NotationText.folded(text) == "no sets" { return }
        for group in try NotationText.parts(text, at: ",") { try read(group) }
    }

    private mutating func read(_ text: String) throws(NotationError) {
        var group = NotationSetGroup()
        var words = Self.joined(NotationText.words(text))[...]
        while let word = words.popFirst() {
            if word == "rest" {
                guard group.rest == nil, let seconds = words.popFirst().flatMap({ NotationRest.seconds($0) }) else {
                    throw NotationError(.notUnderstood, text)
                }
                group.rest = seconds
            } else if !group.take(word) {
                throw NotationError(.notUnderstood, text)
            }
        }
        guard let count = group.count else { throw NotationError(.notUnderstood, text) }
        guard count <= Self.maximumSets, sets.count + count <= Self.maximumSets else {
            throw NotationError(.tooMuch, text)
        }
        if let upper = group.upper, let lower = group.reps {
            let own = RepRange(lower, upper)
            if let range, range != own { throw NotationError(.severalRanges, text) }
            range = own
        }
        for place in 0..<count { sets.append(group.set(isOpen: group.isOpen && place == count - 1)) }
    }

    /// Words that belong together: "5 x 5", "60 kg", "@ 8", "3 min".
    static func joined(_ words: [String]) -> [String] {
        let units: Set<String> = ["kg", "lb", "lbs", "s", "sec", "min"]
        var joined: [String] = []
        for word in words {
            let last = joined.last?.utf8.last
            let endsInDigit = last.map { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ?? false
            let belongs =
                endsInDigit && (units.contains(word) || word.utf8.first == UInt8(ascii: "x"))
                || last == UInt8(ascii: "@") || last == UInt8(ascii: "x") && joined.last.map(isCount) ?? false
            if belongs, !joined.isEmpty { joined[joined.count - 1] += word } else { joined.append(word) }
        }
        return joined
    }

    private static func isCount(_ word: String) -> Bool { NotationNumbers.count(String(word.dropLast())) != nil }
}

/// One group of sets while it is read.
private struct NotationSetGroup {
    var count: Int?
    var type: SetType?
    var reps: Int?
    var upper: Int?
    var seconds: Int?
    var weight: Mass?
    var rir: RIR?
    var rest: Int?
    var isOpen = false

    /// `false` for a word that means nothing here, or says something twice.
    mutating func take(_ word: String) -> Bool {
        if let type = SetType(rawValue: word.replacing("-", with: "_")) {
            guard self.type == nil, count == nil else { return false }
            self.type = type
            return true
        }
        if let mass = NotationNumbers.mass(word) {
            guard weight == nil else { return false }
            weight = mass
            return true
        }
        if word.utf8.first == UInt8(ascii: "@") {
            guard rir == nil, let rpe = NotationNumbers.rpe(String(word.dropFirst())),
                let left = RIR(halves: 20 - rpe.halves)
            else { return false }
            rir = left
            return true
        }
        if count != nil {
            guard seconds == nil, let time = NotationNumbers.seconds(word) else { return false }
            seconds = time
            return true
        }
        return takeBody(word)
    }

    /// "5x5", "3x8-12", "3x30s", "1x?", "5+".
    private mutating func takeBody(_ word: String) -> Bool {
        var body = word[...]
        count = 1
        if let cross = body.firstIndex(of: "x") {
            guard let number = NotationNumbers.count(String(body[..<cross])), number > 0 else { return false }
            count = number
            body = body[cross...].dropFirst()
        }
        if body.last == "+" {
            isOpen = true
            body.removeLast()
        }
        if body == "?" { return true }
        if let reps = NotationNumbers.count(String(body)) {
            self.reps = reps
            return true
        }
        if let time = NotationNumbers.seconds(String(body)) {
            seconds = time
            return true
        }
        let bounds = body.split(separator: "-", omittingEmptySubsequences: false)
        guard bounds.count == 2, let lower = NotationNumbers.count(String(bounds[0])),
            let upper = NotationNumbers.count(String(bounds[1]))
        else { return false }
        (reps, self.upper) = (lower, upper)
        return true
    }

    func set(isOpen: Bool) -> SetPrescription {
        SetPrescription(
            id: .unnamed, type: type ?? .working, weight: weight, reps: reps, rir: rir, amrap: isOpen,
            durationSeconds: seconds, restSeconds: rest)
    }
}

extension SetPrescription {
    /// Whether a set is the same as another, but for its last reps.
    fileprivate func isSameGroup(as other: SetPrescription) -> Bool {
        type == other.type && numbers == other.numbers && restSeconds == other.restSeconds
    }
}

/// How long to rest: "rest 3min", "rest by type warmup 60s top 4min", "rest by set".
enum NotationRest {
    static func text(_ rest: RestPolicy) -> String? {
        if rest == RestPolicy() { return nil }
        var text = "rest"
        switch rest.mode {
        case .allSame: break
        case .byType: text += " by type"
        case .individual: text += " by set"
        }
        if let seconds = rest.seconds { text += " " + NotationNumbers.seconds(seconds) }
        for type in SetType.allCases {
            if let seconds = rest.byType?[type.rawValue] {
                text += " " + type.rawValue + " " + NotationNumbers.seconds(seconds)
            }
        }
        return text == "rest" ? nil : text
    }

    /// - Parameter words: what follows the word itself.
    static func read(_ words: [String]) -> RestPolicy? {
        var rest = RestPolicy()
        var words = words[...]
        if words.first == "by" {
            switch words.dropFirst().first {
            case "type": rest.mode = .byType
            case "set": rest.mode = .individual
            default: return nil
            }
            words = words.dropFirst(2)
        }
        while let word = words.popFirst() {
            if let type = SetType(rawValue: word.replacing("-", with: "_")) {
                guard let seconds = words.popFirst().flatMap({ seconds($0) }) else { return nil }
                rest.byType = (rest.byType ?? [:]).merging([type.rawValue: seconds]) { $1 }
            } else if let seconds = seconds(word), rest.seconds == nil {
                rest.seconds = seconds
            } else {
                return nil
            }
        }
        return rest == RestPolicy() ? nil : rest
    }

    /// A bare number is one of seconds.
    static func seconds(_ word: String) -> Int? { NotationNumbers.seconds(word) ?? NotationNumbers.count(word) }
}
