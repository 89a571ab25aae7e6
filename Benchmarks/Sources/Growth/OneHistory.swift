import Contract
import Foundation
import Service
import Storage
import StorageSQLite
import Training
import Wire

/// What a lifter waits for, after 50, 500 and 5,000 sessions of one plan whose four lifts go by a schedule: each should cost the same.
/// Every set is done, so that the training maxima go up every other time; every other raise is accepted, the others wait.
func measureOneHistory() async throws {
    let sizes = [50, 500, 5_000]
    let user = TopsetService.localUser
    var rows: [(name: String, times: [Double])] = []
    func note(_ name: String, _ time: Double) {
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
        let plan = try await makePlan(service, of: user)
        for start in stride(from: 0, to: size, by: 100) {
            try await database.write { connection in
                let store = Store(connection, user: user)
                for number in start..<min(start + 100, size) {
                    try store.insert(session(plan, number: number, daysAgo: size - number))
                }
            }
        }
        _ = try await service.rebuild(user)
        var started: StartAnswer?
        func start() async throws {
            now = now.adding(seconds: 86_400)
            var command = StartWorkout(meta: unsaid)
            command.templateID = plan.id
            let answer = try await service.start(user, command)
            started = try JSON.decode(StartAnswer.self, from: answer.json)
        }
        func logSets() async throws {
            try await Growth.logSets(of: started!, user, service) {
                now = now.adding(seconds: 120)
                return now
            }
        }
        func accept() async throws {
            var pending = SuggestionFilter()
            pending.state = .pending
            var decisions: [DecideChanges.One] = []
            for suggestion in try await service.suggestions(user, pending, cursor: nil, limit: 100).items {
                for change in suggestion.changes where change.type != .stay {
                    decisions.append(DecideChanges.One(changeID: change.id, decision: .accepted))
                }
            }
            if decisions.isEmpty { return }
            let meta = CommandMeta(key: "accept/\(now.milliseconds)", at: now)
            _ = try await service.decide(user, DecideChanges(decisions: decisions, meta: meta))
        }
        func complete() async throws {
            now = now.adding(seconds: 3_600)
            _ = try await service.apply(user, started!.workoutID, .complete(CompleteWorkout(meta: unsaid)))
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
        note("today, worked out", try await median { _ = try await service.today(user) })
        // Another first day each time: the same question would be answered as before.
        var back: Int64 = 0
        func day(_ days: Int64) -> LocalDate {
            back += 1
            return LocalDate(now).adding(days: -days - back)
        }
        note(
            "ten years by weeks, worked out",
            try await median { _ = try await service.weeklyStatsJSON(user, from: day(3_640), to: nil) })
        note(
            "a year by days, worked out",
            try await median { _ = try await service.adherenceJSON(user, from: day(364)) })
        let newest = SessionFilter()
        note(
            "a page of 20 sessions, worked out",
            try await median { _ = try await service.sessions(user, newest, cursor: nil, limit: 20) })
        note(
            "the same page in short, worked out",
            try await median { _ = try await service.shortSessions(user, newest, cursor: nil, limit: 20) })
        let whole = JSON.encode(try await service.sessions(user, newest, cursor: nil, limit: 20)).count
        let short = JSON.encode(try await service.shortSessions(user, newest, cursor: nil, limit: 20)).count
        note("a page of 20 sessions, kB", Double(whole) / 1e3)
        note("the same page in short, kB", Double(short) / 1e3)
        var ofLift = SessionFilter()
        ofLift.exercise = lifts[0]
        note(
            "20 sessions of one lift, worked out",
            try await median { [ofLift] in _ = try await service.sessions(user, ofLift, cursor: nil, limit: 20) })
    }

    print(
        "Milliseconds".padding(toLength: 40, withPad: " ", startingAt: 0) + sizes.map { padded("\($0)", 10) }.joined()
            + padded("ratio", 10))
    for row in rows {
        let times = row.times.map { padded(String(format: "%.2f", $0), 10) }.joined()
        let ratio = padded(String(format: "%.1f", row.times[row.times.count - 1] / row.times[0]), 10)
        print(row.name.padding(toLength: 40, withPad: " ", startingAt: 0) + times + ratio)
    }
}
