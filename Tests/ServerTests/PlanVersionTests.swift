import Contract
import HTTPTypes
import Server
import Storage
import StorageSQLite
import TestSupport
import Testing
import Training
import Wire

/// Plans and their versions through the API, on SQLite.
struct PlanVersionTests {
    // MARK: Kit

    /// A version's body with its exercises as they are.
    private static func body(_ exercises: [ExercisePrescription], notes: String? = nil, _ more: String = "") -> String {
        #"{"notes":\#(JSON.text(notes)),"exercises":\#(JSON.text(exercises))\#(more)}"#
    }

    private static func post(_ kit: Kit, _ plan: PlanID, _ body: String) async throws -> PlanSnapshot {
        let answer = try await kit.post("/v1/plans/\(plan.text)/versions", body)
        #expect(answer.status == 201 || answer.status == 200, "\(answer.text)")
        return try answer.value(PlanSnapshot.self)
    }

    private static func current(_ kit: Kit, _ plan: PlanID) async throws -> PlanSnapshot {
        try await kit.get("/v1/plans/\(plan.text)").value(WorkoutPlan.self).currentVersion
    }

    /// Runs the current version: one set of each exercise is done.
    private static func train(_ kit: Kit, _ snapshot: PlanSnapshot, _ minutes: Int64 = 60) async throws
        -> WorkoutSession
    {
        kit.clock.advance(seconds: 86_400)
        let start = try await kit.post("/v1/active-workouts", #"{"plan_snapshot_id":"\#(snapshot.id.text)"}"#)
        let path = "/v1/active-workouts/\(try start.value(StartAnswer.self).workoutID.text)"
        let workout = try await kit.get(path).value(ActiveWorkout.self)
        if let exercise = workout.exercises.first(where: { $0.measure == .reps }), let set = exercise.sets.first {
            let log = #"""
                {"exercise_instance_id":"\#(exercise.instanceID.text)","set_id":"\#(set.id.text)",\#
                "values":{"weight":60,"reps":8},"idempotency_key":"log"}
                """#
            #expect(try await kit.post(path + "/log-set", log).status == 200)
        }
        kit.clock.advance(seconds: minutes * 60)
        #expect(try await kit.post(path + "/complete").status == 200)
        return try await kit.get("/v1/sessions/\(workout.id.text)").value(WorkoutSession.self)
    }

    /// Every stored version, byte for byte.
    private static func documents(_ kit: Kit) async throws -> [String: String] {
        let rows = try await kit.database.read { try $0.rows("SELECT id, document FROM plan_snapshots", []) }
        var documents: [String: String] = [:]
        for row in rows {
            if case (.text(let id), .text(let document)) = (row.values[0], row.values[1]) { documents[id] = document }
        }
        return documents
    }

    // MARK: Properties

    /// Whatever is done to a plan, no stored version changes, numbers have no gaps, and every session shows its targets as
    /// they were.
    @Test(arguments: 0..<6) func whatWasStoredStaysAsItWas(seed: UInt64) async throws {
        try await Kit.with { kit in
            var random = SeededGenerator(seed)
            let plan = try await kit.plan()
            var sessions: [WorkoutSession] = []
            var documents = try await Self.documents(kit)
            var numbers = [1]
            for step in 0..<25 {
                let current = try await Self.current(kit, plan.id)
                switch Int.random(in: 0..<8, using: &random) {
                case 0: sessions.append(try await Self.train(kit, current))
                case 1:
                    let to = random.pick(numbers)
                    let answer = try await kit.post("/v1/plans/\(plan.id.text)/rollback", #"{"to":\#(to)}"#)
                    let made = try answer.value(PlanSnapshot.self)
                    let target = try await kit.get("/v1/plans/\(plan.id.text)/versions?limit=500").value(
                        Page<PlanSnapshot>.self
                    ).items.first { $0.versionNumber == to }
                    #expect(target.map { made.hasSameContent(as: $0) } == true)
                    #expect(made.id == current.id || made.sourceVersionID == target?.id)
                    if answer.status == 201 { numbers.append(made.versionNumber) }
                case 2:
                    let again = try await Self.post(kit, plan.id, Self.body(current.exercises, notes: current.notes))
                    #expect(again == current, "equal content makes no version")
                default:
                    var edited = current.exercises
                    Self.edit(&edited, &random, step)
                    let made = try await Self.post(kit, plan.id, Self.body(edited, notes: "step \(step)"))
                    if made.id != current.id { numbers.append(made.versionNumber) }
                    #expect(made.exercises == edited)
                }
                let now = try await Self.documents(kit)
                for (id, document) in documents { #expect(now[id] == document) }
                documents = now
            }
            #expect(numbers == Array(1...numbers.count))
            if random.chance(2) { _ = try await kit.send(.delete, "/v1/plans/\(plan.id.text)") }
            for session in sessions {
                let shown = try await kit.get("/v1/sessions/\(session.id.text)").value(WorkoutSession.self)
                #expect(shown.exercises == session.exercises)
                let ran = try #require(session.planSnapshotID)
                let snapshot = try await kit.get("/v1/snapshots/\(ran.text)").value(PlanSnapshot.self)
                for exercise in session.exercises {
                    let prescription = snapshot.exercises.first { $0.id == exercise.exercisePrescriptionID }
                    #expect(exercise.sets.map(\.target) == prescription?.sets.map { $0.target })
                }
            }
        }
    }

    private static func edit(_ exercises: inout [ExercisePrescription], _ random: inout SeededGenerator, _ step: Int) {
        let place = exercises.isEmpty ? nil : Int.random(in: 0..<exercises.count, using: &random)
        switch Int.random(in: 0..<5, using: &random) {
        case 0:
            let exercise = BuiltInExercises.all[Int.random(in: 0..<20, using: &random)]
            var added = ExercisePrescription(
                id: id(8_000 + step), exerciseID: exercise.id, name: exercise.name, loadKind: exercise.loadKind,
                measure: exercise.measure)
            added.muscles = exercise.primaryMuscles
            added.progressionKey = added.id.retyped()
            added.sets = straight(2, 8, at: 40, from: 9_000 + step * 10)
            exercises.insert(added, at: place ?? 0)
        case 1: if let place, exercises.count > 1 { exercises.remove(at: place) }
        case 2: exercises.shuffle(using: &random)
        case 3: if let place { exercises[place].optional.toggle() }
        default:
            guard let place, !exercises[place].sets.isEmpty else { return }
            exercises[place].sets[0].weight = .kg(Int64.random(in: 20...120, using: &random))
        }
    }

    // MARK: Plans

    @Test func aDeletedPlanIsGoneAndItsSessionsKeepTheirHistory() async throws {
        try await Kit.with { kit in
            let plan = try await kit.plan()
            let path = "/v1/plans/\(plan.id.text)"
            let session = try await Self.train(kit, plan.currentVersion)
            #expect(try await kit.get(path).value(WorkoutPlan.self).lastUsed == session.startedAt)
            #expect(try await kit.send(.delete, path).status == 200)
            for method: HTTPRequest.Method in [.get, .patch] {
                #expect(try await kit.send(method, path, method == .get ? nil : "{}").code == "NOT_FOUND")
            }
            #expect(try await kit.get(path + "/versions").code == "NOT_FOUND")
            #expect(try await kit.post(path + "/versions", #"{"exercises":[]}"#).code == "NOT_FOUND")
            #expect(try await kit.post(path + "/rollback", #"{"to":1}"#).code == "NOT_FOUND")
            #expect(try await kit.get("/v1/plans").value(Page<WorkoutPlan>.self).items.isEmpty)
            #expect(try await kit.get("/v1/sessions/\(session.id.text)").value(WorkoutSession.self) == session)
            #expect(try await kit.get("/v1/snapshots/\(plan.currentVersion.id.text)").status == 200)
            #expect(
                try await kit.post("/v1/active-workouts", #"{"template_id":"\#(plan.id.text)"}"#).code == "NOT_FOUND")
            // Once the plan is gone, its session becomes a plan of its own.
            let saved = try await kit.post("/v1/sessions/\(session.id.text)/save-as-plan", #"{"name":"Again"}"#)
            let copy = try saved.value(WorkoutPlan.self)
            #expect(saved.status == 201 && copy.id != plan.id)
            #expect(copy.currentVersion.sourceVersionID == plan.currentVersion.id)
            #expect(
                Set(copy.currentVersion.exercises.map(\.id)).isDisjoint(with: plan.currentVersion.exercises.map(\.id)))
        }
    }

    @Test func anothersPlanIsNotThere() async throws {
        try await Kit.with(configured: { $0.accounts = true }) { kit in
            let (one, other) = (try await kit.signedIn(as: "Ann"), try await kit.signedIn(as: "Ben"))
            let plan = try await one.plan()
            let path = "/v1/plans/\(plan.id.text)"
            #expect(try await other.send(.patch, path, #"{"name":"Mine"}"#).code == "NOT_FOUND")
            #expect(try await other.send(.delete, path).code == "NOT_FOUND")
            #expect(try await other.get(path + "/versions").code == "NOT_FOUND")
            #expect(try await other.get("/v1/snapshots/\(plan.currentVersion.id.text)/diff").code == "NOT_FOUND")
            #expect(
                try await other.post("/v1/plans", #"{"name":"x","copy_of":"\#(plan.id.text)"}"#).code == "NOT_FOUND")
            #expect(try await one.get(path).value(WorkoutPlan.self) == plan)
        }
    }

    @Test func twoEditorsDoNotOverwriteEachOther() async throws {
        try await Kit.with { kit in
            let plan = try await kit.plan()
            let base = #","base_version_id":"\#(plan.currentVersion.id.text)""#
            var mine = plan.currentVersion.exercises
            mine[0].sets.removeLast()
            let made = try await Self.post(kit, plan.id, Self.body(mine, notes: nil, base))
            var theirs = plan.currentVersion.exercises
            theirs[0].notes = "pause"
            let refused = try await kit.post("/v1/plans/\(plan.id.text)/versions", Self.body(theirs, notes: nil, base))
            #expect(refused.status == 409 && refused.code == "CHANGE_CONFLICT" && refused.path == "/base_version_id")
            #expect(try await Self.current(kit, plan.id) == made)
        }
    }

    @Test func aLiftIsFollowedThroughItsPlans() async throws {
        try await Kit.with { kit in
            let plan = try await kit.plan()
            let bench = kit.exercise("bench_press_barbell")
            var heavier = plan.currentVersion.exercises
            for index in heavier[0].sets.indices { heavier[0].sets[index].weight = .kg(65) }
            kit.clock.advance(seconds: 60)
            _ = try await Self.post(kit, plan.id, Self.body(heavier, notes: "ready"))
            kit.clock.advance(seconds: 60)
            _ = try await Self.post(kit, plan.id, Self.body([], notes: "ready"))
            let path = "/v1/exercises/\(bench)/progression"
            let changes = try await kit.get(path).value(Page<BaselineChange>.self).items
            #expect(changes.map(\.versionNumber) == [3, 2, 1])
            #expect(changes.map { $0.old?.weight } == [.kg(65), .kg(60), nil])
            #expect(changes.map { $0.new?.weight } == [nil, .kg(65), .kg(60)])
            #expect(changes.map(\.note) == [nil, "ready", nil])
            #expect(changes.allSatisfy { $0.planName == "Push" })
            let first = try await kit.get(path + "?limit=1").value(Page<BaselineChange>.self)
            #expect(first.items == [changes[0]] && first.nextCursor == "1")
            _ = try await kit.send(.delete, "/v1/plans/\(plan.id.text)")
            #expect(try await kit.get(path).value(Page<BaselineChange>.self).items == changes)
        }
    }
}
