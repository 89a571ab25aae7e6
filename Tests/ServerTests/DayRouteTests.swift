import Contract
import TestSupport
import Testing
import Training
import Wire

/// Days that go otherwise than planned: of a program bound to days of the week, and with little time.
struct DayRouteTests {
    private static let program = "01900000-0000-7000-8000-000000000c01"

    private static func plan(_ kit: Kit, _ name: String, _ exercises: String) async throws -> WorkoutPlan {
        try await kit.post("/v1/plans", #"{"name":"\#(name)","exercises":[\#(exercises)]}"#).value(WorkoutPlan.self)
    }

    /// Monday stays Monday: a day that was missed is gone, and the others keep their days of the week.
    @Test func aMissedDayOfAFixedWeekPassesAndTheOthersKeepTheirWeekdays() async throws {
        try await Kit.with { kit in
            let bench = kit.exercise("bench_press_barbell")
            var days: [String] = []
            for name in ["A", "B", "C", "D"] {
                let lift = #"{"exercise_id":"\#(bench)","sets":[{"weight":60,"reps":8}]}"#
                days.append(#"{"plan_id":"\#(try await Self.plan(kit, name, lift).id.text)"}"#)
            }
            let list = days.joined(separator: ",")
            // It is a Wednesday.
            let made = try await kit.post(
                "/v1/programs",
                #"{"id":"\#(Self.program)","name":"Fixed","loops":true,"weekdays":[1,3,5],"activate":true,"days":[\#(list)]}"#
            )
            #expect(made.status == 201, "\(made.text)")
            func today() async throws -> ProgramToday {
                try await kit.get("/v1/programs/active/today").value(ProgramToday.self)
            }
            let wednesday = try await today()
            #expect(wednesday.planName == "A" && !wednesday.isRest)
            kit.clock.advance(seconds: 86_400)
            let thursday = try await today()
            #expect(thursday.isRest, "nothing is trained on a Thursday")
            #expect(thursday.day?.dayNumber == 2, "A was Wednesday's, and is gone")
            kit.clock.advance(seconds: 86_400)
            let friday = try await today()
            #expect(friday.planName == "B" && !friday.isRest)
            let day = try #require(friday.day)
            let start = try await kit.post("/v1/active-workouts", #"{"program_day_id":"\#(day.id.text)"}"#)
            let id = try start.value(StartAnswer.self).workoutID.text
            let workout = try await kit.get("/v1/active-workouts/\(id)").value(ActiveWorkout.self)
            _ = try await kit.post("/v1/active-workouts/\(id)/log-set", kit.logBody(workout, 0, key: "set"))
            let done = try await kit.post("/v1/active-workouts/\(id)/complete").value(CompleteAnswer.self)
            #expect(done.program?.next?.dayNumber == 3)
            #expect(try await today().isRest, "once a day")
            kit.clock.advance(seconds: 2 * 86_400)
            #expect(try await today().isRest, "Sunday")
            kit.clock.advance(seconds: 86_400)
            let monday = try await today()
            #expect(monday.planName == "C" && !monday.isRest)
            // A whole week away: three days pass, and Monday is Monday.
            kit.clock.advance(seconds: 7 * 86_400)
            let next = try await today()
            #expect(next.planName == "B" && !next.isRest)
        }
    }

    /// A day of the week that is bound is told with its plan, its week and what that is for, unless a rest is planned for it.
    @Test func aBoundDaySaysWhatItIsUnlessRestIsPlanned() async throws {
        try await Kit.with { kit in
            let lift = #"{"exercise_id":"\#(kit.exercise("bench_press_barbell"))","sets":[{"weight":60,"reps":8}]}"#
            var days: [String] = []
            for (name, phase) in [("A", "regular"), ("B", "deload")] {
                let plan = try await Self.plan(kit, name, lift).id.text
                days.append(#"{"plan_id":"\#(plan)","week":\#(days.count + 1),"phase":"\#(phase)"}"#)
            }
            let list = days.joined(separator: ",")
            // It is a Wednesday.
            let made = try await kit.post(
                "/v1/programs", #"{"name":"Fixed","weekdays":[3,5],"activate":true,"days":[\#(list)]}"#)
            #expect(made.status == 201, "\(made.text)")
            func planned() async throws -> [String?] {
                let week = try await kit.get("/v1/today").value(TodayOverview.self).week
                return [2, 4].map { week[$0].planned }
            }
            let first = "A · week 1 of 2, day 1"
            #expect(try await planned() == [first, "B · week 2 of 2, day 2 · Deload: lighter and less"])
            let access = try await kit.post("/v1/calendar-token").value(CalendarAccess.self)
            let feed = try await kit.get(#require(access.path)).text
            #expect(feed.contains("SUMMARY:A\r\n") && feed.contains("SUMMARY:B\r\n"))
            let friday = LocalDate(kit.clock.now()).adding(days: 2).text
            let rest = try await kit.post("/v1/schedule", #"{"kind":"rest","date":"\#(friday)"}"#)
            #expect(rest.status == 201, "\(rest.text)")
            #expect(try await planned() == [first, nil])
        }
    }

    /// What is optional goes first, from the last; only then sets of what is left, and then the others from the last.
    @Test func withLittleTimeWhatIsOptionalIsLeftOutFirstAndShown() async throws {
        try await Kit.with { kit in
            func lift(_ slug: String, _ more: String = "") -> String {
                let set = #"{"weight":40,"reps":8}"#
                return #"{"exercise_id":"\#(kit.exercise(slug))","sets":[\#(set),\#(set),\#(set)]\#(more)}"#
            }
            let optional = #","optional":true"#
            let plan = try await Self.plan(
                kit, "Push",
                [
                    lift("bench_press_barbell"), lift("lateral_raise_dumbbell", optional),
                    lift("overhead_press_barbell"), lift("bicep_curl_dumbbell", optional),
                ].joined(separator: ","))
            let ids = plan.currentVersion.exercises.map(\.id)
            let path = "/v1/plans/\(plan.id.text)/preview-start"
            func skipped(_ minutes: Int) async throws -> (ids: [PrescriptionID], preview: StartPreview) {
                let preview = try await kit.post(path, #"{"pre_mood":{"minutes":\#(minutes)}}"#).value(
                    StartPreview.self)
                let all = preview.proposedOverride?.adjustments ?? []
                return (all.filter { $0.type == .skipExercise }.compactMap(\.exercisePrescriptionID), preview)
            }
            #expect(try await skipped(120).preview.proposedOverride == nil, "there is time for everything")
            var first: (minutes: Int, ids: [PrescriptionID])?
            var both: Int?
            for minutes in stride(from: 60, to: 5, by: -1) {
                let (gone, preview) = try await skipped(minutes)
                #expect(gone == Array([ids[3], ids[1], ids[2]].prefix(gone.count)), "\(minutes)")
                if let fewer = preview.proposedOverride?.adjustments.first(where: { $0.type == .percentVolume }) {
                    #expect(gone.count >= 2, "\(minutes): \(fewer)")
                }
                if gone.count == 1, first == nil { first = (minutes, gone) }
                if gone.count == 2, both == nil { both = minutes }
            }
            #expect(first?.ids == [ids[3]], "the last goes first")
            // What is shown: no target for it, and why.
            let minutes = try #require(both)
            let preview = try await skipped(minutes).preview
            #expect(preview.exercises[1].sets.allSatisfy { $0.proposed == nil })
            #expect(preview.exercises[0].sets.allSatisfy { $0.proposed != nil })
            #expect(!preview.reasons.isEmpty)
            // What is started is what was shown.
            let override = JSON.text(try #require(preview.proposedOverride))
            let start = try await kit.post(
                "/v1/active-workouts", #"{"template_id":"\#(plan.id.text)","override":\#(override)}"#)
            #expect(start.status == 201, "\(start.text)")
            let id = try start.value(StartAnswer.self).workoutID.text
            let workout = try await kit.get("/v1/active-workouts/\(id)").value(ActiveWorkout.self)
            let open = workout.exercises.filter { exercise in exercise.sets.contains { $0.status == .planned } }
            #expect(open.map(\.exercisePrescriptionID) == [ids[0], ids[2]])
        }
    }
}
