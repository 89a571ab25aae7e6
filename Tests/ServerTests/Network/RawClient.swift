import NIOCore
import NIOPosix
import NIOSSL
import Testing

/// A client of sockets: what it sends is as it is written, in TLS or not.
struct RawClient {
    struct Answer: Sendable {
        var status: Int
        /// The head, names in small letters.
        var head: String
        var body: [UInt8]

        var text: String { String(decoding: body, as: UTF8.self) }

        /// The value of a header.
        func header(_ name: String) -> String? {
            for line in head.split(separator: "\r\n") where line.hasPrefix(name + ": ") {
                return String(line.dropFirst(name.utf8.count + 2))
            }
            return nil
        }
    }

    let port: Int
    /// What is trusted, in DER; `nil` for plain HTTP.
    var trusts: [UInt8]?
    /// The name that the certificate must have; `nil` for the address 127.0.0.1.
    var name: String?

    /// Sends a request without keeping the connection, and reads all of the answer.
    func send(_ method: String, _ path: String, host: String, _ lines: [String] = [], _ body: String = "") async throws
        -> Answer
    {
        let request =
            ["\(method) \(path) HTTP/1.1", "Host: \(host)", "Connection: close"] + lines
            + (body.isEmpty ? [] : ["Content-Type: application/json", "Content-Length: \(body.utf8.count)"])
        return try await send(request.joined(separator: "\r\n") + "\r\n\r\n" + body)
    }

    private func send(_ text: String) async throws -> Answer {
        let loop = MultiThreadedEventLoopGroup.singleton.next()
        let whole = loop.makePromise(of: [UInt8].self)
        let tls = try trusts.map { der in
            var configuration = TLSConfiguration.makeClientConfiguration()
            configuration.trustRoots = .certificates([try NIOSSLCertificate(bytes: der, format: .der)])
            return try NIOSSLContext(configuration: configuration)
        }
        let name = name
        let channel = try await ClientBootstrap(group: loop).channelInitializer { channel in
            channel.eventLoop.makeCompletedFuture {
                if let tls {
                    try channel.pipeline.syncOperations.addHandler(
                        NIOSSLClientHandler(context: tls, serverHostname: name))
                }
                try channel.pipeline.syncOperations.addHandler(Collector(whole))
            }
        }.connect(host: "127.0.0.1", port: port).get()
        channel.writeAndFlush(ByteBuffer(string: text), promise: nil)
        let bytes = try await whole.futureResult.get()
        try? await channel.close()
        return try Self.parse(bytes)
    }

    private static func parse(_ bytes: [UInt8]) throws -> Answer {
        let end = Array("\r\n\r\n".utf8)
        let split = try #require(bytes.indices.first { bytes[$0...].starts(with: end) }, "no answer")
        let lines = String(decoding: bytes[..<split], as: UTF8.self).split(separator: "\r\n")
        let head = lines.dropFirst().map { line in
            let colon = line.firstIndex(of: ":") ?? line.endIndex
            return line[..<colon].lowercased() + line[colon...]
        }
        return Answer(
            status: Int(lines[0].split(separator: " ")[1]) ?? 0, head: head.joined(separator: "\r\n"),
            body: Array(bytes[(split + 4)...]))
    }
}

/// All that comes until the other side closes, or what went wrong.
private final class Collector: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer

    private let whole: EventLoopPromise<[UInt8]>
    private var bytes: [UInt8] = []
    private var isOver = false

    init(_ whole: EventLoopPromise<[UInt8]>) { self.whole = whole }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        bytes += Array(unwrapInboundIn(data).readableBytesView)
    }

    func channelInactive(context: ChannelHandlerContext) {
        if !isOver { whole.succeed(bytes) }
        isOver = true
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        // An end without a farewell is one all the same.
        if case .uncleanShutdown? = error as? NIOSSLError { return }
        if !isOver { whole.fail(error) }
        isOver = true
        context.close(promise: nil)
    }
}
