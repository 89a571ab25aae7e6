public import Wire

/// A language as a file (`Languages/es.json`): what numbers and dates look like, and every text of the app by the English one.
public struct CatalogueFile: WireModel, Sendable {
    /// Two or three small letters (ISO 639).
    public var code: String
    /// What it is called by those who speak it.
    public var name: String
    /// Decimal separator, and what sets thousands apart.
    public var decimal: String
    public var group: String
    /// `{} %` or `{}%`.
    public var percent: String
    public var plural: PluralRule
    /// From January, and from Monday: whole, cut, and of weekdays so short that seven stand in a row.
    public var months: [String]
    public var shortMonths: [String]
    public var weekdays: [String]
    public var shortWeekdays: [String]
    public var narrowWeekdays: [String]
    public var dates: DateForms
    public var texts: CatalogueTexts
    /// What requests are refused with, and what is reported of imported files. Only the server says them.
    public var refusals: CatalogueTexts
    public var reports: CatalogueTexts

    public init(blank: Blank) {
        (code, name, decimal, group, percent, plural) = ("", "", "", "", "", .one)
        (months, shortMonths, weekdays, shortWeekdays, narrowWeekdays) = ([], [], [], [], [])
        dates = DateForms(blank: blank)
        (texts, refusals, reports) = (CatalogueTexts(), CatalogueTexts(), CatalogueTexts())
    }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("code", &code)
        try v.field("name", &name)
        try v.field("decimal", &decimal)
        try v.field("group", &group)
        try v.field("percent", &percent)
        try v.field("plural", &plural)
        try v.field("months", &months)
        try v.field("short_months", &shortMonths)
        try v.field("weekdays", &weekdays)
        try v.field("short_weekdays", &shortWeekdays)
        try v.field("narrow_weekdays", &narrowWeekdays)
        try v.field("dates", &dates)
        try v.field("texts", &texts)
        try v.field("refusals", &refusals, default: CatalogueTexts())
        try v.field("reports", &reports, default: CatalogueTexts())
    }
}

/// In which order the parts of a date stand, and what stands between them.
public struct DateForms: WireModel, Sendable {
    /// `{day}` and `{month}`.
    public var dayAndMonth: String
    /// The same with the month cut.
    public var short: String
    /// `{date}` and `{year}`: with the month whole, and cut.
    public var year: String
    public var shortYear: String
    /// `{weekday}` and `{date}`: whole, and both cut.
    public var weekday: String
    public var shortWeekday: String

    public init(blank: Blank) {
        (dayAndMonth, short, year, shortYear, weekday, shortWeekday) = ("", "", "", "", "", "")
    }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("day_month", &dayAndMonth)
        try v.field("short_day_month", &short)
        try v.field("with_year", &year)
        try v.field("short_with_year", &shortYear)
        try v.field("with_weekday", &weekday)
        try v.field("short_with_weekday", &shortWeekday)
    }
}

/// The texts of a catalogue by their English templates, as an object: `"At most {}.": "Como máximo {}."`, and those that go by a
/// number in their forms: `"{} sets": {"one": "{} serie", "other": "{} series"}`. Where one English text says two things, the German
/// one tells which is meant: `"Start": {"Beginn": "Inicio", "other": "Empezar"}`.
public struct CatalogueTexts: WireValue, Sendable {
    /// One text.
    public struct Entry: Equatable, Sendable {
        public var english: String
        public var text: CatalogueText

        public init(english: String, text: CatalogueText) { (self.english, self.text) = (english, text) }
    }

    public var entries: [Entry] = []

    public init() {}

    public static func read(_ reader: inout Reader) throws(WireError) -> CatalogueTexts {
        var texts = CatalogueTexts()
        for (english, text) in try reader.members(of: CatalogueText.self) {
            texts.entries.append(Entry(english: english, text: text))
        }
        return texts
    }

    public func write(_ writer: inout Writer) {
        var members: [(String, CatalogueText)] = []
        for entry in entries { members.append((entry.english, entry.text)) }
        writer.object(members)
    }

    #if !hasFeature(Embedded)
        public static func describe(_ describer: inout Describer) -> JSONValue {
            [String: CatalogueText].describe(&describer)
        }
    #endif
}

/// A text, or its forms by what a number asks for.
public struct CatalogueText: WireValue, Sendable {
    /// The form of all other numbers, or the only one.
    public var other: String
    public var forms: [Form] = []

    /// What is said of numbers of a category, or where the German text is this one.
    public struct Form: Equatable, Sendable {
        public var name: String
        public var text: String

        public init(name: String, text: String) { (self.name, self.text) = (name, text) }
    }

    public init(_ other: String) { self.other = other }

    public static func read(_ reader: inout Reader) throws(WireError) -> CatalogueText {
        if reader.isString { return CatalogueText(try reader.string()) }
        var text = CatalogueText("")
        for (name, form) in try reader.members(of: String.self) {
            if name == "other" { text.other = form } else { text.forms.append(Form(name: name, text: form)) }
        }
        return text
    }

    public func write(_ writer: inout Writer) {
        if forms.isEmpty { return writer.string(other) }
        var members: [(String, String)] = []
        for form in forms { members.append((form.name, form.text)) }
        members.append(("other", other))
        writer.object(members)
    }

