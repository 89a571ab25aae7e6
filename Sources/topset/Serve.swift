import ArgumentParser
import Contract
import Metrics
import Foundation
import Hummingbird
import Logging
import Server
import Service

struct Serve: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Serve the app and the API on this machine.",
        discussion: """
            The server listens on this machine only, unless --lan opens it to the home network: in HTTPS, with a \
            certificate of its own, to phones that are paired with a code. --tls-certificate and --tls-key take a \
            certificate that phones trust already. Without --accounts whoever comes from this machine is the one local \
            user; with it, everybody needs a token of topset user add, or a code of topset user pair.
            """)

    @OptionGroup var shared: SharedOptions

    @Option(help: "The address to listen on; by default 127.0.0.1, and with a certificate every one of this machine.")
    var host: String?

    @Option(help: "The port to listen on; 0 takes a free one.")
    var port = 8080

    @Option(help: "The folder of the built web app (or TOPSET_WEB).")
    var web: String?

    @Flag(help: "Let in only who signs in.")
    var accounts = false

    @OptionGroup var sharing: Sharing
    @OptionGroup var backups: BackupOptions

    @Option(
        help: ArgumentHelp(
            "How often a user may call an operation (\(LimitedOperation.names)); repeatable.",
            valueName: "operation=max/seconds"),
        transform: OperationLimit.init)
    var rateLimit: [OperationLimit] = []

    @Flag(help: "Limit no rates.")
    var noRateLimits = false

    @Option(help: "Seconds after which a connection that asks nothing is closed.")
    var idleTimeout = 60

    @Option(help: "Seconds for a request's body, and twice what its head may take; large bodies get more.")
    var requestTimeout = 20

    @OptionGroup var push: PushOptions

    func validate() throws {
        guard !noRateLimits || rateLimit.isEmpty else {
            throw ValidationError("--rate-limit and --no-rate-limits exclude each other.")
        }
        guard (1...3_600).contains(idleTimeout), (1...3_600).contains(requestTimeout) else {
            throw ValidationError("--idle-timeout and --request-timeout are 1 to 3600 seconds.")
        }
        guard (0...65_535).contains(port) else { throw ValidationError("--port must be from 0 to 65535.") }
        try sharing.validate(host: host, accounts: accounts)
    }

    func run() async throws {
        LoggingSystem.bootstrap { StreamLogHandler.standardError(label: $0) }
        var logger = Logger(label: "topset")
        logger.logLevel = .warning
        // Before anything is counted.
        let metrics = PrometheusRegistry()
        MetricsSystem.bootstrap(metrics)
        let database = try await Damage.checked(shared)
        let schedule = try backups.schedule(of: database, at: shared.path)
        var served = TopsetService(database, clock: Clock.now)
        served.spoken = Spoken.languages
        served.backups = schedule ?? NotedBackups(path: shared.path)
        served.pushes = push.setup
        let service = served
        try await service.takeBackImports(asNobodyElseIsAtWork: SharedOptions.wasAlone)
        try await service.freshenLifts()
        try await service.countMilestones()
        var configuration = ServerConfiguration()
        configuration.metrics = metrics
        configuration.connections.idleSeconds = idleTimeout
        configuration.connections.bodySeconds = requestTimeout
        configuration.connections.headSeconds = max(1, requestTimeout / 2)
        let host = sharing.host(host)
        configuration.host = host
        configuration.port = port
        configuration.trustedProxies = sharing.proxies
        let door = try sharing.open(besides: shared.path)
        configuration.network = door?.network
        configuration.accounts = accounts
        if noRateLimits { configuration.rateLimits = [:] }
        for change in rateLimit { configuration.rateLimits[change.operation] = change.limit }
        configuration.site = site()
        configuration.version = Topset.configuration.version
        if configuration.site == nil {
            Terminal.complain("topset: the web app is not built (make run builds it); serving the API only")
        }
        let (path, accounts) = (shared.path, accounts)
        let app = try buildApplication(configuration, service, logger: logger) { channel in
            let shown = LoopbackAddress(host: host) == nil ? "127.0.0.1" : host.contains(":") ? "[\(host)]" : host
            print("Topset is at http://\(shown):\(channel.localAddress?.port ?? 0)  (database: \(path))")
            fflush(nil)
            await door?.welcome(accounts ? nil : service)
        }
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { try await app.runService() }
            group.addTask {
                while true {
                    try? await service.sweep()
                    _ = try? await service.packEvents()
                    try await Task.sleep(for: .seconds(3_600))
                }
            }
            group.addTask {
                while true {
                    _ = try? await service.remind()
                    try await Task.sleep(for: .seconds(30))
                }
            }
            group.addTask {
                while true {
                    try await Task.sleep(for: .seconds(15))
                    try? await service.takeBackImports()
                }
            }
            if let door { group.addTask { try await door.keepUp() } }
            if let schedule { group.addTask { try await schedule.keepUp() } }
            do {
                try await group.next()
            } catch {
                throw Failure("cannot serve on \(host):\(port): \(Self.text(error))")
            }
            group.cancelAll()
        }
    }

    private static func text(_ error: any Error) -> String {
        let text = String(describing: error)
        return text.contains("Address already in use") ? "the port is in use; try --port" : text
    }

    /// The built web app: as given, else beside the binary or in the working copy.
    private func site() -> URL? {
        let environment = ProcessInfo.processInfo.environment
        let binary = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
            .deletingLastPathComponent()
        let candidates = [
            web.map { URL(fileURLWithPath: $0) }, environment["TOPSET_WEB"].map { URL(fileURLWithPath: $0) },
            binary.appendingPathComponent("web"), binary.appendingPathComponent("../share/topset/web"),
            URL(fileURLWithPath: ".build-web/site"),
        ]
        return candidates.compactMap { $0 }.first {
            FileManager.default.fileExists(atPath: $0.appendingPathComponent("index.html").path)
        }
    }
}

/// One `--rate-limit`.
struct OperationLimit: Sendable {
    var operation: LimitedOperation
    var limit: RateLimit

    @Sendable init(_ text: String) throws {
        let sides = text.split(separator: "=", omittingEmptySubsequences: false)
        let numbers = sides.last?.split(separator: "/", omittingEmptySubsequences: false).compactMap { Int($0) } ?? []
        guard sides.count == 2, numbers.count == 2, let operation = LimitedOperation(rawValue: String(sides[0])),
            numbers.allSatisfy((1...RateLimit.largest).contains)
        else {
            throw ValidationError(
                "--rate-limit is OPERATION=MAX/SECONDS, as in logSet=60/60; operations: \(LimitedOperation.names).")
        }
        self.operation = operation
        limit = RateLimit(max: numbers[0], seconds: numbers[1])
    }
}

extension LimitedOperation {
    fileprivate static var names: String { allCases.map(\.rawValue).joined(separator: ", ") }
}
