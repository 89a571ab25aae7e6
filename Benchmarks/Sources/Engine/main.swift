import Foundation
import Interchange
import Training
import Wire

/// Median and minimum of `rounds` runs of `count` calls, in microseconds a call.
func measure(_ name: String, rounds: Int = 15, count: Int, _ body: () throws -> Void) rethrows -> Double {
    var times: [Double] = []
    for _ in 0..<rounds {
        let start = ContinuousClock.now
        for _ in 0..<count { try body() }
        let elapsed = ContinuousClock.now - start
        times.append(
            Double(elapsed.components.attoseconds) / 1e12 / Double(count)
                + Double(elapsed.components.seconds) * 1e6 / Double(count))
    }
    times.sort()
    let median = times[rounds / 2]
    print(
        name.padding(toLength: 52, withPad: " ", startingAt: 0)
            + String(format: "%10.1f µs median %10.1f µs min", median, times[0]))
    return median
}

let lift = ExerciseID(high: 1, low: 3)

func workout(exercises: Int, sets: Int) throws -> ActiveWorkout {
    let now = Instant(milliseconds: 1_800_000_000_000, offsetMinutes: 60)
    var snapshot = PlanSnapshot(id: SnapshotID(high: 1, low: 1), createdAt: now, createdBy: .user)
    for position in 0..<exercises {
        var prescription = ExercisePrescription(
            id: .named("p\(position)", in: snapshot.id), exerciseID: lift, name: "Bench Press (Barbell)")
        for index in 0..<sets {
            let set = SetPrescription(id: .named("s\(position)/\(index)", in: snapshot.id), weight: .kg(60), reps: 8)
            prescription.sets.append(set)
        }
        snapshot.exercises.append(prescription)
    }
    return try startWorkout(
        StartWorkout(meta: CommandMeta(key: nil, at: nil)), id: .named("w", in: snapshot.id),
        user: UserID(high: 1, low: 2), source: StartSource(snapshot: snapshot),
        now: now
    ).workout
}

let sixty = try workout(exercises: 10, sets: 6)
let now = sixty.startTime.adding(seconds: 600)
let log = LogSet(
    exerciseInstanceID: sixty.exercises[5].instanceID, setID: sixty.exercises[5].sets[3].id,
    values: SetValues(weight: .kg(62), reps: 8, rir: RIR(2)),
    meta: CommandMeta(key: "0190a000-0000-7000-8000-000000000001", at: now))
let command = WorkoutCommand.logSet(log)
let text = JSON.encode(sixty)
let body = JSON.encode(command)
print("a workout of 60 sets: \(text.count) bytes of JSON; one logged set of it")
_ = try measure("reduce", count: 2_000) { _ = try reduce(sixty, command, now: now) }
let step = try measure("reduce + diff + encode the event", count: 1_000) {
    let reduction = try reduce(sixty, command, now: now)
    _ = JSON.encode(reduction.recorded(after: sixty))
}
let decode = try measure("decode the workout", count: 200) { _ = try JSON.decode(ActiveWorkout.self, from: text) }
let encode = measure("encode the workout", count: 200) { _ = JSON.encode(sixty) }
_ = try measure("whole write path: bytes to event and document", count: 200) {
    let decoded = try JSON.decode(WorkoutCommand.self, from: body)
    let before = try JSON.decode(ActiveWorkout.self, from: text)
    let reduction = try reduce(before, decoded, now: now)
    _ = JSON.encode(reduction.recorded(after: before))
    _ = JSON.encode(reduction.workout)
}
let foundation = try measure("Foundation: JSONSerialization of the same text", count: 200) {
    _ = try JSONSerialization.jsonObject(with: Data(text))
}
print(String(format: "decoding into models costs %.2f of JSONSerialization's untyped tree", decode / foundation))
print(String(format: "step / decode %.2f, encode / decode %.2f", step / decode, encode / decode))

var sets: [SetPerformance] = []
for index in 0..<30 {
    var set = SetPerformance(id: SetID(high: 1, low: UInt64(index)))
    (set.weight, set.reps) = (.kg(60), 8 + index % 3)
    sets.append(set)
}
_ = measure("next prescription after 30 sets", count: 2_000) {
    _ = NextWithoutPlan(
        sets: sets, facts: ExerciseFacts(id: lift, name: "Bench Press (Barbell)"), increment: .kg(2))
}

