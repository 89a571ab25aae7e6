import Contract
import HTTPTypes
import TestSupport
import Training

private let id = "01900000-0000-7000-8000-000000000a21"
private let other = "01900000-0000-7000-8000-000000000a22"
private let third = "01900000-0000-7000-8000-000000000a23"

extension Scenario {
    /// What a lifter comes for every day: measurements, goals, the schedule and its calendar.
    static let everyDay: [Scenario] = [
        Scenario("body_log") { stage in
            let weight =
                #"{"id":"\#(id)","kind":"weight","value":82.35,"unit":"kg","at":"2026-11-16T07:00:00+01:00"}"#
            try await stage.post("/v1/body-log", weight)
            try await stage.post("/v1/body-log", weight)
            try await stage.post(
                "/v1/body-log", #"{"id":"\#(id)","kind":"weight","value":90,"at":"2026-11-16T07:00:00+01:00"}"#)
            try await stage.post(
                "/v1/body-log",
                #"{"id":"\#(other)","kind":"weight","value":181.2,"unit":"lb","at":"2026-11-17T07:00:00+01:00"}"#)
            try await stage.post(
                "/v1/body-log", #"{"id":"\#(third)","kind":"waist","value":34.5,"unit":"in"}"#)
            try await stage.get("/v1/body-log?limit=2")
            try await stage.get("/v1/body-log?kind=weight&from=2026-11-17&to=2026-11-17")
            try await stage.get("/v1/body-log/trends?days=30")
            try await stage.send(.delete, "/v1/body-log/\(other)")
            try await stage.send(.delete, "/v1/body-log/\(other)")
            try await stage.get("/v1/body-log/trends?kind=weight")
            try await stage.post("/v1/body-log", #"{"kind":"weight","value":8235}"#)
            try await stage.post("/v1/body-log", #"{"kind":"weight","value":34,"unit":"in"}"#)
            try await stage.post("/v1/body-log", #"{"kind":"weight","value":82,"at":"2030-01-01T07:00:00+01:00"}"#)
            try await stage.post("/v1/body-log", #"{"kind":"mood","value":3}"#)
            try await stage.post("/v1/body-log", #"{"kind":"weight","value":"heavy"}"#)
            try await stage.send(.delete, "/v1/body-log/\(stage.kit.exercise("bench_press_barbell"))")
            try await stage.get("/v1/body-log/trends?days=3")
        },
        Scenario("body_import") { stage in
            let csv: HTTPFields = [.contentType: "text/csv"]
            let table =
                "date,weight,waist_cm,mood\n2026-11-16,82.35,86,3\n17 Nov 2026,82.1,,\nlater,82,,\n2026-11-18,8,,\n"
            let query = "?timezone=Europe/Berlin"
            try await stage.send(.post, "/v1/body-log/import\(query)&dry_run=true", table, headers: csv)
            try await stage.send(.post, "/v1/body-log/import\(query)", table, headers: csv)
            let found = try await stage.get("/v1/body-log?kind=waist")
            let entry = try found.value(Page<BodyEntry>.self).items.first?.id.text ?? ""
            _ = try await stage.kit.send(.delete, "/v1/body-log/\(entry)")
            let later = table.replacing("82.1", with: "82.2")
            try await stage.send(.post, "/v1/body-log/import\(query)", later, headers: csv)
            let health = """
                <?xml version="1.0" encoding="UTF-8"?>
                <HealthData locale="en_DE">
                 <Record type="HKQuantityTypeIdentifierBodyMass" unit="kg" startDate="2026-11-16 07:00:00 +0100" value="82.35"/>
                 <Record type="HKQuantityTypeIdentifierRestingHeartRate" unit="count/min" startDate="2026-11-16 08:00:00 +0100" value="52"/>
                 <Record type="HKQuantityTypeIdentifierBodyMass" unit="st" startDate="2026-11-17 07:00:00 +0100" value="13"/>
                </HealthData>

                """
            let xml: HTTPFields = [.contentType: "text/xml"]
            try await stage.send(.post, "/v1/body-log/import", health, headers: xml)
            try await stage.send(.post, "/v1/body-log/import", health, headers: xml)
            try await stage.send(.post, "/v1/body-log/import", "date,notes\n2026-11-16,x\n", headers: csv)
            try await stage.send(.post, "/v1/body-log/import?timezone=Mars", table, headers: csv)
        },
        Scenario("goals") { stage in
            let kit = stage.kit
            let bench = kit.exercise("bench_press_barbell")
            let lift =
                #"{"id":"\#(id)","kind":"lift","exercise_id":"\#(bench)","target":120,"by":"2027-02-10","start_date":"2026-10-01","title":"Two plates"}"#
            // Seven weeks of bench press, one kilogram more each.
            for week in 0..<7 {
                let day = LocalDate("2026-10-02")!.adding(days: Int64(week) * 7).text
                _ = try await kit.post(
                    "/v1/sessions",
                    #"{"started_at":"\#(day)T18:00:00+01:00","ended_at":"\#(day)T19:00:00+01:00","exercises":["#
                        + #"{"exercise_id":"\#(bench)","sets":[{"weight":\#(80 + week),"reps":8},{"weight":\#(80 + week),"reps":7}]}]}"#
                )
            }
            _ = try await kit.post("/v1/body-log", #"{"kind":"weight","value":82.5}"#)
            try await stage.post("/v1/goals", lift)
            try await stage.post("/v1/goals", lift)
            try await stage.post("/v1/goals", #"{"id":"\#(other)","kind":"sessions_per_week","target":3}"#)
            try await stage.post(
                "/v1/goals", #"{"id":"\#(third)","kind":"cut","target":78,"by":"2027-02-10"}"#)
            _ = try await kit.post("/v1/goals", #"{"kind":"hypertrophy","muscle":"chest","target":10}"#)
            _ = try await kit.post("/v1/goals", #"{"kind":"endurance","exercise_id":"\#(bench)","target":15}"#)
            try await stage.get("/v1/goals?limit=2")
            try await stage.send(.patch, "/v1/goals/\(id)", #"{"target":130,"by":null}"#)
            _ = try await kit.send(.put, "/v1/settings", #"{"unit":"lb","language":"de"}"#)
            try await stage.get("/v1/goals/\(id)")
            try await stage.send(.patch, "/v1/goals/\(other)", #"{"status":"completed"}"#)
            try await stage.send(.patch, "/v1/goals/\(third)", #"{"status":"archived"}"#)
            try await stage.get("/v1/goals?status=archived")
            try await stage.send(.delete, "/v1/goals/\(other)")
            try await stage.send(.delete, "/v1/goals/\(other)")
            try await stage.get("/v1/goals/\(other)")
            try await stage.post("/v1/goals", #"{"id":"\#(other)","kind":"sessions_per_week","target":3}"#)
            try await stage.post("/v1/goals", #"{"kind":"lift","target":120}"#)
            try await stage.post("/v1/goals", #"{"kind":"lift","target":100,"exercise_id":"\#(bench)"}"#)
            try await stage.post("/v1/goals", #"{"kind":"lift","target":120,"exercise_id":"\#(id)"}"#)
            try await stage.post(
                "/v1/goals", #"{"kind":"cut","target":5,"measure":"reps","by":"2020-01-01"}"#)
            try await stage.send(.patch, "/v1/goals/\(id)", #"{"status":"lost"}"#)
            try await stage.send(.patch, "/v1/goals/\(bench)", #"{"status":"archived"}"#)
        },
        Scenario("schedule") { stage in
            let (kit, plan) = (stage.kit, try await stage.kit.plan())
            let weekly =
                #"{"id":"\#(id)","kind":"plan","plan_id":"\#(plan.id.text)","date":"2026-11-18","time":"18:30","minutes":75,"repeats_weekly":true,"until":"2026-12-16"}"#
            try await stage.post("/v1/schedule", weekly)
            try await stage.post("/v1/schedule", weekly)
            try await stage.post("/v1/schedule", #"{"id":"\#(other)","kind":"rest","date":"2026-11-20"}"#)
            _ = try await kit.post(
                "/v1/programs",
                #"{"id":"01900000-0000-7000-8000-000000000b01","name":"One","days":[{"id":"01900000-0000-7000-8000-000000000b02","plan_id":"\#(plan.id.text)","name":"Day A"}]}"#
            )
            try await stage.post(
                "/v1/schedule",
                #"{"id":"\#(third)","kind":"program_day","program_day_id":"01900000-0000-7000-8000-000000000b02","date":"2026-11-21"}"#
            )
            try await stage.post(
                "/v1/schedule/\(id)/change-day", #"{"date":"2026-11-25","moved_to":"2026-11-26","time":"07:00"}"#)
            try await stage.post("/v1/schedule/\(id)/change-day", #"{"date":"2026-12-02","skipped":true}"#)
            let started = try await kit.post(
                "/v1/active-workouts",
                #"{"workout_id":"01900000-0000-7000-8000-000000000b03","template_id":"\#(plan.id.text)"}"#
            ).value(StartAnswer.self)
            let live = "/v1/active-workouts/\(started.workoutID.text)"
            let workout = try await kit.get(live).value(ActiveWorkout.self)
            _ = try await kit.post(live + "/log-set", kit.logBody(workout, 0, key: "k"))
            kit.clock.advance(seconds: 3_600)
            _ = try await kit.post(live + "/complete")
            try await stage.get("/v1/schedule")
            try await stage.post("/v1/schedule/\(id)/change-day", #"{"date":"2026-12-02"}"#)
            try await stage.send(.delete, "/v1/schedule?id=\(id)&from=2026-12-03")
            try await stage.send(.delete, "/v1/schedule?id=\(other)")
            try await stage.send(.delete, "/v1/schedule?id=\(other)")
            try await stage.get("/v1/schedule?from=2026-11-19&to=2026-12-31")
            try await stage.post("/v1/schedule", #"{"id":"\#(other)","kind":"rest","date":"2026-11-20"}"#)
            try await stage.post("/v1/schedule/\(id)/change-day", #"{"date":"2026-11-26"}"#)
            try await stage.post(
                "/v1/schedule/\(id)/change-day", #"{"date":"2026-11-25","moved_to":"2030-01-01"}"#)
            try await stage.post("/v1/schedule", #"{"kind":"plan","date":"2026-11-20"}"#)
            try await stage.post("/v1/schedule", #"{"kind":"plan","plan_id":"\#(id)","date":"2026-11-20"}"#)
            try await stage.post(
                "/v1/schedule", #"{"kind":"program_day","program_day_id":"\#(id)","date":"2026-11-20"}"#)
            try await stage.post("/v1/schedule", #"{"kind":"rest","date":"20 November"}"#)
            try await stage.post(
                "/v1/schedule", #"{"kind":"rest","date":"2026-11-20","until":"2026-11-10","minutes":1}"#)
            try await stage.get("/v1/schedule?from=2026-11-19&to=2028-12-31")
            try await stage.get("/v1/schedule?from=today")
            try await stage.send(.delete, "/v1/schedule")
            try await stage.send(.delete, "/v1/schedule?id=\(plan.id.text)")
        },
        Scenario("calendar_feed") { stage in
            let kit = stage.kit
            let plan = try await kit.plan()
            _ = try await kit.post(
                "/v1/schedule",
                #"{"id":"\#(id)","kind":"plan","plan_id":"\#(plan.id.text)","date":"2026-11-20","time":"18:30","title":"Push, heavy; then run"}"#
            )
            _ = try await kit.post(
                "/v1/schedule",
                #"{"id":"\#(other)","kind":"plan","plan_id":"\#(plan.id.text)","date":"2026-11-22"}"#)
            _ = try await kit.post("/v1/schedule", #"{"id":"\#(third)","kind":"rest","date":"2026-11-21"}"#)
            _ = try await kit.post(
                "/v1/sessions",
                #"{"id":"01900000-0000-7000-8000-000000000b04","title":"Push","started_at":"2026-11-16T18:00:00+01:00","ended_at":"2026-11-16T19:00:00+01:00","exercises":["#
                    + #"{"exercise_id":"\#(kit.exercise("bench_press_barbell"))","sets":[{"weight":80,"reps":8}]}]}"#)
            try await stage.get("/v1/calendar-token")
            let access = try await stage.send(.post, "/v1/calendar-token").value(CalendarAccess.self)
            try await stage.get("/v1/calendar-token")
            try await stage.get(access.path ?? "")
            try await stage.send(.post, "/v1/calendar-token")
            try await stage.get(access.path ?? "")
            try await stage.get("/v1/calendar.ics")
            try await stage.send(.delete, "/v1/calendar-token")
        },
    ]
}
