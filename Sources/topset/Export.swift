import ArgumentParser
import Contract
import Foundation
import Service
import Synchronization
import Training
import Wire

struct Export: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Take everything along, or the workouts in a form that other apps read.",
        discussion: """
            json is everything, and topset import reads it again; csv is four tables for spreadsheets, named after the \
            output: sets, workouts, exercises and measurements; strong is Strong's layout, openweight and ics are what they are called. \
            Nothing that is there is written over, unless --force says so. Safe while the server runs.
            """)

    @OptionGroup var shared: SharedOptions

    @Option(help: "json, csv, strong, openweight or ics.", transform: exportFormat)
    var format = ExportFormat.json

    @Option(help: ArgumentHelp("Where to write it; by default topset_export_ and the day, here.", valueName: "path"))
    var output: String?

    @Flag(help: "Write over what is there.")
    var force = false

    @Option(help: "Of this user, by name; otherwise of the one local user.")
    var user: String?

    func run() async throws {
        try shared.requireDatabase()
        let service = try await shared.service()
        let owner = try await service.owner(named: user)
        let parts = format == .csv ? ExportPart.allCases : [.sets]
        var written: [(path: String, bytes: Int)] = []
        let targets = parts.map { ($0, path(of: $0, at: service.now)) }
        for (_, path) in targets where !force {
            // Also a link that leads nowhere.
            let isLink = (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil
            guard !isLink, !FileManager.default.fileExists(atPath: path) else {
                throw Failure("\(path) exists; --force writes over it")
            }
        }
        for (part, path) in targets {
            written.append((path, try await write(service, owner, part, to: path)))
        }
        if shared.json {
            let list = written.map { file -> JSONValue in
                ["path": .string(file.path), "bytes": .integer(Int64(file.bytes))]
            }
            return print(JSON.text(["files": .array(list)] as JSONValue))
        }
        for file in written { print("Written: \(file.path) (\(FileSize.text(Int64(file.bytes)))).") }
    }

    /// The tables lie beside each other.
    private func path(of part: ExportPart, at now: Instant) -> String {
        guard let output else { return format.fileName(part, on: now.local.dateText) }
        let path = NSString(string: output).expandingTildeInPath
        guard format == .csv else { return path }
        let stem = path.hasSuffix(".csv") ? String(path.dropLast(4)) : path
        return stem + "_" + part.rawValue + ".csv"
    }

    /// Under another name until it is whole: what has the name is an export.
    private func write(
        _ service: TopsetService, _ owner: UserID, _ part: ExportPart, to path: String
    ) async throws -> Int {
        let unfinished = path + ".unfinished"
        guard FileManager.default.createFile(atPath: unfinished, contents: nil),
            let file = FileHandle(forWritingAtPath: unfinished)
        else { throw Failure("\(unfinished) cannot be written") }
        defer { try? FileManager.default.removeItem(atPath: unfinished) }
        let progress = ExportProgress(isShown: isatty(STDERR_FILENO) == 1)
        do {
            try await service.export(owner, format, part) { text in
                try file.write(contentsOf: Data(text.utf8))
                progress.add(text.utf8.count)
            }
            try file.synchronize()
            try file.close()
        } catch let error as ServiceError { throw error } catch { throw Failure("\(unfinished) cannot be written") }
        progress.end()
        guard rename(unfinished, path) == 0 else { throw Failure("\(path) cannot be written") }
        return progress.bytes
    }
}

/// Says how far it is, from the second second on.
private final class ExportProgress: Sendable {
    private struct State {
        var bytes = 0
        var saidAt = ContinuousClock.now
        var hasSaid = false
    }

    private let state = Mutex(State())
    private let isShown: Bool

    init(isShown: Bool) { self.isShown = isShown }

    var bytes: Int { state.withLock { $0.bytes } }

    func add(_ count: Int) {
        state.withLock { state in
            state.bytes += count
            guard isShown, state.saidAt.duration(to: .now) > .seconds(1) else { return }
            (state.saidAt, state.hasSaid) = (.now, true)
            FileHandle.standardError.write(Data("\r\(state.bytes >> 20) MiB written".utf8))
        }
    }

    func end() {
        if state.withLock({ $0.hasSaid }) { FileHandle.standardError.write(Data("\n".utf8)) }
    }
}

/// Reads `--format` of an export.
@Sendable private func exportFormat(_ text: String) throws -> ExportFormat {
    guard let format = ExportFormat(rawValue: text.lowercased()) else {
        throw ValidationError("--format must be json, csv, strong, openweight or ics.")
    }
    return format
}

extension TopsetService {
    /// The user of a name, or the one local user.
    func owner(named name: String?) async throws -> UserID {
        if let name { try await user(named: name) } else { Self.localUser }
    }
}
