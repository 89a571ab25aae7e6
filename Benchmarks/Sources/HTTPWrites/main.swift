import Contract
import Foundation
import Training
import Wire

/// Durable log-set over HTTP: the real `topset serve` as a process of its own, spoken to over sockets that stay open,
/// beside plain SQLite with one commit per set on the same disk; then both with an fsync that costs 4 ms.
///
///     HTTPWrites BINARY SLOW_FSYNC_LIBRARY      what `scripts/bench-http` runs
///     HTTPWrites plain FILE SECONDS             the plain side alone
struct Fault: Error, CustomStringConvertible {
    let description: String
    init(_ description: String) { self.description = description }
}

/// One disk: the real one, or the real one with slow fsyncs. Both count them.
struct Disk {
    let name: String
    let microseconds: Int
    let library: String
    let folder: URL

    private var counter: URL { folder.appendingPathComponent("fsyncs") }

    /// fsyncs so far of everything that ran on this disk.
    var syncs: UInt64 {
        guard let data = try? Data(contentsOf: counter), data.count == 8 else { return 0 }
        return data.withUnsafeBytes { $0.loadUnaligned(as: UInt64.self) }
    }

    func process(_ binary: String, _ arguments: [String]) throws -> (Process, Pipe) {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: binary)
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging([
            "LD_PRELOAD": library, "SLOW_FSYNC_US": String(microseconds), "SLOW_FSYNC_COUNT": counter.path,
        ]) { $1 }
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        return (process, pipe)
    }

    /// What a command printed.
    func output(_ binary: String, _ arguments: [String]) throws -> String {
        let (process, pipe) = try process(binary, arguments)
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw Fault("\(arguments) failed") }
        return String(decoding: data, as: UTF8.self).trimmingCharacters(in: .newlines)
    }
}

/// Prints at once, also into a pipe.
func say(_ text: String) {
    print(text)
    fflush(nil)
}

/// Seconds of processor time of a process so far.
func processorTime(_ process: Process) -> Double {
    let stat = (try? String(contentsOfFile: "/proc/\(process.processIdentifier)/stat", encoding: .utf8)) ?? ""
    // User and system time are fields 14 and 15; the name before them may hold spaces.
    let fields = stat.split(separator: ")").last?.split(separator: " ") ?? []
    guard fields.count > 12, let user = Double(fields[11]), let system = Double(fields[12]) else { return 0 }
    return (user + system) / Double(sysconf(Int32(_SC_CLK_TCK)))
}

func run(_ disk: Disk, binary: String) throws {
    try FileManager.default.createDirectory(at: disk.folder, withIntermediateDirectories: true)
    let seconds = 5.0
    let plainFile = disk.folder.appendingPathComponent("plain.sqlite").path
    let plain = Double(try disk.output(CommandLine.arguments[0], ["plain", plainFile, "\(seconds)"])) ?? 0
    let perCommit = Double(disk.syncs) / (plain * seconds)
    say(disk.name)
    say(String(format: "  plain SQLite, one commit per set: %7.0f/s  (%.2f fsyncs each)", plain, perCommit))

    let database = disk.folder.appendingPathComponent("topset.sqlite").path
    // Everybody trains in one round only: no round finds a workout that an earlier one left running.
    var tokens = try (1...1 + 16 + 64).map { number -> String in
        let made = try disk.output(binary, ["user", "add", "lifter \(number)", "--db", database, "--json"])
        return try JSON.decode(Account.self, from: made).tokens.first?.secret ?? ""
    }
    let (server, pipe) = try disk.process(
        binary, ["serve", "--accounts", "--no-rate-limits", "--port", "0", "--db", database])
    defer {
        server.terminate()
        server.waitUntilExit()
    }
    var said = ""
    while !said.contains("\n") {
        let data = pipe.fileHandleForReading.availableData
        guard !data.isEmpty else { throw Fault("topset serve did not start") }
        said += String(decoding: data, as: UTF8.self)
    }
    guard let at = said.range(of: "127.0.0.1:")?.upperBound, let port = UInt16(said[at...].prefix { $0.isNumber })
    else { throw Fault("topset serve said no port: \(said)") }
    for clients in [1, 16, 64] {
        let (syncs, time) = (disk.syncs, processorTime(server))
        let figures = try Figures.measure(port: port, tokens: tokens.prefix(clients), seconds: seconds)
        tokens.removeFirst(clients)
        // What happened in the second to warm up is in them, too.
        let sets = figures.rate * (seconds + 1)
        say(
            String(
                format: "  %2d clients over HTTP: %7.0f/s  p50 %5.1f ms  p99 %5.1f ms  %5.2f × plain  "
                    + "(a set: %.3f fsyncs, %.0f µs of processor time)",
                clients, figures.rate, figures.median, figures.p99, figures.rate / plain,
                Double(disk.syncs - syncs) / sets, (processorTime(server) - time) / sets * 1e6))
    }
}

let arguments = CommandLine.arguments
if arguments.count == 4, arguments[1] == "plain" {
    print(try Plain.measure(arguments[2], seconds: Double(arguments[3]) ?? 1))
} else {
    guard arguments.count == 3 else { throw Fault("usage: HTTPWrites BINARY SLOW_FSYNC_LIBRARY") }
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("topset-bench-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, microseconds) in [("the disk as it is", 0), ("an fsync that costs 4 ms", 4_000)] {
        let disk = Disk(
            name: name, microseconds: microseconds, library: arguments[2],
            folder: folder.appendingPathComponent(String(microseconds)))
        try run(disk, binary: arguments[1])
    }
}
