import ArgumentParser
import Contract
import Foundation
import Service
import StorageSQLite
import Training
import Wire

struct Verify: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract:
            "Look over the whole database: the file, every stored document, every workout's events, and what follows.",
        discussion: """
            Finished workouts are compared with their events and corrections, field by field, but for how hard they felt, which is \
            no event. Imported workouts and those told afterwards have none: of these, only what follows from them is compared, \
            unless they were corrected. Nothing is changed. Safe while the server runs. What cannot be read is named; topset rebuild works out anew what \
            follows from the rest.
            """)

    @OptionGroup var shared: SharedOptions

    func run() async throws {
        guard !shared.isEmpty else { throw Failure("\(shared.path) is empty: it holds no database") }
        let database = try await Damage.checked(shared, existing: true)
        var faults = try await database.faults(.full) + database.strays()
        let service = TopsetService(database, clock: Clock.now)
        let report = try await service.verify()
        faults += report.faults
        var users = 0
        // What cannot be read is said already, and would be said again.
        let isReadable = faults.isEmpty
        faults += report.differences.map { "\($0); topset rebuild puts it right" }
        if isReadable { users = try await compareProjections(database, &faults) }
        if shared.json {
            let list = faults.map { JSONValue.string($0) }
            print(
                JSON.text(
                    [
                        "documents": .integer(Int64(report.documents)), "workouts": .integer(Int64(report.workouts)),
                        "compared": .integer(Int64(report.compared)), "uncompared": .integer(Int64(report.uncompared)),
                        "users": .integer(Int64(users)), "faults": .array(list),
                    ] as JSONValue))
        } else {
            print("\(report.documents) documents read, \(report.workouts) workouts replayed from their events.")
            print("\(report.compared) workouts compared with their events and corrections.")
            if report.uncompared > 0 {
                print(
                    "\(report.uncompared) were imported or told afterwards: there are no events to compare them with.")
            }
            if users > 0 {
                print("Records, bests, outcomes and what the coach remembers were worked out anew for \(users) users.")
            }
            print(faults.isEmpty ? "Everything is sound." : faults.joined(separator: "\n"))
        }
        guard !faults.isEmpty else { return }
        let found = faults.count == 1 ? "1 fault" : "\(faults.count) faults"
        throw Failure("\(found) found; topset backup first, whatever you do next")
    }

    /// Works out anew what follows from the facts, in a copy of the database, and compares.
    ///
    /// - Returns: for how many users.
    private func compareProjections(_ database: SQLiteDatabase, _ faults: inout [String]) async throws -> Int {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("topset-verify-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let path = folder.appendingPathComponent("copy.sqlite").path
        try await database.backUp(to: path)
        let copy = TopsetService(try SQLiteDatabase(path: path, now: Clock.now()), clock: Clock.now)
        let users = [("the local user", TopsetService.localUser)] + (try await copy.users().map { ($0.name, $0.id) })
        for (name, user) in users {
            faults += try await copy.projectionFaults(user).map { "\(name): \($0); topset rebuild puts it right" }
        }
        return users.count
    }
}
