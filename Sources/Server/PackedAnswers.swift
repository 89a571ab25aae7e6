import CZlib
import HTTPTypes
import Hummingbird
import NIOCore

/// Long answers go packed to those who read gzip (RFC 9110, 8.4.1.3): on a slow network a start waits for a tenth of the bytes.
extension Reply {
    /// What fits into one packet is not worth it.
    private static let leastBytes = 1_400

    /// The answer as it is sent to who asked for it. What is told as it happens, and files, are sent as they are.
    func response(to request: Request) -> Response {
        var response = response
        guard events == nil, file == nil, text.utf8.count >= Self.leastBytes else { return response }
        response.headers[.vary] = response.headers[.vary] ?? "Accept-Encoding"
        guard request.takesGzip, let packed = Gzip.packed(text) else { return response }
        response.headers[.contentEncoding] = "gzip"
        // The same content in other bytes (RFC 9110, 8.8.1).
        response.headers[.eTag] = response.headers[.eTag].map { "W/" + $0 }
        response.body = ResponseBody(byteBuffer: packed)
        return response
    }
}

extension Request {
    /// Whether the one who asks reads gzip: named, and not as what is refused.
    fileprivate var takesGzip: Bool {
        (headers[.acceptEncoding] ?? "").split(separator: ",").contains { coding in
            let parts = coding.split(separator: ";").map { $0.filter { $0 != " " }.lowercased() }
            guard parts.first == "gzip" else { return false }
            return !parts.dropFirst().contains { $0.hasPrefix("q=0") && !$0.contains { "123456789".contains($0) } }
        }
    }
}

/// gzip (RFC 1952) by zlib.
enum Gzip {
    /// Of JSON the third of nine levels leaves a tenth more than the sixth, in half its time.
    private static let level: Int32 = 3
    /// The largest window, and gzip's own head and checksum.
    private static let window: Int32 = 15 + 16

    /// - Returns: `nil` where zlib has no memory.
    static func packed(_ text: String) -> ByteBuffer? {
        var stream = z_stream()
        guard
            deflateInit2_(
                &stream, level, Z_DEFLATED, window, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION,
                Int32(MemoryLayout<z_stream>.size)) == Z_OK
        else { return nil }
        defer { deflateEnd(&stream) }
        var text = text
        return text.withUTF8 { bytes in
            // zlib reads from it, though it says that it might write.
            stream.next_in = UnsafeMutablePointer(mutating: bytes.baseAddress)
            stream.avail_in = UInt32(bytes.count)
            var packed = ByteBuffer()
            let length = Int(deflateBound(&stream, UInt(bytes.count)))
            packed.writeWithUnsafeMutableBytes(minimumWritableBytes: length) { room in
                stream.next_out = room.baseAddress?.assumingMemoryBound(to: UInt8.self)
                stream.avail_out = UInt32(length)
                return deflate(&stream, Z_FINISH) == Z_STREAM_END ? length - Int(stream.avail_out) : 0
            }
            return packed.readableBytes > 0 ? packed : nil
        }
    }
}
