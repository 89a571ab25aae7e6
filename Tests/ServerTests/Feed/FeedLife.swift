import Contract
import HTTPTypes
import Service
import TestSupport
import Training
import Wire

/// A lifter who does whatever comes to mind, by the API. Much of it is refused.
struct FeedLife {
    let kit: Kit
    var random: SeededGenerator
    private var number = 0
    /// Exercises that are done beside those of the app.
    private let own: [String]

    init(kit: Kit, seed: UInt64, own: [String] = []) {
        (self.kit, random, self.own) = (kit, SeededGenerator(seed), own)
    }

    /// Does one thing.
    mutating func step() async throws {
        number += 1
        kit.clock.advance(seconds: Int64.random(in: 60...90_000, using: &random))
        switch Int.random(in: 0..<20, using: &random) {
        case 0: try await plan()
        case 1: try await changePlan()
        case 2, 3, 4: try await train()
        case 5: try await freeform()
        case 6, 7: try await changeSession()
        case 8: try await settings()
        case 9: try await gym()
        case 10: try await token()
        case 11: try await importLog()
        case 12: try await offer()
        case 13: try await pain()
        case 14: try await body()
        case 15: try await goal()
        case 16: try await schedule()
        default: try await decide()
        }
    }

    private mutating func one<T: WireValue & Sendable>(_ folder: String, _ type: T.Type) async throws -> T? {
        try await kit.get("/v1/\(folder)?limit=50").value(Page<T>.self).items.randomElement(using: &random)
    }

    // MARK: Plans

