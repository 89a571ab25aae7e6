import Contract
import Foundation
import Training
import Wire

/// One connection to the server: a lifter who logs set after set, each as soon as the last one is answered, and starts
/// anew when a workout is full. Bytes in, bytes out: whoever measures shares two cores with whom is measured.
final class Lifter {
    private enum Step { case starting, logging, cancelling }

    let socket: Int32
    private let head: String
    private var step = Step.starting
    private var workout = WorkoutID(high: 0, low: 1)
    private var waiting: [[UInt8]] = []
    private var received: [UInt8] = []
    private var sentAt: ContinuousClock.Instant = .now
    /// How long each answered set took, in milliseconds, and when its answer came.
    private(set) var answers: [(milliseconds: Double, at: ContinuousClock.Instant)] = []

    init(port: UInt16, token: String) throws {
        head = "Host: 127.0.0.1:\(port)\r\nAuthorization: Bearer \(token)\r\nContent-Type: application/json\r\n"
        let socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
        let connected = withUnsafePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
            }
        }
        self.socket = socket
        guard connected == 0 else { throw Fault("cannot connect to port \(port)") }
        var yes: Int32 = 1
        setsockopt(socket, Int32(IPPROTO_TCP), TCP_NODELAY, &yes, socklen_t(MemoryLayout<Int32>.size))
        try send(Self.startBody.withPath("/v1/active-workouts", head))
    }

    deinit { close(socket) }

    // MARK: Requests

    private static let startBody: String = {
        let sets = Array(repeating: #"{"set_type":"working","weight":60,"reps":8,"rir":2}"#, count: 20)
        let bench = BuiltInExercises.id(slug: "bench_press_barbell").text
        let block = #"{"exercise_id":"\#(bench)","sets":[\#(sets.joined(separator: ","))]}"#
        return #"{"plan":{"blocks":[\#([block, block, block].joined(separator: ","))]}}"#
    }()

    /// The requests of a whole workout, last first.
    private func prepare(_ start: StartAnswer) {
        workout = start.workoutID
        let now = Instant(milliseconds: Int64(Date().timeIntervalSince1970 * 1_000)).text
        for exercise in start.exercises {
            for (index, set) in exercise.sets.enumerated() {
                let body = """
                    {"exercise_instance_id":"\(exercise.instanceID.text)","set_id":"\(set.id.text)",\
                    "values":{"weight":62.5,"reps":8,"rir":2},"idempotency_key":"\(exercise.position)/\(index)",\
                    "client_timestamp":"\(now)"}
                    """
                waiting.append(body.withPath("/v1/active-workouts/\(workout.text)/log-set", head))
            }
        }
        waiting.reverse()
    }

    private func send(_ bytes: [UInt8]) throws {
        sentAt = .now
        // A request is far smaller than a socket's buffer, which is empty: it goes as a whole.
        guard write(socket, bytes, bytes.count) == bytes.count else { throw Fault("the connection broke") }
    }

    // MARK: Answers

    /// To be called when the socket has something to read.
    func receive() throws {
        var piece = [UInt8](repeating: 0, count: 65_536)
        let count = read(socket, &piece, piece.count)
        guard count > 0 else { throw Fault("the server closed the connection") }
        received += piece[..<count]
        guard let body = try wholeBody() else { return }
        let now = ContinuousClock.now
        switch step {
        case .starting: prepare(try JSON.decode(StartAnswer.self, from: body))
        case .logging: answers.append(((now - sentAt) / .milliseconds(1), now))
        case .cancelling: break
        }
        received.removeAll(keepingCapacity: true)
        if let next = waiting.popLast() {
            step = .logging
            try send(next)
        } else if step == .logging {
            step = .cancelling
            try send("{}".withPath("/v1/active-workouts/\(workout.text)/cancel", head))
        } else {
            step = .starting
            try send(Self.startBody.withPath("/v1/active-workouts", head))
        }
    }

    /// The body of the answer once all of it is there.
    private func wholeBody() throws -> [UInt8]? {
        guard let end = received.firstRange(of: Array("\r\n\r\n".utf8))?.upperBound else { return nil }
        let head = String(decoding: received[..<end], as: UTF8.self).lowercased()
        let length = head.firstRange(of: "content-length: ").flatMap {
            Int(head[$0.upperBound...].prefix { $0.isNumber })
        }
        guard let length else { throw Fault("an answer without a length: \(head)") }
        guard received.count >= end + length else { return nil }
        guard head.hasPrefix("http/1.1 20") else {
            throw Fault("refused: \(String(decoding: received, as: UTF8.self))")
        }
        return Array(received[end...])
    }
}

extension String {
    /// The bytes of a POST with this body.
    fileprivate func withPath(_ path: String, _ head: String) -> [UInt8] {
        Array("POST \(path) HTTP/1.1\r\n\(head)Content-Length: \(utf8.count)\r\n\r\n\(self)".utf8)
    }
}

/// What a number of lifters saw.
struct Figures {
    var rate: Double
    /// Milliseconds.
    var median: Double
    var p99: Double

    /// Lets one lifter for each token log for `seconds`, after a second to warm up.
    static func measure(port: UInt16, tokens: some Collection<String>, seconds: Double) throws -> Figures {
        let lifters = try tokens.map { try Lifter(port: port, token: $0) }
        var polls = lifters.map { pollfd(fd: $0.socket, events: Int16(POLLIN), revents: 0) }
        let start = ContinuousClock.now + .seconds(1)
        let end = start + .seconds(seconds)
        while ContinuousClock.now < end {
            guard poll(&polls, nfds_t(polls.count), 10_000) > 0 else { throw Fault("no answer for 10 s") }
            for index in polls.indices where polls[index].revents != 0 { try lifters[index].receive() }
        }
        let times = lifters.flatMap(\.answers).filter { $0.at >= start && $0.at < end }.map(\.milliseconds).sorted()
        guard !times.isEmpty else { throw Fault("no set was logged") }
        return Figures(
            rate: Double(times.count) / seconds, median: times[times.count / 2], p99: times[times.count * 99 / 100])
    }
}
