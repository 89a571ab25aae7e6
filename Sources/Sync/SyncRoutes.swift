import Training
import Wire

/// A request of the client.
struct SyncCall: Equatable {
    var method: String
    var path: String
    var body: String
}

extension SyncCall {
    private static let root = "/v1/active-workouts"

    /// The running workout, if there is one.
    static let current = SyncCall(method: "GET", path: root + "/current", body: "")

    /// One workout, running or over.
    static func workout(_ id: WorkoutID) -> SyncCall { SyncCall(method: "GET", path: root + "/" + id.text, body: "") }

    /// A change of the queue.
    init(_ change: QueuedChange) {
        method = "POST"
        switch change.step {
        case .start(let start):
            path = Self.root
            body = JSON.text(start.command)
        case .change(let command):
            path = Self.root + "/" + change.workoutID.text + "/" + command.action
            body = command.requestBody
        }
    }
}

extension WorkoutCommand {
    /// The last part of the route.
    fileprivate var action: String { kind.rawValue.split(separator: "_").joined(separator: "-") }

    fileprivate var requestBody: String {
        var writer = BodyWriter()
        var body = self
        body.facts = nil  // The server looks them up itself.
        body.accept(&writer)
        return writer.text
    }
}

/// The body as the route takes it.
private struct BodyWriter: CommandVisitor {
    var text = ""

    mutating func visit<Body: CommandBody>(_ body: inout Body) { text = JSON.text(body) }
}

/// What an answer means for the queue.
enum Verdict: Equatable {
    /// Not an answer of our server, or one that asks to come again: no signal, a portal's login page, a restart.
    case again
    case success
    /// A definite no.
    case refused(ErrorAnswer.Fault)

    init(status: Int, body: String) {
        switch status {
        case 200..<300: self = .success
        // 401: the device must be paired again; nothing is lost meanwhile.
        case 401, 408, 429: self = .again
        case 400..<500:
            if let answer = try? JSON.decode(ErrorAnswer.self, from: body) {
                self = .refused(answer.error)
            } else {
                self = .again
            }
        default: self = .again
        }
    }
}
