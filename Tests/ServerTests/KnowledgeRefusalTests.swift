import Contract
import HTTPTypes
import TestSupport
import Testing
import Training
import Wire

/// What is refused of programs, gyms and exercises, and in which words.
struct KnowledgeRefusalTests {
    // MARK: Weeks

    private static func body(_ plan: WorkoutPlan, _ weeks: [Int?]) -> String {
        let days = weeks.map { #"{"plan_id":"\#(plan.id.text)","week":\#($0.map { "\($0)" } ?? "null")}"# }
        return #"{"name":"Weeks","days":[\#(days.joined(separator: ","))]}"#
    }

    @Test(
        arguments: [
            ([3], 0, "must be 1"), ([2, 1], 0, "must be 1"), ([1, 3], 1, "must be 1 or 2"),
            ([1, 2, 1], 2, "must be 2 or 3"), ([1, nil, 3], 2, "must be 1 or 2"),
        ] as [([Int?], Int, String)])
    func weeksAreCountedFromOneOn(weeks: [Int?], place: Int, fault: String) async throws {
        try await Kit.with { kit in
            let plan = try await kit.plan()
            let refused = try await kit.post("/v1/programs", Self.body(plan, weeks))
            #expect(refused.status == 400 && refused.path == "/days/\(place)/week", "\(refused.text)")
            #expect(refused.text.contains(fault), "\(refused.text)")
            let made = try await kit.post("/v1/programs", Self.body(plan, [1, 1, nil, 2, 3]))
            #expect(made.status == 201, "\(made.text)")
            let path = "/v1/programs/\(try made.value(TrackedProgram.self).program.id.text)"
            let patched = try await kit.send(.patch, path, Self.body(plan, weeks))
            #expect(patched.status == 400 && patched.path == "/days/\(place)/week", "\(patched.text)")
            #expect(try await kit.send(.patch, path, #"{"name":"Other"}"#).status == 200)
        }
    }

    @Test func aDayOfAProgramIsNoEmptyPlan() async throws {
        try await Kit.with { kit in
            let empty = try await kit.post("/v1/plans", #"{"name":"Draft","complete":false}"#)
            #expect(empty.status == 201, "\(empty.text)")
            let plan = try empty.value(WorkoutPlan.self)
            let refused = try await kit.post("/v1/programs", Self.body(plan, [1]))
            #expect(refused.status == 400 && refused.path == "/days/0/plan_id", "\(refused.text)")
            #expect(refused.text.contains("The plan has no exercise yet."))
            // One that loses its exercises later keeps nobody from changing the program.
            let full = try await kit.plan()
            let made = try await kit.post("/v1/programs", Self.body(full, [1])).value(TrackedProgram.self)
            _ = try await kit.post("/v1/plans/\(full.id.text)/versions", #"{"exercises":[]}"#)
            let path = "/v1/programs/\(made.program.id.text)"
            #expect(try await kit.send(.patch, path, Self.body(full, [1, 1])).status == 200)
        }
    }

    // MARK: Exercises and gyms

    @Test func aWorkoutWithoutSetsIsNamedByWhatItKeeps() async throws {
        try await Kit.with { kit in
            let own = try await kit.post("/v1/exercises", #"{"name":"Odd lift"}"#).value(Exercise.self).id.text
            let start = try await kit.post("/v1/active-workouts", #"{"freeform":true,"title":"Tried it"}"#)
            let path = "/v1/active-workouts/\(try start.value(StartAnswer.self).workoutID.text)"
            let added = try await kit.post(
                path + "/add-exercise", #"{"exercise_id":"\#(own)","sets":[],"idempotency_key":"a"}"#)
            #expect(added.status == 200, "\(added.text)")
            #expect(try await kit.post(path + "/complete").status == 200)
            let refused = try await kit.send(.delete, "/v1/exercises/\(own)")
            #expect(refused.code == "IN_USE", "\(refused.text)")
            let details = refused.json["error"]?["details"]
            #expect(details?["used_by"] == ["Tried it, 2026-11-18"], "\(refused.text)")
            #expect(details?["sessions"] == 1)
        }
    }

    @Test func aNameOfAGymHasOneLimit() async throws {
        try await Kit.with { kit in
            func post(_ length: Int) async throws -> Kit.Answer {
                try await kit.post("/v1/gyms", #"{"name":"\#(String(repeating: "x", count: length))"}"#)
            }
            for length in [0, 201, 300] {
                let refused = try await post(length)
                #expect(refused.status == 400 && refused.path == "/name" && refused.text.contains("200 characters"))
            }
            #expect(try await post(200).status == 201)
        }
    }

    // MARK: Instead

    @Test func noExerciseIsNamedForTwoLifts() async throws {
        try await Kit.with { kit in
            let gym = try await kit.post("/v1/gyms", #"{"name":"Hotel","dumbbells":[10,20],"has":["bench"]}"#)
            #expect(gym.status == 201)
            let slugs = [
                "bench_press_barbell", "incline_bench_press_barbell", "overhead_press_barbell", "squat_barbell",
                "deadlift_barbell",
            ]
            let exercises = slugs.map {
                #"{"exercise_id":"\#(BuiltInExercises.id(slug: $0).text)","sets":[{"weight":60,"reps":8}]}"#
            }
            let plan = try await kit.post(
                "/v1/plans", #"{"name":"Full","exercises":[\#(exercises.joined(separator: ","))]}"#
            ).value(WorkoutPlan.self)
            let preview = try await kit.post("/v1/plans/\(plan.id.text)/preview-start").value(StartPreview.self)
            let named = preview.exercises.flatMap { ($0.substitutes ?? []).map(\.exerciseID) }
            #expect(named.count > slugs.count)
            #expect(Set(named).count == named.count)
            #expect(Set(named).isDisjoint(with: preview.exercises.map(\.exerciseID)))
            #expect(preview.exercises.allSatisfy { $0.substitutes?.isEmpty == false })
        }
    }
}
