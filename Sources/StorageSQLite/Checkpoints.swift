import GRDB
import Synchronization

/// Brings what was committed from the log into the main file, beside the writer instead of within its commits: for some
/// megabytes the disk is busy for longer than a lifter should wait.
///
/// A passive checkpoint keeps nobody from reading or writing. What is written meanwhile stays in the log for the next one; a log
/// that never comes to rest is settled by the writer in the end (`wal_autocheckpoint`), which has little left to do then.
final class Checkpoints: Sendable {
    /// Rows changed, about a page of the log for each.
    private static let changes = 2_000

    private struct State {
        /// The writer's count of changes when the last checkpoint began.
        var settled = 0
        var isUnderWay = false
        var connection: DatabaseQueue?
    }

    private let path: String
    private let state = Mutex(State())

    init(_ path: String) { self.path = path }

    /// Notes how many rows the writer has changed since it was opened.
    func note(_ changes: Int) {
        let isDue = state.withLock { state in
            guard !state.isUnderWay, changes - state.settled >= Self.changes else { return false }
            (state.isUnderWay, state.settled) = (true, changes)
            return true
        }
        if isDue { Task.detached { [self] in await settle() } }
    }

    private func settle() async {
        defer { state.withLock { $0.isUnderWay = false } }
        // One that fails is made up for by the next, or by the writer.
        guard let connection = try? open() else { return }
        _ = try? await connection.writeWithoutTransaction { try $0.checkpoint(.passive) }
    }

    private func open() throws -> DatabaseQueue {
        if let connection = state.withLock({ $0.connection }) { return connection }
        let connection = try DatabaseQueue(path: path)
        state.withLock { $0.connection = connection }
        return connection
    }

    func close() throws {
        let connection = state.withLock { state in
            defer { state.connection = nil }
            return state.connection
        }
        try connection?.close()
    }
}
