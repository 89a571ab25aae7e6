import Contract
import HTTPTypes
import Server
import Service
import Storage
import StorageSQLite
import TestSupport
import Testing
import Training
import Wire

/// Days of someone who trains late, flies, and changes the clocks. It is Wednesday, 18 November 2026, after six in the evening.
struct TimeZoneTests {
    private static func offset(_ minutes: Int) -> HTTPFields {
        var headers = HTTPFields()
        headers[HTTPField.Name("Time-Offset")!] = String(minutes)
        return headers
    }

    private static func today(_ kit: Kit, _ headers: HTTPFields = [:]) async throws -> TodayOverview {
        let answer = try await kit.send(.get, "/v1/today", headers: headers)
        #expect(answer.status == 200, "\(answer.text)")
        return try answer.value(TodayOverview.self)
    }

    /// A workout of one set, begun now and ended so many seconds later.
    @discardableResult
    private static func train(_ kit: Kit, seconds: Int64 = 2_400, _ start: String? = nil) async throws -> WorkoutID {
        let workout: ActiveWorkout
        if let start {
            let id = try await kit.post("/v1/active-workouts", start).value(StartAnswer.self).workoutID
            workout = try await kit.get("/v1/active-workouts/\(id.text)").value(ActiveWorkout.self)
        } else {
            workout = try await kit.start()
        }
        let path = "/v1/active-workouts/\(workout.id.text)"
        kit.clock.advance(seconds: seconds)
        let body = kit.logBody(workout, 0, key: workout.id.text)
            .replacing("2026-11-18T18:01:00+01:00", with: kit.clock.now().text)
        let logged = try await kit.post(path + "/log-set", body)
        #expect(logged.status == 200, "\(logged.text)")
        let done = try await kit.post(path + "/complete")
        #expect(done.status == 200, "\(done.text)")
        return workout.id
    }

    private static func date(_ text: String) -> LocalDate { LocalDate(text)! }
    private static func time(_ text: String) -> LocalTime { LocalTime(text)! }

    @Test func whoseDayItIsGoesByTheOneWhoAsks() async throws {
        try await Kit.with { kit in
            #expect(try await Self.today(kit).date == Self.date("2026-11-18"))
            // In Sydney it is four in the morning of the next day, in Honolulu seven of this one.
            let sydney = try await Self.today(kit, Self.offset(660))
            #expect(sydney.date == Self.date("2026-11-19") && sydney.partOfDay == .morning)
            let honolulu = try await Self.today(kit, Self.offset(-600))
            #expect(honolulu.date == Self.date("2026-11-18") && honolulu.partOfDay == .morning)
            #expect(try await Self.today(kit).partOfDay == .evening, "what is kept is kept apart")
            #expect(try await Self.today(kit, Self.offset(900)).date == Self.date("2026-11-18"), "no clock says that")
            let days = try await kit.send(.get, "/v1/analytics/adherence", headers: Self.offset(660))
            #expect(try days.value(Adherence.self).weeks.last?.start == Self.date("2026-11-16"))
        }
    }

