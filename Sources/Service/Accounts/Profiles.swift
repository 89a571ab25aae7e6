public import Contract
import Storage
public import Training

extension TopsetService {
    /// What the lifter has said of themselves, empty where nothing was said, and the program that they follow.
    public func profile(_ user: UserID) async throws(ServiceError) -> LifterProfile {
        try await read(user) { turn in try LifterProfile(of: turn.store) }
    }

    /// Stores what the lifter says of themselves.
    public func save(_ user: UserID, _ profile: Profile) async throws(ServiceError) -> LifterProfile {
        let faults = profile.faults()
        if !faults.isEmpty { throw ServiceError(faults) }
        return try await write(user) { turn in
            try turn.store.save(profile)
            return try LifterProfile(of: turn.store)
        }
    }
}

extension LifterProfile {
    /// As it is stored.
    init(of store: Store) throws(StorageError) {
        self.init(try store.profile() ?? Profile(), following: try store.activeProgram()?.program.id)
    }
}
