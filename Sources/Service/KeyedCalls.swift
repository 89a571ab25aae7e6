import Contract
import Storage
import Synchronization
public import Training
import Wire

/// A call that changes something, by what it is known when it comes again.
public struct RepeatableCall: Sendable {
    /// The client's name for the call; `nil` for one whose answer is not kept.
    public var key: String?
    /// The id that the client gives to what the call makes.
    public var newID: String?
    /// What "the same command" is judged by.
    let fingerprint: String

    /// How long a key may be.
    public static let keyLength = 1...200

    /// - Parameter command: the call with all that it says, but its key and the client's clock.
    public init(key: String?, newID: String?, command: String) {
        (self.key, self.newID) = (key, newID)
        fingerprint = digest(of: command)
    }
}

/// A call while it is carried out.
final class CallUnderWay: Sendable {
    let call: RepeatableCall
    private let known = Mutex<String?>(nil)

    init(_ call: RepeatableCall) { self.call = call }

    /// The answer that was found within the write: another one with the key was faster.
    var earlier: String? { known.withLock { $0 } }

    func meet(_ answer: String) { known.withLock { $0 = answer } }
}

extension ServiceError {
    static let keyReused = ServiceError(
        .idempotencyKeyReused, "This key was used for another command.", path: "/idempotency_key")
    static let idReused = ServiceError(
        .idempotencyKeyReused, "This id was used to make something else.", path: "/id")
}

extension TopsetService {
    /// Carries a call out, and answers one whose key is known as before, without carrying anything out.
    ///
    /// The answer is kept by the write itself, in its transaction: whoever finds the change finds the answer.
    ///
    /// - Parameters:
    ///   - perform: makes one write, which answers with what the caller is told.
    ///   - again: the answer of kept JSON.
    /// - Throws: `IDEMPOTENCY_KEY_REUSED` where the key was another command's, or the id another thing's.
    public func once<T: Sendable>(
        _ user: UserID, _ call: RepeatableCall, _ perform: () async throws -> T, again: (String) -> T
    ) async throws -> T {
        if call.key != nil, let known = try await read(user, { turn in try turn.answer(to: call) }) {
            return again(known)
        }
        let underWay = CallUnderWay(call)
        do {
            return try await Self.$call.withValue(underWay) { try await perform() }
        } catch {
            if let known = underWay.earlier { return again(known) }
            throw error
        }
    }
}

extension Turn {
    /// The answer that was kept for a call's key.
    fileprivate func answer(to call: RepeatableCall) throws -> String? {
        guard let key = call.key,
            let known = try store.answered(scope: RepeatScope.calls.text, key: key, now: now)
        else { return nil }
        guard known.fingerprint == call.fingerprint else { throw ServiceError.keyReused }
        return known.response
    }

    /// Does what a call asks for, unless that was done meanwhile, and keeps what it is answered.
    func once<T>(_ underWay: CallUnderWay, _ body: () throws -> T) throws -> T {
        let call = underWay.call
        if let known = try answer(to: call) {
            underWay.meet(known)
            // Ends the transaction; `TopsetService.once` gives the answer.
            throw ServiceError.keyReused
        }
        let value = try body()
        let told = Told(value)
        if let id = call.newID, let kind = told.made { try hold(kind, id, call, told.created) }
        if let key = call.key {
            try store.keepAnswer(
                Store.AnsweredCommand(fingerprint: call.fingerprint, response: told.json()),
                scope: RepeatScope.calls.text, key: key, now: now)
        }
        return value
    }

    /// That an id names what was made with it. Of things of before 2026-12 nothing is known.
    private func hold(_ kind: String, _ id: String, _ call: RepeatableCall, _ created: Bool) throws {
        if created {
            try store.noteCreation(of: kind, id, by: call.fingerprint)
        } else if let first = try store.creation(of: kind, id), first != call.fingerprint {
            throw ServiceError.idReused
        }
    }
}

/// What the value of a write is told as.
private struct Told {
    /// `nil` for what answers with nothing: that is told to be done.
    private let thing: (any WireValue)?
    /// What kind of thing the call makes; `nil` for one that makes nothing.
    private(set) var made: String?
    /// Whether it was not there before.
    private(set) var created = false

    init(_ value: some Any) {
        switch value as Any {
        case let (thing, created) as (any WireValue, Bool):
            (self.thing, made, self.created) = (thing, String(describing: type(of: thing)), created)
        default: thing = value as? any WireValue
        }
    }

    func json() -> String { if let thing { JSON.text(thing) } else { JSON.text(DoneAnswer()) } }
}