var performances: [DatedPerformance] = []
for session in 0..<5_000 {
    for lift in 0..<5 {
        var performance = ExercisePerformance(
            id: InstanceID(high: 1, low: UInt64(session)), exerciseID: ExerciseID(high: 2, low: UInt64(lift)),
            name: "Lift")
        for index in 0..<4 {
            var set = SetPerformance(id: SetID(high: 1, low: UInt64(index)))
            (set.weight, set.reps) = (.kg(Int64(60 + session / 100 + index * 5)), 12 - index * 2 - session % 3)
            performance.sets.append(set)
        }
        performances.append(
            DatedPerformance(
                sessionID: .named("session \(session) of \(lift)", in: sixty.id),
                startedAt: now.adding(seconds: Int64(session % 2 == 0 ? session : -session) * 86_400),
                performance: performance))
    }
}
_ = measure("records over 100,000 sets, unsorted", rounds: 5, count: 1) { _ = RecordBook(performances) }

// The coach's model over the same 100,000 sets, in order of time.
let history = performances.sorted { ($0.startedAt, $0.sessionID) > ($1.startedAt, $1.sessionID) }
let days = TrainingDays(performances.map(\.startedAt))
let byLift = Dictionary(grouping: history) { $0.performance.exerciseID }
let replay = measure("the coach's states over 100,000 sets", rounds: 5, count: 1) {
    for one in byLift.values { _ = KnownLift(one, days: days) }
}
if let known = byLift.values.first.flatMap({ KnownLift($0, days: days) }), let last = known.state.outings.last {
    let next = Outing(last.sets, startedAt: last.startedAt.adding(seconds: 4 * 86_400), slot: "A")
    let update = measure("one outing into a state", count: 20_000) {
        var state = known.state
        if let next { state.add(next, layoff: 4) }
    }
    let decision = measure("a decision: target, chance, sets and offers", count: 20_000) {
        let outlook = Outlook(known.state, on: last.day + 4, layoff: 4, step: .kg(5), rate: RaiseRate())
        guard let outlook else { return }
        let target = outlook.target(nil)
        _ = outlook.sets(target)
        _ = outlook.offers(beside: target)
    }
    print(
        String(
            format: "decision / update %.2f, replay / 25,000 updates %.2f", decision / update,
            replay / (update * 25_000)))
}

let fractions: [Int64] = [25_000, 20_000, 15_000, 10_000, 5_000, 2_500, 1_250, 1_000, 500, 250]
let many = fractions.map { PlateCount(Mass(thousandths: $0, of: .kg), 500) }
let pounds =
    [45, 35, 25, 10, 5].map { PlateCount(.lb($0), 500) } + [PlateCount(Mass(thousandths: 1_250, of: .lb), 500)]
let usual = fractions.prefix(7).map { PlateCount(Mass(thousandths: $0, of: .kg), 4) }
for (name, plates, kilograms) in [
    ("4 pieces of 7 plates: 137.3 kg", usual, 137_300), ("500 pieces of 10 plates: 137.3 kg", many, 137_300),
    ("500 pieces of 10 plates: 1,937.3 kg", many, 1_937_300),
    ("500 pieces of 16 plates, kg and lb: 1,937.3 kg", many + pounds, 1_937_300),
] as [(String, [PlateCount], Int64)] {
    let loads = Loads(try PlateInventory(bar: .kg(20), plates: plates))
    _ = measure(name, count: 20) { _ = loads.around(Mass(thousandths: kilograms, of: .kg)) }
}
_ = measure("plates to draw for one tap", count: 1_000) {
    _ = Loads.barbell(in: nil, unit: .kg).plates(of: .kg(140))
}

var export = "Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE\n"
for row in 0..<25_000 {
    let workout = row / 25
    let date = Instant(milliseconds: 1_500_000_000_000 + Int64(workout) * 86_400_000).local.text
    export += "\(date.prefix(10)) 18:00:00,\"Push \(workout % 5)\",1h 5m,\"Bench Press (Barbell)\",\(row % 25 + 1),"
    export += "\(60 + workout % 40).0,8,0,0,\"\",\"\",\n"
}
let bytes = Array(export.utf8)
_ = try measure("read an export of 25,000 rows (\(bytes.count >> 10) kB)", rounds: 5, count: 1) {
    _ = try readLog(bytes, ImportOptions())
}
