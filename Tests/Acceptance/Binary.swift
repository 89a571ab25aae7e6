import AsyncHTTPClient
import Foundation
import NIOCore
import NIOHTTP1
import Synchronization
import Testing

/// The built `topset`, run as a user runs it.
enum Binary {
    /// It lies beside the test runner, or in the folder of the build products above it.
    static let path: String = {
        var folder = URL(fileURLWithPath: ProcessInfo.processInfo.arguments[0]).resolvingSymlinksInPath()
        for _ in 0..<4 {
            folder = folder.deletingLastPathComponent()
            let candidate = folder.appendingPathComponent("topset").path
            if FileManager.default.isExecutableFile(atPath: candidate) { return candidate }
        }
        return "topset"
    }()

    struct Outcome: Sendable {
        var status: Int32
        var output: String
        var errors: String
    }

    /// A folder of its own for one test.
    static func folder() throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("topset-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
    }

    /// Runs a command to its end, without a terminal.
    ///
    /// - Parameters:
    ///   - input: what comes in; nothing by default.
    ///   - environment: beside what every run has.
    static func run(
        _ arguments: [String], input: String = "", environment: [String: String] = [:]
    ) throws -> Outcome {
        let folder = try folder()
        let process = Process()
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = arguments
        process.environment = ["HOME": folder.path, "LANG": "C", "TZ": "UTC", "PATH": "/usr/bin:/bin"]
            .merging(environment) { $1 }
        // Files, not pipes: a long answer must not fill a pipe that nobody reads.
        let (out, err) = (folder.appendingPathComponent("out"), folder.appendingPathComponent("err"))
        for file in [out, err] { _ = FileManager.default.createFile(atPath: file.path, contents: nil) }
        process.standardOutput = try FileHandle(forWritingTo: out)
        process.standardError = try FileHandle(forWritingTo: err)
        process.standardInput = FileHandle.nullDevice
        if !input.isEmpty {
            let file = folder.appendingPathComponent("in")
            try Data(input.utf8).write(to: file)
            process.standardInput = try FileHandle(forReadingFrom: file)
        }
        try process.run()
        process.waitUntilExit()
        return Outcome(
            status: process.terminationStatus, output: String(decoding: try Data(contentsOf: out), as: UTF8.self),
            errors: String(decoding: try Data(contentsOf: err), as: UTF8.self))
    }
}

/// A running server that can be killed and started again over the same database.
final class ServerProcess: @unchecked Sendable {
    let database: String
    private(set) var port = 0
    private var process = Process()
    private let options: [String]
    private let environment: [String: String]
    /// Not URLSession, which on Linux may crash where a connection breaks off as it ends one (decision 46).
    private static let client: HTTPClient = {
        var configuration = HTTPClient.Configuration()
        // A server that is gone answers `nil`, at once; who asks tries again.
        configuration.connectionPool.retryConnectionEstablishment = false
        return HTTPClient(eventLoopGroupProvider: .singleton, configuration: configuration)
    }()

    /// - Parameter options: of `topset serve`; by default it takes calls as fast as they come.
    init(
        database: String, options: [String] = ["--no-rate-limits"], environment: [String: String] = [:]
    ) {
        self.database = database
        self.options = options
        self.environment = environment
    }

    /// Starts on a free port and waits until it says that it listens.
    func start() async throws {
        process = Process()
        process.executableURL = URL(fileURLWithPath: Binary.path)
        process.arguments = ["serve", "--port", "0", "--db", database] + options
        if !environment.isEmpty {
            process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        }
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = FileHandle.nullDevice
        try process.run()
        var seen = ""
        while !seen.contains("\n") {
            let data = pipe.fileHandleForReading.availableData
            if data.isEmpty { throw CocoaError(.fileReadUnknown) }
            seen += String(decoding: data, as: UTF8.self)
        }
        let after = try #require(seen.range(of: "http://127.0.0.1:")?.upperBound)
        port = try #require(Int(seen[after...].prefix { $0.isNumber }))
    }

    /// Pulls the plug.
    func killNine() {
        kill(process.processIdentifier, SIGKILL)
        process.waitUntilExit()
    }

    /// The answer, or `nil` when the server was gone before it came.
    func send(
        _ method: String, _ path: String, _ body: String? = nil, token: String? = nil
    ) async -> (status: Int, text: String)? {
        var request = HTTPClientRequest(url: "http://127.0.0.1:\(port)\(path)")
        request.method = .RAW(value: method)
        if let body { request.body = .bytes(ByteBuffer(string: body)) }
        request.headers.add(name: "Content-Type", value: "application/json")
        if let token { request.headers.add(name: "Authorization", value: "Bearer " + token) }
        guard let response = try? await Self.client.execute(request, timeout: .seconds(60)),
            let text = try? await response.body.collect(upTo: 1 << 26)
        else { return nil }
        return (Int(response.status.code), String(buffer: text))
    }

    deinit { if process.isRunning { kill(process.processIdentifier, SIGKILL) } }
}
