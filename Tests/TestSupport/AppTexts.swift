public import Foundation

/// The texts of the app as they stand in its sources: what a catalogue has to say in its language.
///
/// They are read from the sources, not noted when they are said: a text that no test comes by is a text, too.
public struct AppTexts: Sendable {
    /// The keys of `texts`, without those of the handbook.
    public private(set) var texts: Set<String> = []
    /// Of these, those that go by a number.
    public private(set) var plurals: Set<String> = []
    public private(set) var refusals: Set<String> = []
    public private(set) var reports: Set<String> = []
    /// Calls that no text could be read of, as file and source.
    public private(set) var unread: [String] = []

    /// The texts of a working copy.
    public init(root: URL) throws {
        for room in ["Screens", "Training", "Handbook", "Service", "Server", "topset"] {
            let folder = root.appendingPathComponent("Sources/" + room)
            let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
            while let file = files?.nextObject() as? URL {
                guard file.pathExtension == "swift" else { continue }
                read(SwiftSource(try String(contentsOf: file, encoding: .utf8)), file.lastPathComponent)
            }
        }
        plurals.subtract([""])
        texts.subtract(["", "{}", "{}."])
    }

    private mutating func read(_ source: SwiftSource, _ name: String) {
        for arguments in source.calls(of: "t") where arguments.count >= 2 { note(arguments[0], name) }
        for arguments in source.calls(of: "plural") where arguments.count >= 5 {
            let forms = SwiftSource.alternatives(arguments[2])
            texts.formUnion(forms ?? [])
            plurals.formUnion(forms ?? [])
            if forms == nil, !["many", "_ many: String"].contains(arguments[2]) {
                unread.append(name + ": " + arguments[2])
            }
        }
        switch name {
        case "English.swift", "SentencesEnglish.swift":
            for body in source.bodies {
                if let found = SwiftSource.alternatives(body) { texts.formUnion(found) } else { unread.append(body) }
            }
        // What these say is put together where it is said.
        case "PainSentences.swift":
            texts.formUnion(source.literals(after: "fileprivate var english: String {", until: "englishPlural"))
        case "NotationFields.swift":
            texts.formUnion(
                source.literals(after: "[String: (english: String, german: String)] = [", until: "]", of: 3))
        case "TableMapping.swift":
            texts.formUnion(source.literals(after: "english: String, german: String)] = [", until: "]", of: 3))
        case "DayLines.swift": texts.formUnion(source.pairs)
        case "ErrorTextsGermanReport.swift": reports.formUnion(source.pairs)
        case let name where name.hasPrefix("ErrorTextsGerman"): refusals.formUnion(source.pairs)
        default: break
        }
    }

    private mutating func note(_ argument: String, _ name: String) {
        if let found = SwiftSource.alternatives(argument) {
            texts.formUnion(found)
        } else if !["english", "names.english", "choice.english", "part.english", "phrase.english", "line.english"]
            .contains(argument),
            !argument.hasPrefix("_ ")
        {
            unread.append(name + ": " + argument)
        }
    }
}

/// Swift source, read as far as it takes to find the texts in it.
public struct SwiftSource {
    private let text: [UInt8]

    public init(_ text: String) { self.text = Array(text.utf8) }

    /// The arguments of every call of a function, as they stand there.
    public func calls(of name: String) -> [[String]] {
        let opening = Array((name + "(").utf8)
        var calls: [[String]] = []
        var at = 0
        while at < text.count {
            if let end = skipped(at) {
                // What is said within a text that is put together counts, too.
                at = end
                continue
            }
            let isStart = at == 0 || !(Self.isWord(text[at - 1]))
            if isStart, text[at...].starts(with: opening) {
                calls.append(arguments(from: at + opening.count))
                at += opening.count
            } else {
                at += 1
            }
        }
        return calls
    }

