import Foundation
import Testing

/// The ways in to the real process: who may speak to it, and who may read what it writes.
struct DoorTests {
    private func status(_ server: ServerProcess, _ hosts: [String], _ other: String = "") throws -> String {
        let lines = hosts.map { "Host: \($0)\r\n" }.joined() + other
        let answer = try RawSocket.send(
            "GET /v1/plans HTTP/1.1\r\n\(lines)Connection: close\r\n\r\n", to: server.port)
        return answer.split(separator: " ").dropFirst().first.map { String($0) } ?? ""
    }

    @Test func oneHostIsNamedAndItIsThisMachine() async throws {
        let server = ServerProcess(database: try Binary.folder().appendingPathComponent("t.sqlite").path)
        try await server.start()
        for host in ["127.0.0.1:\(server.port)", "localhost", "LOCALHOST.:\(server.port)", "[::1]:1"] {
            #expect(try status(server, [host]) == "200", "\(host)")
        }
        for host in [
            "127.evil.example", "127.evil.example:\(server.port)", "evil.example", "127.0.0.1.evil.example", "::1",
        ] {
            #expect(try status(server, [host]) == "403", "\(host)")
        }
        #expect(try status(server, ["localhost", "evil.example"]) == "400")
        #expect(try status(server, ["localhost", "localhost"]) == "400")
        #expect(try status(server, []) == "400")
        let evil = "Origin: http://127.evil.example\r\n"
        #expect(try status(server, ["127.0.0.1:\(server.port)"], evil) == "403")
        let other = "Origin: http://127.0.0.1:\(server.port == 1 ? 2 : server.port - 1)\r\n"
        #expect(try status(server, ["127.0.0.1:\(server.port)"], other) == "403")
        let own = "Origin: http://127.0.0.1:\(server.port)\r\n"
        #expect(try status(server, ["127.0.0.1:\(server.port)"], own) == "200")
        server.killNine()
    }

    @Test func whatIsNoRequestIsRefusedLikeOneThatIs() async throws {
        let server = ServerProcess(database: try Binary.folder().appendingPathComponent("t.sqlite").path)
        try await server.start()
        func answer(_ text: String) throws -> String { try RawSocket.send(text, to: server.port) }
        func isWhole(_ answer: String, _ status: String, _ code: String) -> Bool {
            answer.hasPrefix("HTTP/1.1 \(status) ") && answer.contains("\"code\":\"\(code)\"")
                && ["X-Content-Type-Options", "Content-Security-Policy", "Referrer-Policy"].allSatisfy {
                    answer.lowercased().contains($0.lowercased() + ": ")
                }
        }
        for text in ["nonsense\r\n\r\n", "GET /v1/plans HTTP/9.9\r\n\r\n", "GET / HTTP/1.1\r\nHost localhost\r\n\r\n"] {
            let said = try answer(text)
            #expect(isWhole(said, "400", "VALIDATION_ERROR"), "\(text): \(said)")
        }
        let long = "GET /v1/plans HTTP/1.1\r\nHost: localhost\r\nX-Long: " + String(repeating: "x", count: 20_000)
        let said = try answer(long + "\r\n\r\n")
        #expect(isWhole(said, "431", "TOO_LARGE"), "\(said)")
        let many = (0..<200).map { "X-\($0): 1\r\n" }.joined()
        let crowded = try answer("GET /v1/plans HTTP/1.1\r\nHost: localhost\r\n\(many)\r\n")
        #expect(isWhole(crowded, "431", "TOO_LARGE"), "\(crowded)")
        #expect(await server.send("GET", "/v1/plans")?.status == 200)
        server.killNine()
    }

    @Test func whoAsksWhetherToSendABodyIsTold() async throws {
        let server = ServerProcess(database: try Binary.folder().appendingPathComponent("t.sqlite").path)
        try await server.start()
        let body = #"{"name":"Cellar"}"#
        let answer = try RawSocket.send(
            "POST /v1/gyms HTTP/1.1\r\nHost: localhost\r\nExpect: 100-continue\r\nContent-Type: application/json\r\n"
                + "Content-Length: \(body.utf8.count)\r\nConnection: close\r\n\r\n\(body)", to: server.port)
        #expect(answer.hasPrefix("HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 201 Created\r\n"), "\(answer)")
        server.killNine()
    }

    @Test func whatIsNotThereIsRefusedBesideTheApp() async throws {
        let folder = try Binary.folder()
        try "<title>app</title>".write(
            to: folder.appendingPathComponent("index.html"), atomically: true, encoding: .utf8)
        let server = ServerProcess(
            database: folder.appendingPathComponent("data/t.sqlite").path,
            options: ["--no-rate-limits", "--web", folder.path])
        try await server.start()
        func answer(_ method: String, _ path: String) throws -> String {
            try RawSocket.send(
                "\(method) \(path) HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n", to: server.port)
        }
        for path in ["/", "/plans"] { #expect(try answer("GET", path).contains("<title>app</title>")) }
        let missing = try answer("GET", "/nothing.js")
        #expect(missing.contains(" 404 ") && missing.contains("NOT_FOUND"), "\(missing)")
        #expect(missing.lowercased().contains("content-security-policy: "), "\(missing)")
        for method in ["POST", "TRACE", "DELETE"] {
            let refused = try answer(method, "/")
            #expect(refused.contains(" 405 ") && refused.lowercased().contains("allow: get, head"), "\(refused)")
        }
        server.killNine()
    }

    @Test(arguments: ["127.evil", "127.evil.example", "127.1", "0.0.0.0", "::", "[::1]"])
    func nothingIsLookedUpToListenOn(_ host: String) throws {
        let outcome = try Binary.run(["serve", "--host", host])
        #expect(outcome.status == 2 && outcome.errors.contains("loopback"), "\(outcome.errors)")
    }

    @Test func whatIsWrittenIsTheLiftersAlone() throws {
        let folder = try Binary.folder().appendingPathComponent("new")
        let database = folder.appendingPathComponent("t.sqlite").path
        func mode(_ path: String) throws -> Int? {
            (try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? NSNumber)?.intValue
        }
        #expect(try Binary.run(["user", "add", "ann", "--db", database]).errors == "")
        #expect(try mode(folder.path) == 0o700)
        #expect(try mode(database) == 0o600)
        // One that was there and is wider is told, and left.
        try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: database)
        let outcome = try Binary.run(["next", "--db", database])
        #expect(outcome.errors.contains("others on this machine may read \(database)"))
        #expect(try mode(database) == 0o644)
    }
}
