import Contract
import Foundation
import Storage
import TestSupport
import Testing
import Training
import Wire

@testable import Service

private let lifter = TopsetService.localUser

/// Reminders: at the lifter's own time, once a day, and not after training.
struct ReminderTests {
    private static let endpoint = "https://push.example.net/a"

    private static func settings(_ change: (inout Settings) -> Void) -> Settings {
        var settings = Settings()
        settings.reminderAt = LocalTime("19:00")
        settings.timezone = "Europe/Berlin"
        change(&settings)
        return settings
    }

    /// A lifter with a browser who wants to be reminded, and what is sent.
    private static func with(
        _ change: @escaping @Sendable (inout Settings) -> Void = { _ in },
        _ body: @escaping @Sendable (Kit, TopsetService, NotedPushes, Browser) async throws -> Void
    ) async throws {
        try await Kit.with { kit in
            let (pushes, browser) = (NotedPushes(), Browser())
            let service = kit.pushing(pushes)
            _ = try await service.subscribe(lifter, browser.subscription(at: endpoint))
            _ = try await service.save(lifter, settings(change))
            try await body(kit, service, pushes, browser)
        }
    }

    /// Lets time pass, and looks every minute.
    ///
    /// - Returns: the moments at which something was sent.
    private static func pass(
        minutes: Int, _ kit: Kit, _ service: TopsetService, _ pushes: NotedPushes
    ) async throws -> [Instant] {
        var moments: [Instant] = []
        for _ in 0..<minutes {
            let before = pushes.requests.count
            try await service.remind()
            for _ in before..<pushes.requests.count { moments.append(kit.clock.now()) }
            kit.clock.advance(seconds: 60)
        }
        return moments
    }

    private static func advance(_ kit: Kit, to text: String) throws {
        let moment = try #require(Instant(text))
        kit.clock.advance(seconds: moment.seconds(since: kit.clock.now()))
    }

