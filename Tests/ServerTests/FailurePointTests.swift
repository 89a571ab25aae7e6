import Contract
import Storage
import StorageSQLite
import Synchronization
import TestSupport
import Testing
import Training
import Wire

/// Fails the step it is set to, once.
final class OneTripwire: Sendable {
    private let armed = Mutex<(step: WriteStep, skips: Int)?>(nil)

    struct Tripped: Error {}

    /// - Parameter skips: how many may still pass.
    func arm(_ step: WriteStep, skips: Int = 0) { armed.withLock { $0 = (step, skips) } }

    @Sendable func pass(_ step: WriteStep) throws {
        try armed.withLock { armed in
            guard armed?.step == step, let skips = armed?.skips else { return }
            armed = skips > 0 ? (step, skips - 1) : nil
            if skips == 0 { throw Tripped() }
        }
    }
}

struct FailurePointTests {
    /// Whatever step fails: nothing is half-written, the others of the group are not harmed, and the retried call
    /// succeeds exactly once.
    @Test(arguments: WriteStep.allCases, [false, true])
    func aFailureAtAnyStepLeavesTheStoreWhole(step: WriteStep, inGroup: Bool) async throws {
        let tripwire = OneTripwire()
        try await Kit.with(tripwire: tripwire.pass) { kit in
            let workout = try await kit.start()
            let base = "/v1/active-workouts/\(workout.id.text)"
            let before = try await kit.get(base).text
            let (victim, partner) = (kit.logBody(workout, 0, key: "victim"), kit.logBody(workout, 1, key: "partner"))

            var partnerAnswer: Kit.Answer?
            let failed: Kit.Answer
            if inGroup {
                // While this write holds the database, both arrive and will share the next transaction, victim first.
                let (holding, release) = (Gate(), Gate())
                let holder = Task {
                    try await kit.database.write { _ in
                        holding.open()
                        release.waitBlocking()
                    }
                }
                await holding.wait()
                // The holder commits first.
                tripwire.arm(step, skips: step == .commit ? 1 : 0)
                let first = Task { try await kit.post(base + "/log-set", victim) }
                // A body that fails to decode never gets as far as the queue.
                let queued = step == .decode ? 0 : 1
                if step == .decode { _ = try await first.value }
                try await kit.waitForWrites(queued)
                let second = Task { try await kit.post(base + "/log-set", partner) }
                try await kit.waitForWrites(queued + 1)
                release.open()
                try await holder.value
                let answers = (try await first.value, try await second.value)
                // Both are kept by the time they are answered, and which is answered first is nobody's promise.
                let partnerFailed = step == .answer && answers.1.status == 500
                (failed, partnerAnswer) = partnerFailed ? (answers.1, answers.0) : (answers.0, answers.1)
            } else {
                tripwire.arm(step)
                failed = try await kit.post(base + "/log-set", victim)
            }
            #expect(failed.status == 500)
            #expect(failed.code == "INTERNAL")
            #expect(!failed.text.contains("Tripped"), "no inner details")

            if let partnerAnswer {
                // Only a failed commit is everybody's.
                #expect(partnerAnswer.status == (step == .commit ? 500 : 200))
                #expect(try await kit.post(base + "/log-set", partner).status == 200)
            } else if step != .answer {
                #expect(try await kit.get(base).text == before)
            }
            let retried = try await kit.post(base + "/log-set", victim)
            #expect(retried.status == 200)
            #expect(try await kit.post(base + "/log-set", victim).text == retried.text)

            let stored = try await kit.get(base)
            let events = try await kit.get(base + "/events").value(Page<WorkoutEvent>.self).items
            #expect(events.map(\.seq) == Array(1...events.count))
            #expect(events.filter { $0.idempotencyKey == "victim" }.count == 1)
            #expect(events.count == (inGroup ? 3 : 2))
            #expect(JSON.text(try events.reduce(JSONValue.null) { try $0.applying($1.diffOps) }) == stored.text)
            #expect(try stored.value(ActiveWorkout.self).totals.sets == (inGroup ? 2 : 1))
        }
    }

    /// A completion that fails halfway leaves neither a session nor a finished workout.
    @Test(arguments: WriteStep.allCases)
    func aCompletionHappensWhollyOrNotAtAll(step: WriteStep) async throws {
        let tripwire = OneTripwire()
        try await Kit.with(tripwire: tripwire.pass) { kit in
            let workout = try await kit.start()
            let base = "/v1/active-workouts/\(workout.id.text)"
            _ = try await kit.post(base + "/log-set", kit.logBody(workout, 0, key: "a"))
            tripwire.arm(step)
            #expect(try await kit.post(base + "/complete", #"{"idempotency_key":"end"}"#).status == 500)
            let session = try await kit.get("/v1/sessions/\(workout.id.text)")
            #expect(session.status == (step == .answer ? 200 : 404))
            #expect(try await kit.get("/v1/active-workouts/current").status == (step == .answer ? 404 : 200))
            #expect(try await kit.post(base + "/complete", #"{"idempotency_key":"end"}"#).status == 200)
            #expect(try await kit.get("/v1/sessions").value(Page<WorkoutSession>.self).items.count == 1)
        }
    }
}
