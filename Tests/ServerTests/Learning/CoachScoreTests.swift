import Contract
import HTTPTypes
import Service
import Storage
import StorageSQLite
import TestSupport
import Testing
import Wire

@testable import Training

/// Targets that were shown are kept with their chance, and what was done follows the session.
struct CoachScoreTests {
    private static func standing(_ kit: Kit) async throws -> CoachStanding {
        let answer = try await kit.get("/v1/coach/score")
        #expect(answer.status == 200, "\(answer.text)")
        return try answer.value(CoachStanding.self)
    }

    private static func next(_ kit: Kit) async throws -> NextItem {
        try #require(try await kit.get("/v1/next").value(Page<NextItem>.self).items.first)
    }

    @Test func whatWasShownIsKeptWithItsChance() async throws {
        try await Kit.with { kit in
            _ = try await Lifter(kit: kit).trainFreely(100, 5)
            #expect(try await Self.standing(kit).all.shown == 0, "before the first workout nothing was shown")
            let shown = try await Self.next(kit)
            let target = try #require(shown.recommendation.targets.first)
            let session = try await Lifter(kit: kit).trainFreely(100, 5)
            let kept = try await kit.database.read { connection in
                try Store(connection, user: TopsetService.localUser, language: nil).score(Lifter.bench, session.id)
            }
            let score = try #require(kept)
            #expect(score.weight == target.weight && score.reps == target.reps && score.chance == shown.chance)
            #expect(score.change != nil && score.lastWeight == .kg(100) && score.lastReps == 5)
            #expect(score.done.count == 3)
            let standing = try await Self.standing(kit)
            #expect(standing.all.shown == 1 && standing.all.own == 1)
            #expect(standing.lifts.map(\.exerciseID) == [Lifter.bench] && standing.lifts[0].name.contains("Bench"))
        }
    }

    @Test func whatWasDoneFollowsTheSession() async throws {
        try await Kit.with { kit in
            _ = try await Lifter(kit: kit).trainFreely(100, 5)
            let session = try await Lifter(kit: kit).trainFreely(100, 5)
            let path = "/v1/sessions/\(session.id.text)"
            #expect(try await Self.standing(kit).all.repeatLast.held.count == 1)
            let sets = session.exercises[0].sets.map { #"{"id":"\#($0.id.text)","weight":100,"reps":2}"# }
            let body =
                #"{"exercises":[{"id":"\#(session.exercises[0].id.text)","sets":[\#(sets.joined(separator: ","))]}]}"#
            #expect(try await kit.post(path + "/corrections", body).status == 200)
            let corrected = try await Self.standing(kit).all
            #expect(corrected.repeatLast.held.count == 0 && corrected.repeatLast.tooHard.count == 1)
            #expect(try await kit.send(.delete, path).status == 200)
            #expect(try await Self.standing(kit).all.shown == 0)
            #expect(try await kit.post(path + "/restore").status == 200)
            #expect(try await Self.standing(kit).all.repeatLast.tooHard.count == 1, "what was shown is known again")
        }
    }

    @Test func aPlansTargetIsNotTheCoachs() async throws {
        try await Kit.with { kit in
            let alex = Lifter(kit: kit)
            let plan = try await alex.plan("Push", [(Lifter.bench, Lifter.sets([(135, 8), (135, 8)]))])
            for _ in 0..<3 { _ = try await alex.train(plan.id, [[(135, 8), (135, 8)]]) }
            let all = try await Self.standing(kit).all
            #expect(all.shown == 2 && all.own == 0 && all.coach.held.count == 2)
        }
    }

    @Test func whatIsImportedOrToldLaterWasShownNothing() async throws {
        try await Kit.with { kit in
            for day in ["01", "03", "05"] {
                let body = #"""
                    {"started_at":"2026-11-\#(day)T18:00:00+01:00","ended_at":"2026-11-\#(day)T19:00:00+01:00",\#
                    "exercises":[{"exercise_id":"\#(Lifter.bench.text)","sets":[{"weight":60,"reps":8}]}]}
                    """#
                let told = try await kit.post("/v1/sessions", body)
                #expect(told.status == 201, "\(told.text)")
            }
            let standing = try await Self.standing(kit)
            #expect(standing.all.shown == 0)
        }
    }

    @Test func whereRepeatingWasCloserItStepsBack() async throws {
        try await Kit.with { kit in
            for _ in 0..<4 { _ = try await Lifter(kit: kit).trainFreely(100, 8) }
            let before = try await Self.next(kit).recommendation
            #expect(before.change == .increaseWeight || before.change == .increaseReps)
            let now = kit.clock.now()
            let last = try #require(
                Outing([Outing.WorkSet(weight: .kg(100), reps: 8)], startedAt: now, slot: ""))
            _ = try await kit.database.write { connection in
                try Store.write(connection, user: TopsetService.localUser, language: nil) { store in
                    for place in 1...CoachPolicy.current.scoredOfLift {
                        var score = CoachScore(
                            weight: .kg(120), reps: 8, chance: Chance(0.7), change: .load, last: last,
                            preset: .standard)
                        score.done = [Outing.WorkSet(weight: .kg(100), reps: 8)]
                        let start = now.adding(seconds: Int64(-place) * 86_400)
                        try store.save(
                            DatedScore(Lifter.bench, start, score), WorkoutID(high: 9, low: UInt64(place)))
                    }
                }
            }
            let after = try await Self.next(kit).recommendation
            #expect(after.change == .stay && after.targets.allSatisfy { $0.weight == .kg(100) && $0.reps == 8 })
            #expect(after.reasons.map(\.code).contains(.coachStepsBack))
            let said = try #require(try await Self.standing(kit).lifts.first?.stepBack)
            #expect(after.reasons.contains { $0.text == said.text } && !said.text.isEmpty)
            let german = try await kit.send(
                .get, "/v1/coach/score", headers: [.acceptLanguage: "de"]
            ).value(CoachStanding.self)
            #expect(german.lifts.first?.stepBack.map { $0.text != said.text && !$0.text.isEmpty } ?? false)
        }
    }
}
