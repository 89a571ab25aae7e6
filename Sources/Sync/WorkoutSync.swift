import Contract
public import Training
import Wire

/// The local-first client of one live workout: what the server has acknowledged, the changes that wait, and what is
/// shown, which is the one with the others reduced over it by the server's own function.
///
/// A value without a clock or a network: each call answers with the effects to be carried out, in order.
public struct WorkoutSync: Sendable {
    /// Edits of cells are collected for two seconds.
    public static let editDelay = 2_000
    /// The longest pause between two tries.
    public static let longestDelay = 30_000

    /// The workout as it is shown: acknowledged or not. Completed or cancelled while that waits to be answered.
    public internal(set) var workout: ActiveWorkout?
    /// What was finished here and is not answered yet, in its order, as the server will keep it.
    public internal(set) var finished: [WorkoutSession] = []
    /// Changes that the server refused for good, oldest first.
    public var refused: [RefusedChange] {
        var refused: [RefusedChange] = []
        for entry in list { refused.append(entry.change) }
        return refused
    }
    var list: [ListedChange] = []
    /// Whether the workout may be another one on the server than was seen here last: the server was not reached since.
    var wasAway = false
    /// Tries in a row that were not answered.
    public internal(set) var failures = 0

    /// What the server has acknowledged; none while the start itself waits.
    var base: ActiveWorkout?
    /// What can be taken back of what the server has acknowledged, and of all that is shown.
    var past = Past()
    var shownPast = Past()
    /// The names of all changes that are kept to be taken back, whether `past` still rests on them or not.
    var pastNames: [StepName] = []
    /// In the order in which they are sent.
    var queue: [QueueEntry] = [] { didSet { waiting = queue.count + pending.count } }
    /// Edits made on this page that are no patches yet, all of one workout.
    var pending: [PendingEdit] = [] { didSet { waiting = queue.count + pending.count } }
    var pendingWorkout: WorkoutID?
    /// Edits that other pages have collected, by page, to be taken over when their page is gone.
    var othersEdits: [(page: String, edits: StoredEdits)] = []
    /// This page's name in the names of its changes.
    let page: String
    /// The highest number of a change that was seen.
    var lastNumber: UInt32 = 0
    /// Whether this page sends, and keeps what is answered. One page of a browser does; the others follow.
    public internal(set) var isSender = false
    /// The newest state of a workout that somebody else was heard to have made.
    var heard: Heard?
    /// The workout that was let go last.
    var lastEnded: WorkoutID?
    var flight: Flight?
    /// What to look up before anything more is sent.
    var fetch: Fetch?
    /// Whether that look-up tells what an undo of here came to.
    var seesUndo = false
    /// Exercises that the server has not heard of yet: a change that names one waits until it has.
    public var unmade: [ExerciseID] = []
    /// Whether the retry timer runs.
    var pausing = false
    var requests: UInt32 = 0
    var ids: IDSource
    /// What is to be stored before anything else is done.
    var writes: [(key: String, value: Written)] = []
    /// Whether what is to be stored and sent waits until `release` is called: a finger need not wait for either.
    public var holdsBack = false

    /// What is to be stored under a key; a change is written out when it is.
    enum Written {
        /// An empty one deletes.
        case text(String)
        case change(QueuedChange)
    }

    /// The state of a workout, by its revision.
    struct Heard: Equatable {
        var id: WorkoutID
        var revision: Int
    }

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
    public init(seed: (UInt64, UInt64)) {
        ids = IDSource(seed: seed)
        page = Self.pageName(seed)
    }

    /// What a page is called: the first eight hexadecimal digits of its random bits, as the shell knows it, too.
    static func pageName(_ seed: (UInt64, UInt64)) -> String {
        let digits = String(seed.0 >> 32, radix: 16)
        return String(repeating: "0", count: 8 - digits.utf8.count) + digits
    }

    // MARK: What is shown

