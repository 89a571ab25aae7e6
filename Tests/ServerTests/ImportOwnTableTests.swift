import Contract
import HTTPTypes
import TestSupport
import Testing
import Training
import Wire

/// Our own table of sets comes back as what it was written from.
struct ImportOwnTableTests {
    private static let file = #"""
        "title","start_time","end_time","description","exercise_title","superset_id","exercise_notes","set_index","set_type","weight_kg","reps","distance_km","duration_seconds","rpe"
        "Push, heavy","5 Oct 2026, 18:00","5 Oct 2026, 19:10","","Bench Press (Barbell)",,"slow",0,"warmup",40,10,,,
        "Push, heavy","5 Oct 2026, 18:00","5 Oct 2026, 19:10","","Bench Press (Barbell)",,"slow",1,"normal",82.5,8,,,8.5
        "Push, heavy","5 Oct 2026, 18:00","5 Oct 2026, 19:10","","Bench Press (Barbell)",,"slow",2,"failure",80,7,,,10
        "Push, heavy","5 Oct 2026, 18:00","5 Oct 2026, 19:10","","=Own ""thing""",1,"",0,"normal",12.5,12,,,
        "Push, heavy","5 Oct 2026, 18:00","5 Oct 2026, 19:10","","Plank",1,"",0,"normal",,,,75,
        "Push, heavy","5 Oct 2026, 18:00","5 Oct 2026, 19:10","","Bench Press (Barbell)",,"",0,"dropset",60,12,,,
        "Push, heavy","5 Oct 2026, 18:00","5 Oct 2026, 19:10","","Bench Press (Barbell)",,"",0,"normal",60,10,,,
        "","3 Oct 2026, 07:05","3 Oct 2026, 07:45","","Running",,"",0,"normal",,,5.25,1650,

