import Contract
import Service
import Training
import Wire

let evening = Instant(milliseconds: 1_795_000_000_000)
let lifts = ["bench_press_barbell", "squat_barbell", "deadlift_barbell", "overhead_press_barbell"]
    .map { BuiltInExercises.id(slug: $0) }

/// A day in a program of percentages: four sets of each lift.
func makePlan(_ service: TopsetService, of user: UserID) async throws -> WorkoutPlan {
    let weeks =
        #"[[{"percent":65,"reps":5},{"percent":85,"reps":5}],[{"percent":75,"reps":3},{"percent":95,"reps":1}]]"#
    let rule =
        #"{"type":"percent_of_max","training_max":100,"weeks":\#(weeks),"increase":{"when":"cycle","amount":2.5}}"#
    let sets = Array(repeating: #"{"weight":65,"reps":5}"#, count: 4).joined(separator: ",")
    let exercises = lifts.map { #"{"exercise_id":"\#($0.text)","rule":\#(rule),"sets":[\#(sets)]}"# }
    let body = #"{"name":"Percent","exercises":[\#(exercises.joined(separator: ","))]}"#
    return try await service.create(user, try JSON.decode(CreatePlan.self, from: Array(body.utf8))).plan
}

/// A finished session of the plan, so many days ago.
func session(_ plan: WorkoutPlan, number: Int, daysAgo: Int) -> WorkoutSession {
    let start = evening.adding(seconds: Int64(-daysAgo) * 43_200)
    var session = WorkoutSession(
        id: .named("session/\(number)", in: plan.id), origin: .plan, startedAt: start,
        endedAt: start.adding(seconds: 3_600))
    (session.planID, session.planSnapshotID) = (plan.id, plan.currentVersion.id)
    for prescription in plan.currentVersion.exercises {
        var performance = ExercisePerformance(
            id: .named("\(number)", in: prescription.id), exerciseID: prescription.exerciseID, name: prescription.name,
            exercisePrescriptionID: prescription.id)
        for prescribed in prescription.sets {
            var set = SetPerformance(id: .named("\(number)", in: prescribed.id), status: .done)
            (set.setPrescriptionID, set.target) = (prescribed.id, prescribed.target)
            (set.weight, set.reps) = (prescribed.weight, prescribed.reps)
            performance.sets.append(set)
        }
        session.exercises.append(performance)
    }
    return session
}

/// A command of nobody in particular.
let unsaid = CommandMeta(key: nil, at: nil)

/// Does every set of a workout as it is planned.
///
/// - Parameter next: the moment of the next set, by the service's clock.
func logSets(of started: StartAnswer, _ user: UserID, _ service: TopsetService, next: () -> Instant) async throws {
    for exercise in started.exercises {
        for set in exercise.sets {
            let command = LogSet(
                exerciseInstanceID: exercise.instanceID, setID: set.id,
                values: SetValues(weight: set.weight, reps: set.reps), meta: CommandMeta(key: set.id.text, at: next()))
            _ = try await service.apply(user, started.workoutID, .logSet(command))
        }
    }
}
