public import Contract
import Synchronization
public import Training

/// How far imports are that this process is writing. It is told and nowhere kept: what is cut off is taken back.
final class ImportsUnderWay: Sendable {
    private let all = Mutex<[UserID: ImportProgress]>([:])

    subscript(user: UserID) -> ImportProgress? {
        get { all.withLock { $0[user] } }
        set { all.withLock { $0[user] = newValue } }
    }

    /// More workouts are written.
    func add(_ workouts: Int, of user: UserID) { all.withLock { $0[user]?.done += workouts } }
}

extension TopsetService {
    /// How far the lifter's import is that is being written.
    public func importProgress(_ user: UserID) -> ImportProgress {
        importsUnderWay[user] ?? ImportProgress(done: 0, total: 0)
    }
}
