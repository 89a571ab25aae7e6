import Contract
import HTTPTypes
import Server
import Service
import StorageSQLite
import Synchronization
import TestSupport
import Testing
import Training
import Wire

@testable import Storage

/// What is taken along, and what comes of it elsewhere.
struct ExportTests {
    /// The same without the moment at which it was made.
    static func content(_ export: String) -> Substring { export.drop { $0 != "\n" } }

    private static func user(_ kit: Kit) async throws -> UserID {
        guard let token = kit.token else { return TopsetService.localUser }
        return try #require(try await kit.service.signIn(token)?.user)
    }

    private static func projections(_ kit: Kit) async throws -> Store.Projections {
        let user = try await user(kit)
        return try await kit.database.read { try Store($0, user: user).projections() }
    }

    /// Rows of a derived table that has no place among the projections.
    private static func indexed(_ kit: Kit) async throws -> [SQLRow] {
        let user = try await user(kit)
        return try await kit.database.read { connection in
            try connection.rows(
                "SELECT exercise_id, snapshot_id FROM snapshot_exercises WHERE user_id = ? ORDER BY 1, 2",
                [.text(user.text)])
        }
    }

    static func take(_ kit: Kit, _ export: String, dryRun: Bool = false) async throws -> Kit.Answer {
        try await kit.send(
            .post, "/v1/import?dry_run=\(dryRun)", export, headers: [.contentType: "application/json"])
    }

