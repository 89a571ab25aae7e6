import Contract
import HTTPTypes
import Server
import Service
import TestSupport
import Testing
import Training
import Wire

/// Whatever is trained, told afterwards, put right, deleted, brought back, imported and taken back, in any order: the figures are those
/// that all sessions add up to, and a rebuild changes nothing.
struct FigureLifeTests {
    @Test(arguments: 1...12) func figuresAreWhatTheSessionsAddUpTo(seed: UInt64) async throws {
        try await Kit.with { kit in
            var life = FigureLife(kit, seed)
            for _ in 0..<25 {
                let step = try await life.step()
                try await life.check(step)
            }
            #expect(life.steps.count >= 5, "too little happened: \(life.steps)")
            let report = try await kit.service.rebuild(TopsetService.localUser)
            #expect(!report.changed, "a rebuild came out differently")
            try await life.check("rebuild")
        }
    }
}

/// A lifter who changes the past as often as the present.
private struct FigureLife {
    private static let slugs = [
        "bench_press_barbell", "squat_barbell", "romanian_deadlift_barbell", "bent_over_row_barbell",
    ]
    private static let (first, last) = ("2026-08-31", "2026-12-27")

    let kit: Kit
    var generator: SeededGenerator
    /// What was done at least once.
    var steps: Set<String> = []
    private var imports: [ImportID] = []

    init(_ kit: Kit, _ seed: UInt64) { (self.kit, generator) = (kit, SeededGenerator(seed)) }

