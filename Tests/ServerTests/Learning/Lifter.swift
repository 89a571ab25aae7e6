import Contract
import HTTPTypes
import Service
import TestSupport
import Testing
import Training
import Wire

/// A lifter who trains by the API alone, and writes pounds.
struct Lifter: Sendable {
    let kit: Kit

    static let bench = BuiltInExercises.id(slug: "bench_press_barbell")
    static let incline = BuiltInExercises.id(slug: "incline_bench_press_barbell")

    /// Pounds as the kilograms of the API.
    static func kg(_ pounds: Int64) -> String { JSON.text(Mass.lb(pounds)) }

    // MARK: Plans

    /// Sets as a body has them, in pounds.
    static func sets(_ sets: [(Int64, Int)]) -> String {
        "[" + sets.map { #"{"weight":\#(kg($0.0)),"reps":\#($0.1)}"# }.joined(separator: ",") + "]"
    }

    /// A plan of one exercise with a rule, as JSON.
    func plan(_ exercise: ExerciseID, rule: String, _ sets: String, key: String = "null") async throws -> WorkoutPlan {
        let answer = try await kit.post(
            "/v1/plans",
            #"{"name":"Rule","exercises":[{"exercise_id":"\#(exercise.text)","rule":\#(rule),"progression_key":\#(key),"sets":\#(sets)}]}"#
        )
        #expect(answer.status == 201, "\(answer.text)")
        return try answer.value(WorkoutPlan.self)
    }

    func plan(_ name: String, _ exercises: [(ExerciseID, String)]) async throws -> WorkoutPlan {
        let list = exercises.map {
            #"{"exercise_id":"\#($0.0.text)","rep_range":{"mode":"range","lower":8,"upper":12},"sets":\#($0.1)}"#
        }
        let answer = try await kit.post(
            "/v1/plans", #"{"name":"\#(name)","exercises":[\#(list.joined(separator: ","))]}"#)
        #expect(answer.status == 201, "\(answer.text)")
        return try answer.value(WorkoutPlan.self)
    }

    func plan(_ id: PlanID) async throws -> WorkoutPlan {
        try await kit.get("/v1/plans/\(id.text)").value(WorkoutPlan.self)
    }

    /// The weights of an exercise's sets, in pounds.
    func pounds(_ id: PlanID, _ exercise: Int = 0) async throws -> [Int64] {
        try await plan(id).currentVersion.exercises[exercise].sets.map { ($0.weight?.units ?? 0) / Mass.pound.units }
    }

    // MARK: Training

    /// Starts a plan's current version, two days after whatever was before.
    func start(_ plan: PlanID, _ extra: String = "") async throws -> ActiveWorkout {
        kit.clock.advance(seconds: 2 * 86_400)
        let started = try await kit.post("/v1/active-workouts", #"{"template_id":"\#(plan.text)"\#(extra)}"#)
        #expect(started.status == 201, "\(started.text)")
        let id = try started.value(StartAnswer.self).workoutID
        return try await kit.get("/v1/active-workouts/\(id.text)").value(ActiveWorkout.self)
    }

    /// Does every set of every exercise, in pounds; `nil` leaves it out.
    func log(_ workout: ActiveWorkout, _ done: [[(Int64, Int)?]]) async throws {
        for (exercise, sets) in zip(workout.exercises, done) {
            for (set, values) in zip(exercise.sets, sets) {
                guard let (pounds, reps) = values else { continue }
                kit.clock.advance(seconds: 120)
                let body = #"""
                    {"exercise_instance_id":"\#(exercise.instanceID.text)","set_id":"\#(set.id.text)",\#
                    "values":{"weight":\#(Self.kg(pounds)),"reps":\#(reps)},"idempotency_key":"\#(set.id.text)",\#
                    "client_timestamp":"\#(JSON.text(kit.clock.now()).dropFirst().dropLast())"}
                    """#
                let answer = try await kit.post("/v1/active-workouts/\(workout.id.text)/log-set", body)
                #expect(answer.status == 200, "\(answer.text)")
            }
        }
    }

    /// Does every set of the first exercise.
    ///
    /// - Parameter weight: of each; `nil` as it is planned.
    func logEach(_ workout: ActiveWorkout, weight: Mass? = nil, reps: Int) async throws {
        let exercise = workout.exercises[0]
        for set in exercise.sets {
            let answer = try await kit.post(
                "/v1/active-workouts/\(workout.id.text)/log-set",
                #"{"exercise_instance_id":"\#(exercise.instanceID.text)","set_id":"\#(set.id.text)","values":{"weight":\#(JSON.text(weight ?? set.weight)),"reps":\#(reps)},"idempotency_key":"\#(set.id.text)"}"#
            )
            #expect(answer.status == 200, "\(answer.text)")
        }
    }

    func complete(_ workout: ActiveWorkout, rpe: Int?) async throws -> CompleteAnswer {
        let effort = rpe.map { #"{"post_effort":{"rpe":\#($0)}}"# } ?? "{}"
        let answer = try await kit.post("/v1/active-workouts/\(workout.id.text)/complete", effort)
        #expect(answer.status == 200, "\(answer.text)")
        return try answer.value(CompleteAnswer.self)
    }

    /// A whole workout.
    func train(
        _ plan: PlanID, _ done: [[(Int64, Int)?]], rpe: Int? = nil, start extra: String = ""
    ) async throws -> CompleteAnswer {
        let workout = try await start(plan, extra)
        try await log(workout, done)
        return try await complete(workout, rpe: rpe)
    }

    /// A freeform workout of three sets of bench press, three days after whatever was before.
    func trainFreely(_ kg: Int, _ reps: Int) async throws -> WorkoutSession {
        kit.clock.advance(seconds: 3 * 86_400)
        let start = try await kit.post("/v1/active-workouts", #"{"freeform":true}"#).value(StartAnswer.self)
        let path = "/v1/active-workouts/\(start.workoutID.text)"
        _ = try await kit.post(
            path + "/add-exercise", #"{"exercise_id":"\#(Self.bench.text)","idempotency_key":"add"}"#)
        let workout = try await kit.get(path).value(ActiveWorkout.self)
        for set in workout.exercises[0].sets {
            let answer = try await kit.post(
                path + "/log-set",
                #"{"exercise_instance_id":"\#(workout.exercises[0].instanceID.text)","set_id":"\#(set.id.text)","values":{"weight":\#(kg),"reps":\#(reps),"rir":3},"idempotency_key":"\#(set.id.text)"}"#
            )
            #expect(answer.status == 200, "\(answer.text)")
        }
        #expect(try await kit.post(path + "/complete").status == 200)
        return try await kit.get("/v1/sessions/\(workout.id.text)").value(WorkoutSession.self)
    }

    // MARK: Suggestions

    /// A change of every set of an exercise by so many pounds.
    func changes(_ exercise: ExercisePrescription, _ pounds: Int64, _ type: String? = nil) -> [String] {
        exercise.sets.map { set in
            #"""
            {"change_type":"\#(type ?? (pounds > 0 ? "increase_weight" : "decrease_weight"))",\#
            "target_exercise_prescription_id":"\#(exercise.id.text)","target_set_prescription_id":"\#(set.id.text)",\#
            "delta":\#(Self.kg(pounds)),"reasons":[{"code":"x","text":"Exceeded target reps"}]}
            """#
        }
    }

    func propose(
        _ snapshot: SnapshotID, _ changes: [String], session: WorkoutID? = nil, source: String = "ai"
    ) async throws -> PlanSuggestion {
        let answer = try await kit.post(
            "/v1/suggestions",
            #"""
            {"source":"\#(source)","plan_snapshot_id":"\#(snapshot.text)",\#
            \#(session.map { #""session_id":"\#($0.text)","# } ?? "")"reasons":["Strong performance"],\#
            "changes":[\#(changes.joined(separator: ","))]}
            """#)
        #expect(answer.status == 201, "\(answer.text)")
        return try answer.value(PlanSuggestion.self)
    }

    func decide(_ changes: [SuggestedChange], _ decision: String, reason: String? = nil) async throws -> DecisionsAnswer
    {
        let list = changes.map {
            #"{"change_id":"\#($0.id.text)","decision":"\#(decision)"\#(reason.map { #","reason":"\#($0)""# } ?? "")}"#
        }
        let answer = try await kit.post(
            "/v1/suggestions/decisions", #"{"decisions":[\#(list.joined(separator: ","))]}"#)
        #expect(answer.status == 200, "\(answer.text)")
        return try answer.value(DecisionsAnswer.self)
    }

    func changes(state: String, _ plan: PlanID) async throws -> [SuggestedChange] {
        let page = try await kit.get("/v1/suggestions?plan_id=\(plan.text)&state=\(state)").value(
            Page<PlanSuggestion>.self)
        return page.items.flatMap(\.changes)
    }
}
