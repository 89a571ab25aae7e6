import Foundation

/// How texts stand in a terminal, in columns.
extension String {
    /// Columns that the text takes: none for marks that stand over others, two for East Asian signs and pictures.
    var displayWidth: Int { reduce(0) { $0 + $1.displayWidth } }

    /// The text within so many columns; a longer one is cut off, and ends with "…".
    func fitted(to width: Int) -> String {
        if displayWidth <= width { return self }
        guard width > 0 else { return "" }
        var (text, taken) = ("", 0)
        for character in self {
            let next = taken + character.displayWidth
            if next > width - 1 { break }
            text.append(character)
            taken = next
        }
        return text + "…"
    }

    /// The text with spaces up to so many columns.
    func padded(to width: Int) -> String { self + String(repeating: " ", count: Swift.max(0, width - displayWidth)) }

    /// The words in lines of so many columns at most; a word that is longer than a line is cut off.
    func wrapped(to width: Int) -> [String] {
        var lines: [String] = []
        var line = ""
        for word in split(separator: " ") {
            let word = String(word).fitted(to: width)
            if line.isEmpty {
                line = word
            } else if line.displayWidth + 1 + word.displayWidth <= width {
                line += " " + word
            } else {
                lines.append(line)
                line = word
            }
        }
        return lines + [line]
    }

    /// Without what a terminal would obey instead of showing it: names come from files of others.
    var shown: String {
        guard unicodeScalars.contains(where: \.isObeyed) else { return self }
        return String(String.UnicodeScalarView(unicodeScalars.map { $0.isObeyed ? " " : $0 }))
    }

    /// For a terminal that knows no other signs: those that the program uses by their likes, letters without their marks.
    var inASCII: String {
        if utf8.allSatisfy({ $0 < 128 }) { return self }
        let alike: [Character: String] = [
            "×": "x", "–": "-", "−": "-", "…": "~", "·": "|", "“": "\"", "”": "\"", "„": "\"", "’": "'", "→": "->",
            "✓": "*", "►": ">", "ä": "ae", "ö": "oe", "ü": "ue", "Ä": "Ae", "Ö": "Oe", "Ü": "Ue", "ß": "ss",
            "\u{A0}": " ", "\u{202F}": " ",
        ]
        var text = ""
        for character in self {
            if character.isASCII {
                text.append(character)
            } else if let alike = alike[character] {
                text += alike
            } else {
                let letters = String(character).decomposed.filter(\.isASCII)
                text += letters.isEmpty ? "?" : String(letters)
            }
        }
        return text
    }

    /// Letters apart from their marks.
    private var decomposed: [Character] { decomposedStringWithCanonicalMapping.unicodeScalars.map { Character($0) } }
}

extension Character {
    /// Columns that the character takes.
    fileprivate var displayWidth: Int {
        // A picture that is asked for as such, and what is joined to one picture.
        if unicodeScalars.contains(where: { $0 == "\u{FE0F}" }) { return 2 }
        return unicodeScalars.map(\.displayWidth).max() ?? 0
    }
}

extension Unicode.Scalar {
    fileprivate var displayWidth: Int {
        if value < 0x300 { return 1 }
        switch properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format: return 0
        default: return Self.isWide(value) ? 2 : 1
        }
    }

    /// The wide ones of UAX #11, in blocks.
    private static func isWide(_ value: UInt32) -> Bool {
        switch value {
        case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF,
            0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6,
            0x1F300...0x1F64F, 0x1F680...0x1F6FF, 0x1F900...0x1F9FF, 0x1FA70...0x1FAFF, 0x20000...0x3FFFD:
            true
        default: false
        }
    }

    /// Whether it is an order to the terminal, or turns the direction of what stands beside it.
    fileprivate var isObeyed: Bool {
        properties.generalCategory == .control || (0x202A...0x202E).contains(value)
            || (0x2066...0x2069).contains(value)
    }
}