    #if !hasFeature(Embedded)
        public static func describe(_ describer: inout Describer) -> JSONValue { String.describe(&describer) }
    #endif
}

/// What a language tells numbers by (CLDR).
public enum PluralCategory: String, CaseIterable, Sendable {
    case one, few, many, other
}

/// How a language tells them, for whole numbers (CLDR). Of any other number it is `other`.
public enum PluralRule: String, WireEnum, Sendable {
    /// Not at all: Japanese, Chinese, Turkish after numbers.
    case none
    /// 1, and all others: English, German, Spanish, Italian, Dutch.
    case one
    /// 0 and 1, and all others: French, Portuguese of Brazil.
    case upToOne = "up_to_one"
    /// 1; 2 to 4; all others: Czech, Slovak.
    case czech
    /// 1; those that end with 2 to 4; all others: Polish.
    case polish
    /// Those that end with 1; with 2 to 4; all others; not those that end with 11 to 14: Russian, Ukrainian.
    case eastSlavic = "east_slavic"

    /// - Parameter count: less than zero for what is no whole number.
    public func category(_ count: Int) -> PluralCategory {
        if count < 0 { return .other }
        let (last, isTeen) = (count % 10, (11...14).contains(count % 100))
        switch self {
        case .none: return .other
        case .one: return count == 1 ? .one : .other
        case .upToOne: return count <= 1 ? .one : .other
        case .czech: return count == 1 ? .one : (2...4).contains(count) ? .few : .other
        case .polish: return count == 1 ? .one : (2...4).contains(last) && !isTeen ? .few : .many
        case .eastSlavic: return isTeen ? .many : last == 1 ? .one : (2...4).contains(last) ? .few : .many
        }
    }
}

/// A catalogue, ready to be asked.
public final class Catalogue: Sendable {
    /// A catalogue by its place in memory, where it stays for as long as the process lives: a handful of them. So a language can be
    /// handed on as cheaply as a number, with every text that is said.
    public struct Handle: Hashable, @unchecked Sendable {
        private let reference: Unmanaged<Catalogue>

        fileprivate init(_ catalogue: Catalogue) { reference = .passRetained(catalogue) }

        var catalogue: Catalogue { reference.takeUnretainedValue() }

        public static func == (left: Handle, right: Handle) -> Bool {
            left.reference.toOpaque() == right.reference.toOpaque()
        }

        public func hash(into hasher: inout Hasher) { hasher.combine(reference.toOpaque()) }
    }

    public let file: CatalogueFile
    let decimal: Character
    /// Where a text stands by the number of its key: the place of an entry, or -1. Twice as many places as entries.
    private let places: [Int32]

    var code: String { file.code }
    var name: String { file.name }
    var group: String { file.group }

    @inline(never) private init(_ file: CatalogueFile) {
        self.file = file
        decimal = file.decimal.first ?? "."
        let entries = file.texts.entries
        var places = [Int32](repeating: -1, count: entries.count * 2 + 1)
        for (index, entry) in entries.enumerated() {
            var place = Self.place(entry.english, places.count)
            while places[place] >= 0 { place = place + 1 == places.count ? 0 : place + 1 }
            places[place] = Int32(index)
        }
        self.places = places
    }

    /// The language of a file.
    ///
    /// - Throws: what is wrong with it.
    @inline(never) public static func language(_ json: String) throws(WireError) -> Language {
        let file = try JSON.decode(CatalogueFile.self, from: json)
        guard file.months.count == 12, file.shortMonths.count == 12, file.weekdays.count == 7,
            file.shortWeekdays.count == 7, file.narrowWeekdays.count == 7, !file.code.isEmpty
        else { throw WireError(.invalid, "a catalogue has a code, twelve months and seven days", offset: 0) }
        return .other(Handle(Catalogue(file)))
    }

    /// FNV-1a, cut to the places that there are.
    private static func place(_ text: String, _ count: Int) -> Int {
        var hash: UInt32 = 2_166_136_261
        for byte in text.utf8 { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
        return Int(hash % UInt32(count))
    }

    @inline(never) private func found(_ english: String) -> CatalogueText? {
        var place = Self.place(english, places.count)
        while places[place] >= 0 {
            let entry = file.texts.entries[Int(places[place])]
            if entry.english == english { return entry.text }
            place = place + 1 == places.count ? 0 : place + 1
        }
        return nil
    }

    /// A text; the English one where it has none.
    @inline(never) func text(_ english: String, _ german: String) -> String {
        guard let text = found(english) else { return english }
        for form in text.forms where form.name == german { return form.text }
        return text.other
    }

    /// A text as it goes with a number.
    @inline(never) func text(_ english: String, _ count: Int) -> String {
        guard let text = found(english) else { return english }
        let category = file.plural.category(count).rawValue
        for form in text.forms where form.name == category { return form.text }
        return text.other
    }

    /// A text where there is one.
    @inline(never) func knownText(_ english: String) -> String? { found(english)?.other }
}

extension Language {
    /// The language's own text, where it came as a file that has it.
    public func ownText(_ english: String) -> String? {
        if case .other(let other) = self { return other.catalogue.knownText(english) }
        return nil
    }

    /// What the file says, where the language came as one.
    public var file: CatalogueFile? {
        if case .other(let other) = self { return other.catalogue.file }
        return nil
    }
}
