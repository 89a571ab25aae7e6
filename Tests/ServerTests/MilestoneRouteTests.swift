import Contract
import HTTPTypes
import Server
import Service
import StorageSQLite
import TestSupport
import Testing
import Training
import Wire

@testable import Storage

/// Round numbers of the history, with the sessions that reached them.
struct MilestoneRouteTests {
    /// Tells of a workout of so many days before the kit's clock.
    @discardableResult
    private static func tell(_ kit: Kit, daysAgo: Int, weight: Int = 100, hour: Int = 18) async throws -> WorkoutSession
    {
        let day = LocalDate(kit.clock.now()).adding(days: Int64(-daysAgo)).text
        let set = #"{"weight":\#(weight),"reps":10}"#
        let answer = try await kit.post(
            "/v1/sessions",
            #"""
            {"started_at":"\#(day)T\#(hour):00:00+01:00","ended_at":"\#(day)T\#(hour):50:00+01:00","exercises":[\#
            {"exercise_id":"\#(kit.exercise("squat_barbell"))","sets":[\#(set)]}]}
            """#)
        #expect(answer.status == 201, "\(answer.text)")
        return try answer.value(WorkoutSession.self)
    }

    private static func reached(_ kit: Kit) async throws -> [String: [Milestone]] {
        let sessions = try await kit.get("/v1/sessions?limit=200").value(Page<WorkoutSession>.self).items
        let short = try await kit.get("/v1/sessions?limit=200&form=short").value(Page<ShortSession>.self).items
        #expect(short.map(\.achievements) == sessions.map(\.achievements))
        var reached: [String: [Milestone]] = [:]
        for session in sessions {
            let milestones = session.achievements.compactMap { Milestone(achievement: $0) }
            if !milestones.isEmpty { reached[LocalDate(session.startedAt).text] = milestones }
        }
        let report = try await kit.service.rebuild(TopsetService.localUser)
        #expect(!report.changed, "a rebuild came out differently")
        return reached
    }

    @Test func theTenthWorkoutMovesWhereOneBeforeItGoesAndComesBack() async throws {
        try await Kit.with { kit in
            var first: WorkoutSession?
            for day in (1...11).reversed() {
                let told = try await Self.tell(kit, daysAgo: day)
                if first == nil { first = told }
                #expect(told.achievements.contains("workouts:10") == (day == 2), "the answer tells it, too")
            }
            let today = LocalDate(kit.clock.now())
            #expect(try await Self.reached(kit) == [today.adding(days: -2).text: [.workouts(10)]])
            let path = "/v1/sessions/\(try #require(first).id.text)"
            let since = try await kit.get("/v1/sync?since=0&limit=100").value(SyncPage.self).revision
            #expect(try await kit.send(.delete, path).status == 200)
            #expect(try await Self.reached(kit) == [today.adding(days: -1).text: [.workouts(10)]])
            let told = try await kit.get("/v1/sync?since=\(since)").value(SyncPage.self).changes
            #expect(told.filter { $0.kind == .session && !$0.isDeleted }.count >= 2, "both that are others now")
            #expect(try await kit.post(path + "/restore").status == 200)
            #expect(try await Self.reached(kit) == [today.adding(days: -2).text: [.workouts(10)]])
        }
    }

    @Test func anotherFirstDayOfTheWeekAndAnotherUnitAreOtherNumbers() async throws {
        try await Kit.with { kit in
            // Sundays and the Mondays after them, every other week; the last Monday is two days ago.
            try #require(LocalDate(kit.clock.now()).weekday == 2)
            for week in 0..<2 {
                for day in [2, 3] { try await Self.tell(kit, daysAgo: day + 14 * week, weight: 1_000) }
            }
            let today = LocalDate(kit.clock.now())
            #expect(try await Self.reached(kit) == [today.adding(days: -2).text: [.weeks(4)]])
            #expect(try await kit.send(.put, "/v1/settings", #"{"week_start":"sunday"}"#).status == 200)
            #expect(try await Self.reached(kit) == [:])
            #expect(try await kit.send(.put, "/v1/settings", #"{"week_start":"monday","unit":"lb"}"#).status == 200)
            // 46,000 kg in all are 101,413 lb, and are 36,000 kg before the last.
            try await Self.tell(kit, daysAgo: 40, weight: 600)
            #expect(
                try await Self.reached(kit) == [today.adding(days: -2).text: [.weeks(4), .volume(100_000, .lb)]])
            #expect(try await kit.send(.put, "/v1/settings", #"{"unit":"kg"}"#).status == 200)
            #expect(try await Self.reached(kit) == [today.adding(days: -2).text: [.weeks(4)]])
        }
    }

    @Test func whatWasReachedIsToldAtTheEndOfTheWorkout() async throws {
        try await Kit.with { kit in
            for day in 1...9 { try await Self.tell(kit, daysAgo: day) }
            let workout = try await kit.start()
            let path = "/v1/active-workouts/\(workout.id.text)"
            _ = try await kit.post(path + "/log-set", kit.logBody(workout, 0, key: "a"))
            let answer = try await kit.post(path + "/complete").value(CompleteAnswer.self)
            #expect(answer.achievements.contains("workouts:10"))
            let session = try await kit.get("/v1/sessions/\(workout.id.text)").value(WorkoutSession.self)
            #expect(session.achievements == answer.achievements)
        }
    }

    @Test func anImportCountsWhenAllOfItIsThereAndNoMoreWhenItIsTakenBack() async throws {
        try await Kit.with { kit in
            var file =
                "Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE\n"
            for day in 10..<22 {
                file += "2026-09-\(day) 18:00:00,\"Old\",1h,\"Squat (Barbell)\",1,100,5,0,0,\"\",\"\",\n"
            }
            var options = ImportOptions()
            (options.unit, options.dryRun) = (.kg, false)
            let answer = try await kit.send(
                .post, Endpoint.importLog(options).path, file, headers: [.contentType: "text/csv"])
            let id = try #require(try answer.value(ImportReport.self).importID)
            #expect(try await Self.reached(kit) == ["2026-09-19": [.workouts(10)]])
            #expect(try await kit.post("/v1/imports/\(id.text)/undo", "").status == 200)
            #expect(try await Self.reached(kit) == [:])
        }
    }

    @Test func whoTrainedBeforeThereWereAnyIsCountedWhenTheProgramStarts() async throws {
        try await Kit.with { kit in
            for day in 1...10 { try await Self.tell(kit, daysAgo: day) }
            let before = try await Self.reached(kit)
            try #require(before.count == 1)
            let user = TopsetService.localUser
            try await kit.database.write { connection in
                try connection.run(
                    "UPDATE sessions SET achievements = '[]' WHERE user_id = ?", [.text(user.text)])
                try connection.run(
                    "UPDATE milestone_tallies SET document = NULL WHERE user_id = ?", [.text(user.text)])
            }
            try await kit.service.countMilestones()
            #expect(try await Self.reached(kit) == before)
        }
    }
}
