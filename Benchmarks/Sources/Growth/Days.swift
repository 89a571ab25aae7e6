import Contract
import Foundation
import Service
import Storage
import StorageSQLite
import Training
import Wire

/// What somebody waits for who opens Today and Progress, with 1,000 and with 100,000 sets behind them, in three states: the first time since the
/// program started, with nothing of the file in memory; after something was written; and asked again. Then the same while a workout runs,
/// after each set: what follows from the history must not be worked out again for it.
///
/// To see the first state where there is little memory for the file, run it in a group of processes as said at `measureAmongOthers`.
func measureDays(sets: [Int] = [1_000, 100_000]) async throws {
    let user = TopsetService.localUser
    let muscle = Muscle.chest
    // As the two screens ask them.
    let questions: [(name: String, ask: @Sendable (TopsetService) async throws -> Void)] = [
        ("today", { _ = try await $0.today(user) }),
        ("12 weeks", { _ = try await $0.weeklyStatsJSON(user, from: nil, to: nil) }),
        ("a muscle over 12 weeks", { _ = try await $0.muscleSeriesJSON(user, muscle, from: nil, to: nil) }),
        ("a year by days", { _ = try await $0.adherenceJSON(user, from: nil) }),
        ("recovery", { _ = try await $0.recoveryJSON(user) }),
        ("figures of a summary", { _ = try await $0.featuresJSON(user) }),
        ("a lift from its first day on", { _ = try await $0.maxSeriesJSON(user, lifts[0]) }),
        ("20 records", { _ = try await $0.recordTimeline(user, of: nil, in: 0..<20) }),
        ("20 sessions in short", { _ = try await $0.shortSessions(user, SessionFilter(), cursor: nil, limit: 20) }),
    ]
    var rows: [String: [Double]] = [:]
    for size in sets {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("days-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("t.sqlite").path
        let plan = try await fillDays(file, user, sessions: max(1, size / 16))
        for question in questions {
            var (first, written, again): ([Double], [Double], [Double]) = ([], [], [])
            for round in 0..<5 {
                try forget(folder)
                let service = TopsetService(try SQLiteDatabase(path: file, now: evening), clock: { evening })
                first.append(try await time { try await question.ask(service) })
                let weight = LogBody(
                    id: .named("\(size)/\(question.name)/\(round)", in: plan.id), .weight,
                    Amount(units: 80 * Amount.one.units))
                _ = try await service.log(user, weight)
                written.append(try await time { try await question.ask(service) })
                again.append(try await time { try await question.ask(service) })
            }
            rows[question.name, default: []] += [first, written, again].map { $0.sorted()[2] }
        }
        rows["today, after a set", default: []] += try await afterSets(file, user, plan)
    }
    print(
        "Milliseconds (median of 5)".padding(toLength: 32, withPad: " ", startingAt: 0)
            + sets.map { padded("\($0) first", 14) + padded("written", 10) + padded("again", 10) }.joined()
            + padded("ratio first", 12) + padded("written", 10) + padded("again", 10))
    for name in questions.map(\.name) + ["today, after a set"] {
        guard let times = rows[name] else { continue }
        let shown = times.enumerated().map { padded(String(format: "%.2f", $1), $0 % 3 == 0 ? 14 : 10) }
        let ratios = zip(times.suffix(3), times.prefix(3)).enumerated().map { place, pair in
            padded(String(format: "%.1f", pair.0 / pair.1), place == 0 ? 12 : 10)
        }
        print(name.padding(toLength: 32, withPad: " ", startingAt: 0) + shown.joined() + ratios.joined())
    }
}

/// Today in a running workout: before its first set, right after each set, and asked again; medians.
private func afterSets(_ file: String, _ user: UserID, _ plan: WorkoutPlan) async throws -> [Double] {
    nonisolated(unsafe) var now = evening
    let service = TopsetService(try SQLiteDatabase(path: file, now: evening), clock: { now })
    var start = StartWorkout(meta: unsaid)
    start.templateID = plan.id
    let started = try JSON.decode(StartAnswer.self, from: try await service.start(user, start).json)
    var (after, again): ([Double], [Double]) = ([], [])
    let first = try await time { _ = try await service.today(user) }
    for exercise in started.exercises {
        for set in exercise.sets {
            now = now.adding(seconds: 60)
            let command = LogSet(
                exerciseInstanceID: exercise.instanceID, setID: set.id,
                values: SetValues(weight: set.weight, reps: set.reps), meta: CommandMeta(key: set.id.text, at: now))
            _ = try await service.apply(user, started.workoutID, .logSet(command))
            after.append(try await time { _ = try await service.today(user) })
            again.append(try await time { _ = try await service.today(user) })
        }
    }
    _ = try await service.apply(user, started.workoutID, .cancel(CancelWorkout(meta: unsaid)))
    return [first, after.sorted()[after.count / 2], again.sorted()[again.count / 2]]
}

/// A lifter with so many sessions of 16 sets.
private func fillDays(_ file: String, _ user: UserID, sessions: Int) async throws -> WorkoutPlan {
    let database = try SQLiteDatabase(path: file, now: evening)
    let service = TopsetService(database, clock: { evening })
    let plan = try await makePlan(service, of: user)
    for start in stride(from: 0, to: sessions, by: 200) {
        try await database.write { connection in
            let store = Store(connection, user: user)
            for number in start..<min(start + 200, sessions) {
                try store.insert(session(plan, number: number, daysAgo: sessions - number))
            }
        }
    }
    _ = try await service.rebuild(user)
    return plan
}

/// Writes what the system holds of the files in a folder to the disk and lets go of it.
private func forget(_ folder: URL) throws {
    for file in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
        let descriptor = open(folder.appendingPathComponent(file).path, O_RDONLY)
        guard descriptor >= 0 else { continue }
        fsync(descriptor)
        #if os(Linux)
            posix_fadvise(descriptor, 0, 0, POSIX_FADV_DONTNEED)
        #endif
        close(descriptor)
    }
}
