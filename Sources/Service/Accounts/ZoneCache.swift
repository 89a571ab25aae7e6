import Foundation
import Storage
import Synchronization
import Training

/// The zones in which lifters live, as their settings name them. What the settings say is looked at anew for every turn, since
/// another process may have changed them; what they mean is known as long as they say the same.
final class ZoneCache: Sendable {
    private struct Known {
        var settings: String
        var zone: TimeZone?
    }

    private let known = Mutex<[UserID: Known]>([:])

    /// A moment by the clock where a lifter lives; as it is where the settings name no zone.
    ///
    /// Settings that cannot be read name none: whoever asks for them is told, and nobody else is kept from the rest.
    func local(_ moment: Instant, of user: UserID, _ store: Store) throws(StorageError) -> Instant {
        guard let text = try store.settingsText() else {
            forget(user)
            return moment
        }
        if known.withLock({ $0[user]?.settings }) == text { return local(moment, of: user) }
        var name: String?
        do { name = try store.settings()?.timezone } catch {
            guard case .corrupt = error else { throw error }
        }
        let zone = name.flatMap { TimeZone(identifier: $0) }
        known.withLock { $0[user] = Known(settings: text, zone: zone) }
        return local(moment, of: user)
    }

    /// The same as the settings were last seen here.
    func local(_ moment: Instant, of user: UserID) -> Instant {
        guard let zone = known.withLock({ $0[user]?.zone }) else { return moment }
        let milliseconds = moment.milliseconds
        return Instant(milliseconds: milliseconds, offsetMinutes: zone.offsetMinutes(atMilliseconds: milliseconds))
    }

    func forget(_ user: UserID) { known.withLock { $0[user] = nil } }
}
