import Contract
import HTTPTypes
import Server
import TestSupport
import Testing
import Training
import Wire

/// What a gym makes of a start, and of a workout that runs.
struct GymRouteTests {
    private static let hotel = "01900000-0000-7000-8000-000000000a01"
    private static let cellar = "01900000-0000-7000-8000-000000000a02"

    private static func gyms(_ kit: Kit) async throws {
        _ = try await kit.post(
            "/v1/gyms", #"{"id":"\#(hotel)","name":"Hotel","dumbbells":[10,20],"has":["bench"]}"#)
        _ = try await kit.post(
            "/v1/gyms",
            #"{"id":"\#(cellar)","name":"Cellar","bars":[{"weight":20}],"plates":[{"weight":15,"count":2}],"#
                + #""has":["bench","rack"]}"#)
        try await kit.leaveGym()
    }

    @Test func aGymWithoutABarSaysSoBeforeTheStartAndWhatElseThereIs() async throws {
        try await Kit.with { kit in
            try await Self.gyms(kit)
            let path = "/v1/plans/\(try await kit.plan().id.text)/preview-start"
            let nowhere = try await kit.post(path)
            #expect(!nowhere.text.contains("missing") && !nowhere.text.contains("gym_id"), "nobody said where")
            let preview = try await kit.post(path, #"{"gym_id":"\#(Self.hotel)"}"#).value(StartPreview.self)
            #expect(preview.gymID?.text == Self.hotel)
            let bench = try #require(preview.exercises.first)
            #expect(bench.missing?.contains(.barbell) == true && bench.missing?.contains(.bench) == false)
            let substitutes = try #require(bench.substitutes)
            #expect(substitutes.count == 3)
            for one in substitutes {
                let exercise = try await kit.get("/v1/exercises/\(one.exerciseID.text)").value(Exercise.self)
                #expect(exercise.isPossible(with: [.bodyweight, .dumbbell, .bench]), "\(exercise.name)")
            }
            let there = try await kit.post(path, #"{"gym_id":"\#(Self.cellar)"}"#).value(StartPreview.self)
            #expect(there.exercises[0].missing == nil && there.exercises[0].substitutes == nil)
            // The usual gym counts where none is named.
            _ = try await kit.send(.put, "/v1/settings", #"{"gym_id":"\#(Self.hotel)"}"#)
            #expect(try await kit.post(path).value(StartPreview.self).exercises[0].missing != nil)
        }
    }

    @Test func whatWasTrainedIsOfferedFirst() async throws {
        try await Kit.with { kit in
            try await Self.gyms(kit)
            let press = kit.exercise("push_up")
            _ = try await kit.post(
                "/v1/sessions",
                #"{"started_at":"2026-11-10T18:00:00Z","ended_at":"2026-11-10T19:00:00Z","idempotency_key":"s","#
                    + #""exercises":[{"exercise_id":"\#(press)","sets":[{"reps":20}]}]}"#)
            let path = "/v1/plans/\(try await kit.plan().id.text)/preview-start"
            let preview = try await kit.post(path, #"{"gym_id":"\#(Self.hotel)"}"#).value(StartPreview.self)
            #expect(preview.exercises[0].substitutes?.contains { $0.exerciseID.text == press } == true)
        }
    }

    @Test func aMoveRoundsWhatIsPlannedByWhatTheServerKnowsAlone() async throws {
        try await Kit.with { kit in
            try await Self.gyms(kit)
            let workout = try await kit.start()
            let path = "/v1/active-workouts/\(workout.id.text)"
            func move(_ gym: String, _ key: String, _ more: String = "") -> String {
                #"{"ops":[{"op":"set_field","target":{},"field":"gym_id","value":"\#(gym)"}],\#(more)"idempotency_key":"\#(key)"}"#
            }
            _ = try await kit.post(path + "/log-set", kit.logBody(workout, 0, key: "done"))
            let lie = #""weights":[{"set_id":"\#(workout.exercises[0].sets[1].id.text)","weight":500}],"#
            let first = try await kit.post(path + "/patch", move(Self.cellar, "m", lie))
            #expect(first.status == 200)
            let again = try await kit.post(path + "/patch", move(Self.cellar, "m"))
            #expect(again.text == first.text, "what a client says of the weights is no part of the command")
            let moved = try await kit.get(path).value(ActiveWorkout.self)
            #expect(moved.exercises[0].sets.map(\.weight) == [.kg(60), .kg(50), .kg(50)])
            #expect(moved.exercises[0].sets[1].target?.plannedWeight == .kg(60))
            // Nothing rounds up from there: the next gym starts from the plan again.
            _ = try await kit.post(path + "/patch", move(Self.hotel, "n"))
            let back = try await kit.get(path).value(ActiveWorkout.self)
            #expect(back.exercises[0].sets.map(\.weight) == [.kg(60), .kg(60), .kg(60)], "no bar: nothing is known")
            let nowhere = try await kit.post(path + "/patch", move("01900000-0000-7000-8000-000000000aff", "x"))
            #expect(nowhere.status == 404)
        }
    }

    @Test func weightsOfOneExerciseAreWhatTodaysTargetsRoundTo() async throws {
        try await Kit.with { kit in
            let bench = kit.exercise("bench_press_barbell")
            _ = try await kit.post(
                "/v1/gyms",
                #"{"id":"\#(Self.cellar)","name":"Cellar","exercise_loads":[{"exercise_id":"\#(bench)","stack":{"step":7}}]}"#
            )
            let plan = try await kit.plan()
            let body = #"{"gym_id":"\#(Self.cellar)"}"#
            let preview = try await kit.post("/v1/plans/\(plan.id.text)/preview-start", body).value(StartPreview.self)
            #expect(preview.exercises[0].sets.allSatisfy { $0.target.weight == .kg(56) && $0.plan.weight == .kg(60) })
            let start = #"{"template_id":"\#(plan.id.text)","gym_id":"\#(Self.cellar)"}"#
            let started = try await kit.post("/v1/active-workouts", start).value(StartAnswer.self)
            #expect(started.exercises[0].sets.allSatisfy { $0.weight == .kg(56) })
        }
    }

    /// "50 lb here, 45 at home": before the start, at the start, and when one goes on elsewhere.
    @Test func whatOneExerciseIsLoadedWithCountsInEveryGym() async throws {
        try await Kit.with { kit in
            let (pulldown, row) = (kit.exercise("lat_pulldown_cable"), kit.exercise("one_arm_row_dumbbell"))
            // In kilograms on the wire: steps of 10 and of 15 lb, dumbbells of 50 and of 45.
            for (id, name, step, dumbbell) in [
                (Self.hotel, "Here", "4.5359237", "22.6796185"), (Self.cellar, "Home", "6.80388555", "20.41165665"),
            ] {
                let made = try await kit.post(
                    "/v1/gyms",
                    #"{"id":"\#(id)","name":"\#(name)","unit":"lb","dumbbells":[\#(dumbbell)],"cable":{"step":5},"#
                        + #""exercise_loads":[{"exercise_id":"\#(pulldown)","stack":{"step":\#(step)}}]}"#)
                #expect(made.status == 201, "\(made.text)")
            }
            let sets = #""sets":[{"weight":22.6796185,"reps":8},{"weight":22.6796185,"reps":8}]"#
            let plan = try await kit.post(
                "/v1/plans",
                #"{"name":"Pull","exercises":[{"exercise_id":"\#(pulldown)",\#(sets)},{"exercise_id":"\#(row)",\#(sets)}]}"#
            ).value(WorkoutPlan.self)
            for (gym, weight) in [(Self.hotel, Mass.lb(50)), (Self.cellar, .lb(45))] {
                let preview = try await kit.post(
                    "/v1/plans/\(plan.id.text)/preview-start", #"{"gym_id":"\#(gym)"}"#
                ).value(StartPreview.self)
                let today = preview.exercises.flatMap(\.sets).map(\.target.weight)
                #expect(today == Array(repeating: weight, count: 4))
            }
            let start = #"{"template_id":"\#(plan.id.text)","gym_id":"\#(Self.hotel)"}"#
            let id = try await kit.post("/v1/active-workouts", start).value(StartAnswer.self).workoutID.text
            let path = "/v1/active-workouts/\(id)"
            let workout = try await kit.get(path).value(ActiveWorkout.self)
            _ = try await kit.post(path + "/log-set", kit.logBody(workout, 0, key: "done", weight: "22.6796185"))
            for (gym, weight) in [(Self.cellar, Mass.lb(45)), (Self.hotel, .lb(50))] {
                let moved = try await kit.post(
                    path + "/patch",
                    #"{"ops":[{"op":"set_field","target":{},"field":"gym_id","value":"\#(gym)"}],"idempotency_key":"\#(gym)"}"#
                )
                #expect(moved.status == 200, "\(moved.text)")
                let there = try await kit.get(path).value(ActiveWorkout.self)
                #expect(there.exercises[0].sets.map(\.weight) == [.lb(50), weight], "what is done stays")
                #expect(there.exercises[1].sets.map(\.weight) == [weight, weight])
            }
        }
    }

    /// A target that the gym in use cannot load is one number, wherever it is asked for.
    @Test func whatIsNextIsWhatAStartLoads() async throws {
        try await Kit.with { kit in
            let pulldown = kit.exercise("lat_pulldown_cable")
            let gym =
                #"{"id":"\#(Self.hotel)","name":"Hotel","dumbbells":[10,20],"has":["bench"],"#
                + #""exercise_loads":[{"exercise_id":"\#(pulldown)","stack":{"step":9,"first":4}}]}"#
            #expect(try await kit.post("/v1/gyms", gym).status == 201)
            let (bench, arnold) = (kit.exercise("bench_press_barbell"), kit.exercise("arnold_press_dumbbell"))
            let lifts = [(pulldown, "52.5"), (arnold, "60"), (bench, "60")].map { id, weight in
                #"{"exercise_id":"\#(id)","sets":[{"weight":\#(weight),"reps":8},{"weight":\#(weight),"reps":8}]}"#
            }
            let plan = try await kit.post(
                "/v1/plans", #"{"name":"Away","exercises":[\#(lifts.joined(separator: ","))]}"#
            ).value(WorkoutPlan.self)
            let preview = try await kit.post("/v1/plans/\(plan.id.text)/preview-start").value(StartPreview.self)
            let items = try await kit.get("/v1/next").value(Page<NextItem>.self).items
            for exercise in preview.exercises {
                let item = try #require(
                    items.first { $0.exercisePrescriptionID == exercise.exercisePrescriptionID })
                #expect(item.recommendation.targets == exercise.sets.map(\.target), "\(item.name)")
                #expect(item.missing == exercise.missing, "\(item.name)")
            }
            let next = items.first { $0.exerciseID.text == pulldown }?.recommendation
            #expect(next?.targets.map(\.weight) == [.kg(49), .kg(49)])
            #expect(next?.targets.allSatisfy { $0.plannedWeight == Mass(thousandths: 52_500, of: .kg) } == true)
            #expect(next?.reasons.map(\.code) == [.gymLimit] && next?.reasons.first?.text.isEmpty == false)
            let press = items.first { $0.exerciseID.text == arnold }
            #expect(press?.recommendation.targets.map(\.weight) == [.kg(20), .kg(20)] && press?.missing == nil)
            let barbell = items.first { $0.exerciseID.text == bench }
            #expect(barbell?.missing?.contains(.barbell) == true && barbell?.missing?.contains(.bench) == false)
            #expect(barbell?.recommendation.reasons.map(\.code) == [.planTarget], "no bar: nothing is known")
            try await kit.leaveGym()
            let anywhere = try await kit.get("/v1/next").value(Page<NextItem>.self).items
            #expect(anywhere.allSatisfy { $0.missing == nil })
            #expect(anywhere.flatMap(\.recommendation.targets).allSatisfy { $0.plannedWeight == nil })
        }
    }

    /// The same weight and reps have one chance, whether a plan asks for them or the log alone.
    @Test func aTargetOfTwoItemsHasOneChance() async throws {
        try await Kit.with { kit in
            try await Self.gyms(kit)
            _ = try await kit.send(.put, "/v1/settings", #"{"gym_id":"\#(Self.hotel)"}"#)
            let arnold = kit.exercise("arnold_press_dumbbell")
            for (day, weight) in [("03", 18), ("07", 20), ("10", 20)] {
                let session =
                    #"{"started_at":"2026-11-\#(day)T18:00:00Z","ended_at":"2026-11-\#(day)T19:00:00Z","#
                    + #""idempotency_key":"\#(day)","exercises":[{"exercise_id":"\#(arnold)","#
                    + #""sets":[{"weight":\#(weight),"reps":8},{"weight":\#(weight),"reps":8}]}]}"#
                #expect(try await kit.post("/v1/sessions", session).status == 201)
            }
            let plan = #"{"name":"P","exercises":[{"exercise_id":"\#(arnold)","sets":[{"weight":60,"reps":8}]}]}"#
            #expect(try await kit.post("/v1/plans", plan).status == 201)
            let items = try await kit.get("/v1/next").value(Page<NextItem>.self).items
            let planned = try #require(items.first { $0.planID != nil })
            #expect(planned.recommendation.targets.map(\.weight) == [.kg(20)] && planned.chance != nil)
            for item in items where item.recommendation.targets.allSatisfy({ $0.weight == .kg(20) && $0.reps == 8 }) {
                #expect(item.chance == planned.chance)
            }
        }
    }

    /// Its targets are of the usual gym, and so it says that it was there.
    @Test func aStartThatNamesNoGymIsInTheUsualOne() async throws {
        try await Kit.with { kit in
            try await Self.gyms(kit)
            _ = try await kit.send(.put, "/v1/settings", #"{"gym_id":"\#(Self.cellar)"}"#)
            let workout = try await kit.start()
            #expect(workout.gymID?.text == Self.cellar)
            #expect(workout.exercises[0].sets.allSatisfy { $0.weight == .kg(50) })
        }
    }

    @Test func theLastTimeSaysWhereItWas() async throws {
        try await Kit.with { kit in
            try await Self.gyms(kit)
            let bench = kit.exercise("bench_press_barbell")
            let session =
                #"{"started_at":"2026-11-10T18:00:00Z","ended_at":"2026-11-10T19:00:00Z","gym_id":"\#(Self.cellar)","#
                + #""idempotency_key":"s","exercises":[{"exercise_id":"\#(bench)","sets":[{"weight":50,"reps":8}]}]}"#
            #expect(try await kit.post("/v1/sessions", session).status == 201)
            let prior = try await kit.get("/v1/exercises/\(bench)/prior-performance").value(PriorPerformance.self)
            #expect(prior.lastWorkout?.gymID?.text == Self.cellar)
        }
    }

    @Test func nobodysExerciseHasWeightsInAGymOfAnother() async throws {
        try await Kit.with(configured: { $0.accounts = true }) { kit in
            let (alex, bea) = (try await kit.signedIn(as: "alex"), try await kit.signedIn(as: "bea"))
            _ = try await alex.send(
                .post, "/v1/import?unit=kg",
                "Date,Workout Name,Exercise Name,Set Order,Weight,Reps\n2026-11-01 10:00:00,A,Own Curious Lift,1,10,5\n",
                headers: [.contentType: "text/csv"])
            let own = try await alex.get("/v1/exercises?q=curious").value(Page<Exercise>.self).items
            let id = try #require(own.first { $0.isCustom }).id.text
            let gym = #"{"name":"X","exercise_loads":[{"exercise_id":"\#(id)","stack":{"step":5}}]}"#
            #expect(try await alex.post("/v1/gyms", gym).status == 201)
            let refused = try await bea.post("/v1/gyms", gym)
            #expect(refused.status == 404 && refused.path == "/exercise_loads/0/exercise_id")
            #expect(try await bea.get("/v1/profile").text == JSON.text(LifterProfile()))
        }
    }
}
