import Contract
import HTTPTypes
import Training

private let id = "01900000-0000-7000-8000-000000000b01"
private let unknown = "01900000-0000-7000-8000-000000000abc"

extension Scenario {
    static let programs: [Scenario] = [
        Scenario("programs") { stage in
            let plan = try await stage.kit.plan().id.text
            let body =
                #"{"id":"\#(id)","name":"Two weeks","category":"general_fitness","difficulty":"beginner","days":["#
                + #"{"plan_id":"\#(plan)","week":1},{"week":1},{"plan_id":"\#(plan)","week":2,"phase":"deload"}]}"#
            try await stage.post("/v1/programs", body)
            try await stage.post("/v1/programs", body)
            try await stage.get("/v1/programs?category=general_fitness&difficulty=beginner")
            try await stage.get("/v1/programs?category=crossfit")
            try await stage.get("/v1/programs/active/today")
            try await stage.get("/v1/programs/\(id)")
            try await stage.send(.post, "/v1/programs/\(id)/activate")
            try await stage.get("/v1/profile")
            try await stage.get("/v1/programs/active/today")
            try await stage.post("/v1/programs/active/skip", #"{"day_number":1}"#)
            try await stage.post("/v1/programs/active/skip", #"{"day_number":1}"#)
            try await stage.post("/v1/programs/active/skip", #"{"day_number":9}"#)
            try await stage.send(.patch, "/v1/programs/\(id)", #"{"current_day":3,"description":"Short"}"#)
            try await stage.get("/v1/programs/active/today")
            try await stage.send(.patch, "/v1/programs/\(id)", #"{"paused":true}"#)
            try await stage.send(.patch, "/v1/programs/\(id)", #"{"current_day":4}"#)
            try await stage.send(.post, "/v1/programs/\(id)/restart")
            try await stage.send(.post, "/v1/programs/\(id)/deactivate")
            try await stage.get("/v1/programs/\(id)/share")
            try await stage.send(.delete, "/v1/plans/\(plan)")
            try await stage.send(.delete, "/v1/programs/\(id)")
            try await stage.get("/v1/programs/\(id)")
            try await stage.send(.delete, "/v1/programs/\(unknown)")
        },
        Scenario("program_put_back") { stage in
            let plan = try await stage.kit.plan().id.text
            let day = #"{"plan_id":"\#(plan)"}"#
            try await stage.post(
                "/v1/programs", #"{"id":"\#(id)","name":"Two days","days":[\#(day),\#(day)],"activate":true}"#)
            let path = "/v1/programs/\(id)"
            // Of another plan than the day that is named.
            let other = try await stage.kit.post("/v1/plans", #"{"name":"Other","copy_of":"\#(plan)"}"#)
            let started = try await stage.kit.get(path).value(TrackedProgram.self).program
            try await stage.post(
                "/v1/active-workouts",
                #"{"program_day_id":"\#(started.days[0].id.text)","template_id":"\#(try other.value(WorkoutPlan.self).id.text)"}"#
            )
            try await stage.get("/v1/active-workouts")
            let run =
                #"{"started_at":"2026-03-01T10:00:00+01:00","due_since":"2026-03-01T10:00:00+01:00","lap":0,"#
                + #""paused_at":null,"finished_at":null,"marks":[],"next_day":"#
            try await stage.send(.patch, path, #"{"run":\#(run)2}}"#)
            try await stage.send(.patch, path, #"{"run":\#(run)3}}"#)
            try await stage.send(.patch, path, #"{"run":null}"#)
            try await stage.send(.delete, path + "?undo=maybe")
            try await stage.send(.delete, path + "?undo=true")
        },
        Scenario("program_library") { stage in
            try await stage.get("/v1/program-templates?difficulty=beginner&category=powerlifting")
            try await stage.get("/v1/program-templates?limit=1")
            let squat = stage.kit.exercise("squat_barbell")
            let starts = #""starts":[{"exercise_id":"\#(squat)","weight":100,"reps":5}]"#
            try await stage.post(
                "/v1/programs", #"{"id":"\#(id)","program_template_id":"texas_method","activate":true,\#(starts)}"#)
            try await stage.post("/v1/programs", #"{"program_template_id":"nothing"}"#)
            let template = ProgramTemplate.id(of: "texas_method").text
            try await stage.send(.delete, "/v1/programs/\(template)")
            try await stage.post(
                "/v1/program-templates/preview", #"{"program_template_id":"push_pull_legs",\#(starts)}"#)
            try await stage.post(
                "/v1/programs/import",
                #"{"notation":"program: One\n\nplan: A\nSquat (Barbell): 3x5\n\ndays: A\n"}"#)
            try await stage.post("/v1/programs/import", #"{"notation":"plan: A\nNobody: 3x5"}"#)
            try await stage.post("/v1/programs/import", "{}")
            // The same as it is pasted: looked at first.
            try await stage.post(
                "/v1/program-templates/preview", #"{"pasted":"plan: A\nBench Press (Barbell): 3x8-12 40kg"}"#)
            try await stage.post("/v1/program-templates/preview", #"{"pasted":"{\n\"plans\":[]}"}"#)
            try await stage.post(
                "/v1/program-templates/preview", #"{"pasted":"https://example.com/programs/import#?"}"#)
        },
        Scenario("generate") { stage in
            try await stage.post("/v1/generate/workout", #"{"minutes":20,"focus":"push","goal":"strength"}"#)
            try await stage.post("/v1/generate/workout", #"{"minutes":5}"#)
            try await stage.post("/v1/generate/week", #"{"days_per_week":2,"minutes":20,"variant":1}"#)
            try await stage.post("/v1/generate/week", #"{"gym_id":"\#(unknown)"}"#)
        },
    ]
}
