import Contract
import HTTPTypes
import Server
import Service
import TestSupport
import Testing
import Training
import Wire

/// No credential that nobody can see, or that never ends.
struct CredentialTests {
    private static func accounts(_ configuration: inout ServerConfiguration) { configuration.accounts = true }

    @Test func aTokenEndsWhenItSaidItWould() async throws {
        try await Kit.with(configured: Self.accounts) { kit in
            let anna = try await kit.signedIn(as: "anna")
            let made = try await anna.post("/v1/tokens", #"{"name":"phone","expires_in_days":2}"#)
                .value(AccessToken.self)
            #expect(made.owner == "anna")
            #expect(made.expiresAt == made.createdAt.adding(seconds: 2 * 86_400))
            var phone = kit
            phone.token = made.secret
            kit.clock.advance(seconds: 2 * 86_400 - 1)
            #expect(try await phone.get("/v1/next").status == 200)
            kit.clock.advance(seconds: 1)
            #expect(try await phone.get("/v1/next").status == 401)
            // It is listed until it is revoked, and the other one goes on for a year.
            let list = try await anna.get("/v1/tokens").value(Page<AccessToken>.self).items
            #expect(list.map(\.name) == ["token 1", "phone"])
            #expect(list[0].expiresAt == list[0].createdAt.adding(seconds: 365 * 86_400))
            kit.clock.advance(seconds: 363 * 86_400)
            #expect(try await anna.get("/v1/next").status == 401)
        }
    }

    @Test(arguments: ["0", "3651", "-1", "1.5", "\"x\""]) func anEndMustBeWithinTenYears(days: String) async throws {
        try await Kit.with { kit in
            let refused = try await kit.post("/v1/tokens", #"{"expires_in_days":\#(days)}"#)
            #expect(refused.status == 400)
            #expect(refused.path == "/expires_in_days")
            #expect(try await kit.get("/v1/tokens").value(Page<AccessToken>.self).items.isEmpty)
        }
    }

    @Test func aTokenMadeWithoutAccountsLetsNobodyInWithThem() async throws {
        try await Kit.with(configured: Self.accounts) { kit in
            let made = try await kit.service.makeToken(TopsetService.localUser, MakeToken(name: nil)).token
            #expect(made.owner == nil)
            var local = kit
            local.token = made.secret
            #expect(try await local.get("/v1/next").status == 401)
            // It is seen all the same.
            let users = try await kit.service.users()
            #expect(users.map(\.name) == [""])
            #expect(users[0].tokens.map(\.id) == [made.id])
            #expect(try await kit.service.adopt("Anna").tokens.map(\.owner) == ["Anna"])
            kit.clock.advance(seconds: 6)
            #expect(try await local.get("/v1/next").status == 200)
            await #expect(throws: ServiceError.self) { try await kit.service.adopt("Berta") }
            #expect(try await kit.service.users().map(\.name) == ["Anna"])
        }
    }

    @Test func withoutAccountsItWorksAndIsListedAndRevoked() async throws {
        try await Kit.with { kit in
            let made = try await kit.post("/v1/tokens", #"{"name":"watch"}"#).value(AccessToken.self)
            var watch = kit
            watch.token = made.secret
            #expect(try await watch.get("/v1/next").status == 200)
            #expect(try await kit.get("/v1/tokens").value(Page<AccessToken>.self).items.map(\.name) == ["watch"])
            #expect(try await kit.send(.delete, "/v1/tokens/\(made.id.text)").status == 200)
            #expect(try await watch.get("/v1/next").status == 401)
        }
    }

    @Test func wrongTokensAreSlowedAndRightOnesAreNot() async throws {
        try await Kit.with(configured: Self.accounts) { kit in
            let anna = try await kit.signedIn(as: "anna")
            var stranger = kit
            for number in 0..<10 {
                stranger.token = "topset_\(number)wrong"
                #expect(try await stranger.get("/v1/next").status == 401)
            }
            stranger.token = "topset_another"
            let refused = try await stranger.get("/v1/next")
            #expect(refused.status == 429)
            #expect(refused.headers[.retryAfter] == "6")
            #expect(try await anna.get("/v1/next").status == 200)
            kit.clock.advance(seconds: 6)
            #expect(try await stranger.get("/v1/next").status == 401)
        }
    }
}
