import Contract
import HTTPTypes
import Server
import Service
import TestSupport
import Testing
import Training
import Wire

/// The limits of seed 004 section 17.2 over the router.
struct RateLimitTests {
    fileprivate static let workout: WorkoutID = id(1)

    private static func standard(_ configuration: inout ServerConfiguration) {
        configuration.rateLimits = RateLimit.standard
    }

    @Test func theSeedsLimitsAreTheDefault() {
        let limits = ServerConfiguration().rateLimits.mapValues { [$0.max, $0.seconds] }
        #expect(limits[.logSet] == [60, 60])
        #expect(limits[.patchActiveWorkout] == [120, 60])
        #expect(limits[.startActiveWorkout] == [5, 60])
        #expect(limits[.completeActiveWorkout] == [5, 60])
        #expect(LimitedOperation.allCases.allSatisfy { limits[$0] != nil }, "nothing is without a limit")
    }

    @Test(arguments: [
        (LimitedOperation.importLog, "POST", "/v1/import"), (.makeToken, "POST", "/v1/tokens"),
        (.calculate, "POST", "/v1/calc/rpe"), (.undoChange, "POST", "/v1/active-workouts/\(Self.workout.text)/undo"),
        (.changeActiveWorkout, "POST", "/v1/active-workouts/\(Self.workout.text)/swap-exercise"),
        (.change, "POST", "/v1/plans"), (.change, "DELETE", "/v1/plans/\(Self.workout.text)"),
        (.read, "GET", "/v1/plans"),
    ])
    func everyClassOfOperationsIsLimited(operation: LimitedOperation, method: String, path: String) async throws {
        try await Kit.with(configured: { $0.rateLimits = [operation: RateLimit(max: 1, seconds: 30)] }) { kit in
            let method = try #require(HTTPRequest.Method(method))
            let body = method == .post ? "{" : nil
            #expect(try await kit.send(method, path, body).status != 429)
            let refused = try await kit.send(method, path, body)
            #expect(refused.code == "RATE_LIMITED")
            #expect(refused.headers[.retryAfter] == "30")
        }
    }

