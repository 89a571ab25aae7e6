import Contract
public import Sync
public import Training
import Wire

/// What carries a request to the server: `URLTransport`, or a fake in a test.
public protocol Transport: Sendable {
    /// The status and the body of the answer; 0 where none came.
    func send(_ method: String, _ path: String, _ body: String) async -> (status: Int, body: String)
}

/// A client of Topset in one file: it asks the server, and trains on where there is no signal.
///
/// `Contract` says what can be called and what is answered. `Sync` holds the running workout: it tells what to store, what to
/// send and when to try again, and never loses a set. An app only carries that out.
public struct ExampleClient<Carrier: Transport> {
    /// The workout as it is shown is `sync.workout`.
    public private(set) var sync: WorkoutSync
    /// What must survive a crash. An app writes it to its disk and hands it to `restore` when it starts again.
    public private(set) var stored: [String: String] = [:]
    /// What an app sets its clocks to, in milliseconds. Whoever waits calls `fired`.
    public private(set) var timers: [SyncTimer: Int] = [:]

    private let carrier: Carrier

    /// - Parameter seed: 128 random bits, new at every start of the app.
    public init(_ carrier: Carrier, seed: (UInt64, UInt64)) {
        self.carrier = carrier
        sync = WorkoutSync(seed: seed)
    }

    // MARK: Asking

    /// The exercise that fits a name best; `nil` where none does, or nobody answers.
    public func exercise(named name: String) async -> Exercise? {
        var filter = ExerciseFilter()
        filter.query = name
        let call = ClientRequest(.exercises(filter, Paging(limit: 1)))
        let answer = await carrier.send(call.method, call.path, call.body)
        guard CallOutcome(status: answer.status) == .success else { return nil }
        return try? JSON.decode(Page<Exercise>.self, from: answer.body).items.first
    }

    // MARK: Training

    /// Takes up where the last run of the app stopped, with what it had stored.
    public mutating func restore(_ stored: [String: String], at now: Instant) async {
        self.stored = stored
        await carryOut(sync.restore(stored, at: now))
        // Of several that share what is stored one sends; here there is no other.
        await carryOut(sync.takeOver([], at: now))
    }

    /// Does what the lifter wants. It is shown and stored at once, and sent when it can be.
    public mutating func perform(_ intent: Intent, at now: Instant) async {
        await carryOut(sync.perform(intent, at: now))
    }

    /// A timer has run out, or an app that need not wait says so.
    public mutating func fired(_ timer: SyncTimer, at now: Instant) async {
        timers[timer] = nil
        await carryOut(sync.fired(timer, at: now))
    }

    /// Carries effects out in their order; an answer may bring further ones.
    private mutating func carryOut(_ effects: [SyncEffect]) async {
        var waiting = effects[...]
        while let effect = waiting.popFirst() {
            switch effect {
            case .request(let id, let method, let path, let body):
                let answer = await carrier.send(method, path, body)
                waiting += sync.answered(id, status: answer.status, body: answer.body)
            case .persist(let key, let value): stored[key] = value.isEmpty ? nil : value
            case .timer(let timer, let milliseconds): timers[timer] = milliseconds == 0 ? nil : milliseconds
            case .declined(let error): print("not possible: \(error.message)")
            case .refused(let change): print("refused: \(change.code): \(change.message)")
            case .completed(let answer, _):
                for item in answer.next { print("next time: \(item.name), \(item.recommendation.change.rawValue)") }
            case .changedElsewhere(let places): print("changed elsewhere: \(places.count) sets")
            case .removedElsewhere(_, let name, _): print("removed elsewhere: \(name), or a set of it")
            case .gaveWay: print("done elsewhere meanwhile: nothing was removed")
            case .tookBack(let places): print("taken back: \(places.count) sets")
            case .ended: break
            }
        }
    }
}
