import Contract
import Storage
public import Training
import Wire

/// Where a key counts: elsewhere the same key is another.
public enum RepeatScope: Equatable, Sendable {
    case start, decisions
    /// Every call that has no place of its own.
    case calls
    case workout(WorkoutID), session(WorkoutID)

    var text: String {
        switch self {
        case .start: "start"
        case .decisions: "decisions"
        case .calls: "calls"
        case .workout(let id): id.text
        case .session(let id): "session/" + id.text
        }
    }
}

/// A command whose key makes it safe to repeat.
protocol RepeatableCommand {
    /// `nil` for a command that has none: it is carried out each time.
    var key: String? { get }
    /// By which "the same command" is judged: everything but the client's clock.
    var fingerprint: String { get }
}

extension Turn {
    /// Answers a command that has a key once, and every time after that with the same bytes, for 24 hours.
    ///
    /// - Parameter answer: carries the command out.
    /// - Throws: `IDEMPOTENCY_KEY_REUSED` where the key was another command's.
    func once(_ scope: RepeatScope, _ command: some RepeatableCommand, _ answer: () throws -> Answer) throws -> Answer {
        guard let key = command.key else { return try answer() }
        let text = command.fingerprint
        let fingerprint = digest(of: text)
        if let known = try store.answered(scope: scope.text, key: key, now: now) {
            // Until 2026-11 the text itself was stored.
            guard known.fingerprint == fingerprint || known.fingerprint == text else { throw ServiceError.keyReused }
            return .known(known.response)
        }
        let answer = try answer()
        // What was there before is found again without a key.
        guard answer.created else { return answer }
        try store.keepAnswer(
            Store.AnsweredCommand(fingerprint: fingerprint, response: answer.json), scope: scope.text, key: key,
            now: now)
        return answer
    }
}

extension TopsetService {
    /// Whether a command with this key was answered within the last 24 hours.
    public func wasAnswered(_ user: UserID, _ key: String, in scope: RepeatScope) async throws(ServiceError) -> Bool {
        try await read(user) { turn in
            try turn.store.answered(scope: scope.text, key: key, now: turn.now) != nil
        }
    }
}

/// A command of which everything but the client's clock counts.
protocol KeyedCommand: RepeatableCommand, WireModel {
    var meta: CommandMeta { get set }
}

extension KeyedCommand {
    var key: String? { meta.idempotencyKey }

    var fingerprint: String {
        var same = self
        same.meta.clientTimestamp = nil
        return JSON.text(same)
    }
}

extension WorkoutCommand: RepeatableCommand {
    var key: String? { meta.idempotencyKey }
}

extension StartWorkout: KeyedCommand {}
extension SessionCorrection: KeyedCommand {}
extension DecideChanges: KeyedCommand {}
