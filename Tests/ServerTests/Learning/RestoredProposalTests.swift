import Contract
import HTTPTypes
import Service
import TestSupport
import Testing
import Training
import Wire

/// What was drawn from a session goes with it, and comes back with it.
struct RestoredProposalTests {
    private static let rule = #"{"type":"double_progression","starting_reps":8,"max_reps":12,"min_increment":2.5}"#

    /// A plan whose sets earn a raise, trained once.
    private static func earned(_ alex: Lifter) async throws -> (plan: PlanID, session: String) {
        let plan = try await alex.plan(
            Lifter.bench, rule: rule, #"[{"weight":60,"reps":12},{"weight":60,"reps":12}]"#)
        return (plan.id, try await train(alex, plan.id, reps: 12))
    }

    /// Does every set as it is planned, with so many reps.
    ///
    /// - Returns: the path of the session.
    private static func train(_ alex: Lifter, _ plan: PlanID, reps: Int) async throws -> String {
        let workout = try await alex.start(plan)
        try await alex.logEach(workout, reps: reps)
        return "/v1/sessions/" + (try await alex.complete(workout, rpe: nil)).archivedWorkoutID.text
    }

    private static func waiting(_ kit: Kit, _ state: String = "pending") async throws -> [SuggestedChange] {
        try await kit.get("/v1/suggestions?state=\(state)").value(Page<PlanSuggestion>.self).items.flatMap(\.changes)
    }

    private static func decisions(_ kit: Kit) async throws -> Int {
        try await kit.get("/v1/today").value(TodayOverview.self).pendingSuggestions
    }

    private static func delete(_ kit: Kit, _ path: String) async throws {
        kit.clock.advance(seconds: 60)
        #expect(try await kit.send(.delete, path).status == 200)
    }

    private static func restore(_ kit: Kit, _ path: String) async throws {
        kit.clock.advance(seconds: 60)
        let answer = try await kit.post(path + "/restore")
        #expect(answer.status == 200, "\(answer.text)")
    }

    /// Gives every set of the first exercise of a session so many reps.
    private static func correct(_ kit: Kit, _ path: String, reps: Int) async throws {
        let exercise = try await kit.get(path).value(WorkoutSession.self).exercises[0]
        let sets = exercise.sets.map { #"{"id":"\#($0.id.text)","reps":\#(reps)}"# }.joined(separator: ",")
        let answer = try await kit.post(
            path + "/corrections", #"{"exercises":[{"id":"\#(exercise.id.text)","sets":[\#(sets)]}]}"#)
        #expect(answer.status == 200, "\(answer.text)")
    }

    private static func agree(_ kit: Kit) async throws {
        let report = try await kit.service.verify()
        #expect(report.faults.isEmpty && report.differences.isEmpty, "\(report.faults + report.differences)")
        #expect(try await !kit.service.rebuild(TopsetService.localUser).changed, "a rebuild came out differently")
    }

    @Test func whatADeletionTookBackWaitsAgainOnceItIsUndone() async throws {
        try await Kit.with { kit in
            let (_, path) = try await Self.earned(Lifter(kit: kit))
            let before = try await Self.waiting(kit)
            let count = try await Self.decisions(kit)
            #expect(before.count == 4 && count == 1)
            for _ in 0..<2 {
                try await Self.delete(kit, path)
                #expect(try await Self.waiting(kit).isEmpty)
                #expect(try await Self.decisions(kit) == 0)
                try await Self.restore(kit, path)
                #expect(try await Self.waiting(kit).map(\.id) == before.map(\.id))
                #expect(try await Self.decisions(kit) == count)
            }
            #expect(try await Self.waiting(kit).allSatisfy { $0.supersededByID == nil })
            try await Self.agree(kit)
            let alex = Lifter(kit: kit)
            #expect(try await alex.decide(before, "accepted").snapshots.count == 1, "it can be accepted")
        }
    }

    @Test func whatWasPutOffIsStillPutOffAndWhatWasDecidedIsDecided() async throws {
        try await Kit.with { kit in
            let alex = Lifter(kit: kit)
            let (plan, path) = try await Self.earned(alex)
            let later = try await Self.waiting(kit)
            _ = try await alex.decide(later, "deferred")
            try await Self.delete(kit, path)
            #expect(try await Self.waiting(kit, "deferred").isEmpty)
            try await Self.restore(kit, path)
            #expect(try await Self.waiting(kit, "deferred").map(\.id) == later.map(\.id))
            _ = try await alex.decide(later, "rejected")
            try await Self.delete(kit, path)
            try await Self.restore(kit, path)
            #expect(try await alex.changes(state: "rejected", plan).count == later.count)
            try await Self.agree(kit)
        }
    }

    @Test(arguments: ["", "accepted", "rejected"]) func whatIsNewerStaysInItsPlace(_ decision: String) async throws {
        try await Kit.with { kit in
            let alex = Lifter(kit: kit)
            let (plan, path) = try await Self.earned(alex)
            try await Self.delete(kit, path)
            _ = try await Self.train(alex, plan, reps: 12)
            let newer = try await Self.waiting(kit)
            #expect(newer.count == 4)
            if !decision.isEmpty { _ = try await alex.decide(newer, decision) }
            try await Self.restore(kit, path)
            #expect(try await Self.waiting(kit).map(\.id) == (decision.isEmpty ? newer.map(\.id) : []))
            #expect(try await alex.changes(state: "superseded", plan).count == 4)
            try await Self.agree(kit)
        }
    }

    /// What is newer went with its own session: nothing stands in the place any more, until that is restored as well.
    @Test func whatIsNewerAndGoneIsInNobodysWay() async throws {
        try await Kit.with { kit in
            let alex = Lifter(kit: kit)
            let (plan, path) = try await Self.earned(alex)
            let first = try await Self.waiting(kit)
            try await Self.delete(kit, path)
            let other = try await Self.train(alex, plan, reps: 12)
            let second = try await Self.waiting(kit)
            try await Self.delete(kit, other)
            try await Self.restore(kit, path)
            #expect(try await Self.waiting(kit).map(\.id) == first.map(\.id))
            try await Self.restore(kit, other)
            #expect(try await Self.waiting(kit).map(\.id) == second.map(\.id))
            try await Self.agree(kit)
        }
    }

    /// A correction takes back what was drawn from other numbers; only its own undoing brings that again.
    @Test func eachUndoingBringsBackWhatItsOwnFactTook() async throws {
        try await Kit.with { kit in
            let (_, path) = try await Self.earned(Lifter(kit: kit))
            let before = try await Self.waiting(kit)
            kit.clock.advance(seconds: 60)
            try await Self.correct(kit, path, reps: 9)
            let judged = try await Self.waiting(kit)
            #expect(judged.map(\.type) == [.stay])
            try await Self.delete(kit, path)
            #expect(try await Self.waiting(kit).isEmpty)
            try await Self.restore(kit, path)
            #expect(try await Self.waiting(kit).map(\.id) == judged.map(\.id), "that was not the deletion")
            try await Self.restore(kit, path)
            #expect(try await Self.waiting(kit).map(\.id) == before.map(\.id))
            try await Self.agree(kit)
        }
    }

    @Test func whatComesBackWaitsInTheUnitOfToday() async throws {
        try await Kit.with { kit in
            let alex = Lifter(kit: kit)
            let plan = try await alex.plan(
                Lifter.bench, rule: "null", #"[{"weight":102.5,"reps":5},{"weight":102.5,"reps":5}]"#)
            let path = try await Self.train(alex, plan.id, reps: 5)
            let raise = try await Self.waiting(kit)
            #expect(!raise.isEmpty && raise.allSatisfy { $0.type == .increaseWeight })
            try await Self.delete(kit, path)
            _ = try await kit.send(.put, "/v1/settings", #"{"unit":"lb"}"#)
            try await Self.restore(kit, path)
            let open = try await Self.waiting(kit)
            #expect(Set(open.map(\.id)) == Set(raise.map(\.id)))
            #expect(open.allSatisfy { $0.value == .mass(.lb(235)) })
            try await Self.agree(kit)
        }
    }

    @Test func nothingWaitsForAPlanThatIsGone() async throws {
        try await Kit.with { kit in
            let (plan, path) = try await Self.earned(Lifter(kit: kit))
            try await Self.delete(kit, path)
            #expect(try await kit.send(.delete, "/v1/plans/\(plan.text)").status == 200)
            try await Self.restore(kit, path)
            #expect(try await Self.waiting(kit).isEmpty)
        }
    }
}
