public import Storage
public import Training
import Wire

/// The use cases: the only write path, shared by the API, the command line and the tools. Every function takes the user
/// it acts for.
public struct TopsetService: Sendable {
    let database: any Database
    let clock: @Sendable () -> Instant
    let random: @Sendable () -> UInt64
    let tripwire: Tripwire
    /// Workouts as they were last committed here.
    let committed = WorkoutCache()
    /// Who signed in lately.
    let signIns = SignIns()
    let answers = AnswerCache()
    /// Versions of plans that were read lately.
    let versions = VersionCache()
    /// How far imports are that are being written here.
    let importsUnderWay = ImportsUnderWay()
    /// Who waits for what is written.
    let hub = ChangeHub()
    /// In which languages to refuse.
    let languages = LanguageCache()
    /// Where lifters live.
    let zones = ZoneCache()
    /// The languages that there are.
    public var spoken = Languages()
    /// Who keeps backups; `nil` where nobody does.
    public var backups: (any BackupKeeper)?
    /// How notifications are sent; `nil` where none are.
    public var pushes: PushSetup?
    /// What it costs to make a key of a passphrase; tests make many.
    package var sealingCosts = SealedHeader.costs

    /// - Parameters:
    ///   - clock: the moment now, with the offset of this place.
    ///   - random: 64 random bits for new ids.
    ///   - tripwire: where tests make a write fail.
    public init(
        _ database: any Database, clock: @escaping @Sendable () -> Instant,
        random: @escaping @Sendable () -> UInt64 = { .random(in: .min ... .max) },
        tripwire: @escaping Tripwire = { _ in }
    ) {
        self.database = database
        self.clock = clock
        self.random = random
        self.tripwire = tripwire
    }

    /// Tells that the body of a command has been read.
    public func bodyWasRead() throws(ServiceError) { try pass(.decode) }

    /// Tells that a step of a write is done.
    func pass(_ step: WriteStep) throws(ServiceError) {
        do { try tripwire(step) } catch { throw ServiceError(any: error) }
    }

    /// The one user of a server without accounts.
    public static let localUser = UserID(high: 0x0000_0000_0000_7000, low: 0x8000_0000_0000_0001)

    /// The language of the one who asks, for those who have chosen none: what the device prefers.
    @TaskLocal public static var language: Language?

    /// How many minutes before universal time the clock of the one who asks is; `nil` for the clock where the lifter lives.
    @TaskLocal public static var offsetMinutes: Int?

    /// The call that is being answered, where its answer is to be kept.
    @TaskLocal static var call: CallUnderWay?

    /// The moment by the service's clock, in the offset of the one who asks where that is known. Which day it is a turn knows.
    public var now: Instant {
        var now = clock()
        if let offset = Self.offsetMinutes { now.offsetMinutes = offset }
        return now
    }

    /// The moment as a lifter's turns have it: by the clock of the one who asks, else of the zone that the settings name, else of this
    /// place.
    public func now(of user: UserID) async throws(ServiceError) -> Instant { try await read(user) { turn in turn.now } }

    /// A new id, sortable by time.
    func newID<T>(_ type: T.Type = T.self) -> ID<T> {
        .version7(milliseconds: clock().milliseconds, random: (random(), random()))
    }

    func read<T: Sendable>(
        _ user: UserID, _ body: @escaping @Sendable (Turn) throws -> T
    ) async throws(ServiceError) -> T {
        let (language, now, isTold, tripwire) = (Self.language, self.now, Self.offsetMinutes != nil, tripwire)
        do {
            return try await database.read { [versions, spoken, zones] connection in
                let store = Store(
                    connection, user: user, language: language, versions: versions, languages: spoken)
                let now = isTold ? now : try zones.local(now, of: user, store)
                return try body(Turn(store, user: user, now: now, freshIDs: [], tripwire: tripwire))
            }
        } catch { throw ServiceError(any: error) }
    }

    /// - Parameter count: how many new ids the turn may need. They are drawn before it, whether they are used or not.
    func write<T: Sendable>(
        _ user: UserID, drawing count: Int = 0, _ body: @escaping @Sendable (Turn) throws -> T
    ) async throws(ServiceError) -> T {
        let (language, now, isTold, tripwire) = (Self.language, self.now, Self.offsetMinutes != nil, tripwire)
        let call = Self.call
        let fresh = (0..<count).map { _ in newID(Turn.self) }
        do {
            let value = try await database.write { [versions, spoken, zones] connection in
                try Store.write(
                    connection, user: user, language: language, versions: versions, languages: spoken
                ) { store in
                    let now = isTold ? now : try zones.local(now, of: user, store)
                    let turn = Turn(store, user: user, now: now, freshIDs: fresh, tripwire: tripwire)
                    guard let call else { return try body(turn) }
                    return try turn.once(call) { try body(turn) }
                }
            }
            hub.tell(user)
            return value
        } catch { throw ServiceError(any: error) }
    }

    /// Whether the store answers.
    public func isHealthy() async -> Bool {
        do {
            _ = try await database.read { connection in try connection.rows("SELECT 1", []) }
            return true
        } catch { return false }
    }

    /// What must hold for the store to take a write: what was looked at, and what is wrong with it.
    public func checks() async -> [(name: String, fault: String?)] {
        await database.checks().map { ($0.subject.rawValue, $0.fault) }
    }

    /// How many workouts are running, of all users.
    public func runningWorkouts() async throws(ServiceError) -> Int {
        do {
            return try await database.read { try Store.runningWorkouts($0) }
        } catch { throw ServiceError(any: error) }
    }

    /// How many imports are being written, of all users.
    public func importsUnderWay() async throws(ServiceError) -> Int {
        do {
            return try await database.read { try Store.importNotes($0).count }
        } catch { throw ServiceError(any: error) }
    }

    /// Forgets answers kept for repeats for longer than 24 hours.
    public func sweep() async throws(ServiceError) {
        let now = clock()
        do {
            try await database.write { connection in try Store.sweepAnswers(connection, now: now) }
            try await database.settleErasure()
        } catch { throw ServiceError(any: error) }
    }
}

/// An answer, as it was given the first time and will be given again.
public struct Answer: Equatable, Sendable {
    public var json: String
    /// Whether something was made that was not there before.
    public var created: Bool

    static func made(_ json: String) -> Answer { Answer(json: json, created: true) }
    static func known(_ json: String) -> Answer { Answer(json: json, created: false) }
}
