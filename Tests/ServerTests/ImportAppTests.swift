import Contract
import HTTPTypes
import TestSupport
import Testing
import Training
import Wire

/// Files of all kinds, over HTTP.
struct ImportAppTests {
    private func send(_ kit: Kit, _ text: String, _ query: String = "") async throws -> ImportReport {
        let answer = try await kit.send(
            .post, "/v1/import?unit=kg&timezone=Europe/Berlin" + query, text, headers: [.contentType: "text/csv"])
        #expect(answer.status == 200, "\(answer.text)")
        return try answer.value(ImportReport.self)
    }

    private static let fitNotes = """
        Date,Exercise,Category,Weight,Weight Unit,Reps,Distance,Distance Unit,Time
        2026-10-01,Flat Barbell Bench Press,Chest,60.0,kgs,8,,,
        2026-10-01,Flat Barbell Bench Press,Chest,60.0,kgs,8,,,
        2026-10-03,Plank,Abs,,,,,,0:01:15

        """
    private static let sessions = """
        Name,StartTime,EndTime,BodyWeight,Exercise,Equipment,Reps,Weight,Time,Distance,Status,IsWarmup,RPE,RIR,Categories,Note
        Push,2026-10-01T22:30:00Z,2026-10-01T23:10:00Z,,Bench Press,Barbell,8,"62,5",,,Done,false,,,,

        """
    private static let openweight = """
        {"date": "2026-10-02T06:30:00+09:00", "exercises": [
          {"exercise": {"name": "Deadlift", "equipment": "barbell"}, "sets": [{"reps": 5, "weight": 100, "unit": "kg"}]}]}
        """
    private static let own = "wann;was;wie oft;wie schwer\n01.10.2026;Kniebeuge;5;92,5\n03.10.2026;Kniebeuge;5;95\n"
    private static let mapping =
        "&mapping=%7B%22date%22%3A%22wann%22%2C%22exercise%22%3A%22was%22%2C%22reps%22%3A%22wie%20oft%22%2C%22weight%22%3A%22%234%22%7D"

    @Test(arguments: [
        (fitNotes, "", "fitnotes", 2, 3), (sessions, "", "fitnotes", 1, 1), (openweight, "", "openweight", 1, 1),
        (own, mapping, "csv", 2, 2),
    ])
    func importingTwiceIsImportingOnce(text: String, query: String, format: String, workouts: Int, sets: Int)
        async throws
    {
        try await Kit.with { kit in
            let first = try await send(kit, text, query)
            #expect((first.format, first.newWorkouts, first.newSets) == (format, workouts, sets))
            let before = try await kit.get("/v1/sessions").text
            let again = try await send(kit, text, query)
            #expect((again.newWorkouts, again.duplicates) == (0, sets))
            #expect(try await kit.get("/v1/sessions").text == before)
        }
    }

    /// UTC is a moment, and is shown as the lifter's clocks had it; another zone is where it was lived.
    @Test func statedZonesMakeMoments() async throws {
        try await Kit.with { kit in
            let report = try await send(kit, Self.sessions)
            #expect(report.firstDate == "2026-10-02")
            let session = try #require(try await kit.get("/v1/sessions").value(Page<WorkoutSession>.self).items.first)
            #expect(session.startedAt.text == "2026-10-02T00:30:00+02:00")
            #expect(session.endedAt.seconds(since: session.startedAt) == 2_400)
        }
        try await Kit.with { kit in
            _ = try await send(kit, Self.openweight)
            let session = try #require(try await kit.get("/v1/sessions").value(Page<WorkoutSession>.self).items.first)
            #expect(session.startedAt.text == "2026-10-02T06:30:00+09:00")
        }
    }

    @Test func setsKeepTheTimesAtWhichTheyWereDone() async throws {
        let file = """
            Workout DateTime,Day Name,Exercise,Completed Reps,Completed Weight Value,Completed Weight Unit,Completed Reps Time
            2026-10-01T16:05:00.000Z,Day 1,Squat,5,100,kg,2026-10-01T16:07:30.000Z
            2026-10-01T16:05:00.000Z,Day 1,Squat,5,100,kg,2026-10-01T16:11:00.000Z

            """
        try await Kit.with { kit in
            _ = try await send(kit, file)
            let session = try #require(try await kit.get("/v1/sessions").value(Page<WorkoutSession>.self).items.first)
            #expect(session.endedAt.text == "2026-10-01T18:11:00+02:00")
            let times = session.exercises.flatMap { $0.sets.map(\.completedAt?.text) }
            #expect(times == ["2026-10-01T18:07:30+02:00", "2026-10-01T18:11:00+02:00"])
            let table = try await kit.get("/v1/export?format=csv&part=sets").text
            try await Kit.with { fresh in
                _ = try await send(fresh, table)
                let again = try await fresh.get("/v1/sessions").value(Page<WorkoutSession>.self).items.first
                #expect(again?.exercises.flatMap { $0.sets.map(\.completedAt?.text) } == times)
            }
        }
    }
}
