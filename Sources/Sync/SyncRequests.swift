import Contract
import Training
import Wire

extension ClientRequest {
    /// A change of the queue.
    init(_ change: QueuedChange) {
        switch change.step {
        case .start(let start): self.init(.startActiveWorkout, start.command)
        case .change(let command): self.init(command, of: change.workoutID)
        }
    }
}

/// What an answer means for the queue.
enum Verdict: Equatable {
    /// Not an answer of our server, or one that asks to come again.
    case again
    case success
    /// A definite no.
    case refused(ErrorAnswer.Fault)

    init(status: Int, body: String) {
        switch CallOutcome(status: status) {
        case .success: self = .success
        case .again: self = .again
        case .refused:
            self = Self.fault(body).map { .refused($0) } ?? .again
        }
    }

    /// What the server says is wrong; `nil` where it is not our server.
    @inline(never) static func fault(_ body: String) -> ErrorAnswer.Fault? {
        (try? JSON.decode(ErrorAnswer.self, from: body))?.error
    }
}
