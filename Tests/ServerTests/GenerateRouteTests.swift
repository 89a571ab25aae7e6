import Contract
import HTTPTypes
import TestSupport
import Testing
import Training
import Wire

/// Workouts and weeks by rules through the API: asked for, started, kept and followed.
struct GenerateRouteTests {
    private static let hotel = "01900000-0000-7000-8000-000000000a01"
    private static let program = ProgramID(high: 0x0190_0000_0000_7000, low: 0x8000_0000_0000_0B07)

    private func slugs(_ plan: GeneratedPlan) -> [String] {
        plan.items.map { item in
            BuiltInExercises.all.first { $0.id == item.choice.exercise.exerciseID }?.slug ?? "?"
        }
    }

    /// From nothing at all to a first set.
    @Test func aNewcomerIsGivenAWorkoutAndStartsIt() async throws {
        try await Kit.with { kit in
            let answer = try await kit.post("/v1/generate/workout", #"{"minutes":45}"#)
            #expect(answer.status == 200, "\(answer.text)")
            let made = try answer.value(GeneratedTraining.self)
            let plan = try #require(made.plans.first)
            #expect(plan.items.count > 3 && plan.minutes <= 45 && made.goal == .general && made.gymID == nil)
            #expect(made.reasons.contains { $0.code == .noGym })
            // Nobody knows what they lift.
            let first = plan.items[0].choice
            #expect(first.exercise.sets.allSatisfy { $0.weight == nil } && first.reasons.last?.code == .weightOpen)
            // Nothing is kept of it.
            #expect(try await kit.get("/v1/plans").value(Page<WorkoutPlan>.self).items.isEmpty)
            let blocks = plan.items.map { item in
                let sets = item.choice.exercise.sets.map { set in
                    set.reps.map { #"{"reps":\#($0)}"# } ?? #"{"duration_seconds":\#(set.durationSeconds ?? 30)}"#
                }
                return
                    #"{"exercise_id":"\#(item.choice.exercise.exerciseID.text)","sets":[\#(sets.joined(separator: ","))]}"#
            }
            let start = try await kit.post(
                "/v1/active-workouts",
                #"{"title":"\#(made.name)","plan":{"blocks":[\#(blocks.joined(separator: ","))]}}"#)
            #expect(start.status == 201, "\(start.text)")
        }
    }

    /// In one request, which can be sent again: the plans are made, and the program is followed.
    @Test func aWeekIsKeptAndFollowedInOneRequest() async throws {
        try await Kit.with { kit in
            _ = try await kit.send(
                .put, "/v1/profile", #"{"goal":"strength","days_per_week":4,"experience":"advanced"}"#)
            let week = try await kit.post("/v1/generate/week").value(GeneratedTraining.self)
            #expect(week.goal == .strength && week.daysPerWeek == 4 && week.split == .upperLower)
            var keep = ImportProgram()
            (keep.id, keep.program, keep.activate) = (Self.program, week.blueprint, true)
            let kept = try await kit.post("/v1/programs/import", JSON.text(keep))
            #expect(kept.status == 201, "\(kept.text)")
            #expect(try await kit.post("/v1/programs/import", JSON.text(keep)).status == 200)
            let today = try await kit.get("/v1/programs/active/today").value(ProgramToday.self)
            #expect(today.planName == "Upper A")
            let plans = try await kit.get("/v1/plans").value(Page<WorkoutPlan>.self).items
            #expect(Set(plans.map(\.name)) == Set(week.plans.map(\.name)) && plans.count == 4)
            for plan in week.plans {
                let stored = try #require(plans.first { $0.name == plan.name })
                #expect(stored.estimatedMinutes == plan.minutes)
                #expect(
                    stored.currentVersion.exercises.map(\.exerciseID) == plan.items.map(\.choice.exercise.exerciseID))
                #expect(stored.currentVersion.exercises.map(\.rule) == plan.items.map(\.choice.exercise.rule))
            }
        }
    }

    /// What only stood in a workout was not trained.
    @Test func whatWasPlannedAndNotDoneWasNotTrained() async throws {
        try await Kit.with { kit in
            func exercise(_ slug: String) -> ExerciseID { BuiltInExercises.all.first { $0.slug == slug }!.id }
            func used(_ slug: String) async throws -> Instant? {
                try await kit.get("/v1/exercises").value(Page<Exercise>.self).items.first { $0.slug == slug }?.lastUsed
            }
            func train(_ done: Int) async throws {
                let blocks = ["lat_pulldown_cable", "squat_barbell"].map {
                    #"{"exercise_id":"\#(exercise($0).text)","sets":[{"weight":60,"reps":8}]}"#
                }
                let started = try await kit.post(
                    "/v1/active-workouts", #"{"title":"Mine","plan":{"blocks":[\#(blocks.joined(separator: ","))]}}"#
                ).value(StartAnswer.self)
                let workout = try await kit.get("/v1/active-workouts/\(started.workoutID.text)").value(
                    ActiveWorkout.self)
                for one in workout.exercises.prefix(done) {
                    let answer = try await kit.post(
                        "/v1/active-workouts/\(workout.id.text)/log-set",
                        #"{"exercise_instance_id":"\#(one.instanceID.text)","set_id":"\#(one.sets[0].id.text)","values":{"weight":60,"reps":8},"idempotency_key":"\#(one.sets[0].id.text)"}"#
                    )
                    #expect(answer.status == 200, "\(answer.text)")
                }
                _ = try await kit.post("/v1/active-workouts/\(workout.id.text)/complete")
            }
            try await train(1)
            #expect(try await used("lat_pulldown_cable") != nil)
            #expect(try await used("squat_barbell") == nil)
            let legs = try await kit.post("/v1/generate/workout", #"{"focus":"legs"}"#).value(GeneratedTraining.self)
            #expect(slugs(legs.plans[0]).first == "squat_barbell")
            #expect(!legs.plans[0].items[0].choice.reasons.map(\.code).contains(.trainedBefore))
            try await train(2)
            let done = try await used("squat_barbell")
            try await train(1)
            #expect(try await used("squat_barbell") == done, "the older session in which it was done")
            #expect(try await used("lat_pulldown_cable")! >= done!)
        }
    }

    @Test func theLogTheGymAndWhatHurtsDecide() async throws {
        try await Kit.with { kit in
            _ = try await kit.post(
                "/v1/gyms", #"{"id":"\#(Self.hotel)","name":"Hotel","dumbbells":[10,15,20],"has":["bench"]}"#)
            try await kit.leaveGym()
            let workout = try await kit.start()
            for set in workout.exercises[0].sets.indices {
                _ = try await kit.post(
                    "/v1/active-workouts/\(workout.id.text)/log-set", kit.logBody(workout, set, key: "set\(set)"))
            }
            _ = try await kit.post("/v1/active-workouts/\(workout.id.text)/complete")
            let push = try await kit.post("/v1/generate/workout", #"{"focus":"push"}"#).value(GeneratedTraining.self)
            #expect(push.name == "Push")
            let bench = try #require(push.plans[0].items.first?.choice)
            // 60 kg for eight is some 76 kg for one; eight with three left are 72 % of it.
            #expect(slugs(push.plans[0]).first == "bench_press_barbell")
            #expect(bench.exercise.sets.allSatisfy { $0.weight.map { $0 > .kg(40) && $0 <= .kg(60) } ?? false })
            #expect(bench.reasons.map(\.code).contains(.trainedBefore))
            #expect(bench.reasons.map(\.code).contains(.weightFromLog))
            let hotel = try await kit.post("/v1/generate/workout", #"{"focus":"push","gym_id":"\#(Self.hotel)"}"#)
                .value(GeneratedTraining.self)
            #expect(hotel.gymID?.text == Self.hotel && !slugs(hotel.plans[0]).contains { $0.contains("barbell") })
            #expect(hotel.plans[0].items[0].choice.reasons.contains { $0.code == .insteadOfMissing })
            _ = try await kit.post(
                "/v1/pain-flags",
                #"{"id":"01900000-0000-7000-8000-000000000c01","body_part":"chest","severity":"severe"}"#)
            let careful = try await kit.post("/v1/generate/workout", #"{"focus":"push"}"#)
                .value(GeneratedTraining.self)
            #expect(!slugs(careful.plans[0]).contains { $0.contains("bench_press") || $0.contains("fly") })
            #expect(careful.plans[0].leftOut.contains { $0.code == .hurts })
            // Said in the lifter's language.
            _ = try await kit.send(.put, "/v1/settings", #"{"language":"de"}"#)
            let german = try await kit.post("/v1/generate/week", #"{"days_per_week":3}"#).value(GeneratedTraining.self)
            #expect(german.plans[0].name == "Ganzkörper A" && german.name == "Ganzkörper, 3× pro Woche")
        }
    }

    @Test func whatCannotBeAskedForIsRefused() async throws {
        try await Kit.with { kit in
            for (route, body, path) in [
                ("workout", #"{"minutes":5}"#, "/minutes"), ("week", #"{"minutes":181}"#, "/minutes"),
                ("week", #"{"days_per_week":7}"#, "/days_per_week"),
                ("week", #"{"days_per_week":1}"#, "/days_per_week"),
                ("workout", #"{"variant":-1}"#, "/variant"), ("week", #"{"variant":100}"#, "/variant"),
                ("workout", #"{"focus":"arms"}"#, "/focus"), ("workout", #"{"muscles":["wing"]}"#, "/muscles/0"),
            ] {
                let answer = try await kit.post("/v1/generate/\(route)", body)
                #expect(answer.code == "VALIDATION_ERROR" && answer.path == path, "\(body): \(answer.text)")
            }
            let nowhere = try await kit.post("/v1/generate/workout", #"{"gym_id":"\#(Self.hotel)"}"#)
            #expect(nowhere.code == "NOT_FOUND" && nowhere.path == "/gym_id")
        }
    }
}
