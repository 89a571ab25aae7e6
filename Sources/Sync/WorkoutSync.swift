import Contract
public import Training
import Wire

/// The local-first client of one live workout: what the server has acknowledged, the changes that wait, and what is
/// shown, which is the one with the others reduced over it by the server's own function.
///
/// A value without a clock or a network: each call answers with the effects to be carried out, in order.
public struct WorkoutSync: Equatable, Sendable {
    /// The keys of what is stored: what waits, with every tap, and the acknowledged workout, which is by far the larger
    /// part and changes with every answer. What is stored of both in one call is stored together.
    public static let queueKey = "sync.queue.v1"
    public static let baseKey = "sync.base.v1"
    /// Where both were kept in one document; still read, never written.
    public static let formerKey = "sync.v1"
    /// Where a stored document goes that could not be read, so that nothing of it is overwritten.
    public static let damagedKey = "sync.damaged"
    /// Edits of cells are collected for two seconds.
    public static let editDelay = 2_000
    /// The longest pause between two tries.
    public static let longestDelay = 30_000

    /// The workout as it is shown: acknowledged or not. Completed or cancelled while that waits to be answered.
    public internal(set) var workout: ActiveWorkout?
    /// Changes that the server refused for good, oldest first.
    public internal(set) var refused: [RefusedChange] = []
    /// Tries in a row that were not answered.
    public internal(set) var failures = 0

    /// What the server has acknowledged; none while the start itself waits.
    var base: ActiveWorkout? { didSet { isBaseDirty = true } }
    /// Whether the stored base is behind.
    private var isBaseDirty = false
    /// Whether a document of the former form is there, to be replaced.
    private var isFormer = false
    var queue: [QueuedChange] = [] { didSet { waiting = queue.count + pending.count } }
    var pending: [PendingEdit] = [] { didSet { waiting = queue.count + pending.count } }
    var flight: Flight?
    /// What to look up before anything more is sent.
    var fetch: Fetch?
    /// Whether the retry timer runs.
    var pausing = false
    var requests: UInt32 = 0
    var ids: IDSource
    /// Whether the stored document is behind.
    var isDirty = false

    /// The request under way; there is never a second one, so that changes arrive in order.
    struct Flight: Equatable {
        var id: UInt32
        /// `nil`: the head of the queue.
        var fetch: Fetch?
    }

    enum Fetch: Equatable {
        case current
        /// `judging`: the head of the queue was refused as already done; acknowledged all the same when the server
        /// holds the same values.
        case workout(judging: ErrorAnswer.Fault?)
    }

    /// - Parameter seed: 128 random bits, new at every start of the app.
    public init(seed: (UInt64, UInt64)) { ids = IDSource(seed: seed) }

    // MARK: What is shown

    /// Why the server could not save, in its words: its disk is full. `nil` where it saves or cannot be reached.
    public internal(set) var trouble: String?

    /// How many changes are not answered yet.
    public private(set) var waiting = 0

    /// Whether the server holds everything that is shown.
    public var isSaved: Bool { waiting == 0 }

    /// Whether a workout is being trained here. One that was finished or discarded here and waits for its answer is not.
    public var isTraining: Bool { workout?.status == .inProgress }

    // MARK: Start and end of the app

    /// Takes up where the last run of the app stopped, then asks the server what it knows.
    ///
    /// - Parameter stored: what is stored, by key.
    public mutating func restore(_ stored: [String: String], at now: Instant) -> [SyncEffect] {
        var effects: [SyncEffect] = []
        let former = stored[Self.formerKey] ?? ""
        isFormer = !former.isEmpty
        let queued = isFormer ? former : stored[Self.queueKey] ?? ""
        let known = isFormer ? "" : stored[Self.baseKey] ?? ""
        if !queued.isEmpty || !known.isEmpty {
            if let (document, workout) = try? SyncDocument.read(queued, base: known),
                document.version == SyncDocument.currentVersion
            {
                base = workout
                isBaseDirty = isFormer
                isDirty = isFormer
                queue = document.queue
                pending = document.pending
                refused = document.refused
                rebuild()
                flushEdits(at: now)
            } else {
                let text = known.isEmpty || queued.isEmpty ? queued + known : queued + "\n" + known
                effects.append(.persist(key: Self.damagedKey, value: text))
                for key in [Self.formerKey, Self.queueKey, Self.baseKey] where stored[key] != nil {
                    effects.append(.persist(key: key, value: ""))
                }
                isFormer = false
            }
        }
        fetch = .current
        return finish(effects)
    }

