import Contract
import Foundation
import HTTPTypes
import Server
import TestSupport
import Testing
import Training
import Wire

@testable import Service

/// Every text of a refusal and of an import's report is there in every language: those in the code, and those that were pinned.
struct ErrorTextTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// Texts that no refusal says.
    private static let others: Set<String> = [
        "SELECT 1", "token 7", "body weight", "poids du corps", "peso corporal",
        "Schoenfeld, Ogborn, Krieger 2017 (J Sports Sci 35); Baz-Valle et al. 2022 (J Hum Kinet 81)",
        "version/7", "application/json; charset=utf-8", "text/plain; version=0.0.4; charset=utf-8", "sign-in failed",
        "private, no-cache",
        "Accept-Encoding, Accept-Language, Authorization, Cookie",
        "address 7", "M7 7h7v1h-7z", "GET, HEAD", "text/html; charset=utf-8",
        "attachment; filename=\"topset-ca.crt\"", "attachment; filename=\"7\"", "7; charset=utf-8", "pairing 7",
        "topset pairing 7", "device 1",
        "A version by its id or its number within the plan.",
        // Put together of what is looked at apart.
        "The body", "body only", "e-z curl bar", "7 7.", "There is no such 7.", "plan version", "version of this plan",
        "plan in this program",
        "program of the library", "group of changes",
        "offer of this import", "program day", "routine", "entry in the schedule", "7 (7)", "7, 7",
        // What lifts are called of which the bar is not said.
        "back squat", "front squat", "bench press", "overhead press", "military press", "press de banca", "peso muerto",
        // What packs of exercises call equipment.
        "body only", "e-z curl bar",
        // What columns and tables of other apps are known by.
        "EXERCISE LOGS", "WORKOUT SESSIONS", "workout datetime", "completed reps", "2000-01-01 7", "7 = 7", "7 (77)",
        // What measurements and exports of Apple Health are known by.
        "date time", "measured at", "logged at", "exercise name", "set order", "<!DOCTYPE HealthData",
        // What push services are told.
        "vapid t=7.7, k=7", "WebPush: info\\0", "Content-Encoding: 7\\0", "the key for push services is none",
        // What workouts are known by.
        "7 7", "7 #7",
        // A lift that an import makes.
        "7 (Assisted)",
    ]

    /// Where sentences stand that are no refusals: reasons, descriptions, the catalogue; and words that files are known by.
    private static func isElsewhere(_ path: String) -> Bool {
        [
            "Sentences", "Words/", "Voice", "Descri", "Catalog/", "Backtest", "ErrorTexts/", "OpenAPI/", "JSONValue",
            "StaticSite", "ChangeStream", "SecurityHeaders", "Metrics/", "Connections/", "Network/", "TrustPage",
            "SessionCookie",
            "Verification", "ArchiveCheck", "SessionDifferences", "ClockCheck", "Interchange/HeaderNames",
            "Interchange/MonthNames",
            "Interchange/StrongSetOrder",
            "Interchange/OtherApps", "Interchange/WideRows", "Interchange/SetMarks", "Interchange/Notation/",
            "Interchange/Export/",
        ].contains { path.contains($0) }
    }

    /// What an import reports is kept apart from what is refused.
    private static func german(_ text: String, in path: String) -> String? {
        let refusing = [
            "Interchange/ImportOptions.swift", "Interchange/ColumnMapping.swift", "Interchange/NotationError.swift",
        ]
        let isReport =
            path.hasPrefix("Interchange/") && !refusing.contains(path)
            || ["Service/Imports/ImportUndo.swift", "Service/Imports/PreparedImport.swift"].contains(path)
        return isReport ? ErrorTexts.germanReport.whole(text) : ErrorTexts.german[text]
    }

    private static func sources() throws -> [(path: String, text: String)] {
        var sources: [(path: String, text: String)] = []
        for target in ["Wire", "Training", "Contract", "Service", "Server", "Interchange"] {
            let folder = root.appending(path: "Sources/" + target)
            for case let file as URL in FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)! {
                guard file.pathExtension == "swift" else { continue }
                let path = target + file.path.dropFirst(folder.path.count)
                if !isElsewhere(path) { sources.append((path, try String(contentsOf: file, encoding: .utf8))) }
            }
        }
        return sources
    }

    /// The texts of more than one word in Swift source, with 7 for everything that varies, in quotation marks where it is quoted.
    private static func texts(in source: String) throws -> [String] {
        let inner = #"\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)"#
        let literal = #""(?:[^"\\\n]|\\"# + inner + #"|\\.)*""#
        let operand = #"[A-Za-z_][\w.]*(?:\((?:[^()"]|\([^()"]*\))*\))?(?:\.\w+)*"#
        let whole = try NSRegularExpression(
            pattern: "(?:\(operand)\\s*\\+\\s*)*\(literal)(?:\\s*\\+\\s*(?:\(literal)|\(operand)(?:\\([^()]*\\))?))*")
        let part = try NSRegularExpression(pattern: "\(literal)|\(operand)")
        let hole = try NSRegularExpression(pattern: #"\\"# + inner)
        let quotation = try NSRegularExpression(pattern: #"\\\(quoted(?="# + inner + #"\))"# + inner + #"\)"#)
        // Comments, texts of many lines and what only a programmer reads are left out.
        let code = source.replacing(/\/\/.*/, with: "")
            // How long a text may be is said in one place.
            .replacing(/\\\(TextLimit\.fault\([^()]*\)\)/, with: "must have 7 to 7 characters")
            .replacing(/" \+ TextLimit\.fault\([^()]*\)/, with: "must have 7 to 7 characters\"")
            .replacing(/(?s)""".*?"""/, with: "")
            .replacing(/.*(?:assert|precondition|logger\.error)\(.*/, with: "")
        return matches(whole, code).compactMap { expression in
            let pieces = matches(part, expression).map { piece in
                guard piece.hasPrefix("\"") else { return "7" }
                let text = replacing(quotation, String(piece.dropFirst().dropLast()), with: "“7”")
                return replacing(hole, text, with: "7").replacing(#"\""#, with: "\"")
            }
            let text = pieces.joined()
            return text.trimmingCharacters(in: .whitespaces).contains(" ") ? text : nil
        }
    }

    private static func replacing(_ pattern: NSRegularExpression, _ text: String, with template: String) -> String {
        pattern.stringByReplacingMatches(
            in: text, range: NSRange(text.startIndex..., in: text), withTemplate: template)
    }

    private static func matches(_ pattern: NSRegularExpression, _ text: String) -> [String] {
        pattern.matches(in: text, range: NSRange(text.startIndex..., in: text)).compactMap { match in
            Range(match.range, in: text).map { String(text[$0]) }
        }
    }

    /// Routes describe themselves, and refuse now and then.
    private static func refusals(in source: String, _ path: String) throws -> [String] {
        guard path.contains("Routes/") || path.hasSuffix("RouteTable.swift") else { return try texts(in: source) }
        let lines = source.split(separator: "\n").filter { $0.contains("ServiceError(") }
        return try texts(in: lines.joined(separator: "\n"))
    }

    @Test func everyTextInTheCodeHasAGermanOne() throws {
        var (count, reported) = (0, 0)
        for (path, source) in try Self.sources() {
            for text in try Self.refusals(in: source, path) where !Self.others.contains(text) {
                count += 1
                if path.hasPrefix("Interchange/") { reported += 1 }
                #expect(Self.german(text, in: path) != nil, "\(path): \(text)")
            }
        }
        #expect(count > 300 && reported > 40, "the scan must not go blind")
    }

    @Test func everythingThatIsNotThereIsCalledByItsName() throws {
        var names: Set<String> = []
        for (_, source) in try Self.sources() {
            for match in source.matches(of: /(?:notFound\(|what: )"([a-z ]+)"/) { names.insert(String(match.1)) }
        }
        #expect(names.count >= 12)
        for name in names { #expect(ErrorTexts.german["There is no such \(name)."] != nil, "\(name)") }
    }

    @Test func theRefusalOfAnotherAppsFileIsSaidInGerman() {
        for app in ["Liftosaur", "FitNotes", "JEFIT", "StrongLifts"] {
            let english =
                "This is a file of \(app), but no history of sets: export the workouts from \(app) as a table."
            #expect(
                ErrorTexts.german[english]
                    == "Das ist eine Datei von \(app), aber kein Verlauf von Sätzen: Exportiere die Trainings aus \(app) als Tabelle."
            )
        }
    }

    /// Places for what varies are the same on both sides, and so are full stops.
    @Test func bothSidesOfATextHaveTheSameShape() {
        for entry in ErrorTexts.germanSentences + ErrorTexts.germanFaults + ErrorTexts.germanJSON
            + ErrorTexts.germanEveryDay
            + ErrorTexts.germanFindings
        {
            let places = entry.english.components(separatedBy: "{}").count - 1
            for place in 1...9 {
                #expect(entry.text.contains("{\(place)}") == (place <= places), "\(entry.english)")
            }
            #expect(entry.english.hasSuffix(".") == entry.text.hasSuffix("."), "\(entry.english)")
        }
    }

    @Test func theScanSeesATextThatIsNotThere() throws {
        let source = #"throw WorkoutError(.validation, name + " is quite " + String(odd) + " today", path: "/x")"#
        #expect(try Self.texts(in: source) == ["7 is quite 7 today"])
        #expect(ErrorTexts.german["7 is quite 7 today"] == nil)
        let report =
            #"findings.warn(row.line, "\(quoted(columns.cell(.reps, of: row.cells))) of \(name(of: row)) is odd")"#
        #expect(try Self.texts(in: report) == ["“7” of 7 is odd"])
        #expect(Self.german("“7” of 7 is odd", in: "Interchange/Gathering.swift") == nil)
    }

    @Test func everyPinnedRefusalHasAGermanText() throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "Exchanges")
        var count = 0
        // A lifter's refusals in German are pinned as well.
        let entries =
            ErrorTexts.germanSentences + ErrorTexts.germanFaults + ErrorTexts.germanJSON + ErrorTexts.germanEveryDay
        let english = ErrorTexts(
            entries.map { ($0.text.replacing(/\{\d\}/, with: "{}"), $0.english) }, body: "The body")
        for file in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil) {
            for exchange in PinnedExchange.parse(try String(contentsOf: file, encoding: .utf8)) {
                guard let body = exchange.answer.body, exchange.code != nil,
                    let error = try? JSON.decode(ErrorAnswer.self, from: body).error
                else { continue }
                for text in [error.message] + (error.details?.errors ?? []).map(\.message) {
                    count += 1
                    let isKnown = ErrorTexts.german[text] != nil || english[text] != nil
                    #expect(isKnown, "\(file.lastPathComponent): \(text)")
                }
            }
        }
        #expect(count > 80)
    }

    @Test func whatVariesFindsItsPlace() {
        for (english, german) in [
            ("reps must be between 0 and 30", "reps muss zwischen 0 und 30 liegen"),
            ("weight must be between 0 and 2000 kg.", "weight muss zwischen 0 und 2000 kg liegen."),
            ("percent must be between 0 and less than 100.", "percent muss mindestens 0 und weniger als 100 sein."),
            ("must be at most 20 steps", "darf höchstens 20 Stufen enthalten"),
            ("The body must be an object.", "Die Anfrage muss ein Objekt sein."),
            (
                "The body is not valid JSON: a value was expected at byte 3.",
                "Die Anfrage ist kein gültiges JSON: erwartet wurde ein Wert (Byte 3)."
            ),
            (
                "The workout is completed and does not change any more.",
                "Das Training ist abgeschlossen und ändert sich nicht mehr."
            ),
            ("There already is a user called Kim must be a list.", "Es gibt schon jemanden namens Kim must be a list."),
        ] {
            #expect(ErrorTexts.german[english] == german)
        }
        #expect(ErrorTexts.german["What is this?"] == nil)
    }

    @Test func numbersThatSpeakForAUnitAreInTheLanguage() {
        var report = ImportReport(
            dryRun: true, format: "strong", dialect: "S4", delimiter: ",", weightUnit: .kg, unitSource: "guess")
        report.unitEvidence =
            "Weights such as 100, 57.5, -60 are usual in kilograms: 3 speak for kilograms, 0 for pounds."
        #expect(
            report.said(in: .german).unitEvidence
                == "Gewichte wie 100, 57,5, −60 sind in Kilogramm üblich: 3 sprechen für Kilogramm, 0 für Pfund.")
        report.unitEvidence =
            "Plates in kilograms make 102.5, those in pounds do not. For kilograms: 1, for pounds: 0."
        #expect(
            report.said(in: .german).unitEvidence
                == "Scheiben in Kilogramm ergeben 102,5, solche in Pfund nicht. Für Kilogramm: 1, für Pfund: 0."
        )
    }

    /// How columns were read is said in the words of the screen on which it can be said otherwise.
    @Test func whatAColumnIsIsCalledAsOnItsScreen() throws {
        let path = "Sources/Screens/Import/TableMapping.swift"
        let screen = try String(contentsOf: Self.root.appending(path: path), encoding: .utf8)
        let parts = screen.matches(of: /\("([a-z_]+)", "([^"]+)", "([^"]+)"\)/).map { $0.output }
        #expect(parts.count == 19)
        let file = try String(contentsOf: Self.root.appending(path: "Languages/es.json"), encoding: .utf8)
        let spanish = try Catalogue.language(file)
        var report = ImportReport(
            dryRun: true, format: "table", dialect: "", delimiter: ",", weightUnit: .kg, unitSource: "guess")
        for (_, part, english, german) in parts {
            report.warnings = [
                ImportReport.Line(
                    nil, "The file is no known app's; its columns were read as “\(part) = Tag, sets = x, y = \(part)”.")
            ]
            #expect(
                report.said(in: .english).warnings[0].text
                    == "The file is no known app's; its columns were read as “\(english) = Tag, Number of sets = x, y = \(part)”."
            )
            #expect(
                report.said(in: .german).warnings[0].text
                    == "Die Datei ist von keiner bekannten App; ihre Spalten wurden so gelesen: „\(german) = Tag, Anzahl der Sätze = x, y = \(part)“."
            )
            let name = spanish.t(String(english), String(german))
            #expect(
                report.said(in: spanish).warnings[0].text
                    == "El archivo no es de ninguna aplicación conocida; sus columnas se leyeron como “\(name) = Tag, Número de series = x, y = \(part)”."
            )
        }
    }

    @Test func whatStayedOfAnImportSaysItsDay() {
        var report = ImportReport(
            dryRun: false, format: "strong", dialect: "S4", delimiter: ",", weightUnit: .kg, unitSource: "column")
        report.undone = .init(at: Instant(milliseconds: 0), workouts: 0, sets: 0)
        report.undone?.kept = [
            .init(nil, "“A of 2026-01-02 stays” of 2026-09-05 stays: you changed it since."),
            .init(nil, "“Curl” stays: it is still used, or you noted something of it."),
        ]
        #expect(
            report.said(in: .english).undone?.kept.map(\.text) == [
                "“A of 2026-01-02 stays” of 5 September 2026 stays: you changed it since.",
                "“Curl” stays: it is still used, or you noted something of it.",
            ])
        #expect(
            report.said(in: .german).undone?.kept.first?.text
                == "„A of 2026-01-02 stays“ vom 5. September 2026 bleibt: Du hast es seitdem geändert.")
    }

    /// A cell may hold anything: other texts, their German ones, places, quotation marks.
    @Test(arguments: [
        "", "completed", "reps", "no date", "stray quotation mark", "{1}", "{2} {}", "“", "”", "“reps”", "Best of Legs",
        "A” of B", "A” of “B” of C", "x” lasted 3 hours", "” is no length of time", "3 cells where 4 are expected",
        "x is no number: “y", "weight is no number: “acht”", "\u{301}e", "🏋️ Beine.", "a reps look like a typing error",
    ])
    func quotedCellsStayAsTheyAre(cell: String) {
        for (english, german) in [
            (
                "“\(cell)” of 2026-10-01 has no sets and was left out",
                "„\(cell)“ vom 2026-10-01 hat keine Sätze und wurde ausgelassen"
            ),
            (
                "“\(cell)” lasted 30 hours: was finishing it forgotten?",
                "„\(cell)“ dauerte 30 Stunden: Wurde das Beenden vergessen?"
            ),
            ("“\(cell)” is no length of time", "„\(cell)“ ist keine Dauer"),
            (
                "“\(cell)” ends at “5 Dec 2025, 11:37”, before it starts",
                "„\(cell)“ endet um „5 Dec 2025, 11:37“, vor dem Anfang"
            ),
            (
                "Column “\(cell)” is not known and was left out.",
                "Die Spalte „\(cell)“ ist unbekannt und wurde ausgelassen."
            ),
            ("no date: “\(cell)”", "kein Datum: „\(cell)“"),
            ("implausible date: “\(cell)”", "unglaubwürdiges Datum: „\(cell)“"),
            ("reps is no number: “\(cell)”", "Wiederholungen: „\(cell)“ ist keine Zahl"),
            ("distance is too large: “\(cell)”", "Strecke: „\(cell)“ ist zu groß"),
            ("quotes lost: cells joined to “\(cell)”", "Anführungszeichen fehlten: Zellen verbunden zu „\(cell)“"),
            (
                "set order “\(cell)” is not known; read as a note",
                "Satzfolge „\(cell)“ ist unbekannt; als Notiz gelesen"
            ),
            (
                "RPE “\(cell)” is none from 1 to 10 and was left out",
                "RPE „\(cell)“ liegt nicht zwischen 1 und 10 und wurde ausgelassen"
            ),
        ] {
            #expect(ErrorTexts.germanReport.whole(english) == german)
        }
        #expect(
            ErrorTexts.german[
                "This is no export of Strong, Hevy, FitNotes, StrongLifts, JEFIT, Fitbod, Liftosaur, openweight or Topset; it begins with “\(cell)”. Any table of sets (CSV) can be imported by saying which column is what."
            ]
                == "Das ist kein Export von Strong, Hevy, FitNotes, StrongLifts, JEFIT, Fitbod, Liftosaur, openweight oder Topset; die Datei beginnt mit „\(cell)“. Jede Tabelle von Sätzen (CSV) lässt sich importieren, wenn du sagst, welche Spalte was ist."
        )
    }

    @Test func whatWasDoneToARowIsSaidWhole() {
        for (english, german) in [
            ("stray quotation mark", "verirrtes Anführungszeichen"),
            (
                "stray quotation mark, 3 cells where 12 are expected",
                "verirrtes Anführungszeichen, 3 Zellen, wo 12 erwartet werden"
            ),
            (
                "stray quotation mark, 1 cell where 12 are expected",
                "verirrtes Anführungszeichen, 1 Zelle, wo 12 erwartet werden"
            ),
            (
                "The file has no header; columns were recognised by what is in them.",
                "Die Datei hat keine Kopfzeile; die Spalten wurden an ihrem Inhalt erkannt."
            ),
            (
                "Dates can be read in two ways; they were read with the month before day.",
                "Die Datumsangaben lassen sich auf zwei Arten lesen; gelesen wurden sie mit dem Monat vor dem Tag."
            ),
            ("1200.5 kg is more than anyone lifts", "1200.5 kg sind mehr, als irgendjemand hebt"),
            ("reps “5.5” read as 5", "Wiederholungen „5.5“ als 5 gelesen"),
        ] {
            #expect(ErrorTexts.germanReport.whole(english) == german)
        }
        #expect(ErrorTexts.germanReport.whole("no dates") == nil)
    }
}

