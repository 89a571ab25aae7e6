public import Contract
public import Training
import Wire

/// What was changed on this device beside the running workout and waits to be sent: kept until it is answered, sent one after
/// the other in the order in which it was done, tried again for ever.
///
/// A value without a clock or a network, like `WorkoutSync`. What is shown meanwhile is the server's copy with `waiting` put
/// over it by whoever shows it.
public struct Outbox: Equatable, Sendable {
    /// Where it is stored, each step and each refused one under the name of its own that no other page of the browser can give
    /// (see `SyncKey`), and where what could not be read goes.
    public static let stepKey = "sync.outbox.v1."
    public static let refusedKey = "sync.outbox.refused.v1."
    public static let damagedKey = "sync.outbox.damaged"

    /// What waits, in its order.
    public private(set) var waiting: [OutboxEntry] = []
    /// What the server refused for good, oldest first.
    public internal(set) var refused: [RefusedEntry] = []
    /// Tries in a row that were not answered.
    public private(set) var failures = 0
    /// Why the server could not save, in its words.
    public private(set) var trouble: String?

    /// The request under way; there is never a second one, so that steps arrive in order.
    private var flight: UInt32?
    /// Whether the retry timer runs.
    private var pausing = false
    private var requests: UInt32 = 0
    /// This page's name in the names of its steps, and the highest number of a step that was seen.
    private let page: String
    private var lastNumber: UInt32 = 0
    /// Whether this page sends: one page of a browser does, the others follow.
    private var isSender = false

    /// - Parameter seed: 128 random bits, new at every start of the app.
    public init(seed: (UInt64, UInt64)) { page = WorkoutSync.pageName(seed) }

    // MARK: Start of the app

    /// Takes up what waited when the app was last shut.
    ///
    /// - Parameter stored: what is stored, by key.
    public mutating func restore(_ stored: [String: String]) -> [OutboxEffect] {
        var effects: [OutboxEffect] = []
        var damaged = ""
        var keys: [String] = []
        for key in stored.keys where key.hasPrefix(Self.stepKey) || key.hasPrefix(Self.refusedKey) { keys.append(key) }
        keys.sort()
        for key in keys {
            guard let text = stored[key], !text.isEmpty, !take(key, text) else { continue }
            damaged += (damaged.isEmpty ? "" : "\n") + text
            effects.append(.persist(key: key, value: ""))
        }
        return damaged.isEmpty ? [] : [.persist(key: Self.damagedKey, value: damaged)] + effects
    }

    // MARK: The other pages of the browser

    /// Another page has stored something; an empty text: has deleted it.
    public mutating func stored(_ entries: [(key: String, value: String)]) {
        for (key, text) in entries { _ = take(key, text) }
    }

    /// Takes over what is stored under a key.
    ///
    /// - Returns: `false` when it is one of the outbox, and cannot be read.
    @inline(never) private mutating func take(_ key: String, _ text: String) -> Bool {
        if let name = SyncKey.rest(key, after: Self.stepKey).flatMap({ StepName($0) }) {
            lastNumber = max(lastNumber, name.number)
            let known = waiting.firstIndex { $0.id == name }
            if text.isEmpty {
                // The page that had the turn before has been answered.
                if known == 0 { flight = nil }
                if let known { waiting.remove(at: known) }
            } else if known == nil {
                guard let entry = try? JSON.decode(OutboxEntry.self, from: text) else { return false }
                let place = waiting.firstIndex { name < $0.id } ?? waiting.count
                waiting.insert(entry, at: flight == nil ? place : max(1, place))
            }
        } else if let name = SyncKey.rest(key, after: Self.refusedKey).flatMap({ StepName($0) }) {
            var entry: RefusedEntry?
            if !text.isEmpty {
                entry = try? JSON.decode(RefusedEntry.self, from: text)
                if entry == nil { return false }
            }
            refused.removeAll { $0.entry.id == name }
            if let entry { refused.append(entry) }
        }
        return true
    }

    /// This page sends from now on, or another one: what is under way is asked again there, and means the same.
    public mutating func takeTurn(_ sends: Bool) -> [OutboxEffect] {
        (isSender, flight, pausing) = (sends, nil, false)
        return [.retry(milliseconds: 0)]
    }