    /// The device can reach the network again, or the app is looked at again: tries at once, and looks for changes made
    /// elsewhere.
    public mutating func wake() -> [SyncEffect] {
        if fetch == nil, queue.isEmpty { fetch = .current }
        guard pausing else { return finish([]) }
        pausing = false
        return finish([.timer(.retry, milliseconds: 0)])
    }

    /// A timer has run out.
    public mutating func fired(_ timer: SyncTimer, at now: Instant) -> [SyncEffect] {
        switch timer {
        case .retry: pausing = false
        case .edits: flushEdits(at: now)
        }
        return finish([])
    }

    /// Takes refused changes off the list once the lifter has seen them.
    public mutating func dismissRefused() -> [SyncEffect] {
        refused = []
        isDirty = true
        return finish([])
    }

    // MARK: State

    /// The acknowledged workout with everything that waits reduced over it. What does not apply (any more) is left out
    /// of the picture, not of the queue: only the server says no.
    mutating func rebuild() {
        var shown = base
        for change in queue {
            switch change.step {
            case .start(let start): if shown == nil { shown = start.workout() }
            case .change(let command): Self.apply(command, to: &shown)
            }
        }
        if let id = shown?.id {
            for edit in pending {
                Self.apply(edit.patch(id, CommandMeta(key: "pending", at: shown?.updatedAt ?? Self.never)), to: &shown)
            }
        }
        workout = shown
    }

    private static let never = Instant(milliseconds: 0)

    /// Reduces by the clock of the tap, which is all that this side knows.
    static func apply(_ command: WorkoutCommand, to workout: inout ActiveWorkout?) {
        guard let before = workout,
            let after = try? reduce(before, command, now: command.meta.clientTimestamp ?? before.updatedAt)
        else { return }
        workout = after.workout
    }

    /// Collected edits become patches, one for each set.
    mutating func flushEdits(at now: Instant) {
        guard let id = workout?.id ?? base?.id ?? queue.first?.workoutID else { return pending = [] }
        for edit in pending { append(.change(edit.patch(id, newMeta("cell_edit", now))), id, FieldTarget(edit.place)) }
        pending = []
    }

    /// Puts a change at the end of the queue.
    mutating func append(_ step: QueuedStep, _ id: WorkoutID, _ place: FieldTarget) {
        var change = QueuedChange(workoutID: id, step: step)
        if let exercise = workout?.exercises.first(where: { $0.instanceID == place.exerciseInstanceID }) {
            change.exerciseName = exercise.name
            change.setNumber = exercise.sets.firstIndex { $0.id == place.setID }.flatMap { exercise.setNumber($0) }
        }
        queue.append(change)
        isDirty = true
    }

    mutating func newMeta(_ source: String, _ now: Instant) -> CommandMeta {
        CommandMeta(key: ids.next(at: now, EventTag.self).text, at: now, uiSource: source)
    }

    /// The effects of a call: first what must be stored, then the rest, then the next request.
    mutating func finish(_ effects: [SyncEffect]) -> [SyncEffect] {
        var ordered: [SyncEffect] = []
        if isDirty {
            ordered.append(.persist(key: Self.queueKey, value: waitingText()))
            if isBaseDirty { ordered.append(.persist(key: Self.baseKey, value: base.map { JSON.text($0) } ?? "")) }
            if isFormer { ordered.append(.persist(key: Self.formerKey, value: "")) }
            (isDirty, isBaseDirty, isFormer) = (false, false, false)
        }
        ordered.append(contentsOf: effects)
        if let request = nextRequest() { ordered.append(request) }
        return ordered
    }

    private func waitingText() -> String {
        if base == nil, queue.isEmpty, refused.isEmpty { return "" }
        var document = SyncDocument()
        document.queue = queue
        document.pending = pending
        document.refused = refused
        return JSON.text(document)
    }
}
