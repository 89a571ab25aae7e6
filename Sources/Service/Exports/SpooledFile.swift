import Contract
public import Foundation
import Synchronization
public import Wire

/// What is written piece by piece and may be too long to be held in memory: from a length on it goes into a file without a name,
/// which is gone when nobody holds it.
public final class SpooledFile: Sendable {
    private struct State {
        var memory: [UInt8] = []
        var file: Int32 = -1
        var count = 0
    }

    private let room: Int
    private let state: Mutex<State>

    /// - Parameter room: how many bytes may be held in memory.
    public init(inMemory room: Int) {
        self.room = room
        state = Mutex(State())
    }

    deinit { state.withLock { if $0.file >= 0 { close($0.file) } } }

    private static let noRoom = ServiceError(
        .storageUnavailable, "The server's disk is full. Nothing was saved; free some space.")

    /// How many bytes were written.
    public var count: Int { state.withLock { $0.count } }

    /// Appends bytes.
    public func append(_ bytes: UnsafeRawBufferPointer) throws(ServiceError) {
        try state.withLock { state throws(ServiceError) in
            if state.file < 0, state.count + bytes.count <= room {
                state.memory.append(contentsOf: bytes)
            } else {
                if state.file < 0 {
                    state.file = try Self.unnamed()
                    try state.memory.withUnsafeBufferPointer { bytes throws(ServiceError) in
                        try Self.write(UnsafeRawBufferPointer(bytes), state.file)
                    }
                    state.memory = []
                }
                try Self.write(bytes, state.file)
            }
            state.count += bytes.count
        }
    }

    /// Appends bytes.
    public func append(_ data: Data) throws {
        try data.withUnsafeBytes { try append($0) }
    }

    private static func unnamed() throws(ServiceError) -> Int32 {
        let folder = FileManager.default.temporaryDirectory.path
        var path = Array((folder + "/topset-spool-XXXXXX").utf8CString)
        let file = mkstemp(&path)
        guard file >= 0 else { throw noRoom }
        unlink(path)
        return file
    }

    private static func write(_ bytes: UnsafeRawBufferPointer, _ file: Int32) throws(ServiceError) {
        var rest = bytes
        while !rest.isEmpty {
            let count = Foundation.write(file, rest.baseAddress, rest.count)
            guard count > 0 else { throw noRoom }
            rest = UnsafeRawBufferPointer(rebasing: rest[count...])
        }
    }

    /// So many bytes from a place on.
    public func bytes(_ count: Int, at place: Int) throws(ServiceError) -> [UInt8] {
        try state.withLock { state throws(ServiceError) in
            guard state.file >= 0 else { return Array(state.memory[place...].prefix(count)) }
            var piece = [UInt8](repeating: 0, count: count)
            let found = pread(state.file, &piece, count, off_t(place))
            guard found > 0 else { throw Self.noRoom }
            return Array(piece.prefix(found))
        }
    }

    /// All that was written, mapped where it is on the disk. Nothing may be appended afterwards.
    public func content() throws(ServiceError) -> FileBytes {
        try state.withLock { state throws(ServiceError) in
            guard state.file >= 0 else { return FileBytes(state.memory) }
            let start = mmap(nil, state.count, PROT_READ, MAP_PRIVATE, state.file, 0)
            guard let start, start != MAP_FAILED else { throw Self.noRoom }
            return FileBytes(mapped: UnsafeRawBufferPointer(start: start, count: state.count)) { bytes in
                munmap(UnsafeMutableRawPointer(mutating: bytes.baseAddress), bytes.count)
            }
        }
    }
}
