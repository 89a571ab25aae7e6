import Contract
import Foundation
import HTTPTypes
import HummingbirdTesting
import Server
import Service
import Storage
import StorageSQLite
import TestSupport
import Testing
import Training
import Wire

/// The live stream over real sockets.
struct LiveStreamTests {
    private func live(
        configured change: (inout ServerConfiguration) -> Void = { _ in }, over database: SQLiteDatabase? = nil,
        _ body: @escaping @Sendable (Kit, Int) async throws -> Void
    ) async throws {
        try await Kit.with(database, configured: change, overSocket: true) { kit in
            try await body(kit, try #require(kit.client.port))
        }
    }

    @Test func aSetIsToldToTheOtherDeviceWithinTwoSeconds() async throws {
        try await live { kit, port in
            let workout = try await kit.start()
            let phone = try LiveSocket("/v1/changes", port: port)
            let desktop = try LiveSocket("/v1/changes", port: port)
            defer {
                phone.leave()
                desktop.leave()
            }
            for device in [phone, desktop] {
                try await device.wait("the sign of being connected") { $0.events.count == 1 }
                #expect(device.events[0].value.changes.isEmpty)
                #expect(device.body.hasPrefix("retry: 2000\n\nid: "))
            }
            let known = phone.events[0].id
            let logged = try await kit.post(
                "/v1/active-workouts/\(workout.id.text)/log-set", kit.logBody(workout, 0, key: "a"))
            let revision = try logged.value(ChangeAnswer.self).revision
            for device in [phone, desktop] {
                try await device.wait("the set") { $0.events.count == 2 }
                let event = device.events[1]
                #expect(event.id == known + 1 && event.value.revision == event.id)
                #expect(
                    event.value.changes == [
                        .init(
                            kind: .activeWorkout, id: workout.id.retyped(), isDeleted: false,
                            workoutRevision: revision)
                    ])
            }
            // On a machine that is busy with other tests, one of several is told in time.
            var fastest = Duration.seconds(60)
            for number in 1...2 {
                let logged = try await kit.post(
                    "/v1/active-workouts/\(workout.id.text)/log-set", kit.logBody(workout, number, key: "\(number)"))
                #expect(logged.status == 200)
                fastest = min(fastest, try await desktop.wait("the set") { $0.events.count == 2 + number })
            }
            #expect(fastest < .seconds(2))
        }
    }

    @Test func theAnswerIsToldAsAStreamThatNobodyKeeps() async throws {
        try await live { _, port in
            let socket = try LiveSocket("/v1/changes", port: port, headers: ["Accept-Encoding: gzip, br"])
            defer { socket.leave() }
            try await socket.wait("the head") { !$0.events.isEmpty }
            let head = socket.head.lowercased()
            #expect(head.hasPrefix("http/1.1 200"))
            for line in [
                "content-type: text/event-stream", "cache-control: no-store", "x-content-type-options: nosniff",
                "content-security-policy: default-src 'none'; frame-ancestors 'none'",
            ] {
                #expect(head.contains(line))
            }
            #expect(!head.contains("content-encoding") && !head.contains("content-length"))
        }
    }

