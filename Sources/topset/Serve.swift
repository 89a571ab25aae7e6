import ArgumentParser
import Foundation
import Hummingbird
import Logging
import Server
import Service

struct Serve: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Serve the app and the API on this machine.",
        discussion: "Without accounts the server lets nobody in but this machine.")

    @OptionGroup var shared: SharedOptions

    @Option(help: "The loopback address to listen on.")
    var host = "127.0.0.1"

    @Option(help: "The port to listen on; 0 takes a free one.")
    var port = 8080

    @Option(help: "The folder of the built web app (or TOPSET_WEB).")
    var web: String?

    func validate() throws {
        guard (0...65_535).contains(port) else { throw ValidationError("--port must be from 0 to 65535.") }
        guard host == "localhost" || host == "::1" || host.hasPrefix("127.") else {
            throw ValidationError("--host must be a loopback address such as 127.0.0.1: there are no accounts yet.")
        }
    }

    func run() async throws {
        LoggingSystem.bootstrap { StreamLogHandler.standardError(label: $0) }
        var logger = Logger(label: "topset")
        logger.logLevel = .warning
        let service = try shared.service()
        var configuration = ServerConfiguration()
        configuration.host = host
        configuration.port = port
        configuration.site = site()
        configuration.version = Topset.configuration.version
        if configuration.site == nil {
            Terminal.complain("topset: the web app is not built (make run builds it); serving the API only")
        }
        let (host, path) = (host, shared.path)
        let app = try buildApplication(configuration, service, logger: logger) { channel in
            let shown = host.contains(":") ? "[\(host)]" : host
            print("Topset is at http://\(shown):\(channel.localAddress?.port ?? 0)  (database: \(path))")
            fflush(nil)
        }
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { try await app.runService() }
            group.addTask {
                while true {
                    try? await service.sweep()
                    try await Task.sleep(for: .seconds(3_600))
                }
            }
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
