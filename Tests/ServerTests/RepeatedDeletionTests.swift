import Contract
import HTTPTypes
import Storage
import StorageSQLite
import TestSupport
import Testing
import Training
import Wire

/// What is gone is gone: deleting it again is answered as the first time, of whatever kind it is.
struct RepeatedDeletionTests {
    private static let id = "01900000-0000-7000-8000-0000000000d1"

    @Test(arguments: ["gyms", "pain-flags", "exercises", "plans", "programs"])
    func deletingTwiceIsDeletingOnce(kind: String) async throws {
        try await Kit.with { kit in
            let plan = try await kit.plan().id.text
            let body =
                switch kind {
                case "gyms": #"{"id":"\#(Self.id)","name":"Cellar"}"#
                case "pain-flags": #"{"id":"\#(Self.id)","body_part":"knee","severity":"mild"}"#
                case "exercises": #"{"id":"\#(Self.id)","name":"Wall Yank"}"#
                case "plans": #"{"id":"\#(Self.id)","name":"Pull","exercises":[]}"#
                default: #"{"id":"\#(Self.id)","name":"Block","days":[{"plan_id":"\#(plan)"}]}"#
                }
            let made = try await kit.post("/v1/" + kind, body)
            #expect(made.status == 201, "\(made.text)")
            let path = "/v1/\(kind)/\(Self.id)"
            let first = try await kit.send(.delete, path)
            #expect(first.status == 200)
            let content = try await kit.database.content()
            let again = try await kit.send(.delete, path)
            #expect(again.status == 200 && again.text == first.text)
            #expect(try await kit.database.content() == content)
            // What was never there is not.
            #expect(try await kit.send(.delete, "/v1/\(kind)/01900000-0000-7000-8000-0000000000d9").status == 404)
        }
    }
}

/// Several gyms, and which one is the usual one.
struct CurrentGymTests {
    private func make(_ kit: Kit, _ name: String) async throws -> Gym {
        let made = try await kit.post("/v1/gyms", #"{"name":"\#(name)"}"#)
        #expect(made.status == 201, "\(made.text)")
        return try made.value(Gym.self)
    }

    private func current(_ kit: Kit) async throws -> GymID? {
        try await kit.get("/v1/settings").value(Settings.self).gymID
    }

    @Test func theFirstGymIsTheUsualOneUntilAnotherIsChosen() async throws {
        try await Kit.with { kit in
            let cellar = try await make(kit, "Cellar")
            #expect(try await current(kit) == cellar.id)
            let hotel = try await make(kit, "Hotel")
            #expect(try await current(kit) == cellar.id)
            _ = try await kit.send(.delete, "/v1/gyms/\(hotel.id.text)")
            #expect(try await current(kit) == cellar.id)
            // Nobody said that the lifter trains at another one now; the next that is made is the usual one.
            let attic = try await make(kit, "Attic")
            _ = try await kit.send(.delete, "/v1/gyms/\(cellar.id.text)")
            #expect(try await current(kit) == nil)
            let garage = try await make(kit, "Garage")
            #expect(try await current(kit) == garage.id)
            #expect(try await kit.get("/v1/gyms/\(attic.id.text)").status == 200)
        }
    }

    @Test func aGymThatIsTrainedInStays() async throws {
        try await Kit.with { kit in
            let cellar = try await make(kit, "Cellar")
            let start = try await kit.post(
                "/v1/active-workouts", #"{"freeform":true,"title":"Pull","gym_id":"\#(cellar.id.text)"}"#)
            let workout = try start.value(StartAnswer.self).workoutID
            let path = "/v1/gyms/\(cellar.id.text)"
            let refused = try await kit.send(.delete, path)
            #expect(refused.code == "IN_USE" && refused.status == 409)
            #expect(refused.json["error"]?["details"]?["used_by"] == ["Pull"])
            #expect(refused.json["error"]?["details"]?["workout_id"] == .string(workout.text))
            _ = try await kit.post("/v1/active-workouts/\(workout.text)/cancel", #"{"idempotency_key":"c"}"#)
            #expect(try await kit.send(.delete, path).status == 200)
        }
    }

    @Test func noTwoGymsAreCalledTheSame() async throws {
        try await Kit.with { kit in
            let cellar = try await make(kit, "Cellar")
            let taken = try await kit.post("/v1/gyms", #"{"name":" cellar"}"#)
            #expect(taken.code == "NAME_TAKEN" && taken.path == "/name", "\(taken.text)")
            let hotel = try await make(kit, "Hotel")
            let path = "/v1/gyms/\(hotel.id.text)"
            let renamed = try await kit.send(.put, path, #"{"name":"Cellar"}"#)
            #expect(renamed.code == "NAME_TAKEN" && renamed.path == "/name")
            #expect(try await kit.send(.put, path, #"{"name":"Hotel","has":["bench"]}"#).status == 200)
            // Two of before stay as they are, and can be changed.
            try await kit.database.write { connection in
                _ = try connection.run(
                    "UPDATE gyms SET document = REPLACE(document, 'Hotel', 'Cellar') WHERE document LIKE '%Hotel%'", [])
            }
            #expect(try await kit.send(.put, path, #"{"name":"Cellar","has":["rack"]}"#).status == 200)
            _ = try await kit.send(.delete, "/v1/gyms/\(cellar.id.text)")
            #expect(try await kit.send(.put, path, #"{"name":"Attic"}"#).status == 200)
        }
    }
}
