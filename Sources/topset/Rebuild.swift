import ArgumentParser
import Contract
import Foundation
import Service
import Training

struct Rebuild: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Work out anew everything that follows from what was recorded.",
        discussion: """
            Finished workouts are put back as their events and corrections say; records, what came of accepted changes, and what \
            the coach learnt from that are computed from the sessions, plans and decisions alone, and stored again. Imported \
            workouts and those that were told afterwards have no events: unless they were corrected, they are taken as they stand. On a sound database nothing changes; the answer says so. Safe at \
            any time, also while the server runs.
            """)

    @OptionGroup var shared: SharedOptions

    @Option(help: "Only this user's data, by name; otherwise everybody's.")
    var user: String?

    func run() async throws {
        try shared.requireDatabase()
        let service = try await shared.service()
        let users =
            if let user { [try await service.user(named: user)] } else {
                [TopsetService.localUser]
                    + (try await service.users().map(\.id).filter { $0 != TopsetService.localUser })
            }
        var total = RebuildReport()
        for user in users { total.add(try await service.rebuild(user)) }
        if shared.json {
            Terminal.print(json: total)
        } else {
            say(total)
        }
        if !total.left.isEmpty {
            throw Failure("\(total.left.count) workouts cannot be replayed from their events; see topset verify")
        }
    }

    private func say(_ total: RebuildReport) {
        if total.restored > 0 { print("\(total.restored) finished workouts were put back as they were recorded.") }
        for line in total.left { print("\(line); its finished workout was taken as it stands") }
        print(
            "\(total.exercises) exercises: \(total.records) records, \(total.outcomes) outcomes, \(total.calibrations) calibrations."
        )
        print(total.changed ? "Some of it was not as stored, and is now." : "Everything was as stored.")
    }
}