    private mutating func sets() -> String {
        let weight = Int.random(in: 8...40, using: &random) * 5
        return "[" + repeatElement(#"{"weight":\#(weight),"reps":8}"#, count: 3).joined(separator: ",") + "]"
    }

    private mutating func exercises() -> String {
        let names = ["bench_press_barbell", "incline_bench_press_barbell", "squat_barbell", "deadlift_barbell"]
        let chosen = (own + names.map { kit.exercise($0) }).shuffled(using: &random).prefix(2)
        let list = chosen.map { id in
            #"{"exercise_id":"\#(id)","rep_range":{"mode":"range","lower":8,"upper":12},"sets":\#(sets())}"#
        }
        return "[" + list.joined(separator: ",") + "]"
    }

    private mutating func plan() async throws {
        _ = try await kit.post("/v1/plans", #"{"name":"Plan \#(number)","exercises":\#(exercises())}"#)
    }

    private mutating func changePlan() async throws {
        guard let plan = try await one("plans", WorkoutPlan.self) else { return try await self.plan() }
        let path = "/v1/plans/\(plan.id.text)"
        switch Int.random(in: 0..<5, using: &random) {
        case 0: _ = try await kit.send(.patch, path, #"{"name":"Other \#(number)","favorite":true}"#)
        case 1: _ = try await kit.send(.delete, path)
        case 2: _ = try await kit.post(path + "/rollback", #"{"to":1}"#)
        default:
            let base = plan.currentVersion.id.text
            _ = try await kit.post(path + "/versions", #"{"base_version_id":"\#(base)","exercises":\#(exercises())}"#)
        }
    }

    // MARK: Training

    private mutating func train() async throws {
        guard let plan = try await one("plans", WorkoutPlan.self) else { return try await self.plan() }
        try await play(#"{"template_id":"\#(plan.id.text)"}"#)
    }

    private mutating func freeform() async throws {
        let block = #"{"exercise_id":"\#(own.first ?? kit.exercise("bench_press_barbell"))","sets":\#(sets())}"#
        try await play(#"{"plan":{"blocks":[\#(block)]}}"#)
    }

    private mutating func play(_ start: String) async throws {
        _ = try await kit.post("/v1/active-workouts", start)
        let running = try await kit.get("/v1/active-workouts/current")
        guard running.status == 200 else { return }
        let workout = try running.value(ActiveWorkout.self)
        for exercise in workout.exercises {
            for set in exercise.sets where !random.chance(8) {
                kit.clock.advance(seconds: 90)
                let weight = Int.random(in: 8...40, using: &random) * 5
                let body = #"""
                    {"exercise_instance_id":"\#(exercise.instanceID.text)","set_id":"\#(set.id.text)",\#
                    "values":{"weight":\#(weight),"reps":\#(Int.random(in: 5...15, using: &random))},\#
                    "idempotency_key":"\#(set.id.text)","client_timestamp":"\#(kit.clock.now().text)"}
                    """#
                _ = try await kit.post("/v1/active-workouts/\(workout.id.text)/log-set", body)
            }
        }
        guard !random.chance(5) else { return }
        _ = try await kit.post(
            "/v1/active-workouts/\(workout.id.text)/\(random.chance(6) ? "cancel" : "complete")", "{}")
    }

    private mutating func changeSession() async throws {
        guard let session = try await one("sessions", WorkoutSession.self) else { return try await train() }
        let path = "/v1/sessions/\(session.id.text)"
        switch Int.random(in: 0..<4, using: &random) {
        case 0:
            _ = try await kit.send(.delete, path)
            if random.chance(2) { _ = try await kit.post(path + "/restore") }
        case 1: _ = try await kit.post(path + "/restore")
        case 2: _ = try await kit.post(path + "/save-as-plan", #"{"name":"Saved \#(number)"}"#)
        default:
            guard let performance = session.exercises.first, let set = performance.sets.first else { return }
            let weight = Int.random(in: 8...60, using: &random) * 5
            _ = try await kit.post(
                path + "/corrections",
                #"{"exercises":[{"id":"\#(performance.id.text)","sets":[{"id":"\#(set.id.text)","weight":\#(weight)}]}]}"#
            )
        }
    }

    // MARK: What is said of a lifter

    private mutating func settings() async throws {
        if random.chance(3) {
            let days = Int.random(in: 1...7, using: &random)  // Too few and too many are refused.
            _ = try await kit.send(.put, "/v1/profile", #"{"goal":"both","days_per_week":\#(days)}"#)
            return
        }
        let (unit, language) = (random.pick(["kg", "lb"]), random.pick([#""en""#, #""de""#, "null"]))
        _ = try await kit.send(.put, "/v1/settings", #"{"unit":"\#(unit)","language":\#(language)}"#)
    }

    private mutating func gym() async throws {
        let body = #"{"name":"Gym \#(number)"}"#
        guard !random.chance(2), let gym = try await one("gyms", Gym.self) else {
            _ = try await kit.post("/v1/gyms", body)
            return
        }
        let path = "/v1/gyms/\(gym.id.text)"
        _ = random.chance(2) ? try await kit.send(.put, path, body) : try await kit.send(.delete, path)
    }

    private mutating func pain() async throws {
        let body = #"{"body_part":"\#(random.pick(BodyPart.allCases).rawValue)","severity":"moderate"}"#
        guard !random.chance(2), let flag = try await one("pain-flags", PainFlag.self) else {
            _ = try await kit.post("/v1/pain-flags", body)
            return
        }
        let path = "/v1/pain-flags/\(flag.id.text)"
        switch Int.random(in: 0..<4, using: &random) {
        case 0: _ = try await kit.send(.put, path, body)
        case 1: _ = try await kit.send(.delete, path)
        default: _ = try await kit.post(path + random.pick(["/resolve", "/reopen"]))
        }
    }

    private mutating func body() async throws {
        guard !random.chance(2), let entry = try await one("body-log", BodyEntry.self) else {
            let kind = random.pick(BodyKind.allCases)
            let value = kind.range.lowerBound.number + Double(Int.random(in: 0...8, using: &random))
            _ = try await kit.post("/v1/body-log", #"{"kind":"\#(kind.rawValue)","value":\#(value)}"#)
            return
        }
        _ = try await kit.send(.delete, "/v1/body-log/\(entry.id.text)")
    }

    private mutating func goal() async throws {
        guard !random.chance(2), let goal = try await one("goals", TrackedGoal.self) else {
            let body = random.pick([
                #"{"kind":"lift","exercise_id":"\#(own.first ?? kit.exercise("squat_barbell"))","target":150}"#,
                #"{"kind":"sessions_per_week","target":3}"#, #"{"kind":"cut","target":70,"by":"2027-06-01"}"#,
            ])
            _ = try await kit.post("/v1/goals", body)
            return
        }
        let path = "/v1/goals/\(goal.goal.id.text)"
        let status = random.pick(["active", "completed", "archived"])
        _ =
            random.chance(3)
            ? try await kit.send(.delete, path) : try await kit.send(.patch, path, #"{"status":"\#(status)"}"#)
    }

    private mutating func schedule() async throws {
        let today = LocalDate(kit.clock.now())
        let path = "/v1/schedule?from=\(today.text)"
        let known = try await kit.get(path).value(Page<ScheduledWorkout>.self).items.randomElement(using: &random)
        guard !random.chance(2), let known else {
            let plan = try await one("plans", WorkoutPlan.self)
            let what = plan.map { #""kind":"plan","plan_id":"\#($0.id.text)""# } ?? #""kind":"rest""#
            let date = today.adding(days: Int64.random(in: 0...9, using: &random))
            _ = try await kit.post(
                "/v1/schedule", #"{\#(what),"date":"\#(date.text)","repeats_weekly":\#(random.chance(2))}"#)
            return
        }
        let (entry, day) = (known.entryID.text, known.plannedDate.text)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: _ = try await kit.send(.delete, "/v1/schedule?id=\(entry)")
        case 1: _ = try await kit.send(.delete, "/v1/schedule?id=\(entry)&from=\(day)")
        case 2: _ = try await kit.post("/v1/schedule/\(entry)/change-day", #"{"date":"\#(day)","skipped":true}"#)
        default:
            let to = known.plannedDate.adding(days: 2).text
            _ = try await kit.post(
                "/v1/schedule/\(entry)/change-day", #"{"date":"\#(day)","moved_to":"\#(to)"}"#)
        }
    }

    private mutating func token() async throws {
        guard !random.chance(2), let token = try await one("tokens", AccessToken.self) else {
            _ = try await kit.post("/v1/tokens", #"{"name":"Phone \#(number)"}"#)
            return
        }
        _ = try await kit.send(.delete, "/v1/tokens/\(token.id.text)")
    }

    // MARK: Imports and suggestions

    private mutating func importLog() async throws {
        var rows = [
            "Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE"
        ]
        for day in 1...Int.random(in: 2...9, using: &random) {
            let lift = random.pick(["Bench Press (Barbell)", "Squat (Barbell)", "Lift \(number)"])
            let weight = Int.random(in: 8...40, using: &random) * 5
            // Days of every year from 2025 on, so that history comes before and after what is there.
            rows.append(
                "202\(5 + number % 2)-1\(number % 2)-0\(day) 18:00:00,\"Day\",1h,\"\(lift)\",1,\(weight),8,0,0,\"\",\"\","
            )
        }
        _ = try await kit.send(
            .post, "/v1/import?dry_run=false&unit=kg&timezone=Europe/Berlin&take_changes=true",
            rows.joined(separator: "\n") + "\n", headers: [.contentType: "text/csv"])
    }

    private mutating func offer() async throws {
        guard let report = try await one("imports", ImportReport.self), let id = report.importID,
            let offer = report.planOffers.randomElement(using: &random)
        else { return try await importLog() }
        _ = try await kit.post(
            "/v1/imports/\(id.text)/offers",
            #"{"session_id":"\#(offer.sessionID.text)","dismissed":\#(random.chance(2))}"#)
        if random.chance(3) { _ = try await kit.post("/v1/imports/\(id.text)/undo", "") }
        if random.chance(2) {
            _ = try await kit.post("/v1/sessions/\(offer.sessionID.text)/save-as-plan", #"{"name":"Offer \#(number)"}"#)
        }
    }

    private mutating func decide() async throws {
        guard let change = try await one("suggestions", PlanSuggestion.self)?.changes.randomElement(using: &random)
        else {
            return try await train()
        }
        let decision = random.pick(["accepted", "accepted", "rejected", "deferred", "withdrawn"])
        _ = try await kit.post(
            "/v1/suggestions/decisions",
            #"{"decisions":[{"change_id":"\#(change.id.text)","decision":"\#(decision)"}]}"#)
    }
}
