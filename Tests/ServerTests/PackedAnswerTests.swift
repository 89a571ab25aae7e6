import CZlib
import HTTPTypes
import Testing

/// Long answers go packed to those who read gzip, and unpacked they are what everybody else gets.
@Suite struct PackedAnswerTests {
    @Test(arguments: ["gzip", "br, gzip;q=0.8", "deflate;q=0,GZIP"]) func whoReadsGzipGetsTheSameInFewerBytes(
        accepted: String
    ) async throws {
        try await Kit.with { kit in
            let plain = try await kit.get("/v1/exercises?limit=200")
            let packed = try await kit.send(
                .get, "/v1/exercises?limit=200", headers: [.acceptEncoding: accepted])
            #expect(packed.headers[.contentEncoding] == "gzip" && plain.headers[.contentEncoding] == nil)
            #expect(plain.headers[.vary]?.contains("Accept-Encoding") == true)
            #expect(packed.headers[.vary] == plain.headers[.vary])
            #expect(packed.bytes.count * 3 < plain.bytes.count)
            #expect(unpacked(packed.bytes, atMost: plain.bytes.count + 1) == plain.bytes)
        }
    }

    @Test(arguments: ["", "br", "gzip;q=0", "gzip; q=0.000", "xgzip"]) func whoDoesNotGetsItAsItIs(
        accepted: String
    ) async throws {
        try await Kit.with { kit in
            let answer = try await kit.send(.get, "/v1/exercises?limit=20", headers: [.acceptEncoding: accepted])
            #expect(answer.headers[.contentEncoding] == nil && answer.bytes.first == UInt8(ascii: "{"))
        }
    }

    @Test func shortAnswersAreNotPacked() async throws {
        try await Kit.with { kit in
            let answer = try await kit.send(.get, "/healthz", headers: [.acceptEncoding: "gzip"])
            #expect(answer.headers[.contentEncoding] == nil && answer.status == 200)
        }
    }

    @Test func theTagOfAPackedAnswerIsKnownAgain() async throws {
        try await Kit.with { kit in
            let first = try await kit.send(.get, "/v1/program-templates", headers: [.acceptEncoding: "gzip"])
            let tag = try #require(first.headers[.eTag])
            #expect(tag.hasPrefix("W/"), "the same content in other bytes")
            let again = try await kit.send(
                .get, "/v1/program-templates", headers: [.acceptEncoding: "gzip", .ifNoneMatch: tag])
            #expect(again.status == 304 && again.bytes.isEmpty)
        }
    }

    /// By zlib itself, which checks the sum at the end.
    private func unpacked(_ bytes: [UInt8], atMost size: Int) -> [UInt8]? {
        var stream = z_stream()
        guard inflateInit2_(&stream, 15 + 16, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK else {
            return nil
        }
        defer { inflateEnd(&stream) }
        var (packed, plain) = (bytes, [UInt8](repeating: 0, count: size))
        return packed.withUnsafeMutableBufferPointer { packed in
            plain.withUnsafeMutableBufferPointer { plain -> Int? in
                (stream.next_in, stream.avail_in) = (packed.baseAddress, UInt32(packed.count))
                (stream.next_out, stream.avail_out) = (plain.baseAddress, UInt32(plain.count))
                return inflate(&stream, Z_FINISH) == Z_STREAM_END ? plain.count - Int(stream.avail_out) : nil
            }
        }.map { Array(plain.prefix($0)) }
    }
}
