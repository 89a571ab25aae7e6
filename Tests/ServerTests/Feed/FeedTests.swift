import Contract
import HTTPTypes
import Server
import Service
import StorageSQLite
import TestSupport
import Testing
import Training
import Wire

@testable import Storage

/// The feed of changes against what the other calls answer.
struct FeedTests {
    @Test(arguments: 0..<12)
    func aMirrorOfTheFeedHoldsWhatTheCallsAnswer(seed: UInt64) async throws {
        try await Kit.with { kit in
            var random = SeededGenerator(seed &+ 1_000)
            var life = FeedLife(kit: kit, seed: seed)
            var mirror = Mirror()
            for _ in 0..<40 {
                try await life.step()
                while random.chance(2) {
                    try await mirror.take(kit, limit: Int.random(in: 1...7, using: &random))
                }
            }
            try await mirror.catchUp(kit)
            try await mirror.expectWhole(kit, "seed \(seed), on the way")
            var late = Mirror()
            try await late.catchUp(kit)
            try await late.expectWhole(kit, "seed \(seed), at the end")
        }
    }

    /// With each exchange of each pinned scenario something may change that the feed forgets. Not where an account is erased and
    /// as much is put back before anybody looks: that its revisions began again, a mirror cannot see then (decision 42).
    @Test(arguments: Scenario.all.filter { $0.database == nil && $0.name != "account_backup" })
    func afterEveryPinnedExchangeTheFeedIsWhole(scenario: Scenario) async throws {
        try await Kit.with(configured: scenario.configure) { kit in
            var configuration = ServerConfiguration()
            scenario.configure(&configuration)
            // Who must sign in has no mirror here.
            guard !configuration.accounts else { return }
            let mirror = KeptMirror()
            try await scenario.play(
                Stage(kit: kit) {
                    try await mirror.catchUp(kit)
                    try await mirror.mirror.expectWhole(kit, "\(scenario.name)")
                })
        }
    }

    @Test func aPageEndsWithItsBytesAndSaysThatThereIsMore() async throws {
        try await Kit.with { kit in
            let workout = try await kit.start()
            try await kit.database.write { connection in
                let store = Store(connection, user: TopsetService.localUser)
                for number in 0..<60 {
                    var long = workout
                    (long.id, long.status) = (id(5_000 + number), .cancelled)
                    long.notes = String(repeating: "x", count: 50_000)
                    try store.insert(long)
                }
            }
            let first = try await kit.get("/v1/sync")
            let page = try first.value(SyncPage.self)
            #expect(page.hasMore && page.changes.count < 60)
            #expect((1 << 20)...(1 << 20) + 60_000 ~= first.text.utf8.count)
            var mirror = Mirror()
            try await mirror.catchUp(kit)
            try await mirror.expectWhole(kit, "in pages that end with their bytes")
        }
    }

    @Test(arguments: ["-1", "x", "", "1.5", "99999999999999999999"])
    func aRevisionThatIsNoneIsRefused(text: String) async throws {
        try await Kit.with { kit in
            for path in ["/v1/sync", "/v1/changes"] {
                let answer = try await kit.get(path + "?since=" + text)
                #expect((answer.status, answer.code, answer.path) == (400, "VALIDATION_ERROR", "/since"))
            }
            guard !text.isEmpty else { return }
            let name = try #require(HTTPField.Name("Last-Event-ID"))
            let answer = try await kit.send(.get, "/v1/changes", headers: [name: text])
            #expect((answer.status, answer.path) == (400, "/Last-Event-ID"))
        }
    }

    @Test func beyondTheNewestThereIsNothing() async throws {
        try await Kit.with { kit in
            _ = try await kit.plan()
            let newest = try await kit.get("/v1/sync").value(SyncPage.self).revision
            #expect(newest > 0)
            let beyond = try await kit.get("/v1/sync?since=\(newest + 1_000)").value(SyncPage.self)
            #expect((beyond.revision, beyond.changes.count, beyond.hasMore) == (newest, 0, false))
        }
    }

    /// Answers that are kept must not be worked out anew after every set.
    @Test func aLoggedSetRaisesNoOtherRevision() async throws {
        try await Kit.with { kit in
            let workout = try await kit.start()
            let before = try await kit.revisions()
            let logged = try await kit.post(
                "/v1/active-workouts/\(workout.id.text)/log-set", kit.logBody(workout, 0, key: "a"))
            #expect(logged.status == 200)
            let after = try await kit.revisions()
            #expect(after.answers == before.answers)
            #expect(after.newest == before.newest + 1)
        }
    }

    @Test func everyTableIsToldOfOrNotOnPurpose() async throws {
        try await Kit.with { kit in
            let rows = try await kit.database.read { connection in
                try connection.rows(
                    "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT GLOB 'sqlite*' AND name <> 'schema_ledger'",
                    [])
            }
            let tables = Set(
                rows.compactMap { row -> Substring? in
                    if case .text(let name) = row.values[0] { name[...] } else { nil }
                })
            #expect(tables == Set(RevisionConnection.kinds.keys).union(RevisionConnection.untold))
            #expect(RevisionConnection.untold.isDisjoint(with: RevisionConnection.kinds.keys))
            #expect(Set(RevisionConnection.kinds.values) == Set(ChangeKind.allCases))
        }
    }

    #if DEBUG
        /// What the assertion in `Store.write` looks at.
        @Test func aWriteThatTheFeedIsNotToldOfIsSeen() async throws {
            try await Kit.with { kit in
                let missing = try await kit.database.write { connection in
                    let noting = RevisionConnection(connection)
                    let store = Store(noting, user: TopsetService.localUser)
                    try store.save(Gym(id: id(1), name: "Cellar"), now: evening)
                    _ = try noting.run("UPDATE settings SET document = document", [])
                    let before = noting.changed.subtracting(noting.noted)
                    _ = try noting.run("DELETE FROM gyms", [])
                    _ = try noting.run(
                        "INSERT INTO settings (user_id, document) VALUES (?, ?)", [.text(lifter.text), .text("{}")])
                    return (before, noting.changed.subtracting(noting.noted))
                }
                #expect(missing == ([], [.settings]))
            }
        }
    #endif
}

extension Kit {
    fileprivate func revisions() async throws -> (answers: Int64, newest: Int64) {
        try await database.read { connection in
            let store = Store(connection, user: TopsetService.localUser)
            return (try store.revision(), try store.newestChange())
        }
    }
}

/// A mirror that is caught up again and again.
private actor KeptMirror {
    private(set) var mirror = Mirror()

    func catchUp(_ kit: Kit) async throws {
        var newer = mirror
        try await newer.catchUp(kit)
        mirror = newer
    }
}
