import Contract
import HTTPTypes
import Service
import TestSupport
import Testing
import Training
import Wire

private let own = "01900000-0000-7000-8000-000000000e11"
private let other = "01900000-0000-7000-8000-000000000e12"

/// An exercise of the lifter's own is another one, and is itself again.
struct ExerciseMergeTests {
    private static func make(
        _ kit: Kit, _ id: String = own, _ name: String = "Bench press (gym X)", _ more: String = ""
    ) async throws {
        let made = try await kit.post(
            "/v1/exercises", #"{"id":"\#(id)","name":"\#(name)","aliases":["X bench"]\#(more)}"#)
        #expect(made.status == 201, "\(made.text)")
    }

    private static func log(
        _ kit: Kit, _ session: Int, _ exercise: String, weight: Int, day: String
    ) async throws -> String {
        let id = "01900000-0000-7000-8000-0000000001\(session + 10)"
        let answer = try await kit.post(
            "/v1/sessions",
            #"{"id":"\#(id)","started_at":"2026-11-\#(day)T18:00:00+01:00","ended_at":"2026-11-\#(day)T18:50:00+01:00","#
                + #""exercises":[{"exercise_id":"\#(exercise)","sets":[{"weight":\#(weight),"reps":8}]}]}"#)
        #expect(answer.status == 201, "\(answer.text)")
        return id
    }

    private static func merge(_ kit: Kit, _ id: String = own, into target: String) async throws -> Kit.Answer {
        try await kit.post("/v1/exercises/\(id)/merge", #"{"into":"\#(target)"}"#)
    }

    @Test func whatIsMergedOrTrainedNowIsInUseByName() async throws {
        try await Kit.with { kit in
            try await Self.make(kit)
            try await Self.make(kit, other, "Wall Yank")
            _ = try await Self.merge(kit, into: other)
            func usedBy(_ id: String) async throws -> JSONValue? {
                let refused = try await kit.send(.delete, "/v1/exercises/\(id)")
                #expect(refused.code == "IN_USE", "\(refused.text)")
                return refused.json["error"]?["details"]?["used_by"]
            }
            #expect(try await usedBy(own) == ["Wall Yank"])
            #expect(try await usedBy(other) == ["Bench press (gym X)"])
            _ = try await kit.post("/v1/exercises/\(own)/part")
            let start = try await kit.post("/v1/active-workouts", #"{"freeform":true,"title":"Pull"}"#)
            let workout = try start.value(StartAnswer.self).workoutID.text
            let added = try await kit.post(
                "/v1/active-workouts/\(workout)/add-exercise", #"{"exercise_id":"\#(other)","idempotency_key":"a"}"#)
            #expect(added.status == 200, "\(added.text)")
            #expect(try await usedBy(other) == ["Pull"])
        }
    }

    @Test func theHistoryOfAMergedExerciseIsThatOfTheOther() async throws {
        try await Kit.with { kit in
            try await Self.make(kit)
            var sessions: [String] = []
            for (index, day) in ["10", "11", "12"].enumerated() {
                sessions.append(try await Self.log(kit, index, own, weight: 60 + index, day: day))
            }
            let first = try await kit.get("/v1/exercises/\(own)/history?limit=2").value(Page<LastPerformance>.self)
            #expect(first.items.map(\.sessionID.text) == [sessions[2], sessions[1]])
            #expect(first.items[0].sets.map(\.weight) == [.kg(62)])
            let cursor = try #require(first.nextCursor)
            let second = try await kit.get("/v1/exercises/\(own)/history?cursor=\(cursor)")
                .value(Page<LastPerformance>.self)
            #expect(second.items.map(\.sessionID.text) == [sessions[0]] && second.nextCursor == nil)
            let bench = kit.exercise("bench_press_barbell")
            #expect(try await kit.get("/v1/exercises/\(bench)/history").value(Page<LastPerformance>.self).items.isEmpty)
            _ = try await Self.merge(kit, into: bench)
            for id in [own, bench] {
                let page = try await kit.get("/v1/exercises/\(id)/history").value(Page<LastPerformance>.self)
                #expect(page.items.map(\.sessionID.text) == sessions.reversed())
            }
            #expect(try await kit.get("/v1/exercises/01900000-0000-7000-8000-000000000abc/history").status == 404)
        }
    }

    @Test func whatComesWithTheAppSaysWhatOfItCannotChange() async throws {
        try await Kit.with { kit in
            let path = "/v1/exercises/\(kit.exercise("bench_press_barbell"))"
            for (body, field) in [
                (#"{"name":"Mine"}"#, "/name"), (#"{"favorite":true,"pattern":null}"#, "/pattern"),
                (#"{"measure":"time"}"#, "/measure"),
            ] {
                let refused = try await kit.send(.patch, path, body)
                #expect(refused.code == "VALIDATION_ERROR" && refused.path == field, "\(refused.text)")
            }
            #expect(try await kit.send(.patch, path, #"{"favorite":true,"note":"narrow"}"#).status == 200)
        }
    }

    private static func names(_ kit: Kit, _ session: String) async throws -> [String] {
        try await kit.get("/v1/sessions/\(session)").value(WorkoutSession.self).exercises.map(\.name)
    }

    private static func rebuildsToItself(_ kit: Kit) async throws -> Bool {
        try await !kit.service.rebuild(TopsetService.localUser).changed
    }

    /// What is written stays as it is; what is shown has the exercise's name of now, before a merge as after it.
    @Test func aNewNameIsShownWhereverTheExerciseStands() async throws {
        try await Kit.with { kit in
            try await Self.make(kit)
            let session = try await Self.log(kit, 0, own, weight: 70, day: "03")
            let plan = try await kit.post(
                "/v1/plans", #"{"name":"X","exercises":[{"exercise_id":"\#(own)","sets":[{"weight":70,"reps":8}]}]}"#
            ).value(WorkoutPlan.self)
            let before = try await Self.everything(kit)
            let patched = try await kit.send(.patch, "/v1/exercises/\(own)", #"{"name":"Yard Bench"}"#)
            #expect(patched.status == 200, "\(patched.text)")
            #expect(try await Self.names(kit, session) == ["Yard Bench"])
            let shown = try await kit.get("/v1/plans/\(plan.id.text)").value(WorkoutPlan.self)
            #expect(shown.currentVersion.exercises.map(\.name) == ["Yard Bench"])
            #expect(shown.currentVersion.id == plan.currentVersion.id, "it is no other version")
            #expect(
                try await kit.get("/v1/plans").value(Page<WorkoutPlan>.self).items.first { $0.id == plan.id }?
                    .currentVersion.exercises.map(\.name) == ["Yard Bench"])
            let next = try await kit.get("/v1/next").value(Page<NextItem>.self).items
            #expect(next.filter { $0.exerciseID.text == own }.allSatisfy { $0.name == "Yard Bench" })
            #expect(try await Self.rebuildsToItself(kit))
            _ = try await kit.send(.patch, "/v1/exercises/\(own)", #"{"name":"Bench press (gym X)"}"#)
            #expect(try await Self.everything(kit) == before)
            _ = try await kit.send(.patch, "/v1/exercises/\(own)", #"{"name":"Third Bench"}"#)
            let started = try await kit.post("/v1/active-workouts", #"{"template_id":"\#(plan.id.text)"}"#)
                .value(StartAnswer.self)
            #expect(started.exercises.map(\.name) == ["Third Bench"])
        }
    }

    // MARK: One history

    @Test func theHistoryFollowsAndComesBack() async throws {
        try await Kit.with { kit in
            let bench = kit.exercise("bench_press_barbell")
            try await Self.make(kit)
            let theirs = try await Self.log(kit, 0, own, weight: 70, day: "03")
            let catalogues = try await Self.log(kit, 1, bench, weight: 60, day: "05")
            let plan = try await kit.post(
                "/v1/plans", #"{"name":"X","exercises":[{"exercise_id":"\#(own)","sets":[{"weight":70,"reps":8}]}]}"#
            ).value(WorkoutPlan.self)
            let before = try await Self.everything(kit)

            let merged = try await Self.merge(kit, into: bench)
            #expect(merged.status == 200, "\(merged.text)")
            let details = try merged.value(ExerciseDetails.self)
            #expect(details.exercise.id.text == bench && details.merged.map(\.id.text) == [own])
            #expect(try await Self.merge(kit, into: bench).text == merged.text, "a retry is safe")
            #expect(try await Self.names(kit, theirs) == ["Bench Press (Barbell)"])
            let sessions = try await kit.get("/v1/sessions?exercise_id=\(bench)").value(Page<WorkoutSession>.self)
            #expect(sessions.items.map(\.id.text) == [catalogues, theirs])
            #expect(
                try await kit.get("/v1/sessions?exercise_id=\(own)").value(Page<WorkoutSession>.self) == sessions,
                "a device that does not know yet asks for the old one")
            let prior = try await kit.get("/v1/exercises/\(bench)/prior-performance").value(PriorPerformance.self)
            #expect(prior.bestMax?.weight == .kg(70))
            let shown = try await kit.get("/v1/plans/\(plan.id.text)").value(WorkoutPlan.self)
            #expect(shown.currentVersion.exercises.map(\.name) == ["Bench Press (Barbell)"])
            let next = try await kit.get("/v1/next").value(Page<NextItem>.self).items
            #expect(next.allSatisfy { $0.exerciseID.text != own } && next.contains { $0.exerciseID.text == bench })
            let listed = try await kit.get("/v1/exercises?q=gym%20x").value(Page<Exercise>.self).items
            #expect(listed.first?.id.text == bench && listed.allSatisfy { $0.id.text != own })
            let match = try await kit.post("/v1/exercises/match", #"{"names":["Bench press (gym X)","X bench"]}"#)
            #expect(try match.value(Page<MatchedName>.self).items.allSatisfy { $0.match?.exerciseID.text == bench })
            #expect(
                try await kit.get("/v1/exercises/\(own)").value(ExerciseDetails.self).mergedInto?.text == bench)
            #expect(try await Self.rebuildsToItself(kit))

            let parted = try await kit.post("/v1/exercises/\(own)/part")
            #expect(parted.status == 200)
            #expect(try parted.value(ExerciseDetails.self).mergedInto == nil)
            #expect(try await kit.post("/v1/exercises/\(own)/part").text == parted.text, "a retry is safe")
            #expect(try await Self.everything(kit) == before)
            #expect(try await Self.rebuildsToItself(kit))
        }
    }

    @Test func whatIsPutRightMeanwhileStaysWithTheExerciseThatItIsOf() async throws {
        try await Kit.with { kit in
            let bench = kit.exercise("bench_press_barbell")
            try await Self.make(kit)
            let theirs = try await Self.log(kit, 0, own, weight: 70, day: "03")
            let gone = try await Self.log(kit, 1, own, weight: 72, day: "04")
            _ = try await kit.send(.delete, "/v1/sessions/\(gone)")
            let plan = try await kit.post(
                "/v1/plans", #"{"name":"X","exercises":[{"exercise_id":"\#(own)","sets":[{"weight":70,"reps":8}]}]}"#
            ).value(WorkoutPlan.self)
            _ = try await Self.merge(kit, into: bench)

            let exercise = try await kit.get("/v1/sessions/\(theirs)").value(WorkoutSession.self).exercises[0]
            let set = #"{"id":"\#(exercise.sets[0].id.text)","weight":75}"#
            _ = try await kit.post(
                "/v1/sessions/\(theirs)/corrections",
                #"{"exercises":[{"id":"\#(exercise.id.text)","sets":[\#(set)]}]}"#)
            _ = try await kit.post("/v1/sessions/\(gone)/restore")
            #expect(try await Self.names(kit, gone) == ["Bench Press (Barbell)"])
            let prescription = try await kit.get("/v1/plans/\(plan.id.text)").value(WorkoutPlan.self)
                .currentVersion.exercises[0]
            let version = try await kit.post(
                "/v1/plans/\(plan.id.text)/versions",
                #"{"exercises":[{"id":"\#(prescription.id.text)","exercise_id":"\#(bench)","sets":[{"weight":75,"reps":8}]},"#
                    + #"{"exercise_id":"\#(bench)","sets":[{"weight":40,"reps":12}]}]}"#)
            #expect(version.status == 201, "\(version.text)")
            #expect(try await Self.rebuildsToItself(kit))

            _ = try await kit.post("/v1/exercises/\(own)/part")
            #expect(try await Self.names(kit, theirs) == ["Bench press (gym X)"])
            #expect(try await Self.names(kit, gone) == ["Bench press (gym X)"])
            let parted = try await kit.get("/v1/sessions/\(theirs)").value(WorkoutSession.self).exercises[0]
            #expect(parted.sets[0].weight == .kg(75) && parted.exerciseID.text == own)
            #expect(
                try await kit.get("/v1/plans/\(plan.id.text)").value(WorkoutPlan.self).currentVersion.exercises
                    .map(\.name) == ["Bench press (gym X)", "Bench Press (Barbell)"])
            _ = try await kit.post("/v1/sessions/\(theirs)/restore")
            #expect(try await Self.names(kit, theirs) == ["Bench press (gym X)"])
            #expect(try await Self.rebuildsToItself(kit))
        }
    }

    @Test func anImportOfTheOldNameIsShownAsTheOther() async throws {
        try await Kit.with { kit in
            let bench = kit.exercise("bench_press_barbell")
            func file(_ days: [Int]) -> String {
                "Date,Workout Name,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE\n"
                    + days.map { "2024-02-0\($0) 10:00:00,Push,\"Yanked Frobnicator\",1,6\($0),8,0,0,,,\n" }.joined()
            }
            func take(_ days: [Int]) async throws -> ImportReport {
                try await kit.post("/v1/import?unit=kg&timezone=Europe/Berlin&dry_run=false", file(days)).value(
                    ImportReport.self)
            }
            _ = try await take([1])
            let made = try await kit.get("/v1/exercises?q=frobnicator").value(Page<Exercise>.self).items[0]
            #expect(try await Self.merge(kit, made.id.text, into: bench).status == 200)
            let again = try await take([1])
            #expect((again.newWorkouts, again.changed.count) == (0, 0), "the same file says nothing new")
            #expect(try await take([1, 2]).newSets == 1)
            let prior = try await kit.get("/v1/exercises/\(bench)/prior-performance").value(PriorPerformance.self)
            #expect(prior.lastWorkout?.sets.first?.weight == .kg(62))
            #expect(try await Self.rebuildsToItself(kit))
            _ = try await kit.post("/v1/exercises/\(made.id.text)/part")
            let back = try await kit.get("/v1/exercises/\(made.id.text)/prior-performance").value(
                PriorPerformance.self)
            #expect(back.lastWorkout?.sets.first?.weight == .kg(62), "the file names it still")
            #expect(try await Self.rebuildsToItself(kit))
        }
    }

    @Test func whatIsMergedIntoAMergedOneGoesWithIt() async throws {
        try await Kit.with { kit in
            let bench = kit.exercise("bench_press_barbell")
            try await Self.make(kit)
            try await Self.make(kit, other, "Bench press (gym Y)")
            let session = try await Self.log(kit, 0, own, weight: 70, day: "03")
            #expect(try await Self.merge(kit, into: other).status == 200)
            #expect(try await Self.names(kit, session) == ["Bench press (gym Y)"])
            _ = try await kit.send(.patch, "/v1/exercises/\(other)", #"{"name":"Bench press (gym Z)"}"#)
            #expect(try await Self.names(kit, session) == ["Bench press (gym Z)"])
            #expect(try await kit.send(.delete, "/v1/exercises/\(other)").code == "IN_USE")
            #expect(try await kit.send(.delete, "/v1/exercises/\(own)").code == "IN_USE")
            let before = try await Self.everything(kit)
            #expect(try await Self.merge(kit, other, into: bench).status == 200)
            #expect(try await Self.names(kit, session) == ["Bench Press (Barbell)"])
            #expect(try await Self.merge(kit, other, into: own).path == "/into")
            #expect(try await Self.rebuildsToItself(kit))
            _ = try await kit.post("/v1/exercises/\(other)/part")
            #expect(try await Self.everything(kit) == before)
            _ = try await kit.post("/v1/exercises/\(own)/part")
            #expect(try await Self.names(kit, session) == ["Bench press (gym X)"])
        }
    }

    // MARK: Refusals

    @Test func whatCannotBeOneIsRefused() async throws {
        try await Kit.with { kit in
            let (bench, plank) = (kit.exercise("bench_press_barbell"), kit.exercise("plank"))
            try await Self.make(kit)
            try await Self.make(kit, other, "Other")
            let nowhere = "01900000-0000-7000-8000-000000000e19"
            #expect(try await Self.merge(kit, bench, into: own).code == "PRESET_READ_ONLY")
            #expect(try await Self.merge(kit, nowhere, into: bench).code == "NOT_FOUND")
            for target in [own, nowhere, plank] {
                let refused = try await Self.merge(kit, into: target)
                #expect(refused.path == "/into" && refused.status == (target == nowhere ? 404 : 400), "\(refused.text)")
            }
            #expect(try await kit.post("/v1/exercises/\(own)/merge").path == "/into")
            #expect(try await Self.merge(kit, into: other).status == 200)
            #expect(try await Self.merge(kit, into: bench).path == "/into", "it is merged already")
            #expect(try await Self.merge(kit, other, into: own).path == "/into", "round in a circle")
            #expect(try await kit.post("/v1/exercises/\(nowhere)/part").status == 404)
            #expect(try await kit.post("/v1/exercises/\(bench)/part").status == 200, "it is not merged")
            #expect(try await kit.post("/v1/exercises", #"{"name":"bench press (GYM x)"}"#).code == "NAME_TAKEN")
        }
    }

    @Test func aRunningWorkoutStaysWhole() async throws {
        try await Kit.with { kit in
            let bench = kit.exercise("bench_press_barbell")
            try await Self.make(kit)
            let plan = #"{"plan":{"blocks":[{"exercise_id":"\#(own)","sets":[{"weight":60,"reps":8}]}]}}"#
            let id = try await kit.post("/v1/active-workouts", plan).value(StartAnswer.self).workoutID.text
            let running = try await kit.get("/v1/active-workouts/\(id)")
            #expect(try await Self.merge(kit, into: bench).code == "WORKOUT_IN_PROGRESS")
            #expect(try await kit.get("/v1/active-workouts/\(id)").text == running.text)
            let workout = try running.value(ActiveWorkout.self)
            _ = try await kit.post("/v1/active-workouts/\(id)/log-set", kit.logBody(workout, 0, key: "a"))
            #expect(try await kit.post("/v1/active-workouts/\(id)/complete").status == 200)
            #expect(try await Self.merge(kit, into: bench).status == 200)

            // A device that was offline goes on naming the old one.
            let late = try await kit.post("/v1/active-workouts", plan).value(StartAnswer.self).workoutID.text
            let begun = try await kit.get("/v1/active-workouts/\(late)").value(ActiveWorkout.self)
            _ = try await kit.post("/v1/active-workouts/\(late)/log-set", kit.logBody(begun, 0, key: "b", weight: "65"))
            #expect(try await kit.post("/v1/exercises/\(own)/part").code == "WORKOUT_IN_PROGRESS")
            #expect(try await kit.post("/v1/active-workouts/\(late)/complete").status == 200)
            let names = try await Self.names(kit, late)
            #expect(names == ["Bench Press (Barbell)"])
            #expect(try await Self.rebuildsToItself(kit))
        }
    }

    // MARK: Whatever was done

    /// Everything that can be read, but for what imports and devices say.
    private static func everything(_ kit: Kit) async throws -> [String: String] {
        var texts: [String: String] = [:]
        let builtIn = Set(BuiltInExercises.all.map(\.id))
        for (thing, text) in try await Mirror.answered(kit)
        where thing.kind != .exercise || !builtIn.contains(thing.id.retyped()) {
            texts["\(thing)"] = text
        }
        let exercises = [own, other] + ["bench_press_barbell", "squat_barbell"].map { kit.exercise($0) }
        var paths = ["/v1/exercises?limit=500", "/v1/next", "/v1/sessions?form=short&limit=500", "/v1/coach/score"]
        for id in exercises {
            for path in ["", "/prior-performance", "/progression", "/substitutes"] {
                paths.append("/v1/exercises/\(id)\(path)")
            }
            paths.append("/v1/suggestions?exercise_id=\(id)")
            paths.append("/v1/sessions?exercise_id=\(id)&limit=500")
        }
        for path in paths { texts[path] = try await kit.get(path).text }
        return texts
    }

    /// Merged, trained on and parted is the same as only trained on, whatever was done before: two servers that live the same life.
    @Test(arguments: 0..<10) func partingRestoresWhatThereWas(seed: UInt64) async throws {
        let plain = try await Self.life(seed, merges: false)
        let parted = try await Self.life(seed, merges: true)
        #expect(Set(plain.keys) == Set(parted.keys))
        for (path, text) in plain where parted[path] != text {
            let (one, other) = (Array(text), Array(parted[path] ?? ""))
            let place = zip(one, other).prefix { $0 == $1 }.count
            Issue.record(
                "seed \(seed): \(path): \(String(one.dropFirst(max(0, place - 200)).prefix(400))) / \(String(other.dropFirst(max(0, place - 200)).prefix(400)))"
            )
        }
    }

    private static func life(_ seed: UInt64, merges: Bool) async throws -> [String: String] {
        let result = Result()
        try await Kit.with { kit in
            try await make(kit)
            let bench = kit.exercise("bench_press_barbell")
            var life = FeedLife(kit: kit, seed: seed, own: [own])
            for _ in 0..<30 { try await life.step() }
            // What runs names what it began with.
            let running = try await kit.get("/v1/active-workouts/current")
            if running.status == 200 {
                let id = try running.value(ActiveWorkout.self).id.text
                _ = try await kit.post("/v1/active-workouts/\(id)/cancel")
            }
            var mirror = Mirror()
            try await mirror.catchUp(kit)
            if merges {
                let answer = try await merge(kit, into: bench)
                #expect(answer.status == 200, "\(answer.text)")
                try await mirror.catchUp(kit)
                try await mirror.expectWhole(kit, "seed \(seed), merged")
            }
            _ = try await log(kit, 0, bench, weight: 90, day: "12")
            if merges {
                #expect(try await rebuildsToItself(kit))
                #expect(try await kit.post("/v1/exercises/\(own)/part").status == 200)
            }
            if merges {
                try await mirror.catchUp(kit)
                try await mirror.expectWhole(kit, "seed \(seed), parted")
            }
            await result.keep(try await everything(kit))
        }
        return await result.texts
    }

    private actor Result {
        private(set) var texts: [String: String] = [:]

        func keep(_ texts: [String: String]) { self.texts = texts }
    }
}
