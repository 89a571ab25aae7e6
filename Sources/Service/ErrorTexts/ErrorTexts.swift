import Contract
import Synchronization
public import Training

/// Texts in another language, found by their English ones. Whoever refuses or reports writes English, where the fault is; what
/// is said to the lifter is decided in this one place, so that the browser carries none of it.
struct ErrorTexts: Sendable {
    /// A text with places for what varies, `{}` in English. In the other language they are `{1}`, `{2}` and so on, in the order
    /// of the English text. A place in quotation marks, `“{}”`, holds words of the lifter's own, which stay as they are.
    private struct Pattern {
        /// What stands around the places.
        var pieces: [[UInt8]]
        /// Whether each place is in quotation marks.
        var isQuoted: [Bool]
        /// The other text around its places, which are counted from 0.
        var around: [String]
        var places: [Int]
        /// How much of a text must be as it stands here: of several that fit, the one that says most is meant.
        var weight: Int
    }

    private var exact: [String: String] = [:]
    private var patterns: [Pattern] = []
    /// "The body" in the other language.
    private let body: String
    /// What exercises of the catalogue are called, by their English names.
    private let exercises: [String: String]

    /// - Parameter exercises: the language in which exercises that a text names are called, where it names any.
    init(_ entries: [(english: String, text: String)], body: String, exercises language: Language = .english) {
        self.body = body
        exercises = CatalogueNames.all(in: language)
        for entry in entries {
            let pieces = Self.pieces(entry.english).map { Array($0.utf8) }
            if pieces.count == 1 {
                exact[entry.english] = entry.text
            } else {
                let isQuoted = zip(pieces, pieces.dropFirst()).map { $0.hasSuffix(opening) && $1.starts(with: closing) }
                let (around, places) = Self.places(entry.text)
                patterns.append(
                    Pattern(
                        pieces: pieces, isQuoted: isQuoted, around: around, places: places,
                        weight: pieces.reduce(0) { $0 + $1.count }))
            }
        }
        patterns.sort { $0.weight > $1.weight }
    }

    /// What refusals are said with; `nil` in English, as they are written.
    static func refusals(in language: Language) -> ErrorTexts? {
        language == .german ? german : known(language)?.refusals
    }

    /// What reports of imports are said with.
    static func reports(in language: Language) -> ErrorTexts? {
        language == .german ? germanReport : known(language)?.reports
    }

    /// Of languages that came as files.
    private static let files = Mutex<[Language: (refusals: ErrorTexts, reports: ErrorTexts)]>([:])

