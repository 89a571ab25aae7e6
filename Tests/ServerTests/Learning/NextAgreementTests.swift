import Contract
import HTTPTypes
import Service
import Storage
import StorageSQLite
import TestSupport
import Testing
import Training
import Wire

/// What comes next is one truth: said, proposed, started and accepted from one place.
struct NextAgreementTests {
    @Test(arguments: 1...100) func whatIsSaidIsWhatIs(seed: UInt64) async throws {
        try await Kit.with { kit in
            var life = NextLife(kit, seed)
            try await life.begin()
            for _ in 0..<100 { try await life.step() }
            #expect(life.steps == 100)
        }
    }

    // MARK: Today's gym

    private static let dumbbell = BuiltInExercises.id(slug: "incline_bench_press_dumbbell")

    private func cellar(_ kit: Kit) async throws -> Gym {
        try await kit.post("/v1/gyms", #"{"name":"Cellar","dumbbells":[8,10,12,14,16,18,20,22,24]}"#).value(Gym.self)
    }

    /// Three sets of a dumbbell lift at 30 kg, planned.
    private func plan(_ alex: Lifter, reps: Int = 10) async throws -> WorkoutPlan {
        let sets = Array(repeating: #"{"weight":30,"reps":\#(reps)}"#, count: 3).joined(separator: ",")
        return try await alex.plan(Self.dumbbell, rule: "null", "[\(sets)]")
    }

    private func train(_ alex: Lifter, _ plan: WorkoutPlan, _ gym: String, reps: Int) async throws -> CompleteAnswer {
        let workout = try await alex.start(plan.id, gym)
        for set in workout.exercises[0].sets {
            _ = try await alex.kit.post(
                "/v1/active-workouts/\(workout.id.text)/log-set",
                #"{"exercise_instance_id":"\#(workout.exercises[0].instanceID.text)","set_id":"\#(set.id.text)","values":{"weight":\#(JSON.text(set.weight)),"reps":\#(reps)},"idempotency_key":"\#(set.id.text)"}"#
            )
        }
        return try await alex.complete(workout, rpe: 7)
    }

    @Test(arguments: [false, true]) func aWeakGymLeavesThePlanAlone(applies: Bool) async throws {
        try await Kit.with { kit in
            let alex = Lifter(kit: kit)
            let (gym, plan) = (try await cellar(kit), try await plan(alex))
            _ = try await kit.send(
                .put, "/v1/settings", #"{"flags":{"auto_apply_progression":\#(applies)}}"#)
            let done = try await train(alex, plan, #","gym_id":"\#(gym.id.text)""#, reps: 10)
            #expect(done.suggestions.flatMap(\.changes).map(\.type) == [.stay])
            #expect(done.next[0].recommendation.reasons.map(\.code) == [.gymLimitKept])
            #expect(done.next[0].recommendation.targets.allSatisfy { $0.weight == .kg(30) && $0.reps == 10 })
            #expect(try await alex.plan(plan.id).versionCount == 1)
            let session = try await kit.get("/v1/sessions").value(Page<WorkoutSession>.self).items[0]
            #expect(session.exercises[0].sets.allSatisfy { $0.target?.weight == .kg(24) })
            #expect(session.exercises[0].sets.allSatisfy { $0.target?.plannedWeight == .kg(30) })
        }
    }

    @Test func whatAWeakGymCapsIsNoStall() async throws {
        try await Kit.with { kit in
            let alex = Lifter(kit: kit)
            let (gym, plan) = (try await cellar(kit), try await plan(alex))
            try await kit.leaveGym()
            #expect(try await train(alex, plan, "", reps: 9).next[0].recommendation.change == .stay)
            let there = #","gym_id":"\#(gym.id.text)""#
            #expect(try await train(alex, plan, there, reps: 8).next[0].recommendation.change == .stay)
            #expect(try await train(alex, plan, "", reps: 9).next[0].recommendation.change == .deload)
        }
    }

    // MARK: To failure

    @Test func noRepsAreMissedInSetsToFailure() async throws {
        try await Kit.with { kit in
            let alex = Lifter(kit: kit)
            let answer = try await kit.post(
                "/v1/plans",
                #"{"name":"P","exercises":[{"exercise_id":"\#(Lifter.bench.text)","rep_range":{"mode":"until_failure"},"sets":[{"weight":50,"reps":13},{"weight":50,"reps":13}]}]}"#
            ).value(WorkoutPlan.self)
            let done = try await train(alex, answer, "", reps: 8)
            #expect(done.summary.toImprove.code == .nothingMissed)
            #expect(done.summary.wentWell.code != .targetsReached)
            #expect(done.next[0].recommendation.reasons[0].text.hasPrefix("To failure with 8 reps"))
        }
    }

    // MARK: Units

    @Test func aPendingIncreaseIsConvertedAndComesBack() async throws {
        try await Kit.with { kit in
            let alex = Lifter(kit: kit)
            let sets = Array(repeating: #"{"weight":60,"reps":12}"#, count: 3).joined(separator: ",")
            let plan = try await alex.plan(Lifter.bench, rule: #"{"type":"double_progression"}"#, "[\(sets)]")
            _ = try await train(alex, plan, "", reps: 12)
            func pending() async throws -> [SuggestedChange] {
                try await kit.get("/v1/suggestions?state=pending").value(Page<PlanSuggestion>.self).items
                    .flatMap(\.changes).filter { $0.type == .increaseWeight }
            }
            let before = try await pending()
            #expect(before.allSatisfy { $0.value == .mass(Mass(thousandths: 62_500, of: .kg)) })
            kit.clock.advance(seconds: 60)
            _ = try await kit.send(.put, "/v1/settings", #"{"unit":"lb"}"#)
            let there = try await pending()
            #expect(there.map(\.id) == before.map(\.id))
            #expect(there.allSatisfy { $0.value == .mass(.lb(140)) && !$0.isConversion })
            #expect(there[0].reasons[0].text.contains("140"), "\(there[0].reasons[0].text)")
            let next = try await kit.get("/v1/next").value(Page<NextItem>.self).items[0]
            #expect(next.recommendation.targets.allSatisfy { $0.weight == .lb(140) && $0.reps == 8 })
            kit.clock.advance(seconds: 60)
            _ = try await kit.send(.put, "/v1/settings", #"{"unit":"kg"}"#)
            #expect(try await pending().map { JSON.text($0) } == before.map { JSON.text($0) })
            _ = try await kit.send(.put, "/v1/settings", #"{"unit":"lb"}"#)
            let all = try await kit.get("/v1/suggestions?state=pending").value(Page<PlanSuggestion>.self).items
                .flatMap(\.changes)
            _ = try await alex.decide(all, "accepted")
            let accepted = try await alex.plan(plan.id).currentVersion.exercises[0]
            #expect(accepted.sets.allSatisfy { $0.weight == .lb(140) && $0.reps == 8 })
            let after = try await kit.get("/v1/next").value(Page<NextItem>.self).items[0]
            #expect(after.recommendation.targets == next.recommendation.targets)
        }
    }

    @Test func everySetIsConvertedFromItsOwnWeight() async throws {
        try await Kit.with { kit in
            let alex = Lifter(kit: kit)
            let sets = #"[{"weight":50,"reps":5},{"weight":40,"reps":8},{"weight":30,"reps":12}]"#
            let plan = try await alex.plan(Lifter.bench, rule: "null", sets)
            let workout = try await alex.start(plan.id)
            for set in workout.exercises[0].sets {
                _ = try await kit.post(
                    "/v1/active-workouts/\(workout.id.text)/log-set",
                    #"{"exercise_instance_id":"\#(workout.exercises[0].instanceID.text)","set_id":"\#(set.id.text)","values":{"weight":\#(JSON.text(set.weight)),"reps":\#(set.reps ?? 0)},"idempotency_key":"\#(set.id.text)"}"#
                )
            }
            _ = try await alex.complete(workout, rpe: nil)
            _ = try await kit.send(.put, "/v1/settings", #"{"unit":"lb"}"#)
            let next = try await kit.get("/v1/next").value(Page<NextItem>.self).items[0].recommendation
            #expect(next.targets.map(\.weight) == [.lb(115), .lb(95), .lb(70)])
            #expect(next.targets.map(\.reps) == [5, 8, 12])
        }
    }

    // MARK: Freely

    @Test func blocksDoneAsWrittenAreMet() async throws {
        try await Kit.with { kit in
            let alex = Lifter(kit: kit)
            let set = #"{"weight":80,"reps":5}"#
            let started = try await kit.post(
                "/v1/active-workouts",
                #"{"plan":{"blocks":[{"exercise_id":"\#(Lifter.bench.text)","sets":[\#(set),\#(set),\#(set)]}]}}"#)
            let id = try started.value(StartAnswer.self).workoutID
            let workout = try await kit.get("/v1/active-workouts/\(id.text)").value(ActiveWorkout.self)
            for set in workout.exercises[0].sets {
                _ = try await kit.post(
                    "/v1/active-workouts/\(id.text)/log-set",
                    #"{"exercise_instance_id":"\#(workout.exercises[0].instanceID.text)","set_id":"\#(set.id.text)","values":{"weight":80,"reps":5},"idempotency_key":"\#(set.id.text)"}"#
                )
            }
            let answer = try await alex.complete(workout, rpe: nil)
            let next = try #require(answer.next.first).recommendation
            #expect(next.change == .increaseWeight)
            #expect(next.targets.allSatisfy { $0.reps == 5 && ($0.weight ?? .zero) > .kg(80) })
            #expect(!next.reasons.map(\.text).joined().contains("stopped"))
            // Declined, it is not shown again.
            let changes = answer.suggestions.flatMap(\.changes).filter { $0.type != .stay }
            #expect(!changes.isEmpty)
            _ = try await alex.decide(changes, "rejected")
            let later = try await kit.get("/v1/next").value(Page<NextItem>.self).items[0].recommendation
            #expect(later.targets.allSatisfy { $0.reps == 5 && $0.weight == .kg(80) })
            #expect(later.reasons.map(\.code) == [.declined])
        }
    }

    @Test func aDeclinedRaiseIsNotShownAgain() async throws {
        try await Kit.with { kit in
            let alex = Lifter(kit: kit)
            let plan = try await kit.plan()
            let answer = try await train(alex, plan, "", reps: 8)
            #expect(answer.next[0].recommendation.targets.allSatisfy { $0.reps == 9 })
            _ = try await alex.decide(answer.suggestions.flatMap(\.changes), "rejected")
            let next = try await kit.get("/v1/next").value(Page<NextItem>.self).items[0].recommendation
            #expect(next.targets.allSatisfy { $0.reps == 8 } && next.change == .stay)
            #expect(next.reasons.map(\.code) == [.declined])
            let preview = try await kit.post("/v1/plans/\(plan.id.text)/preview-start").value(StartPreview.self)
            #expect(preview.changes.isEmpty)
        }
    }

    // MARK: Schedules

    @Test func aScheduleIsCountedFromItsFirstSession() async throws {
        try await Kit.with { kit in
            let alex = Lifter(kit: kit)
            let week = { (percent: Int) in #"[{"percent":\#(percent),"reps":5}]"# }
            let weeks = [60, 70, 80].map(week).joined(separator: ",")
            let plan = try await alex.plan(
                Lifter.bench,
                rule:
                    #"{"type":"percent_of_max","training_max":100,"weeks":[\#(weeks)],"increase":{"when":"amrap","table":[]}}"#,
                #"[{"weight":60,"reps":5}]"#)
            // 502 is one more than a whole number of weeks; 500 of them would be one less.
            _ = try await train(alex, plan, "", reps: 5)
            let first = try await kit.get("/v1/sessions").value(Page<WorkoutSession>.self).items[0]
            try await kit.database.write { connection in
                let store = Store(connection, user: TopsetService.localUser)
                for number in 1..<502 {
                    var session = first
                    session.id = .named("\(number)", in: first.id)
                    session.startedAt = first.startedAt.adding(seconds: Int64(number) * 86_400)
                    session.endedAt = first.endedAt.adding(seconds: Int64(number) * 86_400)
                    try store.insert(session)
                }
            }
            kit.clock.advance(seconds: 502 * 86_400)
            let workout = try await alex.start(plan.id)
            #expect(workout.exercises[0].sets.map(\.weight) == [.kg(70)])
        }
    }

    /// What was trained by another rule, or with another training max, stays counted as it was.
    @Test func aScheduleThatComesLaterBeginsWithItsFirstWeek() async throws {
        try await Kit.with { kit in
            let alex = Lifter(kit: kit)
            let plan = try await alex.plan(Lifter.bench, rule: "null", #"[{"weight":60,"reps":5}]"#)
            _ = try await train(alex, plan, "", reps: 5)
            let prescription = plan.currentVersion.exercises[0]
            func edit(_ trainingMax: Int) async throws -> WorkoutPlan {
                let weeks = [60, 70, 80].map { #"[{"percent":\#($0),"reps":5}]"# }.joined(separator: ",")
                let answer = try await kit.post(
                    "/v1/plans/\(plan.id.text)/versions",
                    #"{"exercises":[{"id":"\#(prescription.id.text)","exercise_id":"\#(Lifter.bench.text)","rule":{"type":"percent_of_max","training_max":\#(trainingMax),"weeks":[\#(weeks)],"increase":{"when":"amrap","table":[]}},"sets":[{"id":"\#(prescription.sets[0].id.text)","weight":60,"reps":5}]}]}"#
                )
                #expect(answer.status == 201, "\(answer.text)")
                return try await alex.plan(plan.id)
            }
            func today() async throws -> Mass? {
                kit.clock.advance(seconds: 3_600)
                let next = try await kit.get("/v1/next").value(Page<NextItem>.self).items
                return next.first?.recommendation.targets.first?.weight
            }
            #expect(try await edit(100).currentVersion.exercises[0].id == prescription.id)
            #expect(try await today() == .kg(60))
            let workout = try await alex.start(plan.id)
            let (instance, set) = (workout.exercises[0].instanceID.text, workout.exercises[0].sets[0].id.text)
            _ = try await kit.post(
                "/v1/active-workouts/\(workout.id.text)/log-set",
                #"{"exercise_instance_id":"\#(instance)","set_id":"\#(set)","values":{"weight":60,"reps":5},"idempotency_key":"one"}"#
            )
            _ = try await alex.complete(workout, rpe: 7)
            #expect(try await today() == .kg(70))
            _ = try await edit(200)
            #expect(try await today() == .kg(140))
        }
    }
}
