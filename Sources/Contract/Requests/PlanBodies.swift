public import Training
public import Wire

/// Names the plan that a session becomes.
public struct SaveAsPlan: WireModel, Sendable {
    public var id: PlanID?
    public var name: String

    public init(id: PlanID? = nil, name: String) {
        (self.id, self.name) = (id, name)
    }

    public init(blank: Blank) { name = "" }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("id", &id, default: nil)
        try v.field("name", &name)
    }
}

/// A plan to be made.
public struct CreatePlan: WireModel, Sendable {
    public var id: PlanID?
    public var name: String
    /// The plan whose current version is copied; what is left out here is as there.
    public var copyOf: PlanID?
    public var category: String?
    public var favorite = false
    /// `false` for a draft; finished where nothing is said.
    public var complete: Bool?
    public var estimatedMinutes: Int?
    public var notes: String?
    /// Required of a plan that is neither a copy nor a draft.
    public var exercises: [ExercisePrescription]?

    public init(
        id: PlanID? = nil, name: String, copyOf: PlanID? = nil, category: String? = nil, favorite: Bool = false,
        complete: Bool? = nil, estimatedMinutes: Int? = nil, notes: String? = nil,
        exercises: [ExercisePrescription]? = nil
    ) {
        (self.id, self.name, self.copyOf, self.category) = (id, name, copyOf, category)
        (self.favorite, self.complete, self.estimatedMinutes) = (favorite, complete, estimatedMinutes)
        (self.notes, self.exercises) = (notes, exercises)
    }

    public init(blank: Blank) { name = "" }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("id", &id, default: nil)
        try v.field("name", &name)
        try v.field("copy_of", &copyOf, default: nil)
        try v.field("category", &category, default: nil)
        v.range(PlanLimits.category)
        try v.field("favorite", &favorite, default: false)
        try v.field("complete", &complete, default: nil)
        try v.field("estimated_minutes", &estimatedMinutes, default: nil)
        try v.field("notes", &notes, default: nil)
        try v.field("exercises", &exercises, default: nil)
    }
}

/// What a plan is to say of itself from now on. What is left out stays as it is.
public struct PatchPlan: WireDefaulted, Sendable {
    public var name: String?
    public var favorite: Bool?
    public var complete: Bool?
    public var archived: Bool?
    public var category: String??
    public var estimatedMinutes: Int??

    public init() {}

    /// Changes what is named, and nothing else.
    public init(name: String? = nil, favorite: Bool? = nil, complete: Bool? = nil, archived: Bool? = nil) {
        self.name = name
        self.favorite = favorite
        self.complete = complete
        self.archived = archived
    }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.omittable("name", &name)
        try v.omittable("favorite", &favorite)
        try v.omittable("complete", &complete)
        try v.omittable("archived", &archived)
        try v.omittable("category", &category)
        try v.omittable("estimated_minutes", &estimatedMinutes)
    }

    /// The plan with what is named here.
    public func applied(to before: WorkoutPlan) -> WorkoutPlan {
        var plan = before
        if let name { plan.name = name }
        if let favorite { plan.favorite = favorite }
        if let complete { plan.complete = complete }
        if let archived { plan.archived = archived }
        if let category { plan.category = category }
        if let estimatedMinutes { plan.estimatedMinutes = estimatedMinutes }
        return plan
    }
}

/// The content of the next version of a plan, whole.
public struct MakeVersion: WireModel, Sendable {
    public var id: SnapshotID?
    /// The version that the edit started from; refused when another one is current by now.
    public var baseVersionID: SnapshotID?
    public var notes: String?
    public var exercises: [ExercisePrescription]

    public init(
        id: SnapshotID? = nil, baseVersionID: SnapshotID? = nil, notes: String? = nil,
        exercises: [ExercisePrescription]
    ) {
        (self.id, self.baseVersionID, self.notes, self.exercises) = (id, baseVersionID, notes, exercises)
    }

    public init(blank: Blank) { exercises = [] }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("id", &id, default: nil)
        try v.field("base_version_id", &baseVersionID, default: nil)
        try v.field("notes", &notes, default: nil)
        try v.field("exercises", &exercises)
    }
}

/// The version that a plan goes back to.
public struct RollBack: WireModel, Sendable {
    /// Of the version that is made.
    public var id: SnapshotID?
    public var to: VersionReference

    public init(id: SnapshotID? = nil, to: VersionReference) {
        (self.id, self.to) = (id, to)
    }

    public init(blank: Blank) { to = .number(0) }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("id", &id, default: nil)
        try v.field("to", &to)
    }
}

/// A version by its id or its number within the plan.
public enum VersionReference: WireValue, Sendable {
    case id(SnapshotID)
    case number(Int)

    public static func read(_ reader: inout Reader) throws(WireError) -> VersionReference {
        reader.isString ? .id(try SnapshotID.read(&reader)) : .number(try Int.read(&reader))
    }

    public func write(_ writer: inout Writer) {
        switch self {
        case .id(let id): id.write(&writer)
        case .number(let number): number.write(&writer)
        }
    }
}

#if !hasFeature(Embedded)
    extension VersionReference {
        public static func describe(_ describer: inout Describer) -> JSONValue {
            describer.component(
                "VersionReference",
                [
                    "anyOf": [describer.schema(SnapshotID.self), describer.schema(Int.self)],
                    "description": "A version by its id or its number within the plan.",
                ])
        }
    }
#endif
