import Foundation
public import Storage
import Synchronization

/// A database file as it was opened. A file that was replaced or deleted goes on being written to, and nobody will find it.
struct OpenedFile: Equatable, Sendable {
    /// Below so many bytes the disk counts as full: SQLite still needs room to settle its log.
    static let spareBytes: UInt64 = 64 << 20

    let path: String
    private let device: UInt64
    private let number: UInt64

    /// - Returns: `nil` where there is no file.
    init?(_ path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        self.path = path
        (device, number) = (UInt64(status.st_dev), UInt64(status.st_ino))
    }

    /// Why what is written does not arrive in the file that stands at the path.
    var fault: String? {
        guard let now = OpenedFile(path) else { return "the file is gone" }
        return now == self ? nil : "another file stands in the place of the one that was opened"
    }

    /// Why the disk takes no more.
    var diskFault: String? {
        var status = statvfs()
        guard statvfs(path, &status) == 0 else { return "the disk does not answer" }
        if status.f_flag & UInt(ST_RDONLY) != 0 { return "the disk is read-only" }
        if access(path, W_OK) != 0 { return "the file may not be written" }
        let free = UInt64(status.f_bavail) * UInt64(status.f_frsize)
        return free < Self.spareBytes ? "only \(free >> 20) MiB are free" : nil
    }
}

extension SQLiteDatabase {
    /// How long a read or a write may take until the database counts as not answering, in seconds.
    private static let patience: Int64 = 2

    public func checks() async -> [StorageCheck] {
        let reading = await within(Self.patience) { [self] in
            _ = try await read { connection in try connection.rows("SELECT 1", []) }
        }
        // An empty write takes the lock, waits for its turn like any other, and changes nothing.
        let writing = await within(Self.patience) { [self] in try await write { _ in } }
        return [
            StorageCheck(.answers, fault: reading), StorageCheck(.file, fault: file?.fault),
            StorageCheck(.disk, fault: file?.diskFault), StorageCheck(.lock, fault: writing),
        ]
    }

    /// What is wrong with `body`: what it throws, or that it takes longer than so many seconds.
    private func within(_ seconds: Int64, _ body: @escaping @Sendable () async throws -> Void) async -> String? {
        await withCheckedContinuation { continuation in
            let answer = FirstAnswer(continuation)
            Task {
                do {
                    try await body()
                    answer.give(nil)
                } catch { answer.give(SQLiteDatabase.fault(error).message) }
            }
            Task {
                try? await Task.sleep(for: .seconds(seconds))
                answer.give("no answer within \(seconds) s")
            }
        }
    }
}

/// Gives the first of two answers.
private final class FirstAnswer: Sendable {
    private let waiting: Mutex<CheckedContinuation<String?, Never>?>

    init(_ continuation: CheckedContinuation<String?, Never>) { waiting = Mutex(continuation) }

    func give(_ fault: String?) {
        waiting.withLock { waiting in
            waiting?.resume(returning: fault)
            waiting = nil
        }
    }
}
