import Foundation

/// Closed until it is opened; for ordering what runs at once.
final class Gate: Sendable {
    private let semaphore = DispatchSemaphore(value: 0)

    func open() { semaphore.signal() }

    /// For code that may block its thread, such as the one that holds the database.
    func waitBlocking() {
        semaphore.wait()
        semaphore.signal()
    }

    func wait() async {
        await withCheckedContinuation { continuation in
            DispatchQueue.global().async {
                self.waitBlocking()
                continuation.resume()
            }
        }
    }
}
