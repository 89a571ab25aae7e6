public import Contract
import Storage
public import Training

/// Who keeps backups of the whole database, beside it.
public protocol BackupKeeper: Sendable {
    /// An account was erased: makes a new backup, and then removes those of the schedule, which hold the account.
    ///
    /// - Returns: how many were removed, and how many others are known that hold it still.
    func accountWasErased() async throws -> (removed: Int, left: Int)
}

extension TopsetService {
    /// Erases an account: every row of it, everything of them in the database's files, and the backups of the schedule.
    ///
    /// The account of a server without accounts goes on, empty.
    ///
    /// - Parameter confirm: the account's name, or `EraseAccount.word` where it has none.
    public func eraseAccount(_ user: UserID, confirm: String) async throws(ServiceError) -> ErasedAccount {
        let (gone, now): ([TokenID], Instant) = (try await tokenIDs(of: user), clock())
        do {
            try await database.erase { connection in
                try Erasing(store: Store(connection, user: user), confirm: confirm).run(now)
            }
        } catch { throw ServiceError(any: error) }
        for token in gone { signIns.forget(token) }
        answers.forget(user)
        versions.forget(user)
        languages.forget(user)
        zones.forget(user)
        hub.tell(user)
        var erased = ErasedAccount()
        // Nothing shows it any more; where somebody reads the file for long, the sweep cleans it.
        do { try await database.settleErasure() } catch { erased.settled = false }
        guard let backups else { return erased }
        do {
            (erased.backupsRemoved, erased.backupsLeft) = try await backups.accountWasErased()
            return erased
        } catch {
            var fault = ServiceError(
                .storageUnavailable,
                "The account is erased, but no new backup could be made, so that the older ones, which hold it, are still there."
            )
            fault.inner = String(describing: error)
            throw fault
        }
    }

    private func tokenIDs(of user: UserID) async throws(ServiceError) -> [TokenID] {
        try await read(user) { turn in
            try (turn.store.tokens() + turn.store.tokens(areDevices: true)).map(\.id)
        }
    }
}

/// One account as it is erased.
private struct Erasing {
    let store: Store
    let confirm: String

    func run(_ now: Instant) throws {
        let name = try store.userName()
        guard AccountBook.key(confirm) == AccountBook.key(name ?? EraseAccount.word) else {
            throw ServiceError(
                .validation, name == nil ? "confirm must be “erase”." : "confirm must be the account's name.",
                path: "/confirm")
        }
        guard try store.importUnderWay() == nil else {
            throw ServiceError.later(
                1, "Another import is still being written. Try again in a moment.", as: .importInProgress)
        }
        try store.erase(continuing: name == nil)
    }
}
