import Foundation
import Storage

/// That a database is in use, in a file beside it: whoever opens it shares the lock, and who would put another file in its place
/// needs it alone. The system lets go of it when the process ends, however it ends.
public final class DatabaseLock: Sendable {
    private let file: Int32

    /// Waits for nobody.
    ///
    /// - Throws: `locked` where others have it in another way.
    public init(_ path: String, isAlone: Bool) throws {
        let lock = path + ".lock"
        file = open(lock, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
        guard file >= 0 else { throw StorageError.database("\(lock) cannot be opened") }
        guard flock(file, (isAlone ? LOCK_EX : LOCK_SH) | LOCK_NB) == 0 else {
            close(file)
            throw StorageError.locked
        }
    }

    /// Lets others have it as well.
    public func share() { flock(file, LOCK_SH) }

    /// Lets others in before the process ends.
    public func release() { flock(file, LOCK_UN) }

    deinit { close(file) }
}
