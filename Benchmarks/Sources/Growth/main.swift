import Contract
import Foundation
import Service
import Storage
import StorageSQLite
import Training
import Wire

// What a lifter waits for, after 50, 500 and 5,000 sessions of one plan whose four lifts go by a schedule: each should cost the same.
// Every set is done, so that the training maxima go up every other time; every other raise is accepted, the others wait.

let sizes = [50, 500, 5_000]
let user = TopsetService.localUser
let evening = Instant(milliseconds: 1_795_000_000_000)
let lifts = ["bench_press_barbell", "squat_barbell", "deadlift_barbell", "overhead_press_barbell"]
    .map { BuiltInExercises.id(slug: $0) }

/// A day in a program of percentages: four sets of each lift.
func makePlan(_ service: TopsetService) async throws -> WorkoutPlan {
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

/// The median of some calls, in milliseconds.
func median(_ count: Int = 9, _ call: () async throws -> Void) async throws -> Double {
    var times: [Double] = []
    for _ in 0..<count {
        let start = ContinuousClock.now
        try await call()
        let took = (ContinuousClock.now - start).components
        times.append(Double(took.seconds) * 1e3 + Double(took.attoseconds) / 1e15)
    }
    return times.sorted()[count / 2]
}

var rows: [(name: String, times: [Double])] = []
@MainActor func note(_ name: String, _ time: Double) {
    if let place = rows.firstIndex(where: { $0.name == name }) {
        rows[place].times.append(time)
    } else {
        rows.append((name, [time]))
    }
}

for size in sizes {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("growth-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let database = try SQLiteDatabase(path: folder.appendingPathComponent("t.sqlite").path, now: evening)
    nonisolated(unsafe) var now = evening
    let service = TopsetService(database, clock: { now })
    let plan = try await makePlan(service)
    for start in stride(from: 0, to: size, by: 100) {
        try await database.write { connection in
            let store = Store(connection, user: user)
            for number in start..<min(start + 100, size) {
                try store.insert(session(plan, number: number, daysAgo: size - number))
            }
        }
    }
    _ = try await service.rebuild(user)
    var started = StartAnswer(workoutID: WorkoutID(high: 1, low: 1), exercises: [], totals: Totals())
    func start() async throws {
        now = now.adding(seconds: 86_400)
        var command = StartWorkout(meta: CommandMeta(key: nil, at: nil))
        command.templateID = plan.id
        let answer = try await service.start(user, command)
        started = try JSON.decode(StartAnswer.self, from: answer.json)
    }
    func logSets() async throws {
        for exercise in started.exercises {
            for set in exercise.sets {
                now = now.adding(seconds: 120)
                let command = LogSet(
                    exerciseInstanceID: exercise.instanceID, setID: set.id,
                    values: SetValues(weight: set.weight, reps: set.reps), meta: CommandMeta(key: set.id.text, at: now))
                _ = try await service.apply(user, started.workoutID, .logSet(command))
            }
        }
    }
    func accept() async throws {
        var pending = SuggestionFilter()
        pending.state = .pending
        var request = DecideChanges(
            decisions: [], meta: CommandMeta(key: "accept/\(now.milliseconds)", at: now))
        for suggestion in try await service.suggestions(user, pending, cursor: nil, limit: 100).items {
            for change in suggestion.changes where change.type != .stay {
                request.decisions.append(DecideChanges.One(changeID: change.id, decision: .accepted))
            }
        }
        if request.decisions.isEmpty { return }
        _ = try await service.decide(user, request)
    }
    func complete() async throws {
        now = now.adding(seconds: 3_600)
        _ = try await service.apply(
            user, started.workoutID, .complete(CompleteWorkout(meta: CommandMeta(key: nil, at: nil))))
    }
    try await start()
    try await logSets()
    try await complete()
    var (starts, ends, nexts): ([Double], [Double], [Double]) = ([], [], [])
    for round in 0..<9 {
        starts.append(try await median(1, start))
        try await logSets()
        ends.append(try await median(1, complete))
        nexts.append(try await median(1) { _ = try await service.next(user) })
        if round.isMultiple(of: 4) { try await accept() }
    }
    note("start of a workout", starts.sorted()[4])
    note("end of a workout", ends.sorted()[4])
    note("what is next after a workout", nexts.sorted()[4])
    note("what is next, worked out", try await median { _ = try await service.next(user) })
    note("what is next, asked again", try await median { _ = try await service.nextJSON(user) })
    note(
        "the last performance, worked out",
        try await median { _ = try await service.priorPerformance(user, lifts[0], horizonDays: 90) })
    let newest = SessionFilter()
    note(
        "a page of 20 sessions, worked out",
        try await median { _ = try await service.sessions(user, newest, cursor: nil, limit: 20) })
    var ofLift = SessionFilter()
    ofLift.exercise = lifts[0]
    note(
        "20 sessions of one lift, worked out",
        try await median { [ofLift] in _ = try await service.sessions(user, ofLift, cursor: nil, limit: 20) })
}

func padded(_ text: String, _ width: Int) -> String { String(repeating: " ", count: max(0, width - text.count)) + text }
print(
    "Milliseconds".padding(toLength: 40, withPad: " ", startingAt: 0) + sizes.map { padded("\($0)", 10) }.joined()
        + padded("ratio", 10))
for row in rows {
    let times = row.times.map { padded(String(format: "%.2f", $0), 10) }.joined()
    let ratio = padded(String(format: "%.1f", row.times[row.times.count - 1] / row.times[0]), 10)
    print(row.name.padding(toLength: 40, withPad: " ", startingAt: 0) + times + ratio)
}
