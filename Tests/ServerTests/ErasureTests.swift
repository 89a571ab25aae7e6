import Contract
import HTTPTypes
import Server
import Service
import Synchronization
import Testing
import Training
import Wire

/// `DELETE /v1/account`: who may, what is gone, and what goes on.
struct ErasureTests {
    /// Notes that an account was erased.
    private final class Keeper: BackupKeeper {
        let calls = Mutex(0)

        func accountWasErased() async throws -> (removed: Int, left: Int) {
            calls.withLock { $0 += 1 }
            return (3, 1)
        }
    }

    @Test func anAccountIsErasedByItsNameAndNobodyElses() async throws {
        try await Kit.with(configured: { $0.accounts = true }) { kit in
            let (anna, berta) = (try await kit.signedIn(as: "Anna"), try await kit.signedIn(as: "Berta"))
            for lifter in [anna, berta] {
                let workout = try await lifter.start()
                _ = try await lifter.post(
                    "/v1/active-workouts/\(workout.id.text)/log-set", lifter.logBody(workout, 0, key: "one"))
            }
            for refused in ["{}", #"{"confirm":"Berta"}"#, #"{"confirm":"erase"}"#, #"{"confirm":""}"#] {
                let answer = try await anna.send(.delete, "/v1/account", refused)
                #expect(answer.status == 400)
                #expect(answer.path == "/confirm")
            }
            let before = try await berta.get("/v1/active-workouts/current").text
            #expect(try await anna.get("/v1/active-workouts/current").status == 200)
            let erased = try await anna.send(.delete, "/v1/account", #"{"confirm":"anna"}"#)
            #expect(erased.status == 200)
            #expect(try erased.value(ErasedAccount.self).success)
            // Its token lets nobody in any more, at once.
            #expect(try await anna.get("/v1/next").status == 401)
            #expect(try await kit.service.users().map(\.name) == ["Berta"])
            #expect(try await berta.get("/v1/active-workouts/current").text == before)
            // The name is free, and who has it now finds nothing.
            let other = try await kit.signedIn(as: "Anna")
            #expect(try await other.get("/v1/plans").value(Page<WorkoutPlan>.self).items.isEmpty)
        }
    }

    @Test func theLifterOfThisMachineGoesOnEmpty() async throws {
        try await Kit.with { kit in
            let workout = try await kit.start()
            let body = kit.logBody(workout, 0, key: "one")
            let path = "/v1/active-workouts/\(workout.id.text)/log-set"
            #expect(try await kit.post(path, body).status == 200)
            _ = try await kit.get("/v1/next")
            #expect(try await kit.send(.delete, "/v1/account", #"{"confirm":"erase"}"#).status == 200)
            #expect(try await kit.get("/v1/active-workouts/current").status == 404)
            // Not even the answer that was kept for the key.
            #expect(try await kit.post(path, body).status == 404)
            #expect(try await kit.get("/v1/plans").value(Page<WorkoutPlan>.self).items.isEmpty)
            _ = try await kit.plan()
            #expect(try await kit.get("/v1/plans").value(Page<WorkoutPlan>.self).items.count == 1)
        }
    }

    @Test func whoKeepsBackupsIsToldOnce() async throws {
        try await Kit.with { kit in
            let keeper = Keeper()
            var service = kit.service
            service.backups = keeper
            await #expect(throws: ServiceError.self) {
                try await service.eraseAccount(TopsetService.localUser, confirm: "no")
            }
            #expect(keeper.calls.withLock { $0 } == 0)
            let erased = try await service.eraseAccount(TopsetService.localUser, confirm: "erase")
            #expect((erased.backupsRemoved, erased.backupsLeft) == (3, 1))
            #expect(keeper.calls.withLock { $0 } == 1)
        }
    }
}
