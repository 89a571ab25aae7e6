import HTTPTypes
import Hummingbird
import NIOCore

extension Response {
    /// The answer as it is, but that who makes the next one waits for the loop that writes to the client. The loop learns after a
    /// while only that somebody takes nothing; whoever asked for many at once would have them all made meanwhile.
    /// - Parameter loop: `nil` without a socket.
    consuming func handedOn(by loop: (any EventLoop)?) -> Response {
        guard let loop, let length = body.contentLength, length > ConnectionLimits.piece else { return self }
        let whole = body
        body = ResponseBody(contentLength: length) { writer in
            try await whole.write(Handing(writer: writer, loop: loop))
        }
        return self
    }
}

/// Writes, and has what is long taken over before it goes on.
private struct Handing: ResponseBodyWriter {
    var writer: any ResponseBodyWriter
    let loop: any EventLoop

    mutating func write(_ buffer: ByteBuffer) async throws {
        let isLong = buffer.readableBytes > ConnectionLimits.piece
        try await writer.write(buffer)
        if isLong { try await loop.submit {}.get() }
    }

    consuming func finish(_ trailingHeaders: HTTPFields?) async throws {
        try await writer.finish(trailingHeaders)
    }
}
