/// A language of the app: one of the two whose texts stand in the sources, or one that came as a file (decision 57).
public enum Language: Hashable, Sendable {
    case english, german
    case other(Catalogue.Handle)

    /// English or German by a tag like `de-AT`, `de_AT.UTF-8` or `de@euro`; `nil` for any other.
    public init?(known tag: String) {
        switch Self.code(tag) {
        case "en": self = .english
        case "de": self = .german
        default: return nil
        }
    }

    /// The code that a tag begins with: "de" of `de-AT`.
    public static func code(_ tag: String) -> String {
        String(Substring(tag.lowercased().utf8.prefix { (97...122).contains($0) }))
    }

    /// Two or three small letters (ISO 639).
    public var code: String {
        switch self {
        case .english: "en"
        case .german: "de"
        case .other(let other): other.catalogue.code
        }
    }

    /// What it is called by those who speak it.
    public var name: String {
        switch self {
        case .english: "English"
        case .german: "Deutsch"
        case .other(let other): other.catalogue.name
        }
    }

    /// The decimal separator.
    public var separator: Character {
        switch self {
        case .english: "."
        case .german: ","
        case .other(let other): other.catalogue.decimal
        }
    }

    /// What sets thousands apart.
    var groupSeparator: String {
        switch self {
        case .english: ","
        case .german: "."
        case .other(let other): other.catalogue.group
        }
    }

    /// Digits with thousands set apart: "4,250".
    public func grouped(_ digits: String) -> String {
        let separator = groupSeparator
        var grouped = ""
        for (index, digit) in digits.enumerated() {
            if index > 0, (digits.count - index) % 3 == 0 { grouped += separator }
            grouped.append(digit)
        }
        return grouped
    }
}

// MARK: Texts

extension Language {
    /// A text of the app. English is the key by which a catalogue has it.
    @inline(never) public func t(_ english: String, _ german: String) -> String {
        switch self {
        case .english: english
        case .german: german
        case .other(let other): other.catalogue.text(english, german)
        }
    }

    /// A text with values in it: `{}` stands for the next one, `{2}` for the second.
    @inline(never) public func t(_ english: String, _ german: String, _ first: String) -> String {
        filled(t(english, german), [first])
    }

    /// The same with two values.
    @inline(never) public func t(_ english: String, _ german: String, _ first: String, _ second: String) -> String {
        filled(t(english, german), [first, second])
    }

    /// The same with three or four.
    @inline(never) public func t(
        _ english: String, _ german: String, _ first: String, _ second: String, _ third: String, _ fourth: String = ""
    ) -> String {
        filled(t(english, german), [first, second, third, fourth])
    }

    /// A text that goes by a number. A catalogue has it by the English one for many, in as many forms as the language has.
    ///
    /// - Parameters:
    ///   - count: what decides; less than zero for what is no whole number.
    ///   - shown: the number as it is shown, the first value.
    @inline(never) public func plural(
        _ count: Int, _ one: String, _ many: String, _ oneGerman: String, _ manyGerman: String, _ shown: String,
        _ second: String = "", _ third: String = ""
    ) -> String {
        let template =
            switch self {
            case .english: count == 1 ? one : many
            case .german: count == 1 ? oneGerman : manyGerman
            case .other(let other): other.catalogue.text(many, count)
            }
        return filled(template, [shown, second, third])
    }

    private func filled(_ template: String, _ values: [String]) -> String {
        var next = 0
        return filling(template) { place in
            if place.isEmpty { next += 1 } else { next = Int(place) ?? 0 }
            return next > 0 && next <= values.count ? values[next - 1] : ""
        }
    }
}

/// A template with what stands for its places, by their names: `{from}`.
func filling(_ template: String, _ value: (String) -> String) -> String {
    var text = ""
    var name: String?
    for scalar in template.unicodeScalars {
        switch scalar {
        case "{": name = ""
        case "}":
            text += value(name ?? "")
            name = nil
        default:
            if name == nil { text.unicodeScalars.append(scalar) } else { name?.unicodeScalars.append(scalar) }
        }
    }
    return text
}

/// The languages that there are: the two of the sources, and those that came as files.
public struct Languages: Sendable {
    public let all: [Language]

    /// With those that came as files.
    public init(_ others: [Language] = []) { all = [.english, .german] + others }

    /// One alone, whatever lifters have chosen.
    public init(only language: Language) { all = [language] }

    /// The language of a tag like `de-AT`; `nil` where there is no catalogue.
    public subscript(_ tag: String) -> Language? {
        let code = Language.code(tag)
        return all.first { $0.code == code }
    }
}
