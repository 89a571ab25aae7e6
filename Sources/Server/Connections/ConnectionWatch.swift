import Contract
import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
import NIOHTTP1
import NIOHTTPTypes
import NIOSSL
import NIOTLS
import Service

/// Ends a connection whose client is too slow: to begin, to finish a head or a body, or to take its answer. The time that the
/// server itself needs is not counted.
final class ConnectionWatch: ChannelDuplexHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPRequestPart
    typealias InboundOut = HTTPRequestPart
    typealias OutboundIn = HTTPResponsePart
    typealias OutboundOut = HTTPResponsePart

    private let limits: ConnectionLimits
    private let connections: OpenConnections

    /// When nothing was left to do, or the first byte of the head that is under way came.
    private var quietSince = NIODeadline.now()
    private var isReadingHead = false
    /// The body that is being read.
    private var body: Transfer?
    /// The bytes of answers that the client has not taken yet, and since when it has taken none.
    private var untaken: Transfer?
    /// Parts of answers that the client has not taken.
    private var writes = 0
    /// Requests that are not answered yet.
    private var unanswered = 0
    /// Whether the answer to the request that is being read has begun.
    private var hasBegunAnswer = false
    /// When what is left of a body that nobody wants is no longer read.
    private var drainUntil: NIODeadline?
    private var alarm: Scheduled<Void>?
    /// Whether the connection is in TLS; `nil` until something came.
    private var isSecure: Bool?

    /// Bytes in one direction.
    private struct Transfer {
        let since = NIODeadline.now()
        var movedAt = NIODeadline.now()
        var bytes = 0

        /// When nothing has moved for too long.
        func stalls(_ limits: ConnectionLimits) -> NIODeadline { movedAt + .seconds(Int64(limits.bodySeconds)) }

        /// When it takes too long in all for what has come.
        func drags(_ limits: ConnectionLimits) -> NIODeadline {
            since + .seconds(Int64(limits.bodySeconds + bytes / ConnectionLimits.slowestBytesPerSecond))
        }
    }

    init(_ limits: ConnectionLimits, _ connections: OpenConnections) {
        self.limits = limits
        self.connections = connections
    }

    // MARK: The channel

    func handlerAdded(context: ChannelHandlerContext) {
        // Where it stands, requests have been taken apart; that a head has begun is seen before that.
        let first = FirstByte { [weak self] in self?.firstByteCame() }
        try? context.pipeline.syncOperations.addHandler(first, position: .first)
        if context.channel.isActive { opened(context) }
    }

    func channelActive(context: ChannelHandlerContext) {
        opened(context)
        context.fireChannelActive()
    }

    func channelInactive(context: ChannelHandlerContext) {
        closed(context)
        context.fireChannelInactive()
    }

    func handlerRemoved(context: ChannelHandlerContext) { closed(context) }

    private func opened(_ context: ChannelHandlerContext) {
        guard alarm == nil else { return }
        quietSince = .now()
        if let victim = connections.opened(context.channel) { victim.close(promise: nil) }
        setAlarm(context)
    }

    private func closed(_ context: ChannelHandlerContext) {
        alarm?.cancel()
        connections.closed(context.channel)
    }

    // MARK: What comes and goes

    private func firstByteCame() {
        guard unanswered == 0, body == nil, !isReadingHead else { return }
        isReadingHead = true
        quietSince = .now()
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        var part = unwrapInboundIn(data)
        switch part {
        case .head(var head):
            isReadingHead = false
            // What the connection is, whatever the client says.
            head.scheme = isSecure(context) ? "https" : "http"
            part = .head(head)
            encourage(head, context)
            hasBegunAnswer = false
            unanswered += 1
            body = Transfer()
            connections.stirs(context.channel)
        case .body(let bytes):
            body?.bytes += bytes.readableBytes
            body?.movedAt = .now()
            connections.stirs(context.channel)
        case .end:
            body = nil
            drainUntil = nil
            quietSince = .now()
            if unanswered > 0 { connections.serves(context.channel, true) }
        }
        context.fireChannelRead(wrapInboundOut(part))
    }

    private func isSecure(_ context: ChannelHandlerContext) -> Bool {
        if let isSecure { return isSecure }
        let tls = try? context.pipeline.syncOperations.handler(type: NIOSSLServerHandler.self)
        isSecure = tls != nil
        return tls != nil
    }

    func userInboundEventTriggered(context: ChannelHandlerContext, event: Any) {
        if case TLSUserEvent.handshakeCompleted? = event as? TLSUserEvent {
            // Nothing was asked yet: a browser may open a connection before it needs one.
            isReadingHead = false
            quietSince = .now()
        }
        context.fireUserInboundEventTriggered(event)
    }

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        let part = unwrapOutboundIn(data)
        hasBegunAnswer = true
        // Behind the one that is being answered.
        let further = unanswered - 1
        if case .body(var buffer) = part {
            while buffer.readableBytes > ConnectionLimits.piece {
                guard let piece = buffer.readSlice(length: ConnectionLimits.piece) else { break }
                pass(context, .body(piece), piece.readableBytes, nil)
            }
            pass(context, .body(buffer), buffer.readableBytes, promise)
        } else {
            pass(context, part, 0, promise)
        }
        if case .end = part {
            unanswered -= 1
            if body != nil { drainUntil = .now() + .seconds(Int64(ConnectionLimits.drainSeconds)) }
            setAlarm(context)
        }
        if let untaken, untaken.bytes > ConnectionLimits.mostUntakenBytes, further > 0 {
            // Who asks for more and takes nothing would have all of it kept here.
            abort(context)
        }
    }

    private func pass(
        _ context: ChannelHandlerContext, _ part: HTTPResponsePart, _ bytes: Int, _ promise: EventLoopPromise<Void>?
    ) {
        if untaken == nil { untaken = Transfer() }
        untaken?.bytes += bytes
        writes += 1
        let taken = context.eventLoop.makePromise(of: Void.self)
        let bound = NIOLoopBound((watch: self, context: context), eventLoop: context.eventLoop)
        taken.futureResult.whenComplete { _ in bound.value.watch.wasTaken(bytes, bound.value.context) }
        if let promise { taken.futureResult.cascade(to: promise) }
        context.write(wrapOutboundOut(part), promise: taken)
    }

    private func wasTaken(_ bytes: Int, _ context: ChannelHandlerContext) {
        writes -= 1
        untaken?.bytes -= bytes
        untaken?.movedAt = .now()
        guard writes == 0 else { return }
        untaken = nil
        guard unanswered == 0 else { return }
        quietSince = .now()
        connections.serves(context.channel, false)
    }

    // MARK: Time

    /// When the client is too slow; `nil` while it is the server's turn.
    private var deadline: NIODeadline? {
        var deadlines: [NIODeadline] = []
        if let drainUntil { deadlines.append(drainUntil) }
        if let body { deadlines += [body.drags(limits), body.stalls(limits)] }
        if let untaken { deadlines.append(untaken.stalls(limits)) }
        if unanswered == 0, body == nil, untaken == nil {
            deadlines.append(quietSince + .seconds(Int64(isReadingHead ? limits.headSeconds : limits.idleSeconds)))
        }
        return deadlines.min()
    }

    /// The shortest of the times that may pass until somebody is too slow.
    private var step: TimeAmount {
        .seconds(Int64(max(1, min(limits.idleSeconds, limits.headSeconds, limits.bodySeconds) / 2)))
    }

    /// Looks again when the deadline has come, and now and then before: it may come nearer.
    private func setAlarm(_ context: ChannelHandlerContext) {
        alarm?.cancel()
        let next = min(deadline ?? .distantFuture, .now() + step)
        let bound = NIOLoopBound((watch: self, context: context), eventLoop: context.eventLoop)
        alarm = context.eventLoop.scheduleTask(deadline: next) { bound.value.watch.look(bound.value.context) }
    }

    private func look(_ context: ChannelHandlerContext) {
        guard context.channel.isActive else { return }
        guard let deadline, deadline <= .now() else { return setAlarm(context) }
        let isAwaited = isReadingHead || (body != nil && !hasBegunAnswer)
        guard isAwaited else { return abort(context) }
        let slow = ServiceError(.requestTimeout, "The request took too long to arrive. Nothing was changed.")
        refuse(slow, slow.code.httpStatus, context)
    }

    /// Who asks first whether to send a body (RFC 9110 section 10.1.1) would wait a second for nothing. One that is longer than
    /// anything here is refused without it.
    private func encourage(_ head: HTTPRequest, _ context: ChannelHandlerContext) {
        guard head.headerFields[.expect]?.lowercased() == "100-continue",
            head.headerFields[.contentLength].flatMap({ Int($0) }) ?? 0 <= BodyLimit.account
        else { return }
        context.writeAndFlush(wrapOutboundOut(.head(HTTPResponse(status: .continue))), promise: nil)
    }

    // MARK: Refusing

    /// What is no HTTP is refused here where it is no part of a request that is known already: nobody else sees it.
    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        guard let error = error as? HTTPParserError, unanswered == 0 else { return context.fireErrorCaught(error) }
        if error == .headerOverflow {
            refuse(
                ServiceError(.tooLarge, "The request's head is too long or has too many fields."),
                .requestHeaderFieldsTooLarge, context)
        } else {
            refuse(.malformedHTTP, .badRequest, context)
        }
    }

    /// Answers without the request, and ends the connection.
    private func refuse(_ error: ServiceError, _ status: HTTPResponse.Status, _ context: ChannelHandlerContext) {
        let refusal = Reply(error)
        var headers = SecurityHeaders.added(to: refusal.response.headers)
        headers[.connection] = "close"
        headers[.contentLength] = String(refusal.text.utf8.count)
        context.write(
            wrapOutboundOut(.head(HTTPResponse(status: status, headerFields: headers))), promise: nil)
        context.write(wrapOutboundOut(.body(ByteBuffer(string: refusal.text))), promise: nil)
        let bound = NIOLoopBound(context, eventLoop: context.eventLoop)
        let told = context.eventLoop.makePromise(of: Void.self)
        told.futureResult.whenComplete { _ in bound.value.close(promise: nil) }
        context.writeAndFlush(wrapOutboundOut(.end(nil)), promise: told)
        // Whoever does not even take the refusal is not waited for.
        context.eventLoop.scheduleTask(in: .seconds(Int64(ConnectionLimits.drainSeconds))) {
            bound.value.close(promise: nil)
        }
    }

    /// Ends the connection with everything that was not taken; closed as usual, the system would keep it for the client.
    private func abort(_ context: ChannelHandlerContext) {
        guard untaken != nil, let socket = context.channel as? any SocketOptionProvider else {
            return context.close(promise: nil)
        }
        let bound = NIOLoopBound(context, eventLoop: context.eventLoop)
        socket.setSoLinger(linger(l_onoff: 1, l_linger: 0)).whenComplete { _ in bound.value.close(promise: nil) }
    }
}

/// Tells that bytes came, before anything is made of them.
private final class FirstByte: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = ByteBuffer
    typealias InboundOut = ByteBuffer

    private let came: () -> Void

    init(_ came: @escaping () -> Void) { self.came = came }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        came()
        context.fireChannelRead(data)
    }
}
