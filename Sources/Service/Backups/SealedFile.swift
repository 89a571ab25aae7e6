import Crypto
public import Foundation

/// What is sealed.
public enum SealedContent: UInt8, Sendable {
    /// A whole database.
    case database = 1
    /// What a lifter takes along, as JSON (`AccountFile`).
    case account = 2
}

/// A file that nobody reads without its passphrase, and that tells when it is not what was written.
///
/// After the header (`SealedHeader`) come pieces of 64 KiB, the last one shorter. Each has 4 bytes before it, of which the first bit
/// says that it is the last and the others how long it is with its tag of 16 bytes. Memory does not grow with the file.
public enum SealedFile {
    static let pieceBytes = 1 << 16
    private static let tagBytes = 16
    static let lastMark: UInt32 = 1 << 31

    /// Whether a file may be one: it begins like it.
    public static func isLikely(_ start: some Sequence<UInt8>) -> Bool {
        Array(start.prefix(SealedHeader.magic.count)) == SealedHeader.magic
    }

    /// What a sealed file says that it holds; `nil` where it begins otherwise. Only opening it tells whether that is so.
    public static func content(of start: some Sequence<UInt8>) -> SealedContent? {
        let head = Array(start.prefix(SealedHeader.size))
        guard isLikely(head), head.count == SealedHeader.size else { return nil }
        return SealedContent(rawValue: head[SealedHeader.contentPlace])
    }

    /// Reads a file to its end, and writes it sealed.
    ///
    /// - Parameters:
    ///   - read: at most so many bytes; none at the end.
    /// - Returns: the SHA-256 of what was sealed.
    public static func seal(
        _ content: SealedContent, _ passphrase: String, from read: (Int) throws -> Data, to write: (Data) throws -> Void
    ) throws -> [UInt8] {
        try seal(try SealedHeader(content, passphrase), from: read, to: write)
    }

    static func seal(
        _ header: SealedHeader, from read: (Int) throws -> Data, to write: (Data) throws -> Void
    ) throws -> [UInt8] {
        var writer = SealedWriter(header)
        while case let data = try read(pieceBytes), !data.isEmpty { try writer.append(data, to: write) }
        return try writer.finish(to: write)
    }

    /// Reads a sealed file to its end, and writes what was sealed.
    ///
    /// What was written counts only once this has returned: whether the file is whole is known at its end.
    ///
    /// - Parameter costly: whether its key may cost more than those that are made here.
    /// - Returns: what it is, and its SHA-256.
    /// - Throws: `SealedFault`, or what `read` and `write` throw.
    @discardableResult
    public static func open(
        _ passphrase: String, costly: Bool = true, from read: (Int) throws -> Data, to write: (Data) throws -> Void
    ) throws -> (content: SealedContent, sum: [UInt8]) {
        var sum = SHA256()
        let header = try SealedHeader(
            reading: Array(try full(SealedHeader.size, read)), passphrase,
            most: costly ? SealedHeader.mostCosts : SealedHeader.costs)
        var number: UInt32 = 0
        while true {
            let start = try full(4, read)
            guard start.count == 4 else { throw SealedFault.truncated }
            let word = start.reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
            let (isLast, count) = (word & lastMark != 0, Int(word & ~lastMark))
            guard count <= pieceBytes + tagBytes, count >= tagBytes, isLast || count == pieceBytes + tagBytes else {
                throw SealedFault.damaged
            }
            let sealed = try full(count, read)
            guard sealed.count == count else { throw SealedFault.truncated }
            let piece = try header.open(sealed, number, isLast: isLast)
            sum.update(data: piece)
            try write(piece)
            if isLast { break }
            number += 1
        }
        guard try read(1).isEmpty else { throw SealedFault.damaged }
        return (header.content, Array(sum.finalize()))
    }

    /// So many bytes, or what there is.
    private static func full(_ count: Int, _ read: (Int) throws -> Data) throws -> Data {
        var data = Data()
        while data.count < count {
            let more = try read(count - data.count)
            if more.isEmpty { break }
            data.append(more)
        }
        return data
    }
}

/// Seals what comes piece by piece.
struct SealedWriter {
    private let header: SealedHeader
    private var waiting = Data()
    private var number: UInt32 = 0
    private var sum = SHA256()
    private var isBegun = false

    init(_ header: SealedHeader) { self.header = header }

    /// More of what is to be sealed.
    mutating func append(_ data: Data, to write: (Data) throws -> Void) throws {
        waiting.append(data)
        // What fills a piece may be the last one.
        while waiting.count > SealedFile.pieceBytes {
            try seal(waiting.prefix(SealedFile.pieceBytes), isLast: false, to: write)
            waiting = Data(waiting.dropFirst(SealedFile.pieceBytes))
        }
    }

    /// - Returns: the SHA-256 of all that was sealed.
    mutating func finish(to write: (Data) throws -> Void) throws -> [UInt8] {
        try seal(waiting, isLast: true, to: write)
        return Array(sum.finalize())
    }

    private mutating func seal(_ piece: Data, isLast: Bool, to write: (Data) throws -> Void) throws {
        if !isBegun { try write(Data(header.bytes)) }
        isBegun = true
        sum.update(data: piece)
        let sealed = try header.seal(piece, number, isLast: isLast)
        let word = UInt32(sealed.count) | (isLast ? SealedFile.lastMark : 0)
        try write(withUnsafeBytes(of: word.bigEndian) { Data($0) } + sealed)
        number += 1
    }
}
