import Contract
import HTTPTypes
import Service
import TestSupport
import Testing
import Training
import Wire

/// What was earned waits until it is decided, and what is said of a workout is true of every set.
struct WaitingTests {
    /// A plan of one lift, trained once; a number for the reps of each set, `nil` for one that is left out.
    private func train(
        _ alex: Lifter, _ plan: PlanID, _ done: [(weight: Mass?, reps: Int)?], _ extra: String = ""
    ) async throws -> CompleteAnswer {
        let workout = try await alex.start(plan, extra)
        for (set, values) in zip(workout.exercises[0].sets, done) {
            guard let values else { continue }
            let answer = try await alex.kit.post(
                "/v1/active-workouts/\(workout.id.text)/log-set",
                #"{"exercise_instance_id":"\#(workout.exercises[0].instanceID.text)","set_id":"\#(set.id.text)","values":{"weight":\#(JSON.text(values.weight ?? set.weight)),"reps":\#(values.reps)},"idempotency_key":"\#(set.id.text)"}"#
            )
            #expect(answer.status == 200, "\(answer.text)")
        }
        return try await alex.complete(workout, rpe: nil)
    }

    private func waiting(_ kit: Kit) async throws -> [SuggestedChange] {
        try await kit.get("/v1/suggestions?state=pending").value(Page<PlanSuggestion>.self).items.flatMap(\.changes)
    }

    private func next(_ kit: Kit) async throws -> Recommendation {
        try await kit.get("/v1/next").value(Page<NextItem>.self).items[0].recommendation
    }

    // MARK: Units

