import Contract
import TestSupport
import Testing
import Training
import Wire

@testable import Service
@testable import Storage

/// Versions of freeform work, and changes of structure that a plan cannot take over any more.
struct OrphanVersionTests {
    /// A freeform session of one set of bench press.
    private static func freeform(_ kit: Kit) async throws -> WorkoutSession {
        let start = try await kit.post("/v1/active-workouts", #"{"freeform":true}"#).value(StartAnswer.self)
        let path = "/v1/active-workouts/\(start.workoutID.text)"
        _ = try await kit.post(
            path + "/add-exercise",
            #"{"exercise_id":"\#(kit.exercise("bench_press_barbell"))","idempotency_key":"add"}"#)
        let workout = try await kit.get(path).value(ActiveWorkout.self)
        _ = try await kit.post(path + "/log-set", kit.logBody(workout, 0, key: "log"))
        _ = try await kit.post(path + "/complete")
        return try await kit.get("/v1/sessions/\(workout.id.text)").value(WorkoutSession.self)
    }

    private static func append(
        _ kit: Kit, _ reps: Int, after current: PlanSnapshot, id: SnapshotID
    ) async throws(ServiceError) -> PlanSnapshot {
        var exercises = current.exercises
        exercises[0].sets[0].reps = reps
        let changed = exercises
        return try await kit.service.write(TopsetService.localUser) { turn in
            try PlanVersions(turn: turn).append(
                changed, notes: current.notes, author: .rules, after: current, id: id)
        }
    }

    @Test func freeformWorkBecomesAPlanWithAllItsVersions() async throws {
        try await Kit.with { kit in
            let session = try await Self.freeform(kit)
            let root = try #require(session.planSnapshotID)
            let first = try await kit.get("/v1/snapshots/\(root.text)").value(PlanSnapshot.self)
            #expect(first.planID == nil && first.versionNumber == 1)
            let second = try await Self.append(kit, 9, after: first, id: id(71))
            #expect(second.versionNumber == 2 && second.sourceVersionID == root && second.planID == nil)
            #expect(try await Self.append(kit, 9, after: second, id: id(72)) == second, "equal content, no version")
            let third = try await Self.append(kit, 10, after: second, id: id(73))
            await #expect { try await Self.append(kit, 11, after: second, id: id(74)) } throws: {
                ($0 as? ServiceError)?.code == .changeConflict
            }
            let saved = try await kit.post("/v1/sessions/\(session.id.text)/save-as-plan", #"{"name":"Bench"}"#)
            let plan = try saved.value(WorkoutPlan.self)
            #expect(plan.versionCount == 3 && plan.currentVersion.id == third.id)
            #expect(plan.currentVersion.exercises == third.exercises)
            #expect(plan.lastUsed == session.startedAt)
            let versions = try await kit.get("/v1/plans/\(plan.id.text)/versions").value(Page<PlanSnapshot>.self)
            #expect(versions.items.map(\.id) == [third.id, second.id, root])
            #expect(versions.items.map(\.createdBy) == [.rules, .rules, .user])
            #expect(try await kit.get("/v1/sessions/\(session.id.text)").value(WorkoutSession.self) == session)
            let fourth = try await Self.append(kit, 12, after: plan.currentVersion, id: id(75))
            #expect(fourth.versionNumber == 4 && fourth.planID == plan.id)
            #expect(
                try await kit.get("/v1/plans/\(plan.id.text)").value(WorkoutPlan.self).currentVersion == fourth)
        }
    }

    @Test func whatThePlanHasLostMeanwhileIsAConflict() async throws {
        try await Kit.with { kit in
            let workout = try await kit.start()
            let path = "/v1/active-workouts/\(workout.id.text)"
            let instance = workout.exercises[0].instanceID.text
            _ = try await kit.post(
                path + "/swap-exercise",
                #"{"exercise_instance_id":"\#(instance)","new_exercise_id":"\#(kit.exercise("squat_barbell"))","#
                    + #""idempotency_key":"swap"}"#)
            let swapped = try await kit.get(path).value(ActiveWorkout.self)
            _ = try await kit.post(path + "/log-set", kit.logBody(swapped, 0, key: "log", weight: "80"))
            let change = try #require(
                try await kit.post(path + "/complete").value(CompleteAnswer.self).structureChanges.first)
            #expect(
                change.kind == .exerciseSwapped && change.text == "Squat (Barbell) in place of Bench Press (Barbell).")
            let plan = try #require(workout.sourceTemplateID).text
            let keep = "/v1/sessions/\(workout.id.text)/keep-changes"
            let emptied = try await kit.post("/v1/plans/\(plan)/versions", #"{"exercises":[]}"#)
            #expect(emptied.status == 201)
            let refused = try await kit.post(keep, #"{"changes":["\#(change.id.text)"]}"#)
            #expect(refused.status == 409 && refused.code == "CHANGE_CONFLICT" && refused.path == "/changes/0")
            let open = try await kit.get("/v1/sessions/\(workout.id.text)/structure-changes")
            #expect(try open.value(StructureChanges.self).changes.isEmpty)
            _ = try await kit.post("/v1/plans/\(plan)/rollback", #"{"to":1}"#)
            let kept = try await kit.post(keep, #"{"changes":["\#(change.id.text)"]}"#).value(KeptChanges.self).snapshot
            #expect(kept.versionNumber == 4 && kept.exercises.map(\.name) == ["Squat (Barbell)"])
            #expect(kept.exercises[0].muscles.isEmpty == false)
            #expect(kept.exercises[0].sets.map(\.weight) == Array(repeating: .kg(80), count: 3))
            let again = try await kit.post(keep, #"{"changes":["\#(change.id.text)"]}"#).value(KeptChanges.self)
                .snapshot
            #expect(again == kept, "keeping twice is keeping once")
        }
    }
}
