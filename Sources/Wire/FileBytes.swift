/// The bytes of a file, held in memory or mapped from the disk: a mapped one takes no memory, however long it is.
public struct FileBytes: Sendable {
    private enum Content {
        case held([UInt8])
        case mapped(Mapping)
    }

    /// What the system keeps for as long as somebody holds it. Nothing ever writes to it.
    private final class Mapping: @unchecked Sendable {
        let bytes: UnsafeRawBufferPointer
        private let unmap: (UnsafeRawBufferPointer) -> Void

        init(_ bytes: UnsafeRawBufferPointer, _ unmap: @escaping (UnsafeRawBufferPointer) -> Void) {
            (self.bytes, self.unmap) = (bytes, unmap)
        }

        deinit { unmap(bytes) }
    }

    private let content: Content
    private let range: Range<Int>

    /// Those of a file in memory.
    public init(_ bytes: [UInt8]) {
        (content, range) = (.held(bytes), 0..<bytes.count)
    }

    /// - Parameter unmap: gives the memory back, once nobody holds it.
    public init(mapped bytes: UnsafeRawBufferPointer, unmap: @escaping (UnsafeRawBufferPointer) -> Void) {
        (content, range) = (.mapped(Mapping(bytes, unmap)), 0..<bytes.count)
    }

    private init(_ content: Content, _ range: Range<Int>) { (self.content, self.range) = (content, range) }

    public var count: Int { range.count }

    /// A part of it, which holds the whole.
    public subscript(part: Range<Int>) -> FileBytes {
        FileBytes(content, range.lowerBound + part.lowerBound..<range.lowerBound + part.upperBound)
    }

    /// So many bytes from its beginning on, or all there are.
    public func prefix(_ length: Int) -> [UInt8] { withBytes { Array($0.prefix(length)) } }

    /// A copy in memory.
    public var array: [UInt8] {
        if case .held(let bytes) = content, range.count == bytes.count { return bytes }
        return withBytes { Array($0) }
    }

    /// The bytes for as long as `body` runs; the first has the index 0.
    public func withBytes<T, Failure>(
        _ body: (UnsafeRawBufferPointer) throws(Failure) -> T
    ) throws(Failure) -> T {
        switch content {
        case .held(let bytes):
            try bytes.withUnsafeBufferPointer { buffer throws(Failure) in
                try body(UnsafeRawBufferPointer(rebasing: UnsafeRawBufferPointer(buffer)[range]))
            }
        case .mapped(let mapping):
            // NB: what follows uses the memory and not the object that gives it back.
            try withExtendedLifetime(mapping) { () throws(Failure) in
                try body(UnsafeRawBufferPointer(rebasing: mapping.bytes[range]))
            }
        }
    }
}
