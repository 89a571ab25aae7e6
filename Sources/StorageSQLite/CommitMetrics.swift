import Metrics

/// What the operator learns of commits.
struct CommitMetrics: Sendable {
    /// How many writes wait for their turn.
    private let waiting = Gauge(label: "topset_waiting_writes")
    /// How many writes shared a commit.
    private let writes = Recorder(label: "topset_commit_writes")
    /// How long they took together, with the wait for the disk.
    private let time = Timer(label: "topset_commit_seconds")

    func waits(_ count: Int) { waiting.record(count) }

    func note(_ count: Int, since start: ContinuousClock.Instant) {
        writes.record(count)
        time.record(duration: ContinuousClock.now - start)
    }
}
