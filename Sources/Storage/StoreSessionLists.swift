public import Training

extension Store {
    /// From which day and through which one something was lived, each by its own offset; `nil` for no bound.
    public struct LivedDays: Equatable, Sendable {
        /// No clock of the earth is a day away from UTC: an index by moments is searched by so much more.
        private static let day: Int64 = 86_400_000

        /// On the wall, the first moment of the first day and the first one after the last.
        let first: Int64?
        let end: Int64?

        public init(from first: LocalDate? = nil, through last: LocalDate? = nil) {
            self.first = first?.midnight.millisecondsOnTheWall
            end = last?.adding(days: 1).midnight.millisecondsOnTheWall
        }

        /// The moments among which all of theirs are.
        var earliest: Int64? { first.map { $0 - Self.day } }
        var latest: Int64? { end.map { $0 + Self.day } }
    }
}

/// Lists of sessions: which ones, in which order, in which form.
extension Store {
    /// What to list: bounds are inclusive, `before` is where the last page ended.
    public struct SessionFilter: Equatable, Sendable {
        public var from: Instant?
        public var to: Instant?
        public var days = LivedDays()
        public var exercise: ExerciseID?
        /// Start and id of the last session of the page before.
        public var before: (milliseconds: Int64, id: WorkoutID)?

        public init() {}

        public static func == (one: SessionFilter, other: SessionFilter) -> Bool {
            one.from == other.from && one.to == other.to && one.days == other.days && one.exercise == other.exercise
                && one.before?.milliseconds == other.before?.milliseconds && one.before?.id == other.before?.id
        }

        /// When the session of a performance began, on the wall.
        private static let wallOfSession = """
            (SELECT w.started_ms + w.started_offset * 60000 FROM sessions w
              WHERE w.user_id = performances.user_id AND w.id = performances.session_id)
            """

        /// The bounds, for a table with `started_ms` and, in the column `id`, the ids of sessions.
        func condition(id: String) -> (text: String, arguments: [SQLValue]) {
            var (parts, arguments) = (["1 = 1"], [SQLValue]())
            if let from {
                parts.append("started_ms >= ?")
                arguments.append(.integer(from.milliseconds))
            }
            if let to {
                parts.append("started_ms <= ?")
                arguments.append(.integer(to.milliseconds))
            }
            // The bounds of the moment are what an index is searched by.
            let wall = id == "id" ? "started_ms + started_offset * 60000" : Self.wallOfSession
            if let first = days.first, let earliest = days.earliest {
                parts.append("started_ms >= ? AND \(wall) >= ?")
                arguments += [.integer(earliest), .integer(first)]
            }
            if let end = days.end, let latest = days.latest {
                parts.append("started_ms < ? AND \(wall) < ?")
                arguments += [.integer(latest), .integer(end)]
            }
            if let before {
                // The first bound alone is what an index is searched by.
                parts.append("started_ms <= ? AND (started_ms < ? OR \(id) < ?)")
                arguments += [.integer(before.milliseconds), .integer(before.milliseconds), .id(before.id)]
            }
            return (parts.joined(separator: " AND "), arguments)
        }
    }

    /// Sessions, newest first.
    public func sessions(
        _ filter: SessionFilter = SessionFilter(), limit: Int
    ) throws(StorageError) -> [WorkoutSession] {
        try list(filter, limit: limit) { condition, arguments, limit throws(StorageError) in
            try sessions(where: condition, arguments, limit: limit)
        }
    }

    /// The same in their short form.
    public func shortSessions(_ filter: SessionFilter, limit: Int) throws(StorageError) -> [ShortSession] {
        try list(filter, limit: limit) { condition, arguments, limit throws(StorageError) in
            try shortSessions(where: condition, arguments, limit: limit)
        }
    }

    /// Sessions, newest first, with what targets follow from: records, muscles and the cells of imported rows are left out.
    public func countedSessions(_ filter: SessionFilter, limit: Int) throws(StorageError) -> [WorkoutSession] {
        try list(filter, limit: limit) { condition, arguments, limit throws(StorageError) in
            try countedSessions(where: condition, arguments, limit: limit)
        }
    }

    private typealias Reading<Session> = (String, [SQLValue], Int) throws(StorageError) -> [Session]

    private func list<Session>(
        _ filter: SessionFilter, limit: Int, _ read: Reading<Session>
    ) throws(StorageError) -> [Session] {
        if let exercise = filter.exercise {
            return try list(with: merges().shown(exercise), filter, limit: limit, read)
        }
        let (condition, arguments) = filter.condition(id: "id")
        return try read(condition, arguments, limit)
    }

    /// Found by what was done in them: how many others there are does not matter then.
    private func list<Session>(
        with exercise: ExerciseID, _ filter: SessionFilter, limit: Int, _ read: Reading<Session>
    ) throws(StorageError) -> [Session] {
        var (filter, found) = (filter, [Session]())
        while found.count < limit {
            let wanted = limit - found.count
            let (condition, arguments) = filter.condition(id: "session_id")
            let rows = try connection.rows(
                """
                SELECT DISTINCT started_ms, session_id FROM performances WHERE user_id = ? AND exercise_id = ? AND \(condition)
                ORDER BY started_ms DESC, session_id DESC LIMIT ?
                """, [userValue, .id(exercise)] + arguments + [.int(wanted)])
            var ids: [WorkoutID] = []
            for row in rows {
                var reader = RowReader(row)
                let start = try RowReader.require(reader.int64())
                let id: WorkoutID = try RowReader.require(reader.id())
                filter.before = (start, id)
                ids.append(id)
            }
            for group in Self.groups(ids) { found += try read("id IN (\(Self.marks(group)))", group, group.count) }
            // Those of an import that is under way are left out: there may be more.
            if ids.count < wanted { break }
        }
        return found
    }
}
