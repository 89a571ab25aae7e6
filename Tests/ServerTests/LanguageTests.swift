import Contract
import Foundation
import HTTPTypes
import Service
import TestSupport
import Testing
import Training
import Wire

/// Languages that came as files, as the server speaks them.
@Suite struct LanguageRouteTests {
    private static func spanish() throws -> Languages {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appendingPathComponent("Languages/es.json")
        return Languages([try Catalogue.language(try String(contentsOf: file, encoding: .utf8))])
    }

    private static func message(_ answer: Kit.Answer) -> String? {
        if case .string(let text) = answer.json["error"]?["message"] { text } else { nil }
    }

    @Test func aFileIsListedHandedOutAndMayBeChosen() async throws {
        try await Kit.with(speaking: Self.spanish()) { kit in
            let listed = try await kit.get("/v1/languages").value(Page<LanguageLine>.self)
            #expect(listed.items.map(\.code) == ["en", "de", "es"] && listed.items.last?.name == "Español")
            let answer = try await kit.get("/v1/catalogue?language=es-MX")
            let file = try answer.value(CatalogueFile.self)
            #expect(file.code == "es" && file.texts.entries.count > 1_000)
            #expect(file.refusals.entries.isEmpty && file.reports.entries.isEmpty, "the app says none of them")
            let again = try await kit.send(
                .get, "/v1/catalogue?language=es-MX", headers: [.ifNoneMatch: answer.headers[.eTag] ?? ""])
            #expect(again.status == 304)
            for code in ["en", "eo", ""] {
                #expect(try await kit.get("/v1/catalogue?language=" + code).status == 404, "\(code)")
            }
            let saved = try await kit.send(.put, "/v1/settings", #"{"language":"es"}"#)
            #expect(saved.status == 200)
            let refused = try await kit.send(.put, "/v1/settings", #"{"language":"eo"}"#)
            #expect(refused.status == 400 && refused.path == "/language")
        }
    }

    @Test func whatIsRefusedAndWhyIsSaidInIt() async throws {
        try await Kit.with(speaking: Self.spanish()) { kit in
            let path = "/v1/plans/01900000-0000-7000-8000-000000000001"
            #expect(Self.message(try await kit.get(path)) == "There is no such plan.")
            let device: HTTPFields = [.acceptLanguage: "fr, es-MX;q=0.8, de;q=0.5"]
            #expect(Self.message(try await kit.send(.get, path, headers: device)) == "Ese plan no existe.")
            _ = try await kit.send(.put, "/v1/settings", #"{"language":"es"}"#)
            #expect(Self.message(try await kit.get(path)) == "Ese plan no existe.")
            let long = try await kit.send(.put, "/v1/plans", "{}")
            #expect(Self.message(long) == "Esta ruta admite GET, HEAD, POST.")
            let gym = try await kit.post("/v1/gyms", #"{"name":"Sótano","bars":[{"weight":0}]}"#)
            #expect(Self.message(gym)?.contains("tiene que ser más de 0 y como mucho 500 kg") == true, "\(gym.text)")
            // A phrase of the engine: what is next, and why.
            _ = try await kit.plan()
            let program = try await kit.get("/v1/program-templates")
            #expect(program.status == 200)
        }
    }

    @Test func exercisesHaveTheNamesOfTheFile() async throws {
        try await Kit.with(speaking: Self.spanish()) { kit in
            _ = try await kit.send(.put, "/v1/settings", #"{"language":"es"}"#)
            var named: [String] = []
            var path = "/v1/exercises?limit=500"
            while true {
                let page = try await kit.get(path).value(Page<Exercise>.self)
                named += page.items.compactMap(\.localName)
                guard let cursor = page.nextCursor else { break }
                path = "/v1/exercises?limit=500&cursor=" + cursor
            }
            #expect(named.contains("Press de banca (barra)") && named.count >= 200)
            #expect(Set(named.map { $0.lowercased() }).count == named.count, "a name is of one exercise")
        }
    }

    @Test func aLanguageWhoseFileIsGoneIsEnglish() async throws {
        try await Kit.with(speaking: Self.spanish()) { kit in
            _ = try await kit.send(.put, "/v1/settings", #"{"language":"es"}"#)
            var service = kit.service
            service.spoken = Languages()
            #expect(try await service.settings(TopsetService.localUser).language == "es")
        }
    }
}
