import Contract
import Foundation
import HTTPTypes
import TestSupport
import Testing
import Training
import Wire

struct RouteTests {
    @Test func whatIsNotThereHasTheErrorShape() async throws {
        try await Kit.with { kit in
            for path in [
                "/v1/nothing", "/v1/active-workouts/current", "/v1/active-workouts/not-a-uuid",
                "/v1/sessions/01900000-0000-7000-8000-000000000abc", "/v1/plans/x", "/v1/exercises/x",
                "/v1/snapshots/x",
            ] {
                let answer = try await kit.get(path)
                #expect(answer.status == 404, "\(path)")
                #expect(answer.code == "NOT_FOUND", "\(path)")
            }
        }
    }

    @Test func otherMethodsAreRefusedByName() async throws {
        try await Kit.with { kit in
            let answer = try await kit.send(.delete, "/v1/next")
            #expect(answer.status == 405)
            #expect(answer.code == "METHOD_NOT_ALLOWED")
            #expect(answer.headers[.allow] == "GET, HEAD")
        }
    }

    @Test func bodiesMustBeJSONAndNotTooLarge() async throws {
        try await Kit.with { kit in
            let form = try await kit.send(
                .post, "/v1/plans", "name=x", headers: [.contentType: "application/x-www-form-urlencoded"])
            #expect(form.status == 415)
            #expect(form.code == "UNSUPPORTED_MEDIA_TYPE")
            let large = try await kit.post("/v1/plans", "\"" + String(repeating: "x", count: 2 << 20) + "\"")
            #expect(large.status == 413)
            #expect(large.code == "TOO_LARGE")
        }
    }

    @Test func pagesOfOtherSitesAreKeptOut() async throws {
        try await Kit.with { kit in
            let foreign = try await kit.send(.post, "/v1/plans", "{}", headers: [.origin: "https://example.com"])
            #expect(foreign.status == 403)
            let own = try await kit.send(.get, "/v1/plans", headers: [.origin: "http://localhost"])
            #expect(own.status == 200)
        }
    }

    @Test func theServerSaysThatItIsWell() async throws {
        try await Kit.with { kit in
            let answer = try await kit.get("/healthz")
            #expect(answer.text == #"{"status":"ok"}"#)
        }
    }

    @Test func exercisesAreSearchedAndFiltered() async throws {
        try await Kit.with { kit in
            let found = try await kit.get("/v1/exercises?q=bench%20press&limit=3").value(Page<Exercise>.self)
            #expect(found.items.first?.slug == "bench_press_barbell")
            #expect(found.items.count == 3)
            #expect(found.nextCursor == "3")
            let filtered = try await kit.get("/v1/exercises?muscle=chest&equipment=dumbbell&limit=500").value(
                Page<Exercise>.self)
            #expect(!filtered.items.isEmpty)
            #expect(filtered.items.allSatisfy { $0.equipment.contains(.dumbbell) })
            // What is hidden is listed, and found by its whole name alone.
            let bench = try #require(found.items.first)
            #expect(try await kit.send(.patch, "/v1/exercises/\(bench.id.text)", #"{"hidden":true}"#).status == 200)
            let others = try await kit.get("/v1/exercises?q=bench%20press&limit=500").value(Page<Exercise>.self).items
            #expect(!others.isEmpty && !others.contains { $0.id == bench.id })
            let whole = try await kit.get("/v1/exercises?q=bench%20press%20%28barbell%29").value(Page<Exercise>.self)
                .items
            #expect(whole.first?.id == bench.id && whole.first?.isHidden == true)
            let all = try await kit.get("/v1/exercises?limit=500&equipment=barbell").value(Page<Exercise>.self).items
            #expect(all.contains { $0.id == bench.id })
            #expect(try await kit.get("/v1/exercises?muscle=nose").path == "/muscle")
            #expect(try await kit.get("/v1/exercises?limit=0").path == "/limit")
            #expect(try await kit.get("/v1/exercises?limit=501").status == 400)
        }
    }