/// In which language an answer refuses.
struct ErrorLanguageTests {
    private static let german: HTTPFields = [.acceptLanguage: "fr, de-AT;q=0.8, en;q=0.5"]

    private static func message(_ answer: Kit.Answer) -> String? {
        if case .string(let text) = answer.json["error"]?["message"] { text } else { nil }
    }

    @Test func theDeviceDecidesUntilTheLifterDoes() async throws {
        try await Kit.with { kit in
            let path = "/v1/plans/01900000-0000-7000-8000-000000000001"
            let (english, german) = ("There is no such plan.", "Diesen Plan gibt es nicht.")
            #expect(Self.message(try await kit.get(path)) == english)
            #expect(Self.message(try await kit.send(.get, path, headers: Self.german)) == german)
            _ = try await kit.send(.put, "/v1/settings", #"{"language":"de"}"#)
            #expect(Self.message(try await kit.get(path)) == german)
            _ = try await kit.send(.put, "/v1/settings", #"{"language":"en"}"#)
            let answer = try await kit.send(.get, path, headers: Self.german)
            #expect(Self.message(answer) == english)
            #expect(answer.code == "NOT_FOUND" && answer.status == 404)
        }
    }

    @Test func everyFaultOfABodyIsSaidBesideItsField() async throws {
        try await Kit.with { kit in
            _ = try await kit.send(.put, "/v1/settings", #"{"language":"de"}"#)
            let gym = #"{"name":"Keller","bars":[{"weight":0}],"has":["mirror"]}"#
            let answer = try await kit.post("/v1/gyms", gym)
            let error = try answer.value(ErrorAnswer.self).error
            #expect(error.details?.errors?.map(\.path) == ["/has/0", "/bars/0/weight"])
            #expect(
                error.details?.errors?.map(\.message) == [
                    "muss einer dieser Werte sein: rack, bench, bands, machines, cables, kettlebells, pull_up_bar",
                    "muss mehr als 0 und höchstens 500 kg sein",
                ])
            #expect(error.code == "VALIDATION_ERROR" && error.details?.path == "/has/0")
            #expect(error.message.hasPrefix("has muss einer dieser Werte sein: rack"))
        }
    }

    @Test func whatIsRefusedBeforeARouteIsFoundIsSaidToo() async throws {
        try await Kit.with(configured: { $0.rateLimits = [.startActiveWorkout: RateLimit(max: 1, seconds: 60)] }) {
            kit in
            _ = try await kit.send(.put, "/v1/settings", #"{"language":"de"}"#)
            #expect(Self.message(try await kit.get("/v1/nothing")) == "Diese Seite gibt es nicht.")
            let wrong = try await kit.send(.put, "/v1/plans", "{}")
            #expect(Self.message(wrong) == "Dieser Pfad nimmt GET, HEAD, POST.")
            #expect(wrong.status == 405 && wrong.headers[.allow] == "GET, HEAD, POST")
            _ = try await kit.post("/v1/active-workouts", #"{"freeform":true}"#)
            let late = try await kit.post("/v1/active-workouts", #"{"freeform":true}"#)
            #expect(late.status == 429)
            #expect(Self.message(late)?.hasPrefix("startActiveWorkout ist auf 1 in 60 s begrenzt.") == true)
            let unknown = try await kit.send(
                .get, "/v1/plans", headers: [.authorization: "Bearer x", .acceptLanguage: "de"])
            #expect(unknown.status == 401 && Self.message(unknown)?.hasPrefix("Dieser Schlüssel") == true)
        }
    }

    @Test func anotherUnitDuringAWorkoutIsRefusedWithItsReason() async throws {
        try await Kit.with { kit in
            _ = try await kit.post("/v1/active-workouts", #"{"freeform":true}"#)
            let answer = try await kit.send(.put, "/v1/settings", #"{"unit":"lb"}"#, headers: Self.german)
            #expect(answer.status == 409 && answer.code == "WORKOUT_IN_PROGRESS" && answer.path == "/unit")
            #expect(
                Self.message(answer) == "Die Einheit lässt sich nicht ändern, solange ein Training läuft.")
            #expect(try await kit.send(.put, "/v1/settings", #"{"unit":"kg","theme":"dark"}"#).status == 200)
        }
    }
}
