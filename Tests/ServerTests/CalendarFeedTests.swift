import Contract
import HTTPTypes
import Server
import TestSupport
import Testing
import Training
import Wire

/// The one door of the server that a secret in the address opens.
struct CalendarFeedTests {
    private func access(_ kit: Kit) async throws -> CalendarAccess {
        let answer = try await kit.post("/v1/calendar-token")
        #expect(answer.status == 201)
        return try answer.value(CalendarAccess.self)
    }

    /// The path that a new secret opens.
    private func path(_ kit: Kit) async throws -> String {
        let made = try await access(kit)
        return try #require(made.path)
    }

    private func session(_ kit: Kit, _ title: String) async throws {
        let bench = kit.exercise("bench_press_barbell")
        let answer = try await kit.post(
            "/v1/sessions",
            #"{"title":"\#(title)","started_at":"2026-11-16T18:00:00+01:00","ended_at":"2026-11-16T19:00:00+01:00","exercises":[{"exercise_id":"\#(bench)","sets":[{"weight":80,"reps":8}]}]}"#
        )
        #expect(answer.status == 201, "\(answer.text)")
    }

    @Test func aSecretOpensOnesOwnCalendarAndNothingElse() async throws {
        try await Kit.with(configured: { $0.accounts = true }) { kit in
            let (one, other) = (try await kit.signedIn(as: "one"), try await kit.signedIn(as: "other"))
            try await session(one, "Zebra")
            try await session(other, "Okapi")
            let path = try await self.path(one)
            // Without a sign-in.
            let feed = try await kit.get(path)
            #expect(feed.status == 200 && feed.headers[.contentType] == "text/calendar; charset=utf-8")
            #expect(feed.text.contains("SUMMARY:Zebra\r\n") && !feed.text.contains("Okapi"))
            #expect(feed.text.hasPrefix("BEGIN:VCALENDAR\r\n") && feed.text.hasSuffix("END:VCALENDAR\r\n"))
            // Whoever is signed in reads by the secret all the same.
            #expect(try await other.get(path).text.contains("Zebra"))
            #expect(try await one.get("/v1/calendar.ics").status == 404)
            // The secret is no token.
            let secret = try #require(path.split(separator: "=").last.map { String($0) })
            var stranger = kit
            stranger.token = secret
            #expect(try await stranger.get("/v1/plans").status == 401)
            #expect(try await kit.post(path).status == 401)
        }
    }

    @Test func aRenewedSecretEndsTheOneBeforeAndAnEndedOneIsGone() async throws {
        try await Kit.with { kit in
            let first = try await path(kit)
            let second = try await path(kit)
            #expect(first != second)
            #expect(try await kit.get(first).status == 404)
            #expect(try await kit.get(second).status == 200)
            #expect(try await kit.send(.delete, "/v1/calendar-token").status == 200)
            #expect(try await kit.get(second).status == 404)
            #expect(
                try await kit.get("/v1/calendar-token").text == #"{"open":false,"created_at":null,"last_read_at":null}"#
            )
        }
    }

    @Test func theSecretIsNowhereInTheDatabase() async throws {
        try await Kit.with { kit in
            let made = try await access(kit)
            let secret = try #require(made.token)
            let hidden = String(secret.dropFirst(7))
            let rows = try await kit.database.content().flatMap { $0 }
            #expect(!rows.isEmpty && rows.allSatisfy { !"\($0)".contains(hidden) })
            let export = try await kit.get("/v1/export")
            #expect(!export.text.contains(hidden))
        }
    }

    @Test func whoeverGuessesIsSlowedAndOthersAreNot() async throws {
        try await Kit.with { kit in
            let path = try await self.path(kit)
            var statuses: [Int] = []
            for number in 0..<14 {
                statuses.append(try await kit.get("/v1/calendar.ics?token=topset_\(number)").status)
            }
            #expect(statuses == Array(repeating: 404, count: 10) + Array(repeating: 429, count: 4))
            #expect(try await kit.get(path).status == 200)
        }
    }

    @Test func whatIsDoneTakesThePlaceOfWhatWasPlanned() async throws {
        try await Kit.with { kit in
            let plan = try await kit.plan()
            let entry = try await kit.post(
                "/v1/schedule",
                #"{"kind":"plan","plan_id":"\#(plan.id.text)","date":"2026-11-18","time":"18:30","repeats_weekly":true}"#
            ).value(ScheduleEntry.self)
            let path = try await self.path(kit)
            func planned() async throws -> [Substring] {
                try await kit.get(path).text.split(separator: "\r\n").filter { $0.hasPrefix("UID:\(entry.id.text)") }
            }
            #expect(try await planned().count == 27)
            #expect(try await kit.get(path).text.contains("DTSTART:20261118T183000\r\nDTEND:20261118T193000\r\n"))
            let skipped = try await kit.post(
                "/v1/schedule/\(entry.id.text)/change-day", #"{"date":"2026-11-25","skipped":true}"#)
            #expect(skipped.status == 200)
            #expect(try await planned().count == 26)
            let started = try await kit.post("/v1/active-workouts", #"{"template_id":"\#(plan.id.text)"}"#).value(
                StartAnswer.self)
            let live = "/v1/active-workouts/\(started.workoutID.text)"
            let workout = try await kit.get(live).value(ActiveWorkout.self)
            _ = try await kit.post(live + "/log-set", kit.logBody(workout, 0, key: "k"))
            #expect(try await kit.post(live + "/complete").status == 200)
            #expect(try await planned().count == 25)
            #expect(try await kit.get(path).text.contains("UID:\(started.workoutID.text)@topset\r\n"))
            let today = try await kit.get("/v1/schedule?to=2026-11-18").value(Page<ScheduledWorkout>.self).items
            #expect(today.map(\.state) == [.done] && today.first?.sessionID == started.workoutID)
        }
    }
}
