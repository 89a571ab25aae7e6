import Contract
import HTTPTypes
import TestSupport
import Testing
import Training
import Wire

/// Finished sessions are put right, deleted and restored by appended facts.
struct SessionCorrectionTests {
    /// A finished session of one done set of 60 × 8 and two that were not done.
    private static func finished(_ kit: Kit) async throws -> (path: String, session: WorkoutSession) {
        let workout = try await kit.start()
        _ = try await kit.post("/v1/active-workouts/\(workout.id.text)/log-set", kit.logBody(workout, 0, key: "a"))
        _ = try await kit.post("/v1/active-workouts/\(workout.id.text)/complete")
        let path = "/v1/sessions/\(workout.id.text)"
        return (path, try await kit.get(path).value(WorkoutSession.self))
    }

    @Test func aCorrectionReplacesWhatItNamesEverywhere() async throws {
        try await Kit.with { kit in
            let (path, session) = try await Self.finished(kit)
            let exercise = session.exercises[0]
            let sets = exercise.sets.map { #"{"id":"\#($0.id.text)"}"# }
            let first = #"{"id":"\#(exercise.sets[0].id.text)","weight":62.5,"reps":7}"#
            let body = #"""
                {"notes":"misread the plates","exercises":[{"id":"\#(exercise.id.text)","sets":[\#(first),\#(sets[1])]}],\#
                "idempotency_key":"fix"}
                """#
            let answer = try await kit.post(path + "/corrections", body)
            #expect(answer.status == 200)
            let corrected = try answer.value(WorkoutSession.self)
            #expect(corrected.notes == "misread the plates")
            #expect(corrected.title == session.title)
            #expect(corrected.exercises[0].sets.count == 2)
            #expect(corrected.exercises[0].sets[0].weight == .kg(125).scaled(1, over: 2))
            #expect(corrected.exercises[0].sets[0].reps == 7)
            #expect(corrected.exercises[0].sets[0].target == exercise.sets[0].target)
            #expect(corrected.exercises[0].sets[0].setPrescriptionID == exercise.sets[0].setPrescriptionID)
            #expect(corrected.totals.volume == Mass(thousandths: 437_500, of: .kg))
            #expect(try await kit.get(path).text == answer.text)
            #expect(try await kit.get("/v1/sessions").value(Page<WorkoutSession>.self).items == [corrected])
            let prior = try await kit.get("/v1/exercises/\(exercise.exerciseID.text)/prior-performance").value(
                PriorPerformance.self)
            #expect(prior.lastWorkout?.sets.first?.reps == 7)
            #expect(try await kit.post(path + "/corrections", body).text == answer.text)
            #expect(
                try await kit.post(path + "/corrections", #"{"notes":"x","idempotency_key":"fix"}"#).code
                    == "IDEMPOTENCY_KEY_REUSED")
            #expect(try await kit.post(path + "/restore").value(WorkoutSession.self) == session)
            #expect(try await kit.get(path).value(WorkoutSession.self) == session)
            #expect(try await kit.post(path + "/restore").code == "NOTHING_TO_UNDO")
        }
    }

    @Test func aCorrectionThatNamesNothingOfASessionIsRefusedWithItsField() async throws {
        try await Kit.with { kit in
            let (path, session) = try await Self.finished(kit)
            let refused = try await kit.post(
                path + "/corrections", #"{"idempotency_key":"k","nots":"x","weigth":60}"#)
            #expect(refused.status == 400 && refused.code == "VALIDATION_ERROR" && refused.path == "/nots")
            #expect(refused.text.contains("nots is no field of a correction."))
            // Beside something that is meant, and where nothing is said, it stays as it was.
            for body in [#"{"notes":null,"nots":"x"}"#, #"{"idempotency_key":"l","cause":"user_edit"}"#, "{}"] {
                #expect(try await kit.post(path + "/corrections", body).status == 200, "\(body)")
            }
            #expect(try await kit.get(path).value(WorkoutSession.self) == session)
        }
    }

    @Test func aWorkoutOfThePastIsToldOnceAlsoWhileAnotherRuns() async throws {
        try await Kit.with { kit in
            let running = try await kit.start()
            let id = "01900000-0000-7000-8000-0000000000ab"
            let bench = kit.exercise("bench_press_barbell")
            let body = #"""
                {"id":"\#(id)","title":"Hotel","started_at":"2026-11-02T18:00:00+01:00",\#
                "ended_at":"2026-11-02T18:50:00+01:00",\#
                "exercises":[{"exercise_id":"\#(bench)","sets":[{"weight":60,"reps":8}]}]}
                """#
            let told = try await kit.post("/v1/sessions", body)
            #expect(told.status == 201)
            let again = try await kit.post("/v1/sessions", body)
            #expect(again.status == 200 && again.text == told.text)
            #expect(try await kit.get("/v1/sessions").value(Page<WorkoutSession>.self).items.map(\.id.text) == [id])
            #expect(try await kit.get("/v1/active-workouts/current").value(ActiveWorkout.self).id == running.id)
            #expect(try await kit.post("/v1/sessions/\(id)/save-as-plan", #"{"name":"Hotel"}"#).status == 201)
            #expect(
                try await kit.post("/v1/sessions", body.replacing(id, with: running.id.text)).code
                    == "VALIDATION_ERROR")
            #expect(try await kit.send(.delete, "/v1/sessions/\(id)").status == 200)
            #expect(try await kit.post("/v1/sessions", body).code == "VALIDATION_ERROR", "deleted is not new")
        }
    }

    @Test func aDeletedSessionIsGoneAndComesBackWhole() async throws {
        try await Kit.with { kit in
            let (path, session) = try await Self.finished(kit)
            #expect(try await kit.send(.delete, path).status == 200)
            #expect(try await kit.get(path).status == 404)
            #expect(try await kit.get("/v1/sessions").value(Page<WorkoutSession>.self).items.isEmpty)
            let next = try await kit.get("/v1/next").value(Page<NextItem>.self).items
            #expect(!next.isEmpty && next.allSatisfy { $0.trained == nil }, "the plan's lifts, as if never trained")
            #expect(try await kit.send(.delete, path).status == 200, "a retry is safe")
            #expect(try await kit.post(path + "/corrections", #"{"notes":"x"}"#).status == 404)
            #expect(try await kit.post(path + "/restore").value(WorkoutSession.self) == session)
            #expect(try await kit.get(path).value(WorkoutSession.self) == session)
            #expect(try await kit.send(.delete, "/v1/sessions/\(id(5, WorkoutTag.self).text)").status == 404)
        }
    }

    @Test func aDeletedImportDoesNotComeBackWithTheNextImport() async throws {
        try await Kit.with { kit in
            let file =
                "Date,Workout Name,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE\n"
                + "2024-02-01 10:00:00,Legs,\"Squat (Barbell)\",1,60,8,0,0,,,\n"
            let report = try await kit.send(.post, "/v1/import?unit=kg", file, headers: [.contentType: "text/csv"])
            #expect(report.status == 200)
            let session = try await kit.get("/v1/sessions").value(Page<WorkoutSession>.self).items[0]
            _ = try await kit.send(.delete, "/v1/sessions/\(session.id.text)")
            let again = try await kit.send(.post, "/v1/import?unit=kg", file, headers: [.contentType: "text/csv"])
            #expect(again.json["new_sets"] == .integer(0))
            #expect(try await kit.get("/v1/sessions").value(Page<WorkoutSession>.self).items.isEmpty)
            #expect(
                try await kit.post("/v1/sessions/\(session.id.text)/restore").value(WorkoutSession.self) == session)
        }
    }

    @Test func correctionsAreHeldToTheLimitsAndTellEveryFault() async throws {
        try await Kit.with { kit in
            let (path, session) = try await Self.finished(kit)
            let exercise = session.exercises[0]
            let set = exercise.sets[0].id.text
            func refused(_ body: String) async throws -> Kit.Answer { try await kit.post(path + "/corrections", body) }
            func list(_ sets: String) -> String { #"{"exercises":[{"id":"\#(exercise.id.text)","sets":[\#(sets)]}]}"# }
            let twice = try await refused(list(#"{"id":"\#(set)","weight":-1,"reps":31}"#))
            #expect(twice.path == "/exercises/0/sets/0/weight")
            #expect(twice.json["error"]?["details"]?["errors"]?[1]?["path"] == .string("/exercises/0/sets/0/reps"))
            #expect(
                try await refused(list(#"{"id":"\#(set)","status":"planned"}"#)).path == "/exercises/0/sets/0/status")
            #expect(try await refused(list(#"{"id":"\#(set)"},{"id":"\#(set)"}"#)).code == "DUPLICATE_SET_ID")
            #expect(try await refused(#"{"ended_at":"2026-11-17T18:00:00Z"}"#).path == "/ended_at")
            #expect(try await refused(#"{"ended_at":"2026-12-24T18:00:00Z"}"#).path == "/ended_at")
            #expect(try await refused(#"{"exercises":[{}]}"#).path == "/exercises/0/exercise_id")
            let unknown = id(5, WorkoutTag.self).text
            #expect(try await refused(#"{"exercises":[{"id":"\#(unknown)"}]}"#).code == "TARGET_NOT_FOUND")
            #expect(
                try await refused(#"{"exercises":[{"exercise_id":"\#(unknown)"}]}"#).path == "/exercises/0/exercise_id")
            #expect(try await kit.get(path).value(WorkoutSession.self) == session)
        }
    }

    @Test func exercisesAreAddedAndChanged() async throws {
        try await Kit.with { kit in
            let (path, session) = try await Self.finished(kit)
            let squat = BuiltInExercises.id(slug: "squat_barbell").text
            let body = #"""
                {"exercises":[{"id":"\#(session.exercises[0].id.text)","exercise_id":"\#(squat)"},\#
                {"exercise_id":"\#(squat)","sets":[{"weight":100,"reps":5}]}]}
                """#
            let corrected = try await kit.post(path + "/corrections", body).value(WorkoutSession.self)
            #expect(corrected.exercises.map(\.name) == ["Squat (Barbell)", "Squat (Barbell)"])
            #expect(corrected.exercises[0].exercisePrescriptionID == nil)
            #expect(corrected.exercises[1].sets.map(\.weight) == [.kg(100)])
            #expect(corrected.totals.sets == 2)
        }
    }
}
