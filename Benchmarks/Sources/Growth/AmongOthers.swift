import Contract
import Foundation
import Service
import Storage
import StorageSQLite
import Training
import Wire

/// What those wait for who were not asked for lately, among many others in a file that is larger than what is kept of it in memory:
/// everything is asked once of each, and once more at once. The sessions of all were written day by day, so that what one lifter
/// did lies scattered; those who are asked have done a workout after that.
///
/// The database keeps 2 MB of the file for each reader, the system as much as there is memory. To see how it is where that is
/// little, make the file first and ask in a group of processes with less memory, such as
/// `systemd-run --scope -p MemoryMax=256M .build-bench/release/Growth among 1000 300 FILE`.
///
/// - Parameter kept: a file that stays, and is filled where it is not there yet.
func measureAmongOthers(lifters: Int, sessions: Int, in kept: String?) async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("among-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = kept ?? folder.appendingPathComponent("t.sqlite").path
    let users = (0..<lifters).map {
        UserID.named("lifter \($0)", in: ID<Never>(high: 0x7000, low: 0x8000_0000_0000_0000))
    }
    // Neighbours in the list are none in the file; each question has lifters of its own, so that none finds what another one read.
    let share = min(50, lifters / 4)
    let asked = (0..<share * 4).map { users[$0 * 7_919 % lifters] }
    if !FileManager.default.fileExists(atPath: file) {
        try await fill(file, users, sessions: sessions, asked: Set(asked))
    }
    let size = try FileManager.default.attributesOfItem(atPath: file)[.size] as? Int ?? 0
    print("\(lifters) lifters with \(sessions) sessions of 16 sets each, \(size >> 20) MiB")

    let service = TopsetService(try SQLiteDatabase(path: file, now: evening), clock: { evening })
    let newest = SessionFilter()
    let questions: [(name: String, ask: (UserID) async throws -> Void)] = [
        ("the last performance", { _ = try await service.priorPerformance($0, lifts[0], horizonDays: 90) }),
        ("what is next", { _ = try await service.next($0) }),
        ("a page of 20 sessions", { _ = try await service.sessions($0, newest, cursor: nil, limit: 20) }),
        ("the same page in short", { _ = try await service.shortSessions($0, newest, cursor: nil, limit: 20) }),
    ]
    print(
        "Milliseconds (median, per second)".padding(toLength: 40, withPad: " ", startingAt: 0) + padded("first", 18)
            + padded("again", 18) + padded("ratio", 8))
    for (place, question) in questions.enumerated() {
        var (first, again): ([Double], [Double]) = ([], [])
        for user in asked[(place * share)..<(place * share + share)] {
            first.append(try await time { try await question.ask(user) })
            again.append(try await time { try await question.ask(user) })
        }
        func told(_ times: [Double]) -> (median: Double, text: String) {
            let median = times.sorted()[times.count / 2]
            return (
                median, padded(String(format: "%.2f", median), 10) + padded(String(format: "%.0f/s", 1e3 / median), 8)
            )
        }
        let (cold, warm) = (told(first), told(again))
        print(
            question.name.padding(toLength: 40, withPad: " ", startingAt: 0) + cold.text + warm.text
                + padded(String(format: "%.1f", cold.median / warm.median), 8))
    }
    let whole = JSON.encode(try await service.sessions(asked[0], newest, cursor: nil, limit: 20)).count
    let short = JSON.encode(try await service.shortSessions(asked[0], newest, cursor: nil, limit: 20)).count
    print("The page is \(whole / 1_000) kB, in short \(short / 1_000) kB")
}

/// Makes the file: everybody a plan, then day by day a session of each, and a workout of those who will be asked.
private func fill(_ file: String, _ users: [UserID], sessions: Int, asked: Set<UserID>) async throws {
    let database = try SQLiteDatabase(path: file, now: evening.adding(seconds: -86_400))
    nonisolated(unsafe) var now = evening.adding(seconds: -7_200)
    let service = TopsetService(database, clock: { now })
    var plans: [(user: UserID, plan: WorkoutPlan)] = []
    for user in users { plans.append((user, try await makePlan(service, of: user))) }
    for number in 0..<sessions {
        for start in stride(from: 0, to: plans.count, by: 100) {
            let some = Array(plans[start..<min(start + 100, plans.count)])
            try await database.write { connection in
                for (user, plan) in some {
                    try Store(connection, user: user).insert(session(plan, number: number, daysAgo: sessions - number))
                }
            }
        }
    }
    for user in users { _ = try await service.rebuild(user) }
    for (user, plan) in plans where asked.contains(user) {
        now = evening.adding(seconds: -7_200)
        var start = StartWorkout(meta: unsaid)
        start.templateID = plan.id
        let started = try JSON.decode(StartAnswer.self, from: try await service.start(user, start).json)
        try await logSets(of: started, user, service) {
            now = now.adding(seconds: 120)
            return now
        }
        _ = try await service.apply(user, started.workoutID, .complete(CompleteWorkout(meta: unsaid)))
    }
}
