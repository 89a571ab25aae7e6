import Training
import Wire

/// Where the client keeps what it has. All pages of one browser share it; what one of them keeps is told to the others.
///
/// Each change that waits stands under a name of its own, which no other page can give: two pages that write at once never
/// overwrite each other. Only the acknowledged workout is one thing; the page that sends learns it from the server.
public enum SyncKey {
    /// What begins so concerns every page of the browser.
    public static let prefix = "sync."
    /// Followed by the name of a change in the queue.
    public static let step = "sync.step.v1."
    /// Followed by the page whose edits wait to become patches.
    public static let edits = "sync.edits.v1."
    /// Followed by the name of the change that was refused.
    public static let refused = "sync.refused.v1."
    /// The acknowledged workout.
    public static let base = "sync.base.v1"
    /// Followed by the name of a change of it that can be taken back.
    static let done = "sync.done.v1."
    /// The workout before the first of those.
    static let origin = "sync.origin.v1"
    /// Where stored documents go that could not be read, so that nothing of them is overwritten.
    public static let damaged = "sync.damaged"
    /// Where the queue was kept as one document, and before with the acknowledged workout in it; still read, never written.
    public static let formerQueue = "sync.queue.v1"
    public static let former = "sync.v1"
}

/// A change in the queue, under the name by which it is kept.
struct QueueEntry: Equatable, Sendable {
    var name: StepName
    var change: QueuedChange

    var key: String { SyncKey.step + name.text }
}

extension [QueueEntry] {
    /// Brings changes into the order in which they are sent.
    @inline(never) mutating func sortByName() { sort { $0.name < $1.name } }
}

/// A change that was refused, under the name that it had in the queue.
struct ListedChange: Equatable, Sendable {
    var name: StepName
    var change: RefusedChange

    var key: String { SyncKey.refused + name.text }
}

/// The name of a change in the queue: its number, and the page that it was made on.
///
/// A page numbers on from the highest number that it has seen of any page, so that what follows from a change always stands
/// behind it; of two that were made without knowing of each other either may be first, and it is the same one everywhere.
struct StepName: Equatable, Comparable, Sendable {
    var number: UInt32
    var page: String

    init(_ number: UInt32, _ page: String) { (self.number, self.page) = (number, page) }

    /// `nil` for a text that is none.
    init?(_ text: Substring) {
        let parts = text.split(separator: ".")
        guard parts.count == 2, let number = UInt32(parts[0]) else { return nil }
        self.init(number, String(parts[1]))
    }

    var text: String { String(number) + "." + page }

    static func < (one: StepName, other: StepName) -> Bool {
        one.number == other.number ? one.page < other.page : one.number < other.number
    }
}

/// Edits that a page has collected and not yet made patches of.
struct StoredEdits: WireModel, Sendable {
    var workoutID: WorkoutID
    var edits: [PendingEdit]

    init(_ workoutID: WorkoutID, _ edits: [PendingEdit]) { (self.workoutID, self.edits) = (workoutID, edits) }

    init(blank: Blank) { (workoutID, edits) = (.init(blank: blank), []) }

    mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("workout_id", &workoutID)
        try v.field("edits", &edits)
    }
}

/// What is stored, read.
struct StoredQueue {
    var base: ActiveWorkout?
    var queue: [QueueEntry] = []
    /// By the names of the changes.
    var refused: [ListedChange] = []
    /// By page.
    var edits: [(page: String, edits: StoredEdits)] = []
    /// What a former form held besides, to be made a part of the queue.
    var pending: [PendingEdit] = []
    var isFormer = false

    /// - Throws: when one of the documents cannot be read.
    init(_ stored: [String: String]) throws(WireError) {
        // Where nothing is kept, as on a first visit, what reads it is not needed.
        for (key, text) in stored where SyncKey.isOfQueue(key) && !text.isEmpty {
            try read(all: stored)
            break
        }
    }

    @inline(never) private mutating func read(all stored: [String: String]) throws(WireError) {
        for (key, text) in stored where !text.isEmpty {
            if let name = SyncKey.rest(key, after: SyncKey.step) {
                guard let name = StepName(name) else { continue }
                queue.append(QueueEntry(name: name, change: try JSON.decode(QueuedChange.self, from: text)))
            } else if let name = SyncKey.rest(key, after: SyncKey.refused).flatMap({ StepName($0) }) {
                refused.append(ListedChange(name: name, change: try JSON.decode(RefusedChange.self, from: text)))
            } else if let page = SyncKey.rest(key, after: SyncKey.edits) {
                edits.append((String(page), try JSON.decode(StoredEdits.self, from: text)))
            }
        }
        queue.sortByName()
        refused.sort { $0.name < $1.name }
        if let text = stored[SyncKey.base], !text.isEmpty { base = try JSON.decode(ActiveWorkout.self, from: text) }
        if let former = stored[SyncKey.former] ?? stored[SyncKey.formerQueue], !former.isEmpty { try read(former) }
    }

    /// Both pages of a browser that read it at once give its changes the same names.
    private mutating func read(_ former: String) throws(WireError) {
        let document = try JSON.decode(FormerDocument.self, from: former)
        guard document.version == FormerDocument.version else {
            throw WireError(.invalid, "not of a version that is read")
        }
        isFormer = true
        // `null` is a JSON value, too.
        if let text = document.base, let known = try JSON.decode(ActiveWorkout?.self, from: text.bytes) { base = known }
        for (index, change) in document.queue.enumerated() {
            queue.append(QueueEntry(name: StepName(UInt32(index), "former"), change: change))
        }
        queue.sortByName()
        for (index, change) in document.refused.enumerated() {
            refused.append(ListedChange(name: StepName(UInt32(index), "former"), change: change))
        }
        pending = document.pending
    }
}

/// The queue as one document, as it was kept once.
struct FormerDocument: WireDefaulted {
    static let version = 1

    var version = Self.version
    /// The JSON of the acknowledged `ActiveWorkout`, before that had a key of its own.
    var base: RawJSON?
    var queue: [QueuedChange] = []
    var pending: [PendingEdit] = []
    var refused: [RefusedChange] = []

    init() {}

    mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("version", &version)
        try v.field("base", &base)
        try v.field("queue", &queue)
        try v.field("pending", &pending)
        try v.field("refused", &refused)
    }
}

extension SyncKey {
    /// What follows a prefix of a key.
    static func rest(_ key: String, after prefix: String) -> Substring? {
        key.hasPrefix(prefix) ? key.dropFirst(prefix.utf8.count) : nil
    }

    /// Whether something of the workout and its queue is kept there.
    static func isOfQueue(_ key: String) -> Bool {
        key == base || key == formerQueue || key == former || key.hasPrefix(step) || key.hasPrefix(edits)
            || key.hasPrefix(refused)
    }
}