    private mutating func roll(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &generator) }

    mutating func step() async throws -> String {
        kit.clock.advance(seconds: Int64(roll(0...80_000)))
        let step: String
        switch roll(0...11) {
        case 0...2: step = try await train()
        case 3...5: step = try await tell()
        case 6, 7: step = try await correct()
        case 8: step = try await delete()
        case 9: step = try await restore()
        case 10: step = try await importFile()
        default: step = try await undoImport()
        }
        steps.insert(step)
        return step
    }

    private mutating func sets() -> String {
        var sets: [String] = []
        for _ in 0..<roll(1...4) {
            let type = roll(0...3) == 0 ? #","set_type":"warmup""# : ""
            sets.append(#"{"weight":\#(roll(1...60) * 2),"reps":\#(roll(1...15))\#(type)}"#)
        }
        return "[" + sets.joined(separator: ",") + "]"
    }

    private mutating func exercises() -> String {
        var exercises: [String] = []
        for _ in 0..<roll(1...3) {
            let exercise = kit.exercise(Self.slugs[roll(0...3)])
            exercises.append(#"{"exercise_id":"\#(exercise)","sets":\#(sets())}"#)
        }
        return "[" + exercises.joined(separator: ",") + "]"
    }

    private mutating func train() async throws -> String {
        let workout = try await kit.start()
        for set in 0..<roll(1...3) {
            let body = kit.logBody(workout, set, key: "\(workout.id.text)/\(set)", reps: String(roll(1...14)))
                .replacing("2026-11-18T18:01:00+01:00", with: kit.clock.now().text)
            #expect(try await kit.post("/v1/active-workouts/\(workout.id.text)/log-set", body).status == 200)
        }
        kit.clock.advance(seconds: Int64(roll(60...6_000)))
        let answer = try await kit.post("/v1/active-workouts/\(workout.id.text)/complete")
        #expect(answer.status == 200, "\(answer.text)")
        return "train"
    }

    /// A workout of up to seventy days ago, lived where the clock says something else.
    private mutating func tell() async throws -> String {
        var start = kit.clock.now().adding(seconds: -Int64(roll(10_000...70 * 86_400)))
        start.offsetMinutes = [60, 0, -480, 720][roll(0...3)]
        let end = start.adding(seconds: Int64(roll(60...7_000)))
        let answer = try await kit.post(
            "/v1/sessions",
            #"{"title":"Told","started_at":"\#(start.text)","ended_at":"\#(end.text)","exercises":\#(exercises())}"#)
        #expect(answer.status == 201, "\(answer.text)")
        return "tell"
    }

    private func sessions() async throws -> [WorkoutSession] {
        try await kit.get("/v1/sessions?limit=500").value(Page<WorkoutSession>.self).items
    }

    private mutating func anyPath() async throws -> (path: String, session: WorkoutSession)? {
        guard let session = try await sessions().randomElement(using: &generator) else { return nil }
        return ("/v1/sessions/\(session.id.text)", session)
    }

    private mutating func correct() async throws -> String {
        guard let (path, session) = try await anyPath(), let exercise = session.exercises.first else { return "none" }
        let kept = exercise.sets.dropFirst().map { #"{"id":"\#($0.id.text)"}"# }
        var sets = kept
        if let first = exercise.sets.first, first.status == .done {
            sets.insert(#"{"id":"\#(first.id.text)","reps":\#(roll(1...15))}"#, at: 0)
        }
        if sets.isEmpty { return "none" }
        let answer = try await kit.post(
            path + "/corrections",
            #"{"exercises":[{"id":"\#(exercise.id.text)","sets":[\#(sets.joined(separator: ","))]}]}"#)
        #expect(answer.status == 200, "\(answer.text)")
        return "correct"
    }

    private mutating func delete() async throws -> String {
        guard let (path, _) = try await anyPath() else { return "none" }
        #expect(try await kit.send(.delete, path).status == 200)
        if roll(0...1) == 0 {
            #expect(try await kit.post(path + "/restore").status == 200)
            return "delete and restore"
        }
        return "delete"
    }

    /// Takes back a correction, where there is one.
    private mutating func restore() async throws -> String {
        guard let (path, _) = try await anyPath() else { return "none" }
        return try await kit.post(path + "/restore").status == 200 ? "restore" : "none"
    }

    private mutating func importFile() async throws -> String {
        var file =
            "Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE\n"
        for day in 0..<roll(1...4) {
            for set in 1...roll(1...3) {
                file +=
                    "2026-09-\(10 + day) 23:5\(roll(0...9)):00,\"Old\",1h,\"Squat (Barbell)\",\(set),\(roll(20...90)),\(roll(1...12)),0,0,\"\",\"\",\n"
            }
        }
        var options = ImportOptions()
        (options.unit, options.dryRun) = (.kg, false)
        let answer = try await kit.send(
            .post, Endpoint.importLog(options).path, file, headers: [.contentType: "text/csv"])
        #expect(answer.status == 200, "\(answer.text)")
        if let id = try answer.value(ImportReport.self).importID { imports.append(id) }
        return "import"
    }

    private mutating func undoImport() async throws -> String {
        guard let id = imports.popLast() else { return "none" }
        let answer = try await kit.post("/v1/imports/\(id.text)/undo", "")
        #expect(answer.status == 200 || answer.code == "NOTHING_TO_UNDO", "\(answer.text)")
        return "undo"
    }

    // MARK: What all sessions add up to

    /// The round numbers that a count of all sessions from the first one on reaches, and the records of each.
    private static func achievements(_ sessions: [WorkoutSession]) -> [[String]] {
        var tally = MilestoneTally(Settings())
        var reached: [WorkoutID: [String]] = [:]
        let places = sessions.filter(\.hasWork).map {
            (MilestoneTally.Place($0.id, startedAt: $0.startedAt), $0.totals.volume)
        }
        for (place, volume) in places.sorted(by: { $0.0 < $1.0 }) {
            reached[place.id] = tally.add(place, volume: volume).map(\.achievement)
        }
        return sessions.map { (reached[$0.id] ?? []) + $0.records.map(\.achievement) }
    }

    func check(_ step: String) async throws {
        let all = try await sessions()
        #expect(all.map(\.achievements) == Self.achievements(all), "achievements after \(step)")
        // What has no working set is in the history, and no training.
        let sessions = all.filter(\.hasWork).map { TrainedSession($0) }
        let shares = MuscleShares(BuiltInExercises.all)
        let (first, last) = (try #require(LocalDate(Self.first)), try #require(LocalDate(Self.last)))
        let stats = try await kit.get("/v1/analytics/weekly-stats?from=\(Self.first)&to=\(Self.last)")
        var weeks = WeeklyStats(sessions, from: first, to: last, startingOn: .monday, shares)
        weeks.firstWorkout = sessions.min { ($0.startedAt, $0.id) < ($1.startedAt, $1.id) }?.date
        #expect(stats.text == JSON.text(weeks), "weeks after \(step)")
        try await checkMeans(weeks, step)
        let today = LocalDate(kit.clock.now())
        let features = try await kit.get("/v1/analytics/features")
        #expect(
            features.text == JSON.text(AnalyticsFeatures(sessions, today: today, startingOn: .monday, shares)),
            "features after \(step)")
        let adherence = try await kit.get("/v1/analytics/adherence?from=\(Self.first)")
        #expect(
            adherence.text
                == JSON.text(Adherence(sessions, from: first, today: today, startingOn: .monday, goal: nil)),
            "adherence after \(step)")
        let recovery = try await kit.get("/v1/analytics/recovery")
        #expect(recovery.text == JSON.text(Recovery(sessions, today: today, shares)), "recovery after \(step)")
    }

    /// The mean of a week is the same, wherever what is asked for begins, also within that week.
    private func checkMeans(_ weeks: WeeklyStats, _ step: String) async throws {
        func means(_ from: LocalDate) async throws -> [String: Amount] {
            let path = "/v1/analytics/muscle-series?muscle=chest&from=\(from.text)&to=\(Self.last)"
            let points = try await kit.get(path).value(MuscleSeries.self).points
            return Dictionary(uniqueKeysWithValues: points.map { ($0.start.text, $0.rollingSets) })
        }
        let all = try await means(try #require(LocalDate(Self.first)))
        for week in weeks.weeks.suffix(3) {
            let from = min(week.start.adding(days: 2), try #require(LocalDate(Self.last)))
            #expect(try await means(from)[week.start.text] == all[week.start.text], "mean after \(step)")
        }
    }
}
