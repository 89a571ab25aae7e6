/// Spellings of exercise names.
public enum ExerciseName {
    /// The form of a name by which a custom exercise is found again: blind to case, spacing, punctuation and accents.
    ///
    /// A name that is nothing but punctuation keeps it, so that two such names stay two exercises.
    public static func key(_ name: String) -> String {
        let words = foldedWords(name)
        guard !words.isEmpty else { return trimmed(name) }
        return words.joined(separator: " ")
    }

    /// Whether a name says that weight is added to the body's: `Pull Up (Weighted)`, `Klimmzug mit Zusatzgewicht`.
    public static func saysAddedWeight(_ name: String) -> Bool { addedWeight(in: foldedWords(name)) != nil }

    /// The words of a name without those that say that weight is added; `nil` for a name that says nothing of it.
    public static func withoutAddedWeight(_ name: String) -> String? {
        var words = foldedWords(name)
        guard let said = addedWeight(in: words) else { return nil }
        words.removeSubrange(said)
        return words.isEmpty ? nil : words.joined(separator: " ")
    }

    /// The words of a name that say that weight is added, with what joins them to the others.
    private static func addedWeight(in words: [String]) -> Range<Int>? {
        for (place, word) in words.enumerated() {
            var start = place
            while start > 0, joinsWeight(words[start - 1]) { start -= 1 }
            switch word {
            case "weighted", "zusatzgewicht", "gewichtet", "leste", "lestee", "lestes", "lestees", "lest", "lastrado",
                "lastrada", "lastrados", "lastradas", "lastre", "lastro", "zavorra", "zavorrata", "zavorrate",
                "zavorrati", "zavorrato", "sovraccarico", "отягощением", "утяжелением", "负重", "加重":
                return start..<place + 1
            // The weight of what it is with. "Con peso corporal" says that there is none.
            case "gewicht", "peso", "carga", "poids", "charge", "весом":
                let next = place + 1 < words.count ? words[place + 1] : ""
                if start < place, !["corporal", "propio", "do", "du", "тела"].contains(next) {
                    return start..<place + 1
                }
            default: break
            }
        }
        return nil
    }

    private static func joinsWeight(_ word: String) -> Bool {
        switch word {
        case "mit", "con", "com", "avec", "с", "extra", "доп", "дополнительным": true
        default: false
        }
    }

    /// A name without what its owner put behind it to tell it from another: "(Custom)", "Old Data", "Backup", "#2".
    ///
    /// - Returns: `nil` for a name that has nothing of the kind.
    public static func withoutMark(_ name: String) -> String? {
        var words: [Substring] = []
        for word in name.utf8.split(separator: UInt8(ascii: " ")) { words.append(Substring(word)) }
        let all = words.count
        while words.count > 1, let last = words.last, isMark(String(last)) { words.removeLast() }
        return words.count < all ? words.joined(separator: " ") : nil
    }

    private static func isMark(_ word: String) -> Bool {
        let marks = ["custom", "old", "data", "backup", "copy", "new", "eigene", "alt", "neu", "kopie"]
        let folded = foldedWords(word).joined(separator: " ")
        if marks.contains(folded) { return true }
        // "#2", "(2)", "v2": a number alone may be a part of the name, as in "Leg Press 45".
        let isNumber = !folded.isEmpty && folded.utf8.allSatisfy { (48...57).contains($0) }
        if isNumber { return word.utf8.first == UInt8(ascii: "#") || word.utf8.first == UInt8(ascii: "(") }
        return folded.utf8.count == 2 && folded.utf8.first == UInt8(ascii: "v")
            && folded.utf8.last.map { (48...57).contains($0) } == true
    }

    /// The words of a name in order, lower case, without accents; an apostrophe joins what it stands between.
    public static func foldedWords(_ name: String) -> [String] {
        var words: [String] = []
        var word = String.UnicodeScalarView()
        for scalar in name.lowercased().unicodeScalars {
            switch role(of: scalar) {
            case .silent:
                break
            case .separator:
                if !word.isEmpty {
                    words.append(String(word))
                    word = String.UnicodeScalarView()
                }
            case .letter:
                if let plain = plainLetters(scalar) {
                    word.append(contentsOf: plain.unicodeScalars)
                } else {
                    word.append(scalar)
                }
            }
        }
        if !word.isEmpty { words.append(String(word)) }
        return words
    }

    private enum Role {
        case letter
        case separator
        case silent
    }

    /// Decided by code range, not by character class: the tables behind those classes would travel with the web app.
    private static func role(of scalar: Unicode.Scalar) -> Role {
        switch scalar.value {
        case 0x27, 0x60, 0xB4, 0x2018, 0x2019, 0x02BC:
            return .silent
        // Combining accents: a decomposed letter must equal the composed one. Joiners and emoji selectors say nothing.
        case 0x0300...0x036F, 0x00AD, 0x200B...0x200F, 0xFE00...0xFE0F, 0xFEFF:
            return .silent
        case 0x30...0x39, 0x61...0x7A:
            return .letter
        // "+" tells two exercises apart more often than it decorates one.
        case 0x2B:
            return .letter
        case 0x00...0x7F:
            return .separator
        case 0x80...0xA9, 0xAB...0xB1, 0xB6...0xB8, 0xBB, 0xBF, 0xD7, 0xF7:
            return .separator
        case 0x2000...0x206F, 0x3000...0x303F, 0xFF01...0xFF0F, 0xFF1A...0xFF20, 0xFF3B...0xFF40, 0xFF5B...0xFF65:
            return .separator
        default:
            return .letter
        }
    }

    /// The unaccented spelling of an accented Latin letter, nil where there is nothing to take away.
    private static func plainLetters(_ scalar: Unicode.Scalar) -> String? {
        switch scalar.value {
        case 0x00...0x7F: return nil
        case 0xE0...0xE5, 0x101, 0x103, 0x105: return "a"
        case 0xE6: return "ae"
        case 0xE7, 0x107, 0x109, 0x10B, 0x10D: return "c"
        case 0x10F, 0x111, 0xF0: return "d"
        case 0xE8...0xEB, 0x113, 0x115, 0x117, 0x119, 0x11B: return "e"
        case 0x11D, 0x11F, 0x121, 0x123: return "g"
        case 0xEC...0xEF, 0x129, 0x12B, 0x12D, 0x12F, 0x131: return "i"
        case 0x13A, 0x13C, 0x13E, 0x142: return "l"
        case 0xF1, 0x144, 0x146, 0x148: return "n"
        case 0xF2...0xF6, 0xF8, 0x14D, 0x14F, 0x151: return "o"
        case 0x153: return "oe"
        case 0x155, 0x157, 0x159: return "r"
        case 0xDF: return "ss"
        case 0x15B, 0x15D, 0x15F, 0x161, 0x219: return "s"
        case 0x163, 0x165, 0x21B: return "t"
        case 0xF9...0xFC, 0x169, 0x16B, 0x16D, 0x16F, 0x171, 0x173: return "u"
        case 0xFD, 0xFF: return "y"
        case 0x17A, 0x17C, 0x17E: return "z"
        // Cyrillic й and ё, whose decomposed forms lose their accent above.
        case 0x439: return "и"
        case 0x451: return "е"
        default: return nil
        }
    }

    private static func trimmed(_ name: String) -> String {
        let lower = Array(name.lowercased().unicodeScalars)
        guard let first = lower.firstIndex(where: { $0.value > 0x20 }),
            let last = lower.lastIndex(where: { $0.value > 0x20 })
        else { return "" }
        var view = String.UnicodeScalarView()
        view.append(contentsOf: lower[first...last])
        return String(view)
    }
}
