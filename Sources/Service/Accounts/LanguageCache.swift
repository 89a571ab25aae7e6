import Synchronization
import Training

/// The languages that lifters chose, as this process last saw them, so that a refusal need not wait for the database: it may be
/// the database that is busy. A few bytes for each lifter.
final class LanguageCache: Sendable {
    private let known = Mutex<[UserID: Language?]>([:])

    /// Outer `nil` where nothing is known, inner where the lifter follows the device.
    subscript(_ user: UserID) -> Language?? { known.withLock { $0[user] } }

    func forget(_ user: UserID) { known.withLock { $0[user] = nil } }

    func keep(_ language: Language?, of user: UserID) { known.withLock { $0[user] = .some(language) } }
}
