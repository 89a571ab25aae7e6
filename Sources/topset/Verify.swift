import ArgumentParser
import Foundation
import Service
import StorageSQLite
import Training
import Wire

struct Verify: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Look over the whole database: the file, every stored document, and every workout's events.",
        discussion: """
            Nothing is changed. Safe while the server runs. What cannot be read is named; topset rebuild works out anew what \
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
        if shared.json {
            let list = faults.map { JSONValue.string($0) }
            print(
                JSON.text(
                    [
                        "documents": .integer(Int64(report.documents)), "workouts": .integer(Int64(report.workouts)),
                        "faults": .array(list),
                    ] as JSONValue))
        } else {
            print("\(report.documents) documents read, \(report.workouts) workouts replayed from their events.")
            print(faults.isEmpty ? "Everything is sound." : faults.joined(separator: "\n"))
        }
        if !faults.isEmpty { throw Failure("\(faults.count) faults found; topset backup first, whatever you do next") }
    }
}
