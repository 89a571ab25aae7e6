import Contract
import Foundation
import Hummingbird
import NIOCore
import Service

/// An answer that is too long to be held in memory: written to a file without a name first, and sent from there. So it is one moment of
/// the database, a fault on the way is a refusal and no half answer, and a slow client holds nothing but the file, which is gone when
/// the answer is.
final class SpooledAnswer: Sendable {
    private static let pieceBytes = 64 << 10

    private let file = SpooledFile(inMemory: pieceBytes)

    /// Appends a text.
    func append(_ text: String) throws {
        var text = text
        try text.withUTF8 { try file.append(UnsafeRawBufferPointer($0)) }
    }

    /// Appends bytes.
    func append(_ data: Data) throws { try file.append(data) }

    /// The body of the answer, with its length.
    var body: ResponseBody {
        let length = file.count
        return ResponseBody(contentLength: length) { [file] writer in
            var place = 0
            while place < length {
                let piece = try file.bytes(min(Self.pieceBytes, length - place), at: place)
                try await writer.write(ByteBuffer(bytes: piece))
                place += piece.count
            }
            try await writer.finish(nil)
        }
    }
}