    private static func live(_ kit: Kit, in zone: String?) async throws {
        let body = zone.map { #"{"timezone":"\#($0)"}"# } ?? "{}"
        let saved = try await kit.send(.put, "/v1/settings", body)
        #expect(saved.status == 200, "\(saved.text)")
    }

    /// Who does not say what their clock shows lives where the settings say: there it is seven in the morning of Thursday.
    @Test func theDayIsThatOfTheZoneInTheSettings() async throws {
        try await Kit.with { kit in
            #expect(try await Self.today(kit).date == Self.date("2026-11-18"))
            try await Self.live(kit, in: "Pacific/Kiritimati")
            let there = try await Self.today(kit)
            #expect(there.date == Self.date("2026-11-19") && there.partOfDay == .morning)
            let features = try await kit.get("/v1/analytics/features").value(AnalyticsFeatures.self)
            #expect(features.date == there.date)
            // Whoever says what their clock shows is answered by that.
            let honolulu = try await Self.today(kit, Self.offset(-600))
            #expect(honolulu.date == Self.date("2026-11-18") && honolulu.partOfDay == .morning)
            #expect(try await Self.today(kit).date == there.date, "what is kept is kept apart")
            // It is summer in Sydney, and four in the morning.
            try await Self.live(kit, in: "Australia/Sydney")
            kit.clock.advance(seconds: 6 * 3_600)
            #expect(try await Self.today(kit).partOfDay == .morning)
            kit.clock.advance(seconds: 4 * 3_600)
            #expect(try await Self.today(kit).partOfDay == .day)
            #expect(try await kit.service.now(of: TopsetService.localUser).offsetMinutes == 660)
            try await Self.live(kit, in: nil)
            #expect(try await Self.today(kit).date == Self.date("2026-11-19"))
            #expect(try await kit.service.now(of: TopsetService.localUser).offsetMinutes == 60)
        }
    }

    /// What is trained, what is planned, the row of days and the word in the evening are all of the same day.
    @Test func everythingOfADayIsOfTheZoneInTheSettings() async throws {
        try await Kit.with { kit in
            try await Self.live(kit, in: "Pacific/Kiritimati")
            let id = try await Self.train(kit)
            let session = try await kit.get("/v1/sessions/\(id.text)").value(WorkoutSession.self)
            #expect(LocalDate(session.startedAt) == Self.date("2026-11-19"))
            let overview = try await Self.today(kit)
            #expect(overview.week[3].sessionIDs == [id] && overview.week[2].sessionIDs.isEmpty)
            let adherence = try await kit.get("/v1/analytics/adherence").value(Adherence.self)
            #expect(adherence.streak.days == 1 && adherence.days.map(\.date) == [Self.date("2026-11-19")])
            #expect(adherence.hours[7] == 1 && adherence.weekdays[3] == 1)
            let plan = try await kit.get("/v1/plans").value(Page<WorkoutPlan>.self).items[0].id.text
            let planned = try await kit.post(
                "/v1/schedule", #"{"kind":"plan","plan_id":"\#(plan)","date":"2026-11-20"}"#)
            #expect(planned.status == 201, "\(planned.text)")
            // At one in the afternoon here it is two in the night of Friday there.
            kit.clock.advance(to: Self.time("13:00"))
            let friday = try await Self.today(kit)
            #expect(friday.date == Self.date("2026-11-20") && friday.predicted?.reason.code == .scheduled)
            #expect(try await kit.service.verify().faults.isEmpty)
        }
    }

    /// Another process may say where the lifter lives; settings that nobody can read say nothing.
    @Test func theZoneIsTheOneThatIsStored() async throws {
        try await Kit.with { kit in
            try await Self.live(kit, in: "Pacific/Kiritimati")
            #expect(try await Self.today(kit).date == Self.date("2026-11-19"))
            var settings = try await kit.service.settings(TopsetService.localUser)
            settings.timezone = "Pacific/Honolulu"
            let other = TopsetService(kit.database, clock: kit.clock.now)
            _ = try await other.save(TopsetService.localUser, settings)
            #expect(try await Self.today(kit).date == Self.date("2026-11-18"))
            _ = try await kit.database.write { connection in
                try connection.run("UPDATE settings SET document = '{'", [])
            }
            #expect(try await kit.service.now(of: TopsetService.localUser).offsetMinutes == 60)
        }
    }

    @Test func whoEndsAfterMidnightTrainedTheDayBefore() async throws {
        try await Kit.with { kit in
            kit.clock.advance(to: Self.time("23:50"))
            let id = try await Self.train(kit)
            #expect(LocalDate(kit.clock.now()) == Self.date("2026-11-19"))
            let overview = try await Self.today(kit)
            #expect(overview.date == Self.date("2026-11-19") && overview.weekDone == 1)
            #expect(overview.week[2].sessionIDs == [id] && overview.week[3].sessionIDs.isEmpty)
            let adherence = try await kit.get("/v1/analytics/adherence").value(Adherence.self)
            #expect(adherence.streak.days == 1 && adherence.days.map(\.date) == [Self.date("2026-11-18")])
            #expect(adherence.hours[23] == 1)
            // On the evening after there are two days in a row.
            kit.clock.advance(to: Self.time("20:00"))
            try await Self.train(kit)
            #expect(try await kit.get("/v1/analytics/adherence").value(Adherence.self).streak.days == 2)
        }
    }

    /// Ten past midnight in Berlin is the evening before in UTC, and in Los Angeles it can be the other way round.
    @Test func listsByDaysGoByTheDayAsItWasLived() async throws {
        try await Kit.with { kit in
            let bench = kit.exercise("bench_press_barbell")
            for (start, end) in [
                ("2026-10-26T00:10:00+01:00", "2026-10-26T01:00:00+01:00"),
                ("2026-10-26T23:30:00-07:00", "2026-10-26T23:50:00-07:00"),
            ] {
                let session = try await kit.post(
                    "/v1/sessions",
                    #"{"started_at":"\#(start)","ended_at":"\#(end)","idempotency_key":"\#(start)","#
                        + #""exercises":[{"exercise_id":"\#(bench)","sets":[{"weight":50,"reps":8}]}]}"#)
                #expect(session.status == 201, "\(session.text)")
                let weight = try await kit.post(
                    "/v1/body-log", #"{"kind":"weight","value":80,"unit":"kg","at":"\#(start)"}"#)
                #expect(weight.status == 201, "\(weight.text)")
            }
            for (from, to, count) in [
                ("2026-10-26", "2026-10-26", 2), ("2026-10-25", "2026-10-25", 0), ("2026-10-27", "2026-10-27", 0),
                ("2026-10-25", "2026-10-27", 2), ("2026-10-25T23:00:00Z", "2026-10-26", 2),
                ("2026-10-26", "2026-10-26T12:00:00Z", 1), ("2026-10-26T00:00:00Z", "2026-10-26", 1),
            ] {
                let days = "from=\(from)&to=\(to)"
                for form in ["", "&form=short", "&exercise_id=\(bench)"] {
                    let found = try await kit.get("/v1/sessions?\(days)\(form)").value(Page<JSONValue>.self).items
                    #expect(found.count == count, "\(days)\(form)")
                }
                for kind in ["", "&kind=weight"] {
                    let found = try await kit.get("/v1/body-log?\(days)\(kind)").value(Page<BodyEntry>.self).items
                    #expect(found.count == count, "\(days)\(kind)")
                }
            }
            let week = try await kit.get("/v1/analytics/weekly-stats?from=2026-10-26&to=2026-10-26")
            #expect(try week.value(WeeklyStats.self).weeks.reduce(0) { $0 + $1.totals.sets } == 2)
        }
    }

    /// Wednesday and Thursday are trained: the workout of Wednesday that ends on Thursday is Wednesday's.
    @Test func theDayOfAProgramIsThatOnWhichItsWorkoutBegan() async throws {
        try await Kit.with { kit in
            let bench = kit.exercise("bench_press_barbell")
            let lift = #"{"exercise_id":"\#(bench)","sets":[{"weight":60,"reps":8}]}"#
            var days: [String] = []
            for name in ["A", "B"] {
                let plan = try await kit.post("/v1/plans", #"{"name":"\#(name)","exercises":[\#(lift)]}"#)
                days.append(#"{"plan_id":"\#(try plan.value(WorkoutPlan.self).id.text)"}"#)
            }
            let made = try await kit.post(
                "/v1/programs",
                #"{"name":"Two","loops":true,"weekdays":[3,4],"activate":true,"days":[\#(days.joined(separator: ","))]}"#
            )
            #expect(made.status == 201, "\(made.text)")
            func due() async throws -> ProgramToday {
                try await kit.get("/v1/programs/active/today").value(ProgramToday.self)
            }
            kit.clock.advance(to: Self.time("23:50"))
            let first = try #require(try await due().day)
            try await Self.train(kit, #"{"program_day_id":"\#(first.id.text)"}"#)
            let thursday = try await due()
            #expect(!thursday.isRest && thursday.planName == "B", "a quarter of an hour into Thursday")
            kit.clock.advance(to: Self.time("18:00"))
            let evening = try await due()
            #expect(evening.planName == "B" && !evening.isRest)
        }
    }

    /// Sunday is of the week that ends, or of the one that begins.
    @Test func theWeekOfAProgramBeginsWhereTheLiftersDoes() async throws {
        try await Kit.with { kit in
            let plan = try await kit.plan()
            let made = try await kit.post(
                "/v1/programs",
                #"{"name":"One","loops":true,"activate":true,"days":[{"plan_id":"\#(plan.id.text)"}]}"#)
            let day = try #require(try made.value(TrackedProgram.self).program.days.first)
            kit.clock.advance(seconds: 4 * 86_400)
            try await Self.train(kit, #"{"program_day_id":"\#(day.id.text)"}"#)
            kit.clock.advance(seconds: 86_400)
            func done() async throws -> Int? {
                try await kit.get("/v1/today").value(TodayOverview.self).program?.progress.doneThisWeek
            }
            #expect(LocalDate(kit.clock.now()).weekday == 0)
            #expect(try await done() == 0, "Sunday was of the last week")
            #expect(try await kit.send(.put, "/v1/settings", #"{"week_start":"sunday"}"#).status == 200)
            #expect(try await done() == 1)
            #expect(try await Self.today(kit).week[0].date == Self.date("2026-11-22"))
        }
    }

    @Test func sessionsOfTwoZonesCountOnTheDaysOnWhichTheyWereLived() async throws {
        try await Kit.with { kit in
            // Monday evening in Tokyo, a flight over the date line, and Monday evening in Los Angeles, which is later.
            for (start, end) in [
                ("2026-11-16T19:00:00+09:00", "2026-11-16T20:00:00+09:00"),
                ("2026-11-16T19:30:00-08:00", "2026-11-16T20:30:00-08:00"),
            ] {
                let lift = #"{"exercise_id":"\#(kit.exercise("squat_barbell"))","sets":[{"weight":100,"reps":5}]}"#
                let told = try await kit.post(
                    "/v1/sessions", #"{"started_at":"\#(start)","ended_at":"\#(end)","exercises":[\#(lift)]}"#)
                #expect(told.status == 201, "\(told.text)")
            }
            let overview = try await Self.today(kit)
            #expect(overview.week[0].sessionIDs.count == 2)
            #expect((overview.weekWorkouts, overview.weekDays) == (2, 1), "one day with two workouts")
            let adherence = try await kit.get("/v1/analytics/adherence").value(Adherence.self)
            #expect(adherence.streak.days == 0 && adherence.weeks.last?.days == 1)
        }
    }

    /// What is kept is what somebody who keeps nothing would say: over hours, nights, changes of clocks, flights and workouts.
    @Test(arguments: 1...8) func whatIsKeptIsWhatIsWorkedOutAnew(seed: UInt64) async throws {
        try await Kit.with { kit in
            var random = SeededGenerator(seed)
            var running: WorkoutID?
            for step in 0..<80 {
                switch Int.random(in: 0..<8, using: &random) {
                case 0...3: kit.clock.advance(seconds: Int64(Int.random(in: 1..<9_000, using: &random)))
                case 4: kit.clock.put(offsetMinutes: [0, 60, 120, 660, -480][Int.random(in: 0..<5, using: &random)])
                case 5 where running == nil: running = try await kit.start().id
                case 5, 6:
                    guard let workout = running else { continue }
                    running = nil
                    let end = Int.random(in: 0..<3, using: &random) == 0 ? "cancel" : "complete"
                    #expect(try await kit.post("/v1/active-workouts/\(workout.text)/\(end)").status == 200)
                default:
                    kit.clock.advance(
                        to: Self.time(["23:59", "00:00", "03:59", "19:00"].randomElement(using: &random)!))
                }
                let fresh = TopsetService(kit.database, clock: kit.clock.now)
                let user = TopsetService.localUser
                let comment: Comment = "step \(step), \(kit.clock.now().text)"
                let today = JSON.text(try await fresh.today(user))
                #expect(try await kit.get("/v1/today").text == today, comment)
                let adherence = try await fresh.adherenceJSON(user, from: nil)
                #expect(try await kit.get("/v1/analytics/adherence").text == adherence, comment)
                let recovery = try await fresh.recoveryJSON(user)
                #expect(try await kit.get("/v1/analytics/recovery").text == recovery, comment)
            }
        }
    }
}