    /// Why the server could not save, in its words: its disk is full. `nil` where it saves or cannot be reached.
    public internal(set) var trouble: String?

    /// How many changes are not answered yet.
    public private(set) var waiting = 0

    /// The workouts of which something is not answered yet.
    public var waitingWorkouts: [WorkoutID] {
        var ids: [WorkoutID] = []
        for entry in queue where !ids.contains(entry.change.workoutID) { ids.append(entry.change.workoutID) }
        if let id = pendingWorkout, !pending.isEmpty { ids.append(id) }
        return ids
    }

    /// Whether the server holds everything that is shown.
    public var isSaved: Bool { waiting == 0 }

    /// Whether a workout is being trained here. One that was finished or discarded here and waits for its answer is not.
    public var isTraining: Bool { workout?.status == .inProgress }

    // MARK: Start and end of the app

    /// Takes up where the last run of the app stopped. Nothing is sent before this page is the one that sends.
    ///
    /// - Parameter stored: what is stored, by key.
    public mutating func restore(_ stored: [String: String], at now: Instant) -> [SyncEffect] {
        do throws(WireError) {
            let read = try StoredQueue(stored)
            (base, queue, list, othersEdits) = (read.base, read.queue, read.refused, read.edits)
            if base != nil { restorePast(stored) }
            for entry in queue { lastNumber = max(lastNumber, entry.name.number) }
            for name in pastNames { lastNumber = max(lastNumber, name.number) }
            rebuild()
            if read.isFormer {
                for entry in queue { write(entry) }
                (pending, pendingWorkout) = (read.pending, workout?.id)
                rebuild()
                flushEdits(at: now)
                writeBase()
                for entry in list { store(entry.key, JSON.text(entry.change)) }
                for key in [SyncKey.formerQueue, SyncKey.former] where stored[key] != nil { store(key, "") }
            }
        } catch { setAside(stored) }
        return finish([])
    }

    /// Nothing of what cannot be read is lost, and nothing of it stands in the way.
    private mutating func setAside(_ stored: [String: String]) {
        var keys: [String] = []
        for (key, text) in stored where SyncKey.isOfQueue(key) && !text.isEmpty { keys.append(key) }
        keys.sort()
        var text = ""
        for key in keys { text += (text.isEmpty ? "" : "\n") + (stored[key] ?? "") }
        store(SyncKey.damaged, text)
        for key in keys { store(key, "") }
        for (key, _) in stored where key == SyncKey.origin || key.hasPrefix(SyncKey.done) { store(key, "") }
    }

    /// The device can reach the network again, or the app is looked at again: tries at once, and looks for changes made
    /// elsewhere.
    public mutating func wake() -> [SyncEffect] {
        guard isSender else { return [] }
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
        for entry in list { store(entry.key, "") }
        list = []
        return finish([])
    }

    // MARK: State

    /// The acknowledged workout with everything that waits reduced over it. What does not apply (any more) is left out
    /// of the picture, not of the queue: only the server says no.
    mutating func rebuild() {
        if base == nil, queue.isEmpty {
            (workout, shownPast, finished) = (nil, past, [])
        } else {
            rebuildShown()
        }
    }

    @inline(never) private mutating func rebuildShown() {
        var (shown, shownPast) = (base, past)
        finished = []
        for entry in queue {
            if !entry.change.isArrived {
                switch entry.change.step {
                case .start(let start):
                    if shown?.status != .inProgress { (shown, shownPast) = (start.workout(), Past(isWhole: true)) }
                case .change:
                    if entry.change.workoutID == shown?.id { shownPast.apply(entry.change, to: &shown) }
                }
            }
            if shown?.status == .completed { noteFinished(shown, by: entry.change) }
        }
        if let id = shown?.id, id == pendingWorkout {
            for edit in pending {
                Self.apply(edit.patch(id, CommandMeta(key: "pending", at: shown?.updatedAt ?? Self.never)), to: &shown)
            }
        }
        workout = shown
        self.shownPast = shownPast
    }

