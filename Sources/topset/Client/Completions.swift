import ArgumentParser
import Contract
import Service
import Training

/// Names that a shell completes, from the database that the line is about.
enum Completions {
    /// Names of plans.
    static let plans = CompletionKind.custom { line, _, _ in await names(line) { try await $0.plans($1).map(\.name) } }

    /// Names of programs.
    static let programs = CompletionKind.custom { line, _, _ in
        await names(line) { try await $0.programs($1).map(\.program.name) }
    }

    /// Names of programs, and of those of the library.
    static let followable = CompletionKind.custom { line, _, _ in
        await names(line) { service, user in
            try await service.programs(user).map(\.program.name)
                + service.programTemplates(user).map(\.blueprint.name)
        }
    }

    /// Names of gyms.
    static let gyms = CompletionKind.custom { line, _, _ in await names(line) { try await $0.gyms($1).map(\.name) } }

    /// Names of exercises: those of the running workout, else those that were trained lately.
    static let exercises = CompletionKind.custom { line, _, _ in
        await names(line) { service, user in
            if let workout = try await service.runningWorkouts(user).items.first, !workout.exercises.isEmpty {
                return workout.exercises.map(\.name)
            }
            return try await service.next(user).map(\.name)
        }
    }

    /// Whoever presses a key wants names or nothing, and neither a new database nor a word about an old one.
    private static func names(
        _ line: [String], _ names: (TopsetService, UserID) async throws -> [String]
    ) async -> [String] {
        func value(_ option: String) -> String? {
            guard let place = line.lastIndex(of: option), place + 1 < line.count else { return nil }
            return line[place + 1]
        }
        do {
            let shared = try SharedOptions.parse(value("--db").map { ["--db", $0] } ?? [])
            guard shared.exists, !shared.isEmpty else { return [] }
            let service = TopsetService(try await shared.database(), clock: Clock.now)
            let user = try await service.owner(named: value("--user"))
            let found = try await names(service, user).map(\.shown)
            return found.enumerated().filter { !found[..<$0].contains($1) }.map(\.element)
        } catch { return [] }
    }
}