    @Test func settingsAreKeptAndTheUnitStaysDuringAWorkout() async throws {
        try await Kit.with { kit in
            let saved = try await kit.send(.put, "/v1/settings", #"{"unit":"lb","language":"de","rest_seconds":90}"#)
            #expect(saved.status == 200)
            #expect(try await kit.get("/v1/settings").text == saved.text)
            #expect(try await kit.send(.put, "/v1/settings", #"{"rest_seconds":5}"#).path == "/rest_seconds")
            _ = try await kit.start()
            let refused = try await kit.send(.put, "/v1/settings", #"{"unit":"kg"}"#)
            #expect(refused.status == 409)
            #expect(refused.code == "WORKOUT_IN_PROGRESS")
        }
    }

    @Test func priorPerformanceTellsLastBestAndNext() async throws {
        try await Kit.with { kit in
            let bench = BuiltInExercises.id(slug: "bench_press_barbell").text
            #expect(
                try await kit.get("/v1/exercises/\(bench)/prior-performance").text
                    == #"{"last_workout":null,"best_e1rm":null,"suggested_next":null}"#)
            let workout = try await kit.start()
            let base = "/v1/active-workouts/\(workout.id.text)"
            for set in 0..<3 {
                _ = try await kit.post(base + "/log-set", kit.logBody(workout, set, key: "k\(set)", reps: "\(8 + set)"))
            }
            _ = try await kit.post(base + "/complete")
            let prior = try await kit.get("/v1/exercises/\(bench)/prior-performance").value(PriorPerformance.self)
            #expect(prior.lastWorkout?.sets.map(\.reps) == [8, 9, 10])
            #expect(prior.bestMax?.value == .kg(80))
            #expect(prior.bestMax?.reps == 10)
            #expect(prior.suggestedNext == SetTarget(weight: .kg(60), reps: 9))
            let next = try await kit.get("/v1/next").value(Page<NextItem>.self)
            #expect(next.items.map(\.name) == ["Bench Press (Barbell)"])
        }
    }

    static let export = """
        Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE
        2026-10-01 18:00:00,"Push",1h,"Bench Press (Barbell)",1,100,8,0,0,"","",
        2026-10-01 18:00:00,"Push",1h,"Bench Press (Barbell)",2,100,8,0,0,"","",8
        2026-10-08 18:00:00,"Push",1h,"Bench Press (Barbell)",1,100,9,0,0,"","",
        2026-10-08 18:00:00,"Push",1h,"Mystery Press",1,20,9,0,0,"","",
        """

    @Test func anExportIsLookedAtImportedAndNotImportedTwice() async throws {
        try await Kit.with { kit in
            let raw: HTTPFields = [.contentType: "text/csv"]
            let dry = try await kit.send(
                .post, "/v1/import?dry_run=true&unit=kg&timezone=Europe/Berlin", Self.export, headers: raw
            )
            .value(ImportReport.self)
            #expect(dry.dryRun)
            #expect((dry.workouts, dry.sets, dry.exercises, dry.newSets) == (2, 4, 2, 4))
            #expect(dry.unmatched == ["Mystery Press"])
            #expect(dry.planOffers.map(\.name) == ["Push"])
            #expect(try await kit.get("/v1/sessions").value(Page<WorkoutSession>.self).items.isEmpty)
            let done = try await kit.send(.post, "/v1/import?unit=kg&timezone=Europe/Berlin", Self.export, headers: raw)
                .value(ImportReport.self)
            #expect(done.importID != nil)
            let again = try await kit.send(
                .post, "/v1/import?unit=kg&timezone=Europe/Berlin", Self.export, headers: raw
            ).value(ImportReport.self)
            #expect((again.newWorkouts, again.newSets, again.duplicates) == (0, 0, 4))
            let sessions = try await kit.get("/v1/sessions").value(Page<WorkoutSession>.self).items
            #expect(sessions.count == 2)
            #expect(sessions[0].startedAt.text == "2026-10-08T18:00:00+02:00")
            #expect(sessions[1].exercises[0].sets[1].rir == RIR(2))
            #expect(try await kit.get("/v1/imports").value(Page<ImportReport>.self).items.count == 1)
            let offer = try #require(done.planOffers.first)
            let plan = try await kit.post("/v1/sessions/\(offer.sessionID.text)/save-as-plan", #"{"name":"Push"}"#)
            #expect(plan.status == 201)
            #expect(try plan.value(WorkoutPlan.self).currentVersion.exercises.map(\.sets.count) == [1, 1])
            #expect(
                try await kit.post("/v1/sessions/\(offer.sessionID.text)/save-as-plan", #"{"name":"Push"}"#).status
                    == 200)
            #expect(try await kit.get("/v1/plans").value(Page<WorkoutPlan>.self).items.count == 1)
        }
    }

    @Test func aFormUploadIsTheSameAsARawOne() async throws {
        try await Kit.with { kit in
            let body =
                "--b\r\nContent-Disposition: form-data; name=\"note\"\r\n\r\nx\r\n--b\r\n"
                + "Content-Disposition: form-data; name=\"file\"; filename=\"strong.csv\"\r\nContent-Type: text/csv\r\n\r\n"
                + Self.export + "\r\n--b--\r\n"
            let answer = try await kit.send(
                .post, "/v1/import?unit=kg", body, headers: [.contentType: "multipart/form-data; boundary=b"])
            #expect(try answer.value(ImportReport.self).sets == 4)
        }
    }

    @Test func filesThatAreNoExportAreRefusedByName() async throws {
        try await Kit.with { kit in
            let raw: HTTPFields = [.contentType: "text/csv"]
            let unknown = try await kit.send(.post, "/v1/import", "a,b,c\n1,2,3\n", headers: raw)
            #expect(unknown.status == 400)
            #expect(unknown.code == "VALIDATION_ERROR")
            #expect(try await kit.send(.post, "/v1/import?unit=stone", Self.export, headers: raw).path == "/unit")
            #expect(try await kit.send(.post, "/v1/import?format=excel", Self.export, headers: raw).path == "/format")
            #expect(
                try await kit.send(.post, "/v1/import?timezone=Moon", Self.export, headers: raw).path == "/timezone")
            #expect(try await kit.send(.post, "/v1/import?dry_run=maybe", Self.export, headers: raw).path == "/dry_run")
        }
    }

    @Test func sessionsAreListedByTimeAndExercise() async throws {
        try await Kit.with { kit in
            _ = try await kit.send(.post, "/v1/import?unit=kg", Self.export, headers: [.contentType: "text/csv"])
            func count(_ query: String) async throws -> Int {
                try await kit.get("/v1/sessions" + query).value(Page<WorkoutSession>.self).items.count
            }
            #expect(try await count("?from=2026-10-05") == 1)
            #expect(try await count("?to=2026-10-05T00:00:00Z") == 1)
            #expect(try await count("?exercise_id=\(BuiltInExercises.id(slug: "bench_press_barbell").text)") == 2)
            #expect(try await kit.get("/v1/sessions?from=yesterday").path == "/from")
            #expect(try await kit.get("/v1/sessions?cursor=x").path == "/cursor")
            let first = try await kit.get("/v1/sessions?limit=1").value(Page<WorkoutSession>.self)
            let cursor = try #require(first.nextCursor)
            let second = try await kit.get("/v1/sessions?limit=1&cursor=\(cursor)").value(Page<WorkoutSession>.self)
            #expect(second.items.count == 1)
            #expect(second.nextCursor == nil)
            #expect(second.items[0].id != first.items[0].id)
        }
    }
}
