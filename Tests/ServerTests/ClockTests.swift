import Contract
import Server
import Service
import Storage
import StorageSQLite
import TestSupport
import Testing
import Training
import Wire

/// A clock that is wrong, and one that goes on past the life of a key.
struct ClockTests {
    @Test func aClockThatCannotBeRightIsRefused() {
        #expect(ClockCheck.fault(Instant(milliseconds: 0), newest: nil)?.contains("1970-01-01") == true)
        #expect(ClockCheck.fault(Instant(milliseconds: ClockCheck.sensible.upperBound + 1), newest: nil) != nil)
        #expect(ClockCheck.fault(evening, newest: nil) == nil)
        #expect(ClockCheck.fault(evening, newest: evening.adding(seconds: 86_400)) == nil)
        let behind = ClockCheck.fault(evening, newest: evening.adding(seconds: 86_401))
        #expect(behind?.contains("was written on 2026-11-19") == true)
    }

    /// Whatever the clock says, what is written with it is read again.
    @Test(arguments: [Int64.min, -1, 0, 253_402_300_800_000, .max]) func everyTimeHasAText(milliseconds: Int64) throws {
        for offset in [-14 * 60, 0, 14 * 60] {
            let time = Instant(milliseconds: ClockCheck.clamped(milliseconds), offsetMinutes: offset)
            // Before 1970 in the west: years have four digits all the same.
            #expect(try JSON.decode(Instant.self, from: JSON.text(time)) == time)
        }
    }

    @Test func aKeyThatIsUsedAgainAfterADayMakesNoSecondEventWithItsId() async throws {
        try await Kit.with { kit in
            let workout = try await kit.start()
            let path = "/v1/active-workouts/\(workout.id.text)"
            #expect(try await kit.post(path + "/log-set", kit.logBody(workout, 0, key: "again")).status == 200)
            kit.clock.advance(seconds: 86_401)
            #expect(try await kit.post(path + "/log-set", kit.logBody(workout, 1, key: "again")).status == 200)
            let events = try await kit.get(path + "/events").value(Page<WorkoutEvent>.self).items
            #expect(events.count == 3)
            #expect(Set(events.map(\.id)).count == 3)
            #expect(try await kit.service.verify().faults.isEmpty)
        }
    }

    @Test func theNewestAnswerTellsWhenTheDatabaseWasWritten() async throws {
        try await Kit.with { kit in
            #expect(try await kit.database.read { try Store.newestAnswer($0) } == nil)
            _ = try await kit.post("/v1/active-workouts", #"{"freeform":true,"idempotency_key":"a"}"#)
            let newest = try await kit.database.read { try Store.newestAnswer($0) }
            #expect(newest?.milliseconds == kit.clock.now().milliseconds)
        }
    }
}
