import Contract
import Storage
public import Training
import Wire

extension TopsetService {
    /// The lifter's gyms, oldest first.
    public func gyms(_ user: UserID) async throws(ServiceError) -> [Gym] {
        try await read(user) { turn in try turn.store.gyms() }
    }

    /// One gym.
    public func gym(_ user: UserID, _ id: GymID) async throws(ServiceError) -> Gym {
        guard let gym = try await read(user, { turn in try turn.store.gym(id) }) else {
            throw ServiceError.notFound("gym")
        }
        return gym
    }

    /// Makes a gym. One with that id is answered as it is.
    public func create(_ user: UserID, _ asked: Gym) async throws(ServiceError) -> (gym: Gym, created: Bool) {
        var fresh = asked
        if !fresh.id.isNamed { fresh.id = newID() }
        let gym = fresh
        try Gyms.validate(gym)
        return try await write(user) { turn in try Gyms(turn: turn).create(gym) }
    }

    /// Replaces what is known of a gym.
    public func replace(_ user: UserID, _ id: GymID, _ asked: Gym) async throws(ServiceError) -> Gym {
        var named = asked
        named.id = id
        let gym = named
        try Gyms.validate(gym)
        return try await write(user) { turn in try Gyms(turn: turn).replace(gym) }
    }

    /// Forgets a gym: sessions keep its id, and it is no longer the usual one.
    public func deleteGym(_ user: UserID, _ id: GymID) async throws(ServiceError) {
        try await write(user) { turn in try Gyms(turn: turn).delete(id) }
    }
}

/// Where a lifter trains.
struct Gyms: UseCase {
    let turn: Turn

    func create(_ gym: Gym) throws -> (gym: Gym, created: Bool) {
        if let existing = try store.gym(gym.id) { return (existing, false) }
        guard try store.gyms().count < 100 else {
            throw ServiceError(.validation, "There are already 100 gyms.", path: "/id")
        }
        try checkExercises(of: gym, before: nil)
        try store.save(gym, now: now)
        return (gym, true)
    }

    func replace(_ gym: Gym) throws -> Gym {
        guard let before = try store.gym(gym.id) else { throw ServiceError.notFound("gym") }
        try checkExercises(of: gym, before: before)
        try store.save(gym, now: now)
        return gym
    }

    /// What has weights of its own is an exercise that the lifter has, or had when that was said.
    private func checkExercises(of gym: Gym, before: Gym?) throws {
        let library = try turn.library()
        for (index, own) in gym.exerciseLoads.enumerated()
        where library[own.exerciseID] == nil && before?.ownLoads(of: own.exerciseID) == nil {
            throw ServiceError.notFound("exercise", path: "/exercise_loads/\(index)/exercise_id")
        }
    }

    func delete(_ id: GymID) throws {
        guard try store.gym(id) != nil else { throw ServiceError.notFound("gym") }
        try store.deleteGym(id, now: now)
        var settings = try turn.settings()
        if settings.gymID == id {
            settings.gymID = nil
            try turn.save(settings)
        }
    }

    /// The gym that is named, else the usual one, as far as it is there.
    func inUse(_ id: GymID?) throws -> Gym? { try (id ?? turn.settings().gymID).flatMap { try store.gym($0) } }

    /// That a workout or a session may name a gym: one that is there, or was.
    func check(_ id: GymID?) throws {
        if let id, try !store.knowsGym(id) { throw ServiceError.notFound("gym", path: "/gym_id") }
    }

    static func validate(_ gym: Gym) throws(ServiceError) {
        guard !gym.name.isEmpty else {
            throw ServiceError(.validation, "name must have 1 to 100 characters.", path: "/name")
        }
        let faults = gym.faults()
        if !faults.isEmpty { throw ServiceError(faults) }
    }
}
