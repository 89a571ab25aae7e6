import ArgumentParser
import Foundation
import Service
import Storage
import StorageSQLite
import Synchronization
import Training

/// What every command takes.
struct SharedOptions: ParsableArguments {
    @Option(help: "The database file (or TOPSET_DB).")
    var db: String?

    @Flag(help: "Answer as JSON.")
    var json = false

    /// The database file: as given, else `TOPSET_DB`, else in the user's data folder.
    var path: String {
        if let db { return NSString(string: db).expandingTildeInPath }
        let environment = ProcessInfo.processInfo.environment
        if let path = environment["TOPSET_DB"], !path.isEmpty { return path }
        // NB: on Linux `NSHomeDirectory` reads the user database and ignores HOME.
        return (environment["HOME"] ?? NSHomeDirectory()) + "/.local/share/topset/topset.sqlite"
    }

    /// Opens the database and the use cases over it, and takes back what a process that is gone left half done.
    func service() async throws -> TopsetService {
        var service = TopsetService(try await database(), clock: Clock.now)
        service.spoken = spoken
        try await service.takeBackImports(asNobodyElseIsAtWork: Self.wasAlone)
        try await service.freshenLifts()
        try await service.countMilestones()
        return service
    }

    /// What is printed is said in English, as this program's own texts are; JSON as the API says it, in the lifter's language.
    private var spoken: Languages { json ? Spoken.languages : Languages(only: .english) }

    /// The language for those who have chosen none.
    var language: Language { json ? Terminal.language : .english }

    /// Opens the database; made anew where there is none.
    func database() async throws -> SQLiteDatabase {
        let now = Clock.now()
        if let fault = ClockCheck.fault(now, newest: nil) { throw Failure(fault) }
        try FileManager.default.createDirectory(
            at: URL(fileURLWithPath: path).deletingLastPathComponent(), withIntermediateDirectories: true)
        // Shared for as long as the process lives.
        do {
            // Whoever could have it alone for a moment knows that nobody else is at work.
            let alone = try? DatabaseLock(path, isAlone: true)
            alone?.share()
            let lock = try alone ?? DatabaseLock(path, isAlone: false)
            Self.locks.withLock { $0.append((lock, alone != nil)) }
        } catch StorageError.locked { throw Failure("\(path) is just being recovered; try again when that is done") }
        // Before SQLite opens it: from then on a broken log is cut off.
        if let fault = try WriteAheadLog(of: path).fault { throw Failure(Damage.message(path, [fault])) }
        // One that was backed up had something in it.
        if isEmpty, BackupNotes.last(of: path) != nil { throw Failure(Damage.message(path, ["it is empty"])) }
        let faults = try SQLiteDatabase.faults(of: path, .quick)
        guard faults.isEmpty else { throw Failure(Damage.message(path, faults)) }
        warnOfReaders()
        let database = try SQLiteDatabase(path: path, now: now)
        let newest = try await database.read { try Store.newestAnswer($0) }
        if let fault = ClockCheck.fault(now, newest: newest) { throw Failure(fault) }
        return database
    }

    private static let locks = Mutex<[(lock: DatabaseLock, wasAlone: Bool)]>([])

    /// Whether nobody else had the database open when this process opened it.
    static var wasAlone: Bool { locks.withLock { $0.first?.wasAlone ?? false } }

    /// Whether there is a database.
    var exists: Bool { FileManager.default.fileExists(atPath: path) }

    /// Whether there is a file with nothing in it, which whoever opens it makes a database of.
    var isEmpty: Bool {
        let size = try? FileManager.default.attributesOfItem(atPath: path)[.size] as? NSNumber
        return size?.int64Value == 0
    }

    /// For commands that would make one and have nothing to do in it.
    func requireDatabase() throws {
        guard exists else { throw Failure("there is no database at \(path)") }
    }

    /// Opens a database that must be there.
    func existingDatabase() async throws -> SQLiteDatabase {
        try requireDatabase()
        return try await database()
    }

    /// Says which of the files that are there others on this machine may read; made new, none is.
    private func warnOfReaders() {
        for file in [path, path + "-wal", path + "-shm"] {
            let attributes = try? FileManager.default.attributesOfItem(atPath: file)
            guard let mode = (attributes?[.posixPermissions] as? NSNumber)?.intValue, mode & 0o077 != 0 else {
                continue
            }
            Terminal.complain("topset: others on this machine may read \(file); chmod 600 keeps it to you")
        }
    }

    /// The use cases over nothing, for what needs no database and should make none.
    func nowhere() throws -> TopsetService {
        // A file that is not there yet has nothing in it; one in a folder that is not there was meant to be another.
        let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
        if db != nil, !FileManager.default.fileExists(atPath: folder) { try requireDatabase() }
        return TopsetService(try SQLiteDatabase(inMemoryAt: Clock.now()), clock: Clock.now)
    }
}

/// This machine's clock and zone: the only place where the program asks for the time.
enum Clock {
    @Sendable static func now() -> Instant {
        let milliseconds = ClockCheck.clamped(Int64(Date().timeIntervalSince1970 * 1_000))
        return Instant(
            milliseconds: milliseconds,
            offsetMinutes: TimeZone.current.offsetMinutes(atMilliseconds: milliseconds))
    }
}
