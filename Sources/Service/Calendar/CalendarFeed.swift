public import Contract
import Interchange
import Storage
public import Training

extension TopsetService {
    /// How a calendar reads what is planned and done; never the secret.
    public func calendarAccess(_ user: UserID) async throws(ServiceError) -> CalendarAccess {
        try await read(user) { turn in
            var access = CalendarAccess()
            if let token = try turn.store.calendarToken() {
                (access.isOpen, access.createdAt, access.lastReadAt) = (true, token.createdAt, token.lastReadAt)
            }
            return access
        }
    }

    /// Makes a new secret for calendars; the one before it holds no more. The answer alone has it.
    public func renewCalendarAccess(_ user: UserID) async throws(ServiceError) -> CalendarAccess {
        let secret = TokenSecret()
        return try await write(user) { turn in
            try turn.store.saveCalendarToken(hash: secret.hash, now: turn.now)
            var access = CalendarAccess()
            (access.isOpen, access.createdAt, access.token) = (true, turn.now, secret.text)
            access.path = Endpoint.calendarFeed(token: secret.text).path
            return access
        }
    }

    /// Lets no calendar read any more.
    public func endCalendarAccess(_ user: UserID) async throws(ServiceError) {
        try await write(user) { turn in try turn.store.deleteCalendarToken() }
    }

    /// Whose calendar a secret opens; `nil` for one that is none, or no more.
    ///
    /// - Parameter asNamed: opens none of the lifter of a server without accounts.
    public func calendarOwner(_ secret: String, asNamed: Bool) async throws(ServiceError) -> UserID? {
        let (hash, now) = (TokenSecret.hash(secret), clock())
        let owner: (user: UserID, lastReadMilliseconds: Int64?)?
        do {
            owner = try await database.read { connection in
                // Found by its hash, as with tokens; and compared whole, wherever it differs.
                guard let found = try Store.calendarOwner(connection, hash: hash),
                    PairingSecret.isSame(found.hash, hash),
                    try !asNamed || Store(connection, user: found.user).userName() != nil
                else { return nil }
                return (found.user, found.lastReadMilliseconds)
            }
        } catch { throw ServiceError(any: error) }
        guard let owner else { return nil }
        if now.milliseconds - (owner.lastReadMilliseconds ?? .min / 2) >= 3_600_000 {
            // Whoever reads does not wait for this, and loses nothing when it fails.
            Task { try? await write(owner.user) { turn in try turn.store.touchCalendarToken(hash: hash, now: now) } }
        }
        return owner.user
    }

    /// Writes what a calendar reads: the workouts of the last year and what is to be trained.
    public func calendar(
        _ user: UserID, to sink: @escaping @Sendable (String) throws -> Void
    ) async throws(ServiceError) {
        try await read(user) { turn in try CalendarFeed(turn: turn).write(to: sink) }
    }
}

/// What a calendar reads again and again.
private struct CalendarFeed: UseCase {
    /// How far back it tells, and of how many workouts at most.
    private static let pastDays: Int64 = 366
    private static let mostSessions = 1_000

    let turn: Turn

    func write(to sink: (String) throws -> Void) throws {
        var filter = Store.SessionFilter()
        filter.from = now.adding(seconds: -Self.pastDays * 86_400)
        var (writer, text) = (
            WorkoutCalendar(coming: try ComingWorkouts(turn: turn).all(), named: "Topset", now: now), ""
        )
        writer.begin(&text)
        for session in try store.sessions(filter, limit: Self.mostSessions).reversed() {
            writer.write(session, &text)
        }
        writer.end(&text)
        try sink(text)
    }
}
