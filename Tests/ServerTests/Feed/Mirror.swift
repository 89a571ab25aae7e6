import Contract
import Service
import StorageSQLite
import Testing
import Training
import Wire

@testable import Storage

/// What a client knows that asks for nothing but the feed.
struct Mirror: Sendable {
    struct Thing: Hashable, Comparable, CustomStringConvertible {
        var kind: ChangeKind
        var id: ID<Never>

        var description: String { "\(kind.rawValue) \(id.text)" }
        static func < (one: Thing, other: Thing) -> Bool { one.description < other.description }
    }

    private(set) var things: [Thing: String] = [:]
    private(set) var revision: Int64 = 0

    /// Takes one page; says whether there is another.
    @discardableResult
    mutating func take(_ kit: Kit, limit: Int = SyncPage.longest) async throws -> Bool {
        let answer = try await kit.get("/v1/sync?since=\(revision)&limit=\(limit)")
        #expect(answer.status == 200, "\(answer.text)")
        let page = try answer.value(SyncPage.self)
        #expect(page.changes.count <= limit)
        // Who knows more than there is begins anew.
        if page.revision < revision, page.changes.isEmpty { (things, revision) = ([:], 0) }
        var last = revision
        for change in page.changes {
            #expect(change.revision > last, "in the order of the revisions")
            last = change.revision
            #expect(change.isDeleted == (change.value == nil))
            things[Thing(kind: change.kind, id: change.id)] = change.value?.json.text
        }
        #expect(page.revision >= last)
        #expect(!page.changes.isEmpty || page.revision == revision)
        revision = page.revision
        return page.hasMore
    }

    /// Takes all that there is.
    mutating func catchUp(_ kit: Kit) async throws {
        while try await take(kit) {}
    }

    /// What the calls answer that read things one by one.
    static func answered(_ kit: Kit) async throws -> [Thing: String] {
        let user = TopsetService.localUser
        let stored = try await kit.database.read { connection in
            let store = Store(connection, user: user)
            let workouts = try Store.workouts(connection).filter { $0.user == user }.map(\.id)
            return (
                workouts: workouts,
                exercises: Set(try store.customExercises().map(\.id)).union(try store.exerciseMarks().keys)
                    .union(try store.toldExercises()),
                marks: try store.exerciseMarks(),
                settings: try store.settings(),
                // Also told where nothing was said: with the program that is followed, or no more.
                hasProfile: try store.changes(after: 0, limit: .max).contains { $0.kind == .profile }
            )
        }
        var things: [Thing: String] = [:]
        func read<Named>(_ kind: ChangeKind, _ ids: [ID<Named>], _ folder: String) async throws {
            for id in ids {
                let answer = try await kit.get("/v1/\(folder)/\(id.text)")
                #expect(answer.status == 200)
                things[Thing(kind: kind, id: id.retyped())] = answer.text
            }
        }
        func list<T: WireValue & Sendable>(_ folder: String, _ type: T.Type) async throws -> [T] {
            var items: [T] = []
            var cursor = ""
            while true {
                let page = try await kit.get("/v1/\(folder)?limit=100" + cursor).value(Page<T>.self)
                items += page.items
                guard let next = page.nextCursor else { return items }
                cursor = "&cursor=" + next
            }
        }
        try await read(.activeWorkout, stored.workouts, "active-workouts")
        try await read(.exercise, Array(stored.exercises), "exercises")
        // When an exercise was last used is told by the sessions, and what is asked of it by the goals.
        let unit = (stored.settings ?? Settings()).unit
        for (thing, text) in things where thing.kind == .exercise {
            var text = text
            var details = try JSON.decode(ExerciseDetails.self, from: text)
            if details.goalEmphasis != nil {
                details.goalEmphasis = nil
                details.defaultRule =
                    stored.marks[thing.id.retyped()]?.defaultRule ?? details.exercise.defaultRule(in: unit)
                text = JSON.text(details)
            }
            things[thing] = text.replacing(/"last_used":"[^"]*"/, with: #""last_used":null"#)
        }
        try await read(.session, list("sessions", WorkoutSession.self).map(\.id), "sessions")
        try await read(.plan, list("plans", WorkoutPlan.self).map(\.id), "plans")
        try await read(.suggestion, list("suggestions", PlanSuggestion.self).map(\.id), "suggestions")
        try await read(.program, list("programs", TrackedProgram.self).map(\.program.id), "programs")
        try await read(.gym, list("gyms", Gym.self).map(\.id), "gyms")
        for var report in try await kit.get("/v1/imports?limit=500").value(Page<ImportReport>.self).items {
            // What the history says is worked out when somebody asks, from the sessions, which are told.
            report.history = nil
            things[Thing(kind: .importReport, id: try #require(report.importID).retyped())] = JSON.text(report)
        }
        for entry in try await list("body-log", BodyEntry.self) {
            things[Thing(kind: .bodyEntry, id: entry.id.retyped())] = JSON.text(entry)
        }
        for goal in try await list("goals", TrackedGoal.self).map(\.goal) {
            things[Thing(kind: .goal, id: goal.id.retyped())] = JSON.text(goal)
        }
        let entries = try await kit.database.read { connection in
            try Store(connection, user: user).scheduleEntries(from: LocalDate(day: .min), through: LocalDate(day: .max))
        }
        for entry in entries { things[Thing(kind: .scheduleEntry, id: entry.id.retyped())] = JSON.text(entry) }
        for flag in try await list("pain-flags", PainFlag.self) {
            things[Thing(kind: .painFlag, id: flag.id.retyped())] = JSON.text(flag)
        }
        for token in try await list("tokens", AccessToken.self) {
            things[Thing(kind: .device, id: token.id.retyped())] = JSON.text(token)
        }
        if stored.hasProfile {
            things[Thing(kind: .profile, id: user.retyped())] = try await kit.get("/v1/profile").text
        }
        if stored.settings != nil {
            things[Thing(kind: .settings, id: user.retyped())] = try await kit.get("/v1/settings").text
        }
        return things
    }

    /// That it holds what the calls answer.
    func expectWhole(_ kit: Kit, _ comment: Comment) async throws {
        let answered = try await Self.answered(kit)
        #expect(Set(things.keys).symmetricDifference(answered.keys).sorted() == [], comment)
        for (thing, text) in answered where things[thing] != nil {
            if things[thing] == text { continue }
            let same = zip(things[thing] ?? "", text).prefix { $0 == $1 }.count
            func rest(_ text: String) -> String { String(text.dropFirst(max(0, same - 80)).prefix(240)) }
            Issue.record("\(thing): \(rest(things[thing] ?? "")) is \(rest(text)): \(comment)")
        }
    }
}
