import Contract
import HTTPTypes
import Service
import TestSupport
import Testing
import Training
import Wire

@testable import Storage

/// Answers that are kept until what they follow from is another one.
struct KeptAnswerTests {
    /// The answers that are kept, beside what is worked out anew.
    private func expectFresh(_ kit: Kit, _ comment: Comment) async throws {
        let user = TopsetService.localUser
        let next = try await kit.get("/v1/next")
        #expect(next.text == JSON.text(Page(try await kit.service.next(user))), comment)
        let prior = try await kit.get("/v1/exercises/\(Lifter.bench.text)/prior-performance?horizon_days=30")
        let fresh = try await kit.service.priorPerformance(user, Lifter.bench, horizonDays: 30)
        #expect(prior.text == JSON.text(fresh), comment)
        let page = try await kit.get("/v1/sessions?limit=2")
        let sessions = try await kit.service.sessions(user, SessionFilter(), cursor: nil, limit: 2)
        #expect(page.text == JSON.text(sessions), comment)
        #expect(try await kit.get("/v1/next").text == next.text, "asked again, the same bytes")
    }

    @Test func everyWriteIsInTheNextAnswer() async throws {
        try await Kit.with { kit in
            let alex = Lifter(kit: kit)
            try await expectFresh(kit, "nothing yet")
            let plan = try await alex.plan(Lifter.bench, rule: "null", #"[{"weight":60,"reps":8}]"#)
            try await expectFresh(kit, "a plan")
            let session = try await alex.train(plan.id, [[(135, 12)]]).archivedWorkoutID
            try await expectFresh(kit, "a session")
            _ = try await kit.send(.put, "/v1/settings", #"{"unit":"lb","language":"de"}"#)
            try await expectFresh(kit, "settings")
            _ = try await kit.send(.delete, "/v1/sessions/\(session.text)")
            try await expectFresh(kit, "a deletion")
            _ = try await kit.post("/v1/sessions/\(session.text)/restore", "{}")
            try await expectFresh(kit, "a restoration")
            _ = try await kit.post("/v1/gyms", #"{"name":"Cellar"}"#)
            try await expectFresh(kit, "a gym")
            // The best of thirty days ago is none in the end, although nobody wrote anything.
            for _ in 0..<40 {
                kit.clock.advance(seconds: 86_400)
                try await expectFresh(kit, "a day later")
            }
        }
    }

    @Test func manyWhoAskAtOnceGetOneAnswer() async throws {
        try await Kit.with { kit in
            let alex = Lifter(kit: kit)
            let plan = try await alex.plan(Lifter.bench, rule: "null", #"[{"weight":60,"reps":8}]"#)
            _ = try await alex.train(plan.id, [[(135, 8)]])
            let texts = try await withThrowingTaskGroup(of: String.self) { group in
                for _ in 0..<50 { group.addTask { try await kit.get("/v1/next").text } }
                return try await group.reduce(into: Set<String>()) { $0.insert($1) }
            }
            #expect(texts == [JSON.text(Page(try await kit.service.next(TopsetService.localUser)))])
        }
    }

    @Test(arguments: [
        ("INSERT INTO sessions (user_id) VALUES (?)", "sessions"), ("UPDATE plans SET name = ?", "plans"),
        ("\nDELETE FROM records\nWHERE user_id = ?", "records"), ("INSERT OR IGNORE INTO gyms VALUES (?)", "gyms"),
        ("SELECT 1", ""),
    ])
    func theTableOfAStatementIsFound(_ sql: String, _ table: String) { #expect(RevisionConnection.table(sql) == table) }
}
