import Contract
import Foundation
import Synchronization
import Testing
import Wire

/// A live stream as a browser reads it: a connection of its own, on which events arrive.
final class LiveSocket: Sendable {
    struct Event: Equatable, Sendable {
        var id: Int64
        var value: ChangeEvent
    }

    private struct State {
        var text = ""
        var hasEnded = false
    }

    private let descriptor: Int32
    private let state = Mutex(State())

    /// - Parameter headers: further lines of the head.
    init(_ path: String, port: Int, method: String = "GET", headers: [String] = []) throws {
        #if canImport(Glibc)
            let kind = Int32(SOCK_STREAM.rawValue)
        #else
            let kind = SOCK_STREAM
        #endif
        let descriptor = socket(AF_INET, kind, 0)
        self.descriptor = descriptor
        guard descriptor >= 0 else { throw POSIXError(.ENOTSOCK) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = in_port_t(port).bigEndian
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        let connected = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        guard connected == 0 else { throw POSIXError(.ECONNREFUSED) }
        let lines = ["\(method) \(path) HTTP/1.1", "Host: 127.0.0.1:\(port)", "Accept: text/event-stream"] + headers
        let bytes = Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8)
        guard write(descriptor, bytes, bytes.count) == bytes.count else { throw POSIXError(.EPIPE) }
        Thread.detachNewThread { self.readAll() }
    }

    private func readAll() {
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = read(descriptor, &buffer, buffer.count)
            guard count > 0 else { break }
            let text = String(decoding: buffer[..<count], as: UTF8.self)
            state.withLock { $0.text += text }
        }
        // Who reads is who closes: else the number could be another connection's while it is read from here.
        state.withLock { state in
            state.hasEnded = true
            close(descriptor)
        }
    }

    /// The client goes.
    func leave() {
        state.withLock { state in
            // The number may be another connection's by now.
            if !state.hasEnded { shutdown(descriptor, Int32(SHUT_RDWR)) }
        }
    }

    // MARK: What came

    /// Everything as it came, the chunks of HTTP among it.
    var text: String { state.withLock { $0.text } }

    /// Whether the answer is whole, or the connection gone.
    var hasEnded: Bool { state.withLock { $0.hasEnded || $0.text.hasSuffix("\r\n0\r\n\r\n") } }

    var head: String { text.components(separatedBy: "\r\n\r\n").first ?? "" }

    /// The chunks of the body, put together (RFC 9112, section 7.1).
    var body: String {
        let parts = text.components(separatedBy: "\r\n\r\n").dropFirst().joined(separator: "\r\n\r\n")
        var (rest, body) = (Array(parts.utf8)[...], [UInt8]())
        while let end = rest.firstIndex(of: UInt8(ascii: "\r")),
            let size = Int(String(decoding: rest[..<end], as: UTF8.self), radix: 16), size > 0
        {
            body += rest.dropFirst(end - rest.startIndex + 2).prefix(size)
            rest = rest.dropFirst(end - rest.startIndex + size + 4)
        }
        return String(decoding: body, as: UTF8.self)
    }

    /// The events so far.
    var events: [Event] {
        body.components(separatedBy: "id: ").dropFirst().compactMap { part in
            let lines = part.components(separatedBy: "\n")
            guard lines.count > 2, lines[1].hasPrefix("data: "), lines[2].isEmpty, let id = Int64(lines[0]) else {
                return nil
            }
            guard let value = try? JSON.decode(ChangeEvent.self, from: String(lines[1].dropFirst(6))) else {
                return nil
            }
            return Event(id: id, value: value)
        }
    }

    /// Waits until something holds, at most so long (other tests may keep the machine busy); says how long it took.
    @discardableResult
    func wait(
        _ what: Comment, seconds: Double = 120, until holds: (LiveSocket) -> Bool,
        at place: SourceLocation = #_sourceLocation
    ) async throws -> Duration {
        let start = ContinuousClock.now
        while !holds(self) {
            guard start.duration(to: .now) < .seconds(seconds) else {
                Issue.record("\(what) did not come: \(text)", sourceLocation: place)
                throw CancellationError()
            }
            try await Task.sleep(for: .milliseconds(5))
        }
        return start.duration(to: .now)
    }
}
