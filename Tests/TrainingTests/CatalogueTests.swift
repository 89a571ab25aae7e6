import Foundation
import TestSupport
import Testing
import Training
import Wire

/// Languages that came as files: what is found in them, and how they tell numbers and dates.
@Suite struct CatalogueTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    private static func spanish() throws -> Language {
        try Catalogue.language(
            try String(contentsOf: root.appendingPathComponent("Languages/es.json"), encoding: .utf8))
    }

    /// A file with a change.
    private static func file(_ change: (inout CatalogueFile) -> Void) throws -> Language {
        var file = try #require(try spanish().file)
        change(&file)
        return try Catalogue.language(JSON.text(file))
    }

    @Test func everyTextIsFound() throws {
        let spanish = try Self.spanish()
        let file = try #require(spanish.file)
        for entry in file.texts.entries { #expect(spanish.ownText(entry.english) == entry.text.other) }
        #expect(spanish.ownText("No text of the app") == nil)
        #expect(spanish.t("No text of the app", "Kein Text") == "No text of the app")
    }

    @Test func whatWasWrittenIsReadAgain() throws {
        let file = try #require(try Self.spanish().file)
        #expect(try JSON.decode(CatalogueFile.self, from: JSON.text(file)) == file)
    }

    @Test func aFileThatIsNoneIsRefused() throws {
        #expect(throws: WireError.self) { try Catalogue.language("{}") }
        #expect(throws: WireError.self) { try Self.file { $0.months.removeLast() } }
        #expect(throws: WireError.self) { try Self.file { $0.code = "" } }
    }

    @Test func valuesStandWhereTheTextHasThem() throws {
        #expect(Language.english.t("{} of {}", "{2} von {1}", "1", "2") == "1 of 2")
        #expect(Language.german.t("{} of {}", "{2} von {1}", "1", "2") == "2 von 1")
        #expect(Language.english.t("“{}” and {}", "", "{}", "b") == "“{}” and b", "no place is looked for in a value")
        #expect(try Self.spanish().t("At most {}.", "Höchstens {}.", "2.000 kg") == "Como máximo 2.000 kg.")
    }

    @Test func oneEnglishTextMaySayTwoThings() throws {
        let spanish = try Self.spanish()
        #expect(spanish.t("Start", "Beginn") == "Inicio")
        #expect(spanish.t("Start", "Starten") == "Empezar")
    }

    // MARK: Numbers

    /// The categories of 0 to 5, 11, 12, 21, 22, 25, 101 and 111, by CLDR.
    @Test(arguments: [
        (PluralRule.none, "ooooooooooooo"), (.one, "o1ooooooooooo"), (.upToOne, "11ooooooooooo"),
        (.czech, "o1fffoooooooo"), (.polish, "m1fffmmmmfmmm"), (.eastSlavic, "m1fffmmm1fm1m"),
    ])
    func numbersAreToldByTheRule(rule: PluralRule, said: String) {
        let letters: [PluralCategory: Character] = [.one: "1", .few: "f", .many: "m", .other: "o"]
        let numbers = [0, 1, 2, 3, 4, 5, 11, 12, 21, 22, 25, 101, 111]
        #expect(String(numbers.compactMap { letters[rule.category($0)] }) == said)
        #expect(rule.category(-1) == .other, "of what is no whole number")
    }

    @Test func aTextGoesByItsNumber() throws {
        let spanish = try Self.spanish()
        func sets(_ count: Int, _ language: Language) -> String {
            language.plural(count, "{} set", "{} sets", "{} Satz", "{} Sätze", String(count))
        }
        #expect(sets(1, .english) == "1 set" && sets(2, .english) == "2 sets")
        #expect(sets(1, .german) == "1 Satz" && sets(0, .german) == "0 Sätze")
        #expect(sets(1, spanish) == "1 serie" && sets(21, spanish) == "21 series")
        let polish = try Self.file { file in
            file.plural = .polish
            file.texts.entries.removeAll { $0.english == "{} sets" }
            var text = CatalogueText("{} serii")
            text.forms = [
                CatalogueText.Form(name: "one", text: "{} seria"), CatalogueText.Form(name: "few", text: "{} serie"),
            ]
            file.texts.entries.append(CatalogueTexts.Entry(english: "{} sets", text: text))
        }
        #expect([1, 3, 5, 22].map { sets($0, polish) } == ["1 seria", "3 serie", "5 serii", "22 serie"])
    }

    @Test func numbersAreWrittenAsTheLanguageWritesThem() throws {
        let spanish = try Self.spanish()
        let mass = Mass(thousandths: 82_500, of: .kg)
        let long = Mass(thousandths: 1_234_567_000, of: .kg)
        for (language, decimal, grouped, percent) in [
            (Language.english, "82.5 kg", "1,234,567 kg", "2.5%"), (.german, "82,5 kg", "1.234.567 kg", "2,5 %"),
            (spanish, "82,5 kg", "1.234.567 kg", "2,5 %"),
        ] {
            let voice = Voice(language, .kg)
            #expect(voice.mass(mass) == decimal)
            #expect(voice.volume(long) == grouped)
            #expect(voice.percent(Percent(thousandths: 2_500)) == percent)
        }
    }

    @Test func datesAreWrittenAsTheLanguageWritesThem() throws {
        let spanish = try Self.spanish()
        let day = try #require(Instant("2026-03-06T18:05:00+01:00"))
        for (language, long, short) in [
            (Language.english, "Friday, 6 March", "Fri 6 Mar"), (.german, "Freitag, 6. März", "Fr, 6. Mär"),
            (spanish, "viernes, 6 de marzo", "vie 6 mar"),
        ] {
            let voice = Voice(language)
            #expect(language.withWeekday(4, voice.dayAndMonth(day)) == long)
            #expect(language.withShortWeekday(4, voice.dayAndMonth(day, short: true)) == short)
        }
        #expect(spanish.withYear("6 de marzo", 2026, short: false) == "6 de marzo de 2026")
        #expect(spanish.withYear("6 mar", 2026) == "6 mar 2026")
    }

    // MARK: Which one

    @Test func aTagNamesTheLanguageItBeginsWith() throws {
        let languages = Languages([try Self.spanish()])
        #expect(languages["es-MX"]?.code == "es" && languages["es_ES.UTF-8"]?.code == "es")
        #expect(languages["de@euro"] == .german && languages["en"] == .english)
        #expect(languages["eo"] == nil && languages["C"] == nil && languages[""] == nil && languages["est"] == nil)
        #expect(languages.all.map(\.code) == ["en", "de", "es"])
    }

    @Test(arguments: Reason.Code.allCases) func everyReasonIsSaidInSpanish(code: Reason.Code) throws {
        let (voice, english) = (Voice(try Self.spanish(), .kg), Voice())
        var params = Reason.Params()
        for count in [1, 3] {
            (params.number, params.of, params.sets, params.reps) = (count, 4, count, 8)
            (params.from, params.to, params.raw) = (.kg(80), .kg(85), .kg(82))
            let reason = Reason(code) { $0 = params }
            let text = voice.sentence(reason)
            #expect(!text.contains("{") && (code == .stated || text != english.sentence(reason)), "\(text)")
        }
    }
}
