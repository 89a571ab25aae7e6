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

    private let file: Int32

    init() throws(ServiceError) {
        let folder = FileManager.default.temporaryDirectory.path
        var path = Array((folder + "/topset-export-XXXXXX").utf8CString)
        file = mkstemp(&path)
        guard file >= 0 else { throw Self.noRoom }
        unlink(path)
    }

    deinit { close(file) }

    private static let noRoom = ServiceError(
        .storageUnavailable, "The server's disk is full: the export cannot be written.")

    /// Appends a text.
    func append(_ text: String) throws {
        var text = text
        if !text.withUTF8({ write(UnsafeRawBufferPointer($0)) }) { throw Self.noRoom }
    }

    /// Appends bytes.
    func append(_ data: Data) throws {
        if !data.withUnsafeBytes(write) { throw Self.noRoom }
    }

    private func write(_ bytes: UnsafeRawBufferPointer) -> Bool {
        var rest = bytes
        while !rest.isEmpty {
            let count = Foundation.write(file, rest.baseAddress, rest.count)
            guard count > 0 else { return false }
            rest = UnsafeRawBufferPointer(rebasing: rest[count...])
        }
        return true
    }

    /// The body of the answer, with its length.
    var body: ResponseBody {
        let length = max(0, Int(lseek(file, 0, SEEK_END)))
        return ResponseBody(contentLength: length) { [self] writer in
            var place = 0
            while place < length {
                var piece = [UInt8](repeating: 0, count: min(Self.pieceBytes, length - place))
                let count = pread(file, &piece, piece.count, off_t(place))
                guard count > 0 else { throw Self.noRoom }
                try await writer.write(ByteBuffer(bytes: piece.prefix(count)))
                place += count
            }
            try await writer.finish(nil)
        }
    }
}
