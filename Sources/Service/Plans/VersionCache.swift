import Storage
import Synchronization
import Training

/// Versions of plans as they were read. They never change: who asks for a thousand plans again reads none of their documents
/// once more.
final class VersionCache: VersionMemory {
    private struct Place: Hashable {
        var user: UserID
        var id: SnapshotID
    }

    private struct Version {
        /// What was read. Another text under the same id, as after a restore, is another version.
        var document: String
        var snapshot: PlanSnapshot
    }

    private struct State {
        /// Asked for since the others were put aside.
        var young: [Place: Version] = [:]
        var old: [Place: Version] = [:]
        var youngBytes = 0
    }

    /// Bytes of the documents that are kept. The half that was not asked for lately goes when they are more.
    private static let capacity = 32 << 20

    private let state = Mutex(State())

    func find(_ id: SnapshotID, of user: UserID, _ document: String) -> PlanSnapshot? {
        state.withLock { state in
            let place = Place(user: user, id: id)
            if let version = state.young[place] { return version.document == document ? version.snapshot : nil }
            guard let version = state.old[place], version.document == document else { return nil }
            Self.keep(version, at: place, &state)
            return version.snapshot
        }
    }

    func keep(_ snapshot: PlanSnapshot, _ document: String, of user: UserID) {
        state.withLock { state in
            Self.keep(
                Version(document: document, snapshot: snapshot), at: Place(user: user, id: snapshot.id), &state)
        }
    }

    /// Forgets what was read of a user.
    func forget(_ user: UserID) {
        state.withLock { state in
            state.old = state.old.filter { $0.key.user != user }
            state.young = state.young.filter { $0.key.user != user }
            state.youngBytes = state.young.values.reduce(0) { $0 + $1.document.utf8.count }
        }
    }

    private static func keep(_ version: Version, at place: Place, _ state: inout State) {
        if let known = state.young[place] { state.youngBytes -= known.document.utf8.count }
        state.young[place] = version
        state.youngBytes += version.document.utf8.count
        guard state.youngBytes > capacity / 2 else { return }
        (state.old, state.young, state.youngBytes) = (state.young, [:], 0)
    }
}
