import Contract
import HTTPTypes
import Service
import Testing
import Training
import Wire

/// Seed 000's scenarios, over real HTTP. Their bundles are put in as a model's: seed 002's rule would propose others.
struct SeedScenarioTests {
    @Test func scenario1AFreshWorkoutBecomesAPlan() async throws {
        try await Kit.with(overSocket: true) { kit in
            let alex = Lifter(kit: kit)
            let started = try await kit.post("/v1/active-workouts", #"{"freeform":true,"title":"Evening"}"#).value(
                StartAnswer.self)
            let path = "/v1/active-workouts/\(started.workoutID.text)"
            _ = try await kit.post(
                path + "/add-exercise",
                #"{"exercise_id":"\#(Lifter.bench.text)","sets":\#(Lifter.sets([(135, 10), (135, 9), (135, 8)])),"rep_range":{"mode":"range","lower":8,"upper":12},"idempotency_key":"add"}"#
            )
            let workout = try await kit.get(path).value(ActiveWorkout.self)
            try await alex.log(workout, [[(135, 10), (135, 9), (135, 8)]])
            _ = try await alex.complete(workout, rpe: 7)

            let session = try await kit.get("/v1/sessions/\(workout.id.text)").value(WorkoutSession.self)
            #expect(session.origin == .freeform)
            let orphanID = try #require(session.planSnapshotID)
            let orphan = try await kit.get("/v1/snapshots/\(orphanID.text)").value(PlanSnapshot.self)
            #expect(orphan.planID == nil && orphan.versionNumber == 1 && orphan.createdBy == .user)
            #expect(orphan.exercises[0].repRange == RepRange(8, 12))
            #expect(orphan.exercises[0].sets.map(\.reps) == [10, 9, 8])
            #expect(orphan.exercises[0].sets.allSatisfy { $0.weight == .lb(135) })
            #expect(session.exercises[0].sets.map(\.setPrescriptionID) == orphan.exercises[0].sets.map(\.id))

            let bundle = try await alex.propose(
                orphan.id, alex.changes(orphan.exercises[0], 5), session: session.id)
            #expect(bundle.changes.map(\.sourceSetPerformanceID) == session.exercises[0].sets.map(\.id))
            #expect(bundle.changes.allSatisfy { $0.value == .mass(.lb(140)) && $0.state == .pending })

            let saved = try await kit.post("/v1/sessions/\(session.id.text)/save-as-plan", #"{"name":"Push Day"}"#)
            let plan = try saved.value(WorkoutPlan.self)
            #expect(plan.currentVersion.id == orphan.id && plan.versionCount == 1)
            #expect(plan.currentVersion.planID == plan.id)
            #expect(try await alex.pounds(plan.id) == [135, 135, 135])
            #expect(try await alex.changes(state: "pending", plan.id).filter { $0.type == .increaseWeight }.count == 3)
        }
    }

    @Test func scenario2APendingSuggestionIsAppliedAndWasTooMuch() async throws {
        try await Kit.with(overSocket: true) { kit in
            let alex = Lifter(kit: kit)
            let plan = try await alex.plan(
                "Push Day", [(Lifter.bench, Lifter.sets([(135, 10), (135, 10), (135, 10)]))])
            let v1 = plan.currentVersion
            let bundle = try await alex.propose(v1.id, alex.changes(v1.exercises[0], 5))
            #expect(try await alex.changes(state: "pending", plan.id).count == 3)

            let decided = try await alex.decide(bundle.changes, "accepted")
            let v2 = try #require(decided.snapshots.first)
            #expect(decided.snapshots.count == 1)
            #expect(v2.versionNumber == 2 && v2.sourceVersionID == v1.id && v2.createdBy == .ai)
            #expect(decided.changes.allSatisfy { $0.decision == .accepted && $0.appliedInSnapshotID == v2.id })
            #expect(try await alex.plan(plan.id).currentVersion.id == v2.id)

            let workout = try await alex.start(plan.id, #","pre_mood":{"feeling":"good"}"#)
            #expect(workout.planSnapshotID == v2.id)
            #expect(workout.exercises[0].sets.allSatisfy { $0.target?.weight == .lb(140) })
            try await alex.log(workout, [[(140, 10), (140, 9), (140, 7)]])
            let answer = try await alex.complete(workout, rpe: 8)
            #expect(answer.outcomes.count == 3)
            #expect(
                answer.outcomes.allSatisfy { $0.outcome == .tooAggressive && $0.evaluatedInSessionID == workout.id })

            let stay = try await alex.propose(
                v2.id,
                [
                    #"{"change_type":"stay","target_exercise_prescription_id":"\#(v2.exercises[0].id.text)","delta":0}"#
                ], session: workout.id)
            let kept = try await alex.decide(stay.changes, "accepted")
            #expect(kept.snapshots.isEmpty)
            #expect(try await alex.plan(plan.id).versionCount == 2)

            // What the session was to be is shown as it was, whatever became of the plan.
            let session = try await kit.get("/v1/sessions/\(workout.id.text)").value(WorkoutSession.self)
            #expect(session.planSnapshotID == v2.id)
            #expect(session.exercises[0].sets.allSatisfy { $0.target == SetTarget(weight: .lb(140), reps: 10) })
            #expect(try await kit.get("/v1/snapshots/\(v1.id.text)").value(PlanSnapshot.self) == v1)
        }
    }

    /// Versions 1 to 5 as the scenario tells them, then mixed decisions, a sick day, and the healthy day after.
    @Test func scenario3MixedDecisionsAndASickDay() async throws {
        try await Kit.with(overSocket: true) { kit in
            let alex = Lifter(kit: kit)
            let plan = try await alex.plan(
                "Push Day",
                [
                    (Lifter.bench, Lifter.sets([(135, 10), (135, 10), (135, 10)])),
                    (Lifter.incline, Lifter.sets([(115, 10), (115, 10), (115, 10)])),
                ])
            let v5 = try await Self.history(alex, plan.id)
            #expect(try await alex.pounds(plan.id) == [150, 150, 150])

            // Part A.
            let workout = try await alex.start(plan.id, #","pre_mood":{"feeling":"good"}"#)
            try await alex.log(workout, [[(150, 12), (150, 11), (150, 10)], [(115, 10), (115, 10), (115, 8)]])
            _ = try await alex.complete(workout, rpe: 6)
            let (bench, incline) = (v5.exercises[0], v5.exercises[1])
            let bundle = try await alex.propose(
                v5.id,
                alex.changes(bench, 5) + alex.changes(incline, 5) + [
                    #"{"change_type":"add_set","target_exercise_prescription_id":"\#(bench.id.text)"}"#
                ], session: workout.id)
            let (raised, inclined, added) = (
                Array(bundle.changes[0..<3]), Array(bundle.changes[3..<6]), bundle.changes[6]
            )
            _ = try await alex.decide(inclined, "deferred", reason: "Want to see one more good workout first")
            _ = try await alex.decide([added], "rejected", reason: "Don't have time for extra sets")
            let v6 = try #require(try await alex.decide(raised, "accepted").snapshots.first)
            #expect(v6.sourceVersionID == v5.id && v6.createdBy == .ai)
            #expect(v6.exercises[0].sets.map(\.weight) == Array(repeating: .lb(155), count: 3))
            #expect(v6.exercises[1] == v5.exercises[1])
            #expect(try await alex.changes(state: "deferred", plan.id).count == 3)
            let rejected = try await alex.changes(state: "rejected", plan.id)
            #expect(rejected.map(\.decisionReason) == ["Don't have time for extra sets"])

            // Part B.
            let sick = try await alex.start(
                plan.id,
                #","pre_mood":{"feeling":"sick"},"override":{"reason":"Feeling sick","adjustments":[{"type":"percent_weight","value":-10}]}"#
            )
            try await alex.log(sick, [[(140, 10), (140, 9), (140, 8)], [(105, 10), (105, 9), (105, 8)]])
            let ill = try await alex.complete(sick, rpe: 7)
            let judged = ill.outcomes.filter { $0.exerciseID == Lifter.bench && $0.type == .increaseWeight }
            #expect(judged.count == 3 && judged.allSatisfy { $0.outcome == .good })
            // The coach says the same as the scenario's: confirm first.
            let own = try #require(ill.suggestions.first)
            #expect(own.changes.allSatisfy { $0.type == .stay && $0.reasons.first?.code == .gateConfirm })

            // The healthy day.
            let deferred = try await alex.changes(state: "deferred", plan.id)
            #expect(deferred.map(\.id) == inclined.map(\.id))
            let v7 = try #require(try await alex.decide(deferred, "accepted").snapshots.first)
            #expect(v7.exercises[1].sets.map(\.weight) == Array(repeating: .lb(120), count: 3))
            let healthy = try await alex.train(
                plan.id, [[(155, 11), (155, 10), (155, 10)], [(120, 10), (120, 9), (120, 9)]], rpe: 7,
                start: #","pre_mood":{"feeling":"great"}"#)
            let incline7 = healthy.outcomes.filter { $0.exerciseID == Lifter.incline && $0.type == .increaseWeight }
            #expect(incline7.count == 3 && incline7.allSatisfy { $0.outcome == .good })
            // The added set that was rejected is not pressed again.
            let again = try await kit.post(
                "/v1/suggestions",
                #"{"source":"ai","plan_snapshot_id":"\#(v7.id.text)","changes":[{"change_type":"add_set","target_exercise_prescription_id":"\#(bench.id.text)"}]}"#
            )
            #expect(again.status == 409 && again.code == "CHANGE_CONFLICT")
            #expect(try await kit.service.rebuild(TopsetService.localUser).changed == false)
        }
    }

    /// v1 135 lb; v2 and v3 +5 good; v4 +5 too aggressive; v5 back and good.
    private static func history(_ alex: Lifter, _ plan: PlanID) async throws -> PlanSnapshot {
        let outcomes: [SuggestedChange.Outcome] = [.good, .good, .tooAggressive]
        for (step, outcome) in outcomes.enumerated() {
            let version = try await alex.plan(plan).currentVersion
            let bundle = try await alex.propose(version.id, alex.changes(version.exercises[0], 5))
            #expect(try await alex.decide(bundle.changes, "accepted").snapshots.first?.versionNumber == step + 2)
            let weight = 140 + Int64(step) * 5
            let reps = outcome == .good ? [10, 10, 10] : [10, 8, 7]
            let answer = try await alex.train(
                plan, [reps.map { (weight, $0) }, [(115, 10), (115, 10), (115, 9)]], rpe: 8)
            let mine = answer.outcomes.filter { $0.source(in: bundle) }
            #expect(mine.count == 3 && mine.allSatisfy { $0.outcome == outcome })
        }
        // v5: the same weight, with a note.
        let v4 = try await alex.plan(plan).currentVersion
        var body = JSON.text(v4.exercises)
        body = #"{"notes":"Stay at 150","exercises":\#(body)}"#
        let made = try await alex.kit.post("/v1/plans/\(plan.text)/versions", body)
        #expect(made.status == 201, "\(made.text)")
        _ = try await alex.train(
            plan, [[(150, 10), (150, 10), (150, 9)], [(115, 10), (115, 10), (115, 9)]], rpe: 7)
        let v5 = try await alex.plan(plan).currentVersion
        #expect(v5.versionNumber == 5)
        return v5
    }
}

extension SuggestedChange {
    fileprivate func source(in bundle: PlanSuggestion) -> Bool { bundle.changes.contains { $0.id == id } }
}
