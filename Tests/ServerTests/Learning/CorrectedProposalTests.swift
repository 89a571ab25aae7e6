import Contract
import HTTPTypes
import Service
import TestSupport
import Testing
import Training
import Wire

/// What is proposed after a finished workout was put right: what would have been, had it been finished like that.
struct CorrectedProposalTests {
    private static let rule = #"{"type":"double_progression","starting_reps":8,"max_reps":12,"min_increment":2.5}"#

    /// A plan of two lifts, trained once with these reps, in the order of their sets.
    private static func trained(_ kit: Kit, _ reps: [[Int]]) async throws -> (plan: PlanID, path: String) {
        let sets = #"[{"weight":60,"reps":12},{"weight":60,"reps":12},{"weight":60,"reps":12}]"#
        let lifts = [Lifter.bench, Lifter.incline].map {
            #"{"exercise_id":"\#($0.text)","rule":\#(rule),"sets":\#(sets)}"#
        }
        let made = try await kit.post(
            "/v1/plans", #"{"name":"Two","exercises":[\#(lifts.joined(separator: ","))]}"#)
        #expect(made.status == 201, "\(made.text)")
        let plan = try made.value(WorkoutPlan.self).id
        return (plan, try await train(kit, plan, reps))
    }

    private static func train(_ kit: Kit, _ plan: PlanID, _ reps: [[Int]]) async throws -> String {
        let alex = Lifter(kit: kit)
        let workout = try await alex.start(plan)
        for (exercise, reps) in zip(workout.exercises, reps) {
            for (set, reps) in zip(exercise.sets, reps) {
                let answer = try await kit.post(
                    "/v1/active-workouts/\(workout.id.text)/log-set",
                    #"""
                    {"exercise_instance_id":"\#(exercise.instanceID.text)","set_id":"\#(set.id.text)",\#
                    "values":{"weight":60,"reps":\#(reps)},"idempotency_key":"\#(set.id.text)"}
                    """#)
                #expect(answer.status == 200, "\(answer.text)")
            }
        }
        return "/v1/sessions/" + (try await alex.complete(workout, rpe: nil)).archivedWorkoutID.text
    }

    /// Puts the reps of a session right, two hours later.
    private static func correct(_ kit: Kit, _ path: String, _ reps: [[Int]], title: String? = nil) async throws {
        kit.clock.advance(seconds: 7_200)
        let session = try await kit.get(path).value(WorkoutSession.self)
        let exercises = zip(session.exercises, reps).map { exercise, reps in
            let sets = zip(exercise.sets, reps).map { #"{"id":"\#($0.id.text)","reps":\#($1)}"# }
            return #"{"id":"\#(exercise.id.text)","sets":[\#(sets.joined(separator: ","))]}"#
        }
        let named = title.map { #""title":"\#($0)","# } ?? ""
        let answer = try await kit.post(
            path + "/corrections", #"{\#(named)"exercises":[\#(exercises.joined(separator: ","))]}"#)
        #expect(answer.status == 200, "\(answer.text)")
    }

    private static func changes(_ kit: Kit, _ state: String = "pending") async throws -> [SuggestedChange] {
        try await kit.get("/v1/suggestions?state=\(state)").value(Page<PlanSuggestion>.self).items.flatMap(\.changes)
    }

    /// What waits, without the ids that it has of its bundle, and what comes next.
    private static func said(_ kit: Kit) async throws -> [String] {
        let waiting = try await Self.changes(kit).map { change in
            let set = change.targetSetPrescriptionID?.text ?? ""
            let numbers = "\(String(describing: change.from)) \(String(describing: change.value))"
            return [change.exerciseName, set, change.type.rawValue, numbers, change.reasons.map(\.text).joined()]
                .joined(separator: " | ")
        }
        let next = try await kit.get("/v1/next").value(Page<NextItem>.self).items.map { item in
            item.name + ": " + JSON.text(item.recommendation.targets)
        }
        return waiting.sorted() + next.sorted()
    }

    private static func agree(_ kit: Kit) async throws {
        let report = try await kit.service.verify()
        #expect(report.faults.isEmpty && report.differences.isEmpty, "\(report.faults + report.differences)")
        #expect(try await !kit.service.rebuild(TopsetService.localUser).changed, "a rebuild came out differently")
    }

    @Test func whatHasNothingToDoWithALiftLeavesItsProposals() async throws {
        try await Kit.with { kit in
            let (_, path) = try await Self.trained(kit, [[12, 12, 12], [12, 12, 12]])
            let before = try await Self.changes(kit)
            #expect(before.contains { $0.type == .increaseWeight })
            let said = try await Self.said(kit)
            for body in [#"{"title":"Push A x"}"#, #"{"notes":"a note"}"#] {
                kit.clock.advance(seconds: 60)
                #expect(try await kit.post(path + "/corrections", body).status == 200)
                #expect(try await Self.changes(kit) == before, "\(body)")
                #expect(try await Self.said(kit) == said, "\(body)")
            }
            // Nor does taking that back.
            kit.clock.advance(seconds: 60)
            #expect(try await kit.post(path + "/restore").status == 200)
            #expect(try await Self.changes(kit) == before)
            try await Self.agree(kit)
        }
    }

    @Test func onlyTheLiftThatWasPutRightIsJudgedAnew() async throws {
        try await Kit.with { kit in
            let (_, path) = try await Self.trained(kit, [[12, 12, 12], [12, 12, 12]])
            let before = try await Self.changes(kit)
            try await Self.correct(kit, path, [[9, 12, 12], [12, 12, 12]])
            let after = try await Self.changes(kit)
            func ids(_ changes: [SuggestedChange], _ exercise: ExerciseID) -> [ChangeID] {
                changes.filter { $0.exerciseID == exercise }.map(\.id)
            }
            #expect(ids(after, Lifter.incline) == ids(before, Lifter.incline))
            #expect(after.filter { $0.exerciseID == Lifter.bench }.map(\.type) == [.stay])
            let gone = try await Self.changes(kit, "superseded")
            #expect(gone.map(\.id).sorted() == ids(before, Lifter.bench).sorted())
            #expect(gone.allSatisfy { $0.supersededByID == ids(after, Lifter.bench).first })
            // The undoing brings back what it took.
            kit.clock.advance(seconds: 60)
            #expect(try await kit.post(path + "/restore").status == 200)
            #expect(try await Self.changes(kit).map(\.id).sorted() == before.map(\.id).sorted())
            try await Self.agree(kit)
        }
    }

    @Test func whatWasDecidedStandsAndNothingIsProposedBesideIt() async throws {
        try await Kit.with { kit in
            let alex = Lifter(kit: kit)
            let (plan, path) = try await Self.trained(kit, [[12, 12, 12], [12, 12, 12]])
            let bench = try await Self.changes(kit).filter { $0.exerciseID == Lifter.bench }
            _ = try await alex.decide(bench, "accepted")
            try await Self.correct(kit, path, [[12, 12, 11], [12, 12, 12]])
            #expect(try await Self.changes(kit).allSatisfy { $0.exerciseID == Lifter.incline })
            #expect(try await alex.changes(state: "accepted", plan).map(\.id) == bench.map(\.id))
            try await Self.agree(kit)
        }
    }

    @Test func aLiftThatWasTrainedSinceIsNotAskedAbout() async throws {
        try await Kit.with { kit in
            let (plan, path) = try await Self.trained(kit, [[8, 8, 8], [8, 8, 8]])
            _ = try await Self.train(kit, plan, [[12, 12, 12], [12, 12, 12]])
            let before = try await Self.changes(kit)
            try await Self.correct(kit, path, [[12, 12, 12], [12, 12, 12]])
            #expect(try await Self.changes(kit) == before)
        }
    }

    /// Whatever one or two sets become: the same waits, and the same comes next, as if the workout had been finished so.
    @Test(arguments: 1...24) func theProposalsAreThoseOfTheWorkoutAsItIsNow(seed: UInt64) async throws {
        var generator = SeededGenerator(seed)
        var done: [[Int]] = []
        for _ in 0..<2 {
            let earns = Bool.random(using: &generator)
            done.append((0..<3).map { _ in earns ? 12 : Int.random(in: 7...13, using: &generator) })
        }
        var right = done
        for _ in 0..<Int.random(in: 0...2, using: &generator) {
            let (lift, set) = (Int.random(in: 0...1, using: &generator), Int.random(in: 0...2, using: &generator))
            right[lift][set] = Bool.random(using: &generator) ? 12 : Int.random(in: 5...14, using: &generator)
        }
        let (was, wanted) = (done, right)
        try await Kit.with { finished in
            _ = try await Self.trained(finished, wanted)
            let expected = try await Self.said(finished)
            try await Kit.with { kit in
                let (_, path) = try await Self.trained(kit, was)
                try await Self.correct(kit, path, wanted, title: "Put right")
                #expect(try await Self.said(kit) == expected, "\(was) became \(wanted)")
                try await Self.agree(kit)
            }
        }
    }
}