    @Test func aReminderComesOnceADayAtItsTime() async throws {
        try await Self.with { kit, service, pushes, browser in
            // It is 18:01.
            let moments = try await Self.pass(minutes: 3 * 24 * 60, kit, service, pushes)
            #expect(
                moments.map(\.milliseconds)
                    == (0..<3).map { evening.adding(seconds: 3_600 + $0 * 86_400).milliseconds })
            let message = try browser.message(pushes.requests[0].body)
            #expect(
                message
                    == PushMessage(
                        title: "Training today?", body: "Your reminder for today.", tag: "reminder", path: "/"))
        }
    }

    @Test func thePlanOfTheDayIsNamedInTheLiftersLanguage() async throws {
        try await Self.with({ $0.language = "de" }) { kit, service, pushes, browser in
            _ = try await kit.plan()
            _ = try await Self.pass(minutes: 60, kit, service, pushes)
            let message = try browser.message(try #require(pushes.requests.first).body)
            #expect(message.title == "Heute trainieren?" && message.body.hasPrefix("Push · etwa "))
        }
    }

    @Test func itIsTheTimeWhereTheLifterLives() async throws {
        try await Self.with({ $0.timezone = "America/Los_Angeles" }) { kit, service, pushes, _ in
            let moments = try await Self.pass(minutes: 24 * 60, kit, service, pushes)
            #expect(moments.map(\.milliseconds) == [Instant("2026-11-19T04:00:00+01:00")?.milliseconds])
        }
    }

    @Test func aRestartRemindsNobodyAgain() async throws {
        try await Self.with { kit, service, pushes, _ in
            _ = try await Self.pass(minutes: 65, kit, service, pushes)
            #expect(pushes.requests.count == 1)
            var again = TopsetService(kit.database, clock: kit.clock.now)
            again.pushes = service.pushes
            for _ in 0..<10 { try await again.remind() }
            #expect(pushes.requests.count == 1)
        }
    }

    /// A server that was off is late, but does not remind at night.
    @Test func aReminderIsTwoHoursLateAtMost() async throws {
        try await Self.with { kit, service, pushes, _ in
            try Self.advance(kit, to: "2026-11-18T20:59:00+01:00")
            try await service.remind()
            #expect(pushes.requests.count == 1)
            try Self.advance(kit, to: "2026-11-19T21:00:00+01:00")
            try await service.remind()
            #expect(pushes.requests.count == 1)
        }
    }

    /// The clocks go from 2:00 to 3:00 on 28 March, and from 3:00 to 2:00 on 31 October.
    @Test func anHourThatIsSkippedOrRepeatedRemindsOnce() async throws {
        try await Self.with({ $0.reminderAt = LocalTime("02:30") }) { kit, service, pushes, _ in
            try Self.advance(kit, to: "2027-03-28T00:30:00+01:00")
            let spring = try await Self.pass(minutes: 6 * 60, kit, service, pushes)
            #expect(spring.map(\.milliseconds) == [Instant("2027-03-28T03:00:00+02:00")?.milliseconds])
            try Self.advance(kit, to: "2027-10-31T00:30:00+02:00")
            let autumn = try await Self.pass(minutes: 6 * 60, kit, service, pushes)
            #expect(autumn.map(\.milliseconds) == [Instant("2027-10-31T02:30:00+02:00")?.milliseconds])
        }
    }

    @Test func whoHasTrainedTodayIsNotReminded() async throws {
        try await Self.with { kit, service, pushes, _ in
            let workout = try await kit.start()
            let path = "/v1/active-workouts/\(workout.id.text)/"
            _ = try await Self.pass(minutes: 10, kit, service, pushes)
            #expect(try await kit.post(path + "log-set", kit.logBody(workout, 0, key: "set")).status == 200)
            #expect(try await kit.post(path + "complete").status == 200)
            #expect(try await Self.pass(minutes: 6 * 60, kit, service, pushes).isEmpty)
            #expect(try await Self.pass(minutes: 24 * 60, kit, service, pushes).count == 1, "but on the next day")
        }
    }

    @Test func whoIsTrainingIsNotReminded() async throws {
        try await Self.with { kit, service, pushes, _ in
            _ = try await kit.start()
            #expect(try await Self.pass(minutes: 5 * 60, kit, service, pushes).isEmpty)
        }
    }

    @Test func onDaysWithoutAPlanNobodyIsRemindedWhoWantsItSo() async throws {
        try await Self.with({ $0.remindsOnPlannedDays = true }) { kit, service, pushes, browser in
            let plan = try await kit.plan()
            let day = #"{"kind":"plan","date":"2026-11-20","plan_id":"\#(plan.id.text)"}"#
            let made = try await kit.post("/v1/schedule", day)
            #expect(made.status == 201, "\(made.text)")
            let moments = try await Self.pass(minutes: 4 * 24 * 60, kit, service, pushes)
            #expect(moments.map(\.milliseconds) == [Instant("2026-11-20T19:00:00+01:00")?.milliseconds])
            #expect(try browser.message(pushes.requests[0].body).body.hasPrefix("Push"))
        }
    }

    @Test func withoutAWishNothingIsSent() async throws {
        try await Self.with({ $0.reminderAt = nil }) { kit, service, pushes, _ in
            let moments = try await Self.pass(minutes: 24 * 60, kit, service, pushes)
            #expect(moments.isEmpty)
        }
    }

    @Test func whatAWorkoutCameToIsToldOnceWhereItIsWanted() async throws {
        try await Self.with({ ($0.reminderAt, $0.notifiesSummary) = (nil, true) }) { kit, service, pushes, browser in
            let workout = try await kit.start()
            let logged = try await kit.post(
                "/v1/active-workouts/\(workout.id.text)/log-set", kit.logBody(workout, 0, key: "a"))
            #expect(logged.status == 200)
            var complete = CompleteWorkout(workoutID: workout.id, meta: CommandMeta(key: "b", at: kit.clock.now()))
            complete.endTime = nil
            let first = try await service.apply(lifter, workout.id, .complete(complete))
            let again = try await service.apply(lifter, workout.id, .complete(complete))
            #expect(first.json == again.json)
            for _ in 0..<1_000_000 where pushes.requests.isEmpty { await Task.yield() }
            try #require(pushes.requests.count == 1)
            let message = try browser.message(pushes.requests[0].body)
            #expect(message.title == "Workout saved: Push" && message.body.hasPrefix("1 set · "))
            #expect(message.path == "/history/" + workout.id.text)
        }
    }
}
