public import Wire

/// A named container of versions, one of them current.
public struct WorkoutPlan: WireModel, Sendable {
    public var id: PlanID
    public var name: String
    public var category: String?
    public var favorite = false
    /// `false` for a draft.
    public var complete = true
    public var archived = false
    public var estimatedMinutes: Int?
    /// The start of the newest session that ran one of its versions.
    public var lastUsed: Instant?
    /// The programs with a day of this plan.
    public var usedBy: [ProgramID] = []
    /// The program that it was made for, be it deleted since; `nil` for one that stands for itself.
    public var madeFor: ProgramID?
    public var currentVersion: PlanSnapshot
    public var versionCount = 1

    public init(id: PlanID, name: String, currentVersion: PlanSnapshot, versionCount: Int = 1) {
        (self.id, self.name, self.currentVersion, self.versionCount) = (id, name, currentVersion, versionCount)
    }

    public init(blank: Blank) { (id, name, currentVersion) = (.init(blank: blank), "", PlanSnapshot(blank: blank)) }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("id", &id)
        try v.field("name", &name)
        try v.field("category", &category)
        try v.field("favorite", &favorite)
        try v.field("complete", &complete)
        try v.field("archived", &archived)
        try v.field("estimated_minutes", &estimatedMinutes)
        try v.field("last_used", &lastUsed)
        try v.field("used_by", &usedBy, default: [])
        try v.omittable("made_for", &madeFor)
        try v.field("current_version", &currentVersion)
        try v.field("version_count", &versionCount)
    }

    /// Whether it was made for a program that is gone, or that no longer asks for it.
    public var isLeftOver: Bool { madeFor != nil && usedBy.isEmpty }
}

extension PlanID {
    /// The plan that is made for a program at a place among its plans, from 0: by its id it stays known as such.
    public static func made(for program: ProgramID, at index: Int) -> PlanID { .named("plan/\(index)", in: program) }
}
