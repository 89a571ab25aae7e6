import Foundation

/// Lines of standard input, with a pause now and then for whoever wants to look at something else meanwhile.
final class LineInput {
    /// What came.
    enum Event: Equatable {
        case line(String)
        /// Nothing within the time.
        case pause
        case end
    }

    private var bytes: [UInt8] = []
    private var isOver = false

    /// Waits for a line, at most so many milliseconds. What is typed half stays with the terminal until its line is whole, so that
    /// nothing is lost where somebody draws meanwhile.
    func next(within milliseconds: Int32) -> Event {
        while true {
            if let end = bytes.firstIndex(of: UInt8(ascii: "\n")) {
                defer { bytes.removeFirst(end + 1) }
                return .line(String(decoding: bytes[..<end], as: UTF8.self))
            }
            if isOver {
                guard !bytes.isEmpty else { return .end }
                defer { bytes = [] }
                return .line(String(decoding: bytes, as: UTF8.self))
            }
            var asked = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
            if poll(&asked, 1, milliseconds) == 0 { return .pause }
            // A signal interrupts the wait, and means nothing here.
            guard asked.revents != 0 else { continue }
            var read = [UInt8](repeating: 0, count: 4_096)
            let count = Foundation.read(STDIN_FILENO, &read, read.count)
            if count > 0 {
                bytes += read[..<count]
            } else if count == 0 || errno != EINTR {
                isOver = true
            }
        }
    }
}