    /// A life with everything in it, also a program, merged exercises and coming and going pain.
    static func live(_ kit: Kit, seed: UInt64, steps: Int = 45) async throws {
        let (one, other) = ("01900000-0000-7000-8000-000000000e11", "01900000-0000-7000-8000-000000000e12")
        for (id, name) in [(one, "Bench, gym X"), (other, "=Curl \"odd\"")] {
            _ = try await kit.post("/v1/exercises", #"{"id":"\#(id)","name":"\#(name.replacing("\"", with: "\\\""))"}"#)
        }
        var life = FeedLife(kit: kit, seed: seed, own: [one, other])
        for step in 0..<steps {
            try await life.step()
            if step == 15 {
                _ = try await kit.post(
                    "/v1/exercises/\(one)/merge", #"{"into":"\#(kit.exercise("bench_press_barbell"))"}"#)
            }
            if step == 25, let plan = try await kit.get("/v1/plans").value(Page<WorkoutPlan>.self).items.first {
                _ = try await kit.post(
                    "/v1/programs",
                    #"{"name":"AB","loops":true,"activate":true,"weekdays":[1,3],"days":[{"plan_id":"\#(plan.id.text)"}]}"#
                )
            }
            if step == 35, seed % 2 == 0 { _ = try await kit.post("/v1/exercises/\(one)/part") }
        }
    }

    // MARK: Everything

    @Test(arguments: 0..<10)
    func everythingComesBackAsItWas(seed: UInt64) async throws {
        try await Kit.with { kit in
            try await Self.live(kit, seed: seed)
            let export = try await kit.get("/v1/export")
            #expect(export.status == 200)
            let (text, projections, index) = (
                export.text, try await Self.projections(kit), try await Self.indexed(kit)
            )
            try await Kit.with { fresh in
                let report = try await Self.take(fresh, text)
                #expect(report.status == 200, "seed \(seed): \(report.text)")
                let again = try await fresh.get("/v1/export")
                #expect(Self.content(again.text) == Self.content(text), "seed \(seed)")
                let differences = try await projections.differences(from: Self.projections(fresh))
                #expect(differences == [], "seed \(seed)")
                #expect(try await Self.indexed(fresh) == index)
                #expect(try await fresh.service.verify().faults == [])
                #expect(try await fresh.service.projectionFaults(TopsetService.localUser) == [])
                // What the app asks for is answered from it.
                for path in [
                    "/v1/sessions", "/v1/plans", "/v1/programs", "/v1/suggestions", "/v1/exercises", "/v1/settings",
                ] {
                    let (there, here) = (try await kit.get(path), try await fresh.get(path))
                    #expect(here.status == 200 && here.text == there.text, "seed \(seed): \(path)")
                }
                var mirror = Mirror()
                try await mirror.catchUp(fresh)
                try await mirror.expectWhole(fresh, "seed \(seed)")
            }
        }
    }

    @Test func anotherAccountOwnsWhatItTakes() async throws {
        try await Kit.with { kit in
            try await Self.live(kit, seed: 3)
            let text = try await kit.get("/v1/export").text
            try await Kit.with(configured: { $0.accounts = true }) { other in
                let ann = try await other.signedIn(as: "ann")
                #expect(try await Self.take(ann, text).status == 200)
                #expect(try await other.service.verify().faults == [])
                let mine = try await ann.get("/v1/export").text
                #expect(!mine.contains(TopsetService.localUser.text))
                #expect(
                    Self.content(mine).replacing(try await Self.user(ann).text, with: TopsetService.localUser.text)
                        == Self.content(text))
                // And nobody else has anything.
                let bob = try await other.signedIn(as: "bob")
                #expect(try await bob.get("/v1/sessions").value(Page<WorkoutSession>.self).items.isEmpty)
            }
        }
    }

    @Test func nothingThatLetsAnybodyInLeaves() async throws {
        try await Kit.with(configured: { $0.accounts = true }) { kit in
            let ann = try await kit.signedIn(as: "ann")
            let token = try await ann.post("/v1/tokens", #"{"name":"Phone of Ann"}"#).value(AccessToken.self)
            try await Self.live(ann, seed: 1, steps: 12)
            let text = try await ann.get("/v1/export").text
            #expect(text.contains("topset.export") && !text.contains("Phone of Ann") && !text.contains("\"ann\""))
            #expect(!text.contains(try #require(token.secret)) && !text.contains(token.id.text))
        }
    }

    @Test func theSameAgainAddsNothingAndAnotherIsRefused() async throws {
        try await Kit.with { kit in
            try await Self.live(kit, seed: 5)
            let text = try await kit.get("/v1/export").text
            // Back to where it came from: all of it is there.
            let same = try await Self.take(kit, text)
            #expect(same.status == 200, "\(same.text)")
            let report = try same.value(ImportReport.self)
            #expect(report.newWorkouts == 0 && report.duplicates == report.sets && report.format == "topset")
            #expect(Self.content(try await kit.get("/v1/export").text) == Self.content(text))
            _ = try await kit.post("/v1/gyms", #"{"name":"One more"}"#)
            let later = try await kit.get("/v1/export").text
            try await Kit.with { other in
                _ = try await other.plan()
                let before = try await other.get("/v1/export").text
                let refused = try await Self.take(other, later)
                #expect(refused.status == 409 && refused.code == "IN_USE", "\(refused.text)")
                #expect(Self.content(try await other.get("/v1/export").text) == Self.content(before))
            }
        }
    }

    @Test func settingsAreNoObstacle() async throws {
        try await Kit.with { kit in
            try await Self.live(kit, seed: 2, steps: 20)
            _ = try await kit.send(.put, "/v1/settings", #"{"unit":"kg","language":"de"}"#)
            let text = try await kit.get("/v1/export").text
            try await Kit.with { fresh in
                _ = try await fresh.send(.put, "/v1/settings", #"{"unit":"kg","language":"en"}"#)
                let look = try await Self.take(fresh, text, dryRun: true).value(ImportReport.self)
                #expect(look.dryRun && look.newSets == look.sets)
                #expect(try await fresh.get("/v1/sessions").value(Page<WorkoutSession>.self).items.isEmpty)
                #expect(try await Self.take(fresh, text).status == 200)
                #expect(try await fresh.get("/v1/settings").value(Settings.self).language == "de")
                #expect(try await fresh.get("/v1/plans/\(id(1, Exercise.self).text)").text.contains("gibt es nicht"))
            }
        }
    }

    // MARK: Damage

    @Test func whatIsDamagedLeavesNothing() async throws {
        try await Kit.with { kit in
            try await Self.live(kit, seed: 4, steps: 25)
            let text = try await kit.get("/v1/export").text
            var broken: [String] = [
                String(text.dropLast(text.count / 2)), text.replacing(#""version":1"#, with: #""version":2"#),
                text.replacing(#""gyms":["#, with: #""cellars":["#),
                text.replacing(#""set_type":"working""#, with: #""set_type":"odd""#),
                text.replacing(#""status":"done""#, with: #""status":7"#),
                text.replacing(#""revision":"#, with: #""revision":9"#),
            ]
            // A set without its session, a session twice, a workout without its first event.
            let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
            for (table, drop) in [("sessions", true), ("workout_events", true), ("sessions", false)] {
                guard let head = lines.firstIndex(where: { $0.contains("\"\(table)\":[") }),
                    lines[head + 1].hasSuffix(",")
                else { continue }
                var changed = lines
                if drop { changed.remove(at: head + 1) } else { changed.insert(lines[head + 1], at: head + 1) }
                let rows = try #require(text.firstMatch(of: /"rows":(\d+)\}/)?.1)
                let count = (Int(rows) ?? 0) + (drop ? -1 : 1)
                broken.append(
                    changed.joined(separator: "\n").replacing(#""rows":\#(rows)}"#, with: #""rows":\#(count)}"#))
            }
            #expect(broken.count == 9)
            let exports = broken
            try await Kit.with { fresh in
                let before = Self.content(try await fresh.get("/v1/export").text)
                for (place, export) in exports.enumerated() where export != text {
                    let answer = try await Self.take(fresh, export)
                    #expect(answer.status == 400 && answer.code == "VALIDATION_ERROR", "\(place): \(answer.text)")
                    #expect(Self.content(try await fresh.get("/v1/export").text) == before, "\(place)")
                }
                #expect(try await Self.take(fresh, text).status == 200)
            }
        }
    }

    // MARK: Other forms

    @Test func eachFormHasItsNameAndKind() async throws {
        try await Kit.with { kit in
            let strong = "2024-03-05 18:05:11,\"Legs\",1h,\"Squat (Barbell)\",1,100,5,0,0,\"\",\"\",8\n"
            let header =
                "Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE\n"
            _ = try await kit.send(
                .post, "/v1/import?dry_run=false&unit=kg&timezone=UTC", header + strong,
                headers: [.contentType: "text/csv"])
            for (query, name, kind, part) in [
                ("", ".json", "application/json", "\"sessions\":["),
                ("?format=json", ".json", "application/json", "topset.export"),
                ("?format=csv", "_sets.csv", "text/csv", "weight_kg"),
                ("?format=csv&part=workouts", "_workouts.csv", "text/csv", "volume_kg"),
                ("?format=csv&part=exercises", "_exercises.csv", "text/csv", "squat_barbell"),
                ("?format=csv&part=measurements", "_measurements.csv", "text/csv", "date,kind,value,unit"),
                ("?format=strong", "_strong.csv", "text/csv", "\"Weight (kg)\""),
                ("?format=openweight", "_openweight.json", "application/json", "\"durationSeconds\":3600"),
                ("?format=ics", ".ics", "text/calendar", "BEGIN:VEVENT"),
            ] {
                let answer = try await kit.get("/v1/export" + query)
                #expect(answer.status == 200)
                #expect(answer.headers[.contentDisposition] == "attachment; filename=\"topset_export_20261118\(name)\"")
                #expect(answer.headers[.contentType] == kind + "; charset=utf-8")
                #expect(answer.text.contains(part), "\(query): \(answer.text)")
            }
            for (query, path) in [("?format=pdf", "/format"), ("?format=csv&part=plans", "/part")] {
                let answer = try await kit.get("/v1/export" + query)
                #expect(answer.status == 400 && answer.path == path)
            }
        }
    }

    /// A history goes out in Strong's layout and comes in elsewhere as what it was.
    @Test(arguments: 0..<4)
    func aHistoryGoesThroughStrongsLayout(seed: UInt64) async throws {
        try await Kit.with { kit in
            try await Self.live(kit, seed: seed)
            let text = try await kit.get("/v1/export?format=strong").text
            let sessions = try await kit.get("/v1/sessions?limit=500").value(Page<WorkoutSession>.self).items
            let done = sessions.flatMap { $0.exercises.flatMap { $0.sets.filter { $0.status == .done } } }
            guard !done.isEmpty else { return }
            try await Kit.with { fresh in
                // A life takes weeks: what lies ahead of the other clock would be no history.
                fresh.clock.advance(seconds: 400 * 86_400)
                let report = try await fresh.send(
                    .post, "/v1/import?dry_run=false&timezone=Europe/Berlin", text, headers: [.contentType: "text/csv"]
                ).value(ImportReport.self)
                #expect(report.sets == done.count && report.skippedRows.isEmpty, "seed \(seed)")
                let there = try await fresh.get("/v1/sessions?limit=500").value(Page<WorkoutSession>.self).items
                let reps = there.flatMap { $0.exercises.flatMap { $0.sets.compactMap(\.reps) } }
                #expect(reps.reduce(0, +) == done.compactMap(\.reps).reduce(0, +), "seed \(seed)")
            }
        }
    }

    /// Every measurement, without what tells where it is kept.
    private static func measurements(_ kit: Kit) async throws -> [String] {
        var texts: [String] = []
        for kind in BodyKind.allCases {
            let page = try await kit.get("/v1/body-log?kind=\(kind.rawValue)&limit=500").value(Page<BodyEntry>.self)
            for entry in page.items {
                texts.append("\(entry.kind) \(entry.at.text) \(JSON.text(entry.value)) \(entry.unit.rawValue)")
            }
        }
        return texts
    }

    /// Measurements go out as a table and come in elsewhere as what they were, each in the unit in which it was entered.
    @Test(arguments: 1...4 as ClosedRange<UInt64>)
    func measurementsGoThroughTheirTable(seed: UInt64) async throws {
        try await Kit.with { kit in
            var random = SeededGenerator(seed)
            for (number, kind) in (BodyKind.allCases + BodyKind.allCases).enumerated() {
                let units = BodyUnit.allCases.filter { kind.takes($0) }
                let unit = units[Int.random(in: 0..<units.count, using: &random)]
                // Within the range of every kind, with odd digits.
                let value = kind == .sleep || kind == .soreness ? "7.\(number)" : "6\(number % 9).12345"
                let at = evening.adding(seconds: -Int64(number + 1) * 86_400)
                let answer = try await kit.post(
                    "/v1/body-log",
                    #"{"at":"\#(at.text)","kind":"\#(kind.rawValue)","value":\#(value),"unit":"\#(unit.rawValue)"}"#)
                #expect(answer.status == 201, "\(answer.text)")
            }
            let before = try await Self.measurements(kit)
            let table = try await kit.get("/v1/export?format=csv&part=measurements").text
            try await Kit.with { fresh in
                _ = try await fresh.send(.put, "/v1/settings", #"{"unit":"lb"}"#)
                let answer = try await fresh.send(
                    .post, "/v1/body-log/import?timezone=UTC", table, headers: [.contentType: "text/csv"])
                let report = try answer.value(BodyImportReport.self)
                #expect(report.added == before.count && report.skipped == 0, "seed \(seed): \(answer.text)")
                #expect(try await Self.measurements(fresh) == before, "seed \(seed)")
            }
        }
    }

    /// Memory does not grow with the history: no piece is long, whatever the whole is.
    @Test func aLongExportComesInPiecesAndArrivesWhole() async throws {
        try await Kit.with(overSocket: true) { kit in
            var rows = [
                "Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE"
            ]
            for workout in 0..<120 {
                let day = Instant(milliseconds: 1_700_000_000_000 + Int64(workout) * 86_400_000).local.dateText
                for set in 1...25 {
                    rows.append(
                        "\(day) 18:00:00,\"Day\",1h,\"Squat (Barbell)\",\(set),100,5,0,0,\"a note of \(set)\",\"\",8")
                }
            }
            // By itself: the answer to an import closes its connection.
            var request = TopsetService.ImportRequest()
            (request.dryRun, request.unit, request.timezone) = (false, .kg, "UTC")
            let bytes = Array((rows.joined(separator: "\n") + "\n").utf8)
            _ = try await kit.service.importLog(TopsetService.localUser, bytes, request)
            for query in ["?format=json", "?format=csv", "?format=strong", "?format=openweight"] {
                let answer = try await kit.get("/v1/export" + query)
                #expect(answer.status == 200)
                #expect(answer.headers[.contentLength] == String(answer.text.utf8.count))
            }
            for format in [ExportFormat.json, .csv] {
                let lengths = Mutex<[Int]>([])
                try await kit.service.export(TopsetService.localUser, format) { piece in
                    lengths.withLock { $0.append(piece.utf8.count) }
                }
                let pieces = lengths.withLock { $0 }
                #expect(pieces.reduce(0, +) > 800_000 && pieces.allSatisfy { $0 < 120_000 }, "\(pieces)")
            }
        }
    }

    /// What an import has written so far is nobody's yet.
    @Test func anImportUnderWayIsNotTakenAlong() async throws {
        try await Kit.with { kit in
            let under: ImportID = id(77)
            var session = WorkoutSession(
                id: id(78), title: "half there", origin: .imported, startedAt: evening, endedAt: evening)
            session.exercises = [
                ExercisePerformance(
                    id: id(79), exerciseID: bench.id, name: bench.name, sets: [SetPerformance(id: id(80))])
            ]
            let half = session
            try await kit.database.write { connection in
                try Store.write(connection, user: TopsetService.localUser, language: nil) { store in
                    try store.insert(Store.ImportNote(id: under, touchedAt: evening))
                    try store.insert(half, importID: under)
                }
            }
            for query in ["", "?format=csv", "?format=strong"] {
                let text = try await kit.get("/v1/export" + query).text
                #expect(!text.contains("half there") && !text.contains(bench.name), "\(query)")
            }
        }
    }
}
