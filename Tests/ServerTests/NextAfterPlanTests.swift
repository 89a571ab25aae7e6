import Contract
import HTTPTypes
import TestSupport
import Testing
import Training
import Wire

/// What comes next follows from the whole history of a prescription, and from the gym.
struct NextAfterPlanTests {
    /// Runs the plan once: three sets of these reps; what comes next.
    private static func train(_ kit: Kit, _ plan: WorkoutPlan, _ reps: [Int], start extra: String = "") async throws
        -> Recommendation
    {
        kit.clock.advance(seconds: 2 * 86_400)
        let started = try await kit.post("/v1/active-workouts", #"{"template_id":"\#(plan.id.text)"\#(extra)}"#)
        let path = "/v1/active-workouts/\(try started.value(StartAnswer.self).workoutID.text)"
        let workout = try await kit.get(path).value(ActiveWorkout.self)
        for (index, reps) in reps.enumerated() {
            _ = try await kit.post(path + "/log-set", kit.logBody(workout, index, key: "\(index)", reps: "\(reps)"))
        }
        let answer = try await kit.post(path + "/complete").value(CompleteAnswer.self)
        return try #require(answer.next.first).recommendation
    }

    @Test func twoStallsInARowProposeADeload() async throws {
        try await Kit.with { kit in
            let plan = try await kit.plan()
            #expect(try await Self.train(kit, plan, [8, 8, 7]).change == .stay)
            #expect(try await Self.train(kit, plan, [8, 7, 7]).change == .deload)
            let next = try await kit.get("/v1/next").value(Page<NextItem>.self).items[0].recommendation
            #expect(next.change == .deload)
            #expect(next.targets.allSatisfy { ($0.weight ?? .zero) < .kg(60) && $0.reps == 8 })
            // Undecided it goes on waiting; declined, it comes back with two stalls since.
            #expect(try await Self.train(kit, plan, [8, 8, 7]).change == .deload)
            let alex = Lifter(kit: kit)
            let open = try await alex.changes(state: "pending", plan.id).filter { $0.type != .stay }
            _ = try await alex.decide(open, "rejected")
            let declined = try await kit.get("/v1/next").value(Page<NextItem>.self).items[0].recommendation
            #expect(declined.change == .stay)
            #expect(try await Self.train(kit, plan, [8, 8, 7]).change == .deload)
        }
    }

    /// A session that left the lift out is not the last time of it.
    @Test func lastTimeIsTheLastThatSomethingWasDone() async throws {
        try await Kit.with { kit in
            let alex = Lifter(kit: kit)
            let sets = #"[{"weight":60,"reps":8}]"#
            let plan = try await alex.plan(
                "Both", [(Lifter.bench, sets), (Lifter.incline, sets)])
            _ = try await alex.train(plan.id, [[(135, 8)], [(225, 8)]])
            for _ in 0..<2 { _ = try await alex.train(plan.id, [[nil], [(230, 8)]]) }
            let prior = try await kit.get("/v1/exercises/\(Lifter.bench.text)/prior-performance")
                .value(PriorPerformance.self)
            #expect(prior.lastWorkout?.sets.map(\.weight) == [.lb(135)])
            #expect(prior.bestMax?.weight == .lb(135))
        }
    }

    @Test func aSickDayIsNoStall() async throws {
        try await Kit.with { kit in
            let plan = try await kit.plan()
            #expect(try await Self.train(kit, plan, [8, 8, 7]).change == .stay)
            #expect(
                try await Self.train(kit, plan, [8, 7, 7], start: #","pre_mood":{"feeling":"sick"}"#).change == .stay)
            // Half of the sets.
            #expect(try await Self.train(kit, plan, [8, 7], start: #","phase":"deload""#).change == .stay)
            #expect(try await Self.train(kit, plan, [8, 7, 7]).change == .deload)
        }
    }

    @Test func anIncreaseIsWhatTheGymCanLoad() async throws {
        try await Kit.with { kit in
            let gym = try await kit.post(
                "/v1/gyms",
                #"{"name":"Cellar","bars":[{"weight":20}],"plates":[{"weight":20,"count":2},{"weight":0.5,"count":2},{"weight":10,"count":2}]}"#
            ).value(Gym.self)
            let plan = try await kit.plan()
            _ = try await kit.send(.put, "/v1/settings", #"{"gym_id":"\#(gym.id.text)"}"#)
            let next = try await Self.train(kit, plan, [12, 12, 12])
            #expect(next.change == .increaseWeight)
            #expect(next.targets.map(\.weight) == Array(repeating: .kg(61), count: 3))
            _ = try await kit.send(
                .put, "/v1/settings", #"{"gym_id":"\#(gym.id.text)","flags":{"advanced_plate_math":false}}"#)
            // What waits for a decision stays what it is until then, wherever it is shown.
            let plain = try await kit.get("/v1/next").value(Page<NextItem>.self).items[0].recommendation
            #expect(plain == next)
        }
    }
}