    @Test(arguments: ["rejected", "accepted"]) func aWithdrawnDecisionWaitsInTheUnitOfToday(_ decision: String)
        async throws
    {
        try await Kit.with { kit in
            let alex = Lifter(kit: kit)
            let plan = try await alex.plan(
                Lifter.bench, rule: "null", #"[{"weight":102.5,"reps":5},{"weight":102.5,"reps":5}]"#)
            _ = try await train(alex, plan.id, [(nil, 5), (nil, 5)])
            let raise = try await waiting(kit).filter { $0.type == .increaseWeight }
            _ = try await alex.decide(raise, decision)
            kit.clock.advance(seconds: 60)
            _ = try await kit.send(.put, "/v1/settings", #"{"unit":"lb"}"#)
            kit.clock.advance(seconds: 60)
            _ = try await alex.decide(raise, "withdrawn")
            let open = try await waiting(kit)
            #expect(Set(open.map(\.id)) == Set(raise.map(\.id)))
            #expect(open.allSatisfy { $0.value == .mass(.lb(235)) })
            let said = try await next(kit)
            #expect(said.targets.allSatisfy { $0.weight == .lb(235) })
            _ = try await alex.decide(open, "accepted")
            let sets = try await alex.plan(plan.id).currentVersion.exercises[0].sets
            #expect(sets.map(\.weight) == said.targets.map(\.weight))
        }
    }

    @Test func whatLooksTheSameInTheNewUnitIsNotProposed() async throws {
        try await Kit.with { kit in
            let alex = Lifter(kit: kit)
            // 225 lb, as an import in kilograms has it.
            _ = try await alex.plan(Lifter.bench, rule: "null", #"[{"weight":102.06,"reps":5}]"#)
            _ = try await kit.send(.put, "/v1/settings", #"{"unit":"lb"}"#)
            #expect(try await waiting(kit).isEmpty)
        }
    }

    // MARK: What a later session leaves

    @Test func aWeakerGymLeavesTheRaiseThatWaits() async throws {
        try await Kit.with { kit in
            let alex = Lifter(kit: kit)
            let gym = try await kit.post("/v1/gyms", #"{"name":"Cellar","dumbbells":[10,16,20,22]}"#).value(Gym.self)
            try await kit.leaveGym()
            let dumbbell = BuiltInExercises.id(slug: "incline_bench_press_dumbbell")
            let plan = try await alex.plan(
                dumbbell, rule: "null", #"[{"weight":28,"reps":9},{"weight":28,"reps":9}]"#)
            _ = try await train(alex, plan.id, [(nil, 9), (nil, 9)])
            let raise = try await waiting(kit)
            #expect(raise.map(\.type) == [.increaseReps, .increaseReps])
            _ = try await train(alex, plan.id, [(nil, 9), (nil, 9)], #","gym_id":"\#(gym.id.text)""#)
            #expect(try await waiting(kit).filter { $0.type != .stay }.map(\.id) == raise.map(\.id))
            #expect(try await next(kit).targets.allSatisfy { $0.weight == .kg(28) && $0.reps == 10 })
        }
    }

    @Test func aFurtherMissLeavesTheDeloadThatWaits() async throws {
        try await Kit.with { kit in
            let alex = Lifter(kit: kit)
            let plan = try await alex.plan(Lifter.bench, rule: "null", #"[{"weight":62.5,"reps":10}]"#)
            for reps in [9, 8] { _ = try await train(alex, plan.id, [(nil, reps)]) }
            let deload = try await waiting(kit).filter { $0.type == .deload }
            #expect(deload.count == 1)
            let third = try await train(alex, plan.id, [(nil, 8)])
            #expect(try await waiting(kit).filter { $0.type == .deload }.map(\.id) == deload.map(\.id))
            #expect(third.next[0].recommendation.targets[0].weight == deload[0].value?.mass)
            // Reached after all, it is off.
            _ = try await train(alex, plan.id, [(nil, 10)])
            #expect(try await waiting(kit).allSatisfy { $0.type != .deload })
        }
    }

    // MARK: Sentences

    @Test func aDropSetCountsForEverySet() async throws {
        try await Kit.with { kit in
            let alex = Lifter(kit: kit)
            let plan = try await alex.plan(
                Lifter.bench, rule: "null", #"[{"weight":72.5,"reps":6},{"weight":40,"reps":12,"type":"dropset"}]"#)
            let short = try await train(alex, plan.id, [(nil, 6), (nil, 4)]).summary
            #expect(short.wentWell.code != .targetsReached)
            #expect(short.toImprove.code == .repsMissed && short.toImprove.params.reps == 4)
            let missing = try await train(alex, plan.id, [(nil, 6), nil]).summary
            #expect(missing.wentWell.code != .targetsReached && missing.toImprove.code == .setsNotDone)
        }
    }

    @Test func anOpenSetThatFellShortIsNoSetThatReachedItsTarget() async throws {
        try await Kit.with { kit in
            let alex = Lifter(kit: kit)
            let plan = try await alex.plan(
                Lifter.bench, rule: #"{"type":"double_progression"}"#,
                #"[{"weight":60,"reps":8},{"weight":60,"reps":8,"amrap":true}]"#)
            let done = try await train(alex, plan.id, [(nil, 8), (nil, 3)])
            #expect(done.summary.toImprove.code == .repsMissed)
            let reason = done.next[0].recommendation.reasons[0]
            #expect(reason.code == .countingSetsReached)
            #expect(reason.text.hasPrefix("Every set that counts reached its target"))
        }
    }

    @Test func aLighterSetIsSaidAndSoIsAHoldThatEnded() async throws {
        try await Kit.with { kit in
            let alex = Lifter(kit: kit)
            let plan = try await alex.plan(
                Lifter.bench, rule: "null", #"[{"weight":60,"reps":8},{"weight":60,"reps":8}]"#)
            let lighter = try await train(alex, plan.id, [(nil, 8), (Mass(thousandths: 52_500, of: .kg), 8)]).summary
            #expect(lighter.toImprove.text == "Bench Press (Barbell): a set was done at 52.5 kg, below 60 kg.")
            let plank = try await alex.plan(
                BuiltInExercises.id(slug: "plank"), rule: "null", #"[{"duration_seconds":60}]"#)
            let workout = try await alex.start(plank.id)
            let (exercise, set) = (workout.exercises[0], workout.exercises[0].sets[0])
            _ = try await kit.post(
                "/v1/active-workouts/\(workout.id.text)/log-set",
                #"{"exercise_instance_id":"\#(exercise.instanceID.text)","set_id":"\#(set.id.text)","values":{"weight":null,"reps":null,"duration_seconds":40},"idempotency_key":"a"}"#
            )
            let short = try await alex.complete(workout, rpe: nil).summary
            #expect(short.toImprove.text == "Plank: a hold ended at 40 s of 1:00.")
        }
    }

    @Test func everyWeightIsExplainedByItsOwnSentence() async throws {
        try await Kit.with { kit in
            let alex = Lifter(kit: kit)
            let plan = try await alex.plan(
                Lifter.bench, rule: #"{"type":"straight_sets"}"#,
                #"[{"weight":120,"reps":5},{"weight":100,"reps":8},{"weight":100,"reps":8}]"#)
            let done = try await train(alex, plan.id, [(nil, 5), (nil, 8), (nil, 8)])
            let texts = done.suggestions.flatMap(\.changes).map { $0.reasons[0].text }
            #expect(texts[0].contains("reached at 120 kg"))
            #expect(texts.dropFirst().allSatisfy { $0 == "The set at 120 kg goes to 122.5 kg: this one goes along." })
            // In another unit as well.
            kit.clock.advance(seconds: 60)
            _ = try await kit.send(.put, "/v1/settings", #"{"unit":"lb"}"#)
            let there = try await waiting(kit)
            let to = try #require(there.first { $0.from == .mass(.kg(120)) }?.value?.mass)
            let voice = Voice(.english, .lb)
            #expect(
                there.filter { $0.from == .mass(.kg(100)) }.allSatisfy {
                    $0.reasons[0].text.contains("goes to \(voice.mass(to)): this one goes along.")
                }, "\(there.map { $0.reasons[0].text })")
        }
    }

    @Test func aWeightThatNobodyPlannedIsNamedAsOne() async throws {
        try await Kit.with { kit in
            let alex = Lifter(kit: kit)
            let body =
                #"{"plan":{"blocks":[{"exercise_id":"\#(Lifter.bench.text)","sets":[{"weight":null,"reps":10},{"weight":null,"reps":10}]}]}}"#
            let started = try await kit.post("/v1/active-workouts", body).value(StartAnswer.self)
            let workout = try await kit.get("/v1/active-workouts/\(started.workoutID.text)").value(ActiveWorkout.self)
            for set in workout.exercises[0].sets {
                _ = try await kit.post(
                    "/v1/active-workouts/\(workout.id.text)/log-set",
                    #"{"exercise_instance_id":"\#(workout.exercises[0].instanceID.text)","set_id":"\#(set.id.text)","values":{"weight":52.5,"reps":6},"idempotency_key":"\#(set.id.text)"}"#
                )
            }
            let done = try await alex.complete(workout, rpe: nil)
            let recommendation = done.next[0].recommendation
            #expect(
                recommendation.targets.allSatisfy { $0.weight == Mass(thousandths: 52_500, of: .kg) && $0.reps == 6 })
            #expect(done.suggestions.flatMap(\.changes).allSatisfy { $0.type == .stay })
            #expect(recommendation.reasons[0].text == "The plan named no weight yet: what you lifted is the first one.")
        }
    }
}
