import Contract
import Foundation
import Sync
import TestSupport
import Testing
import Training
import Wire

@testable import Screens

/// Languages that came as files (decision 57): every screen in each, and what is said in none.
@Suite struct LanguageTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// Every file there is.
    static let files: [(name: String, json: String)] = {
        let folder = root.appendingPathComponent("Languages")
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.filter { $0.hasSuffix(".json") }.sorted().map { name in
            (name, (try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)) ?? "")
        }
    }()

    /// Every place of the app.
    private static func places(_ server: FakeServer) -> [String] {
        var places = [
            "/", "/plans", "/plans/new", "/history", "/workout", "/import", "/settings", "/progress", "/progress/2026",
            "/coach", "/programs", "/programs/new", "/programs/import", "/suggestions", "/exercises", "/aches",
            "/profile",
            "/gyms", "/gyms/new", "/calendar", "/body", "/goals", "/make", "/make/week", "/history/new", "/pair",
            "/summary",
        ]
        for plan in server.plans {
            let id = PlanID(high: plan.id.high, low: plan.id.low)
            places += [Route.plan(id), .editPlan(id), .planHistory(id)].map(\.path)
        }
        for session in server.sessions { places += [Route.session(session.id), .editSession(session.id)].map(\.path) }
        for exercise in server.exercises { places.append(Route.progress(exercise.id).path) }
        return places
    }

    private static func device(_ language: Language, _ json: String?, at place: String) -> Device {
        var server = gymServer()
        server.catalogue = json
        server.voice = Voice(language)
        server.settings.language = language.code
        var device = Device(server)
        // Where one pairs, nothing is known of settings.
        device.language = language.code
        device.boot(at: place)
        device.settle()
        return device
    }

    // MARK: Catalogues

    @Test(arguments: files.map(\.name)) func nothingIsMissingInAFile(name: String) throws {
        let texts = try AppTexts(root: Self.root)
        #expect(texts.unread == [] && texts.texts.count > 1_000)
        let json = Self.files.first { $0.name == name }?.json ?? ""
        let file = try #require(try Catalogue.language(json).file)
        #expect(name == file.code + ".json")
        for (part, wanted) in [
            (file.texts, texts.texts), (file.refusals, texts.refusals), (file.reports, texts.reports),
        ] {
            let there = Set(part.entries.map(\.english))
            #expect(wanted.subtracting(there).sorted() == [], "missing")
            for entry in part.entries where wanted.contains(entry.english) {
                for text in [entry.text.other] + entry.text.forms.map(\.text) {
                    #expect(Self.places(in: text) == Self.places(in: entry.english), "\(entry.english)")
                    #expect(!text.contains("!") && !text.isEmpty, "\(entry.english)")
                }
            }
        }
        // What goes by a number has a form for every category that the language has.
        let categories = Set((0...200).map { file.plural.category($0).rawValue })
        for entry in file.texts.entries where texts.plurals.contains(entry.english) && !entry.text.forms.isEmpty {
            let forms = Set(entry.text.forms.map(\.name) + ["other"])
            #expect(categories.subtracting(forms) == [], "\(entry.english)")
        }
    }

    /// The places of a text by their names, and how many have none.
    private static func places(in text: String) -> [String] {
        text.split(separator: "{", omittingEmptySubsequences: false).dropFirst().map { String($0.prefix { $0 != "}" }) }
            .map { Int($0) == nil ? $0 : "" }.sorted()
    }

    @Test(arguments: [("push", "empuje"), ("Legs", "piernas"), ("Upper Body", "tren superior"), ("Brazos", "brazos")])
    func aUsualKindOfDayHasItsNameInSpanish(_ category: String, _ name: String) throws {
        let json = try #require(Self.files.first { $0.name == "es.json" }?.json)
        var reason = DayReason(.weekday)
        (reason.weekday, reason.times, reason.of) = (4, 3, 4)
        let text = Voice(try Catalogue.language(json)).sentence(reason, category: category)
        #expect(text == "El viernes es día de \(name): 3 de las últimas 4 semanas.")
    }

    // MARK: Screens

    @Test(arguments: ["en", "de"] + files.map { String($0.name.dropLast(5)) })
    func everyScreenIsDrawnInEachLanguage(code: String) throws {
        let json = Self.files.first { $0.name == code + ".json" }?.json
        let language = try json.map { try Catalogue.language($0) } ?? Language(known: code) ?? .english
        for place in Self.places(gymServer()) {
            let device = Self.device(language, json, at: place)
            #expect(device.document.0 == code, "\(place)")
            #expect(!device.pageText.isEmpty, "\(place)")
            // No place of a template is left open, and none has nothing in it.
            #expect(!device.pageText.contains("{") && !device.pageText.contains("}"), "\(place)")
            guard code != "en" else { continue }
            #expect(device.pageText != Self.device(.english, nil, at: place).pageText, "\(place)")
        }
    }

    @Test func noTextOfTheAppIsSaidInEnglishAlone() throws {
        let pseudo = try PseudoLanguage(AppTexts(root: Self.root))
        var readable: [String: String] = [:]
        func look(_ device: Device, _ place: String) {
            for word in Self.readable(device) { readable[word] = readable[word] ?? place }
        }
        for place in Self.places(gymServer()) {
            var device = Self.device(pseudo.language, pseudo.json, at: place)
            look(device, place)
            // What can be tapped here, and what comes of it.
            var dice = Dice(UInt64(place.utf8.count))
            for _ in 0..<40 {
                // Another language was chosen.
                if device.document.0 != "xx" { device = Self.device(pseudo.language, pseudo.json, at: place) }
                if device.facts.route != Route(path: place) { device.navigate(place) }
                device.settle()
                guard let root = device.shell.root else { break }
                let places = listeners(root).filter { $0.1 == .click }
                guard !places.isEmpty else { break }
                let (path, event) = places[dice.roll(places.count)]
                device.event(event, path)
                device.settle()
                if device.document.0 == "xx" { look(device, place) }
            }
        }
        #expect(readable.map { $0.key + " at " + $0.value }.sorted() == [])
    }

    /// Words of the lifter's, names of things that are called so everywhere, and units.
    private static let own: Set<String> = {
        var own: Set<String> = [
            "kg", "lb", "KG", "LB", "min", "km", "KM", "cm", "in", "ms", "bpm", "RPE", "RIR", "Topset", "AMRAP", "CSV",
            "JSON", "English",
            "Deutsch", "OK",
            // What the server in the tests says in English alone: its refusal, its address and its token.
            "Something", "went", "wrong", "secret", "calendar", "ics", "token", "topset",
            "Strong", "Hevy", "FitNotes", "openweight",
        ]
        let server = gymServer()
        for name in server.exercises.map(\.name) + server.plans.map(\.name) {
            own.formUnion(words(name))
        }
        return own
    }()

    private static func words(_ text: String) -> [String] {
        text.split { !$0.isASCII || !$0.isLetter }.map(String.init).filter { $0.count > 1 }
    }

    /// What can be read on a page, or is said of it to those who do not see it.
    private static func readable(_ device: Device) -> [String] {
        guard let root = device.shell.root else { return [] }
        return Set(texts(root).flatMap(words)).subtracting(own).sorted()
    }

    private static func texts(_ node: NaiveNode) -> [String] {
        let heard = ["aria-label", "placeholder", "title", "alt"].compactMap { node.attributes[$0] }
        return [node.text] + heard + node.children.flatMap(texts)
    }

    // MARK: Taken over

    @Test func aLanguageThatWasChosenIsAskedForKeptAndThereAtTheNextStart() throws {
        let (name, json) = try #require(Self.files.first)
        let language = try Catalogue.language(json)
        var device = Device.atGym(at: "/settings") { server in
            (server.catalogue, server.voice) = (json, Voice(language))
        }
        #expect(device.pageText.contains("Settings"))
        device.tap(language.name)
        device.settle()
        #expect(device.server.settings.language == language.code, "\(name)")
        #expect(device.server.log.contains("GET /v1/catalogue?language=" + language.code))
        let title = language.t("Settings", "Einstellungen")
        #expect(device.pageText.contains(title) && !device.pageText.contains("Settings"))
        // Without a network it is there from the first moment on.
        device.isOnline = false
        device.boot(at: "/settings")
        #expect(device.pageText.contains(title))
    }

    @Test func aLanguageThatIsNotThereIsEnglish() {
        let device = Device.atGym(at: "/settings") { $0.settings.language = "eo" }
        #expect(device.pageText.contains("Settings") && device.document.0 == "en")
    }
}
