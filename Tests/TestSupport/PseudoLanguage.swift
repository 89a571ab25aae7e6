public import Training
import Wire

/// A language made by machine: every letter of every text of the app is another one that no lifter writes here. What is still
/// to be read on a screen is no text of the app, or one that no catalogue is asked for.
public struct PseudoLanguage: Sendable {
    public let json: String
    public let language: Language

    public init(_ texts: AppTexts) throws {
        json = JSON.text(Self.file(texts))
        language = try Catalogue.language(json)
    }

    private static func file(_ texts: AppTexts) -> JSONValue {
        func list(_ count: Int) -> JSONValue { .array((0..<count).map { _ in .string("ж") }) }
        let said = texts.texts.sorted().map { JSONValue.Member($0, .string(hidden($0))) }
        return .object([
            .init("code", .string("xx")), .init("name", .string("Ж")), .init("decimal", .string(",")),
            .init("group", .string(".")), .init("percent", .string("{} %")), .init("plural", .string("polish")),
            .init("months", list(12)), .init("short_months", list(12)), .init("weekdays", list(7)),
            .init("short_weekdays", list(7)), .init("narrow_weekdays", list(7)),
            .init(
                "dates",
                .object([
                    .init("day_month", .string("{day} {month}")), .init("short_day_month", .string("{day} {month}")),
                    .init("with_year", .string("{date} {year}")), .init("short_with_year", .string("{date} {year}")),
                    .init("with_weekday", .string("{weekday} {date}")),
                    .init("short_with_weekday", .string("{weekday} {date}")),
                ])),
            .init("texts", .object(said)),
        ])
    }

    /// A text with other letters; the names of places stay.
    public static func hidden(_ text: String) -> String {
        var isPlace = false
        return String(
            text.map { letter -> Character in
                if letter == "{" || letter == "}" { isPlace = letter == "{" }
                return !isPlace && letter.isLetter ? letter.isUppercase ? "Ж" : "ж" : letter
            })
    }
}
