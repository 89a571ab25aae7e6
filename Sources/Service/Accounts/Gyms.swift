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

    /// Makes a gym, the usual one where there was none. One with that id is answered as it is.
    public func create(_ user: UserID, _ asked: Gym) async throws(ServiceError) -> (gym: Gym, created: Bool) {
        var fresh = asked
        if !fresh.id.isNamed { fresh.id = newID() }
        let gym = fresh
        try Gyms.validate(gym)
        return try await write(user) { turn in try Gyms(turn: turn).create(gym) }
    }

    /// Replaces what is known of a gym.
    public func replace(_ user: UserID, _ id: GymID, _ asked: Gym) async throws(ServiceError) -> Gym {
        if asked.id.isNamed, asked.id != id {
            throw ServiceError(.validation, "id is not the one in the path.", path: "/id")
        }
        var named = asked
        named.id = id
        let gym = named
        try Gyms.validate(gym)
        return try await write(user) { turn in try Gyms(turn: turn).replace(gym) }
    }

    /// Forgets a gym: sessions keep its id, and it is no longer the usual one. Once it is gone, again is the same.
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
        try checkName(of: gym)
        try store.save(gym, now: now)
        var settings = try turn.settings()
        if settings.gymID == nil {
            settings.gymID = gym.id
            try turn.save(settings)
        }
        return (gym, true)
    }

    func replace(_ gym: Gym) throws -> Gym {
        guard let before = try store.gym(gym.id) else { throw ServiceError.notFound("gym") }
        try checkExercises(of: gym, before: before)
        // Those of before 2026-12 may share theirs.
        if gym.name != before.name { try checkName(of: gym) }
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

    /// No two gyms are called the same.
    private func checkName(of gym: Gym) throws {
        let key = ExerciseName.key(gym.name)
        for other in try store.gyms() where other.id != gym.id && ExerciseName.key(other.name) == key {
            throw ServiceError(.nameTaken, "There already is a gym called \(other.name).", path: "/name")
        }
    }

    func delete(_ id: GymID) throws {
        guard try store.gym(id) != nil else {
            if try store.knowsGym(id) { return }
            throw ServiceError.notFound("gym")
        }
        if let running = try store.runningWorkout(), running.gymID == id {
            var refusal = ServiceError(.inUse, "The workout that is running is done in this gym. Finish that first.")
            refusal.details = ErrorAnswer.Details()
            refusal.details?.usedBy = [running.title].compactMap { $0 }
            refusal.details?.workoutID = running.id
            throw refusal
        }
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
        let faults = gym.faults()
        if !faults.isEmpty { throw ServiceError(faults) }
    }
}
