import Foundation
import HTTPTypes
import Hummingbird
import Storage
import StorageSQLite
import Synchronization
import TestSupport
import Testing
import Training
import Wire

@testable import Server
@testable import Service

/// Every call that changes something takes a key: the same again is answered with the same bytes and does nothing, another
/// command with the key is refused, and so is another command with the id of a thing that was made.
struct KeyedCallTests {
    /// The operations whose keys the table of routes looks up.
    private static func operations() throws -> [DescribedRoute] {
        let service = TopsetService(try SQLiteDatabase(inMemoryAt: evening), clock: { evening })
        return addRoutes(
            Router(context: Context.self), service, version: "1", limiter: RateLimiter([:], service)
        ).routes.filter(\.operation.readsKeyHeader)
    }

    /// What changes something without a key of its own, and why.
    private static let without: Set<String> = [
        // They change nothing.
        "calculateLoading", "calculateE1rm", "calculateRpe", "calculateWarmup", "calculateNext", "calculateSimulate",
        "calculateProgram", "matchExercises", "previewStart", "previewProgram", "generateWorkout", "generateWeek",
        // They answer with a secret, which is told once and never kept; or take one away.
        "makeToken", "pairDevice", "makePairingCode", "signOut", "renewCalendarAccess",
        // A file of up to 32 MiB, written in many steps. What it makes has ids of its content, so it is there once.
        "importLog", "restoreBackup", "importBody",
        // The same again answers the same.
        "undoImport",
        // They change nothing; what a backup says is a file.
        "importColumns", "backUp",
        // Nothing is left to keep an answer with.
        "eraseAccount",
    ]

    @Test func everythingThatChangesSomethingTakesAKey() throws {
        let service = TopsetService(try SQLiteDatabase(inMemoryAt: evening), clock: { evening })
        let routes = addRoutes(
            Router(context: Context.self), service, version: "1", limiter: RateLimiter([:], service)
        ).routes
        for route in routes {
            let name = route.operation.id
            if case .none = route.operation.keys {
                #expect(route.method == .get || Self.without.contains(name), "\(name)")
            } else {
                #expect(route.method != .get && !Self.without.contains(name), "\(name)")
            }
        }
    }

