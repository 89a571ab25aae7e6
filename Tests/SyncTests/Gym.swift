import TestSupport
import Training

@testable import Sync

/// A client, a server and the bad line between them.
struct Gym {
    var sync = WorkoutSync(seed: (1, 2))
    var server = FakeServer()
    var now = Instant(milliseconds: 1_795_000_000_000, offsetMinutes: 60)
    /// What is stored on the device.
    var stored: [String: String] = [:]
    var timers: [SyncTimer] = []
    var happened: [SyncEffect] = []
    /// Requests that have not been answered.
    var open: [(id: UInt32, method: String, path: String, body: String)] = []
    private var seeds: UInt64 = 2

    init() {
        for (number, name) in ["Bench Press", "Row", "Plank"].enumerated() {
            let exercise = Exercise(
                id: ExerciseID(high: 7, low: UInt64(number)), slug: "", name: name,
                loadKind: name == "Plank" ? .bodyweight : .external, measure: name == "Plank" ? .time : .reps)
            server.exercises.append(exercise)
        }
        server.plans = [Self.plan(server.exercises)]
        _ = sync.takeOver([], at: now)
        answerTheFirst()
    }

    static func plan(_ exercises: [Exercise]) -> WorkoutPlan {
        var plan = WorkoutPlan(
            id: id(1), name: "",
            currentVersion: PlanSnapshot(id: id(1), createdAt: Instant(milliseconds: 0), createdBy: .user))
        plan.id = PlanID(high: 8, low: 1)
        plan.name = "Push A"
        plan.currentVersion.id = SnapshotID(high: 8, low: 2)
        plan.currentVersion.planID = plan.id
        for exercise in exercises {
            var prescription = ExercisePrescription(
                id: PrescriptionID(high: 8, low: 10 + exercise.id.low), exerciseID: exercise.id, name: exercise.name,
                loadKind: exercise.loadKind, measure: exercise.measure)
            for number in 0..<3 {
                var set = SetPrescription(id: SetPrescriptionID(high: 9 + exercise.id.low, low: UInt64(number)))
                if exercise.measure == .time {
                    set.durationSeconds = 45
                } else {
                    set.weight = .kg(80)
                    set.reps = 10
                }
                prescription.sets.append(set)
            }
            plan.currentVersion.exercises.append(prescription)
        }
        return plan
    }

    // MARK: The device

    mutating func carryOut(_ effects: [SyncEffect]) {
        for effect in effects {
            switch effect {
            case .request(let id, let method, let path, let body): open.append((id, method, path, body))
            case .persist(let key, let value): stored[key] = value.isEmpty ? nil : value
            case .timer(let timer, let delay):
                timers.removeAll { $0 == timer }
                if delay > 0 { timers.append(timer) }
            case .declined, .refused, .completed, .changedElsewhere, .removedElsewhere, .gaveWay, .tookBack, .ended:
                happened.append(effect)
            }
        }
    }

    mutating func perform(_ intent: Intent) {
        now.milliseconds += 1_000
        carryOut(sync.perform(intent, at: now))
    }

    /// The app is killed and started again; answers to its requests go nowhere.
    mutating func crash() {
        open = []
        timers = []
        seeds += 1
        sync = WorkoutSync(seed: (seeds << 32, seeds))
        carryOut(sync.restore(stored, at: now))
        carryOut(sync.takeOver([], at: now))
    }

    mutating func fire(_ timer: SyncTimer) {
        guard timers.contains(timer) else { return }
        timers.removeAll { $0 == timer }
        carryOut(sync.fired(timer, at: now))
    }

    /// The look at what runs on the server, with which every start of the app begins.
    private mutating func answerTheFirst() {
        carryOut(sync.answered(1, status: 404, body: #"{"success":false,"error":{"code":"NOT_FOUND","message":""}}"#))
    }

    /// What waits on the device, in order.
    func waiting() throws -> [QueuedChange] { try StoredQueue(stored).queue.map { $0.change } }

    // MARK: The line

    /// The server answers the oldest request.
    mutating func answer() {
        guard !open.isEmpty else { return }
        let request = open.removeFirst()
        now.milliseconds += 50
        let answer = server.handle(request.method, request.path, request.body, now: now)
        carryOut(sync.answered(request.id, status: answer.status, body: answer.body))
    }

    /// The oldest request never reaches the server, or its answer never comes back.
    mutating func lose(arrived: Bool, status: Int = 0, body: String = "") {
        guard !open.isEmpty else { return }
        let request = open.removeFirst()
        now.milliseconds += 50
        if arrived { _ = server.handle(request.method, request.path, request.body, now: now) }
        carryOut(sync.answered(request.id, status: status, body: body))
    }

    /// Everything is answered until nothing is left to do; edits are flushed.
    mutating func drain() {
        for _ in 0..<2_000 {
            if !open.isEmpty {
                answer()
            } else if let timer = timers.first {
                fire(timer)
            } else {
                return
            }
        }
    }

    // MARK: Places

    func place(_ exercise: Int, _ set: Int) -> SetPlace {
        guard let workout = sync.workout, workout.exercises.indices.contains(exercise),
            workout.exercises[exercise].sets.indices.contains(set)
        else { return SetPlace(id(1), id(1)) }
        return SetPlace(workout.exercises[exercise].instanceID, workout.exercises[exercise].sets[set].id)
    }

    mutating func start() { perform(.start(server.plans[0])) }
}

/// What must be equal on both sides; clocks and users of the server are its own.
func comparable(_ workout: ActiveWorkout?) -> ActiveWorkout? {
    guard var workout else { return nil }
    workout.userID = UserID(high: 0, low: 0)
    workout.createdAt = workout.startTime
    return workout
}

typealias Dice = SeededGenerator

extension SeededGenerator {
    mutating func roll(_ sides: Int) -> Int { Int.random(in: 0..<max(1, sides), using: &self) }
}
