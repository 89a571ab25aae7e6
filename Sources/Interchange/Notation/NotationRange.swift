import Training

/// The reps that are meant, where the sets do not say so: "target 5", "range 8-12", "to failure", and "no range 8-12" for one that
/// is kept and not used.
enum NotationRange {
    static func text(_ range: RepRange) -> String? {
        let bounds = bounds(range.lower, range.upper)
        switch range.mode {
        case .notSet: return bounds.isEmpty ? nil : "no range" + bounds
        case .target: return "target" + bounds
        case .range: return "range" + bounds
        case .untilFailure: return "to failure" + bounds
        }
    }

    private static func bounds(_ lower: Int?, _ upper: Int?) -> String {
        guard lower != nil || upper != nil else { return "" }
        return " " + (lower.map { String($0) } ?? "?") + (upper.map { "-" + String($0) } ?? "")
    }

    /// `nil` for words that say something else.
    static func read(_ words: [String]) -> RepRange? {
        var range = RepRange()
        var words = words[...]
        switch (words.first, words.dropFirst().first) {
        case ("target", _): range.mode = .target
        case ("range", _): range.mode = .range
        case ("to", "failure"):
            range.mode = .untilFailure
            words.removeFirst()
        case ("no", "range"): words.removeFirst()
        default: return nil
        }
        words.removeFirst()
        guard let bounds = words.popFirst() else { return range.mode == .notSet ? nil : range }
        let parts = bounds.split(separator: "-", omittingEmptySubsequences: false)
        guard words.isEmpty, parts.count <= 2, let lower = parts.first else { return nil }
        if lower != "?" {
            guard let number = NotationNumbers.count(String(lower)) else { return nil }
            range.lower = number
        }
        if parts.count == 2 {
            guard let number = NotationNumbers.count(String(parts[1])) else { return nil }
            range.upper = number
        }
        return range
    }
}
