public import Contract
import Storage
public import Training
import Wire

/// What became another thing since a client last asked.
extension TopsetService {
    /// A page of the feed: so many things at most, and as many as about a MiB holds.
    ///
    /// - Parameter since: the revision up to which everything is known; one that there has not been yet gives an empty page.
    public func sync(_ user: UserID, since: Int64, limit: Int) async throws(ServiceError) -> SyncPage {
        try await read(user) { turn in try ChangeFeed(turn: turn).page(since: since, limit: limit) }
    }

    /// What a stream tells that has told everything up to a revision; `nil` where nothing changed.
    ///
    /// - Parameter isFirst: tells also that nothing changed.
    public func changes(
        _ user: UserID, since: Int64, isFirst: Bool = false
    ) async throws(ServiceError) -> ChangeEvent? {
        try await read(user) { turn in
            let event = try ChangeFeed(turn: turn).event(since: since)
            return event ?? (isFirst ? ChangeEvent(revision: since, changes: []) : nil)
        }
    }

    /// The newest revision of a user's things.
    public func newestChange(_ user: UserID) async throws(ServiceError) -> Int64 {
        try await read(user) { turn in try turn.store.newestChange() }
    }

    /// Listens to what is written here; `nil` where the user has as many listeners as there may be.
    public func listen(_ user: UserID) -> ChangeListener? { hub.join(user) }
}

/// The changes of one lifter's things.
private struct ChangeFeed: UseCase {
    /// A page that is longer ends.
    private static let pageBytes = 1 << 20

    let turn: Turn

    func page(since: Int64, limit: Int) throws -> SyncPage {
        let found = try store.changes(after: since, limit: limit + 1)
        var values = ChangedValues(turn: turn)
        var changes: [SyncPage.Change] = []
        var bytes = 0
        for change in found.prefix(limit) where bytes < Self.pageBytes {
            let value = try change.isDeleted ? nil : values[change.kind, change.id]
            bytes += value?.json.bytes.count ?? 0
            changes.append(
                SyncPage.Change(kind: change.kind, id: change.id, revision: change.revision, value: value))
        }
        let hasMore = changes.count < found.count
        let revision = try changes.last?.revision ?? store.newestChange()
        return SyncPage(revision: revision, changes: changes, hasMore: hasMore)
    }

    func event(since: Int64) throws -> ChangeEvent? {
        let newest = try store.newestChange()
        if newest == since { return nil }
        let found = try store.changes(after: since, limit: ChangeEvent.longest + 1)
        // Who knows more than there is has seen another database: one that was put back, for one.
        guard newest > since, found.count <= ChangeEvent.longest else {
            return ChangeEvent(revision: newest, changes: [], isReset: true)
        }
        let changes = found.map {
            ChangeEvent.Change(kind: $0.kind, id: $0.id, isDeleted: $0.isDeleted, workoutRevision: $0.workoutRevision)
        }
        return ChangeEvent(revision: newest, changes: changes)
    }
}

/// Things as the calls that read them answer.
private struct ChangedValues {
    let turn: Turn
    /// A report says what became of its offers, which the others have a say in; tokens are few.
    private var reports: [ImportReport]?
    private var tokens: [AccessToken]?

    init(turn: Turn) { self.turn = turn }

    subscript(kind: ChangeKind, id: ID<Never>) -> ChangedValue? {
        mutating get throws {
            let store = turn.store
            return switch kind {
            case .activeWorkout: Self.value(try store.workout(id.retyped()).map { try store.shown($0) })
            case .session: Self.value(try store.session(id.retyped()))
            case .plan: Self.value(try store.plan(id.retyped()))
            case .suggestion: Self.value(try store.suggestion(id.retyped())?.rendered(try turn.voice()))
            case .exercise: Self.value(try ExerciseBook(turn: turn).details(id.retyped()))
            case .gym: Self.value(try store.gym(id.retyped()))
            case .settings: Self.value(try turn.settings())
            case .program: Self.value(try ProgramBook(turn: turn).known(id.retyped()))
            case .profile: Self.value(try LifterProfile(of: store))
            case .importReport: Self.value(try report(id.retyped()))
            case .device: Self.value(try token(id.retyped()))
            case .painFlag: Self.value(try store.painFlag(id.retyped()))
            case .bodyEntry: Self.value(try bodyEntry(id.retyped()))
            case .goal: Self.value(try store.goal(id.retyped()))
            case .scheduleEntry: Self.value(try store.scheduleEntry(id.retyped()))
            }
        }
    }

    private static func value<T: WireValue>(_ thing: T?) -> ChangedValue? { thing.map { ChangedValue(RawJSON($0)) } }

    private func bodyEntry(_ id: BodyEntryID) throws -> BodyEntry? {
        try turn.store.knownBodyEntry(id).flatMap { $0.isDeleted ? nil : $0.entry }
    }

    private mutating func report(_ id: ImportID) throws -> ImportReport? {
        let all =
            try reports
            ?? RulesFromLog(turn: turn).added(to: turn.store.withStates(turn.store.imports(limit: Int(Int32.max))))
        reports = all
        return try all.first { $0.importID == id }?.said(in: turn.voice().language)
    }

    private mutating func token(_ id: TokenID) throws -> AccessToken? {
        let all = try tokens ?? turn.store.tokens().map { AccessToken($0) }
        tokens = all
        return all.first { $0.id == id }
    }
}
