public import Contract
import Storage
public import Training
import Wire

extension TopsetService {
    /// What was measured, newest first.
    public func bodyLog(
        _ user: UserID, _ filter: BodyFilter, in range: Range<Int>
    ) async throws(ServiceError) -> [BodyEntry] {
        try await read(user) { turn in
            try turn.store.bodyEntries(
                of: filter.kind, from: filter.from?.moment, to: filter.to?.moment,
                on: .init(from: filter.from?.day, through: filter.to?.day), in: range)
        }
    }

    /// Notes a measurement. One with that id is answered as it is; one that was deleted comes back as it was.
    public func log(_ user: UserID, _ asked: LogBody) async throws(ServiceError) -> (entry: BodyEntry, created: Bool) {
        try await write(user, drawing: 1) { turn in try BodyLog(turn: turn).log(asked) }
    }

    /// Forgets a measurement. Once it is gone, again is the same.
    public func deleteBodyEntry(_ user: UserID, _ id: BodyEntryID) async throws(ServiceError) {
        try await write(user) { turn in try BodyLog(turn: turn).delete(id) }
    }

    /// How each kind of measure goes that there is, or one.
    ///
    /// - Parameter days: how many are told, today among them.
    public func bodyTrends(_ user: UserID, of kind: BodyKind?, days: Int) async throws(ServiceError) -> [BodyTrend] {
        try await read(user) { turn in
            try (kind.map { [$0] } ?? BodyKind.allCases).compactMap { kind in
                try BodyLog(turn: turn).trend(of: kind, days: days)
            }
        }
    }
}

/// What was measured of the body.
struct BodyLog: UseCase {
    /// More of one kind are no longer told of in a trend.
    static let mostOfATrend = 20_000

    let turn: Turn

    func log(_ asked: LogBody) throws -> (entry: BodyEntry, created: Bool) {
        if let known = try store.knownBodyEntry(asked.id) {
            if known.isDeleted { try store.save(known.entry) }
            return (known.entry, known.isDeleted)
        }
        let unit = asked.unit ?? asked.kind.unit
        let stated = BodyEntry(
            id: asked.id.isNamed ? asked.id : turn.newID(), at: (asked.at ?? now).notAfter(now), asked.kind,
            asked.value, unit)
        var faults = stated.faults()
        if let at = asked.at, at > now.adding(seconds: BodyEntry.mostAhead) {
            faults.append(CalculationError("/at", "must not be in the future"))
        }
        if !faults.isEmpty { throw ServiceError(faults) }
        // As it will be read again: no more decimals than are kept.
        let entry = BodyEntry(
            id: stated.id, at: stated.at, stated.kind, amount: stated.amount, shownIn: unit, source: .manual)
        try store.save(entry)
        return (entry, true)
    }

    func delete(_ id: BodyEntryID) throws {
        guard try store.knownBodyEntry(id) != nil else { throw ServiceError.notFound("measurement") }
        try store.deleteBodyEntry(id, now: now)
    }

    func trend(of kind: BodyKind, days: Int) throws -> BodyTrend? {
        let first = LocalDate(now).adding(days: 1 - Int64(days))
        // A day more on either side: entries have offsets of their own, and the first days of a trend look a week back.
        let from = Instant(first.adding(days: -8).midnight, offsetMinutes: now.offsetMinutes)
        var entries = try store.bodyEntries(of: kind, from: from, in: 0..<Self.mostOfATrend)
        if entries.isEmpty, let newest = try store.newestBodyEntry(of: kind) { entries = [newest] }
        return BodyTrend(of: entries, from: first)
    }
}
