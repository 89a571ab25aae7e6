import Contract
import Foundation
import Hummingbird
import HummingbirdTesting
import HTTPTypes
import Logging
import NIOCore
import Server
import Service
import Storage
import StorageSQLite
import Synchronization
import TestSupport
import Training
import Wire

/// A server over a database in memory, spoken to through the router, without a socket.
struct Kit: Sendable {
    let client: any TestClientProtocol
    let service: TopsetService
    let clock: ManualClock
    let database: SQLiteDatabase
    /// Sent with every request, when there is one.
    var token: String?

    /// - Parameters:
    ///   - other: another database than one in memory.
    ///   - tripwire: where writes fail.
    ///   - change: what the configuration is to be, beyond a server without rate limits.
    ///   - overSocket: speaks real HTTP to a real port.
    static func with(
        _ other: (any Database)? = nil, tripwire: @escaping Tripwire = { _ in },
        configured change: (inout ServerConfiguration) -> Void = { _ in }, overSocket: Bool = false,
        speaking languages: Languages = Languages(), _ body: @escaping @Sendable (Kit) async throws -> Void
    ) async throws {
        var configuration = ServerConfiguration()
        configuration.rateLimits = [:]
        change(&configuration)
        let clock = ManualClock()
        let random = Mutex(SeededGenerator(1))
        let database = try SQLiteDatabase(inMemoryAt: evening, tripwire: tripwire)
        var made = TopsetService(
            other ?? database, clock: clock.now, random: { random.withLock { $0.next() } }, tripwire: tripwire)
        made.sealingCosts = [4, 8, 1]
        made.spoken = languages
        let service = made
        var logger = Logger(label: "test")
        logger.logLevel = .critical
        let app = try buildApplication(configuration, service, logger: logger)
        try await app.test(overSocket ? .live : .router) { client in
            try await body(Kit(client: client, service: service, clock: clock, database: database))
        }
    }

    /// The same server, as a user who was just made sees it.
    func signedIn(as name: String) async throws -> Kit {
        var kit = self
        kit.token = try await service.addUser(name).tokens[0].secret
        return kit
    }

    struct Answer: Sendable {
        var status: Int
        var text: String
        var headers: HTTPFields
        /// What is no text.
        var bytes: [UInt8] = []

        func value<T: WireValue>(_ type: T.Type) throws -> T { try JSON.decode(type, from: text) }
        var json: JSONValue { (try? JSON.decode(JSONValue.self, from: text)) ?? .null }
        var code: String? { if case .string(let code) = json["error"]?["code"] { code } else { nil } }
        var path: String? { if case .string(let path) = json["error"]?["details"]?["path"] { path } else { nil } }
    }

    func send(
        _ method: HTTPRequest.Method, _ path: String, _ body: String? = nil, headers: HTTPFields = [:]
    ) async throws -> Answer {
        try await send(method, path, buffer: body.map { ByteBuffer(string: $0) }, headers: headers)
    }

    func send(
        _ method: HTTPRequest.Method, _ path: String, buffer body: ByteBuffer?, headers: HTTPFields = [:]
    ) async throws -> Answer {
        var headers = headers
        if let token, headers[.authorization] == nil { headers[.authorization] = "Bearer " + token }
        if body != nil, headers[.contentType] == nil { headers[.contentType] = "application/json" }
        return try await client.execute(
            uri: path, method: method, headers: headers, body: body
        ) { response in
            Answer(
                status: response.status.code, text: String(buffer: response.body), headers: response.headers,
                bytes: Array(response.body.readableBytesView))
        }
    }

    func get(_ path: String) async throws -> Answer { try await send(.get, path) }
    func post(_ path: String, _ body: String = "{}") async throws -> Answer { try await send(.post, path, body) }

    /// Waits until so many writes wait for the database.
    func waitForWrites(_ count: Int) async throws {
        while database.waitingWrites != count { try await Task.sleep(for: .milliseconds(1)) }
    }

    /// A plan of bench press 3×8@60, made through the API.
    func plan() async throws -> WorkoutPlan {
        let bench = BuiltInExercises.id(slug: "bench_press_barbell").text
        let sets = Array(repeating: #"{"weight":60,"reps":8}"#, count: 3).joined(separator: ",")
        let answer = try await post(
            "/v1/plans", #"{"name":"Push","exercises":[{"exercise_id":"\#(bench)","sets":[\#(sets)]}]}"#)
        return try answer.value(WorkoutPlan.self)
    }

    /// Has no gym be the usual one: as long as there is none, the first that is made is.
    func leaveGym() async throws { _ = try await send(.put, "/v1/settings", "{}") }

    /// The plan's workout, started.
    func start() async throws -> ActiveWorkout {
        let plan = try await plan()
        let answer = try await post("/v1/active-workouts", #"{"template_id":"\#(plan.id.text)"}"#).value(
            StartAnswer.self)
        return try await get("/v1/active-workouts/\(answer.workoutID.text)").value(ActiveWorkout.self)
    }

    func logBody(_ workout: ActiveWorkout, _ set: Int, key: String, weight: String = "60", reps: String = "8") -> String
    {
        let exercise = workout.exercises[0]
        return #"""
            {"workout_id":"\#(workout.id.text)","exercise_instance_id":"\#(exercise.instanceID.text)",\#
            "set_id":"\#(exercise.sets[set].id.text)","values":{"weight":\#(weight),"reps":\#(reps),"rir":2},\#
            "idempotency_key":"\#(key)","client_timestamp":"2026-11-18T18:01:00+01:00"}
            """#
    }
}
