import Contract
import TestSupport
import Testing
import Training
import Wire

/// What the coach's model says beside a rule that stays authoritative.
struct WeighingTests {
    /// Six workouts of four reps, then a plan that asks for ten and gets them once.
    private static func raise(_ kit: Kit, by step: Int) async throws -> (CompleteAnswer, Lifter, PlanID) {
        let alex = Lifter(kit: kit)
        for _ in 0..<6 { _ = try await alex.trainFreely(100, 4) }
        let sets = Array(repeating: #"{"weight":100,"reps":10}"#, count: 3).joined(separator: ",")
        let plan = try await alex.plan(
            Lifter.bench, rule: #"{"type":"straight_sets","increment":\#(step)}"#, "[\(sets)]")
        let workout = try await alex.start(plan.id)
        for set in workout.exercises[0].sets {
            let answer = try await kit.post(
                "/v1/active-workouts/\(workout.id.text)/log-set",
                #"{"exercise_instance_id":"\#(workout.exercises[0].instanceID.text)","set_id":"\#(set.id.text)","values":{"weight":100,"reps":10},"idempotency_key":"\#(set.id.text)"}"#
            )
            #expect(answer.status == 200, "\(answer.text)")
        }
        return (try await alex.complete(workout, rpe: 8), alex, plan.id)
    }

    @Test func aRaiseThatHardlyHoldsIsMadeWithHalfTheStep() async throws {
        try await Kit.with { kit in
            let (answer, alex, plan) = try await Self.raise(kit, by: 5)
            let item = try #require(answer.next.first)
            #expect(
                item.recommendation.targets.allSatisfy {
                    $0.weight == Mass(thousandths: 102_500, of: .kg) && $0.reps == 10
                })
            let reason = try #require(item.recommendation.reasons.all.last)
            #expect(
                reason.code == .hardlyHeld && reason.params.raw == .kg(105)
                    && reason.params.to == Mass(thousandths: 102_500, of: .kg))
            // What is proposed is what is said, and so is what the plan holds once it is accepted.
            let changes = answer.suggestions.flatMap(\.changes)
            #expect(changes.count == 3 && changes.allSatisfy { $0.value == .mass(Mass(thousandths: 102_500, of: .kg)) })
            _ = try await alex.decide(changes, "accepted")
            #expect(
                try await alex.plan(plan).currentVersion.exercises[0].sets.allSatisfy {
                    $0.weight == Mass(thousandths: 102_500, of: .kg)
                })
        }
    }

    @Test func halfAStepThatCannotBeLoadedChangesNothing() async throws {
        try await Kit.with { kit in
            let (answer, _, _) = try await Self.raise(kit, by: 2)
            let item = try #require(answer.next.first)
            #expect(item.recommendation.change == .increaseWeight)
            #expect(!item.recommendation.reasons.contains { $0.code == .hardlyHeld })
            #expect(try #require(item.chance) < Chance(0.4), "it is said all the same")
        }
    }
}

/// What saving a workout as a plan would take over is shown before it is saved.
struct RulesOfSessionTests {
    @Test func whatIsShownBeforeSavingIsWhatThePlanTakes() async throws {
        try await Kit.with { kit in
            let alex = Lifter(kit: kit)
            for _ in 0..<2 { _ = try await alex.trainFreely(100, 5) }
            let early = try await alex.trainFreely(100, 5)
            func rules(_ session: WorkoutSession) async throws -> [ImportReport.OfferedRule] {
                try await kit.get("/v1/sessions/\(session.id.text)/rules")
                    .value(Page<ImportReport.OfferedRule>.self).items
            }
            #expect(try await rules(early).isEmpty, "three workouts tell nothing")
            let last = try await alex.trainFreely(100, 5)
            let shown = try #require(try await rules(last).first)
            guard case .straightSets = shown.rule else { throw Unexpected() }
            #expect(shown.exerciseID == Lifter.bench && shown.reasons.all[0].text.contains("5"))
            let saved = try await kit.post("/v1/sessions/\(last.id.text)/save-as-plan", #"{"name":"Fives"}"#)
            #expect(try saved.value(WorkoutPlan.self).currentVersion.exercises[0].rule == shown.rule)
            #expect(try await kit.get("/v1/sessions/01900000-0000-7000-8000-000000000abc/rules").status == 404)
        }
    }

    private struct Unexpected: Error {}
}
