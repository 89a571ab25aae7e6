import ArgumentParser
import Contract
import Foundation
import Service
import Training

struct Rebuild: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Work out anew everything that follows from what was recorded.",
        discussion: """
            Records, what came of accepted changes, and what the coach learnt from that are computed from the sessions, \
            plans and decisions alone, and stored again. On a sound database nothing changes; the answer says so. Safe at \
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
        if shared.json { return Terminal.print(json: total) }
        print(
            "\(total.exercises) exercises: \(total.records) records, \(total.outcomes) outcomes, \(total.calibrations) calibrations."
        )
        print(total.changed ? "Some of it was not as stored, and is now." : "Everything was as stored.")
    }
}
