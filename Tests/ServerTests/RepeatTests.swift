import Storage
import StorageSQLite
import TestSupport
import Testing
import Training
import Wire

@testable import Service

/// Answers that are given again.
struct RepeatTests {
    /// Answers that were stored with the text of their command are found for the day that they are kept.
    @Test func anAnswerOfAnEarlierVersionIsGivenAgain() async throws {
        try await Kit.with { kit in
            let workout = try await kit.start()
            let path = "/v1/active-workouts/\(workout.id.text)/log-set"
            let body = kit.logBody(workout, 0, key: "one")
            let first = try await kit.post(path, body)
            let user = TopsetService.localUser
            try await kit.database.write { connection in
                let rows = try connection.rows("SELECT fingerprint FROM idempotency_keys", [])
                guard case .text(let digest) = rows.last?.values[0] else { return }
                #expect(digest.utf8.count == 64, "the text of the command is not stored with its answer")
                let event = try #require(
                    try Store(connection, user: user).answered(
                        scope: workout.id.text, key: "one", now: kit.clock.now()))
                #expect(event.response == first.text)
                var command = try JSON.decode(LogSet.self, from: body)
                (command.workoutID, command.meta.clientTimestamp) = (nil, nil)
                try connection.run(
                    "UPDATE idempotency_keys SET fingerprint = ? WHERE idempotency_key = 'one'",
                    [.text(WorkoutCommand.logSet(command).fingerprint)])
            }
            #expect(try await kit.post(path, body).text == first.text)
            #expect(try await kit.post(path, kit.logBody(workout, 1, key: "one")).code == "IDEMPOTENCY_KEY_REUSED")
        }
    }
}
