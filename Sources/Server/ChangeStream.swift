import Contract
import Hummingbird
import NIOCore
import Service
import ServiceLifecycle
import Training
import Wire

/// How often a live stream does what nobody asks it to.
public struct StreamPace: Equatable, Sendable {
    /// How often it says that it is still there.
    public var heartbeat = Duration.seconds(ChangeEvent.heartbeatSeconds)
    /// How often it looks for what other processes wrote.
    public var look = Duration.seconds(5)
    /// What changes within that time may be one event.
    public var gathering = Duration.milliseconds(100)

    public init() {}
}

/// A live stream of a user's changes: server-sent events (WHATWG HTML, section 9.2) until the client goes, the server stops or the
/// sign-in behind it ends.
struct ChangeStream: Sendable {
    let service: TopsetService
    let exchange: Exchange
    /// Gives its place among the user's streams back when it goes.
    let listener: ChangeListener
    let pace: StreamPace
    /// Everything up to this revision has been told.
    let start: Int64

    /// Writes the stream, to its end.
    func write(to writer: inout any ResponseBodyWriter) async throws {
        let first = try await service.changes(exchange.user, since: start, isFirst: true)
        try await writer.write(ByteBuffer(string: "retry: 2000\n\n" + (first.map(Self.text) ?? "")))
        // Without a socket nobody can go.
        if exchange.isOverSocket {
            try await withGracefulShutdownHandler {
                try await exchange.whileConnected {
                    try await goOn(from: first?.revision ?? start, to: &writer)
                } onDisconnect: { [listener] in
                    listener.end()
                }
            } onGracefulShutdown: { [listener] in
                listener.end()
            }
        }
        try await writer.finish(nil)
    }

    private func goOn(from revision: Int64, to writer: inout any ResponseBodyWriter) async throws {
        try await withThrowingTaskGroup(of: Void.self) { group in
            defer { group.cancelAll() }
            group.addTask { [listener, pace] in
                while true {
                    try await Task.sleep(for: pace.look)
                    listener.wake()
                }
            }
            // What was written between the first event and now.
            listener.wake()
            var told = revision
            var saidAt = ContinuousClock.now
            for await _ in listener.signals {
                guard try await exchange.isSignedIn(service) else { return }
                if let event = try await service.changes(exchange.user, since: told) {
                    try await writer.write(ByteBuffer(string: Self.text(event)))
                    (told, saidAt) = (event.revision, .now)
                    // A burst is told in few events, and none of it later than that.
                    try await Task.sleep(for: pace.gathering)
                } else if saidAt.duration(to: .now) > pace.heartbeat - pace.look / 2 {
                    try await writer.write(ByteBuffer(string: ": still here\n\n"))
                    saidAt = .now
                }
            }
        }
    }

    /// An event: its data is one line.
    static func text(_ event: ChangeEvent) -> String { "id: \(event.revision)\ndata: \(JSON.text(event))\n\n" }
}

extension Exchange {
    /// Does work for as long as the client is there, and tells when it has gone. Nothing else is asked on the connection.
    fileprivate func whileConnected(
        _ work: () async throws -> Void, onDisconnect: @escaping @Sendable () -> Void
    ) async throws {
        try await request.body.consumeWithInboundCloseHandler({ _ in try await work() }, onInboundClosed: onDisconnect)
    }

    /// Whether the token by which the user signed in still lets them in.
    fileprivate func isSignedIn(_ service: TopsetService) async throws -> Bool {
        guard let token else { return true }
        return try await service.signIn(token)?.user == user
    }
}
