import Hummingbird
import HummingbirdCore
import Logging
import NIOCore
import NIOSSL

/// One port for both: who begins with a TLS record is answered in TLS, everybody else in plain HTTP, where others than this machine
/// find the way to the app and nothing else.
struct OnePort<Base: ServerChildChannel>: ServerChildChannel {
    let base: Base
    let network: NetworkAccess

    func setup(channel: any Channel, logger: Logger) -> EventLoopFuture<Base.Value> {
        channel.eventLoop.makeCompletedFuture {
            try channel.pipeline.syncOperations.addHandler(FirstRecord(network))
        }.flatMap { base.setup(channel: channel, logger: logger) }
    }

    func handle(value: Base.Value, logger: Logger) async { await base.handle(value: value, logger: logger) }
}

extension OnePort: HTTPChannelHandler where Base: HTTPChannelHandler {
    var responder: HTTPChannelHandler.Responder { base.responder }
}

/// Looks at the first byte of a connection, then steps aside.
private final class FirstRecord: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = ByteBuffer
    typealias InboundOut = ByteBuffer

    /// The first byte of a handshake (RFC 8446 section 5.1); no method of HTTP begins with it.
    private static let handshake: UInt8 = 22

    private let network: NetworkAccess

    init(_ network: NetworkAccess) { self.network = network }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        let bytes = unwrapInboundIn(data)
        guard let first = bytes.getInteger(at: bytes.readerIndex, as: UInt8.self) else { return }
        if first == Self.handshake {
            let tls = NIOSSLServerHandler(context: network.identity.context)
            do {
                try context.pipeline.syncOperations.addHandler(tls, position: .after(self))
            } catch { return context.close(promise: nil) }
        }
        context.fireChannelRead(data)
        context.pipeline.syncOperations.removeHandler(self, promise: nil)
    }
}
