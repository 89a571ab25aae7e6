import Contract
import NIOCore
import Service
import Synchronization

/// Takes in a file as it comes: into memory, and on the disk where it is longer than what other apps write. That long is only
/// everything of an account, which its beginning says; anything else is refused as soon as that is known.
struct UploadIntake {
    /// Long files at once, of all users: each waits on the disk, 512 MiB at most.
    private static let mostLong = 2
    private static let long = Mutex(0)
    /// Where a form has the beginning of its file.
    private static let headBytes = 4_096

    let file = SpooledFile(inMemory: BodyLimit.file)
    private let endpoint: Endpoint.Name
    private let declared: Int
    private var head: [UInt8] = []
    private var place: Place?

    /// - Parameter declared: how long the client says that it is; 0 where it says nothing.
    init(_ endpoint: Endpoint.Name, declared: Int) {
        (self.endpoint, self.declared) = (endpoint, declared)
    }

    /// One of the places of long files, until nobody holds it.
    private final class Place: Sendable {
        deinit { long.withLock { $0 -= 1 } }
    }

    mutating func take(_ piece: ByteBuffer) throws(ServiceError) {
        let count = file.count + piece.readableBytes
        guard count <= endpoint.longestBody else { throw .tooLarge(endpoint.longestBody) }
        if head.count < Self.headBytes { head += piece.readableBytesView.prefix(Self.headBytes - head.count) }
        if place == nil, max(declared, count) > BodyLimit.file, head.count == Self.headBytes {
            guard endpoint.takesAccounts, TopsetService.isLikelyAccount(head) else { throw .tooLarge(BodyLimit.file) }
            place = try Self.takePlace()
        }
        try piece.withUnsafeReadableBytes { bytes throws(ServiceError) in try file.append(bytes) }
    }

    private static func takePlace() throws(ServiceError) -> Place {
        let isFree = long.withLock { count in
            if count < mostLong { count += 1 } else { return false }
            return true
        }
        guard isFree else { throw .later(1, "Too many files are being sent at once. Try again in a moment.") }
        return Place()
    }

    /// The work with the file is done.
    mutating func end() { place = nil }
}

extension Endpoint.Name {
    fileprivate var takesAccounts: Bool { longestBody == BodyLimit.account }
}

extension ServiceError {
    /// A body of more bytes than there may be.
    static func tooLarge(_ limit: Int) -> ServiceError {
        ServiceError(.tooLarge, "The body is larger than \(limit >> 20) MiB.")
    }
}
