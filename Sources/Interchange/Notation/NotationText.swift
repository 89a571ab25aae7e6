/// The words of the notation: what is taken as it stands, and what stands in quotation marks.
enum NotationText {
    // MARK: Writing

    /// A text that is the rest of its line.
    static func line(_ text: String) -> String { isPlain(text) ? text : quoted(text) }

    /// A name among others, which end at a comma, a semicolon or a colon.
    static func name(_ text: String, isTaken: (String) -> Bool = { _ in false }) -> String {
        let marks: Set<Unicode.Scalar> = [",", ";", ":", "\"", "(", ")"]
        let isName = !text.isEmpty && isPlain(text) && !text.unicodeScalars.contains { marks.contains($0) }
        return isName && !isTaken(text) ? text : quoted(text)
    }

    /// What stands before a colon.
    static func label(_ text: String, isTaken: (String) -> Bool) -> String {
        let first = text.unicodeScalars.first
        let isLabel =
            isPlain(text) && first != nil && first != "#" && first != ">" && !text.unicodeScalars.contains(":")
        return isLabel && !isTaken(text) ? text : quoted(text)
    }

    private static func isPlain(_ text: String) -> Bool {
        let scalars = text.unicodeScalars
        guard let first = scalars.first, let last = scalars.last else { return true }
        if isSpace(first) || isSpace(last) || first == "\"" { return false }
        return !scalars.contains { isControl($0) }
    }

    private static func quoted(_ text: String) -> String {
        var quoted = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": quoted += "\\\""
            case "\\": quoted += "\\\\"
            case "\n": quoted += "\\n"
            case _ where isControl(scalar): quoted += "\\u{" + String(scalar.value, radix: 16) + "}"
            default: quoted.unicodeScalars.append(scalar)
            }
        }
        return quoted + "\""
    }

    /// What no line holds as it is: line breaks of every kind, and marks that are not seen.
    private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
        scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value) || scalar.value == 0x2028 || scalar.value == 0x2029
            || scalar.value == 0xFEFF
    }

    static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
        scalar == " " || scalar == "\t" || scalar == "\u{A0}" || scalar == "\u{202F}"
    }

    // MARK: Reading

    static func trimmed(_ text: String) -> String {
        var scalars = Array(text.unicodeScalars)[...]
        while let first = scalars.first, isSpace(first) { scalars.removeFirst() }
        while let last = scalars.last, isSpace(last) { scalars.removeLast() }
        return string(scalars)
    }

    static func string<Scalars: Sequence>(_ scalars: Scalars) -> String where Scalars.Element == Unicode.Scalar {
        var view = String.UnicodeScalarView()
        view.append(contentsOf: scalars)
        return String(view)
    }

    /// A text that stands alone, out of its quotation marks where it has some.
    static func value(_ text: String) throws(NotationError) -> String {
        let text = trimmed(text)
        guard text.unicodeScalars.first == "\"" else { return text }
        let (value, rest) = try unquoted(Array(text.unicodeScalars)[...])
        guard rest.isEmpty else { throw NotationError(.notUnderstood, text) }
        return value
    }

    /// What stands before the first colon of a line, whether it stood in quotation marks, and what comes after.
    static func labelled(_ line: String) throws(NotationError) -> (label: String, isQuoted: Bool, rest: String) {
        var scalars = Array(line.unicodeScalars)[...]
        let isQuoted = scalars.first == "\""
        var label = ""
        if isQuoted {
            (label, scalars) = try unquoted(scalars)
            while let first = scalars.first, isSpace(first) { scalars.removeFirst() }
            guard scalars.first == ":" else { throw NotationError(.notUnderstood, line) }
        } else {
            guard let colon = scalars.firstIndex(of: ":") else { throw NotationError(.notUnderstood, line) }
            label = trimmed(string(scalars[..<colon]))
            scalars = scalars[colon...]
        }
        return (label, isQuoted, trimmed(string(scalars.dropFirst())))
    }

    private static func unquoted(
        _ scalars: ArraySlice<Unicode.Scalar>
    ) throws(NotationError) -> (value: String, rest: ArraySlice<Unicode.Scalar>) {
        var value = String.UnicodeScalarView()
        var rest = scalars.dropFirst()
        while let scalar = rest.popFirst() {
            if scalar == "\"" { return (String(value), rest) }
            guard scalar == "\\" else {
                value.append(scalar)
                continue
            }
            switch rest.popFirst() {
            case "n": value.append("\n")
            case "u":
                guard let end = rest.firstIndex(of: "}"), rest.first == "{",
                    let code = UInt32(string(rest[..<end].dropFirst()), radix: 16), let meant = Unicode.Scalar(code)
                else { throw NotationError(.notUnderstood, string(scalars)) }
                value.append(meant)
                rest = rest[end...].dropFirst()
            case let other?: value.append(other)
            case nil: break
            }
        }
        throw NotationError(.openQuote, string(scalars))
    }

    /// The parts of a text, each trimmed. What stands in quotation marks or brackets is not parted, and a comma between two digits
    /// is one of a decimal number.
    static func parts(_ text: String, at mark: Unicode.Scalar) throws(NotationError) -> [String] {
        let scalars = Array(text.unicodeScalars)
        var parts: [String] = []
        var (start, depth, isQuoted) = (0, 0, false)
        var index = 0
        while index < scalars.count {
            let scalar = scalars[index]
            if isQuoted {
                if scalar == "\\" { index += 1 } else if scalar == "\"" { isQuoted = false }
            } else if scalar == "\"" {
                isQuoted = true
            } else if scalar == "(" {
                depth += 1
            } else if scalar == ")" {
                depth -= 1
            } else if scalar == mark, depth == 0, !isDecimal(scalars, index) {
                parts.append(trimmed(string(scalars[start..<index])))
                start = index + 1
            }
            index += 1
        }
        guard !isQuoted, depth == 0 else { throw NotationError(.openQuote, text) }
        return parts + [trimmed(string(scalars[start...]))]
    }

    private static func isDecimal(_ scalars: [Unicode.Scalar], _ index: Int) -> Bool {
        guard scalars[index] == ",", index > 0, index + 1 < scalars.count else { return false }
        let digits: ClosedRange<Unicode.Scalar> = "0"..."9"
        return digits.contains(scalars[index - 1]) && digits.contains(scalars[index + 1])
    }

    /// The words of a text, in small letters, with the signs that a keyboard has.
    static func words(_ text: String) -> [String] {
        var words: [String] = []
        var word = String.UnicodeScalarView()
        for scalar in text.lowercased().unicodeScalars {
            if isSpace(scalar) {
                if !word.isEmpty { words.append(String(word)) }
                word = String.UnicodeScalarView()
            } else {
                word.append(scalar == "×" ? "x" : scalar == "–" || scalar == "—" || scalar == "−" ? "-" : scalar)
            }
        }
        return word.isEmpty ? words : words + [String(word)]
    }

    /// A word of the notation as it is compared: small letters, one space between its parts.
    static func folded(_ text: String) -> String {
        var folded = ""
        for word in words(text) { folded += (folded.isEmpty ? "" : " ") + word }
        return folded
    }
}
