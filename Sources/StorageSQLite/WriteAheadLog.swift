public import Foundation

/// The log beside a database file, as far as it tells of damage.
///
/// SQLite's recovery takes the frames up to the last commit before a checksum that is wrong, and drops the rest without a word:
/// after a kill or a power cut that is right. After damage it is not: a single bit that was turned over takes every later commit
/// with it. The two are told apart by this: with `synchronous=FULL` a frame is written after a commit only once that commit
/// was on the disk. So a frame that continues the checksum of a commit frame, both with this log's salts, proves that the commit
/// was there; where recovery stops before it, something has changed since. A power cut leaves no such pair: what was not synced
/// is one transaction, whose last frame is its commit. What lies behind that is of another pass over the file, with other
/// salts, or of a transaction rolled back, whose checksums continue from another frame.
///
/// Format: sqlite.org/fileformat2.html, section 4.
public struct WriteAheadLog: Equatable, Sendable {
    private static let headerSize = 32
    private static let frameHeaderSize = 24
    /// The first commits of a log prove nothing: GRDB makes two as it opens a database, before we ask for `FULL`, and the one
    /// after them is the first to be synced.
    private static let unproven = 3

    /// How many commits recovery takes, and how many were on the disk for certain.
    private var taken = 0
    private var proven = 0

    /// What is wrong; `nil` where nothing shows.
    public var fault: String? {
        guard proven > taken else { return nil }
        return "its log is broken after \(taken) of at least \(proven) commits"
    }

    /// Reads the log of the database at `path`; one that is not there, or was never begun, is sound. A log that others write
    /// meanwhile is read again before it is called broken: it may have begun anew.
    public init(of path: String) throws {
        let file = URL(fileURLWithPath: path + "-wal")
        let isThere = FileManager.default.fileExists(atPath: file.path)
        self.init(isThere ? try Data(contentsOf: file) : Data())
        if fault != nil {
            let again = WriteAheadLog(try Data(contentsOf: file))
            if again != self { self = again.fault == nil ? again : WriteAheadLog() }
        }
    }

    private init() {}

    /// - Parameter data: a whole log.
    public init(_ data: Data) {
        self.init()
        guard data.count >= Self.headerSize else { return }
        _ = data.withUnsafeBytes { scan(Bytes(bytes: $0)) }
    }

    /// What the commits that recovery takes have written.
    struct Content: Sendable {
        /// In bytes; 0 where no commit is taken.
        var pageSize = 0
        /// The size of the database after the last of them, in pages.
        var pageCount = 0
        /// Where in the log the newest content of each page is, by its number.
        var pages: [Int: Range<Int>] = [:]
    }

    /// - Parameter data: a whole log.
    static func content(of data: Data) -> Content {
        guard data.count >= headerSize else { return Content() }
        var log = WriteAheadLog()
        return data.withUnsafeBytes { log.scan(Bytes(bytes: $0)) }
    }

    private struct Sums: Equatable {
        var one: UInt32 = 0
        var two: UInt32 = 0
    }

    /// One frame as its header says it is.
    private struct Frame {
        var isCommit: Bool
        var hasPage: Bool
        var salts: Sums
        /// Whether its checksum is right if the one stored before it is.
        var continues: Bool
    }

    private struct Bytes {
        let bytes: UnsafeRawBufferPointer
        var isBigEndian = false

        func word(_ offset: Int) -> UInt32 {
            UInt32(bigEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
        }

        func pair(_ offset: Int) -> Sums { Sums(one: word(offset), two: word(offset + 4)) }

        /// The checksum goes on over `range`, in words of the byte order that the header names.
        func sums(_ seed: Sums, _ range: Range<Int>) -> Sums {
            var sums = seed
            for offset in stride(from: range.lowerBound, to: range.upperBound, by: 8) {
                let first = bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self)
                let second = bytes.loadUnaligned(fromByteOffset: offset + 4, as: UInt32.self)
                sums.one &+= (isBigEndian ? first.bigEndian : first.littleEndian) &+ sums.two
                sums.two &+= (isBigEndian ? second.bigEndian : second.littleEndian) &+ sums.one
            }
            return sums
        }
    }

    private mutating func scan(_ source: Bytes) -> Content {
        var (source, written, uncommitted) = (source, Content(), [Int: Range<Int>]())
        let magic = source.word(0)
        source.isBigEndian = magic & 1 == 1
        let salts = source.pair(16)
        var previous = source.pair(24)
        // The header is one sector, and synced before any frame: no cut tears it.
        let isHeaderSound = magic & ~1 == 0x377F_0682 && source.sums(Sums(), 0..<24) == previous
        var size = Int(source.word(8))
        if size < 512 || size > 65_536 || size & (size - 1) != 0 {
            // What it is unless somebody chose another; the frames may still tell.
            (size, source.isBigEndian) = (4_096, false)
        }
        var isTaken = isHeaderSound
        var (commits, last) = (0, Frame?.none)
        var offset = Self.headerSize
        while offset + Self.frameHeaderSize + size <= source.bytes.count {
            let content = offset + Self.frameHeaderSize
            let stored = source.pair(offset + 16)
            let right = source.sums(source.sums(previous, offset..<offset + 8), content..<content + size)
            let frame = Frame(
                isCommit: source.word(offset + 4) != 0, hasPage: source.word(offset) != 0,
                salts: source.pair(offset + 8), continues: right == stored)
            if let last, last.isCommit, commits > Self.unproven, last.salts == frame.salts, frame.continues,
                !isHeaderSound || frame.salts == salts
            {
                proven = commits
            }
            if frame.salts != salts || !frame.continues || !frame.hasPage { isTaken = false }
            if isTaken { uncommitted[Int(source.word(offset))] = content..<content + size }
            if frame.isCommit {
                commits += 1
                if isTaken {
                    (taken, proven) = (commits, max(proven, commits))
                    (written.pageSize, written.pageCount) = (size, Int(source.word(offset + 4)))
                    written.pages.merge(uncommitted) { $1 }
                    uncommitted = [:]
                }
            }
            (previous, last) = (stored, frame)
            offset = content + size
        }
        return written
    }
}
