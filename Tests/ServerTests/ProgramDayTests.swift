import Contract
import HTTPTypes
import TestSupport
import Testing
import Training
import Wire

/// Which workout does the day of a program, and which program the profile names.
struct ProgramDayTests {
    private let program = "01900000-0000-7000-8000-000000000b01"

    /// Two days with a plan each, followed.
    private func made(_ kit: Kit) async throws -> TrackedProgram {
        let plan = try await kit.plan().id.text
        let other = try await kit.post("/v1/plans", #"{"name":"Other","copy_of":"\#(plan)"}"#).value(WorkoutPlan.self)
        let body =
            #"{"id":"\#(program)","name":"Two days","activate":true,"days":["#
            + #"{"plan_id":"\#(plan)"},{"plan_id":"\#(other.id.text)"}]}"#
        return try await kit.post("/v1/programs", body).value(TrackedProgram.self)
    }

    @Test func aWorkoutInWhichNothingWasDoneDoesNoDay() async throws {
        try await Kit.with { kit in
            let tracked = try await made(kit)
            let start = try await kit.post(
                "/v1/active-workouts", #"{"program_day_id":"\#(tracked.program.days[0].id.text)"}"#)
            let id = try start.value(StartAnswer.self).workoutID.text
            let done = try await kit.post("/v1/active-workouts/\(id)/complete")
            #expect(done.status == 200)
            #expect(try done.value(CompleteAnswer.self).program == nil)
            let after = try await kit.get("/v1/programs/\(program)").value(TrackedProgram.self)
            #expect(after.currentDay == 1 && after.progress.done == 0)
            #expect(after.program.run?.marks.isEmpty == true)
        }
    }

    @Test func aDayIsNotStartedWithThePlanOfAnother() async throws {
        try await Kit.with { kit in
            let days = try await made(kit).program.days
            func start(_ day: ProgramDay, _ plan: PlanID?) async throws -> Kit.Answer {
                try await kit.post(
                    "/v1/active-workouts",
                    #"{"program_day_id":"\#(day.id.text)","template_id":"\#(plan?.text ?? "")"}"#)
            }
            let refused = try await start(days[0], days[1].planID)
            #expect(refused.code == "VALIDATION_ERROR" && refused.path == "/program_day_id")
            #expect(try await kit.get("/v1/active-workouts").value(Page<ActiveWorkout>.self).items.isEmpty)
            #expect(try await start(days[1], days[1].planID).status == 201)
        }
    }

    /// A routine and a plan of it: the day is the one with that plan, whichever day is due.
    @Test func aPlanOfARoutineIsItsOwnDay() async throws {
        try await Kit.with { kit in
            let days = try await made(kit).program.days
            let plan = try #require(days[1].planID).text
            let start = try await kit.post(
                "/v1/active-workouts", #"{"routine_id":"\#(program)","template_id":"\#(plan)"}"#)
            #expect(start.status == 201, "\(start.text)")
            let running = try await kit.get("/v1/active-workouts").value(Page<ActiveWorkout>.self).items
            #expect(running.map(\.programDayID) == [days[1].id])
        }
    }

    @Test func theProfileNamesTheProgramThatIsFollowed() async throws {
        try await Kit.with { kit in
            func followed() async throws -> ProgramID? {
                try await kit.get("/v1/profile").value(LifterProfile.self).activeProgramID
            }
            func told(since revision: Int64) async throws -> [ChangeKind] {
                try await kit.get("/v1/sync?since=\(revision)").value(SyncPage.self).changes.map(\.kind)
            }
            #expect(try await followed() == nil)
            let id = try await made(kit).program.id
            #expect(try await followed() == id)
            let said = try await kit.send(.put, "/v1/profile", #"{"goal":"strength"}"#).value(LifterProfile.self)
            #expect(said.profile.goal == .strength && said.activeProgramID == id)
            let newest = try await kit.get("/v1/sync").value(SyncPage.self).revision
            _ = try await kit.post("/v1/programs/\(program)/deactivate")
            #expect(try await followed() == nil)
            #expect(try await told(since: newest).contains(.profile))
            _ = try await kit.post("/v1/programs/\(program)/activate")
            _ = try await kit.send(.delete, "/v1/programs/\(program)")
            #expect(try await followed() == nil)
        }
    }

    /// Its plans go with it, but for what was made of them; without `undo` they stay.
    @Test func aProgramFollowedByMistakeGoesWithItsPlans() async throws {
        try await Kit.with { kit in
            let own = try await kit.plan().id
            func made(_ id: String) async throws -> [PlanID] {
                let body = #"{"id":"\#(id)","program_template_id":"starting_strength","activate":true}"#
                return try await kit.post("/v1/programs", body).value(TrackedProgram.self).program.plans
            }
            func plans() async throws -> Set<PlanID> {
                Set(try await kit.get("/v1/plans").value(Page<WorkoutPlan>.self).items.map(\.id))
            }
            let undone = try await made(program)
            _ = try await kit.send(.patch, "/v1/plans/\(undone[1].text)", #"{"favorite":true}"#)
            for _ in 0..<2 {
                #expect(try await kit.send(.delete, "/v1/programs/\(program)?undo=true").status == 200)
                #expect(try await plans() == [own, undone[1]])
            }
            let next = try await kit.get("/v1/next").value(Page<NextItem>.self).items
            #expect(!next.contains { $0.planID == undone[0] } && next.contains { $0.planID == undone[1] })
            let other = "01900000-0000-7000-8000-000000000b02"
            let kept = try await made(other)
            #expect(try await kit.send(.delete, "/v1/programs/\(other)").status == 200)
            #expect(try await plans() == Set([own, undone[1]] + kept))
        }
    }
}
