import Contract
import HTTPTypes
import Server
import Service
import TestSupport
import Testing
import Training
import Wire

/// The first screen of the day, from what was trained and what is planned.
struct TodayTests {
    private static func today(_ kit: Kit) async throws -> TodayOverview {
        let answer = try await kit.get("/v1/today")
        #expect(answer.status == 200, "\(answer.text)")
        return try answer.value(TodayOverview.self)
    }

    /// Four weeks of one plan, always on the same day of the week; a week later it is that day again, at the same time.
    private static func fourWeeks(_ kit: Kit) async throws -> WorkoutPlan {
        let alex = Lifter(kit: kit)
        let plan = try await alex.plan(Lifter.bench, rule: "null", #"[{"weight":60,"reps":8}]"#)
        let start = kit.clock.now()
        for week in 1...4 {
            _ = try await alex.train(plan.id, [[(135, 8)]])
            kit.clock.advance(seconds: start.adding(seconds: Int64(week) * 7 * 86_400).seconds(since: kit.clock.now()))
        }
        kit.clock.advance(seconds: 2 * 86_400)
        return plan
    }

    @Test func thePlanOfTheWeekdayIsForeseenAndSaidWhy() async throws {
        try await Kit.with { kit in
            #expect(try await Self.today(kit).predicted == nil, "without plans there is nothing to foresee")
            let plan = try await Self.fourWeeks(kit)
            let next = try #require(try await Self.today(kit).predicted)
            #expect(next.planID == plan.id && next.reason.code == .weekday)
            #expect((next.reason.times, next.reason.of) == (4, 4))
            #expect(next.reason.weekday == LocalDate(kit.clock.now()).weekday && !next.reason.text.isEmpty)
            #expect(next.minutes != nil && next.exercises.count == 1)
        }
    }

    @Test func aPlanTakesAsLongAsItTookBefore() async throws {
        try await Kit.with { kit in
            let alex = Lifter(kit: kit)
            let plan = try await alex.plan(
                Lifter.bench, rule: "null",
                "[" + Array(repeating: #"{"weight":60,"reps":8}"#, count: 4).joined(separator: ",") + "]")
            func less() async throws -> StartPreview {
                let path = "/v1/plans/\(plan.id.text)/preview-start"
                return try await kit.post(path, #"{"pre_mood":{"minutes":30}}"#).value(StartPreview.self)
            }
            for minutes: Int64 in [47, 52, 49] {
                #expect(try await Self.today(kit).predicted?.minutes ?? 0 < 30)
                #expect(try await less().proposedOverride == nil)
                let workout = try await alex.start(plan.id)
                try await alex.log(workout, [[(135, 8)]])
                kit.clock.advance(seconds: minutes * 60 - 120)
                _ = try await alex.complete(workout, rpe: nil)
                kit.clock.advance(seconds: 86_400)
            }
            #expect(try await Self.today(kit).predicted?.minutes == 49)
            let reasons = try await less().reasons
            #expect(reasons.contains(where: { $0.code == .shortTime && $0.params.number == 49 }), "\(reasons)")
        }
    }

    @Test func theAimsAreHeldAgainstWhatWasTrained() async throws {
        try await Kit.with { kit in
            func objectives() async throws -> Objectives {
                try await kit.get("/v1/analytics/objectives").value(Objectives.self)
            }
            #expect(try await objectives() == Objectives())
            let plan = try await Self.fourWeeks(kit)
            let after = try await objectives()
            #expect((after.workouts.count, after.workouts.of) == (4, 4))
            #expect(after.daysInUse == 29 && after.foreseen.of == 0, "four weeks are only just over")
            let decided = after.accepted.of
            _ = try await Lifter(kit: kit).train(plan.id, [[(135, 8)]])
            let later = try await objectives()
            #expect(later.foreseen.of == 1 && later.foreseen.count == 1)
            #expect(later.accepted.of >= decided && later.accepted.count <= later.accepted.of)
        }
    }

    /// Plans that were made of an import are those that it trained: what the first screen foresees is what counts as foreseen.
    @Test func aPlanOfAnImportIsForeseenByTheDaysOfItsName() async throws {
        try await Kit.with { kit in
            func foreseen() async throws -> [Int] {
                let share = try await kit.get("/v1/analytics/objectives").value(Objectives.self).foreseen
                return [share.count, share.of]
            }
            let today = LocalDate(kit.clock.now())
            var file = "Date,Workout Name,Exercise Name,Set Order,Weight,Reps\n"
            for week: Int64 in (1...8).reversed() {
                for (ago, name, lift) in [
                    (7 * week, "Legs", "Squat (Barbell)"), (7 * week - 2, "Push", "Bench Press (Barbell)"),
                    (7 * week - 4, "Pull", "Deadlift (Barbell)"),
                ] { file += today.adding(days: -ago).text + " 10:00:00,\(name),\(lift),1,60,8\n" }
            }
            let answer = try await kit.send(
                .post, "/v1/import?unit=kg&timezone=Europe/Berlin", file, headers: [.contentType: "text/csv"])
            let offers = try answer.value(ImportReport.self).planOffers
            #expect(offers.count == 3, "\(answer.text)")
            for offer in offers {
                let saved = try await kit.post(
                    "/v1/sessions/\(offer.sessionID.text)/save-as-plan", #"{"name":"\#(offer.name)"}"#)
                #expect(saved.status == 201, "\(saved.text)")
            }
            let next = try #require(try await Self.today(kit).predicted)
            #expect(next.name == "Legs" && next.reason.code == .weekday)
            let alex = Lifter(kit: kit)
            func train(_ plan: PlanID) async throws {
                let started = try await kit.post("/v1/active-workouts", #"{"template_id":"\#(plan.text)"}"#)
                let id = try started.value(StartAnswer.self).workoutID
                let workout = try await kit.get("/v1/active-workouts/\(id.text)").value(ActiveWorkout.self)
                try await alex.log(workout, [[(135, 8)]])
                _ = try await alex.complete(workout, rpe: nil)
            }
            #expect(try await foreseen() == [0, 0])
            try await train(next.planID)
            #expect(try await foreseen() == [1, 1])
            // Two days later it is Push; who trains Legs again trains something else.
            kit.clock.advance(seconds: 2 * 86_400)
            #expect(try await Self.today(kit).predicted?.name == "Push")
            try await train(next.planID)
            #expect(try await foreseen() == [1, 2])
        }
    }

    /// What was brought along from elsewhere was trained, and is no use of the app.
    @Test func importedDaysAreNoDaysInUse() async throws {
        try await Kit.with { kit in
            func objectives() async throws -> Objectives {
                try await kit.get("/v1/analytics/objectives").value(Objectives.self)
            }
            var file = "Date,Workout Name,Exercise Name,Set Order,Weight,Reps\n"
            let today = LocalDate(kit.clock.now())
            for ago: Int64 in stride(from: 60, through: 0, by: -2) {
                file += today.adding(days: -ago).text + " 10:00:00,Push,Bench Press (Barbell),1,60,8\n"
            }
            let answer = try await kit.send(
                .post, "/v1/import?unit=kg&timezone=Europe/Berlin", file, headers: [.contentType: "text/csv"])
            #expect(answer.status == 200, "\(answer.text)")
            let brought = try await objectives()
            #expect((brought.workouts.count, brought.workouts.of) == (14, 4), "every other day is trained, wherever")
            #expect(brought.daysInUse == nil && brought.foreseen.of == 0)
            let alex = Lifter(kit: kit)
            let plan = try await alex.plan(Lifter.bench, rule: "null", #"[{"weight":60,"reps":8}]"#)
            _ = try await alex.train(plan.id, [[(135, 8)]])
            let after = try await objectives()
            #expect(after.daysInUse == 1 && after.workouts.of == 4 && after.foreseen.of == 1)
        }
    }

    @Test func inTheEveningOfAUsualDayTheRowOfWeeksIsTold() async throws {
        try await Kit.with { kit in
            let plan = try await Self.fourWeeks(kit)
            try #require(kit.clock.now().local.time.hour == 18)
            #expect(try await Self.today(kit).nudges.isEmpty, "it is not seven yet")
            kit.clock.advance(seconds: 2 * 3_600)
            let nudge = try #require(try await Self.today(kit).nudges.first)
            #expect(nudge.code == .streak && nudge.weeks == 4 && !nudge.text.isEmpty)
            let started = try await kit.post("/v1/active-workouts", #"{"template_id":"\#(plan.id.text)"}"#)
            let id = try started.value(StartAnswer.self).workoutID
            let running = try await Self.today(kit)
            #expect(running.nudges.isEmpty, "who trains needs no word")
            #expect(running.resume?.workoutID == id)
        }
    }

    /// Without plans, too; not once something was trained in the week.
    @Test func theRowOfWeeksIsToldAsLongAsItIsAtRisk() async throws {
        try await Kit.with { kit in
            func tell(daysAgo: Int64) async throws {
                let start = kit.clock.now().adding(seconds: -daysAgo * 86_400)
                let answer = try await kit.post(
                    "/v1/sessions",
                    #"{"title":"Told","started_at":"\#(start.text)","ended_at":"\#(start.adding(seconds: 600).text)","#
                        + #""exercises":[{"exercise_id":"\#(kit.exercise("squat_barbell"))","sets":[{"weight":60,"reps":8}]}]}"#
                )
                #expect(answer.status == 201, "\(answer.text)")
            }
            for week: Int64 in 1...4 { try await tell(daysAgo: 7 * week) }
            kit.clock.advance(seconds: 2 * 3_600)
            try #require(kit.clock.now().local.time.hour >= 19)
            #expect(try await Self.today(kit).nudges.first?.weeks == 4)
            try await tell(daysAgo: 1)
            #expect(try await Self.today(kit).nudges.isEmpty)
        }
    }

    @Test func whatIsOnTheCalendarComesFirstAndIsMissedWhenTheDayIsOver() async throws {
        try await Kit.with { kit in
            let plan = try await kit.plan()
            // A Wednesday.
            let date = LocalDate(kit.clock.now())
            let id = "01900000-0000-7000-8000-000000000d01"
            let planned = try await kit.post(
                "/v1/schedule",
                #"{"id":"\#(id)","kind":"plan","plan_id":"\#(plan.id.text)","date":"\#(date.text)","minutes":40}"#)
            #expect(planned.status == 201, "\(planned.text)")
            let today = try await Self.today(kit)
            #expect(today.predicted?.reason.code == .scheduled && today.predicted?.minutes == 40)
            #expect(today.nextScheduled?.planID == plan.id && today.nextScheduled?.date == date)
            let day = try #require(today.week.first { $0.date == date })
            #expect(day.planned == plan.name && !day.isMissed && !day.isDone)
            #expect((today.weekPlanned, today.weekDone) == (1, 0))
            kit.clock.advance(seconds: 86_400)
            let tomorrow = try await Self.today(kit)
            #expect(tomorrow.week.first { $0.date == date }?.isMissed == true)
            #expect(tomorrow.nextScheduled == nil && tomorrow.predicted?.reason.code == .untrained)
            let adherence = try await kit.get("/v1/analytics/adherence").value(Adherence.self)
            #expect(adherence.weeks.last?.planned == 1 && adherence.weeks.last?.done == 0)
        }
    }

    /// The calendar, the first screen and the figures say the same of a day on which something else was trained.
    @Test func aPlannedDayWithAnotherWorkoutIsMissedEverywhere() async throws {
        try await Kit.with { kit in
            let plan = try await kit.plan()
            let date = LocalDate(kit.clock.now())
            let planned = try await kit.post(
                "/v1/schedule", #"{"kind":"plan","plan_id":"\#(plan.id.text)","date":"\#(date.text)"}"#)
            #expect(planned.status == 201, "\(planned.text)")
            let start = kit.clock.now().adding(seconds: -7_200)
            for number: Int64 in 0..<2 {
                let (start, end) = (
                    start.adding(seconds: number * 3_000), start.adding(seconds: number * 3_000 + 1_800)
                )
                _ = try await kit.post(
                    "/v1/sessions",
                    #"{"title":"Other","started_at":"\#(start.text)","ended_at":"\#(end.text)","exercises":["#
                        + #"{"exercise_id":"\#(kit.exercise("squat_barbell"))","sets":[{"weight":80,"reps":5}]}]}"#)
            }
            func states() async throws -> (ScheduledWorkout.State?, TodayOverview.Day?) {
                let days = try await kit.get("/v1/schedule?from=\(date.text)&to=\(date.text)")
                    .value(Page<ScheduledWorkout>.self).items
                return (days.first?.state, try await Self.today(kit).week.first { $0.date == date })
            }
            let now = try await states()
            #expect(now.0 == .planned && now.1?.isDone == false && now.1?.isMissed == false)
            kit.clock.advance(seconds: 86_400)
            let later = try await states()
            #expect(later.0 == .missed && later.1?.isMissed == true && later.1?.isDone == false)
            #expect(later.1?.sessionIDs.count == 2 && later.1?.planned == plan.name)
            let today = try await Self.today(kit)
            #expect((today.weekPlanned, today.weekDone, today.weekOthers) == (1, 0, 2))
            #expect((today.weekWorkouts, today.weekDays) == (2, 1))
            let week = try #require(
                try await kit.get("/v1/analytics/adherence").value(Adherence.self).weeks.last)
            #expect((week.planned, week.done, week.others, week.workouts, week.days) == (1, 0, 2, 2, 1))
            let stats = try await kit.get("/v1/analytics/weekly-stats").value(WeeklyStats.self)
            #expect(stats.weeks.last?.sessions == 2)
        }
    }

    /// It stays in the history, and nothing is counted from it until a set is told afterwards.
    @Test func aWorkoutWithoutADoneSetIsNoTraining() async throws {
        try await Kit.with { kit in
            let plan = try await kit.plan()
            let started = try await kit.post("/v1/active-workouts", #"{"template_id":"\#(plan.id.text)"}"#)
            let id = try started.value(StartAnswer.self).workoutID
            #expect(try await kit.post("/v1/active-workouts/\(id.text)/complete").status == 200)
            func trained() async throws -> [Int] {
                let today = try await Self.today(kit)
                let week = try #require(try await kit.get("/v1/analytics/adherence").value(Adherence.self).weeks.last)
                let features = try await kit.get("/v1/analytics/features").value(AnalyticsFeatures.self)
                let stats = try await kit.get("/v1/analytics/weekly-stats").value(WeeklyStats.self)
                let known = try await kit.get("/v1/plans/\(plan.id.text)").value(WorkoutPlan.self)
                return [
                    today.weekWorkouts, today.weekDays, today.week.filter(\.isDone).count, week.workouts,
                    features.streak.days, features.streak.weeks, features.last7Days.sessions,
                    stats.weeks.last?.sessions ?? 0, known.lastUsed == nil ? 0 : 1,
                ]
            }
            #expect(try await trained() == Array(repeating: 0, count: 9))
            #expect(try await Self.today(kit).predicted?.reason.code == .untrained)
            let path = "/v1/sessions/\(id.text)"
            let session = try await kit.get(path).value(WorkoutSession.self)
            let exercise = try #require(session.exercises.first)
            let answer = try await kit.post(
                path + "/corrections",
                #"{"exercises":[{"id":"\#(exercise.id.text)","sets":[{"weight":60,"reps":8}]}]}"#)
            #expect(answer.status == 200, "\(answer.text)")
            #expect(try await trained() == Array(repeating: 1, count: 9))
            let report = try await kit.service.rebuild(TopsetService.localUser)
            #expect(!report.changed, "a rebuild came out differently")
            #expect(try await kit.post(path + "/restore").status == 200)
            #expect(try await trained() == Array(repeating: 0, count: 9))
        }
    }

    @Test func whatWasNeverTrainedIsNotSaidToHaveBeen() async throws {
        try await Kit.with { kit in
            let plan = try await kit.plan()
            let next = try #require(try await Self.today(kit).predicted)
            #expect(next.planID == plan.id && next.reason.code == .untrained)
            #expect(next.reason.text == "Not trained yet.")
        }
    }

    @Test func theLineOfTheDayIsAnotherTomorrowAndCanBeSwitchedOff() async throws {
        try await Kit.with { kit in
            let line = try #require(try await Self.today(kit).welcome)
            #expect(try await Self.today(kit).welcome == line)
            kit.clock.advance(seconds: 86_400)
            #expect(try await Self.today(kit).welcome != line)
            _ = try await kit.send(.put, "/v1/settings", #"{"daily_welcome":false}"#)
            #expect(try await Self.today(kit).welcome == nil)
        }
    }
}
