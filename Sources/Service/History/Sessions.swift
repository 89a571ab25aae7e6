public import Contract
import Storage
public import Training
import Wire

extension TopsetService {
    /// A page of sessions as text, quickly when asked again.
    public func sessionsJSON(
        _ user: UserID, _ asked: SessionFilter, _ form: ListForm = .full, cursor: String?, limit: Int
    ) async throws(ServiceError) -> String {
        let bounds = [asked.from?.text, asked.to?.text, asked.exercise?.text, cursor].map { $0 ?? "" }
        let question = "sessions/\(form.rawValue)/\(bounds.joined(separator: "/"))/\(limit)"
        return switch form {
        case .full:
            try await cached(user, question) { () async throws(ServiceError) in
                Holding(value: try await sessions(user, asked, cursor: cursor, limit: limit))
            }
        case .short:
            try await cached(user, question) { () async throws(ServiceError) in
                Holding(value: try await shortSessions(user, asked, cursor: cursor, limit: limit))
            }
        }
    }

    /// A page of sessions, newest first. The cursor is opaque to callers.
    public func sessions(
        _ user: UserID, _ asked: SessionFilter, cursor: String?, limit: Int
    ) async throws(ServiceError) -> Page<WorkoutSession> {
        let filter = try Self.filter(asked, cursor)
        let sessions = try await read(user) { turn in try turn.store.sessions(filter, limit: limit + 1) }
        return Self.page(sessions, limit) { ($0.startedAt, $0.id) }
    }

    /// The same page with the short form of each session.
    public func shortSessions(
        _ user: UserID, _ asked: SessionFilter, cursor: String?, limit: Int
    ) async throws(ServiceError) -> Page<ShortSession> {
        let filter = try Self.filter(asked, cursor)
        let sessions = try await read(user) { turn in try turn.store.shortSessions(filter, limit: limit + 1) }
        return Self.page(sessions, limit) { ($0.startedAt, $0.id) }
    }

    /// What was done of an exercise, a page of sessions, newest first.
    public func history(
        _ user: UserID, of exercise: ExerciseID, cursor: String?, limit: Int
    ) async throws(ServiceError) -> Page<LastPerformance> {
        guard let shown = try await read(user, { turn in try turn.library().shown(exercise)?.id }) else {
            throw ServiceError.notFound("exercise")
        }
        var asked = SessionFilter()
        asked.exercise = shown
        let page = try await sessions(user, asked, cursor: cursor, limit: limit)
        let items = page.items.compactMap { session in
            session.performance(of: shown).map { LastPerformance($0, in: session) }
        }
        return Page(items, next: page.nextCursor)
    }

    /// What the store is asked for, from where the last page ended.
    private static func filter(
        _ asked: SessionFilter, _ cursor: String?
    ) throws(ServiceError) -> Store.SessionFilter {
        var filter = Store.SessionFilter()
        (filter.from, filter.to, filter.exercise) = (asked.from?.moment, asked.to?.moment, asked.exercise)
        filter.days = .init(from: asked.from?.day, through: asked.to?.day)
        guard let cursor else { return filter }
        let parts = cursor.split(separator: ".")
        guard parts.count == 2, let start = Int64(parts[0]), let id = WorkoutID(String(parts[1])) else {
            throw ServiceError(.validation, "cursor is not one of ours.", path: "/cursor")
        }
        filter.before = (start, id)
        return filter
    }

    /// So many of what was found; one more was asked for.
    private static func page<Session>(
        _ found: [Session], _ limit: Int, _ place: (Session) -> (start: Instant, id: WorkoutID)
    ) -> Page<Session> {
        guard found.count > limit else { return Page(found) }
        let page = Array(found.prefix(limit))
        return Page(page, next: page.last.map(place).map { "\($0.start.milliseconds).\($0.id.text)" })
    }

    /// One session.
    public func session(_ user: UserID, _ id: WorkoutID) async throws(ServiceError) -> WorkoutSession {
        guard let session = try await read(user, { turn in try turn.store.session(id) }) else {
            throw ServiceError.notFound("session")
        }
        return session
    }
}

extension TimeBound {
    /// `nil` where it is a day.
    var moment: Instant? {
        switch self {
        case .moment(let moment): moment
        case .day: nil
        }
    }

    /// `nil` where it is a moment.
    var day: LocalDate? {
        switch self {
        case .moment: nil
        case .day(let day): day
        }
    }
}