    /// A device that is cut off at any moment, again and again, misses nothing and is told nothing twice.
    @Test(arguments: 0..<3) func whoConnectsAgainGoesOnWhereItWas(seed: UInt64) async throws {
        try await live(configured: { $0.streams.gathering = .milliseconds(1) }) { kit, port in
            var random = SeededGenerator(seed)
            let first = try await kit.service.newestChange(TopsetService.localUser)
            var (seen, told): (Int64, [ChangeEvent.Change]) = (first, [])
            for round in 0..<8 {
                // What a browser sends: the address of the first time, and the last event that it has seen.
                let socket = try LiveSocket(
                    "/v1/changes?since=\(first)", port: port,
                    headers: round == 0 ? [] : ["Last-Event-ID: \(seen)"])
                defer { socket.leave() }
                for number in 0..<Int.random(in: 0...4, using: &random) {
                    let made = try await kit.post("/v1/gyms", #"{"name":"Gym \#(round).\#(number)"}"#)
                    #expect(made.status == 201)
                }
                if random.chance(2) {
                    let newest = try await kit.service.newestChange(TopsetService.localUser)
                    try await socket.wait("all that was made") { $0.events.last?.id == newest }
                } else {
                    try await socket.wait("the first event") { !$0.events.isEmpty }
                }
                socket.leave()
                for event in socket.events {
                    #expect(event.id >= seen && event.id == event.value.revision)
                    #expect(event.id > seen || event.value.changes.isEmpty)
                    (seen, told) = (event.id, told + event.value.changes.filter { $0.kind == .gym })
                }
            }
            let last = try LiveSocket("/v1/changes", port: port, headers: ["Last-Event-ID: \(seen)"])
            defer { last.leave() }
            try await last.wait("the rest") { !$0.events.isEmpty }
            told += last.events.flatMap(\.value.changes).filter { $0.kind == .gym }
            let gyms = try await kit.service.gyms(TopsetService.localUser).map(\.id)
            #expect(told.count == gyms.count, "nothing twice")
            #expect(Set(told.map(\.id)) == Set(gyms.map { $0.retyped() }), "no gap")
        }
    }

    @Test func whoWasAwayForTooLongIsToldThatEverythingMayBeAnother() async throws {
        try await live { kit, port in
            try await kit.database.write { connection in
                let store = Store(connection, user: TopsetService.localUser)
                for number in 0..<501 {
                    try store.insert(Exercise(id: id(number), slug: "", name: "Lift \(number)"))
                }
            }
            for (since, isReset) in [(0, true), (1, nil), (501, nil), (502, true)] as [(Int, Bool?)] {
                let socket = try LiveSocket("/v1/changes?since=\(since)", port: port)
                defer { socket.leave() }
                try await socket.wait("the first event") { !$0.events.isEmpty }
                let event = socket.events[0].value
                #expect((event.isReset, event.revision) == (isReset, 501))
                #expect(event.changes.count == (since == 1 ? 500 : 0))
            }
        }
    }

    @Test func aStreamEndsWithTheTokenBehindIt() async throws {
        try await live(configured: { $0.accounts = true }) { kit, port in
            let anna = try await kit.signedIn(as: "anna")
            let secret = try #require(anna.token)
            let account = try await kit.service.users()[0]
            let phone = try await kit.service.makeToken(account.id, MakeToken(name: "phone")).token
            let header = "Authorization: Bearer "
            let (first, other) = (
                try LiveSocket("/v1/changes", port: port, headers: [header + secret]),
                try LiveSocket("/v1/changes", port: port, headers: [header + (phone.secret ?? "")])
            )
            defer {
                first.leave()
                other.leave()
            }
            for socket in [first, other] { try await socket.wait("the first event") { !$0.events.isEmpty } }
            let bert = try await kit.signedIn(as: "bert")
            let hidden = try await bert.post("/v1/gyms", #"{"name":"Cellar"}"#)
            #expect(hidden.status == 201)
            let revoked = try await anna.send(.delete, "/v1/tokens/\(phone.id.text)")
            #expect(revoked.status == 200)
            try await other.wait("the end") { $0.hasEnded }
            let gone = ChangeEvent.Change(kind: .device, id: phone.id.retyped(), isDeleted: true)
            try await first.wait("the token that is gone") { $0.events.flatMap(\.value.changes).contains(gone) }
            #expect(first.events.flatMap(\.value.changes).allSatisfy { $0.kind == .device }, "nothing of another user")
            #expect(!first.hasEnded)
            let refused = try LiveSocket("/v1/changes", port: port, headers: [header + (phone.secret ?? "")])
            defer { refused.leave() }
            try await refused.wait("the refusal") { $0.head.hasPrefix("HTTP/1.1 401") }
        }
    }

    @Test func nobodyHasMoreThanSixteenStreams() async throws {
        // On a busy machine the other connection is quiet for long while these are opened.
        try await live(configured: { $0.connections.idleSeconds = 600 }) { kit, port in
            var sockets: [LiveSocket] = []
            defer { for socket in sockets { socket.leave() } }
            for _ in 0..<ChangeEvent.mostStreams {
                let socket = try LiveSocket("/v1/changes", port: port)
                sockets.append(socket)
                try await socket.wait("the first event") { !$0.events.isEmpty }
            }
            let refused = try await kit.get("/v1/changes")
            #expect((refused.status, refused.code) == (429, "RATE_LIMITED"))
            #expect(refused.headers[.retryAfter] == "15")
            let german = try await kit.send(.get, "/v1/changes", headers: [.acceptLanguage: "de"])
            #expect(german.text.contains("Du hast schon 16 offene Live-Verbindungen."))
            // Who goes gives their place back at once.
            sockets.removeFirst().leave()
            var freed = try LiveSocket("/v1/changes", port: port)
            for _ in 0..<100 where !freed.head.hasPrefix("HTTP/1.1 200") {
                try await freed.wait("an answer") { $0.text.contains("\r\n\r\n") }
                if freed.head.hasPrefix("HTTP/1.1 200") { break }
                freed.leave()
                try await Task.sleep(for: .milliseconds(20))
                freed = try LiveSocket("/v1/changes", port: port)
            }
            sockets.append(freed)
            try await freed.wait("a place") { $0.head.hasPrefix("HTTP/1.1 200") }
        }
    }

    @Test func whoAsksOnlyAboutTheAnswerHoldsNoPlace() async throws {
        try await live { _, port in
            for _ in 0...ChangeEvent.mostStreams {
                let socket = try LiveSocket("/v1/changes", port: port, method: "HEAD")
                defer { socket.leave() }
                try await socket.wait("the head") { $0.head.hasPrefix("HTTP/1.1 200") }
            }
        }
    }

    /// A connection that is quiet for longer than others may be stays, and says that it is there.
    @Test func aStreamOutlivesTheTimesOfOtherConnections() async throws {
        try await live(configured: { configuration in
            configuration.connections.idleSeconds = 1
            configuration.connections.bodySeconds = 1
            configuration.connections.headSeconds = 1
            configuration.streams.heartbeat = .milliseconds(200)
            configuration.streams.look = .milliseconds(50)
        }) { kit, port in try await Self.expectToOutlive(kit, port) }
    }

    private static func expectToOutlive(_ kit: Kit, _ port: Int) async throws {
        let socket = try LiveSocket("/v1/changes", port: port)
        defer { socket.leave() }
        // At 150 ms or more from one to the next, for longer than any of those times.
        try await socket.wait("signs of life") { $0.body.components(separatedBy: ": still here\n\n").count > 20 }
        #expect(!socket.hasEnded)
        let made = try await kit.service.create(TopsetService.localUser, Gym(id: id(1), name: "Cellar"))
        #expect(made.created)
        try await socket.wait("the gym") { $0.events.count == 2 }
    }

    @Test func whatAnotherProcessWritesIsTold() async throws {
        let path = FileManager.default.temporaryDirectory.appendingPathComponent("topset-\(UUID().uuidString)/t.sqlite")
        defer { try? FileManager.default.removeItem(at: path.deletingLastPathComponent()) }
        let other = TopsetService(try SQLiteDatabase(path: path.path, now: evening), clock: ManualClock().now)
        try await live(
            configured: { $0.streams.look = .milliseconds(100) },
            over: try SQLiteDatabase(path: path.path, now: evening)
        ) { _, port in
            let socket = try LiveSocket("/v1/changes", port: port)
            defer { socket.leave() }
            try await socket.wait("the first event") { !$0.events.isEmpty }
            _ = try await other.create(TopsetService.localUser, Gym(id: id(1), name: "Cellar"))
            try await socket.wait("the gym") { $0.events.count == 2 }
            #expect(socket.events[1].value.changes.first == .init(kind: .gym, id: id(1), isDeleted: false))
        }
    }

    /// A test server stops as the real one does: it waits for what is under way.
    @Test func aServerThatStopsEndsItsStreams() async throws {
        let box = Box()
        try await live { _, port in
            let socket = try LiveSocket("/v1/changes", port: port)
            await box.put(socket)
            try await socket.wait("the first event") { !$0.events.isEmpty }
        }
        let socket = try #require(await box.socket)
        defer { socket.leave() }
        try await socket.wait("the end") { $0.hasEnded }
    }

    private actor Box {
        private(set) var socket: LiveSocket?
        func put(_ socket: LiveSocket) { self.socket = socket }
    }
}
