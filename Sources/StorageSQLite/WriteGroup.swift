import GRDB
import Storage
import Synchronization

/// Groups concurrent writes into one transaction: while one commit waits for the disk, the next writers gather, and
/// then share theirs. A write that throws is rolled back to its own savepoint and harms no other; one that is alone needs
/// none.
final class WriteGroup: Sendable {
    /// How many writes may share a commit; bounds how long the first one waits for the last.
    private static let largestGroup = 256

    /// A write in the queue. `run` does its work, and says whether that is to stay; `finish` is called once the fate of
    /// the transaction is known.
    private struct Job: Sendable {
        let run: @Sendable (GRDB.Database) -> GRDB.Database.TransactionCompletion
        /// Notes that the work could not even begin, or be undone.
        let fail: @Sendable (StorageError) -> Void
        let finish: @Sendable (_ commitFault: StorageError?) -> Void
    }

    private struct Queue {
        var waiting: [Job] = []
        var draining = false
    }

    private let writer: any DatabaseWriter
    private let queue = Mutex(Queue())

    private let file: OpenedFile?
    private let checkpoints: Checkpoints?
    private let tripwire: Tripwire
    private let metrics = CommitMetrics()

    /// - Parameter file: what the writer has open; `nil` in memory.
    init(
        _ writer: any DatabaseWriter, into file: OpenedFile?, _ checkpoints: Checkpoints?, tripwire: @escaping Tripwire
    ) {
        self.writer = writer
        (self.file, self.checkpoints) = (file, checkpoints)
        self.tripwire = tripwire
    }

    /// How many writes wait for the one that is under way.
    var waiting: Int { queue.withLock { $0.waiting.count } }

    func write<T: Sendable>(_ body: @escaping @Sendable (any SQLConnection) throws -> T) async throws -> T {
        try await withCheckedThrowingContinuation { continuation in
            let outcome = Mutex<Result<T, any Error>?>(nil)
            let job = Job(
                run: { database in
                    let result = Result { try body(SQLiteConnection(database)) }
                    outcome.withLock { $0 = result }
                    if case .success = result { return .commit }
                    return .rollback
                },
                fail: { fault in outcome.withLock { $0 = .failure(fault) } },
                finish: { fault in
                    let result = outcome.withLock { $0 }
                    switch (result, fault) {
                    case (.failure(let error), _): continuation.resume(throwing: error)
                    case (_, .some(let fault)): continuation.resume(throwing: fault)
                    case (.success(let value), nil): continuation.resume(returning: value)
                    case (nil, nil): continuation.resume(throwing: StorageError.database("the write was not run"))
                    }
                })
            let startDraining = queue.withLock { queue in
                queue.waiting.append(job)
                metrics.waits(queue.waiting.count)
                defer { queue.draining = true }
                return !queue.draining
            }
            if startDraining { drain() }
        }
    }

    private func drain() {
        writer.asyncWriteWithoutTransaction { [self] database in
            while let jobs = next() {
                var fault: StorageError?
                let start = ContinuousClock.now
                do {
                    try database.inTransaction(.immediate) {
                        // Before it changes a page in a savepoint, SQLite writes the page as it was to a file of its own.
                        if jobs.count == 1 {
                            guard jobs[0].run(database) == .commit else { return .rollback }
                        } else {
                            for job in jobs { Self.run(job, inSavepointOf: database) }
                        }
                        // Nobody would find again what is committed to a file that has no name any more.
                        if let gone = file?.fault { throw StorageError.moved(gone) }
                        try tripwire(.commit)
                        return .commit
                    }
                } catch {
                    fault = SQLiteDatabase.fault(error)
                }
                metrics.note(jobs.count, since: start)
                for job in jobs { job.finish(fault) }
                checkpoints?.note(database.totalChangesCount)
            }
        }
    }

    private static func run(_ job: Job, inSavepointOf database: GRDB.Database) {
        do {
            try database.inSavepoint { job.run(database) }
        } catch {
            job.fail(SQLiteDatabase.fault(error))
        }
    }

    private func next() -> [Job]? {
        queue.withLock { queue in
            guard !queue.waiting.isEmpty else {
                queue.draining = false
                return nil
            }
            let jobs = Array(queue.waiting.prefix(Self.largestGroup))
            queue.waiting.removeFirst(jobs.count)
            metrics.waits(queue.waiting.count)
            return jobs
        }
    }
}
