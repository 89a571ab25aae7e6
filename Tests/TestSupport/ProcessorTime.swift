import Foundation

/// The time that this thread computes while the body runs. Unlike the time of a clock it is the same on a busy machine,
/// where a thread waits seconds for its turn.
public func processorTime(_ body: () -> Void) -> Duration {
    let start = threadTime()
    body()
    return threadTime() - start
}

private func threadTime() -> Duration {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
}