    /// Plays every pinned scenario with a key on each call, and each call twice.
    @Test(arguments: Scenario.all.filter { $0.database == nil })
    func aCallRepeatedWithItsKeyIsAnsweredAsBeforeAndDoesNothing(scenario: Scenario) async throws {
        let operations = try Self.operations().map(\.described)
        try await Kit.with(configured: scenario.configure) { kit in
            let calls = Mutex(0)
            let stage = Stage(kit: kit) { method, path, body, headers in
                guard operations.contains(where: { $0.takes(method.rawValue, path.withoutQuery) }) else {
                    return try await kit.send(method, path, body, headers: headers)
                }
                let key = calls.withLock { count in
                    count += 1
                    return "key \(count)"
                }
                var keyed = headers
                keyed[.idempotencyKey] = key
                let first = try await kit.send(method, path, body, headers: keyed)
                guard (200..<300).contains(first.status) else { return first }
                let before = try await kit.database.content()
                let again = try await kit.send(method, path, body, headers: keyed)
                // A device that has revoked itself has no say any more.
                if again.status == 401 { return first }
                #expect(again.text == first.text, "\(method) \(path)")
                #expect(again.status == 200, "\(method) \(path)")
                keyed[.contentType] = "application/json"
                let other = try await kit.send(.post, "/v1/gyms", #"{"name":"Another"}"#, headers: keyed)
                #expect(other.code == "IDEMPOTENCY_KEY_REUSED", "\(method) \(path)")
                #expect(other.path == "/idempotency_key")
                #expect(try await kit.database.content() == before, "\(method) \(path) wrote twice")
                return first
            }
            try await scenario.play(stage)
        }
    }

    @Test func theScenariosCallEverythingThatTakesAKey() throws {
        var called: Set<String> = []
        let routes = try Self.operations()
        for scenario in Scenario.all where scenario.database == nil {
            let pins = PinnedExchange.parse(try String(contentsOf: scenario.file, encoding: .utf8))
            for pin in pins where pin.answer.line.hasPrefix("2") {
                for route in routes where route.described.takes(pin.method, pin.path) {
                    called.insert(route.operation.id)
                }
            }
        }
        #expect(called == Set(routes.map(\.operation.id)))
    }

    // MARK: Keys

    private static let gym = #"{"id":"01900000-0000-7000-8000-0000000000a1","name":"Cellar"}"#

    @Test func theKeyMayStandInTheBodyAlsoOfACallThatHasNone() async throws {
        try await Kit.with { kit in
            let first = try await kit.post("/v1/gyms", #"{"name":"Cellar","idempotency_key":"a"}"#)
            #expect(first.status == 201)
            // How it is written, and when it was sent, is no part of a command.
            let again = try await kit.post(
                "/v1/gyms",
                #"{ "idempotency_key":"a", "client_timestamp":"2026-11-18T18:01:00+01:00", "name":"Cellar" }"#)
            #expect(again.text == first.text && again.status == 200)
            #expect(try await kit.get("/v1/gyms").json["items"]?[1] == nil, "one gym")
            let path = "/v1/gyms/\(try first.value(Gym.self).id.text)"
            let deleted = try await kit.send(.delete, path, #"{"idempotency_key":"b"}"#)
            #expect(deleted.status == 200)
            #expect(try await kit.send(.delete, path, #"{"idempotency_key":"b"}"#).text == deleted.text)
            let other = try await kit.send(.delete, "/v1/plans/\(Kit.someID)", #"{"idempotency_key":"b"}"#)
            #expect(other.code == "IDEMPOTENCY_KEY_REUSED")
        }
    }

    @Test func aKeyIsOfItsUserAndForADay() async throws {
        try await Kit.with { kit in
            let first = try await kit.post("/v1/gyms", #"{"name":"Cellar","idempotency_key":"a"}"#)
            let other = try await kit.signedIn(as: "other")
            let others = try await other.post("/v1/gyms", #"{"name":"Attic","idempotency_key":"a"}"#)
            #expect(others.status == 201)
            kit.clock.advance(seconds: 25 * 3_600)
            let later = try await kit.post("/v1/gyms", #"{"name":"Garage","idempotency_key":"a"}"#)
            #expect(later.status == 201 && later.text != first.text)
        }
    }

    @Test func aRefusalIsNotKept() async throws {
        try await Kit.with { kit in
            let refused = try await kit.post("/v1/gyms", #"{"name":"","idempotency_key":"a"}"#)
            #expect(refused.code == "VALIDATION_ERROR")
            #expect(try await kit.post("/v1/gyms", #"{"name":"Cellar","idempotency_key":"a"}"#).status == 201)
        }
    }

    @Test(arguments: ["7", #""""#, #"["a"]"#, #""\#(String(repeating: "k", count: 201))""#])
    func aKeyThatIsNoneIsRefused(key: String) async throws {
        try await Kit.with { kit in
            let refused = try await kit.post("/v1/gyms", #"{"name":"Cellar","idempotency_key":\#(key)}"#)
            #expect(refused.code == "VALIDATION_ERROR" && refused.path == "/idempotency_key")
        }
    }

    /// Of two at once with one key one is carried out, and both are answered alike.
    @Test func callsWithOneKeyAtTheSameTimeDoItOnce() async throws {
        try await Kit.with { kit in
            let body = #"{"name":"Cellar","idempotency_key":"a"}"#
            let texts = try await withThrowingTaskGroup(of: String.self) { group in
                for _ in 0..<8 { group.addTask { try await kit.post("/v1/gyms", body).text } }
                return try await group.reduce(into: Set<String>()) { $0.insert($1) }
            }
            #expect(texts.count == 1)
            let page = try await kit.get("/v1/gyms").json
            #expect(page["items"]?[0] != nil && page["items"]?[1] == nil)
        }
    }

    // MARK: Ids

    @Test func anIdNamesWhatWasMadeWithIt() async throws {
        try await Kit.with { kit in
            let first = try await kit.post("/v1/gyms", Self.gym)
            #expect(first.status == 201)
            let other = try await kit.post("/v1/gyms", Self.gym.replacing("Cellar", with: "Attic"))
            #expect(other.code == "IDEMPOTENCY_KEY_REUSED" && other.path == "/id")
            #expect(other.status == 409)
            // What became of the thing does not matter to the one who says again how it was made.
            let gym = try first.value(Gym.self)
            let path = "/v1/gyms/\(gym.id.text)"
            #expect(try await kit.send(.put, path, #"{"name":"Garage"}"#).status == 200)
            let again = try await kit.post("/v1/gyms", Self.gym)
            #expect(again.status == 200)
            #expect(try again.value(Gym.self).name == "Garage")
            // What was deleted may be made again, and otherwise.
            #expect(try await kit.send(.delete, path).status == 200)
            let made = try await kit.post("/v1/gyms", Self.gym.replacing("Cellar", with: "Attic"))
            #expect(made.status == 201)
            #expect(try await kit.post("/v1/gyms", Self.gym).code == "IDEMPOTENCY_KEY_REUSED")
        }
    }

    @Test func onlyThingsOfOneKindShareTheirIds() async throws {
        try await Kit.with { kit in
            #expect(try await kit.post("/v1/gyms", Self.gym).status == 201)
            let plan = try await kit.post(
                "/v1/plans", #"{"id":"01900000-0000-7000-8000-0000000000a1","name":"Push","exercises":[]}"#)
            #expect(plan.status == 201)
            #expect(try await kit.post("/v1/gyms", Self.gym).status == 200)
        }
    }
}

extension DescribedRoute {
    fileprivate var described: DescribedOperation {
        DescribedOperation(method: method.rawValue, template: template, description: .null)
    }
}

extension Kit {
    fileprivate static let someID = "01900000-0000-7000-8000-000000000abc"
}

extension String {
    fileprivate var withoutQuery: String { String(prefix { $0 != "?" }) }
}
