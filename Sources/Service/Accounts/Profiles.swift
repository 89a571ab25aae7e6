import Storage
public import Training

extension TopsetService {
    /// What the lifter has said of themselves; empty where nothing was said.
    public func profile(_ user: UserID) async throws(ServiceError) -> Profile {
        try await read(user) { turn in try turn.store.profile() ?? Profile() }
    }

    /// Stores what the lifter says of themselves.
    public func save(_ user: UserID, _ profile: Profile) async throws(ServiceError) -> Profile {
        let faults = profile.faults()
        if !faults.isEmpty { throw ServiceError(faults) }
        return try await write(user) { turn in
            try turn.store.save(profile)
            return profile
        }
    }
}