    @Test func whatWasAnsweredIsAnsweredAgainBeforeTheLimitCounts() async throws {
        try await Kit.with(configured: {
            $0.rateLimits = [
                .logSet: RateLimit(max: 1, seconds: 60), .startActiveWorkout: RateLimit(max: 1, seconds: 60),
            ]
        }) { kit in
            let start = #"{"freeform":true,"idempotency_key":"start"}"#
            let started = try await kit.post("/v1/active-workouts", start)
            #expect(started.status == 201)
            #expect(try await kit.post("/v1/active-workouts", start).text == started.text)
            #expect(try await kit.post("/v1/active-workouts", #"{"freeform":true}"#).status == 429)
            let id = try started.value(StartAnswer.self).workoutID
            _ = try await kit.post("/v1/active-workouts/\(id.text)/cancel", #"{"idempotency_key":"over"}"#)
            kit.clock.advance(seconds: 60)
            let workout = try await kit.start()
            let path = "/v1/active-workouts/\(workout.id.text)/log-set"
            let first = try await kit.post(path, kit.logBody(workout, 0, key: "a"))
            #expect(first.status == 200)
            for _ in 0..<3 { #expect(try await kit.post(path, kit.logBody(workout, 0, key: "a")).text == first.text) }
            #expect(try await kit.post(path, kit.logBody(workout, 1, key: "b")).status == 429)
            let reused = try await kit.post(path, kit.logBody(workout, 1, key: "a"))
            #expect(reused.code == "IDEMPOTENCY_KEY_REUSED")
        }
    }

    /// Bodies that cannot be read do not matter: the limit comes before them.
    @Test(arguments: [
        (LimitedOperation.logSet, "/log-set"), (.patchActiveWorkout, "/patch"), (.completeActiveWorkout, "/complete"),
        (.startActiveWorkout, ""),
    ])
    func everyOperationIsLimitedBeforeItsBodyIsRead(operation: LimitedOperation, action: String) async throws {
        try await Kit.with(configured: Self.standard) { kit in
            let path = action.isEmpty ? "/v1/active-workouts" : "/v1/active-workouts/\(Self.workout.text)" + action
            let limit = try #require(RateLimit.standard[operation])
            for _ in 0..<limit.max { #expect(try await kit.post(path, "{").code == "MALFORMED_JSON") }
            let refused = try await kit.post(path, "{")
            #expect(refused.status == 429)
            #expect(refused.code == "RATE_LIMITED")
            let wait = max(1, limit.seconds / limit.max)
            #expect(refused.headers[.retryAfter] == String(wait))
            #expect(
                refused.json["error"]?["message"]
                    == .string(
                        "\(operation.rawValue) is limited to \(limit.max) in \(limit.seconds) s. Try again in \(wait) s."
                    ))
        }
    }

    @Test func aLimitedCallHasNoEffectAndIsTakenLater() async throws {
        try await Kit.with(configured: {
            $0.rateLimits = [.logSet: RateLimit(max: 1, seconds: 30)]
        }) { kit in
            let workout = try await kit.start()
            let base = "/v1/active-workouts/\(workout.id.text)"
            #expect(try await kit.post(base + "/log-set", kit.logBody(workout, 0, key: "a")).status == 200)
            let before = try await kit.get(base).text
            let refused = try await kit.post(base + "/log-set", kit.logBody(workout, 1, key: "b"))
            #expect(refused.status == 429)
            #expect(refused.headers[.retryAfter] == "30")
            #expect(try await kit.get(base).text == before)
            #expect(try await kit.get(base + "/events").value(Page<WorkoutEvent>.self).items.count == 2)
            kit.clock.advance(seconds: 29)
            #expect(
                try await kit.post(base + "/log-set", kit.logBody(workout, 1, key: "b")).headers[.retryAfter] == "1")
            kit.clock.advance(seconds: 1)
            #expect(try await kit.post(base + "/log-set", kit.logBody(workout, 1, key: "b")).status == 200)
        }
    }

    @Test func usersAndOperationsAreLimitedApart() async throws {
        try await Kit.with(configured: { configuration in
            configuration.accounts = true
            configuration.rateLimits = [
                .logSet: RateLimit(max: 1, seconds: 60), .patchActiveWorkout: RateLimit(max: 1, seconds: 60),
            ]
        }) { kit in
            let (anna, ben) = (try await kit.signedIn(as: "anna"), try await kit.signedIn(as: "ben"))
            let base = "/v1/active-workouts/\(Self.workout.text)"
            for user in [anna, ben] {
                #expect(try await user.post(base + "/log-set", "{").status == 400)
                #expect(try await user.post(base + "/log-set", "{").status == 429)
                #expect(try await user.post(base + "/patch", "{").status == 400)
                #expect(try await user.post(base + "/patch", "{").status == 429)
            }
            for _ in 0..<10 { #expect(try await anna.post(base + "/cancel", "{").status == 400) }
        }
    }

    /// More users than are kept at once: full buckets go, others do not.
    @Test func bucketsThatFilledUpAgainAreDroppedAndOthersKept() async throws {
        try await Kit.with(configured: {
            $0.rateLimits = [.logSet: RateLimit(max: 1, seconds: 10)]
        }) { kit in
            let path = "/v1/active-workouts/\(Self.workout.text)/log-set"
            let anna = try await kit.signedIn(as: "anna")
            for number in 0..<1_022 {
                #expect(try await kit.signedIn(as: "user \(number)").post(path, "{").status == 400)
            }
            kit.clock.advance(seconds: 10)
            #expect(try await anna.post(path, "{").status == 400)
            for number in 0..<4 {
                #expect(try await kit.signedIn(as: "late \(number)").post(path, "{").status == 400)
            }
            #expect(try await anna.post(path, "{").status == 429)
        }
    }
}