    private static func known(_ language: Language) -> (refusals: ErrorTexts, reports: ErrorTexts)? {
        guard let file = language.file else { return nil }
        return files.withLock { known in
            if let texts = known[language] { return texts }
            let body = language.t("The body", "Die Anfrage")
            func texts(_ from: CatalogueTexts, exercises: Language) -> ErrorTexts {
                ErrorTexts(from.entries.map { ($0.english, $0.text.other) }, body: body, exercises: exercises)
            }
            let texts = (texts(file.refusals, exercises: .english), texts(file.reports, exercises: language))
            known[language] = texts
            return texts
        }
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

    /// The text in the other language, with nothing before it.
    func whole(_ english: String) -> String? {
        if let text = exact[english] { return text }
        // Of a pattern that ends with what varies, the full stop would be a part.
        if english.hasSuffix("."), let text = fitting(english, endingWith: UInt8(ascii: ".")) { return text }
        if english.hasSuffix("."), let text = same(String(english.dropLast())) { return text + "." }
        return same(english)
    }

    private func same(_ english: String) -> String? { exact[english] ?? fitting(english) }

    /// The text of the pattern that fits; of those that end like this, where that is asked for.
    private func fitting(_ english: String, endingWith end: UInt8? = nil) -> String? {
        let utf8 = Array(english.utf8)
        for pattern in patterns where end == nil || pattern.pieces.last?.last == end {
            guard let found = Self.holes(pattern, in: utf8) else { continue }
            let holes = zip(found, pattern.isQuoted).map { hole, isQuoted in
                let text = String(decoding: hole, as: UTF8.self)
                return isQuoted ? text : same(text) ?? exercises[text] ?? text
            }
            var text = pattern.around[0]
            for (place, next) in zip(pattern.places, pattern.around.dropFirst()) { text += holes[place] + next }
            return text
        }
        return nil
    }

    /// What stands between the pieces of a pattern; `nil` where the text is another one.
    private static func holes(_ pattern: Pattern, in text: [UInt8]) -> [ArraySlice<UInt8>]? {
        guard let first = pattern.pieces.first, let last = pattern.pieces.last,
            text.count >= first.count + last.count, text.starts(with: first), text.hasSuffix(last)
        else { return nil }
        var rest = text[first.count..<(text.count - last.count)]
        var holes: [ArraySlice<UInt8>] = []
        for (piece, isQuoted) in zip(pattern.pieces.dropFirst().dropLast(), pattern.isQuoted) {
            // The lifter's own words may hold what stands behind them, too.
            guard let at = isQuoted ? rest.last(piece) : rest.first(piece) else { return nil }
            holes.append(rest[..<at])
            rest = rest[(at + piece.count)...]
        }
        holes.append(rest)
        guard pattern.isQuoted.contains(true) else { return holes }
        // A quotation has its place; one elsewhere is of another text.
        let isOther = zip(holes, pattern.isQuoted).contains { hole, isQuoted in !isQuoted && hole.first(opening) != nil
        }
        return isOther ? nil : holes
    }

    /// What stands around the numbered places of a text in the other language, and which of them each one is, from 0.
    private static func places(_ text: String) -> (around: [String], places: [Int]) {
        var (around, places) = ([""], [Int]())
        for (index, piece) in text.split(separator: "{", omittingEmptySubsequences: false).enumerated() {
            let end = piece.firstIndex(of: "}")
            if index > 0, let end, let place = Int(piece[..<end]) {
                places.append(place - 1)
                around.append(String(piece[piece.index(after: end)...]))
            } else {
                around[around.count - 1] += (index > 0 ? "{" : "") + piece
            }
        }
        return (around, places)
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

private let opening = Array("“".utf8)
private let closing = Array("”".utf8)

extension Array<UInt8> {
    fileprivate func hasSuffix(_ piece: [UInt8]) -> Bool { suffix(piece.count).elementsEqual(piece) }
}

extension ArraySlice<UInt8> {
    /// Where a piece begins that is in it, for the first time.
    fileprivate func first(_ piece: [UInt8]) -> Int? {
        guard count >= piece.count else { return nil }
        return (startIndex...(endIndex - piece.count)).first { self[$0...].starts(with: piece) }
    }

    /// Where a piece begins that is in it, for the last time.
    fileprivate func last(_ piece: [UInt8]) -> Int? {
        guard count >= piece.count else { return nil }
        return (startIndex...(endIndex - piece.count)).last { self[$0...].starts(with: piece) }
    }
}

extension String {
    fileprivate func dropping(prefix: String) -> String? { hasPrefix(prefix) ? String(dropFirst(prefix.count)) : nil }
}

extension ServiceError {
    /// The same refusal in a language. Codes, paths and details stay; a text that has no translation stays English.
    public func said(in language: Language) -> ServiceError {
        guard language != .english else { return self }
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
        ErrorTexts.refusals(in: language)?[english] ?? english
    }
}

extension ImportReport {
    /// The same report in a language: what is said of rows and of the file. Names, numbers and quoted cells stay; so does a text
    /// that has no translation. What is stored is English, and said anew each time that it is answered.
    public func said(in language: Language) -> ImportReport {
        var said = self
        for index in (undone?.kept ?? []).indices {
            said.undone?.kept[index].text = Self.dated(undone?.kept[index].text ?? "", in: language)
        }
        for index in warnings.indices {
            said.warnings[index].text = Self.namingParts(warnings[index].text, in: language)
        }
        guard let texts = ErrorTexts.reports(in: language) else { return said }
        // Thousands of rows may have the same fault.
        var known: [String: String] = [:]
        func text(_ english: String) -> String {
            if let text = known[english] { return text }
            let text = texts.whole(english) ?? english
            known[english] = text
            return text
        }
        for index in skippedRows.indices { said.skippedRows[index].reason = text(skippedRows[index].reason) }
        for index in repairedRows.indices { said.repairedRows[index].repair = text(repairedRows[index].repair) }
        for index in warnings.indices { said.warnings[index].text = text(said.warnings[index].text) }
        said.unitEvidence = unitEvidence.map { Self.numbers(text($0), in: language) }
        for (index, line) in (said.undone?.kept ?? []).enumerated() { said.undone?.kept[index].text = text(line.text) }
        return said
    }

    /// What stayed of an import, with the day of the workout as a language writes it. A title may hold another day, but stands before.
    private static func dated(_ text: String, in language: Language) -> String {
        guard let end = text.ranges(of: " stays").last?.lowerBound,
            let start = text.index(end, offsetBy: -10, limitedBy: text.startIndex),
            let date = LocalDate(String(text[start..<end]))
        else { return text }
        let noon = Instant(milliseconds: date.day * 86_400_000 + 43_200_000)
        let day = language.withYear(Voice(language).dayAndMonth(noon), date.midnight.date.year, short: false)
        return text[..<start] + day + text[end...]
    }

    /// A text with its numbers as a language writes them: "57,5", "−60".
    static func numbers(_ text: String, in language: Language) -> String {
        let letters = Array(text)
        return String(
            letters.indices.map { index in
                let isBeforeDigit = index + 1 < letters.count && letters[index + 1].isNumber
                guard isBeforeDigit, ".-".contains(letters[index]) else { return letters[index] }
                let isBehindDigit = index > 0 && letters[index - 1].isNumber
                if letters[index] == "." { return isBehindDigit ? language.separator : "." }
                return isBehindDigit ? "-" : "−"
            })
    }
}
