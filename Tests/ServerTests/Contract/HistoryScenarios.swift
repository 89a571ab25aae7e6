import Contract
import Foundation
import HTTPTypes
import TestSupport
import Training

private let id = "01900000-0000-7000-8000-000000000a01"

extension Scenario {
    static let history: [Scenario] = [
        Scenario("plans") { stage in
            let (bench, plank) = (stage.kit.exercise("bench_press_barbell"), stage.kit.exercise("plank"))
            let made = try await stage.post(
                "/v1/plans",
                #"{"id":"\#(id)","name":"Push","category":"strength","notes":"heavy","exercises":["#
                    + #"{"exercise_id":"\#(bench)","notes":"pause","superset_group":"A","#
                    + #""rule":{"type":"double_progression","starting_reps":6,"max_reps":10,"increment_percent":2.5},"#
                    + #""rep_range":{"mode":"range","lower":6,"upper":10},"#
                    + #""rest":{"mode":"by_type","by_type":{"working":180,"warmup":60}},"#
                    + #""sets":[{"type":"warmup","weight":40,"reps":8},{"weight":82.5,"reps":6,"rir":2}]},"#
                    + #"{"exercise_id":"\#(plank)","optional":true,"rule":{"type":"duration_only"},"#
                    + #""sets":[{"duration_seconds":60,"rest_seconds":45}]}]}"#
            ).value(WorkoutPlan.self)
            try await stage.post("/v1/plans", #"{"id":"\#(id)","name":"Other","exercises":[]}"#)
            try await stage.post("/v1/plans", #"{"name":"Second","exercises":[]}"#)
            try await stage.get("/v1/plans?limit=1")
            try await stage.get("/v1/plans?limit=1&cursor=1")
            try await stage.get("/v1/plans/\(id)")
            try await stage.get("/v1/snapshots/\(made.currentVersion.id.text)")
            try await stage.post("/v1/plans", #"{"name":"","exercises":[]}"#)
            try await stage.post(
                "/v1/plans", #"{"name":"x","exercises":[{"exercise_id":"\#(id)","sets":[]}]}"#)
            try await stage.post(
                "/v1/plans", #"{"name":"x","exercises":[{"exercise_id":"\#(bench)","sets":[{"weight":60}]}]}"#)
            try await stage.get("/v1/plans/01900000-0000-7000-8000-000000000abc")
            try await stage.get("/v1/snapshots/nonsense")
        },
        Scenario("sessions") { stage in
            let kit = stage.kit
            let start = try await kit.post("/v1/active-workouts", #"{"workout_id":"\#(id)","freeform":true}"#)
            _ = try await kit.post(
                "/v1/active-workouts/\(id)/add-exercise",
                #"{"exercise_id":"\#(kit.exercise("bench_press_barbell"))","idempotency_key":"add"}"#)
            let staged = StagedWorkout(
                workout: try await kit.get("/v1/active-workouts/\(try start.value(StartAnswer.self).workoutID.text)")
                    .value(ActiveWorkout.self))
            _ = try await kit.post(
                staged.path + "/log-set", staged.log(0, #"{"weight":60,"reps":10}"#, key: "one"))
            kit.clock.advance(seconds: 600)
            try await stage.post(staged.path + "/complete")
            try await stage.get("/v1/sessions")
            try await stage.get("/v1/sessions/\(id)")
            try await stage.get("/v1/sessions?to=2026-11-17")
            try await stage.get("/v1/sessions?from=2026-11-18T17:00:00Z&exercise_id=\(kit.exercise("plank"))")
            try await stage.get("/v1/sessions/\(id)/rules")
            try await stage.post("/v1/sessions/\(id)/save-as-plan", #"{"name":"Bench"}"#)
            try await stage.post("/v1/sessions/\(id)/save-as-plan", #"{"name":"Bench"}"#)
            try await stage.post("/v1/sessions/\(id)/save-as-plan", "{}")
            try await stage.get("/v1/sessions?from=yesterday")
            try await stage.get("/v1/sessions?exercise_id=bench")
            try await stage.get("/v1/sessions/01900000-0000-7000-8000-000000000abc")
        },
        Scenario("sessions_short") { stage in
            let kit = stage.kit
            let staged = try await kit.staged()
            _ = try await kit.post(staged.path + "/log-set", staged.log(0, #"{"weight":60,"reps":8}"#, key: "one"))
            _ = try await kit.post(staged.path + "/log-set", staged.log(1, #"{"weight":62.5,"reps":6}"#, key: "two"))
            _ = try await kit.post(staged.path + "/complete")
            try await stage.get("/v1/sessions?form=short")
            try await stage.get("/v1/sessions?form=short&exercise_id=\(kit.exercise("bench_press_barbell"))&limit=1")
            try await stage.get("/v1/sessions?form=short&to=2026-11-17")
            try await stage.get("/v1/sessions?form=shorter")
        },
        Scenario("sessions_corrected") { stage in
            let staged = try await stage.kit.staged()
            let (kit, set) = (stage.kit, staged.workout.exercises[0].sets[0].id.text)
            _ = try await kit.post(staged.path + "/log-set", staged.log(0, #"{"weight":60,"reps":8}"#, key: "one"))
            _ = try await kit.post(staged.path + "/complete")
            let path = "/v1/sessions/\(staged.workout.id.text)"
            let list = #"{"exercises":[{"id":"\#(staged.instance())","sets":[{"id":"\#(set)","weight":62.5}]}]"#
            try await stage.post(path + "/corrections", list + #","idempotency_key":"fix"}"#)
            try await stage.post(path + "/corrections", list + #","notes":"again","idempotency_key":"fix"}"#)
            try await stage.post(path + "/corrections", #"{"exercises":[{"sets":[]}]}"#)
            try await stage.post(
                path + "/corrections",
                #"{"exercises":[{"id":"\#(staged.instance())","sets":[{"id":"\#(set)","weight":-1,"reps":31}]}]}"#)
            try await stage.send(.delete, path)
            try await stage.get(path)
            try await stage.send(.post, path + "/restore")
            try await stage.send(.post, path + "/restore")
            try await stage.send(.post, path + "/restore")
        },
        Scenario("sessions_logged") { stage in
            let bench = stage.kit.exercise("bench_press_barbell")
            let times = #""started_at":"2026-11-02T18:00:00+01:00","ended_at":"2026-11-02T18:50:00+01:00""#
            let sets = #"[{"weight":60,"reps":8},{"weight":62.5,"reps":6,"rir":1}]"#
            let id = "01900000-0000-7000-8000-0000000000aa"
            let body =
                #"{"id":"\#(id)","title":"Hotel",\#(times),"exercises":[{"exercise_id":"\#(bench)","sets":\#(sets)}]}"#
            try await stage.post("/v1/sessions", body)
            try await stage.post("/v1/sessions", body)
            try await stage.get("/v1/exercises/\(bench)/prior-performance")
            try await stage.get("/v1/exercises/\(bench)/history?limit=1")
            try await stage.get("/v1/exercises/\(bench)/history?cursor=yesterday")
            try await stage.post("/v1/sessions", #"{\#(times),"exercises":[]}"#)
            try await stage.post("/v1/sessions", #"{"exercises":[]}"#)
            try await stage.post(
                "/v1/sessions",
                #"{"started_at":"2026-11-02T18:00:00Z","ended_at":"2026-11-02T17:00:00Z","exercises":[{"exercise_id":"\#(bench)"}]}"#
            )
            try await stage.post(
                "/v1/sessions",
                #"{\#(times),"exercises":[{"exercise_id":"\#(bench)","sets":[{"weight":-1,"reps":31}]}]}"#)
            try await stage.post("/v1/sessions", #"{\#(times),"exercises":[{"exercise_id":"\#(id)"}]}"#)
        },
    ]

    static let knowledge: [Scenario] = [
        Scenario("exercises") { stage in
            let bench = stage.kit.exercise("bench_press_barbell")
            try await stage.get("/v1/exercises?limit=1")
            try await stage.get("/v1/exercises?q=bench%20press&limit=1")
            try await stage.get(
                "/v1/exercises?muscle=chest&equipment=dumbbell&pattern=horizontal_push&limit=1&cursor=1")
            try await stage.post(
                "/v1/exercises/match", #"{"names":["Press de Banca (Barra)","Leg Curl","barbell squats"]}"#)
            try await stage.post("/v1/exercises/match", #"{"names":[""]}"#)
            try await stage.get("/v1/exercises/\(bench)")
            try await stage.get("/v1/exercises/\(bench)/prior-performance?horizon_days=30")
            try await stage.get("/v1/next")
            try await stage.get("/v1/exercises?muscle=nose")
            try await stage.get("/v1/exercises/\(id)")
            try await stage.get("/v1/exercises/\(bench)/prior-performance?horizon_days=0")
        },
        Scenario("coach_score") { stage in
            // What is told later was shown nothing; the workout after it was.
            let bench = stage.kit.exercise("bench_press_barbell")
            _ = try await stage.kit.post(
                "/v1/sessions",
                #"""
                {"started_at":"2026-11-02T18:00:00+01:00","ended_at":"2026-11-02T18:50:00+01:00",\#
                "exercises":[{"exercise_id":"\#(bench)","sets":[{"weight":60,"reps":7}]}]}
                """#)
            let staged = try await stage.kit.staged()
            for set in 0..<3 {
                _ = try await stage.kit.post(
                    staged.path + "/log-set", staged.log(set, #"{"weight":60,"reps":8}"#, key: "set\(set)"))
            }
            _ = try await stage.kit.post(staged.path + "/complete")
            try await stage.get("/v1/coach/score")
        },
        Scenario("languages") { stage in
            try await stage.get("/v1/languages")
            try await stage.get("/v1/catalogue?language=eo")
            try await stage.get("/v1/catalogue")
        },
        Scenario("settings") { stage in
            try await stage.get("/v1/settings")
            try await stage.put("/v1/settings", #"{"unit":"lb","language":"de","rest_seconds":90,"theme":"dark"}"#)
            try await stage.get("/v1/settings")
            try await stage.put("/v1/settings", "{}")
            try await stage.put("/v1/settings", #"{"rest_seconds":5}"#)
            _ = try await stage.kit.start()
            try await stage.put("/v1/settings", #"{"unit":"lb"}"#)
        },
        Scenario("health") { stage in
            try await stage.get("/healthz")
            try await stage.get("/readyz")
            try await stage.get("/metrics")
            try await stage.get("/metrics/nothing")
        },
    ]

    static let imports: [Scenario] = [
        Scenario("import_raw") { stage in
            let raw: HTTPFields = [.contentType: "text/csv"]
            let path = "/v1/import?unit=kg&timezone=Europe/Berlin"
            try await stage.send(.post, path + "&dry_run=true", RouteTests.export, headers: raw)
            let report = try await stage.send(.post, path, RouteTests.export, headers: raw).value(ImportReport.self)
            try await stage.send(.post, path + "&format=strong", RouteTests.export, headers: raw)
            try await stage.get("/v1/imports?limit=1")
            try await stage.get("/v1/sessions?limit=1")
            if let offer = report.planOffers.first {
                try await stage.post("/v1/sessions/\(offer.sessionID.text)/save-as-plan", #"{"name":"Push"}"#)
            }
            try await stage.get("/v1/next")
        },
        Scenario("import_form") { stage in
            let body =
                "--b\r\nContent-Disposition: form-data; name=\"file\"; filename=\"strong.csv\"\r\n"
                + "Content-Type: text/csv\r\n\r\n\(RouteTests.export)\r\n--b--\r\n"
            try await stage.send(
                .post, "/v1/import?unit=kg&timezone=UTC&dry_run=1", body,
                headers: [.contentType: "multipart/form-data; boundary=b"])
            try await stage.get("/v1/imports/progress")
        },
        Scenario("import_offers") { stage in
            let raw: HTTPFields = [.contentType: "text/csv"]
            let path = "/v1/import?unit=kg&timezone=Europe/Berlin"
            let report = try await stage.kit.send(.post, path, RouteTests.export, headers: raw).value(ImportReport.self)
            guard let id = report.importID?.text, let offer = report.planOffers.first?.sessionID.text else { return }
            try await stage.post("/v1/imports/\(id)/offers", #"{"session_id":"\#(offer)"}"#)
            try await stage.post("/v1/imports/\(id)/offers", #"{"session_id":"\#(offer)","dismissed":false}"#)
            try await stage.post("/v1/imports/\(id)/offers", #"{"session_id":"\#(id)"}"#)
            try await stage.post("/v1/imports/\(offer)/offers", #"{"session_id":"\#(offer)"}"#)
        },
        Scenario("import_changed") { stage in
            let raw: HTTPFields = [.contentType: "text/csv"]
            let path = "/v1/import?unit=kg&timezone=Europe/Berlin"
            let edited = RouteTests.export.split(separator: "1,100,9,").joined(separator: "1,102.5,9,")
            _ = try await stage.kit.send(.post, path, RouteTests.export, headers: raw)
            try await stage.send(.post, path, edited, headers: raw)
            try await stage.send(.post, path + "&take_changes=true", edited, headers: raw)
        },
        Scenario("import_undo") { stage in
            let raw: HTTPFields = [.contentType: "text/csv"]
            let path = "/v1/import?unit=kg&timezone=Europe/Berlin"
            let report = try await stage.kit.send(.post, path, RouteTests.export, headers: raw).value(ImportReport.self)
            let sessions = try await stage.kit.get("/v1/sessions").value(Page<WorkoutSession>.self).items
            guard let id = report.importID?.text, let session = sessions.first?.id.text else { return }
            _ = try await stage.kit.post("/v1/sessions/\(session)/corrections", #"{"notes":"misread"}"#)
            try await stage.post("/v1/imports/\(id)/undo", "")
            try await stage.post("/v1/imports/\(id)/undo", "")
            try await stage.post("/v1/imports/\(session)/undo", "")
            try await stage.get("/v1/imports?limit=1")
            try await stage.get("/v1/sessions?limit=5")
        },
        Scenario("import_names") { stage in
            let raw: HTTPFields = [.contentType: "text/csv"]
            let path = "/v1/import?unit=kg&timezone=Europe/Berlin"
            _ = try await stage.kit.send(.post, path, RouteTests.export, headers: raw)
            try await stage.send(.get, "/v1/imports/names")
            try await stage.send(.put, "/v1/imports/names", #"{"name":"Bench Press (Barbell)","choice":"never"}"#)
            try await stage.send(.put, "/v1/imports/names", #"{"name":"Bench Press (Barbell)","choice":"found"}"#)
            try await stage.send(
                .put, "/v1/imports/names",
                #"{"name":"Bench Press (Barbell)","choice":"exercise","exercise_id":"01900000-0000-7000-8000-000000000000"}"#
            )
            try await stage.send(.get, "/v1/imports/names")
        },
        Scenario("import_columns") { stage in
            let raw: HTTPFields = [.contentType: "text/csv"]
            let table = "wann,Exercise,wie oft\n2026-10-01,Squat,8\n2026-10-02,Squat,9\n"
            try await stage.send(.post, "/v1/import/columns", table, headers: raw)
            let mapping = "%7B%22date%22%3A%22%231%22%2C%22exercise%22%3A%22%232%22%2C%22reps%22%3A%22%233%22%7D"
            let path = "/v1/import?unit=kg&timezone=Europe/Berlin&mapping=" + mapping
            _ = try await stage.kit.send(.post, path + "&layout=My%20sheet", table, headers: raw)
            try await stage.send(.post, "/v1/import/columns", table, headers: raw)
            try await stage.send(.post, path + "&layout=", table, headers: raw)
            try await stage.send(.post, "/v1/import/columns", "", headers: raw)
        },
        Scenario("import_refused") { stage in
            let raw: HTTPFields = [.contentType: "text/csv"]
            try await stage.send(.post, "/v1/import", "a,b,c\n1,2,3\n", headers: raw)
            try await stage.send(
                .post, "/v1/import", "Date,Time,Measurement,Value,Unit\n2026-10-01,07:10,Bodyweight,81,kgs\n",
                headers: raw)
            let table = "wann,was,wie oft\n2026-10-01,Squat,8\n"
            for mapping in [
                #"{"date":"wann","exercise":"was"}"#, #"{"date":"was","exercise":"wann","reps":"wie oft"}"#,
                #"{"amount":"was"}"#,
            ] {
                let query = mapping.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
                try await stage.send(.post, "/v1/import?mapping=" + query, table, headers: raw)
            }
            try await stage.send(.post, "/v1/import?unit=stone", RouteTests.export, headers: raw)
            try await stage.send(.post, "/v1/import?format=excel", RouteTests.export, headers: raw)
            try await stage.send(.post, "/v1/import?timezone=Moon", RouteTests.export, headers: raw)
            try await stage.send(.post, "/v1/import?dry_run=maybe", RouteTests.export, headers: raw)
            try await stage.send(.post, "/v1/import", "x", headers: [.contentType: "multipart/form-data"])
        },
    ]
}
