public import Training
public import Wire

/// A page of the feed of changes: everything that became another thing after a revision, each once, with its newest revision, in
/// the order of these.
public struct SyncPage: WireModel, Sendable {
    /// One thing as it is now.
    public struct Change: WireModel, Sendable {
        public var kind: ChangeKind
        public var id: ID<Never>
        public var revision: Int64
        /// Whether it is no longer there, or not yet.
        public var isDeleted: Bool
        /// What the call that reads this one thing answers; `nil` where it is deleted. Of an exercise without when it was
        /// last used, and of a goal without how far it is, which the sessions tell.
        public var value: ChangedValue?

        public init(kind: ChangeKind, id: ID<Never>, revision: Int64, value: ChangedValue?) {
            (self.kind, self.id, self.revision) = (kind, id, revision)
            (self.value, isDeleted) = (value, value == nil)
        }

        public init(blank: Blank) {
            (kind, id, revision, isDeleted) = (.settings, ID(blank: blank), 0, false)
        }

        public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
            try v.field("kind", &kind)
            try v.field("id", &id)
            try v.field("revision", &revision)
            try v.field("deleted", &isDeleted)
            try v.omittable("value", &value)
        }
    }

    /// From where the next page goes on.
    public var revision: Int64
    public var changes: [Change]
    /// Whether there is a next page already.
    public var hasMore: Bool

    public init(revision: Int64, changes: [Change], hasMore: Bool) {
        (self.revision, self.changes, self.hasMore) = (revision, changes, hasMore)
    }

    public init(blank: Blank) { (revision, changes, hasMore) = (0, [], false) }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("revision", &revision)
        try v.field("changes", &changes)
        try v.field("more", &hasMore)
    }

    /// How many changes a page has at most.
    public static let longest = 100
}

/// A thing of any kind as JSON text: `kind` says how it reads.
public struct ChangedValue: WireValue, Sendable {
    public var json: RawJSON

    public init(_ json: RawJSON) { self.json = json }

    public static func read(_ reader: inout Reader) throws(WireError) -> ChangedValue {
        ChangedValue(try RawJSON.read(&reader))
    }

    public func write(_ writer: inout Writer) { json.write(&writer) }

    #if !hasFeature(Embedded)
        public static func describe(_ describer: inout Describer) -> JSONValue {
            [
                "anyOf": [
                    describer.schema(ActiveWorkout.self), describer.schema(WorkoutSession.self),
                    describer.schema(WorkoutPlan.self), describer.schema(PlanSuggestion.self),
                    describer.schema(ExerciseDetails.self), describer.schema(Gym.self), describer.schema(Settings.self),
                    describer.schema(ImportReport.self), describer.schema(AccessToken.self),
                    describer.schema(TrackedProgram.self),
                    describer.schema(PainFlag.self), describer.schema(Profile.self),
                    describer.schema(BodyEntry.self), describer.schema(LifterGoal.self),
                    describer.schema(ScheduleEntry.self),
                ]
            ]
        }
    #endif
}

/// What the live stream tells: which things became others, without what they are.
public struct ChangeEvent: WireModel, Sendable {
    /// One thing that became another.
    public struct Change: WireModel, Sendable {
        public var kind: ChangeKind
        public var id: ID<Never>
        public var isDeleted: Bool
        /// The revision of an active workout's document: who has that one already need not ask for it.
        public var workoutRevision: Int?

        public init(kind: ChangeKind, id: ID<Never>, isDeleted: Bool, workoutRevision: Int? = nil) {
            (self.kind, self.id, self.isDeleted) = (kind, id, isDeleted)
            self.workoutRevision = workoutRevision
        }

        public init(blank: Blank) { (kind, id, isDeleted) = (.settings, ID(blank: blank), false) }

        public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
            try v.field("kind", &kind)
            try v.field("id", &id)
            try v.field("deleted", &isDeleted)
            try v.omittable("workout_revision", &workoutRevision)
        }
    }

    /// From where the feed, or another stream, goes on.
    public var revision: Int64
    public var changes: [Change]
    /// Whether everything may be another thing: there were too many changes to name them.
    public var isReset: Bool?

    public init(revision: Int64, changes: [Change], isReset: Bool? = nil) {
        (self.revision, self.changes, self.isReset) = (revision, changes, isReset)
    }

    public init(blank: Blank) { (revision, changes) = (0, []) }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("revision", &revision)
        try v.field("changes", &changes)
        try v.omittable("reset", &isReset)
    }

    /// More changes than that are not named.
    public static let longest = 500
    /// Streams of one user at the same time.
    public static let mostStreams = 16
    /// Seconds between two signs that a stream is alive.
    public static let heartbeatSeconds = 15
}
