import Contract
import Foundation
import Testing
import Training
import Wire

/// `topset user` beside a server that runs over the same database.
struct UserCommandTests {
    private let database: String

    init() throws { database = try Binary.folder().appendingPathComponent("t.sqlite").path }

    private func user(_ arguments: String...) throws -> Binary.Outcome {
        try Binary.run(["user"] + arguments + ["--db", database])
    }

    private func json<T: WireValue>(_ type: T.Type, _ arguments: String...) throws -> T {
        let outcome = try Binary.run(["user"] + arguments + ["--db", database, "--json"])
        #expect(outcome.status == 0, "\(outcome.errors)")
        return try JSON.decode(type, from: outcome.output.trimmingCharacters(in: .newlines))
    }

    @Test func usersAndTokensAreMadeListedAndRevoked() throws {
        #expect(try user("list").output.contains("no users"))
        let anna = try json(Account.self, "add", "Anna", "--token-name", "phone")
        #expect(anna.name == "Anna")
        #expect(anna.tokens.map(\.name) == ["phone"])
        #expect(anna.tokens[0].secret?.hasPrefix("topset_") == true)
        let further = try json(AccessToken.self, "token", "anna")
        #expect(further.name == "token 1")
        #expect(further.secret != anna.tokens[0].secret)
        let shown = try user("add", "ben").output
        #expect(shown.contains("token 1: topset_"))
        let list = try json(Page<Account>.self, "list")
        #expect(list.items.map(\.name) == ["Anna", "ben"])
        #expect(list.items[0].tokens.map(\.name) == ["phone", "token 1"])
        #expect(list.items.allSatisfy { $0.tokens.allSatisfy { $0.secret == nil } })
        #expect(try user("list").output.contains("never"))
        #expect(
            try json(Page<AccessToken>.self, "revoke", "ANNA", "--token-name", "phone").items.map(\.name) == ["phone"])
        #expect(try user("revoke", "ben", "--all").output == "Revoked: token 1\n")
        #expect(try json(Page<Account>.self, "list").items.map { $0.tokens.map(\.name) } == [["token 1"], []])
    }

    @Test func wrongUsageIsTwoAndFailedWorkIsOneLine() throws {
        #expect(try user("add", "anna").status == 0)
        let cases: [([String], Int32, String)] = [
            (["add", "ANNA"], 1, "already is a user called ANNA"),
            (["token", "anna", "--token-name", "token 1"], 1, "already is a token called token 1"),
            (["token", "nobody"], 1, "no user called nobody"), (["revoke", "nobody", "--all"], 1, "no user"),
            (["revoke", "anna", "--token-name", "x"], 1, "no token called x"), (["add", ""], 1, "1 to 64 characters"),
            (["add"], 2, "Missing expected argument"), (["revoke", "anna"], 2, "--all"), (["token"], 2, "--local"),
            (["token", "anna", "--local"], 2, "--local"), (["token", "anna", "--expires-days", "0"], 2, "1 to 3650"),
            (["revoke", "anna", "--all", "--token-name", "x"], 2, "--all"), (["fly"], 2, "fly"),
        ]
        for (arguments, status, text) in cases {
            let outcome = try Binary.run(["user"] + arguments + (status == 1 ? ["--db", database] : []))
            #expect(outcome.status == status, "\(arguments): \(outcome.errors)")
            #expect(outcome.errors.contains(text), "\(arguments): \(outcome.errors)")
            #expect(outcome.errors.split(separator: "\n").count == 1, "\(arguments)")
            #expect(outcome.output.isEmpty, "\(arguments)")
        }
    }

    @Test func aTokenLetsInUntilItIsRevokedByTheCommand() async throws {
        let server = ServerProcess(
            database: database, options: ["--accounts", "--rate-limit", "startActiveWorkout=2/60"])
        try await server.start()
        #expect(await server.send("GET", "/healthz")?.status == 200)
        #expect(await server.send("GET", "/v1/next")?.status == 401)
        // Made while the server runs.
        let token = try #require(try json(Account.self, "add", "anna").tokens[0].secret)
        #expect(await server.send("GET", "/v1/next", token: token)?.status == 200)
        let start = #"{"freeform":true}"#
        #expect(await server.send("POST", "/v1/active-workouts", start, token: token)?.status == 201)
        #expect(await server.send("POST", "/v1/active-workouts", start, token: token)?.status == 409)
        #expect(await server.send("POST", "/v1/active-workouts", start, token: token)?.status == 429)
        #expect(try user("revoke", "anna", "--all").status == 0)
        var status = 200
        for _ in 0..<1_200 where status == 200 {
            try await Task.sleep(for: .milliseconds(100))
            status = await server.send("GET", "/v1/next", token: token)?.status ?? 0
        }
        #expect(status == 401)
        server.killNine()
    }
}
