import Contract
import HTTPTypes
import Server
import Service
import TestSupport
import Testing
import Training
import Wire

/// Sign-in with a token, and the tokens themselves.
struct AccountTests {
    private static func accounts(_ configuration: inout ServerConfiguration) { configuration.accounts = true }

    @Test func withAccountsNobodyIsLetInWithoutAToken() async throws {
        try await Kit.with(configured: Self.accounts) { kit in
            for (method, path) in [
                (HTTPRequest.Method.get, "/v1/next"), (.get, "/v1/active-workouts/current"), (.post, "/v1/plans"),
                (.get, "/v1/tokens"), (.delete, "/v1/next"), (.get, "/v1/nothing"),
            ] {
                let answer = try await kit.send(method, path)
                #expect(answer.status == 401, "\(path)")
                #expect(answer.code == "UNAUTHENTICATED", "\(path)")
                #expect(answer.headers[.wwwAuthenticate] == "Bearer", "\(path)")
            }
            #expect(try await kit.get("/healthz").status == 200)
        }
    }

    @Test func withoutAccountsTheLocalUserNeedsNoToken() async throws {
        try await Kit.with { kit in
            #expect(try await kit.get("/v1/next").status == 200)
            let anna = try await kit.signedIn(as: "anna")
            _ = try await kit.plan()
            #expect(try await kit.get("/v1/plans").value(Page<WorkoutPlan>.self).items.count == 1)
            #expect(try await anna.get("/v1/plans").value(Page<WorkoutPlan>.self).items.isEmpty)
        }
    }

    @Test(arguments: [
        "Bearer topset_wrong", "Bearer", "Bearer ", "Basic YTpi", "topset_wrong", "Bearer a b", "", "Bearer \u{e9}",
    ])
    func aWrongTokenIsRefusedEvenWhereNoneIsNeeded(header: String) async throws {
        try await Kit.with { kit in
            let answer = try await kit.send(.get, "/v1/next", headers: [.authorization: header])
            #expect(answer.status == 401)
            #expect(answer.code == "UNAUTHENTICATED")
        }
    }

    @Test func theSchemeMayBeWrittenInAnyCase() async throws {
        try await Kit.with(configured: Self.accounts) { kit in
            let token = try #require(try await kit.signedIn(as: "anna").token)
            #expect(try await kit.send(.get, "/v1/next", headers: [.authorization: "bearer  " + token]).status == 200)
        }
    }

    @Test func anotherUsersWorkoutIsNotThere() async throws {
        try await Kit.with(configured: Self.accounts) { kit in
            let (anna, ben) = (try await kit.signedIn(as: "anna"), try await kit.signedIn(as: "ben"))
            let workout = try await anna.start()
            let base = "/v1/active-workouts/\(workout.id.text)"
            #expect(try await anna.post(base + "/log-set", anna.logBody(workout, 0, key: "a")).status == 200)
            for path in [base, base + "/events", "/v1/active-workouts/current"] {
                #expect(try await ben.get(path).code == "NOT_FOUND", "\(path)")
            }
            // The workout is in the cache by now; its user still is asked for.
            let foreign = try await ben.post(base + "/log-set", ben.logBody(workout, 1, key: "b"))
            #expect(foreign.code == "NOT_FOUND")
            #expect(try await ben.post("/v1/active-workouts", #"{"freeform":true}"#).status == 201)
            #expect(try await anna.get(base).value(ActiveWorkout.self).totals.sets == 1)
        }
    }

