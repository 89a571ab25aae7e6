import Storage
import Synchronization
import Training

/// Versions of plans as they were read. They never change: who asks for a thousand plans again reads none of their documents
/// once more.
final class VersionCache: VersionMemory {
    private struct Version {
        /// What was read. Another text under the same id, as after a restore, is another version.
        var document: String
        var snapshot: PlanSnapshot
    }

    private let versions = Mutex(HalvingCache<SnapshotID, Version>(capacity: 32 << 20))

    func find(_ id: SnapshotID, of user: UserID, _ document: String) -> PlanSnapshot? {
        versions.withLock { $0.find(id, of: user) { $0.document == document }?.snapshot }
    }

    func keep(_ snapshot: PlanSnapshot, _ document: String, of user: UserID) {
        let version = Version(document: document, snapshot: snapshot)
        versions.withLock { $0.keep(version, under: snapshot.id, of: user, bytes: document.utf8.count) }
    }

    /// Forgets what was read of a user.
    func forget(_ user: UserID) { versions.withLock { $0.forget(user) } }
}
