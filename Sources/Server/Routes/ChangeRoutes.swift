import Contract
import HTTPTypes
import Hummingbird
import Service
import Training
import Wire

/// What became another thing: the feed, and the live stream.
func addChangeRoutes(_ routes: inout RouteTable, _ service: TopsetService, _ pace: StreamPace) {
    routes.add(
        Operation(
            .sync, .changes,
            "What changed after a revision, each thing once, as the call that reads it answers; 0 for everything. "
                + "An answer with a smaller revision is another database's, or an erased account's: begin anew with 0."
        )
        .query(.since).query(.changesAtOnce).answers(SyncPage.self)
    ) { exchange in
        let (since, limit) = (try exchange.read(.since), try exchange.read(.changesAtOnce))
        return Reply(try await service.sync(exchange.user, since: since ?? 0, limit: limit))
    }
    routes.add(
        Operation(
            .changes, .changes,
            "A live stream of what changes (server-sent events, each a ChangeEvent with its revision as id), from a revision "
                + "or the header Last-Event-ID on, else from now."
        )
        .query(.since).answersEvents(of: ChangeEvent.self)
    ) { exchange in
        // Who connects again sends the address of the first time, and what has come since in the header.
        let since = try exchange.lastEvent() ?? exchange.read(.since)
        guard let listener = service.listen(exchange.user) else {
            throw ServiceError.later(
                ChangeEvent.heartbeatSeconds,
                "There are \(ChangeEvent.mostStreams) live streams of yours already. Try again in \(ChangeEvent.heartbeatSeconds) s."
            )
        }
        let start: Int64
        if let since { start = since } else { start = try await service.newestChange(exchange.user) }
        return Reply(
            events: ChangeStream(service: service, exchange: exchange, listener: listener, pace: pace, start: start))
    }
}

extension Exchange {
    private static let lastEventID = HTTPField.Name("Last-Event-ID")!

    /// The id of the last event that a client has seen of a stream that was cut off.
    fileprivate func lastEvent() throws(ServiceError) -> Int64? {
        guard let text = request.headers[Self.lastEventID], !text.isEmpty else { return nil }
        return try Self.revision(text, of: "Last-Event-ID")
    }

    /// A revision of the feed.
    fileprivate static func revision(_ text: String, of name: String) throws(ServiceError) -> Int64 {
        guard let revision = Int64(text), revision >= 0 else {
            throw ServiceError(.validation, "\(name) must be a whole number, 0 or more.", path: "/\(name)")
        }
        return revision
    }
}

extension Query where Value == Int64? {
    fileprivate static var since: Query {
        Query(
            .since, "The revision up to which everything is known.", { _ in ["type": "integer", "minimum": 0] },
            read: { exchange throws(ServiceError) in
                guard let text = exchange.text(.since) else { return nil }
                return try Exchange.revision(text, of: QueryName.since.rawValue)
            })
    }
}

extension Query where Value == Int {
    fileprivate static var changesAtOnce: Query {
        .int(.limit, default: SyncPage.longest, in: 1...SyncPage.longest, "How many things at most.")
    }
}
