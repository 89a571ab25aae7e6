import Contract
import HTTPTypes
import TestSupport
import Testing
import Training
import Wire

/// What moves where a lifter stands in a program is taken back, and plans stay known as those of their program.
struct ProgramMoveTests {
    private let program = "01900000-0000-7000-8000-000000000b01"

    private func made(_ kit: Kit) async throws -> TrackedProgram {
        let plan = try await kit.plan().id.text
        let body =
            #"{"id":"\#(program)","name":"Push block","activate":true,"days":["#
            + #"{"plan_id":"\#(plan)"},{},{"plan_id":"\#(plan)"}]}"#
        return try await kit.post("/v1/programs", body).value(TrackedProgram.self)
    }

    private func putBack(_ kit: Kit, _ run: ProgramRun?) async throws -> Kit.Answer {
        var patch = PatchProgram()
        patch.run = .some(run)
        return try await kit.send(.patch, "/v1/programs/\(program)", JSON.text(patch))
    }

    @Test func aProgramStandsAgainWhereItStood() async throws {
        try await Kit.with { kit in
            let before = try await made(kit).program.run
            kit.clock.advance(seconds: 3_600)
            _ = try await kit.post("/v1/programs/active/skip", #"{"day_number":1}"#)
            let skipped = try await kit.get("/v1/programs/\(program)").value(TrackedProgram.self)
            #expect(skipped.program.run?.nextDay == 2)
            _ = try await kit.post("/v1/programs/\(program)/restart")
            let again = try await putBack(kit, skipped.program.run).value(TrackedProgram.self)
            #expect(again.program.run == skipped.program.run)
            // The same again changes nothing.
            #expect(try await putBack(kit, skipped.program.run).value(TrackedProgram.self).program == again.program)
            #expect(try await putBack(kit, before).value(TrackedProgram.self).program.run == before)
            #expect(try await putBack(kit, nil).value(TrackedProgram.self).progress.status == .notStarted)
        }
    }

    /// Does the first day of the program.
    private func doFirstDay(_ kit: Kit, _ tracked: TrackedProgram) async throws -> String {
        let day = tracked.program.days[0].id.text
        let start = try await kit.post("/v1/active-workouts", #"{"program_day_id":"\#(day)"}"#)
        let id = try start.value(StartAnswer.self).workoutID.text
        let workout = try await kit.get("/v1/active-workouts/\(id)").value(ActiveWorkout.self)
        _ = try await kit.post(
            "/v1/active-workouts/\(id)/log-set", kit.logBody(workout, 0, key: "set", weight: "60"))
        let done = try await kit.post("/v1/active-workouts/\(id)/complete")
        #expect(done.status == 200, "\(done.text)")
        return id
    }

    @Test func whatWasTrainedMeanwhileStaysDone() async throws {
        try await Kit.with { kit in
            let tracked = try await made(kit)
            _ = try await doFirstDay(kit, tracked)
            let back = try await putBack(kit, tracked.program.run).value(TrackedProgram.self)
            #expect(back.program.run?.marks.map(\.dayNumber) == [1])
            #expect(back.program.run?.nextDay == 2)
        }
    }

    /// Everywhere: in the program, and in Today.
    @Test func aWorkoutThatIsDeletedDidNoDayUntilItIsRestored() async throws {
        try await Kit.with { kit in
            let tracked = try await made(kit)
            let id = try await doFirstDay(kit, tracked)
            let done = try await kit.get("/v1/programs/\(program)").value(TrackedProgram.self)
            #expect(done.progress.done == 1 && done.progress.doneThisWeek == 1 && done.currentDay == 2)
            _ = try await kit.send(.delete, "/v1/sessions/\(id)")
            let gone = try await kit.get("/v1/programs/\(program)").value(TrackedProgram.self)
            #expect(gone.program.run == tracked.program.run)
            #expect(gone.progress.done == 0 && gone.progress.doneThisWeek == 0 && gone.currentDay == 1)
            _ = try await kit.send(.delete, "/v1/sessions/\(id)")
            #expect(try await kit.post("/v1/sessions/\(id)/restore").status == 200)
            let again = try await kit.get("/v1/programs/\(program)").value(TrackedProgram.self)
            #expect(again.program.run == done.program.run && again.currentDay == 2)

            // What came after it stays: only the day itself is not done.
            _ = try await kit.post("/v1/programs/active/skip", #"{"day_number":3}"#)
            let skipped = try await kit.get("/v1/programs/\(program)").value(TrackedProgram.self)
            _ = try await kit.send(.delete, "/v1/sessions/\(id)")
            let later = try await kit.get("/v1/programs/\(program)").value(TrackedProgram.self)
            #expect(later.progress.done == 0 && later.program.run?.marks.allSatisfy { $0.kind == .skipped } == true)
            #expect(later.program.run?.nextDay == skipped.program.run?.nextDay)
            #expect(later.program.run?.finishedAt == skipped.program.run?.finishedAt)
        }
    }

    @Test func aPlaceThatIsNoneIsRefused() async throws {
        try await Kit.with { kit in
            var run = try #require(try await made(kit).program.run)
            run.nextDay = 4
            let refused = try await putBack(kit, run)
            #expect(refused.status == 400)
            #expect(refused.text.contains("/run/next_day"))
            run.nextDay = 1
            run.marks = [ProgramRun.Mark(.done, day: 7, lap: 0, at: run.startedAt)]
            #expect(try await putBack(kit, run).text.contains("/run/marks/0/day_number"))
        }
    }

    @Test func plansSayForWhichProgramTheyWereMade() async throws {
        try await Kit.with { kit in
            let own = try await kit.plan().id
            let body = #"{"id":"\#(program)","program_template_id":"starting_strength"}"#
            let made = try await kit.post("/v1/programs", body)
            #expect(made.status == 201, "\(made.text)")
            let tracked = try made.value(TrackedProgram.self)
            func plans() async throws -> [WorkoutPlan] {
                try await kit.get("/v1/plans").value(Page<WorkoutPlan>.self).items
            }
            var all = try await plans()
            #expect(all.count == tracked.program.plans.count + 1)
            for plan in all { #expect(plan.madeFor == (plan.id == own ? nil : tracked.program.id)) }
            #expect(all.allSatisfy { !$0.isLeftOver })
            #expect(try await kit.send(.delete, "/v1/programs/\(program)").status == 200)
            all = try await plans()
            for plan in all { #expect(plan.isLeftOver == (plan.id != own)) }
            let one = try await kit.get("/v1/plans/\(tracked.program.plans[0].text)").value(WorkoutPlan.self)
            #expect(one.madeFor == tracked.program.id)
        }
    }
}