    private static func isWord(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "_") || (48...57).contains(byte) || (65...90).contains(byte) || (97...122).contains(byte)
    }

    private func arguments(from start: Int) -> [String] {
        var arguments: [String] = []
        var (at, begin, depth) = (start, start, 0)
        while at < text.count {
            if let end = skipped(at) {
                at = end
                continue
            }
            switch text[at] {
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
                if depth == 0 {
                    arguments.append(slice(begin, at))
                    return arguments
                }
                depth -= 1
            case UInt8(ascii: ",") where depth == 0:
                arguments.append(slice(begin, at))
                begin = at + 1
            default: break
            }
            at += 1
        }
        return arguments
    }

    private func slice(_ from: Int, _ to: Int) -> String {
        String(decoding: text[from..<to], as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    }

    /// Where a text or a comment ends that begins here. Calls in a text that is put together are found by looking into it.
    private func skipped(_ at: Int) -> Int? {
        if text[at...].starts(with: Array("//".utf8)) {
            return text[at...].firstIndex(of: UInt8(ascii: "\n")) ?? text.count
        }
        if text[at...].starts(with: Array("\"\"\"".utf8)) { return at + 3 }
        guard text[at] == UInt8(ascii: "\"") else { return nil }
        return endOfLiteral(at)
    }

    private func endOfLiteral(_ start: Int) -> Int {
        var at = start + 1
        while at < text.count, text[at] != UInt8(ascii: "\"") { at += text[at] == UInt8(ascii: "\\") ? 2 : 1 }
        return at + 1
    }

    /// Every text that stands by itself.
    public var literals: Set<String> { Set(orderedLiterals) }

    private func slice(_ from: Int, _ to: Int, trimmed: Bool) -> String {
        to < from ? "" : String(decoding: text[from..<to], as: UTF8.self)
    }

    /// The texts of a part; of rows of three the second each time.
    func literals(after start: String, until end: String, of row: Int = 1) -> Set<String> {
        let whole = String(decoding: text, as: UTF8.self)
        guard let first = whole.range(of: start) else { return [] }
        let rest = whole[first.upperBound...]
        let part =
            rest.range(of: "\n    " + end).map { rest[..<$0.lowerBound] } ?? rest.range(of: end).map {
                rest[..<$0.lowerBound]
            } ?? rest
        let all = SwiftSource(String(part)).orderedLiterals
        // Of three the first is no text.
        return Set(stride(from: row == 3 ? 1 : 0, to: all.count, by: row).map { all[$0] })
    }

    private var orderedLiterals: [String] {
        var found: [String] = []
        var at = 0
        while at < text.count {
            guard let end = skipped(at) else {
                at += 1
                continue
            }
            if text[at] == UInt8(ascii: "\"") { found.append(Self.unescaped(slice(at + 1, end - 1, trimmed: false))) }
            at = end
        }
        return found
    }

    /// The first of every pair of texts, in a list of such pairs.
    var pairs: Set<String> {
        var found: Set<String> = []
        for arguments in calls(of: "") where arguments.count == 2 {
            if let first = Self.alternatives(arguments[0]), first.count == 1, Self.alternatives(arguments[1]) != nil {
                found.formUnion(first)
            }
        }
        return found
    }

    /// What cases and functions of one expression give.
    var bodies: [String] {
        var bodies: [String] = []
        var body: String?
        for line in String(decoding: text, as: UTF8.self).split(separator: "\n").map(String.init) {
            let start = line.drop { $0 == " " }
            if start.hasPrefix("case ") || start.hasPrefix("}") || start.hasPrefix("switch ") || start.contains("func ")
            {
                if let body, !body.isEmpty { bodies.append(body) }
                body = nil
            }
            if start.hasPrefix("//") || start.hasPrefix("extension ") || start.hasPrefix("switch ") { continue }
            if start.contains("func ") {
                body = ""
            } else if start.hasPrefix("case ") || body == nil && start.hasPrefix(".") {
                // The names of cases may take several lines.
                guard let colon = start.firstIndex(of: ":") else { continue }
                body = start[start.index(after: colon)...].trimmingCharacters(in: .whitespaces)
            } else {
                body? += " " + start
            }
        }
        return bodies
    }

    // MARK: Expressions

    /// The texts that an expression of texts, sums and choices can give; `nil` where there is something else in it.
    public static func alternatives(_ expression: String) -> Set<String>? {
        let expression = expression.trimmingCharacters(in: .whitespacesAndNewlines)
        let source = SwiftSource(expression)
        if let (yes, no) = source.choice {
            guard let yes = alternatives(yes), let no = alternatives(no) else { return nil }
            return yes.union(no)
        }
        let parts = source.sum
        if parts.count > 1 {
            var sums: Set<String> = [""]
            for part in parts {
                guard let tails = alternatives(part) else { return nil }
                sums = Set(sums.flatMap { head in tails.map { head + $0 } })
            }
            return sums
        }
        guard let first = source.text.first, let last = source.text.last else { return nil }
        let inner = source.slice(1, source.text.count - 1, trimmed: false)
        if first == UInt8(ascii: "("), last == UInt8(ascii: ")") { return alternatives(inner) }
        let marks = "\"\"\""
        if expression.hasPrefix(marks), expression.hasSuffix(marks), expression.count > 6 {
            // Over several lines, which are one here.
            let lines = expression.dropFirst(3).dropLast(3).trimmingCharacters(in: .whitespacesAndNewlines)
            return [unescaped(lines.replacingOccurrences(of: "\\ ", with: ""))]
        }
        guard first == UInt8(ascii: "\""), source.endOfLiteral(0) == source.text.count, !inner.contains("\\(") else {
            return nil
        }
        return [unescaped(inner)]
    }

    private static func unescaped(_ text: String) -> String {
        text.replacingOccurrences(of: "\\\"", with: "\"").replacingOccurrences(of: "\\n", with: "\n")
            .replacingOccurrences(of: "\\u{a0}", with: "\u{a0}").replacingOccurrences(of: "\\u{202F}", with: "\u{202F}")
            .replacingOccurrences(of: "\\\\", with: "\\")
    }

    /// The two sides of `condition ? yes : no`, if it is one.
    private var choice: (yes: String, no: String)? {
        var question: Int?
        var nested = 0
        for at in operators(["?", ":"]) {
            if text[at] == UInt8(ascii: "?") {
                if question == nil { question = at } else { nested += 1 }
            } else if let question {
                if nested == 0 { return (slice(question + 1, at), slice(at + 1, text.count)) }
                nested -= 1
            }
        }
        return nil
    }

    private var sum: [String] {
        var parts: [String] = []
        var begin = 0
        for at in operators(["+"]) {
            parts.append(slice(begin, at))
            begin = at + 1
        }
        return parts + [slice(begin, text.count)]
    }

    /// Where operators stand, between spaces and in no brackets.
    private func operators(_ signs: [Character]) -> [Int] {
        let signs = signs.compactMap(\.asciiValue)
        var (at, depth, found) = (0, 0, [Int]())
        while at < text.count {
            if let end = skipped(at) {
                at = end
                continue
            }
            switch text[at] {
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
            case let byte where depth == 0 && signs.contains(byte) && at > 0 && at + 1 < text.count:
                let around = [text[at - 1], text[at + 1]]
                if around.allSatisfy({ $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }) { found.append(at) }
            default: break
            }
            at += 1
        }
        return found
    }
}