    @Test func aTokenIsShownOnceAndNowhereKept() async throws {
        try await Kit.with(configured: Self.accounts) { kit in
            let anna = try await kit.signedIn(as: "anna")
            let made = try await anna.post("/v1/tokens", #"{"name":"phone"}"#)
            #expect(made.status == 201)
            let phone = try made.value(AccessToken.self)
            let secret = try #require(phone.secret)
            #expect(secret.hasPrefix("topset_"))
            #expect(secret.utf8.count == 7 + 43, "256 bits in base64url")
            #expect(made.headers[.cacheControl] == "no-store")
            let list = try await anna.get("/v1/tokens")
            #expect(try list.value(Page<AccessToken>.self).items.map(\.name) == ["token 1", "phone"])
            #expect(!list.text.contains("topset_"))
            var device = kit
            device.token = secret
            #expect(try await device.get("/v1/tokens").text == list.text)
        }
    }

    @Test func tokenNamesAreUniqueAndRepeatsMakeNoSecondToken() async throws {
        try await Kit.with(configured: Self.accounts) { kit in
            let anna = try await kit.signedIn(as: "anna")
            let body = #"{"id":"01900000-0000-7000-8000-000000000abc","name":"phone"}"#
            #expect(try await anna.post("/v1/tokens", body).status == 201)
            let again = try await anna.post("/v1/tokens", body)
            #expect(again.status == 200)
            #expect(try again.value(AccessToken.self).secret == nil)
            let taken = try await anna.post("/v1/tokens", #"{"name":"phone"}"#)
            #expect(taken.status == 409)
            #expect(taken.code == "NAME_TAKEN")
            #expect(taken.path == "/name")
            for name in ["", " x", "x\\n", String(repeating: "x", count: 65)] {
                #expect(try await anna.post("/v1/tokens", #"{"name":"\#(name)"}"#).path == "/name")
            }
            #expect(try await anna.post("/v1/tokens").value(AccessToken.self).name == "token 2")
            #expect(try await anna.get("/v1/tokens").value(Page<AccessToken>.self).items.count == 3)
        }
    }

    @Test func aRevokedTokenIsRefusedAtOnce() async throws {
        try await Kit.with(configured: Self.accounts) { kit in
            let anna = try await kit.signedIn(as: "anna")
            var (one, other) = (kit, kit)
            let first = try await anna.post("/v1/tokens", #"{"name":"one"}"#).value(AccessToken.self)
            let second = try await anna.post("/v1/tokens", #"{"name":"other"}"#).value(AccessToken.self)
            (one.token, other.token) = (first.secret, second.secret)
            #expect(try await one.get("/v1/next").status == 200)
            #expect(try await anna.send(.delete, "/v1/tokens/\(first.id.text)").status == 200)
            #expect(try await one.get("/v1/next").status == 401)
            #expect(try await anna.send(.delete, "/v1/tokens/\(first.id.text)").code == "NOT_FOUND")
            #expect(try await other.get("/v1/next").status == 200)
            #expect(try await anna.send(.delete, "/v1/tokens?id=\(second.id.text)").status == 200)
            #expect(try await other.get("/v1/next").status == 401)
            #expect(try await anna.send(.delete, "/v1/tokens").code == "VALIDATION_ERROR")
        }
    }

    @Test func somebodyElsesTokenIsNotThere() async throws {
        try await Kit.with(configured: Self.accounts) { kit in
            let (anna, ben) = (try await kit.signedIn(as: "anna"), try await kit.signedIn(as: "ben"))
            let own = try await anna.get("/v1/tokens").value(Page<AccessToken>.self).items[0]
            #expect(try await ben.send(.delete, "/v1/tokens/\(own.id.text)").code == "NOT_FOUND")
            #expect(try await anna.get("/v1/tokens").status == 200)
        }
    }

    @Test func theLastUseIsNotedOnceAnHour() async throws {
        try await Kit.with(configured: Self.accounts) { kit in
            let anna = try await kit.signedIn(as: "anna")
            let start = kit.clock.now().milliseconds
            /// The use that is noted, once it is another one than before; it is noted a little after the answer.
            func lastUse(after: Int64?) async throws -> Int64? {
                for _ in 0..<15_000 {
                    let token = try await anna.get("/v1/tokens").value(Page<AccessToken>.self).items[0]
                    if let use = token.lastUsedAt?.milliseconds, use != after { return use }
                    try await Task.sleep(for: .milliseconds(4))
                }
                return after
            }
            #expect(try await lastUse(after: nil) == start)
            kit.clock.advance(seconds: 3_599)
            _ = try await anna.get("/v1/tokens")
            kit.clock.advance(seconds: 10)
            #expect(try await lastUse(after: start) == start + 3_609_000, "3,599 s were too soon")
        }
    }

    @Test func userNamesAreUniqueWhateverTheirCase() async throws {
        try await Kit.with { kit in
            _ = try await kit.service.addUser("J\u{f6}rg")
            for name in ["j\u{f6}rg", "JO\u{308}RG"] {
                await #expect { try await kit.service.addUser(name) } throws: {
                    ($0 as? ServiceError)?.code == .nameTaken
                }
            }
            #expect(try await kit.service.user(named: "JO\u{308}RG") == kit.service.users()[0].id)
            #expect(try await kit.service.users().count == 1)
        }
    }
}
