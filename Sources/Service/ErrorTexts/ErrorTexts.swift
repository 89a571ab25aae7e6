public import Training

/// The texts of refusals in another language, found by their English ones. Whoever refuses writes English, where the fault is;
/// what is said to the lifter is decided in this one place, so that the browser carries none of it.
struct ErrorTexts: Sendable {
    /// A text with places for what varies, `{}` in English. In the other language they are `{1}`, `{2}` and so on, in the order
    /// of the English text.
    private struct Pattern {
        var pieces: [String]
        var text: String
        /// How much of a text must be as it stands here: of several that fit, the one that says most is meant.
        var weight: Int
    }

    private var exact: [String: String] = [:]
    private var patterns: [Pattern] = []
    /// "The body" in the other language.
    private let body: String

    init(_ entries: [(english: String, text: String)], body: String) {
        self.body = body
        for entry in entries {
            let pieces = Self.pieces(entry.english)
            if pieces.count == 1 {
                exact[entry.english] = entry.text
            } else {
                let weight = pieces.reduce(0) { $0 + $1.utf8.count }
                patterns.append(Pattern(pieces: pieces, text: entry.text, weight: weight))
            }
        }
        patterns.sort { $0.weight > $1.weight }
    }

    /// The text in the other language; `nil` where there is none.
    ///
    /// A fault says what is wrong with a field, with or without the field's name before it and a full stop behind it: names of
    /// fields are the same in every language.
    subscript(english: String) -> String? {
        if let text = whole(english) { return text }
        if let rest = english.dropping(prefix: "The body "), let text = whole(rest) { return body + " " + text }
        guard let space = english.firstIndex(of: " ") else { return nil }
        guard let text = whole(String(english[english.index(after: space)...])) else { return nil }
        return english[..<space] + " " + text
    }

    private func whole(_ english: String) -> String? {
        if let text = exact[english] { return text }
        // Of a pattern that ends with what varies, the full stop would be a part.
        if english.hasSuffix("."), let text = fitting(english, endingWith: ".") { return text }
        if english.hasSuffix("."), let text = same(String(english.dropLast())) { return text + "." }
        return same(english)
    }

    private func same(_ english: String) -> String? { exact[english] ?? fitting(english) }

    /// The text of the pattern that fits; of those that end like this, where that is asked for.
    private func fitting(_ english: String, endingWith end: String = "") -> String? {
        for pattern in patterns where pattern.pieces.last?.hasSuffix(end) == true {
            guard let holes = Self.holes(pattern.pieces, in: english) else { continue }
            var text = pattern.text
            for (index, hole) in holes.enumerated() {
                text = text.replacing("{\(index + 1)}", with: same(hole) ?? hole)
            }
            return text
        }
        return nil
    }

    /// What stands between the pieces of a pattern; `nil` where the text is another one.
    private static func holes(_ pieces: [String], in text: String) -> [String]? {
        guard var rest = text.dropping(prefix: pieces[0])?[...] else { return nil }
        var holes: [String] = []
        for piece in pieces.dropFirst().dropLast() {
            guard let range = rest.firstRange(of: piece) else { return nil }
            holes.append(String(rest[..<range.lowerBound]))
            rest = rest[range.upperBound...]
        }
        guard let last = pieces.last, rest.hasSuffix(last) else { return nil }
        holes.append(String(rest.dropLast(last.count)))
        return holes
    }

    /// What stands around the places for what varies.
    private static func pieces(_ template: String) -> [String] {
        var pieces: [String] = []
        var rest = template[...]
        while let range = rest.firstRange(of: "{}") {
            pieces.append(String(rest[..<range.lowerBound]))
            rest = rest[range.upperBound...]
        }
        return pieces + [String(rest)]
    }
}

extension String {
    fileprivate func dropping(prefix: String) -> String? { hasPrefix(prefix) ? String(dropFirst(prefix.count)) : nil }
}

extension ServiceError {
    /// The same refusal in a language. Codes, paths and details stay; a text that has no translation stays English.
    public func said(in language: Language) -> ServiceError {
        guard language == .german else { return self }
        var said = self
        said.message = Self.text(message, in: language)
        for index in details?.errors?.indices ?? 0..<0 {
            guard let fault = details?.errors?[index] else { continue }
            said.details?.errors?[index].message = Self.text(fault.message, in: language)
        }
        return said
    }

    /// A text of a refusal in a language.
    static func text(_ english: String, in language: Language) -> String {
        language == .german ? ErrorTexts.german[english] ?? english : english
    }
}
