import ArgumentParser
import Contract
import Foundation
import Service
import Training
import Wire

/// Whose training a command is about, and where it is kept.
struct LifterOptions: ParsableArguments {
    @OptionGroup var shared: SharedOptions

    @Option(help: "For this user, by name; otherwise for the lifter of this machine.")
    var user: String?

    /// - Parameter making: whether a database is made where there is none; to be asked makes none.
    func lifter(making: Bool) async throws -> Lifter {
        let service = making || shared.exists ? try await shared.service() : try shared.nowhere()
        let user = try await service.owner(named: user)
        let settings = try await service.settings(user)
        return Lifter(service: service, user: user, voice: Voice(.english, settings.unit), settings: settings)
    }
}

/// A lifter at the terminal: the use cases for one user, and how things are said to them.
struct Lifter: Sendable {
    let service: TopsetService
    let user: UserID
    let voice: Voice
    /// They say how long a rest is where nothing else does.
    var settings = Settings()

    /// Makes what keeps the names that it is given: in the lifter's language, whatever is printed.
    func making<T: Sendable>(_ work: @Sendable (TopsetService) async throws -> T) async throws -> T {
        var service = service
        service.spoken = Spoken.languages
        return try await TopsetService.$language.withValue(Terminal.language) { [service] in try await work(service) }
    }
}

/// A command that does for one lifter what the API does for a client: the same use cases, and with `--json` the same answer.
protocol ClientCommand: AsyncParsableCommand {
    var options: LifterOptions { get }
    /// Whether it makes a database where there is none.
    static var makesDatabase: Bool { get }

    func run(_ lifter: Lifter) async throws
}

extension ClientCommand {
    static var makesDatabase: Bool { false }

    var json: Bool { options.shared.json }

    mutating func run() async throws {
        let command = self
        try await TopsetService.$language.withValue(options.shared.language) {
            try await command.run(command.options.lifter(making: Self.makesDatabase))
        }
    }
}

/// What a list takes.
struct PageOptions: ParsableArguments {
    @Option(help: "So many at most, 1 to 500.")
    var limit = 50

    @Option(help: "With --json: go on where the last page ended, by its next_cursor.")
    var cursor: String?

    func validate() throws {
        guard (1...500).contains(limit) else { throw ValidationError("--limit must be from 1 to 500.") }
    }

    /// Where in a list the page begins, for lists whose cursor is a place.
    func start() throws -> Int {
        guard let cursor else { return 0 }
        guard let start = Int(cursor), (0...Int(Int32.max)).contains(start) else {
            throw ValidationError("--cursor is not one of ours.")
        }
        return start
    }

    /// The page of a list of which one item more was read than it holds, if there is one.
    ///
    /// - Parameter start: the place of the first one that was read.
    func page<Item>(_ found: [Item], from start: Int) -> Page<Item> {
        Page(Array(found.prefix(limit)), next: found.count > limit ? String(start + limit) : nil)
    }

    /// Says below a table how to see what it does not show.
    func tellMore<Item>(_ page: Page<Item>) {
        if page.nextCursor != nil { Terminal.say("There are more: --limit \(min(500, limit * 2))", .dim) }
    }
}

/// What makes a change safe to repeat.
struct KeyOptions: ParsableArguments {
    @Option(help: "A name for this change: said again within 24 hours it is answered as before, and done once.")
    var key: String?

    func validate() throws {
        guard key.map({ RepeatableCall.keyLength.contains($0.utf8.count) }) ?? true else {
            throw ValidationError("--key has 1 to 200 bytes.")
        }
    }

    /// The key, or a new one: a run that is cut off is not known to the next one.
    var made: String { key ?? UUID().uuidString.lowercased() }
}
