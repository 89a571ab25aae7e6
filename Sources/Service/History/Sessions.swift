public import Contract
import Storage
public import Training
import Wire

extension TopsetService {
    /// A page of sessions as text, quickly when asked again.
    public func sessionsJSON(
        _ user: UserID, _ asked: SessionFilter, cursor: String?, limit: Int
    ) async throws(ServiceError) -> String {
        let bounds = [asked.from?.text, asked.to?.text, asked.exercise?.text, cursor].map { $0 ?? "" }
        return try await cached(user, "sessions/\(bounds.joined(separator: "/"))/\(limit)") {
            () async throws(ServiceError) in
            Holding(value: try await sessions(user, asked, cursor: cursor, limit: limit))
        }
    }

    /// A page of sessions, newest first. The cursor is opaque to callers.
    public func sessions(
        _ user: UserID, _ asked: SessionFilter, cursor: String?, limit: Int
    ) async throws(ServiceError) -> Page<WorkoutSession> {
        var filter = Store.SessionFilter()
        (filter.from, filter.to, filter.exercise) = (asked.from, asked.to, asked.exercise)
        if let cursor {
            let parts = cursor.split(separator: ".")
            guard parts.count == 2, let start = Int64(parts[0]), let id = WorkoutID(String(parts[1])) else {
                throw ServiceError(.validation, "cursor is not one of ours.", path: "/cursor")
            }
            filter.before = (start, id)
        }
        let bounded = filter
        let sessions = try await read(user) { turn in try turn.store.sessions(bounded, limit: limit + 1) }
        guard sessions.count > limit else { return Page(sessions) }
        let page = Array(sessions.prefix(limit))
        return Page(page, next: page.last.map { "\($0.startedAt.milliseconds).\($0.id.text)" })
    }

    /// One session.
    public func session(_ user: UserID, _ id: WorkoutID) async throws(ServiceError) -> WorkoutSession {
        guard let session = try await read(user, { turn in try turn.store.session(id) }) else {
            throw ServiceError.notFound("session")
        }
        return session
    }
}