        """#

    private static func take(_ kit: Kit, _ file: String, _ query: String = "") async throws -> ImportReport {
        let answer = try await kit.send(
            .post, "/v1/import?dry_run=false&timezone=Europe/Berlin" + query, file, headers: [.contentType: "text/csv"])
        #expect(answer.status == 200, "\(answer.text)")
        return try answer.value(ImportReport.self)
    }

    /// The table without the cells that sets were imported from, which are its own the second time.
    private static func table(_ kit: Kit) async throws -> (whole: String, said: [Substring]) {
        let text = try await kit.get("/v1/export?format=csv&part=sets").text
        let lines = text.split(separator: "\r\n")
        return (text, lines.map { $0.prefix { $0 != "[" } }.map { $0.hasSuffix("\"") ? $0.dropLast() : $0 })
    }

    @Test func theTableOfSetsComesBackAsItWas() async throws {
        try await Kit.with { kit in
            let report = try await Self.take(kit, Self.file)
            #expect(report.sets == 8 && report.skippedRows.isEmpty)
            let table = try await Self.table(kit)
            #expect(table.said.count == 9)
            try await Kit.with { fresh in
                let again = try await Self.take(fresh, table.whole)
                #expect(again.format == "topset" && again.sets == 8 && again.newWorkouts == 2)
                #expect(again.skippedRows.isEmpty && again.warnings.isEmpty, "\(again.warnings.map(\.text))")
                #expect(again.unitSource == "column")
                #expect(try await Self.table(fresh).said == table.said)
                let twice = try await Self.take(fresh, table.whole, "&format=topset")
                #expect(twice.newWorkouts == 0 && twice.duplicates == 8)
            }
            // Where they are, they are known by their ids.
            let here = try await Self.take(kit, table.whole)
            #expect(here.newWorkouts == 0 && here.duplicates == 8 && here.changed.isEmpty)
        }
    }

    // MARK: Openweight

    private static func logs(_ kit: Kit) async throws -> String {
        try await kit.get("/v1/export?format=openweight").text
    }

    @Test func openweightComesBackAsItWas() async throws {
        try await Kit.with { kit in
            // Supersets are numbered from 0 by Hevy, and from 1 by us.
            _ = try await Self.take(kit, Self.file.replacing("\",1,\"\",0,", with: "\",0,\"\",0,"))
            let logs = try await Self.logs(kit)
            #expect(logs.contains(#""supersetId":1"#))
            let here = try await Self.take(kit, logs)
            #expect(here.format == "openweight" && here.sets == 8)
            #expect(here.newWorkouts == 0 && here.duplicates == 8 && here.changed.isEmpty)
            // One that was written before ids were, or by an app that passed over them.
            let ids = try Regex(#""topset:id":"[^"]*","#)
            let plain = try await Self.take(kit, logs.replacing(ids, with: ""))
            #expect(plain.newWorkouts == 0 && plain.duplicates == 8 && plain.changed.isEmpty)
            #expect(try await Self.logs(kit) == logs)
            try await Kit.with { fresh in
                let first = try await Self.take(fresh, logs)
                #expect(first.newWorkouts == 2)
                let there = try await Self.logs(fresh)
                #expect(there == logs, "\(there)\n\(logs)")
                #expect(try await Self.take(fresh, logs).duplicates == 8)
            }
        }
    }

    /// Of every kind of set, in openweight's form and in the table of sets.
    @Test func asManyAsPossibleComesBackAsItWas() async throws {
        let file = #"""
            [{"date": "2026-10-05T18:00:00+02:00", "name": "Push", "exercises": [{"exercise": {"name": "Dip"}, "sets": [
            {"reps": 9, "weight": 100, "unit": "kg", "type": "amrap"}, {"reps": 5, "type": "top", "topset:amrap": true},
            {"reps": 5, "type": "working"}]}]}]
            """#
        try await Kit.with { kit in
            _ = try await Self.take(kit, file)
            let sets = try await kit.get("/v1/sessions").value(Page<WorkoutSession>.self).items[0].exercises[0].sets
            #expect(sets.map(\.amrap) == [true, true, false] && sets.map(\.setType) == [.working, .top, .working])
            let (logs, table) = (try await Self.logs(kit), try await Self.table(kit))
            try await Kit.with { fresh in
                _ = try await Self.take(fresh, logs)
                #expect(try await Self.logs(fresh) == logs)
                #expect(try await Self.take(fresh, logs, "&take_changes=true").changed.isEmpty)
            }
            try await Kit.with { fresh in
                _ = try await Self.take(fresh, table.whole)
                #expect(try await Self.table(fresh).said == table.said)
            }
        }
    }

    /// What was logged here is known by its id, and stays as it is.
    @Test(arguments: 0..<4 as Range<UInt64>) func whatWasLoggedHereIsThereOnce(seed: UInt64) async throws {
        try await Kit.with { kit in
            try await ExportTests.live(kit, seed: seed)
            let (logs, sessions) = (try await Self.logs(kit), try await kit.get("/v1/sessions?limit=500").text)
            guard logs.contains("topset:id") else { return }
            let again = try await Self.take(kit, logs, "&take_changes=true")
            #expect(again.newWorkouts == 0 && again.changed.isEmpty && again.changesTaken == 0, "seed \(seed)")
            #expect(try await kit.get("/v1/sessions?limit=500").text == sessions)
        }
    }

    // MARK: The table

    @Test func notesOnWorkoutsComeAlong() async throws {
        try await Kit.with { kit in
            let noted = Self.file.replacing("19:10\",\"\",", with: "19:10\",\"=tired, 2nd day\",")
            _ = try await Self.take(kit, noted)
            let table = try await Self.table(kit).whole
            try await Kit.with { fresh in
                _ = try await Self.take(fresh, table)
                let notes = try await fresh.get("/v1/sessions").value(Page<WorkoutSession>.self).items.map(\.notes)
                #expect(notes == ["=tired, 2nd day", nil])
                #expect(try await Self.table(fresh).said == Self.table(kit).said)
            }
        }
    }

    /// Sets that were not done are said, and left out.
    @Test func whatWasSkippedIsNoSet() async throws {
        try await Kit.with { kit in
            _ = try await Self.take(kit, Self.file)
            let table = try await Self.table(kit).whole.replacing(",dropset,done,", with: ",dropset,skipped,")
            try await Kit.with { fresh in
                let report = try await Self.take(fresh, table)
                #expect(report.sets == 7 && report.warnings.count == 1)
            }
        }
    }
}