    /// What a completion that waits makes of the workout.
    @inline(never) mutating func noteFinished(_ workout: ActiveWorkout?, by change: QueuedChange) {
        guard case .change(.complete(let command)) = change.step, let workout, workout.id == change.workoutID else {
            return
        }
        finished.append(archive(workout, effort: command.postEffort))
    }

    static let never = Instant(milliseconds: 0)

    /// Reduces by the clock of the tap, which is all that this side knows.
    static func apply(_ command: WorkoutCommand, to workout: inout ActiveWorkout?) {
        guard let before = workout,
            let after = try? reduce(before, command, now: command.meta.clientTimestamp ?? before.updatedAt)
        else { return }
        workout = after.workout
    }

    /// Collected edits become patches, one for each set.
    mutating func flushEdits(at now: Instant) {
        if pending.isEmpty { return }
        let edits = pending
        pending = []
        if let id = pendingWorkout {
            rebuild()  // As it is without them: what was changed and changed back is no change.
            for edit in edits where edit.isChange(of: workout?[edit.place]) {
                append(.change(edit.patch(id, newMeta("cell_edit", now))), id, FieldTarget(edit.place))
            }
        }
        writeEdits()
        rebuild()  // Now they can be taken back.
    }

    /// Puts a change at the end of the queue.
    mutating func append(_ step: QueuedStep, _ id: WorkoutID, _ place: FieldTarget) {
        var change = QueuedChange(workoutID: id, step: step)
        // Later than all that is known here: what it must give way to is what nobody here has seen. Where this clock is behind, what
        // was seen and edited here stands.
        if case .change(let command) = step, let workout, let time = command.meta.clientTimestamp,
            workout.updatedAt <= time
        {
            change.step = .change(command.unlessNewer)
        }
        if let exercise = workout?.exercises.first(where: { $0.instanceID == place.exerciseInstanceID }) {
            change.exerciseName = exercise.name
            let set = exercise.sets.firstIndex { $0.id == place.setID }
            change.setNumber = set.flatMap { exercise.setNumber($0) }
            change.exerciseID = exercise.exerciseID
            if case .change(.logSet) = step { change.setType = set.map { exercise.sets[$0].setType } }
        }
        lastNumber += 1
        let entry = QueueEntry(name: StepName(lastNumber, page), change: change)
        queue.append(entry)
        write(entry)
    }

    mutating func newMeta(_ source: String, _ now: Instant) -> CommandMeta {
        CommandMeta(key: ids.next(at: now, EventTag.self).text, at: now, uiSource: source)
    }

    // MARK: What is stored

    /// An empty text deletes.
    mutating func store(_ key: String, _ text: String) { writes.append((key, .text(text))) }

    mutating func write(_ entry: QueueEntry) { writes.append((entry.key, .change(entry.change))) }

    mutating func writeBase() { store(SyncKey.base, base.map { JSON.text($0) } ?? "") }

    mutating func writeEdits() {
        let key = SyncKey.edits + page
        guard let id = pendingWorkout, !pending.isEmpty else { return store(key, "") }
        store(key, JSON.text(StoredEdits(id, pending)))
    }

    /// What was held back: what must be stored, then the next request. Asked for before anything else is done here, so that
    /// nothing that follows is stored before it.
    public mutating func release() -> [SyncEffect] { finish([]) }

    /// The effects of a call: first what must be stored, then the rest, then the next request.
    mutating func finish(_ effects: [SyncEffect]) -> [SyncEffect] {
        if holdsBack { return effects }
        var ordered: [SyncEffect] = []
        for (key, written) in writes {
            switch written {
            case .text(let text): ordered.append(.persist(key: key, value: text))
            case .change(let change): ordered.append(.persist(key: key, value: JSON.text(change)))
            }
        }
        writes = []
        ordered.append(contentsOf: effects)
        if let request = nextRequest() { ordered.append(request) }
        return ordered
    }
}
