import Contract
import HTTPTypes
import TestSupport
import Testing
import Training
import Wire

/// Programs through the API: followed, trained, skipped, shared, and safe from deletions.
struct ProgramRouteTests {
    private let program = "01900000-0000-7000-8000-000000000b01"

    private func body(_ plan: WorkoutPlan, more: String = "") -> String {
        #"{"id":"\#(program)","name":"Push block","loops":false,"days":["#
            + #"{"plan_id":"\#(plan.id.text)","week":1},{"week":1},"#
            + #"{"plan_id":"\#(plan.id.text)","week":2,"phase":"deload"}]\#(more)}"#
    }

    private func finish(_ kit: Kit, day: ProgramDay, weight: String) async throws -> CompleteAnswer {
        let start = try await kit.post("/v1/active-workouts", #"{"program_day_id":"\#(day.id.text)"}"#)
        #expect(start.status == 201, "\(start.text)")
        let id = try start.value(StartAnswer.self).workoutID
        let workout = try await kit.get("/v1/active-workouts/\(id.text)").value(ActiveWorkout.self)
        #expect(workout.programDayID == day.id && workout.phase == day.phase)
        for index in workout.exercises[0].sets.indices {
            let logged = try await kit.post(
                "/v1/active-workouts/\(id.text)/log-set",
                kit.logBody(workout, index, key: "set\(index)/\(id.text)", weight: weight))
            #expect(logged.status == 200, "\(logged.text)")
        }
        return try await kit.post("/v1/active-workouts/\(id.text)/complete").value(CompleteAnswer.self)
    }

    @Test func aProgramIsFollowedToItsEnd() async throws {
        try await Kit.with { kit in
            let plan = try await kit.plan()
            let made = try await kit.post("/v1/programs", body(plan, more: #","activate":true"#))
            #expect(made.status == 201, "\(made.text)")
            // The same again is no second one.
            #expect(try await kit.post("/v1/programs", body(plan, more: #","activate":true"#)).status == 200)
            var tracked = try made.value(TrackedProgram.self)
            #expect(tracked.isActive && tracked.currentDay == 1 && tracked.progress.weeks == 2)
            let first = try await kit.get("/v1/programs/active/today").value(ProgramToday.self)
            #expect(first.planName == "Push" && !first.isRest && first.nextWorkout?.dayNumber == 3)
            let answer = try await finish(kit, day: tracked.program.days[0], weight: "60")
            let step = try #require(answer.program)
            #expect(step.dayNumber == 1 && !step.isFinished && step.next?.isRestDay == true)
            // Rest takes a day.
            kit.clock.advance(seconds: 86_400)
            #expect(try await kit.get("/v1/programs/active/today").value(ProgramToday.self).isRest)
            kit.clock.advance(seconds: 86_400)
            let deload = try await kit.get("/v1/programs/active/today").value(ProgramToday.self)
            #expect(deload.day?.dayNumber == 3 && deload.intensity?.thousandths == 600)
            #expect(deload.coachingNotes != nil && deload.rpeCap == RPE(hundredths: 700))
            let last = try await finish(kit, day: tracked.program.days[2], weight: "37.5")
            #expect(last.program?.isFinished == true)
            // A deload moves no target.
            #expect(last.suggestions.flatMap(\.changes).allSatisfy { $0.type == .stay })
            tracked = try await kit.get("/v1/programs/\(program)").value(TrackedProgram.self)
            #expect(tracked.progress.status == .finished && tracked.progress.done == 2)
            let again = try await kit.post("/v1/programs/\(program)/restart").value(TrackedProgram.self)
            #expect(again.currentDay == 1 && again.progress.done == 0)
        }
    }

    @Test func aDeloadChangesTodaysTargetsAndNotThePlan() async throws {
        try await Kit.with { kit in
            let plan = try await kit.plan()
            let preview = try await kit.post("/v1/plans/\(plan.id.text)/preview-start", #"{"phase":"deload"}"#)
                .value(StartPreview.self)
            #expect(preview.phase == .deload)
            #expect(preview.exercises[0].sets.count == 2)
            #expect(preview.exercises[0].sets.allSatisfy { $0.target.weight == .kg(35) || $0.target.weight == .kg(37) })
            #expect(preview.exercises[0].sets[0].plan.weight == .kg(60))
            #expect(preview.exercises[0].sets[0].reasons.first?.code == .phaseDeload)
            #expect(preview.exercises[0].sets[0].reasons.first?.text.isEmpty == false)
            let start = try await kit.post(
                "/v1/active-workouts", #"{"template_id":"\#(plan.id.text)","phase":"deload"}"#
            ).value(StartAnswer.self)
            #expect(start.exercises[0].sets.count == 2)
            #expect(start.exercises[0].sets[0].weight == preview.exercises[0].sets[0].target.weight)
            let after = try await kit.get("/v1/plans/\(plan.id.text)").value(WorkoutPlan.self)
            #expect(after.currentVersion == plan.currentVersion)
        }
    }

    @Test func onlyOneIsFollowed() async throws {
        try await Kit.with { kit in
            let plan = try await kit.plan()
            _ = try await kit.post("/v1/programs", body(plan, more: #","activate":true"#))
            let other = try await kit.post(
                "/v1/programs", #"{"name":"B","loops":true,"days":[{"plan_id":"\#(plan.id.text)"}]}"#
            ).value(TrackedProgram.self)
            _ = try await kit.post("/v1/programs/\(other.program.id.text)/activate")
            let all = try await kit.get("/v1/programs").value(Page<TrackedProgram>.self).items
            #expect(all.filter(\.isActive).map(\.program.id) == [other.program.id])
            _ = try await kit.send(.delete, "/v1/programs/\(other.program.id.text)")
            #expect(try await kit.get("/v1/programs/active/today").status == 404)
        }
    }

    @Test func aPlanInUseStays() async throws {
        try await Kit.with { kit in
            let plan = try await kit.plan()
            _ = try await kit.post("/v1/programs", body(plan))
            #expect(
                try await kit.get("/v1/plans/\(plan.id.text)").value(WorkoutPlan.self).usedBy.map(\.text) == [program])
            let refused = try await kit.send(.delete, "/v1/plans/\(plan.id.text)")
            #expect(refused.status == 409 && refused.code == "IN_USE")
            #expect(refused.text.contains("Push block"))
            _ = try await kit.send(.delete, "/v1/programs/\(program)")
            #expect(try await kit.send(.delete, "/v1/plans/\(plan.id.text)").status == 200)
        }
    }

    @Test func aDeletedProgramBreaksNoSession() async throws {
        try await Kit.with { kit in
            let plan = try await kit.plan()
            let made = try await kit.post("/v1/programs", body(plan, more: #","activate":true"#)).value(
                TrackedProgram.self)
            let answer = try await finish(kit, day: made.program.days[0], weight: "60")
            _ = try await kit.send(.delete, "/v1/programs/\(program)")
            let session = try await kit.get("/v1/sessions/\(answer.archivedWorkoutID.text)").value(WorkoutSession.self)
            #expect(session.programDayID == made.program.days[0].id)
            #expect(try await kit.post("/v1/programs", body(plan)).path == "/id")
        }
    }

    @Test func aRoutineStartsTheDayItIsAt() async throws {
        try await Kit.with { kit in
            let plan = try await kit.plan()
            let other = try await kit.post("/v1/plans", #"{"name":"Other","copy_of":"\#(plan.id.text)"}"#)
                .value(WorkoutPlan.self)
            let days = [plan, other].map { #"{"plan_id":"\#($0.id.text)"}"# }.joined(separator: ",")
            let routine = try await kit.post(
                "/v1/programs", #"{"id":"\#(program)","name":"AB","loops":true,"activate":true,"days":[\#(days)]}"#
            ).value(TrackedProgram.self)
            for name in ["Push", "Other", "Push"] {
                let start = try await kit.post("/v1/active-workouts", #"{"routine_id":"\#(program)"}"#)
                let id = try start.value(StartAnswer.self).workoutID
                let workout = try await kit.get("/v1/active-workouts/\(id.text)").value(ActiveWorkout.self)
                #expect(workout.title == name)
                _ = try await kit.post(
                    "/v1/active-workouts/\(id.text)/log-set", kit.logBody(workout, 0, key: id.text))
                _ = try await kit.post("/v1/active-workouts/\(id.text)/complete")
            }
            #expect(routine.program.days.count == 2)
        }
    }

    @Test func whatCannotBeIsRefusedWithItsField() async throws {
        try await Kit.with { kit in
            let plan = try await kit.plan()
            let unknown = "01900000-0000-7000-8000-000000000abc"
            for (body, path) in [
                (#"{"name":"x"}"#, "/days"), (#"{"days":[]}"#, "/name"), (#"{"name":"x","days":[{}]}"#, "/days"),
                (#"{"name":"x","days":[{"plan_id":"\#(unknown)"}]}"#, "/days/0/plan_id"),
                (#"{"name":"x","weekdays":[8],"days":[{"plan_id":"\#(plan.id.text)"}]}"#, "/weekdays/0"),
                (#"{"program_template_id":"nothing"}"#, "/program_template_id"),
                (
                    #"{"name":"x","days":[{"plan_id":"\#(plan.id.text)","intensity_modifier":9}]}"#,
                    "/days/0/intensity_modifier"
                ),
            ] {
                let answer = try await kit.post("/v1/programs", body)
                #expect(answer.path == path, "\(body): \(answer.text)")
            }
            #expect(try await kit.post("/v1/active-workouts", #"{"program_day_id":"\#(unknown)"}"#).status == 404)
            #expect(try await kit.post("/v1/programs/active/skip", "{}").status == 404)
            #expect(try await kit.get("/v1/programs").value(Page<TrackedProgram>.self).items.isEmpty)
        }
    }

    @Test func aSharedProgramComesBackTheSame() async throws {
        try await Kit.with { kit in
            let plan = try await kit.plan()
            _ = try await kit.post("/v1/programs", body(plan))
            let shared = try await kit.get("/v1/programs/\(program)/share").value(SharedProgram.self)
            let made = try await kit.post(
                "/v1/programs/import", #"{"program":\#(JSON.text(shared.program))}"#)
            #expect(made.status == 201, "\(made.text)")
            let copy = try made.value(TrackedProgram.self)
            let again = try await kit.get("/v1/programs/\(copy.program.id.text)/share").value(SharedProgram.self)
            #expect(again.program.days == shared.program.days)
            #expect(again.program.plans.map(\.name) == shared.program.plans.map(\.name))
        }
    }

    /// Its document, its notation and a link to it, each as it is pasted, are looked at without anything being stored, and kept.
    @Test func aPastedProgramIsLookedAtAndKept() async throws {
        try await Kit.with { kit in
            let plan = try await kit.plan()
            _ = try await kit.post("/v1/programs", body(plan))
            let answer = try await kit.get("/v1/programs/\(program)/share")
            let shared = try answer.value(SharedProgram.self)
            let texts = [
                answer.text, JSON.text(shared.program), shared.notation, "#" + shared.link,
                "https://topset.example/programs/import#" + shared.link,
            ]
            for text in texts {
                var preview = PreviewProgram()
                preview.pasted = text
                let looked = try await kit.post("/v1/program-templates/preview", JSON.text(preview))
                #expect(looked.status == 200, "\(looked.text)")
                #expect(try looked.value(ProgramPreview.self).program?.days == shared.program.days)
            }
            #expect(try await kit.get("/v1/programs").value(Page<TrackedProgram>.self).items.count == 1)
            for text in texts {
                var request = ImportProgram()
                request.pasted = text
                let made = try await kit.post("/v1/programs/import", JSON.text(request))
                #expect(made.status == 201, "\(made.text)")
                #expect(try made.value(TrackedProgram.self).program.days.map(\.week) == [1, 1, 2])
            }
            for (text, line) in [
                ("plan: A\nNobody: 3x5", "Line 2: "), ("{\n\n\"plans\": 1}", "At /name: "), ("{\n,", "Line 2: "),
                ("{}", "At /name: name is required."),
                (#"{"name":"A","days":[],"plans":[{"name":""}]}"#, "At /plans/0/"),
                ("# one\n# two", "message\":\"There is no plan and no program"),
                ("plan: A\nSquat: 3x12-8", "Line 2: the upper number of reps must not be less than the lower one."),
                ("plan: A\nPlank: 3x30s\nSquat: 3x5 -60kg", "Line 3: the weight must"),
                ("plan: A\nSquat: 3x5; rule percent_of_max(max: 100kg, weeks: 5@650%)", "Line 2: percent must"),
                ("plan: A\nSquat: 3x5\n\nplan: A\nSquat: 3x5", "Line 4: There are two plans"),
                ("plan: A\nSquat: 3x5; key a; rule derived_from(of: a, share: 50%)", "Line 2: the key leads back"),
                (
                    "plan: A\nSquat: 3x5; key a; rule derived_from(of: b, share: 50%)\n"
                        + "Bench Press: 3x5; key b; rule derived_from(of: a, share: 50%)", "Line 3: the key leads back"
                ),
                ("plan: A\nSquat: 3x5; rule derived_from(of: x, share: 50%)", "Line 2: the key is that of no lift"),
                ("program: P\nplan: A\nSquat: 3x5\nweek 1: A\nweek 3: A", "Line 5: the week must be 1 or 2"),
                ("program: P\nplan: A\nSquat: 3x5\nweek 2: A", "Line 4: the week must be 1."),
                ("program: P\nper week: 99\nplan: A\nSquat: 3x5\ndays: A", "Line 2: per week must be between"),
                ("program: P\nplan: A\nminutes: 99999\nSquat: 3x5\ndays: A", "Line 3: minutes must"),
                (
                    "program: P\nplan: A\nSquat: 3x5\nweek 1 weight 900%: A",
                    "Line 4: weight must be between 10% and 200%."
                ),
                ("program: P\nplan: A\nSquat: 3x5\nplan: B\nSquat: 3x5\ndays: A", "Line 4: the name is that of no day"),
                (
                    "program: P\ntraining max: 900%\nplan: A\nSquat: 3x5\ndays: A",
                    "Line 2: training max must be between 10% and 120%."
                ),
                (
                    "program: P\nplan: A\nSquat: 3x5\ndays: rest",
                    "Line 4: the days must hold at least one day with a plan"
                ),
                ("\u{FEFF}plan: A\nNobody: 3x5", "Line 2: There is no exercise"),
            ] {
                var preview = PreviewProgram()
                preview.pasted = text
                let refused = try await kit.post("/v1/program-templates/preview", JSON.text(preview))
                #expect(refused.status == 400 && refused.path == "/pasted")
                #expect(refused.text.contains(line), "\(refused.text)")
            }
        }
    }

    /// Everything that is wrong is told at once, in German in German, and nothing that only follows from it.
    @Test func allFaultsOfATextAreToldByTheirLines() async throws {
        try await Kit.with { kit in
            _ = try await kit.send(.put, "/v1/settings", #"{"language":"de"}"#)
            for (text, told) in [
                (
                    "program: P\nper week: 99\nplan: A\nSquat: 3x12-8\nplan: B\nSquat: 3x5 -60kg\ndays: A, B",
                    [
                        "Zeile 2: per week: muss zwischen 1 und 7 liegen.",
                        "Zeile 4: obere Zahl der Wiederholungen: darf nicht kleiner als die untere sein.",
                        "Zeile 6: Gewicht: ",
                    ]
                ),
                (
                    "plan: A\nNobody: 3x5\nSquat: what",
                    [
                        "Zeile 2: Es gibt keine Übung mit diesem Namen; eine Zeile exercise: NAME macht sie zu einer eigenen. (Nobody)",
                        "Zeile 3: Das ist nicht zu verstehen.",
                    ]
                ),
                (
                    "program: P\nplan: A\nSquat: 3x5\ndays: rest",
                    ["Zeile 4: Tage: muss mindestens einen Tag mit einem Plan haben."]
                ),
            ] {
                var preview = PreviewProgram()
                preview.pasted = text
                let refused = try await kit.post("/v1/program-templates/preview", JSON.text(preview))
                let fault = try refused.value(ErrorAnswer.self).error
                let all = fault.details?.errors?.map(\.message) ?? [fault.message]
                #expect(all.count == told.count, "\(all)")
                for (message, begin) in zip(all, told) { #expect(message.hasPrefix(begin), "\(message)") }
                #expect(fault.message == all.first)
            }
        }
    }

    /// What cannot be pasted cannot come as a notation or as a document either, and plans alone are done in turn.
    @Test func aNotationIsReadAsIfItWerePasted() async throws {
        try await Kit.with { kit in
            let alone = try await kit.post("/v1/programs/import", #"{"notation":"plan: Monday\nSquat: 3x5 60kg"}"#)
            #expect(alone.status == 201, "\(alone.text)")
            let program = try alone.value(TrackedProgram.self).program
            #expect(program.name == "Monday" && program.loops && program.days.count == 1)
            let faulty = try await kit.post(
                "/v1/programs/import", #"{"notation":"plan: Monday\nSquat: 3x5 -60kg\nPlank: 3x700000s"}"#)
            #expect(faulty.status == 400 && faulty.path == "/notation")
            #expect(faulty.text.contains("Line 2: the weight") && faulty.text.contains("Line 3: the time"))
            let answer = try await kit.get("/v1/programs/\(program.id.text)/share").value(SharedProgram.self)
            var shared = answer.program
            shared.plans[0].exercises[0].rule = .derivedFrom(DerivedFrom(key: "nothing"))
            var request = ImportProgram()
            request.program = shared
            let document = try await kit.post("/v1/programs/import", JSON.text(request))
            #expect(document.status == 400 && document.path == "/program/plans/0/exercises/0/rule/key")
        }
    }

    /// Lifts by percentages of which no max is known begin with the bar: a preview names them, and only them.
    @Test func aGuessIsCalledOne() async throws {
        try await Kit.with { kit in
            var request = PreviewProgram()
            request.programTemplateID = "531"
            let blind = try await kit.post("/v1/program-templates/preview", JSON.text(request))
                .value(ProgramPreview.self)
            #expect(blind.guessed.count == 4)
            let bench = try #require(BuiltInExercises.all.first { $0.slug == "bench_press_barbell" })
            #expect(blind.guessed.contains(bench.id))
            request.starts = [LiftStart(bench.id, weight: .kg(100))]
            let known = try await kit.post("/v1/program-templates/preview", JSON.text(request))
                .value(ProgramPreview.self)
            #expect(known.guessed == blind.guessed.filter { $0 != bench.id })
        }
    }

    /// The cursor is at a day, not at a number.
    @Test func daysInAnotherOrderKeepWhatWasDone() async throws {
        try await Kit.with { kit in
            let plan = try await kit.plan()
            var days = try await kit.post("/v1/programs", body(plan, more: #","activate":true"#))
                .value(TrackedProgram.self).program.days
            _ = try await finish(kit, day: days[0], weight: "80")
            // What was done goes last, what is next goes first, and the rest between.
            days = [days[1], days[2], days[0]]
            // The weeks stay in their order.
            for index in days.indices { (days[index].dayNumber, days[index].week) = (index + 1, index < 2 ? 1 : 2) }
            var patch = PatchProgram()
            patch.days = days
            let program = try await kit.send(.patch, "/v1/programs/\(program)", JSON.text(patch))
                .value(TrackedProgram.self).program
            #expect(program.run?.nextDay == 1)
            #expect(program.run?.marks.map(\.dayNumber) == [3])
            patch.days = [days[1]]
            patch.days?[0].dayNumber = 1
            let less = try await kit.send(.patch, "/v1/programs/\(program.id.text)", JSON.text(patch))
                .value(TrackedProgram.self)
            #expect(less.program.run?.nextDay == 1)
            #expect(less.program.run?.marks.map(\.dayNumber) == [0])
            #expect(less.progress.done == 0 && less.progress.lastDay == nil)
        }
    }
}

/// What the library gives, and what it does not let be done with it.
struct LibraryRouteTests {
    private let template = ProgramTemplate.id(of: "texas_method").text

    @Test(arguments: ["", "/activate", "/restart", "/deactivate"])
    func aProgramOfTheLibraryStaysAsItIs(action: String) async throws {
        try await Kit.with { kit in
            let path = "/v1/programs/\(template)" + action
            let answer =
                action.isEmpty ? try await kit.send(.patch, path, #"{"name":"Mine"}"#) : try await kit.post(path)
            #expect(answer.code == "PRESET_READ_ONLY" && answer.status == 409, "\(answer.text)")
        }
    }

    @Test func aProgramOfTheLibraryIsSharedLikeOnesOwn() async throws {
        try await Kit.with { kit in
            let shared = try await kit.get("/v1/programs/\(template)/share")
            #expect(shared.status == 200, "\(shared.text)")
            let program = try shared.value(SharedProgram.self)
            let made = try await kit.post("/v1/programs/import", #"{"notation":\#(JSON.text(program.notation))}"#)
            #expect(made.status == 201, "\(made.text)")
            #expect(try made.value(TrackedProgram.self).program.days.count == program.program.days.count)
        }
    }

    @Test func templatesAreFilteredByDaysAndByWhatTheyTake() async throws {
        try await Kit.with { kit in
            func found(_ query: String) async throws -> [ProgramTemplate] {
                try await kit.get("/v1/program-templates?limit=500" + query).value(Page<ProgramTemplate>.self).items
            }
            let all = try await found("")
            for days in 1...7 {
                let some = try await found("&days=\(days)")
                #expect(some.map(\.id) == all.filter { $0.blueprint.daysPerWeek == days }.map(\.id))
            }
            let dumbbells = try await found("&equipment=dumbbell,bench")
            let known: Set<Equipment> = [.dumbbell, .bench, .other]
            #expect(dumbbells.map(\.id) == all.filter { known.isSuperset(of: $0.equipment) }.map(\.id))
            #expect(dumbbells.count < all.count)
            let everything = Equipment.allCases.map(\.rawValue).joined(separator: ",")
            #expect(try await found("&equipment=" + everything).count == all.count)
        }
    }

    @Test(arguments: [
        "days=0", "days=8", "days=three", "equipment=sofa", "equipment=dumbbell,sofa", "category=yoga",
        "difficulty=mild",
    ])
    func anUnknownFilterIsRefusedByItsName(query: String) async throws {
        try await Kit.with { kit in
            let refused = try await kit.get("/v1/program-templates?" + query)
            #expect(refused.code == "VALIDATION_ERROR")
            #expect(refused.path == "/" + query.prefix { $0 != "=" })
        }
    }

    @Test func whoHasTheLibraryIsNotSentItAgain() async throws {
        try await Kit.with { kit in
            let first = try await kit.get("/v1/program-templates")
            let tag = try #require(first.headers[.eTag])
            #expect(first.headers[.cacheControl] == "private, no-cache")
            let again = try await kit.send(.get, "/v1/program-templates", headers: [.ifNoneMatch: tag])
            #expect(again.status == 304 && again.text.isEmpty && again.headers[.eTag] == tag)
            // Another language is another answer.
            let german = try await kit.send(
                .get, "/v1/program-templates", headers: [.ifNoneMatch: tag, .acceptLanguage: "de"])
            #expect(german.status == 200 && german.headers[.eTag] != tag)
            #expect(try await kit.get("/v1/programs").headers[.cacheControl] == "no-store")
        }
    }

    /// Its words and those of its plans: by what the lifter chose, else by what the device prefers.
    @Test func aProgramOfTheLibraryIsMadeInTheLanguageOfWhoAsks() async throws {
        try await Kit.with { kit in
            let german = try await kit.send(
                .get, "/v1/program-templates?limit=500", headers: [.acceptLanguage: "de"]
            ).value(Page<ProgramTemplate>.self).items
            let template = try #require(german.first { $0.blueprint.slug == "531" }).blueprint
            func make(_ headers: HTTPFields) async throws -> Training.Program {
                let made = try await kit.send(
                    .post, "/v1/programs", #"{"program_template_id":"531"}"#, headers: headers)
                return try made.value(TrackedProgram.self).program
            }
            let asked = try await make([.acceptLanguage: "de-AT, en;q=0.5"])
            _ = try await kit.send(.put, "/v1/settings", #"{"language":"de"}"#)
            for made in [asked, try await make([:])] {
                #expect(made.name == template.name && made.about == template.about)
                for (day, planned) in zip(made.days, template.days) {
                    let id = try #require(day.planID).text
                    let plan = try await kit.get("/v1/plans/\(id)").value(WorkoutPlan.self)
                    #expect(plan.name == planned.plan)
                }
            }
        }
    }

    @Test func aDayOfTheWeekThatIsNoneIsNamed() async throws {
        try await Kit.with { kit in
            let plan = try await kit.plan().id.text
            let body = #"{"name":"Block","weekdays":[2,9],"days":[{"plan_id":"\#(plan)"}]}"#
            let refused = try await kit.post("/v1/programs", body)
            #expect(refused.path == "/weekdays/1")
            #expect(refused.json["error"]?["message"] == "weekdays must be between 1 (Monday) and 7 (Sunday), not 9.")
        }
    }
}
