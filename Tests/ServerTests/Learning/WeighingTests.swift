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

/// What was doubtful is said before a start, of the numbers that stand there.
struct DoubtTests {
    private static func plan(_ alex: Lifter, _ weight: Int, _ reps: Int) async throws -> WorkoutPlan {
        let sets = Array(repeating: #"{"weight":\#(weight),"reps":\#(reps)}"#, count: 3).joined(separator: ",")
        return try await alex.plan(Lifter.bench, rule: #"{"type":"straight_sets"}"#, "[\(sets)]")
    }

    private static func preview(_ kit: Kit, _ plan: WorkoutPlan) async throws -> StartPreview {
        try await kit.post("/v1/plans/\(plan.id.text)/preview-start").value(StartPreview.self)
    }

    @Test func aTargetThatNothingLighterSavesIsWarnedOfAllTheSame() async throws {
        try await Kit.with { kit in
            let alex = Lifter(kit: kit)
            for _ in 0..<5 { _ = try await alex.trainFreely(60, 5) }
            let preview = try await Self.preview(kit, Self.plan(alex, 75, 10))
            let exercise = preview.exercises[0]
            #expect(try #require(exercise.chance) < Chance(0.4))
            #expect(exercise.caution?.code == .hardTargetOnly && preview.proposedOverride == nil)
            #expect(try #require(exercise.caution).text.contains("works only about"))
        }
    }

    @Test func theChanceIsOfWhatStandsBesideIt() async throws {
        try await Kit.with { kit in
            let alex = Lifter(kit: kit)
            for _ in 0..<5 { _ = try await alex.trainFreely(100, 5) }
            let plan = try await Self.plan(alex, 100, 5)
            let workout = try await alex.start(plan.id)
            for set in workout.exercises[0].sets {
                _ = try await kit.post(
                    "/v1/active-workouts/\(workout.id.text)/log-set",
                    #"{"exercise_instance_id":"\#(workout.exercises[0].instanceID.text)","set_id":"\#(set.id.text)","values":{"weight":100,"reps":5},"idempotency_key":"\#(set.id.text)"}"#
                )
            }
            _ = try await alex.complete(workout, rpe: 7)
            let exercise = try await Self.preview(kit, plan).exercises[0]
            let (now, accepted) = (try #require(exercise.chance), try #require(exercise.acceptedChance))
            #expect(accepted < now, "more weight is less likely")
            let item = try #require(try await kit.get("/v1/next").value(Page<NextItem>.self).items.first)
            #expect(item.chance == accepted, "the start says what Today says")
        }
    }

    @Test func whatWasOnlyWarmedUpForGoesOnFromTheWorkBefore() async throws {
        try await Kit.with { kit in
            let alex = Lifter(kit: kit)
            for _ in 0..<3 { _ = try await alex.trainFreely(100, 5) }
            let before = try await kit.get("/v1/next").value(Page<NextItem>.self).items
            kit.clock.advance(seconds: 86_400)
            let start = try await kit.post(
                "/v1/sessions",
                #"{"started_at":"\#(JSON.text(kit.clock.now().adding(seconds: -600)).dropFirst().dropLast())","ended_at":"\#(JSON.text(kit.clock.now()).dropFirst().dropLast())","exercises":[{"exercise_id":"\#(Lifter.bench.text)","sets":[{"weight":20,"reps":8,"set_type":"warmup"}]}]}"#
            )
            #expect(start.status == 201, "\(start.text)")
            let after = try await kit.get("/v1/next").value(Page<NextItem>.self).items
            #expect(after.map(\.recommendation.targets) == before.map(\.recommendation.targets))
        }
    }

    /// Each workout without a plan mirrors itself in a version of its own; what is proposed is said once.
    @Test func theSameLiftIsProposedOnce() async throws {
        try await Kit.with { kit in
            let alex = Lifter(kit: kit)
            for reps in [5, 6, 6, 7] { _ = try await alex.trainFreely(100, reps) }
            let open = try await kit.get("/v1/suggestions?state=pending").value(Page<PlanSuggestion>.self).items
            let about = Set(
                open.flatMap(\.changes).filter { $0.exerciseID == Lifter.bench }.map(\.targetExercisePrescriptionID))
            #expect(about.count <= 1)
        }
    }
}
