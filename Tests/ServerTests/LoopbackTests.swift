import HTTPTypes
import Testing
import Wire

@testable import Server

/// Loopback means loopback: one reader of addresses for what is bound and for what is let in.
struct LoopbackTests {
    @Test(arguments: ["localhost", "LocalHost", "localhost.", "127.0.0.1", "127.0.0.1.", "127.255.0.9", "::1"])
    func hostsOfThisMachine(_ text: String) { #expect(LoopbackAddress(host: text) != nil) }

    @Test(arguments: [
        "127.evil.example", "127.evil", "127.1", "127.0.0", "127.0.0.1.2", "127.0.0.256", "127.0.0.01", "127.0.0.-1",
        "127.0.0.1..", "127.0.0.1.evil.example", "localhost.evil.example", "localhost..", "evil.localhost", "128.0.0.1",
        "0.0.0.0", "::", "::2", "[::1]", "", ".", "127.0.0.1 ", "127.0.0.１", "localhost:80",
    ])
    func hostsOfOthers(_ text: String) { #expect(LoopbackAddress(host: text) == nil) }

    @Test(
        arguments: [
            ("localhost", "localhost", nil), ("LOCALHOST:8080", "localhost", 8_080), ("127.0.0.1:1", "127.0.0.1", 1),
            ("[::1]", "::1", nil), ("[::1]:65535", "::1", 65_535), ("localhost.:80", "localhost", 80),
        ] as [(String, String, Int?)])
    func authoritiesOfThisMachine(_ text: String, _ host: String, _ port: Int?) throws {
        let address = try #require(LoopbackAddress(authority: text))
        #expect((address.host, address.port) == (host, port))
    }

    @Test(arguments: [
        "::1", "::1:80", "[::1", "[::1]80", "[127.0.0.1]", "localhost:80:80", "localhost:65536", "localhost:-1",
        "localhost:8o", "user@localhost", "localhost/", "127.evil.example:8080", "[::1]:x", " localhost",
    ])
    func authoritiesOfOthers(_ text: String) { #expect(LoopbackAddress(authority: text) == nil) }

    private func status(_ headers: HTTPFields, _ method: HTTPRequest.Method = .get) async throws -> Int {
        try await withKit {
            try await $0.send(method, "/v1/plans", method == .get ? nil : "{}", headers: headers).status
        }
    }

    private func withKit<T: Sendable>(_ body: @escaping @Sendable (Kit) async throws -> T) async throws -> T {
        nonisolated(unsafe) var answer: T?
        try await Kit.with { answer = try await body($0) }
        return try #require(answer)
    }

    private static let site = HTTPField.Name("Sec-Fetch-Site")!
    private static let mode = HTTPField.Name("Sec-Fetch-Mode")!

    @Test func onlyTheServersOwnPagesAreLetIn() async throws {
        for origin in ["http://localhost", "http://LOCALHOST", "http://localhost:80", "http://localhost."] {
            #expect(try await status([.origin: origin]) == 200, "\(origin)")
        }
        for origin in [
            "http://localhost:3000", "http://127.0.0.1", "http://127.evil.example", "https://localhost:80",
            "https://localhost", "null", "",
            "http://localhost.evil.example", "http://localhost@evil.example", "file://", "localhost",
        ] {
            #expect(try await status([.origin: origin]) == 403, "\(origin)")
            #expect(try await status([.origin: origin], .post) == 403, "\(origin)")
        }
        var two: HTTPFields = [.origin: "http://localhost"]
        two.append(HTTPField(name: .origin, value: "http://evil.example"))
        #expect(try await status(two) == 403)
    }

    @Test func otherSitesMayLinkHereAndNothingElse() async throws {
        for site in ["cross-site", "same-site"] {
            #expect(try await status([Self.site: site]) == 403)
            #expect(try await status([Self.site: site, Self.mode: "no-cors"]) == 403)
            #expect(try await status([Self.site: site, Self.mode: "navigate"]) == 200)
            #expect(try await status([Self.site: site, Self.mode: "navigate"], .post) == 403)
        }
        for site in ["same-origin", "none"] { #expect(try await status([Self.site: site], .post) != 403) }
    }

    @Test func aSecondHostIsRefused() async throws {
        #expect(try await status([HTTPField.Name("Host")!: "localhost"]) == 400)
    }

    @Test func everyAnswerSaysWhatBrowsersMayDoWithIt() async throws {
        try await withKit { kit in
            for path in ["/healthz", "/v1/plans", "/v1/nothing", "/openapi.json"] {
                let headers = try await kit.get(path).headers
                for name in [
                    "Referrer-Policy", "Permissions-Policy", "Cross-Origin-Opener-Policy",
                    "Cross-Origin-Resource-Policy",
                    "X-Content-Type-Options", "Content-Security-Policy",
                ] {
                    #expect(headers[HTTPField.Name(name)!] != nil, "\(path): \(name)")
                }
            }
        }
    }

    @Test func askingAboutAnAnswerGivesItsHeadAlone() async throws {
        try await withKit { kit in
            for path in ["/healthz", "/v1/plans", "/openapi.json"] {
                let (head, whole) = (try await kit.send(.head, path), try await kit.get(path))
                #expect(head.status == 200 && head.text.isEmpty)
                #expect(head.headers[.contentType] == whole.headers[.contentType])
            }
            #expect(try await kit.send(.trace, "/v1/plans").status == 405)
            #expect(try await kit.send(.head, "/v1/calc/loading").status == 405)
        }
    }

    @Test func settingsWithoutABodyChangeNothing() async throws {
        try await withKit { kit in
            _ = try await kit.send(.put, "/v1/settings", #"{"unit":"lb"}"#)
            let answer = try await kit.send(.put, "/v1/settings", headers: [.acceptLanguage: "de"])
            #expect(answer.status == 400 && answer.code == "VALIDATION_ERROR")
            #expect(answer.text.contains("Der Inhalt fehlt: nichts wurde geändert."))
            #expect(try await kit.get("/v1/settings").text.contains(#""unit":"lb""#))
        }
    }

    // MARK: Uploads

    private func upload(_ body: String) throws -> String {
        let upload = try Upload(FileBytes(Array(body.utf8)), mediaType: "multipart/form-data; boundary=x")
        return String(decoding: upload.file.array, as: UTF8.self)
    }

    @Test func theFirstFileOfAFormIsRead() throws {
        let form =
            "--x\r\nContent-Disposition: form-data; name=\"a\"\r\n\r\nfield\r\n--x\r\n"
            + "Content-Disposition: form-data; name=\"file\"; filename=\"log.csv\"\r\n\r\nDate,Reps\r\n\r\n1,2\r\n--x--\r\n"
        #expect(try upload(form) == "Date,Reps\r\n\r\n1,2")
        #expect(try upload("--x\r\nA: b\r\n\r\n--y\r\n--x--") == "--y")
        #expect(throws: (any Error).self) { try upload("no form") }
        #expect(throws: (any Error).self) { try upload("--x\r\n--x\r\n--x--") }
    }

    /// Counted, not timed: twice the body costs twice as much, also where every part begins and none has a head.
    @Test func manyPartsWithoutAHeadAreReadOnce() throws {
        let body = String(repeating: "--x\r\n", count: 200_000) + "--x--"
        #expect(throws: (any Error).self) { try upload(body) }
    }
}