    /// The exercises that were made here and that the server has not heard of yet.
    @inline(never) public func unmade() -> [ExerciseID] {
        var unmade: [ExerciseID] = []
        for entry in waiting {
            if case .exercise(let request, let exercise) = entry.step, request.path == Endpoint.makeExercise.path {
                unmade.append(exercise.id)
            }
        }
        return unmade
    }

    // MARK: What is done

    /// Puts a step at the end. It is to be shown as done from now on.
    ///
    /// - Parameter name: what it is about, in the lifter's words.
    @inline(never) public mutating func append(_ step: OutboxStep, name: String) -> [OutboxEffect] {
        lastNumber += 1
        let entry = OutboxEntry(StepName(lastNumber, page), step, name)
        waiting.append(entry)
        return [.persist(key: entry.key, value: JSON.text(entry))]
    }

    /// The next request, to be asked for after every event; `nil` while one is under way, a pause is on, or the first step must
    /// wait for a workout.
    ///
    /// - Parameter workouts: those that the server may not know to be over yet: their sessions are not there to be changed.
    public mutating func next(unless workouts: [WorkoutID]) -> OutboxEffect? {
        guard isSender, flight == nil, !pausing, let first = waiting.first else { return nil }
        for workout in workouts where first.step.isOf(workout) { return nil }
        requests += 1
        flight = requests
        return .request(id: requests, first.step.request)
    }

    /// The answer to a request. Answers to any other than the one under way are late or doubled, and ignored: the step is sent
    /// again, and means the same.
    ///
    /// - Parameter status: of HTTP; 0 when there was no answer.
    @inline(never) public mutating func answered(_ id: UInt32, status: Int, body: String) -> [OutboxEffect] {
        guard flight == id, let first = waiting.first else { return [] }
        flight = nil
        trouble =
            status == ErrorCode.storageUnavailable.status
            ? Verdict.fault(body)?.message : nil
        switch Verdict(status: status, body: body) {
        case .again: return [failed()]
        case .success:
            guard let answer = first.step.answer(body) else { return [failed()] }
            return settled([.saved(first, answer)])
        case .refused(let fault):
            if first.step.isDone(fault) { return settled([.saved(first, .done)]) }
            let entry = RefusedEntry(first, fault)
            refused.append(entry)
            return [.persist(key: entry.key, value: JSON.text(entry))] + settled([.refused(entry)])
        }
    }

    /// The pause is over.
    public mutating func fired() { pausing = false }

    /// The device can reach the network again, or the app is looked at again: tries at once.
    public mutating func wake() -> [OutboxEffect] {
        guard pausing else { return [] }
        pausing = false
        return [.retry(milliseconds: 0)]
    }

    /// Takes refused steps off the list once the lifter has seen them.
    public mutating func dismissRefused() -> [OutboxEffect] {
        var effects: [OutboxEffect] = []
        for entry in refused { effects.append(.persist(key: entry.key, value: "")) }
        refused = []
        return effects
    }

    // MARK: State

    private mutating func settled(_ effects: [OutboxEffect]) -> [OutboxEffect] {
        failures = 0
        return [.persist(key: waiting.removeFirst().key, value: "")] + effects
    }

    private mutating func failed() -> OutboxEffect {
        let delay = retryDelay(after: failures)
        failures += 1
        pausing = true
        return .retry(milliseconds: delay)
    }
}

/// What the outbox asks of the world.
public indirect enum OutboxEffect: Equatable, Sendable {
    /// To be answered with `Outbox.answered`, whatever comes of it.
    case request(id: UInt32, ClientRequest)
    /// To be written before anything else is done; an empty value deletes.
    case persist(key: String, value: String)
    /// To be told with `Outbox.fired` after so many milliseconds; 0 cancels.
    case retry(milliseconds: Int)
    /// The server holds it now.
    case saved(OutboxEntry, OutboxAnswer)
    /// The server refused it for good: it is on the list now, and no longer to be shown as done.
    case refused(RefusedEntry)
}

/// 1, 2, 4 … 30 seconds until the next try, for ever.
func retryDelay(after failures: Int) -> Int {
    failures >= 5 ? WorkoutSync.longestDelay : min(1_000 << failures, WorkoutSync.longestDelay)
}
