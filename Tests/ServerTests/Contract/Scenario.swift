import Foundation
import HTTPTypes
import NIOCore
import Server
import Storage
import Synchronization
import TestSupport
import Testing
import Training

/// A list of requests to a fresh server, whose exchanges are pinned in `Exchanges/<name>.txt`.
struct Scenario: Sendable, CustomTestStringConvertible {
    let name: String
    /// `nil` for an empty one.
    let database: (any Database)?
    let configure: @Sendable (inout ServerConfiguration) -> Void
    let play: @Sendable (Stage) async throws -> Void

    init(
        _ name: String, over database: (any Database)? = nil,
        configured configure: @escaping @Sendable (inout ServerConfiguration) -> Void = { _ in },
        _ play: @escaping @Sendable (Stage) async throws -> Void
    ) {
        (self.name, self.database, self.configure, self.play) = (name, database, configure, play)
    }

    var testDescription: String { name }

    /// To add one, write it beside those of its subject and run the tests once with TOPSET_RECORD=1.
    static let all: [Scenario] =
        progress + liveWorkout + patches + history + plans + suggestions + readiness + knowledge + ownExercises
        + mergedExercises
        + gyms + programs
        + pain + everyDay + push + calculators + imports + exports
        + accounts + refusals

    /// Folder of the pins.
    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Exchanges")

    var file: URL { Self.folder.appendingPathComponent(name + ".txt") }

    /// Plays the scenario and returns its exchanges.
    func exchanges() async throws -> [PinnedExchange] {
        let record = Mutex<[PinnedExchange]>([])
        try await Kit.with(database, configured: configure) { kit in
            let stage = Stage(kit: kit)
            try await play(stage)
            let exchanges = stage.exchanges
            record.withLock { $0 = exchanges }
        }
        return record.withLock { $0 }
    }
}

/// Where a scenario is played: what is sent here is recorded, what is sent to `kit` directly is not.
final class Stage: Sendable {
    let kit: Kit
    private let record = Mutex<[PinnedExchange]>([])

    /// Done after each exchange.
    private let then: @Sendable () async throws -> Void

    /// How a request is sent.
    typealias Sending =
        @Sendable (HTTPRequest.Method, _ path: String, _ body: String?, HTTPFields) async throws -> Kit.Answer
    private let sending: Sending

    init(kit: Kit, then: @escaping @Sendable () async throws -> Void = {}) {
        (self.kit, self.then) = (kit, then)
        sending = { method, path, body, headers in try await kit.send(method, path, body, headers: headers) }
    }

    init(kit: Kit, sending: @escaping Sending) { (self.kit, then, self.sending) = (kit, {}, sending) }

    var exchanges: [PinnedExchange] { record.withLock { $0 } }

    @discardableResult
    func send(
        _ method: HTTPRequest.Method, _ path: String, _ body: String? = nil, headers: HTTPFields = [:]
    ) async throws -> Kit.Answer {
        var headers = headers
        if body != nil, headers[.contentType] == nil { headers[.contentType] = "application/json" }
        let answer = try await sending(method, path, body, headers)
        let exchange = PinnedExchange(method, path, headers, body, answer)
        record.withLock { $0.append(exchange) }
        try await then()
        return answer
    }

    /// A sealed backup in a form, which is no text.
    @discardableResult
    func restore(_ file: [UInt8], _ passphrase: String) async throws -> Kit.Answer {
        let answer = try await kit.restore(file, passphrase)
        let told = "(a form with the passphrase “\(passphrase)” and a file of \(file.count) bytes)"
        let exchange = PinnedExchange(
            .post, "/v1/restore", [.contentType: "multipart/form-data; boundary=b"], told, answer)
        record.withLock { $0.append(exchange) }
        try await then()
        return answer
    }

    @discardableResult
    func get(_ path: String) async throws -> Kit.Answer { try await send(.get, path) }

    @discardableResult
    func post(_ path: String, _ body: String = "{}") async throws -> Kit.Answer { try await send(.post, path, body) }

    @discardableResult
    func put(_ path: String, _ body: String) async throws -> Kit.Answer { try await send(.put, path, body) }
}

/// A running workout on the stage: the path of its commands, and the ids that they name.
struct StagedWorkout {
    var workout: ActiveWorkout

    var path: String { "/v1/active-workouts/\(workout.id.text)" }

    func instance(_ exercise: Int = 0) -> String { workout.exercises[exercise].instanceID.text }

    /// The target of a patch.
    func target(_ set: Int, _ exercise: Int = 0) -> String {
        let exercise = workout.exercises[exercise]
        return #"{"exercise_instance_id":"\#(exercise.instanceID.text)","set_id":"\#(exercise.sets[set].id.text)"}"#
    }

    /// A log-set with its values as JSON.
    func log(_ set: Int, _ values: String, key: String) -> String {
        let exercise = workout.exercises[0]
        return #"{"exercise_instance_id":"\#(exercise.instanceID.text)","set_id":"\#(exercise.sets[set].id.text)","#
            + #""values":\#(values),"idempotency_key":"\#(key)","client_timestamp":"2026-11-18T18:01:00+01:00"}"#
    }

    /// A patch of ops as JSON.
    func patch(_ ops: [String], key: String, _ more: String = "") -> String {
        #"{"ops":[\#(ops.joined(separator: ","))],"idempotency_key":"\#(key)"\#(more)}"#
    }

    /// An op that gives a field of a set a value.
    func setField(_ field: String, _ value: String, set: Int = 0) -> String {
        #"{"op":"set_field","target":\#(target(set)),"field":"\#(field)","value":\#(value)}"#
    }
}

extension Kit {
    /// Sends a sealed backup in a form.
    func restore(_ file: [UInt8], _ passphrase: String?) async throws -> Answer {
        var form = ByteBuffer()
        if let passphrase {
            form.writeString(
                "--b\r\nContent-Disposition: form-data; name=\"passphrase\"\r\n\r\n\(passphrase)\r\n")
        }
        form.writeString("--b\r\nContent-Disposition: form-data; name=\"file\"; filename=\"b\"\r\n\r\n")
        form.writeBytes(file)
        form.writeString("\r\n--b--\r\n")
        return try await send(
            .post, "/v1/restore", buffer: form, headers: [.contentType: "multipart/form-data; boundary=b"])
    }

    /// A started workout of the plan of bench press 3×8@60.
    func staged() async throws -> StagedWorkout { StagedWorkout(workout: try await start()) }

    /// A built-in exercise's id.
    func exercise(_ slug: String) -> String { BuiltInExercises.id(slug: slug).text }
}
